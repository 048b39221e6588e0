"""What is in the box, and how the city grows. Chapters 1 and 2."""

import pytest
from tests.rulebook.vocabulary import legal, play, refused, told

from ratusha.games.gloomhaven import components as c
from ratusha.games.gloomhaven.acting import ACTION
from ratusha.games.gloomhaven.advanced import can_upgrade, upgrade_moves
from ratusha.games.gloomhaven.cells import numbers
from ratusha.games.gloomhaven.city import area_for, derive, lay_road
from ratusha.games.gloomhaven.geometry import CELL, WIDTH, around, cell_at, cells_of, flood
from ratusha.games.gloomhaven.ground import road_cells
from ratusha.games.gloomhaven.moves import AT, ROAD
from ratusha.games.gloomhaven.upgrade import BuildUpgrade, LayFirst, any_first_road, upgradable
from ratusha.kernel import CHANCE, Rng

from .table import GAME, PURPLE, WHITE, YELLOW, position, spots


@pytest.mark.rule("gloomhaven 1.1", "gloomhaven 1.3", "gloomhaven 1.5")
def test_the_counts_of_the_box():
    """Page 3: 24, 18 and 12 storages of one, three and four cells; 21 buildings, 18 advisers, 15
    achievements."""
    by_level = [[r for r in range(18) if c.LEVEL[r] == level] for level in (1, 2, 3)]
    assert [3 * len(kinds) for kinds in by_level] == [24, 18, 12]
    assert [{len(c.SHAPE_CELLS[c.SHAPE_OF[r]]) for r in kinds} for kinds in by_level] == [{1}, {3}, {4}]
    assert (len(c.BUILDING), len(c.ADVISER), len(c.ACHIEVEMENT)) == (21, 18, 15)
    assert (c.HOUSES, c.WORKERS, c.BRIDGES) == (3, 3, 3)
    assert sorted(c.TYPE_OF.count(kind) for kind in range(c.TYPES)) == [1, 1, 1, *[2] * 9]


@pytest.mark.rule("gloomhaven 1.2")
def test_roads_never_run_out():
    """There are 64 road tiles in the box, and more may be built."""
    land = [(x, y) for y in range(0, 15, 1) for x in range(4, 10) if y < 8]
    free = [cell for cell in land if c.BOARD[0].land & CELL[cell_at(*cell)]][:70]
    g = position({"metal": (3, 2)}, roads=[cell for cell in free if cell != (3, 2)], step="basic")
    assert len(g.roads) > 45 and "pave" in legal(g)


@pytest.mark.rule("gloomhaven 1.4")
def test_standard_cards():
    assert GAME.start(2, 1).cards == [0b111111] * 2
    assert GAME.start(3, 1).cards == [0b11111] * 3


@pytest.mark.rule("gloomhaven 2.1", "gloomhaven 2.9")
def test_a_road_is_built_beside_an_own_storage_or_road():
    """The eight cells around the storage, and those around a road beside it; not those around a
    foreign road."""
    g = position({"metal": (4, 2)}, roads=[(5, 3), (14, 4)], step="basic")
    play(g, "pave")
    cells = spots(g, "road")
    assert {(3, 1), (4, 1), (5, 1), (3, 2), (5, 2), (3, 3), (4, 3)} <= cells
    assert {(6, 4), (5, 4), (4, 4), (6, 2), (6, 3)} <= cells
    assert (14, 5) not in cells and (8, 2) not in cells
    assert refused(g, "road x=14 y=5") == "2.9"


