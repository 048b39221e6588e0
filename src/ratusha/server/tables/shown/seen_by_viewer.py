"""What one viewer sees, as the kernel describes it: view, question, options, and the lines of the log.

Made once, for pages and programs alike: `snapshots` turns it into JSON, the pages draw it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ratusha.kernel.decision import SPECTATOR
from ratusha.kernel.event import EVERYBODY, Event
from ratusha.kernel.log import Deed, Told, deeds, line_of
from ratusha.kernel.option import Option, prompt, reasons
from ratusha.kernel.view import View
from ratusha.kernel.words import text
from ratusha.server.base import logs
from ratusha.server.model import entries as e
from ratusha.server.tables.live.draft import Draft
from ratusha.server.tables.live.history import Line
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.rules_guard import WITHOUT_PREVIEWS, Overran, rules
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.shown.sentences import name_then, sentence


@dataclass(frozen=True, slots=True)
class Seen:
    """A position as one viewer sees it, and what he is asked there."""

    view: View | None = None
    """None: the game has not begun, or its rules can't show it."""
    scores: list[int] = field(default_factory=list)
    sheet: list[dict[str, int]] = field(default_factory=list)
    """For each seat the points by source."""
    draft: Draft | None = None
    prompt: str = ""
    options: list[Option] = field(default_factory=list)
    reasons: dict[str, dict[str, str]] = field(default_factory=dict)
    """For places that can't be used: why not, and the rule."""
    chooses: bool = False
    """Is he shown what may be chosen?"""


def view_of(live: Live, viewer: Viewer) -> View | None:
    """The view of this viewer: with his draft; of everything, once the game is over."""
    if live.match is None or live.history.unseen:
        return None
    with rules():
        if live.log_state.status == "over":
            full = live.state.clone()
            return View(full, viewer.seat if viewer.seat >= 0 else SPECTATOR)
        draft = live.draft_shown(viewer)
        return (live.state if draft is None else draft.state).seen_by(viewer.seat)


def seen(live: Live, viewer: Viewer) -> Seen:
    """What this viewer sees now; made once for a version of the table and of his draft."""
    if live.match is None or live.history.unseen:
        return Seen()
    key = ("seen", viewer.seat, viewer.acts, viewer.lang)
    draft = live.draft_shown(viewer)
    known: Seen | None = live.room.shared.get(key)
    if known is None or known.draft is not draft:
        live.room.shared[key] = known = _look(live, viewer, draft)
    return known


def _look(live: Live, viewer: Viewer, draft: Draft | None) -> Seen:
    view = view_of(live, viewer)
    assert view is not None
    with rules():
        found = Seen(view, view.scores, view.known.sheet(), draft)
        if viewer.seat < 0 or not live.playing or (draft is not None and (draft.sealed or draft.covered)):
            return found
        names = live.seat_names(viewer.lang)
        return replace(
            found,
            prompt=prompt(view, viewer.lang, names),
            options=_options(live, view, viewer.lang, names),
            reasons=reasons(view, viewer.lang, names),
            chooses=True,
        )


def _options(live: Live, view: View, lang: str, names: list[str]) -> list[Option]:
    """The options described; where trying one out fails, all of them without previews."""
    id = live.log_state.settings.game
    try:
        if id not in WITHOUT_PREVIEWS:
            return view.options(lang, names)
    except Overran:
        WITHOUT_PREVIEWS.add(id)  # there is no time left for this answer: the next is without
        raise
    except Exception:  # the rules fail on a move that nobody has made yet: the others can still be made
        logs.log_error("a preview failed", table=live.id, game=id)
    decision = view.decision()
    found: list[Option] = []
    for move in view.moves():
        notation = view.game.moves.text(move)
        label = notation if decision is None else text(decision.label(view.known, move), lang, tuple(names))
        found.append(Option(move, notation, label, [], {}, {}, ""))
    return found


@dataclass(frozen=True, slots=True)
class LineSeen:
    """A line of the log as one viewer may read it: its events and their sentences."""

    line: Line
    text: str
    events: list[tuple[Event, str]]
    deeds: list[Deed] = field(default_factory=list)
    """The events in short: who did what, paid and got."""
    alike: bool = False
    """Is it the same for all viewers? Then it is made once, and so is everything made from it."""

    @property
    def told(self) -> list[str]:
        """The events in short, as sentences."""
        return [line_of(deed) for deed in self.deeds]

    @property
    def kind(self) -> str:
        """What kind of entry it is."""
        return e.kind_of(self.line.entry)


def lines_seen(
    live: Live, viewer: Viewer, after: int = 0, before: int = 0, most: int = 100_000
) -> list[LineSeen]:
    """The lines after a version (and before another), at most this many, the latest."""
    wanted = [line for line in live.lines if line.version > after and (not before or line.version < before)]
    return [line_seen(live, line, viewer) for line in wanted[-most:]]


def line_seen(live: Live, line: Line, viewer: Viewer) -> LineSeen:
    """A line as this viewer may read it; made once for all, or once for each seat that reads it
    differently."""
    alike = all(event.only == EVERYBODY for event in line.events)
    key = (line.version, line.first, viewer.lang, () if alike else eyes(live, viewer))
    found: LineSeen | None = live.room.rendered.get(key)
    if found is None:
        found = live.room.rendered[key] = _line_seen(live, line, viewer, alike)
    return found


def eyes(live: Live, viewer: Viewer) -> tuple[int, bool]:
    """A key for how much of a line with secrets this viewer reads: all of it when the game is over."""
    return viewer.seat, live.log_state.status == "over"


def _line_seen(live: Live, line: Line, viewer: Viewer, alike: bool) -> LineSeen:
    names = live.seat_names(viewer.lang)
    game = live.log_state.settings.game
    over = live.log_state.status == "over"
    visible = [event if over else event.seen_by(viewer.seat) for event in line.events]
    events = [
        (event, text(event.message(game), viewer.lang, tuple(names)))
        for event in visible
        if event is not None
    ]
    told = [Told(event.seat, event.what, event.amount, event.cause, said) for event, said in events]
    in_short = deeds(told, game, viewer.lang, names)
    if isinstance(line.entry, e.Sat):  # the seat may belong to another person by now
        names[line.entry.seat] = name_then(live, line.entry, viewer.lang)
    return LineSeen(line, sentence(live, line, names, viewer.lang), events, in_short, alike)
