"""How the bots of a game think: what its file `values.toml` says beside the weights (docs/bots.md)."""

from __future__ import annotations

from typing import Final

NOTICED: Final = 0.6
ONWARD: Final = (1, 1)
WIDTH: Final = 10
ALIKE: Final = 3
COMPARED: Final = 8
BELIEF: Final = 4.0
FEW_SEATS: Final = 2
"""With more players than this `hard` and `expert` may think otherwise."""
NEVER: Final = 1_000_000
"""No game has so many stages."""


class Thinking:
    """The settings of a game's bots; each has a value that holds where the file says nothing."""

    __slots__ = (
        "against", "ahead", "alike", "around", "belief", "compared", "courses", "noticed", "onward", "width",
    )  # fmt: skip

    def __init__(
        self,
        *,
        noticed: float = NOTICED,
        ahead: bool = False,
        against: float = 0.0,
        around: bool = False,
        onward: tuple[int, int] = ONWARD,
        width: int = WIDTH,
        alike: int = ALIKE,
        compared: int = COMPARED,
        belief: float = BELIEF,
        courses: int = NEVER,
    ) -> None:
        self.noticed = noticed
        """The share of its moves that `easy` looks at."""
        self.ahead = ahead
        """Does `medium` play its best turns on to the next stage before it chooses?"""
        self.against = against
        """The share of the best opponent's value that `hard` and `expert` take off, who then search whole
        turns; 0: they don't."""
        self.around = around
        """Do `hard` and `expert` play on until everybody has had a turn, with three and more?"""
        self.onward = onward
        """For how many stages they play on elsewhere, with two players and with more."""
        self.width = width
        """How many lines they keep in the search of a turn."""
        self.alike = alike
        """How many of the turns they compare may begin with the same move."""
        self.compared = compared
        """How many turns `hard` compares; `expert` twice as many."""
        self.belief = belief
        """As how many worlds they count what the search of a turn thinks of it."""
        self.courses = courses
        """From which stage on they plan the game to its end, if they do; 0 is the set-up."""

    def stages(self, seats: int) -> int:
        """For how many stages `hard` and `expert` play on with so many players, if not `around`."""
        return self.onward[0] if seats <= FEW_SEATS else self.onward[1]


USUAL: Final = Thinking()
"""How bots think in a game that has no such file."""
