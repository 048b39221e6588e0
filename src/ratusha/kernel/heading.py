"""Long lists made readable: options under headings, reasons with the things they hold for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

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
    return _words(f"{id}-group-{kind}", params, lang)


def explained(id: str, reasons: dict[str, dict[str, str]], lang: str) -> list[dict[str, Any]]:
    """Each of the `reasons` once, with the places it holds for, and their names where the game has some.

    A thing `estate-0-space-8` is the game's message `<game>-part-estate`, with `$a` for the 0, `$b` for
    `space` and `$c` for the 8.
    """
    found: dict[tuple[str, str], list[str]] = {}
    places: dict[tuple[str, str], list[str]] = {}
    for component, reason in reasons.items():
        kind, *rest = component.split("-")
        name = _words(f"{id}-part-{kind}", tuple(zip("abc", rest, strict=False)), lang)
        names = found.setdefault((reason["why"], reason["rule"]), [])
        places.setdefault((reason["why"], reason["rule"]), []).append(component)
        if name and name not in names:
            names.append(name)
    return [
        {"why": why, "rule": rule, "things": things, "places": places[why, rule]}
        for (why, rule), things in found.items()
    ]


@lru_cache(10_000)
def _words(id: str, params: tuple[tuple[str, str], ...], lang: str) -> str:
    """The message, or nothing where the game has no such words."""
    msg = Msg(id, **{name: int(value) if value.isdecimal() else value for name, value in params})
    return "" if problems(msg, lang) else text(msg, lang)
