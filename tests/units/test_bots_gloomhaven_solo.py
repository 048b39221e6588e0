"""What plans of the solo game of Founders of Gloomhaven look at, and what they foresee."""

from tests.rulebook.gloomhaven.table import GAME, position

from ratusha.games.gloomhaven.basic import Basic
from ratusha.games.gloomhaven.components import BUILDING_SHAPE, SHAPE_OF, SOLO_ROUNDS, TILE, WANTS
from ratusha.games.gloomhaven.geometry import CELL, around, cell_at
from ratusha.games.gloomhaven.moves import BASIC_ACTION, COIN, HIRE, INFLUENCE, MAIN, MOVES, spot_of
from ratusha.games.gloomhaven.prestige import PlaceBuilding
from ratusha.games.gloomhaven.recruit import HireAdviser
from ratusha.games.gloomhaven.state import LOST_ROUNDS, LOST_TOKENS
from ratusha.games.gloomhaven.trade import PlaceStorage
from ratusha.games.gloomhaven.workload import Workload, hub_of

HOME = {"gems": (5, 2)}


def played(seed, until):
    """A solo game of first moves up to a decision of this kind."""
    g = GAME.start(1, seed)
    while not isinstance(g.agenda[-1], until):
        moves = GAME.sensible(g, g.moves(0), g)
        assert moves and set(moves) <= set(g.moves(0))
        g.play(moves[0], 0)
    return g


def test_the_hub_is_a_network_and_not_the_other_side_of_a_storage():
    """Gems and a road to the south of them: what lies to the north is connected to the gems, but not to the
    road. Before there are roads, the hub is wherever something is connected to the first storage."""
    alone = position(HOME, seats=1)
    assert hub_of(alone) & CELL[cell_at(5, 1)]
    road = position(HOME, seats=1, roads=[(5, 3)])
    assert hub_of(road) & CELL[cell_at(5, 4)]
    assert not hub_of(road) & CELL[cell_at(5, 1)]


def test_the_hub_is_the_network_that_serves_most():
    both = position(HOME, {"stone": (5, 4)}, {"wood": (14, 4)}, seats=1, roads=[(5, 3), (14, 5), (14, 6)])
    assert hub_of(both) & CELL[cell_at(4, 3)]


def test_a_building_that_waits_long_for_its_last_resource_costs_tokens():
    """The Ghost Fortress wants labor and government, five advanced storages in all; the Sleeping Lion food
    and leather, and has as many slots."""
    plot = {"sleeping_lion": [(0, 0), (1, 0), (2, 0)]}
    fort = {"ghost_fortress": [(x, y) for x in (9, 10, 11) for y in (8, 9)]}
    assert Workload(position(HOME, seats=1, buildings=plot)).later(1.0) == 0.0
    assert Workload(position(HOME, seats=1, buildings=fort)).later(1.0) > 0.0


def test_a_lost_game_that_was_nearly_won_is_worth_more_than_another():
    """The Sleeping Lion and nothing for it, or the livestock of its leather: while no plan wins, the nearest
    to it is kept and thought about again. Any game that goes on is worth more."""
    plot = {"sleeping_lion": [(0, 0), (1, 0), (2, 0)]}
    worth = []
    for storages in ([HOME], [HOME, {"livestock": (5, 4)}]):
        g = position(*storages, seats=1, buildings=plot, roads=[(5, 3)])
        goes_on = GAME.value(g, 0)
        g.ended = LOST_ROUNDS
        worth.append(GAME.value(g, 0))
        assert worth[-1] < goes_on
    assert worth[0] < worth[1]


