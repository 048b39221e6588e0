"""The turn, basic actions, workers, following. Chapters 4, 5, 10, 16 and 18."""

import pytest
from tests.rulebook.vocabulary import asked, got, legal, play, refused

from ratusha.games.gloomhaven import components as c
from ratusha.games.gloomhaven.actions import follow_label
from ratusha.games.gloomhaven.moves import FOLLOW
from ratusha.kernel import SPECTATOR
from ratusha.kernel.words import text

from .table import BLUE, PURPLE, WHITE, YELLOW, cubes, guessed, hand, position, roads, shown

HOME = {"metal": (7, 6)}


@pytest.mark.rule("gloomhaven 4.1", "gloomhaven 4.2", "gloomhaven 5.1", "gloomhaven 5.2", "gloomhaven 4.5")
def test_a_card_face_down_for_a_basic_action():
    """A coin; nobody follows, and the next player has the turn."""
    g = position(HOME)
    play(g, "basic card=upgrade", "coin")
    assert g.coins[WHITE] == 8 and g.seat == PURPLE and asked(g) == "Turn"
    play(g, "basic card=upgrade", "influence")
    assert g.fleeting[PURPLE] == 1 and g.seat == YELLOW
    assert hand(g, WHITE) == {"trade", "construct", "recruit", "call_to_vote"}


@pytest.mark.rule("gloomhaven 4.3")
def test_a_main_action_must_be_possible():
    """Without coins neither Construct nor Upgrade; without the resource no adviser."""
    g = position(HOME, coins=0)
    assert legal(g, "main") == []
    assert refused(g, "main card=trade") == "4.3"
    g = position(HOME)
    assert "main card=trade" in legal(g) and refused(g, "main card=recruit") == "4.3"


@pytest.mark.rule("gloomhaven 4.4", "gloomhaven 5.14")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_follow_action_has_its_words(lang: str):
    """After Income for two, all four can be on the buttons; each is a sentence of its own."""
    said = [text(follow_label(FOLLOW.first + category), lang) for category in range(c.CATEGORIES)]
    assert len(set(said)) == 4
    start = {"en": "Follow: ", "ru": "Ответ: "}[lang]
    assert [line for line in said if not line.startswith(start) or "gloomhaven" in line] == []


@pytest.mark.rule("gloomhaven 4.4", "gloomhaven 4.5", "gloomhaven 5.3")
def test_everybody_follows_in_order():
    """White trades; purple follows, yellow builds a road, blue passes; then purple's turn."""
    g = position(HOME, {"population": (13, 6)}, {"stone": (13, 10)})
    play(g, "main card=trade", "build resource=crops", "place x=0 y=14 turn=0")
    assert g.seat == PURPLE and asked(g) == "FollowUp"
    play(g, "follow card=trade", "build resource=gems", "place x=20 y=4 turn=0")
    assert g.coins[PURPLE] == 6 and g.seat == YELLOW
    play(g, "pave", "road x=12 y=11")
    assert (12, 11) in roads(g) and g.seat == BLUE
    play(g, "pass")
    assert g.seat == PURPLE and asked(g) == "Turn"


@pytest.mark.rule("gloomhaven 4.6", "gloomhaven 9.6")
def test_an_advisers_category_is_followed():
    """The Carpenter is of Construct: others may construct, not trade."""
    g = position(
        HOME,
        {"population": (9, 7)},
        roads=[(8, 7), (8, 6)],
        hired={WHITE: ["carpenter"]},
        advisers=("scholar", "foreman", "huckster", "mason"),
    )
    play(g, "main card=carpenter", "bridge x=8 y=8")
    assert g.coins[WHITE] == 5  # 4 less 2
    assert refused(g, "follow card=trade") == "4.6"
    assert "follow card=construct" in legal(g)


