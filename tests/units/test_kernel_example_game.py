"""The rules of the example game of docs/, and what people and strangers get of it."""

import re
from pathlib import Path
from typing import Any

import pytest

from ratusha.draw import draw
from ratusha.draw.check import position_problems, positions
from ratusha.kernel import (
    CHANCE,
    SPECTATOR,
    AnyGame,
    IllegalMove,
    Rng,
    State,
)
from ratusha.kernel.decision import ASK
from ratusha.kernel.option import options, prompt, reasons
from ratusha.kernel.rules import rules

# Its rules


def table(fair: AnyGame, seats: int, hands: dict[int, str], rolls: int = 3, **options: str) -> Any:
    """The first bids, with the hands dealt as named (`{0: "carp lotus"}`), else fireflies."""
    g: State = fair.start(seats=seats, seed=None, **options)
    for seat in range(seats):
        for card in hands.get(seat, "firefly firefly").split():
            g.play_text(f"draw card={card}")
    g.play_text(f"roll face={rolls}")
    return g


def bid(g: Any, *coins: int) -> None:
    for seat, n in enumerate(coins):
        g.play_text(f"bid coins={n}", seat)


def legal(g: Any) -> list[str]:
    return [g.game.moves.text(move) for move in g.moves()]


@pytest.mark.rule("lantern_fair 1.1", "lantern_fair 1.2")
def test_everybody_begins_with_four_coins_and_two_secret_cards(fair):
    g: Any = fair.start(seats=3, seed=None)
    assert g.coins == [4, 4, 4]
    assert (g.seat, g.keeper) == (CHANCE, 0)
    assert g.deck == [12, 9, 7, 5, 3]
    for card in ("carp", "lotus", "crane", "dragon", "firefly", "firefly"):
        g.play_text(f"draw card={card}")
    assert g.held == [2, 2, 2]
    assert g.hands == [[0, 1, 1, 0, 0], [0, 0, 0, 1, 1], [2, 0, 0, 0, 0]]
    assert g.seen_by(1).known.hands == [[], [0, 0, 0, 1, 1], []]
    assert g.seen_by(SPECTATOR).known.hands == [[], [], []]


@pytest.mark.rule("lantern_fair 1.2")
def test_only_the_owner_is_told_which_card_was_drawn(fair):
    g = fair.start(seats=2, seed=None)
    events = g.listen()
    g.play_text("draw card=dragon")
    (event,) = events
    assert event.seen_by(0).message("lantern_fair").params["card"].id == "lantern_fair-lantern-dragon"
    for other in (1, SPECTATOR):
        assert event.seen_by(other).to_dict() == {"id": "lantern_fair-drew", "seat": 0}


@pytest.mark.rule("lantern_fair 2.1")
def test_the_die_shows_two_and_three_twice_as_often(fair):
    g: Any = fair.start(seats=1, seed=None)
    g.play_text("draw card=carp")
    g.play_text("draw card=carp")
    top = g.agenda[-1]
    assert legal(g) == ["roll face=2", "roll face=3", "roll face=4", "roll face=5"]
    assert top.weights(g) == [2, 2, 1, 1]


@pytest.mark.rule("lantern_fair 2.2")
def test_nobody_bids_more_than_the_purse_or_twelve(fair):
    g = table(fair, 2, {})
    assert g.asked == [0, 1]
    assert legal(g) == [f"bid coins={n}" for n in range(5)]
    g.coins[1] = 30
    assert len(g.moves(1)) == 13
    g.coins[1] = 1
    with pytest.raises(IllegalMove, match=r"purse \(1\).*rule lantern_fair 2\.2"):
        g.play_text("bid coins=2", 1)
    g.coins[0] = 2
    g.settle()
    with pytest.raises(IllegalMove, match=r"purse \(2\)"):
        g.play_text("bid coins=3", 0)


@pytest.mark.rule("lantern_fair 2.3")
def test_the_highest_bid_pays_and_scores_the_gate(fair):
    g = table(fair, 3, {}, rolls=5)
    bid(g, 1, 3, 2)
    assert g.coins == [4, 1, 4]
    assert g.sheet() == [{}, {"gate": 5}, {}]
    assert g.keeper == 1


