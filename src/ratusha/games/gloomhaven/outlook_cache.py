"""What a player's outlook comes to, kept as long as nothing that it depends on has changed.

Most moves a bot compares leave the city as it is (a card, a bid, a coin): then the outlook is the one of the
move before. A rule of thumb for bots; no rule depends on it.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.components import NOTHING, PRICE
from ratusha.games.gloomhaven.outlook import COMPLETION, Outlook
from ratusha.games.gloomhaven.state import Gloomhaven

KEPT: Final = 16
"""How many are kept, the latest first."""
DEAREST: Final[int] = max(PRICE)
"""More coins than this do not change an outlook."""


class Hopes:
    """The sums of an `Outlook`, and all that they follow from."""

    __slots__ = (
        "best_access", "best_bridge", "best_commission", "best_road", "board", "bridges", "built", "coins",
        "completed", "completion", "extra", "firsts", "houses", "kinds", "owners", "ownership", "plots",
        "reach", "roads", "seat", "seats", "seconds", "shares", "spots", "taken", "tokens", "total", "turns",
        "wanted",
    )  # fmt: skip

    def __init__(self, g: Gloomhaven, seat: int, extra: int, completion: float) -> None:
        outlook = Outlook(g, seat, extra, completion)
        self.completion: float = completion
        self.total: float = outlook.total
        self.shares: float = outlook.shares
        self.best_road: float = outlook.best_road
        self.best_bridge: float = outlook.best_bridge
        self.best_access: float = outlook.best_access
        self.best_commission: float = outlook.best_commission
        self.seat: int = seat
        self.extra: int = extra
        self.turns: int = g.turns
        self.coins: int = min(g.coins[seat], DEAREST)
        self.reach: int = g.reach[seat]
        self.completed: int = g.completed
        self.taken: int = g.taken
        self.board: int = g.board
        self.seats: int = g.seats
        self.roads: list[int] = g.roads[:]
        self.bridges: list[list[int]] = [cells[:] for cells in g.bridges]
        self.houses: list[list[int]] = [cells[:] for cells in g.houses]
        self.kinds: list[int] = g.kinds[:]
        self.spots: list[int] = g.spots[:]
        self.owners: list[int] = g.owners[:]
        self.tokens: list[int] = g.tokens[:]
        self.firsts: list[int] = g.firsts[:]
        self.seconds: list[int] = g.seconds[:]
        self.built: list[int] = g.built[:]
        self.plots: list[int] = g.plots[:]
        self.wanted: list[int] = g.wanted[:]
        self.ownership: list[int] = g.basic_owner[:]

    def hold(self, g: Gloomhaven, seat: int, extra: int, completion: float) -> bool:
        """Are these the hopes of a player in this position, too?"""
        return (
            self.extra == extra
            and self.completion == completion
            and self.seat == seat
            and self.turns == g.turns
            and self.coins == min(g.coins[seat], DEAREST)
            and self.reach == g.reach[seat]
            and self.taken == g.taken
            and self.completed == g.completed
            and self.wanted == g.wanted
            and self.tokens == g.tokens
            and self._same_city(g)
        )

    def _same_city(self, g: Gloomhaven) -> bool:
        return (
            self.board == g.board
            and self.seats == g.seats
            and self.roads == g.roads
            and self.bridges == g.bridges
            and self.houses == g.houses
            and self.kinds == g.kinds
            and self.spots == g.spots
            and self.owners == g.owners
            and self.firsts == g.firsts
            and self.seconds == g.seconds
            and self.built == g.built
            and self.plots == g.plots
            and self.ownership == g.basic_owner
        )


_LATEST: Final[list[Hopes]] = []


def hopes(g: Gloomhaven, seat: int, extra: int = NOTHING, completion: float = COMPLETION) -> Hopes:
    """The hopes of a player; with `extra`, if he built a storage of that resource where it suits him."""
    for kept in _LATEST:
        if kept.hold(g, seat, extra, completion):
            return kept
    made = Hopes(g, seat, extra, completion)
    _LATEST.insert(0, made)
    if len(_LATEST) > KEPT:
        _LATEST.pop()
    return made
