"""Bots that fail, and games that change under a bot that thinks."""

import asyncio
import gc
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Client, Gate, Running, alive, eventually, play_out, two

from ratusha.kernel.registry import game
from ratusha.server.bots.bot_process import Question
from ratusha.server.bots.engines import Engines
from ratusha.server.bots.pool import Pool
from ratusha.server.tables.shown.snapshots import view_data

pytestmark = pytest.mark.long


def wait_for(client: Client, table: str, want: Callable[[Any], object]) -> None:
    eventually(lambda: want(client.see(table)["table"]), lambda: client.see(table)["table"])


def moved(seen: Any) -> bool:
    """A move was made; one of this game's moves breaks it."""
    return bool(seen["ply"] > 0 or seen["status"] == "frozen")


def processes(word: str, site: Path) -> list[str]:
    """The running processes of this program that belong to servers of this test session."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
            if words[0].endswith(word.encode()) and str(site).encode() in (folder / "environ").read_bytes():
                found.append(folder.name)
        except OSError:
            continue
    return found


@pytest.mark.parametrize("bot", ["sleeper", "liar", "crasher", "glutton", "brooder", "chatterbox"])
def test_a_bad_bot_is_replaced_by_a_quick_move_and_reported(lite: Running, bot: str):
    anna = lite.client("Anna")
    table = anna.table("brittle", [bot, "open"])
    anna.do(table, "start")
    wait_for(anna, table, moved)
    assert "bot-failed" in [line["kind"] for line in anna.see(table)["log"]]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="finds processes in /proc")
def test_no_child_of_a_bot_outlives_it(lite: Running):
    anna = lite.client("Anna")
    table = anna.table("brittle", ["brooder", "open"])
    anna.do(table, "start")
    eventually(lambda: processes("sleep", lite.site))
    wait_for(anna, table, moved)
    eventually(lambda: not processes("sleep", lite.site))


def test_a_bot_that_eats_memory_leaves_the_next_bot_alone(lite: Running):
    """What it took is given back with its process."""
    anna = lite.client("Anna")
    for _ in range(3):
        table = anna.table("brittle", ["glutton", "open"])
        anna.do(table, "start")
    other = anna.table("brittle", ["random", "random"])
    anna.do(other, "start")
    wait_for(anna, other, lambda seen: seen["status"] in ("over", "frozen"))


def test_a_bot_does_not_play_on_when_the_owner_is_back(gate: Gate):
    anna = gate.running.client("Anna")
    table = anna.table("brittle", ["open", "hot"])
    anna.do(table, "start")
    anna.do(table, "away", bot="gated", seat=0)
    gate.wait_for_thought()
    anna.do(table, "away", bot="", seat=0)
    gate.open()
    seen = anna.see(table)
    assert seen["table"]["ply"] == 0, "the seat was the owner's again before the bot had chosen"
    assert "bot-failed" not in [line["kind"] for line in seen["log"]]


@pytest.mark.parametrize("what", ["pause", "end"])
def test_a_bot_does_not_move_at_a_table_that_has_stopped(gate: Gate, what: str):
    anna = gate.running.client("Anna")
    table = anna.table("brittle", ["gated", "open"])
    anna.do(table, "start")
    gate.wait_for_thought()
    anna.do(table, "propose", what=what, seat=1)
    version = anna.see(table)["version"]
    gate.open()
    seen = anna.see(table)
    assert seen["table"]["ply"] == 0
    assert seen["version"] == version
    if what == "pause":
        anna.do(table, "propose", what="resume", seat=1)
        wait_for(anna, table, moved)


def test_back_in_the_middle_of_the_bots_thinking(gate: Gate):
    """What the bot was thinking about is the owner's to decide again; its late answer is not played."""
    table, anna, boris = two(gate.running)
    boris.do(table, "away", bot="gated")
    gate.wait_for_thought()
    ply = boris.see(table)["table"]["ply"]
    boris.do(table, "away")
    assert boris.see(table)["you"]["options"], "asked again, at once"
    boris.do(table, "submit", moves=["bid coins=2"], ply=ply, seat=1)
    anna.do(table, "submit", moves=["bid coins=1"], ply=ply, seat=0)
    before = boris.see(table)["table"]
    gate.open()
    assert boris.see(table)["table"]["ply"] == before["ply"], "nothing came of what the bot has chosen"
    assert not any(line["kind"] == "bot-failed" for line in boris.see(table)["log"])


