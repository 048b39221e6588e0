"""Time is shared out: by what requests cost, not by how many they are."""

import asyncio
import time

import pytest
from tests.server.house import House

from ratusha.server.base import limits
from ratusha.server.base.limits import Buckets, Queue
from ratusha.server.web.request_cost import Meter


def burn(seconds: float) -> None:
    """Keep the processor busy."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_a_meter_counts_the_turns_of_a_piece_of_work_and_not_its_waiting():
    meter = Meter()

    async def work() -> int:
        burn(0.02)
        await asyncio.sleep(0.2)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.Event().wait(), 0.01)
        burn(0.02)
        return 7

    async def other() -> None:
        burn(0.1)

    async def both() -> int:
        found, _ = await asyncio.gather(asyncio.ensure_future(meter_of(work())), other())
        return int(found)

    async def meter_of(made) -> int:
        return await meter.of(made)

    assert asyncio.run(both()) == 7
    assert 0.04 <= meter.spent < 0.1


def test_what_a_metered_piece_of_work_raises_and_a_cancel_come_through():
    async def fails() -> None:
        await asyncio.sleep(0)
        raise KeyError

    async def run(work) -> None:
        await Meter().of(work)

    with pytest.raises(KeyError):
        asyncio.run(run(fails()))

    async def cancelled() -> str:
        async def sleeps() -> None:
            await asyncio.sleep(3600)

        task = asyncio.ensure_future(run(sleeps()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return "done"

    assert asyncio.run(cancelled()) == "done"


def test_a_bucket_of_time_may_lack_as_much_as_it_holds():
    buckets = Buckets()
    most, rate = limits.RATES["person-time"]
    assert buckets.wait("person-time", "anna") == 0
    buckets.spend("person-time", "anna", most + rate)
    assert 0 < buckets.wait("person-time", "anna") <= 1
    buckets.spend("person-time", "anna", 1000)
    assert buckets.wait("person-time", "anna") <= most / rate
    assert buckets.wait("person-time", "boris") == 0


def test_dear_pages_and_dear_people_are_refused_for_a_while_and_others_are_not(house):
    """A page that costs a second: a few of them are too many, though far below any number of requests."""

    async def test(h: House) -> None:
        live = await h.table(2, game="lantern_fair")
        anna, boris = [await h.caller(person) for person in h.people]
        spent = limits.RATES["address-time"][0]
        h.server.buckets.spend("person-time", h.people[0].id, spent)
        answer = await anna.get(f"/api/v1/tables/{live.id}")
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= 1
        assert (await anna.post(f"/api/v1/tables/{live.id}/sandbox", json={})).status_code == 429
        assert (await boris.get(f"/api/v1/tables/{live.id}")).status_code == 200
        h.server.buckets.spend("address-time", "127.0.0.1", 2 * spent)
        assert (await boris.get(f"/api/v1/tables/{live.id}")).status_code == 429, "they share the address"
        page = await boris.get(f"/tables/{live.id}")
        assert page.status_code == 429
        assert (await boris.get("/healthz")).status_code == 200

    house(test)


def test_what_a_request_costs_is_counted_by_address_and_by_person(house):
    async def test(h: House) -> None:
        live = await h.table(2, game="lantern_fair")
        anna = await h.caller(h.people[0])
        for _ in range(3):
            assert (await anna.get(f"/tables/{live.id}")).status_code == 200
        level = h.server.buckets._level
        for kind, who in (("address-time", "127.0.0.1"), ("person-time", h.people[0].id)):
            assert level[kind, who][0] < limits.RATES[kind][0], kind

    house(test)


def test_whoever_keeps_others_waiting_is_answered_one_request_after_the_other(monkeypatch):
    """Eight pages of 60 ms at once would keep everybody waiting for all eight."""
    moment = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: moment)
    queue = Queue()

    def asks(who: str, cost: float) -> float:
        wait = queue.wait(who)
        queue.note(who, cost)
        return wait

    assert [asks("flood", 0.06) for _ in range(9)] == [0.0] * 9, "the first half second is free"
    assert [asks("flood", 0.06) for _ in range(4)] == pytest.approx([0.0, 0.12, 0.24, 0.36])
    assert asks("other", 7.0) == asks("other", 0.06) == 0.0, "once is no flood"
    moment += 0.5
    assert asks("flood", 0.06) == 0.0
    for _ in range(100):
        longest = queue.wait("flood")
    assert longest == pytest.approx(limits.LONGEST_QUEUE, abs=0.13), "others are refused"
    moment += 60
    assert [asks("flood", 0.06) for _ in range(9)] == [0.0] * 9, "that is long ago"
