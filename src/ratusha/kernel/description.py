"""The position in words: sections with headings, of sentences, tables and drawings.

A game's `describe` returns them, the most important first; terminals get them as text, pages as
headings, paragraphs and tables. What only some want to know is folded.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

WIDTH: Final = 98
"""How many characters fit a line of text under its heading; longer cells and sentences wrap."""
LEAST: Final = 14
"""No column of a table is squeezed below this."""


class Block:
    """A part of a section.

    `kind` is `prose` (each of `lines` a sentence or a list, which may wrap), `drawing` (`lines` whose
    columns count) or `grid` (a table: `head` names the columns, the first cell of each of `rows` the row).
    """

    __slots__ = ("head", "kind", "lines", "rows")

    def __init__(self, kind: str, lines: list[str], head: list[str], rows: list[list[str]]) -> None:
        self.kind = kind
        self.lines = lines
        self.head = head
        self.rows = rows

    def text(self) -> list[str]:
        """As lines of text."""
        if self.kind == "grid":
            return _grid(self.head, self.rows)
        if self.kind == "drawing":
            return self.lines[:]
        return [part for line in self.lines for part in _wrapped(line)]


class Section:
    """A heading with what belongs to it.

    `key` names it for the page, which remembers whether it is open; `folded`: shown on demand only.
    """

    __slots__ = ("blocks", "folded", "heading", "key")

    def __init__(self, key: str, heading: str, folded: bool = False) -> None:
        self.key = key
        self.heading = heading
        self.folded = folded
        self.blocks: list[Block] = []

    def say(self, *lines: str) -> None:
        """Add sentences, each on a line of its own; empty ones are left out."""
        sentences = [line for line in lines if line]
        if not sentences:
            return
        if self.blocks and self.blocks[-1].kind == "prose":
            self.blocks[-1].lines.extend(sentences)
        else:
            self.blocks.append(Block("prose", sentences, [], []))

    def grid(self, head: list[str], rows: list[list[str]]) -> None:
        """Add a table, unless it has no rows."""
        if rows:
            self.blocks.append(Block("grid", [], head, rows))

    def draw(self, lines: list[str]) -> None:
        """Add a drawing made of characters."""
        self.blocks.append(Block("drawing", lines, [], []))

    def text(self) -> str:
        """As text, with the heading."""
        lines = [self.heading] if self.heading else []
        for block in self.blocks:
            lines += [f"  {line}".rstrip() if self.heading else line for line in block.text()]
        return "\n".join(lines).replace("\u00a0", " ")


def plain(told: list[Section]) -> str:
    """Sections as text."""
    return "\n\n".join(section.text() for section in told) + "\n"


def _wrapped(line: str) -> list[str]:
    return [line] if len(line) <= WIDTH else wrap(line, WIDTH, subsequent_indent="    ")


def _grid(head: list[str], rows: list[list[str]]) -> list[str]:
    """Columns side by side; where they don't fit a line, the widest wrap."""
    table = [head, *rows] if any(head) else rows
    widths = [max(len(row[at]) for row in table) for at in range(len(table[0]))]
    while sum(widths) + 2 * (len(widths) - 1) > WIDTH and max(widths) > LEAST:
        widths[widths.index(max(widths))] -= 1
    lines: list[str] = []
    for row in table:
        cells = [wrap(cell, width) if cell else [""] for cell, width in zip(row, widths, strict=True)]
        for at in range(max(len(cell) for cell in cells)):
            parts = [cell[at] if at < len(cell) else "" for cell in cells]
            lines.append(
                "  ".join(part.ljust(width) for part, width in zip(parts, widths, strict=True)).rstrip()
            )
    return lines