@pytest.mark.rule("lantern_fair 2.3")
@pytest.mark.parametrize(("keeper", "winner"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_of_equal_bids_the_nearest_to_the_keeper_wins(fair, keeper, winner):
    g = table(fair, 4, {})
    g.keeper = keeper
    bid(g, 0, 2, 1, 2)
    assert g.scores == [3 if seat == winner else 0 for seat in range(4)]


@pytest.mark.rule("lantern_fair 2.4")
def test_without_a_bid_the_gate_stays_empty_and_its_keeper_the_same(fair):
    g = table(fair, 3, {})
    g.keeper = 2
    bid(g, 0, 0, 0)
    assert g.scores == [0, 0, 0]
    assert (g.keeper, g.seat) == (2, 2)


@pytest.mark.rule("lantern_fair 3.1")
def test_turns_go_clockwise_from_the_keeper(fair):
    g = table(fair, 3, {})
    bid(g, 0, 1, 0)
    order = []
    for _ in range(3):
        order.append(g.seat)
        g.play_text("sell card=firefly")
    assert order == [1, 2, 0]
    assert g.seat == CHANCE


@pytest.mark.rule("lantern_fair 3.2")
def test_only_cards_of_the_hand_can_be_hung_or_sold(fair):
    g = table(fair, 1, {0: "carp lotus"})
    bid(g, 0)
    assert legal(g) == ["hang card=carp", "hang card=lotus", "sell card=carp", "sell card=lotus", "rest"]
    for move in ("hang card=crane", "sell card=firefly"):
        with pytest.raises(IllegalMove, match=r"no such lantern.*3\.2"):
            g.play_text(move)


@pytest.mark.rule("lantern_fair 3.3")
def test_no_two_lanterns_of_a_kind_hang_at_one_stall(fair):
    g = table(fair, 1, {})
    bid(g, 0)
    g.play_text("hang card=firefly")
    g.play_text("draw card=firefly")
    g.play_text("roll face=2")
    bid(g, 0)
    with pytest.raises(IllegalMove, match=r"already hangs.*3\.3"):
        g.play_text("hang card=firefly")
    assert reasons(g.seen_by(0), "en") == {
        "stall-0": {"why": "Such a lantern already hangs at your stall (firefly).", "rule": "3.3"}
    }


@pytest.mark.rule("lantern_fair 3.4")
@pytest.mark.parametrize(
    ("card", "oil", "light"),
    [("firefly", 0, 1), ("carp", 1, 3), ("lotus", 2, 5), ("crane", 3, 7), ("dragon", 4, 10)],
)
def test_hanging_costs_oil_and_scores_light(fair, card, oil, light):
    g = table(fair, 1, {0: f"{card} {card}"})
    bid(g, 0)
    g.play_text(f"hang card={card}")
    assert (g.coins, g.sheet()) == ([4 - oil], [{"lanterns": light}])


@pytest.mark.rule("lantern_fair 3.4")
def test_without_coins_there_is_no_oil(fair):
    g = table(fair, 1, {0: "crane dragon"})
    bid(g, 2)
    with pytest.raises(IllegalMove, match=r"costs 3 coins.*3\.4"):
        g.play_text("hang card=crane")
    assert set(reasons(g.seen_by(0), "en")) == {"stall-0"}


@pytest.mark.rule("lantern_fair 3.5", "lantern_fair 3.6")
@pytest.mark.parametrize(
    ("card", "glow"), [("firefly", 1), ("carp", 1), ("lotus", 2), ("crane", 3), ("dragon", 4)]
)
def test_the_left_neighbour_may_bask_before_the_card_is_drawn(fair, card, glow):
    g = table(fair, 3, {0: f"{card} {card}"})
    bid(g, 0, 0, 0)
    g.play_text(f"hang card={card}")
    assert (g.seat, legal(g)) == (1, ["bask", "decline"])
    g.play_text("bask")
    assert (g.coins[1], g.sheet()[1]) == (3, {"glow": glow})
    assert g.seat == CHANCE
    g.play_text("draw card=carp")
    assert (g.held, g.seat) == ([2, 2, 2], 1)


@pytest.mark.rule("lantern_fair 3.5")
def test_declining_costs_nothing_and_without_a_coin_nobody_is_asked(fair):
    g = table(fair, 2, {})
    bid(g, 0, 0)
    g.play_text("hang card=firefly")
    g.play_text("decline")
    assert (g.coins, g.scores) == ([4, 4], [1, 0])
    g = table(fair, 2, {})
    g.coins[1] = 0
    bid(g, 0, 0)
    g.play_text("hang card=firefly")
    assert g.seat == CHANCE


@pytest.mark.rule("lantern_fair 3.5")
def test_who_is_alone_has_no_neighbour(fair):
    g = table(fair, 1, {})
    bid(g, 0)
    g.play_text("hang card=firefly")
    assert g.seat == CHANCE


@pytest.mark.rule("lantern_fair 3.6")
def test_no_card_is_drawn_from_an_empty_deck(fair):
    g = table(fair, 1, {})
    bid(g, 0)
    g.deck = [0] * 5
    g.play_text("hang card=firefly")
    assert (g.held, g.evening) == ([1], 2)


@pytest.mark.rule("lantern_fair 3.7")
@pytest.mark.parametrize(
    ("card", "sale"), [("firefly", 1), ("carp", 1), ("lotus", 2), ("crane", 2), ("dragon", 3)]
)
def test_a_sold_lantern_brings_coins_and_no_card(fair, card, sale):
    g = table(fair, 1, {0: f"{card} {card}"})
    bid(g, 0)
    g.play_text(f"sell card={card}")
    assert (g.coins, g.held, sum(g.sold), g.evening) == ([4 + sale], [1], 1, 2)


@pytest.mark.rule("lantern_fair 3.8")
def test_a_rest_brings_a_coin_and_a_card(fair):
    g = table(fair, 1, {})
    bid(g, 0)
    g.play_text("rest")
    assert (g.coins, g.seat) == ([5], CHANCE)
    g.play_text("draw card=dragon")
    assert g.held == [3]


@pytest.mark.rule("lantern_fair 4.1", "lantern_fair 4.2")
def test_anybody_may_propose_to_end_and_all_agree(fair):
    """Seat 2 proposes in the middle of seat 0's turn; 0 and 1 agree; nothing more is played."""
    g = table(fair, 3, {})
    bid(g, 0, 0, 0)
    assert g.seat == 0
    g.play_text("propose", 2)
    assert g.asked == [0, 1]
    g.play_text("agree", 1)
    assert g.asked == [0]
    g.play_text("agree", 0)
    assert g.over
    assert (g.ended_by(), g.scores) == ("consent", [1, 1, 1])


@pytest.mark.rule("lantern_fair 4.1", "lantern_fair 4.2")
def test_one_refusal_and_the_turn_goes_on_where_it_stopped(fair):
    g = table(fair, 3, {})
    bid(g, 0, 0, 0)
    before = [g.agenda[:], legal(g)]
    g.play_text("propose", 0)
    g.play_text("agree", 1)
    g.play_text("refuse", 2)
    assert [g.agenda, legal(g)] == before
    with pytest.raises(IllegalMove, match=r"proposal already.*4\.1"):
        g.play_text("propose", 0)
    assert [len(g.asides(seat)) for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("lantern_fair 4.1")
def test_there_is_no_proposal_while_bids_are_awaited(fair):
    g = table(fair, 2, {})
    assert g.asides(0) == g.asides(1) == []
    with pytest.raises(IllegalMove):
        g.play_text("propose", 1)


@pytest.mark.rule("lantern_fair 4.2")
def test_who_is_alone_ends_the_fair_by_proposing(fair):
    g = table(fair, 1, {})
    bid(g, 0)
    g.play_text("propose")
    assert g.over


@pytest.mark.rule("lantern_fair 5.1", "lantern_fair 5.2")
@pytest.mark.parametrize(("length", "evenings"), [("full", 5), ("short", 3)])
def test_the_fair_ends_after_its_last_evening_and_three_coins_are_a_point(fair, length, evenings):
    """4 coins and one a rest: 9 coins, 3 points, or 7 coins, 2 points."""
    g = table(fair, 1, {}, length=length)
    for evening in range(evenings):
        assert g.rounds() == evening + 1
        bid(g, 0)
        g.play_text("rest")
        g.play_text("draw card=firefly")
        if evening + 1 < evenings:
            g.play_text("roll face=2")
    assert g.over
    assert g.ended_by() == "evenings"
    assert g.sheet() == [{"coins": (4 + evenings) // 3}]


@pytest.mark.rule("lantern_fair 5.3")
def test_of_equals_the_one_with_more_lanterns_is_before_the_other(fair):
    g = table(fair, 3, {})
    for seat, (points, stall) in enumerate([(5, 0b011), (5, 0b111), (4, 0b11111)]):
        g.score(seat, 0, points)
        g.stalls[seat] = stall
    assert g.ranks == [2, 1, 3]
    g.stalls[0] = 0b11100
    assert g.ranks == [1, 1, 3]


# What people and strangers get


def test_options_tell_cost_gain_warning_and_touched_things(fair):
    g = table(fair, 2, {0: "lotus crane"})
    bid(g, 1, 0)
    view = g.seen_by(0)
    found = {option.notation: option.to_dict() for option in options(view, "en")}
    hang = found["hang card=lotus"]
    assert (hang["cost"], hang["gain"]) == ({"coin": 2}, {"points": 5})
    assert hang["touches"] == ["hand-0-lotus", "stall-0"]
    assert hang["label"] == "Hang a lantern: lotus"
    assert found["sell card=lotus"]["warning"] == "You could hang this lantern instead."
    assert found["rest"]["gain"] == {"coin": 1}
    assert found["propose"]["aside"] is True
    assert prompt(view, "ru") == "Повесьте фонарь, продайте фонарь или отдохните."
    assert [option.notation for option in options(g.seen_by(1), "en")] == ["propose"]


def test_a_bidder_is_warned_about_his_own_purse(fair):
    """Both are asked at once; each is told of his own coins."""
    g = table(fair, 2, {})
    g.coins = [2, 4]
    for seat, coins in ((0, 2), (1, 4)):
        found = options(g.seen_by(seat), "en")
        assert len(found) == coins + 1
        assert [bool(option.warning) for option in found] == [False] * coins + [True]
        assert {tuple(option.touches) for option in found} == {(f"purse-{seat}", "gate")}


def test_standing_answers_to_the_interruption(fair):
    for card, bright in (("carp", ASK), ("crane", fair.moves.parse("bask"))):
        g = table(fair, 2, {0: f"{card} {card}"})
        bid(g, 0, 0)
        g.play_text(f"hang card={card}")
        top = g.agenda[-1]
        assert top.standing() in fair.standing
        assert top.standing_answer(g, "always") == fair.moves.parse("bask")
        assert top.standing_answer(g, "never") == fair.moves.parse("decline")
        assert top.standing_answer(g, "bright") == bright


def test_bots_value_the_lead_with_coins_as_they_count_at_the_end(fair):
    """5 points and 6 coins, three to a point, are 7; the others have 4 and 3 coins: 5."""
    g = fair.start(2, 1)
    g.score(0, 0, 5)
    g.score(1, 0, 4)
    g.coins = [6, 3]
    assert fair.value(g, 0) == 7
    assert fair.evaluate(g, 0) == 2
    assert fair.features(g, 0) == [5, 2]


def test_imagined_hands_come_from_all_unseen_cards(fair):
    """Seat 1 holds both kinds that are left; over many samples seat 0 imagines every kind there."""
    g = table(fair, 2, {0: "dragon dragon", 1: "dragon crane"})
    view = g.seen_by(0)
    seen = [0] * 5
    for number in range(200):
        other: Any = view.imagine(Rng(number))
        assert other.problems() == []
        assert other.hands[0] == g.hands[0]
        for kind in range(5):
            seen[kind] += other.hands[1][kind]
    assert sum(seen) == 400
    assert all(seen)


def test_every_rule_of_the_example_is_cited_here(fair):
    cited = set(re.findall(r'"lantern_fair (\d+\.\d+)"', Path(__file__).read_text(encoding="utf-8")))
    assert cited == {rule.number for rule in rules("lantern_fair", "en")}


# Its pictures


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_its_pictures_are_whole(fair, seats):
    """In both languages, wide and narrow, for players and spectators."""
    for at, g in enumerate(positions(fair, seats, seed=seats, step=6)):
        for viewer in (*g.asked[:1], SPECTATOR):
            assert position_problems(g, viewer, ("en", "ru")[at % 2]) == []


def test_its_pictures_show_nobody_elses_hand(fair):
    g = table(fair, 2, {0: "carp dragon", 1: "lotus crane"})
    picture = draw(g.seen_by(0), 0, "en")
    assert picture is not None
    held = [id for id in picture.places() if id.startswith("hand-")]
    assert held == ["hand-0-carp", "hand-0-dragon"]
