"""A table as one viewer may see it: snapshots, and what changed since.

What all viewers see alike (the table itself, the open lines of its log) is made once per version and
language; the view, the options and the private events once per kind of viewer.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ratusha.kernel.view import View
from ratusha.kernel.words import text
from ratusha.server.base.ids import fingerprint, now
from ratusha.server.model import entries as e
from ratusha.server.tables.curtain import drawn
from ratusha.server.tables.draft_data import draft_data
from ratusha.server.tables.engine import rules
from ratusha.server.tables.live import Live
from ratusha.server.tables.room import Viewer
from ratusha.server.tables.seen import LineSeen, lines_seen, seen
from ratusha.server.tables.sentences import told_at

LINES: Final = 30
"""Lines of the log in a snapshot; the rest by /log."""


def table(live: Live, lang: str) -> msgspec.Raw:
    """What everybody may know of the table, as JSON; made once."""
    key = ("table", lang)
    if key not in live.room.shared:
        live.room.shared["times",] = times(live, now())
        live.room.shared[key] = msgspec.Raw(msgspec.json.encode(table_data(live, lang)))
    made: msgspec.Raw = live.room.shared[key]
    return made


def mark(live: Live, viewer: Viewer) -> str:
    """What may change for this viewer without a new version of the table, as a word: his draft, his standing
    answers, whose time is out, whether the clocks stand for the night.
    """
    if ("times",) not in live.room.shared:
        live.room.shared["times",] = times(live, now())
    seat, kept, room = viewer.seat, live.kept, live.room
    own = (kept.draft_moves(seat), sorted(kept.standing_of(seat).items())) if viewer.acts else ()
    return fingerprint(repr((room.shared["times",], own, live.history.unseen, sorted(room.away))))[:16]


def times(live: Live, at: int) -> tuple[list[int], int | None]:
    """Whose time is out, and until when the clocks stand for the night."""
    if not live.playing or live.history.clocks is None:
        return [], None
    return live.history.overdue(at), live.history.clocks.wakes(at)


def table_data(live: Live, lang: str) -> dict[str, Any]:
    """The same as data."""
    log_state = live.log_state
    asked = live.asked()
    names = live.seat_names(lang)
    at = now()
    overdue, wakes = times(live, at)
    roles = _roles(live, lang)
    data: dict[str, Any] = {
        "id": live.id,
        "game": log_state.settings.game,
        "version": live.version,
        "ply": live.ply,
        "status": log_state.status,
        "why": log_state.why,
        "rematch": log_state.rematch,
        "paused": log_state.paused,
        "settings": log_state.settings,
        "rules": log_state.rules,
        "outdated": live.history.outdated,
        "commitment": log_state.commitment,
        "seats": [
            {
                "name": names[i],
                "taken": seat.taken,
                "human": bool(seat.person),
                "bot": seat.bot,
                "colour": seat.colour,
                "role": roles[i],
                "away": i in live.room.away,
                "asked": i in asked,
                "swap": seat.swap,
                "invited": seat.invited,
                "blocked": seat.person in log_state.blocked,
                "rating": live.kept.ratings.get(seat.person),
                "rated": live.kept.rated.get(i) if seat.person else None,
                "left": None if live.history.clocks is None or log_state.settings.clock.kind == "none"
                else live.history.clocks.left_at(i, at),
                "running": live.history.clocks is not None and log_state.settings.clock.kind != "none"
                and i in live.history.clocks.running,
                "deadline": None if live.history.clocks is None else live.history.clocks.deadline_of(i),
            }
            for i, seat in enumerate(log_state.seats)
        ],
        "at": at,
        "proposal": None
        if log_state.proposal is None
        else {
            "what": log_state.proposal.what,
            "seat": log_state.proposal.seat,
            "ply": log_state.proposal.ply,
            "move": told_at(live, log_state.proposal.ply, lang)
            if log_state.proposal.what == "take-back"
            else "",
            "yes": sorted(log_state.proposal.yes),
            "asked": log_state.consenting(log_state.proposal.seat),
        },
        "overdue": overdue,
        "wakes": wakes,
        "votes": [
            {"about": about, "seat": seat, "choice": choice}
            for about, votes in log_state.votes.items()
            for seat, choice in votes.items()
        ],
    }  # fmt: skip
    if log_state.status == "over":
        data["secret"] = live.history.secret.hex
        if live.match is not None and not live.history.unseen:
            with rules():
                data["ranks"] = live.state.ranks
    return data


def _roles(live: Live, lang: str) -> list[str]:
    """Who each seat plays as; empty: nobody in particular."""
    if live.match is None or live.history.unseen:
        return [""] * len(live.log_state.seats)
    with rules():
        g = live.state
        roles = [g.game.player_note(g, seat) for seat in range(g.seats)]
    return ["" if role is None else text(role, lang) for role in roles]


def own(live: Live, viewer: Viewer) -> dict[str, Any]:
    """What this viewer alone gets besides the view: his question, his options, his draft."""
    data: dict[str, Any] = {"seat": viewer.seat, "acts": viewer.acts, "prompt": "", "options": []}
    if viewer.behind >= 0:
        data["behind"] = viewer.behind
    found = seen(live, viewer)
    if found.view is None:
        return data
    data["scores"] = found.scores
    data["sheet"] = found.sheet
    if live.log_state.status == "over" or viewer.seat < 0:
        return data
    if found.draft is not None:
        with rules():
            data["draft"] = draft_data(live, viewer.seat, viewer.lang)
    if found.chooses:
        data["prompt"] = found.prompt
        data["options"] = [option.to_dict() for option in found.options]
        data["reasons"] = found.reasons
    standing = live.kept.standing_of(viewer.seat)
    if viewer.acts and standing:
        data["standing"] = standing
    return data


def log(live: Live, viewer: Viewer, after: int, before: int = 0, most: int = LINES) -> list[dict[str, Any]]:
    """The lines after a version (and before another), the last so many."""
    return [line_data(live, line, viewer) for line in lines_seen(live, viewer, after, before, most)]


def line_data(live: Live, seen: LineSeen, viewer: Viewer) -> dict[str, Any]:
    """A line of the log as JSON data."""
    line = seen.line
    shown: dict[str, Any] = {
        "version": line.version,
        "at": line.at,
        "kind": seen.kind,
        "ply": [line.first, line.last],
        "events": [{**event.to_dict(), "text": said} for event, said in seen.events],
        "text": seen.text,
    }
    if isinstance(line.entry, e.Moved):
        shown["seat"] = line.entry.seat
        shown["how"] = line.entry.how
        if live.log_state.status == "over" or line.entry.seat == viewer.seat:
            shown["move"] = line.entry.move
    return shown


def snapshot(live: Live, viewer: Viewer) -> dict[str, Any]:
    """Everything this viewer may see now; if the turn has just gone to another at his device, the curtain."""
    viewer = drawn(live, viewer)
    view = seen(live, viewer).view
    return {
        "type": "snapshot",
        "version": live.version,
        "mark": mark(live, viewer),
        "table": table(live, viewer.lang),
        "you": own(live, viewer),
        "view": None if view is None else view_data(view),
        "log": log(live, viewer, 0),
    }


def view_data(view: View) -> dict[str, Any]:
    """The view as JSON data."""
    with rules():
        return view.to_dict()


def update(
    live: Live, viewer: Viewer, known: dict[str, Any] | None, since: int
) -> tuple[bytes, dict[str, Any] | None]:
    """What changed for this viewer since he knew this view, and the view he then knows."""
    view = seen(live, viewer).view
    data = None if view is None else view_data(view)
    message: dict[str, Any] = {
        "type": "update",
        "version": live.version,
        "since": since,
        "table": table(live, viewer.lang),
        "you": own(live, viewer),
        "log": log(live, viewer, since, most=len(live.lines)),
    }
    if data is None or known is None:
        message["view"] = data
    else:
        message["changes"] = changes(known, data)
    return msgspec.json.encode(message), data


def changes(old: Any, new: Any) -> list[list[Any]]:
    """How to make one JSON value of another: `[path, value]` sets, `[path]` removes."""
    found: list[list[Any]] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: list[Any], found: list[list[Any]]) -> None:
    if old == new and type(old) is type(new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        found.extend([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            if key in old:
                _compare(old[key], value, [*path, key], found)
            else:
                found.append([[*path, key], value])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, (before, after) in enumerate(zip(old, new, strict=True)):
            _compare(before, after, [*path, i], found)
    else:
        found.append([path, new])
