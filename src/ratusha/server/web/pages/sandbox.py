"""The sandbox: the table's own page, for trying moves in private."""

from __future__ import annotations

import urllib.parse
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ratusha.kernel.heading import explained
from ratusha.kernel.registry import game
from ratusha.server.base.ids import new_token
from ratusha.server.refusal import Refused
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.play import DraftLine
from ratusha.server.tables.shown import snapshots
from ratusha.server.tables.shown.sandbox import Tried, try_line
from ratusha.server.web.context import need_person, on_phone, server_of, take
from ratusha.server.web.guard import form_of
from ratusha.server.web.pages import layout
from ratusha.server.web.pages.draft_difference import difference, moment_of, signs_of
from ratusha.server.web.pages.layout import Data
from ratusha.server.web.pages.parts import FOLDED, News, Part, Reader, draw, known_parts, news
from ratusha.server.web.pages.render import go, render
from ratusha.server.web.pages.table_parts import front, has_boards, pictured_position, seat_rows
from ratusha.server.web.table_api import entrance, number
from ratusha.server.words import say

MOST: Final = 200
"""The most moves in a line."""


class Line(NamedTuple):
    """A line of moves, and the position at which it begins."""

    moves: list[str]
    ply: int

    @staticmethod
    def read(text: str, ply: int) -> Line:
        """The line in a form or an address: one move in each line."""
        return Line([move for move in text.replace("\r", "").split("\n") if move][:MOST], ply)


class Shown(NamedTuple):
    """The page of a line: its parts, its reader, and why the last move was refused."""

    news: News
    live: Live
    reader: Reader
    problem: str


async def show(request: Request) -> Response:
    """A position for trying things in private: the live one, or the one after a line."""
    return await _show(request, line_asked(request))


async def parts(request: Request) -> Response:
    """The parts of the page that the script does not have."""
    shown = await _look(request, line_asked(request))
    return _sent(request, shown)


async def step(request: Request) -> Response:
    """Add a step to the line, undo steps, or use the line as the draft of the real turn."""
    form = await form_of(request)
    ply = form.get("ply", "")
    line = Line.read(form.get("line", ""), int(ply) if ply.isdecimal() else -1)
    if form.get("act") == "draft":
        return await _as_draft(request, line.moves)
    keep = form.get("keep", "")
    moves = line.moves[: int(keep)] if keep.isdecimal() else [*line.moves, form.get("move", "")]
    return await _show(request, line._replace(moves=moves))


def line_asked(request: Request) -> Line:
    """The line in the address."""
    return Line.read(request.query_params.get("line", ""), number(request, "ply", -1, -1))


async def _show(request: Request, line: Line) -> Response:
    """The whole page; a script gets the parts that changed."""
    shown = await _look(request, line)
    if "x-page" in request.headers:
        return _sent(request, shown)
    live, viewer = shown.live, shown.reader.viewer
    settings = live.log_state.settings
    return await render(
        request, "sandbox.html", table=live.id, settings=settings, viewer=viewer, news=shown.news,
        game_title=game(settings.game).title(viewer.lang), problem=shown.problem, submit_id=new_token(),
        phone=shown.reader.phone, sandbox=True, query=_query(viewer),
        ply=_begins(live, line),
    )  # fmt: skip


def _sent(request: Request, shown: Shown) -> Response:
    return Response(shown.news.to(known_parts(request), shown.problem), media_type="application/json")


async def _look(request: Request, line: Line) -> Shown:
    live, viewer, person = await entrance(request)
    await take(request, "heavy", *([person.id] if person is not None else []))
    folded = known_parts(request).get("position") == FOLDED
    reader = Reader(viewer, phone=on_phone(request), folded=folded)
    async with live.lock:
        tried = try_line(live, viewer, line.moves, line.ply)
        line = Line(tried.played, _begins(live, line))
        told = news(live, reader, _parts(live, reader, tried, line))
    return Shown(told, live, reader, tried.refused)


def _begins(live: Live, line: Line) -> int:
    """After how many plies the line begins."""
    return line.ply if 0 <= line.ply < live.ply else live.ply


def _query(viewer: Viewer) -> str:
    return front(viewer) or f"?seat={viewer.seat}"


def _parts(live: Live, reader: Reader, tried: Tried, line: Line) -> list[Part]:
    """The parts of the table's page, for the position after the line."""
    viewer, lang = reader.viewer, reader.viewer.lang
    # The deciding seat's view is shown: everything hidden in it is made up.
    seat = tried.seat if tried.seat >= 0 else viewer.seat
    decides = reader._replace(viewer=viewer._replace(seat=seat))
    names = live.seat_names(lang)
    return [
        draw(live, "moment", lang, moment=moment_of(live, viewer, tried.view)),
        draw(live, "people", lang, **_people(live, viewer, tried, line)),
        draw(live, "ask", lang, **_ask(live, viewer, tried, line)),
        *pictured_position(live, decides, tried.decides, lambda: tried.decides.sections(lang, names)),
        draw(live, "tried", lang, lines=tried.told[::-1]),
    ]


def _people(live: Live, viewer: Viewer, tried: Tried, line: Line) -> Data:
    """The players, without clocks: there are none in a sandbox."""
    table = snapshots.table_now(live, viewer.lang)
    seats = [
        msgspec.structs.replace(seat, asked=at == tried.seat and not tried.over, left=None, deadline=None)
        for at, seat in enumerate(table.seats)
    ]
    table = msgspec.structs.replace(table, seats=seats, overdue=[], wakes=None)
    boards = f"/tables/{live.id}/board" if has_boards(tried.view, viewer) else ""
    told = urllib.parse.urlencode({"ply": line.ply, "line": "\n".join(line.moves)})
    query = f"{_query(viewer)}&{told}"
    return {
        "table": {"id": live.id, "status": "sandbox", "seats": seats, "wakes": None},
        "details": [],
        "my_seats": [viewer.seat],
        "viewer": viewer,
        "rows": seat_rows(live, viewer, tried.view, table, tried.scores, boards, query),
    }


def _ask(live: Live, viewer: Viewer, tried: Tried, line: Line) -> Data:
    """What may be done, and what was done so far."""
    id, lang = live.log_state.settings.game, viewer.lang
    return {
        "table": {"id": live.id, "status": "sandbox"},
        "game": id,
        "asked": not tried.over,
        "mine": tried.seat == viewer.seat and not tried.over,
        "query": _query(viewer),
        "ply": line.ply,
        "hints": not live.log_state.settings.rated,
        "line": "\n".join(line.moves),
        "prompt": tried.prompt or say(lang, "status-over"),
        "groups": layout.grouped(id, tried.options, lang, signs_of(tried.view, tried.seat, tried.options)),
        "reasons": explained(id, tried.reasons, lang),
        "labels": tried.labels[: len(tried.played)],
        "moved": layout.flights(tried.moved),
        "after": difference(tried.before, tried.view, viewer),
    }


async def _as_draft(request: Request, moves: list[str]) -> Response:
    """Make the line the draft, as far as it is legal in the live position and reveals nothing."""
    live, viewer, _ = await entrance(request)
    person = await need_person(request)
    if not viewer.acts:
        raise Refused("not_your_seat")
    if not moves:
        raise Refused("line_not_possible")
    line = DraftLine(moves=moves, seat=viewer.seat)
    await carry_out(server_of(request).tables, live, person, line, viewer.lang, viewer.seat)
    return go(f"/tables/{live.id}{_query(viewer)}")
