"""The ids of every place on the table: in options, reasons, events and pictures alike."""

from typing import Final

from lantern_fair.components import NAMES

GATE: Final = "gate"
MARKET: Final = "market"
BENCH: Final = "bench"


def stall(seat: int) -> str:
    """A player's stall."""
    return f"stall-{seat}"


def purse(seat: int) -> str:
    """A player's coins."""
    return f"purse-{seat}"


def card(seat: int, kind: int) -> str:
    """The lanterns of a kind in a player's hand."""
    return f"hand-{seat}-{NAMES[kind]}"
