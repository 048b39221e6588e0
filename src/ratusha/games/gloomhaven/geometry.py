"""The grid: cells, masks of cells, neighbours, floods, and every way a tile can lie on it.

A cell is y * STRIDE + x. Each row of the masks has one empty column more than the board, so that a shift by
one never runs into the next row. A spot is cell * TURNS + turn: where the first cell of a tile lies, and how
often the tile is turned.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 21
HEIGHT: Final = 15
STRIDE: Final = 22
CELLS: Final = STRIDE * HEIGHT
TURNS: Final = 4
SPOTS: Final = CELLS * TURNS

CELL: Final[list[int]] = [2**cell for cell in range(CELLS)]
"""The mask of a single cell."""
ON_BOARD: Final[int] = sum(CELL[y * STRIDE + x] for y in range(HEIGHT) for x in range(WIDTH))

_BYTES: Final = (CELLS + 7) // 8
_IN_BYTE: Final[list[list[int]]] = [[i for i in range(8) if byte >> i & 1] for byte in range(256)]


def cell_at(x: int, y: int) -> int:
    """The cell in this column and row."""
    return y * STRIDE + x


def x_of(cell: int) -> int:
    """The column of a cell."""
    return cell % STRIDE


def y_of(cell: int) -> int:
    """The row of a cell."""
    return cell // STRIDE


def around(mask: int) -> int:
    """The cells of a mask and all their neighbours. Rule 2.1."""
    wide = mask | mask << 1 | mask >> 1
    return (wide | wide << 22 | wide >> 22) & ON_BOARD


AROUND: Final[list[int]] = [around(CELL[cell] & ON_BOARD) for cell in range(CELLS)]
"""A cell and its neighbours."""


def flood(start: int, through: int) -> int:
    """What can be reached from the cells `start` by neighbouring cells of the mask `through`."""
    reached = start
    edge = start
    while edge:
        edge = around(edge) & through & ~reached
        reached |= edge
    return reached


def cells_of(mask: int) -> list[int]:
    """The cells of a mask, the least first."""
    found: list[int] = []
    base = 0
    for byte in mask.to_bytes(_BYTES, "little"):
        if byte:
            for i in _IN_BYTE[byte]:
                found.append(base + i)
        base += 8
    return found


def turned(cells: list[tuple[int, int]], turn: int) -> list[tuple[int, int]]:
    """A shape after so many quarter turns clockwise about its first cell."""
    for _ in range(turn):
        cells = [(-y, x) for x, y in cells]
    return cells


def turns_of(cells: list[tuple[int, int]]) -> list[int]:
    """The turns that lay a shape in different ways."""
    found: list[int] = []
    seen: list[list[tuple[int, int]]] = []
    for turn in range(TURNS):
        now = turned(cells, turn)
        left = min(x for x, _ in now)
        top = min(y for _, y in now)
        outline = sorted((x - left, y - top) for x, y in now)
        if outline not in seen:
            seen.append(outline)
            found.append(turn)
    return found


def tile_masks(cells: list[tuple[int, int]]) -> list[int]:
    """The cells that a shape covers at each spot; 0 where it leaves the grid or lies as at another spot."""
    masks = [0] * SPOTS
    for turn in turns_of(cells):
        offsets = turned(cells, turn)
        for y in range(HEIGHT):
            for x in range(WIDTH):
                if all(0 <= x + dx < WIDTH and 0 <= y + dy < HEIGHT for dx, dy in offsets):
                    mask = 0
                    for dx, dy in offsets:
                        mask |= CELL[cell_at(x + dx, y + dy)]
                    masks[cell_at(x, y) * TURNS + turn] = mask
    return masks
