"""The HTTP API about everything but a table: people, lobby, games, the stream for bots, the host."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ratusha.bots import bot_ids
from ratusha.kernel.msg import Msg
from ratusha.kernel.registry import game
from ratusha.kernel.words import text
from ratusha.server import limits
from ratusha.server.games import playable
from ratusha.server.people.person import Person, PersonSettings
from ratusha.server.refusal import Refused
from ratusha.server.store import Tx
from ratusha.server.store import log as log_store
from ratusha.server.store import people as people_store
from ratusha.server.tables import agree, lobby
from ratusha.server.tables.room import Outbox
from ratusha.server.tables.settings import COLOURS, TableSettings
from ratusha.server.web.answers import json, set_session
from ratusha.server.web.context import (
    bearer_of,
    lang_of,
    need_host,
    need_person,
    person_of,
    read_json,
    server_of,
    session_of,
    take,
)  # fmt: skip

HEARTBEAT = 15.0
Text = Annotated[str, Meta(max_length=limits.PASSWORD)]


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    """Come in as a guest. With `token` you get one for a program, and no cookie."""

    name: Annotated[str, Meta(max_length=200)]
    token: bool = False


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A login and a password."""

    login: Text
    password: Text


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """Change the password."""

    old: Text
    new: Text


class Me(msgspec.Struct, forbid_unknown_fields=True):
    """Change your name or your settings."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    settings: PersonSettings | None = None


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """A token for a program of yours."""

    label: Annotated[str, Meta(max_length=200)] = ""


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """A record to make a table of."""

    record: Annotated[str, Meta(max_length=limits.RECORD)]
    settings: TableSettings | None = None


class HostPerson(msgspec.Struct, forbid_unknown_fields=True):
    """What the host says of a person."""

    person: Annotated[str, Meta(max_length=40)]
    host: bool | None = None
    blocked: bool | None = None


class HostName(msgspec.Struct, forbid_unknown_fields=True):
    """Block a name, or free it."""

    name: Annotated[str, Meta(max_length=200)]
    blocked: bool = True


class HostTable(msgspec.Struct, forbid_unknown_fields=True):
    """End a table, or remove it altogether."""

    table: Annotated[str, Meta(max_length=40)]
    remove: bool = False


class HostToken(msgspec.Struct, forbid_unknown_fields=True):
    """The token the server printed at its first start."""

    token: Annotated[str, Meta(max_length=64)]


def person_data(person: Person | None) -> dict[str, Any] | None:
    """A person, for himself."""
    if person is None:
        return None
    return {
        "id": person.id,
        "name": person.name,
        "guest": person.guest,
        "login": person.login,
        "host": person.host,
        "settings": person.settings,
    }


async def games(request: Request) -> Response:
    """The installed games."""
    lang = await lang_of(request)
    return json({"games": [game_data(id, lang) for id in playable()]})


def game_data(id: str, lang: str) -> dict[str, Any]:
    """A game for the lobby."""
    rules = game(id)
    return {
        "id": id,
        "title": rules.title(lang),
        "seats": [rules.least, rules.most],
        "rules": rules.rules_version,
        "options": [
            {
                "id": option.id,
                "label": text(Msg(f"{id}-option-{option.id}"), lang),
                "default": option.default,
                "choices": [
                    {"id": choice, "label": text(Msg(f"{id}-option-{option.id}-{choice}"), lang)}
                    for choice in option.choices
                ],
            }
            for option in rules.options
        ],
        "standing": {key: list(policies) for key, policies in rules.standing.items()},
    }


async def bots(request: Request) -> Response:
    """The installed bots, and the players' colours."""
    return json({"bots": bot_ids(), "colours": COLOURS})


async def me(request: Request) -> Response:
    """Who you are, and the token that your unsafe requests must carry in X-CSRF-Token."""
    server = server_of(request)
    person = await person_of(request)
    if bearer_of(request) is not None:
        return json({"person": person_data(person), "csrf": ""})
    session = session_of(request) or server.people.new_session()
    answer = json({"person": person_data(person), "csrf": server.people.csrf(session)})
    set_session(request, answer, session)
    return answer


async def change_me(request: Request) -> Response:
    """Change your name or settings."""
    person = await need_person(request)
    body = await read_json(request, Me)
    people = server_of(request).people
    if body.name is not None:
        await people.rename(person, body.name)
    if body.settings is not None:
        await people.set_settings(person, check_settings(body.settings, person.settings))
    return json({"person": person_data(await people.get(person.id))})