@pytest.mark.rule("gloomhaven 4.7")
def test_call_to_vote_needs_two_discards():
    """One card is too few; two are enough, with two players three. It is never played face down."""
    g = position(HOME, up={WHITE: ["trade"]})
    assert refused(g, "vote") == "4.7" and refused(g, "basic card=call_to_vote") == "4.7"
    assert "vote" in legal(position(HOME, up={WHITE: ["trade"]}, down={WHITE: ["upgrade"]}))
    two = position(HOME, seats=2, up={WHITE: ["trade", "upgrade"]})
    assert refused(two, "vote") == "4.7"
    assert "vote" in legal(position(HOME, seats=2, up={WHITE: ["trade", "upgrade", "income"]}))


@pytest.mark.rule("gloomhaven 4.8", "gloomhaven 18.1", "gloomhaven 18.2")
def test_nobody_else_knows_a_card_played_face_down():
    """Others see that one card lies face down; imagined worlds hold different ones, never Call to Vote."""
    g = position(HOME)
    play(g, "basic card=upgrade", "coin")
    assert shown(g, PURPLE, WHITE) == shown(g, SPECTATOR, WHITE) == [-1]
    assert shown(g, WHITE, WHITE) == [2]
    assert guessed(g, PURPLE, WHITE) == {0, 1, 2, 3}


@pytest.mark.rule("gloomhaven 18.2")
def test_what_is_shown_later_was_not_face_down():
    """White then plays Trade face up: the hidden card can't be Trade, and a newly hired adviser can't
    be it."""
    g = position(HOME, down={WHITE: ["upgrade"]}, advisers=("smith", "foreman", "huckster", "carpenter"))
    play(g, "main card=recruit", "pass", "pass", "pass", "adviser adviser=scholar")
    assert "smith" in hand(g)
    assert guessed(g, PURPLE, WHITE) == {0, 1, 2}


@pytest.mark.rule("gloomhaven 4.9", "gloomhaven 5.9")
def test_the_card_reaches_the_discard_when_the_turn_ends():
    g = position(HOME)
    play(g, "main card=trade", "build resource=crops", "place x=0 y=14 turn=0")
    assert g.up[WHITE] == 0 and "trade" not in hand(g)
    play(g, "pass", "pass", "pass")
    assert g.up[WHITE] == 1 and g.active == PURPLE


@pytest.mark.rule("gloomhaven 4.10", "gloomhaven 9.3", "gloomhaven 9.4", "gloomhaven 9.2", "gloomhaven 9.1")
def test_hiring_and_refilling_after_all_follows():
    """White hires the Smith from the third place for 2 coins: two crystals; purple follows
    with the Foreman; then the others move left and two new ones come."""
    g = position(
        HOME, {"crops": (0, 14)}, {"population": (13, 6)}, advisers=("scholar", "foreman", "smith", "miller")
    )
    assert refused(g, "main card=smith") == "4.1"
    play(g, "main card=recruit")
    assert refused(g, "hire adviser=scholar") == "9.1"
    play(g, "hire adviser=smith")
    assert got(g) == {"coins": -2, "lasting": 1, "fleeting": 1}
    assert "smith" in hand(g) and g.advisers[2] == -1
    play(g, "follow card=recruit")
    assert got(g, PURPLE) == {"coins": -1, "lasting": 1}
    play(g, "pass", "pass", "adviser adviser=mason", "adviser adviser=carpenter")
    assert [c.ADVISER[a] for a in g.advisers] == ["scholar", "miller", "mason", "carpenter"]
    play(g, *["basic card=trade", "coin"] * 3)
    assert "basic card=smith" in legal(g)


# -- workers ------------------------------------------------------------------------------------------


