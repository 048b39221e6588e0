"""The HTTP API about games, the lobby, new tables, and the stream for bots."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ratusha.bots import bot_ids
from ratusha.kernel.msg import Msg
from ratusha.kernel.registry import game
from ratusha.kernel.words import text
from ratusha.server.base import limits
from ratusha.server.base.games import playable
from ratusha.server.model import table_card
from ratusha.server.model.table_settings import COLOURS, TableSettings
from ratusha.server.refusal import Refused
from ratusha.server.store import log as log_store
from ratusha.server.tables.live.room import Outbox
from ratusha.server.tables.operations import new_tables
from ratusha.server.tables.operations.invitations import enter_by
from ratusha.server.tables.shown.shapes import Asked
from ratusha.server.web.answers import Json
from ratusha.server.web.context import (
    lang_of,
    need_person,
    person_now,
    read_json,
    server_of,
    take,
)  # fmt: skip
from ratusha.server.web.shapes import (
    Bots,
    Card,
    Cards,
    CardSeat,
    Choice,
    Entered,
    GameInfo,
    GameOption,
    Games,
    Made,
    Next,
)

HEARTBEAT = 15.0


class Invitation(msgspec.Struct, forbid_unknown_fields=True):
    """A link that you were given: the part after `/i/`."""

    token: Annotated[str, Meta(max_length=64)]


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """A record to make a table of."""

    record: Annotated[str, Meta(max_length=limits.RECORD)]
    settings: TableSettings | None = None


async def games(request: Request) -> Json[Games]:
    """The installed games."""
    lang = await lang_of(request)
    return Json(Games([game_info(id, lang) for id in playable()]))


def game_info(id: str, lang: str) -> GameInfo:
    """A game for the lobby."""
    rules = game(id)

    def word(key: str) -> str:
        return text(Msg(f"{id}-option-{key}"), lang)

    options = [
        GameOption(
            option.id,
            word(option.id),
            option.default,
            [Choice(choice, word(f"{option.id}-{choice}")) for choice in option.choices],
        )
        for option in rules.options
    ]
    standing = {key: list(policies) for key, policies in rules.standing.items()}
    seats = rules.least, rules.most
    return GameInfo(id, rules.title(lang), seats, rules.rules_version, options, standing)


async def bots(request: Request) -> Json[Bots]:
    """The installed bots, and the players' colours."""
    return Json(Bots(bot_ids(), list(COLOURS)))


def card(stored: log_store.StoredTable, asked: bool = False) -> Card:
    """A table's card in a list."""
    kept = table_card.decode(stored.card)
    return Card(
        id=stored.id,
        game=stored.game,
        status=stored.status,
        open=stored.open,
        ply=stored.ply,
        updated=stored.updated,
        asked=asked,
        settings=kept.settings,
        paused=kept.paused,
        seats=[CardSeat(seat.taken, seat.bot, seat.colour) for seat in kept.seats],
        scores=kept.scores,
    )


async def open_tables(request: Request) -> Json[Cards]:
    """The lobby: open tables, waiting or being played."""
    found = await server_of(request).store.read(lambda tx: log_store.lobby(tx, ("open", "playing"), 100))
    return Json(Cards([card(stored) for stored in found]))


async def my_tables(request: Request) -> Json[Cards]:
    """Your tables, those that wait for you first."""
    person = await need_person(request)
    found = await server_of(request).store.read(lambda tx: log_store.of_person(tx, person.id, 200))
    return Json(Cards([card(stored, asked) for stored, asked in found]))


async def next_table(request: Request) -> Json[Next]:
    """The most urgent of the tables that wait for you: the least time left, or the longest waiting."""
    person = await need_person(request)
    found = await server_of(request).store.read(lambda tx: log_store.waiting_for(tx, person.id))
    return Json(Next(found[0] if found else None, len(found)))


async def create(request: Request) -> Json[Made]:
    """Create a table."""
    person = await need_person(request)
    await take(request, "create", person.id)
    settings = await read_json(request, TableSettings)
    live = await new_tables.create(
        server_of(request).tables, person, msgspec.structs.replace(settings, origin=None)
    )
    return Json(Made(live.id, live.version), 201)


async def accept(request: Request) -> Json[Entered]:
    """Use a link; one to play also takes a free seat for you."""
    person = await need_person(request)
    await take(request, "change", person.id)
    body = await read_json(request, Invitation)
    used, seat = await enter_by(server_of(request).tables, body.token, person)
    return Json(Entered(used.table, used.kind, seat))


async def import_record(request: Request) -> Json[Made]:
    """Make a table of a record."""
    person = await need_person(request)
    await take(request, "create", person.id)
    body = await read_json(request, Import)
    live = await new_tables.import_record(server_of(request).tables, person, body.record, body.settings)
    return Json(Made(live.id, live.version), 201)


async def stream(request: Request) -> Response:
    """For bots: one JSON object a line, whenever it is your turn at a table; an empty object now and then."""
    person = await need_person(request)
    await take(request, "socket", person.id)
    server = server_of(request)
    if len(server.hub.streams.get(person.id, ())) >= limits.SOCKETS * server.settings.rates:
        raise Refused("too_many_connections")

    async def lines() -> AsyncIterator[bytes]:
        outbox = Outbox()
        server.hub.streams.setdefault(person.id, set()).add(outbox)
        try:
            if await person_now(request) is None:
                return
            for table in await server.store.read(lambda tx: log_store.waiting_for(tx, person.id)):
                yield msgspec.json.encode(Asked(table)) + b"\n"
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
