"""The ids of every place on the table: in options, reasons, events and pictures alike."""

from typing import Final

from lantern_fair.components import KINDS, NAMES
from lantern_fair.state import Fair

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


def everything(g: Fair) -> list[str]:
    """Every place on the table, each once."""
    made = [GATE, MARKET, BENCH]
    for seat in range(g.seats):
        made += [stall(seat), purse(seat), *[card(seat, kind) for kind in KINDS]]
    return made
