"""The city: terrain, river and wall, sites, roads, storages, prestige buildings, houses, bridges."""

from __future__ import annotations

from typing import Final

from ratusha.draw import patterns
from ratusha.draw.cardboard import panel
from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import text
from ratusha.draw.palette import PLAYERS
from ratusha.draw.picture import Scene
from ratusha.draw.shapes import box
from ratusha.draw.svg import n, path, place, rect
from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.board import DARK, NO_TERRAIN, OUTSIDE, RIVER, WALL
from ratusha.games.gloomhaven.components import (
    BIT,
    BOARD,
    BUILDING,
    MOST_WANTS,
    NEUTRAL,
    RESOURCE,
    SITE,
    TERRAIN,
    WANT_POINTS,
    WANTS,
)
from ratusha.games.gloomhaven.draw.tiles import Grid, badge, laid, mark, outline, resource_icon, squares
from ratusha.games.gloomhaven.draw.words import plain, resource_name, say
from ratusha.games.gloomhaven.geometry import CELL, HEIGHT, WIDTH, cells_of, x_of, y_of
from ratusha.games.gloomhaven.state import OPEN, Gloomhaven
from ratusha.kernel.words import text as words

GROUND: Final = {"coast": "coast", "desert": "sand", "forest": "grove", "ruins": "ruins"}
"""The ground of each terrain."""
_LETTERS: Final = "ABC"


def add_city(scene: Scene[Gloomhaven], x: float, y: float, side: float) -> None:
    """The city and all that stands in it; `x`, `y` is the corner of its grid."""
    g, lang = scene.g, scene.lang
    grid = Grid(x, y, side)
    colours = tuple(player.colour for player in scene.players)
    scene.part("city", draw_ground, g.board, grid, lang)
    starts = tuple((number, cell) for number, cell in BOARD[g.board].starts if not g.taken & CELL[cell])
    scene.part("starts", draw_starts, starts, g.seats, grid)
    bridges = tuple((cell, colours[seat]) for seat in range(g.seats) for cell in g.bridges[seat])
    scene.part("roads", draw_roads, tuple(g.roads), bridges, grid)
    for s in range(len(g.kinds)):
        shown = (g.kinds[s], tuple(cells_of(g.cells[s])), g.owners[s], g.tokens[s])
        who = text_of_owner(scene, g.owners[s])
        scene.part(f"storage-{s}", draw_storage, s, *shown, colours, who, grid, lang)
    for at, building in enumerate(g.built):
        cubes = tuple(g.cubes[at * MOST_WANTS : (at + 1) * MOST_WANTS])
        shown_ = (tuple(cells_of(g.plot_cells[at])), cubes, g.workers[at], bool(g.marked & BIT[building]))
        scene.part(f"building-{BUILDING[building]}", draw_building, building, *shown_, colours, grid, lang)
    houses = tuple((cell, colours[seat]) for seat in range(g.seats) for cell in g.houses[seat])
    scene.part("houses", draw_houses, houses, grid)


def text_of_owner(scene: Scene[Gloomhaven], owner: int) -> str:
    """Whose a storage is."""
    return say(scene.lang, "neutral") if owner == NEUTRAL else scene.players[owner].name


# -- what is printed ---------------------------------------------------------------------------------


