"""The sockets of a table: a program gets JSON, a page its parts; first everything, then what changed.

A program may do everything the API offers through its socket, acknowledged by an id; a page sends its
forms by HTTP.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Hashable
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from starlette.websockets import WebSocket, WebSocketDisconnect

from ratusha.kernel.errors import RatushaError
from ratusha.server.base import limits, logs
from ratusha.server.model.person import Person
from ratusha.server.refusal import Refused, code_of
from ratusha.server.store import is_away
from ratusha.server.tables.live.room import Answer, Channel, Outbox, Viewer
from ratusha.server.tables.live.rules_guard import EngineFailed
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations import access
from ratusha.server.tables.operations.operation import Outcome, carry_out
from ratusha.server.tables.shown import snapshots
from ratusha.server.tables.shown.program_channel import Programs
from ratusha.server.tables.shown.shapes import Snapshot
from ratusha.server.web.answers import error_data, storage_away
from ratusha.server.web.context import client_address, convert, decode, person_now, server_of, take
from ratusha.server.web.guard import check_origin
from ratusha.server.web.operations import OPERATIONS
from ratusha.server.web.request_cost import Meter, charge, wait_of
from ratusha.server.web.shapes import Error
from ratusha.server.web.table_api import entrance, number, shown_at
from ratusha.server.words import DEFAULT

SENDING = 60.0
"""Seconds in which a client must read a message; otherwise it is disconnected."""

SHUT_OUT = 4403
GOING_AWAY = 1012
TRY_LATER = 1013
POLICY = 1008


async def table_socket(socket: WebSocket) -> None:
    """A program at a table."""
    await serve(socket, Program)


async def serve(socket: WebSocket, kind: type[Client]) -> None:
    """One client at one table."""
    try:
        check_origin(socket)
        await take(socket, "socket")
        live, viewer, person = await entrance(socket)
    except RatushaError as error:
        await _refuse(socket, error)
        return
    except Exception as error:
        if not is_away(error):
            raise
        await _refuse(socket, storage_away(socket, error))
        return
    server = server_of(socket)
    who = person.id if person is not None else client_address(socket)
    open_now = server.hub.sockets.setdefault(who, set())
    if len(open_now) >= limits.SOCKETS * server.settings.rates:
        await _refuse(socket, Refused("too_many_connections"))
        return
    client = kind(socket, live, viewer, person, who)
    open_now.add(client.close)
    try:
        await socket.accept()
        await client.serve()
    finally:
        open_now.discard(client.close)
        if not open_now and server.hub.sockets.get(who) is open_now:
            del server.hub.sockets[who]


async def _refuse(socket: WebSocket, error: RatushaError) -> None:
    """Accept, say why, close: a browser learns nothing from a refused handshake.

    A page of another site is told nothing.
    """
    status, told = error_data(error, DEFAULT)
    if isinstance(error, Refused) and error.code == "cross_site_request":
        await socket.close()
        return
    with contextlib.suppress(Exception):
        await socket.accept()
        await socket.send_text(msgspec.json.encode(SocketRefused(status, told)).decode())
        await socket.close(SHUT_OUT if status in (401, 403, 404) else POLICY)


class SocketRefused(msgspec.Struct, tag_field="type", tag="error"):
    """Why a socket is closed at once."""

    status: int
    error: Error


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """The answer to a ping."""

    id: str
    version: int


class NotDone(msgspec.Struct, tag_field="type", tag="done"):
    """The answer to a message that was refused."""

    id: str
    status: int
    error: Error
    ok: bool = False
    snapshot: Snapshot | UnsetType = UNSET
    """The table as it is now, if what was sent was `stale`."""


class Client:
    """The two halves of a connection: a sender and a receiver. Each kind of client is sent something else."""

    def __init__(
        self, socket: WebSocket, live: Live, viewer: Viewer, person: Person | None, who: str
    ) -> None:
        self._socket = socket
        self._server = server_of(socket)
        self._live = live
        self._viewer = viewer
        self._person = person
        self._who = who
        self._seat = number(socket, "seat", -1)
        """The one he chose among his seats; -1: the one whose turn it is."""
        self._shown = shown_at(socket)
        self._page = ""
        """The name that the page has given itself."""
        self._outbox = Outbox()
        self._room: Hashable = None
        """The channel he is subscribed to."""
        self._closed = False
        self._answering = asyncio.Lock()
        self._meter = Meter()

    def close(self) -> None:
        """Close it."""
        self._closed = True
        self._outbox.close()

    async def serve(self) -> None:
        """Run until either side ends."""
        sender = asyncio.create_task(self._send())
        receiver = asyncio.create_task(self._receive())
        try:
            await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._outbox.close()
            self._live.room.leave(self._room, self._outbox)
            for task in (sender, receiver):
                task.cancel()
            for ended in await asyncio.gather(sender, receiver, return_exceptions=True):
                if isinstance(ended, Exception):  # log unexpected errors
                    logs.log("a socket failed", level=40, table=self._live.id, error=repr(ended))

    async def _enter(self) -> bool:
        """Subscribe and send the first message; False if the person may not look any more."""
        async with self._live.lock:
            before, self._outbox = self._outbox, Outbox(self._outbox.rest(), self._page)
            before.close()
            if self._closed:
                self._outbox.close()
            message = await self._come_in()
        # Checked after subscribing: an access that ended before is found here, a later end is notified.
        if not await self._may_look():
            return False
        await self._say(message)
        return True

    async def _turn_to_the_asked(self) -> None:
        """If he has several seats, show him the one whose turn it is, after the waiting messages."""
        fixed = self._seat >= 0 and self._shown is None
        if fixed or self._person is None or len(self._live.log_state.seats_of(self._person.id)) < 2:
            return
        now = await access.viewer(
            self._server.tables, self._live, self._person, self._viewer.lang, self._seat, self._shown
        )
        if now == self._viewer:
            return
        async with self._live.lock:
            self._live.room.leave(self._room, self._outbox)
            self._viewer = now
            self._outbox.put(await self._come_in())

    async def _come_in(self) -> bytes:
        """Subscribe, with the table's lock held; returns the first message."""
        await self._server.tables.writer.show(self._live)  # all get the same version
        channel = self._live.room.enter(self._channel(), self._outbox)
        self._room = channel.key
        return await self._first(channel)

    def _channel(self) -> Channel:
        """The channel of those who see the same."""
        raise NotImplementedError

    async def _first(self, channel: Channel) -> bytes:
        """The first message for a new subscriber of this channel."""
        raise NotImplementedError

    async def _may_look(self) -> bool:
        try:
            person = await person_now(self._socket)
            seat = self._viewer.seat if self._shown is None else self._seat
            async with self._live.lock:  # do not judge by anything uncommitted
                now = await access.viewer(
                    self._server.tables, self._live, person, self._viewer.lang, seat, self._shown
                )
        except Refused:
            return False
        return now == self._viewer

    async def _send(self) -> None:
        try:
            welcome = await self._enter()
            while welcome:
                message = await self._outbox.get()
                if self._closed:
                    break
                if message is not None:
                    await self._say(message)
                    await self._turn_to_the_asked()
                elif self._outbox.lost and not self._outbox.closed:
                    self._live.room.leave(self._room, self._outbox)
                    welcome = await self._enter()
                else:
                    break
            async with self._answering:  # a player who leaves his seat still gets the answer
                for answer in () if self._closed else self._outbox.rest():
                    await self._say(answer)
                await self._socket.close(GOING_AWAY)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
        except EngineFailed:
            await self._socket.close(1011)
        except Exception as error:  # only the end of this task is awaited
            if is_away(error):
                storage_away(self._socket, error)
            else:
                logs.log_error("a socket failed", table=self._live.id)
            with contextlib.suppress(Exception):
                await self._socket.close(TRY_LATER)

    async def _say(self, message: bytes) -> None:
        """Send; a client that does not read for long is disconnected (TimeoutError is an OSError)."""
        async with asyncio.timeout(SENDING):
            await self._socket.send_text(message.decode())

    async def _receive(self) -> None:
        try:
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                if text is None:
                    text = (message.get("bytes") or b"").decode("utf-8", "replace")
                while wait := self._wait():
                    await asyncio.sleep(wait)  # and the rest of a flood waits at the client
                if wait := self._server.queue.wait(client_address(self._socket)):
                    await asyncio.sleep(wait)
                async with self._answering:
                    answer = msgspec.json.encode(await self._meter.of(self._answer(text)))
                    charge(self._socket, self._person, self._meter)
                    if self._outbox.closed and not self._closed:
                        await self._say(answer)
                    else:
                        self._outbox.put(Answer(answer))
                await self._outbox.calm()
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    def _wait(self) -> float:
        """How many seconds until the next message may be answered, by their number and their cost."""
        return wait_of(self._socket, self._person) or self._server.buckets.take("message", self._who)

    async def _answer(self, text: str) -> Outcome | NotDone | Pong:
        id = ""
        try:
            data = decode(text, dict[str, Any])
            given = data.get("id")
            id = given[:64] if isinstance(given, str) else ""
            kind = data.pop("type", None)
            if kind == "ping":
                return Pong(id, self._live.version)
            return await self._do(kind, data)
        except RatushaError as error:
            return await self._refused(id, error)
        except EngineFailed:
            logs.log_error("engine failed in an answer", table=self._live.id)
            return self._refusal(id, Refused("frozen"))
        except Exception as error:
            if is_away(error):
                return self._refusal(id, storage_away(self._socket, error))
            logs.log_error("a socket's message failed", table=self._live.id)
            self._server.metrics.count("errors")
            return self._refusal(id, Refused("internal_error"))

    async def _do(self, kind: object, data: dict[str, Any]) -> Outcome:
        """Do what a message asks for; returns the answer."""
        raise Refused("unknown_operation")

    async def _refused(self, id: str, error: RatushaError) -> NotDone:
        """The answer to a refused message."""
        return self._refusal(id, error)

    def _refusal(self, id: str, error: RatushaError) -> NotDone:
        names = self._live.seat_names(self._viewer.lang)
        status, told = error_data(error, self._viewer.lang, names)
        return NotDone(id, status, told)


