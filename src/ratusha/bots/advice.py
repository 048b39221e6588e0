"""What a player could do, and why: the best first moves of a turn with what they lead to."""

from __future__ import annotations

from typing import Final

from ratusha.bots.bot import Budget
from ratusha.bots.effort import Effort
from ratusha.bots.prospects import ahead, planned_ends, played_ends
from ratusha.bots.turns import WIDTH, by_first_move, turns
from ratusha.kernel.msg import Msg, decimal
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.state import State
from ratusha.kernel.view import View

MOST: Final = 3
TRIED: Final = 6
"""So many turns are looked at more closely; the best of them are told."""
TOLD: Final = 4
"""So many moves that follow the first one are told."""


class Advice:
    """A move, the turn it begins, and what that turn is worth and changes."""

    __slots__ = ("ends", "move", "reasons", "then", "value")

    def __init__(self, moves: list[int], value: float, reasons: list[tuple[str, float]]) -> None:
        self.move: int = moves[0]
        self.then: list[int] = moves[1:]
        """The rest of the turn."""
        self.value = value
        """What the position after it is worth to the seat, in points."""
        self.reasons = reasons
        """The features that change by the turn and the points they bring, the largest change first; but none
        that changes alike by all turns that were found."""
        self.ends: list[float] = []
        """The points that each seat may expect at the end (`play_out`); nothing: that is not known."""


def hints(view: View, search: Budget, games: Budget, worlds: int, rng: Rng, most: int = MOST) -> list[Advice]:
    """The moves that begin the best turns with what may be expected at the end, the best first.

    `search` is for finding turns, `games` for playing on from them, in so many imagined worlds at the most.
    """
    found = advise(view, Effort(search, 0.0), rng, TRIED)
    play_out(view, found, worlds, Effort(games, 0.0))
    return found[:most]


def advise(view: View, effort: Effort, rng: Rng, most: int = MOST) -> list[Advice]:
    """The moves that begin the most valued turns, the best first."""
    now = view.imagine(rng)
    game = view.game
    before = game.features(now, view.viewer)
    found: list[Advice] = []
    for line in by_first_move(turns(now, view.viewer, WIDTH, effort))[:most]:
        after = game.features(line.after, view.viewer)
        changes = [] if game.values is None else game.values.reasons(before, after)
        found.append(Advice(line.moves, line.value, changes))
    if len(found) > 1:
        _leave_out_what_all_bring(found)
    return found


def _leave_out_what_all_bring(found: list[Advice]) -> None:
    """What every one of these turns brings alike is no reason for any of them."""
    common = set(found[0].reasons)
    for advice in found:
        common &= set(advice.reasons)
    for advice in found:
        advice.reasons = [reason for reason in advice.reasons if reason not in common]


def play_out(view: View, found: list[Advice], worlds: int, effort: Effort) -> None:
    """Find what may be expected at the end after each turn, and put the best first.

    Where the game is planned to its end, by the best plan that begins with the turn; elsewhere from games
    that are played on in imagined worlds. If the time is too short nothing is known.
    """
    if not found:
        return
    seat = view.viewer
    lines = [[advice.move, *advice.then] for advice in found]
    if view.known.stage() >= view.game.thinking.planned(False):
        ends = planned_ends(view, lines, effort)
    else:
        ends = played_ends(view, lines, [advice.value for advice in found], worlds, effort)
    for advice, end in zip(found, ends, strict=True):
        advice.ends = end
    if all(advice.ends for advice in found):
        rival = 0.0 if view.game.values is None else view.game.values.rival
        found.sort(key=lambda advice: -ahead(advice.ends, seat, rival))


def turn_words(now: State, seat: int, moves: list[int], most: int = TOLD + 1) -> list[Msg]:
    """The moves of a turn in words, no more than so many, as far as they are legal from this position."""
    g = now.clone()
    g.rng = NO_RNG
    found: list[Msg] = []
    for move in moves[:most]:
        if seat not in g.asked or move not in g.moves(seat):
            break
        known = g.seen_by(seat)
        decision = known.decision()
        if decision is None:
            break
        found.append(decision.label(known.known, move))
        g.play(move, seat)
    return found


def reason_words(
    game: str, reasons: list[tuple[str, float]], by_the_end: bool = False, most: int = 3
) -> list[Msg]:
    """The largest changes in words: `+4.0 areas begun`; or, by the end of the game, the sources of points."""
    found: list[Msg] = []
    for name, points in reasons[:most]:
        if abs(points) >= 0.05:
            what = Msg(f"{game}-{'cause' if by_the_end else 'value'}-{name}")
            found.append(Msg("bots-reason", points=decimal(points, signed=True), what=what))
    return found


def end_words(ends: list[float], seat: int) -> Msg | None:
    """What may be expected at the end, in words; None where that is not known."""
    if not ends:
        return None
    others = [points for other, points in enumerate(ends) if other != seat]
    if not others:
        return Msg("bots-end-alone", points=_whole(ends[seat]))
    return Msg("bots-end", points=_whole(ends[seat]), other=_whole(max(others)))


def _whole(points: float) -> str:
    return f"{points:.0f}".replace("-", "−")
