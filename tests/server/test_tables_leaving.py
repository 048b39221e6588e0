"""Whoever is gone sits nowhere, whatever happened at the same moment."""

import asyncio

import pytest
from tests.server.house import PASSWORD, House, outcome

from ratusha.server.base import ids
from ratusha.server.model.person import Person
from ratusha.server.model.table_settings import TableSettings
from ratusha.server.store import Tx
from ratusha.server.store import people as people_store
from ratusha.server.store import seats as seat_store
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations import new_tables
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.seating import Sit, Start
from ratusha.server.tables.tables import SEATS_FREED


async def open_table(h: House, creator: Person) -> Live:
    return await new_tables.create(h.tables, creator, TableSettings("brittle", ["open", "open"]))


async def ghosts(h: House) -> list[str]:
    """The tables where somebody sits who is not there."""
    found = []
    for live in h.tables.in_memory():
        for person in live.log_state.people():
            if await h.server.people.get(person) is None:
                found.append(live.id)
    return found + await h.server.store.read(seat_store.with_gone)


@pytest.mark.parametrize("delay", range(6))
def test_who_sits_down_and_deletes_himself_at_once_has_no_seat(house, database, delay):
    async def test(h: House) -> None:
        anna, boris = await h.person("Anna"), await h.person("Boris")
        live = await open_table(h, anna)

        async def later() -> None:
            for _ in range(delay):
                await asyncio.sleep(0)
            await h.server.people.delete(boris)

        codes = await asyncio.gather(outcome(carry_out(h.tables, live, boris, Sit())), outcome(later()))
        assert codes[0] in ("", "not_signed_in")
        assert codes[1] == ""
        assert await h.server.people.get(boris.id) is None
        assert live.log_state.people() == {anna.id}
        assert await ghosts(h) == []
        vera = await h.person("Vera")
        await carry_out(h.tables, live, vera, Sit())
        await carry_out(h.tables, live, anna, Start())

    house(test, database)


def test_who_makes_a_table_and_deletes_himself_at_once_leaves_none_that_waits(house, database):
    async def test(h: House) -> None:
        anna = await h.person("Anna")
        await asyncio.gather(outcome(open_table(h, anna)), outcome(h.server.people.delete(anna)))
        assert await ghosts(h) == []
        assert all(live.log_state.status == "over" for live in h.tables.in_memory())

    house(test, database)


@pytest.mark.parametrize("delay", range(0, 12, 2))
def test_a_guest_who_sits_down_while_he_logs_in_sits_as_his_account(house, database, delay):
    async def test(h: House) -> None:
        people = h.server.people
        anna = await h.person("Anna")
        account = await people.register(await h.person("Boris"), "boris", PASSWORD)
        guest = await h.person("Boris on the phone")
        live = await open_table(h, anna)

        async def later() -> None:
            for _ in range(delay):
                await asyncio.sleep(0)
            await carry_out(h.tables, live, guest, Sit())

        codes = await asyncio.gather(outcome(later()), outcome(people._adopt(guest, account)))
        assert codes[0] in ("", "not_signed_in")
        assert codes[1] == ""
        assert await people.get(guest.id) is None
        assert live.log_state.people() == ({anna.id} if codes[0] else {anna.id, account.id})
        assert await ghosts(h) == []

    house(test, database)


def test_a_table_with_a_seat_of_nobody_is_healed_at_the_next_start(house):
    """As an earlier version left them: at one that waits the seat is free, in a game a bot plays on."""

    async def test(h: House) -> None:
        anna, boris = await h.person("Anna"), await h.person("Boris")
        waiting, playing = await open_table(h, anna), await open_table(h, anna)
        for live in (waiting, playing):
            await carry_out(h.tables, live, boris, Sit())
        await carry_out(h.tables, playing, anna, Start())

        async def vanish(tx: Tx) -> None:
            await people_store.delete(tx, boris.id)
            await people_store.set_meta(tx, SEATS_FREED, "")

        await h.server.store.write(vanish)
        h.forget()
        del waiting, playing, live
        await h.tables.free_seats_of_deleted_people()
        assert await h.server.store.read(seat_store.with_gone) == []
        seats = {live.log_state.status: live.log_state.seats[1] for live in h.tables.in_memory()}
        assert not seats["open"].taken
        assert not seats["playing"].person
        assert seats["playing"].bot

    house(test)


def test_a_token_or_an_account_for_somebody_who_is_gone_is_refused(house, database):
    async def test(h: House) -> None:
        people = h.server.people
        anna = await h.person("Anna")
        await people.delete(anna)
        assert await outcome(people.new_api_token(anna, "late")) == "not_signed_in"
        assert await outcome(people.start_session(ids.new_token(), anna)) == "not_signed_in"
        assert await outcome(people.register(anna, "late", PASSWORD)) == "not_signed_in"

    house(test, database)
