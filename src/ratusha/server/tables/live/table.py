"""A table in memory. Hold its lock to use it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ratusha.kernel.decision import ASK
from ratusha.kernel.match import Match
from ratusha.kernel.state import State
from ratusha.server.model import entries as e
from ratusha.server.model.lookalikes import distinct_names
from ratusha.server.tables.live.draft import Draft
from ratusha.server.tables.live.history import History, Line
from ratusha.server.tables.live.kept_data import KeptData
from ratusha.server.tables.live.log_state import LogState
from ratusha.server.tables.live.room import Room, Viewer
from ratusha.server.tables.live.rules_guard import rules
from ratusha.server.words import say


class TableLock(asyncio.Lock):
    """A table's lock. A change that could not be committed is undone before anybody else sees the table."""

    def __init__(self) -> None:
        super().__init__()
        self.uncommitted = False
        """May the table in memory contain entries that its log does not have?"""
        self.mend: Callable[[], Awaitable[None]] | None = None

    async def __aenter__(self) -> None:
        await self.acquire()
        if self.uncommitted and self.mend is not None:
            try:
                await self.mend()
            except BaseException:
                self.release()
                raise


class Live:
    """One table: what follows from its log, what is kept beside it, and who is in the room."""

    def __init__(self, id: str, secret: str) -> None:
        self.id = id
        self.history = History(secret)
        self.kept = KeptData()
        self.room = Room()
        self.lock = TableLock()
        self.gone = False
        """The table was deleted."""

    # -- what everybody asks for ---------------------------------------------------------------------

    @property
    def version(self) -> int:
        """Grows with every entry."""
        return self.history.version

    @property
    def log_state(self) -> LogState:
        """What the entries add up to, without the position."""
        return self.history.log_state

    @property
    def match(self) -> Match | None:
        """The game, once it has begun."""
        return self.history.match

    @property
    def state(self) -> State:
        """The position."""
        return self.history.state

    @property
    def ply(self) -> int:
        """How many plies have been played."""
        return self.history.ply

    @property
    def lines(self) -> list[Line]:
        """The lines of the log."""
        return self.history.lines

    @property
    def playing(self) -> bool:
        """May moves be made now?"""
        return self.history.playing

    def asked(self) -> list[int]:
        """The seats whose turn it is now."""
        return self.history.asked()

    # -- all three together --------------------------------------------------------------------------

    def apply(self, version: int, at: int, entry: e.AnyEntry) -> None:
        """Apply the next entry; EngineFailed leaves the table unusable until it is read again."""
        mover = self.history.apply(version, at, entry)
        self.kept.apply(self.history, entry, mover)
        self.room.shared.clear()
        if isinstance(entry, e.Adopted | e.ANOTHER):
            self.room.forget_lines()

    def take_over(self, history: History, kept: KeptData) -> None:
        """Take over what was read again from the database."""
        self.history = history
        self.kept = kept
        self.room.forget_shown()
        self.lock.uncommitted = False

    def draft_shown(self, viewer: Viewer) -> Draft | None:
        """The draft that is part of what this viewer sees: his own."""
        acts = viewer.acts and self.log_state.status == "playing"
        return self.kept.drafts.get(viewer.seat) if acts else None

    @property
    def size(self) -> int:
        """About how many bytes of memory this table takes, by what was measured for all kinds of games."""
        entries = len(self.match.record.entries) if self.match is not None else 0
        return 40_000 + 1000 * entries + 600 * len(self.lines) + 1500 * len(self.room.rendered)

    def standing_move(self) -> tuple[int, int] | None:
        """What a standing answer says to the present decision: seat and move."""
        if not self.playing or not self.state.agenda:
            return None
        with rules():
            key = self.state.agenda[-1].standing()
            for seat in self.asked() if key else ():
                policy = self.kept.standing.get((seat, key))
                if policy is not None and self.log_state.seats[seat].player:
                    view = self.state.seen_by(seat)
                    decision = view.decision()
                    move = ASK if decision is None else decision.standing_answer(view.known, policy)
                    if move != ASK and move in view.moves():
                        return seat, move
        return None

    def seat_names(self, lang: str) -> list[str]:
        """The players' names by seat, for the log."""
        found: list[str] = []
        for i, seat in enumerate(self.log_state.seats):
            if seat.person:
                name = self.kept.names.get(seat.person) or say(lang, "gone-player")
                if self.log_state.seats_of(seat.person) != [i]:
                    name = f"{name} {i + 1}"
            elif seat.bot:
                name = say(lang, "bot-name", bot=seat.bot, n=str(i + 1))
            else:
                name = say(lang, "seat-name", n=str(i + 1))
            found.append(name)
        return distinct_names(found, [bool(seat.person) for seat in self.log_state.seats])
