"""One player's board in full size: the mat, the worker's action, all cards, the points by source."""

from __future__ import annotations

from ratusha.draw.cardboard import chips, panel
from ratusha.draw.formulas import formula
from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import cut, paragraph, text
from ratusha.draw.shapes import token
from ratusha.games.gloomhaven import names
from ratusha.games.gloomhaven.components import NOTHING
from ratusha.games.gloomhaven.draw.mats import Mat, draw_hand, draw_mat
from ratusha.games.gloomhaven.draw.words import race_signs, say
from ratusha.kernel.words import text as words

_ICONS = ("store", "cube", "adviser", "key", "lasting", "coin")
"""The icon of each source of points."""


def draw_board(mat: Mat, points: tuple[int, ...], mine: bool, wide: float, high: float, lang: str) -> str:
    """Name and points; the mat; the worker's action; the cards."""
    made = panel(0, 0, wide, 62) + token(mat.person.colour, 22, 30, 10)
    made += text(42, 36, cut(mat.person.name, 16, "f7", 230), 16, "f7", room=230)
    made += chips(wide - 16, 20, [("vp", points[0])], size=19, sign=22, right=True)
    for at, count in enumerate(points[1:]):
        made += chips(wide - 16 - 62 * (6 - at), 47, [(_ICONS[at], count)], size=13, sign=17)
    made += draw_mat(mat, 0, 70, wide, 130, lang)
    made += panel(0, 208, wide, 66) + icon_at("worker", 26, 241, 26)
    if mat.race != NOTHING:
        made += formula(50, 214, 150, 54, race_signs(mat.race), size=26, least=10, ink="ink")
        told = words(names.race_action(mat.race), lang)
        made += paragraph(214, 238, told, 13, "s4", room=wide - 230, most=2)
    made += panel(0, 282, wide, high - 282, say(lang, "cards"))
    return made + draw_hand(mat, mine, 12, 314, wide - 24, high - 326, lang)