def draw_ground(board: int, grid: Grid, lang: str) -> str:
    """The printed board, its cells and its sites."""
    x, y, side = grid
    frame = BOARD[board]
    code = frame.code
    cells = [cell for cell in range(len(code)) if code[cell] != OUTSIDE]
    edge = side * 0.28
    made = panel(x - edge, y - edge, WIDTH * side + 2 * edge, HEIGHT * side + 2 * edge)
    for number, terrain in enumerate(TERRAIN):
        land = GROUND[terrain]
        made += printed(squares(cells_of(frame.terrain_mask[number]), grid), land, side)
    made += path(squares(cells_of(frame.river), grid), "sea")
    made += path(squares(cells_of(frame.river), grid), patterns.printed("sea", side / 28))
    if frame.wall:
        made += printed(squares(cells_of(frame.wall), grid), "wall", side)
    dark = [cell for cell in cells if code[cell] == DARK or _on_site(code[cell])]
    made += path(squares(dark, grid), "site")
    land_cells = [cell for cell in cells if frame.terrain[cell] != NO_TERRAIN]
    made += path(_lines(land_cells, grid), "none", "ink", 0.6, opacity=0.24)
    made += path(_banks(code, cells, grid), "none", "bank", 2.2 * side / 28)
    for district, mask in enumerate(frame.district_mask):
        made += _letter(_LETTERS[district], cells_of(mask), grid)
    for cell in cells:
        made += place(places.cell(cell), _square(cell, grid), name=_cell_name(board, cell, lang))
    for site in frame.sites:
        made += _site(SITE.index(site.id), tuple(cells_of(site.cells)), grid, lang)
    return made


def printed(d: str, land: str, side: float) -> str:
    """Ground within an outline, where cells have this side."""
    return path(d, f"{land}-ground", opacity=0.8) + path(d, patterns.mapped(land, 0.8 * side / 28))


def _on_site(code: str) -> bool:
    return code.isupper() and code != DARK


def _square(cell: int, grid: Grid) -> str:
    return box(grid.x + x_of(cell) * grid.side, grid.y + y_of(cell) * grid.side, grid.side, grid.side)


def _cell_name(board: int, cell: int, lang: str) -> str:
    frame = BOARD[board]
    where = words(names.cell(cell), lang)
    if frame.terrain[cell] != NO_TERRAIN:
        return f"{where}, {words(names.terrain(frame.terrain[cell]), lang)}"
    if frame.code[cell] in (RIVER, WALL):
        return f"{where}, {say(lang, 'river' if frame.code[cell] == RIVER else 'wall')}"
    return where


def _lines(cells: list[int], grid: Grid) -> str:
    x, y, side = grid
    return "".join(
        f"M{n(x + x_of(cell) * side)} {n(y + y_of(cell) * side)}h{n(side)}v{n(side)}" for cell in cells
    )


def _banks(code: list[str], cells: list[int], grid: Grid) -> str:
    """The banks of the river."""
    x, y, side = grid
    made = ""
    for cell in cells:
        for dx, dy in ((1, 0), (0, 1)):
            other = cell + dx + dy * (WIDTH + 1)
            if x_of(cell) + dx >= WIDTH or y_of(cell) + dy >= HEIGHT or code[other] == OUTSIDE:
                continue
            if (code[cell] == RIVER) != (code[other] == RIVER):
                made += f"M{n(x + (x_of(cell) + dx) * side)} {n(y + (y_of(cell) + dy) * side)}"
                made += f"v{n(side)}" if dx else f"h{n(side)}"
    return made


def _letter(letter: str, cells: list[int], grid: Grid) -> str:
    """A district's letter, large and faint, near its middle."""
    mx = sum(x_of(cell) for cell in cells) / len(cells)
    my = sum(y_of(cell) for cell in cells) / len(cells)
    near = min(cells, key=lambda cell: (x_of(cell) - mx) ** 2 + (y_of(cell) - my) ** 2)
    x, y = grid.middle(near)
    size = grid.side * 1.2
    d = {
        "A": "M-.42 .42L0 -.46L.42 .42M-.24 .08H.24",
        "B": "M-.3 -.44V.42H.06C.5 .42 .5 0 .06 0H-.3M.02 0C.4 0 .4 -.44 .02 -.44H-.3",
        "C": "M.38 -.26C.1 -.62 -.44 -.5 -.44 0S.1 .62 .38 .26",
    }[letter]
    return (
        f'<path d="{d}" transform="translate({n(x)} {n(y)}) scale({n(size)})" fill="none" '
        'stroke="#33271c" stroke-width=".13" opacity=".2"/>'
    )


