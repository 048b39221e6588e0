"""The parts of one server process, started and stopped together."""

from __future__ import annotations

from collections.abc import Sequence

from ratusha.server.base import ids, logs
from ratusha.server.base.games import warm_up
from ratusha.server.base.limits import FORGET, Buckets, Queue
from ratusha.server.base.metrics import Metrics
from ratusha.server.base.watchdog import Watch
from ratusha.server.bots.analyses import Analyses
from ratusha.server.bots.engines import Engines
from ratusha.server.bots.players import Players
from ratusha.server.notifications.notifier import Notifier
from ratusha.server.people.accounts import People
from ratusha.server.settings import Settings
from ratusha.server.store import Store, open_store, rates
from ratusha.server.tables.hub import Hub
from ratusha.server.tables.live.rules_guard import limit_rules
from ratusha.server.tables.tables import Tables


class Server:
    """One server process."""

    def __init__(self, settings: Settings, store: Store, key: bytes, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics or Metrics()
        self.buckets = Buckets(settings.rates)
        self.queue = Queue(settings.rates)
        self._shared_taken = 0
        self.tables = Tables(store, self.metrics, settings.table_memory * 1_000_000)
        self.tables.link = lambda token: f"{settings.base()}/i/{token}"
        self.people = People(store, self.tables, key)
        self.hub = Hub(self.tables)
        self.engines = Engines()
        self.players = Players(self.tables, settings, self.metrics, self.engines)
        self.analyses = Analyses(settings, self.engines)
        self.watch = Watch(settings.rules_seconds)
        self.notifier = Notifier(self.tables, self.people, settings, self.metrics)

    @classmethod
    async def start(cls, settings: Settings, metrics: Metrics | None = None) -> Server:
        """Open the store and start all parts."""
        warm_up()
        limit_rules(settings.rules_seconds)
        store = await open_store(settings.database_url())
        server = cls(settings, store, await People.server_key(store), metrics)
        server.metrics.start()
        await server.tables.free_seats_of_deleted_people()
        server.engines.start()
        server.players.start()
        server.notifier.start()
        server.hub.start()
        server.watch.start()
        logs.log("started", process=ids.PROCESS, shared=store.shared)
        return server

    async def take_shared(self, kind: str, names: Sequence[str]) -> float:
        """Count against a limit of all processes together; 0.0, or how many seconds to wait."""
        most, rate = self.buckets.pace(kind)
        at = ids.now() * 1000
        self._shared_taken += 1
        if self._shared_taken % FORGET == 0:
            await self.store.write(lambda tx: rates.forget(tx, at))
        return await self.store.write(
            lambda tx: rates.take(tx, kind, names, int(most), int(1_000_000 / rate), at)
        )

    async def give_back(self, kind: str, name: str) -> None:
        """Undo a count against a limit of all processes together."""
        _, rate = self.buckets.pace(kind)
        self.buckets.give(kind, name)
        await self.store.write(lambda tx: rates.give(tx, kind, name, int(1_000_000 / rate)))

    async def close(self) -> None:
        """Stop bots and notifications, then close the store."""
        await self.engines.close()
        await self.players.close()
        await self.analyses.close()
        await self.notifier.close()
        await self.hub.close()
        await self.store.close()
        self.watch.close()
        self.metrics.close()
        logs.log("stopped")
