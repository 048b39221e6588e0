"""Rollouts over common worlds: how `hard` compares its best turns."""

import pytest

import ratusha
from ratusha.bots import Budget
from ratusha.bots.effort import Effort
from ratusha.bots.expert import Expert
from ratusha.bots.hard import Hard
from ratusha.bots.lead import lead
from ratusha.bots.medium import CANDIDATES
from ratusha.bots.rollout import greedy, outcomes, play_line, rollout
from ratusha.bots.turns import FEW, WHOLE, Beam, whole_turns
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.thinking import ALIKE, COMPARED, WIDTH, Thinking
from ratusha.kernel.values import Values

BURGUNDY = ratusha.game("burgundy")


def plenty():
    return Effort(Budget(nodes=1_000_000), 0.0)


def test_greedy_takes_the_move_after_which_the_seat_values_the_position_most():
    state = BURGUNDY.start(2, 5)
    before = state.to_json()
    values = {}
    for move in state.moves():
        then = state.clone()
        then.rng = NO_RNG
        then.play(move)
        values[move] = BURGUNDY.value(then, state.seat)
    effort = plenty()
    assert values[greedy(state, effort)] == max(values.values())
    assert effort.nodes == len(values)
    assert state.to_json() == before


def test_a_rollout_ends_where_the_next_phase_of_burgundy_begins():
    state = BURGUNDY.start(2, 5)
    assert state.stage() == state.phase == 1
    assert rollout(state, 2, plenty())
    assert state.phase == 2
    assert state.round == 1


def test_a_rollout_of_terra_mystica_ends_with_the_round_and_at_the_end_of_the_game():
    game = ratusha.game("terra_mystica")
    state = game.start(2, 5)
    while not state.over:
        stage = state.stage()
        assert rollout(state, stage + 1, plenty())
        assert state.over or state.stage() == stage + 1
    assert state.round == 6


def test_a_rollout_stops_when_the_effort_is_used_up():
    assert not rollout(BURGUNDY.start(2, 5), 2, Effort(Budget(nodes=5), 0.0))


def test_a_long_list_of_moves_does_not_take_longer_than_the_time():
    state = BURGUNDY.start(2, 5)
    assert len(state.moves()) > 10
    effort = Effort(Budget(seconds=1e-9), 0.0)
    assert greedy(state, effort) in state.moves()
    assert effort.nodes < 10
    assert not rollout(state, state.stage(), effort), "what was cut short does not count"


def test_all_lines_are_played_on_to_the_same_moment():
    """The last one to pass ends the round; his other moves are not compared with the round after it."""
    game = ratusha.game("terra_mystica")
    state = game.start(2, 5)
    while state.round < 1 or not state.players[1 - state.seat].passed:
        state.go(greedy(state, plenty()))
    seat = state.seat
    ends_round = {}
    for move in state.moves():
        then = state.clone()
        then.go(move)
        ends_round[then.round > state.round] = move
    assert set(ends_round) == {True, False}
    found = outcomes(state, seat, [[ends_round[True]], [ends_round[False]]], plenty())
    for move, value in zip((ends_round[True], ends_round[False]), found, strict=True):
        then = state.clone()
        then.go(move)
        rollout(then, state.round + 2, plenty())
        assert game.evaluate(then, seat) == value


def in_altay():
    """The view of who is at turn in the fourth round, with a hand full of cards."""
    game = ratusha.game("altay")
    state = game.start(2, 5)
    while state.round < 4:
        state.go(greedy(state, plenty()))
    return state.seen_by(state.seat)


def test_whole_turns_are_searched_again_and_again_each_time_wider():
    view = in_altay()
    seat = view.viewer
    now = view.imagine(Rng(1))
    before = now.to_json()
    narrow = plenty()
    start = now.clone()
    start.rng = NO_RNG
    beam = Beam(start, seat, FEW, WHOLE, narrow, 1.0, 1.0)
    assert beam.dropped
    best = max(line.value for line in beam.ended)
    found = whole_turns(now, seat, Effort(Budget(nodes=8 * narrow.nodes), 0.0), 1.0, 1.0)
    assert now.to_json() == before
    assert found[0].ended
    assert found[0].value >= best
    assert len(found) > len(beam.ended)
    assert len({tuple(sorted(line.moves)) for line in found}) == len(found), "no turn twice"
    for line in found[:5]:
        then = view.imagine(Rng(1))
        then.rng = NO_RNG
        play_line(then, seat, line.moves)
        assert lead(then, seat, 1.0) == pytest.approx(line.value)


def test_a_search_of_whole_turns_stops_in_time_but_tries_every_first_move():
    view = in_altay()
    effort = Effort(Budget(nodes=1), 0.0)
    found = whole_turns(view.imagine(Rng(1)), view.viewer, effort, 1.0, 1.0)
    assert effort.nodes == len(view.moves())
    now = view.imagine(Rng(1))
    values = []
    for move in view.moves():
        then = now.clone()
        then.rng = NO_RNG
        then.play(move, view.viewer)
        values.append(lead(then, view.viewer, 1.0))
    assert found[0].value == max(values)


