"""Pictures of random games: are they whole, how long do they take, how large are they?

    python benchmarks/pictures.py                       # a thousand games of each that is drawn
    python benchmarks/pictures.py burgundy --games 20 --first 500
    python benchmarks/pictures.py empire --bot easy     # played by bots that want to win

Plays games with all numbers of players and all options, draws positions of them from a player's side in both
languages and all frames, and checks them as the tests do; names the targets that are small for a thumb.
Time: a whole table of which no part is remembered. Size: the same, compressed with gzip.
Exits 1 when a picture has a problem, or one takes longer or is larger than the project's limits.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator

from ratusha.bots.registry import bot
from ratusha.draw import draw, drawing
from ratusha.draw.check import position_problems, small_targets
from ratusha.draw.picture import forget
from ratusha.kernel.decision import SPECTATOR
from ratusha.kernel.errors import BadInput
from ratusha.kernel.installed import game_ids
from ratusha.kernel.registry import game
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State

MOST_MS, MOST_KB = 25.0, 60.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    drawn = [id for id in game_ids() if drawing(game(id)) is not None]
    parser.add_argument("game", nargs="*", default=drawn, help="games (default: all that are drawn)")
    parser.add_argument("--games", type=int, default=1000, help="games of each (default: 1000)")
    parser.add_argument("--bot", default="random", help="who plays (default: random)")
    parser.add_argument("--first", type=int, default=0, help="the first game's seed (default: 0)")
    parser.add_argument("--step", type=int, default=40, help="every so-manieth position (default: 40)")
    args = parser.parse_args()
    good = True
    for id in args.game:
        good = measure(id, args.bot, args.first, args.games, args.step) and good
    return 0 if good else 1


def played(id: str, name: str, seed: int, step: int) -> Iterator[State]:
    """Every so-manieth position of a game between bots, the last one too; seats and options by its seed."""
    rules, rng = game(id), Rng(seed)
    seats = rules.least + rng.below(rules.most - rules.least + 1)
    options = {option.id: option.choices[rng.below(len(option.choices))] for option in rules.options}
    try:
        g: State = rules.start(seats=seats, seed=seed, **options)
    except BadInput:  # not all of them go together
        g = rules.start(seats=seats, seed=seed)
    players = [bot(name, f"{seed} {seat}") for seat in range(seats)]
    offset = rng.below(step)
    choices = 0
    while not g.over:
        if choices % step == offset:
            yield g
        seat = g.asked[rng.below(len(g.asked))]
        g.play(players[seat].choose(g.seen_by(seat)), seat)
        choices += 1
    yield g


def measure(id: str, name: str, first: int, games: int, step: int) -> bool:
    """Play and draw one game so many times; prints what was found."""
    times: list[float] = []
    sizes: list[float] = []
    found: list[str] = []
    small: Counter[str] = Counter()
    for seed in range(first, first + games):
        for at, g in enumerate(played(id, name, seed, step)):
            viewer = g.asked[0] if g.asked else SPECTATOR
            lang = ("en", "ru")[(seed + at) % 2]
            view = g.seen_by(viewer)
            found += [f"seed {seed}, ply {g.ply}: {p}" for p in position_problems(g, viewer, lang)]
            small.update(small_targets(view, max(viewer, 0), lang))
            forget()
            start = time.process_time()
            picture = draw(view, viewer, lang)
            times.append((time.process_time() - start) * 1000)
            assert picture is not None
            sizes.append(len(gzip.compress(picture.markup().encode())) / 1024)
    late = statistics.quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
    print(
        f"{id}: {len(times)} positions of {games} games of {name}, {len(found)} problems; "
        f"{statistics.median(times):.1f} ms (95th percentile {late:.1f}), "
        f"{statistics.median(sizes):.1f} KB (most {max(sizes):.1f})"
    )
    for problem in found[:20]:
        print(" ", problem)
    if small:
        print("  small for a thumb:", ", ".join(f"{place} ({times})" for place, times in small.most_common()))
    return not found and statistics.median(times) < MOST_MS and max(sizes) < MOST_KB


if __name__ == "__main__":
    sys.exit(main())