def test_a_table_whose_rules_fail_when_a_bot_looks_is_frozen(lite: Running):
    """The engine fails on the view of the bot's seat: said, once; the players can rewind and end it."""
    anna = lite.client("Anna")
    table = anna.table("brittle", ["open", "random"])
    anna.do(table, "start")
    anna.http.post(f"/tables/{table}/submit", json={"moves": ["fog"], "ply": 0})

    def status() -> str:
        """Not looking at it, which would find out, too."""
        (found,) = [card["status"] for card in anna.get("/tables")["tables"] if card["id"] == table]
        return str(found)

    eventually(lambda: status() == "frozen")
    assert anna.see(table)["view"] is None
    anna.do(table, "rewind", ply=0)
    assert anna.see(table)["table"]["status"] == "playing"
    assert anna.see(table)["you"]["options"]


def test_a_bot_that_fails_does_not_stop_other_tables(site: Path, tmp_path: Path):
    """With one worker, and a bot that never answers at the next table."""
    running = Running(site, tmp_path, RATUSHA_BOT_WORKERS="1", RATUSHA_BOT_SECONDS="1").start()
    try:
        anna = running.client("Anna")
        for _ in range(2):
            anna.do(anna.table("brittle", ["sleeper", "open"]), "start")
        table = anna.table("brittle", ["random", "open"])
        anna.do(table, "start")
        wait_for(anna, table, moved)
    finally:
        running.stop()


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="finds processes in /proc")
def test_no_bot_thinks_on_when_its_server_was_killed(site: Path, tmp_path: Path):
    """The server that would have stopped it is gone; it ends by itself a little after its time."""
    running = Running(site, tmp_path, RATUSHA_BOT_SECONDS="2").start()
    try:
        anna = running.client("Anna")
        anna.do(anna.table("brittle", ["sleeper", "open"]), "start")
        assert running.process is not None
        server = running.process.pid
        children = Path(f"/proc/{server}/task/{server}/children")
        workers = eventually(lambda: [int(word) for word in children.read_text().split()])
        running.kill()
        eventually(lambda: not any(alive(pid) for pid in workers))
    finally:
        running.stop()


@pytest.mark.parametrize("seconds", [0.1, 60.0])
def test_nothing_is_left_of_a_bot_that_was_stopped(monkeypatch: pytest.MonkeyPatch, seconds: float):
    """Neither by its time nor by the end of the server: no pipe stays behind when the loop is closed."""
    gc.collect()  # what others have left is not ours
    left: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", left.append)
    state = game("burgundy").start(seats=2, seed=1)
    asked = Question("burgundy", "easy", "1", view_data(state.seen_by(0)), seconds)

    async def work() -> None:
        pool = Pool(1, 1024, Engines())
        thinking = asyncio.create_task(pool.choose(asked))
        await asyncio.sleep(0.2)
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        await pool.close()

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        asyncio.run(work())
        gc.collect()
    assert not left
    assert not [warning for warning in told if warning.category is ResourceWarning]


@pytest.mark.parametrize("bot", ["sleeper", "liar", "crasher"])
def test_a_bot_that_fails_is_replaced_by_a_quick_move_and_reported(lite: Running, bot: str):
    anna = lite.client("Anna")
    table = anna.table("brittle", [bot, "open"])
    anna.do(table, "start")

    def replaced() -> bool:
        seen = anna.see(table)
        if any(line.get("how") == "replaced" for line in seen["log"]):
            return True
        if seen["table"]["status"] == "frozen":
            anna.do(table, "rewind", ply=0)  # the quick move was the one that breaks this game
        return False

    eventually(replaced)
    log = anna.see(table)["log"]
    assert any(line["kind"] == "bot-failed" for line in log)
    assert any(line.get("how") == "replaced" for line in log)
    assert "bot_failures" in anna.http.get(f"{lite.address}/metrics").text


def test_a_slow_bot_blocks_nobody_else(lite: Running):
    anna = lite.client("Anna")
    slow = anna.table("brittle", ["sleeper", "open"])
    anna.do(slow, "start")
    table = anna.table("lantern_fair", ["open", "easy"], options={"length": "short"})
    anna.do(table, "start")
    play_out(table, [anna])
