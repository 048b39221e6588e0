"""One notice for a hand-over, a reminder that counts from it, nothing while you look."""

from tests.server.house import DAY, HOUR, House, told

from ratusha.server.model.table_settings import Clock, TableSettings
from ratusha.server.tables.live.room import Outbox, Viewer
from ratusha.server.tables.operations import new_tables
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.proposals import Answer, Propose
from ratusha.server.tables.operations.seating import Start
from ratusha.server.tables.shown.program_channel import Programs

BID = "bid coins=1"
"""At the fair all are asked for a sealed one."""


def test_the_reminder_counts_from_the_hand_over_not_from_the_last_change(house):
    """Others answer, propose, chat: whoever is waited for has been asked as long as before."""

    async def test(h: House) -> None:
        live = await h.table(3, game="lantern_fair")
        await told(h)
        h.time += 11 * HOUR
        await h.move(live, 1, BID)
        await carry_out(h.tables, live, h.people[1], Propose(what="pause", seat=1))
        await carry_out(h.tables, live, h.people[2], Answer(yes=False, seat=2))
        assert await h.sweep() == []
        h.time += HOUR + 1
        assert await h.sweep() == [("reminder", "Anna"), ("reminder", "Vera")]
        assert await h.sweep() == []
        h.time += 13 * HOUR
        assert await h.sweep() == []

    house(test)


def test_the_reminder_comes_after_a_restart_too(house):
    async def test(h: House) -> None:
        live = await h.table(2, game="lantern_fair")
        await told(h)
        h.time += 11 * HOUR
        await h.move(live, 1, BID)
        h.forget()
        h.server.notifier._look_again.clear()
        h.time += HOUR + 1
        assert await h.sweep() == [("reminder", "Anna")]
        h.forget()
        h.server.notifier._look_again.clear()
        assert await h.sweep() == [], "what was told is kept"

    house(test)


def test_who_has_just_moved_is_not_reminded(house):
    """A long turn, or a game for one, hands nothing over: the wait is from one's own last move."""

    async def test(h: House) -> None:
        live = await h.table(1)
        await told(h)
        h.time += 11 * HOUR
        await h.move(live, 0)
        h.time += 2 * HOUR
        assert await h.sweep() == []
        h.time += 10 * HOUR + 1
        assert await h.sweep() == [("reminder", "Anna")]

    house(test)


def test_a_hand_over_from_one_seat_to_another_of_the_same_person_is_none(house):
    async def test(h: House) -> None:
        live = await h.table(1, plans=["open", "hot"])
        assert await told(h) == [("turn", "Anna")]
        for seat in (0, 1, 0):
            await h.move(live, seat)
        assert await told(h) == [("turn", "Anna")]

    house(test)


def test_there_is_no_reminder_of_a_game_that_is_over(house):
    async def test(h: House) -> None:
        live = await h.table(2)
        await told(h)
        await carry_out(h.tables, live, h.people[0], Propose(what="end", seat=0))
        await carry_out(h.tables, live, h.people[1], Answer(yes=True, seat=1))
        h.time += 13 * HOUR
        assert await h.sweep() == []

    house(test)


def test_somebody_with_two_seats_is_told_once(house):
    async def test(h: House) -> None:
        live = await h.table(2, game="lantern_fair", plans=["open", "hot", "open"])
        assert len(live.asked()) == 3
        assert sorted(await told(h)) == [("turn", "Anna"), ("turn", "Boris")]
        h.time += 13 * HOUR
        assert await h.sweep() == [("reminder", "Anna"), ("reminder", "Boris")]

    house(test)


def test_who_looks_at_one_of_his_seats_is_not_told_about_the_other(house):
    async def test(h: House) -> None:
        h.people = [await h.person("Anna")]
        live = await new_tables.create(h.tables, h.people[0], TableSettings("brittle", ["open", "hot"]))
        live.room.enter(Programs(Viewer(0, True, "en", who=h.people[0].id)), Outbox())
        await carry_out(h.tables, live, h.people[0], Start())
        await h.move(live, 0)
        assert await told(h) == []
        h.time += 13 * HOUR
        assert await h.sweep() == []

    house(test)


def test_who_is_asked_by_an_earlier_step_of_a_line_is_told(house):
    """A line of two moves at once: its first asks another, its second follows."""

    async def test(h: House) -> None:
        live = await h.table(2)
        await told(h)
        h.told.clear()
        async with live.lock:
            from ratusha.server.model import entries as e

            moved = e.Moved(live.ply, 0, "wait", h.people[0].id)
            await h.tables.writer.change(live, [moved, e.Voted(0, 1, "wait")])
        assert await told(h) == [("turn", "Boris")]

    house(test)


def test_the_others_are_told_of_each_whose_time_is_out(house):
    async def test(h: House) -> None:
        live = await h.table(3, Clock("days", days=1), game="lantern_fair")
        await told(h)
        await h.move(live, 2, BID)
        h.time += DAY
        assert live.history.overdue(int(h.time * 1000)) == [0, 1]
        assert ("overdue", "Vera") in await h.sweep()
        await h.vote(live, 2, 0, "bot")
        assert live.log_state.votes == {0: {2: "bot"}}, "Boris, late himself, has a voice, too"
        await h.vote(live, 1, 0, "bot")
        assert live.log_state.seats[0].bot

    house(test)
