"""The fair drawn: gate, market, bench; a row a stall; the viewer's hand. For phones the same, narrower."""

from typing import Final

from lantern_fair import names, places
from lantern_fair.components import KINDS, LIGHT, NAMES, OIL
from lantern_fair.state import Fair
from ratusha.draw import PHONE, TABLE, Frame, Player, Scene
from ratusha.draw.cardboard import chips, panel
from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import cut, text
from ratusha.draw.shapes import box, lit, token
from ratusha.draw.svg import define, path, place, rect, use
from ratusha.kernel import BIT, Msg
from ratusha.kernel.words import text as say

ROW: Final = 56
TOP: Final = 112
HAND: Final = 132
PAPER: Final = ("gold", "brick", "cloth", "silver", "leaf")
"""The colour of each kind of lantern; its light in figures tells them apart as well."""
LANTERN: Final = (
    "M-7 -13h14M0 -17v4M-10 0c0 -6 2 -10 4 -12h12c2 2 4 6 4 12s-2 10 -4 12h-12c-2 -2 -4 -6 -4 -12ZM-6 13h12"
)


def frames(g: Fair, seat: int) -> list[Frame]:
    """The whole fair, wide and narrow."""
    high = TOP + HAND + 16 + g.seats * (ROW + 6)
    return [
        Frame("table", TABLE, 760, high, Msg("lantern_fair-title")),
        Frame("phone", PHONE, 390, high, Msg("lantern_fair-title"), "board"),
    ]


def draw(scene: Scene[Fair]) -> None:
    """Three places that all share, a part for each stall, and the hand."""
    g, lang, wide = scene.g, scene.lang, scene.frame.width
    scene.part("ground", ground, g.evening, tuple(g.sold), wide, lang)
    for player in scene.players:
        seat = player.seat
        row = (g.coins[seat], g.held[seat], g.stalls[seat], g.points[seat])
        scene.part(f"stall-{seat}", stall, player, row, TOP + 8 + seat * (ROW + 6), wide, lang)
    if scene.seat == scene.view.viewer:
        hand = tuple(g.hands[scene.seat])
        scene.part("hand", draw_hand, scene.seat, hand, scene.frame.height - HAND, wide, lang)


def lantern(kind: int, x: float, y: float, size: float, opacity: float = 1) -> str:
    """A paper lantern, its middle at x, y."""
    id = define(
        f"lantern-{kind}",
        f'<symbol id="lantern-{kind}" viewBox="-18 -18 36 36" overflow="visible">'
        f"{path(LANTERN, PAPER[kind], 'outline', 1.8)}{path(LANTERN, lit())}</symbol>",
    )
    return use(id, x - size / 2, y - size / 2, size, size, opacity)


def ground(evening: int, sold: tuple[int, ...], wide: float, lang: str) -> str:
    """The gate with the evening, the market with what was sold, the bench."""
    made = ""
    room = (wide - 16) / 3
    for at, (id, sign) in enumerate(
        ((places.GATE, "gate"), (places.MARKET, "coin"), (places.BENCH, "worker"))
    ):
        x = at * (room + 8)
        inner = panel(x, 0, room, TOP, say(Msg(f"lantern_fair-draw-{id}"), lang))
        inner += icon_at(sign, x + 28, 56, 36)
        if id == places.GATE:
            told = say(Msg("lantern_fair-show-evening", n=str(evening)), lang)
            inner += text(x + 12, 98, told, 12.5, "s4", "ink-2", room=room - 24)
        if id == places.MARKET:
            for kind in KINDS:
                spot = x + 20 + kind * (room - 24) / len(NAMES)
                inner += lantern(kind, spot, 86, 14) + text(spot + 8, 90, sold[kind], 10.5, "s7", room=14)
        made += place(id, box(x, 0, room, TOP, 10), inner)
    return made


def stall(player: Player, row: tuple[int, int, int, int], y: float, wide: float, lang: str) -> str:
    """A player: name and points, purse, cards in hand, the lanterns that hang there."""
    coins, held, hung, points = row
    room = wide * 0.26
    made = panel(0, y, wide, ROW) + token(player.colour, 18, y + 19, 7)
    made += text(32, y + 24, cut(player.name, 13, "s7", room - 8), 13, "s7", room=room - 8)
    made += chips(12, y + 42, [("vp", points), ("card", held)], size=12, sign=14)
    purse = chips(room + 36, y + 29, [("coin", coins)], size=15, sign=20)
    made += place(places.purse(player.seat), box(room + 28, y + 8, 58, 40, 8), purse)
    left = room + 94
    lanterns = rect(left, y + 6, wide - left - 8, ROW - 12, 8, "paper-2", "line", 1)
    for kind in KINDS:
        spot = left + (wide - left - 8) * (kind + 0.5) / len(NAMES)
        lanterns += lantern(kind, spot, y + ROW / 2, 30, 1 if hung & BIT[kind] else 0.15)
    outline = box(left, y + 6, wide - left - 8, ROW - 12, 8)
    return made + place(places.stall(player.seat), outline, lanterns)


def draw_hand(seat: int, hand: tuple[int, ...], y: float, wide: float, lang: str) -> str:
    """The viewer's cards by kind, with oil and light; nobody else's are known."""
    made = panel(0, y, wide, HAND, say(Msg("lantern_fair-show-hand"), lang))
    held = [kind for kind in KINDS if hand and hand[kind]]
    room = (wide - 16) / len(NAMES)
    for at, kind in enumerate(held):
        x = 8 + at * room
        card = rect(x + 2, y + 30, room - 4, 94, 8, "card", "outline", 1.4) + lantern(
            kind, x + room / 2, y + 54, 34
        )
        told = say(names.lantern(kind), lang)
        card += text(x + room / 2, y + 88, told, 11.5, "s7", "dark", anchor="middle", room=room - 12)
        card += text(x + room - 10, y + 44, f"×{hand[kind]}", 11.5, "s7", "dark", anchor="end", room=24)
        card += chips(
            x + 8, y + 108, [("coin", OIL[kind]), ("vp", LIGHT[kind])], size=12, sign=14, fill="dark", gap=5
        )
        made += place(places.card(seat, kind), box(x + 2, y + 30, room - 4, 94, 8), card, told)
    return made
