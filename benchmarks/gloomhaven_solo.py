"""How bots fare in the solo game of Founders of Gloomhaven at its four levels. Rule 15.3.

    python benchmarks/gloomhaven_solo.py --games 10 --bot medium@1000
    python tools/compiled.py benchmarks/gloomhaven_solo.py --games 10 --bot expert@20000 --levels easy

The races of a level take turns; where a level asks for a district, the first storage stands there. All else
is the bot's. Printed: how many games were won, how they ended, and how many buildings were complete.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from statistics import fmean

from ratusha.bots import bot
from ratusha.games.gloomhaven import GAME
from ratusha.games.gloomhaven.board import LEVELS
from ratusha.games.gloomhaven.components import BOARD, RACE, RACE_LEVEL
from ratusha.games.gloomhaven.geometry import TURNS
from ratusha.games.gloomhaven.moves import CHOOSE_RACE, PLACE, spot_of
from ratusha.games.gloomhaven.state import BOARDS, Gloomhaven


def forced(g: Gloomhaven, level: int, race: int) -> int | None:
    """The move of the set-up that the level asks for, if it asks for one here."""
    moves = g.moves(0)
    if g.races[0] < 0:
        return CHOOSE_RACE.first + race
    levels = BOARD[g.board].district_levels
    if not g.kinds and PLACE.has(moves[0]) and level in levels:
        district = levels.index(level)
        return next(move for move in moves if BOARD[g.board].district[spot_of(move) // TURNS] == district)
    return None


def play(level: int, seed: int, name: str) -> Gloomhaven:
    """One game: easy and medium on the symmetric side, hard and very hard on the other."""
    races = [race for race in range(len(RACE)) if RACE_LEVEL[race] == level]
    g = GAME.start(1, seed=seed, board=BOARDS[level // 2])
    player = bot(name, f"{seed}/0")
    while not g.over:
        move = forced(g, level, races[-1 - seed % len(races)])
        g.play(player.choose(g.seen_by(0)) if move is None else move, 0)
    return g


def main() -> int:
    parser = argparse.ArgumentParser(description="How bots fare in the solo game of Founders of Gloomhaven.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1000, help="the first seed (default: 1000)")
    parser.add_argument("--bot", default="medium@1000")
    parser.add_argument("--levels", default=",".join(LEVELS), metavar="LEVEL,…")
    args = parser.parse_args()
    for level in args.levels.split(","):
        found = [
            play(LEVELS.index(level), seed, args.bot) for seed in range(args.seed, args.seed + args.games)
        ]
        ends = Counter(f"{g.ended_by()} in round {g.round}" for g in found)
        print(
            f"{level}: {args.bot} won {sum(g.ended_by() == 'won' for g in found)} of {len(found)} | "
            f"complete {fmean(g.completed for g in found):.1f} of {fmean(len(g.built) for g in found):.1f} | "
            + ", ".join(f"{end} {n}" for end, n in ends.most_common()),
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
