"""Bots that fail, and games that change under a bot that thinks."""

import subprocess
import time
from pathlib import Path

import pytest
from tests.server.harness import Client, Running


def wait_for(client: Client, table: str, want: object, seconds: float = 20.0) -> None:
    for _ in range(int(seconds / 0.1)):
        if want(client.see(table)["table"]):  # type: ignore[operator]
            return
        time.sleep(0.1)
    raise AssertionError(client.see(table)["table"])


@pytest.mark.parametrize("bot", ["sleeper", "liar", "crasher", "glutton", "brooder", "chatterbox"])
def test_a_bad_bot_is_replaced_by_a_quick_move_and_reported(lite: Running, bot: str):
    anna = lite.client("Anna")
    table = anna.table("brittle", [bot, "open"])
    anna.do(table, "start")
    wait_for(anna, table, lambda seen: seen["ply"] == 1 or seen["status"] == "frozen")
    assert "bot-failed" in [line["kind"] for line in anna.see(table)["log"]]


def test_no_child_of_a_bot_outlives_it(lite: Running):
    anna = lite.client("Anna")
    table = anna.table("brittle", ["brooder", "open"])
    anna.do(table, "start")
    wait_for(anna, table, lambda seen: seen["ply"] == 1 or seen["status"] == "frozen")
    time.sleep(0.2)
    assert subprocess.run(["pgrep", "-f", "sleep 1234567"], capture_output=True).stdout == b""


def test_a_bot_that_eats_memory_leaves_the_next_bot_alone(lite: Running):
    """What it took is given back with its process."""
    anna = lite.client("Anna")
    for _ in range(3):
        table = anna.table("brittle", ["glutton", "open"])
        anna.do(table, "start")
    other = anna.table("brittle", ["random", "random"])
    anna.do(other, "start")
    wait_for(anna, other, lambda seen: seen["status"] in ("over", "frozen"), 40)


def test_a_bot_does_not_play_on_when_the_owner_is_back(lite: Running):
    anna = lite.client("Anna")
    table = anna.table("brittle", ["open", "hot"])
    anna.do(table, "start")
    anna.do(table, "away", bot="sleeper", seat=0)
    time.sleep(0.3)
    anna.do(table, "away", bot="", seat=0)
    time.sleep(4)
    seen = anna.see(table)
    assert seen["table"]["ply"] == 0, "the seat was the owner's again before the bot had chosen"
    assert "bot-failed" not in [line["kind"] for line in seen["log"]]


@pytest.mark.parametrize("what", ["pause", "end"])
def test_a_bot_does_not_move_at_a_table_that_has_stopped(lite: Running, what: str):
    anna = lite.client("Anna")
    table = anna.table("brittle", ["sleeper", "open"])
    anna.do(table, "start")
    time.sleep(0.3)
    anna.do(table, "propose", what=what, seat=1)
    version = anna.see(table)["version"]
    time.sleep(4)
    seen = anna.see(table)
    assert seen["table"]["ply"] == 0
    assert seen["version"] == version
    if what == "pause":
        anna.do(table, "propose", what="resume", seat=1)
        wait_for(anna, table, lambda seen: seen["ply"] > 0 or seen["status"] == "frozen")


def test_a_table_whose_rules_fail_when_a_bot_looks_is_frozen(lite: Running):
    """The engine fails on the view of the bot's seat: said, once; the players can rewind and end it."""
    anna = lite.client("Anna")
    table = anna.table("brittle", ["open", "random"])
    anna.do(table, "start")
    anna.http.post(f"/tables/{table}/submit", json={"moves": ["fog"], "ply": 0})
    for _ in range(80):  # not looking at it, which would find out, too
        (status,) = [card["status"] for card in anna.get("/tables")["tables"] if card["id"] == table]
        if status == "frozen":
            break
        time.sleep(0.1)
    assert status == "frozen"
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
        wait_for(anna, table, lambda seen: seen["ply"] == 1 or seen["status"] == "frozen", 15)
        begun = time.monotonic()
        assert anna.see(table)
        assert time.monotonic() - begun < 1
    finally:
        running.stop()


def test_no_bot_thinks_on_when_its_server_was_killed(site: Path, tmp_path: Path):
    """The server that would have stopped it is gone; it ends by itself a little after its time."""
    running = Running(site, tmp_path, RATUSHA_BOT_SECONDS="2").start()
    anna = running.client("Anna")
    anna.do(anna.table("brittle", ["sleeper", "open"]), "start")
    assert running.process is not None
    for _ in range(100):
        found = subprocess.run(["pgrep", "-P", str(running.process.pid)], capture_output=True, text=True)
        if workers := [int(word) for word in found.stdout.split()]:
            break
        time.sleep(0.1)
    running.kill()
    running.log.close()
    for _ in range(300):
        if not any(Path(f"/proc/{pid}/cmdline").exists() for pid in workers):
            return
        time.sleep(0.1)
    raise AssertionError("the bot thinks on")
