"""The tables that this process holds: of each there is one, or some who watch it would not see it."""

from __future__ import annotations

import asyncio
import weakref
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from ratusha.server.tables.live.table import Live

MOST: Final = 128_000_000
"""Bytes of tables, as they are estimated, beyond which those that nobody watches are forgotten."""

Load = Callable[[str], Awaitable[Live]]


class Memory:
    """Tables by id; one that is not here is loaded, however many ask for it at once."""

    def __init__(self, load: Load, most: int = MOST) -> None:
        self._load = load
        self._most = most
        self._sizes: dict[str, int] = {}
        """Of each table that is kept, when it was last used."""
        self.size = 0
        """Of all of them."""
        self._kept: OrderedDict[str, Live] = OrderedDict()
        """The tables that are kept here, the latest used last."""
        self._held: weakref.WeakValueDictionary[str, Live] = weakref.WeakValueDictionary()
        """Those and all that anybody still holds."""
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._arriving: dict[str, Live] = {}
        """Those being read: what others do to them meanwhile is heard, too."""

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
        """A new table; if somebody has heard of it and read it already, that one."""
        if live.id not in self._loading:
            live = self._held.setdefault(live.id, live)
            self._keep(live)
        return live

    def remove(self, id: str) -> Live | None:
        """It is here no longer."""
        self._let_go(id)
        return self._held.pop(id, None)

    def held(self, id: str) -> Live | None:
        """The table with this id, if it is here or on its way."""
        return self._held.get(id) or self._arriving.get(id)

    def all(self) -> list[Live]:
        """The tables held now."""
        return list(self._held.values())

    def _keep(self, live: Live) -> None:
        """A table is used: it is kept, and others that nobody watches make room for it, the oldest first."""
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
