"""Call to Vote and the offer of buildings. Chapter 11."""

import pytest
from tests.rulebook.vocabulary import asked, gained, got, legal, play, points, refused

from ratusha.games.gloomhaven import components as c
from ratusha.kernel import SPECTATOR

from .table import BLUE, PURPLE, WHITE, YELLOW, cubes, draw, hand, position
from .table import spots as where

HOME = {"metal": (7, 6)}
READY = {WHITE: ["trade", "recruit"]}


def bids(g, *votes: str) -> None:
    """Each seat's bid as `circle 2 1`: proposal, fleeting, lasting."""
    for seat, vote in enumerate(votes):
        slot, fleeting, lasting = vote.split()
        play(g, f"bid proposal={slot} fleeting={fleeting} lasting={lasting}", seat=seat)


@pytest.mark.rule("gloomhaven 11.1", "gloomhaven 11.2", "gloomhaven 11.4")
def test_bonuses_and_income():
    """EX7: two cards besides Call to Vote: a coin and a road, nothing else. Then the others' income,
    not his."""
    g = position(HOME, {"stone": (13, 6)}, {"wood": (20, 6)}, up=READY, houses={YELLOW: [(16, 8)]})
    play(g, "vote", "coin")
    assert asked(g) == "Bonus"
    play(g, "pave", "road x=6 y=5")
    assert g.coins[WHITE] == 8 and len(g.roads) == 1
    assert g.coins[YELLOW] == 9 and g.fleeting[YELLOW] == 1
    assert asked(g) == "Bids"


@pytest.mark.rule("gloomhaven 11.3", "gloomhaven 5.7")
def test_cards_and_workers_come_back():
    g = position(
        HOME,
        up={WHITE: ["trade", "recruit", "upgrade"]},
        down={WHITE: ["construct"]},
        houses={WHITE: [(16, 8)]},
    )
    g.mats = 1
    play(g, "vote")
    assert hand(g) == {"trade", "construct", "upgrade", "recruit", "call_to_vote"} and g.mats == 0


@pytest.mark.rule("gloomhaven 11.5", "gloomhaven 18.5")
def test_bids_are_sealed():
    """Nobody sees another's bid before all are in; nobody bids what he does not have."""
    g = position(HOME, up=READY, fleeting=[2, 2, 2, 2], lasting=[1, 0, 0, 0])
    play(g, "vote", "coin", "coin")
    assert refused(g, "bid proposal=circle fleeting=3 lasting=0", seat=PURPLE) == "11.5"
    assert refused(g, "bid proposal=circle fleeting=0 lasting=1", seat=PURPLE) == "11.5"
    play(g, "bid proposal=square fleeting=2 lasting=0", seat=PURPLE)
    for viewer in (WHITE, YELLOW, SPECTATOR):
        assert g.seen_by(viewer).known.agenda[-1].args()[1][1] == -2
    assert g.fleeting[PURPLE] == 2


@pytest.mark.rule("gloomhaven 11.6", "gloomhaven 11.8", "gloomhaven 11.9")
def test_example_of_the_vote():
    """EX8, page 19: square 4 and 2, circle 3, triangle 1: 6 votes for the Salt Barge, which seat 0 places."""
    g = position(
        HOME,
        up=READY,
        fleeting=[1, 1, 0, 3],
        lasting=[1, 0, 1, 2],
        proposals=("university", "salt_barge", "north_watchtower"),
    )
    play(g, "vote", "coin", "coin")
    bids(g, "square 1 1", "square 1 0", "circle 0 1", "triangle 0 0")
    assert asked(g) == "PlaceBuilding" and g.seat == WHITE
    assert g.fleeting == [0, 0, 0, 0] and g.lasting == [0, 0, 0, 2]
    play(g, "place x=0 y=4 turn=1")
    assert c.BUILDING[g.built[0]] == "salt_barge"


@pytest.mark.rule("gloomhaven 11.7")
def test_a_tie_between_proposals():
    """EX9: 2 to 2; the one with the fewest points among the voters chooses any tied proposal."""
    g = position(HOME, up=READY, scores=[5, 3, 4, 9])
    play(g, "vote", "coin", "coin")
    bids(g, "circle 0 0", "circle 0 0", "square 0 0", "square 0 0")
    assert asked(g) == "BreakTie" and g.seat == PURPLE
    assert refused(g, "choose proposal=triangle") == "11.7"
    play(g, "choose proposal=square")
    assert asked(g) == "PlaceBuilding" and g.seat == YELLOW  # 4 points against 9


