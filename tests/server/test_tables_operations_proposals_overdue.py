"""A clock has run out: the others wait, give time, let a bot play, or end the game."""

import json

import pytest
from tests.server.house import House, somebody_moved

from ratusha.server.base import ids
from ratusha.server.model.table_settings import Clock
from ratusha.server.refusal import Refused
from ratusha.server.settings import Settings
from ratusha.server.tables.leaving import quick_bot
from ratusha.server.tables.live.room import Outbox, Viewer
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.proposals import Away, Overdue
from ratusha.server.tables.shown import snapshots
from ratusha.server.tables.shown.program_channel import Programs
from ratusha.server.tables.shown.shapes import Vote

LIVE = Clock("live", minutes=1, increment=0)


async def late(h: House, seats: int) -> Live:
    """A game whose first player has just run out of time."""
    live = await h.table(seats, LIVE)
    h.time += 60
    return live


def test_before_the_time_is_out_nothing_can_be_chosen_and_never_by_the_late_one(house):
    async def test(h: House) -> None:
        live = await h.table(2, LIVE)
        for choice in ("wait", "time", "bot", "end"):
            with pytest.raises(Refused) as refused:
                await h.vote(live, 1, 0, choice)
            assert refused.value.code == "not_overdue"
        h.time += 60
        with pytest.raises(Refused) as refused:
            await h.vote(live, 0, 0, "time")
        assert refused.value.code == "own_time_is_up"

    house(test)


def test_one_may_give_time_and_then_it_runs_out_again_and_is_shown_again(house):
    async def test(h: House) -> None:
        live = await h.table(3, LIVE)
        outbox = Outbox()
        live.room.enter(Programs(Viewer(1, True, "en", who=h.people[1].id)), outbox)
        shown: list[list[int]] = []
        for seconds in (59, 2, 1, 299, 2):
            h.time += seconds
            await h.server.hub.show_late()
            while outbox._waiting:
                shown.append(json.loads(outbox._waiting.popleft())["table"]["overdue"])
            if seconds == 1:
                await h.vote(live, 1, 0, "wait")
                assert live.history.overdue(ids.now()) == [0]
                await h.vote(live, 1, 0, "time")
                assert h.left(live)[0] == 300
        assert shown == [[0], [0], [], [0]], "also when somebody says that he waits"
        await h.move(live, 0)
        assert live.log_state.status == "playing"

    house(test)


def test_a_bot_takes_the_seat_when_most_want_it_plays_and_hands_it_back(house):
    async def test(h: House) -> None:
        live = await late(h, 4)
        await h.vote(live, 1, 0, "bot")
        assert live.log_state.seats[0].bot == ""
        await h.vote(live, 1, 0, "wait")
        await h.vote(live, 2, 0, "bot")
        assert live.log_state.seats[0].bot == "", "who would rather wait has taken his vote back"
        with pytest.raises(Refused) as refused:
            await carry_out(h.tables, live, h.people[2], Overdue(about=0, choice="bot", seat=3))
        assert refused.value.code == "not_your_seat"
        h.server.players._settings = Settings(bot_pace=60.0)
        await h.vote(live, 3, 0, "bot")
        assert live.log_state.seats[0].bot == quick_bot()
        assert live.history.overdue(ids.now()) == [], "a bot has no clock"
        with pytest.raises(Refused) as refused:
            await h.move(live, 0)
        assert refused.value.code == "bot_plays_for_you"
        await carry_out(h.tables, live, h.people[0], Away(seat=0))
        assert live.history.overdue(ids.now()) == [0], (
            "his clock is as he left it, and the others may choose again"
        )
        await h.move(live, 0)
        assert live.asked() == [1]

    house(test)


def test_the_bot_that_took_the_seat_really_plays(house):
    async def test(h: House) -> None:
        live = await late(h, 2)
        await h.vote(live, 1, 0, "bot")
        await somebody_moved(live)

    house(test)


def test_most_can_end_a_game_whose_player_is_late(house):
    async def test(h: House) -> None:
        live = await late(h, 3)
        await h.vote(live, 1, 0, "end")
        assert live.log_state.status == "playing"
        assert snapshots.table_now(live, "en").votes == [Vote(0, 1, "end")]
        await h.vote(live, 2, 0, "bot")
        assert live.log_state.status == "playing", "one for a bot, one for the end"
        await h.vote(live, 2, 0, "end")
        assert (live.log_state.status, live.log_state.why) == ("over", "time")

    house(test)


def test_a_move_or_given_time_makes_the_votes_void(house):
    async def test(h: House) -> None:
        live = await late(h, 4)
        await h.vote(live, 1, 0, "end")
        await h.vote(live, 2, 0, "time")
        assert live.log_state.votes == {}
        h.time += 301
        await h.vote(live, 1, 0, "end")
        await h.move(live, 0)
        assert live.log_state.votes == {}

    house(test)


def test_the_votes_and_clocks_are_the_same_after_a_restart(house):
    async def test(h: House) -> None:
        live = await h.table(4, Clock("live", minutes=5, increment=7))
        for seat in (0, 1, 2):
            h.time += 30
            await h.move(live, seat)
        h.time += 300
        await h.vote(live, 0, 3, "bot")
        shown = snapshots.table_now(live, "en")
        h.forget()
        again = await h.tables.get(live.id)
        assert again is not live
        assert snapshots.table_now(again, "en") == shown
        assert [seat.left for seat in shown.seats] == [277_000, 277_000, 277_000, 0]

    house(test)
