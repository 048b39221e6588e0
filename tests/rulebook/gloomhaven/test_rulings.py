"""Where the rulebook leaves a gap: cases of the rulings D19 to D44, as chapters 5 to 11 state them."""

import pytest
from tests.rulebook.vocabulary import asked, got, legal, play, points, refused

from ratusha.games.gloomhaven import components as c
from ratusha.games.gloomhaven.geometry import cells_of, x_of, y_of
from ratusha.games.gloomhaven.setup import forbidden
from ratusha.kernel.rng import Rng

from .table import GAME, PURPLE, WHITE, YELLOW, cubes, draw, position, spots

HOME = {"metal": (7, 6)}
WORKER = {WHITE: [(16, 8)]}


@pytest.mark.rule("gloomhaven 6.7", "gloomhaven 12.5")
def test_a_commissioned_storage_uses_its_owners_bridges():
    """D43: white builds yellow's stone before a bridge to the Town Hall. If the bridge is white's nothing is
    delivered; over yellow's the stone comes."""
    hall = {"town_hall": [(13, 3), (13, 4), (13, 5), (13, 6)]}
    way = [(9, 3), (11, 3), (12, 3)]
    for whose, delivered in ((WHITE, {}), (YELLOW, {"stone": YELLOW})):
        g = position(HOME, roads=way, bridges={whose: [(10, 3)]}, buildings=hall, completed=2)
        play(g, "main card=trade", "commission resource=stone", "place x=8 y=3 turn=0")
        assert cubes(g, "town_hall") == delivered
        assert points(g, YELLOW) == 2 * len(delivered) and points(g, WHITE) == 0


@pytest.mark.rule("gloomhaven 5.8", "gloomhaven 5.15")
def test_the_crooked_bone_counts_everybodys_basic_storages():
    """D44: crops of white, population of purple and stone of yellow stand beside it, advanced storages do not
    count; with none beside it the worker has nothing to do."""
    bone = {"crooked_bone": [(5, 2), (6, 2), (7, 2)]}
    brought = {"crooked_bone": {"livestock": WHITE}}
    beside = [{"crops": (4, 3)}, {"population": (6, 1)}, {"stone": (8, 3)}]
    bricks = {"bricks": [(5, 3), (6, 3), (7, 3)], "by": PURPLE, "inputs": [1, 2]}
    g = position(*beside, bricks, step="basic", houses=WORKER, buildings=bone, cubes=brought)
    play(g, "work place=crooked_bone")
    assert got(g) == {"coins": 3}
    g = position(HOME, step="basic", houses=WORKER, buildings=bone, cubes=brought)
    assert refused(g, "work place=crooked_bone") == "5.8"


@pytest.mark.rule("gloomhaven 9.4")
def test_a_workers_hire_after_recruit_waits_for_all_follow_actions():
    """D21: white plays Recruit, purple's worker at the Salt Barge hires as well: both places are filled only
    when yellow and blue have had their turn."""
    g = position(
        HOME,
        {"population": (13, 6)},
        houses={PURPLE: [(2, 9)]},
        buildings={"salt_barge": [(0, 4), (0, 5), (0, 6)]},
        cubes={"salt_barge": {"wood": PURPLE}},
        advisers=("smith", "foreman", "huckster", "carpenter"),
        proposals=("university", "town_hall", "barracks"),
    )
    play(g, "main card=recruit")
    play(g, "work place=salt_barge")
    assert got(g, PURPLE) == {"lasting": 1} and asked(g) == "FollowUp"
    assert g.advisers.count(c.NOTHING) == 2
    play(g, "pass", "pass")
    assert asked(g) == "DrawAdviser"
    play(g, "adviser adviser=mason", "adviser adviser=drover")
    assert [c.ADVISER[a] for a in g.advisers] == ["huckster", "carpenter", "mason", "drover"]


@pytest.mark.rule("gloomhaven 8.5", "gloomhaven 8.8")
def test_the_miller_lays_one_road_before_and_one_after():
    """D38: the first road joins population and stone, the second must be connected to the bricks; a third
    there is not, and both are his to leave out."""
    g = position(
        {"population": (4, 3)},
        {"stone": (7, 4), "access": [PURPLE]},
        turn=PURPLE,
        hired={PURPLE: ["miller"]},
        advisers=(),
    )
    play(g, "main card=miller")
    play(g, "pave", "road x=5 y=4") if asked(g) == "BuildUpgrade" else play(g, "road x=5 y=4")
    play(g, "upgrade resource=bricks", "place x=6 y=1 turn=1")
    assert asked(g) == "RoadAfter" and "done" in legal(g)
    assert refused(g, "road x=3 y=13") == "2.9" and (5, 0) in spots(g, "road") and (6, 4) in spots(g, "road")
    play(g, "road x=5 y=0")
    assert asked(g) == "FollowUp" and len(g.roads) == 2


