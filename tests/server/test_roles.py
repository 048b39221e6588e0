"""Where each player plays a faction, the list of players names it."""

import pytest
from tests.server.house import House

from ratusha.kernel.msg import Msg
from ratusha.kernel.state import State
from ratusha.server.tables import present


def test_the_list_of_players_names_whom_each_plays(house, monkeypatch: pytest.MonkeyPatch):
    async def test(h: House) -> None:
        live = await h.table(2)
        assert [seat["role"] for seat in present.table_data(live, "en")["seats"]] == ["", ""]
        monkeypatch.setattr(
            State, "role", lambda self, seat: Msg("terra_mystica-faction-witches") if seat else None
        )
        assert [seat["role"] for seat in present.table_data(live, "en")["seats"]] == ["", "Witches"]
        assert [seat["role"] for seat in present.table_data(live, "ru")["seats"]] == ["", "Ведьмы"]
        caller = await h.caller(h.people[0])
        page = (await caller.get(f"/tables/{live.id}")).text
        assert '<span class="role quiet">(Witches)</span>' in page
        await caller.aclose()

    house(test)
