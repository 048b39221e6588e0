"""Draws a moment of a recorded game of each drawn game: docs/pictures/<game>.svg, for README and docs, and
a cut of it for the start page: vignette.svg in the game's folder.

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
from ratusha.draw.export import document, png, render, vignette
from ratusha.draw.palette import THEMES
from ratusha.kernel.installed import game_ids
from ratusha.kernel.match import Match
from ratusha.kernel.record import parse
from ratusha.kernel.registry import game
from ratusha.kernel.state import State
from ratusha.kernel.words import LANGS

ROOT = Path(__file__).resolve().parent.parent
NAMES = ("Anna", "Boris", "Clara", "David", "Ella")
RECORD = {"terra_mystica": "4p_first_game.record"}
"""Which record of the corpus is taken, where it is not one of three seats."""
MOMENT = 0.62
"""How far into the game: full boards, and not yet the end."""


CUTS: dict[str, tuple[str, float, tuple[str, ...], tuple[float, float, float, float]]] = {
    "altay": ("easy-4-9.record", 0.8, ("map", "region"), (250, 20, 293, 180)),
    "burgundy": ("easy-3-11.record", 0.75, ("estate-sheet", "estate-2"), (150, 236, 244, 150)),
    "empire": ("easy-3-11.record", 0.75, ("squares",), (96, 296, 293, 180)),
    "gloomhaven": (
        "random-3-13.record",
        0.4,
        ("city", "starts", "roads", "storage", "building", "houses"),
        (196, 110, 293, 180),
    ),
    "terra_mystica": (
        "4p_first_game.record",
        0.8,
        ("map", "rivers", "row", "towns", "bridges"),
        (96, 60, 293, 180),
    ),
}
"""The vignettes: a record of the corpus, how far into it, the parts of the picture, the box."""

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
            if id in CUTS:
                print(vignette_of(id).relative_to(ROOT))


def vignette_of(id: str) -> Path:
    """Write a game's vignette."""
    record, far, parts, box = CUTS[id]
    target = ROOT / "src" / "ratusha" / "games" / id / "vignette.svg"
    target.write_text(vignette(picture(moment(id, record, far), "table", "en"), parts, box), encoding="utf-8")
    return target


def moment(id: str, name: str = "", far: float = MOMENT) -> State:
    """A position of a recorded game in which somebody is asked."""
    wanted = name or RECORD.get(id, "*-3-*.record")
    record = sorted((ROOT / "tests" / "corpus" / id).glob(wanted))[0]
    match = Match(parse(record.read_text(encoding="utf-8"), record.name))
    ply = int(len(match.plies) * far)
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
