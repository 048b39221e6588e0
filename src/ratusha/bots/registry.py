"""Finding bots: the entry-point group `ratusha.bots`, for built-in and foreign ones alike."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ratusha.bots.bot import Bot, read_name
from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg
from ratusha.kernel.rng import Rng

GROUP = "ratusha.bots"


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda p: p.name)}


def bot_ids() -> list[str]:
    """The ids of all installed bots."""
    return list(_found())


@cache
def _kind(id: str) -> type[Bot]:
    point = _found().get(id)
    if point is None:
        raise BadInput("bots", Msg("bots-unknown", id=id[:40], known=", ".join(_found())))
    found = point.load()
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadInput("bots", Msg("bots-broken", id=id))
    return found


def bot(name: str, seed: int | str) -> Bot:
    """A bot by its name, with its budget if it has one (`hard@2s`), and its own generator."""
    id, budget = read_name(name)
    return _kind(id)(Rng(seed), budget)


def check_names(names: list[str]) -> None:
    """BadInput if one of the names is not that of a bot."""
    for name in names:
        _kind(read_name(name)[0])
