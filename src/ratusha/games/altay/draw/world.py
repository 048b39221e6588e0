"""The map: sea, lands, rivers and straits; on each region its marker or its settlements."""

from __future__ import annotations

from typing import Final

from ratusha.draw import patterns
from ratusha.draw.cardboard import plain_piece, shadow
from ratusha.draw.icons import control, icon, icon_at
from ratusha.draw.lettering import text
from ratusha.draw.palette import PLAYERS
from ratusha.draw.picture import Scene
from ratusha.draw.shapes import box, lit, shape
from ratusha.draw.svg import DEFINITIONS, circle, define, label, line, n, path, place, rect, use
from ratusha.games.altay import names, places
from ratusha.games.altay.battle import BattleChoice
from ratusha.games.altay.components import BRINGS, DIFFICULTY, REGION, REGIONS, TERRAIN_OF
from ratusha.games.altay.draw.chart import Chart, chart
from ratusha.games.altay.draw.words import TERRAIN_ICON, say, there
from ratusha.games.altay.effects import RESOURCE
from ratusha.games.altay.state import Altay
from ratusha.kernel.bits import BIT
from ratusha.kernel.words import text as words

Box = tuple[float, float, float, float]

LAND: Final = ("farmland", "woodland", "minefield", "mountain")
"""The ground of each terrain."""
_HOUSES: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((0, 0),),
    2: ((-0.55, 0), (0.55, 0)),
    3: ((-0.55, -0.45), (0.55, -0.45), (0, 0.52)),
    4: ((-0.55, -0.5), (0.55, -0.5), (-0.55, 0.52), (0.55, 0.52)),
}
NOBODY: Final = ""
_WHOLE: Final = (540, 392)
"""The size of the map on the table."""
_NEAREST: Final = 1.4
"""In a battle it is shown so many times as large, at most."""


def add_map(scene: Scene[Altay], frame: Box, crop: Box | None = None) -> None:
    """The map with all its regions; or what of it can be seen through a window, `crop`."""
    g, lang = scene.g, scene.lang
    scene.part("map", draw_land, frame, crop or frame, g.in_play)
    tokens = g.tokens()
    for region in range(REGIONS):
        if crop and not _in_sight(chart(*frame), region, crop):
            continue
        owner = scene.players[g.owner[region]] if g.pieces[region] else None
        shown = (g.pieces[region], owner.colour if owner else NOBODY, g.markers[region], tokens[region])
        flags = (bool(g.in_play & BIT[region]), bool(g.used & BIT[region]))
        about = there(g, region, lang)
        scene.part(
            f"region-{REGION[region]}", draw_region, frame, crop or frame, region, *shown, *flags, about, lang
        )
    now = g.agenda[-1] if g.agenda else None
    if isinstance(now, BattleChoice):
        scene.part("battle-arrow", draw_arrow, frame, now.start, now.target)


def near(start: int, target: int, window: Box) -> Box:
    """Where the whole map lies when a window shows these two regions as large as it can."""
    x, y, wide, high = window
    land = chart(0, 0, *_WHOLE)
    (x1, y1), (x2, y2) = land.middle[start], land.middle[target]
    zoom = min(_NEAREST, high / (abs(y1 - y2) + land.cell_high * 1.04))
    across, down = round(_WHOLE[0] * zoom), round(_WHOLE[1] * zoom)
    left = x + wide / 2 - (x1 + x2) / 2 * zoom
    up = y + high / 2 - (y1 + y2) / 2 * zoom
    west, east = sorted((x, x + wide - across))
    left = min(east, max(west, left))
    return (round(left), round(min(y, max(y + high - down, up))), across, down)


def _in_sight(land: Chart, region: int, crop: Box) -> bool:
    x, y = land.middle[region]
    wide, high = land.cell_wide * 0.42, land.cell_high * 0.42
    left, top, across, down = crop
    return left <= x - wide and x + wide <= left + across and top <= y - high and y + high <= top + down


