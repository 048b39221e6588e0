"""A faction board, arranged three ways: a strip under the table, a sheet of its own, a tab on a phone."""

from __future__ import annotations

from typing import Final, NamedTuple

from ratusha.draw import patterns
from ratusha.draw.cardboard import panel, sheet
from ratusha.draw.icons import control
from ratusha.draw.lettering import cut, paragraph, text
from ratusha.draw.picture import Scene
from ratusha.draw.svg import n, path, rect
from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.components import FACTION_IDS
from ratusha.games.terra_mystica.draw import cycle, holdings, houses, stock, tracks
from ratusha.games.terra_mystica.draw.look import Owner, home, say, token
from ratusha.games.terra_mystica.moves import SPECIAL_IDS
from ratusha.games.terra_mystica.rounds import income
from ratusha.games.terra_mystica.special import owns_special
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.kernel import words

STRIP: Final = 166
"""The height of the strip."""


class Board(NamedTuple):
    """What a faction board shows."""

    owner: Owner
    amounts: tuple[int, ...]
    bowls: tuple[int, ...]
    income: tuple[int, ...]
    exchanges: tuple[int, ...]
    ship: int
    dig: int
    counts: tuple[int, ...]
    card: int
    favours: int
    specials: tuple[int, ...]
    used: int
    bridges: int
    keys: int
    state: str


def board_of(g: TerraMystica, owner: Owner) -> Board:
    """The faction board of a player who has a faction."""
    seat = owner.seat
    player = g.players[seat]
    gain = income(player)
    mine = bool(g.asked) and seat in g.asked
    return Board(
        owner,
        (player.coins, player.workers, player.priests, g.points[seat]),
        (player.bowl1, player.bowl2, player.bowl3),
        (gain.coins, gain.workers, gain.priests, gain.power),
        stock.exchanges_of(player.faction, g.turn.trade if mine else 0),
        player.ship,
        player.dig,
        tuple(player.counts),
        player.card,
        player.favours,
        tuple(action for action in range(len(SPECIAL_IDS)) if owns_special(player, action)),
        player.used,
        player.bridges,
        player.keys,
        "has-left" if player.left else "has-passed" if player.passed else "",
    )


# -- a strip under the table -----------------------------------------------------------------------


def add_strip(scene: Scene[TerraMystica], board: Board, x: float, y: float, wide: float) -> None:
    """The board of whoever looks at the table."""
    lang, owner = scene.lang, board.owner
    seat, faction = owner.seat, owner.faction
    scene.part("board", strip_head, owner, board.state, x, y, wide, lang)
    scene.part("board-stock", stock.resources, seat, board.amounts, x + 10, y + 42, 148, 13.5, lang)
    scene.part(
        "board-specials",
        holdings.specials,
        seat,
        faction,
        board.specials,
        board.used,
        x + 10,
        y + 143,
        15,
        32,
        lang,
    )
    left = x + 172
    scene.part("board-power", stock.bowls, seat, board.bowls, left, y + 3, 186, 46, lang)
    scene.part(
        "board-exchange", stock.exchanges, seat, faction, board.exchanges, left, y + 55, 46.5, 22, 4, lang
    )
    scene.part("board-income", stock.income_line, board.income, left, y + 107, 184, 12, lang)
    scene.part("board-shipping", tracks.shipping, seat, faction, board.ship, left, y + 118, 184, 19, lang)
    scene.part("board-digging", tracks.digging, seat, faction, board.dig, left, y + 142, 184, 19, lang)
    scene.part(
        "board-houses",
        houses.building_rows,
        seat,
        faction,
        board.counts,
        owner.fill,
        x + 366,
        y + 7,
        246,
        24,
        53,
        46,
        lang,
    )
    middle = (x + 662, y + 50)
    around = tuple(cycle.ring(*middle, 33))
    scene.part("board-cycle", cycle.cycle, seat, faction, around, 11.5, middle, 11, lang)
    scene.part("board-spade", stock.spade_price, seat, faction, board.dig, x + 706, y + 10, 46, 22, lang)
    scene.part("board-bridges", bridges_left, seat, board.bridges, x + 706, y + 38, 46, 22, lang)
    scene.part("board-keys", keys_left, board.keys, x + 706, y + 66, 46, 22)
    scene.part("board-card", holdings.held_card, seat, board.card, x + 620, y + 106, 46, 52, lang)
    scene.part(
        "board-favours", holdings.held_favours, seat, board.favours, x + 672, y + 106, 21, 28, 4, 2, lang
    )


