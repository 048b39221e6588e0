"""The pictures of Founders of the Empire: the table, each player's realm, the tabs of a phone."""

from __future__ import annotations

from typing import Final

from ratusha.draw import BOARD, END, PHONE, REPLAY, TABLE, Frame, Player, Scene
from ratusha.draw.cardboard import panel, sheet
from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import cut, text, width
from ratusha.draw.shapes import box, token
from ratusha.draw.svg import place
from ratusha.games.empire import places
from ratusha.games.empire.draw import hands, market, realms
from ratusha.games.empire.draw.components import component
from ratusha.games.empire.draw.purse import THINGS, holdings, moment
from ratusha.games.empire.draw.signs import SIGNS, sign
from ratusha.games.empire.draw.squares import say
from ratusha.games.empire.draw.supplying import draw_supplied, supplied
from ratusha.games.empire.realm import Realm
from ratusha.games.empire.state import NOTHING, Empire
from ratusha.kernel.decision import clockwise
from ratusha.kernel.msg import Msg

__all__ = ["SIGNS", "THINGS", "component", "draw", "frames", "holdings", "moment", "sign"]

THUMB: Final = 44
"""The least side of a square on a phone."""
ROOMY: Final = 64
"""The most on a phone."""


def frames(g: Empire, seat: int) -> list[Frame]:
    """The whole table; each player's realm; the tabs of a phone, which grow with the realms; for a replay a
    lower table with all realms side by side.
    """
    others = [other for other in range(g.seats) if other != seat]
    sizes = [_phone_size(g.realms[other], False) for other in others]
    wide, high = _phone_size(g.realms[seat], True)
    return [
        Frame("table", TABLE, 760, 664, Msg("empire-draw-table")),
        *(
            Frame(f"board-{other}", BOARD, 748, 594, Msg("empire-draw-realm"), seat=other)
            for other in range(g.seats)
        ),
        Frame("phone-realm", PHONE, wide, max(386, high + 84), Msg("empire-draw-mine"), icon="mine"),
        Frame("phone-rows", PHONE, 390, 386, Msg("empire-draw-rows"), icon="cards"),
        Frame("phone-prizes", PHONE, 390, 440, Msg("empire-draw-prizes-tab"), icon="chart"),
        Frame(
            "phone-others",
            PHONE,
            max([390.0, *(size[0] for size in sizes)]),
            max(386, sum(size[1] + 44 for size in sizes)),
            Msg("empire-draw-others"),
            icon="people",
        ),
        *(
            Frame(f"end-{other}", END, 300, 270, Msg("empire-draw-realm"), seat=other)
            for other in range(g.seats)
        ),
        Frame("replay", REPLAY, 760, 490, Msg("empire-draw-table")),
    ]


def _phone_size(realm: Realm, own: bool) -> tuple[float, float]:
    """How large a realm is on a phone: its squares are never smaller than a thumb."""
    columns, rows = realms.span(realms.shown(realm, 0, own))
    side = max(THUMB, min(ROOMY, 374 / columns))
    return max(390, columns * side + 16), rows * side


def draw(scene: Scene[Empire]) -> None:
    """Add the parts of the scene's frame."""
    frame = scene.frame
    if frame.kind == TABLE:
        _table(scene)
    elif frame.kind == REPLAY:
        _rows(scene, 0, 0, 402, 212)
        _prizes(scene, 410, 0, 350, 212, 6, 2)
        wide = (760 + 8) / scene.g.seats - 8
        for at, seat in enumerate([scene.seat, *_others(scene)]):
            _small(scene, seat, at * (wide + 8), 220, wide, 270, ROOMY)
    elif frame.kind == END:
        _small(scene, frame.seat, 0, 0, frame.width, frame.height, ROOMY)
    elif frame.kind == BOARD:
        _large(scene, frame.seat, 0, 0, frame.width, frame.height, 84)
    elif frame.id == "phone-realm":
        _large(scene, scene.seat, 0, 0, frame.width, frame.height, ROOMY, 20)
    elif frame.id == "phone-rows":
        _rows(scene, 0, 0, 390, 300)
        scene.part("supply", panel, 0, 308, 390, 78, say(scene.lang, "piles"))
        _piles(scene, 232, 342, 32)
    elif frame.id == "phone-prizes":
        _prizes(scene, 0, 0, 390, 440, 4, 3)
    else:
        top = 0.0
        for seat in _others(scene):
            _, high = _phone_size(scene.g.realms[seat], False)
            _small(scene, seat, 0, top, frame.width, high + 40, ROOMY)
            top += high + 44


def _table(scene: Scene[Empire]) -> None:
    """Rows and prizes above; the realm of whoever looks, and beside it the neighbours'."""
    _rows(scene, 0, 0, 402, 212)
    _prizes(scene, 410, 0, 350, 212, 6, 2)
    _large(scene, scene.seat, 0, 220, 544, 444, 92)
    _piles(scene, 536, 226, 24)
    others = _others(scene)
    high = (444 + 8) / len(others) - 8
    for at, seat in enumerate(others):
        _small(scene, seat, 552, 220 + at * (high + 8), 208, high, THUMB - 1)


