"""The page of a table, its parts as they change, and what its forms do."""

from __future__ import annotations

import re

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ratusha.kernel.errors import RatushaError
from ratusha.kernel.registry import game
from ratusha.kernel.view import View
from ratusha.kernel.words import text
from ratusha.server.base.ids import new_token
from ratusha.server.model.person import Person
from ratusha.server.refusal import Refused
from ratusha.server.store import chat as chat_store
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations import access
from ratusha.server.tables.operations.chat import chat_lines
from ratusha.server.tables.operations.operation import Opened
from ratusha.server.tables.shown.sandbox import check_shown, try_line
from ratusha.server.tables.shown.seen_by_viewer import seen
from ratusha.server.tables.shown.shared_screen import drawn
from ratusha.server.web.context import convert, lang_of, need_person, on_phone, server_of, take
from ratusha.server.web.guard import form_of
from ratusha.server.web.operations import OPERATIONS
from ratusha.server.web.pages.draft_difference import pieces_of_all
from ratusha.server.web.pages.parts import FOLDED, News, Reader, known_parts, mark, news
from ratusha.server.web.pages.pictures import board_picture
from ratusha.server.web.pages.render import go, render
from ratusha.server.web.pages.replay import earlier_view
from ratusha.server.web.pages.sandbox import line_asked
from ratusha.server.web.pages.table_parts import chat_part, table_news
from ratusha.server.web.table_api import entrance, number, run_operation, wait_for_news

WHOLE_PAGE = {"rematch", "fork", "sit", "leave"}
"""Operations that lead to another table, or change more of the page than its parts, e.g. who the reader
is."""

WITH_CHAT = {"chat", "invite"}
"""Operations that change the chat, or whom the reader can talk with, e.g. a coach."""


async def reader_of(
    connection: HTTPConnection, live: Live | None = None
) -> tuple[Live, Reader, Person | None]:
    """The table in the address, and the reader of its page; see `entrance`."""
    live, viewer, person = await entrance(connection, live)
    server = server_of(connection)
    phone = on_phone(connection)
    folded = known_parts(connection).get("position") == FOLDED
    if person is None:
        return live, Reader(viewer, phone=phone, folded=folded), None
    host = connection.headers.get("host", "")
    base = server.settings.address or f"{connection.url.scheme.replace('ws', 'http')}://{host}"
    known = person.id if viewer.plays or live.log_state.creator == person.id else ""
    may_sit = await access.may_sit(server.tables, live, person)
    return live, Reader(viewer, known, True, may_sit, base if known else "", phone, folded), person


async def show(request: Request) -> Response:
    """The whole page."""
    return await _show(request)


async def _show(request: Request, problem: str = "", status: int = 200) -> Response:
    live, reader, person = await reader_of(request)
    server = server_of(request)
    notes = ""
    if person is not None:
        id = person.id
        notes = await server.store.read(lambda tx: chat_store.notes(tx, live.id, id))
    told = await _news(request, live, reader, chat=True)
    settings = live.log_state.settings
    return await render(
        request, "table.html", status, table=live.id, settings=settings, viewer=reader.viewer,
        game_title=game(settings.game).title(reader.viewer.lang), news=told, notes=notes, problem=problem,
        submit_id=new_token(), phone=reader.phone, sandbox=False,
    )  # fmt: skip


async def _news(request: Request, live: Live, reader: Reader, chat: bool = False) -> News:
    """The parts as they are now."""
    tables = server_of(request).tables
    said = await chat_lines(tables.store, live, reader.viewer) if chat else []
    async with live.lock:
        reader = reader._replace(viewer=drawn(live, reader.viewer))

        def look() -> News:
            told = table_news(live, reader)
            if chat:
                told = news(live, reader, [*told.parts.values(), chat_part(live, reader, said)])
            return told

        return await tables.writer.shown(live, look)


