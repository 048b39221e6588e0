"""Who is watching a table now: one channel for each kind of viewer, so that what many see is made once."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Hashable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from ratusha.server.store.chat import ChatLine

if TYPE_CHECKING:
    from ratusha.server.tables.live.table import Live

MOST_WAITING: Final = 64
"""Messages that may wait for a slow client; beyond that it is sent a fresh snapshot instead."""

MOST_DRAWN: Final = 32
"""Rendered parts kept for viewers who see the same: at least those of one moment at a table of four."""


class Viewer(NamedTuple):
    """What a person at a table sees: a seat's view or the spectators', acting or only looking."""

    seat: int
    """A seat, or SPECTATOR."""
    acts: bool
    """May he act for the seat? (A coach may not.)"""
    lang: str
    rooms: tuple[str, ...] = ("table",)
    """The chats he reads."""
    who: str = ""
    """Whose seat it is: his own, or that of the player who invited the coach."""
    behind: int = -1
    """The seat of his that waits behind the curtain; meanwhile he is shown what spectators see. See
    `shared_screen`."""
    shown: int = -1
    """On a device that several players share: the version at which the one in front said who he is."""

    @property
    def place(self) -> int:
        """The seat he is here for, whether or not he is shown its view."""
        return self.behind if self.behind >= 0 else self.seat

    @property
    def plays(self) -> bool:
        """Is he one of the players, behind a curtain or not?"""
        return self.acts or self.behind >= 0

    def kept(self, room: str) -> str:
        """The name under which a chat is stored: a coach's chat belongs to two people, not to a seat."""
        return f"{room}:{self.who}" if room.startswith("coach-") else room

    def reads(self, kept: str) -> bool:
        """May he read this chat?"""
        return any(self.kept(room) == kept for room in self.rooms)


class Answer(bytes):
    """A message that answers one of the client's: it is never dropped."""


class Outbox:
    """The messages waiting for one client. A client that is too slow gets a snapshot instead of news, but
    every answer."""

    def __init__(self, answers: Iterable[Answer] = (), page: str = "") -> None:
        self.page = page
        """The name that the page has given itself; empty: a program."""
        self._waiting: deque[bytes] = deque(answers)
        self._ready = asyncio.Event()
        self._calm = asyncio.Event()
        self._calm.set()
        self.lost = False
        self.closed = False

    def put(self, message: bytes) -> None:
        """Queue a message, news or an answer; never waits."""
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
        """No more messages will come."""
        self.closed = True
        self._changed()

    async def get(self) -> bytes | None:
        """The next message; None: some were dropped, or it is closed (see the flags)."""
        while not self._waiting:
            if self.closed or self.lost:
                return None
            self._ready.clear()
            await self._ready.wait()
        message = self._waiting.popleft()
        self._changed()
        return message

    def rest(self) -> list[Answer]:
        """The answers that have not been sent."""
        return [message for message in self._waiting if isinstance(message, Answer)]

    async def calm(self) -> None:
        """Wait until little is queued: a client that does not read its answers gets no further ones."""
        await self._calm.wait()

    def _changed(self) -> None:
        self._ready.set()
        if self.closed or len(self._waiting) < MOST_WAITING // 2:
            self._calm.set()
        else:
            self._calm.clear()


class Channel(ABC):
    """The subscribers who see the same: those of one kind of viewer, either programs or pages.

    What they are sent is made once, by the kind of channel: JSON for programs, parts for pages.
    """

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.outboxes: set[Outbox] = set()
        self.version = 0
        self.mark = ""
        """The last value of `marked`."""

    @property
    @abstractmethod
    def key(self) -> Hashable:
        """Equal for those who see the same."""

    @abstractmethod
    def show(self, live: Live) -> None:
        """Send what has changed at the table, whose lock is held, to all subscribers."""

    @abstractmethod
    def marked(self, live: Live) -> str:
        """A text that changes with what may change for them without a new version of the table."""

    @abstractmethod
    def say(self, live: Live, said: ChatLine) -> None:
        """Send a line of chat that this viewer may read to all subscribers."""

    def send(self, message: bytes) -> None:
        """Put a message into every outbox."""
        for outbox in self.outboxes:
            outbox.put(message)

    def close(self) -> None:
        """No more messages will come: those who still may look subscribe again."""
        for outbox in self.outboxes:
            outbox.close()


