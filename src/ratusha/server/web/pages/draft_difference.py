"""What the players have, and how a draft changes it: before and after, with the sources of its points."""

from __future__ import annotations

from collections.abc import Sequence

from ratusha.draw.holdings import Holding, holdings, moment, piece, sign
from ratusha.draw.stepped import Amount, Choice, Gain, stepped
from ratusha.kernel.msg import Msg
from ratusha.kernel.option import Option
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.state import State
from ratusha.kernel.view import View
from ratusha.kernel.words import text
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.rules_guard import EngineFailed, rules
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.shown.seen_by_viewer import Seen
from ratusha.server.web.pages.layout import Data

Chip = tuple[str, str, str]
"""An icon, the text beside it, and both in words."""


def held_by_all(live: Live, viewer: Viewer, view: View | None) -> list[list[Chip]]:
    """What each seat has in a position, as this viewer knows it; nothing where the rules fail."""
    if view is None:
        return [[] for _ in live.log_state.seats]
    return [
        [(held.icon, held.shown, text(held.words, viewer.lang)) for held in _held(view.known, seat)]
        for seat in range(view.known.seats)
    ]


def moment_of(live: Live, viewer: Viewer, view: View | None) -> str:
    """Where the game is, in a few words."""
    if view is None:
        return ""
    with rules():
        found = moment(view.known)
    return "" if found is None else text(found, viewer.lang, live.seat_names(viewer.lang))


def pieces_of_all(live: Live, view: View | None) -> list[str]:
    """The colour of each seat's pieces, where it is not the player's own."""
    if view is None:
        return ["" for _ in live.log_state.seats]
    with rules():
        return [piece(view.known, seat) for seat in range(view.known.seats)]


def after_draft(live: Live, viewer: Viewer, shown: Seen) -> Data | None:
    """What the steps of a draft change for its player; None: there is no draft."""
    if shown.draft is None or shown.view is None or not live.playing:
        return None
    with rules():
        before = live.state.seen_by(viewer.seat)
    return difference(before, shown.view, viewer)


def forecast(view: View | None, viewer: Viewer, options: Sequence[Option]) -> Data | None:
    """What the first answer to a repeated question (one with standing answers) changes: before and after,
    with hidden things imagined. None: it is another question."""
    decision = None if view is None else view.decision()
    if view is None or decision is None or not decision.standing() or not decision.previews() or not options:
        return None
    with rules():
        after = view.imagine(Rng(0))
        after.rng = NO_RNG
        after.agenda.pop().play(after, options[0].move)
        seen = after.seen_by(viewer.seat)
    return difference(view, seen, viewer)


def difference(before: View, after: View, viewer: Viewer) -> Data:
    """The difference between two positions for a player.

    `things` are his holdings that differ, before and after; `points` before and after; `sources` what
    brings or costs points, and how many.
    """
    seat, lang = viewer.seat, viewer.lang
    old, new = before.known, after.known
    with rules():
        was, sheet = old.sheet()[seat], new.sheet()[seat]
    sources = [
        (text(Msg(f"{old.game.id}-cause-{source}"), lang), sheet.get(source, 0) - was.get(source, 0))
        for source in old.game.sources
        if sheet.get(source, 0) != was.get(source, 0)
    ]
    things = [
        (had.icon, had.shown, has.shown, text(had.words, lang), text(has.words, lang))
        for had, has in zip(_held(old, seat), _held(new, seat), strict=False)
        if had.icon == has.icon and had.shown != has.shown
    ]
    return {"things": things, "points": (old.scores[seat], new.scores[seat]), "sources": sources}


def signs_of(view: View | None, seat: int, options: Sequence[Option]) -> dict[int, str]:
    """The icons of a seat's moves; none where the rules fail."""
    if view is None:
        return {}
    try:
        with rules():
            return {option.move: sign(view.known, seat, option.move) for option in options}
    except EngineFailed as error:
        if error.overran:
            raise
        return {}


def stepped_by(view: View | None, seat: int, lang: str, names: Sequence[str]) -> Data | None:
    """What a seat composes instead of choosing it from a list, in words; None: nothing."""
    if view is None or view.decision() is None:
        return None
    with rules():
        found = stepped(view.known, seat)
    if found is None:
        return None

    def say(value: object) -> object:
        if isinstance(value, Msg):
            return text(value, lang, names)
        if isinstance(value, Choice | Amount | Gain):
            return {name: say(one) for name, one in value._asdict().items()}
        return [say(one) for one in value] if isinstance(value, tuple) else value

    return {name: say(value) for name, value in found._asdict().items()}


def _held(g: State, seat: int) -> list[Holding]:
    try:
        with rules():
            return holdings(g, seat)
    except EngineFailed as error:
        if error.overran:
            raise
        return []
