"""What all decisions of the game have in common."""

from lantern_fair.state import Fair
from ratusha.kernel import Decision


class Choice(Decision[Fair]):
    """A decision of one player."""

    __slots__ = ()
