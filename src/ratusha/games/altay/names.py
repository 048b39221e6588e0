"""The names of things, as messages."""

from __future__ import annotations

from ratusha.games.altay.components import (
    ACHIEVEMENT,
    BRINGS,
    CARD,
    DIFFICULTY,
    FACTION,
    REGION,
    TERRAIN_OF,
    TYPE_CARD,
    TYPE_POINTS,
)
from ratusha.games.altay.effects import KIND, RESOURCE, TERRAIN
from ratusha.kernel.listing import row
from ratusha.kernel.msg import Msg


def card(type: int) -> Msg:
    """A card: its name, and its points if it has any."""
    name = kind(TYPE_CARD[type])
    points = TYPE_POINTS[type]
    return Msg("altay-card-with-points", card=name, n=points) if points else name


def kind(number: int) -> Msg:
    """A kind of card."""
    return Msg(f"altay-card-{CARD[number]}")


def cards(types: list[int]) -> Msg:
    """Several cards: each type once, with how many of it."""
    found: list[Msg] = []
    for type in sorted(set(types)):
        n = types.count(type)
        found.append(Msg("altay-times", what=card(type), n=str(n)) if n > 1 else card(type))
    return row(found)


def achievement(number: int) -> Msg:
    """An achievement."""
    return Msg(f"altay-achievement-{ACHIEVEMENT[number]}")


def faction(number: int) -> Msg:
    """A people."""
    return Msg(f"altay-faction-{FACTION[number]}")


def resource(number: int) -> Msg:
    """A resource, or a wild one."""
    return Msg(f"altay-resource-{KIND[number]}")


def amount(number: int, n: int) -> Msg:
    """An amount of a resource."""
    return Msg(f"altay-n-{RESOURCE[number]}", n=n)


def some(kind: int, n: int) -> Msg:
    """An amount of a resource, or of a wild one, as they are laid, paid or taken."""
    return Msg(f"altay-some-{KIND[kind]}", n=n)


def slots(kinds: list[int]) -> Msg:
    """What fits the slots of a card: each kind once, with how many of it."""
    return row(
        [
            Msg("altay-times", what=resource(kind), n=str(kinds.count(kind)))
            if kinds.count(kind) > 1
            else resource(kind)
            for kind in sorted(set(kinds))
        ]
    )


def terrain(number: int) -> Msg:
    """A terrain."""
    return Msg(f"altay-terrain-{TERRAIN[number]}")


def region(number: int) -> Msg:
    """A region: its name on the map and its terrain."""
    return Msg("altay-region", name=REGION[number], terrain=terrain(TERRAIN_OF[number]))


def marker(kind: int) -> Msg:
    """A conquest marker: its difficulty and what it brings."""
    n = str(DIFFICULTY[kind])
    if BRINGS[kind] < 0:
        return Msg("altay-marker-plain", n=n)
    return Msg("altay-marker", n=n, brings=resource(BRINGS[kind]))


def resources(counts: list[int]) -> Msg:
    """Several resources, those of which there are some."""
    return row([amount(number, n) for number, n in enumerate(counts) if n])
