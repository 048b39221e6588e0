"""Moves as people meet them: the label of a move, the components it touches, what one might regret."""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy.components import NO_TILE, NUMBERS, SHELF
from ratusha.games.burgundy.moves import (
    BUY,
    END,
    FREE_PLACE,
    FREE_SELL,
    FREE_TAKE,
    KEEP,
    LOAD,
    LOAD_NOTHING,
    MOVES,
    PLACE,
    SELL,
    SETTLE,
    SKIP,
    TAKE,
    WORKERS,
)
from ratusha.games.burgundy.names import depot_name, goods_name, space_name, tile_name
from ratusha.games.burgundy.state import Burgundy
from ratusha.kernel.moves import NONE
from ratusha.kernel.msg import Msg, Param

_TAKING: Final = (TAKE.tag, FREE_TAKE.tag, BUY.tag)
_PLACING: Final = (PLACE.tag, FREE_PLACE.tag)
_SELLING: Final = (SELL.tag, FREE_SELL.tag, KEEP.tag)
_WITH_DIE: Final = (TAKE.tag, PLACE.tag, SELL.tag, WORKERS.tag)


def fields(move: int) -> dict[str, int]:
    """The fields of a move by name; those left out are not there."""
    kind = MOVES.kinds[MOVES.tag[move]]
    values = zip(kind.fields, MOVES.args[move], strict=True)
    return {field.name: value for field, value in values if value != NONE}


def label(g: Burgundy, seat: int, move: int) -> Msg:
    """What a move says on its button."""
    tag = MOVES.tag[move]
    name = f"burgundy-do-{MOVES.kinds[tag].name}"
    given = fields(move)
    estate = g.estates[seat]
    params: dict[str, Param] = {}
    if tag in _WITH_DIE:
        params["die"] = str(given["die"])
    if tag in _TAKING:
        params["tile"] = tile_name(g.shelves[SHELF[given["depot"]] + given["slot"]])
        params["depot"] = depot_name(given["depot"])
        if "discard" in given:
            name += "-discard"
            params["discard"] = tile_name(estate.storage[given["discard"]])
    elif tag in _PLACING:
        params["tile"] = tile_name(estate.storage[given["storage"]])
        params["space"] = space_name(estate.board, given["space"])
    elif tag in _SELLING:
        params["goods"] = goods_name(given["goods"])
        params["n"] = estate.goods[given["goods"]]
    elif tag == LOAD.tag:
        params["depot"] = depot_name(given["depot"])
        if "second" in given:
            name += "-two"
            params["second"] = depot_name(given["second"])
        params["goods"] = _cargo(g, list(given.values()))
    elif tag == SETTLE.tag:
        params["board"] = str(given["board"])
        params["space"] = space_name(given["board"], given["space"])
    return Msg(name, **params)


def _cargo(g: Burgundy, depots: list[int]) -> Msg:
    """The goods of depots, by type."""
    made = Msg("burgundy-no-goods")
    row = NUMBERS + 1
    for goods in range(NUMBERS, 0, -1):
        n = sum(g.depot_goods[depot * row + goods] for depot in depots)
        if n:
            one = Msg("burgundy-some-goods", n=str(n), goods=goods_name(goods))
            made = one if made.id == "burgundy-no-goods" else Msg("burgundy-goods-list", one=one, rest=made)
    return made


def touches(move: int) -> list[str]:
    """The components of a move in the order a hand would touch them.

    A die is named by the number it shows; `depot-0-…` are the spaces of the black depot.
    """
    tag = MOVES.tag[move]
    given = fields(move)
    ids: list[str] = []
    if tag in _WITH_DIE:
        ids.append(f"die-{given['die']}")
    if tag in _TAKING:
        ids.append(f"depot-{given['depot']}-{given['slot']}")
        if "discard" in given:
            ids.append(f"storage-{given['discard']}")
    elif tag in _PLACING:
        ids += [f"storage-{given['storage']}", f"space-{given['space']}"]
    elif tag in _SELLING:
        ids.append(f"goods-{given['goods']}")
    elif tag == LOAD.tag:
        ids += [f"depot-{depot}-goods" for depot in given.values()]
    elif tag == SETTLE.tag:
        ids += [f"board-{given['board']}", f"space-{given['space']}"]
    elif tag == WORKERS.tag:
        ids.append("workers")
    return ids


def warning(g: Burgundy, seat: int, move: int) -> Msg | None:
    """What a player might regret: a discard, a purchase not made, an effect or goods given up."""
    tag = MOVES.tag[move]
    estate = g.estates[seat]
    if tag in _TAKING:
        discard = MOVES.args[move][-1]
        if discard != NONE and estate.storage[discard] != NO_TILE:
            return Msg("burgundy-warn-discard", tile=tile_name(estate.storage[discard]))
    elif tag == END.tag:
        return Msg("burgundy-warn-end", n=estate.silver)
    elif tag == SKIP.tag:
        return Msg("burgundy-warn-skip")
    elif tag == LOAD_NOTHING.tag:
        return Msg("burgundy-warn-load-nothing")
    return None
