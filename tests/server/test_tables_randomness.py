"""Dice: promised before the game, the same after a take-back, foreseen by nobody, checked by everybody."""

import asyncio
import contextlib
import hashlib
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Client, Running, play_out

from ratusha.kernel.chance import Secret
from ratusha.server.base.metrics import Metrics
from ratusha.server.model.person import Person
from ratusha.server.model.table_settings import TableSettings
from ratusha.server.people.accounts import People
from ratusha.server.store import open_store
from ratusha.server.tables.live.draft import Draft
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations import new_tables
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.play import Submit
from ratusha.server.tables.operations.proposals import Propose
from ratusha.server.tables.operations.seating import Start
from ratusha.server.tables.shown import snapshots
from ratusha.server.tables.shown.sandbox import try_line
from ratusha.server.tables.tables import Tables


class Listening(Client):
    """A client that keeps every byte it was sent."""

    def __init__(self, address: str, name: str) -> None:
        super().__init__(address, name)
        self.heard: list[str] = []
        self.http.event_hooks = {"response": [self._keep]}

    def _keep(self, answer: Any) -> None:
        self.heard.append(answer.read().decode())


def commitment(secret: str) -> str:
    return hashlib.sha256(b"ratusha commitment 1\n" + bytes.fromhex(secret)).hexdigest()


def test_the_secret_is_promised_before_and_shown_after(server: Running, tmp_path: Path):
    """The hash stands at the open table; the secret nowhere until the end; every die then checks."""
    anna = Listening(server.address, "Anna")
    table = anna.table("burgundy", ["open", "hot"])
    promised = anna.see(table)["table"]["commitment"]
    anna.do(table, "start")
    play_out(table, [anna], random.Random(3).choice)
    before = [text for text in anna.heard if '"status":"over"' not in text]
    seen = anna.see(table)["table"]
    assert seen["commitment"] == promised
    assert commitment(seen["secret"]) == promised
    assert len(before) > 50
    assert not any(seen["secret"] in text for text in before)
    record = anna.http.get(f"/tables/{table}/record").text
    assert seen["secret"] in record
    (tmp_path / "record").write_text(record)
    command = [sys.executable, "-m", "ratusha", "verify", str(tmp_path / "record")]
    assert subprocess.run(command, capture_output=True).returncode == 0
    (tmp_path / "record").write_text(record.replace(seen["secret"], "0" * 64))
    assert subprocess.run(command, capture_output=True).returncode == 1


def test_a_fork_has_dice_of_its_own(lite: Running):
    """Who knows how the old game went on does not know how the new one will."""
    anna = lite.client("Anna")
    table = anna.table("burgundy", ["open", "hot"])
    anna.do(table, "start")
    for _ in range(4):
        anna.play_first(table)
    anna.do(table, "propose", what="end")
    old = anna.see(table)["table"]
    made = anna.do(table, "fork", ply=old["ply"])["table"]
    new = anna.see(made)["table"]
    assert new["commitment"] != old["commitment"]
    assert "secret" not in new
    again = anna.post("/import", 201, record=anna.http.get(f"/tables/{table}/record").text)["table"]
    assert anna.see(again)["table"]["commitment"] not in (old["commitment"], new["commitment"])
    rematch = anna.do(table, "rematch")["table"]
    assert anna.see(rematch)["table"]["commitment"] != old["commitment"]


@contextlib.asynccontextmanager
async def table(tmp_path: Path, game: str = "burgundy") -> AsyncIterator[tuple[Tables, Person, Live]]:
    """A table of one person who has both seats, in this process."""
    store = await open_store(f"sqlite:///{tmp_path / 'x.db'}")
    try:
        tables = Tables(store, Metrics())
        person = await People(store, tables, b"k").guest("Anna", "en", "s")
        live = await new_tables.create(tables, person, TableSettings(game, ["open", "hot"]))
        await carry_out(tables, live, person, Start())
        yield tables, person, live
    finally:
        await store.close()


async def move_on(tables: Tables, person: Person, live: Live, rng: random.Random) -> None:
    seat = live.asked()[0]
    move = rng.choice(list(live.state.seen_by(seat).moves()))
    text = live.state.game.moves.text(move)
    await carry_out(tables, live, person, Submit(ply=live.ply, moves=[text], seat=seat))


@pytest.mark.parametrize("game", ["altay", "burgundy", "empire", "gloomhaven", "terra_mystica"])
def test_nothing_that_is_shown_or_tried_touches_the_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
):
    """Snapshots, options with their previews, drafts and the sandbox draw nothing of the coming dice."""

    def no_ticket(self: Secret, event: int, tickets: int) -> int:
        raise AssertionError("the coming die was looked at")

    async def work() -> None:
        rng = random.Random(5)
        async with table(tmp_path, game) as (tables, person, live):
            for _ in range(25):
                if live.log_state.status != "playing":
                    break
                with monkeypatch.context() as patch:
                    patch.setattr(Secret, "ticket", no_ticket)
                    for seat in (0, 1, -3):
                        snapshots.snapshot(live, Viewer(seat, seat >= 0, "en", ("table",), person.id))
                    seat = live.asked()[0]
                    look = Viewer(seat, True, "en", ("table",), person.id)
                    line: list[str] = []
                    for _ in range(6):
                        tried = try_line(live, look, line)
                        options = [option for option in tried.options if not option.aside]
                        if not options:
                            break
                        line.append(rng.choice(options).notation)
                    for move in list(live.state.seen_by(seat).moves())[:8]:
                        draft = Draft(live.state, seat).step(move)
                        assert draft.reveals or draft.state.seat != -1, "no draft stands at a die"
                await move_on(tables, person, live, rng)

    asyncio.run(work())


@pytest.mark.parametrize("game", ["burgundy", "empire"])
def test_a_take_back_is_no_second_roll(tmp_path: Path, game: str):
    """Back by consent and the same choices again: the same dice and draws, to the last bit."""

    async def work() -> None:
        async with table(tmp_path, game) as (tables, person, live):
            rng = random.Random(9)
            for _ in range(30):
                if live.log_state.status == "playing":
                    await move_on(tables, person, live, rng)
            assert live.match is not None
            plies = list(live.match.plies)
            state = live.state.to_json()
            middle = next(at for at in range(len(plies) // 2, len(plies)) if plies[at].how == 0)
            await carry_out(tables, live, person, Propose(what="take-back", ply=middle, seat=0))
            assert live.ply <= middle + 1 < len(plies)
            while live.ply < len(plies):
                ply = plies[live.ply]
                text = live.state.game.moves.text(ply.move)
                await carry_out(tables, live, person, Submit(ply=live.ply, moves=[text], seat=ply.seat))
            assert [(ply.seat, ply.move) for ply in live.match.plies] == [(p.seat, p.move) for p in plies]
            assert live.state.to_json() == state

    asyncio.run(work())


def test_one_table_of_many_says_nothing_about_the_next(lite: Running):
    """No two tables share a secret, and none is made of a table's number, name or time."""
    anna = lite.client("Anna")
    promises = {anna.see(anna.table("brittle", ["open", "hot"]))["table"]["commitment"] for _ in range(20)}
    assert len(promises) == 20
