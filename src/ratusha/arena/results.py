"""The games of a tournament as a file: what was played is kept, whatever happens, and continued from there.

The first line describes the tournament, every other one a finished game; each is written when it is known.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from ratusha.arena.tournament import Place, Played, Tournament
from ratusha.kernel.errors import BadInput, shown
from ratusha.kernel.msg import Msg

Games = dict[Place, Played]


class Results:
    """The finished games of a tournament, and the file that keeps them, if there is one."""

    def __init__(self, tournament: Tournament, path: Path | None = None) -> None:
        self.tournament = tournament
        self.games: Games = {}
        self._path = path
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            known, self.games, whole = _read(path)
            if known != tournament:
                raise BadInput(str(path), Msg("arena-other-tournament", differs=_differs(known, tournament)))
            with path.open("rb+") as file:  # a line that was being written when the process was killed
                file.truncate(whole)
        else:
            _append(path, asdict(tournament))

    def add(self, played: Played) -> None:
        """A game is finished."""
        self.games[Place(played.round, played.turn)] = played
        if self._path is not None:
            _append(self._path, asdict(played))


def read(path: Path) -> Results:
    """The tournament and the games of a file."""
    tournament, games, _ = _read(path)
    results = Results(tournament)
    results.games = games
    return results


def merge(files: Sequence[Path]) -> Results:
    """The games of several shards of one tournament together; BadInput if they don't belong together."""
    merged = read(files[0])
    for path in files[1:]:
        other = read(path)
        if other.tournament != merged.tournament:
            differs = _differs(merged.tournament, other.tournament)
            raise BadInput(str(path), Msg("arena-other-tournament", differs=differs))
        for place, played in other.games.items():
            known = merged.games.setdefault(place, played)
            if known.moves != played.moves:
                raise BadInput(str(path), Msg("arena-other-game", round=place.round + 1, game=place.turn + 1))
    return merged


def write(results: Results, path: Path) -> None:
    """All games into a new file, in the order of the tournament."""
    lines = [asdict(results.tournament), *(asdict(results.games[place]) for place in sorted(results.games))]
    path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")


def _append(path: Path, data: dict[str, Any]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(data, ensure_ascii=False) + "\n")


def _read(path: Path) -> tuple[Tournament, Games, int]:
    """What a file holds, and how many of its bytes are whole lines."""
    raw = path.read_bytes()
    whole = raw.rfind(b"\n") + 1
    head, *lines = raw[:whole].split(b"\n")[:-1] or [b""]
    try:
        tournament = msgspec.json.decode(head, type=Tournament)
        schedule = tournament.schedule()
        games: Games = {}
        for line in lines:
            played = msgspec.json.decode(line, type=Played)
            _check(played, tournament, len(schedule))
            games[Place(played.round, played.turn)] = played
    except (msgspec.DecodeError, ValueError) as error:
        raise BadInput(str(path), Msg("arena-no-results", detail=shown(str(error), 100))) from None
    return tournament, games, whole


def _check(played: Played, tournament: Tournament, rounds: int) -> None:
    seats = tournament.seats
    by_seat: list[Sequence[float]] = [
        played.scores, played.ranks, played.decisions, played.seconds, played.longest
    ]  # fmt: skip
    if not (0 <= played.round < rounds and 0 <= played.turn < seats):
        raise ValueError(f"round {played.round + 1}, game {played.turn + 1}")
    if any(len(row) != seats for row in by_seat) or 1 not in played.ranks:
        raise ValueError(f"round {played.round + 1}, game {played.turn + 1}: seats")


def _differs(one: Tournament, other: Tournament) -> str:
    mine, theirs = asdict(one), asdict(other)
    return ", ".join(key for key in mine if mine[key] != theirs[key])
