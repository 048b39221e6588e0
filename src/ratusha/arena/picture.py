"""The report of a tournament as a picture: each bot's share of first places with its interval."""

from __future__ import annotations

from typing import Final

from ratusha.arena.sentences import heading, percent, remarks, table
from ratusha.arena.tables import Report
from ratusha.draw.lettering import cut, text
from ratusha.draw.picture import TABLE, Frame, Part, Picture
from ratusha.draw.svg import line, rect
from ratusha.kernel.msg import Msg, decimal
from ratusha.kernel.words import text as say

WIDTH: Final = 720.0
_LEFT: Final = 170.0
_RIGHT: Final = 150.0
_TOP: Final = 64.0
_ROW: Final = 38.0
_BAR: Final = 18.0
_REMARK: Final = 20.0

Row = tuple[str, float, float, float, str, str]
"""A bot: its name, its share, the ends of the interval, its share and its points in words."""


def picture(report: Report, lang: str) -> Picture:
    """A bar for each bot, the best first, with the fair share as a dashed line; the remarks below."""
    rows = tuple(
        (standing.bot, *standing.won, percent(standing.won.value, lang), say(decimal(standing.points), lang))
        for standing in sorted(report.standings, key=lambda standing: -standing.won.value)
    )
    notes = tuple(remarks(report, lang))
    height = _TOP + _ROW * len(rows) + 34 + _REMARK * len(notes)
    titles = (heading(report, lang), say(Msg("arena-picture"), lang))
    points = say(Msg("arena-points"), lang)
    values = (rows, report.fair, titles, points, notes, height)
    frame = Frame("arena", TABLE, WIDTH, height, Msg("arena-picture"))
    told = "\n".join([*titles, *("  ".join(row) for row in table(report, lang)), *notes])
    return Picture(frame, titles[0], (Part("standings", "", (), _bars, values),), lambda: told)


def _bars(
    rows: tuple[Row, ...],
    fair: float,
    titles: tuple[str, str],
    points: str,
    notes: tuple[str, ...],
    height: float,
) -> str:
    bottom = _TOP + _ROW * len(rows)
    made = [rect(0, 0, WIDTH, height, 10, "paper", "line", 1)]
    made.append(text(18, 26, titles[0], 17, "s7", room=WIDTH - 36))
    made.append(text(18, 46, titles[1], 12.5, "s4", "ink-2", room=WIDTH - 180))
    made.append(text(WIDTH - 18, 46, points, 12.5, "s4", "ink-2", room=120, anchor="end"))
    for tenth in range(0, 11, 2):
        made.append(line(_x(tenth / 10), _TOP - 8, _x(tenth / 10), bottom, "line", 1))
        made.append(
            text(
                _x(tenth / 10), bottom + 16, f"{10 * tenth} %", 11.5, "s4", "ink-2", room=50, anchor="middle"
            )
        )
    for at, (name, share, low, high, won, mean) in enumerate(rows):
        top = _TOP + _ROW * at
        middle = top + _BAR / 2
        made.append(text(18, middle + 5, cut(name, 14, "s7", _LEFT - 36), 14, "s7", room=_LEFT - 36))
        made.append(rect(_x(0), top, max(1.0, _x(share) - _x(0)), _BAR, 3, "amber"))
        made.append(line(_x(low), middle, _x(high), middle, "ink", 2))
        for end in (low, high):
            made.append(line(_x(end), middle - 5, _x(end), middle + 5, "ink", 2))
        made.append(text(_x(1) + 14, middle + 5, won, 14, "s7", room=60))
        made.append(text(WIDTH - 18, middle + 5, mean, 13, "s4", "ink-2", room=60, anchor="end"))
    made.append(line(_x(fair), _TOP - 8, _x(fair), bottom, "vermilion", 1.5, dash="5 4"))
    for at, note in enumerate(notes):
        made.append(text(18, bottom + 42 + _REMARK * at, note, 12.5, "s4", room=WIDTH - 36))
    return "".join(made)


def _x(share: float) -> float:
    return _LEFT + (WIDTH - _LEFT - _RIGHT) * share
