"""The map: land and river, buildings, bridges, towns, and how many spades what is in reach would take."""

from __future__ import annotations

from functools import cache
from typing import Final

from ratusha.draw import patterns
from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import text
from ratusha.draw.picture import Scene
from ratusha.draw.shapes import ROOT3, hexagon, hexagon_points, lit
from ratusha.draw.svg import (
    DEFINITIONS,
    Point,
    circle,
    define,
    label,
    line,
    n,
    path,
    place,
    polygon,
    rect,
    use,
)
from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.board import AROUND, HEXES, LAND_IDS, LANDS, PLACE, SITES
from ratusha.games.terra_mystica.components import (
    DWELLING,
    FACTIONS,
    NO_BUILDING,
    NO_FACTION,
    TERRAIN_IDS,
    TRADING_HOUSE,
)
from ratusha.games.terra_mystica.draw.look import Owner, building, say
from ratusha.games.terra_mystica.reach import free_land, jumps, shipping
from ratusha.games.terra_mystica.state import NO_SEAT, TerraMystica
from ratusha.games.terra_mystica.text.maps import spades_to_home
from ratusha.kernel import words
from ratusha.kernel.bits import BIT

ROWS: Final = 9
RIVER: Final = "river"
_DARK: Final = ("swamp", "forest")
"""On these lands letters are white."""
_UNIT: Final = 34
"""The radius in whose units the symbols are drawn."""
_HALF: Final = 40

LAND_ROWS: Final = tuple(tuple(hex for hex in range(LANDS) if PLACE[hex][0] == row) for row in range(ROWS))


def add_map(
    scene: Scene[TerraMystica], owners: tuple[Owner, ...], x: float, y: float, radius: float, bridge: float
) -> None:
    """The parts of the map; the middle of its first hex lies at x, y. `bridge`: how wide one is to be met."""
    g, lang = scene.g, scene.lang
    scene.part("rivers", draw_rivers, x, y, radius)
    for row, hexes in enumerate(LAND_ROWS):
        lands = tuple((g.terrain[hex], g.building[hex], g.owner[hex]) for hex in hexes)
        here = tuple(owner for owner in owners if any(land[2] == owner.seat for land in lands))
        scene.part(f"row-{row}", draw_row, row, lands, here, x, y, radius, lang)
    towns = tuple((owner, tuple(sorted(g.players[owner.seat].in_town))) for owner in owners)
    skipped = tuple((owner, g.players[owner.seat].rivers) for owner in owners if g.players[owner.seat].rivers)
    scene.part("towns", draw_towns, towns, skipped, x, y, radius)
    scene.part("bridges", draw_bridges, tuple(g.bridges), owners, x, y, radius, bridge, lang)
    scene.part("reach", draw_reach, reached(g, scene.view.viewer), x, y, radius)


def reached(g: TerraMystica, viewer: int) -> tuple[tuple[int, int, bool], ...]:
    """The free hexes in reach of the viewer: the spades they take; whether it needs a tunnel or carpet."""
    if viewer < 0 or g.over or not g.round:
        return ()
    player = g.players[viewer]
    if player.faction == NO_FACTION or player.passed or player.left:
        return ()
    faction = FACTIONS[player.faction]
    near = free_land(g, player, shipping(player))
    far = [hex for hex in jumps(g, player, faction) if hex not in near]
    return tuple((hex, spades_to_home(faction, g.terrain[hex]), hex in far) for hex in sorted([*near, *far]))


def middle(hex: int, x: float, y: float, radius: float) -> Point:
    """Where the middle of a hex lies."""
    row, column = PLACE[hex]
    return x + radius * ROOT3 * (column + (0.5 if row % 2 else 0)), y + radius * 1.5 * row


@cache
def outline(hex: int, x: float, y: float, radius: float) -> str:
    """The path round a hex."""
    return hexagon(*middle(hex, x, y, radius), radius - 0.8)