class Program(Client):
    """A client that gets JSON and may do everything the API offers."""

    def _channel(self) -> Programs:
        return Programs(self._viewer)

    async def _first(self, channel: Channel) -> bytes:
        assert isinstance(channel, Programs)
        return await self._server.tables.writer.shown(self._live, lambda: channel.begin(self._live))

    async def _do(self, kind: object, data: dict[str, Any]) -> Outcome:
        operation = OPERATIONS.get(kind) if isinstance(kind, str) else None
        if operation is None:
            raise Refused("unknown_operation")
        if self._person is None:
            raise Refused("not_signed_in")
        await take(self._socket, operation.rate, self._person.id)
        asked = convert(data, operation, strict=True)
        person = await person_now(self._socket)
        if person is None:
            raise Refused("not_signed_in")
        viewer = self._viewer
        work = carry_out(self._server.tables, self._live, person, asked, viewer.lang, viewer.seat)
        return await asyncio.shield(self._measured(work))

    async def _measured(self, work: Coroutine[Any, Any, Outcome]) -> Outcome:
        return await self._meter.of(work)

    async def _refused(self, id: str, error: RatushaError) -> NotDone:
        """A stale message is answered with the present position."""
        answer = self._refusal(id, error)
        if code_of(error) == "stale":
            async with self._live.lock:
                answer.snapshot = await self._server.tables.writer.shown(
                    self._live, lambda: snapshots.snapshot(self._live, self._viewer)
                )
        return answer
