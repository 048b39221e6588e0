"""The course of a game: where each round begins, and the points at that time."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from ratusha.kernel.state import FORCED, State
from ratusha.server.tables.live.rules_guard import rules
from ratusha.server.tables.live.table import Live

GAP: Final = 64
"""Plies between two positions that are kept."""


class Round(NamedTuple):
    """A round (or a turn, where a game has no rounds): its number, and the ply at which it began."""

    number: int
    ply: int
    points: tuple[int, ...]
    """The points of each seat at its beginning."""


class Course(NamedTuple):
    """A game replayed once: its rounds, and some of its positions, from which any other is quickly
    reached."""

    rounds: list[Round]
    kept: list[tuple[int, State]]


def rounds(live: Live) -> list[Round]:
    """The rounds so far; moves before the first belong to it, but what they bring is there when it begins.

    The table's lock is held."""
    return _course(live).rounds


def position_at(live: Live, ply: int) -> State:
    """The position after this many plies: the same as `Match.state_at`, which replays from the start each
    time."""
    assert live.match is not None
    begun, kept = max((known for known in _course(live).kept if known[0] <= ply), key=lambda known: known[0])
    with rules():
        state = kept.clone()
        for entry in live.match.plies[begun:ply]:
            if entry.how != FORCED:
                state.play(entry.move, entry.seat)
    return state


def rounds_over(live: Live, ply: int) -> float:
    """How many rounds are over after this many plies, with the played part of the present one."""
    begun = [*(one.ply for one in rounds(live)), live.ply]
    at = max(place for place, first in enumerate(begun[:-1]) if first <= ply)
    return at + (ply - begun[at]) / max(1, begun[at + 1] - begun[at])


def _course(live: Live) -> Course:
    key = ("course", live.ply)
    known: Course | None = live.room.shared.get(key)
    if known is None:
        with rules():
            known = live.room.shared[key] = _replayed(live)
    return known


def _replayed(live: Live) -> Course:
    assert live.match is not None
    state = live.match.state_at(0)
    found = [Round(max(1, state.rounds()), 0, tuple(state.scores))]
    kept = [(0, state.clone())]
    begun = state.rounds() > 0
    for at, ply in enumerate(live.match.plies, 1):
        if ply.how != FORCED:
            state.play(ply.move, ply.seat)
        if not begun and state.rounds() > 0:
            begun, found[0] = True, found[0]._replace(points=tuple(state.scores))
        if state.rounds() > found[-1].number and not state.over:
            found.append(Round(state.rounds(), at, tuple(state.scores)))
        if at % GAP == 0:
            kept.append((at, state.clone()))
    return Course(found, kept)


def lead_changes(points: list[tuple[int, ...]]) -> int:
    """How many times another seat took the lead alone, in the whole game."""
    leaders = [now.index(max(now)) for now in points if now.count(max(now)) == 1]
    return sum(one != other for one, other in pairwise(leaders))
