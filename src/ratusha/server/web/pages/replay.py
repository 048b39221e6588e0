"""Stepping through the positions of a game, and trying things out in the sandbox."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ratusha.kernel.registry import game
from ratusha.kernel.view import View
from ratusha.server.base.ids import new_token
from ratusha.server.refusal import Refused
from ratusha.server.tables import present
from ratusha.server.tables.course import position_at, rounds
from ratusha.server.tables.engine import rules
from ratusha.server.tables.operation import carry_out
from ratusha.server.tables.play import DraftLine
from ratusha.server.tables.sandbox import check_shown, try_line
from ratusha.server.tables.seen import lines_seen
from ratusha.server.web.api import entrance, number
from ratusha.server.web.context import need_person, on_phone, server_of, take
from ratusha.server.web.guard import form_of
from ratusha.server.web.pages import layout
from ratusha.server.web.pages.page import go, render
from ratusha.server.web.pages.parts import Reader
from ratusha.server.web.pages.table_parts import front, pictured_position


async def show(request: Request) -> Response:
    """An earlier position with what led to it; while the game goes on, as the viewer knew it then."""
    live, viewer, _ = await entrance(request)
    async with live.lock:
        check_shown(live)
        if live.match is None:
            raise Refused("not_started")
        over = live.log_state.status == "over"
        ply = number(request, "ply", live.ply, 0, live.ply)
        names = live.seat_names(viewer.lang)
        with rules():
            state = position_at(live, ply)
            view = View(state, viewer.seat) if over else state.seen_by(viewer.seat)
            reader = Reader(viewer, phone=on_phone(request))
            position = pictured_position(live, reader, view, lambda: view.sections(viewer.lang, names))
        lines = layout.linked(lines_seen(live, viewer))
        table = present.table_now(live, viewer.lang)
        by_round = rounds(live)
    stops = sorted({0, live.ply, *(line.at_ply for line in lines)})
    present_round = max((begun for begun in by_round if begun.ply <= ply), key=lambda begun: begun.ply)
    after_round = min((begun.ply for begun in by_round if begun.ply > ply), default=live.ply)
    return await render(
        request, "replay.html", table=table, ply=ply, over=over, last=live.ply, position=position,
        names=names, submit_id=new_token(), stops=stops, rounds=by_round, round=present_round.number,
        before=max((stop for stop in stops if stop < ply), default=0),
        after=min((stop for stop in stops if stop > ply), default=live.ply),
        lines=[line for line in lines if line.at_ply and line.first < ply <= line.at_ply],
        of_round=[line for line in lines if line.told and present_round.ply < line.at_ply <= after_round],
        scores=view.scores, game_title=game(live.log_state.settings.game).title(viewer.lang),
    )  # fmt: skip


async def _sandbox(request: Request, line: list[str], problem: str = "") -> Response:
    live, viewer, person = await entrance(request)
    await take(request, "heavy", *([person.id] if person is not None else []))
    async with live.lock:
        tried = try_line(live, viewer, line)
        names = live.seat_names(viewer.lang)
        ply = live.ply
        with rules():
            reader = Reader(viewer, phone=on_phone(request))
            position = pictured_position(
                live, reader, tried.view, lambda: tried.view.sections(viewer.lang, names)
            )
    id = live.log_state.settings.game
    return await render(
        request, "sandbox.html", tried=tried, names=names, position=position,
        groups=layout.grouped(id, tried.options, viewer.lang), table={"id": live.id, "ply": ply},
        game_title=game(id).title(viewer.lang), problem=problem,
        line="\n".join(tried.played), viewer=viewer, front=front(viewer),
    )  # fmt: skip


async def sandbox(request: Request) -> Response:
    """The live position, to try things out in private."""
    return await _sandbox(request, [])


async def use_sandbox(request: Request) -> Response:
    """A further step of the line, a step back, or the line as the draft of the real turn."""
    form = await form_of(request)
    line = [move for move in form.get("line", "").replace("\r", "").split("\n") if move][:200]
    match form.get("act", "move"):
        case "back":
            line = line[:-1]
        case "clear":
            line = []
        case "draft":
            return await _as_draft(request, line)
        case _:
            line = [*line, form.get("move", "")]
    return await _sandbox(request, line)


async def _as_draft(request: Request, line: list[str]) -> Response:
    """Put the line into the draft, as far as it is legal in the live position and nothing is uncovered."""
    live, viewer, _ = await entrance(request)
    person = await need_person(request)
    server = server_of(request)
    if not viewer.acts:
        raise Refused("not_your_seat")
    if not line:
        raise Refused("line_not_possible")
    await carry_out(
        server.tables, live, person, DraftLine(moves=line, seat=viewer.seat), viewer.lang, viewer.seat
    )
    return go(f"/tables/{live.id}{front(viewer) or f'?seat={viewer.seat}'}")
