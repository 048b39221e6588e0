"""The evaluation behind the bots: it builds, wastes nothing, and ends its turn when nothing is left."""

from ratusha.bots.bot import Budget
from ratusha.bots.greedy import Greedy
from ratusha.bots.random import Random
from ratusha.games.altay import GAME
from ratusha.games.altay.state import Altay
from ratusha.kernel.rng import Rng

from .table import position


def choice(g: Altay) -> str:
    """What a bot does that looks one move ahead, in the seat that is asked."""
    return GAME.moves.text(Greedy(Rng(1), Budget()).choose(g.seen_by(g.seat)))


def test_a_village_that_lacks_one_resource_is_completed():
    """A settlement still to be placed counts: two cards for a point each are not worth more."""
    g = position(table={"village": "wood stone"}, pool="food")
    assert choice(g) == "put resource=food card=village"


def test_a_settlement_card_goes_to_the_table():
    """What stays in the hand is lost with the turn."""
    g = position(hands=("village",), decks=("hunter",))
    assert choice(g) == "play card=village option=1"


def test_nothing_is_destroyed_before_the_turn_ends():
    """A technology in progress is not abandoned because cards of the hand can't be played."""
    g = position(
        hands=("warrior warrior village",), table={"village": ""}, work=("tools", "food"), decks=("hunter",)
    )
    assert choice(g) == "end"


def test_the_turn_does_not_end_before_its_cards_are_played():
    """Whoever may save a card ends the turn no sooner."""
    g = position(hands=("hunter village",), done=("writing",), work=("tools", ""), decks=("hunter",))
    assert choice(g) in ("play card=hunter option=1", "play card=village option=1")


def test_it_beats_random():
    for seed in range(3):
        g = GAME.start(2, seed=seed)
        players = [Greedy(Rng(seed), Budget()), Random(Rng(seed), Budget())]
        while not g.over:
            g.go(players[g.seat].choose(g.seen_by(g.seat)))
        assert g.ranks[0] == 1 and g.round <= 30
