"""The two sides of the board as masks: terrains, districts, river, wall, sites, and where each shape fits."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.gloomhaven.cells import Area, cells_in
from ratusha.games.gloomhaven.geometry import (
    CELL,
    HEIGHT,
    STRIDE,
    TURNS,
    WIDTH,
    cell_at,
    cells_of,
    flood,
    turned,
    turns_of,
    x_of,
    y_of,
)
from ratusha.kernel.components import Row
from ratusha.kernel.errors import shown
from ratusha.kernel.msg import Msg

DISTRICTS: Final = 3
START_NUMBERS: Final = 4
NO_DISTRICT: Final = -1
NO_TERRAIN: Final = -1
RIVER: Final = "~"
WALL: Final = "#"
OUTSIDE: Final = "."
DARK: Final = "X"
LEVELS: Final = ("easy", "medium", "hard", "very_hard")
RUINS_NAME: Final = "ruins"


class Site:
    """A place for one of the buildings that stand on the ruins of the fortress."""

    def __init__(self, id: str, accepts: list[str], cells: int) -> None:
        self.id = id
        self.accepts = accepts
        self.cells: int = cells


class Board:
    """One side of the board."""

    def __init__(self, row: Row, terrains: dict[str, str], fortress: dict[str, int]) -> None:
        self.id: str = row.text("id")
        self.rows: tuple[str, ...] = row.texts("rows", length=HEIGHT)
        self.code: list[str] = [OUTSIDE] * (STRIDE * HEIGHT)
        self._read_rows(row, terrains)
        names = list(terrains.values())
        codes = list(terrains)
        self.terrain: list[int] = [
            codes.index(code) if code in terrains else NO_TERRAIN for code in self.code
        ]
        """The terrain of each cell, or NO_TERRAIN."""
        self.terrain_mask: list[int] = [self._cells_with(code) for code in codes]
        self.land: int = 0
        for mask in self.terrain_mask:
            self.land |= mask
        self.river: int = self._cells_with(RIVER)
        self.wall: int = self._cells_with(WALL)
        self.barrier: int = self.river | self.wall
        self.district_names: list[str] = []
        self.district_levels: list[int] = []
        self.district_mask: list[int] = []
        self.district: list[int] = [NO_DISTRICT] * (STRIDE * HEIGHT)
        self._read_districts(row)
        self.sites: list[Site] = []
        self._read_sites(row, fortress)
        self.starts: list[tuple[int, int]] = self._read_starts(row, names)
        """The numbered cells, each with its number."""

    def start_cells(self, players: int) -> int:
        """The numbered cells that so many players may use; alone, all of them. Rules 3.16 and 15.2."""
        mask = 0
        for number, cell in self.starts:
            if players == 1 or number <= players:
                mask |= CELL[cell]
        return mask

    def _cells_with(self, code: str) -> int:
        mask = 0
        for cell in range(len(self.code)):
            if self.code[cell] == code:
                mask |= CELL[cell]
        return mask

    def _read_rows(self, row: Row, terrains: dict[str, str]) -> None:
        sites = [str(site.get("code")) for site in _tables(row, "sites")]
        known = [*terrains, RIVER, WALL, OUTSIDE, DARK, *sites]
        for y, line in enumerate(self.rows):
            if len(line) != WIDTH:
                raise row.wrong(
                    f"rows[{y}]", Msg("kernel-components-count", have=str(len(line)), want=str(WIDTH))
                )
            for x, code in enumerate(line):
                if code not in known:
                    raise row.wrong(f"rows[{y}]", Msg("gloomhaven-file-code", code=shown(code), x=str(x)))
                self.code[cell_at(x, y)] = code

    def _read_districts(self, row: Row) -> None:
        """The districts, grown from a cell of each; none may touch another. Rule 2.3."""
        tables = _tables(row, "districts")
        if len(tables) != DISTRICTS:
            raise row.wrong(
                "districts", Msg("kernel-components-count", have=str(len(tables)), want=str(DISTRICTS))
            )
        for i, table in enumerate(tables):
            where = f"districts[{i}]"
            cell = _cell(row, where, table)
            if not CELL[cell] & self.land:
                raise row.wrong(where, Msg("gloomhaven-file-not-land", x=str(x_of(cell)), y=str(y_of(cell))))
            grown = flood(CELL[cell], self.land)
            for other in range(i):
                if grown & self.district_mask[other]:
                    leak = _leak(self, tables, other, i)
                    raise row.wrong(
                        "rows",
                        Msg("gloomhaven-file-leak", x=str(x_of(leak)), y=str(y_of(leak)),
                            one=self.district_names[other], other=str(table.get("id"))),
                    )  # fmt: skip
            self.district_names.append(_name(row, where, table))
            level = table.get("solo")
            if level not in LEVELS:
                raise row.wrong(f"{where}.solo", Msg("kernel-field-choice", known=", ".join(LEVELS)))
            self.district_levels.append(LEVELS.index(level))
            self.district_mask.append(grown)
            for member in cells_of(grown):
                self.district[member] = i
        lost = self.land
        for mask in self.district_mask:
            lost &= ~mask
        if lost:
            cell = cells_of(lost)[0]
            raise row.wrong("rows", Msg("gloomhaven-file-no-district", x=str(x_of(cell)), y=str(y_of(cell))))

    def _read_sites(self, row: Row, fortress: dict[str, int]) -> None:
        """The sites; together they cover exactly the cells with their codes. Rule 2.4."""
        covered = 0
        homes: list[str] = []
        for i, table in enumerate(_tables(row, "sites")):
            where = f"sites[{i}]"
            accepts = table.get("accepts")
            known = isinstance(accepts, list) and all(name in list(fortress) for name in accepts)
            if not isinstance(accepts, list) or not accepts or not known:
                raise row.wrong(f"{where}.accepts", Msg("kernel-field-choice", known=", ".join(fortress)))
            mask = 0
            for pair in _pairs(row, f"{where}.cells", table.get("cells")):
                cell = cell_at(*pair)
                if self.code[cell] != table.get("code") or CELL[cell] & covered:
                    raise row.wrong(
                        f"{where}.cells", Msg("gloomhaven-file-site", x=str(pair[0]), y=str(pair[1]))
                    )
                mask |= CELL[cell]
                covered |= CELL[cell]
            for name in accepts:
                if fortress[name] != mask.bit_count():
                    raise row.wrong(
                        f"{where}.cells",
                        Msg("gloomhaven-file-site-size", building=name, have=str(mask.bit_count()),
                            want=str(fortress[name])),
                    )  # fmt: skip
            homes += accepts
            id = _name(row, where, table)
            if any(site.id == id for site in self.sites):
                raise row.wrong(f"{where}.id", Msg("kernel-components-twice", value=shown(id)))
            self.sites.append(Site(id, [str(name) for name in accepts], mask))
        for name in fortress:
            if name not in homes:
                raise row.wrong("sites", Msg("gloomhaven-file-no-site", building=name))
        codes = {str(table.get("code")) for table in _tables(row, "sites")}
        for cell, code in enumerate(self.code):
            if code in codes and not CELL[cell] & covered:
                raise row.wrong("sites", Msg("gloomhaven-file-site", x=str(x_of(cell)), y=str(y_of(cell))))

    def _read_starts(self, row: Row, names: list[str]) -> list[tuple[int, int]]:
        """The numbered cells: on ruins, enough of them for each number of players. Rule 3.16."""
        ruins = self.terrain_mask[names.index(RUINS_NAME)]
        starts: list[tuple[int, int]] = []
        for i, table in enumerate(_tables(row, "starts")):
            where = f"starts[{i}]"
            number = table.get("number")
            if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= START_NUMBERS:
                raise row.wrong(
                    f"{where}.number",
                    Msg("kernel-components-range", value=shown(number), low="1", high=str(START_NUMBERS)),
                )
            cell = _cell(row, where, table)
            if not CELL[cell] & ruins:
                raise row.wrong(where, Msg("gloomhaven-file-start", x=str(x_of(cell)), y=str(y_of(cell))))
            if any(cell == other for _, other in starts):
                value = f"{x_of(cell)}, {y_of(cell)}"
                raise row.wrong(where, Msg("kernel-components-twice", value=shown(value)))
            starts.append((number, cell))
        for players in range(1, START_NUMBERS + 1):
            if sum(1 for number, _ in starts if number <= players) < players:
                raise row.wrong("starts", Msg("gloomhaven-file-few-starts", n=players))
        return starts


class Fit:
    """Where one shape can lie on one board: for each turn the first cells, and the steps to its cells."""

    __slots__ = ("bases", "span", "steps", "turns")

    def __init__(self, board: Board, cells: list[tuple[int, int]], masks: list[int]) -> None:
        self.turns: list[int] = turns_of(cells)
        self.span: int = max(max(abs(x - a), abs(y - b)) for x, y in cells for a, b in cells)
        """How many steps lie between the cells that are farthest apart."""
        self.steps: list[list[int]] = []
        """For each turn: how far each cell lies from the first, which comes first."""
        self.bases: list[Area] = []
        """For each turn: the first cells for which the whole tile lies on land."""
        for turn in self.turns:
            offsets = turned(cells, turn)
            self.steps.append([dy * STRIDE + dx for dx, dy in offsets])
            base = 0
            for y in range(HEIGHT):
                for x in range(WIDTH):
                    mask = masks[cell_at(x, y) * TURNS + turn]
                    if mask and not mask & ~board.land:
                        base |= CELL[cell_at(x, y)]
            self.bases.append(Area(cells_in(base)))


def _leak(board: Board, tables: list[dict[str, Any]], one: int, other: int) -> int:
    """The cell by which two districts touch: without it they would be apart (or else, where they meet)."""
    starts = [cell_at(int(tables[i]["x"]), int(tables[i]["y"])) for i in (one, other)]
    for cell in cells_of(board.land):
        if cell not in starts and not flood(CELL[starts[0]], board.land & ~CELL[cell]) & CELL[starts[1]]:
            return cell
    return starts[1]


def _tables(row: Row, name: str) -> list[dict[str, Any]]:
    value = row.get(name)
    if not isinstance(value, list) or any(not isinstance(item, dict) for item in value):
        raise row.wrong(name, Msg("kernel-components-records"))
    return value


def _name(row: Row, where: str, table: dict[str, Any]) -> str:
    value = table.get("id")
    if not isinstance(value, str) or not value:
        raise row.wrong(f"{where}.id", Msg("kernel-components-text"))
    return value


def _cell(row: Row, where: str, table: dict[str, Any]) -> int:
    return cell_at(*_pairs(row, where, [[table.get("x"), table.get("y")]])[0])


def _pairs(row: Row, where: str, value: object) -> list[tuple[int, int]]:
    """Cells of the board, each as [x, y]."""
    if not isinstance(value, list) or not value:
        raise row.wrong(where, Msg("kernel-components-list"))
    found: list[tuple[int, int]] = []
    for pair in value:
        if not isinstance(pair, list) or len(pair) != 2:
            raise row.wrong(where, Msg("gloomhaven-file-cell", cell=shown(pair)))
        x, y = pair
        if isinstance(x, bool) or not isinstance(x, int) or isinstance(y, bool) or not isinstance(y, int):
            raise row.wrong(where, Msg("gloomhaven-file-cell", cell=shown(pair)))
        if not (0 <= x < WIDTH and 0 <= y < HEIGHT):
            raise row.wrong(where, Msg("gloomhaven-file-cell", cell=shown(pair)))
        found.append((x, y))
    return found
