"""A fresh checkout is started: how soon does it answer, and when do its bots play at full strength?

    python benchmarks/warm_up.py              # some minutes: the engines are compiled, in a cache of its own

Starts `ratusha serve`, plays against a bot at once, and waits until the engines are compiled. Prints when the
first page came, what the lobby said until when, and whether the process of a bot ran compiled before and
after. Then, for each game: the processor time that `hard`, held to 2,000 positions a decision, takes for the
same moves on both. What it takes less for them, it has for more positions where it is held to a time.
"""

from __future__ import annotations

import argparse
import html
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.harness import Client, Running, command, eventually, make_site, patient

from ratusha.kernel.installed import game_ids

PLAYED = """
import sys, time
from ratusha.bots import bot
from ratusha.kernel.registry import game
name, moves = sys.argv[1], int(sys.argv[2])
g = game(name).start(seats=2, seed=5)
players = [bot("hard@2000", "1"), bot("hard@2000", "2")]
begun = time.process_time()
for _ in range(moves):
    seat = g.asked[0]
    g.play(players[seat].choose(g.seen_by(seat)), seat)
print(time.process_time() - begun)
"""
"""The beginning of a game: the same moves from the same positions, however fast."""


def told(address: str) -> str:
    """What the lobby says of the bots; nothing, when they play at full strength."""
    page = patient.get(f"{address}/").text
    found = re.search(r'id="bots-now">\s*<p[^>]*>([^<]*)', page)
    return html.unescape(found[1]) if found else ""


def is_bot(pid: int, server: Running) -> bool:
    """Is this a process of a bot of this server?"""
    mine = str(server.site).encode()
    return b"bot_process" in command(pid) and mine in Path(f"/proc/{pid}/environ").read_bytes()


def compiled(server: Running) -> bool:
    """Play until the bot has moved: does its process run compiled?"""
    person = Client(server.address, "Anna")
    table = person.table("burgundy", ["open", "easy"])
    person.do(table, "start")
    while (seen := person.see(table))["table"]["ply"] < 30:
        if seen["you"]["options"]:
            person.play_first(table)
        else:
            time.sleep(0.1)
    bots = [pid for pid in map(int, filter(str.isdigit, os.listdir("/proc"))) if is_bot(pid, server)]
    assert bots, "no process of a bot"
    return all("ratusha__mypyc" in Path(f"/proc/{pid}/maps").read_text() for pid in bots)


def seconds(game: str, moves: int, engines: str) -> float:
    """The processor time of the first moves of a game."""
    environment = os.environ | ({"RATUSHA_ENGINES": engines} if engines else {})
    words = [sys.executable, "-c", PLAYED, game, str(moves)]
    return float(subprocess.run(words, env=environment, capture_output=True, text=True, check=True).stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description="When do the bots of a fresh checkout play compiled?")
    parser.add_argument("--moves", type=int, default=20, help="of each game that is played both ways")
    parser.add_argument("--patience", type=float, default=1800.0, help="seconds to wait for the compiler")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        cache = Path(made, "cache")
        site = make_site(Path(made, "site"))
        server = Running(site, Path(made, "data"), RATUSHA_COMPILE="", XDG_CACHE_HOME=str(cache))
        begun = time.monotonic()
        server.start()
        report: dict[str, object] = {"answers_after": round(time.monotonic() - begun, 1)}
        try:
            report["said"] = told(server.address)
            report["compiled_at_first"] = compiled(server)
            eventually(lambda: not told(server.address), server.log_text, args.patience)
            report["full_strength_after"] = round(time.monotonic() - begun)
            report["compiled_then"] = compiled(server)
        finally:
            server.stop()
        engines = next(str(path.parent) for path in cache.glob("ratusha/engines/*/ratusha__mypyc.*"))
        for game in game_ids():
            slow, fast = (seconds(game, args.moves, where) for where in ("", engines))
            report[game] = {
                "interpreted": round(slow, 2),
                "compiled": round(fast, 2),
                "ratio": round(slow / fast, 1),
            }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