@pytest.mark.rule("gloomhaven 5.4", "gloomhaven 5.5", "gloomhaven 5.7")
def test_the_worker_of_a_race():
    """Without a house no worker; with one the Humans gain 2 fleeting influence, once until they call a
    vote."""
    g = position({"population": (7, 6)}, turn=PURPLE, step="basic")
    assert refused(g, "work place=race") == "5.4"
    g = position({"population": (7, 6)}, turn=PURPLE, step="basic", houses={PURPLE: [(4, 8)]})
    play(g, "work place=race")
    assert g.fleeting[PURPLE] == 2
    g.active = PURPLE
    g.agenda.append(type(g.agenda[-1])(PURPLE))
    play(g, "basic card=trade")
    assert refused(g, "work place=race") == "5.4"


UNIVERSITY = {"university": [(4, 6), (5, 6), (4, 7), (5, 7)]}


@pytest.mark.rule("gloomhaven 5.6", "gloomhaven 5.9", "gloomhaven 18.3")
def test_the_worker_at_the_university():
    """Blue has a cube there and takes back a face-down and a face-up card; others learn of one of them."""
    g = position(
        {"knowledge": (3, 5)},
        turn=BLUE,
        step="basic",
        houses={BLUE: [(3, 9)], WHITE: [(16, 8)]},
        buildings=UNIVERSITY,
        cubes={"university": {"knowledge": BLUE}},
        up={BLUE: ["trade"]},
        down={BLUE: ["recruit"]},
    )
    play(g, "work place=university")
    assert set(legal(g)) == {"return card=trade", "return card=recruit"}
    events = g.listen()
    play(g, "return card=recruit")
    play(g, "return card=trade")
    assert hand(g, BLUE) >= {"trade", "recruit"} and g.down[BLUE] == []
    assert events is not None
    other = position(
        HOME,
        step="basic",
        houses={WHITE: [(16, 8)]},
        buildings=UNIVERSITY,
        cubes={"university": {"knowledge": BLUE}},
        up={WHITE: ["trade"]},
    )
    assert refused(other, "work place=university") == "5.6"
    assert refused(other, "work place=town_hall") == "5.6"


@pytest.mark.rule("gloomhaven 5.8", "gloomhaven 5.15")
def test_an_action_that_changes_nothing_is_not_offered():
    """The Crooked Bone counts basic storages beside it, whoever owns them: none, then two."""
    bone = {"crooked_bone": [(4, 7), (5, 7), (6, 7)]}
    cube = {"crooked_bone": {"livestock": WHITE}}
    g = position({"metal": (13, 6)}, step="basic", houses={WHITE: [(16, 8)]}, buildings=bone, cubes=cube)
    assert refused(g, "work place=crooked_bone") == "5.8"
    g = position(
        {"metal": (7, 6)},
        {"stone": (4, 6)},
        step="basic",
        houses={WHITE: [(16, 8)]},
        buildings=bone,
        cubes=cube,
    )
    play(g, "work place=crooked_bone")
    assert got(g) == {"coins": 2}


@pytest.mark.rule("gloomhaven 5.10")
def test_two_roads_may_be_one():
    """The Harrowers build two roads: the first must be, the second may be left out."""
    g = position(
        {"crops": (7, 6)},
        step="basic",
        houses={0: [(4, 8)]},
        seats=3,
        races=("harrower", "human", "valrath"),
        bases=("crops", "population", "stone"),
        extras=[["metal"], ["gems"], ["wood"]],
    )
    play(g, "work place=race")
    assert "done" not in legal(g)
    play(g, "road x=6 y=5")
    assert "done" in legal(g)
    play(g, "done")
    assert len(g.roads) == 1


@pytest.mark.rule("gloomhaven 5.11")
def test_the_sanctuary_calls_another_worker_back():
    g = position(
        HOME,
        step="basic",
        houses={WHITE: [(16, 8), (4, 8)]},
        buildings={"sanctuary": [(4, 11), (5, 11), (6, 11), (4, 12)]},
        cubes={"sanctuary": {"stone": WHITE}},
    )
    assert refused(g, "work place=sanctuary") == "5.8"
    g.mats = 1
    play(g, "work place=sanctuary")
    assert g.mats == 0 and g.used_workers(WHITE) == 1


