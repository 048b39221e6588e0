"""The sandbox: a line of moves tried in private, on a made-up position that fits what one knows."""

from __future__ import annotations

from dataclasses import dataclass

from ratusha.kernel.errors import IllegalMove
from ratusha.kernel.option import Option, prompt
from ratusha.kernel.rng import Rng
from ratusha.kernel.view import View
from ratusha.kernel.words import text
from ratusha.server.base.ids import fingerprint
from ratusha.server.refusal import Refused
from ratusha.server.tables.draft import check_legal
from ratusha.server.tables.engine import rules
from ratusha.server.tables.live import Live
from ratusha.server.tables.room import Viewer
from ratusha.server.words import say


@dataclass(frozen=True, slots=True)
class Tried:
    """Where a line leads: what was played of it, what may follow."""

    played: list[str]
    """The moves in notation."""
    labels: list[str]
    refused: str
    """Why the next move of the line is not legal; empty: it was played to its end."""
    seat: int
    """Who decides next."""
    over: bool
    prompt: str
    options: list[Option]
    events: list[str]
    view: View
    """The position as the one who tries it sees it."""
    scores: list[int]


def check_shown(live: Live) -> None:
    """Refused where the rules are no longer asked to show anything."""
    if live.history.unseen:
        raise Refused("frozen")


def try_line(live: Live, viewer: Viewer, line: list[str]) -> Tried:
    """Play a line as far as it is legal; dice and cards are made up."""
    check_shown(live)
    if live.match is None or live.log_state.status == "over" or viewer.seat < 0:
        raise Refused("sandbox_not_allowed")
    # Made-up dice stay the same for one position, so that a line can be built step by step.
    seed = fingerprint(f"sandbox {live.id} {live.version} {viewer.seat}")
    with rules():
        state = live.state.seen_by(viewer.seat).imagine(Rng(seed))
        events = state.listen()
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
            state.play(move, seat)
            played.append(state.game.moves.text(move))
        mover = viewer.seat if viewer.seat in state.asked or state.over else state.seat
        view = state.seen_by(mover if mover >= 0 else viewer.seat)
        return Tried(
            played, labels, refused, mover, state.over, _prompt(view, viewer, names),
            view.options(viewer.lang, names),
            [text(event.message(state.game.id), viewer.lang, names) for event in events],
            state.seen_by(viewer.seat), state.scores,
        )  # fmt: skip


def _prompt(view: View, viewer: Viewer, names: list[str]) -> str:
    """What is decided next; for another player it is not "your turn"."""
    if view.viewer != viewer.seat and view.decision() is not None:
        return say(viewer.lang, "sandbox-other", who=names[view.viewer])
    return prompt(view, viewer.lang, names)
