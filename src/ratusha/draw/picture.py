"""A picture: ordered parts, each with its id, a key of what it shows, and its SVG.

A part is made by a function of values that can be compared (numbers, texts, tuples): it is drawn when they
are new, once for all viewers for whom they are the same, and its key changes only when its SVG does.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Hashable, Sequence
from functools import cache, cached_property, lru_cache
from html import escape
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from ratusha.draw.export import document
from ratusha.draw.palette import SEAT_COLOURS
from ratusha.draw.svg import DEFINITIONS, n, needed
from ratusha.kernel.errors import BadInput, shown
from ratusha.kernel.game import AnyGame
from ratusha.kernel.listing import player
from ratusha.kernel.msg import Msg
from ratusha.kernel.state import State
from ratusha.kernel.view import View
from ratusha.kernel.words import named, text

S = TypeVar("S", bound=State)

TABLE: Final = "table"
"""The whole table, in the middle of a page of 1280 by 720."""
BOARD: Final = "board"
"""One player's board, as large as the middle of the page."""
END: Final = "end"
"""What is shown of a finished game beside its score sheet, where the boards alone would tell little."""
REPLAY: Final = "replay"
"""The table of a replay, where the timeline takes the place of the viewer's board; a game may go without."""
PHONE: Final = "phone"
"""A cut of the table for a page of 390 by 844; each is a tab there."""

KEPT: Final = 4096
"""So many drawings are remembered."""
KNOWN: Final = 65_536
"""And of so many parts what they look like: a part that has not changed is not drawn to find that out."""
_PLACE: Final = re.compile(r'data-place="([^"]+)"')


class Frame(NamedTuple):
    """One way to look at a table: its id, its kind, its size, what its tab is called."""

    id: str
    kind: str
    width: float
    height: float
    title: Msg
    icon: str = ""
    seat: int = -1


class Player(NamedTuple):
    """Who sits at a seat, as pictures show him."""

    seat: int
    name: str
    colour: str


class Part(NamedTuple):
    """A part of a picture: a key of what it shows, the definitions it refers to, and how it is drawn."""

    id: str
    key: str
    needs: tuple[str, ...]
    draw: Callable[..., str]
    values: tuple[Hashable, ...]

    @property
    def svg(self) -> str:
        """The part drawn."""
        return _drawn(self.draw, self.id, self.values)


class Picture:
    """A frame filled with parts: those in sight, and the definitions that they refer to."""

    def __init__(self, frame: Frame, title: str, shown: tuple[Part, ...], words: Callable[[], str]) -> None:
        self.frame = frame
        self.title = title
        self.shown = shown
        """The parts in sight."""
        self._words = words

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """All of them: first the definitions."""
        ids = dict.fromkeys(id for part in self.shown for id in part.needs)
        return (*(_definition(id) for id in ids), *self.shown)

    @property
    def words(self) -> str:
        """The position in words, for those who see no picture."""
        return self._words()

    def places(self) -> list[str]:
        """The ids of all places that can be touched."""
        return [id for part in self.parts for id in _PLACE.findall(part.svg)]

    def open_tag(self) -> str:
        """The beginning of the SVG element that the parts stand in."""
        wide, high = n(self.frame.width), n(self.frame.height)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" viewBox="0 0 {wide} {high}" '
            f'width="{wide}" height="{high}" role="group" aria-label="{escape(self.title)}">'
        )

    def markup(self) -> str:
        """The picture inside a page, which brings colours and fonts: see style.py."""
        body = "".join(part.svg for part in self.parts)
        return f"{self.open_tag()}<desc>{escape(self.words, quote=False)}</desc>{body}</svg>"

    def _repr_svg_(self) -> str:
        return document(self, "light")


class Scene(Generic[S]):
    """What a game's `draw` fills: the position as the viewer knows it, and how it is looked at.

    `seat` is whose table it is: that player's board is the large one; `players` are all of them by seat.
    """

    def __init__(
        self, view: View, g: S, seat: int, lang: str, frame: Frame, players: tuple[Player, ...]
    ) -> None:
        self.view = view
        self.g = g
        self.seat = seat
        self.lang = lang
        self.frame = frame
        self.players = players
        self.parts: list[Part] = []

    def part(self, id: str, draw: Callable[..., str], *values: Hashable) -> None:
        """Add a part: `draw(*values)`. What it shows must follow from the values alone."""
        key, needs = _look(draw, id, values)
        self.parts.append(Part(id, key, needs, draw, values))

    def picture(self, words: Callable[[], str]) -> Picture:
        """The parts so far; `words` tells the position."""
        return Picture(self.frame, self.view.game.title(self.lang), tuple(self.parts), words)


class Drawing(Protocol):
    """A game's module `draw`."""

    def frames(self, g: Any, seat: int) -> list[Frame]:
        """The ways to look at this table; the first is the whole of it."""

    def draw(self, scene: Scene[Any]) -> None:
        """Add the parts of the scene's frame."""


@cache
def drawing(game: AnyGame) -> Drawing | None:
    """The module that draws a game; None: nobody has drawn it."""
    name = f"{game.package}.draw"
    if find_spec(name) is None:
        return None
    module: Any = import_module(name)
    made: Drawing = module
    return made


def draw(
    view: View,
    seat: int,
    lang: str,
    frame: str = TABLE,
    *,
    names: Sequence[str] = (),
    colours: Sequence[str] = (),
) -> Picture | None:
    """What the viewer sees, from a seat's side of the table; None: the game is not drawn.

    `names` and `colours` are the players' by seat.
    """
    module = drawing(view.game)
    if module is None:
        return None
    g = view.known
    seat = seat if 0 <= seat < g.seats else 0
    with named(names):
        found = [known for known in module.frames(g, seat) if known.id == frame]
        if not found:
            raise BadInput("frame", Msg("kernel-field-choice", known=_known(module, g, seat, frame)))
        players = tuple(
            Player(at, text(player(at), lang), (tuple(colours) or SEAT_COLOURS)[at]) for at in range(g.seats)
        )
        scene: Scene[Any] = Scene(view, g, seat, lang, found[0], players)
        module.draw(scene)
    return scene.picture(lambda: view.text(lang, names))


def _known(module: Drawing, g: State, seat: int, given: str) -> str:
    return ", ".join(known.id for known in module.frames(g, seat)) or shown(given)


@lru_cache(KNOWN)
def _look(draw: Callable[..., str], id: str, values: tuple[Hashable, ...]) -> tuple[str, tuple[str, ...]]:
    """The key of a part, and the definitions it refers to."""
    svg = _drawn(draw, id, values)
    return hashlib.blake2b(svg.encode(), digest_size=6).hexdigest(), needed(svg)


@lru_cache(KEPT)
def _drawn(draw: Callable[..., str], id: str, values: tuple[Hashable, ...]) -> str:
    return f'<g data-part="{id}">{draw(*values)}</g>'


def forget() -> None:
    """Draw every part again from now on: for measuring."""
    _look.cache_clear()
    _drawn.cache_clear()


@cache
def _definition(id: str) -> Part:
    key, _ = _look(_defined, id, (id,))
    return Part(id, key, (), _defined, (id,))


def _defined(id: str) -> str:
    return DEFINITIONS[id]