def ground(land: str, x: float, y: float, radius: float) -> str:
    """A hex of the map."""
    id = f"land-{land}"
    if id not in DEFINITIONS:
        d = hexagon(0, 0, _UNIT - 0.5)
        wet = land == RIVER
        inner = (
            path(d, land) + path(d, patterns.laid(land, 1.13)) + path(d, lit(), opacity=0.5 if wet else 0.9)
        )
        inner += path(d, "dusk", opacity=0.4 if wet else 0.16)
        inner += path(d, "none", "sea-line", 0.9) if wet else path(d, "none", "outline", 1.6)
        box = f"{-_HALF} {-_HALF} {2 * _HALF} {2 * _HALF}"
        define(id, f'<symbol id="{id}" viewBox="{box}" overflow="visible">{inner}</symbol>')
    half = radius * _HALF / _UNIT
    return use(id, x - half, y - half, 2 * half, 2 * half)


def draw_rivers(x: float, y: float, radius: float) -> str:
    """The river hexes."""
    made = ""
    for hex in range(LANDS, HEXES):
        edge = outline(hex, x, y, radius)
        made += place(places.river(hex - LANDS), edge, ground(RIVER, *middle(hex, x, y, radius), radius))
    return made


def draw_row(
    row: int,
    lands: tuple[tuple[int, int, int], ...],
    owners: tuple[Owner, ...],
    x: float,
    y: float,
    radius: float,
    lang: str,
) -> str:
    """The land hexes of a row: terrain, building and whose it is."""
    made = ""
    by_seat = {owner.seat: owner for owner in owners}
    for hex, (terrain, kind, seat) in zip(LAND_ROWS[row], lands, strict=True):
        at_x, at_y = middle(hex, x, y, radius)
        land = TERRAIN_IDS[terrain]
        inner = ground(land, at_x, at_y, radius)
        name = land_name(hex, terrain, lang)
        if kind == NO_BUILDING:
            fill = "white" if land in _DARK else "dark"
            size = max(9, radius * 0.34)
            inner += label(
                text(
                    at_x,
                    at_y - radius * 0.54,
                    LAND_IDS[hex],
                    size,
                    "s7",
                    fill,
                    anchor="middle",
                    room=radius,
                    opacity=0.85,
                )
            )
        else:
            owner = by_seat[seat]
            size = radius * (0.9 if kind in (DWELLING, TRADING_HOUSE) else 1.0)
            inner += building(kind, owner.fill, at_x, at_y, size)
            stands = words.text(names.building(kind), lang)
            name = say(lang, "hex-building", hex=LAND_IDS[hex], building=stands, who=owner.name)
        made += place(places.hex(hex), outline(hex, x, y, radius), inner, name)
    return made


def land_name(hex: int, terrain: int, lang: str) -> str:
    """A free hex in words."""
    return say(lang, "hex", hex=LAND_IDS[hex], terrain=words.text(names.terrain(terrain), lang))


# -- bridges ---------------------------------------------------------------------------------------


@cache
def _ends(site: int, x: float, y: float, radius: float, share: float) -> tuple[Point, Point]:
    """The ends of a bridge: so far from the middles of the hexes that it joins."""
    (x1, y1), (x2, y2) = (middle(hex, x, y, radius) for hex in SITES[site])
    return (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share), (x2 + (x1 - x2) * share, y2 + (y1 - y2) * share)


@cache
def _site_outline(site: int, x: float, y: float, radius: float, wide: float) -> str:
    """The path round a bridge, so wide."""
    (x1, y1), (x2, y2) = _ends(site, x, y, radius, 0.22)
    far = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    across_x, across_y = -(y2 - y1) / far * wide / 2, (x2 - x1) / far * wide / 2
    return polygon(
        [
            (x1 + across_x, y1 + across_y),
            (x2 + across_x, y2 + across_y),
            (x2 - across_x, y2 - across_y),
            (x1 - across_x, y1 - across_y),
        ]
    )


