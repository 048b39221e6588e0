"""The evaluation behind the bots: it builds, it wins, and it answers proposals sensibly."""

import pytest
from tests.rulebook.vocabulary import play

from ratusha.bots.bot import Bot, Budget
from ratusha.bots.greedy import Greedy
from ratusha.bots.random import Random
from ratusha.games.empire import GAME
from ratusha.games.empire.consent import hope
from ratusha.kernel.rng import Rng

from .table import position


def choice(g, seat: int) -> str:
    """What a bot does that looks one move ahead."""
    return GAME.moves.text(Greedy(Rng(1), Budget()).choose(g.seen_by(seat)))


def dead(**more):
    return position(
        {(0, 0): "pasture", (1, 0): "meadow"},
        {(0, 0): "meadow", (1, 0): "forest"},
        prizes=["altar_eos"],
        marks={(0, (0, 0)): "war"},
        replaced={1: ["pasture", "pasture"]},
        step="open",
        stacks={"village": [], "city": [], "nature": ["lake", "lake", "grove"]},
        **more,
    )


@pytest.mark.rule("empire 11.5")
def test_nobody_can_earn_points_when_what_all_prizes_need_is_gone():
    g = dead()
    assert not hope(g)
    g.play_text("propose", 0)
    assert choice(g, 1) == "accept"


@pytest.mark.rule("empire 11.5")
@pytest.mark.parametrize("hands", [[{"carts": 5}, {}], [{}, {"carts": 5}]])
def test_a_bot_accepts_ahead_or_behind(hands):
    """Playing on would bring nobody a point."""
    g = dead(hands=hands)
    g.play_text("propose", 0)
    assert choice(g, 1) == "accept"


@pytest.mark.rule("empire 11.7")
def test_a_bot_refuses_while_a_prize_can_be_reached():
    g = position(step="open", nature=["lake"], village=["mine"])
    assert hope(g)
    g.play_text("propose", 0)
    assert choice(g, 1) == "refuse"


@pytest.mark.rule("empire 11.7")
def test_a_bot_refuses_while_a_craftsman_can_be_played():
    g = position(
        {(0, 0): "pasture", (1, 0): "meadow"},
        {(0, 0): "mine", (1, 0): "forest"},
        prizes=["altar_eos"],
        marks={(0, (0, 0)): "war"},
        replaced={1: ["pasture", "pasture"]},
        step="open",
        stacks={"village": [], "city": [], "nature": ["lake", "lake", "grove"]},
        hands=[{}, {"smith": 1}],
    )
    assert hope(g)
    g.play_text("propose", 0)
    assert choice(g, 1) == "refuse"
    g = dead(hands=[{}, {"smith": 1}])
    assert not hope(g)


@pytest.mark.rule("empire 11.7")
def test_of_three_each_bot_answers_for_itself():
    g = position(seats=3, step="open", nature=["lake"], village=["mine"])
    g.play_text("propose", 0)
    assert choice(g, 1) == "refuse"
    play(g, "accept")
    assert choice(g, 2) == "refuse"


def test_a_bot_takes_the_prize_that_lies_at_hand():
    mine = {(0, 0): "camp_salt", (1, 0): "market_iron", (0, 1): "forest"}
    g = position(mine, nature=["lake"], prizes=["sanctuary_zeus", "altar_pan"])
    assert choice(g, 0) == "add square=sanctuary_zeus"


def test_a_bot_buys_what_it_lacks_for_a_prize():
    """Market at home, a camp at the neighbour's: a coin on the camp brings Zeus."""
    g = position(
        {(0, 0): "market_iron", (1, 0): "forest"},
        {(0, 0): "camp_salt", (1, 0): "meadow"},
        step="token",
        nature=["lake"],
        prizes=["sanctuary_zeus", "altar_pan"],
        hands=[{"coins": 1}],
    )
    assert choice(g, 0) == "coin seat=1"
    play(g, "coin seat=1")
    assert choice(g, 0) == "at x=0 y=0"


def test_a_bot_ravages_the_best_unprotected_prize():
    g = position(
        {(0, 0): "forest", (1, 0): "lake"},
        {(0, 0): "sanctuary_hera", (1, 0): "altar_eos", (2, 0): "cliff"},
        step="token",
        nature=["lake"],
        prizes=["sanctuary_zeus"],
        hands=[{"war": 1}],
    )
    assert choice(g, 0) == "war seat=1 column=0"


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random(seats):
    """One among random ones."""
    g = GAME.start(seats, seed=5)
    bots: list[Bot] = [Greedy(Rng(5), Budget())]
    bots += [Random(Rng(seat), Budget()) for seat in range(1, seats)]
    while not g.over:
        g.play(bots[g.seat].choose(g.seen_by(g.seat)))
    assert g.ranks[0] == 1
    assert g.scores[0] > max(g.scores[1:]) + 3


def test_the_evaluation_of_a_finished_game_is_its_margin():
    g = position({(0, 0): "sanctuary_hera", (1, 0): "lake"}, nature=["lake"], hands=[{}, {"war": 1}])
    g.agenda.clear()
    assert round(GAME.evaluate(g, 0)) == 2
    assert round(GAME.evaluate(g, 1)) == -2
