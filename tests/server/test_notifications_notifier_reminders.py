"""Who is told what without looking: hand-overs, reminders, others whose time is out."""

from typing import Any

from tests.server.house import DAY, HOUR, House, told

from ratusha.server.model.person import PersonSettings
from ratusha.server.model.table_settings import Clock
from ratusha.server.notifications import notifier
from ratusha.server.tables.live.room import Outbox, Viewer
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.proposals import Answer, Propose
from ratusha.server.tables.shown.program_channel import Programs


def test_one_notice_for_a_hand_over_and_one_reminder_after_twelve_hours(house):
    async def test(h: House) -> None:
        live = await h.table(2)
        assert await told(h) == [("turn", "Anna")]
        h.time += 12 * HOUR
        assert await h.sweep() == []
        h.time += 1
        assert await h.sweep() == [("reminder", "Anna")]
        for _ in range(3):
            h.time += 12 * HOUR + 1
            assert await h.sweep() == []
        h.told.clear()
        await h.move(live, 0)
        assert await told(h) == [("turn", "Boris")]
        h.time += 12 * HOUR + 1
        assert await h.sweep() == [("reminder", "Boris")]
        await h.move(live, 1)
        h.time += 12 * HOUR + 1
        await told(h)
        assert await h.sweep() == [("reminder", "Anna")], "a new hand-over has a reminder of its own"

    house(test)


def test_no_reminder_for_who_wants_none_who_looks_or_whose_game_is_paused(house):
    async def test(h: House) -> None:
        live = await h.table(2)
        settings = h.people[0].settings
        h.time += 13 * HOUR
        viewer, outbox = Viewer(0, True, "en", who=h.people[0].id), Outbox()
        live.room.enter(Programs(viewer), outbox)
        assert await h.sweep() == []
        live.room.leave(viewer, outbox)
        off = PersonSettings(webhook=settings.webhook, reminders=False)
        await h.server.people.change(h.people[0], None, off)
        assert await h.sweep() == []
        await h.server.people.change(h.people[0], None, settings)
        await carry_out(h.tables, live, h.people[0], Propose(what="pause", seat=0))
        await carry_out(h.tables, live, h.people[1], Answer(yes=True, seat=1))
        h.time += 13 * HOUR
        assert await h.sweep() == []

    house(test)


def test_the_others_are_told_once_that_a_players_time_is_out(house):
    async def test(h: House) -> None:
        live = await h.table(3, Clock("days", days=1))
        await told(h)
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
        assert await told(h) == [("turn", "Anna")]

    house(test)


def test_the_reminder_says_nothing_of_the_game_but_where_it_is(house):
    async def test(h: House) -> None:
        seen: list[dict[str, Any]] = []

        def post(url: str, body: dict[str, Any], private: bool) -> None:
            seen.append(body)

        live = await h.table(2)
        await told(h)
        notifier.post = post
        h.time += 13 * HOUR
        await h.sweep()
        assert [set(body) for body in seen] == [{"kind", "table", "game", "text", "link"}]
        assert seen[0]["table"] == live.id

    house(test)
