"""Small pictures of single components, for pages that list them.

A game's `draw` module may have `component(table, id, lang)`: a `Small` of the record with this id in this
table of components.toml, or None where there is nothing to see.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ratusha.draw.picture import drawing
from ratusha.draw.svg import DEFINITIONS, n, needed
from ratusha.kernel.game import AnyGame


class Small(NamedTuple):
    """A drawing with its size; its upper left corner is at 0, 0."""

    svg: str
    width: float
    height: float


def components(
    game: AnyGame, wanted: Iterable[tuple[str, str]], lang: str
) -> tuple[str, dict[tuple[str, str], str]]:
    """SVG elements for those of these records (table, id) that have a picture.

    The first text is an element with the definitions that they refer to: it stands in the page once.
    """
    draw = getattr(drawing(game), "component", None)
    made: dict[tuple[str, str], str] = {}
    ids: dict[str, None] = {}
    for table, id in wanted:
        small: Small | None = draw(table, id, lang) if draw is not None else None
        if small is not None:
            wide, high = n(small.width), n(small.height)
            made[table, id] = (
                f'<svg class="component" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
                f'aria-hidden="true">{small.svg}</svg>'
            )
            ids.update(dict.fromkeys(needed(small.svg)))
    shared = "".join(DEFINITIONS[id] for id in ids)
    return f'<svg width="0" height="0" class="definitions" aria-hidden="true">{shared}</svg>', made
