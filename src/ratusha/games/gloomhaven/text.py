"""The position in words and signs, for terminals, screen readers and the plain page."""

from __future__ import annotations

from ratusha.games.gloomhaven import names
from ratusha.games.gloomhaven.components import (
    ADVISER_POINTS,
    ADVISER_PRICE,
    ADVISER_SLOTS,
    ADVISER_WANTS,
    BIT,
    BOARD,
    BRIDGES,
    BUILDING_SHAPE,
    BUILDING_TERRAIN,
    CALL_TO_VOTE,
    CARDS,
    FIRST_ADVISER,
    HOUSES,
    LAST_COMPLETION,
    LEVEL,
    MOST_WANTS,
    NOTHING,
    ON_SITE,
    PAID_ON,
    PROPOSALS,
    RACE_LEVEL,
    RESOURCES,
    SOLO_ROUNDS,
    WANT_POINTS,
    WANTS,
)
from ratusha.games.gloomhaven.geometry import HEIGHT, TURNS, WIDTH, cell_at, cells_of
from ratusha.games.gloomhaven.scoring import chronicle
from ratusha.games.gloomhaven.solo import solo_price
from ratusha.games.gloomhaven.state import OPEN, UNKNOWN, Gloomhaven
from ratusha.kernel.description import Section
from ratusha.kernel.listing import player, row
from ratusha.kernel.msg import Msg, Param
from ratusha.kernel.words import text

SIGNS = {
    "c": "coast", "d": "desert", "f": "forest", "r": "ruins", "~": "river", "#": "wall", ".": "outside",
    "X": "dark", "G": "ghost", "T": "tower", "N": "north", "W": "west",
}  # fmt: skip
"""What the codes of the board stand for."""


def describe(g: Gloomhaven, viewer: int, lang: str) -> list[Section]:
    """The turn, the viewer's cards, the offers, the city, the players; what is printed comes folded."""
    made = [_head(g, lang)]
    if 0 <= viewer < g.seats and g.races[viewer] != NOTHING:
        made.append(_own(g, viewer, lang))
    made += [_proposals(g, lang), _buildings(g, lang), _storages(g, lang), _city(g, lang), _advisers(g, lang)]
    made.append(_players(g, lang))
    return [section for section in made if section.blocks or section.key == "turn"]


def _say(id: str, lang: str, **params: Param) -> str:
    return text(Msg(f"gloomhaven-text-{id}", **params), lang)


def _row(items: list[Msg], lang: str) -> str:
    return text(row(items), lang) if items else "–"


