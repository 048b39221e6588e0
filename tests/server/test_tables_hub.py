"""What goes on by itself, and what is left when something fails in the middle: no table holds up another."""

import asyncio
from typing import Any

import pytest
from tests.server.harness import PATIENCE
from tests.server.house import DAY, HOUR, House, somebody_moved, told

from ratusha.server.base import limits
from ratusha.server.model.table_settings import Clock, TableSettings
from ratusha.server.refusal import Refused
from ratusha.server.server import Server
from ratusha.server.store import log as log_store
from ratusha.server.store.interface import Stale
from ratusha.server.tables import memory
from ratusha.server.tables.live.log_state import LogState
from ratusha.server.tables.live.room import Outbox, Viewer
from ratusha.server.tables.live.rules_guard import EngineFailed
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations import new_tables
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.play import Submit
from ratusha.server.tables.operations.proposals import Away
from ratusha.server.tables.operations.seating import Leave, Sit, Standing, Start
from ratusha.server.tables.shown import snapshots
from ratusha.server.tables.shown.program_channel import Programs


def broken(h: House, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on this table can't be read at all."""
    get = h.tables.get

    async def fails(wanted: str) -> Live:
        if wanted == id:
            raise ValueError("nobody can read this")
        return await get(wanted)

    monkeypatch.setattr(h.tables, "get", fails)


def test_a_table_that_cannot_be_read_keeps_no_bot_waiting_but_its_own(house, monkeypatch):
    async def test(h: House) -> None:
        anna = await h.person("Anna")
        seats = [
            await new_tables.create(h.tables, anna, TableSettings("brittle", ["open", "random"]))
            for _ in "12"
        ]
        considered: list[str] = []
        h.tables.writer.listeners.clear()  # as after a restart: nobody has heard of them
        monkeypatch.setattr(h.server.players, "consider", lambda live: considered.append(live.id))
        for live in seats:
            await carry_out(h.tables, live, anna, Start())
            await carry_out(h.tables, live, anna, Submit(ply=0, moves=["wait"], seat=0))
            h.time += 1
        considered.clear()
        h.time += 10
        broken(h, seats[0].id, monkeypatch)
        await h.server.players.look()
        assert set(considered) == {seats[1].id}

    house(test)


def test_a_table_that_cannot_be_read_keeps_no_reminder_back_but_its_own(house, monkeypatch):
    async def test(h: House) -> None:
        first = await h.table(2, Clock("days", days=1))
        await h.table(2, Clock("days", days=1))
        await told(h)
        for id in (first.id, ""):
            broken(h, id, monkeypatch)
            h.time += DAY + HOUR
            said = await h.sweep()
            assert ("reminder", "Anna") in said or not id
            assert ("overdue", "Boris") in said or not id

    house(test)


def test_tables_that_were_left_long_ago_are_not_read_again_and_again(house, monkeypatch):
    """Whoever is to choose about a late player is told once; then the table is left alone."""

    async def test(h: House) -> None:
        await h.table(2, Clock("days", days=1))
        await told(h)
        h.time += DAY
        assert ("overdue", "Boris") in await h.sweep()
        read: list[str] = []
        get = h.tables.get

        async def counted(id: str) -> Live:
            read.append(id)
            return await get(id)

        monkeypatch.setattr(h.tables, "get", counted)
        for _ in range(3):
            await h.server.notifier._tell_overdue()
        assert read == []

    house(test)


def test_more_watched_tables_than_are_kept_in_memory_are_all_shown(house, monkeypatch):
    monkeypatch.setattr(memory, "MOST", 1)

    async def test(h: House) -> None:
        lives = [await h.table(1) for _ in "123"]
        h.forget()
        for n in range(3):
            lives[n] = await h.tables.get(lives[n].id)
            lives[n].room.enter(Programs(Viewer(0, True, "en", who=h.people[0].id)), Outbox())
        for live in lives:
            assert await h.tables.get(live.id) is live

    house(test)


def test_what_went_wrong_while_it_was_applied_is_not_seen_afterwards(house, monkeypatch):
    async def test(h: House) -> None:
        live = await h.table(2)
        version = live.version

        def fails(log_state: LogState, entry: Any, at: int) -> None:
            raise KeyError("a mistake of ours")

        with monkeypatch.context() as patch:
            patch.setattr(LogState, "apply", fails)
            with pytest.raises(KeyError):
                await h.move(live, 0)
        async with live.lock:
            assert (live.version, live.ply) == (version, 0)
        await h.move(live, 0)
        assert live.ply == 1

    house(test)


def test_a_table_removed_by_another_process_is_gone_in_the_middle_of_a_move(house):
    async def test(h: House) -> None:
        live = await h.table(2)
        live.room.enter(Programs(Viewer(1, True, "en", who=h.people[1].id)), Outbox())
        h.server.store.listen(lambda text: None)  # before its notice comes
        await h.server.store.write(lambda tx: log_store.delete(tx, live.id))
        with pytest.raises(Refused) as refused:
            await h.move(live, 0)
        assert refused.value.status == 404
        assert live.gone

    house(test)


def test_two_processes_may_freeze_a_table_at_once(house, monkeypatch):
    async def test(h: House) -> None:
        live = await h.table(2)
        commit = h.tables.writer._commit
        other = True

        async def slower(*given: Any) -> None:
            nonlocal other
            if other:
                other = False
                await commit(*given)
                raise Stale
            await commit(*given)

        monkeypatch.setattr(h.tables.writer, "_commit", slower)
        async with live.lock:
            refused = await h.tables.writer.engine_failed(live, EngineFailed("no"))
        assert refused.code == "frozen"
        assert live.log_state.status == "frozen"

    house(test)


def test_a_bot_that_fails_is_replaced_however_long_the_log_is(house, monkeypatch):
    async def test(h: House) -> None:
        anna = await h.person("Anna")
        live = await new_tables.create(h.tables, anna, TableSettings("brittle", ["crasher", "open"]))
        monkeypatch.setattr(limits, "ENTRIES", live.version + 1)
        await carry_out(h.tables, live, anna, Start())
        await somebody_moved(live)

    house(test)


def test_a_standing_answer_goes_with_the_one_who_gave_it(house):
    async def test(h: House) -> None:
        anna, boris = await h.person("Anna"), await h.person("Boris")
        live = await new_tables.create(h.tables, anna, TableSettings("lantern_fair", ["open", "open"]))
        await carry_out(h.tables, live, boris, Sit(seat=1))
        await carry_out(h.tables, live, boris, Standing(key="bask", policy="never", seat=1))
        await carry_out(h.tables, live, boris, Leave(seat=1))
        vera = await h.person("Vera")
        await carry_out(h.tables, live, vera, Sit(seat=1))
        for _ in "12":
            assert live.kept.standing == {}
            h.forget()
            live = await h.tables.get(live.id)
        await carry_out(h.tables, live, vera, Standing(key="bask", policy="always", seat=1))
        await carry_out(h.tables, live, anna, Start())
        h.forget()
        assert (await h.tables.get(live.id)).kept.standing == {(1, "bask"): "always"}

    house(test)


def test_who_is_away_has_no_vote_about_a_late_player(house):
    """Only those who play themselves choose, so that one who left a bot alone decides nothing."""

    async def test(h: House) -> None:
        live = await h.table(3, Clock("live", minutes=1, increment=0))
        await carry_out(h.tables, live, h.people[2], Away(bot="random", seat=2))
        h.time += 60
        with pytest.raises(Refused) as refused:
            await h.vote(live, 2, 0, "end")
        assert refused.value.code == "bot_plays_for_you"
        assert not live.log_state.ended
        await h.vote(live, 1, 0, "end")
        assert live.log_state.status == "over"

    house(test)


def test_lines_of_the_log_tell_who_sits_there_now(house):
    """A line that was shown before is told anew when the seat goes to another name."""

    async def test(h: House) -> None:
        live = await h.table(2)
        viewer = Viewer(-1, False, "en")
        assert "Anna" in str(snapshots.log(live, viewer, 0))
        account = await h.server.people.register(await h.person("Queen"), "queen", "correct horse")
        await h.server.people.log_in("queen", "correct horse", h.people[0])
        assert live.log_state.seats[0].person == account.id
        assert "Anna" not in str(snapshots.log(live, viewer, 0))

    house(test)


def test_a_new_name_is_known_to_the_other_processes(house, databases):
    async def test(h: House) -> None:
        live = await h.table(2)
        other = await Server.start(h.server.settings)
        try:
            there = await other.tables.get(live.id)
            assert there.seat_names("en")[0] == "Anna"
            await h.server.people.change(h.people[0], "Queen of Hearts", None)
            assert live.seat_names("en")[0] == "Queen of Hearts"
            async with asyncio.timeout(PATIENCE):
                while there.seat_names("en")[0] != "Queen of Hearts":
                    await asyncio.sleep(0.02)
        finally:
            await other.close()

    house(test, databases.new())
