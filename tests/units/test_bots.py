"""Bots by name, what they see, and how they choose."""

import pytest

import ratusha
from ratusha.arena.simulate import Plan, play_on, seat_bots, simulate
from ratusha.bots import Bot, Budget, bot, bot_ids
from ratusha.bots.bot import read_name
from ratusha.bots.easy import LEAST
from ratusha.bots.expert import Expert
from ratusha.bots.greedy import Greedy
from ratusha.bots.hard import Hard
from ratusha.kernel.errors import BadInput
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.values import Values
from ratusha.kernel.view import View

GAME = ratusha.game("burgundy")


@pytest.mark.parametrize(
    ("text", "name", "seconds", "nodes"),
    [
        ("easy", "easy", 0, 0),
        ("hard@2s", "hard", 2, 0),
        ("hard@0.5s", "hard", 0.5, 0),
        ("hard@300ms", "hard", 0.3, 0),
        ("expert@5000", "expert", 0, 5000),
    ],
)
def test_a_budget_stands_after_the_name(text, name, seconds, nodes):
    found, budget = read_name(text)
    assert (found, budget.seconds, budget.nodes) == (name, seconds, nodes)


@pytest.mark.parametrize(
    "text", ["hard@", "hard@s", "hard@-1s", "hard@0", "hard@2.5", "hard@2h", "hard@1e9", "a@1s@2s"]
)
def test_a_wrong_budget_is_refused(text):
    with pytest.raises(BadInput):
        read_name(text)


def test_the_built_in_bots_are_found():
    assert {"random", "easy"} <= set(bot_ids())
    with pytest.raises(BadInput, match="deep"):
        bot("deep", 1)


@pytest.mark.parametrize("name", ["random", "easy"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_plays_legal_moves_to_the_end(name, seats):
    state = GAME.start(seats, 11)
    play_on(state, [bot(name, seat) for seat in range(seats)], (name,) * seats)
    assert state.over


@pytest.mark.parametrize("name", ["random", "easy"])
def test_a_bot_leaves_the_view_as_it_was_and_repeats_itself(name):
    view = GAME.start(3, 5).seen_by(GAME.start(3, 5).seat)
    before = view.to_json()
    assert bot(name, 9).choose(view) == bot(name, 9).choose(view)
    assert view.to_json() == before


def test_random_plays_every_move():
    view = GAME.start(2, 5).seen_by(GAME.start(2, 5).seat)
    player = bot("random", 1)
    assert {player.choose(view) for _ in range(2000)} == set(view.moves())


def values_of_moves(view: View) -> dict[int, float]:
    """What the evaluation says after each move, counted without the bot's help."""
    values = {}
    for move in view.moves():
        then = view.imagine(Rng(0))
        then.rng = NO_RNG
        then.play(move, view.viewer)
        values[move] = GAME.evaluate(then, view.viewer)
    return values


def test_one_move_ahead_the_evaluation_decides():
    for seed in range(5):
        state = GAME.start(2, seed)
        view = state.seen_by(state.seat)
        values = values_of_moves(view)
        assert values[Greedy(Rng(seed), Budget()).choose(view)] == max(values.values())


def test_easy_takes_a_good_move_most_of_the_time_but_overlooks_some():
    view = GAME.start(2, 1).seen_by(GAME.start(2, 1).seat)
    values = values_of_moves(view)
    order = sorted(values.values(), reverse=True)
    found = [order.index(values[bot("easy", seed).choose(view)]) for seed in range(200)]
    best = order.count(order[0])
    seen = 1 - (1 - GAME.thinking.noticed) ** best
    assert abs(found.count(0) / 200 - seen) < 0.1, "one of the best, if it is noticed"
    assert sum(at < len(order) / 4 for at in found) > 180
    assert max(found) <= len(order) - LEAST, "it never takes the worst of what it notices"


@pytest.mark.parametrize("name", ["easy", "expert@50"])
def test_easy_and_expert_play_by_their_own_weights_and_leave_the_games_as_they_were(name, monkeypatch):
    """With all weights turned round it takes another move; nobody else does."""
    values = GAME.values
    assert values is not None
    id = name.partition("@")[0]
    turned = {feature: -weight for feature, weight in zip(values.names, values.weights, strict=True)}
    state = GAME.start(2, 1)
    view = state.seen_by(state.seat)
    usual = {player: [bot(player, seed).choose(view) for seed in range(8)] for player in (name, "medium@50")}
    mine = Values(values.names, values.weights, values.rival, own={id: turned}, thinking=values.thinking)
    monkeypatch.setattr(GAME, "values", mine)
    assert [bot(name, seed).choose(view) for seed in range(8)] != usual[name]
    assert [bot("medium@50", seed).choose(view) for seed in range(8)] == usual["medium@50"]
    assert GAME.values is mine

    def broken(g, seat, tally):
        raise ZeroDivisionError

    with monkeypatch.context() as now:
        now.setattr(GAME, "assess", broken)
        with pytest.raises(ZeroDivisionError):
            bot(name, 1).choose(view)
    assert GAME.values is mine


@pytest.mark.parametrize("seats", [2, 3])
def test_expert_takes_off_for_opponents_what_the_game_says(seats, monkeypatch):
    """The share is its own, and only while it thinks: nobody else's changes."""
    seen: list[float] = []

    class AskedHard(Hard):
        def best_turn(self, now, view):
            seen.append(view.game.values.rival)
            return view.moves()[:1]

    class AskedExpert(Expert):
        best_turn = AskedHard.best_turn

    values = GAME.values
    assert values is not None
    mine = Values(values.names, values.weights, 0.3, rivals={"expert": 0.125})
    monkeypatch.setattr(GAME, "values", mine)
    state = GAME.start(seats, 1)
    view = state.seen_by(state.seat)
    AskedExpert(Rng(1), Budget(nodes=50)).choose(view)
    AskedHard(Rng(1), Budget(nodes=50)).choose(view)
    assert seen == [0.125, 0.3]
    assert GAME.values is mine and mine.rival == 0.3


def test_easy_is_better_than_random():
    report = simulate(Plan("burgundy", 2, ("easy", "random")), games=8, seed=100)
    summary = report.summary()
    assert summary["easy"]["wins"] >= 7
    assert summary["easy"]["mean_score"] > summary["random"]["mean_score"]


class Seen(Bot):
    """Writes down what it is shown."""

    shown: list[View] = []  # noqa: RUF012  one list for all of them is meant

    def choose(self, view: View) -> int:
        Seen.shown.append(view)
        return view.moves()[0]


def test_bots_get_their_own_view_and_nothing_else():
    state = GAME.start(2, 3)
    play_on(state, [Seen(Rng(0), Budget()), Seen(Rng(1), Budget())], ("seen", "seen"))
    assert Seen.shown
    for view in Seen.shown:
        assert isinstance(view, View)
        assert view.viewer == view.seat
        assert view.known.rng == NO_RNG


class Cheat(Bot):
    def choose(self, view: View) -> int:
        return next(move for move in range(view.game.moves.size) if move not in view.moves())


def test_a_bot_that_plays_an_illegal_move_is_named():
    state = GAME.start(2, 3)
    before = state.to_json()
    with pytest.raises(BadInput, match="cheat"):
        play_on(state, [Cheat(Rng(0), Budget())] * 2, ("cheat", "cheat"))
    assert state.to_json() == before


def test_names_are_dealt_round():
    assert seat_bots(["a", "b"], 5) == ("a", "b", "a", "b", "a")
    with pytest.raises(BadInput, match="3 bots"):
        seat_bots(["a", "b", "c"], 2)
