"""What the parts of the table share: whose pieces are whose, buildings, octagons of actions, words."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin
from typing import Final, NamedTuple

from ratusha.draw.cardboard import Chip, shadow
from ratusha.draw.icons import ICONS, OWN, icon_at
from ratusha.draw.lettering import text, width
from ratusha.draw.palette import PLAYERS
from ratusha.draw.picture import Scene
from ratusha.draw.shapes import lit, marker
from ratusha.draw.svg import DEFINITIONS, define, path, polygon, use
from ratusha.games.terra_mystica.components import (
    DWELLING,
    FACTIONS,
    NO_FACTION,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TERRAIN_IDS,
    TRADING_HOUSE,
    Gain,
)
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.kernel import words
from ratusha.kernel.msg import Msg, Param

BUILDING_ICON: Final = {
    DWELLING: "dwelling",
    TRADING_HOUSE: "trading",
    TEMPLE: "temple",
    STRONGHOLD: "stronghold",
    SANCTUARY: "sanctuary",
}
CULT_ICON: Final = ("fire", "waterdrop", "earth", "air")
CULT_FILL: Final = ("fire", "lakes", "earth", "iron")
STEP_ICON: Final = "favor"
"""A step on a cult that the player chooses, or one on each."""


SMALLEST: Final = 9.2
"""No number is smaller than this."""


class Owner(NamedTuple):
    """Who sits at a seat: the shape is the player's, the colour that of the faction."""

    seat: int
    name: str
    shape: str
    fill: str
    faction: int


def owners(scene: Scene[TerraMystica]) -> tuple[Owner, ...]:
    """All players by seat; before they have a faction, in their own colours."""
    return tuple(
        Owner(
            player.seat,
            player.name,
            PLAYERS[player.colour][1],
            player.colour if of.faction == NO_FACTION else f"piece-{home(of.faction)}",
            of.faction,
        )
        for player, of in zip(scene.players, scene.g.players, strict=True)
    )


def home(faction: int) -> str:
    """The home terrain of a faction."""
    return TERRAIN_IDS[FACTIONS[faction].home]


def say(lang: str, id: str, **params: Param) -> str:
    """One of the words of the pictures."""
    return words.text(Msg(f"terra_mystica-draw-{id}", **params), lang)


def token(owner: Owner, x: float, y: float, radius: float) -> str:
    """A player's marker."""
    return marker(owner.shape, owner.fill, x, y, radius)


def building(kind: int, fill: str, x: float, y: float, size: float) -> str:
    """A building of wood, its middle at x, y: a silhouette with a pale rim, which stands out on any land."""
    name = BUILDING_ICON[kind]
    id = f"house-{name}-{fill}"
    if id not in DEFINITIONS:
        parts = ICONS[name]
        whole = "".join(d for d, _ in parts)
        inner = (
            f'<path d="{parts[0][0]}" transform="translate(0 1.7)" fill="var(--shade)" '
            'stroke="var(--shade)" stroke-width="3.4" opacity=".3"/>'
        )
        inner += path(whole, "none", "card", 5.2)
        inner += "".join(path(d, fill if colour == OWN else colour, "dark", 1.7) for d, colour in parts)
        define(id, f'<symbol id="{id}" viewBox="0 0 24 24" overflow="visible">{inner}</symbol>')
    return use(id, x - size / 2, y - size / 2, size, size)


def octagon(x: float, y: float, radius: float) -> str:
    """The path round the space of an action."""
    turns = [pi * (2 * i + 1) / 8 for i in range(8)]
    return polygon((x + radius * cos(turn), y + radius * sin(turn)) for turn in turns)


def action_space(x: float, y: float, radius: float, used: bool) -> str:
    """The space of an action that is used once a round; crossed by `cross` where it is used."""
    d = octagon(x, y, radius)
    return shadow(d, 1.5, 0.25) + path(d, "stone" if used else "wood-2") + path(d, lit(), "outline", 1.5)


def cross(x: float, y: float, radius: float) -> str:
    """Over the space of an action that has been used."""
    r = radius * 0.62
    d = f"M{x - r:.1f} {y - r:.1f}L{x + r:.1f} {y + r:.1f}M{x + r:.1f} {y - r:.1f}L{x - r:.1f} {y + r:.1f}"
    return path(d, "none", "dark", radius * 0.22, opacity=0.75)


def gained(gain: Gain) -> list[Chip]:
    """What a card, tile or building gives, as icons with numbers."""
    things = (
        ("coin", gain.coins),
        ("worker", gain.workers),
        ("priest", gain.priests),
        ("power", gain.power),
        ("spade", gain.spades),
        ("bridge", gain.bridges),
    )
    return [(icon, n) for icon, n in things if n]


def glyphs(
    x: float,
    y: float,
    items: Iterable[Chip],
    sign: float,
    size: float,
    fill: str = "dark",
    gap: float = 3,
    room: float = 0,
) -> str:
    """Icons close together, their middle at x, y; a number that is not empty stands after its icon.

    Where they would be wider than `room`, all of them are smaller.
    """
    items = list(items)
    wide = glyphs_width(items, sign, size, gap)
    if room and wide > room:
        share = room / wide
        sign, size, gap = sign * share, max(SMALLEST, size * share), gap * share
        wide = glyphs_width(items, sign, size, gap)
    at = x - wide / 2
    made = ""
    for name, value in items:
        made += icon_at(name, at + sign / 2, y, sign)
        at += sign
        number = str(value)
        if number:
            long = width(number, size, "s7")
            made += text(at + 1, y + size * 0.36, number, size, "s7", fill, room=long + 1)
            at += long + 1
        at += gap
    return made


def glyphs_width(items: Iterable[Chip], sign: float, size: float, gap: float = 3) -> float:
    """How wide such a row is."""
    wide = -gap
    for _, value in items:
        wide += sign + gap + (width(str(value), size, "s7") + 1 if str(value) else 0)
    return wide
