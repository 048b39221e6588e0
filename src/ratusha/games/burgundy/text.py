"""The position as text, in both languages: for terminals, screen readers and the plain page."""

from __future__ import annotations

from ratusha.games.burgundy.boards import AREA, NO_BOARD, NUMBER, SPACE_COLOUR
from ratusha.games.burgundy.components import (
    ANIMAL,
    ANIMALS_ON,
    AREA_POINTS,
    BLACK_DEPOT,
    BLACK_SPACES,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    DEPOT_SPACES,
    KNOWLEDGE,
    LARGE_BONUS,
    NO_TILE,
    NUMBER_OF,
    NUMBERS,
    PHASE_POINTS,
    ROUNDS,
    SHELF,
    SMALL_BONUS,
    SPECIES_NAMES,
    SPECIES_OF,
    TILE_NAMES,
)
from ratusha.games.burgundy.geometry import BIT, ROWS, SPACES, spaces_in
from ratusha.games.burgundy.names import area_name, colour_name, goods_name, phase_name, tile_name
from ratusha.games.burgundy.state import NOBODY_YET, Burgundy, Estate
from ratusha.kernel import words
from ratusha.kernel.description import Section
from ratusha.kernel.msg import Msg, Param

_CELL = 8
"""The width of a space on the map of an estate."""


def describe(g: Burgundy, viewer: int, lang: str) -> list[Section]:
    """The round, the viewer's estate, the depots, all players; then the other estates and what tiles do."""
    seats = sorted(range(g.seats), key=lambda seat: (seat != viewer, seat))
    made = [_round(g, lang)]
    if 0 <= viewer < g.seats:
        made.append(_estate(g, viewer, True, lang))
    if g.phase and not g.over:
        made.append(_depots(g, lang))
    if 0 <= viewer < g.seats:
        made += _areas(g, viewer, lang)
    if g.phase and not g.over:
        made.append(_knowledge_in_sight(g, lang))
    made.append(_players(g, seats, lang))
    made += [_estate(g, seat, False, lang) for seat in seats if seat != viewer]
    return [*made, _colours(g, lang), _about_tiles(g, lang), _legend(lang)]


def _say(lang: str, id: str, **params: Param) -> str:
    return words.text(Msg(f"burgundy-{id}", **params), lang)


def _who(seat: int) -> Msg:
    return Msg("kernel-seat", n=seat + 1)


# -- the table -------------------------------------------------------------------------------------


def _round(g: Burgundy, lang: str) -> Section:
    made = Section("round", _stage(g, lang))
    if g.white and not g.over:
        made.say(_say(lang, "text-white", die=str(g.white)))
    if g.order:
        order = ", ".join(
            _say(lang, "text-on-track", who=_who(seat), space=str(g.track[seat])) for seat in g.order
        )
        made.say(_say(lang, "text-order", seats=order))
    if g.phase and not g.over:
        coming = ", ".join(_goods_type(kind, lang) for kind in g.round_goods)
        made.say(_say(lang, "text-coming", goods=coming or _say(lang, "text-nothing")))
        made.say(_say(lang, "text-phase-points", points=Msg("kernel-n-points", n=PHASE_POINTS[g.phase])))
    return made


def _stage(g: Burgundy, lang: str) -> str:
    if g.over:
        return _say(lang, "text-over")
    if not g.phase:
        return _say(lang, "text-setup")
    return _say(lang, "text-head", phase=phase_name(g.phase), round=str(g.round), rounds=str(ROUNDS))


def _depots(g: Burgundy, lang: str) -> Section:
    """What may be taken, with the slot of each tile in brackets, and the goods that ships may load."""
    made = Section("depots", _say(lang, "text-depots"))
    rows: list[list[str]] = []
    for depot in [*range(1, NUMBERS + 1), BLACK_DEPOT]:
        spaces = BLACK_SPACES if depot == BLACK_DEPOT else DEPOT_SPACES
        label = _say(lang, "text-black") if depot == BLACK_DEPOT else str(depot)
        goods = _goods(g.depot_goods[depot * (NUMBERS + 1) : (depot + 1) * (NUMBERS + 1)], lang)
        tiles = _numbered(g.shelves[SHELF[depot] : SHELF[depot] + spaces], lang)
        rows.append([label, tiles, goods or "—"])
    made.grid([_say(lang, "text-depot"), _say(lang, "text-tiles"), _say(lang, "text-goods-there")], rows)
    return made


def _numbered(tiles: list[int], lang: str) -> str:
    """Tiles with their positions in brackets; empty positions are left out."""
    shown = [
        f"[{at}] {words.text(tile_name(tile), lang)}" for at, tile in enumerate(tiles) if tile != NO_TILE
    ]
    return ", ".join(shown) or _say(lang, "text-nothing")


def _goods(counts: list[int], lang: str) -> str:
    """`2 × red goods (4), 1 × pink goods (3)`."""
    return ", ".join(f"{n} × {_goods_type(kind, lang)}" for kind, n in enumerate(counts) if n)