def draw_starts(starts: tuple[tuple[int, int], ...], seats: int, grid: Grid) -> str:
    """The numbers of the cells where players may begin, as long as nothing stands there."""
    return "".join(_start(number, cell, grid, number <= seats or seats == 1) for number, cell in starts)


def _start(number: int, cell: int, grid: Grid, used: bool) -> str:
    x, y = grid.middle(cell)
    size = max(9.0, grid.side * 0.42)
    fade = 0.5 if used else 0.22
    made = path(box(x - grid.side * 0.3, y - grid.side * 0.3, grid.side * 0.6, grid.side * 0.6, 4),
                "none", "dark", 1, dash="2 2", opacity=fade)  # fmt: skip
    return made + text(
        x, y + size * 0.36, number, size, "s7", "dark", anchor="middle", room=grid.side, opacity=fade
    )


def _site(number: int, cells: tuple[int, ...], grid: Grid, lang: str) -> str:
    d = outline(cells, grid, 2, 4 * grid.side / 28)
    made = path(d, "none", "on-black", 1.1, dash="5 3", opacity=0.8)
    x = sum(grid.middle(cell)[0] for cell in cells) / len(cells)
    y = sum(grid.middle(cell)[1] for cell in cells) / len(cells)
    made += icon_at("castle" if SITE[number] == "ghost" else "stronghold", x, y, grid.side, own="stone")
    return place(places.site(number), d, made, plain(names.site(number), lang))


# -- what stands on it -------------------------------------------------------------------------------


def draw_roads(roads: tuple[int, ...], bridges: tuple[tuple[int, str], ...], grid: Grid) -> str:
    """Roads join to their eight neighbours, diagonally only where no straight way exists; then bridges."""
    here = set(roads)
    paved = here | {cell for cell, _ in bridges}
    stride = WIDTH + 1
    d = ""
    for cell in roads:
        x, y = grid.middle(cell)
        d += f"M{n(x)} {n(y)}h.01"
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1), (-1, 0), (0, -1), (-1, -1), (-1, 1)):
            other = cell + dx + dy * stride
            straight = dx and dy and (cell + dx in paved or cell + dy * stride in paved)
            if other in paved and not straight and (other > cell or other not in here):
                d += f"M{n(x)} {n(y)}l{n(dx * grid.side)} {n(dy * grid.side)}"
    made = ""
    if d:
        made += path(d, "none", "paving-edge", grid.side * 0.5) + path(d, "none", "paving", grid.side * 0.38)
        made += path(d, "none", "paving-edge", 1.4, dash="2 4", opacity=0.4)
    for cell, colour in bridges:
        made += _bridge(cell, colour, grid)
    return made


def _bridge(cell: int, colour: str, grid: Grid) -> str:
    x, y = grid.middle(cell)
    side = grid.side
    wide, high = side * 1.1, side * 0.66
    planks = "".join(
        f"M{n(x - wide * 0.4 + at * wide * 0.16)} {n(y - high * 0.46)}v{n(high * 0.92)}" for at in range(6)
    )
    made = path(box(x - wide / 2, y - high / 2 + 2, wide, high, 4), "shade", opacity=0.3)
    made += path(box(x - wide / 2, y - high / 2, wide, high, 4), colour, "outline", 1.5)
    made += path(planks, "none", "white", 1.2, opacity=0.7)
    return made + badge(colour, x, y, side * 0.17)


def draw_houses(houses: tuple[tuple[int, str], ...], grid: Grid) -> str:
    """The players' houses."""
    made = ""
    for cell, colour in houses:
        x, y = grid.middle(cell)
        made += icon_at("house", x, y, grid.side * 0.9, own=PLAYERS[colour][0])
        made += badge(colour, x, y + grid.side * 0.13, grid.side * 0.13)
    return made


