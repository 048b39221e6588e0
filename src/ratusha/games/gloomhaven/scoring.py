"""The end of the game, and what the winner may write into the chronicle of the city. Chapters 14 and 17."""

from __future__ import annotations

from ratusha.games.gloomhaven.achievements import at_end_of_game
from ratusha.games.gloomhaven.components import (
    BIT,
    BOARD,
    BUILDING,
    COINS_A_POINT,
    LASTING_POINTS,
    QUARTER,
    RACE,
)
from ratusha.games.gloomhaven.state import (
    FROM_COINS,
    FROM_CRYSTALS,
    GOES_ON,
    LOST_ROUNDS,
    LOST_TOKENS,
    Gloomhaven,
)


def finish(g: Gloomhaven, how: int) -> None:
    """The game is over. A lost solo game is not scored any further. Rules 14.2 and 15.11."""
    g.ended = how
    g.agenda.clear()
    if how not in (LOST_TOKENS, LOST_ROUNDS):
        for seat in range(g.seats):
            crystals = g.lasting[seat] * LASTING_POINTS
            if crystals:
                g.score(seat, FROM_CRYSTALS, crystals)
            if g.coins[seat] >= COINS_A_POINT:
                g.score(seat, FROM_COINS, g.coins[seat] // COINS_A_POINT)
        at_end_of_game(g)
    g.tell(f"gloomhaven-over-{g.ended_by()}")


class Chronicle:
    """The city event of the winner's race with its three blanks. Rule 17.1.

    `buildings` and `quarters` are what he may choose from for the first two; the third is a name of his own.
    """

    def __init__(self, seat: int, race: int, buildings: list[int], quarters: list[int]) -> None:
        self.seat = seat
        self.race = race
        self.buildings = buildings
        self.quarters = quarters

    def to_dict(self) -> dict[str, object]:
        """As JSON data for the end of the game."""
        return {
            "seat": self.seat,
            "event": RACE[self.race],
            "buildings": [BUILDING[building] for building in self.buildings],
            "quarters": [QUARTER[quarter] for quarter in self.quarters],
        }


def chronicle(g: Gloomhaven) -> Chronicle | None:
    """What the winner may write down; None while nobody has won, or on the symmetric side. Rule 17.1."""
    if g.ended in (GOES_ON, LOST_TOKENS, LOST_ROUNDS) or BOARD[g.board].id != "thematic":
        return None
    winner = g.ranks.index(1)
    buildings = [g.built[at] for at in range(len(g.built)) if g.helped[at] & BIT[winner]]
    return Chronicle(winner, g.races[winner], buildings, list(range(len(QUARTER))))
