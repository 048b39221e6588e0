"""The example bots of docs/: run as their readers would run them."""

import shutil
import subprocess
import sys

import pytest
from tests.server.harness import PATIENCE, ROOT, Running, eventually, play_out

pytestmark = pytest.mark.long

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
        eventually(lambda: all(seat["taken"] for seat in anna.see(table)["table"]["seats"]))
        anna.do(table, "start")
        if game == "burgundy":
            anna.do(table, "away", bot="random")
            eventually(lambda: anna.see(table)["table"]["status"] == "over", seconds=10 * PATIENCE)
        else:
            play_out(table, [anna])
    finally:
        bot.kill()
        _, errors = bot.communicate()
    assert errors == ""


@pytest.mark.parametrize("script", BOTS)
def test_it_goes_on_after_a_restart_of_the_server(site, tmp_path, script: str):
    program = interpreter(script)
    running = Running(site, tmp_path).start()
    try:
        anna = running.client("Anna")
        table = anna.table("lantern_fair", ["open", "open"], options={"length": "short"})
        command = [program, str(ROOT / "docs" / script), running.address, table]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as bot:
            try:
                eventually(lambda: all(seat["taken"] for seat in anna.see(table)["table"]["seats"]))
                anna.do(table, "start")
                running.kill()
                running.start()
                play_out(table, [anna])
            finally:
                bot.kill()
    finally:
        running.stop()


@pytest.mark.parametrize("script", BOTS)
def test_it_is_about_sixty_lines(script: str):
    assert len((ROOT / "docs" / script).read_text().splitlines()) <= 75
