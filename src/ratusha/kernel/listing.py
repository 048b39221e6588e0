"""Several names in one sentence, and the names of the seats."""

from __future__ import annotations

from ratusha.kernel.msg import Msg, Param


def player(seat: int) -> Msg:
    """The player of a seat: his name where it is known."""
    return Msg("kernel-seat", n=seat + 1)


def listed(items: list[Msg]) -> Msg:
    """“a, b and c”; “nothing” where there is none."""
    return _joined(items, "kernel-and")


def either(items: list[Msg]) -> Msg:
    """“a, b or c”."""
    return _joined(items, "kernel-or")


def row(items: list[Msg]) -> Msg:
    """“a, b, c”: a mere list."""
    return _joined(items, "kernel-comma")


def _joined(items: list[Msg], last: str) -> Msg:
    if not items:
        return Msg("kernel-nothing")
    made: Param = items[-1]
    join = last
    for item in reversed(items[:-1]):
        made = Msg(join, item=item, rest=made)
        join = "kernel-comma"
    assert isinstance(made, Msg)
    return made
