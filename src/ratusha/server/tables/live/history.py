"""What follows from a table's log: position, clocks, lines, whose turn it is since when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ratusha.kernel.chance import Secret
from ratusha.kernel.decision import Decision
from ratusha.kernel.errors import RatushaError
from ratusha.kernel.event import Event
from ratusha.kernel.match import Match
from ratusha.kernel.record import Record, parse
from ratusha.kernel.registry import game
from ratusha.kernel.sealed import UNANSWERED, Sealed
from ratusha.kernel.state import CHOSEN, FORCED, State
from ratusha.server.model import entries as e
from ratusha.server.model.table_card import CardSeat, TableCard, encode
from ratusha.server.store.log import Seated, Summary
from ratusha.server.tables.live.clock import Clocks
from ratusha.server.tables.live.draft import is_aside
from ratusha.server.tables.live.log_state import LogState
from ratusha.server.tables.live.rules_guard import EngineFailed, rules


@dataclass(slots=True)
class Line:
    """A line of the table's history: an entry and the plies that followed from it."""

    version: int
    at: int
    entry: e.AnyEntry
    first: int
    last: int
    events: list[Event]
    answer: bool = False
    """Is it a move that answers somebody (an offer, a proposal, a secret vote), not a turn of its own?"""


def answers(decision: Decision[Any]) -> bool:
    """Is this decision asked in between, whoever's turn it is?"""
    return isinstance(decision, Sealed) or bool(decision.standing())


