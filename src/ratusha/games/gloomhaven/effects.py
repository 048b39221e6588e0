"""What a card, a race or a worker does: the steps of its action as they are printed."""

from __future__ import annotations

from typing import Any, Final

from ratusha.kernel.components import Row
from ratusha.kernel.msg import Msg

TRADE: Final = 0
CONSTRUCT: Final = 1
UPGRADE: Final = 2
RECRUIT: Final = 3
ROAD: Final = 4
COINS: Final = 5
FLEETING: Final = 6
LASTING: Final = 7
COINS_PER: Final = 8
FLEETING_PER: Final = 9
RETURN_CARDS: Final = 10
RETURN_WORKER: Final = 11
REPLACE_PROPOSAL: Final = 12
FREE_ACCESS: Final = 13
FOLLOW: Final = 14
DOES: Final = (
    "trade",
    "construct",
    "upgrade",
    "recruit",
    "road",
    "coins",
    "fleeting",
    "lasting",
    "coins_per",
    "fleeting_per",
    "return_cards",
    "return_worker",
    "replace_proposal",
    "free_access",
    "follow",
)

BASIC_STORAGES_BESIDE: Final = 0
ADVANCED_RESOURCES_OWNED: Final = 1
DISTRICTS_SETTLED: Final = 2
OPPONENTS_WITH_ACCESS: Final = 3
PER: Final = (
    "basic_storages_beside",
    "advanced_resources_owned",
    "districts_settled",
    "opponents_with_access",
)

OWN_STORAGE: Final = 1
ACCESS: Final = 2
COMMISSION: Final = 4
"""The three options of Trade, as a mask."""

HOUSE: Final = 1
BRIDGE: Final = 2
KINDS: Final = ("house", "bridge")
"""The personal structures, as a mask; a gate is a bridge through a wall."""

FREE: Final = 99
"""The discount of what costs nothing."""

ALL_TERRAINS: Final = 15
_KNOWN: Final[dict[str, tuple[str, ...]]] = {
    "trade": ("options", "discount", "free", "terrains", "most", "least"),
    "construct": ("discount", "free", "kinds", "most", "least"),
    "upgrade": ("discount", "roads", "level"),
    "recruit": ("discount", "free", "count", "accessed"),
    "road": ("most", "least"),
    "coins": ("n",),
    "fleeting": ("n",),
    "lasting": ("n",),
    "coins_per": ("what", "most"),
    "fleeting_per": ("what", "most"),
    "return_cards": ("most",),
    "free_access": ("terrain",),
}


class Effect:
    """One step of an action."""

    __slots__ = ("accessed", "discount", "does", "kinds", "least", "level", "most", "n", "options", "roads",
                 "terrains", "what")  # fmt: skip

    def __init__(self, does: int) -> None:
        self.does: int = does
        self.options: int = OWN_STORAGE | ACCESS | COMMISSION
        self.discount: int = 0
        self.terrains: int = ALL_TERRAINS
        self.kinds: int = HOUSE | BRIDGE
        self.most: int = 1
        self.least: int = 1
        self.roads: int = 0
        self.level: int = 3
        self.n: int = 0
        self.what: int = 0
        self.accessed: int = 0


def read_action(row: Row, terrains: tuple[str, ...]) -> list[Effect]:
    """The steps of the field `action`."""
    steps = row.get("action")
    if not isinstance(steps, list) or not steps:
        raise row.wrong("action", Msg("kernel-components-list"))
    made = [_step(row, f"action[{i}]", step, terrains) for i, step in enumerate(steps)]
    for i, step in enumerate(made):
        bought = i > 0 and made[i - 1].does == TRADE and made[i - 1].options == ACCESS
        if step.accessed and not bought:
            raise row.wrong(f"action[{i}].accessed", Msg("gloomhaven-file-accessed"))
    return made


def _step(row: Row, where: str, step: object, terrains: tuple[str, ...]) -> Effect:
    if not isinstance(step, dict):
        raise row.wrong(where, Msg("kernel-components-table"))
    does = _choice(row, f"{where}.do", step.get("do"), DOES)
    for name in step:
        if name != "do" and name not in _KNOWN.get(DOES[does], ()):
            raise row.wrong(f"{where}.{name}", Msg("kernel-components-unknown"))
    made = Effect(does)
    made.discount = FREE if step.get("free") is True else _number(row, where, step, "discount", 0, 0, 9)
    made.most = _number(row, where, step, "most", _most(does), 1, 9)
    made.least = _number(row, where, step, "least", 1, 0, made.most)
    if does == RECRUIT:
        made.most = _number(row, where, step, "count", 1, 1, 4)
        made.least = made.most
    made.roads = _number(row, where, step, "roads", 0, 0, 2)
    made.level = _number(row, where, step, "level", 3, 2, 3)
    made.n = _number(row, where, step, "n", 0, -9, 9)
    made.accessed = 1 if step.get("accessed") is True else 0
    if "options" in step:
        made.options = _mask(row, f"{where}.options", step["options"], (1, 2, 3))
    if "kinds" in step:
        made.kinds = _mask(row, f"{where}.kinds", step["kinds"], KINDS)
    if "terrains" in step:
        made.terrains = _mask(row, f"{where}.terrains", step["terrains"], terrains)
    if does == FREE_ACCESS:
        made.terrains = 2 ** _choice(row, f"{where}.terrain", step.get("terrain"), terrains)
    if does in (COINS_PER, FLEETING_PER):
        made.what = _choice(row, f"{where}.what", step.get("what"), PER)
    return made


def _most(does: int) -> int:
    return 9 if does in (COINS_PER, FLEETING_PER) else 1


def _number(row: Row, where: str, step: dict[str, Any], name: str, default: int, low: int, high: int) -> int:
    value = step.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise row.wrong(f"{where}.{name}", Msg("kernel-components-int"))
    if not low <= value <= high:
        raise row.wrong(
            f"{where}.{name}",
            Msg("kernel-components-range", value=str(value), low=str(low), high=str(high)),
        )
    return value


def _choice(row: Row, where: str, value: object, known: tuple[str, ...]) -> int:
    if value not in known:
        raise row.wrong(where, Msg("kernel-field-choice", known=", ".join(known)))
    return known.index(str(value))


def _mask(row: Row, where: str, value: object, known: tuple[Any, ...]) -> int:
    if not isinstance(value, list) or not value:
        raise row.wrong(where, Msg("kernel-components-list"))
    mask = 0
    for item in value:
        if item not in known:
            raise row.wrong(where, Msg("kernel-field-choice", known=", ".join(str(one) for one in known)))
        mask |= 2 ** known.index(item)
    return mask
