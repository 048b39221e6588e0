"""What the bots of Founders of Gloomhaven value, so that games come to their end."""

from tests.rulebook.gloomhaven.table import BLUE, GAME, WHITE, position

from ratusha.games.gloomhaven.components import BUILDING
from ratusha.games.gloomhaven.evaluate import hoped
from ratusha.games.gloomhaven.outlook import Outlook

HOME = {"metal": (13, 6)}
GATE = {"gate_east": [(3, 3), (4, 3)]}


def test_what_another_may_deliver_is_worth_something_to_all():
    """Yellow's stone near the gatehouse promises its completion to white, too; the nearer, the more."""
    far = Outlook(position(HOME, {"stone": (13, 2)}, buildings=GATE), WHITE).total
    near = Outlook(position(HOME, {"stone": (6, 6)}, buildings=GATE), WHITE).total
    nearer = Outlook(position(HOME, {"stone": (6, 4)}, buildings=GATE), WHITE).total
    assert far < near < nearer


def test_completions_become_urgent():
    """The last delivery to a building is worth more late in the game."""
    gains = []
    for turns in (5, 205):
        worth = []
        for cubes in ({}, {"gate_east": {"stone": BLUE}}):
            g = position(HOME, buildings=GATE, cubes=cubes)
            g.turns = turns
            worth.append(GAME.evaluate(g, WHITE))
        gains.append(worth[1] - worth[0])
    assert gains[1] > gains[0] > 0


def test_a_building_that_wants_what_nobody_makes_is_not_wanted():
    """With weapons on the board the gatehouse is worth a bid; without, it would stand in everybody's way."""
    leather = {"leather": [(8, 4), (8, 5), (8, 6)], "by": BLUE}
    weapons = {"weapons": [(5, 2), (6, 2), (7, 2), (8, 2)], "by": BLUE, "inputs": [0, 1]}
    made, unmade = position(HOME, leather, weapons), position(HOME, leather)
    gate = BUILDING.index("gate_east")
    assert hoped(made, WHITE, gate) > 0 > hoped(unmade, WHITE, gate)


def test_easy_overlooks_nothing_here():
    assert GAME.noticed == 1.0
