"""A table as programs get it: snapshots, and what has changed since.

What all viewers see alike is made once per version and language; the rest, once per kind of viewer.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET

from ratusha.kernel.event import Event
from ratusha.kernel.msg import Msg
from ratusha.kernel.option import Option
from ratusha.kernel.view import View
from ratusha.kernel.words import text
from ratusha.server.base.ids import fingerprint, now
from ratusha.server.model import entries as e
from ratusha.server.store import chat as chat_store
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.rules_guard import rules
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.shown import shapes
from ratusha.server.tables.shown.draft_data import draft_shape
from ratusha.server.tables.shown.sandbox import Tried
from ratusha.server.tables.shown.seen_by_viewer import LineSeen, lines_seen, seen
from ratusha.server.tables.shown.sentences import told_at
from ratusha.server.tables.shown.shapes import ViewData
from ratusha.server.tables.shown.shared_screen import drawn

LINES: Final = 30
"""Lines of the log in a snapshot; the rest by /log."""


def table(live: Live, lang: str) -> shapes.Table:
    """What everybody may know of the table; made once."""
    key = ("table", lang)
    made: shapes.Table | None = live.room.shared.get(key)
    if made is None:
        live.room.shared["times",] = times(live, now())
        live.room.shared[key] = made = table_now(live, lang)
    return made


def table_now(live: Live, lang: str) -> shapes.Table:
    """The same, made again."""
    log_state, at = live.log_state, now()
    overdue, wakes = times(live, at)
    over = log_state.status == "over"
    return shapes.Table(
        id=live.id,
        game=log_state.settings.game,
        version=live.version,
        ply=live.ply,
        status=log_state.status,
        why=log_state.why,
        rematch=log_state.rematch,
        paused=log_state.paused,
        settings=log_state.settings,
        rules=log_state.rules,
        outdated=live.history.outdated,
        commitment=log_state.commitment,
        seats=_seats(live, lang, at),
        at=at,
        proposal=_proposal(live, lang),
        overdue=overdue,
        wakes=wakes,
        votes=[
            shapes.Vote(about, seat, choice)
            for about, votes in log_state.votes.items()
            for seat, choice in votes.items()
        ],
        secret=live.history.secret.hex if over else UNSET,
        ranks=_ranks(live) if over and live.match is not None and not live.history.unseen else UNSET,
    )


def _seats(live: Live, lang: str, at: int) -> list[shapes.Seat]:
    names, roles, asked = live.seat_names(lang), _roles(live, lang), live.asked()
    log_state, kept, clocks = live.log_state, live.kept, live.history.clocks
    timed = clocks is not None and log_state.settings.clock.kind != "none"
    return [
        shapes.Seat(
            name=names[i],
            taken=seat.taken,
            human=bool(seat.person),
            bot=seat.bot,
            colour=seat.colour,
            role=roles[i],
            away=i in live.room.away,
            asked=i in asked,
            swap=seat.swap,
            invited=seat.invited,
            blocked=seat.person in log_state.blocked,
            rating=kept.ratings.get(seat.person),
            rated=kept.rated.get(i) if seat.person else None,
            left=clocks.left_at(i, at) if clocks is not None and timed else None,
            running=clocks is not None and timed and i in clocks.running,
            deadline=None if clocks is None else clocks.deadline_of(i),
        )
        for i, seat in enumerate(log_state.seats)
    ]


def _roles(live: Live, lang: str) -> list[str]:
    """Who each seat plays as; empty: nobody in particular."""
    if live.match is None or live.history.unseen:
        return [""] * len(live.log_state.seats)
    with rules():
        g = live.state
        roles = [g.game.player_note(g, seat) for seat in range(g.seats)]
    return ["" if role is None else text(role, lang) for role in roles]


def _proposal(live: Live, lang: str) -> shapes.Proposal | None:
    put = live.log_state.proposal
    if put is None:
        return None
    move = told_at(live, put.ply, lang) if put.what == "take-back" else ""
    asked = live.log_state.consenting(put.seat)
    return shapes.Proposal(put.what, put.seat, put.ply, move, sorted(put.yes), asked)


def _ranks(live: Live) -> list[int]:
    with rules():
        return live.state.ranks


def times(live: Live, at: int) -> tuple[list[int], int | None]:
    """Whose time has run out, and until when the clocks are paused for the night."""
    clocks = live.history.clocks
    if not live.playing or clocks is None:
        return [], None
    return live.history.overdue(at), clocks.wakes(at)


def mark(live: Live, viewer: Viewer) -> str:
    """A text that changes with what may change for this viewer without a new version of the table: his
    draft, his standing answers, whose time has run out, whether the clocks are paused for the night."""
    seat, kept, room = viewer.seat, live.kept, live.room
    if ("times",) not in room.shared:
        room.shared["times",] = times(live, now())
    own = (kept.draft_moves(seat), sorted(kept.standing_of(seat).items())) if viewer.acts else ()
    return fingerprint(repr((room.shared["times",], own, live.history.unseen, sorted(room.away))))[:16]


def you(live: Live, viewer: Viewer) -> shapes.You:
    """What this viewer alone gets besides the view: his question, his options, his draft."""
    told = shapes.You(viewer.seat, viewer.acts, "", [])
    if viewer.behind >= 0:
        told.behind = viewer.behind
    found = seen(live, viewer)
    if found.view is None:
        return told
    told.scores, told.sheet = found.scores, found.sheet
    if live.log_state.status == "over" or viewer.seat < 0:
        return told
    if found.draft is not None:
        with rules():
            told.draft = draft_shape(live, viewer.seat, viewer.lang)
    if found.chooses:
        told.prompt = found.prompt
        told.options = [option_shape(option) for option in found.options]
        told.reasons = {id: shapes.Reason(**why) for id, why in found.reasons.items()}
    standing = live.kept.standing_of(viewer.seat)
    if viewer.acts and standing:
        told.standing = standing
    return told


def option_shape(option: Option) -> shapes.Option:
    """An option as JSON for programs."""
    return shapes.Option(
        option.move,
        option.notation,
        option.label,
        option.touches,
        option.cost,
        option.gain,
        option.warning,
        option.aside,
    )


def tried_shape(tried: Tried) -> shapes.Tried:
    """The result of a sandbox line, as JSON for programs."""
    return shapes.Tried(
        played=tried.played,
        labels=tried.labels,
        refused=tried.refused,
        seat=tried.seat,
        over=tried.over,
        prompt=tried.prompt,
        options=[option_shape(option) for option in tried.options],
        events=tried.events,
        view=view_data(tried.view),
        scores=tried.scores,
    )


def log(live: Live, viewer: Viewer, after: int, before: int = 0, most: int = LINES) -> list[shapes.Line]:
    """The lines after a version (and before another), at most this many, the latest."""
    return [line_shape(live, line, viewer) for line in lines_seen(live, viewer, after, before, most)]


def line_shape(live: Live, found: LineSeen, viewer: Viewer) -> shapes.Line:
    """A line of the log as JSON for programs."""
    line = found.line
    events = [event_shape(event, said) for event, said in found.events]
    told = shapes.Line(line.version, line.at, found.kind, (line.first, line.last), events, found.text)
    if isinstance(line.entry, e.Moved):
        told.seat, told.how = line.entry.seat, line.entry.how
        if live.log_state.status == "over" or line.entry.seat == viewer.seat:
            told.move = line.entry.move
    return told


def event_shape(event: Event, said: str) -> shapes.Event:
    """An event that the viewer may see, as JSON for programs."""
    told = shapes.Event(event.id, event.seat, said)
    if event.params:
        told.params = {
            name: value.to_dict() if isinstance(value, Msg) else value for name, value in event.params.items()
        }
    if event.what:
        told.what, told.amount, told.cause = event.what, event.amount, event.cause
    if event.start or event.end:
        told.start, told.end = event.start, event.end
    return told


def chat_line(said: chat_store.ChatLine) -> shapes.ChatLine:
    """A line of chat as it is shown. Without a number: one counted over all rooms would tell how much is
    said in others."""
    return shapes.ChatLine(said.at, said.room.partition(":")[0], said.name, said.text, said.at)


def snapshot(live: Live, viewer: Viewer) -> shapes.Snapshot:
    """Everything this viewer may see now; the curtain, if the turn has just passed to another player at
    his device."""
    viewer = drawn(live, viewer)
    view = seen(live, viewer).view
    return shapes.Snapshot(
        live.version,
        mark(live, viewer),
        table(live, viewer.lang),
        you(live, viewer),
        None if view is None else view_data(view),
        log(live, viewer, 0),
    )


def view_data(view: View) -> ViewData:
    """The view as JSON data."""
    with rules():
        return view.to_dict()


def update(live: Live, viewer: Viewer, known: ViewData | None, since: int) -> tuple[bytes, ViewData | None]:
    """What has changed for this viewer since the view he knows, and the new view."""
    view = seen(live, viewer).view
    data = None if view is None else view_data(view)
    lines = log(live, viewer, since, most=len(live.lines))
    told = shapes.Update(live.version, since, table(live, viewer.lang), you(live, viewer), lines)
    if data is None or known is None:
        told.view = data
    else:
        told.changes = changes(known, data)
    return msgspec.json.encode(told), data


def changes(old: object, new: object) -> list[shapes.Change]:
    """The changes that make one JSON value of another: `[path, value]` sets, `[path]` removes."""
    found: list[shapes.Change] = []
    if _differ(old, new):
        _compare(old, new, [], found)
    return found


def _differ(old: object, new: object) -> bool:
    return old != new or type(old) is not type(new)


def _compare(old: object, new: object, path: list[str | int], found: list[shapes.Change]) -> None:
    """Find the changes between two values that differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        found.extend([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            elif old[key] is not value and _differ(old[key], value):
                _compare(old[key], value, [*path, key], found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, (before, after) in enumerate(zip(old, new, strict=True)):
            if before is not after and _differ(before, after):
                _compare(before, after, [*path, i], found)
    else:
        found.append([path, new])