async def board(request: Request) -> Response:
    """A player's board in full size: over the middle of the page, or as a page of its own.

    It is that of the present position; of an earlier one, with `ply`; of one in the sandbox, with `line`.
    """
    live, reader, _ = await reader_of(request)
    seat = int(request.path_params["seat"])
    if seat >= len(live.log_state.seats):
        raise Refused("not_found")
    if _page_asked(request):
        await take(request, "heavy")
        check_shown(live)
        if live.match is None:
            raise Refused("not_started")
    async with live.lock:
        viewer = drawn(live, reader.viewer)

        def look() -> tuple[str, list[int], list[str]]:
            view = _view_asked(request, live, viewer)
            if view is None:
                return "", [], []
            return board_picture(live, viewer, view, seat), view.scores, pieces_of_all(live, view)

        svg, scores, pieces = await server_of(request).tables.writer.shown(live, look)
    if not svg:
        raise Refused("not_found")
    seats = [
        (name, one.colour, piece)
        for name, one, piece in zip(live.seat_names(viewer.lang), live.log_state.seats, pieces, strict=True)
    ]
    template = "_board.html" if "x-page" in request.headers else "board.html"
    return await render(
        request, template, table=live.id, seat=seat, seats=seats, svg=svg, points=scores[seat],
        query=f"?{request.url.query}" if request.url.query else "", page=_page_asked(request),
        game=live.log_state.settings.game,
    )  # fmt: skip


def _view_asked(request: Request, live: Live, viewer: Viewer) -> View | None:
    match _page_asked(request):
        case "/sandbox":
            return try_line(live, viewer, *line_asked(request)).view
        case "/replay":
            return earlier_view(live, viewer, number(request, "ply", live.ply, 0, live.ply))
        case _:
            return seen(live, viewer).view


def _page_asked(request: Request) -> str:
    """The page of the table from which a board is looked at, as the end of its address."""
    asked = request.query_params
    return "/sandbox" if "line" in asked else "/replay" if "ply" in asked else ""


async def parts(request: Request) -> Response:
    """The parts that a page does not have: as soon as there are any, if it waits for them."""
    live, reader, _ = await reader_of(request)
    if "wait" in request.query_params:
        await wait_for_news(request, live, reader.viewer, lambda: mark(live, reader))
        live, reader, _ = await reader_of(request)
    told = await _news(request, live, reader, chat=True)
    return _sent(told.to(known_parts(request)))


def _sent(message: bytes) -> Response:
    return Response(message, media_type="application/json")


async def operate(request: Request) -> Response:
    """A form of the page: the same operations as the API's.

    A script is answered with the parts that changed, a browser without script with the page.
    """
    operation = OPERATIONS.get(request.path_params["operation"])
    if operation is None:
        raise Refused("not_found")
    person = await need_person(request)
    # The player's settings say whether a step that reveals something waits for Confirm.
    form = {"sure": "false" if person.settings.confirm else "true"} | await form_of(request)
    said = [form[name] for name in ("seat", "shown") if re.fullmatch("[0-9]{1,9}", form.get(name, ""))]
    if len(said) == 2 and "seat" not in request.query_params:
        request.state.front = int(said[0]), int(said[1])
    page = request.headers.get("x-page", "")[:64]
    fields = {field.name for field in msgspec.structs.fields(operation)}
    problem, status = "", 200
    table = str(request.path_params["table"])[:40]
    try:
        asked = convert({name: value for name, value in form.items() if name in fields}, operation)
        answer = await run_operation(request, asked, page)
        if isinstance(answer, Opened):
            table = answer.table
    except RatushaError as error:
        if isinstance(error, Refused) and error.status in (401, 404):
            raise
        problem = text(error.message(), await lang_of(request), getattr(request.state, "names", ()))
        status = error.status if isinstance(error, Refused) else 409
    if page and (problem or operation.name not in WHOLE_PAGE):
        live, reader, _ = await reader_of(request, None if problem else request.state.live)
        told = await _news(request, live, reader, operation.name in WITH_CHAT)
        return _sent(told.to(known_parts(request), problem))
    if problem:
        return await _show(request, problem, status)
    return go(f"/tables/{table}" + (f"?seat={said[0]}&shown={said[1]}" if len(said) == 2 else ""))
