"""What stands beside a player's name: icons with numbers; and the icon of each thing that a game counts."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple, Protocol, cast

from ratusha.draw.icons import ICONS, symbol
from ratusha.draw.palette import solid
from ratusha.draw.picture import drawing
from ratusha.draw.svg import DEFINITIONS
from ratusha.kernel.event import POINTS, thing
from ratusha.kernel.game import AnyGame
from ratusha.kernel.msg import Msg
from ratusha.kernel.state import State

SPRITE: Final = "thing-"
"""What the ids of a page's own icons begin with: those of a picture are the picture's."""


class Holding(NamedTuple):
    """Something that a player has: its icon, how much, and both in words."""

    icon: str
    shown: str
    words: Msg


class Counts(Protocol):
    """A game's module `draw`, as far as it counts."""

    THINGS: dict[str, str]
    """The icon of each resource that events name, and of whatever else stands beside a name."""

    def holdings(self, g: Any, seat: int) -> list[Holding]:
        """What a player has, in the order in which it is read."""

    def moment(self, g: Any) -> Msg:
        """Where the game is: its round, its phase."""


def held(game: str, what: str, icon: str, amount: int) -> Holding:
    """So many of a resource."""
    return Holding(icon, str(amount), thing(game, what, amount))


def holdings(g: State, seat: int) -> list[Holding]:
    """What this seat has beside its points; nothing where a game does not say."""
    module = _counts(g.game)
    return [] if module is None else module.holdings(g, seat)


def moment(g: State) -> Msg | None:
    """Where the game is: its round, its phase; None where a game does not say."""
    module = _counts(g.game)
    return None if module is None else module.moment(g)


def sign(g: State, seat: int, move: int) -> str:
    """The icon of what this seat's move is about: what the game's `draw.sign` says, if it has one."""
    own = getattr(drawing(g.game), "sign", None)
    return "" if own is None else str(own(g, seat, move))


def piece(g: State, seat: int) -> str:
    """The colour of a seat's pieces, `#rrggbb`, where it is another than the player's; else nothing."""
    own = getattr(drawing(g.game), "piece", None)
    found = "" if own is None else str(own(g, seat))
    return solid(found) if found else ""


@cache
def things(game: AnyGame) -> dict[str, str]:
    """The icon of each resource, points among them; none where a game does not say."""
    module = _counts(game)
    return {} if module is None else {POINTS: "vp", **module.THINGS}


@cache
def sprite(game: AnyGame) -> str:
    """The icons of a game for the page around its picture, once; `thing-NAME` refers to one.

    They are those of its resources, and those of its options (`draw.SIGNS`), if it has any.
    """
    signs: tuple[str, ...] = getattr(drawing(game), "SIGNS", ())
    icons = dict.fromkeys([*things(game).values(), *(icon for icon in signs if icon in ICONS)])
    symbols = (DEFINITIONS[symbol(icon)].replace('id="i-', f'id="{SPRITE}', 1) for icon in icons)
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true">{"".join(symbols)}</svg>'


def _counts(game: AnyGame) -> Counts | None:
    module = drawing(game)
    return cast(Counts, module) if hasattr(module, "THINGS") else None
