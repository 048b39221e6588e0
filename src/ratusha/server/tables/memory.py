"""The tables that this process holds: of each there is one, or some who watch it would not see it."""

from __future__ import annotations

import asyncio
import weakref
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from ratusha.server.tables.live import Live

MOST: Final = 2000
"""Tables nobody watches are forgotten beyond this number."""

Load = Callable[[str], Awaitable[Live]]


class Memory:
    """Tables by id; one that is not here is loaded, however many ask for it at once."""

    def __init__(self, load: Load) -> None:
        self._load = load
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
            self._kept[id] = live
            self._kept.move_to_end(id)
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
        self._forget_idle()
        self._kept[id] = self._held[id] = live
        return live

    def arrives(self, live: Live) -> None:
        """A table is about to be read."""
        self._arriving[live.id] = live

    def add(self, live: Live) -> Live:
        """A new table; if somebody has heard of it and read it already, that one."""
        if live.id not in self._loading:
            live = self._held.setdefault(live.id, live)
            self._kept[live.id] = live
        return live

    def remove(self, id: str) -> Live | None:
        """It is here no longer."""
        self._kept.pop(id, None)
        return self._held.pop(id, None)

    def held(self, id: str) -> Live | None:
        """The table with this id, if it is here or on its way."""
        return self._held.get(id) or self._arriving.get(id)

    def all(self) -> list[Live]:
        """The tables held now."""
        return list(self._held.values())

    def _forget_idle(self) -> None:
        for id in list(self._kept):
            if len(self._kept) <= MOST:
                return
            live = self._kept[id]
            if live.room.empty and not live.lock.locked():
                del self._kept[id]
