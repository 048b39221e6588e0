"""The cult board: four tracks with everybody's marker, and the spots for priests."""

from __future__ import annotations

from typing import Final, NamedTuple

from ratusha.draw.cardboard import panel
from ratusha.draw.icons import control, icon, icon_at
from ratusha.draw.lettering import text
from ratusha.draw.picture import Scene
from ratusha.draw.shapes import box, disc
from ratusha.draw.svg import circle, place, rect
from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.components import CULT_POWER, CULTS, RETURNED, SPOTS, TOP
from ratusha.games.terra_mystica.draw.look import CULT_FILL, CULT_ICON, Owner, say, token
from ratusha.games.terra_mystica.state import NO_SEAT, TerraMystica
from ratusha.kernel import words

HEAD: Final = 26
"""The height of the icons over the tracks."""


class Size(NamedTuple):
    """How large the cult board is drawn: one step of a track, a spot for a priest, the gap between spots."""

    step: float
    spot: float
    gap: float
    marker: float


TABLE_SIZE: Final = Size(16.2, 12.6, 1.6, 5)
PHONE_SIZE: Final = Size(19, 40, 4, 6.4)


def add_cults(
    scene: Scene[TerraMystica], owners: tuple[Owner, ...], x: float, y: float, wide: float, size: Size
) -> None:
    """A sheet with the four cults, a part for each."""
    g = scene.g
    column = (wide - 10) / CULTS
    scene.part("cults", panel, x, y, wide, height(size))
    for cult in range(CULTS):
        steps = tuple(player.cults[cult] for player in g.players)
        spots = tuple(g.spots[cult * len(SPOTS) : (cult + 1) * len(SPOTS)])
        in_play = tuple(owner for owner in owners if owner.faction >= 0)
        scene.part(
            f"cult-{cult}",
            draw_cult,
            cult,
            steps,
            spots,
            in_play,
            x + 5 + cult * column,
            y,
            column,
            size,
            scene.lang,
        )


def height(size: Size) -> float:
    """How high the sheet is."""
    return HEAD + 11 * size.step + 8 + _spots_height(size) + 5


def _spots_height(size: Size) -> float:
    return 3 * size.spot + 2 * size.gap if size.spot < 30 else 2 * size.spot + size.gap


def draw_cult(
    cult: int,
    steps: tuple[int, ...],
    spots: tuple[int, ...],
    owners: tuple[Owner, ...],
    x: float,
    y: float,
    wide: float,
    size: Size,
    lang: str,
) -> str:
    """One cult: 0 to 10 from below, the power where it is gained, the key of the top; the spots below."""
    high = size.step
    top = y + HEAD
    inner = ""
    for step in range(TOP + 1):
        at = top + (TOP - step) * high
        inner += rect(x + 1, at, wide - 2, high - 1.5, 3, CULT_FILL[cult], opacity=0.14 + 0.055 * step)
        power = CULT_POWER[step]
        if power:
            inner += rect(x + 1, at, wide - 2, high - 1.5, 3, "none", "ink-2", 1.1)
            inner += text(x + wide - 3.5, at + high - 5, power, 10, "s7", "ink", anchor="end", room=8)
        if step == TOP:
            inner += icon("key", x + 2.5, at + (high - 1.5) / 2 - 5.5, 11)
    for step in range(TOP + 1):
        here = [owner for owner in owners if steps[owner.seat] == step]
        room = wide - (11 if CULT_POWER[step] else 2)
        inner += _markers(here, x + 1, top + (TOP - step) * high, room, high - 1.5, size.marker)
    name = words.text(names.cult(cult), lang)
    made = icon_at(CULT_ICON[cult], x + wide / 2, y + HEAD / 2 + 1, 18)
    made += place(places.cult(cult), box(x, top - 1, wide, 11 * high + 0.5, 4), inner, name)
    return made + _spots(cult, spots, owners, x, top + 11 * high + 8, wide, size, name, lang)


