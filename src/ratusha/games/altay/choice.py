"""What all decisions of a player share, and the kinds of actions that a turn is made of."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ratusha.games.altay import names, places
from ratusha.games.altay.effects import RESOURCE
from ratusha.games.altay.state import Altay
from ratusha.kernel.decision import Decision, Reason
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Decision[Altay]):
    """A decision of one player.

    One whose moves depend on the hand waits even if a single move is left: that it was played by itself
    would tell the others what the hand does not hold.
    """

    __slots__ = ()

    def rule(self) -> str:
        return "3.2"

    def misfit(self, g: Altay) -> str:
        return "" if self.moves(g) else "nothing can be decided"


@mypyc_attr(allow_interpreted_subclasses=True)
class Hidden(Choice):
    """A decision about the cards of the hand."""

    __slots__ = ()

    def automatic(self) -> bool:
        return False

    def held(self, g: Altay) -> list[int]:
        """The types of the cards that the player holds, each once."""
        found: list[int] = []
        for card in g.players[self.seat].held():
            if card not in found:
                found.append(card)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One of the things a player may do in his own turn: all its moves are of one kind."""

    __slots__ = ("kind",)

    def __init__(self, kind: Kind) -> None:
        self.kind: Kind = kind

    def obstacle(self, g: Altay, seat: int, move: int) -> Reason | None:
        """Why this move can't be made now; None: it can."""
        raise NotImplementedError

    def add_moves(self, g: Altay, seat: int, found: list[int]) -> None:
        """Add the moves that can be made now."""
        raise NotImplementedError

    def play(self, g: Altay, seat: int, move: int) -> None:
        """Make the move; the turn waits on the agenda below."""
        raise NotImplementedError

    def label(self, g: Altay, seat: int, move: int) -> Msg:
        """What a person reads on the button."""
        return Msg(f"altay-do-{self.kind.name}")

    def touches(self, g: Altay, seat: int, move: int) -> list[str]:
        """The places a person would touch."""
        return []

    def warning(self, g: Altay, seat: int, move: int) -> Msg | None:
        """What a person might regret."""
        return None

    def reaches_for(self, g: Altay, seat: int) -> list[tuple[str, int]]:
        """Places a person might reach for, with the nearest move."""
        return []


def receive(g: Altay, seat: int, resource: int, n: int, cause: str) -> None:
    """Resources come into the pool."""
    g.pool[resource] += n
    if g.events is not None:
        g.gain(seat, RESOURCE[resource], n, cause)
        g.moved(places.supply(resource), places.pool(seat, resource))


def give(g: Altay, seat: int, resource: int, n: int, cause: str) -> None:
    """Resources leave the pool."""
    g.pool[resource] -= n
    if g.events is not None:
        g.gain(seat, RESOURCE[resource], -n, cause)


def not_in_pool(resource: int) -> Reason:
    """Why a resource can't be laid or paid."""
    return Reason(Msg("altay-why-not-in-pool", resource=names.resource(resource)), "1.11")


def not_held(card: int) -> Reason:
    """Why a card can't be used."""
    return Reason(Msg("altay-why-not-held", card=names.card(card)), "4.1")


def in_range(*bounds: tuple[Any, int, int]) -> str:
    """What is wrong with the parameters of a decision: each with its least and greatest value."""
    for value, low, high in bounds:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            return "a parameter is out of range"
    return ""