C = TypeVar("C", bound=Channel)


class Drawn:
    """Recently rendered parts of pages, by their keys, shared by all who see the same."""

    def __init__(self) -> None:
        self._now: dict[str, str] = {}
        self._before: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        """The part with this key, if it is still kept."""
        html = self._now.get(key)
        if html is None and (html := self._before.get(key)) is not None:
            self.put(key, html)
        return html

    def put(self, key: str, html: str) -> None:
        """Keep a part; the one not used for longest is dropped if there are too many."""
        if len(self._now) >= MOST_DRAWN:
            self._before, self._now = self._now, {}
        self._now[key] = html


class Room:
    """The channels of a table."""

    def __init__(self) -> None:
        self.channels: dict[Hashable, Channel] = {}
        self.changed = asyncio.Event()
        self.polling: Counter[str] = Counter()
        """The people who wait in a long poll at a seat of their own."""
        self.away: frozenset[int] = frozenset()
        """The seats whose people are not at the table now; see `presence`."""
        self.shared: dict[tuple[object, ...], Any] = {}
        """What was prepared once for all viewers of this version."""
        self.rendered: dict[tuple[int, int, str, tuple[int | bool, ...]], Any] = {}
        """Lines of the log by version, ply, language and, unless all see them alike, who reads them."""
        self.laid_out: dict[tuple[str, tuple[int | bool, ...]], dict[tuple[int, int], Any]] = {}
        """The latest of them as pages show them: by language and reader, then by version and ply."""
        self.answering: set[str] = set()
        """The pages whose request is being answered: the answer contains what has changed."""
        self.drawn = Drawn()
        self.said: dict[str, int] = {}
        """By chat, as it is stored: the last line since this process has the table."""

    def forget_shown(self) -> None:
        """Drop what was prepared for the viewers: it is out of date."""
        self.shared.clear()
        self.forget_lines()

    def forget_lines(self) -> None:
        """Drop what was prepared of the log: it contains the names of those who sit there."""
        self.rendered.clear()
        self.laid_out.clear()

    def enter(self, channel: C, outbox: Outbox) -> C:
        """Subscribe; returns the channel of those who see the same, which may have existed before."""
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
        """Is this person looking at a seat of his own now?"""
        return bool(self.polling[person]) or any(v.plays and v.who == person for v in self.viewers())

    def looking(self) -> frozenset[str]:
        """The people who are looking at a seat of their own now."""
        found = {viewer.who for viewer in self.viewers() if viewer.plays}
        return frozenset(found | {who for who in self.polling if who})

    @contextmanager
    def polled_by(self, viewer: Viewer) -> Iterator[None]:
        """For as long as a person waits in a long poll."""
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
        """For as long as a page's request is carried out: its answer will contain what has changed."""
        if page:
            self.answering.add(page)
        try:
            yield
        finally:
            self.answering.discard(page)

    def behind(self, version: int) -> bool:
        """Is there a subscriber who has not been shown this version?"""
        return any(channel.version < version for channel in self.channels.values())

    def recheck_access(self) -> None:
        """Make all spectators and coaches subscribe again, so that those without access are left out."""
        for channel in self.channels.values():
            if not channel.viewer.plays:
                channel.close()

    def wake(self) -> None:
        """Make the waiting long polls look again."""
        self.changed.set()
        self.changed = asyncio.Event()

    @property
    def empty(self) -> bool:
        """Is nobody here?"""
        return not self.channels and not self.polling