@pytest.mark.rule("gloomhaven 2.2", "gloomhaven 2.4")
def test_what_can_be_built_where():
    """No road on river, sites, or where something stands; a bridge on the river only."""
    g = position({"metal": (9, 7)}, roads=[(8, 7)], step="basic", coins=9)
    play(g, "pave")
    assert refused(g, "road x=9 y=8") == "2.2"  # the site of the fortress
    assert refused(g, "road x=10 y=7") == "2.2"  # river
    assert refused(g, "road x=8 y=7") == "2.2"  # a road already
    g = position({"metal": (9, 7)}, roads=[(8, 7)], coins=9)
    play(g, "main card=construct")
    assert (10, 7) in spots(g, "bridge")
    assert refused(g, "bridge x=8 y=6") == "7.3"
    assert refused(g, "house x=10 y=7") == "2.2"


@pytest.mark.rule("gloomhaven 2.3")
def test_districts_never_touch():
    """On both sides three districts; the cells around one hold no cell of another."""
    for board in c.BOARD:
        for one in range(3):
            for other in range(3):
                touch = around(board.district_mask[one]) & board.district_mask[other]
                assert (touch != 0) == (one == other)
    assert [mask.bit_count() for mask in c.BOARD[0].district_mask] == [87, 87, 87]
    assert sorted(mask.bit_count() for mask in c.BOARD[1].district_mask) == [65, 79, 82]


@pytest.mark.rule("gloomhaven 2.7")
def test_owner_and_access():
    """Whoever buys access gets neither income nor ownership."""
    g = position({"metal": (7, 6)}, {"population": (9, 0)}, turn=WHITE)
    before = g.income(WHITE)
    play(g, "main card=trade", "access storage=1")
    assert g.owners[1] == PURPLE and g.tokens[1] == 0b0011
    assert g.income(WHITE) == before


@pytest.mark.rule("gloomhaven 2.8")
def test_own_structures_apart_even_diagonally():
    """White's crops may not touch white's metal, not even diagonally; beside purple's population they may."""
    g = position({"metal": (4, 2)}, {"population": (8, 1)}, coins=9)
    play(g, "main card=trade", "build resource=crops")
    assert refused(g, "place x=5 y=3 turn=0") == "2.8"
    assert (9, 2) in spots(g)


@pytest.mark.rule("gloomhaven 2.8", "gloomhaven 6.6")
def test_neutral_storages_apart():
    """Two neutral storages may not touch; a neutral one may touch the builder's own."""
    g = position({"metal": (7, 6)}, {"knowledge": (3, 6), "access": [0]}, seats=3)
    play(g, "main card=trade", "commission resource=livestock")
    assert refused(g, "place x=4 y=7 turn=0") == "2.8"
    assert (6, 5) in spots(g)


@pytest.mark.rule("gloomhaven 2.10")
def test_one_of_a_kind_in_a_district():
    """White's metal stands in the west; another one may stand in the east or south only."""
    g = position({"metal": (7, 6)}, coins=9)
    play(g, "main card=trade", "build resource=metal")
    assert refused(g, "place x=1 y=0 turn=0") == "2.10"
    districts = {c.BOARD[0].district[cell_at(*cell)] for cell in spots(g)}
    assert districts == {1, 2}


@pytest.mark.rule("gloomhaven 2.11")
def test_tiles_are_turned_but_not_mirrored():
    """A step of four has two ways to lie, its mirror image none; a row has two, a corner four."""
    turns = {name: len(c.FIT[0][i].turns) for i, name in enumerate(c.SHAPE)}
    assert (
        turns["Z4"] == 2 and turns["I3"] == 2 and turns["L3"] == 4 and turns["O4"] == 1 and turns["L4"] == 4
    )
    step = c.TILE[c.SHAPE.index("Z4")]
    mirrored = sum(CELL[cell_at(*cell)] for cell in ((5, 5), (4, 5), (4, 6), (3, 6)))
    assert mirrored not in step
    assert sum(CELL[cell_at(*cell)] for cell in ((3, 5), (4, 5), (4, 6), (5, 6))) in step


