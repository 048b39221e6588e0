"""Clocks, votes about those whose time is out, and reminders, on a clock that the test turns on."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ratusha.server import ids, notify
from ratusha.server.people.person import Person, PersonSettings
from ratusha.server.refusal import Refused
from ratusha.server.server import Server
from ratusha.server.settings import Settings
from ratusha.server.tables import agree, lobby, play, present, seating
from ratusha.server.tables.live import Live
from ratusha.server.tables.room import Outbox, Viewer
from ratusha.server.tables.settings import Clock, TableSettings

MINUTE, HOUR, DAY = 60, 3600, 86_400
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
        await self.server.people.set_settings(made, PersonSettings(webhook=f"http://127.0.0.1/{name}"))
        return await self.server.people.get(made.id) or made

    async def table(self, seats: int, clock: Clock | None = None, bots: int = 0) -> Live:
        """A begun game of so many people; each has one move, which is to wait."""
        self.people = [await self.person(name) for name in ("Anna", "Boris", "Vera", "Gleb")[:seats]]
        plans = ["open"] * seats + ["random"] * bots
        settings = TableSettings("brittle", plans, clock=clock or Clock())
        live = await lobby.create(self.tables, self.people[0], settings)
        for person in self.people[1:]:
            await seating.sit(self.tables, live, person, -1)
        await seating.start(self.tables, live, self.people[0].id)
        return live

    async def move(self, live: Live, seat: int) -> None:
        await play.submit(self.tables, live, self.people[seat].id, seat, live.ply, ["wait"], "")

    async def vote(self, live: Live, seat: int, about: int, choice: str) -> None:
        await agree.overdue(self.tables, live, self.people[seat].id, seat, about, choice)

    def left(self, live: Live) -> list[int]:
        """Seconds on the clocks, as they are shown."""
        live.shared.clear()
        return [seat["left"] // 1000 for seat in present.table_data(live, "en")["seats"]]

    async def sweep(self) -> list[tuple[str, str]]:
        """What people are told now: kind and name."""
        self.told.clear()
        await self.server.notifier._remind()
        await self.server.notifier._tell_overdue()
        return sorted(self.told)


Test = Callable[[House], Awaitable[None]]


@pytest.fixture
def house(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Test], None]:
    def run(test: Test) -> None:
        async def work() -> None:
            settings = Settings(data=str(tmp_path), notice_delay=0.0, bot_pace=0.0, reminder_hours=12.0)
            server = await Server.start(settings)
            made = House(server)
            monkeypatch.setattr(ids, "clock", lambda: made.time)

            def post(url: str, body: dict[str, str], private: bool) -> None:
                made.told.append((body["kind"], url.rsplit("/", 1)[1]))

            monkeypatch.setattr(notify, "post", post)
            try:
                await test(made)
            finally:
                await server.close()

        asyncio.run(work())

    return run


async def told(house: House, count: int) -> list[tuple[str, str]]:
    """What was told without a sweep, after it had time to go out."""
    for _ in range(100):
        if len(house.told) >= count:
            break
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    return list(house.told)


# -- clocks ----------------------------------------------------------------------------------------


def test_a_live_clock_runs_for_the_asked_and_each_hand_over_brings_the_increment(house):
    async def test(h: House) -> None:
        live = await h.table(2, Clock("live", minutes=10, increment=20))
        h.time += 90
        assert h.left(live) == [510, 600]
        await h.move(live, 0)
        assert h.left(live) == [530, 600]
        h.time += 600 - 1
        assert live.overdue(ids.now()) == []
        h.time += 1
        assert live.overdue(ids.now()) == [1]
        await h.move(live, 1)  # late, but nobody has stopped him
        assert h.left(live) == [530, 20]

    house(test)


def test_the_clock_stands_in_a_pause_which_brings_no_increment(house):
    async def test(h: House) -> None:
        live = await h.table(2, Clock("live", minutes=10, increment=20))
        for what in ("pause", "resume"):
            h.time += 60
            await agree.propose(h.tables, live, h.people[0].id, 0, what)
            await agree.answer(h.tables, live, h.people[1].id, 1, True)
            if what == "pause":
                h.time += DAY
        assert h.left(live) == [600 - 60, 600]
        await h.move(live, 0)
        assert h.left(live) == [560, 600]

    house(test)


def test_days_are_full_after_each_move_and_not_by_pausing_or_by_calling_a_bot(house):
    async def test(h: House) -> None:
        live = await h.table(2, Clock("days", days=2))
        h.time += DAY
        assert h.left(live) == [DAY, 2 * DAY]
        await agree.propose(h.tables, live, h.people[0].id, 0, "pause")
        await agree.answer(h.tables, live, h.people[1].id, 1, True)
        await agree.propose(h.tables, live, h.people[0].id, 0, "resume")
        await agree.answer(h.tables, live, h.people[1].id, 1, True)
        assert h.left(live)[0] == DAY
        h.server.players._settings = Settings(bot_pace=60.0)  # the bot thinks while its owner comes back
        await agree.away(h.tables, live, h.people[0].id, 0, "random")
        await agree.away(h.tables, live, h.people[0].id, 0, "")
        assert h.left(live)[0] == DAY
        await h.move(live, 0)
        h.time += HOUR
        await h.move(live, 1)
        assert h.left(live) == [2 * DAY, 2 * DAY - HOUR]

    house(test)


def test_days_begin_anew_for_who_moves_twice_in_a_row():
    from ratusha.server.tables.clock import Clocks
    from ratusha.server.tables.settings import DAY as DAY_MS

    clocks = Clocks(Clock("days", days=1), 2)
    clocks.hand_over([0], 0)
    clocks.charge(DAY_MS // 2)
    clocks.hand_over([0], DAY_MS // 2, [0], moved=0)
    assert clocks.left == [DAY_MS, DAY_MS]
    clocks.charge(DAY_MS)
    clocks.hand_over([0], DAY_MS, [0], moved=1)  # another's aside is no move of this seat
    assert clocks.left == [DAY_MS // 2, DAY_MS]


def test_in_sleeping_hours_the_days_do_not_run_and_nobody_becomes_late(house):
    """One day from noon, asleep from 22 to 6: ten hours that day, so it ends at 20 the next."""

    async def test(h: House) -> None:
        live = await h.table(2, Clock("days", days=1, sleep_from=22, sleep_to=6))
        h.time = NOON + 10 * HOUR
        assert h.left(live)[0] == 14 * HOUR
        h.time = NOON + 18 * HOUR
        assert h.left(live)[0] == 14 * HOUR
        h.time = NOON + 32 * HOUR - 1
        assert live.overdue(ids.now()) == []
        h.time += 1
        assert live.overdue(ids.now()) == [0]
        assert live.clocks is not None
        assert live.clocks.deadline() == (NOON + 32 * HOUR) * 1000

    house(test)


# -- time is out -----------------------------------------------------------------------------------

LIVE = Clock("live", minutes=1, increment=0)


def test_before_the_time_is_out_nothing_can_be_chosen_and_never_by_the_late_one(house):
    async def test(h: House) -> None:
        live = await h.table(2, LIVE)
        for choice in ("wait", "time", "bot", "end"):
            with pytest.raises(Refused) as refused:
                await h.vote(live, 1, 0, choice)
            assert refused.value.code == "overdue"
        h.time += 60
        with pytest.raises(Refused) as refused:
            await h.vote(live, 0, 0, "time")
        assert refused.value.code == "own-clock"

    house(test)


def test_one_may_give_time_and_then_it_runs_out_again_and_is_shown_again(house):
    async def test(h: House) -> None:
        live = await h.table(3, LIVE)
        outbox = Outbox()
        live.room.enter(Viewer(1, True, "en", who=h.people[1].id), outbox)
        shown: list[list[int]] = []
        for seconds in (59, 2, 1, 299, 2):
            h.time += seconds
            await h.server.hub.show_late()
            while outbox._waiting:
                shown.append(json.loads(outbox._waiting.popleft())["table"]["overdue"])
            if seconds == 1:
                await h.vote(live, 1, 0, "wait")
                assert live.overdue(ids.now()) == [0]
                await h.vote(live, 1, 0, "time")
                assert h.left(live)[0] == 300
        assert shown == [[0], [], [0]]
        await h.move(live, 0)
        assert live.fold.status == "playing"

    house(test)


def test_a_bot_takes_the_seat_when_most_want_it_plays_and_hands_it_back(house):
    async def test(h: House) -> None:
        live = await h.table(4, LIVE)
        h.time += 60
        await h.vote(live, 1, 0, "bot")
        assert live.fold.seats[0].bot == ""
        await h.vote(live, 1, 0, "wait")
        await h.vote(live, 2, 0, "bot")
        assert live.fold.seats[0].bot == "", "who would rather wait has taken his vote back"
        with pytest.raises(Refused) as refused:
            await agree.overdue(h.tables, live, h.people[2].id, 3, 0, "bot")
        assert refused.value.code == "your-seat"
        h.server.players._settings = Settings(bot_pace=60.0)
        await h.vote(live, 3, 0, "bot")
        assert live.fold.seats[0].bot == agree.quick_bot()
        assert live.overdue(ids.now()) == [], "a bot has no clock"
        with pytest.raises(Refused) as refused:
            await h.move(live, 0)
        assert refused.value.code == "play-while-away"
        await agree.away(h.tables, live, h.people[0].id, 0, "")
        assert live.overdue(ids.now()) == [0], "his clock is as he left it, and the others may choose again"
        await h.move(live, 0)
        assert live.asked() == [1]

    house(test)


def test_the_bot_that_took_the_seat_really_plays(house):
    async def test(h: House) -> None:
        live = await h.table(2, LIVE)
        h.time += 60
        await h.vote(live, 1, 0, "bot")
        for _ in range(500):
            if live.ply or live.fold.status == "frozen":
                break
            await asyncio.sleep(0.02)
        assert live.ply or live.fold.status == "frozen", "one of this game's two moves breaks it"

    house(test)


def test_most_can_end_a_game_whose_player_is_late(house):
    async def test(h: House) -> None:
        live = await h.table(3, LIVE)
        h.time += 60
        await h.vote(live, 1, 0, "end")
        assert live.fold.status == "playing"
        assert present.table_data(live, "en")["votes"] == [{"about": 0, "seat": 1, "choice": "end"}]
        await h.vote(live, 2, 0, "bot")
        assert live.fold.status == "playing", "one for a bot, one for the end"
        await h.vote(live, 2, 0, "end")
        assert (live.fold.status, live.fold.why) == ("over", "time")

    house(test)


def test_a_move_or_given_time_makes_the_votes_void(house):
    async def test(h: House) -> None:
        live = await h.table(4, LIVE)
        h.time += 60
        await h.vote(live, 1, 0, "end")
        await h.vote(live, 2, 0, "time")
        assert live.fold.votes == {}
        h.time += 301
        await h.vote(live, 1, 0, "end")
        await h.move(live, 0)
        assert live.fold.votes == {}

    house(test)


def test_the_votes_and_clocks_are_the_same_after_a_restart(house):
    async def test(h: House) -> None:
        live = await h.table(4, Clock("live", minutes=5, increment=7))
        for seat in (0, 1, 2):
            h.time += 30
            await h.move(live, seat)
        h.time += 300
        await h.vote(live, 0, 3, "bot")
        shown = present.table_data(live, "en")
        h.tables._live.clear()
        again = await h.tables.get(live.id)
        assert again is not live
        assert present.table_data(again, "en") == shown
        assert [seat["left"] for seat in shown["seats"]] == [277_000, 277_000, 277_000, 0]

    house(test)


# -- notifications ---------------------------------------------------------------------------------


def test_one_notice_for_a_hand_over_and_one_reminder_after_twelve_hours(house):
    async def test(h: House) -> None:
        live = await h.table(2)
        assert await told(h, 1) == [("turn", "Anna")]
        h.time += 12 * HOUR
        assert await h.sweep() == []
        h.time += 1
        assert await h.sweep() == [("reminder", "Anna")]
        for _ in range(3):
            h.time += 12 * HOUR + 1
            assert await h.sweep() == []
        h.told.clear()
        await h.move(live, 0)
        assert await told(h, 1) == [("turn", "Boris")]
        h.time += 12 * HOUR + 1
        assert await h.sweep() == [("reminder", "Boris")]
        await h.move(live, 1)
        h.time += 12 * HOUR + 1
        await told(h, 1)
        assert await h.sweep() == [("reminder", "Anna")], "a new hand-over has a reminder of its own"

    house(test)


def test_no_reminder_for_who_wants_none_who_looks_or_whose_game_is_paused(house):
    async def test(h: House) -> None:
        live = await h.table(2)
        settings = h.people[0].settings
        h.time += 13 * HOUR
        viewer, outbox = Viewer(0, True, "en", who=h.people[0].id), Outbox()
        live.room.enter(viewer, outbox)
        assert await h.sweep() == []
        live.room.leave(viewer, outbox)
        off = PersonSettings(webhook=settings.webhook, reminders=False)
        await h.server.people.set_settings(h.people[0], off)
        assert await h.sweep() == []
        await h.server.people.set_settings(h.people[0], settings)
        await agree.propose(h.tables, live, h.people[0].id, 0, "pause")
        await agree.answer(h.tables, live, h.people[1].id, 1, True)
        h.time += 13 * HOUR
        assert await h.sweep() == []

    house(test)


def test_the_others_are_told_once_that_a_players_time_is_out(house):
    async def test(h: House) -> None:
        live = await h.table(3, Clock("days", days=1))
        await told(h, 1)
        h.time += DAY - 1
        await h.sweep()
        h.time += 1
        assert await h.sweep() == [("overdue", "Boris"), ("overdue", "Vera")]
        h.time += DAY
        assert await h.sweep() == []
        await h.move(live, 0)
        assert "overdue" not in [kind for kind, _ in await h.sweep()], "it is the next one's turn"

    house(test)


def test_who_is_asked_again_in_the_same_turn_is_not_told_again(house):
    """Steps of one's own turn are no hand-over: a game for one never hands over."""

    async def test(h: House) -> None:
        live = await h.table(1)
        for _ in range(4):
            await h.move(live, 0)
        assert await told(h, 2) == [("turn", "Anna")]

    house(test)


def test_the_reminder_says_nothing_of_the_game_but_where_it_is(house):
    async def test(h: House) -> None:
        seen: list[dict[str, Any]] = []

        def post(url: str, body: dict[str, Any], private: bool) -> None:
            seen.append(body)

        live = await h.table(2)
        await told(h, 1)
        notify.post = post
        h.time += 13 * HOUR
        await h.sweep()
        assert [set(body) for body in seen] == [{"kind", "table", "game", "text", "link"}]
        assert seen[0]["table"] == live.id

    house(test)
