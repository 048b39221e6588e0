"""The position in words, from what one viewer knows."""

from lantern_fair.components import KINDS, name
from lantern_fair.state import BIT, Fair
from ratusha.kernel import Msg
from ratusha.kernel.words import text


def describe(g: Fair, viewer: int, lang: str) -> str:
    """The evening, then a line a seat; the viewer's own hand."""
    lines = [text(Msg("lantern_fair-show-evening", n=str(g.evening)), lang)]
    for seat in range(g.seats):
        hung = [kind for kind in KINDS if g.stalls[seat] & BIT[kind]]
        row = Msg(
            "lantern_fair-show-seat",
            who=Msg("kernel-seat", n=seat + 1),
            points=g.points[seat],
            coins=Msg("lantern_fair-n-coin", n=g.coins[seat]),
            cards=g.held[seat],
            stall=_list(hung, lang),
        )
        lines.append(text(row, lang))
    if 0 <= viewer < g.seats:
        hand = [kind for kind in KINDS for _ in range(g.hands[viewer][kind])]
        lines.append(text(Msg("lantern_fair-show-hand", hand=_list(hand, lang)), lang))
    return "\n".join(lines)


def _list(kinds: list[int], lang: str) -> str:
    return ", ".join(text(name(kind), lang) for kind in kinds) or "–"
