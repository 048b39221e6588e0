"""Plans of one who is alone at the table: turn after turn over the stages that come next, as if chance would
decide as it does in this position."""

from __future__ import annotations

import gc
from typing import Final

from ratusha.bots.effort import Effort
from ratusha.bots.turns import Line, best_first, in_any_order
from ratusha.kernel.state import State

FIRST: Final = 1
SECOND: Final = 3
WIDEST: Final = 768
"""How many lines the first search keeps after each turn, how many the second, and how many a search keeps at
the most."""
CAREFUL: Final = 0.75
"""The share of the effort that is left for which the third search is made; from the second is known what it
takes."""
WITHIN: Final = 2
"""How many times as many it keeps within a turn."""
SAFE: Final = 4
"""Of so many lines that are kept one at the least can't be lost before the stage ends."""
STAGES: Final = 2
"""How many stages are planned, the one that is under way too."""
LONGEST: Final = 200
"""No more moves of a stage are foreseen."""


def plan(now: State, seat: int, effort: Effort, hope: list[int] | None = None) -> Line:
    """The moves of the next stages that seem best; `hope` is what is left of an earlier plan, which counts as
    far as it is still possible. If it wins, nothing else is looked for.

    The first search keeps so few lines that it comes to the end; the second tells what each line more takes,
    and the third keeps as many as there is effort for. Of these only lines that came as far count.
    Whatever was done before, chance decides from the same number: no line has better luck than another.
    """
    collects = gc.isenabled()
    gc.disable()  # positions have no cycles, and there are many of them
    try:
        hoped = Hope(now, seat, hope or [])
        if hoped.ends and now.game.won(hoped.ends[-1].after):
            return hoped.ends[-1]
        return _plan(now, seat, effort, hoped)
    finally:
        if collects:
            gc.enable()


class Hope:
    """An earlier plan, as far as its moves are possible: at the end of each stage (`ends`), and within each
    stage after each turn (`turns`)."""

    __slots__ = ("ends", "turns")

    def __init__(self, now: State, seat: int, moves: list[int]) -> None:
        self.ends: list[Line] = []
        self.turns: list[list[Line]] = [[]]
        then = now.clone()
        stage = then.stage() + 1
        for at, move in enumerate(moves):
            if then.seat != seat or move not in then.moves(seat):
                break
            then.rng = now.rng
            then.play(move, seat)
            ended = then.seat != seat or then.stage() >= stage
            if not ended and not between_turns(then):
                continue
            line = Line(moves[: at + 1], then.clone(), then.game.value(then, seat), ended)
            if ended:
                stage = then.stage() + 1
                self.ends.append(line)
                self.turns.append([])
            else:
                self.turns[-1].append(line)

    def after_turns(self, stage: int) -> list[Line]:
        """After each turn of the first stage, the second…"""
        return self.turns[stage] if stage < len(self.turns) else []


def between_turns(g: State) -> bool:
    """Does no turn of one who is alone wait to be finished under the decision that is asked?"""
    return len(g.agenda) == 1


def _plan(now: State, seat: int, effort: Effort, hope: Hope) -> Line:
    width = FIRST
    best = Line([], now, 0.0, False)
    dropped = True
    while not best.moves or (dropped and width <= WIDEST and not effort.over()):
        lines = [Line([], now, 0.0, False)]
        before = effort.used()
        final: list[Line] = []
        dropped = False
        for at in range(STAGES):
            found = Search(now, lines, seat, width, effort, hope.after_turns(at))
            if at < len(hope.ends):
                found.ended.append(hope.ends[at])
            final += [line for line in found.ended if line.after.seat != seat or at == STAGES - 1]
            lines = [line for line in found.ended if line.after.seat == seat]
            dropped = dropped or found.dropped or len(lines) > width
            if not best.moves and effort.over():
                final += lines + found.lines
            if effort.over() or not lines:
                break
            lines = different(lines, width)
        if final:
            better = best_first(final)[0]
            if not best.moves or better.value > best.value:
                best = better
            if now.game.won(best.after):
                break
        width = wider(width, effort.used() - before, 1.0 - effort.used())
    return best


