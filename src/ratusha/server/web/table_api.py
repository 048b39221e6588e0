"""The HTTP API about tables: everything a client can see and do there."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ratusha.kernel.decision import SPECTATOR
from ratusha.kernel.event import EVERYBODY
from ratusha.kernel.view import View
from ratusha.server.base import limits
from ratusha.server.model.person import Person
from ratusha.server.refusal import Refused
from ratusha.server.store import chat as chat_store
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.rules_guard import rules
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations import access
from ratusha.server.tables.operations.chat import chat_lines
from ratusha.server.tables.operations.invitations import invites as links_of
from ratusha.server.tables.operations.new_tables import record_text
from ratusha.server.tables.operations.operation import Operation, Outcome, carry_out
from ratusha.server.tables.shown import shapes, snapshots
from ratusha.server.tables.shown.digest import since_last_turn
from ratusha.server.tables.shown.sandbox import check_shown, try_line
from ratusha.server.tables.shown.seen_by_viewer import view_of
from ratusha.server.tables.shown.snapshots import chat_line
from ratusha.server.web.answers import Json, error_data
from ratusha.server.web.context import lang_of, need_person, person_now, person_of, read_json, server_of, take
from ratusha.server.web.shapes import Conflict

LONGEST_POLL = 50.0


def number(request: HTTPConnection, name: str, default: int, low: int = -1, high: int = 10**9) -> int:
    """A number in the query."""
    value = request.query_params.get(name)
    if value is None:
        return default
    if not re.fullmatch(r"-?[0-9]{1,4000}", value):
        raise Refused("not_a_number", name=name)
    return max(low, min(high, int(value)))


def shown_at(connection: HTTPConnection) -> int | None:
    """The version at which the player in front of a shared device said who he is; None: it is not shared.

    A page may be shared by several players; a program is not, unless it says so.
    """
    page = not connection.url.path.startswith("/api/")
    return number(connection, "shown", 0, 0) if page or "shown" in connection.query_params else None


async def entrance(
    connection: HTTPConnection, live: Live | None = None
) -> tuple[Live, Viewer, Person | None]:
    """The table in the address, and what the person who asks sees there; `live` is the table if the
    request has just changed it, so that it need not be looked up again."""
    tables = server_of(connection).tables
    if live is None or live.gone:
        live = await tables.fresh(str(connection.path_params["table"])[:40])
    person = await person_of(connection)
    lang = await lang_of(connection)
    chosen = number(connection, "seat", -1), shown_at(connection)
    seat, shown = getattr(connection.state, "front", chosen)
    viewer = await access.viewer(tables, live, person, lang, seat, shown)
    connection.state.live = live  # for freezing it if its rules do not end
    return live, viewer, person


async def snapshot(request: Request) -> Json[shapes.Snapshot]:
    """Everything you may see of a table now."""
    live, viewer, _ = await entrance(request)
    async with live.lock:
        return Json(
            await server_of(request).tables.writer.shown(live, lambda: snapshots.snapshot(live, viewer))
        )


async def updates(request: Request) -> Json[shapes.Snapshot | shapes.Nothing]:
    """Long poll: answers as soon as the table is beyond `after`, or `mark` (that of the last answer) is
    out of date; or after `wait` seconds.

    If the version does not exist yet, e.g. because an older copy was restored, it answers at once.
    """
    live, viewer, _ = await entrance(request)
    after, mark = await wait_for_news(request, live, viewer, lambda: snapshots.mark(live, viewer))
    live, viewer, _ = await entrance(request)
    async with live.lock:
        if live.version <= after and snapshots.mark(live, viewer) == mark:
            return Json(shapes.Nothing(live.version))
        return Json(
            await server_of(request).tables.writer.shown(live, lambda: snapshots.snapshot(live, viewer))
        )


async def wait_for_news(
    request: Request, live: Live, viewer: Viewer, marked: Callable[[], str]
) -> tuple[int, str]:
    """Wait while the table is not beyond the query's version `after` and `marked` equals its `mark`, but
    no longer than `wait`. Returns both as they were understood."""
    hub = server_of(request).hub
    after = number(request, "after", 0)
    if after > live.version:
        after = -1
    mark = request.query_params.get("mark") or marked()
    wait = min(LONGEST_POLL, float(number(request, "wait", 25, 0)))
    deadline = asyncio.get_running_loop().time() + wait
    with live.room.polled_by(viewer):
        while live.version <= after and marked() == mark and not live.gone:
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0 or hub.stopping or await request.is_disconnected():
                break
            changed = live.room.changed
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), min(left, 5.0))
    await person_now(request)
    return after, mark


async def log(request: Request) -> Json[shapes.Lines]:
    """Lines of the table's log: after a version, before another."""
    live, viewer, _ = await entrance(request)
    async with live.lock:
        lines = snapshots.log(
            live,
            viewer,
            number(request, "after", 0),
            number(request, "before", 0),
            number(request, "most", 100, 1, 500),
        )
    return Json(shapes.Lines(lines))


async def digest(request: Request) -> Json[shapes.Lines]:
    """What happened since your last turn."""
    live, viewer, _ = await entrance(request)
    async with live.lock:
        lines = since_last_turn(live, viewer)
        return Json(shapes.Lines([snapshots.line_shape(live, line, viewer) for line in lines]))


