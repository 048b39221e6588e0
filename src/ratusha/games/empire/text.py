"""The position in words and signs, for terminals, screen readers and the plain page.

A realm is drawn as its owner sees it: what lies far from him stands above, what lies near below; each
square shows its number, by which labels and the log name it.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.empire import names
from ratusha.games.empire.components import CITY, NO_TOKEN, PRIZE, STACK, TOKEN, TOKENS
from ratusha.games.empire.moves import cell_at, x_of, y_of
from ratusha.games.empire.realm import COINED, MASTERED, NO_SQUARE, RAVAGED, Realm
from ratusha.games.empire.state import Empire
from ratusha.games.empire.war import farthest
from ratusha.kernel.bits import bits
from ratusha.kernel.description import Section
from ratusha.kernel.listing import player, row
from ratusha.kernel.msg import Msg, Param
from ratusha.kernel.words import text

MARGIN: Final = 8
WIDE: Final = 6
"""How many characters are the margin and a column of the map."""
COLUMNS: Final = 15
"""How many columns fit a line."""


def describe(g: Empire, viewer: int, lang: str) -> list[Section]:
    """The turn, what lies open, the viewer's realm with its free places, the players, the other realms."""
    made = [_head(g, lang)]
    if 0 <= viewer < g.seats:
        made += [_open(g, viewer, lang), _realm(g, viewer, True, lang), _places(g, viewer, lang)]
    else:
        made.append(_open(g, viewer, lang))
    made.append(_players(g, viewer, lang))
    made += [_realm(g, seat, False, lang) for seat in range(g.seats) if seat != viewer]
    return made


def _say(id: str, lang: str, **params: Param) -> str:
    return text(Msg(f"empire-text-{id}", **params), lang)


# -- the table --------------------------------------------------------------------------------------


def _head(g: Empire, lang: str) -> Section:
    if g.over:
        return Section("turn", _say("over", lang, how=Msg(f"empire-text-end-{g.ended_by()}")))
    if not all(len(realm.cells) > 1 for realm in g.realms):
        return Section("turn", _say("before", lang))
    made = Section("turn", _say("turn", lang, turn=str(g.turns + 1), who=player(g.active)))
    made.say(_say("first", lang, who=player(g.first)))
    if g.bought >= 0:
        bought = names.resource(g.bought)
        made.say(_say("bought", lang, who=player(g.active), resource=bought))
    made.say(_say("end-near", lang, prizes=len(g.prizes), squares=sum(g.sizes[:PRIZE])))
    return made


def _open(g: Empire, viewer: int, lang: str) -> Section:
    """The rows and the prizes; for a player also where each square would fit."""
    made = Section("open", _say("open", lang))
    head = [_say("square", lang), _say("needs", lang), _say("gives", lang)]
    fits = 0 <= viewer < g.seats and len(g.realms[viewer].cells) > 1
    if fits:
        head.append(_say("fits", lang))
    for stack in range(PRIZE):
        row = _say("row", lang, stack=names.stack(stack), left=g.sizes[stack])
        made.say(row if g.rows[stack] else f"{row} {_say('row-empty', lang)}")
        made.grid(head, _rows(g, g.rows[stack], viewer if fits else -1, lang))
    if g.rows[CITY]:
        made.say(_say("token-about", lang))
    made.say(_say("prizes", lang))
    made.grid(head, _rows(g, g.prizes, viewer if fits else -1, lang))
    return made


def _rows(g: Empire, kinds: list[int], seat: int, lang: str) -> list[list[str]]:
    rows: list[list[str]] = []
    for kind in sorted(set(kinds)):
        name = text(names.square(kind), lang)
        if kinds.count(kind) > 1:
            name += f" × {kinds.count(kind)}"
        row = [name, text(names.needs(kind), lang), _gives(kind, lang)]
        if seat >= 0:
            row.append(_fits(g, seat, kind, lang))
        rows.append(row)
    return rows


def _gives(kind: int, lang: str) -> str:
    if STACK[kind] == PRIZE:
        return text(names.worth(kind), lang).replace(" ", "\u00a0")
    made = text(names.makes(kind), lang)
    return made if TOKEN[kind] == NO_TOKEN else _say("with-token", lang, makes=made)


def _fits(g: Empire, seat: int, kind: int, lang: str) -> str:
    """In how many free places the square could be laid, or else in place of which squares."""
    realm = g.realms[seat]
    bought = g.bought_unit() if seat == g.active else 0
    places = realm.places(kind, bought)
    free = sum(1 for cell in places if realm.square_at(cell) == NO_SQUARE)
    if free:
        return _say("fits-free", lang, n=free)
    return _say("fits-instead" if places else "fits-not", lang)


