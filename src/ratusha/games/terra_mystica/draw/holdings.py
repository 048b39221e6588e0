"""What lies beside a faction board: special actions, the bonus card, favour tiles."""

from __future__ import annotations

from typing import Final

from ratusha.draw.cardboard import Chip
from ratusha.draw.shapes import box
from ratusha.draw.svg import place, rect
from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.components import (
    FACTIONS,
    FAVOURS,
    NO_CARD,
)
from ratusha.games.terra_mystica.draw.look import (
    STEP_ICON,
    action_space,
    cross,
    glyphs,
    octagon,
    say,
)
from ratusha.games.terra_mystica.draw.supply import draw_card, draw_favour
from ratusha.games.terra_mystica.moves import (
    BRIDGE_ACTION,
    CARD_SPADE,
    STRONGHOLD_ACTION,
)
from ratusha.kernel import words
from ratusha.kernel.bits import BIT

STRONGHOLD_SIGN: Final[dict[str, list[Chip]]] = {
    "steps": [(STEP_ICON, 2)],
    "flight": [("dwelling", "")],
    "upgrade": [("trading", "")],
    "double": [("die", "")],
    "spades": [("spade", 2)],
    "sandstorm": [("air", "")],
}
"""What the octagon of a stronghold's action shows."""


def specials(
    seat: int,
    faction: int,
    found: tuple[int, ...],
    used: int,
    x: float,
    y: float,
    radius: float,
    pitch: float,
    lang: str,
) -> str:
    """The special actions that a player owns, as octagons; their middles lie at y."""
    board = FACTIONS[faction]
    made = ""
    for at, action in enumerate(found):
        left = x + radius + at * pitch
        gone = action != BRIDGE_ACTION and bool(used & BIT[action])
        if action == STRONGHOLD_ACTION:
            items = STRONGHOLD_SIGN[board.action]
        elif action == BRIDGE_ACTION:
            items = [("bridge", "")]
        else:
            items = [("spade" if action == CARD_SPADE else STEP_ICON, "")]
        inner = action_space(left, y, radius, gone)
        sign = radius * (1.2 if not str(items[0][1]) else 0.94)
        inner += glyphs(left, y, items, sign, max(9.6, radius * 0.7), gap=1)
        if gone:
            inner += cross(left, y, radius)
        name = words.text(names.special(faction, action), lang)
        about = say(lang, "used") if gone else ""
        made += place(places.special(seat, action), octagon(left, y, radius), inner, name, about)
    return made


def held_card(seat: int, card: int, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """The bonus card that a player holds."""
    if card == NO_CARD:
        empty = rect(x, y, wide, high, 5, "none", "line", 1.1, dash="3 3")
        return place(places.held_card(seat), box(x, y, wide, high, 5), empty, say(lang, "no-card"))
    inner = draw_card(card, x, y, wide, high)
    return place(places.held_card(seat), box(x, y, wide, high, 5), inner, words.text(names.card(card), lang))


def held_favours(
    seat: int,
    favours: int,
    x: float,
    y: float,
    pitch_x: float,
    pitch_y: float,
    columns: int,
    rows: int,
    lang: str,
) -> str:
    """The favour tiles that a player has."""
    held = [favour for favour in range(FAVOURS) if favours & BIT[favour]]
    made = ""
    across = max(columns, -(-len(held) // rows))
    step = pitch_x * columns / across
    for at, favour in enumerate(held):
        left, top = x + at % across * step, y + at // across * pitch_y
        made += draw_favour(favour, left, top, step - 3, pitch_y - 4)
    if not held:
        made = rect(x, y, columns * pitch_x - 3, rows * pitch_y - 4, 5, "none", "line", 1.1, dash="3 3")
    about = "; ".join(words.text(names.favour(favour), lang) for favour in held)
    outline = box(x, y, columns * pitch_x - 3, rows * pitch_y - 4, 5)
    return place(places.tiles(seat), outline, made, say(lang, "favours"), about)
