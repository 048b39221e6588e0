"""The entries of a table's log in words."""

from __future__ import annotations

from ratusha.kernel.event import EVERYBODY
from ratusha.kernel.log import told
from ratusha.server.model import entries as e
from ratusha.server.tables.live.history import Line
from ratusha.server.tables.live.table import Live
from ratusha.server.words import say


def told_at(live: Live, ply: int, lang: str, before: int = 0) -> str:
    """What the log says to everybody about the move at this ply; empty: nothing.

    `before` is the version of a later line: the move that was at this ply then.
    """
    for line in reversed(live.lines):
        if before and line.version >= before:
            continue
        if isinstance(line.entry, e.Moved) and line.first <= ply < line.last:
            events = [event for event in line.events if event.only == EVERYBODY]
            return next(iter(told(events, live.log_state.settings.game, lang, live.seat_names(lang))), "")
    return ""


def name_then(live: Live, entry: e.Sat, lang: str) -> str:
    """The person who sat down, by his present name."""
    person = live.log_state.came.get(entry.person, "")
    if live.log_state.seats[entry.seat].person == person:
        return live.seat_names(lang)[entry.seat]
    return live.kept.names.get(person) or say(lang, "gone-player")


def sentence(live: Live, line: Line, names: list[str], lang: str) -> str:
    """An entry in words; for a move only how it was made, the events say the rest."""
    entry = line.entry
    move = told_at(live, entry.ply, lang, line.version) if isinstance(entry, e.Proposed | e.Rewound) else ""

    def name(seat: int) -> str:
        return names[seat] if 0 <= seat < len(names) else ""

    match entry:
        case e.Moved(how=how):
            return say(lang, f"log-moved-{how}", who=name(entry.seat)) if how else ""
        case e.Sat(seat, invited=True):
            return say(lang, "log-invited", who=name(seat), n=str(seat + 1))
        case e.Sat(seat) | e.BotSat(seat):
            return say(lang, "log-sat", who=name(seat), n=str(seat + 1))
        case e.Left(seat):
            return say(lang, "log-left", n=str(seat + 1))
        case e.Coloured(seat, colour):
            return say(lang, "log-coloured", who=name(seat), colour=say(lang, f"colour-{colour}"))
        case e.AskedSwap(seat, other):
            return say(lang, "log-asked-swap", who=name(seat), whom=name(other))
        case e.Proposed("take-back", seat) if move:
            return say(lang, "log-proposed-undo", who=name(seat), move=move)
        case e.Proposed(what, seat, ply):
            return say(lang, f"log-proposed-{what}", who=name(seat), ply=str(ply))
        case e.Answered(seat, yes):
            return say(lang, "log-agreed" if yes else "log-refused", who=name(seat))
        case e.Rewound() if move:
            return say(lang, "log-undone", move=move)
        case e.Rewound(ply):
            return say(lang, "log-rewound", ply=str(ply))
        case e.Paused(on):
            return say(lang, "log-paused" if on else "log-resumed")
        case e.GaveTime(seat, _, by):
            return say(lang, "log-gave-time", who=name(by), to=name(seat))
        case e.Replaced(seat, bot):
            return say(lang, "log-replaced" if bot else "log-back", who=name(seat), bot=bot)
        case e.BotFailed(seat, _, why):
            return say(lang, f"log-bot-{why}", who=name(seat))
        case e.Voted(seat, about, choice):
            return say(lang, f"log-voted-{choice}", who=name(seat), about=name(about))
        case e.Ended(why):
            return say(lang, f"log-ended-{why}")
        case e.Frozen("overran"):
            return say(lang, "log-frozen-overran")
        case e.Created() | e.Started() | e.Frozen() | e.Adopted() | e.Rematched():
            return say(lang, f"log-{e.kind_of(entry)}")
    return ""
