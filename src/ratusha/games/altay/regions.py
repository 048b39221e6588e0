"""The map: regions as outlines on a plane, their terrain, and which are adjacent. Rules 1.8 to 1.10."""

from __future__ import annotations

from typing import Final

from ratusha.games.altay.effects import FARMLAND, MOUNTAIN, TERRAIN
from ratusha.kernel.bits import BIT, lowest
from ratusha.kernel.components import Components, Row
from ratusha.kernel.errors import shown
from ratusha.kernel.msg import Msg

MOST_REGIONS: Final = 60
LAND: Final = 0
RIVER: Final = 1
STRAIT: Final = 2
BORDER: Final = ("land", "river", "strait")

Corner = tuple[int, int]


class Map:
    """All regions, numbered as in the file.

    `near[region]` is the mask of the adjacent regions; `of_terrain[terrain]` the mask of its regions;
    `borders` lists (region, region, by what), each pair once.
    """

    def __init__(self, doc: Components) -> None:
        rows = doc.rows("region")
        self.id: tuple[str, ...] = tuple(row.text("id") for row in rows)
        if not 1 <= len(rows) <= MOST_REGIONS:
            raise rows[0].wrong("id", Msg("altay-file-regions", most=str(MOST_REGIONS)))
        self.terrain: list[int] = [TERRAIN.index(row.choice("terrain", TERRAIN)) for row in rows]
        self.shape: list[list[Corner]] = [_outline(row) for row in rows]
        self.of_terrain: list[int] = [0] * len(TERRAIN)
        for region, terrain in enumerate(self.terrain):
            self.of_terrain[terrain] |= BIT[region]
        self.near: list[int] = [0] * len(rows)
        self.borders: list[tuple[int, int, int]] = []
        self._join(doc)
        self._compare(rows)

    def _join(self, doc: Components) -> None:
        for row in doc.rows("border", key=""):
            a, b = (self.number(row, "between", name) for name in row.texts("between", length=2))
            by = BORDER.index(row.choice("by", BORDER))
            if a == b or self.near[a] & BIT[b]:
                raise row.wrong("between", Msg("altay-file-border-twice", a=self.id[a], b=self.id[b]))
            shared = bool(sides(self.shape[a]) & sides(self.shape[b]))
            if shared == (by == STRAIT):
                reason = "altay-file-strait" if shared else "altay-file-no-side"
                raise row.wrong("between", Msg(reason, a=self.id[a], b=self.id[b]))
            self.near[a] |= BIT[b]
            self.near[b] |= BIT[a]
            self.borders.append((a, b, by))

    def _compare(self, rows: list[Row]) -> None:
        """Regions that share a side are adjacent, and every region is joined to some other."""
        for a, row in enumerate(rows):
            if not self.near[a]:
                raise row.wrong("id", Msg("altay-file-not-joined", region=self.id[a]))
            for b in range(a):
                if sides(self.shape[a]) & sides(self.shape[b]) and not self.near[a] & BIT[b]:
                    raise row.wrong("shape", Msg("altay-file-no-border", a=self.id[a], b=self.id[b]))

    def number(self, row: Row, field: str, name: str) -> int:
        """The number of the region with this id."""
        if name not in self.id:
            raise row.wrong(field, Msg("altay-file-region", region=shown(name)))
        return self.id.index(name)

    def numbers(self, row: Row, field: str) -> list[int]:
        """The numbers of a field that lists regions."""
        return [self.number(row, field, name) for name in row.texts(field)]

    def connected(self, mask: int) -> bool:
        """Can every region of the mask be reached from every other within it?"""
        reached = BIT[lowest(mask)]
        grown = 0
        while grown != reached:
            grown = reached
            for region in range(len(self.id)):
                if grown & BIT[region]:
                    reached |= self.near[region] & mask
        return reached == mask

    @property
    def farmland(self) -> int:
        """The regions where players begin."""
        return self.of_terrain[FARMLAND]

    @property
    def mountains(self) -> int:
        """The regions with the hardest markers."""
        return self.of_terrain[MOUNTAIN]


def sides(shape: list[Corner]) -> set[tuple[Corner, Corner]]:
    """The sides of an outline, each with the lesser corner first."""
    following = shape[1:] + shape[:1]
    return {(min(a, b), max(a, b)) for a, b in zip(shape, following, strict=True)}


def _outline(row: Row) -> list[Corner]:
    flat = row.numbers("shape", 0, 1000)
    corners = list(zip(flat[::2], flat[1::2], strict=False))
    if len(flat) % 2 or len(corners) < 3 or len(set(corners)) != len(corners):
        raise row.wrong("shape", Msg("altay-file-shape"))
    return corners
