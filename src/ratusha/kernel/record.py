"""Records: a game as a text file that people can read, mail and diff.

    ratusha-record 1
    game burgundy
    rules 1
    seats 2
    option boards 1
    seed 7
    moves
    * roll face=3
    0 take die=2 depot=3 slot=1 @12
    1! end
    back 0 57
    result 180 175
    digest 5f0c…

A ply begins with its seat (`*` is chance), `!` marks a forced one, `@` the seconds since the start.
A header `given N` says that the first N plies come from another game: seed or secret prove the rest.
`back SEAT PLY` takes the game back to that ply. `open` stands for the result while a game goes on.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import NamedTuple

from ratusha.kernel.chance import Secret
from ratusha.kernel.decision import CHANCE
from ratusha.kernel.errors import BadInput, in_line, shown
from ratusha.kernel.game import AnyGame
from ratusha.kernel.msg import Msg
from ratusha.kernel.registry import game as game_by_id
from ratusha.kernel.state import CHOSEN, DRAWN, FORCED

MAGIC = "ratusha-record 1"
LONGEST = 16 << 20


class Ply:
    """One move with its author, how it came about, and the seconds since the start (-1: unknown)."""

    __slots__ = ("how", "move", "seat", "time")

    def __init__(self, seat: int, move: int, how: int, time: int = -1) -> None:
        self.seat: int = seat
        self.move: int = move
        self.how: int = how
        self.time: int = time

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Ply)
            and (self.seat, self.move) == (other.seat, other.move)
            and (self.how, self.time) == (other.how, other.time)
        )

    def __repr__(self) -> str:
        return f"Ply({self.seat}, {self.move}, {self.how}, {self.time})"


class Back(NamedTuple):
    """A take-back to a ply, which the others agreed to."""

    seat: int
    ply: int
    time: int = -1


@dataclass
class Record:
    """A game's header and everything that was played."""

    game: AnyGame
    seats: int
    options: dict[str, str]
    seed: str = ""
    commitment: str = ""
    secret: str = ""
    components: str = ""
    players: dict[int, str] = field(default_factory=dict)
    entries: list[Ply | Back] = field(default_factory=list)
    result: list[int] | None = None
    intact: bool = True
    rules: int = 0
    """The version of the rules it was played by; 0: the present one."""
    given: int = 0
    """How many plies at the beginning come from another game, with dice of its own."""
    lines: list[int] = field(default_factory=list)

    def plies(self) -> list[Ply]:
        """The plies that count, with those taken back left out."""
        kept: list[Ply] = []
        for entry in self.entries:
            if isinstance(entry, Back):
                del kept[entry.ply :]
            else:
                kept.append(entry)
        return kept

    def fork(self, ply: int) -> Record:
        """A new game from a ply of this one: the same plies, no seed and no result."""
        plies = self.plies()
        if not 0 <= ply <= len(plies):
            raise BadInput("ply", Msg("kernel-ply", ply=str(ply), most=str(len(plies))))
        return Record(
            self.game, self.seats, self.options, components=self.components, entries=list(plies[:ply])
        )

    def text(self) -> str:
        """The record as a text file."""
        rules = self.rules or self.game.rules_version
        out = [MAGIC, f"game {self.game.id}", f"rules {rules}", f"seats {self.seats}"]
        out += [f"option {name} {value}" for name, value in self.options.items()]
        names = [(seat, " ".join(shown(name, 200).split())) for seat, name in sorted(self.players.items())]
        out += [f"player {seat} {name}" for seat, name in names if name]
        out += [f"components {self.components}"] if self.components else []
        out += [f"seed {self.seed}"] if self.seed else []
        out += [f"commitment {self.commitment}"] if self.commitment else []
        out += [f"given {self.given}"] if self.given else []
        out.append("moves")
        out += [self._entry(entry) for entry in self.entries]
        out.append("open" if self.result is None else "result " + " ".join(map(str, self.result)))
        out += [f"secret {self.secret}"] if self.secret else []
        out.append(f"digest {_digest(out)}")
        return "\n".join(out) + "\n"

    def _entry(self, entry: Ply | Back) -> str:
        time = f" @{entry.time}" if entry.time >= 0 else ""
        if isinstance(entry, Back):
            return f"back {entry.seat} {entry.ply}{time}"
        who = "*" if entry.seat == CHANCE else str(entry.seat)
        mark = "!" if entry.how == FORCED else ""
        return f"{who}{mark} {self.game.moves.text(entry.move)}{time}"


