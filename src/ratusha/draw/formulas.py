"""Rows of icons and numbers that say what a card does, as large as their room allows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ratusha.draw.icons import ICONS, control, icon
from ratusha.draw.icons.controls import LINES
from ratusha.draw.lettering import text, width

SIGN: Final = "!"
"""What begins with it is a sign of the controls: `!arrow`."""
LEAST: Final = 9.6
"""The smallest letters of a formula."""
_GAP: Final = 0.22
"""Between two groups, in sizes."""

Tokens = Sequence[str]
"""Names of icons, signs (`!arrow`), and texts: a text belongs to the icon before it."""


def formula(
    x: float,
    y: float,
    wide: float,
    high: float,
    tokens: Tokens,
    *,
    size: float = 22,
    least: float = 10,
    ink: str = "dark",
    own: str = "",
    anchor: str = "middle",
) -> str:
    """The tokens in the middle of a box (or from its left edge), on as many lines as fit."""
    size, lines = _fitted(tuple(tokens), wide, high, size, least)
    step = _step(size)
    top = y + (high - step * len(lines)) / 2 + step / 2
    made = ""
    for at, groups in enumerate(lines):
        gap = size * _GAP
        long = sum(_wide(group, size) for group in groups) + gap * (len(groups) - 1)
        left = x + (wide - long) / 2 if anchor == "middle" else x
        for group in groups:
            made += _draw(group, left, top + at * step, size, ink, own)
            left += _wide(group, size) + gap
    return made


@lru_cache(2_000)
def _fitted(
    tokens: tuple[str, ...], wide: float, high: float, size: float, least: float
) -> tuple[float, list[list[tuple[str, ...]]]]:
    while size > least:
        lines = _lines(tokens, wide, high, size)
        if lines is not None:
            return size, lines
        size = max(least, size * 0.93)
    return size, _wrapped(tokens, wide, size)


def _lines(
    tokens: tuple[str, ...], wide: float, high: float, size: float
) -> list[list[tuple[str, ...]]] | None:
    lines = _wrapped(tokens, wide, size)
    narrow = all(
        sum(_wide(group, size) for group in line) + size * _GAP * (len(line) - 1) <= wide for line in lines
    )
    return lines if narrow and len(lines) * _step(size) <= high else None


def _wrapped(tokens: tuple[str, ...], wide: float, size: float) -> list[list[tuple[str, ...]]]:
    lines: list[list[tuple[str, ...]]] = [[]]
    left = 0.0
    for group in _groups(tokens):
        long = _wide(group, size)
        if lines[-1] and left + size * _GAP + long > wide:
            lines.append([])
            left = 0.0
        left += long + (size * _GAP if lines[-1] else 0)
        lines[-1].append(group)
    return lines


def _groups(tokens: tuple[str, ...]) -> list[tuple[str, ...]]:
    groups: list[tuple[str, ...]] = []
    for token in tokens:
        if groups and token not in ICONS and not _sign(token) and groups[-1][0] in ICONS:
            groups[-1] = (*groups[-1], token)
        else:
            groups.append((token,))
    return groups


def _sign(token: str) -> bool:
    return token.startswith(SIGN) and token[1:] in LINES


def _step(size: float) -> float:
    return size * 1.16


def _letters(size: float) -> float:
    return max(LEAST, size * 0.7)


def _wide(group: tuple[str, ...], size: float) -> float:
    total = 0.0
    for token in group:
        if token in ICONS:
            total += size
        elif _sign(token):
            total += size * 0.72
        else:
            total += width(token, _letters(size), "s7") + size * 0.1
    return total


def _draw(group: tuple[str, ...], x: float, y: float, size: float, ink: str, own: str) -> str:
    made = ""
    for token in group:
        if token in ICONS:
            made += icon(token, x, y - size / 2, size, own=own if _owned(token) else "")
            x += size
        elif _sign(token):
            small = size * 0.72
            made += control(token[1:], x, y - small / 2, small, ink, 2.2)
            x += small
        else:
            letters = _letters(size)
            wide = width(token, letters, "s7")
            made += text(x + size * 0.1, y + letters * 0.36, token, letters, "s7", ink, room=wide + 1)
            x += wide + size * 0.1
    return made


def _owned(name: str) -> bool:
    return any(fill == "own" for _, fill in ICONS[name])
