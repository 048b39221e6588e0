"""The icon of an option: what a square makes, the token, the resource."""

from __future__ import annotations

from typing import Final

from ratusha.games.empire.adding import Lay
from ratusha.games.empire.carts import PlaceCart
from ratusha.games.empire.coins import PlaceCoin
from ratusha.games.empire.components import KINDS, RESOURCES
from ratusha.games.empire.craftsmen import PlaceCraftsman
from ratusha.games.empire.draw.squares import made_by, resource_icon
from ratusha.games.empire.moves import MOVES
from ratusha.games.empire.setup import LayFirst
from ratusha.games.empire.state import Empire

_OF_KIND: Final = {
    "open": "stack", "draw": "stack", "skip": "pass", "war": "war", "coin": "coin", "cart": "carts",
    "craftsman": "craftsmen", "end": "pass", "propose": "pass", "accept": "ok", "refuse": "close",
}  # fmt: skip
_PLACED: Final = {PlaceCoin: "coin", PlaceCart: "carts", PlaceCraftsman: "craftsmen"}
"""What is placed where a decision asks for a place and for no square."""
SIGNS: Final = tuple(
    dict.fromkeys(
        [*_OF_KIND.values(), *map(resource_icon, range(RESOURCES))]
        + [made_by(kind)[0] for kind in range(KINDS)]
    )
)
"""All of them."""


def sign(g: Empire, seat: int, move: int) -> str:
    """The icon of what a move is about; empty: none."""
    kind, args = MOVES.kinds[MOVES.tag[move]].name, MOVES.args[move]
    if kind in ("take", "add"):
        return made_by(args[0])[0]
    if kind == "buy":
        return resource_icon(args[0])
    if kind == "at" and g.agenda:
        top = g.agenda[-1]
        return made_by(top.kind)[0] if isinstance(top, Lay | LayFirst) else _PLACED.get(type(top), "")
    return _OF_KIND.get(kind, "")
