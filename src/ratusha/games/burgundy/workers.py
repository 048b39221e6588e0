"""What it costs to use a die for another number than it shows. Rules 4.3, 4.4, 8.8 to 8.12, 8.27."""

from __future__ import annotations

from ratusha.games.burgundy.boards import FARTHEST
from ratusha.games.burgundy.estate import Estate
from ratusha.games.burgundy.knowledge import PLACE_STEP, TAKE_STEP, WORKER_STEP
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg


def step(estate: Estate) -> int:
    """How far one worker turns a die. Rule 8.8."""
    return WORKER_STEP.amount if estate.knowledge & WORKER_STEP.tile else 1


def free_take_step(estate: Estate) -> int:
    """How far a die turns for nothing when a tile is taken. Rule 8.12."""
    return TAKE_STEP.amount if estate.knowledge & TAKE_STEP.tile else 0


def free_place_step(estate: Estate, colour: int) -> int:
    """How far a die turns for nothing when a tile of this colour is placed. Rules 8.9 to 8.11."""
    change = PLACE_STEP[colour]
    return change.amount if estate.knowledge & change.tile else 0


def paid_steps(estate: Estate) -> int:
    """How far the player could turn a die with all his workers."""
    return min(FARTHEST, estate.workers * step(estate))


def price(estate: Estate, distance: int, free: int) -> int:
    """How many workers it takes to turn a die so far, with this many free steps."""
    paid = distance - free
    each = step(estate)
    return (paid + each - 1) // each if paid > 0 else 0


def no_workers(estate: Estate, distance: int, free: int) -> Reason | None:
    """There must be workers enough to turn the die so far. Rule 4.3."""
    need = price(estate, distance, free)
    if need <= estate.workers:
        return None
    return Reason(Msg("burgundy-why-no-workers", need=need, have=estate.workers), "4.3", {"workers": need})