def _goods_type(kind: int, lang: str) -> str:
    """A type of goods with the number that sells it."""
    return f"{words.text(goods_name(kind), lang)} ({kind})"


def _players(g: Burgundy, seats: list[int], lang: str) -> Section:
    made = Section("players", _say(lang, "text-players"))
    estates = [g.estates[seat] for seat in seats]
    rows = [
        [_say(lang, "text-points"), *(str(g.points[seat]) for seat in seats)],
        [_say(lang, "text-dice-head"), *(_dice(g, seat, lang) for seat in seats)],
        [_say(lang, "text-silver"), *(str(estate.silver) for estate in estates)],
        [_say(lang, "text-workers"), *(str(estate.workers) for estate in estates)],
        [_say(lang, "text-goods-held"), *(str(sum(estate.goods)) for estate in estates)],
        [_say(lang, "text-goods-sold"), *(str(sum(estate.sold)) for estate in estates)],
        [_say(lang, "text-storage-head"), *(_numbered(estate.storage, lang) for estate in estates)],
        [_say(lang, "text-filled"), *(_filled(estate, lang) for estate in estates)],
    ]
    if g.over:
        rows.insert(0, [_say(lang, "text-rank"), *(str(g.ranks[seat]) for seat in seats)])
    made.grid([_say(lang, "text-player"), *(words.text(_who(seat), lang) for seat in seats)], rows)
    return made


def _dice(g: Burgundy, seat: int, lang: str) -> str:
    dice = [str(die) for die in g.dice[2 * seat : 2 * seat + 2] if die]
    return ", ".join(dice) or _say(lang, "text-dice-used")


def _filled(estate: Estate, lang: str) -> str:
    return _say(lang, "text-of", n=str(estate.filled.bit_count()), most=str(SPACES))


# -- an estate -------------------------------------------------------------------------------------


