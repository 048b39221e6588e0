"""The bots at the tables: one move at a time, at a pace people can follow."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any, Final

from ratusha.server.base import logs
from ratusha.server.base.ids import PROCESS, now
from ratusha.server.base.metrics import Metrics
from ratusha.server.bots.bot_process import Hint, Question
from ratusha.server.bots.engines import Engines
from ratusha.server.bots.pool import BotFailed, Pool
from ratusha.server.model import entries as e
from ratusha.server.refusal import Refused
from ratusha.server.settings import Settings
from ratusha.server.store import log as log_store
from ratusha.server.store import report
from ratusha.server.tables.live.rules_guard import EngineFailed, rules
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations.checks import check_bot, check_current
from ratusha.server.tables.operations.operation import act
from ratusha.server.tables.operations.play import play_for_bot
from ratusha.server.tables.shown.snapshots import view_data
from ratusha.server.tables.tables import Tables

SWEEP: Final = 3.0
"""Seconds between searches for tables whose bot has been forgotten, e.g. after a restart or a crash."""
FORGOTTEN: Final = 5000
"""A bot that has been asked for this many milliseconds and has not moved counts as forgotten."""
LEASE: Final = 6000
"""Milliseconds for which one process alone plays the bots of a table. The lease is renewed while they think,
so that another process can soon take over from one that died."""
RENEW: Final = 2.0
"""Seconds between two renewals."""
HINT: Final = 30.0
"""Seconds after which a request for a hint is given up: a process may have to start first."""
PACE: Final = {"slow": 3.0, "normal": 1.0, "fast": 0.25, "instant": 0.0}
"""How a table's setting changes the time that people have to look at each move."""


class Players:
    """Plays for the bots that are asked, in this process."""

    def __init__(self, tables: Tables, settings: Settings, metrics: Metrics, engines: Engines) -> None:
        self._tables = tables
        self._settings = settings
        self._metrics = metrics
        self._pool = Pool(settings.bot_workers, settings.bot_memory, engines)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        tables.writer.listeners.append(self.consider)
        metrics.gauge("bots_thinking", lambda: len(self._busy))

    def start(self) -> None:
        """Look for tables that wait for a bot, now and from time to time."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop."""
        tasks = [*self._busy.values()] + ([self._sweeper] if self._sweeper is not None else [])
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    async def hints(self, game: str, view: dict[str, Any], most: int) -> list[Hint]:
        """The best moves for this view; BotFailed when none are found in time."""
        return await self._pool.hints(Question(game, "", "", view, HINT, hints=most))

    def consider(self, live: Live) -> None:
        """A table changed: is a bot asked there?"""
        if live.id not in self._busy and live.history.bot_asked() is not None:
            task = asyncio.create_task(self._play(live))
            self._busy[live.id] = task
            task.add_done_callback(lambda _: self._busy.pop(live.id, None))

    async def _sweep(self) -> None:
        patience = 0
        while True:
            try:
                await self.look(patience)
            except Exception as error:  # the database may be unavailable for a moment: look again later
                report("sweep for bots failed", error)
            patience = FORGOTTEN
            await asyncio.sleep(SWEEP)

    async def look(self, patience: int = 0) -> None:
        """Play at tables where a bot has been asked for this many milliseconds and this process does not yet
        play."""
        at = now()
        for id in await self._tables.store.read(lambda tx: log_store.bots_asked(tx, at - patience, at)):
            if id not in self._busy:
                with logs.errors_logged("a table that waits for a bot can't be read", table=id):
                    self.consider(await self._tables.get(id))

    async def _play(self, live: Live) -> None:
        holding = asyncio.create_task(self._hold(live.id)) if self._tables.store.shared else None
        try:
            while await self._play_once(live):
                pass
        except Exception:  # nobody awaits this task: log it, the next sweep tries again
            logs.log_error("bot's seat failed", table=live.id)
        finally:
            if holding is not None:
                holding.cancel()

    async def _hold(self, table: str) -> None:
        """Renew the lease on a table's bots while they are played here."""
        while True:
            await asyncio.sleep(RENEW)
            with logs.errors_logged("the bots of a table could not be kept", table=table):
                if not await self._mine(table):
                    return

    async def _play_once(self, live: Live) -> bool:
        """One move of a bot; False when none is asked here any more."""
        async with live.lock:
            asked = live.history.bot_asked()
            if asked is None or live.gone:
                return False
            seat, name = asked
            ply = live.ply
            try:
                with rules():
                    view = live.state.seen_by(seat)
                    data = view_data(view)
                    moves = list(view.moves())
            except EngineFailed as error:
                await self._tables.writer.engine_failed(live, error)
                return False
            people = any(place.player for place in live.log_state.seats)
        if not await self._mine(live.id):
            return False
        begun = time.monotonic()
        failure: BotFailed | None = None
        try:
            game, seed = live.log_state.settings.game, secrets.token_hex(8)
            place = f"{live.id}/{seat}"
            question = Question(game, name, seed, data, self._settings.bot_seconds, place)
            move = await self._pool.choose(question)
        except BotFailed as error:
            failure = error
            move = live.state.game.moves.text(secrets.choice(moves))
        took = time.monotonic() - begun
        self._metrics.timing("bot_thinking", took)
        pace = self._settings.bot_pace * PACE[live.log_state.settings.pace]
        if people and len(moves) > 1 and took < pace:  # a forced move needs no pause
            await self._let_look(pace - took)
        try:
            if failure is not None:
                await self._report(live, seat, ply, name, failure)
            how: e.How = "bot" if failure is None else "replaced"
            await play_for_bot(self._tables, live, name, seat, ply, move, how)
        except Refused as refused:
            return refused.code == "stale"
        return True

    async def _let_look(self, seconds: float) -> None:
        """Wait, so that people can see what the bots do."""
        await asyncio.sleep(seconds)

    async def _report(self, live: Live, seat: int, ply: int, name: str, failure: BotFailed) -> None:
        logs.log("bot failed", level=30, table=live.id, bot=name, why=failure.why, detail=str(failure))
        self._metrics.count("bot_failures", why=failure.why)

        async def work() -> int:
            check_current(live, seat, ply)
            check_bot(live, seat)
            why = "slow" if failure.why == "slow" else "broken"
            return await self._tables.writer.change(live, [e.BotFailed(seat, name, why)])  # type: ignore[arg-type]

        await act(self._tables, live, work)

    async def _mine(self, table: str) -> bool:
        """Does this process play the bots of the table? With several processes, only one does."""
        if not self._tables.store.shared:
            return True
        at = now()
        until = at + LEASE
        return await self._tables.store.write(
            lambda tx: log_store.lease(tx, f"bot:{table}", PROCESS, at, until)
        )
