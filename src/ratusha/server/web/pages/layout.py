"""How the plain pages lay things out: options under headings, reasons, the position's prose and drawings."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from ratusha.kernel.msg import Msg
from ratusha.kernel.option import amounts
from ratusha.kernel.words import problems, text
from ratusha.server.words import say

FOLD: Final = 6
"""More options than so many that come with a warning are folded away, if there are others."""

DRAWN: Final = re.compile(r" {3}|.*\S {2,}\S")
"""A line that is laid out with spaces: it begins with three, or has two inside."""

HEAD: Final = 70
"""A longer line is no heading."""


def grouped(game: str, options: list[dict[str, Any]], lang: str) -> list[dict[str, Any]]:
    """The options under the headings of their kinds, with costs and gains in words.

    The heading of a kind is the game's message `<game>-group-<kind>`, which may use the fields of the
    notation; kinds with the same heading share a group, and so do those of a game that has none.
    """
    groups: dict[str, list[dict[str, Any]]] = {}
    for option in options:
        option["pays"] = amounts(game, option["cost"], lang)
        option["gets"] = amounts(game, option["gain"], lang)
        heading = say(lang, "asides") if option["aside"] else _heading(game, option["notation"], lang)
        groups.setdefault(heading, []).append(option)
    found: list[dict[str, Any]] = []
    for heading, members in groups.items():
        warned = [option for option in members if option["warning"]]
        fold = FOLD < len(warned) < len(members)
        found.append(
            {
                "id": len(found) + 1,
                "heading": heading,
                "size": len(members),
                "options": [option for option in members if not (fold and option["warning"])],
                "folded": warned if fold else [],
            }
        )
    return found


def _heading(game: str, notation: str, lang: str) -> str:
    kind, *fields = notation.split()
    params = tuple((name, value) for name, _, value in (field.partition("=") for field in fields))
    return _words(f"{game}-group-{kind}", params, lang)


@lru_cache(10_000)
def _words(id: str, params: tuple[tuple[str, str], ...], lang: str) -> str:
    """The message, or nothing where the game has no such words."""
    msg = Msg(id, **{name: int(value) if value.isdecimal() else value for name, value in params})
    return "" if problems(msg, lang) else text(msg, lang)


def why_not(game: str, reasons: dict[str, dict[str, str]], lang: str) -> list[dict[str, Any]]:
    """Each reason once, with the things it holds for where the game has words for them.

    A thing `space-8` is the game's message `<game>-part-space`, with `$a` for the 8.
    """
    found: dict[tuple[str, str], list[str]] = {}
    for component, reason in reasons.items():
        kind, *rest = component.split("-")
        params = tuple(zip("abc", rest, strict=False))
        name = _words(f"{game}-part-{kind}", params, lang)
        names = found.setdefault((reason["why"], reason["rule"]), [])
        if name and name not in names:
            names.append(name)
    return [{"why": why, "rule": rule, "things": things} for (why, rule), things in found.items()]


def blocks(position: str) -> list[dict[str, Any]]:
    """The position's lines: prose, which may wrap, and drawings, which may not."""
    found: list[dict[str, Any]] = []
    fresh = True
    for line in position.rstrip().split("\n"):
        if not line.strip():
            fresh = True
            continue
        drawn = DRAWN.match(line) is not None
        if fresh or found[-1]["drawn"] != drawn:
            found.append({"drawn": drawn, "lines": [], "head": fresh and len(line) < HEAD})
        found[-1]["lines"].append(line)
        fresh = False
    for block in found:
        first, *more = block["lines"]
        # One line with a wide gap is no drawing; what stands over indented lines is a heading.
        block["drawn"] = block["drawn"] and (bool(more) or first.startswith("   "))
        block["head"] = block["head"] and (block is found[0] or not more or more[0].startswith(" "))
    return found
