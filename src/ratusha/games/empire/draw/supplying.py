"""Where a square would be laid: the square itself, and a line from everybody who would supply it."""

from __future__ import annotations

from typing import NamedTuple

from ratusha.draw.icons import icon_at
from ratusha.draw.svg import circle, n, pale, path, shown_with
from ratusha.games.empire import places
from ratusha.games.empire.adding import Lay
from ratusha.games.empire.components import NEEDS, OFFER
from ratusha.games.empire.draw.realms import Shown, grid_in
from ratusha.games.empire.draw.squares import resource_icon, small_square
from ratusha.games.empire.state import Empire
from ratusha.games.empire.supply import assign
from ratusha.kernel.bits import BIT, bits


class Supplied(NamedTuple):
    """A place, and the cells of those who would supply a square there, each with its resource."""

    cell: int
    lines: tuple[tuple[int, int], ...]


def supplied(g: Empire, seat: int) -> tuple[int, tuple[Supplied, ...]] | None:
    """The square that this seat lays now, and all places for it; None: it lays none. Rules 5.3 to 5.7."""
    top = g.agenda[-1] if g.agenda else None
    if not isinstance(top, Lay) or top.seat != seat:
        return None
    realm, needs = g.realms[seat], NEEDS[top.kind]
    found: list[Supplied] = []
    for cell in realm.places(top.kind, g.bought_unit()):
        givers = [square for square in bits(realm.reach(cell)) if realm.live & BIT[square]]
        offers = [OFFER[realm.kinds[square]] for square in givers]
        meets = assign(needs, [*offers, g.bought_unit()] if g.bought_unit() else offers)
        lines = [(realm.cells[s], needs[need]) for s, need in zip(givers, meets, strict=False) if need >= 0]
        found.append(Supplied(cell, tuple(lines)))
    return top.kind, tuple(found)


def draw_supplied(
    kind: int,
    found: tuple[Supplied, ...],
    realm: Shown,
    x: float,
    y: float,
    wide: float,
    high: float,
    most: float,
) -> str:
    """For each place what is in sight while it is pointed at."""
    grid = grid_in(realm, x, y, wide, high, most)
    half = grid.side / 2
    made = ""
    for cell, lines in found:
        left, top = grid.at(cell)
        shown = pale(small_square(kind, left, top, grid.side), 0.75)
        for supplier, resource in lines:
            at_x, at_y = grid.at(supplier)
            d = f"M{n(at_x + half)} {n(at_y + half)}L{n(left + half)} {n(top + half)}"
            shown += path(d, "none", "paper", 5) + path(d, "none", "good", 3, dash="2 5")
            middle = (at_x + left) / 2 + half, (at_y + top) / 2 + half
            shown += circle(*middle, grid.side * 0.17, "paper", "good", 2)
            shown += icon_at(resource_icon(resource), *middle, grid.side * 0.24)
        made += shown_with(places.cell(realm.seat, cell), shown)
    return made