def test_how_much_of_a_budget_is_used():
    effort = Effort(Budget(nodes=200), 0.0)
    effort.nodes = 50
    assert effort.used() == 0.25
    assert 0.0 <= Effort(Budget(), 1000.0).used() < 0.01


def test_the_lead_over_the_best_opponent_is_what_lines_come_to_where_the_game_says_so():
    view = in_altay()
    seat = view.viewer
    world = view.imagine(Rng(1))
    lines = [[move] for move in view.moves()[:2]]
    for share in (0.5, 0.0):
        found = outcomes(world, seat, lines, plenty(), 1, share)
        for line, value in zip(lines, found, strict=True):
            then = world.clone()
            play_line(then, seat, line)
            rollout(then, world.stage() + 1, plenty())
            assert lead(then, seat, share) == value


def test_outcomes_end_where_the_effort_does():
    state = BURGUNDY.start(2, 5)
    lines = [[move] for move in state.moves()[:4]]
    whole = plenty()
    assert len(outcomes(state, state.seat, lines, whole)) == 4
    assert len(outcomes(state, state.seat, lines, Effort(Budget(nodes=whole.nodes // 2), 0.0))) < 4


def test_a_line_is_played_as_far_as_it_is_legal():
    state = BURGUNDY.start(2, 5)
    seat = state.seat
    first = state.moves()[0]
    play_line(state, seat, [first, BURGUNDY.moves.size - 1, first])
    again = BURGUNDY.start(2, 5)
    again.play(first)
    assert state.to_json() == again.to_json()


def test_by_count_it_repeats_itself_and_leaves_the_view_as_it_was():
    view = BURGUNDY.start(2, 5).seen_by(BURGUNDY.start(2, 5).seat)
    before = view.to_json()
    chosen = {Hard(Rng(4), Budget(nodes=600)).choose(view) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(view.moves())
    assert view.to_json() == before


@pytest.mark.parametrize(("id", "luck"), [("burgundy", True), ("terra_mystica", False)])
def test_it_is_noticed_whether_chance_comes_into_it(id, luck):
    """The dice of Burgundy; in Terra Mystica everything lies open once the game is set up."""
    state = ratusha.game(id).start(2, 5)
    effort = plenty()
    lines = [[move] for move in state.moves()[:3]]
    assert len(Hard(Rng(1), Budget()).compare(state.seen_by(state.seat), lines, effort, 1)) == 3
    assert effort.luck is luck


def test_what_is_hidden_counts_as_chance():
    """Nothing is played on, but what the others hold in Altay is unknown."""
    state = ratusha.game("altay").start(2, 5)
    for _ in range(20):
        state.go(greedy(state, plenty()))
    effort = plenty()
    assert not effort.luck
    Hard(Rng(1), Budget()).compare(state.seen_by(state.seat), [], effort, 0)
    assert effort.luck


class Watched(Hard):
    """Notes how many lines are compared, and how far they are played on."""

    def compare(self, view, lines, effort, stages):
        self.asked = [*getattr(self, "asked", []), (len(lines), stages)]
        return super().compare(view, lines, effort, stages)


class WatchedExpert(Expert):
    """The same for `expert`."""

    def compare(self, view, lines, effort, stages):
        self.asked = [*getattr(self, "asked", []), (len(lines), stages)]
        return super().compare(view, lines, effort, stages)


def test_without_chance_one_world_is_enough_and_each_half_is_played_on_further(monkeypatch):
    """If the set-up is not planned factions and first dwellings are chosen so."""
    game = ratusha.game("terra_mystica")
    monkeypatch.setattr(game.thinking, "courses", 1)
    state = game.start(2, 5)
    bot = Watched(Rng(1), Budget(nodes=60_000))
    bot.choose(state.seen_by(state.seat))
    assert bot.asked == [(CANDIDATES, 1), (CANDIDATES // 2, 2), (CANDIDATES // 4, 3)]


def test_without_chance_it_plays_to_the_end():
    """Also where a turn ends the game, so that nothing is left to play on."""
    game = ratusha.game("terra_mystica")
    state = game.start(2, 5)
    while state.round < 6:
        rollout(state, state.stage() + 1, plenty())
    bots = [Hard(Rng(seat), Budget(nodes=3000)) for seat in range(2)]
    for _ in range(3):
        state.play(bots[state.seat].choose(state.seen_by(state.seat)))
    while not state.over:
        seat = state.seat
        bots[seat].budget = Budget(nodes=100)
        state.play(bots[seat].choose(state.seen_by(seat)))


class Judged(Hard):
    """Its worlds say that the candidate that came last is best; each look costs a tenth of the budget."""

    def compare(self, view, lines, effort, stages):
        if not hasattr(self, "sizes"):
            self.sizes, self.liked = [], lines[-1]
        self.sizes.append(len(lines))
        effort.nodes += 100
        effort.luck = True
        return [float(line == self.liked) * len(self.sizes) for line in lines]


def test_candidates_are_halved_until_the_one_that_does_best_is_left():
    view = BURGUNDY.start(2, 5).seen_by(BURGUNDY.start(2, 5).seat)
    bot = Judged(Rng(4), Budget(nodes=1000))
    assert bot.choose(view) == bot.liked[0]
    assert sorted(set(bot.sizes), reverse=True) == [CANDIDATES, CANDIDATES // 2, CANDIDATES // 4]
    assert bot.sizes == sorted(bot.sizes, reverse=True)


@pytest.mark.parametrize("id", ratusha.game_ids())
def test_it_plays_every_game(id):
    game = ratusha.game(id)
    state = game.start(max(2, game.least), 6)
    bots = [Hard(Rng(seat), Budget(nodes=60)) for seat in range(state.seats)]
    for _ in range(8):
        for seat in state.asked[:1]:
            state.play(bots[seat].choose(state.seen_by(seat)), seat)


@pytest.mark.parametrize(
    ("kind", "seats", "weight"), [(Hard, 2, 1.0), (Hard, 3, 3.0), (Expert, 2, 2.0), (Expert, 4, 3.0)]
)
def test_at_larger_tables_it_plays_by_the_weights_for_these(kind, seats, weight):
    """While it thinks, and not after it."""
    game = ratusha.game("altay")
    bot = kind(Rng(3), Budget(nodes=5))
    own = {"expert": {"points": 2.0}, "many": {"points": 3.0}}
    values = Values(("points",), [1.0], 0.0, own=own)
    assert bot.plays_by(values, seats).weights == [weight]
    state = game.start(seats, 5)
    before = game.values
    bot.choose(state.seen_by(state.seat))
    assert game.values is before


@pytest.mark.parametrize(("seats", "most", "stages"), [(2, CANDIDATES, 1), (3, CANDIDATES // 2, 3)])
def test_where_the_game_says_so_everybody_has_a_turn_in_what_is_played_on(seats, most, stages):
    state = ratusha.game("empire").start(seats, 5)
    while len(state.moves()) <= CANDIDATES:
        state.go(greedy(state, plenty()))
    bot = Watched(Rng(3), Budget(nodes=600))
    bot.choose(state.seen_by(state.seat))
    assert bot.asked[0] == (most, stages)


@pytest.mark.parametrize(
    ("kind", "seats", "first"),
    [(WatchedExpert, 2, (8, 2)), (Watched, 2, (4, 2)), (WatchedExpert, 4, (8, 4)), (Watched, 4, (4, 4))],
)
def test_where_the_game_says_so_several_stages_are_played_on(kind, seats, first):
    """In Gloomhaven a stage is a turn, and one turn in four tells little of a plan."""
    state = ratusha.game("gloomhaven").start(seats, 5)
    while state.turns < 2 * seats or len(state.moves()) <= CANDIDATES or not played_on(state):
        state.go(greedy(state, plenty()))
    bot = kind(Rng(3), Budget(nodes=200))
    bot.choose(state.seen_by(state.seat))
    assert bot.asked[0] == first


def played_on(state):
    return state.game.played_on(state.agenda[-1])


class Noted(Expert):
    """Notes with which moves the lines begin that it compares first."""

    def compare(self, view, lines, effort, stages):
        if not hasattr(self, "firsts"):
            self.firsts = [line[0] for line in lines]
        return super().compare(view, lines, effort, stages)


@pytest.mark.parametrize(("bot", "most", "alike"), [("expert", 20, 7), ("hard", 2 * COMPARED, ALIKE)])
def test_a_bot_may_compare_more_turns_and_more_that_begin_alike(bot, most, alike, monkeypatch):
    """`expert` compares twice as many as stand there; what stands there for `hard` is not for it."""
    assert BURGUNDY.values is not None
    values = BURGUNDY.values.with_weights(BURGUNDY.values.weights)
    values.thoughts = {bot: Thinking(width=40, alike=7, compared=10)}
    monkeypatch.setattr(BURGUNDY, "values", values)
    state = BURGUNDY.start(2, 5)
    noted = Noted(Rng(3), Budget(nodes=4000))
    noted.choose(state.seen_by(state.seat))
    assert len(noted.firsts) <= most
    assert max(noted.firsts.count(first) for first in noted.firsts) == alike
    if bot == "expert":
        assert len(noted.firsts) == most


def test_it_keeps_as_many_lines_as_the_game_says(monkeypatch):
    """A search that keeps more finds more turns."""
    state = BURGUNDY.start(2, 5)
    found = []
    for width in (1, WIDTH, 60):
        assert BURGUNDY.values is not None
        values = BURGUNDY.values.with_weights(BURGUNDY.values.weights)
        values.thinking = Thinking(width=width)
        monkeypatch.setattr(BURGUNDY, "values", values)
        hard = Hard(Rng(3), Budget(nodes=1))
        found.append(len(hard.found(state, state.seen_by(state.seat), plenty(), 1.0)))
    assert found[0] < found[1] < found[2]
