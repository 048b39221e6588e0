"""Clocks, on a clock that the test turns on: what runs for whom, in pauses, days and sleeping hours."""

import json
from datetime import UTC, datetime

from tests.server.house import DAY, HOUR, NOON, House

from ratusha.server.base import ids
from ratusha.server.model.table_settings import Clock
from ratusha.server.settings import Settings
from ratusha.server.tables.live.room import Outbox, Viewer
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.proposals import Answer, Away, Propose
from ratusha.server.tables.shown import snapshots
from ratusha.server.tables.shown.program_channel import Programs


def test_a_live_clock_runs_for_the_asked_and_each_hand_over_brings_the_increment(house):
    async def test(h: House) -> None:
        live = await h.table(2, Clock("live", minutes=10, increment=20))
        h.time += 90
        assert h.left(live) == [510, 600]
        await h.move(live, 0)
        assert h.left(live) == [530, 600]
        h.time += 600 - 1
        assert live.history.overdue(ids.now()) == []
        h.time += 1
        assert live.history.overdue(ids.now()) == [1]
        await h.move(live, 1)  # late, but nobody has stopped him
        assert h.left(live) == [530, 20]

    house(test)


def test_the_clock_stands_in_a_pause_which_brings_no_increment(house):
    async def test(h: House) -> None:
        live = await h.table(2, Clock("live", minutes=10, increment=20))
        for what in ("pause", "resume"):
            h.time += 60
            await carry_out(h.tables, live, h.people[0], Propose(what=what, seat=0))
            await carry_out(h.tables, live, h.people[1], Answer(yes=True, seat=1))
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
        await carry_out(h.tables, live, h.people[0], Propose(what="pause", seat=0))
        await carry_out(h.tables, live, h.people[1], Answer(yes=True, seat=1))
        await carry_out(h.tables, live, h.people[0], Propose(what="resume", seat=0))
        await carry_out(h.tables, live, h.people[1], Answer(yes=True, seat=1))
        assert h.left(live)[0] == DAY
        h.server.players._settings = Settings(bot_pace=60.0)  # the bot thinks while its owner comes back
        await carry_out(h.tables, live, h.people[0], Away(bot="random", seat=0))
        await carry_out(h.tables, live, h.people[0], Away(seat=0))
        assert h.left(live)[0] == DAY
        await h.move(live, 0)
        h.time += HOUR
        await h.move(live, 1)
        assert h.left(live) == [2 * DAY, 2 * DAY - HOUR]

    house(test)


def test_days_begin_anew_for_who_moves_twice_in_a_row():
    from ratusha.server.model.table_settings import DAY as DAY_MS
    from ratusha.server.tables.live.clock import Clocks

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
        assert live.history.overdue(ids.now()) == []
        h.time += 1
        assert live.history.overdue(ids.now()) == [0]
        assert live.history.clocks is not None
        assert live.history.clocks.deadline() == (NOON + 32 * HOUR) * 1000

    house(test)


def test_at_nightfall_and_in_the_morning_those_who_watch_are_told_once(house):
    """Asleep from 22 to 6 in Berlin, which is 20 to 4 UTC in summer."""

    async def test(h: House) -> None:
        clock = Clock("days", days=1, sleep_from="22:00", sleep_to="06:00", zone="Europe/Berlin")
        h.time = start = datetime(2026, 7, 1, 12, tzinfo=UTC).timestamp()
        live = await h.table(2, clock)
        outbox = Outbox()
        live.room.enter(Programs(Viewer(1, True, "en", who=h.people[1].id)), outbox)
        told: list[tuple[float, int | None, int]] = []
        for hour in (0, 7.9, 8, 9, 15.9, 16, 17):
            h.time = start + hour * HOUR
            await h.server.hub.show_late()
            while outbox._waiting:
                table = json.loads(outbox._waiting.popleft())["table"]
                told.append((hour, table["wakes"], table["seats"][0]["left"] // 1000))
        morning = int(datetime(2026, 7, 2, 4, tzinfo=UTC).timestamp()) * 1000
        assert told == [(8, morning, 16 * HOUR), (16, None, 16 * HOUR)]
        seats = snapshots.table_now(live, "en").seats
        assert seats[0].deadline == morning + 16 * HOUR * 1000
        assert seats[1].deadline is None

    house(test)


def test_a_pause_at_night_is_no_sleep_and_has_no_deadline(house):
    async def test(h: House) -> None:
        live = await h.table(2, Clock("days", days=1, sleep_from=11, sleep_to=14))
        assert snapshots.table_now(live, "en").wakes == (NOON + 2 * HOUR) * 1000
        await carry_out(h.tables, live, h.people[0], Propose(what="pause", seat=0))
        await carry_out(h.tables, live, h.people[1], Answer(yes=True, seat=1))
        shown = snapshots.table_now(live, "en")
        assert shown.wakes is None
        assert [seat.deadline for seat in shown.seats] == [None, None]

    house(test)
