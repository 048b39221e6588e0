"""What the parts of a table's page show, from what its reader sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from ratusha.bots import bot_ids
from ratusha.draw import BOARD, PHONE, TABLE, drawing
from ratusha.kernel.decision import ASK
from ratusha.kernel.description import Section
from ratusha.kernel.heading import explained
from ratusha.kernel.msg import Msg
from ratusha.kernel.registry import game
from ratusha.kernel.view import View
from ratusha.kernel.words import text
from ratusha.server.base.ids import now
from ratusha.server.model.entries import Moved
from ratusha.server.store.chat import ChatLine
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.rules_guard import EngineFailed, rules
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations import access, proposals
from ratusha.server.tables.shown import snapshots
from ratusha.server.tables.shown.digest import since_last_turn, told_after
from ratusha.server.tables.shown.draft_data import draft_shape
from ratusha.server.tables.shown.seen_by_viewer import Seen, eyes, line_seen, lines_seen, seen
from ratusha.server.tables.shown.shapes import Table
from ratusha.server.web.pages import layout
from ratusha.server.web.pages.account import policy_label, standing_label
from ratusha.server.web.pages.draft_difference import (
    after_draft,
    forecast,
    held_by_all,
    moment_of,
    pieces_of_all,
    signs_of,
    stepped_by,
)
from ratusha.server.web.pages.layout import Data
from ratusha.server.web.pages.lobby import details
from ratusha.server.web.pages.parts import FOLDED, News, Part, Reader, draw, is_asked, mark, news
from ratusha.server.web.pages.pictures import picture_parts

LINES: Final = 40
LATEST: Final = 10
"""At least this many lines of the log are shown; the earlier ones come in portions of this size."""

UNSEEN: Final = ("at", "version", "ply")
"""Fields of a table that no part shows: they would make every part new."""

ASKED: Final = ("name", "taken", "human", "bot", "colour", "asked", "invited", "blocked", "rated")
"""The fields of a seat that the question shows."""

AROUND: Final = 20
"""The last move is searched among this many lines at the end of the log."""

AGAIN: Final = 500
"""Milliseconds for which the times left on the clocks count as up to date."""


def table_parts(live: Live, reader: Reader) -> list[Part]:
    """All parts of the page but the chat; the table's lock is held."""
    viewer = reader.viewer
    lang = viewer.lang
    shown = seen(live, viewer)
    common = _common(live, reader, shown)
    return [
        draw(live, "moment", lang, moment=moment_of(live, viewer, shown.view if live.playing else None)),
        draw(live, "people", lang, **common, **_people(live, viewer, shown, common)),
        draw(live, "ask", lang, **common | {"table": _without_clocks(common)}, **_ask(live, viewer, shown)),
        *pictured_position(live, reader, shown.view, lambda: _sections(live, shown.view, lang)),
        draw(live, "since", lang, **_since(live, viewer), seats=_doers(live, shown, common), table=live.id),
        *_log_parts(live, viewer),
        _sheet(live, viewer, common),
        _menu(live, viewer, common),
    ]


def table_news(live: Live, reader: Reader) -> News:
    """The same as news: what was just pushed is also the answer to the request."""
    key = ("news", reader)
    known: tuple[int, News] | None = live.room.shared.get(key)
    if known is not None and now() - known[0] < AGAIN and known[1].facts.mark == mark(live, reader):
        return news(live, reader, known[1].parts.values())
    made = news(live, reader, table_parts(live, reader))
    live.room.shared[key] = now(), made
    return made


def chat_part(live: Live, reader: Reader, chat: Sequence[ChatLine]) -> Part:
    """The chat, and its forms."""
    viewer = reader.viewer
    lines = [(said.room.partition(":")[0], said.name, said.text) for said in chat]
    written_to = any(room not in ("table", "watch") for room, _, _ in lines)
    # Without a coach there is no form to write to him; it appears with his first message.
    coached = not viewer.acts or written_to or any(kind == "coach" for kind, _ in reader.links(live))
    rooms = [
        room
        for room in viewer.rooms
        if reader.signed_in and access.may_write(live, viewer, room) and (coached or room[:5] != "coach")
    ]
    return draw(live, "chat", viewer.lang, table={"id": live.id}, chat=lines, rooms=rooms)


