"""The end and the points. Chapters 11 and 12."""

import pytest
from tests.rulebook.vocabulary import legal, play, refused

from ratusha.games.empire.components import KIND, POINTS, PRIZE, STACK
from ratusha.games.empire.consent import hope
from ratusha.games.empire.moves import ORIGIN
from ratusha.games.empire.realm import RAVAGED, Realm
from ratusha.games.empire.state import Empire
from ratusha.games.empire.worth import prize_points
from ratusha.kernel import IllegalMove

from .table import free, hand, marks, position, realm

CITY = {(0, 0): "camp_salt", (1, 0): "market_iron"}


@pytest.mark.rule("empire 11.1", "empire 11.3")
def test_the_game_ends_with_the_turn_that_adds_the_last_prize():
    """The round is not completed, and the turn is played to its end, coins included."""
    g = position(
        CITY | {(2, 0): "forest"},
        step="token",
        nature=["lake"],
        prizes=["sanctuary_zeus"],
        hands=[{"war": 1}, {"war": 1}],
        marks={(0, (2, 0)): "coin"},
    )
    play(g, "war seat=1 column=0", "add square=sanctuary_zeus", "at x=0 y=1")
    assert g.over
    assert g.ended_by() == "prizes"
    assert g.sheet() == [{"prizes": 3, "tokens": 1}, {"tokens": 1}]


@pytest.mark.rule("empire 11.1")
def test_the_game_goes_on_while_a_prize_is_open():
    g = position(CITY, nature=["lake"], prizes=["sanctuary_zeus", "altar_pan"])
    play(g, "add square=sanctuary_zeus", "at x=0 y=1")
    assert not g.over
    assert g.seat == 1


@pytest.mark.rule("empire 11.2", "empire 11.3")
def test_the_game_ends_with_the_turn_that_opens_the_last_square():
    """Token and square still follow, though prizes are open."""
    g = position(
        step="open",
        nature=["lake", "grove"],
        stacks={"nature": [], "village": ["mine"], "city": []},
        hands=[{"war": 1}],
    )
    play(g, "open stack=village", "reveal square=mine")
    assert not g.over
    play(g, "war seat=1 column=0")
    assert not g.over
    play(g, "add square=lake", "at x=0 y=1")
    assert g.over
    assert g.ended_by() == "stacks"
    assert len(g.prizes) == 1
    assert realm(g)[(0, 1)] == "lake"
    assert legal(g) == []
    with pytest.raises(IllegalMove):
        g.play_text("open stack=village")


@pytest.mark.rule("empire 11.2")
def test_the_drawn_square_may_be_the_last():
    g = position(village=["mine"], stacks={"nature": ["lake"], "village": [], "city": []})
    play(g, "draw", "reveal square=lake", "at x=0 y=1")
    assert g.ended_by() == "stacks"


@pytest.mark.rule("empire 11.4")
@pytest.mark.parametrize("left", ["nature", "village", "city"])
def test_the_game_goes_on_while_any_stack_holds_a_square(left):
    one = {"nature": "lake", "village": "mine", "city": "camp_salt"}
    stacks = {stack: [one[stack]] if stack == left else [] for stack in one}
    g = position(nature=["lake", "grove"], stacks=stacks)
    play(g, "add square=grove", "at x=0 y=1")
    assert not g.over
    assert legal(g) == [f"open stack={left}"]


def dead_position() -> Empire:
    """The rulebook's case: all open prizes need horses, and all three horse squares are closed."""
    return position(
        {(0, 0): "pasture", (1, 0): "meadow", (2, 0): "pasture"},
        {(0, 0): "meadow", (1, 0): "forest"},
        prizes=["altar_eos"],
        marks={(0, (0, 0)): "war", (0, (2, 0)): "craftsman"},
        replaced={1: ["pasture"]},
        step="open",
        stacks={"village": [], "city": [], "nature": ["lake", "lake", "grove"]},
    )


@pytest.mark.rule("empire 11.5", "empire 11.7")
def test_all_agree_that_nobody_can_earn_points_any_more():
    g = dead_position()
    g.play_text("propose", 1)
    assert g.seat == 0
    assert legal(g) == ["accept", "refuse"]
    play(g, "accept")
    assert g.over
    assert g.ended_by() == "consent"
    assert g.sheet() == [{"craftsmen": 2}, {"replaced": -1}]


@pytest.mark.rule("empire 11.5", "empire 11.7")
def test_without_consent_the_game_goes_on():
    g = dead_position()
    g.play_text("propose", 1)
    play(g, "refuse")
    assert not g.over
    assert g.seat == 0
    assert {text.split()[0] for text in legal(g)} == {"open"}


