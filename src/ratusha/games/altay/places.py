"""The ids of every place on the table, the same in options, reasons, events and pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratusha.games.altay.components import (
    ACHIEVEMENT,
    ACHIEVEMENTS,
    CARD,
    FACTION,
    MARKER,
    MARKERS,
    MARKET,
    OPTIONS,
    REGION,
    REGIONS,
    TABLE_CARDS,
    TYPE,
    TYPE_CARD,
    TYPES,
)
from ratusha.games.altay.effects import RESOURCE, RESOURCES

if TYPE_CHECKING:
    from ratusha.games.altay.state import Altay


def region(number: int) -> str:
    """A region of the map."""
    return f"region-{REGION[number]}"


def pile(card: int) -> str:
    """A pile of the market."""
    return f"market-{CARD[card]}"


def achievement(number: int) -> str:
    """An open achievement beside the map."""
    return f"achievement-{ACHIEVEMENT[number]}"


def faction(name: str) -> str:
    """A people that may be chosen."""
    return f"faction-{name}"


def hand(seat: int, card: int) -> str:
    """A card of a player's hand (or set aside), by its type."""
    return f"player-{seat}-hand-{TYPE[card]}"


def cards(seat: int) -> str:
    """A player's hand as a whole."""
    return f"player-{seat}-hand"


def option(seat: int, card: int, number: int) -> str:
    """One of the two options of a card of the hand, counted from 1."""
    return f"{hand(seat, card)}-{number}"


def table(seat: int, card: int) -> str:
    """A card that lies on a player's table, by its kind."""
    return f"player-{seat}-table-{CARD[card]}"


def pool(seat: int, resource: int) -> str:
    """A resource of the turn's pool."""
    return f"player-{seat}-pool-{RESOURCE[resource]}"


def supply(resource: int) -> str:
    """A resource of the common supply."""
    return f"supply-{RESOURCE[resource]}"


def achievement_of(seat: int, number: int) -> str:
    """An achievement of a player: completed, or in progress."""
    return f"player-{seat}-achievement-{ACHIEVEMENT[number]}"


def secret(seat: int) -> str:
    """A player's secret wonder."""
    return f"player-{seat}-secret"


def marker(seat: int, kind: int) -> str:
    """A conquest marker that a player has won."""
    return f"player-{seat}-marker-{MARKER[kind]}"


def pieces(seat: int) -> str:
    """The settlements a player has not built yet."""
    return f"player-{seat}-settlements"


def captured(seat: int) -> str:
    """The settlements a player has captured."""
    return f"player-{seat}-captured"


def deck(seat: int) -> str:
    """A player's deck."""
    return f"player-{seat}-deck"


def discard(seat: int) -> str:
    """A player's discard pile."""
    return f"player-{seat}-discard"


def coins(seat: int) -> str:
    """A player's coins."""
    return f"player-{seat}-coins"


def everything(g: Altay) -> list[str]:
    """Every place on the table, each once."""
    found = [region(number) for number in range(REGIONS)]
    found += [pile(card) for card in MARKET] + [faction(name) for name in FACTION]
    found += [achievement(number) for number in range(ACHIEVEMENTS)]
    found += [supply(resource) for resource in range(RESOURCES)]
    for seat in range(g.seats):
        found += [cards(seat), secret(seat), pieces(seat), captured(seat)]
        found += [deck(seat), discard(seat), coins(seat)]
        for card in range(TYPES):
            found.append(hand(seat, card))
            found += [option(seat, card, n + 1) for n in range(len(OPTIONS[TYPE_CARD[card]]))]
        found += [table(seat, card) for card in TABLE_CARDS]
        found += [pool(seat, resource) for resource in range(RESOURCES)]
        found += [achievement_of(seat, number) for number in range(ACHIEVEMENTS)]
        found += [marker(seat, kind) for kind in range(MARKERS)]
    return found
