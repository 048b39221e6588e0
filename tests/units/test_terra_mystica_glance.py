"""What a player of Terra Mystica does without thinking, beside what the position after it is worth."""

import pytest

import ratusha
from ratusha.bots import Budget
from ratusha.bots.effort import Effort
from ratusha.bots.rollout import after_each, greedy
from ratusha.games.terra_mystica.answers import AnswerLeech
from ratusha.games.terra_mystica.bridges import can_bridge
from ratusha.games.terra_mystica.components import ACTION_IDS, FACTIONS, PRIESTS, ROUNDS
from ratusha.games.terra_mystica.glance import power_gain
from ratusha.games.terra_mystica.leech import worth
from ratusha.games.terra_mystica.moves import (
    BUILD,
    BURN,
    BURN_MOVE,
    CONVERT,
    DETOUR,
    END_MOVE,
    MOVES,
    PASS,
    POWER,
    SHIP_MOVE,
    TAKE,
    TRANSFORM,
    UPGRADE,
)
from ratusha.games.terra_mystica.turn import FinishTurn, Turn
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import NO_MOVE

GAME = ratusha.game("terra_mystica")


def plenty():
    return Effort(Budget(nodes=1_000_000), 0.0)


def decisions(seed, seats=2, **options):
    """Each position of a game at which somebody can choose."""
    state = GAME.start(seats, seed, **options)
    while not state.over:
        if len(state.moves()) > 1:
            yield state
        state.go(greedy(state, plenty()))


@pytest.mark.parametrize("options", [{}, {"late_answers": "on"}, {"give_up": "on", "leaving": "on"}])
def test_what_is_likely_is_legal_and_changes_nothing(options):
    for state in decisions(5, **options):
        before = state.to_json()
        move = GAME.likely(state)
        assert state.to_json() == before
        assert move == NO_MOVE or move in state.moves()


def test_a_turn_in_which_nothing_is_owed_ends():
    seen = {True: 0, False: 0}
    for state in decisions(5):
        if isinstance(state.agenda[-1], FinishTurn):
            turn = state.turn
            owed = bool(turn.buildable or turn.favours_owed or turn.towns_owed)
            seen[owed] += 1
            assert GAME.likely(state) == (NO_MOVE if owed else END_MOVE)
    assert all(seen.values())


def test_power_is_taken_where_it_is_worth_its_points():
    """What the power is worth is just what the value says after taking and after declining it."""
    assert GAME.values is not None
    weights = GAME.values.weights
    seen = 0
    for seed in range(3):
        for state in decisions(seed, 3):
            if not isinstance(state.agenda[-1], AnswerLeech):
                continue
            seat = state.seat
            take, decline = state.moves()[:2]
            values = after_each(state, [take, decline], plenty())
            assert TAKE.has(take)
            assert GAME.likely(state) == (take if values[0] >= values[1] else decline)
            power = worth(state, seat, MOVES.args[take][1])
            gain = power_gain(state.players[seat], power, state.round == ROUNDS, weights)
            assert gain - (power - 1) == pytest.approx(values[0] - values[1])
            seen += 1
    assert seen > 20


@pytest.mark.parametrize("options", [{}, {"late_answers": "on"}, {"give_up": "on", "leaving": "on"}])
def test_what_is_done_idly_is_legal_and_takes_no_thought_in_a_turn(options):
    seen = 0
    for state in decisions(6, 3, **options):
        before = state.to_json()
        move = GAME.idle(state)
        assert state.to_json() == before
        assert move == NO_MOVE or move in state.moves()
        if isinstance(state.agenda[-1], Turn):
            assert PASS.has(move)
            seen += 1
    assert seen > 20


def test_plans_leave_out_terrain_that_is_not_ones_own():
    left_out = 0
    for state in decisions(6):
        moves = state.moves()
        home = FACTIONS[state.players[state.seat].faction].home
        own = [
            move
            for move in moves
            if MOVES.args[move][1:] == (home,) or not (TRANSFORM.has(move) or DETOUR.has(move))
        ]
        assert GAME.sensible(state, moves, state) == (own or moves)
        left_out += len(moves) - len(own)
    assert left_out > 20


BUILDINGS = [*range(UPGRADE.first, UPGRADE.end), *range(BUILD.first, BUILD.end)]
ACTIONS = [*range(POWER.first, POWER.end)]


@pytest.mark.parametrize("moves", [BUILDINGS, ACTIONS])
def test_what_is_only_too_dear_becomes_possible_by_burning_and_converting(moves):
    seen = 0
    for state in decisions(7):
        if not isinstance(state.agenda[-1], Turn):
            continue
        for wanted in moves:
            if GAME.enabling(state, wanted) == NO_MOVE:
                continue
            assert wanted not in state.moves()
            then = state.clone()
            while wanted not in then.moves():
                move = GAME.enabling(then, wanted)
                assert BURN.has(move) or CONVERT.has(move)
                then.play(move)
            seen += 1
    assert seen > 20


def test_no_power_is_burnt_for_a_bridge_that_has_no_place():
    """Rule 7.5: the action can't be used then."""
    bridge = POWER.at(ACTION_IDS.index("ACT1"))
    seen = {True: 0, False: 0}
    for seed in range(3):
        for state in decisions(seed):
            if not isinstance(state.agenda[-1], Turn) or state.used & BIT[ACTION_IDS.index("ACT1")]:
                continue
            then = state.clone()
            player = then.players[then.seat]
            player.bowl1, player.bowl2, player.bowl3 = 0, 12, 0
            place = can_bridge(then, then.seat)
            assert GAME.enabling(then, bridge) == (BURN_MOVE if place else NO_MOVE)
            seen[place] += 1
    assert all(seen.values())


def test_power_brings_a_priest_only_while_there_is_one_left():
    """Rule 4.3: whoever has sent all of them to the cults gets no other."""
    state = next(state for state in decisions(7) if isinstance(state.agenda[-1], Turn))
    player = state.players[state.seat]
    player.coins, player.workers, player.priests = 30, 0, 0
    player.bowl1, player.bowl2, player.bowl3 = 0, 0, 12
    assert CONVERT.has(GAME.enabling(state, SHIP_MOVE))
    player.ordained = PRIESTS
    assert GAME.enabling(state, SHIP_MOVE) == NO_MOVE
