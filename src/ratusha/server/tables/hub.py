"""What the server sends unasked: changed tables to their viewers, "your turn" to the streams of players."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from ratusha.server.base.ids import now
from ratusha.server.store import log as log_store
from ratusha.server.store import report
from ratusha.server.store.chat import ChatLine
from ratusha.server.tables.change_listener import ChangeListener
from ratusha.server.tables.live.room import Outbox
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.loading import Turns
from ratusha.server.tables.presence import Presence
from ratusha.server.tables.shown.shapes import Asked
from ratusha.server.tables.shown.snapshots import times
from ratusha.server.tables.tables import Tables

TICK: Final = 2.0
LOOK_AT_OLD: Final = 1800
"""After this many ticks, an hour in all, the garbage collector looks at everything."""


class Hub:
    """Sends to the rooms of tables, and to people's streams."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.streams: dict[str, set[Outbox]] = {}
        """By person: the streams that wait for "your turn" at any table."""
        self.sockets: dict[str, set[Callable[[], None]]] = {}
        """By person (or by address, if nobody is signed in): functions that close his connections."""
        self.stopping = False
        self._ticker: asyncio.Task[None] | None = None
        self._times: dict[str, tuple[list[int], int | None]] = {}
        self._listener = ChangeListener(tables)
        self._listener.chat_heard = self.say
        self._listener.person_asked = self.ask
        self._listener.person_signed_out = self.shut
        self._presence = Presence(tables)
        self._listener.people_here = self._presence.hear
        tables.writer.publish = self.publish

    def stop(self) -> None:
        """The server is about to stop: long polls and streams are answered now, and clients connect again."""
        self.stopping = True
        for live in self._tables.in_memory():
            live.room.wake()
        for outboxes in self.streams.values():
            for outbox in outboxes:
                outbox.close()

    def start(self) -> None:
        """Start to watch the clocks."""
        self._ticker = asyncio.create_task(self._tick())

    async def close(self) -> None:
        """Stop; streams end."""
        if self._ticker is not None:
            self._ticker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ticker
        await self._listener.close()
        self.stop()
        for live in self._tables.in_memory():
            for channel in live.room.channels.values():
                channel.close()

    async def publish(self, live: Live) -> None:
        """Show a table, whose lock is held, to viewers who have not seen its present version.

        EngineFailed when its rules can't.
        """
        turns = Turns()
        for channel in list(live.room.channels.values()):
            viewer = channel.viewer
            if viewer.who and live.log_state.seats[viewer.place].person != viewer.who:
                channel.close()
                continue
            known = channel.marked(live)
            if channel.version == live.version and channel.mark == known:
                continue  # it does not concern them
            channel.show(live)
            channel.version, channel.mark = live.version, known
            await turns.give()

    def shut(self, person: str) -> None:
        """Close this person's connections here; those who still may look connect again."""
        for close in list(self.sockets.get(person, ())):
            close()
        for outbox in self.streams.get(person, ()):
            outbox.close()

    def say(self, live: Live, said: ChatLine) -> None:
        """Send a line of chat to those who read its room."""
        live.room.said[said.room] = said.n
        for channel in live.room.channels.values():
            if channel.viewer.reads(said.room):
                channel.say(live, said)
        live.room.wake()

    def ask(self, person: str, table: str) -> None:
        """Tell a person's streams that it is his turn at a table."""
        outboxes = self.streams.get(person)
        if outboxes:
            message = msgspec.json.encode(Asked(table))
            for outbox in outboxes:
                outbox.put(message)

    async def _tick(self) -> None:
        """Show tables again when a clock has run out."""
        tidied = tidy()
        while True:
            begun = time.monotonic()
            await asyncio.sleep(TICK)
            self._tables.metrics.timing("loop_lag", max(0.0, time.monotonic() - begun - TICK))
            next(tidied)
            try:
                await self._listener.look_for_missed()
                await self.show_late()
                await self._presence.look()
            except Exception as error:  # the database may be unavailable for a moment
                report("watching the clocks failed", error)

    async def show_late(self) -> None:
        """Show the tables where a clock has run out, paused for the night or resumed since the last look."""
        due = set(await self._tables.store.read(lambda tx: log_store.due(tx, now())))
        due |= {live.id for live in self._tables.in_memory() if live.log_state.settings.clock.sleeps}
        self._times = {id: known for id, known in self._times.items() if id in due}
        for id in due:
            live = self._tables.held(id)
            if live is None or live.lock.locked():
                continue  # nobody looks at it (as at thousands of old ones), or it is busy
            async with live.lock:
                found = times(live, now())
                if found != self._times.get(id, ([], None)):
                    self._times[id] = found
                    live.room.shared.clear()
                    await self._tables.writer.show(live)
                    live.room.wake()


def tidy() -> Iterator[None]:
    """Hide long-lived objects, such as tables, from the garbage collector, which would otherwise stop
    everything for a second; once in a long while let it search all of them."""
    while True:
        for _ in range(LOOK_AT_OLD):
            gc.freeze()
            yield
        gc.unfreeze()
        gc.collect()
