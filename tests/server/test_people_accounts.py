"""Accounts: whatever comes twice or at the same moment, nobody loses what is his."""

import asyncio

import pytest
from tests.server.house import PASSWORD, House, outcome

from ratusha.server.base import ids
from ratusha.server.store import chat as chat_store


def test_a_form_that_is_sent_twice_makes_one_account_and_takes_nothing_away(house, database):
    """Two clicks on one button: both requests come from the guest that he still was."""

    async def test(h: House) -> None:
        people = h.server.people
        live = await h.table(1)
        guest = h.people[0]
        await h.server.store.write(lambda tx: chat_store.set_notes(tx, live.id, guest.id, "mine"))
        twice = [people.register(guest, "anna", PASSWORD) for _ in range(2)]
        assert [person.id for person in await asyncio.gather(*twice)] == [guest.id] * 2
        known = await people.log_in("anna", PASSWORD, None)
        assert known is not None
        assert known.id == guest.id
        assert await h.server.store.read(lambda tx: chat_store.notes(tx, live.id, guest.id)) == "mine"
        assert live.log_state.seats_of(guest.id) == [0]

    house(test, database)


def test_of_two_accounts_made_at_once_of_one_guest_one_is_made(house, database):
    async def test(h: House) -> None:
        people = h.server.people
        guest = await h.person("Anna")
        codes = await asyncio.gather(
            *(outcome(people.register(guest, login, PASSWORD)) for login in ("one", "two"))
        )
        assert sorted(codes) == ["", "already_has_account"]
        known = [await people.log_in(login, PASSWORD, None) for login in ("one", "two")]
        assert [person is None for person in known] == [bool(code) for code in codes]

    house(test, database)


def test_who_became_an_account_a_moment_ago_is_not_taken_for_a_guest_by_a_log_in(house, database):
    """A guest who makes one account, and at the same moment logs into another, keeps both."""

    async def test(h: House) -> None:
        people = h.server.people
        other = await people.register(await h.person("Other"), "other", PASSWORD)
        guest = await h.person("Anna")
        await people.register(guest, "anna", PASSWORD)
        assert await people.log_in("other", PASSWORD, guest) == other
        known = await people.log_in("anna", PASSWORD, None)
        assert known is not None
        assert known.id == guest.id

    house(test, database)


def test_who_has_gone_meanwhile_makes_no_account(house):
    async def test(h: House) -> None:
        guest = await h.server.people.guest("Anna", "en", ids.new_token())
        await h.server.people.delete(guest)
        assert await outcome(h.server.people.register(guest, "anna", PASSWORD)) == "not_signed_in"

    house(test)


@pytest.mark.parametrize("login", ["I ❤️ cats", "ANNA  ", "\ufdfa" * 20, "Ёлка é"])
def test_who_made_an_account_can_log_in_by_what_he_typed(house, login: str):
    """A sign may bring one for its style along, or stand for a whole sentence: it is the same login again."""

    async def test(h: House) -> None:
        made = await h.server.people.register(await h.person("Anna"), login, PASSWORD)
        again = await h.server.people.log_in(login, PASSWORD, None)
        assert again is not None
        assert again.id == made.id

    house(test)
