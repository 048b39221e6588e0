"""Who is watching a table now: one channel for each kind of viewer, so that what many see is made once."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Hashable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from ratusha.server.store.chat import Said

if TYPE_CHECKING:
    from ratusha.server.tables.live.table import Live

MOST_WAITING: Final = 64
"""Messages a slow client may be behind; then it is sent a fresh snapshot instead."""

MOST_DRAWN: Final = 32
"""Parts of pages that are kept for who sees the same: at least those of one moment at a table of four."""


class Viewer(NamedTuple):
    """What somebody at a table sees: a seat's view or the spectators', acting or only looking."""

    seat: int
    """A seat, or SPECTATOR."""
    acts: bool
    """May he act for the seat? (A coach may not.)"""
    lang: str
    rooms: tuple[str, ...] = ("table",)
    """The chats he reads."""
    who: str = ""
    """Whose seat it is: he himself, or who asked the coach."""
    behind: int = -1
    """The seat of his that waits behind the curtain: he is shown what spectators see. See `shared_screen`."""
    shown: int = -1
    """On a device that several players share: the version at which the one in front said who he is."""

    @property
    def place(self) -> int:
        """The seat he is here for, whether he is shown its view or not."""
        return self.behind if self.behind >= 0 else self.seat

    @property
    def plays(self) -> bool:
        """Is he one of the players, behind a curtain or not?"""
        return self.acts or self.behind >= 0

    def kept(self, room: str) -> str:
        """A chat as it is kept: a coach's is between two people, whoever has the seat later."""
        return f"{room}:{self.who}" if room.startswith("coach-") else room

    def reads(self, kept: str) -> bool:
        """Does he read this chat?"""
        return any(self.kept(room) == kept for room in self.rooms)


class Answer(bytes):
    """A message that answers one of the client's: it is not lost."""


class Outbox:
    """The messages on their way to one client. Who is too slow loses news for a snapshot, but no answer."""

    def __init__(self, answers: Iterable[Answer] = (), page: str = "") -> None:
        self.page = page
        """The page it is on the way to, by the name the page has given itself; empty: a program."""
        self._waiting: deque[bytes] = deque(answers)
        self._ready = asyncio.Event()
        self._calm = asyncio.Event()
        self._calm.set()
        self.lost = False
        self.closed = False

    def put(self, message: bytes) -> None:
        """Queue a message, be it news or an answer; never waits."""
        news = not isinstance(message, Answer)
        if self.closed or (self.lost and news):
            return
        if news and len(self._waiting) >= MOST_WAITING:
            self._waiting = deque(self.rest())
            self.lost = True
        else:
            self._waiting.append(message)
        self._changed()

    def close(self) -> None:
        """No more will come."""
        self.closed = True
        self._changed()

    async def get(self) -> bytes | None:
        """The next message; None: some were lost, or it is closed (see the flags)."""
        while not self._waiting:
            if self.closed or self.lost:
                return None
            self._ready.clear()
            await self._ready.wait()
        message = self._waiting.popleft()
        self._changed()
        return message

    def rest(self) -> list[Answer]:
        """The answers that have not gone out."""
        return [message for message in self._waiting if isinstance(message, Answer)]

    async def calm(self) -> None:
        """Wait until little is on its way: who does not read his answers is asked no further."""
        await self._calm.wait()

    def _changed(self) -> None:
        self._ready.set()
        if self.closed or len(self._waiting) < MOST_WAITING // 2:
            self._calm.set()
        else:
            self._calm.clear()


class Channel(ABC):
    """The subscribers who see the same: those of one kind of viewer, be they programs or pages.

    What they are sent is made once, by the kind of channel: JSON for programs, parts for pages.
    """

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.outboxes: set[Outbox] = set()
        self.version = 0
        self.mark = ""
        """What else they saw; see `marked`."""

    @property
    @abstractmethod
    def key(self) -> Hashable:
        """Equal for those who see the same."""

    @abstractmethod
    def show(self, live: Live) -> None:
        """Send what has changed at the table, whose lock is held, to all subscribers."""

    @abstractmethod
    def marked(self, live: Live) -> str:
        """What may change for them without a new version of the table, as a word."""

    @abstractmethod
    def say(self, live: Live, said: Said) -> None:
        """Send a line of chat that this viewer may read to all subscribers."""

    def send(self, message: bytes) -> None:
        """Put a message into every outbox."""
        for outbox in self.outboxes:
            outbox.put(message)

    def close(self) -> None:
        """No more will come: who still may look comes in anew."""
        for outbox in self.outboxes:
            outbox.close()


