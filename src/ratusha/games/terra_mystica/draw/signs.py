"""The icon of an option: the building, the cult, what a power action or an exchange brings."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.components import ACTION_GAIN, FAVOUR_CULT
from ratusha.games.terra_mystica.draw.look import BUILDING_ICON, CULT_ICON, STEP_ICON, gained
from ratusha.games.terra_mystica.moves import MOVES, upgraded_to
from ratusha.games.terra_mystica.state import TerraMystica

_OF_KIND: Final = {
    "faction": "dwelling", "card": "card", "build": "dwelling", "transform": "spade", "detour": "spade",
    "spade": "spade", "ship": "sail", "dig": "spade", "pass": "pass", "bridge": "bridge", "town": "town",
    "connect": "town", "lapse": "pass", "end": "pass", "burn": "power", "take": "power", "decline": "close",
    "leave": "close",
}  # fmt: skip
_SPECIAL: Final = ("spade", STEP_ICON, STEP_ICON, "stronghold", "bridge")
_EXCHANGED: Final = ("coin", "worker", "priest", "worker", "coin", "coin", "vp", "priest")
_DISCARDED: Final = ("coin", "worker", "priest", "power", "vp")
SIGNS: Final = tuple(
    dict.fromkeys(
        [*_OF_KIND.values(), *_SPECIAL, *_EXCHANGED, *_DISCARDED, *BUILDING_ICON.values(), *CULT_ICON]
    )
)
"""All of them."""


def sign(g: TerraMystica, seat: int, move: int) -> str:
    """The icon of what a move is about; empty: none."""
    kind, args = MOVES.kinds[MOVES.tag[move]].name, MOVES.args[move]
    if kind == "upgrade":
        return BUILDING_ICON[upgraded_to(move)]
    if kind in ("priest", "step"):
        return CULT_ICON[args[0]]
    if kind == "favour":
        return CULT_ICON[FAVOUR_CULT[args[0]]]
    if kind == "power":
        return gained(ACTION_GAIN[args[0]])[0][0]
    if kind == "special":
        return _SPECIAL[args[0]]
    if kind == "convert":
        return _EXCHANGED[args[0]]
    return _DISCARDED[args[0]] if kind == "discard" else _OF_KIND.get(kind, "")