def _head(g: Gloomhaven, lang: str) -> Section:
    if g.over:
        made = Section("turn", _say("over", lang, how=Msg(f"gloomhaven-over-{g.ended_by()}")))
        _chronicle(g, made, lang)
        return made
    if not g.turns:
        return Section("turn", _say("before", lang))
    if g.seats == 1:
        made = Section("turn", _say("round", lang, n=str(g.round), of=str(SOLO_ROUNDS)))
        levels = BOARD[g.board].district_levels
        district = levels[BOARD[g.board].district[g.spots[0] // TURNS]]
        made.say(_say("level", lang, race=_level(RACE_LEVEL[g.races[0]]), district=_level(district)))
        made.say(_say("tokens", lang, n=g.marked.bit_count(), price=solo_price(g, PROPOSALS - 1)))
    else:
        made = Section("turn", _say("turn", lang, n=str(g.turns), who=player(g.active)))
    made.say(_say("completed", lang, n=str(g.completed), of=str(LAST_COMPLETION)))
    if g.playing != NOTHING:
        made.say(_say("playing", lang, card=names.card(g.playing)))
    goals = [names.achievement(goal) for goal in g.goals if goal != NOTHING]
    if goals:
        made.say(_say("goals", lang, goals=row(goals)))
    return made


def _level(level: int) -> Msg:
    return Msg(f"gloomhaven-level-{level}")


def _chronicle(g: Gloomhaven, made: Section, lang: str) -> None:
    """The city event of the winner with its three blanks. Rule 17.1."""
    found = chronicle(g)
    if found is not None:
        made.say(_say("chronicle", lang, who=player(found.seat), race=names.race(found.race)))
        made.say(_say("blank-1", lang, buildings=row([names.building(b) for b in found.buildings])))
        made.say(_say("blank-2", lang, quarters=row([names.quarter(q) for q in found.quarters])))
        made.say(_say("blank-3", lang))


def _own(g: Gloomhaven, seat: int, lang: str) -> Section:
    made = Section("own", _say("own", lang, race=names.race(g.races[seat])))
    hand = g.hand(seat)
    made.say(_say("hand", lang, cards=row([names.card(card) for card in range(CARDS) if hand & BIT[card]])))
    up = [names.card(card) for card in range(CARDS) if g.up[seat] & BIT[card]]
    down = [names.card(card) for card in g.down[seat] if card != UNKNOWN]
    if up:
        made.say(_say("face-up", lang, cards=row(up)))
    if down:
        made.say(_say("face-down", lang, cards=row(down)))
    return made


# -- offers -------------------------------------------------------------------------------------------


def _wants(building: int, lang: str) -> str:
    """What a building wants, with points and what stays with the deliverer."""
    found: list[str] = []
    for r, points in zip(WANTS[building], WANT_POINTS[building], strict=True):
        kept = f" [{points - PAID_ON[r]}]" if PAID_ON[r] else ""
        found.append(f"{text(names.resource(r), lang)} {points}{kept}")
    return ", ".join(found)


def _proposals(g: Gloomhaven, lang: str) -> Section:
    made = Section("proposals", _say("proposals", lang))
    head = ["", _say("building", lang), _say("wants", lang), _say("ground", lang), _say("worker", lang)]
    rows: list[list[str]] = []
    for slot in range(PROPOSALS):
        building = g.proposals[slot]
        if building == NOTHING:
            continue
        ground = (
            _say("site", lang) if ON_SITE[building] else text(names.terrain(BUILDING_TERRAIN[building]), lang)
        )
        mark = str(solo_price(g, slot)) if g.seats == 1 else text(names.proposal(slot), lang)
        name = text(names.building(building), lang)
        shape = text(names.shape(BUILDING_SHAPE[building]), lang)
        action = text(names.building_action(building), lang)
        rows.append([mark, name, _wants(building, lang), f"{ground}, {shape}", action])
    made.grid(head, rows)
    if g.top:
        made.say(_say("top", lang, building=names.building(g.top[-1])))
    return made


def _advisers(g: Gloomhaven, lang: str) -> Section:
    made = Section("advisers", _say("advisers", lang), folded=True)
    head = [
        _say("adviser", lang),
        _say("price", lang),
        _say("wants", lang),
        _say("points", lang),
        _say("does", lang),
    ]
    rows: list[list[str]] = []
    for slot in range(ADVISER_SLOTS):
        adviser = g.advisers[slot]
        if adviser != NOTHING:
            name = text(names.card(FIRST_ADVISER + adviser), lang)
            wants = text(names.resource(ADVISER_WANTS[adviser]), lang)
            action = text(names.card_action(FIRST_ADVISER + adviser), lang)
            rows.append([name, str(ADVISER_PRICE[slot]), wants, str(ADVISER_POINTS[adviser]), action])
    made.grid(head, rows)
    return made


# -- the city -----------------------------------------------------------------------------------------


def _buildings(g: Gloomhaven, lang: str) -> Section:
    made = Section("buildings", _say("buildings", lang))
    rows: list[list[str]] = []
    for at, building in enumerate(g.built):
        slots: list[str] = []
        for want, r in enumerate(WANTS[building]):
            cube = g.cubes[at * MOST_WANTS + want]
            who = _say("open", lang) if cube == OPEN else text(names.owner(cube), lang)
            slots.append(f"{text(names.resource(r), lang)} {WANT_POINTS[building][want]}: {who}")
        worker = "" if g.workers[at] < 0 else text(player(g.workers[at]), lang)
        letter = _letter(at, lang)
        rows.append([letter, text(names.building(building), lang), ", ".join(slots), worker])
    made.grid(["", _say("building", lang), _say("slots", lang), _say("worker", lang)], rows)
    return made


def _letter(at: int, lang: str) -> str:
    """The letter by which the map names a building."""
    return chr(ord("А" if lang == "ru" else "A") + at)


def _storages(g: Gloomhaven, lang: str) -> Section:
    made = Section("storages", _say("storages", lang), folded=True)
    head = ["", _say("resource", lang), _say("owner", lang), _say("access", lang), _say("where", lang)]
    rows: list[list[str]] = []
    for s in range(len(g.kinds)):
        others = [player(seat) for seat in range(g.seats) if g.tokens[s] & BIT[seat] and seat != g.owners[s]]
        district = names.district(g.board, BOARD[g.board].district[g.spots[s] // TURNS])
        where = f"{text(names.cell(g.spots[s] // TURNS), lang)}, {text(district, lang)}"
        name = f"{text(names.resource(g.kinds[s]), lang)} ({LEVEL[g.kinds[s]]})"
        rows.append([str(s), name, text(names.owner(g.owners[s]), lang), _row(others, lang), where])
    made.grid(head, rows)
    return made


def _city(g: Gloomhaven, lang: str) -> Section:
    """The map: terrains by letter, storages by number, buildings AA, BB…, roads ==, houses h, bridges b."""
    made = Section("city", _say("city", lang))
    board = BOARD[g.board]
    coded = {code: f" {_say(f'sign-{name}', lang)}" for code, name in SIGNS.items()}
    signs = [coded[code] for code in board.code]
    house, bridge = _say("sign-house", lang), _say("sign-bridge", lang)
    for cell in g.roads:
        signs[cell] = "=="
    for seat in range(g.seats):
        for cell in g.houses[seat]:
            signs[cell] = f"{house}{seat + 1}"
        for cell in g.bridges[seat]:
            signs[cell] = f"{bridge}{seat + 1}"
    for s in range(len(g.kinds)):
        for cell in cells_of(g.cells[s]):
            signs[cell] = f"{s:2}"
    for at in range(len(g.built)):
        for cell in cells_of(g.plot_cells[at]):
            signs[cell] = _letter(at, lang) * 2
    lines = ["    " + " ".join(f"{x:2}" for x in range(WIDTH))]
    lines += [f"{y:2}  " + " ".join(signs[cell_at(x, y)] for x in range(WIDTH)) for y in range(HEIGHT)]
    made.draw(lines)
    made.say(_say("legend", lang))
    return made


def _players(g: Gloomhaven, lang: str) -> Section:
    """A column for each player."""
    made = Section("players", _say("players", lang))
    seats = range(g.seats)
    rows = [
        [
            _say("race", lang),
            *(text(names.race(g.races[s]), lang) if g.races[s] >= 0 else "–" for s in seats),
        ],
        [_say("points", lang), *(str(g.points[s]) for s in seats)],
        [_say("coins", lang), *(str(g.coins[s]) for s in seats)],
        [_say("fleeting", lang), *(str(g.fleeting[s]) for s in seats)],
        [_say("lasting", lang), *(str(g.lasting[s]) for s in seats)],
        [_say("income", lang), *(str(g.income(s)) for s in seats)],
        [_say("in-hand", lang), *(str(g.in_hand(s)) for s in seats)],
        [_say("lying-down", lang), *(str(len(g.down[s])) for s in seats)],
        [_say("lying-up", lang), *(_row(_cards(g.up[s]), lang) for s in seats)],
        [
            _say("hired", lang),
            *(_row(_cards(g.cards[s] & ~(BIT[CALL_TO_VOTE + 2] - 1)), lang) for s in seats),
        ],
        [_say("houses", lang), *(f"{len(g.houses[s])} / {HOUSES}" for s in seats)],
        [_say("workers", lang), *(str(_free_workers(g, s)) for s in seats)],
        [_say("bridges", lang), *(f"{len(g.bridges[s])} / {BRIDGES}" for s in seats)],
        [_say("controls", lang), *(_row(_resources(g.own_basics[s]), lang) for s in seats)],
        [_say("reach", lang), *(_row(_resources(g.reach[s]), lang) for s in seats)],
    ]
    made.grid(["", *(text(player(s), lang) for s in seats)], rows)
    return made


def _free_workers(g: Gloomhaven, seat: int) -> int:
    return len(g.houses[seat]) - g.used_workers(seat) if g.with_workers() else 0


def _cards(mask: int) -> list[Msg]:
    return [names.card(card) for card in range(CARDS) if mask & BIT[card]]


def _resources(mask: int) -> list[Msg]:
    return [names.resource(r) for r in range(RESOURCES) if mask & BIT[r]]
