"""The course of a game: where each round begins, and the points at that time."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from ratusha.kernel.state import FORCED
from ratusha.server.tables.engine import rules
from ratusha.server.tables.live import Live


class Round(NamedTuple):
    """A round (or a turn, where a game has no rounds): its number, the ply at which it has begun."""

    number: int
    ply: int
    points: tuple[int, ...]
    """Of each seat, at its beginning."""


def rounds(live: Live) -> list[Round]:
    """The rounds so far; what was done before the first belongs to it. The table's lock is held."""
    key = ("rounds", live.ply)
    known: list[Round] | None = live.room.shared.get(key)
    if known is None:
        with rules():
            known = live.room.shared[key] = _replayed(live)
    return known


def _replayed(live: Live) -> list[Round]:
    assert live.match is not None
    state = live.match.state_at(0)
    found = [Round(max(1, state.rounds()), 0, tuple(state.scores))]
    for at, ply in enumerate(live.match.plies, 1):
        if ply.how != FORCED:
            state.play(ply.move, ply.seat)
        if state.rounds() > found[-1].number and not state.over:
            found.append(Round(state.rounds(), at, tuple(state.scores)))
    return found


def lead_changes(points: list[tuple[int, ...]]) -> int:
    """How many times somebody else took the lead alone, from the beginning to the end."""
    leaders = [now.index(max(now)) for now in points if now.count(max(now)) == 1]
    return sum(one != other for one, other in pairwise(leaders))