def draw_bridges(
    built: tuple[int, ...],
    owners: tuple[Owner, ...],
    x: float,
    y: float,
    radius: float,
    wide: float,
    lang: str,
) -> str:
    """Where bridges stand and where they may: the printed sites are thin dotted lines."""
    made = ""
    for site, seat in enumerate(built):
        if seat == NO_SEAT:
            (x1, y1), (x2, y2) = _ends(site, x, y, radius, 0.38)
            inner = line(x1, y1, x2, y2, "ink-2", radius * 0.05, dash="0.1 3.4")
            name = say(lang, "site", site=names.site(site))
        else:
            (x1, y1), (x2, y2) = _ends(site, x, y, radius, 0.34)
            inner = (
                line(x1, y1 + 1.6, x2, y2 + 1.6, "shade", radius * 0.38)
                + line(x1, y1, x2, y2, "dark", radius * 0.36)
                + line(x1, y1, x2, y2, owners[seat].fill, radius * 0.26)
                + line(x1, y1, x2, y2, "card", radius * 0.17, dash=f".1 {n(radius * 0.23)}")
            )
            name = say(lang, "bridge", site=names.site(site), who=owners[seat].name)
        made += place(places.site(site), _site_outline(site, x, y, radius, wide), inner, name)
    return made


# -- towns -----------------------------------------------------------------------------------------


def draw_towns(
    towns: tuple[tuple[Owner, tuple[int, ...]], ...],
    skipped: tuple[tuple[Owner, int], ...],
    x: float,
    y: float,
    radius: float,
) -> str:
    """A golden line round the towns, with a key; where a river is skipped, a golden link."""
    made = ""
    for owner, rivers in skipped:
        for hex in range(LANDS, HEXES):
            if rivers & BIT[hex - LANDS]:
                at_x, at_y = middle(hex, x, y, radius)
                made += circle(at_x, at_y, radius * 0.4, "gold", "outline", 1.4)
                made += circle(at_x, at_y, radius * 0.24, owner.fill, "outline", 1.2)
    for _, hexes in towns:
        edges = "".join(_town_edges(hex, hexes, x, y, radius) for hex in hexes)
        if edges:
            made += path(edges, "none", "outline", 4.6) + path(edges, "none", "gold", 2.6)
        for hex in hexes:
            if hex == min(_joined(hex, hexes)):
                at_x, at_y = middle(hex, x, y, radius)
                made += icon_at("key", at_x, at_y - radius * 0.7, radius * 0.46)
    return made


def _joined(hex: int, hexes: tuple[int, ...]) -> list[int]:
    """The hexes of a town that hang together with this one."""
    found = [hex]
    for one in found:  # the list grows meanwhile
        found += [near for near in AROUND[one] if near in hexes and near not in found]
    return found


def _town_edges(hex: int, hexes: tuple[int, ...], x: float, y: float, radius: float) -> str:
    """The sides of a hex that do not lead to another hex of the same town."""
    row, column = PLACE[hex]
    side = column if row % 2 else column - 1
    around = (
        (row - 1, side + 1),
        (row, column + 1),
        (row + 1, side + 1),
        (row + 1, side),
        (row, column - 1),
        (row - 1, side),
    )
    corners = hexagon_points(*middle(hex, x, y, radius), radius - 2.4)
    inside = {PLACE[other] for other in hexes}
    made = ""
    for at, beyond in enumerate(around):
        if beyond not in inside:
            (x1, y1), (x2, y2) = corners[at], corners[(at + 1) % 6]
            made += f"M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}"
    return made


# -- what is in reach ------------------------------------------------------------------------------


def draw_reach(hexes: tuple[tuple[int, int, bool], ...], x: float, y: float, radius: float) -> str:
    """How many spades make each free hex in reach home; a dwelling where it is home already."""
    made = ""
    for hex, spades, far in hexes:
        at_x, at_y = middle(hex, x, y, radius)
        dash = "3 2" if far else ""
        if spades:
            made += rect(at_x - 14, at_y - 2, 28, 17, 8.5, "paper", "ink", 1.1, dash=dash)
            made += icon_at("spade", at_x - 5, at_y + 6.4, 14)
            made += text(at_x + 7, at_y + 11, spades, 12.5, "s7", anchor="middle", room=10)
        else:
            made += rect(at_x - 11, at_y - 3, 22, 19, 9, "paper", "ink", 1.1, dash=dash)
            made += icon_at("dwelling", at_x, at_y + 6.2, 15)
    return made