def wider(width: int, took: float, left: float) -> int:
    """How many lines the next search keeps after one that kept so many took this share of the effort."""
    if width == FIRST:
        return SECOND
    fits = int(CAREFUL * left * width / took) if took > 0.0 else WIDEST
    return min(fits, WIDEST) if width < fits else WIDEST + 1


def different(lines: list[Line], width: int) -> list[Line]:
    """The best of some lines; of those with exactly the same value only one: they nearly always differ but in
    the order of the moves, or in which card was given for the same action. Some of them are safe."""
    found: list[Line] = []
    for line in best_first(lines):
        if found and line.value == found[-1].value:
            continue
        if len(found) == width:
            break
        found.append(line)
    return with_safe(found, lines, width)


def with_safe(kept: list[Line], lines: list[Line], width: int) -> list[Line]:
    """The lines that are kept, and if too few of them are safe (`game.safe`) the best others that are.

    What seems best often promises something that can't be carried out in the end; where a stage must not end
    badly a line is kept that has something put by instead.
    """
    wanted = max(1, width // SAFE)
    for line in kept:
        if line.after.game.safe(line.after):
            wanted -= 1
            if not wanted:
                return kept
    known = {id(line) for line in kept}
    found = kept[:]
    for line in best_first(lines):
        if id(line) not in known and line.value != found[-1].value and line.after.game.safe(line.after):
            found.append(line)
            wanted -= 1
            if not wanted:
                break
    return found


class Search:
    """One search of a stage: the lines that ended, those that did not, and whether others were dropped.

    Lines are compared with those that took as many turns: what is left of a turn that is under way is but a
    promise. An earlier plan (`hope`, after each turn) is never dropped, so that it is looked at what else can
    be done on its way. Of lines with the same moves only one is looked at.
    """

    __slots__ = ("dropped", "ended", "lines", "now", "seen")

    def __init__(
        self, now: State, starts: list[Line], seat: int, width: int, effort: Effort, hope: list[Line]
    ) -> None:
        self.now: State = now
        """Where the plan begins."""
        self.ended: list[Line] = []
        self.lines: list[Line] = starts
        self.dropped: bool = False
        self.seen: set[tuple[int, ...]] = set()
        goal = starts[0].after.stage() + 1
        after: list[Line] = []
        turns = 0
        for _ in range(LONGEST):
            within: list[Line] = []
            for line in self._longer(seat, effort, goal):
                if line.ended:
                    self.ended.append(line)
                elif between_turns(line.after):
                    after.append(line)
                else:
                    within.append(line)
            if within and not effort.over():
                self.lines = with_safe(best_first(within)[: WITHIN * width], within, width)
                self.dropped = self.dropped or len(within) > len(self.lines)
                continue
            if not after or effort.over():
                self.lines = after or within or self.lines
                break
            self.lines = different(after, width)
            self.dropped = self.dropped or len(after) > len(self.lines)
            if turns < len(hope) and all(line.value != hope[turns].value for line in self.lines):
                self.lines.append(hope[turns])
            turns += 1
            after = []

    def _longer(self, seat: int, effort: Effort, goal: int) -> list[Line]:
        """Each line with one more move, in every way that its game finds sensible, as far as the effort goes;
        each first move is tried."""
        found: list[Line] = []
        for line in self.lines:
            game = line.after.game
            for move in game.sensible(line.after, line.after.moves(seat), self.now):
                if line.moves and effort.over():
                    return found
                moves = [*line.moves, move]
                same = in_any_order(moves)
                if same in self.seen:
                    continue
                self.seen.add(same)
                then = line.after.clone()
                then.rng = self.now.rng
                then.play(move, seat)
                effort.nodes += 1
                ended = then.seat != seat or then.stage() >= goal
                found.append(Line(moves, then, game.value(then, seat), ended))
        return found
