"""The position in words and signs, for terminals and screen readers.

A realm is drawn as its owner sees it: what lies far from him stands above, what lies near below; each
square shows its number, and a list under the picture names the squares.
"""

from __future__ import annotations

from ratusha.games.empire import names
from ratusha.games.empire.components import MAKES, NEEDS, POINTS, PRIZE, STACK, STACKS, TOKENS
from ratusha.games.empire.moves import RIGHT, cell_at, x_of, y_of
from ratusha.games.empire.realm import COINED, MASTERED, RAVAGED, Realm
from ratusha.games.empire.state import Empire
from ratusha.kernel.msg import Msg
from ratusha.kernel.words import text

_NONE = Msg("empire-text-none")


def describe(g: Empire, viewer: int, lang: str) -> str:
    """The whole table: rows, prizes, then every realm, the viewer's own last."""
    lines = [text(_headline(g), lang)]
    for stack in range(len(STACKS) - 1):
        squares = _listed([_printed(kind) for kind in g.rows[stack]])
        lines.append(
            text(
                Msg("empire-text-row", stack=names.stack(stack), left=str(g.sizes[stack]), squares=squares),
                lang,
            )
        )
    lines.append(
        text(Msg("empire-text-prizes", squares=_listed([_printed(kind) for kind in g.prizes])), lang)
    )
    if g.bought >= 0:
        bought = names.resource(g.bought)
        lines.append(text(Msg("empire-text-bought", who=names.player(g.active), resource=bought), lang))
    lines.append(text(Msg("empire-text-marks"), lang))
    seats = [seat for seat in range(g.seats) if seat != viewer] + ([viewer] if viewer >= 0 else [])
    for seat in seats:
        lines += ["", *_realm(g, seat, lang)]
    return "\n".join(lines)


def _headline(g: Empire) -> Msg:
    if g.over:
        return Msg("empire-text-over", how=Msg(f"empire-text-end-{g.ended_by()}"))
    if not all(len(realm.cells) > 1 for realm in g.realms):
        return Msg("empire-text-before")
    who, first = names.player(g.active), names.player(g.first)
    return Msg("empire-text-turn", turn=str(g.turns), who=who, first=first)


def _printed(kind: int) -> Msg:
    """A square with what it needs and makes, or is worth."""
    needs = _listed([names.resource(number) for number in NEEDS[kind]])
    if STACK[kind] == PRIZE:
        worth = Msg("kernel-n-points", n=POINTS[kind])
        return Msg("empire-text-prize", square=names.square(kind), needs=needs, points=worth)
    makes = _listed([names.resource(number) for number in MAKES[kind]])
    return Msg("empire-text-kind", square=names.square(kind), needs=needs, makes=makes)


def _listed(items: list[Msg]) -> Msg:
    return names.listed(items) if items else _NONE


def _realm(g: Empire, seat: int, lang: str) -> list[str]:
    realm = g.realms[seat]
    points = Msg("kernel-n-points", n=g.points[seat])
    lines = [text(Msg("empire-text-realm", who=names.player(seat), points=points), lang)]
    lines += _map(realm)
    squares = [_numbered(realm, square) for square in range(len(realm.cells))]
    lines.append(text(Msg("empire-text-squares", squares=_listed(squares)), lang))
    tokens = [
        Msg(f"empire-n-{TOKENS[token]}", n=realm.hand[token])
        for token in range(len(realm.hand))
        if realm.hand[token]
    ]
    tokens += [names.master(master) for master in names.masters_in(realm.masters)]
    lines.append(text(Msg("empire-text-hand", tokens=_listed(tokens)), lang))
    if realm.carts:
        places = _listed([names.place(corner) for corner in realm.carts])
        lines.append(text(Msg("empire-text-carts", places=places), lang))
    if realm.replaced:
        old = _listed([names.square(kind) for kind in realm.replaced])
        lines.append(text(Msg("empire-text-replaced", squares=old), lang))
    return lines


def _numbered(realm: Realm, square: int) -> Msg:
    kind, marks = realm.kinds[square], realm.marks[square]
    said = [
        Msg(f"empire-text-{word}")
        for mark, word in ((RAVAGED, "ravaged"), (MASTERED, "craftsman"), (COINED, "coin"))
        if marks & mark
    ]
    name = names.square(kind)
    if said:
        name = Msg("empire-text-state", square=name, marks=names.listed(said))
    return Msg("empire-text-number", n=str(square + 1), square=name, place=names.place(realm.cells[square]))


def _map(realm: Realm) -> list[str]:
    """The squares by their numbers on the grid, carts as + on their joints."""
    if not realm.cells:
        return []
    xs = [x_of(cell) for cell in realm.cells]
    ys = [y_of(cell) for cell in realm.cells]
    columns = range(min(xs), max(xs) + 1)
    lines: list[str] = []
    for y in range(max(ys), min(ys) - 1, -1):
        line = f"{y:>4} "
        joints = " " * 5
        for x in columns:
            cell = cell_at(x, y)
            line += f"{_sign(realm, cell):>5}"
            joints += "    +" if cell - RIGHT - 1 in realm.carts else "     "
        lines.append(line.rstrip())
        if "+" in joints:
            lines.append(joints.replace("    +", " +   ").rstrip())
    lines.append("     " + "".join(f"{x:>5}" for x in columns))
    return lines


def _sign(realm: Realm, cell: int) -> str:
    square = realm.number.get(cell)
    if square is None:
        return "·"
    marks = realm.marks[square]
    signs = "".join(sign for mark, sign in ((RAVAGED, "!"), (COINED, "$"), (MASTERED, "*")) if marks & mark)
    return f"{square + 1}{signs}"
