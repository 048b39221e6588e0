"""The tracks of shipping and digging."""

from __future__ import annotations

from ratusha.draw.cardboard import chips
from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import text
from ratusha.draw.shapes import box
from ratusha.draw.svg import place, rect
from ratusha.games.terra_mystica import places
from ratusha.games.terra_mystica.components import (
    FACTIONS,
)
from ratusha.games.terra_mystica.draw.look import (
    home,
    say,
)
from ratusha.games.terra_mystica.text.phrases import amounts


def track(
    id: str,
    sign: str,
    cells: tuple[str, ...],
    now: int,
    points: int,
    x: float,
    y: float,
    wide: float,
    high: float,
    fill: str,
    name: str,
    about: str,
) -> str:
    """A track of shipping or digging: where it stands, and the points of the next step."""
    cell = min(high * 1.36, (wide - high - 42) / max(1, len(cells)))
    inner = icon_at(sign, x + high * 0.5, y + high / 2, high * 0.86)
    left = x + high + 4
    for at, label in enumerate(cells):
        at_x = left + at * cell
        here = at == now
        inner += rect(at_x, y, cell - 3, high, 4, "amber-soft" if here else "paper-2", "line", 1)
        if here:
            inner += rect(at_x, y, cell - 3, high, 4, "none", fill, 2.2)
        inner += text(
            at_x + (cell - 3) / 2,
            y + high / 2 + 4.2,
            label,
            12,
            "s7" if here else "s4",
            "ink" if here else "ink-2",
            anchor="middle",
            room=cell - 5,
        )
    if points:
        inner += chips(
            left + len(cells) * cell + 3,
            y + high / 2,
            [("vp", f"+{points}")],
            size=11.5,
            sign=13,
            fill="good",
        )
    return place(id, box(x - 2, y - 2, wide, high + 4, 5), inner, name, about)


def shipping(
    seat: int, faction: int, ship: int, x: float, y: float, wide: float, high: float, lang: str
) -> str:
    """The track of shipping; some factions have none."""
    board = FACTIONS[faction]
    name = say(lang, "shipping")
    if not board.ship_max:
        made = icon_at("sail", x + high / 2, y + high / 2, high * 0.86, opacity=0.4)
        room = wide - high - 8
        made += text(x + high + 4, y + high / 2 + 4, say(lang, "no-shipping"), 11.5, "s4", "ink-2", room=room)
        return place(places.shipping(seat), box(x - 2, y - 2, wide, high + 4, 5), made, name)
    cells = tuple(str(at) for at in range(board.ship_start, board.ship_max + 1))
    points = board.ship_points[ship + 1] if ship < board.ship_max else 0
    about = ""
    if ship < board.ship_max:
        cost = amounts([("coin", board.ship_coins), ("priest", board.ship_priests)], lang)
        about = say(lang, "step-costs", cost=cost)
    at = ship - board.ship_start
    id, fill = places.shipping(seat), home(faction)
    return track(id, "sail", cells, at, points, x, y, wide, high, fill, name, about)


def digging(
    seat: int, faction: int, dig: int, x: float, y: float, wide: float, high: float, lang: str
) -> str:
    """The track of digging: what a spade costs after each step."""
    board = FACTIONS[faction]
    cells = tuple(str(cost) for cost in board.spade_cost)
    last = dig + 1 >= len(board.spade_cost)
    about = ""
    if not last:
        price = [("coin", board.dig_coins), ("worker", board.dig_workers), ("priest", board.dig_priests)]
        about = say(lang, "step-costs", cost=amounts(price, lang))
    points = 0 if last else board.dig_points
    id, name, fill = places.digging(seat), say(lang, "digging"), home(faction)
    return track(id, "spade", cells, dig, points, x, y, wide, high, fill, name, about)
