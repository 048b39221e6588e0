"""Receives the database's notices about changes, from this process and from all others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ratusha.server.base import ids
from ratusha.server.model import notices as n
from ratusha.server.model.notices import AnyNotice
from ratusha.server.store import chat as chat_store
from ratusha.server.store import log as log_store
from ratusha.server.store.background import Background
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.tables import Tables

MANY: Final = 500
"""Tables in one query."""


class ChangeListener:
    """Follows what other processes do to the tables in this process's memory."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._background = Background("following another process failed")
        self.chat_heard: Callable[[Live, chat_store.ChatLine], None] = lambda live, said: None
        self.person_asked: Callable[[str, str], None] = lambda person, table: None
        self.people_here: Callable[[n.PeopleHere], None] = lambda told: None
        """Called when another process tells who is at a table there."""
        self.person_signed_out: Callable[[str], None] = lambda person: None
        """Called when a session or a token of a person has ended, or he was blocked."""
        tables.store.listen(self._heard)

    def _heard(self, notice: AnyNotice) -> None:
        """A notice of the database: something changed, here or in another process."""
        match notice:
            case n.Missed():
                for live in self._tables.in_memory():
                    self._background.start(self._tables.catch_up(live, -1))
            case n.SignedOut(person):
                self.person_signed_out(person)
            case n.Blocked(person, blocked):
                for live in self._tables.in_memory():
                    if person in live.log_state.people():
                        self._background.start(self._tables.shut_out(live, person, blocked))
            case n.Renamed(person, name):
                self._tables.rename(person, name)
            case n.PeopleHere():
                self.people_here(notice)
            case n.TableChanged():
                for person in notice.asked:
                    self.person_asked(person, notice.table)
                self._heard_of_table(notice)
            case _:
                self._heard_of_table(notice)

    def _heard_of_table(self, notice: n.OfTable) -> None:
        """The same about a table that may be in memory here."""
        live = self._tables.held(notice.table)
        match notice:
            case _ if live is None:
                return
            case n.TableChanged(_, version) if version > live.version:
                self._background.start(self._tables.catch_up(live, version, notice.rows()))
            case n.TableGone(id):
                self._tables.drop(id)
            case n.ChatWritten(_, number):
                self._background.start(self._fetch_chat(live, number))
            case n.AccessChanged():
                live.room.recheck_access()
            case n.KeptChanged(_, process) if process != ids.PROCESS:
                self._background.start(self._read_aside(live))

    async def _read_aside(self, live: Live) -> None:
        """Read again what is kept beside the log: drafts, standing answers, who may look."""
        async with live.lock:
            await self._tables.writer.read(live)
            await self._tables.writer.show(live)

    async def _show(self, live: Live) -> None:
        async with live.lock:
            await self._tables.writer.show(live)

    async def _fetch_chat(self, live: Live, number: int) -> None:
        for said in await self._tables.store.read(lambda tx: chat_store.chat(tx, live.id, 10, number - 1)):
            if said.n == number:
                self.chat_heard(live, said)

    async def look_for_missed(self) -> None:
        """Read the changes of watched tables whose notices did not arrive."""
        store = self._tables.store
        watched = [live for live in self._tables.in_memory() if not live.room.empty] if store.shared else []
        for start in range(0, len(watched), MANY):
            part = watched[start : start + MANY]
            known = await store.read(lambda tx: log_store.versions(tx, [live.id for live in part]))  # noqa: B023
            for live in part:
                if live.lock.locked():
                    continue
                if known.get(live.id, 0) > live.version:
                    self._background.start(self._tables.catch_up(live, known[live.id]))
                elif live.room.behind(live.version):
                    self._background.start(self._show(live))

    async def close(self) -> None:
        """Stop the work in progress."""
        await self._background.close()
