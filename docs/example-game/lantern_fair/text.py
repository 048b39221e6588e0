"""The position in words, from what one viewer knows."""

from lantern_fair import names
from lantern_fair.components import KINDS
from lantern_fair.state import Fair
from ratusha.kernel import BIT, Msg, Section, player, row
from ratusha.kernel.words import text


def describe(g: Fair, viewer: int, lang: str) -> list[Section]:
    """The evening with a line a seat; then the viewer's own hand."""
    fair = Section("fair", text(Msg("lantern_fair-show-evening", n=str(g.evening)), lang))
    for seat in range(g.seats):
        hung = [names.lantern(kind) for kind in KINDS if g.stalls[seat] & BIT[kind]]
        line = Msg(
            "lantern_fair-show-seat",
            who=player(seat),
            points=g.points[seat],
            coins=Msg("lantern_fair-n-coin", n=g.coins[seat]),
            cards=g.held[seat],
            stall=row(hung),
        )
        fair.say(text(line, lang))
    if not 0 <= viewer < g.seats:
        return [fair]
    held = [names.lantern(kind) for kind in KINDS for _ in range(g.hands[viewer][kind])]
    hand = Section("hand", text(Msg("lantern_fair-show-hand"), lang))
    hand.say(text(row(held), lang))
    return [hand, fair]
