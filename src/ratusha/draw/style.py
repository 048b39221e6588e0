"""The style sheet of pictures in pages: the colours by day and by night, the classes of their texts."""

from __future__ import annotations

from ratusha.draw import fonts
from ratusha.draw.palette import THEMES, VARIABLES


def css() -> str:
    """What a page with pictures needs besides the fonts (`fonts.files`, `fonts.rules`).

    The colours follow `color-scheme`, as the other colours of the page do.
    """
    variables = "".join(f"--{name}:light-dark({day},{night});" for name, (day, night) in VARIABLES.items())
    return f":root{{{variables}}}{fonts.classes()}"


def values(theme: str) -> dict[str, str]:
    """The colour of each variable in a theme."""
    at = THEMES.index(theme)
    return {name: pair[at].replace("transparent", "none") for name, pair in VARIABLES.items()}
