"""A server in the test's own process, on a clock that the test turns on; the fixture `house` opens it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal

import httpx
from tests.server.harness import PATIENCE

from ratusha.server.base import ids
from ratusha.server.model.person import Person, PersonSettings
from ratusha.server.model.table_settings import Clock, TableSettings
from ratusha.server.refusal import Refused
from ratusha.server.server import Server
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.memory import Memory
from ratusha.server.tables.operations import new_tables
from ratusha.server.tables.operations.operation import Operation, carry_out
from ratusha.server.tables.operations.play import Submit
from ratusha.server.tables.operations.proposals import Overdue
from ratusha.server.tables.operations.seating import Sit, Start
from ratusha.server.tables.shown import snapshots
from ratusha.server.web.app import application

MINUTE, HOUR, DAY = 60, 3600, 86_400
NAMES = ("Anna", "Boris", "Vera", "Gleb")
Choice = Literal["wait", "time", "bot", "end"]
PASSWORD = "correct horse"
NOON = 20_000 * DAY + 12 * HOUR


class House:
    """A server in this process whose clock stands until it is turned on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables = server.tables
        self.time = float(NOON)
        self.told: list[tuple[str, str]] = []
        self.people: list[Person] = []

    async def person(self, name: str) -> Person:
        """Somebody with a webhook of his own."""
        made = await self.server.people.guest(name, "en", ids.new_token())
        await self.server.people.change(made, None, PersonSettings(webhook=f"http://127.0.0.1/{name}"))
        return await self.server.people.get(made.id) or made

    async def table(
        self,
        seats: int,
        clock: Clock | None = None,
        bots: int = 0,
        game: str = "brittle",
        plans: list[str] | None = None,
        **options: str,
    ) -> Live:
        """A begun game of so many people, by default with one move, which is to wait.

        With `plans` they sit otherwise than each at one seat; who is here already comes again.
        """
        for name in NAMES[len(self.people) : seats]:
            self.people.append(await self.person(name))
        plans = plans or ["open"] * seats + ["random"] * bots
        settings = TableSettings(game, plans, options, clock=clock or Clock())
        live = await new_tables.create(self.tables, self.people[0], settings)
        for person in self.people[1:seats]:
            await carry_out(self.tables, live, person, Sit())
        await carry_out(self.tables, live, self.people[0], Start())
        return live

    async def caller(self, person: Person, lang: str = "en") -> httpx.AsyncClient:
        """Somebody who asks this server by HTTP."""
        app = application(self.server.settings)
        app.state.server = self.server
        token = await self.server.people.new_api_token(person, "tests")
        headers = {"authorization": f"Bearer {token}", "accept-language": lang}
        here = "http://127.0.0.1"
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url=here, headers=headers, timeout=PATIENCE
        )

    async def move(self, live: Live, seat: int, move: str = "wait") -> None:
        await self.do(live, seat, Submit(ply=live.ply, moves=[move]))

    async def do(self, live: Live, seat: int, operation: Operation) -> None:
        """What the player of this seat does."""
        person = live.log_state.seats[seat].person
        (player,) = [known for known in self.people if known.id == person]
        operation.seat = seat
        await carry_out(self.tables, live, player, operation)

    async def vote(self, live: Live, seat: int, about: int, choice: Choice) -> None:
        await self.do(live, seat, Overdue(about=about, choice=choice))

    def left(self, live: Live) -> list[int]:
        """Seconds on the clocks, as they are shown."""
        live.room.shared.clear()
        return [(seat.left or 0) // 1000 for seat in snapshots.table_now(live, "en").seats]

    def forget(self) -> None:
        """No table is in memory any more, as after a restart."""
        self.tables._memory = Memory(self.tables._load)

    async def sweep(self) -> list[tuple[str, str]]:
        """What people are told now: kind and name."""
        self.told.clear()
        await self.server.notifier._remind()
        await self.server.notifier._tell_overdue()
        return sorted(await told(self))


async def outcome(work: Awaitable[object]) -> str:
    """What came of it: the code of a refusal, or nothing."""
    try:
        await work
    except Refused as refused:
        return refused.code
    return ""


async def somebody_moved(live: Live) -> None:
    """Wait for a bot; one of its possible moves breaks the game."""
    async with asyncio.timeout(PATIENCE):
        while not live.ply and live.log_state.status != "frozen":
            await asyncio.sleep(0.02)


Test = Callable[[House], Awaitable[None]]


async def told(house: House) -> list[tuple[str, str]]:
    """What was told without a sweep, when nothing more is on its way."""
    while tasks := list(house.server.notifier.background.tasks):
        await asyncio.wait(tasks)
    return list(house.told)
