"""Long lists of options under headings, what people want most first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ratusha.kernel.msg import Msg
from ratusha.kernel.registry import game
from ratusha.kernel.words import problems, text


def grouped(id: str, notations: Sequence[str], lang: str) -> list[tuple[str, list[int]]]:
    """The headings of a game's moves, each with the places of its moves in the list.

    The heading of a kind is the message `<game>-group-<kind>`, which may use the fields of the notation;
    kinds with the same heading share a group, and so do those that have none. The game's `shown_first`
    names the kinds that come first.
    """
    first = {kind: at for at, kind in enumerate(game(id).shown_first)}
    kinds = [notation.partition(" ")[0] for notation in notations]
    groups: dict[str, list[int]] = {}
    for at in sorted(range(len(notations)), key=lambda at: first.get(kinds[at], len(first))):
        groups.setdefault(heading(id, notations[at], lang), []).append(at)
    return list(groups.items())


def heading(id: str, notation: str, lang: str) -> str:
    """The heading over a move; empty where the game has none."""
    kind, *fields = notation.split()
    params = tuple((name, value) for name, _, value in (field.partition("=") for field in fields))
    return _heading(f"{id}-group-{kind}", params, lang)


@lru_cache(10_000)
def _heading(id: str, params: tuple[tuple[str, str], ...], lang: str) -> str:
    msg = Msg(id, **{name: int(value) if value.isdecimal() else value for name, value in params})
    return "" if problems(msg, lang) else text(msg, lang)
