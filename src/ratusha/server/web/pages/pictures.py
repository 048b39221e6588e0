"""The picture of a position on a page: one part for the whole, and one for each piece that changes alone.

The whole is sent to pages that have no picture yet, or one with another frame; other pages get the pieces
that are new or look different. The keys in every message say which pieces there are, and in which order
they lie. A game without pictures has an empty part, and is played by its words.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from hashlib import blake2b
from html import escape
from typing import Final

from ratusha.draw import BOARD, PHONE, TABLE, Picture, draw, drawing
from ratusha.draw import Part as Drawing
from ratusha.draw.svg import DEFINITIONS
from ratusha.kernel.view import View
from ratusha.kernel.words import text
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.rules_guard import EngineFailed, rules
from ratusha.server.tables.live.table import Live
from ratusha.server.web.pages.icons import sign
from ratusha.server.web.pages.parts import Part, within
from ratusha.server.words import say

WHOLE: Final = "picture"
PHONE_WIDTH: Final = 390
"""A wider section is scrolled."""


def picture_parts(live: Live, viewer: Viewer, view: View | None, kind: str) -> list[Part]:
    """What this viewer is shown of a position, the whole first: the table, a replay's, a phone's tabs."""
    pictures = [] if view is None else _drawn(live, viewer, view, kind)
    if not pictures:
        return [Part(WHOLE, "none", lambda: f'<div id="{WHOLE}" hidden></div>')]
    pieces = [_pieces(picture) for picture in pictures]
    parts = [piece for found in pieces for piece in found]
    tabs = _tabs(pictures, viewer.lang) if len(pictures) > 1 else ""
    key = _digest(tabs, *(picture.open_tag() for picture in pictures))
    return [Part(WHOLE, key, lambda: _whole(pictures, pieces, tabs, viewer.lang)), *parts]


def _whole(pictures: list[Picture], pieces: list[list[Part]], tabs: str, lang: str) -> str:
    """The whole picture; the definitions that the pieces refer to are beside it, available to each of
    them."""
    panes = "".join(
        _pane(picture, "".join(piece.html for piece in found), bool(tabs))
        for picture, found in zip(pictures, pieces, strict=True)
    )
    ids = dict.fromkeys(symbol for found in pieces for piece in found for symbol in piece.symbols)
    symbols = "".join(DEFINITIONS[id] for id in ids)
    look = "drawn phone" if pictures[0].frame.kind == PHONE else "drawn"
    # What can be scrolled must be reachable by the keyboard, too.
    reached = "" if tabs else f' tabindex="0" role="group" aria-label="{escape(say(lang, "board"))}"'
    return (
        f'<div class="{look}" id="{WHOLE}"{reached}>{tabs}{panes}'
        '<svg class="symbols" width="0" height="0" aria-hidden="true">'
        f'<g id="symbols">{symbols}</g></svg></div>'
    )


def _drawn(live: Live, viewer: Viewer, view: View, kind: str) -> list[Picture]:
    """The drawn picture; None where the rules or the picture fail: the words are still there."""
    colours: Sequence[str] = [seat.colour for seat in live.log_state.seats]
    names = live.seat_names(viewer.lang)
    try:
        with rules():
            found = [
                draw(view, viewer.place, viewer.lang, frame, names=names, colours=colours)
                for frame in _frames(view, viewer.place, kind)
            ]
    except EngineFailed as error:
        if error.overran:
            raise
        return []
    return [picture for picture in found if picture is not None]


def board_picture(live: Live, viewer: Viewer, view: View, seat: int) -> str:
    """The board of one seat in full size; empty: the game has none, or it can't be drawn."""
    colours: Sequence[str] = [one.colour for one in live.log_state.seats]
    module = drawing(view.game)
    try:
        with rules():
            frames = [] if module is None else module.frames(view.known, max(0, viewer.place))
            ids = [frame.id for frame in frames if frame.kind == BOARD and frame.seat == seat]
            found = None
            if ids:
                names = live.seat_names(viewer.lang)
                found = draw(view, viewer.place, viewer.lang, ids[0], names=names, colours=colours)
    except EngineFailed as error:
        if error.overran:
            raise
        return ""
    if found is None:
        return ""
    return f"{found.open_tag()}{''.join(part.svg for part in found.parts)}</svg>"


def _frames(view: View, seat: int, kind: str) -> list[str]:
    """The frames of this kind; where the game has none, the whole table."""
    module = drawing(view.game)
    if module is None or kind == TABLE:
        return [TABLE]
    found = [frame.id for frame in module.frames(view.known, max(0, seat)) if frame.kind == kind]
    return found or [TABLE]


def _tabs(pictures: list[Picture], lang: str) -> str:
    buttons = "".join(
        f'<button type="button" role="tab" data-tab="{picture.frame.id}">'
        f"{sign(picture.frame.icon or 'board')}{escape(text(picture.frame.title, lang))}</button>"
        for picture in pictures
    )
    return f'<div class="cuts" role="tablist">{buttons}</div>'


def _pane(picture: Picture, body: str, tab: bool) -> str:
    shown = f"{picture.open_tag()}{body}</svg>"
    wide = " wide" if picture.frame.width > PHONE_WIDTH else ""
    if not tab:
        return shown
    frame = picture.frame.id
    return f'<div class="pane{wide}" role="tabpanel" tabindex="0" data-pane="{frame}">{shown}</div>'


def _pieces(picture: Picture) -> list[Part]:
    """The parts of a picture as parts of a page."""
    return [
        Part(id, part.key, partial(_piece, id, part), part.needs)
        for part in picture.shown
        for id in [within(WHOLE, f"{picture.frame.id}.{part.id}")]
    ]


def _piece(id: str, part: Drawing) -> str:
    return part.svg.replace("<g ", f'<g id="{id}" ', 1)


def _digest(*words: str) -> str:
    return blake2b("\0".join(words).encode(), digest_size=6).hexdigest()
