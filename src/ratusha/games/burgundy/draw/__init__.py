"""The Castles of Burgundy drawn: the whole table, each player's board, a phone's cuts. See docs/draw.md."""

from __future__ import annotations

from typing import Final

from ratusha.draw.cardboard import panel, sheet
from ratusha.draw.lettering import text
from ratusha.draw.picture import BOARD, END, PHONE, REPLAY, TABLE, Frame, Scene
from ratusha.draw.shapes import box
from ratusha.draw.svg import place
from ratusha.games.burgundy import places
from ratusha.games.burgundy.boards import COLOUR_MASK, NO_BOARD, NUMBER
from ratusha.games.burgundy.components import CASTLE, COLOUR_OF, NO_TILE, SHIP
from ratusha.games.burgundy.draw import board as boards
from ratusha.games.burgundy.draw import depots, neighbours
from ratusha.games.burgundy.draw.components import component
from ratusha.games.burgundy.draw.estates import WIDE, draw_estate, draw_finishing, draw_side, finishing
from ratusha.games.burgundy.draw.purse import THINGS, holdings, moment
from ratusha.games.burgundy.draw.signs import SIGNS, sign
from ratusha.games.burgundy.draw.tracks import HEIGHT, draw_sailing, draw_tracks
from ratusha.games.burgundy.draw.yard import draw_band, draw_yard, yard_of
from ratusha.games.burgundy.geometry import SPACES
from ratusha.games.burgundy.setup import chooses_from
from ratusha.games.burgundy.ships import after_sailing
from ratusha.games.burgundy.state import Burgundy
from ratusha.games.burgundy.text.words import say
from ratusha.kernel.bits import bits
from ratusha.kernel.decision import clockwise
from ratusha.kernel.msg import Msg

__all__ = ["SIGNS", "THINGS", "component", "draw", "frames", "holdings", "moment", "sign"]

LEFT: Final = 424
"""How wide the viewer's half of the table is."""
RIGHT: Final = 328
GAP: Final = 8
ESTATE: Final = (406, 372)
"""An estate alone."""
LOW: Final = 490
"""How high the table of a replay is, above its timeline."""


def frames(g: Burgundy, seat: int) -> list[Frame]:
    """The table; each player's board; on a phone estate (or the boards to choose from), depots, players;
    a lower table for a replay, once there are estates.
    """
    estate = Msg("burgundy-draw-estate")
    sides = chooses_from(g, seat)
    settled = all(one.board != NO_BOARD for one in g.estates)
    phone = [
        Frame(f"phone-side-{side}", PHONE, 390, 382, Msg("burgundy-draw-board", board=str(side)), "board")
        for side in sides
    ]
    high = depots.height(24.6) + 16 + len(depots.mixed(g)) * depots.GOODS_HIGH
    players = HEIGHT + GAP + neighbours.height(390, g.seats - 1)
    return [
        Frame("table", TABLE, LEFT + GAP + RIGHT, 664, Msg("burgundy-title")),
        *(Frame(f"board-{other}", BOARD, 748, 512, estate, seat=other) for other in range(g.seats)),
        *(phone or [Frame("phone-estate", PHONE, 390, 440, estate, "mine")]),
        Frame("phone-depots", PHONE, 390, high, Msg("burgundy-text-depots"), "board"),
        Frame("phone-players", PHONE, 390, players, Msg("burgundy-text-players"), "people"),
        *(Frame(f"end-{other}", END, *ESTATE, estate, seat=other) for other in range(g.seats) if settled),
        *([Frame("replay", REPLAY, LEFT + GAP + RIGHT, LOW, Msg("burgundy-title"))] if settled else []),
    ]


def draw(scene: Scene[Burgundy]) -> None:
    """Add the parts of the scene's frame."""
    frame = scene.frame
    if frame.kind == BOARD:
        _board(scene, frame.seat)
    elif frame.kind == END:
        estate = scene.g.estates[frame.seat]
        shown = (estate.board, tuple(estate.tiles), ESTATE[0] / 2, ESTATE[1] / 2, 33, scene.lang)
        scene.part(f"estate-{frame.seat}", draw_estate, frame.seat, *shown)
    elif frame.id == "phone-estate":
        _phone_estate(scene)
    elif frame.id == "phone-depots":
        depots.add_depots(scene, 8, 8, 374, 24.6)
        depots.add_goods(scene, 8, depots.height(24.6) + 16, 374)
    elif frame.id == "phone-players":
        _tracks(scene, 0, 0, 390)
        _neighbours(scene, 0, HEIGHT + GAP, 390, frame.height - HEIGHT - GAP)
    elif frame.kind == REPLAY:
        _replay(scene)
    elif frame.kind == PHONE:
        _side(scene, int(frame.id.rpartition("-")[2]), 195, 191, 29.6)
    else:
        _table(scene)


