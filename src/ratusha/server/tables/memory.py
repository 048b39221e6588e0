"""The tables in this process's memory: one object for each, or some of its viewers would miss changes."""

from __future__ import annotations

import asyncio
import weakref
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from ratusha.server.tables.live.table import Live

MOST: Final = 128_000_000
"""Estimated bytes of tables, beyond which those that nobody watches are dropped."""

Load = Callable[[str], Awaitable[Live]]


class Memory:
    """Tables by id; a missing one is loaded once, however many ask for it at the same time."""

    def __init__(self, load: Load, most: int = MOST) -> None:
        self._load = load
        self._most = most
        self._sizes: dict[str, int] = {}
        """The size of each table when it was last used."""
        self.size = 0
        """The sum of all sizes."""
        self._kept: OrderedDict[str, Live] = OrderedDict()
        """The tables that are kept, the latest used last."""
        self._held: weakref.WeakValueDictionary[str, Live] = weakref.WeakValueDictionary()
        """These and all others that are still referenced."""
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._arriving: dict[str, Live] = {}
        """Tables that are being read: notices about them are followed, too."""

    def __len__(self) -> int:
        return len(self._kept)

    async def get(self, id: str) -> Live:
        """The table with this id; Refused if there is none."""
        live = self._held.get(id)
        if live is not None:
            self._keep(live)
            return live
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.ensure_future(self._take_in(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _take_in(self, id: str) -> Live:
        try:
            live = await self._load(id)
        finally:
            self._arriving.pop(id, None)
        self._held[id] = live
        self._keep(live)
        return live

    def arrives(self, live: Live) -> None:
        """A table is about to be read."""
        self._arriving[live.id] = live

    def add(self, live: Live) -> Live:
        """Add a new table; if it has been read already because of a notice, that one is returned."""
        if live.id not in self._loading:
            live = self._held.setdefault(live.id, live)
            self._keep(live)
        return live

    def remove(self, id: str) -> Live | None:
        """Remove a table from memory."""
        self._let_go(id)
        return self._held.pop(id, None)

    def held(self, id: str) -> Live | None:
        """The table with this id, if it is in memory or being loaded."""
        return self._held.get(id) or self._arriving.get(id)

    def all(self) -> list[Live]:
        """The tables in memory."""
        return list(self._held.values())

    def _keep(self, live: Live) -> None:
        """A table is used: keep it, and drop others that nobody watches to make room, the oldest first."""
        self._let_go(live.id)
        self._kept[live.id] = live
        self._sizes[live.id] = live.size
        self.size += live.size
        if self.size <= self._most:
            return
        for id, other in list(self._kept.items()):
            if other.room.empty and not other.lock.locked() and other is not live:
                self._let_go(id)
                if self.size <= self._most:
                    return

    def _let_go(self, id: str) -> None:
        self._kept.pop(id, None)
        self.size -= self._sizes.pop(id, 0)
