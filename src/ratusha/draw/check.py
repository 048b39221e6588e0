"""What must hold of every picture: texts fit and do not cover each other, what can be touched is there.

For tests, those of other people's games, too: `problems(picture, touched)` is empty when all is well.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from html import unescape
from typing import Final, NamedTuple
from xml.etree import ElementTree

from ratusha.draw.lettering import WIDTH, width
from ratusha.draw.picture import PHONE, TABLE, Picture, draw, drawing
from ratusha.kernel.game import AnyGame
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State
from ratusha.kernel.view import View

LEAST: Final = 9
"""No letters are smaller than this."""
SLACK: Final = 1.0
"""So much may two boxes share: letters do not fill theirs."""

_ABOVE: Final = re.compile(r'<g data-part="[^"]*"><g (data-with=|class="above")')
"""A part that lies on paper of its own above the others and hides what is below."""
_TEXT: Final = re.compile(r"<text ([^>]*)>([^<]*)</text>")
_RECT: Final = re.compile(r"<rect ([^>]*)/>")
_ICON: Final = re.compile(r'<use href="#i-([\w-]+)" ([^>]*)/>')
_VALUE: Final = re.compile(r'([\w-]+)="([^"]*)"')
PLACE: Final = re.compile(r'data-place="([^"]+)" data-outline="([^"]*)"')


LAID: Final = ("war", "carts", "craftsmen")
"""Tokens of Founders of the Empire: they are laid on a square, and may lie on its name."""


class Box(NamedTuple):
    """A rectangle in the picture, and what is in it."""

    left: float
    top: float
    right: float
    bottom: float
    what: str


def text_boxes(svg: str) -> list[Box]:
    """The boxes of all texts."""
    made: list[Box] = []
    for attributes, written in _TEXT.findall(svg):
        has = dict(_VALUE.findall(attributes))
        line, size = unescape(written), float(has["font-size"])
        wide = width(line, size, has["class"]) + float(has.get("letter-spacing", 0)) * len(line)
        wide = min(wide, float(has.get("textLength", wide)))
        x, y = float(has["x"]), float(has["y"])
        left = x - {"start": 0, "middle": wide / 2, "end": wide}[has.get("text-anchor", "start")]
        made.append(Box(left, y - 0.72 * size, left + wide, y + 0.2 * size, line))
    return made


def icon_boxes(svg: str) -> list[Box]:
    """The boxes of all icons, without the margin that their drawings leave."""
    made: list[Box] = []
    for name, attributes in _ICON.findall(svg):
        has = dict(_VALUE.findall(attributes))
        x, y, wide, high = (float(has[side]) for side in ("x", "y", "width", "height"))
        made.append(Box(x + wide * 0.1, y + high * 0.1, x + wide * 0.9, y + high * 0.9, name))
    return made


def _frames(svg: str) -> list[Box]:
    """The rectangles that could hold a text."""
    made: list[Box] = []
    for attributes in _RECT.findall(svg):
        has = dict(_VALUE.findall(attributes))
        x, y = float(has["x"]), float(has["y"])
        made.append(Box(x, y, x + float(has["width"]), y + float(has["height"]), has["fill"]))
    return made


class Checked(NamedTuple):
    """What a part shows, and what is wrong with it by itself.

    `above`: it lies on paper of its own. `layers` are the texts that are in sight together.
    """

    found: tuple[str, ...]
    above: bool
    layers: tuple[tuple[Box, ...], ...]
    outlines: tuple[tuple[str, Box], ...]


def problems(picture: Picture, touched: set[str] | None = None) -> list[str]:
    """What is wrong with a picture in which these places can be touched."""
    whole = Box(0, 0, picture.frame.width, picture.frame.height, "")
    checked = [_checked(part.id, part.svg) for part in picture.parts]
    found = [problem for part in checked for problem in part.found]
    for part in checked:
        for layer in part.layers:
            found += [f"“{box.what}” leaves the picture" for box in layer if not _holds(whole, box)]
        found += [f"{id} leaves the picture" for id, around in part.outlines if not _holds(whole, around)]
    found += _covered([box for part in checked if not part.above for layer in part.layers for box in layer])
    places = Counter(picture.places())
    found += [f"{id} is there twice" for id in sorted(places) if places[id] > 1]
    found += [f"{id} can be touched, but is not there" for id in sorted((touched or set()) - set(places))]
    return found


@lru_cache(8_192)
def _checked(id: str, svg: str) -> Checked:
    """Most parts are in many pictures: each is looked at once."""
    above = bool(_ABOVE.match(svg))
    found = _part_problems(id, svg)
    texts: list[tuple[Box, ...]] = []
    for layer in layers(svg):
        found += icons_run_over(id, layer)
        inside = text_boxes(layer)
        texts.append(tuple(inside))
        found += _covered(inside) if above else []
        for around in _frames(layer):
            found += [f"{id}: “{b.what}” leaves its frame" for b in inside if _crosses(b, around)]
    outlines = tuple((place, outline_box(outline)) for place, outline in PLACE.findall(svg) if outline)
    return Checked(tuple(found), above, tuple(texts), outlines)


def layers(svg: str) -> list[str]:
    """What of a part is in sight together: of things that are shown with a place, each alone."""
    return svg.split("<g data-with=")[1:] if _ABOVE.match(svg) and "<g data-with=" in svg else [svg]


def _covered(boxes: list[Box]) -> list[str]:
    """The texts that cover each other."""
    found: list[str] = []
    boxes = sorted(boxes)
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            if other.left > one.right - SLACK:
                break
            if min(one.bottom, other.bottom) - max(one.top, other.top) > SLACK:
                found.append(f"“{one.what}” and “{other.what}” cover each other")
    return found


def _part_problems(id: str, svg: str) -> list[str]:
    found: list[str] = []
    try:
        ElementTree.fromstring(svg)
    except ElementTree.ParseError as error:
        found.append(f"{id} is no SVG: {error}")
    for attributes, written in _TEXT.findall(svg):
        has = dict(_VALUE.findall(attributes))
        line = unescape(written)
        if "textLength" in has:
            found.append(f"{id}: “{line}” does not fit")
        if float(has["font-size"]) < LEAST:
            found.append(f"{id}: “{line}” is too small")
        lacks = sorted({letter for letter in line if letter not in WIDTH[has["class"]]})
        if lacks:
            found.append(f"{id}: our fonts have no {''.join(lacks)!r} (in “{line}”)")
    found += [f"{id}: {place} has no outline" for place, outline in PLACE.findall(svg) if not outline]
    if re.search(r"<g [^>]*transform", svg):
        found.append(f"{id}: a group is moved; outlines are in the picture's own units")
    return found


def icons_run_over(id: str, svg: str) -> list[str]:
    """The texts of a part that run over an icon."""
    icons = [icon for icon in icon_boxes(svg) if icon.what not in LAID]
    return [
        f"{id}: “{box.what}” runs over an icon ({icon.what})"
        for box in text_boxes(svg)
        for icon in icons
        if _touches(box, icon)
    ]


def _crosses(box: Box, around: Box) -> bool:
    """Is a text partly inside and partly outside a rectangle?"""
    wide = min(box.right, around.right) - max(box.left, around.left)
    high = min(box.bottom, around.bottom) - max(box.top, around.top)
    return wide > SLACK and high > SLACK and not _holds(around, box)


def _touches(text: Box, icon: Box) -> bool:
    """Does a text run over an icon that it does not stand on (as a number does on its shield)?"""
    wide = min(text.right, icon.right) - max(text.left, icon.left)
    high = min(text.bottom, icon.bottom) - max(text.top, icon.top)
    x, y = (text.left + text.right) / 2, (text.top + text.bottom) / 2
    stands = icon.left < x < icon.right and icon.top < y < icon.bottom
    return wide > SLACK and high > SLACK and not stands


def _holds(around: Box, box: Box) -> bool:
    return (
        box.left >= around.left - SLACK
        and box.right <= around.right + SLACK
        and box.top >= around.top - SLACK
        and box.bottom <= around.bottom + SLACK
    )


# -- phones ----------------------------------------------------------------------------------------

THUMB: Final = 40
"""A target for a thumb is at least so wide and high."""


def outline_size(outline: str) -> tuple[float, float]:
    """How wide and how high a path is."""
    around = outline_box(outline)
    return around.right - around.left, around.bottom - around.top


def outline_box(outline: str) -> Box:
    """The box of a path of M, L, Q, h, v, q and a (arcs: the half circles of `shapes.disc`)."""
    xs: list[float] = []
    ys: list[float] = []
    x = y = 0.0
    for letter, values in re.findall(r"([MLQhvqa])([^A-Za-z]*)", outline):
        numbers = [float(value) for value in re.findall(r"-?[\d.]+", values)]
        if letter in "MLQ":
            x, y = numbers[-2:]
        else:
            x += 0 if letter == "v" else numbers[0] if letter == "h" else numbers[-2]
            y += 0 if letter == "h" else numbers[-1]
        xs.append(x)
        ys += (y - numbers[1], y + numbers[1]) if letter == "a" else (y,)
    return Box(min(xs), min(ys), max(xs), max(ys), "")


def small_targets(view: View, seat: int, lang: str) -> list[str]:
    """The places that the viewer's options touch and that are too small for a thumb on a phone."""
    module = drawing(view.game)
    assert module is not None
    wanted = touched(view)
    found: list[str] = []
    for frame in module.frames(view.known, seat):
        if frame.kind == PHONE:
            picture = draw(view, seat, lang, frame.id)
            assert picture is not None
            for id, outline in PLACE.findall("".join(part.svg for part in picture.parts)):
                if id in wanted and min(outline_size(outline)) < THUMB - 0.1:
                    found.append(id)
    return found


