"""What all decisions of a player have in common."""

from __future__ import annotations

from ratusha.games.empire.state import Empire
from ratusha.kernel.decision import Decision


class Choice(Decision[Empire]):
    """A decision of one player. It waits even if a single move is left: every turn reads alike in the
    notation, and a player learns why nothing else is possible."""

    __slots__ = ()

    def automatic(self) -> bool:
        return False