def draw_storage(
    number: int,
    kind: int,
    cells: tuple[int, ...],
    owner: int,
    tokens: int,
    colours: tuple[str, ...],
    who: str,
    grid: Grid,
    lang: str,
) -> str:
    """A storage: the resource, its owner's shape, small shapes of those with access."""
    side = grid.side
    d = outline(cells, grid, 1.5, 5 * side / 28)
    made = laid(d, f"tile-{RESOURCE[kind]}")
    x, y = grid.middle(cells[0])
    if len(cells) == 1:
        made += icon_at(resource_icon(kind), x - side * 0.06, y - side * 0.1, side * 0.64)
        made += mark(owner, colours, x + side * 0.28, y + side * 0.28, side * 0.16)
    else:
        made += icon_at(resource_icon(kind), x, y, side * 0.76)
        made += mark(owner, colours, *grid.middle(cells[1]), side * 0.22)
    others = [seat for seat in range(len(colours)) if tokens >> seat & 1 and seat != owner]
    low = grid.middle(cells[0] if len(cells) == 1 else cells[-1])
    for at, seat in enumerate(others):
        left = low[0] - side * 0.32 + at * side * 0.22
        made += mark(seat, colours, left, low[1] + side * 0.34, side * 0.1)
    return place(places.storage(number), d, made, resource_name(kind, lang), who)


def draw_building(
    building: int,
    cells: tuple[int, ...],
    cubes: tuple[int, ...],
    worker: int,
    marked: bool,
    colours: tuple[str, ...],
    grid: Grid,
    lang: str,
) -> str:
    """A prestige building: a slot in each cell with what it wants and its points; delivered: the cube."""
    side = grid.side
    d = outline(cells, grid, 1.5, 5 * side / 28)
    made = laid(d, "sandstone", "building")
    for want, (cell, resource) in enumerate(zip(cells, WANTS[building], strict=False)):
        made += _slot(building, want, resource, cubes[want], cell, colours, grid, lang)
    if worker >= 0:
        x, y = grid.middle(cells[-1])
        made += icon_at("worker", x + side * 0.3, y - side * 0.34, side * 0.5)
        made += mark(worker, colours, x + side * 0.3, y - side * 0.26, side * 0.14)
    if marked:
        x, y = grid.middle(cells[0])
        made += mark(NEUTRAL, colours, x - side * 0.36, y - side * 0.36, side * 0.16)
    about = words(names.building_action(building), lang)
    name = plain(names.building(building), lang)
    made = place(places.work(0, building + 1), d, made, name, about)
    return place(places.building(building), d, made, name, about)


def _slot(
    building: int,
    want: int,
    resource: int,
    cube: int,
    cell: int,
    colours: tuple[str, ...],
    grid: Grid,
    lang: str,
) -> str:
    x, y = grid.middle(cell)
    side = grid.side
    half = side * 0.4
    points = WANT_POINTS[building][want]
    made = rect(x - half, y - half, 2 * half, 2 * half, 4 * side / 28, "card", "wall", 1)
    if cube == OPEN:
        aside, large = (0.1, 0.52) if points < 10 or side < 24 else (0.15, 0.44)
        made += icon_at(resource_icon(resource), x - side * aside, y - side * aside, side * large)
        if side >= 24:
            size = max(9.4, side * 0.36)
            made += text(
                x + half - 1,
                y + half - 0.22 * size,
                points,
                size,
                "s7",
                "dark",
                anchor="end",
                room=side * 0.6,
            )
    else:
        made += icon_at(resource_icon(resource), x, y, side * 0.5, opacity=0.3)
        colour = PLAYERS[colours[cube]][0] if cube != NEUTRAL else "stone"
        made += icon_at("cube", x, y, side * 0.62, own=colour)
        if cube != NEUTRAL:
            made += badge(colours[cube], x, y + side * 0.06, side * 0.12)
    name = resource_name(resource, lang)
    outline_ = box(x - half, y - half, 2 * half, 2 * half, 4)
    return place(places.slot(building, want), outline_, made, name, say(lang, "slot", n=points))