@pytest.mark.rule("empire 11.6")
def test_any_player_may_propose_between_two_turns_each_once():
    g = position(seats=3, step="open", nature=["lake", "grove"])
    assert [len(g.asides(seat)) for seat in range(3)] == [1, 1, 1]
    g.play_text("propose", 2)
    play(g, "refuse")
    assert g.seat == 0
    assert g.asides(2) == []
    assert refused(g, "propose", 2) in ("", "11.6")
    g.play_text("propose", 0)
    assert g.seat == 1
    play(g, "refuse")
    assert refused(g, "propose") == "11.6"
    g.play_text("propose", 1)
    play(g, "accept", "refuse")
    play(g, "open stack=village", "reveal square=mine")
    assert [g.asides(seat) for seat in range(3)] == [[], [], []]
    play(g, "add square=lake", "at x=0 y=1")
    assert [len(g.asides(seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("empire 11.6")
def test_nobody_proposes_before_the_first_turn_has_ended():
    g = position(step="open", nature=["lake", "grove"])
    g.turns = 0
    assert [g.asides(seat) for seat in range(2)] == [[], []]


@pytest.mark.rule("empire 11.6")
def test_nobody_waits_for_a_proposal_and_no_reason_is_asked():
    g = position(step="open", nature=["lake", "grove"])
    assert hope(g)
    assert "propose" not in legal(g)
    g.play_text("propose", 0)
    play(g, "accept")
    assert g.ended_by() == "consent"


@pytest.mark.rule("empire 11.7")
def test_the_others_answer_clockwise_from_the_proposer():
    g = position(seats=4, turn=1, step="open", nature=["lake", "grove"])
    g.play_text("propose", 2)
    answered = []
    for _ in range(3):
        answered.append(g.seat)
        play(g, "accept")
    assert answered == [3, 0, 1]
    assert g.over


@pytest.mark.rule("empire 11.7")
@pytest.mark.parametrize("refuser", [0, 1, 2])
def test_the_first_refusal_closes_the_proposal(refuser):
    g = position(seats=4, turn=1, step="open", nature=["lake", "grove"], hands=[{"war": 1}])
    before = g.clone()
    g.play_text("propose", 3)
    play(g, *["accept"] * refuser, "refuse")
    assert g.seat == 1
    assert not g.over
    assert g.realms[0].hand == before.realms[0].hand
    assert legal(g) == legal(before)


@pytest.mark.rule("empire 11.7")
def test_only_the_one_who_is_asked_answers():
    g = position(seats=3, step="open", nature=["lake", "grove"])
    g.play_text("propose", 0)
    for seat in (0, 2):
        with pytest.raises(IllegalMove):
            g.play_text("accept", seat)
    assert g.seat == 1


@pytest.mark.rule("empire 11.8", "empire 12.4")
def test_coins_are_collected_before_the_count():
    """Ivan's turn ends the game while a coin lies on Sergey's square: Sergey takes it, +1 point."""
    g = position(CITY, nature=["lake"], prizes=["sanctuary_zeus"], marks={(1, (0, 0)): "coin"})
    play(g, "add square=sanctuary_zeus", "at x=0 y=1")
    assert g.over
    assert hand(g, 1) == {"coins": 1}
    assert marks(g, (0, 0), 1) == set()
    assert g.sheet() == [{"prizes": 3}, {"tokens": 1}]


@pytest.mark.rule("empire 12.4")
def test_coins_are_collected_when_the_game_ends_by_consent():
    g = position(step="open", nature=["lake", "grove"], marks={(0, (0, 0)): "coin", (1, (1, 0)): "coin"})
    g.play_text("propose", 0)
    play(g, "accept")
    assert g.scores == [1, 1]


@pytest.mark.rule("empire 12.1", "empire 12.2", "empire 12.3", "empire 12.5", "empire 12.6")
def test_ivans_twelve_points_win_by_prizes():
    """Prizes 1 + 2 + 2 + 3, a vine-grower 2, three tokens 3, one replaced square -1: 12. Sergey has 12 too,
    but only three prizes."""
    ivan = {(0, 0): "altar_pan", (1, 0): "temple_dionysus", (2, 0): "temple_demeter"}
    ivan |= {(3, 0): "sanctuary_ares", (4, 0): "winery"}
    sergey = {
        (0, 0): "sanctuary_hera",
        (1, 0): "sanctuary_athena",
        (2, 0): "sanctuary_apollo",
        (3, 0): "mine",
    }
    g = position(
        ivan,
        sergey,
        step="open",
        nature=["lake", "grove"],
        hands=[{"war": 1, "coins": 1, "smith": 1}, {"carts": 3}],
        marks={(0, (4, 0)): "craftsman"},
        replaced={0: ["forest"]},
    )
    g.play_text("propose", 0)
    play(g, "accept")
    assert g.sheet() == [
        {"prizes": 8, "craftsmen": 2, "tokens": 3, "replaced": -1},
        {"prizes": 9, "tokens": 3},
    ]
    assert g.scores == [12, 12]
    assert g.ranks == [1, 2]


@pytest.mark.rule("empire 12.1")
@pytest.mark.parametrize("kind", range(len(KIND)))
def test_every_prize_counts_its_points_and_nothing_else_does(kind):
    alone = Realm()
    alone.add(ORIGIN, kind)
    assert prize_points(alone) == POINTS[kind]
    assert bool(POINTS[kind]) == (STACK[kind] == PRIZE)
    alone.marks[0] = RAVAGED
    assert prize_points(alone) == 0


@pytest.mark.rule("empire 12.1")
def test_ravaged_prizes_are_worth_nothing():
    mine = {(0, 0): "sanctuary_hera", (1, 0): "temple_dionysus"}
    assert position(mine, nature=["lake"]).scores[0] == 5
    assert position(mine, nature=["lake"], marks={(0, (0, 0)): "war"}).scores[0] == 2


@pytest.mark.rule("empire 12.2")
def test_craftsmen_on_ravaged_squares_are_worth_nothing():
    mine = {(0, 0): "winery", (1, 0): "mine"}
    both = {(0, (0, 0)): "craftsman", (0, (1, 0)): "craftsman"}
    assert position(mine, nature=["lake"], marks=both).scores[0] == 4
    assert position(mine, nature=["lake"], marks=both | {(0, (0, 0)): "craftsman war"}).scores[0] == 2


@pytest.mark.rule("empire 12.3")
def test_each_token_in_hand_is_worth_a_point():
    hand_of = {"war": 2, "coins": 1, "carts": 3, "smith": 1, "fisher": 1}
    assert position(nature=["lake"], hands=[hand_of]).scores == [8, 0]


@pytest.mark.rule("empire 12.5")
def test_replaced_squares_cost_and_a_total_may_be_below_zero():
    g = position(nature=["lake"], replaced={1: ["forest", "cliff", "cliff"]})
    assert g.scores == [0, -3]


@pytest.mark.rule("empire 12.6")
def test_most_points_win():
    g = position({(0, 0): "sanctuary_hera", (1, 0): "lake"}, nature=["lake"], hands=[{}, {"war": 4}])
    assert g.scores == [3, 4]
    assert g.ranks == [2, 1]


@pytest.mark.rule("empire 12.7")
def test_who_are_still_equal_share_the_place():
    g = position(
        {(0, 0): "sanctuary_hera", (1, 0): "lake"},
        {(0, 0): "sanctuary_athena", (1, 0): "lake"},
        {(0, 0): "forest", (1, 0): "lake"},
        {(0, 0): "forest", (1, 0): "lake"},
        seats=4,
        nature=["meadow"],
        hands=[{}, {}, {"war": 1}, {"war": 1}],
    )
    assert g.ranks == [1, 1, 3, 3]


@pytest.mark.rule("empire 12.8")
def test_ravaged_prizes_count_for_the_tie_and_replaced_ones_do_not():
    """Both have 3 points: one by a sanctuary and a ravaged altar, the other by a sanctuary alone."""
    g = position(
        {(0, 0): "sanctuary_hera", (1, 0): "lake"},
        {(0, 0): "sanctuary_athena", (1, 0): "altar_pan"},
        nature=["meadow"],
        marks={(1, (1, 0)): "war"},
    )
    assert g.scores == [3, 3]
    assert g.ranks == [2, 1]
    g = position(
        {(0, 0): "sanctuary_hera", (1, 0): "lake"},
        {(0, 0): "sanctuary_athena", (1, 0): "lake"},
        nature=["meadow"],
        replaced={1: ["altar_pan"]},
        hands=[{}, {"war": 1}],
    )
    assert g.scores == [3, 3]
    assert g.ranks == [1, 1]


def test_a_place_is_needed_for_the_last_prize_too():
    """An open prize nobody can supply keeps the game going."""
    g = position(nature=["lake", "grove"], prizes=["sanctuary_zeus"])
    assert free(g, "sanctuary_zeus") == set()
    play(g, "add square=lake", "at x=0 y=1")
    assert not g.over