def check_settings(given: PersonSettings, before: PersonSettings) -> PersonSettings:
    """The settings, if they can be kept; a new e-mail address is not yet confirmed."""
    if len(given.webhook) > 500 or (given.webhook and not given.webhook.startswith(("http://", "https://"))):
        raise Refused(422, "webhook")
    bad_mail = len(given.email) > 200 or given.email.count("@") != 1 or not given.email.isprintable()
    if given.email and (bad_mail or " " in given.email):
        raise Refused(422, "email")
    if len(given.colours) > len(COLOURS) or any(colour not in COLOURS for colour in given.colours):
        raise Refused(422, "such-colour")
    for id, answers in given.standing.items():
        known = game(id).standing
        if any(key not in known or policy not in known[key] for key, policy in answers.items()):
            raise Refused(422, "such-answer")
    confirmed = before.email_ok and given.email == before.email
    return msgspec.structs.replace(given, email_ok=confirmed)


async def delete_me(request: Request) -> Response:
    """Delete your account and what is yours."""
    person = await need_person(request)
    server = server_of(request)
    await server.people.delete(person)
    server.hub.shut(person.id)
    answer = json({"ok": True})
    set_session(request, answer, server.people.new_session())
    return answer


async def guest(request: Request) -> Response:
    """Come in as a guest."""
    take(request, "guest")
    body = await read_json(request, Guest)
    server = server_of(request)
    if not body.token and await person_of(request) is not None:
        raise Refused(409, "second-person")
    session = server.people.new_session()
    person = await server.people.guest(body.name, await lang_of(request), session)
    if body.token:
        await server.people.end_session(session)
        return json(
            {"person": person_data(person), "token": await server.people.new_api_token(person, "api")}, 201
        )
    answer = json({"person": person_data(person), "csrf": server.people.csrf(session)}, 201)
    set_session(request, answer, session)
    return answer


async def log_in(request: Request) -> Response:
    """Log in."""
    body = await read_json(request, Credentials)
    take(request, "login")
    take(request, "login", "login:" + body.login.casefold()[:80])
    server = server_of(request)
    person = await server.people.log_in(body.login, body.password, await person_of(request))
    if person is None:
        raise Refused(403, "such-login")
    session = server.people.new_session()
    await server.people.start_session(session, person)
    answer = json({"person": person_data(person), "csrf": server.people.csrf(session)})
    set_session(request, answer, session)
    return answer


async def log_out(request: Request) -> Response:
    """Log out."""
    server = server_of(request)
    session = session_of(request)
    if session is not None:
        await server.people.end_session(session)
    answer = json({"ok": True})
    set_session(request, answer, server.people.new_session())
    return answer


async def register(request: Request) -> Response:
    """Make an account of a guest; his tables stay his."""
    body = await read_json(request, Credentials)
    take(request, "login")
    take(request, "login", "login:" + body.login.casefold()[:80])
    server = server_of(request)
    person = await server.people.register(await need_person(request), body.login, body.password)
    session = server.people.new_session()
    await server.people.start_session(session, person)
    answer = json({"person": person_data(person), "csrf": server.people.csrf(session)})
    set_session(request, answer, session)
    return answer


async def password(request: Request) -> Response:
    """Change your password; other sessions end."""
    body = await read_json(request, NewPassword)
    take(request, "login")
    person = await need_person(request)
    await server_of(request).people.set_password(person, body.old, body.new, session_of(request) or "")
    return json({"ok": True})


async def tokens(request: Request) -> Response:
    """Your tokens for programs."""
    found = await server_of(request).people.api_tokens(await need_person(request))
    return json({"tokens": [{"id": id, "label": label, "created": created} for id, label, created in found]})


async def new_token(request: Request) -> Response:
    """A new token; it is shown only now."""
    person = await need_person(request)
    take(request, "create", person.id)
    body = await read_json(request, NewToken)
    return json({"token": await server_of(request).people.new_api_token(person, body.label)}, 201)


async def end_token(request: Request) -> Response:
    """A token is good no more."""
    await server_of(request).people.end_api_token(await need_person(request), request.path_params["id"])
    return json({"ok": True})


def card(stored: log_store.StoredTable, asked: bool = False) -> dict[str, Any]:
    """A table's card in a list."""
    data = msgspec.json.decode(stored.card)
    return {
        "id": stored.id,
        "game": stored.game,
        "status": stored.status,
        "open": stored.open,
        "ply": stored.ply,
        "updated": stored.updated,
        "asked": asked,
        "settings": data.get("settings", {}),
        "paused": data.get("paused", False),
        "seats": [
            {"taken": bool(seat["person"] or seat["bot"]), "bot": seat["bot"], "colour": seat["colour"]}
            for seat in data.get("seats", [])
        ],
        "scores": data.get("scores"),
    }


async def open_tables(request: Request) -> Response:
    """The lobby: open tables, waiting or being played."""
    found = await server_of(request).store.read(lambda tx: log_store.lobby(tx, ("open", "playing"), 100))
    return json({"tables": [card(stored) for stored in found]})


