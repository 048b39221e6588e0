"""The sandbox: trying moves in private, on a made-up position that agrees with what the viewer knows."""

from __future__ import annotations

from dataclasses import dataclass

from ratusha.kernel.errors import IllegalMove
from ratusha.kernel.log import told
from ratusha.kernel.option import Option, prompt, reasons
from ratusha.kernel.rng import Rng
from ratusha.kernel.view import View
from ratusha.kernel.words import text
from ratusha.server.base.ids import fingerprint
from ratusha.server.refusal import Refused
from ratusha.server.tables.live.draft import check_legal
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.rules_guard import rules
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.shown.rounds import position_at
from ratusha.server.words import say


@dataclass(frozen=True, slots=True)
class Tried:
    """The result of a line of moves: what of it was played, and what may follow."""

    played: list[str]
    """The moves in notation."""
    labels: list[str]
    refused: str
    """Why the next move of the line is not legal; empty: all of it was played."""
    seat: int
    """Who decides next."""
    over: bool
    prompt: str
    options: list[Option]
    reasons: dict[str, dict[str, str]]
    """For places that can't be used: why not, and the rule."""
    events: list[str]
    told: list[str]
    """The same in short, as lines that people read."""
    moved: list[tuple[str, str]]
    """What the last move moved: from which place to which."""
    view: View
    """The position as the viewer sees it,"""
    before: View
    """as he saw it before the line,"""
    decides: View
    """and as the seat that decides next would see it, if everything made up were true."""
    scores: list[int]


def check_shown(live: Live) -> None:
    """Refused where the rules are no longer asked to show anything."""
    if live.history.unseen:
        raise Refused("frozen")


def try_line(live: Live, viewer: Viewer, line: list[str], ply: int = -1) -> Tried:
    """Play a line as far as it is legal, from the present position or the one after this many plies; dice
    and cards are made up."""
    check_shown(live)
    if live.match is None or live.log_state.status == "over" or viewer.seat < 0:
        raise Refused("sandbox_not_allowed")
    # Made-up dice stay the same for one position, so that a line can be built step by step.
    earlier = 0 <= ply < live.ply
    at = f"ply {ply}" if earlier else live.version
    seed = fingerprint(f"sandbox {live.id} {at} {viewer.seat}")
    with rules():
        begun = position_at(live, ply) if earlier else live.state
        before = begun.seen_by(viewer.seat)
        state = before.imagine(Rng(seed))
        events = state.listen()
        last = 0
        names = live.seat_names(viewer.lang)
        played: list[str] = []
        labels: list[str] = []
        refused = ""
        for notation in line:
            seat = viewer.seat if viewer.seat in state.asked else state.seat
            try:
                move = state.game.moves.parse(notation)
                check_legal(state, move, seat)
            except IllegalMove as error:
                refused = text(error.message(), viewer.lang, names)
                break
            known = state.seen_by(seat).known
            labels.append(text(known.agenda[-1].label(known, move), viewer.lang))
            last = len(events)
            state.play(move, seat)
            played.append(state.game.moves.text(move))
        mover = viewer.seat if viewer.seat in state.asked or state.over else state.seat
        view = state.seen_by(mover if mover >= 0 else viewer.seat)
        visible = [told_of for event in events if (told_of := event.seen_by(viewer.seat)) is not None]
        return Tried(
            played=played,
            labels=labels,
            refused=refused,
            seat=mover,
            over=state.over,
            prompt=_prompt(view, viewer, names),
            options=view.options(viewer.lang, names),
            reasons=reasons(view, viewer.lang, names),
            events=[text(event.message(state.game.id), viewer.lang, names) for event in events],
            told=told(visible, state.game.id, viewer.lang, names),
            moved=[(event.start, event.end) for event in events[last:]],
            view=state.seen_by(viewer.seat),
            before=before,
            decides=view,
            scores=state.scores,
        )


def _prompt(view: View, viewer: Viewer, names: list[str]) -> str:
    """What is decided next; for another player's decision not "your turn"."""
    if view.viewer != viewer.seat and view.decision() is not None:
        return say(viewer.lang, "sandbox-other", who=names[view.viewer])
    return prompt(view, viewer.lang, names)