@pytest.mark.rule("gloomhaven 5.12")
def test_the_town_hall_replaces_a_proposal():
    """University goes to the discarded proposals, the Theatre takes its place, then 1 fleeting influence."""
    hall = {"town_hall": [(3, 11), (4, 11), (5, 11), (6, 11)]}
    g = position(
        HOME,
        step="basic",
        houses={WHITE: [(16, 8)]},
        buildings=hall,
        cubes={"town_hall": {"stone": WHITE}},
        proposals=("university", "salt_barge", "barracks"),
    )
    play(g, "work place=town_hall", "replace proposal=circle", "proposal building=grand_theatre")
    assert c.BUILDING[g.proposals[0]] == "grand_theatre" and g.discards == 2 ** c.BUILDING.index("university")
    assert g.fleeting[WHITE] == 1


@pytest.mark.rule("gloomhaven 5.13")
def test_a_watchtower_gives_free_access():
    """The tower gives access to a connected storage in the desert; one in the forest it does not."""
    g = position(
        {"population": (3, 3)},
        {"stone": (0, 2)},
        {"metal": (13, 6)},
        step="basic",
        houses={WHITE: [(16, 8)]},
        buildings={"north_watchtower": "tower1"},
        cubes={"north_watchtower": {"bricks": WHITE}},
    )
    play(g, "work place=north_watchtower")
    assert g.tokens[0] == 0b0011 and g.tokens[1] == 0b0100
    assert got(g) == {} and got(g, PURPLE) == {}


@pytest.mark.rule("gloomhaven 5.14")
def test_a_worker_that_follows():
    """The Ghost Fortress: Construct at the full price of 4, no road with Upgrade, Trade on coast or
    desert only."""
    g = position(
        HOME,
        roads=[(8, 7)],
        step="basic",
        houses={WHITE: [(16, 8)]},
        buildings={"ghost_fortress": "ghost"},
        cubes={"ghost_fortress": {"knowledge": WHITE}},
    )
    play(g, "work place=ghost_fortress", "follow card=construct", "bridge x=8 y=8")
    assert got(g) == {"coins": -4}


@pytest.mark.rule("gloomhaven 10.1", "gloomhaven 10.2")
def test_income_for_two():
    """Income 2 and a house: 2 coins, 1 fleeting influence; the other may follow any category."""
    g = position(HOME, {"crops": (0, 14)}, {"population": (13, 6)}, seats=2, houses={WHITE: [(4, 8)]})
    play(g, "main card=income")
    assert got(g) == {"coins": 2, "fleeting": 1}
    assert {"follow card=trade"} <= set(legal(g, "follow"))
    assert asked(g) == "FollowUp" and g.seat == PURPLE


@pytest.mark.rule("gloomhaven 16.1", "gloomhaven 16.2")
def test_without_workers():
    """No worker's actions; a house costs 1 as a main action, 2 as a follow."""
    g = position(
        HOME,
        {"population": (13, 6)},
        roads=[(8, 7), (12, 7)],
        workers="off",
        houses={WHITE: [(16, 8)]},
        step="basic",
    )
    assert refused(g, "work place=race") == "16.1"
    assert set(legal(g)) == {"coin", "influence", "pave"}
    g = position(HOME, {"population": (13, 6)}, roads=[(8, 5), (12, 6)], workers="off")
    play(g, "main card=construct", "house x=9 y=5")
    assert got(g) == {"coins": -1}
    play(g, "follow card=construct", "house x=11 y=5")
    assert got(g, PURPLE) == {"coins": -2}


def test_cubes_are_told():
    g = position({"knowledge": (3, 5)}, buildings=UNIVERSITY, cubes={"university": {"knowledge": BLUE}})
    assert cubes(g, "university") == {"knowledge": BLUE}