@pytest.mark.rule("gloomhaven 5.13")
def test_free_access_is_connected_for_the_storages_owner():
    """D19: purple's population stands in the desert beyond the river. Over purple's bridge the tower reaches
    it, over white's own it does not; purple is not paid."""
    way = [(x, 3) for x in range(3, 10)] + [(11, 3)]
    tower = {"north_watchtower": "tower1"}
    for whose, possible in ((PURPLE, True), (WHITE, False)):
        g = position(
            {"population": (12, 2)},
            {"metal": (0, 13)},
            step="basic",
            roads=way,
            bridges={whose: [(10, 3)]},
            houses=WORKER,
            buildings=tower,
            cubes={"north_watchtower": {"bricks": WHITE}},
        )
        assert ("work place=north_watchtower" in legal(g)) == possible
    g = position(
        {"population": (12, 2)},
        step="basic",
        roads=way,
        bridges={PURPLE: [(10, 3)]},
        houses=WORKER,
        buildings=tower,
        cubes={"north_watchtower": {"bricks": WHITE}},
    )
    play(g, "work place=north_watchtower")
    assert g.tokens[0] == 0b0011 and got(g) == {} and got(g, PURPLE) == {}


@pytest.mark.rule("gloomhaven 5.10", "gloomhaven 7.1")
def test_the_architect_builds_two_structures_from_the_price_of_the_mat():
    """D30 and D33: 3 coins each, one or two of them."""
    g = position(HOME, roads=[(7, 7)], hired={WHITE: ["architect"]}, advisers=())
    play(g, "main card=architect", "bridge x=7 y=8")
    assert got(g) == {"coins": -3} and "done" in legal(g)
    play(g, "bridge x=8 y=8")
    assert got(g) == {"coins": -3} and asked(g) == "FollowUp" and len(g.bridges[WHITE]) == 2


@pytest.mark.rule("gloomhaven 6.8")
def test_a_follower_buys_access_to_neutral_storages_on_coast_or_desert():
    """D29: neutral wood on the coast costs purple 2 coins, which go to the bank; in the forest he may not."""
    g = position(HOME, {"wood": (0, 3)}, {"livestock": (0, 0)}, {"population": (13, 6)}, seats=2)
    play(g, "main card=trade", "build resource=crops", "place x=0 y=14 turn=0")
    play(g, "follow card=trade")
    assert legal(g, "access") == ["access storage=1", "access storage=4"]
    assert refused(g, "access storage=2") == "6.8"
    play(g, "access storage=1")
    assert got(g, PURPLE) == {"coins": -2} and got(g) == {}


@pytest.mark.rule("gloomhaven 11.11")
def test_a_proposal_that_a_bonus_road_leaves_no_place_is_gone_before_the_bids():
    """D42: all land is paved but two cells of desert, the last place for a gatehouse; the caller's bonus is a
    road on one of them."""
    land = [(x_of(cell), y_of(cell)) for cell in cells_of(c.BOARD[0].land)]
    paved = [cell for cell in land if cell not in ((7, 6), (3, 3), (4, 3))]
    g = position(
        HOME,
        roads=paved,
        up={WHITE: ["trade", "recruit", "construct"]},
        proposals=("gate_east", "ghost_fortress", "north_watchtower"),
    )
    play(g, "vote", "pave", "road x=3 y=3")
    draw(g)
    left = {c.BUILDING[card] for card in g.proposals if card != c.NOTHING}
    assert asked(g) == "Bids" and g.gone & c.BIT[c.BUILDING.index("gate_east")]
    assert left == {"ghost_fortress", "north_watchtower", "west_watchtower"}


@pytest.mark.rule("gloomhaven 3.10", "gloomhaven 3.11")
def test_however_often_cards_change_hands_everybody_ends_with_what_he_may_have():
    """D40: in drafts of four all eight resources find an owner, and none is forbidden to him; cards are
    exchanged, in some drafts twice."""
    most = 0
    for seed in range(400):
        g, rng, exchanges = GAME.start(4, seed), Rng(seed), 0
        while asked(g) in ("ChooseRace", "ChooseBase", "Draft"):
            moves = legal(g, "exchange") or legal(g)
            exchanges += moves[0].startswith("exchange")
            play(g, moves[rng.below(len(moves))])
        assert sorted([*g.bases, *[one for (one,) in g.extras]]) == list(range(c.BASICS))
        assert not any(forbidden(g, seat, 0) & c.BIT[g.extras[seat][0]] for seat in range(4))
        most = max(most, exchanges)
    assert most >= 2


@pytest.mark.rule("gloomhaven 11.9")
def test_who_loses_the_vote_loses_what_he_bid_and_every_fleeting_crystal():
    """Purple bids a lasting crystal in vain and keeps the other; fleeting ones are lost, bid or not."""
    g = position(HOME, up={WHITE: ["trade", "recruit"]}, fleeting=[5, 2, 0, 3], lasting=[0, 2, 0, 1])
    play(g, "vote", "coin", "coin")
    votes = ("circle 5 0", "square 0 1", "circle 0 0", "triangle 1 0")
    for seat, vote in enumerate(votes):
        slot, fleeting, lasting = vote.split()
        play(g, f"bid proposal={slot} fleeting={fleeting} lasting={lasting}", seat=seat)
    assert g.fleeting == [0, 0, 0, 0] and g.lasting == [0, 1, 0, 1]
    assert asked(g) == "PlaceBuilding" and g.seat == WHITE
