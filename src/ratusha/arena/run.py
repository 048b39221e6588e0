"""Playing a tournament: what is not yet in its results, on all workers, until it is known who is better."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ratusha.arena.figures import verdict
from ratusha.arena.results import Results
from ratusha.arena.tables import paired
from ratusha.arena.tournament import MATCH, Place, Round, Task, play
from ratusha.arena.workers import Workers, spread

Shard = tuple[int, int]
"""The i-th of n parts of a tournament, counted from 1."""
WHOLE: Shard = (1, 1)


def run(
    results: Results,
    workers: Workers,
    shard: Shard = WHOLE,
    sprt: tuple[float, float] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> None:
    """Play what is missing; `progress` is told how many games are done, and of how many.

    With a sequential test the match ends when it is decided; pairs count in their order, so that the answer
    does not depend on who was first.
    """
    Playing(results, workers, shard, sprt, progress).run()


class Playing:
    """A tournament while it is played."""

    def __init__(
        self,
        results: Results,
        workers: Workers,
        shard: Shard,
        sprt: tuple[float, float] | None,
        progress: Callable[[int, int], None] | None,
    ) -> None:
        self._results = results
        self._workers = workers
        self._sprt = sprt
        self._progress = progress
        self._schedule = results.tournament.schedule()
        part, parts = shard
        self._mine = [at for at in range(len(self._schedule)) if at % parts == part - 1]
        self._looked = 0
        """How many pairs have not decided the sequential test."""
        self._decided = self._decide()

    def run(self) -> None:
        self._tell()
        for _, played in spread(play, self._tasks(), self._workers):
            self._results.add(played)
            self._decided = self._decided or self._decide()
            self._tell()

    def _tasks(self) -> Iterator[Task]:
        tournament = self._results.tournament
        for at in self._mine:
            round = self._schedule[at]
            for turn in range(tournament.seats):
                place = Place(at, turn)
                if place not in self._results.games and not self._skipped(round):
                    yield Task(tournament, place, round)

    def _skipped(self, round: Round) -> bool:
        return self._decided and round.kind == MATCH

    def _decide(self) -> bool:
        """Has the sequential test an answer?"""
        if self._sprt is None:
            return False
        pairs = paired(self._results, self._schedule)
        self._looked, answer = verdict(pairs, *self._sprt, looked=self._looked)
        return answer != 0

    def _tell(self) -> None:
        if self._progress is not None:
            games = self._results.games
            seats = self._results.tournament.seats
            places = [Place(at, turn) for at in self._mine for turn in range(seats)]
            left = sum(p not in games and not self._skipped(self._schedule[p.round]) for p in places)
            done = sum(p in games for p in places)
            self._progress(done, done + left)
