"""The example bot of docs/: run as its readers would run it."""

import subprocess
import sys
import time

from tests.server.harness import ROOT, Running


def test_the_example_bot_plays_a_whole_game(lite: Running):
    anna = lite.client("Anna")
    table = anna.table("lantern_fair", ["open", "open"], options={"length": "short"})
    command = [sys.executable, str(ROOT / "docs" / "bot.py"), lite.address, table]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        for _ in range(200):
            if all(seat["taken"] for seat in anna.see(table)["table"]["seats"]):
                break
            time.sleep(0.05)
        anna.do(table, "start")
        for _ in range(2000):
            anna.play_first(table)
            if anna.see(table)["table"]["status"] == "over":
                break
            time.sleep(0.01)
        assert anna.see(table)["table"]["status"] == "over"
    finally:
        bot.kill()
        _, errors = bot.communicate()
    assert errors == ""


def test_it_is_about_sixty_lines():
    assert len((ROOT / "docs" / "bot.py").read_text().splitlines()) <= 75