def pictured_position(
    live: Live, reader: Reader, view: View | None, sections: Callable[[], list[Section]], kind: str = TABLE
) -> list[Part]:
    """The position in words, folded beside its picture; and the parts of the picture, the whole first."""
    picture = picture_parts(live, reader.viewer, view, PHONE if reader.phone else kind)
    drawn = len(picture) > 1
    if drawn and reader.folded:
        return [Part("position", FOLDED, str), *picture]
    return [draw(live, "position", reader.viewer.lang, sections=sections(), folded=drawn), *picture]


def _common(live: Live, reader: Reader, shown: Seen) -> Data:
    viewer = reader.viewer
    id = live.log_state.settings.game
    table = _table(live, viewer.lang)
    return {
        "viewer": viewer,
        "front": front(viewer),
        "my_seats": live.log_state.seats_of(viewer.who) if viewer.plays else [],
        "creator": bool(reader.person) and live.log_state.creator == reader.person,
        "me": reader.signed_in,
        "may_sit": reader.may_sit,
        "invites": [{"kind": kind, "token": token} for kind, token in reader.links(live)],
        "base": reader.base,
        "table": {
            name: value
            for name, value in msgspec.structs.asdict(table).items()
            if name not in UNSEEN and value is not msgspec.UNSET
        },
        "settings": live.log_state.settings,
        "game": id,
        "game_title": game(id).title(viewer.lang),
        "scores": shown.scores,
        "sources": sources(live, shown.sheet, viewer.lang),
        "bots": bot_ids(),
        "pieces": pieces_of_all(live, shown.view),
    }


def _without_clocks(common: Data) -> Data:
    """The table as the question shows it: without clocks and absences, which other parts show."""
    table: Data = common["table"]
    seats = [{name: getattr(seat, name) for name in ASKED} for seat in table["seats"]]
    return table | {"seats": seats, "wakes": None}


def _table(live: Live, lang: str) -> Table:
    """What everybody may know of the table, made once for all viewers."""
    key = ("table data", lang)
    known: Table | None = live.room.shared.get(key)
    if known is None or now() - known.at > AGAIN:
        known = live.room.shared[key] = snapshots.table_now(live, lang)
    return known


def _people(live: Live, viewer: Viewer, shown: Seen, common: Data) -> Data:
    settings, table = live.log_state.settings, _table(live, viewer.lang)
    view = shown.view if live.playing else None
    address = f"/tables/{live.id}/board" if _boards(live, shown.view, viewer) else ""
    return {
        "details": details(settings, viewer.lang, True) if live.log_state.status == "open" else [],
        "rows": seat_rows(live, viewer, view, table, shown.scores, address, common["front"]),
    }


def seat_rows(
    live: Live, viewer: Viewer, view: View | None, table: Table, scores: list[int], boards: str, query: str
) -> list[str]:
    """Each seat as everybody sees it: who plays there, what he has in this position, his clock.

    `boards` is the address at which their boards are shown, and `query` the end of it.
    """
    held, pieces = held_by_all(live, viewer, view), pieces_of_all(live, view)
    by_days = live.log_state.settings.clock.kind == "days"
    return [
        draw(
            live, "seat", viewer.lang, at=at, seat=seat, status=table.status, piece=pieces[at], held=held[at],
            board=f"{boards}/{at}{query}" if boards else "", points=scores[at] if scores else None,
            late=at in table.overdue, awake=table.wakes is None, by_days=by_days,
        ).html
        for at, seat in enumerate(table.seats)
    ]  # fmt: skip


def _sheet(live: Live, viewer: Viewer, common: Data) -> Part:
    """The points of all players by source."""
    seats = [{"name": name, "colour": colour} for name, colour in _names(common)]
    shown = {name: common[name] for name in ("sources", "scores", "pieces")}
    return draw(live, "sheet", viewer.lang, **shown, table={"seats": seats})


