"""Altay drawn: the whole table, each player's board, a phone's cuts. See docs/draw.md."""

from __future__ import annotations

from typing import Final

from ratusha.draw.cardboard import panel
from ratusha.draw.picture import BOARD, END, PHONE, REPLAY, TABLE, Frame, Scene
from ratusha.games.altay.battle import BattleChoice
from ratusha.games.altay.components import FACTIONS, LEVELS, OPEN, REGION
from ratusha.games.altay.defence import Answer, Defend
from ratusha.games.altay.draw import boards, wonders
from ratusha.games.altay.draw.battle import draw_arena, draw_strengths, sides
from ratusha.games.altay.draw.belongings import (
    belongings_of,
    draw_done,
    draw_markers,
    draw_panel,
    draw_piles,
    draw_pool,
    draw_works,
)
from ratusha.games.altay.draw.cards import draw_hand, draw_people, draw_undefended, held_by
from ratusha.games.altay.draw.chart import chart
from ratusha.games.altay.draw.components import component
from ratusha.games.altay.draw.market import draw_market, draw_supply, draw_tile, piles
from ratusha.games.altay.draw.planning import draw_planned, planned
from ratusha.games.altay.draw.purse import THINGS, holdings, moment
from ratusha.games.altay.draw.signs import SIGNS, sign
from ratusha.games.altay.draw.world import Box, add_map, near
from ratusha.games.altay.setup import ChoosePeople
from ratusha.games.altay.state import SOURCES, Altay
from ratusha.kernel.msg import Msg

__all__ = ["SIGNS", "THINGS", "component", "draw", "frames", "holdings", "moment", "sign"]

MAP: Final[Box] = (0, 0, 540, 392)
PHONE_MAP: Final[Box] = (0, 0, 390, 292)
SIDE: Final[Box] = (548, 0, 212, 392)
STRIP: Final[Box] = (0, 400, 760, 88)
ARENA: Final[Box] = (0, 0, 760, 256)
WINDOW: Final[Box] = (0, 264, 760, 222)
"""In a battle: both sides, and below them what lies round it."""
HAND: Final[Box] = (0, 494, 470, 170)
OWN: Final[Box] = (478, 494, 282, 170)
HAND_ROW: Final = 5
"""How many kinds of cards lie side by side."""


def frames(g: Altay, seat: int) -> list[Frame]:
    """The whole table; each player's board; on a phone map and hand, the player's things, market, wonders;
    the end; once the first cards are dealt, the table without the player's things.
    """
    dealt = g.round or g.players[seat].hand
    return [
        Frame("table", TABLE, 760, 664, Msg("altay-title")),
        *(
            Frame(f"board-{other}", BOARD, 748, 594, Msg("altay-draw-board"), seat=other)
            for other in range(g.seats)
        ),
        Frame("phone-map", PHONE, 390, 440, Msg("altay-draw-map"), "board"),
        Frame("phone-own", PHONE, 390, 440, Msg("altay-draw-mine"), "mine"),
        Frame("phone-market", PHONE, 390, 440, Msg("altay-draw-market"), "cards"),
        Frame("phone-wonders", PHONE, 390, 440, Msg("altay-draw-wonders"), "chart"),
        Frame("end-map", END, MAP[2], MAP[3], Msg("altay-draw-map")),
        *([Frame("replay", REPLAY, 760, 488, Msg("altay-title"))] if dealt else []),
    ]


