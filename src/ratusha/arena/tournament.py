"""A tournament of bots: which games are played, and how each ended.

A round is one seed: a line-up of bots plays it once from every seat. Beside the match itself there are
controls: each bot against itself (mirror) and against `random` (sanity).
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

import ratusha
from ratusha.arena.simulate import seat_bots
from ratusha.arena.weighted import weighted
from ratusha.bots import Bot, bot
from ratusha.kernel import components
from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg
from ratusha.kernel.registry import game

MATCH: Final = "match"
MIRROR: Final = "mirror"
SANITY: Final = "sanity"
YARDSTICK: Final = "random"


class Round(NamedTuple):
    """One seed, and who plays it: the bots in the order of the first game; then all move up a seat."""

    kind: str
    bots: tuple[str, ...]
    seed: int


class Place(NamedTuple):
    """A game's place in a tournament: the round, and how far the bots have moved up in it."""

    round: int
    turn: int


@dataclass(frozen=True)
class Tournament:
    """What is played; all that a worker has to know."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    rounds: int
    """How many seeds each line-up plays."""
    controls: int
    """How many each control does."""
    options: dict[str, str] = field(default_factory=dict)
    components: str = ""
    version: str = ratusha.__version__
    rules: int = 0
    """The version of the game's rules."""
    played_by: str = ""
    weights: dict[str, str] = field(default_factory=dict)
    """Contestants that are this bot with other weights: the text of each one's values file."""

    def with_rounds(self, rounds: int) -> Tournament:
        """The same with this many seeds."""
        return replace(self, rounds=rounds)

    def contestants(self) -> list[str]:
        """The different bots, in the order they were named."""
        return list(dict.fromkeys(self.bots))

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who meets whom: every choice of bots that fills the table; if there are too few, they repeat."""
        if len(self.bots) <= self.seats:
            return [seat_bots(list(self.bots), self.seats)]
        return list(combinations(self.bots, self.seats))

    def schedule(self) -> list[Round]:
        """All rounds: the match, then the controls."""
        made = [
            Round(MATCH, line_up, self.seed + at) for at in range(self.rounds) for line_up in self.line_ups()
        ]
        for at in range(self.controls):
            for name in self.contestants():
                made.append(Round(MIRROR, (name,) * self.seats, self.seed + at))
                if name != YARDSTICK:
                    made.append(Round(SANITY, (name, *(YARDSTICK,) * (self.seats - 1)), self.seed + at))
        return made


@dataclass(frozen=True)
class Played:
    """How a game ended. Lists go by seat."""

    round: int
    turn: int
    scores: list[int]
    ranks: list[int]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]
    moves: str
    """A fingerprint of all moves: equal for equal games."""


@dataclass(frozen=True)
class Task:
    """One game of a tournament."""

    tournament: Tournament
    place: Place
    round: Round


def sides(seats: int, turn: int) -> list[int]:
    """Which side of the line-up sits at each seat, after this many have moved up."""
    return [(seat + turn) % seats for seat in range(seats)]


def play(task: Task) -> Played:
    """One game: the same wherever it is played. Each seat has a bot of its own, with its own generator."""
    tournament, (kind, names, seed) = task.tournament, task.round
    if tournament.components:  # a new worker takes the same file as the main process
        components.use(tournament.game, Path(tournament.components))
    found = game(tournament.game)
    if (tournament.version, tournament.rules) != (ratusha.__version__, found.rules_version):
        raise BadInput("--cluster", Msg("arena-other-version", version=ratusha.__version__))
    state = found.new(tournament.seats, found.check_options(tournament.options, tournament.seats))
    trace: list[tuple[int, int, int]] = []
    state.trace = trace
    state.seed(seed)
    at = sides(tournament.seats, task.place.turn)
    bots = [_bot(tournament, names[side], f"{seed}/{kind}/{side}/{names[side]}") for side in at]
    decisions = [0] * tournament.seats
    seconds = [0.0] * tournament.seats
    longest = [0.0] * tournament.seats
    while not state.over:
        seat = state.seat
        view = state.seen_by(seat)
        begun = time.process_time()
        move = bots[seat].choose(view)
        spent = time.process_time() - begun
        if move not in state.moves():
            raise BadInput("bots", Msg("bots-illegal", id=names[at[seat]], move=str(move)[:20]))
        decisions[seat] += 1
        seconds[seat] += spent
        longest[seat] = max(longest[seat], spent)
        state.play(move)
    return Played(
        *task.place,
        scores=state.scores,
        ranks=state.ranks,
        decisions=decisions,
        seconds=[round(spent, 4) for spent in seconds],
        longest=[round(spent, 4) for spent in longest],
        moves=hashlib.sha256(repr(trace).encode()).hexdigest()[:16],
    )


def _bot(tournament: Tournament, name: str, seed: str) -> Bot:
    file = tournament.weights.get(name)
    if file is None:
        return bot(name, seed)
    return weighted(tournament.played_by, seed, game(tournament.game), file, name)


def won(ranks: list[int]) -> list[float]:
    """Each seat's share of the first place: it is split among those who are first.

    >>> won([1, 3, 1])
    [0.5, 0.0, 0.5]
    """
    first = ranks.count(1)
    return [1 / first if rank == 1 else 0.0 for rank in ranks]
