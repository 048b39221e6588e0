"""What happened since a player's last turn, for that player."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ratusha.kernel.event import Event
from ratusha.server.model import entries as e
from ratusha.server.tables.live.history import Line
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.shown.seen_by_viewer import LineSeen, line_seen

MOVES: Final = 200
"""The most moves in a digest."""
STANDING: Final = ("standing lines",)
LAST: Final = ("end", "pass")
"""The kinds of moves that end a turn, in games that have them."""


def since_last_turn(live: Live, viewer: Viewer) -> list[LineSeen]:
    """The lines since the viewer's last turn, including what followed from it."""
    seat = viewer.seat
    found: list[LineSeen] = []
    for line in _lines_since(live, seat):
        shown = line_seen(live, line, viewer)
        if isinstance(line.entry, e.Moved) and line.entry.seat == seat and not line.answer:
            shown = replace(shown, events=_beyond(shown.events, seat))
        if shown.events:
            found.append(shown)
    return found


def told_after(live: Live, viewer: Viewer) -> int:
    """The ply after which the digest contains all moves of the log completely."""
    lines = _lines_since(live, viewer.seat)
    if not lines:
        return 0
    return lines[0].last if _ends_turn(live, lines[0], viewer.seat) else lines[0].first


def _lines_since(live: Live, seat: int) -> list[Line]:
    """The lines from the end of the viewer's last turn on."""
    lines = _standing_lines(live)
    last = next((n for n in reversed(range(len(lines))) if _ends_turn(live, lines[n], seat)), 0)
    return lines[last:][-MOVES:]


def _standing_lines(live: Live) -> list[Line]:
    """The start and the moves, without what was taken back. Found once for all viewers."""
    known: list[Line] | None = live.room.shared.get(STANDING)
    if known is not None:
        return known
    found: list[Line] = []
    for line in live.lines:
        if isinstance(line.entry, e.Rewound):
            while found and found[-1].first >= line.entry.ply and isinstance(found[-1].entry, e.Moved):
                found.pop()
        elif isinstance(line.entry, e.Moved | e.Started):
            found.append(line)
    live.room.shared[STANDING] = found
    return found


def _ends_turn(live: Live, line: Line, seat: int) -> bool:
    """Is this the last line of the viewer's turn? An answer to an offer is not a turn; the present turn is
    not over."""
    if not isinstance(line.entry, e.Moved) or line.entry.seat != seat or line.answer:
        return False
    if seat not in live.history.asked_since or line.version < live.history.asked_since[seat]:
        return True
    assert live.match is not None
    moves = live.state.game.moves
    plies = live.match.plies[line.first : line.last]
    return any(ply.seat == seat and moves.kinds[moves.tag[ply.move]].name in LAST for ply in plies)


def _beyond(events: list[tuple[Event, str]], seat: int) -> list[tuple[Event, str]]:
    """What followed a player's own move: from the first event that is not his own."""
    for n, (event, _) in enumerate(events):
        if event.seat != seat:
            return events[n:]
    return []
