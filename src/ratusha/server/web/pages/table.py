"""The plain page of a table: everything of any game as text, lists and buttons."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ratusha.bots import bot_ids
from ratusha.kernel.description import Section
from ratusha.kernel.errors import RatushaError
from ratusha.kernel.heading import explained
from ratusha.kernel.msg import Msg
from ratusha.kernel.registry import game
from ratusha.kernel.words import text
from ratusha.server.base.ids import new_token
from ratusha.server.model.person import Person
from ratusha.server.refusal import Refused
from ratusha.server.store import seats as seat_store
from ratusha.server.tables import access, present, proposals
from ratusha.server.tables.chat import read_chat
from ratusha.server.tables.curtain import drawn
from ratusha.server.tables.digest import since_last_turn
from ratusha.server.tables.engine import EngineFailed, rules
from ratusha.server.tables.invitations import invites as links_of
from ratusha.server.tables.live import Live
from ratusha.server.tables.operation import Opened
from ratusha.server.tables.room import Viewer
from ratusha.server.tables.shapes import Said
from ratusha.server.web.api import entrance, run_operation
from ratusha.server.web.context import convert, lang_of, need_person, server_of
from ratusha.server.web.guard import form_of
from ratusha.server.web.operations import OPERATIONS
from ratusha.server.web.pages import layout
from ratusha.server.web.pages.account import policy_label, standing_label
from ratusha.server.web.pages.lobby import details
from ratusha.server.web.pages.page import go, render

LINES = 40


async def show(request: Request) -> Response:
    """The whole page."""
    return await _show(request, "table.html")


async def panel(request: Request) -> Response:
    """The part that changes with every move, for the script."""
    return await _show(request, "_panel.html")


async def _show(request: Request, template: str, problem: str = "", status: int = 200) -> Response:
    live, came, person = await entrance(request)
    server = server_of(request)
    async with live.lock:
        data = await server.tables.writer.shown(live, lambda: table_page(live, came))
    viewer: Viewer = data.pop("viewer")
    invites = []
    notes = ""
    chat: list[Said] = []
    if person is not None:
        invites = await links_of(server.tables, live, person)
    if template == "table.html":
        chat = await read_chat(server.store, live, viewer)
        if person is not None:
            id = person.id
            notes = await server.store.read(lambda tx: seat_store.notes(tx, live.id, id))
    may_sit = person is not None and await access.may_sit(server.tables, live, person)
    host = request.headers.get("host", "")
    base = server.settings.address or f"{request.url.scheme}://{host}"
    answer = await render(
        request, template, status, **data, **_mine(live, viewer, person), invites=invites, notes=notes,
        chat=chat, may_sit=may_sit, base=base, problem=problem, submit_id=new_token(), bots=bot_ids(),
    )  # fmt: skip
    answer.headers["x-version"] = str(data["table"]["version"])  # of what is shown: it may have moved on
    return answer


def _mine(live: Live, viewer: Viewer, person: Person | None) -> dict[str, Any]:
    id = person.id if person is not None else ""
    return {
        "my_seats": live.log_state.seats_of(id),
        "creator": bool(id) and live.log_state.creator == id,
        "viewer": viewer,
        "front": front(viewer),
        "rooms": [room for room in viewer.rooms if access.may_write(live, viewer, room)],
    }


def front(viewer: Viewer) -> str:
    """What an address says of who is in front of a shared device, so that the next page knows him."""
    return f"?seat={viewer.seat}&shown={viewer.shown}" if viewer.acts and viewer.shown > 0 else ""


def table_page(live: Live, viewer: Viewer) -> dict[str, Any]:
    """What the template shows of the table, and to whom; its lock is held."""
    viewer = drawn(live, viewer)
    lang = viewer.lang
    id = live.log_state.settings.game
    table = present.table_data(live, lang)
    view = present.seen(live, viewer)
    own = {"scores": [], "sheet": [], **present.own(live, viewer, view)}
    position: list[Section] = []
    if view is not None:
        try:
            with rules():
                position = view.sections(lang, live.seat_names(lang))
        except EngineFailed as error:
            if error.overran:
                raise
            position = []
    lines = layout.linked(present.log(live, viewer, 0, most=LINES), id, live.seat_names(lang), lang)[::-1]
    return {
        "viewer": viewer,
        "table": table,
        "settings": live.log_state.settings,
        "game": id,
        "game_title": game(id).title(lang),
        "components": game(id).components is not None,
        "details": details(live.log_state.settings, lang, live.log_state.status == "open"),
        "own": own,
        "groups": layout.grouped(id, _listed(own), lang),
        "reasons": explained(id, own.get("reasons", {}), lang),
        "position": position,
        "draft_changes": _draft_changes(live, viewer),
        "lines": lines,
        "digest": _digest(live, viewer),
        "sources": _sources(live, own, lang),
        "standing": _standing(live, viewer, lang),
        "needed": {about: len(live.log_state.others(about)) // 2 + 1 for about in table["overdue"]},
        "hurried": {about for about in table["overdue"] if live.log_state.others(about)},
        "gift": proposals.GIFT.get(live.log_state.settings.clock.kind, 0),
        "title_mark": viewer.plays and live.playing and _is_asked(live, viewer.place),
    }


def _listed(own: dict[str, Any]) -> list[dict[str, Any]]:
    """The options that stand in the list: the end of a turn with steps in it is the button below them."""
    end = (own.get("draft") or {}).get("end")
    return [option for option in own["options"] if end is None or option["notation"] != end["notation"]]


def _is_asked(live: Live, seat: int) -> bool:
    """Is it the turn of who has this seat himself, and not of a bot in his place?"""
    return seat in live.asked() and not live.log_state.seats[seat].bot


def _draft_changes(live: Live, viewer: Viewer) -> dict[str, str]:
    """What all steps of the draft together pay and get."""
    draft = live.kept.drafts.get(viewer.seat) if viewer.acts and live.playing else None
    found = Counter[str]() if draft is None else draft.changes
    return layout.changes(live.log_state.settings.game, found, viewer.lang)


def _digest(live: Live, viewer: Viewer) -> list[dict[str, Any]]:
    if not viewer.acts or live.match is None or live.log_state.status == "over":
        return []
    return layout.digest(live.log_state.settings.game, since_last_turn(live, viewer), viewer.lang)


def _sources(live: Live, own: dict[str, Any], lang: str) -> list[dict[str, Any]]:
    """The score sheet: a row for each source that gave points."""
    sheet: list[dict[str, int]] = own.get("sheet", [])
    id = live.log_state.settings.game
    used = [source for source in game(id).sources if any(source in seat for seat in sheet)]
    return [
        {"label": text(Msg(f"{id}-cause-{source}"), lang), "points": [seat.get(source, 0) for seat in sheet]}
        for source in used
    ]


def _standing(live: Live, viewer: Viewer, lang: str) -> list[dict[str, Any]]:
    """The standing answers this seat may give."""
    id = live.log_state.settings.game
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


async def chat_panel(request: Request) -> Response:
    """The chat, for the script."""
    live, viewer, person = await entrance(request)
    server = server_of(request)
    chat = await read_chat(server.store, live, viewer)
    invites = await links_of(server.tables, live, person) if person is not None else []
    return await render(
        request, "_chat.html", chat=chat, invites=invites, table={"id": live.id}, submit_id=new_token(),
        **_mine(live, viewer, person),
    )  # fmt: skip


WHOLE_PAGE = {"rematch", "fork", "sit", "leave"}
"""They lead to another table, or change more of the page than its panel: who one is here, and which rooms of
the chat one writes in."""


async def operate(request: Request) -> Response:
    """A form of the page: the same operations as the API's."""
    operation = OPERATIONS.get(request.path_params["operation"])
    if operation is None:
        raise Refused("not_found")
    await need_person(request)
    form = await form_of(request)
    form.pop("csrf", None)
    said = [form[name] for name in ("seat", "shown") if re.fullmatch("[0-9]{1,9}", form.get(name, ""))]
    if len(said) == 2 and "seat" not in request.query_params:
        request.state.front = int(said[0]), int(said[1])
    scripted = request.headers.get("x-panel") == "1"
    known = {field.name for field in msgspec.structs.fields(operation)}
    problem, status = "", 200
    table = str(request.path_params["table"])[:40]
    try:
        asked = convert({name: value for name, value in form.items() if name in known}, operation)
        answer = await run_operation(request, asked)
        if isinstance(answer, Opened):
            table = answer.table
    except RatushaError as error:
        if isinstance(error, Refused) and error.status in (401, 404):
            raise
        problem = text(error.message(), await lang_of(request), getattr(request.state, "names", ()))
        status = error.status if isinstance(error, Refused) else 409
    if scripted and operation.name in ("chat", "notes"):
        return Response(problem, 204 if not problem else status, media_type="text/plain; charset=utf-8")
    if scripted and (problem or operation.name not in WHOLE_PAGE):
        return await _show(request, "_panel.html", problem)
    if problem:
        return await _show(request, "table.html", problem, status)
    return go(f"/tables/{table}" + (f"?seat={said[0]}&shown={said[1]}" if len(said) == 2 else ""))
