"""What the words of a ledger mean in our moves and options."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.board import (
    LAND_IDS,
    RIVER_IDS,
    SITES,
)
from ratusha.games.terra_mystica.components import (
    ACTION_IDS,
    CARD_IDS,
    FAVOUR_IDS,
    TERRAIN_COLOURS,
    TILE_IDS,
    TOWN_IDS,
)
from ratusha.games.terra_mystica.moves import (
    BRIDGE_ACTION,
    CARD_SPADE,
    CARD_STEP,
    COINS_TO_POINT,
    CONVERT,
    DISCARD,
    FAVOUR_STEP,
    POINT_TO_COIN,
    POWER,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    SPECIAL,
    STRONGHOLD_ACTION,
    WORKER_TO_COIN,
    WORKER_TO_PRIEST,
)

# Options of the ledger and what they mean here; the rest of the known ones change no rule of ours.
OPTIONS: Final = {
    "mini-expansion-1": ("extra_towns", "on"),
    "shipping-bonus": ("extra_card", "on"),
    "temple-scoring-tile": ("extra_tile", "on"),
    "variable-turn-order": ("turn_order", "passing"),
    "errata-cultist-power": ("cultists_power", "on"),
}
HARMLESS: Final = (
    "strict-leech",
    "strict-darkling-sh",
    "strict-chaosmagician-sh",
    "email-notify",
    "maintain-player-order",
)
# Old games with fewer checks: they are played by our rules, and a row that breaks these is named.
LOOSE: Final = (
    "loose-adjust-resource",
    "loose-bridge-adjacency",
    "loose-build-after-dig",
    "loose-convert-phase",
    "loose-cult-loss",
    "loose-cultist-ordering",
    "loose-dig",
    "loose-done",
    "loose-engineer-bridge",
    "loose-lose-cult",
    "loose-multi-spade",
)
BUILDING_KINDS: Final = {"tp": 0, "te": 1, "sh": 2, "sa": 3}
CULT_AT: Final = {"fire": 0, "water": 1, "earth": 2, "air": 3}
COLOUR_AT: Final = {colour: at for at, colour in enumerate(TERRAIN_COLOURS)}
HEX_AT: Final = {id.lower(): at for at, id in enumerate(LAND_IDS)}
RIVER_AT: Final = {id: at for at, id in enumerate(RIVER_IDS)}
CARD_AT: Final = {id.lower(): at for at, id in enumerate(CARD_IDS)}
FAVOUR_AT: Final = {id.lower(): at for at, id in enumerate(FAVOUR_IDS)}
TOWN_AT: Final = {id.lower(): at for at, id in enumerate(TOWN_IDS)}
TILE_AT: Final = {id.lower(): at for at, id in enumerate(TILE_IDS)}
SITE_AT: Final = {frozenset(ends): at for at, ends in enumerate(SITES)}
ACTIONS: Final[dict[str, int]] = {
    **{id.lower(): POWER.at(at) for at, id in enumerate(ACTION_IDS)},
    "bon1": SPECIAL.at(CARD_SPADE),
    "bon2": SPECIAL.at(CARD_STEP),
    "fav6": SPECIAL.at(FAVOUR_STEP),
    "acte": SPECIAL.at(BRIDGE_ACTION),
    **{f"act{letter}": SPECIAL.at(STRONGHOLD_ACTION) for letter in "asnwgc"},
}
# From, to: how many of the first for one of the second, and the moves that make it.
RATES: Final[dict[tuple[str, str], tuple[int, list[int]]]] = {
    ("pw", "c"): (1, [CONVERT.at(POWER_TO_COIN)]),
    ("pw", "w"): (3, [CONVERT.at(POWER_TO_WORKER)]),
    ("pw", "p"): (5, [CONVERT.at(POWER_TO_PRIEST)]),
    ("p", "w"): (1, [CONVERT.at(PRIEST_TO_WORKER)]),
    ("p", "c"): (1, [CONVERT.at(PRIEST_TO_WORKER), CONVERT.at(WORKER_TO_COIN)]),
    ("w", "c"): (1, [CONVERT.at(WORKER_TO_COIN)]),
    ("w", "p"): (1, [CONVERT.at(WORKER_TO_PRIEST)]),
    ("vp", "c"): (1, [CONVERT.at(POINT_TO_COIN)]),
    ("c", "vp"): (2, [CONVERT.at(COINS_TO_POINT)]),
}
THROWN: Final = {
    "c": DISCARD.at(0),
    "w": DISCARD.at(1),
    "p": DISCARD.at(2),
    "pw": DISCARD.at(3),
    "vp": DISCARD.at(4),
}
GIVEN_UP: Final = ("spade", "free_tf", "free_d", "free_tp", "bridge", "convert_w_to_p")