def strip_head(owner: Owner, state: str, x: float, y: float, wide: float, lang: str) -> str:
    """The sheet, and the faction with what it can do on its home terrain."""
    made = panel(x, y, wide, STRIP)
    made += _banner(owner, x, y, 164, STRIP)
    made += token(owner, x + 18, y + 17, 7.6)
    name = words.text(names.faction(owner.faction), lang)
    made += text(x + 32, y + 22, name, 15, "f7", room=124 - (20 if state else 0))
    if state:
        made += control("pass", x + 140, y + 8, 17, "ink", 2.2)
    return made + paragraph(x + 12, y + 68, _ability(owner, lang), 11, room=144, most=4)


def _banner(owner: Owner, x: float, y: float, wide: float, high: float) -> str:
    """The pale home terrain at the left end of a sheet."""
    d = f"M{n(x)} {n(y + 10)}a10 10 0 0 1 10 -10h{n(wide - 10)}v{n(high)}h{n(10 - wide)}a10 10 0 0 1 -10 -10Z"
    land = home(owner.faction)
    return path(d, f"{land}-print") + path(d, patterns.printed(land, 0.9), opacity=0.5)


def _ability(owner: Owner, lang: str) -> str:
    return say(lang, f"ability-{FACTION_IDS[owner.faction]}")


