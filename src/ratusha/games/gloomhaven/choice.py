"""What all decisions of a player have in common."""

from __future__ import annotations

from typing import Any

from ratusha.games.gloomhaven import places
from ratusha.games.gloomhaven.cells import cells_in, told
from ratusha.games.gloomhaven.geometry import cells_of
from ratusha.games.gloomhaven.moves import BRIDGE, CELL_OF, HOUSE, PLACE, ROAD, spot_of
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.kernel.decision import Decision, Reason
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


class Choice(Decision[Gloomhaven]):
    """A decision of one player. With a single option it is played on, except where others could learn
    from that what is in a hand: see `Secretive`."""

    __slots__ = ()


class Secretive(Choice):
    """A decision about cards: it waits even with a single option, which others can't know. Rule 18.2."""

    __slots__ = ()

    def automatic(self) -> bool:
        return False


def no(id: str, rule: str, **params: int | str | Msg) -> Reason:
    """Why something can't be done."""
    return Reason(Msg(f"gloomhaven-no-{id}", **params), rule)


def cell_moves(moves: list[Any], mask: int) -> list[int]:
    """Those of the moves about each cell that are about the cells of a mask."""
    return told(cells_in(mask), moves)


def cell_named(kind: Kind, move: int) -> int:
    """The cell that such a move names."""
    return CELL_OF[move - kind.first]


def touched_cell(move: int) -> list[str]:
    """The place that a move about a cell touches."""
    for kind in (ROAD, HOUSE, BRIDGE):
        if kind.has(move):
            return [places.cell(cell_named(kind, move))]
    return [places.cell(spot_of(move) // 4)] if PLACE.has(move) else []


def touched_cells(mask: int) -> list[str]:
    """The places under a tile."""
    return [places.cell(cell) for cell in cells_of(mask)]