@pytest.mark.rule("gloomhaven 11.7", "gloomhaven 11.9")
def test_equal_points_go_to_the_caller_or_the_nearest_after_him():
    g = position(HOME, up={YELLOW: ["trade", "recruit"]}, turn=YELLOW)
    play(g, "vote", "coin", "coin")
    bids(g, "circle 0 0", "circle 0 0", "square 0 0", "square 0 0")
    assert g.seat == YELLOW
    play(g, "choose proposal=circle")
    assert g.seat == WHITE  # after yellow comes blue, then white, then purple


@pytest.mark.rule("gloomhaven 11.10")
def test_where_a_building_may_stand():
    """At least one cell of ruins for the University, on empty land, beside anything, connected or not."""
    g = position(HOME, {"population": (13, 6)}, roads=[(5, 5)], up=READY)
    play(g, "vote", "coin", "coin")
    bids(g, "circle 0 0", "circle 0 0", "circle 0 0", "circle 0 0")
    assert refused(g, "place x=0 y=0 turn=0") == "11.10"
    assert refused(g, "place x=5 y=5 turn=0") == "2.2"
    assert (4, 5) not in where(g) and (5, 6) in where(g) and (6, 2) in where(g)


@pytest.mark.rule("gloomhaven 11.10", "gloomhaven 2.10")
def test_one_building_of_a_type_in_a_district():
    """The College stands in the west; the University, of the same type, only in the other two."""
    g = position(HOME, up=READY, buildings={"engineers_college": [(0, 0), (1, 0), (0, 1), (1, 1)]})
    play(g, "vote", "coin", "coin")
    bids(g, "circle 0 0", "circle 0 0", "circle 0 0", "circle 0 0")
    assert refused(g, "place x=5 y=3 turn=0") == "11.10"
    assert {c.BOARD[0].district[y * 22 + x] for x, y in where(g)} == {1, 2}


@pytest.mark.rule("gloomhaven 11.12")
def test_towers_and_fortress_on_their_sites():
    """Symmetric: a tower on any of three sites; thematic: on its own."""
    for board, sites in (
        ("symmetric", {"site site=tower1", "site site=tower2", "site site=tower3"}),
        ("thematic", set()),
    ):
        g = position(
            {"metal": (3, 9)},
            up=READY,
            proposals=("north_watchtower", "salt_barge", "town_hall"),
            board=board,
        )
        play(g, "vote", "coin", "coin")
        bids(g, "circle 0 0", "circle 0 0", "circle 0 0", "circle 0 0")
        if sites:
            assert set(legal(g)) == sites
            assert refused(g, "site site=ghost") == "11.12" and refused(g, "place x=5 y=3 turn=0") == "11.12"
        else:
            assert c.BUILDING[g.built[0]] == "north_watchtower"  # a single place: built at once
            assert g.plots[0] == c.SITE_SPOT + c.SITE.index("north")


@pytest.mark.rule("gloomhaven 11.13", "gloomhaven 11.14", "gloomhaven 11.15")
def test_new_proposals():
    """The losers are discarded; the deck is empty but for its top: that one, then the shuffled discards."""
    g = position(HOME, up=READY)
    g.gone, g.deck = g.deck, 0
    play(g, "vote", "coin", "coin")
    bids(g, "circle 0 0", "circle 0 0", "circle 0 0", "circle 0 0")
    play(g, "place x=5 y=6 turn=0")
    draw(g)
    names = {c.BUILDING[b] for b in g.proposals if b >= 0}
    assert names == {"sanctuary", "salt_barge", "town_hall"}
    assert not g.top and not g.deck and not g.discards


@pytest.mark.rule("gloomhaven 11.11")
def test_a_card_without_a_place_leaves_the_game():
    """The fortress's site is taken on a doctored table: before the bids the card is replaced."""
    g = position(HOME, up=READY, proposals=("ghost_fortress", "salt_barge", "town_hall"))
    g.taken |= c.BOARD[0].sites[0].cells
    play(g, "vote", "coin", "coin")
    assert asked(g) == "DrawProposal"
    play(g, "proposal building=university")
    assert c.BUILDING[g.proposals[0]] == "university"
    assert g.gone == 2 ** c.BUILDING.index("ghost_fortress")


@pytest.mark.rule("gloomhaven 11.16")
def test_fewer_proposals_or_none():
    """With one left all vote for it; with none there are no bids, and nobody loses crystals."""
    g = position(HOME, up=READY, proposals=("university",), top=())
    g.gone, g.deck = g.deck, 0
    play(g, "vote", "coin", "coin")
    assert {move.split()[1] for move in legal(g)} == {"proposal=circle"}
    assert refused(g, "bid proposal=square fleeting=0 lasting=0") == "11.16"
    g = position(HOME, up=READY, proposals=(), top=(), fleeting=[2, 2, 2, 2])
    g.gone, g.deck = g.deck, 0
    play(g, "vote", "coin", "coin")
    assert asked(g) == "Turn" and g.seat == PURPLE and g.fleeting == [2, 2, 2, 2]