def parse(text: str, name: str = "record") -> Record:
    """Read a record; BadInput names the line that can't be read.

    Whether the game's moves are legal is seen only when it is replayed. `intact` is False when the
    text was changed after it was written.
    """
    if len(text) > LONGEST:
        raise BadInput(name, Msg("kernel-record-long"))
    return _Reader(text, name).record()


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str, name: str) -> None:
        self.all = [line.rstrip() for line in text.removeprefix("\ufeff").split("\n")]
        while self.all and not self.all[-1]:
            self.all.pop()
        self.name = name
        self.at = 0

    def record(self) -> Record:
        if self._next() != MAGIC:
            raise self._wrong(Msg("kernel-record-magic", magic=MAGIC))
        game = game_by_id(self._field("game"))
        if self._field("rules") != str(game.rules_version):
            raise self._wrong(Msg("kernel-rules-version", have=str(game.rules_version)))
        seats = game.check_seats(self._number(self._field("seats")))
        made = Record(game, seats, {})
        self._header(made)
        self._entries(made)
        self._ending(made)
        return made

    def _header(self, made: Record) -> None:
        options: dict[str, str] = {}
        while True:
            word, _, rest = self._next().partition(" ")
            if word == "moves" and not rest:
                break
            if word == "option":
                key, _, value = rest.partition(" ")
                if key in options:
                    raise self._wrong(Msg("kernel-record-twice", word=f"option {shown(key)}"))
                options[key] = value
            elif word == "player":
                who, _, label = rest.partition(" ")
                seat = self._seat(who, made.seats)
                if seat in made.players:
                    raise self._wrong(Msg("kernel-record-twice", word=f"player {seat}"))
                made.players[seat] = label
            elif word == "seed" and rest and not made.seed:
                made.seed = rest
            elif word == "commitment" and rest and not made.commitment:
                made.commitment = rest
            elif word == "given" and rest and not made.given:
                made.given = self._count(rest)
            elif word == "components" and rest and not made.components:
                made.components = rest
            else:
                raise self._wrong(Msg("kernel-record-line", line=self._shown()))
        made.options = made.game.check_options(options, made.seats)
        parts = made.game.components
        have = parts.digest if parts is not None and parts.given else ""
        if made.components != have:
            raise BadInput(self.name, Msg("kernel-record-components"))

    def _entries(self, made: Record) -> None:
        kept = 0
        while True:
            line = self._next()
            word, _, rest = line.partition(" ")
            if line == "open" or word == "result":
                self.at -= 1
                return
            rest, time = self._time(rest)
            if word == "back":
                seat, _, ply = rest.partition(" ")
                to = self._count(ply)
                if to > kept:
                    raise self._wrong(Msg("kernel-ply", ply=str(to), most=str(kept)))
                made.entries.append(Back(self._seat(seat, made.seats), to, time))
                kept = to
            else:
                made.entries.append(self._ply(made, word, rest, time))
                kept += 1
            made.lines.append(self.at)

    def _ply(self, made: Record, who: str, rest: str, time: int) -> Ply:
        forced = who.endswith("!")
        author = who[:-1] if forced else who
        try:
            move = made.game.moves.parse(rest)
        except BadInput as error:
            raise self._wrong(error.why) from None
        if author == "*" and not forced:
            return Ply(CHANCE, move, DRAWN, time)
        return Ply(self._seat(author, made.seats), move, FORCED if forced else CHOSEN, time)

    def _ending(self, made: Record) -> None:
        word, _, rest = self._next().partition(" ")
        if word == "result":
            made.result = [self._number(item) for item in rest.split()]
            if len(made.result) != made.seats:
                raise self._wrong(Msg("kernel-record-line", line=self._shown()))
        line = self._next()
        if line.startswith("secret "):
            try:
                made.secret = Secret.from_hex(line[7:]).hex
            except BadInput as error:
                raise self._wrong(error.why) from None
            line = self._next()
        if not line.startswith("digest ") or self.at != len(self.all):
            raise self._wrong(Msg("kernel-record-line", line=self._shown()))
        made.intact = line[7:] == _digest(self.all[:-1])

    def _next(self) -> str:
        if self.at >= len(self.all):
            raise BadInput(in_line(self.name, len(self.all)), Msg("kernel-record-short"))
        self.at += 1
        return self.all[self.at - 1]

    def _field(self, name: str) -> str:
        word, _, rest = self._next().partition(" ")
        if word != name or not rest:
            raise self._wrong(Msg("kernel-record-field", field=name))
        return rest

    def _number(self, word: str) -> int:
        digits = word[1:] if word[:1] == "-" else word
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
            raise self._wrong(Msg("kernel-record-number", word=shown(word)))
        return int(word)

    def _count(self, word: str) -> int:
        n = self._number(word)
        if n < 0:
            raise self._wrong(Msg("kernel-record-number", word=word))
        return n

    def _seat(self, word: str, seats: int) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 3 and int(word) < seats):
            raise self._wrong(Msg("kernel-record-seat", word=shown(word), most=str(seats - 1)))
        return int(word)

    def _time(self, rest: str) -> tuple[str, int]:
        moved, at, time = rest.rpartition(" @")
        return (moved, self._count(time)) if at else (rest, -1)

    def _shown(self) -> str:
        return shown(self.all[self.at - 1], 60)

    def _wrong(self, why: Msg) -> BadInput:
        return BadInput(in_line(self.name, self.at), why)


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode(errors="replace")).hexdigest()
