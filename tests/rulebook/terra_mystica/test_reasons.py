"""A reason is the true one: its price is what the move costs, its lack is what is lacking."""

import pytest
from tests.rulebook.vocabulary import legal, play, refused, told

from ratusha.games.terra_mystica import GAME
from ratusha.kernel import Rng

from .table import board, give, lone, position, terrain

HELD = {"coin": "coins", "worker": "workers", "priest": "priests", "power": "bowl3"}


def some_way(seed, moves):
    """A position after so many random moves that are no pass."""
    g = GAME.start(2 + seed % 4, seed, **({"late_answers": "on", "give_up": "on"} if seed % 3 == 0 else {}))
    rng = Rng(seed)
    for _ in range(moves):
        found = [move for move in g.moves() if not GAME.moves.text(move).startswith("pass")]
        g.play(rng.pick(found or g.moves()))
    return g


@pytest.mark.parametrize("seed", range(12))
def test_who_is_given_the_stated_price_may_do_it_and_who_has_one_less_may_not(seed):
    """For every illegal move of random positions: just enough of what is lacking makes it legal."""
    checked = 0
    for moves in (25, 40, 60):
        g = some_way(seed, moves)
        top = g.agenda[-1]
        stock = GAME.stock(g, top.seat)
        for move in range(GAME.moves.size):
            if top.allows(g, move):
                continue
            needs = top.why_not(g, move).needs
            lacking = [what for what, n in needs.items() if stock[what] < n]
            assert bool(lacking) == bool(needs), GAME.moves.text(move)
            if not lacking or "points" in needs:
                continue
            rich = g.clone()
            player = rich.players[top.seat]
            for what, n in needs.items():
                setattr(player, HELD[what], max(n, stock[what]))
            reason = top.obstacle(rich, move)
            assert reason is None or not reason.needs, GAME.moves.text(move)
            if reason is None:
                setattr(player, HELD[lacking[0]], needs[lacking[0]] - 1)
                assert top.obstacle(rich, move) is not None, GAME.moves.text(move)
            checked += 1
    assert checked > 10


@pytest.mark.rule("terra_mystica 8.2")
def test_a_trading_house_beside_an_opponent_costs_three():
    on = {"witches": {"F4": "D"}, "nomads": {"F3": "D"}}
    g = position("witches", "nomads", on=on)
    give(g, "witches", coins=2, workers=2)
    assert "It costs 2 workers and 3 coins; you have 2 workers and 2 coins." in told(
        g, "upgrade hex=F4 to=trading_house"
    )
    g = lone("witches", {"F4": "D"})
    give(g, "witches", coins=5)
    assert "6 coins" in told(g, "upgrade hex=F4 to=trading_house")


@pytest.mark.rule("terra_mystica 3.3")
def test_after_the_action_others_are_refused_because_the_turn_is_used():
    """27 coins in hand and an unused favour tile: neither is why shipping and its step are refused."""
    g = lone("witches", {"F4": "D"})
    give(g, "witches", coins=27, favours=["FAV6"])
    play(g, "upgrade hex=F4 to=trading_house")
    for move in ("ship", "special action=favour_step", "upgrade hex=F4 to=temple"):
        assert refused(g, move) == "3.3"
        assert "End your turn." in told(g, move)


@pytest.mark.rule("terra_mystica 6.11")
def test_a_second_foreign_hex_is_refused_under_its_own_rule():
    g = lone("witches", {"E7": "D"})
    terrain(g, E6="swamp", E8="swamp")
    play(g, "power action=ACT6", "transform hex=E6 to=plains")
    assert legal(g, "transform")
    assert refused(g, "transform hex=E8 to=plains") == "6.11"
    assert board(g, "witches").spades == 1


@pytest.mark.rule("terra_mystica 6.6")
def test_the_long_way_round_is_refused_under_its_own_rule():
    g = lone("witches", {"E7": "D"})
    terrain(g, E6="swamp")
    assert refused(g, "detour hex=E6 to=plains") == "6.6"
