"""The picture of a position on a page: a part for the whole, and one for each piece of it that changes alone.

The whole is sent when its pieces are others than before; as long as they are the same ones, those that look
different. A game that nobody has drawn has an empty part, and is played by its words.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from ratusha.draw import Picture, draw
from ratusha.draw.svg import DEFINITIONS
from ratusha.kernel.view import View
from ratusha.server.tables.engine import EngineFailed, rules
from ratusha.server.tables.live import Live
from ratusha.server.tables.room import Viewer
from ratusha.server.web.pages.parts import Part, within

WHOLE: Final = "picture"


def picture_parts(live: Live, viewer: Viewer, view: View | None) -> list[Part]:
    """What this viewer is shown of a position, first the whole."""
    picture = None if view is None else _drawn(live, viewer, view)
    if picture is None:
        return [Part(WHOLE, "none", f'<div id="{WHOLE}" hidden></div>')]
    pieces = _pieces(picture)
    opened = picture.open_tag()
    body = "".join(piece.html for piece in pieces)
    key = _digest(opened, *(piece.id for piece in pieces))
    return [Part(WHOLE, key, f'<div class="drawn" id="{WHOLE}">{opened}{body}</svg></div>'), *pieces]


def _drawn(live: Live, viewer: Viewer, view: View) -> Picture | None:
    """None, too, where the rules or the picture fail: the words are there."""
    colours: Sequence[str] = [seat.colour for seat in live.log_state.seats]
    try:
        with rules():
            return draw(view, viewer.place, viewer.lang, names=live.seat_names(viewer.lang), colours=colours)
    except EngineFailed as error:
        if error.overran:
            raise
        return None


def _pieces(picture: Picture) -> list[Part]:
    """The parts of a picture as parts of a page; what they refer to is one of them."""
    seen = [part for part in picture.parts if part.id not in DEFINITIONS]
    symbols = [part.id for part in picture.parts if part.id in DEFINITIONS]
    defined = within(WHOLE, "symbols")
    body = "".join(DEFINITIONS[id] for id in symbols)
    return [
        Part(defined, _digest(*symbols), f'<g id="{defined}">{body}</g>'),
        *(
            Part(id, part.key, part.svg.replace("<g ", f'<g id="{id}" ', 1))
            for part in seen
            for id in [within(WHOLE, part.id)]
        ),
    ]


def _digest(*words: str) -> str:
    return blake2b("\0".join(words).encode(), digest_size=6).hexdigest()
