"""Exact JSON for states and their parts, from one declaration of their slots.

A class says of each of its slots what it holds and within which bounds:

    def slots(self) -> list[Slot]:
        return [
            number("silver", 0, 99),                     # an int
            numbers("tiles", SPACES, NO_TILE, LAST_TILE), # this many ints
            some("goods", 3, 1, 6),                      # at most this many ints
            parts("estates", Estate, self.seats),        # this many parts
        ]

JSON, its checks and the conformance suite follow from that.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg

BIGGEST: Final = 1 << 200
"""Bit masks of a few hundred bits are the largest ints a state holds."""

ONE: Final = 0
LIST: Final = 1
GRID: Final = 2
TEXT: Final = 3
PART: Final = 4
PARTS: Final = 5
"""What a slot holds: an int, a list of ints, a list of such lists, a text, a part, a list of parts."""


class Slot:
    """One slot of a part: its name, what it holds, how many (least to most) and within which bounds."""

    __slots__ = ("distinct", "high", "holds", "least", "low", "most", "name", "part", "rows")

    def __init__(
        self,
        name: str,
        holds: int,
        *,
        low: int = 0,
        high: int = 0,
        least: int = 0,
        most: int = 0,
        rows: int = 0,
        distinct: bool = False,
        part: type[Part] | None = None,
    ) -> None:
        self.name = name
        self.holds = holds
        self.low = low
        self.high = high
        self.least = least
        self.most = most
        self.rows = rows
        self.distinct = distinct
        self.part = part

    def dump(self, value: Any) -> Any:
        """The value as JSON data."""
        if self.holds == LIST:
            return value[:]
        if self.holds == GRID:
            return [row[:] for row in value]
        if self.holds == PART:
            return value.dump()
        if self.holds == PARTS:
            return [item.dump() for item in value]
        return value

    def load(self, data: object, where: str) -> Any:
        """The value that JSON data gives; BadInput where it does not fit."""
        if self.holds == ONE:
            return between(data, self.low, self.high, where)
        if self.holds == LIST:
            return self._ints(data, where)
        if self.holds == GRID:
            found = _list(data, where, self.rows, self.rows)
            return [self._ints(row, f"{where}[{i}]") for i, row in enumerate(found)]
        if self.holds == TEXT:
            if not isinstance(data, str):
                raise BadInput(where, Msg("kernel-json-text"))
            return data
        assert self.part is not None
        if self.holds == PART:
            return _load_part(data, self.part, where)
        items = _list(data, where, self.least, self.most)
        return [_load_part(item, self.part, f"{where}[{i}]") for i, item in enumerate(items)]

    def _ints(self, data: object, where: str) -> list[int]:
        items = _list(data, where, self.least, self.most)
        found = [between(item, self.low, self.high, f"{where}[{i}]") for i, item in enumerate(items)]
        if self.distinct and len(set(found)) != len(found):
            raise BadInput(where, Msg("kernel-json-twice"))
        return found


def number(name: str, low: int, high: int) -> Slot:
    """An int from low to high."""
    return Slot(name, ONE, low=low, high=high)


def flag(name: str) -> Slot:
    """0 or 1."""
    return Slot(name, ONE, low=0, high=1)


def mask(name: str, bits: int) -> Slot:
    """A set as a bit mask of this many bits."""
    return Slot(name, ONE, low=0, high=2**bits - 1)


def numbers(name: str, count: int, low: int, high: int) -> Slot:
    """A list of exactly this many ints, each from low to high."""
    return Slot(name, LIST, least=count, most=count, low=low, high=high)


def some(name: str, most: int, low: int, high: int, *, distinct: bool = False) -> Slot:
    """A list of at most this many ints, each from low to high; `distinct`: none of them twice."""
    return Slot(name, LIST, most=most, low=low, high=high, distinct=distinct)


def grid(name: str, rows: int, most: int, low: int, high: int, *, exact: bool = False) -> Slot:
    """This many lists, each of at most (`exact`: of exactly) this many ints from low to high."""
    return Slot(name, GRID, rows=rows, least=most if exact else 0, most=most, low=low, high=high)


def word(name: str) -> Slot:
    """A text."""
    return Slot(name, TEXT)


def part(name: str, kind: type[Part]) -> Slot:
    """One part."""
    return Slot(name, PART, part=kind)


def parts(name: str, kind: type[Part], count: int, *, least: int = -1) -> Slot:
    """A list of this many parts; with `least`, of at least that many."""
    return Slot(name, PARTS, part=kind, least=count if least < 0 else least, most=count)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Something that is written to JSON slot by slot.

    Every name of `__slots__` is in `slots` or, if it follows from the others, in `derived`.
    """

    __slots__ = ()

    def slots(self) -> list[Slot]:
        """What is written, in order."""
        raise NotImplementedError(type(self).__name__)

    def derived(self) -> tuple[str, ...]:
        """The names of the slots that follow from the others."""
        return ()

    def derive(self) -> None:
        """Work out the derived slots again; called when JSON has been read."""

    def check(self, where: str) -> None:
        """BadInput for slots that fit their bounds but not each other; called before `derive`."""

    def dump(self) -> dict[str, Any]:
        """As JSON data."""
        data: dict[str, Any] = {}
        for slot in self.slots():
            data[slot.name] = slot.dump(getattr(self, slot.name))
        return data

    def load(self, data: object, where: str) -> None:
        """Fill the slots from JSON data; BadInput names the first that does not fit."""
        if not isinstance(data, dict):
            raise BadInput(where, Msg("kernel-json-object"))
        for slot in self.slots():
            if slot.name not in data:
                raise BadInput(f"{where}.{slot.name}", Msg("kernel-json-missing"))
            setattr(self, slot.name, slot.load(data[slot.name], f"{where}.{slot.name}"))
        self.check(where)
        self.derive()


def _load_part(data: object, kind: type[Part], where: str) -> Part:
    made: Part = kind.__new__(kind)
    made.load(data, where)
    return made


def whole(data: object, where: str) -> int:
    """An int of JSON data (no bool, no float, nothing enormous)."""
    if isinstance(data, bool) or not isinstance(data, int) or abs(data) > BIGGEST:
        raise BadInput(where, Msg("kernel-json-int"))
    return data


def between(data: object, low: int, high: int, where: str) -> int:
    """An int of JSON data within bounds."""
    n = whole(data, where)
    if not low <= n <= high:
        raise BadInput(where, Msg("kernel-json-range", low=str(low), high=str(high)))
    return n


def _list(data: object, where: str, least: int, most: int) -> list[Any]:
    if not isinstance(data, list) or not least <= len(data) <= most:
        raise BadInput(where, Msg("kernel-json-list"))
    return data