def _others(scene: Scene[Empire]) -> list[int]:
    """The other players, from the left of whoever looks."""
    return clockwise(scene.seat, scene.g.seats)[1:]


def _rows(scene: Scene[Empire], x: float, y: float, wide: float, high: float) -> None:
    g = scene.g
    rows, left = market.open_rows(g.rows), tuple(g.sizes[:3])
    scene.part("rows", market.draw_rows, rows, left, x, y, wide, high, scene.lang)


def _prizes(
    scene: Scene[Empire], x: float, y: float, wide: float, high: float, columns: int, rows: int
) -> None:
    prizes = tuple(scene.g.prizes)
    scene.part("prizes", market.draw_prizes, prizes, x, y, wide, high, columns, rows, scene.lang)


def _piles(scene: Scene[Empire], x: float, y: float, high: float) -> None:
    g = scene.g
    piles = (*g.piles, g.masters.bit_count())
    scene.part("piles", hands.draw_piles, piles, len(g.box), x, y, high, scene.lang)


def _large(
    scene: Scene[Empire],
    seat: int,
    x: float,
    y: float,
    wide: float,
    high: float,
    most: float,
    radius: float = 15,
) -> None:
    """A realm with its free places, and the hand below."""
    g, lang = scene.g, scene.lang
    realm = g.realms[seat]
    alone = scene.frame.kind == BOARD
    scene.part(
        f"realm-{seat}", realm_sheet, scene.players[seat], g.points[seat], x, y, wide, high, alone, lang
    )
    shown = realms.shown(realm, seat, True)
    low = 2 * radius + 16
    room = (x + 8, y + 34, wide - 16, high - 36 - low)
    scene.part(f"squares-{seat}", realms.draw_realm, shown, *room, most, False, lang)
    laid = supplied(g, seat) if seat == scene.view.viewer else None
    if laid is not None:
        scene.part("supplied", draw_supplied, *laid, shown, *room, most)
    active = seat == g.active
    scene.part(
        f"hand-{seat}",
        hands.draw_hand,
        seat,
        tuple(realm.hand),
        realm.masters,
        g.drawn if active else NOTHING,
        g.bought if active else NOTHING,
        len(realm.replaced),
        x + 12,
        y + high - low / 2,
        wide - 24,
        radius,
        lang,
    )


def realm_sheet(
    player: Player, points: int, x: float, y: float, wide: float, high: float, alone: bool, lang: str
) -> str:
    """The sheet under a realm, with whose it is."""
    made = sheet(wide, high) if alone else panel(x, y, wide, high)
    made += token(player.colour, x + 18, y + 17, 7.5)
    room = min(170.0, wide - 120)
    name = cut(player.name, 14, "f7", room)
    made += text(x + 32, y + 22, name, 14, "f7", room=room)
    at = x + 32 + min(room, width(name, 14, "f7")) + 20
    made += icon_at("vp", at, y + 17, 16) + text(at + 11, y + 22, _signed(points), 14, "s7", room=34)
    told = say(lang, "realm-of", who=player.name)
    return place(places.realm(player.seat), box(x + 4, y + 4, wide - 8, high - 8, 8), made, told)


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


def _small(
    scene: Scene[Empire], seat: int, x: float, y: float, wide: float, high: float, most: float
) -> None:
    """A neighbour's realm."""
    g, lang = scene.g, scene.lang
    realm = g.realms[seat]
    player = scene.players[seat]
    hand = (*realm.hand, realm.masters.bit_count())
    scene.part(f"realm-{seat}", neighbour_sheet, player, hand, x, y, wide, high, lang)
    shown = realms.shown(realm, seat, False)
    room = (x + 8, y + 30, wide - 16, high - 36)
    scene.part(f"squares-{seat}", realms.draw_realm, shown, *room, most, most < THUMB, lang)


def neighbour_sheet(
    player: Player, hand: tuple[int, ...], x: float, y: float, wide: float, high: float, lang: str
) -> str:
    """The sheet under a neighbour's realm: name and tokens."""
    made = panel(x, y, wide, high) + token(player.colour, x + 16, y + 15, 6.5)
    at = x + wide - 8
    for kind in range(len(hand) - 1, -1, -1):
        if hand[kind]:
            made += text(at, y + 19.5, hand[kind], 12, "s7", anchor="end", room=14)
            made += icon_at(hands.TOKEN_ICON[kind], at - 16, y + 15, 15)
            at -= 30
    room = at - x - 34
    made += text(x + 29, y + 19.5, cut(player.name, 13, "s4", room), 13, "s4", room=room)
    told = say(lang, "realm-of", who=player.name)
    return place(places.realm(player.seat), box(x + 4, y + 4, wide - 8, high - 8, 8), made, told)
