"""How the bots of a game think: what its file `values.toml` says beside the weights (docs/bots.md)."""

from __future__ import annotations

from typing import Final

NOTICED: Final = 0.6
COMPARED: Final = 8
BELIEF: Final = 4.0
FEW_SEATS: Final = 2
"""With more players than this `hard` and `expert` may think otherwise."""
NEVER: Final = 1_000_000
"""No game has so many stages."""


class Thinking:
    """The settings of a game's bots; each has a value that holds where the file says nothing."""

    __slots__ = ("against", "ahead", "around", "belief", "compared", "courses", "noticed", "onward")

    def __init__(
        self,
        *,
        noticed: float = NOTICED,
        ahead: bool = False,
        against: float = 0.0,
        around: bool = False,
        compared: int = COMPARED,
        belief: float = BELIEF,
        courses: tuple[int, ...] = (),
        onward: dict[str, tuple[int, int]] | None = None,
    ) -> None:
        self.noticed = noticed
        """The share of its moves that `easy` looks at."""
        self.ahead = ahead
        """Does `medium` play its best turns on to the next stage before it chooses?"""
        self.against = against
        """The share of the best opponent's value that `hard` and `expert` take off, who then search whole
        turns; 0: they don't."""
        self.around = around
        """Do `hard` and `expert` play on until everybody has had a turn, with three and more? Else to the
        next stage."""
        self.compared = compared
        """How many turns `hard` compares; `expert` twice as many."""
        self.belief = belief
        """As how many worlds `hard` and `expert` count what the search of a turn thinks of it."""
        self.courses = courses
        """From which stages on `hard` and `expert` plan the game to its end, if they do."""
        self.onward: dict[str, tuple[int, int]] = onward or {}
        """By bot: for how many stages it plays on, with two players and with more, where that is not one."""

    def planned(self, expert: bool) -> int:
        """The first stage in which `hard`, or `expert`, plans the game to its end."""
        return self.courses[1 if expert else 0] if self.courses else NEVER

    def stages(self, bot: str, seats: int) -> int:
        """For how many stages `hard` or `expert` plays on with so many players, if not `around`."""
        few, many = self.onward.get(bot, (1, 1))
        return few if seats <= FEW_SEATS else many


USUAL: Final = Thinking()
"""How bots think in a game that has no such file."""
