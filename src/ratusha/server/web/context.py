"""What belongs to a request: the server, the session, the person, the language."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from ratusha.server.base import limits
from ratusha.server.model.person import Person
from ratusha.server.refusal import Refused, too_often
from ratusha.server.server import Server
from ratusha.server.words import choose

T = TypeVar("T")

COOKIE = "ratusha"


def server_of(connection: HTTPConnection) -> Server:
    """The server that answers."""
    server: Server = connection.app.state.server
    return server


def client_address(connection: HTTPConnection) -> str:
    """Where a request comes from; of an IPv6 address only the part that one customer gets."""
    return limits.customer(connection.client.host) if connection.client is not None else "?"


def session_of(connection: HTTPConnection) -> str | None:
    """The session in the request's cookie, if it was signed here."""
    cookie = connection.cookies.get(COOKIE, "")
    return server_of(connection).people.unsign(cookie) if cookie else None


def bearer_of(connection: HTTPConnection) -> str | None:
    """The token in the Authorization header."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


async def person_of(connection: HTTPConnection) -> Person | None:
    """The person who sends a request, by token or session; looked up once."""
    if not hasattr(connection.state, "person"):
        people = server_of(connection).people
        token = bearer_of(connection)
        session = session_of(connection)
        found: Person | None = None
        if token is not None:
            found = await people.of_token(token)
            if found is None:
                raise Refused("bad_token")
        elif session is not None:
            found = await people.of_session(session)
        connection.state.person = found
    person: Person | None = connection.state.person
    return person


async def person_now(connection: HTTPConnection) -> Person | None:
    """The same, looked up again: a connection may outlive the session or token that it was opened with."""
    if hasattr(connection.state, "person"):
        del connection.state.person
    return await person_of(connection)


async def need_person(connection: HTTPConnection) -> Person:
    """The person who sends a request; Refused if nobody is logged in."""
    person = await person_of(connection)
    if person is None:
        raise Refused("not_signed_in")
    return person


async def need_host(connection: HTTPConnection) -> Person:
    """The admin who sends a request; Refused if it is somebody else."""
    person = await need_person(connection)
    if not person.host:
        raise Refused("not_host")
    return person


async def lang_of(connection: HTTPConnection) -> str:
    """The language to answer in: of the address, of the cookie, of the settings, or of the browser."""
    asked = connection.query_params.get("lang", "")
    if asked in ("en", "ru"):
        return asked
    chosen = connection.cookies.get("lang", "")
    if chosen in ("en", "ru"):
        return chosen
    try:
        person = await person_of(connection)
    except Exception:  # an invalid token, or no database: later steps will refuse
        person = None
    if person is not None and person.settings.lang:
        return person.settings.lang
    return choose(connection.headers.get("accept-language", ""))


async def take(connection: HTTPConnection, kind: str, *who: str) -> None:
    """Count against a rate limit, of the address unless `who` is given; Refused when it is used up.

    What a process refuses by its own count does not reach the database.
    """
    server = server_of(connection)
    names = who or (client_address(connection),)
    wait = max(server.buckets.take(kind, name) for name in names)
    if not wait and kind in limits.SHARED:
        wait = await server.take_shared(kind, names)
    if wait:
        server.metrics.count("rate_limited", kind=kind)
        raise too_often(wait)


async def body_of(request: Request) -> bytes:
    """The request's body; Refused if the client hangs up before it is complete."""
    try:
        return await request.body()
    except ClientDisconnect:
        raise Refused("request_too_slow") from None


async def read_json(request: Request, type: type[T]) -> T:
    """The request's body as this type; Refused, with the place of the error, if it is not."""
    body = await body_of(request)
    if len(body) > limits.BODY:
        raise Refused("request_too_large")
    return decode(body or b"{}", type)


def decode(body: bytes | str, type: type[T]) -> T:
    """JSON as this type."""
    try:
        if ("\\u0000" in body if isinstance(body, str) else b"\\u0000" in body) and _holds_nul(
            msgspec.json.decode(body)
        ):
            raise Refused("wrong_shape", why="NUL")
        return msgspec.json.decode(body, type=type)
    except msgspec.ValidationError as error:
        if len(body) > limits.PLAIN_BODY:
            raise Refused("wrong_shape", why=str(error)[:200]) from None
        try:
            return msgspec.convert(_whole(msgspec.json.decode(body)), type)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refused("wrong_shape", why=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("not_json") from None


def _holds_nul(data: Any) -> bool:
    """Does any text contain a NUL? PostgreSQL can't store it, and nobody needs it."""
    if isinstance(data, dict):
        return any("\0" in name or _holds_nul(value) for name, value in data.items())
    if isinstance(data, list):
        return any(_holds_nul(item) for item in data)
    return isinstance(data, str) and "\0" in data


def _whole(data: Any) -> Any:
    """The same with 3.0 as 3: JSON has one kind of number."""
    if isinstance(data, float) and data.is_integer() and abs(data) < 2**53:
        return int(data)
    if isinstance(data, dict):
        return {name: _whole(value) for name, value in data.items()}
    return [_whole(item) for item in data] if isinstance(data, list) else data


def convert(data: Any, type: type[T], strict: bool = False) -> T:
    """Data as this type: a form's fields, where everything is text, or (strict) a message of the socket."""
    try:
        return msgspec.convert(_whole(data) if strict else data, type, strict=strict)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Refused("wrong_shape", why=str(error)[:200]) from None


def on_phone(connection: HTTPConnection) -> bool:
    """Is the screen a phone's? The page's script says so; before it has run, the browser may have."""
    said = connection.cookies.get("screen")
    return said == "phone" if said else connection.headers.get("sec-ch-ua-mobile") == "?1"
