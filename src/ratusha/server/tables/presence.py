"""Who is at his table now: checked from time to time, and told to the other processes."""

from __future__ import annotations

from typing import Final

from ratusha.server.base.ids import PROCESS, now
from ratusha.server.model import entries as e
from ratusha.server.model.notices import PeopleHere
from ratusha.server.store.interface import Tx
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.tables import Tables

AGAIN: Final = 20_000
"""Milliseconds after which the other processes are told again who is here."""
FORGET: Final = 60_000
"""Milliseconds after which another process's news is out of date."""


RECENT: Final = 60_000
"""Milliseconds after a move for which its player is not away, even if he is not looking: it may be a program.
"""


class Presence:
    """The people at the tables, as far as this process knows."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._told: dict[str, tuple[frozenset[str], int]] = {}
        """By table: the people of whom this process has told the others, and when."""
        self._heard: dict[str, dict[str, tuple[frozenset[str], int]]] = {}
        """By table and process: the people of whom another process has told us, and when."""

    def hear(self, told: PeopleHere) -> None:
        """Another process tells who is at a table there."""
        if told.process != PROCESS:
            self._heard.setdefault(told.table, {})[told.process] = frozenset(told.people), now()

    async def look(self) -> None:
        """Show again the tables where somebody has come or gone."""
        at = now()
        news: list[PeopleHere] = []
        held = {live.id: live for live in self._tables.in_memory()}
        for known in (self._told, self._heard):
            for gone in [id for id in known if id not in held]:
                del known[gone]
        for live in held.values():
            here = live.room.looking()
            if self._tables.store.shared:
                news += self._news(live.id, here, at)
                here = here.union(*self._elsewhere(live.id, at))
            away = frozenset(
                seat for seat in range(len(live.log_state.seats)) if is_away(live, seat, here, at)
            )
            if away != live.room.away and not live.lock.locked():
                await self._show(live, away)
        if news:
            await self._tables.store.write(lambda tx: _tell(tx, news))

    def _news(self, id: str, here: frozenset[str], at: int) -> list[PeopleHere]:
        told, when = self._told.get(id, (frozenset(), 0))
        if here == told and (not here or at - when < AGAIN):
            return []
        self._told[id] = here, at
        return [PeopleHere(id, PROCESS, sorted(here))]

    def _elsewhere(self, id: str, at: int) -> list[frozenset[str]]:
        return [people for people, when in self._heard.get(id, {}).values() if at - when < FORGET]

    async def _show(self, live: Live, away: frozenset[int]) -> None:
        async with live.lock:
            live.room.away = away
            live.room.shared.clear()
            await self._tables.writer.show(live)
            live.room.wake()


def is_away(live: Live, seat: int, here: frozenset[str], at: int) -> bool:
    """Is the player of this seat not at the table, and was not a moment ago?"""
    person = live.log_state.seats[seat].player
    if not person or person in here or live.log_state.status != "playing":
        return False
    for line in reversed(live.lines):
        if at - line.at > RECENT:
            return True
        if isinstance(line.entry, e.Moved) and line.entry.by == person:
            return False
    return True


async def _tell(tx: Tx, news: list[PeopleHere]) -> None:
    for notice in news:
        tx.notify(notice)
