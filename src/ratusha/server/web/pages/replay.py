"""Stepping through a finished game, and trying things out in the sandbox."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ratusha.kernel.registry import game
from ratusha.kernel.view import View
from ratusha.server.refusal import Refused
from ratusha.server.tables import play, present
from ratusha.server.tables.engine import rules
from ratusha.server.web.api import entrance, number, try_line
from ratusha.server.web.context import need_person, server_of, take
from ratusha.server.web.guard import form_of
from ratusha.server.web.pages import layout
from ratusha.server.web.pages.page import go, render


async def show(request: Request) -> Response:
    """A position of a finished game, with what led to it."""
    live, viewer, _ = await entrance(request)
    async with live.lock:
        if live.fold.status != "over" or live.match is None:
            raise Refused(409, "replay-before-end")
        ply = number(request, "ply", live.ply, 0, live.ply)
        with rules():
            state = live.match.state_at(ply)
            position = View(state, viewer.seat).text(viewer.lang, live.seat_names(viewer.lang))
        lines = [
            line for line in present.log(live, viewer, 0, most=100_000) if line["ply"][1] > line["ply"][0]
        ]
        shown = [line for line in lines if line["ply"][0] < ply <= line["ply"][1]]
        stops = sorted({0, live.ply, *(line["ply"][1] for line in lines)})
        names = live.seat_names(viewer.lang)
        table = present.table_data(live, viewer.lang)
    before = max((stop for stop in stops if stop < ply), default=0)
    after = min((stop for stop in stops if stop > ply), default=live.ply)
    return await render(
        request, "replay.html", table=table, ply=ply, before=before, after=after,
        last=live.ply, position=layout.blocks(position), lines=shown, names=names, scores=state.scores,
        game_title=game(live.fold.settings.game).title(viewer.lang),
    )  # fmt: skip


async def _sandbox(request: Request, line: list[str], problem: str = "") -> Response:
    live, viewer, person = await entrance(request)
    await take(request, "heavy", *([person.id] if person is not None else []))
    async with live.lock:
        tried = try_line(live, viewer, line)
        names = live.seat_names(viewer.lang)
        ply = live.ply
    id = live.fold.settings.game
    with rules():
        position = game(id).view_from_dict(tried["view"]).text(viewer.lang, names)
    return await render(
        request, "sandbox.html", tried=tried, names=names, position=layout.blocks(position),
        groups=layout.grouped(id, tried["options"], viewer.lang), table={"id": live.id, "ply": ply},
        game_title=game(id).title(viewer.lang), problem=problem,
        line="\n".join(tried["played"]), viewer=viewer,
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
        raise Refused(403, "your-seat")
    await play.draft_line(server.tables, live, person, viewer.seat, line)
    return go(f"/tables/{live.id}?seat={viewer.seat}")
