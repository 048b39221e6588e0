"""Which of several processes plays the bots of a table."""

import asyncio
from typing import Any

import pytest
from tests.server.harness import PATIENCE
from tests.server.house import House

from ratusha.server.base import ids
from ratusha.server.bots import players
from ratusha.server.bots.pool import BotFailed
from ratusha.server.store import log as log_store


async def taken_by_another(h: House, table: str) -> bool:
    """Could another process play the bots now?"""
    at = ids.now()
    work = lambda tx: log_store.lease(tx, f"bot:{table}", "another", at, at + players.LEASE)  # noqa: E731
    return await h.server.store.write(work)


async def kept_until(h: House, table: str) -> int:
    """Until when the bots are some process's."""
    found = await h.server.store.read(
        lambda tx: tx.one("SELECT until FROM leases WHERE name = ?", f"bot:{table}")
    )
    return 0 if found is None else int(found[0])


def test_the_bots_of_a_process_that_died_are_soon_anothers(house, databases):
    """It has kept them a moment before: ten seconds later they are played on."""

    async def test(h: House) -> None:
        await h.server.players.close()
        live = await h.table(1, bots=1, game="lantern_fair", plans=["random", "open"])
        assert live.history.bot_asked() is not None
        assert await taken_by_another(h, live.id)
        assert not await h.server.players._mine(live.id)
        h.time += 10
        assert await h.server.players._mine(live.id)

    house(test, databases.new())


def test_while_a_bot_thinks_its_table_stays_its_processs(house, databases, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(players, "RENEW", 0.01)

    async def test(h: House) -> None:
        thinking, done = asyncio.Event(), asyncio.Event()

        async def choose(question: Any) -> str:
            thinking.set()
            await done.wait()
            raise BotFailed("slow", "")

        monkeypatch.setattr(h.server.players._pool, "choose", choose)
        live = await h.table(1, plans=["random", "open"], game="lantern_fair")
        async with asyncio.timeout(PATIENCE):
            await thinking.wait()
        for _ in range(5):
            h.time += players.LEASE / 2000
            async with asyncio.timeout(PATIENCE):
                while await kept_until(h, live.id) < ids.now() + players.LEASE:
                    await asyncio.sleep(0.01)
            assert not await taken_by_another(h, live.id)
        done.set()

    house(test, databases.new())
