"""What must be true of every position: nothing is lost, nothing is doubled."""

from __future__ import annotations

from ratusha.games.burgundy.boards import NO_BOARD, SPACE_COLOUR
from ratusha.games.burgundy.components import (
    BLACK,
    BLACK_BACKED,
    CASTLE,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    FIRST_TILE,
    GOODS_SPACES,
    GOODS_TILES,
    NO_TILE,
    NORMAL,
    NUMBERS,
    SHELF_COLOUR,
    TILE_NAMES,
    TILES,
)
from ratusha.games.burgundy.phases import TURN_UP_GOODS
from ratusha.games.burgundy.rounds import ROLL_WHITE, ROUND
from ratusha.games.burgundy.setup import SET_UP, START_PLAYER
from ratusha.games.burgundy.state import GOODS_ROW, Burgundy


def problems(g: Burgundy) -> list[str]:
    """What is wrong with a position; empty if nothing is."""
    return [*_estates(g), *_goods(g), *_stock(g), *_tiles(g), *_supplies(g), *_rounds(g), *_order(g)]


def _estates(g: Burgundy) -> list[str]:
    found: list[str] = []
    for seat, estate in enumerate(g.estates):
        for space, tile in enumerate(estate.tiles):
            if tile != NO_TILE and SPACE_COLOUR[estate.board][space] != COLOUR_OF[tile]:
                found.append(f"seat {seat}: {TILE_NAMES[tile]} lies on space {space} of another colour")
        worked_out = estate.clone()
        worked_out.derive()
        if any(getattr(worked_out, name) != getattr(estate, name) for name in estate.derived()):
            found.append(f"seat {seat}: the sets of spaces do not fit the tiles")
        if estate.types_held() > GOODS_SPACES:
            found.append(f"seat {seat}: {estate.types_held()} types of goods")
        if estate.silver < 0 or estate.workers < 0:
            found.append(f"seat {seat}: less than no silver or workers")
    return found


def _goods(g: Burgundy) -> list[str]:
    """Every goods tile is somewhere. Rule 1.6."""
    found: list[str] = []
    for goods in range(1, NUMBERS + 1):
        have = g.goods_supply[goods - 1] + g.round_goods.count(goods)
        have += sum(g.depot_goods[depot * GOODS_ROW + goods] for depot in range(1, NUMBERS + 1))
        have += sum(estate.goods[goods] + estate.sold[goods] for estate in g.estates)
        if have != GOODS_TILES[goods]:
            found.append(f"{have} goods of type {goods} instead of {GOODS_TILES[goods]}")
    return found


def _stock(g: Burgundy) -> list[str]:
    worked_out = g.clone()
    worked_out.derive()
    alike = worked_out.stock == g.stock and worked_out.left == g.left
    return [] if alike else ["the sets and counts do not fit the tiles in depots and supplies"]


def _tiles(g: Burgundy) -> list[str]:
    """No kind of tile is there more often than it was made. Rule 1.4."""
    have = [g.supply[tile] + g.black_supply[tile] for tile in range(TILES)]
    for places in [g.shelves, *[estate.storage + estate.tiles for estate in g.estates]]:
        for tile in places:
            if tile != NO_TILE:
                have[tile] += 1
    return [
        f"{have[tile]} tiles {TILE_NAMES[tile]}, more than were made"
        for tile in range(TILES)
        if have[tile] > NORMAL[tile] + BLACK_BACKED[tile]
    ]


def _supplies(g: Burgundy) -> list[str]:
    """As many tiles have left each supply as the phases so far have laid out. Rules 3.2 to 3.4."""
    if g.round == 0:
        return []  # a phase is being laid out
    found: list[str] = []
    laid = [colour for phase in range(1, g.phase + 1) for colour in SHELF_COLOUR[g.seats][phase]]
    for colour in range(COLOURS):
        kinds = slice(FIRST_TILE[colour], FIRST_TILE[colour + 1])
        due = sum(NORMAL[kinds]) - laid.count(colour)
        if colour == CASTLE:
            due -= sum(estate.board != NO_BOARD for estate in g.estates)
        if sum(g.supply[kinds]) != max(due, 0):
            found.append(f"{sum(g.supply[kinds])} {COLOUR_NAMES[colour]} tiles to come instead of {due}")
    due = sum(BLACK_BACKED) - laid.count(BLACK)
    if sum(g.black_supply) != max(due, 0):
        found.append(f"{sum(g.black_supply)} black tiles to come instead of {due}")
    return found


def _rounds(g: Burgundy) -> list[str]:
    """There is a goods tile for every round of the phase that is yet to come. Rule 3.5."""
    coming = g.agenda.count(ROUND) + g.agenda.count(ROLL_WHITE)
    have = len(g.round_goods) + g.agenda.count(TURN_UP_GOODS)
    return [] if coming == have else [f"{have} goods for {coming} rounds"]


def _order(g: Burgundy) -> list[str]:
    """There is a turn order as soon as the start player is known. Rule 2.6."""
    begun = not g.agenda or g.agenda[-1] not in (SET_UP, START_PLAYER)
    return ["there is no turn order"] if begun and not g.order else []
