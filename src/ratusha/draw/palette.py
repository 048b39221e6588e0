"""All colours, once: paper and ink by day and by night, paint that keeps its colour, the players.

A drawing names a colour; `paint` says how it is written in SVG. Paper and ink, and what is printed on
boards, are CSS variables, so that one picture serves both themes.
"""

from __future__ import annotations

from typing import Final

from ratusha.draw.colour import luminance, mix

THEMES: Final = ("light", "dark")

PAPER: Final[dict[str, tuple[str, str]]] = {
    "linen": ("#eadfcc", "#2b2018"),
    "linen-2": ("#dfd1b8", "#221912"),
    "paper": ("#fbf6ec", "#3a2c21"),
    "paper-2": ("#f3eadb", "#453528"),
    "paper-3": ("#e9dcc5", "#523f30"),
    "print": ("#f7efdf", "#483829"),
    "ink": ("#33271c", "#f3e7d3"),
    "ink-2": ("#6b5a48", "#c9b59a"),
    "line": ("#cdbba0", "#67523e"),
    "outline": ("#33271c", "#1d140d"),
    "vermilion": ("#ae3720", "#d9593c"),
    "on-vermilion": ("#fffaf2", "#1d120b"),
    "amber": ("#f0a92b", "#f0b548"),
    "amber-deep": ("#8a5606", "#f0b548"),
    "amber-soft": ("#fdeec9", "#5b4522"),
    "on-amber": ("#33271c", "#33271c"),
    "good": ("#2f6b3a", "#9fd3a4"),
    "bad": ("#9a3412", "#f5a383"),
    "shade": ("#3c2814", "#000000"),
    "sea": ("#a9cbd6", "#34525e"),
    "sea-line": ("#6f9fb0", "#5d8795"),
    "felt": ("#e2d5bd", "#32251b"),
    "card": ("#fbf5e6", "#e6d6b8"),
    "face": ("#fbf6ec", "#d9c8ab"),
    "border": ("#33271c", "#d8c3a0"),
    "rim": ("transparent", "#e9d9bd"),
    "gleam": ("#ffffff", "transparent"),
    "dusk": ("transparent", "#2b2018"),
}
"""Each by day and by night. `face`: the side of a printed die; `border`: the line round an area of a
board; `rim`: a pale edge that keeps dark pieces off the walnut; `gleam`: light on the edge of paper;
`dusk`: laid thinly over what is printed in full colour, which is dimmer by night."""

LANDS: Final[dict[str, str]] = {
    # The Castles of Burgundy
    "building": "#cf9f63",
    "animal": "#aed684",
    "knowledge": "#f3d566",
    "ship": "#4f88bd",
    "castle": "#35664a",
    "mine": "#9a9da3",
    # Terra Mystica
    "desert": "#f1d981",
    "plains": "#c99c66",
    "swamp": "#4a444e",
    "lakes": "#5b9bd0",
    "forest": "#3d7642",
    "mountains": "#bcc0c5",
    "wasteland": "#d26c4e",
    "river": "#c3e1ea",
    # Altay and Founders of Gloomhaven
    "farmland": "#ead58a",
    "woodland": "#5f8f56",
    "minefield": "#b0937f",
    "mountain": "#bfc2c6",
    "coast": "#e6a487",
    "sand": "#f4ead0",
    "grove": "#547c4b",
    "ruins": "#9b958c",
    "wall": "#6d655c",
    # Founders of the Empire
    "nature": "#93bd73",
    "village": "#6a94c4",
    "city": "#7d59a1",
    "prize": "#c9503c",
}
"""Grounds and kinds of tiles. Each has a pattern, too (patterns.py), and is printed paler on boards."""