# -- random games ----------------------------------------------------------------------------------


def touched(view: View) -> set[str]:
    """The ids of the places that the viewer's options touch."""
    decision = view.decision()
    found: set[str] = set()
    if decision is not None:
        for move in view.moves():
            found.update(decision.touches(view.known, move))
    for move in view.asides():
        found.update(view.known.agenda[-1].aside_touches(view.known, view.viewer, move))
    return found


def positions(game: AnyGame, seats: int, seed: int, step: int, **options: str) -> Iterator[State]:
    """Every so-manieth position of a random game, the first and the last among them."""
    g: State = game.start(seats=seats, seed=seed, **options)
    rng = Rng(seed)
    choices = 0
    while not g.over:
        if choices % step == 0:
            yield g
        seat = g.asked[rng.below(len(g.asked))]
        moves = g.moves(seat)
        g.play(moves[rng.below(len(moves))], seat)
        choices += 1
    yield g


def position_problems(g: State, viewer: int, lang: str) -> list[str]:
    """What is wrong with any picture of a position, as one viewer sees it."""
    view = g.seen_by(viewer)
    module = drawing(g.game)
    if module is None:
        return [f"{g.game.id} is not drawn"]
    names = ["Maximiliane Featherstonehaugh", "Jo"] * 4
    wanted = touched(view)
    known = set(g.game.places(view.known))
    found: list[str] = []
    on_phone: set[str] = set()
    frames = module.frames(view.known, max(viewer, 0))
    for frame in frames:
        picture = draw(view, viewer, lang, frame.id, names=names[: g.seats])
        assert picture is not None
        problems_here = problems(picture, wanted if frame.kind == TABLE else None)
        strange = sorted(set(picture.places()) - known) if known else []
        problems_here += [f"{id} is no place" for id in strange]
        found += [f"{frame.id} ({lang}): {problem}" for problem in problems_here]
        if frame.kind == PHONE:
            on_phone.update(picture.places())
    if any(frame.kind == PHONE for frame in frames):
        found += [f"{id} is on no tab of the phone" for id in sorted(wanted - on_phone)]
    return found
