"""A table without a clock is held up for ever by nobody: not by who stays away, nor by who was shut out."""

import pytest
from tests.server.harness import Running, two
from tests.server.house import DAY, House
from tests.server.visitors import guest

from ratusha.server.base import ids
from ratusha.server.model.table_settings import Clock
from ratusha.server.refusal import Refused
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.proposals import Answer, Propose
from ratusha.server.words import say


async def refused(work) -> str:
    with pytest.raises(Refused) as error:
        await work
    return error.value.code


def test_after_the_days_of_absence_the_others_may_choose_a_bot(house):
    async def test(h: House) -> None:
        live = await h.table(2, Clock(absence=3))
        h.time += 3 * DAY - 1
        assert live.history.overdue(ids.now()) == []
        assert await refused(h.vote(live, 1, 0, "bot")) == "not_overdue"
        h.time += 1
        assert live.history.overdue(ids.now()) == [0]
        assert ("overdue", "Boris") in await h.sweep()
        caller = await h.caller(h.people[1])
        page = (await caller.get(f"/tables/{live.id}")).text
        assert say("en", "absent", who="Anna", n=3) in page
        await h.vote(live, 1, 0, "bot")
        assert live.log_state.seats[0].bot

    house(test)


def test_or_give_a_day_or_end_the_game_and_a_move_begins_the_days_anew(house):
    async def test(h: House) -> None:
        live = await h.table(2, Clock(absence=1))
        h.time += DAY
        await h.vote(live, 1, 0, "time")
        assert live.history.overdue(ids.now()) == []
        await h.move(live, 0)
        h.time += DAY - 1
        assert live.history.overdue(ids.now()) == []
        h.time += 1
        assert live.history.overdue(ids.now()) == [1]
        table = live.id
        del live
        h.forget()
        again = await h.tables.get(table)
        await h.vote(again, 0, 1, "end")
        assert again.log_state.why == "time"

    house(test)


def test_who_was_blocked_is_not_waited_for_nor_asked(house):
    async def test(h: House) -> None:
        live = await h.table(3)
        await h.server.people.block(h.people[0].id, True)
        await carry_out(h.tables, live, h.people[1], Propose(what="pause", seat=1))
        await carry_out(h.tables, live, h.people[2], Answer(yes=True, seat=2))
        assert live.log_state.paused, "nobody waits for the consent of who is shut out"
        await carry_out(h.tables, live, h.people[1], Propose(what="resume", seat=1))
        await carry_out(h.tables, live, h.people[2], Answer(yes=True, seat=2))
        assert live.history.overdue(ids.now()) == [0]
        caller = await h.caller(h.people[1])
        assert say("en", "absent-blocked", who="Anna") in (await caller.get(f"/tables/{live.id}")).text
        for voter in (1, 2):
            await h.vote(live, voter, 0, "bot")
        assert live.log_state.seats[0].bot

    house(test)


def test_who_was_let_in_again_is_waited_for_also_after_a_restart(house):
    async def test(h: House) -> None:
        live = await h.table(2)
        table = live.id
        await h.server.people.block(h.people[0].id, True)
        del live
        h.forget()
        live = await h.tables.get(table)
        assert live.history.overdue(ids.now()) == [0]
        await h.server.people.block(h.people[0].id, False)
        async with live.lock:
            pass
        while live.log_state.blocked:
            await h.server.store.read(lambda tx: tx.one("SELECT 1"))
        assert live.history.overdue(ids.now()) == []

    house(test)


def test_a_pause_that_nobody_ends_is_ended_by_one_after_the_days_of_absence(house):
    async def test(h: House) -> None:
        live = await h.table(2, Clock(absence=2))
        await carry_out(h.tables, live, h.people[0], Propose(what="pause", seat=0))
        await carry_out(h.tables, live, h.people[1], Answer(yes=True, seat=1))
        await carry_out(h.tables, live, h.people[0], Propose(what="resume", seat=0))
        assert live.log_state.paused
        await carry_out(h.tables, live, h.people[0], Answer(yes=False, seat=0))
        h.time += 2 * DAY
        await carry_out(h.tables, live, h.people[0], Propose(what="resume", seat=0))
        assert not live.log_state.paused

    house(test)


def test_alone_nobody_is_late(house):
    async def test(h: House) -> None:
        live = await h.table(1, bots=1, game="lantern_fair")
        h.time += 100 * DAY
        assert "overdue" not in [kind for kind, _ in await h.sweep()]
        assert live.history.summary().deadline is None

    house(test)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_days_are_a_setting_that_is_shown_when_a_table_is_made(lite: Running, lang: str):
    anna = guest(lite, "Anna", lang)
    page = anna.go("/new?game=lantern_fair")
    assert say(lang, "clock-absence-about") in page
    table, first, _ = two(lite, clock={"kind": "none", "absence": 5})
    assert first.see(table)["table"]["settings"]["clock"]["absence"] == 5
    waiting = first.table("lantern_fair", ["open", "open"], clock={"kind": "none", "absence": 5})
    assert say(lang, "absence-short", n=5) in anna.go(f"/tables/{waiting}")
    first.post(
        "/tables", 422, game="lantern_fair", seats=["open", "open"], clock={"kind": "none", "absence": 0}
    )