async def my_tables(request: Request) -> Response:
    """Your tables, those that wait for you first."""
    person = await need_person(request)
    found = await server_of(request).store.read(lambda tx: log_store.of_person(tx, person.id, 200))
    return json({"tables": [card(stored, asked) for stored, asked in found]})


async def next_table(request: Request) -> Response:
    """The table that has waited longest for you."""
    person = await need_person(request)
    found = await server_of(request).store.read(lambda tx: log_store.waiting_for(tx, person.id))
    return json({"table": found[0] if found else None, "waiting": len(found)})


async def create(request: Request) -> Response:
    """Create a table."""
    person = await need_person(request)
    take(request, "create", person.id)
    settings = await read_json(request, TableSettings)
    live = await lobby.create(
        server_of(request).tables, person, msgspec.structs.replace(settings, origin=None)
    )
    return json({"table": live.id, "version": live.version}, 201)


async def import_record(request: Request) -> Response:
    """Make a table of a record."""
    person = await need_person(request)
    take(request, "create", person.id)
    body = await read_json(request, Import)
    live = await lobby.import_record(server_of(request).tables, person, body.record, body.settings)
    return json({"table": live.id, "version": live.version}, 201)


async def stream(request: Request) -> Response:
    """For bots: one JSON object a line, whenever a table asks you; an empty object now and then."""
    person = await need_person(request)
    take(request, "socket", person.id)
    server = server_of(request)
    outbox = Outbox()
    server.hub.streams.setdefault(person.id, set()).add(outbox)
    waiting = await server.store.read(lambda tx: log_store.waiting_for(tx, person.id))

    async def lines() -> AsyncIterator[bytes]:
        try:
            for table in waiting:
                yield msgspec.json.encode({"type": "asked", "table": table}) + b"\n"
            while not outbox.closed and not outbox.lost:
                try:
                    message = await asyncio.wait_for(outbox.get(), HEARTBEAT)
                except TimeoutError:
                    message = b"{}"
                if message is not None:
                    yield message + b"\n"
        finally:
            outboxes = server.hub.streams.get(person.id, set())
            outboxes.discard(outbox)
            if not outboxes:
                server.hub.streams.pop(person.id, None)

    # Compressed, a line would wait in the compressor for the next ones.
    plain = {"content-encoding": "identity", "x-accel-buffering": "no"}
    return StreamingResponse(lines(), media_type="application/x-ndjson", headers=plain)


# -- the host --------------------------------------------------------------------------------------


async def become_host(request: Request) -> Response:
    """Become the host, with the token the server printed."""
    person = await need_person(request)
    take(request, "login")
    body = await read_json(request, HostToken)
    await server_of(request).people.become_host(person, body.token)
    return json({"ok": True})


async def health_data(request: Request) -> dict[str, Any]:
    """What the host wants to know."""
    server = server_of(request)

    async def work(tx: Tx) -> dict[str, Any]:
        row = await tx.one("SELECT count(*) FROM people")
        accounts = await tx.one("SELECT count(*) FROM people WHERE login IS NOT NULL")
        assert row is not None
        assert accounts is not None
        return {
            "people": row[0],
            "accounts": accounts[0],
            "tables": await log_store.count_by_status(tx),
            "blocked_names": await people_store.blocked_names(tx),
        }

    return await server.store.read(work)


async def health(request: Request) -> Response:
    """The health page's numbers."""
    await need_host(request)
    return json(await health_data(request))


async def host_people(request: Request) -> Response:
    """People by the beginning of their name."""
    await need_host(request)
    name = request.query_params.get("name", "")[:40]
    found = await server_of(request).store.read(lambda tx: people_store.named(tx, name, 50))
    return json({"people": [
        {"id": p.id, "name": p.name, "guest": p.guest, "host": p.host, "blocked": p.blocked} for p in found
    ]})  # fmt: skip


async def host_person(request: Request) -> Response:
    """Make a host, block, unblock."""
    await need_host(request)
    body = await read_json(request, HostPerson)
    server = server_of(request)
    if body.host is not None:
        await server.people.make_host(body.person, body.host)
    if body.blocked is not None:
        await server.people.block(body.person, body.blocked)
        if body.blocked:
            server.hub.shut(body.person)
    return json({"ok": True})


async def host_name(request: Request) -> Response:
    """Block a name, or free it."""
    await need_host(request)
    body = await read_json(request, HostName)
    await server_of(request).people.block_name(body.name, body.blocked)
    return json({"ok": True})


async def host_table(request: Request) -> Response:
    """End a table, or remove it."""
    host = await need_host(request)
    body = await read_json(request, HostTable)
    tables = server_of(request).tables
    if body.remove:
        await tables.get(body.table)
        await tables.delete(body.table)
    else:
        await agree.end(tables, await tables.get(body.table), host.id, True)
    return json({"ok": True})
