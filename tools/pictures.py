"""Draws a moment of a recorded game of each drawn game: docs/pictures/<game>.svg, for README and docs.

python tools/pictures.py                            # all
python tools/pictures.py burgundy
python tools/pictures.py burgundy --look FOLDER     # PNG files for people to look at, after every change:
                                                    # each frame by day and night in both languages,
                                                    # the table in grey and as a deuteranope sees it
"""

import argparse
from itertools import product
from pathlib import Path

from ratusha.draw import Picture, draw, drawing
from ratusha.draw.export import document, png, render
from ratusha.draw.palette import THEMES
from ratusha.kernel.match import Match
from ratusha.kernel.record import parse
from ratusha.kernel.registry import game, game_ids
from ratusha.kernel.state import State
from ratusha.kernel.words import LANGS

ROOT = Path(__file__).resolve().parent.parent
NAMES = ("Anna", "Boris", "Clara", "David", "Ella")
RECORD = {"terra_mystica": "4p_first_game.record"}
"""Which record of the corpus is taken, where it is not one of three seats."""
MOMENT = 0.62
"""How far into the game: full boards, and not yet the end."""


EYES = {
    "grey": ".2126 .7152 .0722 0 0 " * 3 + "0 0 0 1 0",
    "deuteranopia": ".367 .861 -.228 0 0 .280 .673 .047 0 0 -.012 .043 .969 0 0 0 0 0 1 0",
}
"""What eyes make of linear red, green and blue (Machado 2009)."""


def main() -> None:
    parser = argparse.ArgumentParser(description="pictures for README, docs and people")
    parser.add_argument("games", nargs="*", default=game_ids())
    parser.add_argument("--look", type=Path, metavar="FOLDER")
    args = parser.parse_args()
    for id in args.games:
        if drawing(game(id)) is not None and args.look:
            look(moment(id), args.look)
        elif drawing(game(id)) is not None:
            target = ROOT / "docs" / "pictures" / f"{id}.svg"
            target.write_text(document(picture(moment(id), "table", "en")), encoding="utf-8")
            print(target.relative_to(ROOT))


def moment(id: str) -> State:
    """A position of a recorded game in which somebody is asked."""
    record = sorted((ROOT / "tests" / "corpus" / id).glob(RECORD.get(id, "*-3-*.record")))[0]
    match = Match(parse(record.read_text(encoding="utf-8"), record.name))
    ply = int(len(match.plies) * MOMENT)
    while not match.state_at(ply).asked:
        ply += 1
    return match.state_at(ply)


def picture(state: State, frame: str, lang: str) -> Picture:
    seat = state.asked[0]
    made = draw(state.seen_by(seat), seat, lang, frame, names=NAMES[: state.seats])
    assert made is not None
    return made


def look(state: State, folder: Path) -> None:
    """Every frame in both themes and languages; the table as other eyes see it."""
    folder.mkdir(parents=True, exist_ok=True)
    module = drawing(state.game)
    assert module is not None
    for frame in module.frames(state, state.asked[0]):
        for theme, lang in product(THEMES, LANGS):
            name = f"{state.game.id}-{frame.id}-{theme}-{lang}.png"
            (folder / name).write_bytes(png(picture(state, frame.id, lang), theme))
            print(folder / name)
    for eyes, values in EYES.items():
        svg = document(picture(state, "table", "en"), "light", letters=False)
        filtered = f'<filter id="eyes"><feColorMatrix values="{values}"/></filter><g filter="url(#eyes)">'
        svg = svg.replace("</style>", f"</style>{filtered}", 1).replace("</svg>", "</g></svg>")
        (folder / f"{state.game.id}-{eyes}.png").write_bytes(render(svg))


if __name__ == "__main__":
    main()
