"""What a player could do, and why: the best first moves of a turn with what they lead to."""

from __future__ import annotations

from typing import Final

from ratusha.bots.bot import Budget
from ratusha.bots.effort import Effort
from ratusha.bots.plans import plans_from
from ratusha.bots.prospects import ahead, planned, played_ends
from ratusha.bots.rollout import play_line
from ratusha.bots.turns import by_first_move, turns
from ratusha.kernel.msg import Msg, decimal
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.state import State
from ratusha.kernel.thinking import WIDTH
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

    `search` is for finding turns, `games` for what comes after them: for plans where the game is planned to
    its end; elsewhere for games that are played on in so many imagined worlds at the most.
    """
    found = advise(view, Effort(search, 0.0), rng, TRIED)
    if view.known.stage() >= plans_from(view.game):
        found = plan_out(view, found, Effort(games, 0.0), rng)
    else:
        play_out(view, found, worlds, Effort(games, 0.0))
    return found[:most]


def advise(view: View, effort: Effort, rng: Rng, most: int = MOST) -> list[Advice]:
    """The moves that begin the most valued turns, the best first."""
    now = view.imagine(rng)
    found = [
        Advice(line.moves, line.value, _changes(now, line.after, view.viewer))
        for line in by_first_move(turns(now, view.viewer, WIDTH, effort))[:most]
    ]
    if len(found) > 1:
        _leave_out_what_all_bring(found)
    return found


def _changes(before: State, after: State, seat: int) -> list[tuple[str, float]]:
    """What a turn changes for a seat, in points."""
    game = before.game
    if game.values is None:
        return []
    return game.values.reasons(game.features(before, seat), game.features(after, seat))


def _leave_out_what_all_bring(found: list[Advice]) -> None:
    """What every one of these turns brings alike is no reason for any of them."""
    common = set(found[0].reasons)
    for advice in found:
        common &= set(advice.reasons)
    for advice in found:
        advice.reasons = [reason for reason in advice.reasons if reason not in common]


def play_out(view: View, found: list[Advice], worlds: int, effort: Effort) -> None:
    """Find what may be expected at the end after each turn by playing on, and put the best first.

    If the time is too short nothing is known, and their order stays.
    """
    lines = [[advice.move, *advice.then] for advice in found]
    ends = played_ends(view, lines, [advice.value for advice in found], worlds, effort)
    for advice, end in zip(found, ends, strict=True):
        advice.ends = end
    if all(ends):
        rival = 0.0 if view.game.values is None else view.game.values.rival
        found.sort(key=lambda advice: -ahead(advice.ends, view.viewer, rival))


def plan_out(view: View, found: list[Advice], effort: Effort, rng: Rng) -> list[Advice]:
    """The turns of the best plan and of these, with what plans end with; the best first.

    If the time is too short for a plan nothing is known of its turn, and it stands last.
    """
    now = view.imagine(rng)
    seat = view.viewer
    plans = planned(view, [[advice.move, *advice.then] for advice in found], effort)
    best = plans[0]
    known: list[tuple[float, Advice]] = []
    if best is not None and best.turn:
        after = now.clone()
        play_line(after, seat, best.turn)
        own = Advice(best.turn, view.game.value(after, seat), _changes(now, after, seat))
        own.ends = [float(points) for points in best.end.scores]
        known.append((best.value, own))
    unknown: list[Advice] = []
    for advice, plan in zip(found, plans[1:], strict=True):
        if plan is None:
            unknown.append(advice)
        else:
            advice.ends = [float(points) for points in plan.end.scores]
            known.append((plan.value, advice))
    ordered = [advice for _, advice in sorted(known, key=lambda one: -one[0])] + unknown
    first: list[Advice] = []
    for advice in ordered:
        if advice.move not in [one.move for one in first]:
            first.append(advice)
    return first


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
