"""Two roads before a tile, against trying every pair of roads with every tile. Rules 8.5, 8.6 and 8.8."""

import pytest

from ratusha.games.gloomhaven import components as c
from ratusha.games.gloomhaven.cells import Area, cells_in, numbers
from ratusha.games.gloomhaven.geometry import AROUND, CELL, cell_at, cells_of
from ratusha.games.gloomhaven.paving import one_road, two_roads
from ratusha.kernel import Rng

LONG = c.SHAPE_OF[max(range(c.RESOURCES), key=lambda kind: c.LEVEL[kind])]


def some(rng: Rng, cells: list[int], n: int, of: int) -> int:
    """A random part of some cells, as a mask: n of every so many."""
    return sum(CELL[cell] for cell in cells if rng.below(of) < n)


def connected(cell: int, pieces: list[int]) -> int:
    """Where something is connected to a road on this cell."""
    return AROUND[cell] | sum_of([piece for piece in pieces if piece & CELL[cell]])


def sum_of(masks: list[int]) -> int:
    """All cells of some masks."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def first_roads(tiles: list[int], free: int, touch: list[int], pieces: list[int]) -> set[int]:
    """The first roads for which there is a tile, with a second road or without: all of them connected to
    the tile, and everything the tile must meet is met by the tile or by a road."""
    own = touch[2]
    halo = {cell: connected(cell, pieces) for cell in cells_of(free)}
    found = set()
    for first in cells_of(own & free):
        for tile in [tile for tile in tiles if not tile & CELL[first]]:
            missing = [area for area in touch if not area & (tile | CELL[first])]
            beside = bool(tile & halo[first])
            if beside and not missing:
                found.add(first)
            for second in cells_of((own | halo[first]) & free & ~tile & ~CELL[first]):
                links = [beside, bool(tile & halo[second]), bool(halo[first] & CELL[second])]
                if sum(links) > 1 and all(area & CELL[second] for area in missing):
                    found.add(first)
    return found


@pytest.mark.rule("gloomhaven 8.5", "gloomhaven 8.6", "gloomhaven 8.8")
@pytest.mark.parametrize("seed", range(150))
def test_first_roads_by_trying_everything(seed: int):
    """A corner of the map with random free land, ground for the tile, inputs, own structures and pieces of a
    network; some cells may be known from another tile, and are left out."""
    rng = Rng(f"paving {seed}")
    window = [cell_at(x, y) for x in range(2, 9) for y in range(1, 7)]
    land = [cell for cell in window if c.BOARD[0].land & CELL[cell]]
    free = some(rng, land, 4, 5)
    ground = free & some(rng, land, 2 + rng.below(2), 4)
    touch = [AROUND[rng.pick(window)] for _ in range(3)]
    if rng.below(3) == 0:
        touch[1] = sum_of([CELL[cell] for cell in window])
    pieces = [AROUND[rng.pick(window)] | AROUND[rng.pick(window)] for _ in range(rng.below(3))]
    tiles = [tile for tile in c.TILE[LONG] if tile and not tile & ~ground]
    want = first_roads(tiles, free, touch, pieces)

    areas, network = [Area(cells_in(mask)) for mask in touch], [Area(cells_in(mask)) for mask in pieces]
    known = touch[2] & free & some(rng, window, 1, 4)
    fit, earth, left = c.FIT[0][LONG], cells_in(ground), cells_in(touch[2] & free & ~known)
    found = one_road(fit, earth, left, areas, network, False)
    found = two_roads(fit, earth, cells_in(free), left, areas, network, found, False)
    assert set(numbers(found)) == want - set(cells_of(known))