def _players(g: Empire, viewer: int, lang: str) -> Section:
    made = Section("players", _say("players", lang))
    seats = sorted(range(g.seats), key=lambda seat: (seat != viewer, seat))
    realms = [g.realms[seat] for seat in seats]
    rows = [[_say("points", lang), *(_number(g.points[seat]) for seat in seats)]]
    for at, source in enumerate(g.game.sources):
        label = text(Msg(f"empire-cause-{source}"), lang)
        rows.append([label, *(_number(g.by_source(seat, at)) for seat in seats)])
    rows += [
        [_say("squares", lang), *(str(len(realm.cells)) for realm in realms)],
        [_say("hand", lang), *(_hand(realm, lang) for realm in realms)],
    ]
    made.grid([_say("player", lang), *(text(player(seat), lang) for seat in seats)], rows)
    return made


def _number(n: int | str) -> str:
    """A number with the sign that is made for it."""
    return str(n).replace("-", "−")


def _hand(realm: Realm, lang: str) -> str:
    tokens = [
        Msg(f"empire-n-{TOKENS[token]}", n=realm.hand[token])
        for token in range(len(realm.hand))
        if realm.hand[token]
    ]
    return text(row(tokens + [names.master(master) for master in bits(realm.masters)]), lang)


# -- a realm ----------------------------------------------------------------------------------------


def _realm(g: Empire, seat: int, own: bool, lang: str) -> Section:
    realm = g.realms[seat]
    points = _number(text(Msg("kernel-n-points", n=g.points[seat]), lang))
    head = _say("own" if own else "realm", lang, who=player(seat), points=points)
    made = Section(f"realm-{seat}", head, folded=not own)
    made.say(_say("in-hand", lang, tokens=_hand(realm, lang)))
    if realm.cells:
        made.draw(_map(realm, lang))
        made.say(_say("map", lang), _say("signs", lang))
        rows = [_square(realm, square, lang) for square in range(len(realm.cells))]
        made.grid(
            [_say("number", lang), _say("square", lang), _say("gives", lang), _say("where", lang)], rows
        )
    for corner in realm.carts:
        made.say(_say("cart", lang, squares=names.joint(realm, corner)))
    if realm.replaced:
        made.say(_say("replaced", lang, squares=row([names.square(kind) for kind in realm.replaced])))
    if not own:
        far = [
            names.standing_at(realm, square)
            for square in farthest(realm)
            if not realm.marks[square] & RAVAGED
        ]
        made.say(_say("unprotected", lang, squares=row(far)))
    return made


def _square(realm: Realm, square: int, lang: str) -> list[str]:
    kind, marks = realm.kinds[square], realm.marks[square]
    state = [
        Msg(f"empire-text-{word}")
        for mark, word in ((RAVAGED, "ravaged"), (MASTERED, "craftsman"), (COINED, "coin"))
        if marks & mark
    ]
    if state:
        gives = text(row(state), lang)
    else:
        gives = text(names.worth(kind) if STACK[kind] == PRIZE else names.makes(kind), lang)
    where = _say("first-square", lang) if square == 0 else text(names.sides(realm, realm.cells[square]), lang)
    return [str(square + 1), text(names.square(kind), lang), gives, where]


def _places(g: Empire, seat: int, lang: str) -> Section:
    """The free places of the viewer's realm, with what the squares around them would give."""
    realm = g.realms[seat]
    made = Section("places", _say("places", lang), folded=True)
    rows: list[list[str]] = []
    for cell in realm.border:
        offers = [
            _say("from", lang, makes=names.makes(realm.kinds[square]), n=str(square + 1))
            for square in bits(realm.reach(cell) & realm.live)
        ]
        rows.append([text(names.beside(realm, cell), lang), ", ".join(offers) or text(row([]), lang)])
    made.grid([_say("place", lang), _say("around", lang)], rows)
    return made


def _map(realm: Realm, lang: str) -> list[str]:
    """The squares by their numbers on the grid, carts as + where their four squares meet.

    Rows and columns are named at the left and below; a realm too wide for a line is drawn in several parts.
    """
    xs = [x_of(cell) for cell in realm.cells]
    ys = [y_of(cell) for cell in realm.cells]
    lines: list[str] = []
    for first in range(min(xs), max(xs) + 1, COLUMNS):
        columns = range(first, min(max(xs) + 1, first + COLUMNS))
        lines.append(f"{_say('map-row', lang):>{MARGIN}}")
        for y in range(max(ys), min(ys) - 1, -1):
            squares = "".join(f"{_sign(realm, cell_at(x, y)):>{WIDE}}" for x in columns)
            joints = "".join("+" if cell_at(x - 1, y - 1) in realm.carts else " " for x in columns)
            lines.append(f"{_number(y):>{MARGIN}}{squares}")
            if "+" in joints:
                lines.append(" " * (MARGIN + 2) + "".join(f"{sign:<{WIDE}}" for sign in joints).rstrip())
        lines.append(
            f"{_say('map-column', lang):>{MARGIN}}" + "".join(f"{_number(x):>{WIDE}}" for x in columns)
        )
    return lines


def _sign(realm: Realm, cell: int) -> str:
    square = realm.square_at(cell)
    if square == NO_SQUARE:
        return "·"
    marks = realm.marks[square]
    signs = "".join(sign for mark, sign in ((RAVAGED, "!"), (COINED, "$"), (MASTERED, "*")) if marks & mark)
    return f"{square + 1}{signs}"