def bridges_left(seat: int, amount: int, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """How many bridges are left."""
    return stock.counted(places.bridges(seat), "bridge", amount, x, y, wide, high, say(lang, "bridges-left"))


def keys_left(amount: int, x: float, y: float, wide: float, high: float) -> str:
    """How many keys are unused."""
    return stock.counted("", "key", amount, x, y, wide, high, "")


# -- a sheet of its own ----------------------------------------------------------------------------


def add_sheet(scene: Scene[TerraMystica], board: Board, wide: float, high: float) -> None:
    """A player's board as large as the middle of the page."""
    lang, owner = scene.lang, board.owner
    seat, faction = owner.seat, owner.faction
    scene.part("board", sheet_head, owner, board.state, wide, high, lang)
    scene.part("board-stock", stock.resources, seat, board.amounts, 250, 34, 300, 20, lang)
    scene.part("board-spade", stock.spade_price, seat, faction, board.dig, 560, 19, 56, 30, lang)
    scene.part("board-bridges", bridges_left, seat, board.bridges, 622, 19, 54, 30, lang)
    scene.part("board-keys", keys_left, board.keys, 682, 19, 54, 30)
    scene.part("board-power", stock.bowls, seat, board.bowls, 250, 62, 270, 66, lang)
    scene.part("board-income", stock.income_line, board.income, 252, 146, 270, 14, lang)
    scene.part("board-exchange", stock.exchanges, seat, faction, board.exchanges, 252, 164, 67, 34, 4, lang)
    scene.part("board-shipping", tracks.shipping, seat, faction, board.ship, 254, 244, 266, 26, lang)
    scene.part("board-digging", tracks.digging, seat, faction, board.dig, 254, 280, 266, 26, lang)
    middle = (632.0, 184.0)
    around = tuple(cycle.ring(*middle, 80))
    scene.part("board-cycle", cycle.cycle, seat, faction, around, 26, middle, 22, lang)
    scene.part(
        "board-houses",
        houses.building_rows,
        seat,
        faction,
        board.counts,
        owner.fill,
        22,
        338,
        440,
        44,
        82,
        66,
        lang,
    )
    left = 506
    scene.part("board-card", holdings.held_card, seat, board.card, left, 350, 88, 98, lang)
    scene.part(
        "board-favours", holdings.held_favours, seat, board.favours, left + 100, 350, 45, 51, 3, 2, lang
    )
    scene.part(
        "board-specials",
        holdings.specials,
        seat,
        faction,
        board.specials,
        board.used,
        left,
        510,
        22,
        48,
        lang,
    )


def sheet_head(owner: Owner, state: str, wide: float, high: float, lang: str) -> str:
    """The sheet with the name of the player and what the faction can do."""
    made = sheet(wide, high) + _banner(owner, 0, 0, 232, 316)
    made += token(owner, 26, 30, 11)
    made += text(46, 28, words.text(names.faction(owner.faction), lang), 19, "f7", room=174)
    made += text(46, 46, cut(owner.name, 13, "s4", 174), 13, "s4", "ink-2", room=174)
    if state:
        made += control("pass", 18, 290, 17, "ink", 2.2)
        made += text(40, 303, say(lang, state), 13, "s7", room=170)
    return made + paragraph(18, 84, _ability(owner, lang), 14, room=198, most=9)


# -- a tab on a phone ------------------------------------------------------------------------------


def add_phone(scene: Scene[TerraMystica], board: Board) -> None:
    """The viewer's board, for thumbs."""
    lang, owner = scene.lang, board.owner
    seat, faction = owner.seat, owner.faction
    scene.part("board", phone_head, owner, board.state, lang)
    scene.part("board-stock", stock.resources, seat, board.amounts, 150, 21, 232, 16, lang, 40)
    scene.part("board-power", stock.bowls, seat, board.bowls, 4, 42, 200, 50, lang)
    scene.part("board-spade", stock.spade_price, seat, faction, board.dig, 210, 49, 56, 40, lang)
    scene.part("board-bridges", bridges_left, seat, board.bridges, 270, 49, 54, 40, lang)
    scene.part("board-keys", keys_left, board.keys, 328, 49, 54, 40)
    found = board.exchanges
    pitch = 377 / len(found)
    scene.part("board-exchange", stock.exchanges, seat, faction, found, 8, 97, pitch, 43, len(found), lang)
    scene.part(
        "board-houses",
        houses.building_rows,
        seat,
        faction,
        board.counts,
        owner.fill,
        10,
        141,
        372,
        34,
        51,
        49,
        lang,
    )
    row = tuple((30.0 + 44 * at, 317.0) for at in range(7))
    scene.part("board-cycle", cycle.cycle, seat, faction, row, 20, (354.0, 317.0), 20, lang)
    scene.part("board-shipping", tracks.shipping, seat, faction, board.ship, 10, 345, 184, 36, lang)
    scene.part("board-digging", tracks.digging, seat, faction, board.dig, 200, 345, 184, 36, lang)
    used = board.used
    scene.part(
        "board-specials", holdings.specials, seat, faction, board.specials, used, 7, 411, 21.7, 45, lang
    )
    taken = len(board.specials) * 45 + 10
    scene.part("board-card", holdings.held_card, seat, board.card, taken, 390, 50, 42, lang)
    left = taken + 55
    room = (386 - left) / 4
    scene.part("board-favours", holdings.held_favours, seat, board.favours, left, 390, room, 22.5, 4, 2, lang)


def phone_head(owner: Owner, state: str, lang: str) -> str:
    """The name of the faction on its home terrain."""
    made = panel(0, 0, 390, 440) + _banner(owner, 0, 0, 144, 42)
    made += rect(0, 42, 144, 1, 0, "line")
    made += token(owner, 18, 21, 8)
    if state:
        made += control("pass", 122, 12, 17, "ink", 2.2)
    name = words.text(names.faction(owner.faction), lang)
    face = "s7" if state else "f7"  # beside the flag a long name must be narrow
    return made + text(32, 26, name, 15, face, room=106 - (20 if state else 0))
