"""What everybody may take: the three stacks with their rows, and the prizes."""

from __future__ import annotations

from ratusha.draw.cardboard import panel
from ratusha.draw.lettering import text, wrap
from ratusha.draw.shapes import box
from ratusha.draw.svg import place, rect
from ratusha.games.empire import names, places
from ratusha.games.empire.components import PRIZE, ROW, STACKS
from ratusha.games.empire.draw.squares import SMALLEST, back, empty, outline, say, square
from ratusha.kernel import words


def draw_rows(
    rows: tuple[tuple[int, ...], ...],
    left: tuple[int, ...],
    x: float,
    y: float,
    wide: float,
    high: float,
    lang: str,
) -> str:
    """A line for each stack: the stack, then its row. The squares of the draft go on in the lines below."""
    made = panel(x, y, wide, high)
    pitch_y = (high - 12) / len(rows)
    side = min((wide - 24) / (ROW + 1) - 4, pitch_y - 7)
    pitch_x = (wide - 20 - side) / ROW
    first = x + 10 + side + (pitch_x - side)
    for stack, kinds in enumerate(rows):
        top = y + 11 + stack * pitch_y
        made += _stack(stack, left[stack], len(kinds) >= ROW and not _drafting(rows), x + 10, top, side, lang)
        room = box(first, top, pitch_x * ROW, side, 5)
        made += place(places.row(stack), room, "", words.text(names.stack(stack), lang))
        for at in range(max(ROW, len(kinds))):
            at_x, at_y = first + at % ROW * pitch_x, top + at // ROW * pitch_y
            if at < len(kinds):
                made += _open(f"row-{STACKS[stack]}-{at}", kinds[at], at_x, at_y, side, lang)
            elif not (_drafting(rows) and stack and at < len(rows[0]) - stack * ROW):
                made += empty(at_x, at_y, side)
    return made


def _drafting(rows: tuple[tuple[int, ...], ...]) -> bool:
    """Before the first turn nature squares lie open for the draft, and nothing else."""
    return not any(rows[1:])


def _stack(stack: int, left: int, full: bool, x: float, y: float, side: float, lang: str) -> str:
    made = back(stack, left, x, y, side)
    about = say(lang, "in-stack", n=left)
    if full and left:
        made += rect(x + 2, y + side - 15, side - 4, 13, 4, "paper", "dark", 1)
        made += text(
            x + side / 2, y + side - 5, say(lang, "clears"), 9.6, "n7", "bad", anchor="middle", room=side - 6
        )
        about = say(lang, "clears-row")
    return place(places.stack(stack), outline(x, y, side), made, words.text(names.stack(stack), lang), about)


def _open(id: str, kind: int, x: float, y: float, side: float, lang: str) -> str:
    about = words.text(names.printed(kind), lang)
    name = words.text(names.square(kind), lang)
    return place(id, outline(x, y, side), square(kind, x, y, side, lang), name, about)


def draw_prizes(
    prizes: tuple[int, ...], x: float, y: float, wide: float, high: float, columns: int, rows: int, lang: str
) -> str:
    """The prizes that are left, each with its name below."""
    made = panel(x, y, wide, high, say(lang, "prizes", n=len(prizes)))
    made += text(
        x + wide - 12, y + 20, say(lang, "prizes-end"), 11.5, "s4", "ink-2", anchor="end", room=wide * 0.58
    )
    pitch_x, pitch_y = (wide - 14) / columns, (high - 32) / rows
    side = min(pitch_x - 3, pitch_y - 26)
    for at, kind in enumerate(prizes):
        middle = x + 7 + (at % columns + 0.5) * pitch_x
        left, top = middle - side / 2, y + 29 + at // columns * pitch_y
        inner = square(kind, left, top, side, lang, named=False)
        name = words.text(names.square(kind), lang)
        size = SMALLEST if pitch_x < 70 else 11.5
        for row, line in enumerate(wrap(name, size, "n7", pitch_x - 2)):
            base = top + side + size + row * size * 1.06
            inner += text(middle, base, line, size, "n7", anchor="middle", room=pitch_x - 1)
        made += place(
            f"prize-{at}", outline(left, top, side), inner, name, words.text(names.printed(kind), lang)
        )
    return made


def open_rows(rows: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    """The rows as values of a part."""
    return tuple(tuple(row) for row in rows[:PRIZE])