C = TypeVar("C", bound=Channel)


class Drawn:
    """The parts of pages that were drawn of late, by their keys: who sees the same gets the same."""

    def __init__(self) -> None:
        self._now: dict[str, str] = {}
        self._before: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        """The part with this key, if it is still there."""
        html = self._now.get(key)
        if html is None and (html := self._before.get(key)) is not None:
            self.put(key, html)
        return html

    def put(self, key: str, html: str) -> None:
        """Keep a part, until so many others were wanted."""
        if len(self._now) >= MOST_DRAWN:
            self._before, self._now = self._now, {}
        self._now[key] = html


class Room:
    """The channels of a table."""

    def __init__(self) -> None:
        self.channels: dict[Hashable, Channel] = {}
        self.changed = asyncio.Event()
        self.polling: Counter[str] = Counter()
        """Who waits in a long poll for news of a seat of his own."""
        self.away: frozenset[int] = frozenset()
        """The seats whose people are not at the table now; see `presence`."""
        self.shared: dict[tuple[object, ...], Any] = {}
        """What was prepared once for all viewers of this version."""
        self.rendered: dict[tuple[int, int, str, tuple[int | bool, ...]], Any] = {}
        """Lines of the log by version, ply, language and, unless all see them alike, who reads them."""
        self.laid_out: dict[tuple[str, tuple[int | bool, ...]], dict[tuple[int, int], Any]] = {}
        """The latest of them as pages show them: by language and reader, then by version and ply."""
        self.answering: set[str] = set()
        """The pages whose request is being answered: the answer brings them what has changed."""
        self.drawn = Drawn()
        self.said: dict[str, int] = {}
        """By chat, as it is kept: the last line that was said while this process had the table."""

    def forget_shown(self) -> None:
        """What was prepared for the viewers holds no longer."""
        self.shared.clear()
        self.forget_lines()

    def forget_lines(self) -> None:
        """What was prepared of the log holds no longer: it tells the names of those who sit there."""
        self.rendered.clear()
        self.laid_out.clear()

    def enter(self, channel: C, outbox: Outbox) -> C:
        """Subscribe; the channel of those who see the same, which may have been there before."""
        known = self.channels.setdefault(channel.key, channel)
        assert isinstance(known, type(channel))
        known.outboxes.add(outbox)
        return known

    def leave(self, key: Hashable, outbox: Outbox) -> None:
        """Unsubscribe."""
        channel = self.channels.get(key)
        if channel is not None:
            channel.outboxes.discard(outbox)
            if not channel.outboxes:
                del self.channels[key]
        if not self.channels:
            self.drawn = Drawn()

    def viewers(self) -> list[Viewer]:
        """The kinds of viewers who are here."""
        return [channel.viewer for channel in self.channels.values()]

    def looks(self, person: str) -> bool:
        """Does this person look at a seat of his own now?"""
        return bool(self.polling[person]) or any(v.plays and v.who == person for v in self.viewers())

    def looking(self) -> frozenset[str]:
        """The people who look at a seat of their own now."""
        found = {viewer.who for viewer in self.viewers() if viewer.plays}
        return frozenset(found | {who for who in self.polling if who})

    @contextmanager
    def polled_by(self, viewer: Viewer) -> Iterator[None]:
        """While somebody waits in a long poll."""
        who = viewer.who if viewer.plays else ""
        self.polling[who] += 1
        try:
            yield
        finally:
            self.polling[who] -= 1
            if not self.polling[who]:
                del self.polling[who]

    @contextmanager
    def answered(self, page: str) -> Iterator[None]:
        """While the request of a page is carried out: its answer will bring what has changed."""
        if page:
            self.answering.add(page)
        try:
            yield
        finally:
            self.answering.discard(page)

    def behind(self, version: int) -> bool:
        """Has somebody here not been shown this version?"""
        return any(channel.version < version for channel in self.channels.values())

    def show_out(self) -> None:
        """Let everybody who is only looking come in anew, so that those without a right stay out."""
        for channel in self.channels.values():
            if not channel.viewer.plays:
                channel.close()

    def wake(self) -> None:
        """Let those who poll look again."""
        self.changed.set()
        self.changed = asyncio.Event()

    @property
    def empty(self) -> bool:
        """Is nobody here?"""
        return not self.channels and not self.polling
