"""Every faction meets every other, at every number of seats."""

import random

import pytest
from tests.rulebook.vocabulary import legal, play

from ratusha.games.terra_mystica import GAME
from ratusha.games.terra_mystica.components import FACTION_IDS, FACTIONS


@pytest.mark.parametrize("faction", FACTION_IDS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_faction_against_every_other(faction, seats):
    """Random games in which this faction meets all others, to the end, without a broken position."""
    rng = random.Random(f"{faction}{seats}")
    number = FACTION_IDS.index(faction)
    others = [i for i, board in enumerate(FACTIONS) if board.home != FACTIONS[number].home]
    for first in range(0, len(others), seats - 1) if seats > 2 else range(0, len(others), 3):
        chosen = [number]
        for offset in range(len(others)):
            one = others[(first + offset) % len(others)]
            if FACTIONS[one].home not in {FACTIONS[i].home for i in chosen}:
                chosen.append(one)
        g = GAME.start(seats, rng.randrange(10**6))
        wanted = chosen[:seats]
        while not g.over:
            moves = g.moves()
            texts = legal(g, "faction")
            if texts:
                play(g, f"faction faction={FACTION_IDS[wanted[g.order.index(g.seat)]]}")
                continue
            go_on = [
                move for move in moves if not GAME.moves.text(move).startswith(("pass", "convert", "burn"))
            ]
            pool = go_on if go_on and rng.random() < 0.8 else moves
            g.play(rng.choice(pool))
        assert g.problems() == []
        assert g.round == 6
