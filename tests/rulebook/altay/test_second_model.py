"""The engine against a second model of the rules: the same moves at every step, the same score."""

import random

import pytest

from ratusha.games.altay import GAME
from ratusha.games.altay.components import FACTION
from ratusha.games.altay.state import SOURCES, Altay
from ratusha.kernel import NO_RNG

from .second_model import Model
from .table import by_lot, deck, discard, done, hand, pool, table

STEPS = 2500


def play_both(seats: int, seed: int, options: dict[str, str]) -> tuple[Altay, Model]:
    """A game by lot, at every step the same moves in both."""
    lot = random.Random(seed)
    chosen = GAME.check_options(options, seats)
    g = GAME.new(seats, chosen)
    g.rng = NO_RNG
    g.settle()
    model = Model(seats, chosen)
    rules = model.game()
    asked = next(rules)
    for _ in range(STEPS):
        moves = [g.game.moves.text(move) for move in g.moves()]
        assert (g.seat, sorted(moves)) == (asked[0], sorted(asked[1]))
        move = by_lot(moves, lot)
        g.play_text(move)
        try:
            asked = rules.send(move)
        except StopIteration:
            break
    assert g.over and model.finished
    return g, model


ROWS: list[tuple[int, int, dict[str, str]]] = [
    (2, 1, {"trade": "on"}),
    (2, 2, {}),
    (2, 4, {"board": "full"}),
    (3, 3, {"starts": "recommended"}),
    (3, 4, {"trade": "on"}),
    (4, 1, {"trade": "on"}),
    (4, 8, {}),
]


@pytest.mark.parametrize(("seats", "seed", "options"), ROWS)
def test_both_allow_the_same_moves_and_give_the_same_score(seats: int, seed: int, options: dict[str, str]):
    g, model = play_both(seats, seed, options)
    assert pool(g) == {kind: n for kind, n in model.pool.items() if n}
    for seat, side in enumerate(model.sides):
        assert [g.by_source(seat, source) for source in range(len(SOURCES))] == model.score(seat)
        assert FACTION[g.players[seat].faction] == side.faction
        assert hand(g, seat) == sorted(side.hand) and deck(g, seat) == sorted(side.deck)
        assert discard(g, seat) == sorted(side.discard) and set(table(g, seat)) == set(side.table)
        assert set(done(g, seat)) == set(side.done) and g.players[seat].coins == side.coins