@pytest.mark.rule("gloomhaven 2.12", "gloomhaven 2.5", "gloomhaven 2.6")
@pytest.mark.parametrize("board", ["symmetric", "thematic"])
def test_connections_by_a_slow_search(board: str):
    """All through random play: what is kept up to date is what a search cell by cell finds, and only
    grows."""
    g = GAME.start(4, f"slow {board}", board=board, limit="200")
    rng = Rng(board)
    taken = 0
    for step in range(500):
        if g.over:
            break
        assert g.taken & taken == taken
        taken = g.taken
        if step % 25 == 0:
            for s in range(len(g.kinds)):
                for seat in range(4):
                    assert set(cells_of(area_for(g, s, seat))) == _slow(g, cells_of(g.cells[s]), seat)
        g.play(rng.pick(g.moves()), g.seat)


@pytest.mark.rule("gloomhaven 8.5", "gloomhaven 8.6", "gloomhaven 8.8")
@pytest.mark.parametrize("board", ["symmetric", "thematic"])
def test_roads_before_a_tile_by_laying_them(board: str):
    """All through random play: a road may come before the tile exactly where, once it lies there, the tile
    (or one more road for it) is possible; and what is remembered about that is still true."""
    g = GAME.start(2, f"roads {board}", board=board)
    rng = Rng(board)
    listed = 0
    for step in range(600):
        if g.over:
            break
        if step % 60 == 59:
            for seat in range(2):
                for source in (c.UPGRADING, _with_two_roads()):
                    listed += _paving_is_right(g, seat, source)
        g.play(rng.pick(g.moves()), g.seat)
    assert listed > 20


def _with_two_roads() -> int:
    """The card that lays two roads with an upgrade."""
    return next(card for card in range(c.CARDS) if any(step.roads == 2 for step in ACTION[card]))


def _paving_is_right(g, seat: int, source: int) -> int:
    g = g.clone()
    g.coins[seat] = 20
    kinds = upgradable(g, seat, ACTION[source][0])
    listed = LayFirst(seat, source, 0, []).moves(g)
    for kind in kinds:
        assert can_upgrade(g, seat, kind, []) == bool(upgrade_moves(g, seat, kind, []))
    assert any_first_road(g, seat, kinds, ACTION[source][0].roads) == bool(listed)
    for cell in numbers(road_cells(g, seat)):
        then = g.clone()
        lay_road(then, cell)
        possible = bool(BuildUpgrade(seat, source, 0, [cell]).moves(then))
        assert possible == (ROAD.first + AT[cell] in listed), cell
    return len(listed)


def _slow(g, start: list[int], seat: int) -> set[int]:
    """The neighbours of everything that is reached by roads and own bridges, one cell at a time."""
    through = set(g.roads) | set(g.bridges[seat])
    reached = set(start)
    edge = list(start)
    found = set()
    while edge:
        cell = edge.pop()
        for near in _neighbours(cell):
            found.add(near)
            if near in through and near not in reached:
                reached.add(near)
                edge.append(near)
    return found | reached


def _neighbours(cell: int) -> list[int]:
    x, y = cell % 22, cell // 22
    around_it = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    return [b * 22 + a for a, b in around_it if 0 <= a < WIDTH and 0 <= b < 15]


@pytest.mark.rule("gloomhaven 2.13")
def test_income_counts_different_resources():
    """Two storages of metal and one of crops: income 2."""
    g = position({"metal": (7, 6)}, {"metal": (13, 6)}, {"crops": (0, 0)})
    assert g.income(WHITE) == 2


def test_what_follows_from_the_board_can_be_worked_out_anew():
    g = position({"metal": (8, 3)}, {"gems": (8, 1)}, roads=[(9, 2), (9, 3), (11, 3)], bridges={0: [(10, 3)]})
    before = (g.near[:], g.area[:], g.pieces[:], g.supply[:])
    derive(g)
    assert before == (g.near, g.area, g.pieces, g.supply)
    assert flood(CELL[0], 0) == CELL[0]
    assert told(g, "main card=upgrade").startswith("The action of that card can't be carried out")
    assert YELLOW == 2 and CHANCE == -1
