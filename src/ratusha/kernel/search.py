"""How the bots `hard` and `expert` look for the turns that they compare, as a game's `values.toml` says."""

from __future__ import annotations

from math import isfinite
from typing import Any, Final

from ratusha.kernel.errors import BadInput, shown
from ratusha.kernel.msg import Msg

WIDTH: Final = 10
ALIKE: Final = 3
COMPARED: Final = 8
BELIEF: Final = 4.0
FIELDS: Final = ("width", "alike", "compared", "belief")
MOST_WIDTH: Final = 1000
MOST_COMPARED: Final = 64
MOST: Final = 1000.0


class Search:
    """How many turns are found and compared, and what is thought of them before."""

    __slots__ = ("alike", "belief", "compared", "width")

    def __init__(
        self, width: int = WIDTH, alike: int = ALIKE, compared: int = COMPARED, belief: float = BELIEF
    ) -> None:
        self.width: int = width
        """How many lines the search of a turn keeps."""
        self.alike: int = alike
        """How many of the turns that are compared may begin with the same move."""
        self.compared: int = compared
        """How many turns `hard` compares; `expert` twice as many."""
        self.belief: float = belief
        """As how many worlds it counts what the search of a turn thinks of it."""

    def text(self) -> list[str]:
        """The lines of a file that say it."""
        return [
            f"width = {self.width}",
            f"alike = {self.alike}",
            f"compared = {self.compared}",
            f"belief = {self.belief:g}",
        ]


def search_in(row: dict[str, Any], where: str, other: Search) -> Search:
    """What a table says, and where it says nothing what holds otherwise."""
    return Search(
        count_in(row, "width", where, 1, MOST_WIDTH, other.width),
        count_in(row, "alike", where, 1, MOST_COMPARED, other.alike),
        count_in(row, "compared", where, 2, MOST_COMPARED, other.compared),
        number_in(row, "belief", where, 0.0) if "belief" in row else other.belief,
    )


def count_in(row: dict[str, Any], field: str, where: str, low: int, high: int, other: int) -> int:
    """A whole number within reason; if nothing is said, the other one."""
    found = row.get(field, other)
    if type(found) is not int or not low <= found <= high:
        raise BadInput(
            f"{where}.{field}",
            Msg("kernel-components-range", value=shown(found), low=str(low), high=str(high)),
        )
    return found


def number_in(row: dict[str, Any], field: str, where: str, low: float = -MOST, high: float = MOST) -> float:
    """A number within reason."""
    if field not in row:
        raise BadInput(f"{where}.{field}", Msg("kernel-components-missing"))
    value = row[field]
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadInput(f"{where}.{field}", Msg("kernel-values-number"))
    if not isfinite(value) or not low <= value <= high:
        raise BadInput(
            f"{where}.{field}",
            Msg("kernel-components-range", value=shown(value), low=f"{low:g}", high=f"{high:g}"),
        )
    return float(value)
