"""Messages: what a person is told, as an id with parameters; the words are found later."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Union

Param = Union[int, str, "Msg"]


class Msg:
    """A message id and its parameters; a parameter may be a message itself (a tile's name).

    >>> Msg("kernel-seat", n=2)
    Msg('kernel-seat', n=2)
    """

    __slots__ = ("id", "params")

    # Compiled, a parameter named like a positional one would be lost; so it is `_id`.
    def __init__(self, _id: str, /, **params: Param) -> None:
        self.id = _id
        self.params: dict[str, Param] = params

    def to_dict(self) -> dict[str, object]:
        """As JSON data."""
        data: dict[str, object] = {"id": self.id}
        for name, value in self.params.items():
            data[name] = value.to_dict() if isinstance(value, Msg) else value
        return data

    def with_params(self, more: Mapping[str, Param]) -> Msg:
        """The same message with further parameters."""
        merged: dict[str, Param] = dict(self.params)
        merged.update(more)
        return Msg(self.id, **merged)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Msg) and self.id == other.id and self.params == other.params

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.params))))

    def __repr__(self) -> str:
        inner = "".join(f", {name}={value!r}" for name, value in self.params.items())
        return f"Msg({self.id!r}{inner})"


def decimal(value: float, places: int = 1, signed: bool = False) -> Msg:
    """A number with some decimal places, as each language writes it.

    >>> decimal(-2.25)
    Msg('kernel-decimal', whole='−2', places='2')
    """
    sign = "+" if signed and value >= 0.0 else "−" if value < 0.0 else ""
    whole, rest = f"{abs(value):.{places}f}".split(".")
    return Msg("kernel-decimal", whole=sign + whole, places=rest)