def _estate(g: Burgundy, seat: int, you: bool, lang: str) -> Section:
    estate = g.estates[seat]
    who = words.text(_who(seat), lang)
    points = Msg("kernel-n-points", n=g.points[seat])
    head = _say(lang, "text-own" if you else "text-estate", who=who, points=points)
    made = Section(f"estate-{seat}", head, folded=not you)
    if estate.board != NO_BOARD:
        made.say(_say(lang, "text-board", board=str(estate.board)))
    made.say(
        _say(
            lang,
            "text-dice",
            dice=_dice(g, seat, lang),
            silver=Msg("burgundy-n-silver", n=estate.silver),
            workers=Msg("burgundy-n-workers", n=estate.workers),
        ),
        _say(lang, "text-storage", tiles=_numbered(estate.storage, lang)),
        _say(lang, "text-goods", goods=_goods(estate.goods, lang) or _say(lang, "text-nothing")),
    )
    if any(estate.sold):
        made.say(_say(lang, "text-sold", goods=_goods(estate.sold, lang)))
    bonuses = [
        Msg(f"burgundy-text-bonus-{'small' if at % 2 else 'large'}", colour=colour_name(at // 2))
        for at in range(2 * COLOURS)
        if g.bonuses[at] == seat
    ]
    if bonuses:
        shown = ", ".join(words.text(bonus, lang) for bonus in bonuses)
        made.say(_say(lang, "text-bonuses", bonuses=shown))
    if estate.board != NO_BOARD:
        made.say(*_laid(estate, lang))
        if not you or g.over:
            made.draw(_map(estate, lang))
    return made


def _laid(estate: Estate, lang: str) -> list[str]:
    """The tiles of an estate by colour."""
    lines: list[str] = []
    for colour in range(COLOURS):
        tiles = [
            f"{words.text(tile_name(tile), lang)} ({space})"
            for space, tile in enumerate(estate.tiles)
            if tile != NO_TILE and COLOUR_OF[tile] == colour
        ]
        if tiles:
            lines.append(_say(lang, "text-laid", colour=colour_name(colour), tiles=", ".join(tiles)))
    return lines


def _areas(g: Burgundy, seat: int, lang: str) -> list[Section]:
    """The unfinished areas: what may be filled now, what later, and what finishing one would bring."""
    estate = g.estates[seat]
    if estate.board == NO_BOARD or g.over:
        return []
    made = Section("areas", _say(lang, "text-areas"))
    rows: list[tuple[int, list[str]]] = []
    seen = estate.filled
    for space in range(SPACES):
        area = AREA[estate.board][space]
        if seen & BIT[space] and (area & ~estate.filled == 0 or area & seen & ~estate.filled):
            continue
        seen |= area
        free = [other for other in spaces_in(area) if not estate.filled & BIT[other]]
        now = [_space(other) for other in free if estate.frontier & BIT[other]]
        later = [_space(other) for other in free if not estate.frontier & BIT[other]]
        size = len(spaces_in(area))
        brings = AREA_POINTS[size] + (PHASE_POINTS[g.phase] if g.phase else 0)
        name = words.text(area_name(SPACE_COLOUR[estate.board][space]), lang)
        rows.append(
            (
                len(free),
                [
                    f"{name}, {_say(lang, 'text-of', n=str(size - len(free)), most=str(size))}",
                    ", ".join(now) or "—",
                    ", ".join(later) or "—",
                    str(brings),
                ],
            )
        )
    rows.sort(key=lambda row: (row[1][1] == "—", row[0]))
    heads = ("area", "open-now", "open-later", "points")
    made.grid([_say(lang, f"text-{head}") for head in heads], [row for _, row in rows])
    made.say(_say(lang, "text-areas-about"))
    made.draw(_map(estate, lang))
    return [made]


def _space(space: int) -> str:
    """A space with the number that fills it."""
    return f"{space}\u00a0({NUMBER[space]})"


def _map(estate: Estate, lang: str) -> list[str]:
    """The spaces row by row, each half a space further in than the next longer row."""
    lines: list[str] = []
    space = 0
    for length in ROWS:
        cells = [f"{_cell(estate, space + i, lang):<{_CELL}}" for i in range(length)]
        lines.append((" " * (2 + (max(ROWS) - length) * _CELL // 2) + "".join(cells)).rstrip())
        space += length
    return lines


def _cell(estate: Estate, space: int, lang: str) -> str:
    """An empty space: `13 Bu2`, with a star where a tile may go next; a filled one: `[Bk]`."""
    tile = estate.tiles[space]
    if tile == NO_TILE:
        colour = _say(lang, f"short-{COLOUR_NAMES[SPACE_COLOUR[estate.board][space]]}")
        star = "*" if estate.frontier & BIT[space] else ""
        return f"{space:>2} {colour}{NUMBER[space]}{star}"
    return f" [{_short(tile, lang)}]"


def _short(tile: int, lang: str) -> str:
    """A tile in two or three letters: `Bk`, `3c`, `k12`."""
    if NUMBER_OF[tile]:
        return f"{_say(lang, 'short-k')}{NUMBER_OF[tile]}"
    if SPECIES_OF[tile] >= 0:
        return f"{ANIMALS_ON[tile]}{_say(lang, f'short-{SPECIES_NAMES[SPECIES_OF[tile]]}')}"
    return _say(lang, f"short-{TILE_NAMES[tile]}")


# -- explanations ----------------------------------------------------------------------------------


def _legend(lang: str) -> Section:
    made = Section("legend", _say(lang, "text-legend"), folded=True)
    made.say(*(_say(lang, f"text-legend-{part}") for part in ("spaces", "colours", "buildings", "others")))
    return made


def _colours(g: Burgundy, lang: str) -> Section:
    """The bonus tiles for whole colours that nobody has yet."""
    made = Section("bonuses", _say(lang, "text-bonuses-left"), folded=True)
    rows: list[list[str]] = []
    for colour in range(COLOURS):
        row = [words.text(colour_name(colour), lang)]
        for small in range(2):
            seat = g.bonuses[2 * colour + small]
            points = SMALL_BONUS[g.seats] if small else LARGE_BONUS[g.seats]
            worth = words.text(Msg("kernel-n-points", n=points), lang)
            row.append(worth if seat == NOBODY_YET else words.text(_who(seat), lang))
        rows.append(row)
    made.grid([_say(lang, "text-colour"), _say(lang, "text-first"), _say(lang, "text-second")], rows)
    return made


def _knowledge_in_sight(g: Burgundy, lang: str) -> Section:
    """What every knowledge tile does that lies in a depot, in storage or in an estate."""
    made = Section("knowledge", _say(lang, "text-knowledge"))
    places = [*g.shelves]
    for estate in g.estates:
        places += estate.storage + estate.tiles
    tiles = sorted({tile for tile in places if tile != NO_TILE and COLOUR_OF[tile] == KNOWLEDGE})
    rows = [[words.text(tile_name(tile), lang), about(tile, lang)] for tile in tiles]
    made.grid([_say(lang, "text-tile"), _say(lang, "text-does")], rows)
    if not rows:
        made.say(_say(lang, "text-nothing"))
    return made


def _about_tiles(g: Burgundy, lang: str) -> Section:
    """What all other tiles do."""
    made = Section("tiles", _say(lang, "text-about"), folded=True)
    rows: list[list[str]] = []
    for tile in range(len(TILE_NAMES)):
        if COLOUR_OF[tile] != KNOWLEDGE and SPECIES_OF[tile] < 0:
            rows.append([words.text(tile_name(tile), lang), about(tile, lang)])
    rows.append([words.text(colour_name(ANIMAL), lang), _say(lang, "about-animal")])
    made.grid([_say(lang, "text-tile"), _say(lang, "text-does")], rows)
    return made


def about(tile: int, lang: str) -> str:
    """What a tile does, with the rule's number."""
    if SPECIES_OF[tile] >= 0:
        return _say(lang, "about-animal")
    return _say(lang, f"about-{TILE_NAMES[tile]}")
