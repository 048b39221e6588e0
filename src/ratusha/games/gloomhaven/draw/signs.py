"""The icon of an option: the resource, the card, what is built."""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.components import BASICS, CATEGORY, RESOURCES, SYMBOL
from ratusha.games.gloomhaven.draw.mats import FACES, card_sign
from ratusha.games.gloomhaven.draw.tiles import resource_icon
from ratusha.games.gloomhaven.moves import MOVES
from ratusha.games.gloomhaven.setup import PlaceFirst
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.trade import PlaceStorage
from ratusha.games.gloomhaven.upgrade import PlaceUpgrade

_OF_KIND: Final = {
    "race": "people", "vote": "vote", "pass": "pass", "coin": "coin", "influence": "fleeting", "pave": "road",
    "work": "worker", "hire": "adviser", "house": "house", "bridge": "bridge", "road": "road",
    "place": "prestige", "site": "prestige", "recall": "worker", "replace": "prestige", "done": "ok",
    "pay": "lasting",
}  # fmt: skip
_BASICS: Final = frozenset({"base", "take", "exchange", "build", "commission"})
SIGNS: Final = tuple(
    dict.fromkeys([*_OF_KIND.values(), *CATEGORY, *FACES, *SYMBOL, *map(resource_icon, range(RESOURCES))])
)
"""All of them."""


def sign(g: Gloomhaven, seat: int, move: int) -> str:
    """The icon of what a move is about; empty: none."""
    kind, args = MOVES.kinds[MOVES.tag[move]].name, MOVES.args[move]
    if kind in _BASICS:
        return resource_icon(args[0])
    if kind == "upgrade":
        return resource_icon(args[0] + BASICS)
    if kind in ("access", "source"):
        return resource_icon(g.kinds[args[0]]) if args[0] < len(g.kinds) else ""
    if kind in ("main", "basic", "return"):
        return card_sign(args[0])
    if kind in ("bid", "choose"):
        return SYMBOL[args[0]]
    if kind == "follow":
        return CATEGORY[args[0]]
    top = g.agenda[-1] if kind == "place" and g.agenda else None
    if isinstance(top, PlaceFirst):
        return resource_icon(g.bases[seat])
    if isinstance(top, PlaceStorage | PlaceUpgrade):
        return resource_icon(top.kind)
    return _OF_KIND.get(kind, "")
