"""The end of the game. Chapter 10."""

import pytest
from tests.rulebook.vocabulary import play

from ratusha.games.burgundy import GAME
from ratusha.games.burgundy.scoring import FINAL_SCORING
from ratusha.games.burgundy.turn import Turn
from ratusha.kernel import Rng
from ratusha.kernel.state import CHOSEN, FORCED

from .table import position, seeded, tile


def finish(g):
    """Go straight to the final scoring; returns the score sheet of seat 0."""
    g.agenda = [FINAL_SCORING]
    g.settle()
    assert g.over
    return g.sheet()[0]


@pytest.mark.rule("burgundy 10.1", "burgundy 1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [{}, {"boards": "open"}, {"boards": "secret"}, {"boards": "8"}, {"buy_anytime": "on"}]
)
def test_a_game_lasts_25_rounds_and_50_dice_a_player(seats, options):
    for seed in range(2):
        g = seeded(seats, seed, **options)
        trace: list[tuple[int, int, int]] = []
        g.trace = trace
        rng = Rng(seed)
        while not g.over:
            g.play(rng.pick(g.moves()))
            assert not g.problems()
        assert g.rounds() == 25
        assert (g.phase, g.round) == (5, 5)
        for seat in range(seats):
            kinds = [
                GAME.moves.text(move).split()[0]
                for by, move, how in trace
                if by == seat and how in (CHOSEN, FORCED)
            ]
            assert sum(kind in ("take", "place", "sell", "workers") for kind in kinds) == 50
            assert kinds.count("end") == 25
            assert kinds.count("buy") <= 25
        for estate, sheet in zip(g.estates, g.sheet(), strict=True):
            left = [sheet.get(f"{what}-left", 0) for what in ("goods", "silver", "workers")]
            assert left == [sum(estate.goods), estate.silver, estate.workers // 2]
        assert g.scores == [sum(sheet.values()) for sheet in g.sheet()]


@pytest.mark.rule("burgundy 10.1")
def test_each_phase_has_five_rounds():
    g = seeded(2, 5)
    rng = Rng(5)
    seen = []
    while not g.over:
        if isinstance(g.agenda[-1], Turn) and (g.phase, g.round) not in seen:
            seen.append((g.phase, g.round))
        g.play(rng.pick(g.moves()))
    assert seen == [(phase, n) for phase in range(1, 6) for n in range(1, 6)]


@pytest.mark.rule("burgundy 10.2")
def test_a_point_for_each_unsold_goods_tile():
    assert finish(position(goods={1: 4, 3: 2}, sold={2: 5})) == {"goods-left": 6}


@pytest.mark.rule("burgundy 10.3")
def test_a_point_for_each_silver():
    assert finish(position(silver=7)) == {"silver-left": 7}


@pytest.mark.rule("burgundy 10.4")
@pytest.mark.parametrize(("workers", "vp"), [(0, 0), (1, 0), (2, 1), (5, 2), (8, 4)])
def test_a_point_for_every_two_workers(workers, vp):
    assert finish(position(workers=workers)) == ({"workers-left": vp} if vp else {})


@pytest.mark.rule("burgundy 10.5")
def test_stored_tiles_bring_nothing():
    """A stored knowledge tile 25 brings nothing for 9 goods sold; in the estate it would bring 9."""
    assert finish(position(storage=["knowledge-25", "cow-4", "castle"], sold={1: 9})) == {}
    assert finish(position(tiles={12: "knowledge-25"}, sold={1: 9})) == {"knowledge-25": 9}


@pytest.mark.rule("burgundy 10.5")
def test_knowledge_1_to_14_scores_nothing_at_the_end():
    tiles = {0: "cow-4", 24: "mine", 25: "bank"}
    assert finish(position(tiles=tiles, sold={1: 9}, knows=range(1, 15))) == {}


def tie(*, empty=(0, 0), order=(0, 1, 2), scores=(9, 9, 5)):
    """Three players with these points; `empty` fills so many more spaces of seats 0 and 1."""
    g = position(seats=3)
    for seat, vp in enumerate(scores):
        g.score(seat, 0, vp)
    for seat, more in enumerate(empty):
        for space in (24, 29, 33)[:more]:
            g.estates[seat].lay(tile("mine"), space)
    g.order = list(order)
    g.agenda = []
    return g


@pytest.mark.rule("burgundy 10.6")
def test_a_tie_goes_to_the_estate_with_more_empty_spaces():
    """Seat 1 has filled a space more, so seat 0 wins, although it comes earlier in turn order."""
    assert tie(empty=(1, 2)).ranks == [1, 2, 3]
    assert tie(empty=(2, 1)).ranks == [2, 1, 3]


@pytest.mark.rule("burgundy 10.7")
def test_a_further_tie_goes_to_the_last_in_turn_order():
    assert tie(order=(0, 1, 2)).ranks == [2, 1, 3]
    assert tie(order=(1, 2, 0)).ranks == [1, 2, 3]


@pytest.mark.rule("burgundy 10.7")
def test_the_turn_order_is_that_of_the_end_after_all_ships():
    """Seat 0 sails in the last turn and comes first: the tie goes to seat 1."""
    g = position(storage=["ship"], dice=(2, 1), depots={1: ["mine"]})
    g.order = [1, 0]
    play(g, "place die=2 storage=0 space=17")
    assert g.order == [0, 1]
    g.estates[1].lay(tile("ship"), 17)
    g.score(1, 0, g.scores[0] - g.scores[1])
    g.agenda = []
    assert g.ranks == [2, 1]


@pytest.mark.rule("burgundy 10.8")
def test_all_places_follow_the_same_order():
    """9, 9 and 9 points: most empty spaces first, then later in turn order."""
    assert tie(scores=(9, 9, 9), empty=(1, 0), order=(2, 1, 0)).ranks == [3, 1, 2]
    assert tie(scores=(9, 9, 9), order=(2, 0, 1)).ranks == [2, 1, 3]
    assert sorted(tie(scores=(9, 9, 9)).ranks) == [1, 2, 3]