def test_nobody_gives_up_early():
    """Tokens that can't be paid end the game at once: even a last round in which hardly anything happens is
    better, since what is not seen yet may help (seed 82006: three buildings were complete in the sixth round,
    and no plan won in the seventh)."""
    plot = {"sleeping_lion": [(0, 0), (1, 0), (2, 0)]}
    g = position(HOME, {"livestock": (5, 4)}, seats=1, buildings=plot, roads=[(5, 3)])
    g.round, g.completed = 6, 3
    g.ended = LOST_TOKENS
    early = GAME.value(g, 0)
    nothing = position(HOME, seats=1, buildings=plot)
    nothing.round, nothing.ended = 7, LOST_ROUNDS
    assert early < GAME.value(nothing, 0)
    g.round = 5
    assert GAME.value(g, 0) < early


def test_plans_think_of_two_cards_for_a_basic_action():
    """Those that are worth the least otherwise: Construct once there is a house, never Upgrade first."""
    g = position(HOME, seats=1, houses={0: [(2, 1)]})
    kept = GAME.sensible(g, g.moves(0), g)
    given = [MOVES.text(move) for move in kept if BASIC_ACTION.has(move)]
    assert given == ["basic card=construct", "basic card=recruit"]
    assert [move for move in g.moves(0) if MAIN.has(move)] == [move for move in kept if MAIN.has(move)]


def test_plans_hire_advisers_who_can_be_seen_when_they_are_made():
    """Who comes into the offer later is a guess; if there is nobody else, he will do."""
    g = played(5, HireAdviser)
    moves = g.moves(0)
    assert len(moves) > 1 and GAME.sensible(g, moves, g) == moves
    now = g.clone()
    now.advisers = [moves[-1] - HIRE.first]
    assert GAME.sensible(g, moves, now) == moves[-1:]
    now.advisers = []
    assert GAME.sensible(g, moves, now) == moves


def test_plans_think_of_places_near_the_hub():
    g = played(5, PlaceStorage)
    near = around(hub_of(g) & g.open)
    tiles = TILE[SHAPE_OF[g.agenda[-1].kind]]
    kept = GAME.sensible(g, g.moves(0), g)
    assert len(kept) < len(g.moves(0))
    assert all(tiles[spot_of(move)] & near for move in kept[:4])


def test_plans_think_of_places_where_a_building_is_served():
    for seed in range(5, 9):
        g = played(seed, PlaceBuilding)
        card = g.proposals[g.agenda[-1].slot]
        kept = GAME.sensible(g, g.moves(0), g)
        if len(kept) < len(g.moves(0)):
            tiles = TILE[BUILDING_SHAPE[card]]

            def served(move, g=g, card=card, tiles=tiles):
                cells = tiles[spot_of(move)]
                return sum(1 for r in WANTS[card] if g.supply[0][r].mask & cells)

            assert max(map(served, kept)) == max(map(served, g.moves(0)))


def test_with_opponents_every_move_is_sensible():
    g = GAME.start(2, 5)
    assert GAME.sensible(g, g.moves(), g) == g.moves()


def test_tokens_can_be_paid_as_long_as_there_are_cards_for_influence():
    """Two tokens cost 4 points each while nothing is complete (rules 15.7 and 15.8); a lasting crystal pays 2
    of them, every card in hand can bring 1. No vote follows the seventh round."""
    plots = {
        "sleeping_lion": [(0, 0), (1, 0), (2, 0)],
        "ghost_fortress": [(x, y) for x in (9, 10, 11) for y in (8, 9)],
    }
    g = position(HOME, seats=1, buildings=plots)
    g.round, g.marked = 3, 0b11
    g.lasting[0], g.fleeting[0] = 2, 0
    assert g.in_hand(0) == 4 and GAME.safe(g)
    g.play(BASIC_ACTION.first, 0)
    assert isinstance(g.agenda[-1], Basic) and GAME.safe(g)
    paid = g.clone()
    paid.play(INFLUENCE.first, 0)
    assert GAME.safe(paid)
    g.play(COIN.first, 0)
    assert not GAME.safe(g)
    g.houses[0] = [cell_at(2, 1)]
    assert GAME.safe(g), "a house brings a crystal at the vote"
    g.houses[0] = []
    g.round = SOLO_ROUNDS
    assert GAME.safe(g)