class History:
    """One table as its log describes it. The entries come in through `apply`, one by one, in order."""

    def __init__(self, secret: str) -> None:
        self.secret = Secret.from_hex(secret)
        """The secret that its dice and cards come from."""
        self.version = 0
        self.log_state = LogState()
        self.match: Match | None = None
        self.clocks: Clocks | None = None
        self.lines: list[Line] = []
        self.asked_since: dict[int, int] = {}
        """For each seat whose turn it is: the version since which it is this person's turn."""
        self.handed: dict[str, tuple[list[int], int]] = {}
        """For a person with several seats: those whose turn it was last, and since which version."""
        self.outdated = False
        """It began under another version of the rules: it can be looked at, exported and ended."""
        self.lost = False
        """And the present rules can't follow it to its end."""
        self.unseen = False
        """The rules fail to show it although it is frozen or over: it is shown without a position."""
        self._sealed_since = 0
        self._answering = False
        """Was the last move an answer? See `Line`."""

    @property
    def state(self) -> State:
        """The position."""
        assert self.match is not None
        return self.match.state

    @property
    def ply(self) -> int:
        """How many plies have been played."""
        return len(self.match.plies) if self.match is not None else 0

    @property
    def playing(self) -> bool:
        """May moves be made now?"""
        return self.log_state.status == "playing" and not self.log_state.paused

    @property
    def finished(self) -> bool:
        """Is the game over by the rules, and the table not yet?"""
        return self.log_state.status == "playing" and self.match is not None and self.state.over

    def asked(self) -> list[int]:
        """The seats whose turn it is now."""
        if self.match is None or self.log_state.status != "playing":
            return []
        with rules():
            return self.state.asked

    def apply(self, version: int, at: int, entry: e.AnyEntry) -> int:
        """Apply the next entry; returns the seat whose turn it was, if it is a move in one, else -1.

        EngineFailed leaves the table unusable until it is read again.
        """
        first = self.ply
        waited = {self.log_state.seats[seat].player: known for seat, known in self.asked_since.items()}
        if self.clocks is not None:
            self.clocks.charge(at)
        mover, happened = self._play(entry, at)
        self.log_state.apply(entry, at)
        if isinstance(entry, e.Created):
            self.clocks = Clocks(entry.settings.clock, len(entry.settings.seats))
        if isinstance(entry, e.GaveTime) and self.clocks is not None:
            self.clocks.give(entry.seat, entry.ms)
        if self.clocks is not None:
            moved = entry.seat if isinstance(entry, e.Moved) else -1
            self.clocks.hand_over(self.asked(), at, self._clocked(), moved)
        self.version = version
        self.lines += self._lines(version, at, entry, min(first, self.ply), happened)
        self._note_asked(version, waited)
        self._note_handed(version)
        self._note_sealed()
        return mover

    def apply_without_rules(self, version: int, at: int, entry: e.AnyEntry) -> None:
        """The same where the rules can't follow any more: everything but the position is still applied."""
        self.lost = True
        self.log_state.apply(entry, at)
        self.version = version
        self.lines.append(Line(version, at, entry, self.ply, self.ply, []))

    def _play(self, entry: e.AnyEntry, at: int) -> tuple[int, list[Event]]:
        """Carry out the part that concerns the position: whose turn it was, and the events.

        EngineFailed, whatever goes wrong.
        """
        try:
            with rules():
                return self._carry_out(entry, at)
        except RatushaError as error:  # also for a refusal: what is in the log was legal
            raise EngineFailed(f"{type(error).__name__}: {error}") from error

    def _carry_out(self, entry: e.AnyEntry, at: int) -> tuple[int, list[Event]]:
        if isinstance(entry, e.Started):
            self.match = self._begin(entry.rules or self.log_state.rules)
            return -1, [*self.match.opening, *(event for events in self.match.events for event in events)]
        match = self.match
        if isinstance(entry, e.Moved) and match is not None:
            if entry.ply != len(match.plies):
                raise ValueError(f"an entry for ply {entry.ply} at ply {len(match.plies)}")
            move = match.game.moves.parse(entry.move)
            aside = is_aside(match.state, move, entry.seat)
            self._answering = aside or answers(match.state.agenda[-1])
            return -1 if aside else entry.seat, match.play(move, entry.seat, self.seconds(at))
        if isinstance(entry, e.Rewound) and match is not None:
            proposer = self.log_state.proposal.seat if self.log_state.proposal is not None else 0
            match.take_back(proposer, entry.ply, self.seconds(at))
            self.unseen = False
        return -1, []

    def _lines(
        self, version: int, at: int, entry: e.AnyEntry, first: int, happened: list[Event]
    ) -> list[Line]:
        """The lines of an entry: one, except for a table that begins with the plies of another."""
        match = self.match
        if match is None or not isinstance(entry, e.Started) or not self.log_state.line:
            answer = self._answering and isinstance(entry, e.Moved)
            return [Line(version, at, entry, first, self.ply, happened, answer)]
        chosen = [n for n, ply in enumerate(match.plies) if ply.how == CHOSEN and ply.seat >= 0]
        ends = [*chosen, len(match.plies)]
        setup = [*match.opening, *(event for events in match.events[: ends[0]] for event in events)]
        lines = [Line(version, at, entry, 0, ends[0], setup)]
        for start, end in zip(chosen, ends[1:], strict=True):
            ply = match.plies[start]
            moved = e.Moved(start, ply.seat, match.game.moves.text(ply.move), "")
            events = [event for group in match.events[start:end] for event in group]
            lines.append(Line(version, at, moved, start, end, events))
        return lines

    def _begin(self, rules: int) -> Match:
        settings = self.log_state.settings
        found = game(settings.game)
        self.outdated = found.rules_version != rules
        if self.log_state.line:
            record = parse("\n".join(self.log_state.line) + "\n")
            begun = Record(found, record.seats, record.options, components=record.components)
            begun.entries = list(record.plies())
            begun.commitment = self.secret.commitment
            return Match(begun, self.secret)
        return Match.start(found, len(settings.seats), dict(settings.options), secret=self.secret)

    def _clocked(self) -> list[int]:
        """The seats whose clocks run: those of people whose turn it is."""
        if not self.playing:
            return []
        return [seat for seat in self.asked() if self.log_state.seats[seat].player]

    def _note_asked(self, version: int, waited: dict[str, int]) -> None:
        """Note since which version it is each seat's turn; a turn that passes to another seat of the same
        person is not new to him."""
        asked: dict[int, int] = {}
        for seat in self.asked():
            player = self.log_state.seats[seat].player
            fresh = waited.get(player, version) if player else version
            asked[seat] = self.asked_since.get(seat, fresh)
        self.asked_since = asked

    def _note_handed(self, version: int) -> None:
        """Where one person has several seats: note when the turn passed from one of them to another."""
        players = [seat.player for seat in self.log_state.seats]
        for person in {player for player in players if player and players.count(player) > 1}:
            own = [seat for seat in self.asked_since if players[seat] == person]
            if own:
                last, since = self.handed.get(person, ([-1], 0))
                self.handed[person] = (own, since if set(last) <= set(own) else version)

    def _note_sealed(self) -> None:
        """Note since which ply the present sealed decision has been open: the order of its answers does not
        matter."""
        if self.match is None or not self.state.agenda or not isinstance(self.state.agenda[-1], Sealed):
            self._sealed_since = self.ply
            return
        top = self.state.agenda[-1]
        if all(answer == UNANSWERED for answer in top.answers):
            self._sealed_since = self.ply

    def seconds(self, at: int) -> int:
        """Since the start."""
        return max(0, (at - self.log_state.started) // 1000) if self.log_state.started else 0

    def current(self, ply: int, seat: int) -> bool:
        """Is a submit of this seat, made at this ply, still about the present decision?"""
        return ply == self.ply or (self._sealed_since <= ply < self.ply and seat in self.asked())

    def decision_ply(self, seat: int) -> int:
        """The ply at which this seat's present decision began: others' sealed answers do not change it."""
        return self._sealed_since if seat in self.asked() else self.ply

    def handed_over(self, seat: int) -> int:
        """When it became the turn of this seat's player."""
        version = self.asked_since[seat]
        return next(
            (line.at for line in reversed(self.lines) if line.version <= version), self.log_state.started
        )

    def asked_at(self, seat: int) -> int:
        """Since when this seat's player, whose turn it is, has done nothing about it."""
        person, version = self.log_state.seats[seat].person, self.asked_since[seat]
        for line in reversed(self.lines):
            own = isinstance(line.entry, e.Moved) and line.entry.by == person and not line.entry.how
            if own or line.version <= version:
                return line.at
        return self.log_state.started

    def settled(self, ply: int) -> int:
        """This ply, or the next at which something is decided or drawn: forced moves can't be cut off."""
        assert self.match is not None
        plies = self.match.plies
        while ply < len(plies) and plies[ply].how == FORCED:
            ply += 1
        return ply

    def chosen_since(self, ply: int) -> bool:
        """Has anybody chosen anything at this ply or later?"""
        assert self.match is not None
        return any(entry.how == CHOSEN and entry.seat >= 0 for entry in self.match.plies[ply:])

    def seats(self) -> list[Seated]:
        """Who sits where, whether it is his turn, since when and until when."""
        asked = self.asked() if self.playing else []
        found = [Seated(seat.person) for seat in self.log_state.seats]
        for i in asked:
            if not self.log_state.seats[i].bot and self.clocks is not None:
                found[i] = Seated(found[i].person, True, self.handed_over(i), self.clocks.deadline_of(i))
        return found

    def summary(self) -> Summary:
        """For the lobby."""
        log_state = self.log_state
        over = self.match is not None and log_state.status == "over"
        card = TableCard(
            log_state.settings,
            [CardSeat(seat.person, seat.bot, seat.plan, seat.colour) for seat in log_state.seats],
            log_state.paused,
            log_state.why,
            log_state.started,
            self.state.scores if over else None,
        )
        deadline = self.clocks.deadline() if self.clocks is not None and self.playing else None
        if self.log_state.settings.clock.kind == "none" and len(self.log_state.people()) < 2:
            deadline = None  # nobody waits
        return Summary(
            self.log_state.status,
            self.ply,
            self.seats(),
            encode(card),
            deadline,
            self.bot_asked() is not None,
        )

    def bot_asked(self) -> tuple[int, str] | None:
        """A seat whose turn it is and for which a bot plays, and which bot."""
        if not self.playing:
            return None
        for seat in self.asked():
            if self.log_state.seats[seat].bot:
                return seat, self.log_state.seats[seat].bot
        return None

    def overdue(self, at: int) -> list[int]:
        """The seats whose turn it is and about which the others may decide: their time has run out; without a
        clock, they have not moved for days; or their players are blocked."""
        if self.clocks is None:
            return []
        return [
            seat
            for seat in self.clocks.running
            if self.clocks.left_at(seat, at) <= 0
            or self.log_state.seats[seat].person in self.log_state.blocked
        ]
