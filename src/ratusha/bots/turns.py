"""Whole turns: what a seat can do until another is asked, chance decides or the game ends."""

from __future__ import annotations

from typing import Final

from ratusha.bots.effort import Effort
from ratusha.bots.lead import lead
from ratusha.kernel.rng import NO_RNG
from ratusha.kernel.state import State

FEW: Final = 3
WIDER: Final = 3
WIDEST: Final = 729
WHOLE: Final = 60
"""Searches of whole turns: how many lines the first one keeps, how many times as many each further one, how
many the last; no more moves are foreseen."""


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
    beam = Beam(start, seat, width, now.game.foreseen(now), effort, share, 0.0)
    return best_first(beam.ended + beam.lines)


def whole_turns(now: State, seat: int, effort: Effort, share: float, against: float) -> list[Line]:
    """The same for games with long turns, for the lead over the best opponent (`lead`).

    The first search keeps so few lines that it comes to the end of the turn; while there is effort others
    follow that keep more. Of those only lines that ended count.
    """
    start = now.clone()
    start.rng = NO_RNG
    width = FEW
    beam = Beam(start, seat, width, WHOLE, effort, share, against)
    found = beam.ended + beam.lines
    while beam.dropped and width < WIDEST and not effort.over(share):
        width *= WIDER
        beam = Beam(start, seat, width, WHOLE, effort, share, against)
        found += beam.ended
    return _different(best_first(found))


def until_chance(now: State, seat: int, moves: list[int]) -> list[int]:
    """The moves up to the first place where chance decides: no plan holds further."""
    then = now.clone()
    then.rng = NO_RNG
    for at in range(len(moves)):
        if then.over or then.seat != seat:
            return moves[:at]
        then.play(moves[at], seat)
    return moves


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


class Beam:
    """One search of a turn: the lines that ended, those that did not, and whether others were dropped."""

    __slots__ = ("dropped", "ended", "lines")

    def __init__(
        self, now: State, seat: int, width: int, longest: int, effort: Effort, share: float, against: float
    ) -> None:
        self.ended: list[Line] = []
        self.lines: list[Line] = [Line([], now, 0.0, False)]
        self.dropped: bool = False
        goal = now.stage() + 1
        for _ in range(longest):
            longer = _longer(self.lines, seat, effort, share, against, goal)
            self.ended += [line for line in longer if line.ended]
            open = best_first([line for line in longer if not line.ended])
            self.lines = open[:width]
            self.dropped = self.dropped or len(open) > width
            if not self.lines or effort.over(share):
                break


def _longer(
    lines: list[Line], seat: int, effort: Effort, share: float, against: float, goal: int
) -> list[Line]:
    """Each line with one more move, in every way, as far as the effort goes.

    Each first move is tried, unless the whole time runs out over it. A line ends with the turn; that of one
    who is alone when this stage begins.
    """
    found: list[Line] = []
    seen: set[tuple[int, ...]] = set()
    for line in lines:
        for move in line.after.moves(seat):
            if (line.moves and effort.over(share)) or (found and effort.late()):
                return found or lines
            moves = [*line.moves, move]
            same = in_any_order(moves)
            if same in seen:
                continue
            seen.add(same)
            then = line.after.clone()
            then.play(move, seat)
            effort.nodes += 1
            ended = then.seat != seat or (then.seats == 1 and then.stage() >= goal)
            found.append(Line(moves, then, lead(then, seat, against), ended))
    return found


def in_any_order(moves: list[int]) -> tuple[int, ...]:
    """In another order they nearly always lead to the same position."""
    return tuple(sorted(moves))


def _different(lines: list[Line]) -> list[Line]:
    """Of the lines with the same moves only the first."""
    found: list[Line] = []
    seen: set[tuple[int, ...]] = set()
    for line in lines:
        same = in_any_order(line.moves)
        if same not in seen:
            seen.add(same)
            found.append(line)
    return found


def best_first(lines: list[Line]) -> list[Line]:
    """The most valued first; of equal ones the one that was found first."""
    return sorted(lines, key=lambda line: -line.value)