def _table(scene: Scene[Burgundy]) -> None:
    g, lang, seat = scene.g, scene.lang, scene.seat
    mine = g.estates[seat]
    _tracks(scene, 0, 0, LEFT)
    top = HEIGHT + GAP
    sides = chooses_from(g, seat)
    if mine.board != NO_BOARD:
        board = say(lang, "draw-estate-board", board=str(mine.board))
        scene.part("estate-sheet", panel, 0, top, LEFT, 420, board, _filled(g, seat, lang))
        scene.part(
            f"estate-{seat}", draw_estate, seat, mine.board, tuple(mine.tiles), LEFT / 2, top + 215, 33, lang
        )
        _finishing(scene, seat, LEFT / 2, top + 215, 33)
    else:
        head = say(lang, "draw-choose") if sides else say(lang, "draw-setup")
        single = say(lang, "draw-board", board=str(sides[0])) if len(sides) == 1 else ""
        scene.part("estate-sheet", panel, 0, top, LEFT, 420, head, single)
        for at, side in enumerate(sides):
            radius = min((LEFT / len(sides) - 24) / WIDE, 33)
            middle = LEFT * (2 * at + 1) / (2 * len(sides))
            _side(scene, side, middle, top + 215, radius)
            if not single:
                told = say(lang, "draw-board", board=str(side))
                scene.part(f"side-{side}-name", _caption, told, middle, top + 220 + radius * 6.4)
    whose = say(lang, "draw-own-yard") if seat == scene.view.viewer else scene.players[seat].name
    scene.part("yard", draw_yard, yard_of(g, scene.players[seat]), whose, 0, top + 428, LEFT, lang)
    high = depots.height(20.5) + 38
    left = LEFT + GAP
    scene.part("depots-sheet", _depots_sheet, left, RIGHT, high, say(lang, "text-depots"))
    depots.add_depots(scene, left + 8, 30, RIGHT - 16, 20.5)
    _neighbours(scene, left, high + GAP, RIGHT, 664 - high - GAP)


def _replay(scene: Scene[Burgundy]) -> None:
    """The same, less high: the yard is a band, the depots and the neighbours are smaller."""
    g, lang, seat = scene.g, scene.lang, scene.seat
    mine, player = g.estates[seat], scene.players[seat]
    _tracks(scene, 0, 0, LEFT)
    top, band = HEIGHT + GAP, LOW - 96
    room = (0, top, LEFT, band - GAP - top)
    scene.part("estate-sheet", panel, *room)
    shown = (mine.board, tuple(mine.tiles), _filled(g, seat, lang))
    scene.part(f"estate-{seat}", neighbours.draw_neighbour, player, *shown, *room, lang, False)
    scene.part("yard-sheet", panel, 0, band, LEFT, 96)
    scene.part("yard", draw_band, yard_of(g, player), "", 4, band, LEFT - 8, lang)
    high, left = depots.height(17) + 38, LEFT + GAP
    scene.part("depots-sheet", _depots_sheet, left, RIGHT, high, say(lang, "text-depots"))
    depots.add_depots(scene, left + 8, 30, RIGHT - 16, 17)
    _neighbours(scene, left, high + GAP, RIGHT, LOW - high - GAP, False)


def _depots_sheet(x: float, wide: float, high: float, head: str) -> str:
    """The paper below the depots; at its edge tiles leave the game."""
    return panel(x, 0, wide, high, head) + place(places.BOX, box(x + wide - 40, 8, 30, 30))


