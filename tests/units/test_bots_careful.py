"""Turns that are played on with care: a small search among the moves that seem best at a glance."""

import ratusha
from ratusha.bots import Budget
from ratusha.bots.careful import BRANCHES, careful_turn
from ratusha.bots.effort import Effort
from ratusha.bots.rollout import outcomes, quick, rollout
from ratusha.kernel.rng import NO_RNG, Rng

BURGUNDY = ratusha.game("burgundy")


def plenty():
    return Effort(Budget(nodes=1_000_000), 0.0)


def turns_of(seed, seats=2):
    """Positions in which a turn begins, in a game at random."""
    state = BURGUNDY.start(seats, seed)
    rng = Rng(seed)
    last = -1
    while not state.over:
        if state.seat != last and state.rounds() > 0:
            yield state
        last = state.seat
        state.play(rng.pick(state.moves()))


def test_the_promising_moves_of_burgundy_begin_with_the_likely_one():
    for state in turns_of(3):
        found = BURGUNDY.promising(state, BRANCHES)
        assert 1 <= len(found) <= BRANCHES
        assert len(set(found)) == len(found)
        assert set(found) <= set(state.moves())
        assert len(found) == 1 or found[0] == BURGUNDY.likely(state)


def test_a_careful_turn_is_a_whole_turn_and_leaves_the_position_alone():
    for state in turns_of(4):
        before, seat = state.to_json(), state.seat
        turn = careful_turn(state, plenty())
        assert state.to_json() == before
        then = state.clone()
        then.rng = NO_RNG
        for move in turn:
            assert then.seat == seat
            then.play(move, seat)
        assert then.seat != seat


def test_careful_turns_are_worth_more_than_those_at_a_glance():
    """On the whole: a search of few lines may miss one."""
    gain, better, worse = 0.0, 0, 0
    for state in turns_of(5):
        seat = state.seat
        values = []
        for careful in (False, True):
            then = state.clone()
            then.rng = NO_RNG
            for move in careful_turn(state, plenty()) if careful else ():
                then.go(move)
            while not careful and then.seat == seat:
                then.go(quick(then, plenty()))
            values.append(BURGUNDY.value(then, seat))
        gain += values[1] - values[0]
        better += values[1] > values[0]
        worse += values[1] < values[0]
    assert gain > 0
    assert better > 3 * worse


def test_where_a_game_can_t_tell_nothing_is_found_and_play_goes_on():
    state = ratusha.game("empire").start(2, 1)
    assert careful_turn(state, plenty()) == []
    assert rollout(state, state.stage() + 1, plenty(), careful=0)


def test_only_the_seat_itself_plays_on_with_care():
    """Care costs positions; when others play with it, it is other positions."""
    state = next(turns_of(6))
    line = [state.moves()[0]]
    quickly, carefully = plenty(), plenty()
    outcomes(state, state.seat, [line], quickly)
    outcomes(state, state.seat, [line], carefully, careful=True)
    assert carefully.nodes > 1.5 * quickly.nodes
    ends = []
    for careful in (state.seat, 1 - state.seat):
        then = state.clone()
        then.play(line[0])
        rollout(then, then.stage() + 1, plenty(), careful)
        ends.append(then.to_json())
    assert ends[0] != ends[1]
