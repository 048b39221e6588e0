"""The names of things, for messages."""

from lantern_fair.components import NAMES
from ratusha.kernel import Msg


def lantern(kind: int) -> Msg:
    """What a kind of lantern is called."""
    return Msg(f"lantern_fair-lantern-{NAMES[kind]}")
