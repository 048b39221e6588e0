"""What would be built: the tile itself, the ways of the deliveries it causes, and who gains by them."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import text
from ratusha.draw.picture import Scene
from ratusha.draw.shapes import token
from ratusha.draw.svg import circle, n, pale, path, polygon, rect, shown_with
from ratusha.games.gloomhaven import places
from ratusha.games.gloomhaven.city import area_of, side_of
from ratusha.games.gloomhaven.components import (
    BIT,
    BUILDING_SHAPE,
    NEUTRAL,
    NOTHING,
    RESOURCE,
    SHAPE_OF,
    TILE,
    WANTS,
)
from ratusha.games.gloomhaven.construct import Construct
from ratusha.games.gloomhaven.draw.tiles import Grid, outline, resource_icon
from ratusha.games.gloomhaven.geometry import AROUND, CELL, HEIGHT, WIDTH, cells_of, x_of, y_of
from ratusha.games.gloomhaven.moves import PLACE, spot_of
from ratusha.games.gloomhaven.prestige import PlaceBuilding
from ratusha.games.gloomhaven.roads import RoadChoice
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.trade import PlaceStorage
from ratusha.games.gloomhaven.upgrade import LayFirst, PlaceUpgrade
from ratusha.kernel.decision import Decision
from ratusha.kernel.event import POINTS
from ratusha.kernel.rng import NO_RNG, Rng

BUILDING_SOMETHING: Final = (PlaceStorage, PlaceUpgrade, PlaceBuilding, RoadChoice, LayFirst, Construct)
"""The questions where something is built."""
MOST: Final = 80
"""So many moves are looked at; where more lead to a building, the ways of the others are not drawn."""


class Route(NamedTuple):
    """The way of a delivery: from a storage over roads and bridges to the slot."""

    resource: int
    cells: tuple[int, ...]


class Planned(NamedTuple):
    """What may be built: the places that are touched for it, the cells of a tile and its resource (NOTHING: a
    building), the deliveries at once, and the points of each seat that gets any."""

    touches: tuple[str, ...]
    tile: tuple[int, ...]
    kind: int
    routes: tuple[Route, ...] = ()
    gains: tuple[tuple[int, int], ...] = ()


def planned(scene: Scene[Gloomhaven]) -> tuple[Planned, ...]:
    """What whoever looks may build now, if it is a tile, or if it delivers something at once. Rule 12.4."""
    g, decision = scene.g, scene.view.decision()
    if not isinstance(
        decision, PlaceStorage | PlaceUpgrade | PlaceBuilding | RoadChoice | LayFirst | Construct
    ):
        return ()
    base: Gloomhaven | None = None
    found: list[Planned] = []
    reach, looked = _reach(g, decision), 0
    for move in scene.view.moves():
        cells, kind = _tile(g, decision, move)
        ids = decision.touches(g, move)
        touched = cells or sum(CELL[cell] for cell in _cells_named(ids))
        tile = tuple(cells_of(cells))
        plan = Planned(tuple(ids), tile, kind)
        if touched & reach and looked < MOST:
            looked += 1
            base = base or cast(Gloomhaven, scene.view.imagine(Rng(0)))
            plan = _delivered(base, move, plan)
        if plan.routes or tile:
            found.append(plan)
    return tuple(found)


def _cells_named(ids: list[str]) -> list[int]:
    return [_CELL_OF[id] for id in ids if id in _CELL_OF]


_CELL_OF: Final = {places.cell(cell): cell for cell in range(len(CELL)) if AROUND[cell]}
"""The cells by the ids of their places."""


def _tile(g: Gloomhaven, decision: Decision[Gloomhaven], move: int) -> tuple[int, int]:
    """The cells of the tile that a move lays, and its resource; no cells: it lays none."""
    if isinstance(decision, PlaceUpgrade):
        return TILE[SHAPE_OF[decision.kind]][spot_of(move)], decision.kind
    if isinstance(decision, PlaceBuilding) and PLACE.has(move):
        return TILE[BUILDING_SHAPE[g.proposals[decision.slot]]][spot_of(move)], NOTHING
    return 0, NOTHING


def _reach(g: Gloomhaven, decision: Decision[Gloomhaven]) -> int:
    """The cells on which something that is built may lead to a delivery; a few too many do no harm."""
    if isinstance(decision, PlaceBuilding):
        wants = sum(BIT[resource] for resource in WANTS[g.proposals[decision.slot]])
        return _around_storages(g, wants)
    kind = decision.kind if isinstance(decision, PlaceStorage | PlaceUpgrade) else NOTHING
    reach = wanted = 0
    for at in range(len(g.built)):
        if g.wanted[at] and (kind == NOTHING or g.wanted[at] & BIT[kind]):
            wanted |= g.wanted[at]
            for side in {side_of(g, seat) for seat in [*range(g.seats), NEUTRAL]}:
                reach |= area_of(g, g.plot_cells[at], side)
    return reach if kind != NOTHING else reach & _around_storages(g, wanted)


def _around_storages(g: Gloomhaven, wanted: int) -> int:
    """Where something is connected to a storage of one of these resources."""
    found = 0
    for s in range(len(g.kinds)):
        if wanted & BIT[g.kinds[s]]:
            found |= g.area[s]
    return found


def _delivered(base: Gloomhaven, move: int, plan: Planned) -> Planned:
    """What a move delivers at once."""
    g = base.clone()
    g.rng = NO_RNG
    events = g.listen()
    g.agenda.pop().play(g, move)
    storages = {places.storage(s): s for s in range(len(g.kinds))}
    slots = {
        places.slot(b, want): (at, want) for at, b in enumerate(g.built) for want in range(len(WANTS[b]))
    }
    routes: list[Route] = []
    sums: dict[int, int] = {}
    for event in events:
        if event.start in storages and event.end in slots:
            routes.append(_route(g, storages[event.start], *slots[event.end]))
        if event.what == POINTS:
            sums[event.seat] = sums.get(event.seat, 0) + event.amount
    gains = tuple((seat, points) for seat, points in sorted(sums.items()) if points)
    return plan._replace(routes=tuple(routes), gains=gains) if routes else plan


def _route(g: Gloomhaven, storage: int, at: int, want: int) -> Route:
    """The shortest way from a storage to a slot, straight rather than slanting."""
    owner = g.owners[storage]
    paved = {*g.roads, *(g.bridges[owner] if owner != NEUTRAL else ())}
    ends = cells_of(g.plot_cells[at])
    before: dict[int, int] = dict.fromkeys(cells_of(g.cells[storage]), -1)
    queue = [*before]
    for cell in queue:  # it grows while it is walked
        near = [other for other in cells_of(AROUND[cell]) if other not in before]
        goal = next((other for other in _straight_first(cell, near) if other in ends), None)
        if goal is not None:
            way = [goal, cell]
            while before[way[-1]] >= 0:
                way.append(before[way[-1]])
            last = ends[want] if want < len(ends) else goal
            return Route(g.kinds[storage], (*way[::-1], *([last] if last != goal else [])))
        for other in _straight_first(cell, near):
            if other in paved:
                before[other] = cell
                queue.append(other)
    return Route(g.kinds[storage], (cells_of(g.cells[storage])[0], ends[min(want, len(ends) - 1)]))


def _straight_first(cell: int, others: list[int]) -> list[int]:
    return sorted(others, key=lambda other: x_of(other) != x_of(cell) and y_of(other) != y_of(cell))


def draw_planned(plans: tuple[Planned, ...], colours: tuple[str, ...], grid: Grid) -> str:
    """For each of them what is in sight while it is pointed at."""
    return "".join(
        shown_with(" ".join(plan.touches), _tile_shown(plan, grid) + _routes_shown(plan, colours, grid))
        for plan in plans
    )


def _tile_shown(plan: Planned, grid: Grid) -> str:
    if not plan.tile:
        return ""
    fill = "sandstone" if plan.kind == NOTHING else f"tile-{RESOURCE[plan.kind]}"
    made = path(outline(plan.tile, grid, 1.5, 5 * grid.side / 28), fill, "outline", 1.6)
    if plan.kind != NOTHING:
        made += icon_at(resource_icon(plan.kind), *grid.middle(plan.tile[0]), grid.side * 0.76)
    return pale(made, 0.8)


def _routes_shown(plan: Planned, colours: tuple[str, ...], grid: Grid) -> str:
    made = ""
    for resource, cells in plan.routes:
        points = [grid.middle(cell) for cell in cells]
        d = "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points)
        made += path(d, "none", "paper", 6.5) + path(d, "none", "vermilion", 3.4, dash="6 4")
        made += _head(points[-2], points[-1], grid.side * 0.3)
        made += circle(*points[0], grid.side * 0.36, "paper", "vermilion", 2)
        made += icon_at(resource_icon(resource), *points[0], grid.side * 0.48)
    return made + (_gains_shown(plan, colours, grid) if plan.gains else "")


def _gains_shown(plan: Planned, colours: tuple[str, ...], grid: Grid) -> str:
    """Who gets how many points, on paper beside the last slot, or beside a storage, where it covers none."""
    wide = 36.0 * len(plan.gains) + 6
    side = grid.side
    marks = [grid.middle(route.cells[at]) for route in plan.routes for at in (0, -1)]
    for x, y in reversed(marks):
        for left, top in ((x - wide / 2, y - side / 2 - 27), (x - wide / 2, y + side / 2 + 5)):
            left = min(max(left, grid.x), grid.x + WIDTH * side - wide)
            off = 0.4 * side
            clear = not any(
                left - off < a < left + wide + off and top - off < b < top + 22 + off for a, b in marks
            )
            if clear and grid.y <= top <= grid.y + HEIGHT * side - 24:
                return _gains_at(plan, colours, left, top, wide)
    return ""


def _gains_at(plan: Planned, colours: tuple[str, ...], x: float, y: float, wide: float) -> str:
    made = rect(x, y + 2, wide, 22, 7, "shade", opacity=0.3) + rect(x, y, wide, 22, 7, "card", "outline", 1.3)
    for at, (seat, points) in enumerate(plan.gains):
        made += token(colours[seat], x + 13 + 36 * at, y + 11, 6)
        said = f"{points:+d}".replace("-", "−")
        made += text(x + 21 + 36 * at, y + 15.5, said, 12.5, "s7", "dark", room=22)
    return made


def _head(start: tuple[float, float], end: tuple[float, float], size: float) -> str:
    """The head of an arrow."""
    (x1, y1), (x2, y2) = start, end
    long = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 or 1
    a, b = (x2 - x1) / long * size, (y2 - y1) / long * size
    points = [
        (x2 + a * 0.4, y2 + b * 0.4),
        (x2 - a - b * 0.8, y2 - b + a * 0.8),
        (x2 - a + b * 0.8, y2 - b - a * 0.8),
    ]
    return path(polygon(points), "vermilion", "paper", 1.2)
