"""More cases of the vote, of achievements and of the end. Chapters 11, 13 and 14."""

import pytest
from tests.rulebook.vocabulary import asked, gained, got, legal, play, points, refused

from ratusha.games.gloomhaven import components as c

from .table import BLUE, PURPLE, WHITE, YELLOW, cubes, draw, hand, position

HOME = {"metal": (7, 6)}
READY = {WHITE: ["trade", "recruit"]}
AGREED = ("circle 0 0",) * 4


def bids(g, *votes: str) -> None:
    """Each seat's bid as `circle 2 1`: proposal, fleeting, lasting."""
    for seat, vote in enumerate(votes):
        slot, fleeting, lasting = vote.split()
        play(g, f"bid proposal={slot} fleeting={fleeting} lasting={lasting}", seat=seat)


@pytest.mark.rule("gloomhaven 11.2", "gloomhaven 12.4")
def test_a_bonus_for_every_card_and_roads_deliver_at_once():
    """Construct, Upgrade and the Huckster are left: three bonuses. The road brings metal to the Guild before
    anybody votes."""
    g = position(
        HOME,
        up=READY,
        hired={WHITE: ["huckster"]},
        advisers=(),
        buildings={"craftsmen_guild": [(4, 4), (5, 4), (6, 4), (5, 5)]},
        proposals=("university", "salt_barge", "town_hall"),
    )
    assert cubes(g, "craftsmen_guild") == {}
    play(g, "vote", "pave", "road x=6 y=5", "influence")
    assert cubes(g, "craftsmen_guild") == {"metal": WHITE} and asked(g) == "Bonus"
    play(g, "coin")
    assert asked(g) == "Bids" and g.fleeting[WHITE] == 1 and g.coins[WHITE] == 8
    assert "bid proposal=circle fleeting=1 lasting=0" in legal(g)


@pytest.mark.rule("gloomhaven 11.4", "gloomhaven 11.5")
def test_crystals_of_the_income_can_be_bid_at_once():
    """Purple's house brings a crystal before the bids; white, who called, has none for his."""
    g = position(
        HOME,
        {"population": (13, 6)},
        {"gems": (20, 6)},
        up=READY,
        houses={WHITE: [(16, 8)], PURPLE: [(2, 9)]},
    )
    play(g, "vote", "coin", "coin")
    assert got(g, PURPLE) == {"coins": 2, "fleeting": 1} and got(g) == {"coins": 2}
    assert refused(g, "bid proposal=circle fleeting=1 lasting=0", seat=WHITE) == "11.5"
    play(g, "bid proposal=circle fleeting=1 lasting=0", seat=PURPLE)


@pytest.mark.rule("gloomhaven 11.6", "gloomhaven 11.9")
def test_crystals_outweigh_voters():
    """Three tokens on the circle are 3 votes; one token with a lasting and a fleeting crystal is 4."""
    g = position(HOME, up=READY, fleeting=[0, 0, 0, 1], lasting=[0, 0, 0, 1], scores=[0, 0, 0, 30])
    play(g, "vote", "coin", "coin")
    bids(g, "circle 0 0", "circle 0 0", "circle 0 0", "square 1 1")
    assert asked(g) == "PlaceBuilding" and g.seat == BLUE
    assert g.lasting == [0, 0, 0, 0]


@pytest.mark.rule("gloomhaven 11.7", "gloomhaven 11.8")
def test_three_proposals_tie():
    """2, 2 and 2: the fewest points among all who voted for them have the choice, of any of the three."""
    g = position(HOME, seats=3, up=READY, fleeting=[1, 1, 1], lasting=[2, 2, 2], scores=[4, 4, 1])
    play(g, "vote", "coin", "coin")
    bids(g, "circle 1 0", "square 1 0", "triangle 1 0")
    assert asked(g) == "BreakTie" and g.seat == YELLOW and len(legal(g)) == 3
    play(g, "choose proposal=circle")
    assert asked(g) == "PlaceBuilding" and g.seat == WHITE  # he alone bid for it
    assert g.lasting == [2, 2, 2] and g.fleeting == [0, 0, 0]


@pytest.mark.rule("gloomhaven 11.7")
def test_who_voted_for_a_loser_does_not_break_the_tie():
    """Blue has the fewest points, but bid for the triangle, which has fewer votes than the other two."""
    g = position(HOME, up=READY, fleeting=[1, 0, 0, 0], scores=[9, 5, 5, 0])
    play(g, "vote", "coin", "coin")
    bids(g, "circle 1 0", "square 0 0", "square 0 0", "triangle 0 0")
    assert asked(g) == "BreakTie" and g.seat == PURPLE  # 5 points like yellow, but nearer after the caller