def draw_land(frame: Box, crop: Box, in_play: int) -> str:
    """What never changes: sea, coasts, lands, rivers, straits; as far as it can be seen."""
    x, y, wide, high = crop
    land = chart(*frame)
    clip = f"clip-{n(x)}-{n(y)}-{n(wide)}-{n(high)}"
    define(clip, f'<clipPath id="{clip}">{path(box(x, y, wide, high, 10))}</clipPath>')
    made = path(box(x, y + 2, wide, high, 10), "shade", opacity=0.2)
    made += f'<g clip-path="url(#{clip})">' + path(box(x, y, wide, high), "sea")
    made += path(box(x, y, wide, high), patterns.printed("sea", 1.2))
    coast = "".join(land.outline)
    made += path(coast, "none", "print", 16, opacity=0.2) + path(coast, "none", "print", 9, opacity=0.32)
    for region in range(REGIONS):
        made += ground(land.outline[region], LAND[TERRAIN_OF[region]], bool(in_play & BIT[region]))
    made += path(coast, "none", "wall", 1.5, opacity=0.9)
    made += _water(land) + "</g>"
    return made + path(box(x, y, wide, high, 10), "none", "outline", 1.2)


def ground(d: str, land: str, in_play: bool) -> str:
    """Land within an outline; pale where nobody plays."""
    if not in_play:
        return path(d, "paper-3", "paper-3", 1.5) + path(d, patterns.hatch())
    made = path(d, f"{land}-ground", f"{land}-ground", 1.5)
    return made + path(d, patterns.laid(land, 0.95), opacity=0.5) + path(d, lit(), opacity=0.55)


def _water(land: Chart) -> str:
    scale = land.cell_wide / 73
    made = "".join(path(d, "none", "bank", 6.5 * scale) for d in land.rivers)
    made += "".join(path(d, "none", "stream", 4 * scale) for d in land.rivers)
    for (x1, y1), (x2, y2) in land.straits:
        made += line(x1, y1, x2, y2, "ink", 2.2, dash="2 6")
        made += icon_at("sail", (x1 + x2) / 2, (y1 + y2) / 2, 22 * scale)
    return made


def draw_region(
    frame: Box,
    crop: Box,
    region: int,
    pieces: int,
    colour: str,
    marker: int,
    token: int,
    in_play: bool,
    used: bool,
    about: str,
    lang: str,
) -> str:
    """A region's name and terrain, and what lies there."""
    land = chart(*frame)
    x, y = land.middle[region]
    wide, high = land.cell_wide, land.cell_high
    scale = min(1.0, wide / 73)
    top = y - high * 0.38
    fade = 0.85 if in_play else 0.55
    made = label(
        text(
            x + wide * 0.14,
            top + 13 * scale,
            REGION[region],
            max(9.4, 10.5 * scale),
            "s7",
            "dark" if in_play else "ink-2",
            anchor="end",
            room=wide * 0.5,
            opacity=fade,
        )
    )
    made += icon(TERRAIN_ICON[TERRAIN_OF[region]], x + wide * 0.17, top, 17 * scale, opacity=fade)
    low = y + 5 * scale
    left = x - wide * (0.13 if token and not pieces else 0)
    if pieces:
        left -= wide * (0.1 if token else 0)
        made += houses(left, low, colour, pieces, (17 if token else 19) * scale)
    elif marker >= 0 and in_play:
        made += marker_at(left, low, marker, 30 * scale)
    if token:
        star = x + wide * 0.2
        made += icon_at("vp", star, low, 19 * scale)
        made += text(star + 10 * scale, low + 5 * scale, token, 14 * scale, "s7", "dark", room=20)
    if used:
        made += circle(x - wide * 0.32, top + 8 * scale, 7 * scale, "ink", "paper", 1.2)
        made += control("ok", x - wide * 0.32 - 5 * scale, top + 3 * scale, 10 * scale, "paper", 3)
    name = words(names.region(region), lang)
    told = f"{about}; {say(lang, 'used')}" if used else about
    return place(places.region(region), land.outline_in(region, *crop), made, name, told)


