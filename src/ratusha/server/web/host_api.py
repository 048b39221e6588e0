"""The HTTP API for the admin."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request

from ratusha.server.store import Tx
from ratusha.server.store import log as log_store
from ratusha.server.store import people as people_store
from ratusha.server.tables.operations import proposals
from ratusha.server.web.answers import Json
from ratusha.server.web.context import (
    need_host,
    need_person,
    read_json,
    server_of,
    take,
)  # fmt: skip
from ratusha.server.web.shapes import Health, Ok, People, PersonInfo


class HostPerson(msgspec.Struct, forbid_unknown_fields=True):
    """What the admin changes about a person."""

    person: Annotated[str, Meta(max_length=40)]
    host: bool | None = None
    blocked: bool | None = None


class HostName(msgspec.Struct, forbid_unknown_fields=True):
    """Block a name, or unblock it."""

    name: Annotated[str, Meta(max_length=200)]
    blocked: bool = True


class HostTable(msgspec.Struct, forbid_unknown_fields=True):
    """End a table, or delete it."""

    table: Annotated[str, Meta(max_length=40)]
    remove: bool = False


class HostToken(msgspec.Struct, forbid_unknown_fields=True):
    """The token the server printed at its first start."""

    token: Annotated[str, Meta(max_length=64)]


async def become_host(request: Request) -> Json[Ok]:
    """Become the admin, with the token that the server printed."""
    person = await need_person(request)
    await take(request, "login")
    body = await read_json(request, HostToken)
    await server_of(request).people.become_host(person, body.token)
    return Json(Ok())


async def health_now(request: Request) -> Health:
    """The server in numbers."""

    async def work(tx: Tx) -> Health:
        row = await tx.one("SELECT count(*), count(login) FROM people")
        assert row is not None
        tables, names = await log_store.count_by_status(tx), await people_store.blocked_names(tx)
        return Health(row[0], row[1], tables, names)

    return await server_of(request).store.read(work)


async def health(request: Request) -> Json[Health]:
    """The server in numbers."""
    await need_host(request)
    return Json(await health_now(request))


async def host_people(request: Request) -> Json[People]:
    """People by the beginning of their name."""
    await need_host(request)
    name = request.query_params.get("name", "")[:40]
    found = await server_of(request).store.read(lambda tx: people_store.named(tx, name, 50))
    return Json(People([PersonInfo(p.id, p.name, p.guest, p.host, p.blocked) for p in found]))


async def host_person(request: Request) -> Json[Ok]:
    """Make an admin, block, unblock."""
    await need_host(request)
    body = await read_json(request, HostPerson)
    server = server_of(request)
    if body.host is not None:
        await server.people.make_host(body.person, body.host)
    if body.blocked is not None:
        await server.people.block(body.person, body.blocked)
    return Json(Ok())


async def host_name(request: Request) -> Json[Ok]:
    """Block a name, or unblock it."""
    await need_host(request)
    body = await read_json(request, HostName)
    await server_of(request).people.block_name(body.name, body.blocked)
    return Json(Ok())


async def host_table(request: Request) -> Json[Ok]:
    """End a table, or delete it."""
    await need_host(request)
    body = await read_json(request, HostTable)
    tables = server_of(request).tables
    if body.remove:
        await tables.get(body.table)
        await tables.delete(body.table)
    else:
        await proposals.end_by_host(tables, await tables.get(body.table))
    return Json(Ok())