def draw(scene: Scene[Altay]) -> None:
    """Add the parts of the scene's frame."""
    frame = scene.frame
    if frame.kind == BOARD:
        _board(scene, frame.seat)
    elif frame.id == "end-map":
        add_map(scene, MAP)
    elif frame.id == "phone-map" and scene.g.agenda and isinstance(scene.g.agenda[-1], ChoosePeople):
        _people(scene, (0, 0, 390, 440), 2)
    elif frame.id == "phone-map":
        add_map(scene, PHONE_MAP)
        _plans(scene, PHONE_MAP)
        _hand(scene, (0, 298, 390, 142), 5)
    elif frame.id == "phone-own":
        _phone_own(scene)
    elif frame.id == "phone-market":
        for at, pile in enumerate(piles(scene.g)):
            place = (4 + at % 2 * 192, 4 + at // 2 * 72)
            scene.part(f"pile-{at}", draw_tile, at, pile, *place, 188, 66, scene.lang)
    elif frame.id == "phone-wonders":
        _phone_wonders(scene)
    else:
        _table(scene)


def _table(scene: Scene[Altay]) -> None:
    g, lang = scene.g, scene.lang
    now = g.agenda[-1] if g.agenda else None
    if isinstance(now, BattleChoice):
        attack, defence = sides(scene, now)
        middle = chart(*MAP).middle
        swapped = middle[now.start][0] > middle[now.target][0]
        scene.part("arena", draw_arena, attack, defence, swapped, *ARENA, lang)
        around = near(now.start, now.target, WINDOW)
        add_map(scene, around, WINDOW)
        scene.part("strengths", draw_strengths, around, WINDOW, attack, defence)
    else:
        add_map(scene, MAP)
        _plans(scene, MAP)
        scene.part("market", draw_market, piles(g), *SIDE, lang)
        scene.part("achievements", wonders.draw_strip, wonders.open_of(g), wonders.hidden_of(g), *STRIP, lang)
    if scene.frame.kind == REPLAY:
        return
    scene.part("hand-sheet", panel, *HAND)
    x, y, wide, high = HAND
    _hand(scene, (x + 3, y + 3, wide - 6, high - 6), HAND_ROW)
    things = belongings_of(g, scene.players[scene.seat])
    scene.part("own", draw_panel, things, tuple(g.pool), scene.players[g.active], *OWN, lang)


def _plans(scene: Scene[Altay], frame: Box) -> None:
    """The attacks that whoever looks may begin."""
    targets: list[int] = []
    for plan in planned(scene.g, scene.view.viewer):
        id = f"attack-{REGION[plan.start]}-{REGION[plan.target]}"
        scene.part(id, draw_planned, frame, plan, targets.count(plan.target))
        targets.append(plan.target)


def _hand(scene: Scene[Altay], frame: Box, row: int) -> None:
    """The hand; before the first cards are dealt, the peoples."""
    g, lang = scene.g, scene.lang
    x, y, wide, high = frame
    player = g.players[scene.seat]
    if g.round or player.hand:
        now = g.agenda[-1] if g.agenda else None
        defends = isinstance(now, Answer | Defend) and now.seat == scene.seat == scene.view.viewer
        shown = (held_by(player), x + 5, y + 5, wide - 10, high - 10, row, lang)
        scene.part("hand", draw_hand, scene.seat, *shown, defends)
        if defends:
            scene.part("undefended", draw_undefended, *shown)
        return
    _people(scene, frame, FACTIONS if wide > 400 else 1)


def _people(scene: Scene[Altay], frame: Box, columns: int) -> None:
    """The peoples, with the tokens of those who lead them."""
    x, y, wide, high = frame
    leads = {other.faction: scene.players[at].colour for at, other in enumerate(scene.g.players)}
    step, down = (wide - 6) / columns, (high - 6) / -(-FACTIONS // columns)
    for people in range(FACTIONS):
        left, up = x + 5 + people % columns * step, y + 5 + people // columns * down
        shown = (people, leads.get(people, ""), left, up, step - 4, down - 4)
        scene.part(f"people-{people}", draw_people, *shown, scene.lang)


def _board(scene: Scene[Altay], seat: int) -> None:
    g, lang = scene.g, scene.lang
    player = g.players[seat]
    things = belongings_of(g, scene.players[seat])
    by_source = tuple(g.by_source(seat, source) for source in range(len(SOURCES)))
    scene.part("head", boards.draw_head, things, player.faction, g.points[seat], by_source, 748, lang)
    scene.part("hand-sheet", panel, 0, 70, 748, 150)
    scene.part("hand", draw_hand, seat, held_by(player), 12, 80, 724, 130, 7, lang)
    scene.part("belongings", boards.draw_belongings, things, 0, 228, 748, 366, lang)


def _phone_own(scene: Scene[Altay]) -> None:
    """Pool and supply, the table, achievements, markers, piles."""
    g, lang = scene.g, scene.lang
    things = belongings_of(g, scene.players[scene.seat])
    scene.part("own-sheet", panel, 0, 0, 390, 440)
    scene.part("pool", draw_pool, tuple(g.pool), scene.players[g.active], 8, 6, 374, 42, lang)
    scene.part("supply", draw_supply, 27, 53, 355, 42, lang)
    scene.part("works", draw_works, things, 8, 102, 374, 140, lang)
    scene.part("done", draw_done, things, 8, 250, 374, 88, lang)
    scene.part("markers", draw_markers, things, 8, 344, 374, 44, lang)
    scene.part("piles", draw_piles, things, 8, 394, 374, 42, lang)


def _phone_wonders(scene: Scene[Altay]) -> None:
    g, lang = scene.g, scene.lang
    hidden = wonders.hidden_of(g)
    high = 440 / LEVELS
    for level, shown in enumerate(wonders.open_of(g)):
        y = 3 + level * high
        scene.part(f"level-{level}", wonders.draw_level, level, hidden[level], 4, y, 28, high - 6)
        step = (390 - 34) / OPEN
        for at, (kind, count) in enumerate(shown):
            place = (34 + at * step, y, step - 5, high - 6)
            scene.part(f"achievement-{kind}", wonders.draw_open, kind, count, *place, lang)
