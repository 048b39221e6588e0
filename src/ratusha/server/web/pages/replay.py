"""Stepping through the positions of a game."""

from __future__ import annotations

from functools import partial
from itertools import compress

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from ratusha.draw import REPLAY
from ratusha.draw.chart import Course
from ratusha.draw.timeline import Stretch, timeline
from ratusha.kernel.registry import game
from ratusha.kernel.view import View
from ratusha.server.base.ids import new_token
from ratusha.server.refusal import Refused
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.rules_guard import rules
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.shown import snapshots
from ratusha.server.tables.shown.rounds import Round, position_at, rounds
from ratusha.server.tables.shown.sandbox import check_shown
from ratusha.server.tables.shown.seen_by_viewer import lines_seen
from ratusha.server.tables.shown.shapes import Table
from ratusha.server.web.context import on_phone
from ratusha.server.web.pages import layout
from ratusha.server.web.pages.draft_difference import moment_of, pieces_of_all
from ratusha.server.web.pages.parts import Reader
from ratusha.server.web.pages.render import render
from ratusha.server.web.pages.table_parts import front, has_boards, pictured_position, seat_rows
from ratusha.server.web.table_api import entrance, number


def earlier_view(live: Live, viewer: Viewer, ply: int) -> View:
    """The position after this many plies, as the viewer knew it then; all of it, once the game is over."""
    with rules():
        state = position_at(live, ply)
        return View(state, viewer.seat) if live.log_state.status == "over" else state.seen_by(viewer.seat)


async def show(request: Request) -> Response:
    """An earlier position with what led to it; while the game goes on, as the viewer knew it then."""
    live, viewer, _ = await entrance(request)
    async with live.lock:
        check_shown(live)
        if live.match is None:
            raise Refused("not_started")
        ply = number(request, "ply", live.ply, 0, live.ply)
        names = live.seat_names(viewer.lang)
        view = earlier_view(live, viewer, ply)
        reader = Reader(viewer, phone=on_phone(request))
        with rules():
            words = partial(view.sections, viewer.lang, names)
            position = pictured_position(live, reader, view, words, REPLAY)
        id = live.log_state.settings.game
        seen = lines_seen(live, viewer)
        lines = layout.linked(id, seen, names)
        table = _table(live, viewer, view)
        moment = moment_of(live, viewer, None if view.over else view)
        people = seat_rows(live, viewer, view, table, view.scores, *_boards(live, viewer, view, ply))
        by_round = rounds(live)
        pieces = pieces_of_all(live, view)
        strip = _strip(live, lines, by_round, ply, pieces)
    stops = sorted({0, live.ply, *(line.at_ply for line in lines)})
    present_round = max((begun for begun in by_round if begun.ply <= ply), key=lambda begun: begun.ply)
    after_round = min((begun.ply for begun in by_round if begun.ply > ply), default=live.ply)
    here = [line.at_ply > 0 and line.first < ply <= line.at_ply for line in lines]
    return await render(
        request, "replay.html", table=table, ply=ply, over=live.log_state.status == "over", last=live.ply,
        position=position, rows=people, moment=moment, submit_id=new_token(), stops=stops,
        pieces=pieces, strip=strip,
        rounds=by_round, round=present_round.number,
        before=max((stop for stop in stops if stop < ply), default=0),
        after=min((stop for stop in stops if stop > ply), default=live.ply),
        lines=list(compress(lines, here)), places=layout.places_of(compress(seen, here)),
        of_round=[line for line in lines if line.told and present_round.ply < line.at_ply <= after_round],
        game=id, game_title=game(id).title(viewer.lang), viewer=viewer, phone=reader.phone,
    )  # fmt: skip


def _strip(
    live: Live, lines: list[layout.Linked], by_round: list[Round], ply: int, pieces: list[str]
) -> Markup:
    """The course of the game along its plies, with the present one."""
    colours = [piece or seat.colour for seat, piece in zip(live.log_state.seats, pieces, strict=True)]
    moves = [
        Stretch(line.first, line.at_ply, colours[line.done[0].seat])
        for line in lines
        if line.at_ply and line.done and line.done[0].seat >= 0
    ]
    courses = [
        Course("", colour, (*(begun.points[seat] for begun in by_round), live.state.scores[seat]))
        for seat, colour in enumerate(colours)
    ]
    return Markup(timeline(courses, [*(begun.ply for begun in by_round), live.ply], moves, live.ply, ply))


def _table(live: Live, viewer: Viewer, view: View) -> Table:
    """Who played, without clocks; whose turn it was then."""
    table = snapshots.table_now(live, viewer.lang)
    asked = [] if view.over else view.asked
    seats = [
        msgspec.structs.replace(seat, asked=at in asked, left=None, deadline=None, away=False)
        for at, seat in enumerate(table.seats)
    ]
    return msgspec.structs.replace(table, seats=seats, status="over", overdue=[], wakes=None)


def _boards(live: Live, viewer: Viewer, view: View, ply: int) -> tuple[str, str]:
    """The address at which the boards of that time are shown, and its end."""
    address = f"/tables/{live.id}/board" if has_boards(view, viewer) else ""
    return address, f"{front(viewer) or '?'}&ply={ply}".replace("?&", "?")
