"""The score sheet: each seat's points by source, as a table of text."""

from __future__ import annotations

from collections.abc import Sequence

from ratusha.kernel.msg import Msg
from ratusha.kernel.record import Record
from ratusha.kernel.state import State
from ratusha.kernel.words import text


def seat_names(seats: int, lang: str) -> list[str]:
    """What seats are called while nobody has a name."""
    return [text(Msg("kernel-seat", n=seat + 1), lang) for seat in range(seats)]


def player_names(record: Record, lang: str) -> list[str]:
    """Who sat at each seat of a record; those of the same name get the number of their seat."""
    names = [record.players.get(seat) or name for seat, name in enumerate(seat_names(record.seats, lang))]
    return [name if names.count(name) == 1 else f"{name} ({seat})" for seat, name in enumerate(names, 1)]


def score_sheet(state: State, lang: str, names: Sequence[str]) -> str:
    """A line a source, a column a seat; then the sums and the places."""
    sheets = state.sheet()
    used = [source for source in state.game.sources if any(source in sheet for sheet in sheets)]
    rows = [[text(Msg(f"{state.game.id}-cause-{source}"), lang)] for source in used]
    for row, source in zip(rows, used, strict=True):
        row += [str(sheet.get(source, 0)) for sheet in sheets]
    rows.append([text(Msg("cli-total"), lang), *map(str, state.scores)])
    rows.append([text(Msg("cli-place"), lang), *map(str, state.ranks)])
    return columns([["", *names], *rows])


def columns(rows: list[list[str]]) -> str:
    """The first column to the left, the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0])] + [
            cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
