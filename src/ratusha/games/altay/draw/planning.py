"""Before an attack begins: its arrow and its sum, in sight while the attack is pointed at."""

from __future__ import annotations

from typing import NamedTuple

from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import text, width
from ratusha.draw.svg import rect, shown_with
from ratusha.games.altay import places
from ratusha.games.altay.attack import ATTACK_REGION, attack_in_hand
from ratusha.games.altay.components import DIFFICULTY
from ratusha.games.altay.draw.chart import chart
from ratusha.games.altay.draw.world import Box, draw_arrow
from ratusha.games.altay.moves import MOVES
from ratusha.games.altay.state import Altay
from ratusha.games.altay.turn import Turn
from ratusha.kernel.bits import BIT


class Planned(NamedTuple):
    """An attack that may begin: from where to where; settlements, all cards of the hand, technologies; the
    strength that is known to be against it, and how many cards may be added there."""

    start: int
    target: int
    parts: tuple[int, int, int]
    against: int
    cards: int


def planned(g: Altay, seat: int) -> list[Planned]:
    """The attacks that this seat may begin now. Rules 8.1 to 8.5 and 8.11."""
    top = g.agenda[-1] if g.agenda else None
    if not isinstance(top, Turn) or top.seat != seat:
        return []
    player = g.players[seat]
    moves: list[int] = []
    ATTACK_REGION.add_moves(g, seat, moves)
    found: list[Planned] = []
    for start, target in (MOVES.args[move] for move in moves):
        if g.guarded & BIT[target]:
            against, cards = DIFFICULTY[g.markers[target]], 0
        else:
            other = g.players[g.owner[target]]
            against, cards = g.pieces[target] + other.shield, len(other.hand) + len(other.kept)
        parts = (g.pieces[start], attack_in_hand(player), player.boost)
        found.append(Planned(start, target, parts, against, cards))
    return found


def draw_planned(frame: Box, plan: Planned, nth: int) -> str:
    """An arrow, and beyond its target the sum; the nth of those with this target stands nearer."""
    tokens: list[tuple[str, str]] = []
    for sign, strength in zip(("settlement", "attack", "technology"), plan.parts, strict=True):
        if strength:
            tokens += [("", "+" if tokens else ""), (sign, str(strength))]
    tokens += [("", f"= {sum(plan.parts)} :"), ("defence", str(plan.against))]
    if plan.cards:
        tokens += [("", "+ ?"), ("card", f"×{plan.cards}")]
    long = [(17 if sign else 0) + width(word, 13, "s7") + 4 for sign, word in tokens]
    wide = sum(long) + 10
    left, top, across, down = frame
    land = chart(*frame)
    x, y = land.middle[plan.target]
    x = min(left + across - wide - 4, max(left + 4, x - wide / 2))
    off = land.cell_high * 0.5 + 6
    if land.middle[plan.start][1] < y:
        y = min(top + down - 26, y + off) - nth * 26
    else:
        y = max(top + 2, y - off - 24) + nth * 26
    made = draw_arrow(frame, plan.start, plan.target)
    made += rect(x, y + 2, wide, 24, 7, "shade", opacity=0.3) + rect(
        x, y, wide, 24, 7, "card", "outline", 1.3
    )
    x += 6
    for (sign, word), room in zip(tokens, long, strict=True):
        if sign:
            made += icon_at(sign, x + 7, y + 12, 15)
        made += text(x + (16 if sign else 0), y + 17, word, 13, "s7", "dark", room=room) if word else ""
        x += room
    return shown_with(places.region(plan.target), made, places.region(plan.start))
