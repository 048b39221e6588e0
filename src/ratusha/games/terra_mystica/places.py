"""The ids of every place on the table: in options, reasons, events and pictures alike.

What belongs to a player carries the seat: `player-1-bowl-2`; what everybody shares does not: `hex-E7`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratusha.games.terra_mystica.board import LAND_IDS, RIVER_IDS
from ratusha.games.terra_mystica.components import (
    ACTION_IDS,
    BRIDGE_IDS,
    BUILDING_IDS,
    CARD_IDS,
    CULT_IDS,
    DWELLING,
    FACTION_IDS,
    FAVOUR_IDS,
    NO_BUILDING,
    RETURNED,
    SANCTUARY,
    SPOTS,
    TERRAIN_IDS,
    TOWN_IDS,
)
from ratusha.games.terra_mystica.moves import EXCHANGE_IDS, SPECIAL_IDS

if TYPE_CHECKING:
    from ratusha.games.terra_mystica.state import TerraMystica

# -- what everybody shares -------------------------------------------------------------------------


def hex(at: int) -> str:
    """A land hex."""
    return f"hex-{LAND_IDS[at]}"


def river(at: int) -> str:
    """A river hex."""
    return f"river-{RIVER_IDS[at]}"


def site(at: int) -> str:
    """Where a bridge may stand."""
    return f"site-{BRIDGE_IDS[at]}"


def cult(at: int) -> str:
    """A cult's track."""
    return f"cult-{CULT_IDS[at]}"


def spot(at: int, steps: int) -> str:
    """The spots of a cult where a priest goes for this many steps."""
    return f"cult-{CULT_IDS[at]}-{steps}"


def action(at: int) -> str:
    """A power action."""
    return f"action-{ACTION_IDS[at]}"


def card(at: int) -> str:
    """A bonus card on offer."""
    return f"card-{CARD_IDS[at]}"


def favour(at: int) -> str:
    """The favour tiles of a kind that are left."""
    return f"favour-{FAVOUR_IDS[at]}"


def town(at: int) -> str:
    """The town tiles of a kind that are left."""
    return f"town-{TOWN_IDS[at]}"


def faction(at: int) -> str:
    """A faction that may be chosen."""
    return f"faction-{FACTION_IDS[at]}"


# -- a player's own --------------------------------------------------------------------------------


def building(seat: int, kind: int) -> str:
    """The buildings of a kind that are still on the faction board."""
    return f"player-{seat}-building-{BUILDING_IDS[kind - NO_BUILDING - 1]}"


def terrain(seat: int, at: int) -> str:
    """A terrain on the cycle of the faction board."""
    return f"player-{seat}-terrain-{TERRAIN_IDS[at]}"


def detour(seat: int) -> str:
    """The long way round that cycle."""
    return f"player-{seat}-detour"


def spade(seat: int) -> str:
    """The price of a spade."""
    return f"player-{seat}-spade"


def digging(seat: int) -> str:
    """The track of digging."""
    return f"player-{seat}-digging"


def shipping(seat: int) -> str:
    """The track of shipping."""
    return f"player-{seat}-shipping"


def resource(seat: int, what: str) -> str:
    """The coins, workers, priests or points of a player."""
    return f"player-{seat}-{what}"


def bowl(seat: int, n: int) -> str:
    """A bowl of power, 1 to 3."""
    return f"player-{seat}-bowl-{n}"


def exchange(seat: int, what: int) -> str:
    """A conversion."""
    return f"player-{seat}-exchange-{EXCHANGE_IDS[what]}"


def special(seat: int, at: int) -> str:
    """The space of a special action."""
    return f"player-{seat}-special-{SPECIAL_IDS[at]}"


def bridges(seat: int) -> str:
    """The bridges that are left."""
    return f"player-{seat}-bridges"


def held_card(seat: int) -> str:
    """The bonus card that a player holds."""
    return f"player-{seat}-card"


def tiles(seat: int) -> str:
    """The favour and town tiles that a player has."""
    return f"player-{seat}-tiles"


# -- all of them -----------------------------------------------------------------------------------


def everything(g: TerraMystica) -> list[str]:
    """Every place on the table, each once."""
    made = [hex(at) for at in range(len(LAND_IDS))] + [river(at) for at in range(len(RIVER_IDS))]
    made += [site(at) for at in range(len(BRIDGE_IDS))]
    for at in range(len(CULT_IDS)):
        made += [cult(at), *[spot(at, steps) for steps in sorted({*SPOTS, RETURNED})]]
    made += [action(at) for at in range(len(ACTION_IDS))] + [card(at) for at in range(len(CARD_IDS))]
    made += [favour(at) for at in range(len(FAVOUR_IDS))] + [town(at) for at in range(len(TOWN_IDS))]
    made += [faction(at) for at in range(len(FACTION_IDS))]
    for seat in range(g.seats):
        made += [building(seat, kind) for kind in range(DWELLING, SANCTUARY + 1)]
        made += [terrain(seat, at) for at in range(len(TERRAIN_IDS))]
        made += [detour(seat), spade(seat), digging(seat), shipping(seat)]
        made += [resource(seat, what) for what in ("coins", "workers", "priests", "points")]
        made += [bowl(seat, n) for n in (1, 2, 3)]
        made += [exchange(seat, what) for what in range(len(EXCHANGE_IDS))]
        made += [special(seat, at) for at in range(len(SPECIAL_IDS))]
        made += [bridges(seat), held_card(seat), tiles(seat)]
    return made
