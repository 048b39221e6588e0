"""The example bots of docs/: run as their readers would run them."""

import shutil
import subprocess
import sys
import time

import pytest
from tests.server.harness import ROOT, Running

BOTS = {"bot.py": sys.executable, "bot.mjs": "node"}


def interpreter(script: str) -> str:
    found = shutil.which(BOTS[script])
    if found is None:
        pytest.skip(f"NOT TESTED: docs/{script}, for there is no {BOTS[script]} on this machine")
    return found


@pytest.mark.parametrize("script", BOTS)
@pytest.mark.parametrize("game", ["lantern_fair", "burgundy"])
def test_the_example_bot_plays_a_whole_game(lite: Running, script: str, game: str):
    anna = lite.client("Anna")
    options = {"length": "short"} if game == "lantern_fair" else {}
    seats = ["open", "open"] if game == "lantern_fair" else ["open", "open", "random"]
    table = anna.table(game, seats, options=options)
    command = [interpreter(script), str(ROOT / "docs" / script), lite.address, table]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        for _ in range(200):
            if all(seat["taken"] for seat in anna.see(table)["table"]["seats"]):
                break
            time.sleep(0.05)
        anna.do(table, "start")
        if game == "burgundy":
            anna.do(table, "away", bot="random")
        for _ in range(2000):
            anna.play_first(table)
            if anna.see(table)["table"]["status"] == "over":
                break
            time.sleep(0.02)
        assert anna.see(table)["table"]["status"] == "over"
    finally:
        bot.kill()
        _, errors = bot.communicate()
    assert errors == ""


@pytest.mark.parametrize("script", BOTS)
def test_it_goes_on_after_a_restart_of_the_server(site, tmp_path, script: str):
    running = Running(site, tmp_path).start()
    anna = running.client("Anna")
    table = anna.table("lantern_fair", ["open", "open"], options={"length": "short"})
    command = [interpreter(script), str(ROOT / "docs" / script), running.address, table]
    bot = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            if all(seat["taken"] for seat in anna.see(table)["table"]["seats"]):
                break
            time.sleep(0.05)
        anna.do(table, "start")
        running.kill()
        running.start()
        for _ in range(2000):
            anna.play_first(table)
            if anna.see(table)["table"]["status"] == "over":
                break
            time.sleep(0.02)
        assert anna.see(table)["table"]["status"] == "over"
    finally:
        bot.kill()
        bot.wait()
        running.stop()


@pytest.mark.parametrize("script", BOTS)
def test_it_is_about_sixty_lines(script: str):
    assert len((ROOT / "docs" / script).read_text().splitlines()) <= 75
