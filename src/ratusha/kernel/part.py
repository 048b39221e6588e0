"""Exact JSON for states and their parts, from one list of fields a class.

A class that is written to JSON names its fields with their shapes:

    def fields(self) -> list[tuple[str, Shape]]:
        return [("silver", INT), ("storage", INTS), ("estates", many(Estate))]
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg

BIGGEST: Final = 1 << 200
"""Bit masks of a few hundred bits are the largest ints a state holds."""


class Shape:
    """What a field holds: 0 an int, 1 a list of ints, 2 a list of lists of ints; or parts."""

    __slots__ = ("depth", "part")

    def __init__(self, depth: int, part: type[Part] | None = None) -> None:
        self.depth = depth
        self.part = part


INT: Final = Shape(0)
INTS: Final = Shape(1)
GRID: Final = Shape(2)
TEXT: Final = Shape(-1)


def one(part: type[Part]) -> Shape:
    """A field that holds one part."""
    return Shape(0, part)


def many(part: type[Part]) -> Shape:
    """A field that holds a list of parts."""
    return Shape(1, part)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Something that is written to JSON field by field."""

    __slots__ = ()

    def fields(self) -> list[tuple[str, Shape]]:
        """The names and shapes of what is written, in order."""
        raise NotImplementedError(type(self).__name__)

    def dump(self) -> dict[str, Any]:
        """As JSON data."""
        data: dict[str, Any] = {}
        for name, shape in self.fields():
            data[name] = _dump(getattr(self, name), shape)
        return data

    def load(self, data: object, where: str) -> None:
        """Fill the fields from JSON data; BadInput names the first that does not fit."""
        if not isinstance(data, dict):
            raise BadInput(where, Msg("kernel-json-object"))
        for name, shape in self.fields():
            if name not in data:
                raise BadInput(f"{where}.{name}", Msg("kernel-json-missing"))
            setattr(self, name, _load(data[name], shape, f"{where}.{name}"))


def _dump(value: Any, shape: Shape) -> Any:
    if shape.part is not None:
        return value.dump() if shape.depth == 0 else [item.dump() for item in value]
    if shape.depth == 1:
        return value[:]
    if shape.depth == 2:
        return [row[:] for row in value]
    return value


def _load(data: Any, shape: Shape, where: str) -> Any:
    if shape.part is not None:
        if shape.depth == 0:
            return _load_part(data, shape.part, where)
        return [_load_part(item, shape.part, f"{where}[{i}]") for i, item in enumerate(_list(data, where))]
    if shape.depth == -1:
        if not isinstance(data, str):
            raise BadInput(where, Msg("kernel-json-text"))
        return data
    if shape.depth == 0:
        return whole(data, where)
    if shape.depth == 1:
        return ints(data, where)
    return [ints(row, f"{where}[{i}]") for i, row in enumerate(_list(data, where))]


def _load_part(data: object, part: type[Part], where: str) -> Part:
    made: Part = part.__new__(part)
    made.load(data, where)
    return made


def whole(data: object, where: str) -> int:
    """An int of JSON data (no bool, no float, nothing enormous)."""
    if isinstance(data, bool) or not isinstance(data, int) or abs(data) > BIGGEST:
        raise BadInput(where, Msg("kernel-json-int"))
    return data


def ints(data: object, where: str) -> list[int]:
    """A list of ints of JSON data."""
    return [whole(item, f"{where}[{i}]") for i, item in enumerate(_list(data, where))]


def _list(data: object, where: str) -> list[Any]:
    if not isinstance(data, list):
        raise BadInput(where, Msg("kernel-json-list"))
    return data