def _tracks(scene: Scene[Burgundy], x: float, y: float, wide: float) -> None:
    g = scene.g
    shown = (g.white, tuple(g.round_goods), tuple(g.order), tuple(g.track), tuple(g.bonuses), scene.players)
    scene.part("tracks", draw_tracks, g.phase, g.round, *shown, x, y, wide, scene.lang)
    seat = scene.seat
    tiles = enumerate(g.estates[seat].storage)
    ships = tuple(
        places.storage(seat, at) for at, tile in tiles if tile != NO_TILE and COLOUR_OF[tile] == SHIP
    )
    if ships and seat == scene.view.viewer:
        scene.part("sailing", draw_sailing, ships, *after_sailing(g, seat), scene.players[seat], x, y)


def _side(scene: Scene[Burgundy], side: int, x: float, y: float, radius: float) -> None:
    """A board to choose."""
    castles = COLOUR_MASK[side][CASTLE]
    scene.part(f"side-{side}", draw_side, scene.seat, side, castles, x, y, radius, scene.lang)


def _caption(told: str, x: float, y: float) -> str:
    return text(x, y, told, 13, "s4", "ink-2", anchor="middle", room=180)


def _filled(g: Burgundy, seat: int, lang: str) -> str:
    return say(lang, "text-of", n=str(g.estates[seat].filled.bit_count()), most=str(SPACES))


def _neighbours(
    scene: Scene[Burgundy], x: float, y: float, wide: float, high: float, yards: bool = True
) -> None:
    """The other estates side by side, in the order of play from the seat on, with or without their yards."""
    g, lang = scene.g, scene.lang
    scene.part("neighbours-sheet", panel, x, y, wide, high)
    others = clockwise(scene.seat, g.seats)[1:]
    room = wide / len(others)
    for at, other in enumerate(others):
        estate = g.estates[other]
        filled = f"{estate.filled.bit_count()}/{SPACES}" if estate.board != NO_BOARD else ""
        player, where = scene.players[other], (x + at * room, y, room, high, lang)
        shown = (estate.board, tuple(estate.tiles), filled)
        scene.part(f"estate-{other}", neighbours.draw_neighbour, player, *shown, *where, yards)
        if yards:
            scene.part(f"yard-{other}", neighbours.draw_neighbour_yard, yard_of(g, player), *where)


def _board(scene: Scene[Burgundy], seat: int) -> None:
    """A player's board: the estate on the left, the yard and the areas begun on the right."""
    g, lang = scene.g, scene.lang
    estate, player = g.estates[seat], scene.players[seat]
    x, y, radius, right = 249, 16 + 38 * 5.5, 38, 498
    scene.part("board-sheet", sheet, 748, 512)
    if estate.board == NO_BOARD:
        scene.part("choosing", _caption, say(lang, "draw-choosing"), x, y)
    else:
        scene.part(f"estate-{seat}", draw_estate, seat, estate.board, tuple(estate.tiles), x, y, radius, lang)
    yard = yard_of(g, player)
    scene.part("yard", boards.draw_yard_column, yard, right, 14, 236, lang)
    if estate.board != NO_BOARD and not g.over:
        reach = tuple(number for number in bits(estate.frontier) if NUMBER[number] in yard.dice)
        scene.part("reach", boards.draw_reach, reach, player.colour, x, y, radius)
        scene.part("legend", boards.draw_legend, len(reach), yard.dice, player.colour, 18, 476, 460, lang)
    if estate.board != NO_BOARD:
        shown = boards.begun(estate.board, estate.filled)
        phase = 0 if g.over else g.phase
        scene.part("areas", boards.draw_areas, shown, phase, right, 182, 236, lang)


def _phone_estate(scene: Scene[Burgundy]) -> None:
    g, lang, seat = scene.g, scene.lang, scene.seat
    mine = g.estates[seat]
    if mine.board != NO_BOARD:
        tiles = tuple(mine.tiles)
        scene.part(f"estate-{seat}", draw_estate, seat, mine.board, tiles, 195, 9 + 29.6 * 5.5, 29.6, lang)
        _finishing(scene, seat, 195, 9 + 29.6 * 5.5, 29.6)
    yard = yard_of(g, scene.players[seat])
    scene.part("yard", draw_band, yard, _filled(g, seat, lang), 0, 344, 390, lang)


def _finishing(scene: Scene[Burgundy], seat: int, x: float, y: float, radius: float) -> None:
    """The areas of the viewer's estate that one tile would finish."""
    mine = scene.g.estates[seat]
    spaces = finishing(mine.board, mine.filled)
    if spaces:
        scene.part("finishing", draw_finishing, seat, mine.board, spaces, x, y, radius)