def _markers(here: list[Owner], x: float, y: float, wide: float, high: float, radius: float) -> str:
    """The markers on one step: in a row, or in two where there are many."""
    fits = int(wide / (radius * 2)) if here else 0
    rows = [here] if len(here) <= fits else [here[: (len(here) + 1) // 2], here[(len(here) + 1) // 2 :]]
    if len(rows) == 2:
        radius *= 0.76
    made = ""
    for row, tokens in enumerate(rows):
        pitch = min(radius * 2.2, wide / len(tokens)) if tokens else 0
        at_y = y + high * (row + 0.5) / len(rows)
        for at, owner in enumerate(tokens):
            made += token(owner, x + wide / 2 + (at - (len(tokens) - 1) / 2) * pitch, at_y, radius)
    return made


def _spots(
    cult: int,
    spots: tuple[int, ...],
    owners: tuple[Owner, ...],
    x: float,
    y: float,
    wide: float,
    size: Size,
    name: str,
    lang: str,
) -> str:
    """Where priests go: the four spots where they stay, by steps, and the one from which they come back."""
    by_steps: dict[int, list[int]] = {}
    for at, steps in enumerate(SPOTS):
        by_steps.setdefault(steps, []).append(at)
    if size.spot >= 30:
        return _large_spots(cult, spots, by_steps, owners, x, y, wide, size, name, lang)
    across = size.spot + size.gap
    left = x + wide / 2 - across / 2
    where = [(left + at % 2 * across, y + size.spot / 2 + at // 2 * across) for at in range(len(SPOTS))]
    made = ""
    for steps, found in by_steps.items():
        inner = "".join(_spot(spots[at], steps, owners, *where[at], size.spot / 2) for at in found)
        made += place(
            places.spot(cult, steps),
            "".join(disc(*where[at], size.spot / 2 + 0.8) for at in found),
            inner,
            say(lang, "spot", cult=name, n=steps),
        )
    top = y + 2 * across
    made += place(
        places.spot(cult, RETURNED),
        box(left - size.spot / 2, top, across + size.spot, size.spot, 3),
        _return_spot(left - size.spot / 2, top, across + size.spot, size.spot),
        say(lang, "spot-back", cult=name, n=RETURNED),
    )
    return made


def _spot(seat: int, steps: int, owners: tuple[Owner, ...], x: float, y: float, radius: float) -> str:
    made = circle(x, y, radius, "paper-2", "ink-2", 1)
    if seat == NO_SEAT:
        return made + text(
            x, y + radius * 0.58, steps, max(10, radius), "s7", "ink-2", anchor="middle", room=2 * radius
        )
    owner = next(owner for owner in owners if owner.seat == seat)
    return made + token(owner, x, y, radius * 0.72)


def _return_spot(x: float, y: float, wide: float, high: float) -> str:
    """The priest goes one step and comes back to the supply."""
    sign = min(high * 0.8, 20)
    made = rect(x, y, wide, high, 3, "paper-2", "ink-2", 1)
    made += text(x + wide * 0.3, y + high / 2 + 3.7, RETURNED, 10.5, "s7", "ink-2", anchor="middle", room=9)
    return made + control("undo", x + wide * 0.5, y + high / 2 - sign / 2, sign, "ink-2", 2.4)


def _large_spots(
    cult: int,
    spots: tuple[int, ...],
    by_steps: dict[int, list[int]],
    owners: tuple[Owner, ...],
    x: float,
    y: float,
    wide: float,
    size: Size,
    name: str,
    lang: str,
) -> str:
    """For thumbs: a box for each number of steps, the last of them over the whole width."""
    made = ""
    *first, last = by_steps.items()
    part = (wide - size.gap) / (len(first) + 1)
    boxes = [(x + size.gap / 2 + at * part, y, part - size.gap) for at in range(len(first) + 1)]
    boxes.append((x + size.gap / 2, y + size.spot + size.gap, wide - size.gap * 2))
    left, _, room = boxes.pop(len(first))
    for (at_x, at_y, across), (steps, found) in zip(boxes, [*first, last], strict=True):
        inner = rect(at_x, at_y, across, size.spot, 5, "paper-2", "line", 1.1)
        for at, spot in enumerate(found):
            middle = at_x + across / len(found) * (at + 0.5)
            inner += _spot(spots[spot], steps, owners, middle, at_y + size.spot / 2, 12)
        told = say(lang, "spot", cult=name, n=steps)
        made += place(places.spot(cult, steps), box(at_x, at_y, across, size.spot, 5), inner, told)
    inner = _return_spot(left, y, room, size.spot)
    told = say(lang, "spot-back", cult=name, n=RETURNED)
    return made + place(places.spot(cult, RETURNED), box(left, y, room, size.spot, 5), inner, told)