def houses(x: float, y: float, colour: str, count: int, size: float) -> str:
    """The settlements of a region, the owner's shape on their fronts."""
    id = f"altay-house-{colour}"
    if id not in DEFINITIONS:
        d = "M-10 9.5V-2L0 -11.5L10 -2V9.5Z"
        define(
            id,
            f'<symbol id="{id}" viewBox="-14 -14 28 28" overflow="visible">'
            + shadow(d, 2, 0.35)
            + path(d, "white", "white", 4)
            + path(d, colour, "dark", 1.9)
            + path(d, lit(), opacity=0.6)
            + path(shape(PLAYERS[colour][1], 0, 3, 4.2), "white", "dark", 1.1)
            + "</symbol>",
        )
    half = size * 0.62
    return "".join(
        use(id, x + dx * size - half, y + dy * size - half, 2 * half, 2 * half) for dx, dy in _HOUSES[count]
    )


def marker_at(x: float, y: float, kind: int, size: float, opacity: float = 1) -> str:
    """A conquest marker with its middle at x, y: the shield with its difficulty, and what it brings."""
    id = f"altay-marker-{kind}"
    brings = BRINGS[kind]
    if id not in DEFINITIONS:
        made = plain_piece(box(-15, -15, 30, 30, 5), "cream")
        if brings >= 0:
            made += icon("defence", -14.5, -11.5, 17) + icon(RESOURCE[brings], 1, -3, 13.5)
        else:
            made += icon("defence", -12, -12.5, 24)
        define(id, f'<symbol id="{id}" viewBox="-18 -18 36 36" overflow="visible">{made}</symbol>')
    whole, unit = size * 36 / 30, size / 30
    made = use(id, x - whole / 2, y - whole / 2, whole, whole, opacity)
    dx, dy, letters = (-6, 1.2, 11.5) if brings >= 0 else (0, 4.5, 14.5)
    return made + text(
        x + dx * unit,
        y + dy * unit,
        DIFFICULTY[kind],
        max(9.0, letters * unit),
        "s7",
        "dark",
        anchor="middle",
        room=14,
        opacity=opacity,
    )


def blank_marker(x: float, y: float, size: float) -> str:
    """A marker that was converted: turned over."""
    half = size / 2
    return rect(x - half, y - half, size, size, 4, "paper-3", "line", 1.2, dash="3 3")


def draw_arrow(frame: Box, start: int, target: int) -> str:
    """The way of an attack."""
    land = chart(*frame)
    (x1, y1), (x2, y2) = land.middle[start], land.middle[target]
    far = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    dx, dy = (x2 - x1) / far, (y2 - y1) / far
    inset = min(land.cell_wide, land.cell_high) * 0.26
    x1, y1, x2, y2 = x1 + dx * inset, y1 + dy * inset, x2 - dx * inset, y2 - dy * inset
    bend = far * 0.1
    mid = (x1 + x2) / 2 - dy * bend, (y1 + y2) / 2 + dx * bend
    d = f"M{n(x1)} {n(y1)}Q{n(mid[0])} {n(mid[1])} {n(x2)} {n(y2)}"
    dx, dy = x2 - mid[0], y2 - mid[1]
    long = max(1.0, (dx * dx + dy * dy) ** 0.5)
    dx, dy = dx / long * 11, dy / long * 11
    head = (
        f"M{n(x2 - dx - dy * 0.6)} {n(y2 - dy + dx * 0.6)}L{n(x2)} {n(y2)}"
        f"L{n(x2 - dx + dy * 0.6)} {n(y2 - dy - dx * 0.6)}"
    )
    return (
        path(d, "none", "paper", 7.5)
        + path(head, "none", "paper", 7.5)
        + path(d + head, "none", "vermilion", 4)
    )
