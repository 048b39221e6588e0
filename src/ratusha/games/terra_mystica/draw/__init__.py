"""The pictures of Terra Mystica: the table, each player's board, the tabs of a phone."""

from __future__ import annotations

from ratusha.draw import BOARD, END, PHONE, REPLAY, TABLE, Frame, Scene
from ratusha.draw.cardboard import panel
from ratusha.draw.shapes import ROOT3
from ratusha.games.terra_mystica.components import CARDS, NO_FACTION, TOWN_COUNT, TOWN_OPTION
from ratusha.games.terra_mystica.draw import boards, cults, draft, lands, rounds, supply
from ratusha.games.terra_mystica.draw.components import component
from ratusha.games.terra_mystica.draw.leeching import asked, draw_asked, draw_note
from ratusha.games.terra_mystica.draw.look import Owner, owners
from ratusha.games.terra_mystica.draw.purse import THINGS, holdings, moment, piece
from ratusha.games.terra_mystica.draw.signs import SIGNS, sign
from ratusha.games.terra_mystica.state import NO_SEAT, TerraMystica
from ratusha.kernel.msg import Msg

__all__ = ["SIGNS", "THINGS", "component", "draw", "frames", "holdings", "moment", "piece", "sign"]


def frames(g: TerraMystica, seat: int) -> list[Frame]:
    """The whole table; each player's board; the tabs of a phone; the table without the viewer's board."""
    drafting = g.players[seat].faction == NO_FACTION
    return [
        Frame("table", TABLE, 760, 664, Msg("terra_mystica-draw-table")),
        *(
            Frame(f"board-{other}", BOARD, 748, 594, Msg("terra_mystica-draw-board"), seat=other)
            for other in range(g.seats)
        ),
        Frame("phone-map", PHONE, 600, 386, Msg("terra_mystica-draw-map"), icon="board"),
        Frame("phone-board", PHONE, 390, 440, Msg("terra_mystica-draw-board"), icon="mine"),
        Frame("phone-cults", PHONE, 390, 440, Msg("terra_mystica-draw-cults"), icon="chart"),
        Frame("phone-supply", PHONE, 390, 440, Msg("terra_mystica-draw-supply"), icon="cards"),
        Frame("end-map", END, 614, 390, Msg("terra_mystica-draw-map")),
        *([] if drafting else [Frame("replay", REPLAY, 760, 490, Msg("terra_mystica-draw-table"))]),
    ]


def draw(scene: Scene[TerraMystica]) -> None:
    """Add the parts of the scene's frame."""
    all_players = owners(scene)
    frame = scene.frame
    if frame.kind in (TABLE, REPLAY):
        _table(scene, all_players)
    elif frame.kind == BOARD:
        _board(scene, all_players[frame.seat])
    elif frame.kind == END:
        _map(scene, all_players, 7.5, 9, 26.6, 16)
    elif frame.id == "phone-map":
        scene.part("map", panel, 0, 0, frame.width, frame.height)
        _map(scene, all_players, 13, 14, 25.5, 40)
    elif frame.id == "phone-board":
        _phone_board(scene, all_players)
    elif frame.id == "phone-cults":
        cults.add_cults(scene, all_players, 0, 0, 390, cults.PHONE_SIZE)
        top = cults.height(cults.PHONE_SIZE) + 6
        _rounds(scene, 0, top, 390, 440 - top)
    else:
        _phone_supply(scene)


