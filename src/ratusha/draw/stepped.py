"""A move that is put together: one of several things, and amounts that go up and down (a bid).

The list has every such move; a page with script shows a choice and a stepper for each amount instead.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ratusha.draw.picture import drawing
from ratusha.kernel.msg import Msg
from ratusha.kernel.state import State


class Gain(NamedTuple):
    """A part of what a choice may bring: an icon, words, points (0: none for the player)."""

    icon: str
    about: Msg
    points: int


class Choice(NamedTuple):
    """One of the things: its value in the notation, its place, icon and name, the points it may bring; and
    where they would come from, for a page without room for that in the picture.
    """

    value: str
    place: str
    icon: str
    name: Msg
    points: int
    gains: tuple[Gain, ...] = ()


class Amount(NamedTuple):
    """A field that goes up and down: its name in the notation, its icon and words, where it begins.

    `kept`: what is not put in stays with the player.
    """

    field: str
    icon: str
    name: Msg
    about: Msg
    most: int
    start: int
    kept: bool


class Stepped(NamedTuple):
    """A kind of move with the field that names the thing, what may be chosen, and what follows from it."""

    kind: str
    field: str
    head: Msg
    choices: tuple[Choice, ...]
    head_amounts: Msg
    amounts: tuple[Amount, ...]
    note: Msg | None
    won: Msg
    lost: Msg
    lost_is: Msg
    left: Msg
    do: Msg


def stepped(g: State, seat: int) -> Stepped | None:
    """What this seat puts together now; None: it chooses from a list, or the game does not say."""
    made = getattr(drawing(g.game), "stepped", None)
    found: Any = None if made is None else made(g, seat)
    return found if isinstance(found, Stepped) else None
