"""The tokens in hand: how they get there and how they leave it. Rules 4.1, 5.16 to 5.19."""

from __future__ import annotations

from ratusha.games.empire.components import TOKENS
from ratusha.games.empire.scoring import tally
from ratusha.games.empire.state import Empire
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg


def spend(g: Empire, seat: int, token: int) -> None:
    """A token leaves the hand of the player who plays it."""
    g.realms[seat].hand[token] -= 1
    g.gain(seat, TOKENS[token], -1, "played")
    tally(g, seat)


def no_token(token: int) -> Reason:
    """Why a token can't be played that is not in hand. Rule 4.1."""
    return Reason(Msg("empire-why-no-token", token=Msg(f"empire-token-{TOKENS[token]}")), "4.1")


def no_opponent(g: Empire, seat: int, victim: int) -> Reason | None:
    """Why a token can't be turned against this seat: it is the player's own, or nobody's. Rule 4.6."""
    if victim != seat and victim < g.seats:
        return None
    return Reason(Msg("empire-why-no-opponent"), "4.6")
