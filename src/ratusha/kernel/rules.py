"""The numbered rules of a game, in our own words, from its `rules.<lang>.md`.

Chapters are headings `## 4 The turn`; a rule is a paragraph that begins with `**4.2**`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ratusha.kernel.errors import BadInput, shown
from ratusha.kernel.fluent_files import folder
from ratusha.kernel.installed import package_of
from ratusha.kernel.msg import Msg

_RULE = re.compile(r"^\*\*(\d+\.\d+)\*\*\s+")


class Rule(NamedTuple):
    """One numbered rule."""

    number: str
    text: str


def rules_text(game: str, lang: str) -> str:
    """The whole rules file."""
    package = package_of(game)
    if package is None:
        raise BadInput("game", Msg("kernel-game-unknown", id=shown(game), known="—"))
    file = folder(package) / f"rules.{lang}.md"
    if not file.is_file():
        raise BadInput(f"rules.{lang}.md", Msg("kernel-file-missing"))
    return file.read_text(encoding="utf-8")


def rules(game: str, lang: str) -> list[Rule]:
    """All numbered rules, in order; BadInput if a number stands twice."""
    found: list[Rule] = []
    seen: set[str] = set()
    for paragraph in rules_text(game, lang).split("\n\n"):
        text = " ".join(paragraph.split())
        match = _RULE.match(text)
        if match:
            number = match.group(1)
            if number in seen:
                raise BadInput(f"rules.{lang}.md", Msg("kernel-record-twice", word=number))
            seen.add(number)
            found.append(Rule(number, text[match.end() :]))
    return found