def _table(scene: Scene[TerraMystica], all_players: tuple[Owner, ...]) -> None:
    """The map, the cults and the rounds; what is on offer; the board of whoever looks."""
    g, lang = scene.g, scene.lang
    radius = 26.6
    scene.part("map", panel, 0, 0, 614, 390)
    _map(scene, all_players, 7.5, 9, radius, 16)
    cults.add_cults(scene, all_players, 622, 0, 138, cults.TABLE_SIZE)
    top = cults.height(cults.TABLE_SIZE) + 8
    _rounds(scene, 622, top, 138, 390 - top)
    scene.part("actions", supply.draw_actions, g.used, 0, 398, 238, 92, 16.5, lang)
    scene.part("cards", supply.draw_cards, cards_on_offer(g), 246, 398, 196, 92, lang)
    scene.part("tiles", panel, 450, 398, 310, 92)
    scene.part("favours", supply.draw_favours, tuple(g.favours), 458, 406, 228, 80, 6, lang)
    scene.part("town-tiles", supply.draw_towns_left, towns_on_offer(g), 690, 406, 66, 81, 2, lang)
    if scene.frame.kind == REPLAY:
        return
    owner = all_players[scene.seat]
    if owner.faction == NO_FACTION:
        scene.part("factions", draft.draw_factions, tuple(g.colours), all_players, 0, 498, 760, 166, 7, lang)
    else:
        boards.add_strip(scene, boards.board_of(g, owner), 0, 498, 760)


def _map(
    scene: Scene[TerraMystica],
    all_players: tuple[Owner, ...],
    x: float,
    y: float,
    radius: float,
    bridge: float,
) -> None:
    """The map; on it the building that somebody is asked to leech from."""
    first = (x + radius * ROOT3 / 2, y + radius)
    lands.add_map(scene, all_players, *first, radius, bridge)
    question = asked(scene.g, scene.view.viewer)
    if question is not None:
        who = scene.players[question.builder].name
        scene.part("leech", draw_asked, question, *first, radius)
        scene.part("leech-note", draw_note, question, who, *first, radius, scene.lang)


def _rounds(scene: Scene[TerraMystica], x: float, y: float, wide: float, high: float) -> None:
    g = scene.g
    now = g.round if not g.over else len(g.tiles) + 1
    scene.part("rounds", rounds.draw_rounds, tuple(g.tiles), now, x, y, wide, high, scene.lang)


def cards_on_offer(g: TerraMystica) -> tuple[tuple[int, int], ...]:
    """The bonus cards on offer, each with its coins."""
    return tuple((card, g.card_coins[card]) for card in range(CARDS) if g.cards[card] == NO_SEAT)


def towns_on_offer(g: TerraMystica) -> tuple[tuple[int, int], ...]:
    """The kinds of town tiles of this game, each with how many are left."""
    return tuple(
        (town, g.towns[town])
        for town in range(len(TOWN_COUNT))
        if not TOWN_OPTION[town] or g.options[TOWN_OPTION[town]] == "on"
    )


def _board(scene: Scene[TerraMystica], owner: Owner) -> None:
    frame = scene.frame
    if owner.faction == NO_FACTION:
        scene.part("board", draft.waiting, owner, frame.width, frame.height, scene.lang)
    else:
        boards.add_sheet(scene, boards.board_of(scene.g, owner), frame.width, frame.height)


def _phone_board(scene: Scene[TerraMystica], all_players: tuple[Owner, ...]) -> None:
    owner = all_players[scene.seat]
    if owner.faction == NO_FACTION:
        colours = tuple(scene.g.colours)
        scene.part("factions", draft.draw_factions, colours, all_players, 0, 0, 390, 440, 2, scene.lang)
    else:
        boards.add_phone(scene, boards.board_of(scene.g, owner))


def _phone_supply(scene: Scene[TerraMystica]) -> None:
    """Power actions, bonus cards, favour tiles, town tiles, one below the other."""
    g, lang = scene.g, scene.lang
    scene.part("actions", supply.draw_actions, g.used, 0, 0, 390, 84, 22, lang)
    scene.part("cards", supply.draw_cards, cards_on_offer(g), 0, 90, 390, 116, lang)
    scene.part("tiles", panel, 0, 212, 390, 228)
    scene.part("favours", supply.draw_favours, tuple(g.favours), 8, 220, 376, 104, 6, lang)
    scene.part("town-tiles", supply.draw_towns_left, towns_on_offer(g), 8, 332, 376, 104, 4, lang)