PAINT: Final[dict[str, str]] = {
    "white": "#fdf8ee",
    "cream": "#f2e3c4",
    "black": "#2e2823",
    "dark": "#33271c",
    "black-depot": "#3b342e",
    "black-space": "#4b423a",
    "black-line": "#6d6258",
    "on-black": "#f3e7d3",
    "gold": "#e6b93d",
    "silver": "#cfd3d8",
    "wood": "#a9713f",
    "wood-2": "#e0bf94",
    "stone": "#b4b7ba",
    "iron": "#8a94a0",
    "food": "#e0b53c",
    "culture": "#8d6bb4",
    "leaf": "#6d9f52",
    "water": "#7fbcd8",
    "brick": "#c66b48",
    "leather": "#a5683f",
    "cloth": "#d7a3a0",
    "power": "#8a57ac",
    "priest": "#e8e2d6",
    "worker": "#d8cdbb",
    "fire": "#d6593a",
    "earth": "#a4793f",
    "air": "#cfd8dd",
    "wine": "#8c2f4b",
    "skin": "#e9c9a4",
    # the goods of Burgundy, by number
    "goods-1": "#9fdcea",
    "goods-2": "#8d6bb4",
    "goods-3": "#eba6bd",
    "goods-4": "#c0392b",
    "goods-5": "#8a5a34",
    "goods-6": "#ec9440",
    # the pieces of Terra Mystica's factions: darker or lighter than the land of their colour
    "piece-swamp": "#3d3842",
    "piece-lakes": "#2a66ad",
    "piece-forest": "#2f7a41",
    "piece-mountains": "#7d838a",
    "piece-wasteland": "#b8432b",
    "piece-desert": "#e0b030",
    "piece-plains": "#85552b",
    # the races of Gloomhaven
    "race-human": "#6a4a94",
    "race-quatryl": "#2d6bb0",
    "race-vermling": "#8a5a30",
    "race-orchid": "#d58aa6",
    "race-inox": "#d9822b",
    "race-savvas": "#f1ece0",
    "race-harrower": "#4f8a4c",
    "race-valrath": "#dcb02f",
    "race-aesther": "#8d9299",
    # its storages, by resource
    "tile-population": "#e7c7a2",
    "tile-stone": "#c3c5c8",
    "tile-knowledge": "#f4ecd6",
    "tile-wood": "#c99a66",
    "tile-metal": "#a9b3be",
    "tile-gems": "#9fd3c8",
    "tile-crops": "#ecd884",
    "tile-livestock": "#e0cba9",
    "tile-bricks": "#dc9472",
    "tile-books": "#c9d3dd",
    "tile-machines": "#b8c1cb",
    "tile-jewelry": "#f3e0a0",
    "tile-food": "#deb081",
    "tile-leather": "#c08a5c",
    "tile-labor": "#c9cfd6",
    "tile-weapons": "#c5ccd4",
    "tile-cloth": "#e6bcb8",
    "tile-government": "#f0d37a",
    # its prestige buildings, sites, roads and cards
    "sandstone": "#e9d6a8",
    "site": "#6f675d",
    "paving": "#e6d7b8",
    "paving-edge": "#4a3a28",
    "cards-building": "#e0c583",
    "cards-adviser": "#8a7aa8",
    "cards-trade": "#efd9a0",
    "cards-construct": "#cfd6dd",
    "cards-upgrade": "#cfe0bf",
    "cards-recruit": "#c9d6e6",
    "cards-vote": "#e5cfb4",
    "cards-income": "#dfe3c4",
    # the heads of Altay's cards
    "cards-production": "#7d5a38",
    "cards-war": "#8c3128",
    "cards-mind": "#5b4a86",
    "cards-town": "#3f6b4a",
    # the levels of its achievements
    "level-1": "#8aa7c4",
    "level-2": "#c9a15a",
    "level-3": "#a483b8",
    "bank": "#3f7187",
    "stream": "#9fd0e0",
}
"""Cardboard and wood: the same by day and by night."""

PLAYERS: Final[dict[str, tuple[str, str]]] = {
    "red": ("#c8402f", "circle"),
    "blue": ("#24508f", "square"),
    "yellow": ("#eab53a", "triangle"),
    "green": ("#55a473", "diamond"),
    "purple": ("#452468", "hexagon"),
    "white": (PAINT["white"], "star"),
}
"""The players' colours, each with a shape and a lightness of its own."""

SEAT_COLOURS: Final = tuple(PLAYERS)
"""The colour of each seat, where nobody has chosen another."""


def _printed(name: str, colour: tuple[str, str]) -> dict[str, tuple[str, str]]:
    """How a ground looks when it is printed on a board: its fill, the lines of its pattern, its edge."""
    (print_day, print_night), (ink_day, ink_night) = PAPER["print"], PAPER["ink"]
    day, night = colour
    return {
        f"{name}-print": (mix(day, print_day, 0.62), mix(night, print_night, 0.72)),
        f"{name}-mark": (mix(day, ink_day, 0.25), mix(night, ink_night, 0.25)),
        f"{name}-edge": (mix(day, ink_day, 0.22), mix(night, print_night, 0.35)),
    }


def _ground(colour: str) -> tuple[str, str]:
    """The colour of land on a map: full by day, mixed with walnut by night."""
    return (colour, mix(colour, PAPER["linen"][1], 0.25))


VARIABLES: Final[dict[str, tuple[str, str]]] = {
    **PAPER,
    **{
        key: value
        for name, colour in LANDS.items()
        for key, value in _printed(name, (colour, colour)).items()
    },
    **_printed("sea", PAPER["sea"]),
    **{f"{name}-ground": _ground(colour) for name, colour in LANDS.items()},
}
"""What differs between day and night: the CSS variables of a picture."""

_WRITTEN: Final[dict[str, str]] = {
    **{name: f"var(--{name})" for name in VARIABLES},
    **PAINT,
    **LANDS,
    **{name: colour for name, (colour, _) in PLAYERS.items()},
}


def paint(name: str) -> str:
    """How a colour is written in SVG; what is no name of ours stands as it is."""
    return _WRITTEN.get(name, name)


def solid(name: str) -> str:
    """The colour of paint as `#rrggbb`, for sums with it."""
    return name if name.startswith("#") else _WRITTEN[name]


def on(name: str) -> str:
    """The ink that is read best on a colour of paint."""
    return "white" if luminance(solid(name)) < 0.3 else "black"