@pytest.mark.rule("gloomhaven 11.9")
def test_equal_bids_on_the_winner():
    """White called and has most points: of purple and yellow, who bid as much, the one with fewer places."""
    g = position(HOME, up=READY, fleeting=[1, 1, 1, 0], scores=[9, 6, 5, 0])
    play(g, "vote", "coin", "coin")
    bids(g, "circle 1 0", "circle 1 0", "circle 1 0", "circle 0 0")
    assert asked(g) == "PlaceBuilding" and g.seat == YELLOW


@pytest.mark.rule("gloomhaven 11.12", "gloomhaven 11.11")
def test_a_second_tower_takes_another_site():
    """Symmetric side: one of the two sites left. On a doctored table without any the card leaves the game."""
    g = position(
        HOME,
        up=READY,
        proposals=("west_watchtower", "salt_barge", "town_hall"),
        buildings={"north_watchtower": "tower2"},
    )
    full = g.clone()
    play(g, "vote", "coin", "coin")
    bids(g, *AGREED)
    assert set(legal(g)) == {"site site=tower1", "site site=tower3"}
    assert refused(g, "site site=tower2") == "11.12"
    for site in c.BOARD[0].sites:
        full.taken |= site.cells
    play(full, "vote", "coin", "coin", "proposal building=university")
    assert c.BUILDING[full.proposals[0]] == "university"


@pytest.mark.rule("gloomhaven 11.12")
def test_the_fortress_on_both_sides():
    for board, home in (("symmetric", (7, 6)), ("thematic", (2, 2))):
        g = position(
            {"metal": home}, up=READY, proposals=("ghost_fortress", "salt_barge", "town_hall"), board=board
        )
        play(g, "vote", "coin", "coin")
        bids(g, *AGREED)
        assert g.plots == [c.SITE_SPOT + c.SITE.index("ghost")]  # a single place: built at once


@pytest.mark.rule("gloomhaven 11.14", "gloomhaven 11.15")
def test_the_right_one_of_two_of_a_type_goes_on_top():
    """Sleeping Lion, Salt Barge, Crooked Bone: the last one, also a tavern, lies on top; University comes."""
    g = position(HOME, up=READY)
    play(g, "vote", "coin", "coin")
    bids(g, *AGREED)
    play(g, "place x=5 y=6 turn=0")
    play(
        g, "proposal building=sleeping_lion", "proposal building=old_docks", "proposal building=crooked_bone"
    )
    assert asked(g) == "DrawProposal" and c.BUILDING[g.top[-1]] == "crooked_bone"
    assert "proposal building=crooked_bone" not in legal(g)
    play(g, "proposal building=barracks")
    assert [c.BUILDING[b] for b in g.proposals] == ["sleeping_lion", "old_docks", "barracks"]
    assert asked(g) == "Turn" and {c.BUILDING[b] for b in range(21) if g.discards >> b & 1} == {
        "salt_barge",
        "town_hall",
    }


@pytest.mark.rule("gloomhaven 11.15")
def test_a_deck_that_runs_out_in_the_middle():
    """One card is left beside the top: both come, then one of the shuffled discards; the built card never."""
    g = position(HOME, up=READY)
    left = c.BUILDING.index("gate_east")
    g.gone, g.deck = g.deck & ~(1 << left), 1 << left
    play(g, "vote", "coin", "coin")
    bids(g, *AGREED)
    play(g, "place x=5 y=6 turn=0")
    draw(g)
    offered = {c.BUILDING[b] for b in g.proposals}
    assert {"gate_east", "sanctuary"} < offered and offered & {"salt_barge", "town_hall"}
    assert not g.discards and c.BUILDING.index("university") in g.built


@pytest.mark.rule("gloomhaven 16.1", "gloomhaven 11.13")
def test_without_workers_the_built_card_never_returns():
    g = position(HOME, up=READY, workers="off")
    play(g, "vote", "coin", "coin")
    bids(g, *AGREED)
    play(g, "place x=5 y=6 turn=0")
    assert "proposal building=university" not in legal(g)
    assert not g.discards >> c.BUILDING.index("university") & 1


@pytest.mark.rule("gloomhaven 4.7", "gloomhaven 11.3")
def test_a_face_down_card_comes_back_unseen():
    """All cards return to the hand: nothing lies face down any more, so the hand is open again."""
    g = position(HOME, down={WHITE: ["trade", "recruit"]})
    play(g, "vote", "coin", "coin")
    assert g.down[WHITE] == [] and len(hand(g)) == 5


