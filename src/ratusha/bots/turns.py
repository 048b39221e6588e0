"""Whole turns: what a seat can do until another is asked, chance decides or the game ends."""

from __future__ import annotations

from typing import Final

from ratusha.bots.effort import Effort
from ratusha.kernel.rng import NO_RNG
from ratusha.kernel.state import State

WIDTH: Final = 10
"""How many lines the bots keep in the search of a turn."""
LONGEST: Final = 12
"""No more moves of a turn are foreseen."""


class Line:
    """Some moves of one seat in a row, the position after them, and what it is worth to that seat."""

    __slots__ = ("after", "ended", "moves", "value")

    def __init__(self, moves: list[int], after: State, value: float, ended: bool) -> None:
        self.moves = moves
        self.after = after
        self.value = value
        self.ended = ended
        """Is the turn over after them?"""


def turns(now: State, seat: int, width: int, effort: Effort, share: float = 1.0) -> list[Line]:
    """The turns of a seat that its game values most, the best first: a search that keeps `width` lines.

    `now` is not changed. Where chance decides the turn counts as ended: one roll says nothing about a move.
    When the effort, or this share of it, runs out the lines found so far count, unfinished ones too.
    """
    start = now.clone()
    start.rng = NO_RNG
    found: list[Line] = []
    lines = [Line([], start, 0.0, False)]
    for _ in range(LONGEST):
        longer = _longer(lines, seat, effort, share)
        found += [line for line in longer if line.ended]
        lines = _best([line for line in longer if not line.ended])[:width]
        if not lines or effort.over(share):
            break
    return _best(found + lines)


def by_first_move(lines: list[Line], most: int = 1) -> list[Line]:
    """Of the lines that begin with the same move only the first few: turns that really differ."""
    found: list[Line] = []
    seen: dict[int, int] = {}
    for line in lines:
        n = seen.get(line.moves[0], 0)
        if n < most:
            seen[line.moves[0]] = n + 1
            found.append(line)
    return found


def _longer(lines: list[Line], seat: int, effort: Effort, share: float) -> list[Line]:
    """Each line with one more move, in every way, as far as the effort goes; each first move is tried."""
    game = lines[0].after.game
    found: list[Line] = []
    seen: set[tuple[int, ...]] = set()
    for line in lines:
        for move in line.after.moves(seat):
            if line.moves and effort.over(share):
                return found or lines
            moves = [*line.moves, move]
            same = tuple(sorted(moves))  # in another order they nearly always lead to the same position
            if same in seen:
                continue
            seen.add(same)
            then = line.after.clone()
            then.play(move, seat)
            effort.nodes += 1
            ended = then.over or then.seat != seat
            found.append(Line(moves, then, game.value(then, seat), ended))
    return found


def _best(lines: list[Line]) -> list[Line]:
    """The most valued first; of equal ones the one that was found first."""
    return sorted(lines, key=lambda line: -line.value)
