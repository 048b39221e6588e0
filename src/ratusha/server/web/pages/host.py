"""The admin's page: health, people, tables."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ratusha.server.model.person import Person
from ratusha.server.store import Tx
from ratusha.server.store import log as log_store
from ratusha.server.store import people as people_store
from ratusha.server.tables.operations import proposals
from ratusha.server.web.context import lang_of, need_host, need_person, server_of, take
from ratusha.server.web.guard import form_of
from ratusha.server.web.host_api import health_now
from ratusha.server.web.pages.lobby import Card, cards
from ratusha.server.web.pages.render import go, render


async def show(request: Request) -> Response:
    """Numbers, people by name, the latest tables."""
    await need_host(request)
    server = server_of(request)
    lang = await lang_of(request)
    name = request.query_params.get("name", "")[:40]

    async def work(tx: Tx) -> tuple[list[Person], list[Card]]:
        people = await people_store.named(tx, name, 30) if name else []
        rows = [(row, False) for row in await log_store.all_tables(tx, 30)]
        return people, await cards(tx, rows, lang)

    people, tables = await server.store.read(work)
    health = await health_now(request)
    return await render(
        request, "host.html", health=health, people=people, tables=tables, name=name,
        megabytes=round(server.metrics.sum_of("resident_memory_bytes") / 1e6),
    )  # fmt: skip


async def become(request: Request) -> Response:
    """The link that the server printed."""
    await need_person(request)
    return await render(request, "become.html", token_text=request.query_params.get("token", ""))


async def do_become(request: Request) -> Response:
    """Become the admin."""
    person = await need_person(request)
    await take(request, "login")
    form = await form_of(request)
    await server_of(request).people.become_host(person, form.get("token", ""))
    return go("/host")


async def person(request: Request) -> Response:
    """Make an admin, block, unblock."""
    await need_host(request)
    form = await form_of(request)
    server = server_of(request)
    id = form.get("person", "")
    match form.get("act"):
        case "host":
            await server.people.make_host(id, True)
        case "no-host":
            await server.people.make_host(id, False)
        case "block":
            await server.people.block(id, True)
        case "unblock":
            await server.people.block(id, False)
    return go("/host")


async def name(request: Request) -> Response:
    """Block a name, or unblock it."""
    await need_host(request)
    form = await form_of(request)
    await server_of(request).people.block_name(form.get("name", ""), form.get("act") != "unblock")
    return go("/host")


async def table(request: Request) -> Response:
    """End a table, or delete it."""
    await need_host(request)
    form = await form_of(request)
    tables = server_of(request).tables
    live = await tables.get(form.get("table", ""))
    if form.get("act") == "remove":
        await tables.delete(live.id)
    else:
        await proposals.end_by_host(tables, live)
    return go("/host")