def _menu(live: Live, viewer: Viewer, common: Data) -> Part:
    """What can be done besides playing."""
    names = (
        "viewer", "front", "my_seats", "creator", "me", "invites", "base", "bots", "settings", "game",
        "game_title",
    )  # fmt: skip
    table, seats = _table(live, viewer.lang), live.log_state.seats
    shown = {"id": live.id, "status": table.status, "paused": table.paused, "commitment": table.commitment}
    return draw(
        live, "menu", viewer.lang, **{name: common[name] for name in names},
        table=shown | {"proposal": table.proposal is not None},
        bot=viewer.acts and bool(seats[viewer.seat].bot),
        alone=sum(bool(seat.person) for seat in seats) == len(common["my_seats"]),
        standing=_standing(live, viewer),
        details=details(live.log_state.settings, viewer.lang, False),
        components=game(live.log_state.settings.game).components is not None,
    )  # fmt: skip


def _ask(live: Live, viewer: Viewer, shown: Seen) -> Data:
    id, lang = live.log_state.settings.game, viewer.lang
    draft = None
    if shown.draft is not None:
        with rules():
            draft = draft_shape(live, viewer.seat, lang)
    # The end of a turn with steps in it is the button below them.
    end = draft.end if draft is not None else None
    options = [option for option in shown.options if end is None or option.notation != end.notation]
    overdue = _table(live, lang).overdue
    frozen = live.log_state.status == "frozen"
    ply = live.ply if frozen else live.history.decision_ply(viewer.seat)
    return {
        "ply": ply if options or draft or frozen else 0,
        "prompt": shown.prompt,
        "draft": draft,
        "after": after_draft(live, viewer, shown),
        "forecast": forecast(shown.view, viewer, options) if shown.draft is None else None,
        "moved": layout.flights(shown.draft.moved) if shown.draft is not None else "",
        "groups": layout.grouped(id, options, lang, signs_of(shown.view, viewer.seat, options)),
        "stepped": stepped_by(shown.view, viewer.seat, lang, live.seat_names(lang)) if options else None,
        "sealed": shown.draft is not None and shown.draft.sealed,
        "moves": [(option.notation, option.label) for option in shown.options[:300]],
        "reasons": explained(id, shown.reasons, lang),
        "needed": {about: len(live.log_state.others(about)) // 2 + 1 for about in overdue},
        "hurried": [about for about in overdue if live.log_state.others(about)],
        "gift": proposals.GIFT.get(live.log_state.settings.clock.kind, 0),
        "asked": is_asked(live, viewer),
        "standing": _standing_here(live, viewer, shown),
        "version": live.version if viewer.behind >= 0 else 0,
    }


def _sections(live: Live, view: View | None, lang: str) -> list[Section]:
    """The position in words; nothing where the rules fail."""
    if view is None:
        return []
    try:
        with rules():
            return view.sections(lang, live.seat_names(lang))
    except EngineFailed as error:
        if error.overran:
            raise
        return []


def _log_parts(live: Live, viewer: Viewer) -> list[Part]:
    """The log, its latest lines first; the earlier ones are a part that rarely changes.

    Where nothing in them is hidden from anybody, both are made once for all viewers, and each line only
    once.
    """
    key, lang, room = ("log parts", viewer.lang), viewer.lang, live.room
    made: list[Part] | None = room.shared.get(key)
    if made is not None:
        return made
    latest = len(live.lines) % LATEST
    seen = lines_seen(live, viewer, most=LINES + latest)
    everybody, own = (lang, ()), (lang, eyes(live, viewer))
    known = room.laid_out.get(everybody, {}) | room.laid_out.get(own, {})
    lines = layout.linked(live.log_state.settings.game, seen, live.seat_names(lang), known)
    for reader, alike in ((everybody, True), (own, False)):
        room.laid_out[reader] = {
            (line.version, line.first): line
            for line, of in zip(lines, seen, strict=True)
            if of.alike == alike
        }
    table, lines = {"id": live.id}, lines[::-1]
    parts = [
        draw(live, "lines", lang, table=table, lines=lines[:latest]),
        draw(live, "earlier", lang, table=table, lines=lines[latest:]),
    ]
    if all(line.alike for line in seen):
        room.shared[key] = parts
    return parts


def _names(common: Data) -> list[tuple[str, str]]:
    return [(seat.name, seat.colour) for seat in common["table"]["seats"]]


def _doers(live: Live, shown: Seen, common: Data) -> list[tuple[str, str, str]]:
    """The players of a line: name, colour, and the colour of their pieces, where it is another."""
    pieces = pieces_of_all(live, shown.view if live.playing else None)
    return [(name, colour, piece) for (name, colour), piece in zip(_names(common), pieces, strict=True)]


def _boards(live: Live, view: View | None, viewer: Viewer) -> bool:
    return view is not None and live.playing and has_boards(view, viewer)


def has_boards(view: View, viewer: Viewer) -> bool:
    """Has each player a board that can be looked at?"""
    module = drawing(view.game)
    if module is None:
        return False
    with rules():
        return any(frame.kind == BOARD for frame in module.frames(view.known, max(0, viewer.place)))


def _since(live: Live, viewer: Viewer) -> Data:
    """What happened since the reader's last turn, where on the board, and where the last move was."""
    if live.match is None or live.log_state.status == "over":
        return {"digest": [], "after": 0, "changed": "", "last": ""}
    moves = [line for line in live.lines[-AROUND:] if isinstance(line.entry, Moved)][-1:]
    last = layout.places_of(line_seen(live, line, viewer) for line in moves)
    if not viewer.acts:
        return {"digest": [], "after": 0, "changed": "", "last": last}
    since = since_last_turn(live, viewer)
    told = layout.digest(live.log_state.settings.game, since, viewer.lang)
    after = told_after(live, viewer)
    return {"digest": told, "after": after, "changed": layout.places_of(since), "last": last}


def sources(live: Live, sheet: list[dict[str, int]], lang: str) -> list[Data]:
    """The score sheet: a row for each source of points."""
    id = live.log_state.settings.game
    used = [source for source in game(id).sources if any(source in seat for seat in sheet)]
    return [
        {
            "source": source,
            "label": text(Msg(f"{id}-cause-{source}"), lang),
            "points": [seat.get(source, 0) for seat in sheet],
        }
        for source in used
    ]


def _standing(live: Live, viewer: Viewer) -> list[Data]:
    """The standing answers that this seat may give."""
    id, lang = live.log_state.settings.game, viewer.lang
    if not viewer.acts or live.log_state.status == "over":
        return []
    return [
        {
            "key": key,
            "label": standing_label(id, key, lang),
            "policies": [(policy, policy_label(id, key, policy, lang)) for policy in policies],
            "now": live.kept.standing.get((viewer.seat, key), ""),
        }
        for key, policies in game(id).standing.items()
    ]


def _standing_here(live: Live, viewer: Viewer, shown: Seen) -> list[Data]:
    """The standing answers to the question that this seat is asked.

    Answers that go up to a number are shown as a stepper, from the stored one or else the least that
    answers this question.
    """
    decision = shown.view.decision() if shown.view is not None and shown.options else None
    if decision is None or shown.view is None or not decision.standing():
        return []
    found = [answer for answer in _standing(live, viewer) if answer["key"] == decision.standing()]
    for answer in found:
        run = [(policy, policy.rpartition("_")[2], words) for policy, words in answer["policies"]]
        run = [step for step in run if step[1].isdigit()]
        fits = [p for p, _, _ in run if decision.standing_answer(shown.view.known, p) != ASK]
        last = run[-1][0] if run else ""
        saved = answer["now"] in [policy for policy, _, _ in run]
        answer["run"], answer["start"] = run, answer["now"] if saved else next(iter(fits), last)
    return found


def front(viewer: Viewer) -> str:
    """What an address says about who is in front of a shared device, for the next page."""
    return f"?seat={viewer.seat}&shown={viewer.shown}" if viewer.acts and viewer.shown > 0 else ""
