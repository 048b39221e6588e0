"""Draws a moment of a recorded game of each drawn game: docs/pictures/<game>.svg, for README and docs.

python tools/pictures.py              # all
python tools/pictures.py burgundy
"""

import sys
from pathlib import Path

from ratusha.draw import draw, drawing
from ratusha.draw.export import document
from ratusha.kernel.match import Match
from ratusha.kernel.record import parse
from ratusha.kernel.registry import game, game_ids

ROOT = Path(__file__).resolve().parent.parent
NAMES = ("Anna", "Boris", "Clara", "David", "Ella")
RECORD = {"terra_mystica": "4p_first_game.record"}
"""Which record of the corpus is taken, where it is not one of three seats."""
MOMENT = 0.62
"""How far into the game: full boards, and not yet the end."""


def main(wanted: list[str]) -> None:
    target = ROOT / "docs" / "pictures"
    target.mkdir(exist_ok=True)
    for id in wanted or game_ids():
        if drawing(game(id)) is None:
            continue
        record = sorted((ROOT / "tests" / "corpus" / id).glob(RECORD.get(id, "*-3-*.record")))[0]
        match = Match(parse(record.read_text(encoding="utf-8"), record.name))
        ply = int(len(match.plies) * MOMENT)
        state = match.state_at(ply)
        while not state.asked:
            ply += 1
            state = match.state_at(ply)
        seat = state.asked[0]
        picture = draw(state.seen_by(seat), seat, "en", names=NAMES[: state.seats])
        assert picture is not None
        (target / f"{id}.svg").write_text(document(picture), encoding="utf-8")
        print(f"docs/pictures/{id}.svg: {record.name}, ply {ply}")


if __name__ == "__main__":
    main(sys.argv[1:])
