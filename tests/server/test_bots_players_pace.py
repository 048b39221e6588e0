"""How long bots let people look at their moves."""

import asyncio

import pytest
from tests.server.harness import PATIENCE, Running
from tests.server.house import House
from tests.server.visitors import guest

from ratusha.kernel.registry import game
from ratusha.server.bots.players import Players
from ratusha.server.model.person import Pace
from ratusha.server.model.table_settings import TableSettings
from ratusha.server.tables.operations import new_tables
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.seating import Start

OWN = 1000.0
"""The server's own pace, in seconds: so much longer than a thought."""


def pauses(house, monkeypatch: pytest.MonkeyPatch, pace: Pace = "normal") -> list[float]:
    """Those that a bot makes before its first move."""
    found: list[float] = []

    async def test(h: House) -> None:
        async def let_look(self: Players, seconds: float) -> None:
            found.append(seconds)

        object.__setattr__(h.server.settings, "bot_pace", OWN)
        monkeypatch.setattr(Players, "_let_look", let_look)
        person = await h.person("Anna")
        live = await new_tables.create(
            h.tables, person, TableSettings("brittle", ["random", "open"], pace=pace)
        )
        await carry_out(h.tables, live, person, Start())
        async with asyncio.timeout(PATIENCE):
            while not live.ply and live.log_state.status == "playing":
                await asyncio.sleep(0.02)

    house(test)
    return found


def test_normal(house, monkeypatch: pytest.MonkeyPatch):
    (pause,) = pauses(house, monkeypatch)
    assert OWN / 2 < pause <= OWN


def test_slow_and_fast(house, monkeypatch: pytest.MonkeyPatch):
    (slow,) = pauses(house, monkeypatch, "slow")
    assert slow > 2 * OWN
    (fast,) = pauses(house, monkeypatch, "fast")
    assert fast <= OWN / 4


def test_without_pauses(house, monkeypatch: pytest.MonkeyPatch):
    assert pauses(house, monkeypatch, "instant") == []


def test_nobody_waits_for_a_forced_step(house, monkeypatch: pytest.MonkeyPatch):
    """The only move there is, shown to the player all the same: it is made at once."""
    (turn,) = game("brittle").decisions.values()
    every = turn.moves
    monkeypatch.setattr(turn, "moves", lambda self, g: every(self, g)[:1])
    monkeypatch.setattr(turn, "automatic", lambda self: False)
    assert pauses(house, monkeypatch) == []


def test_the_speed_is_a_setting_of_the_person_and_of_the_table(lite: Running):
    visitor = guest(lite, "Анна", "ru")
    visitor.go("/settings")
    visitor.form("/settings", name="Анна", pace="instant")
    page = visitor.go("/new?game=burgundy")
    assert '<option value="instant" selected>' in page
    visitor.form("/new", seats="2", seat1="easy", pace="fast")
    assert visitor.page.status_code == 200
    visitor.go("/new?game=burgundy")
    visitor.form("/new", seats="2", seat1="easy", pace="at once")
    assert visitor.page.status_code == 422