async def text(request: Request) -> Json[shapes.Text]:
    """The position in words."""
    live, viewer, _ = await entrance(request)
    async with live.lock:
        view = view_of(live, viewer)
        with rules():
            said = "" if view is None else view.text(viewer.lang, live.seat_names(viewer.lang))
    return Json(shapes.Text(said))


async def replay(request: Request) -> Json[shapes.Replay]:
    """A position of a finished game, with everything that was hidden."""
    live, viewer, _ = await entrance(request)
    async with live.lock:
        check_shown(live)
        if live.log_state.status != "over" or live.match is None:
            raise Refused("replay_before_end")
        ply = number(request, "ply", live.ply, 0, live.ply)
        with rules():
            state = live.match.state_at(ply)
            view = View(state, viewer.seat)
            lines = snapshots.log(live, viewer, 0, most=10_000)
            return Json(
                shapes.Replay(
                    ply=ply,
                    plies=live.ply,
                    view=snapshots.view_data(view),
                    text=view.text(viewer.lang, live.seat_names(viewer.lang)),
                    scores=state.scores,
                    sheet=state.sheet(),
                    log=[line for line in lines if line.ply[0] <= ply <= line.ply[1]],
                )
            )


async def record(request: Request) -> Response:
    """The record, as text: of a finished game; of a frozen one if nothing is hidden in it, or for the
    admin."""
    live, _, person = await entrance(request)
    async with live.lock:
        host = person is not None and person.host
        frozen = live.log_state.status == "frozen" and live.match is not None
        if live.log_state.status != "over" and not (frozen and (host or all_open(live))):
            raise Refused("record_before_end")
        written = record_text(live)
    headers = {"content-disposition": f'attachment; filename="{live.log_state.settings.game}-{live.id}.txt"'}
    return Response(written, media_type="text/plain; charset=utf-8", headers=headers)


def all_open(live: Live) -> bool:
    """Was nothing at this table ever hidden from anybody?"""
    if live.history.unseen or any(event.only != EVERYBODY for line in live.lines for event in line.events):
        return False
    with rules():
        known = live.state.seen_by(SPECTATOR).to_dict()
        full = live.state.to_dict()
    return all(full.get(name) == value for name, value in known.items() if name != "viewer")


async def chat(request: Request) -> Json[shapes.ChatLines]:
    """The chat, as far as you may read it."""
    live, viewer, _ = await entrance(request)
    said = await chat_lines(server_of(request).store, live, viewer)
    return Json(shapes.ChatLines([chat_line(line) for line in said]))


async def notes(request: Request) -> Json[shapes.Text]:
    """Your private notes."""
    live, _, _ = await entrance(request)
    person = await need_person(request)
    kept = await server_of(request).store.read(lambda tx: chat_store.notes(tx, live.id, person.id))
    return Json(shapes.Text(kept))


async def invites(request: Request) -> Json[shapes.Links]:
    """The links you have made here."""
    live, _, _ = await entrance(request)
    person = await need_person(request)
    address = server_of(request).tables.link
    found = links_of(live, person)
    return Json(
        shapes.Links([shapes.Link(made.kind, made.seat, made.token, address(made.token)) for made in found])
    )


class Sandbox(msgspec.Struct, forbid_unknown_fields=True):
    """A line to try, from the live position, in private."""

    moves: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=limits.LINE)] = []


async def sandbox(request: Request) -> Json[shapes.Tried]:
    """Try moves on a made-up position that agrees with what you know; dice and cards are made up."""
    live, viewer, person = await entrance(request)
    body = await read_json(request, Sandbox)
    await take(request, "heavy", *([person.id] if person is not None else []))
    async with live.lock:
        return Json(snapshots.tried_shape(try_line(live, viewer, body.moves)))


async def run_operation(connection: HTTPConnection, operation: Operation, page: str = "") -> Outcome:
    """Carry out an operation for the person who asks; `page` will be answered with its parts."""
    server = server_of(connection)
    person = await need_person(connection)
    await take(connection, operation.rate, person.id)
    live = await server.tables.fresh(str(connection.path_params["table"])[:40])
    lang = await lang_of(connection)
    connection.state.live = live
    connection.state.names = live.seat_names(lang)  # a refusal may name players
    with live.room.answered(page):
        return await carry_out(server.tables, live, person, operation, lang)


async def _fresh(request: Request, error: Refused, seat: int) -> Json[Conflict]:
    """A request about an older position is answered with the present one."""
    tables = server_of(request).tables
    live: Live = request.state.live
    lang = await lang_of(request)
    person = await person_of(request)
    viewer = await access.viewer(tables, live, person, lang, seat, shown_at(request))
    async with live.lock:
        shown = await tables.writer.shown(live, lambda: snapshots.snapshot(live, viewer))
    status, told = error_data(error, lang, live.seat_names(lang))
    return Json(Conflict(told, shown), status)


def operate(operation: type[Operation]) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint of an operation: POST /api/v1/tables/{table}/{its name}."""

    async def endpoint(request: Request) -> Response:
        asked = await read_json(request, operation)
        try:
            return Json(await run_operation(request, asked))
        except Refused as error:
            if error.code != "stale":
                raise
            return await _fresh(request, error, asked.seat)

    return endpoint