# -- achievements and the end -------------------------------------------------------------------------


@pytest.mark.rule("gloomhaven 13.2", "gloomhaven 13.1")
def test_an_immediate_achievement_met_by_a_follower():
    """Purple owns three resources and builds his fourth by following: scored when the turn is over."""
    g = position(
        HOME,
        {"population": (13, 6)},
        {"bricks": [(13, 0), (14, 0), (15, 0)], "by": PURPLE, "inputs": [1, 1]},
        {"books": [(12, 11), (13, 11), (14, 11)], "by": PURPLE},
        goals=["imm_income4"],
    )
    play(g, "main card=trade", "build resource=crops", "place x=0 y=14 turn=0")
    play(g, "follow card=trade", "build resource=gems", "place x=20 y=8 turn=0")
    assert points(g, PURPLE) == 0
    play(g, "pass", "pass")
    assert gained(g, PURPLE) == {"achievements": 3} and gained(g) == {} and g.goals[0] == -1


@pytest.mark.rule("gloomhaven 13.3")
def test_the_midgame_card_waits_for_the_follow_actions():
    """White's recruit is followed by purple, who then holds 2 lasting crystals: both are counted."""
    g = position(
        HOME,
        {"population": (13, 6)},
        goals=["mid_lasting2"],
        lasting=[1, 1, 0, 0],
        completed=2,
        advisers=("smith", "foreman", "scholar", "mason"),
    )
    g.adviser_deck = 0
    play(g, "main card=recruit", "follow card=recruit", "pass")
    assert g.points == [0, 0, 0, 0]
    play(g, "pass")
    assert g.points == [3, 3, 0, 0] and g.goals[1] == -1


@pytest.mark.rule("gloomhaven 13.4", "gloomhaven 13.5")
def test_a_tie_in_a_district_leads_nobody():
    """White and purple have one storage each in the west; in the east purple is alone."""
    g = position(
        HOME, {"population": (5, 2)}, {"gems": (13, 6)}, goals=["end_majority"], completed=6, coins=0
    )
    play(g, "basic card=trade", "influence")
    assert g.over and gained(g) == {} and gained(g, PURPLE) == {"achievements": 6}


LAST = {"gate_east": [(5, 5), (6, 5)]}


@pytest.mark.rule("gloomhaven 14.1")
def test_the_sixth_completion_by_a_follower():
    """Purple's road completes the sixth building; yellow and blue still follow, then white is the last to
    have been active."""
    g = position(
        {"metal": (13, 6)},
        {"stone": (4, 3)},
        {"population": (3, 5)},
        {"gems": (20, 8)},
        buildings=LAST,
        cubes={"gate_east": {"weapons": WHITE}},
        completed=5,
    )
    play(g, "main card=trade", "build resource=crops", "place x=0 y=14 turn=0")
    play(g, "pave", "road x=4 y=4")
    assert g.completed == 6 and not g.over and g.seat == YELLOW
    play(g, "coin", "influence")
    assert g.over and g.ended_by() == "completed" and g.active == WHITE


@pytest.mark.rule("gloomhaven 14.1")
def test_the_sixth_completion_in_a_vote():
    """A bonus road completes it; income, bids, the building and new proposals follow before the end."""
    g = position(
        {"stone": (4, 3)},
        {"metal": (13, 6)},
        turn=YELLOW,
        up={YELLOW: ["trade", "recruit"]},
        buildings=LAST,
        cubes={"gate_east": {"weapons": WHITE}},
        completed=5,
        coins=3,
    )
    play(g, "vote", "pave", "road x=4 y=4")
    assert g.completed == 6 and asked(g) == "Bonus"
    play(g, "coin")
    assert asked(g) == "Bids" and g.coins[WHITE] == 4
    bids(g, *AGREED)
    assert asked(g) == "PlaceBuilding" and g.seat == BLUE  # yellow, the caller, has 3 points
    play(g, "place x=13 y=2 turn=0")
    draw(g)
    assert g.over and len(g.built) == 2 and all(card >= 0 for card in g.proposals)
    assert g.sheet()[WHITE]["coins"] == 1 and g.sheet()[YELLOW]["deliveries"] == 3


@pytest.mark.rule("gloomhaven 14.3")
def test_a_tie_of_the_active_player():
    g = position(HOME, scores=[9, 9, 9, 2], coins=0, completed=6, turn=PURPLE)
    play(g, "basic card=trade", "influence")
    assert g.ranks == [3, 1, 2, 4]
