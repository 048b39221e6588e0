"""The ids of every place on the table. Those of a seat carry the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratusha.games.gloomhaven.board import OUTSIDE
from ratusha.games.gloomhaven.components import (
    ADVISER_SLOTS,
    BOARD,
    BUILDING,
    CARD,
    CATEGORY,
    MOST_WANTS,
    PROPOSALS,
    RACE,
    RESOURCE,
    SITE,
    SYMBOL,
    WANTS,
)
from ratusha.games.gloomhaven.geometry import x_of, y_of

if TYPE_CHECKING:
    from ratusha.games.gloomhaven.state import Gloomhaven

BANK = "bank"
ADVISER_DECK = "adviser-deck"
PROPOSAL_DECK = "proposal-deck"
DISCARDS = "proposal-discards"


def cell(number: int) -> str:
    """A cell of the city."""
    return f"cell-{x_of(number)}_{y_of(number)}"


def storage(number: int) -> str:
    """A storage on the board."""
    return f"storage-{number}"


def site(number: int) -> str:
    """A site of the fortress."""
    return f"site-{SITE[number]}"


def building(number: int) -> str:
    """A prestige building on the board."""
    return f"building-{BUILDING[number]}"


def slot(number: int, want: int) -> str:
    """A slot of a prestige building on the board."""
    return f"building-{BUILDING[number]}-{want}"


def proposal(number: int) -> str:
    """A place for a proposal."""
    return f"proposal-{SYMBOL[number]}"


def adviser(number: int) -> str:
    """A place for an adviser on offer."""
    return f"adviser-{number}"


def race(number: int) -> str:
    """A race to choose."""
    return f"race-{RACE[number]}"


def resource(number: int) -> str:
    """A resource in the supply or on the mats."""
    return f"resource-{RESOURCE[number]}"


def face_up(seat: int, card: int) -> str:
    """The half of a card in hand that plays it face up."""
    return f"player-{seat}-up-{CARD[card]}"


def face_down(seat: int, card: int) -> str:
    """The half of a card in hand that plays it face down."""
    return f"player-{seat}-down-{CARD[card]}"


def discard(seat: int) -> str:
    """A player's discard."""
    return f"player-{seat}-discard"


def work(seat: int, place: int) -> str:
    """A place for a worker: 0 the player's mat, else the card of building place - 1."""
    return f"player-{seat}-work" if place == 0 else f"work-{BUILDING[place - 1]}"


def action(seat: int, name: str) -> str:
    """A basic or follow action of a player: coin, influence, pave, pass, a category."""
    return f"player-{seat}-{name}"


def coins(seat: int) -> str:
    """A player's coins."""
    return f"player-{seat}-coins"


def crystals(seat: int, lasting: bool) -> str:
    """A player's crystals."""
    return f"player-{seat}-lasting" if lasting else f"player-{seat}-fleeting"


ACTIONS = ("coin", "influence", "pave", "pass", *CATEGORY, "houses", "bridges", "workers")


def everything(g: Gloomhaven) -> list[str]:
    """Every place on the table, each once."""
    board = BOARD[g.board]
    found = [BANK, ADVISER_DECK, PROPOSAL_DECK, DISCARDS]
    found += [cell(number) for number in range(len(board.code)) if board.code[number] != OUTSIDE]
    found += [site(SITE.index(one.id)) for one in board.sites]
    found += [storage(number) for number in range(len(g.kinds))]
    for number in g.built:
        found += [building(number), work(0, number + 1)]
        found += [slot(number, want) for want in range(min(MOST_WANTS, len(WANTS[number])))]
    found += [proposal(number) for number in range(PROPOSALS)]
    found += [adviser(number) for number in range(ADVISER_SLOTS)]
    found += [race(number) for number in range(len(RACE))]
    found += [resource(number) for number in range(len(RESOURCE))]
    for seat in range(g.seats):
        found += [face_up(seat, card) for card in range(len(CARD))]
        found += [face_down(seat, card) for card in range(len(CARD))]
        found += [discard(seat), work(seat, 0), coins(seat), crystals(seat, False), crystals(seat, True)]
        found += [action(seat, name) for name in ACTIONS]
    return found