@pytest.mark.rule("gloomhaven 11.14")
def test_a_card_put_on_top_is_not_drawn_again_in_the_same_filling():
    """Two of one type and no other card: the right one stays on top, and its place stays empty."""
    g = position(HOME, up=READY, proposals=("university", "engineers_college"), top=())
    g.gone, g.deck = g.deck, 0
    play(g, "vote", "coin", "coin")
    assert {move.split()[1] for move in legal(g)} == {"proposal=circle"}
    assert [c.BUILDING[b] for b in g.top] == ["engineers_college"]


@pytest.mark.rule("gloomhaven 11.16")
def test_an_empty_place_is_looked_at_again_before_the_bids():
    """The card that was put on top in the filling before takes it."""
    g = position(HOME, up=READY, proposals=("university", "salt_barge"), top=("town_hall",))
    g.gone, g.deck = g.deck, 0
    play(g, "vote", "coin", "coin")
    assert [c.BUILDING[b] for b in g.proposals] == ["university", "salt_barge", "town_hall"]
    assert not g.top


# -- points -------------------------------------------------------------------------------------------


@pytest.mark.rule("gloomhaven 12.10")
def test_neutral_resources_are_delivered_at_once():
    """EX14: with stone neutral the Town Hall's stone slot gets a neutral cube, for no points."""
    g = position(
        {"metal": (13, 6)},
        seats=3,
        races=("savvas", "human", "quatryl"),
        bases=("metal", "population", "knowledge"),
        extras=[["crops"], ["gems"], ["livestock"]],
        up=READY,
        proposals=("town_hall", "salt_barge", "university"),
    )
    play(g, "vote", "coin", "coin")
    bids(g, "circle 0 0", "circle 0 0", "circle 0 0")
    play(g, "place x=5 y=2 turn=1")
    assert cubes(g, "town_hall") == {"stone": 4}
    assert [points(g, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("gloomhaven 12.6")
def test_the_actor_chooses_the_source():
    """Two storages of leather, blue's and yellow's, become connected by white's road: white chooses."""
    g = position(
        {"metal": (5, 7)},
        {"livestock": (9, 0)},
        {"leather": [(3, 2), (3, 3), (3, 4)], "by": BLUE, "inputs": [1]},
        {"leather": [(5, 2), (5, 3), (5, 4)], "by": YELLOW, "inputs": [1]},
        roads=[(4, 6), (4, 7)],
        buildings={"sleeping_lion": [(2, 8), (3, 8), (4, 8)]},
        step="basic",
    )
    play(g, "pave", "road x=4 y=5")
    assert asked(g) == "ChooseSource" and g.seat == WHITE
    play(g, "source storage=2")
    assert cubes(g, "sleeping_lion") == {"leather": BLUE} and points(g, BLUE) == 4


@pytest.mark.rule("gloomhaven 12.6", "gloomhaven 12.7", "gloomhaven 12.8", "gloomhaven 12.11")
def test_a_building_placed_between_two_sources():
    """The Sleeping Lion is placed beside two storages of leather: the vote's winner says which delivers."""
    g = position(
        {"metal": (13, 6)},
        {"livestock": (9, 0)},
        {"leather": [(2, 6), (2, 7), (2, 8)], "by": BLUE, "inputs": [1]},
        {"leather": [(6, 6), (6, 7), (6, 5)], "by": YELLOW, "inputs": [1]},
        up=READY,
        proposals=("sleeping_lion", "salt_barge", "university"),
    )
    play(g, "vote", "coin", "coin")
    bids(g, "circle 0 0", "circle 0 0", "circle 0 0", "circle 0 0")
    play(g, "place x=3 y=7 turn=0")
    assert asked(g) == "ChooseSource" and g.seat == WHITE
    assert refused(g, "source storage=0") == "12.5"
    play(g, "source storage=3")
    assert cubes(g, "sleeping_lion") == {"leather": YELLOW}
    assert points(g, YELLOW) == 3 and points(g, BLUE) == 1  # 4, of which livestock gets 1


@pytest.mark.rule("gloomhaven 12.1", "gloomhaven 12.7")
def test_a_storage_delivers_again_and_again_but_a_slot_is_filled_once():
    """One road brings stone to the East Gatehouse and to the Barracks, for 3 points each."""
    g = position(
        {"stone": (4, 3)},
        buildings={"gate_east": [(5, 5), (6, 5)], "barracks": [(3, 5), (3, 6), (3, 7), (3, 8)]},
        turn=YELLOW,
        step="basic",
    )
    play(g, "pave", "road x=4 y=4")
    assert cubes(g, "gate_east") == {"stone": YELLOW} and cubes(g, "barracks") == {"stone": YELLOW}
    assert gained(g, YELLOW) == {"deliveries": 6} and got(g, YELLOW) == {}
