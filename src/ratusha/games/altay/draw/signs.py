"""The icon of an option: what a card does, the resource, the land it is about."""

from __future__ import annotations

from typing import Final

from ratusha.draw.icons import ICONS
from ratusha.games.altay.components import MARKET, TECHNOLOGIES, TERRAIN_OF, TYPE_CARD
from ratusha.games.altay.draw.words import TERRAIN_ICON, option_signs
from ratusha.games.altay.effects import RESOURCE
from ratusha.games.altay.moves import MOVES
from ratusha.games.altay.state import Altay

_OF_KIND: Final = {
    "lead": "people", "empty": "store", "abandon": "close", "end": "pass", "move": "move",
    "convert": "convert", "trash": "trash", "save": "save", "accept": "ok", "decline": "close",
    "enough": "ok", "send": "attack", "strike": "attack", "defend": "defence", "fight": "defence",
    "surrender": "pass", "discard": "trash",
}  # fmt: skip
_RESOURCES: Final = {"put": 0, "work": 0, "trade": 0, "take": 0, "pay": 0}
"""Of each kind about a resource: which field names it."""
_REGIONS: Final = {"settle": 0, "attack": 1, "use": 0, "place": 0}
"""The same for regions."""


def _card(kind: int, option: int) -> str:
    """What an option of a kind of card comes to: the last icon of its formula."""
    found = [sign for sign in option_signs(kind, "en")[option] if sign in ICONS]
    return found[-1] if found else "card"


_CARDS: Final = [_card(kind, at) for kind in set(TYPE_CARD) for at in range(len(option_signs(kind, "en")))]
SIGNS: Final = tuple(
    dict.fromkeys(
        [*_OF_KIND.values(), *RESOURCE, *TERRAIN_ICON, "technology", "wonder", "card", *sorted(_CARDS)]
    )
)
"""All of them."""


def sign(g: Altay, seat: int, move: int) -> str:
    """The icon of what a move is about; empty: none."""
    kind, args = MOVES.kinds[MOVES.tag[move]].name, MOVES.args[move]
    if kind == "play":
        return _card(TYPE_CARD[args[0]], args[1] - 1)
    if kind == "buy":
        return _card(MARKET[args[0]], 0)
    if kind in ("begin", "apply"):
        return "technology" if args[0] < TECHNOLOGIES else "wonder"
    if kind in _RESOURCES:
        return RESOURCE[args[_RESOURCES[kind]]]
    if kind in _REGIONS:
        return TERRAIN_ICON[TERRAIN_OF[args[_REGIONS[kind]]]]
    return _OF_KIND.get(kind, "")
