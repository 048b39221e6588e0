"""Answers: JSON, errors as one clear sentence, the session's cookie."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

import msgspec
from msgspec import UNSET
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ratusha.kernel.errors import IllegalMove, RatushaError
from ratusha.kernel.words import text
from ratusha.server.base import logs
from ratusha.server.people.accounts import AGE
from ratusha.server.refusal import STATUS, Refused, code_of
from ratusha.server.store import is_away
from ratusha.server.tables.live.rules_guard import EngineFailed
from ratusha.server.web.context import COOKIE, lang_of, server_of
from ratusha.server.web.guard import admit
from ratusha.server.web.shapes import Error, Refusal
from ratusha.server.words import DEFAULT

T = TypeVar("T")

Handler = Callable[[Request], Awaitable[Response]]


class Json(Response, Generic[T]):
    """An answer as JSON. Its type is what the OpenAPI description says about it."""

    media_type = "application/json"

    def __init__(self, data: T, status: int = 200) -> None:
        super().__init__(msgspec.json.encode(data), status)


def error_data(error: RatushaError, lang: str, names: Sequence[str] = ()) -> tuple[int, Error]:
    """Status and body of a refusal."""
    code = code_of(error)
    rule = error.rule if isinstance(error, IllegalMove) else ""
    return STATUS[code], Error(code, text(error.message(), lang, names), rule or UNSET)


def refusal(error: RatushaError, lang: str, names: Sequence[str] = ()) -> Json[Refusal]:
    """The answer for a refusal."""
    status, told = error_data(error, lang, names)
    return Json(Refusal(told), status)


def api(handler: Handler) -> Handler:
    """An endpoint of the API: its errors become JSON."""

    async def endpoint(request: Request) -> Response:
        lang = DEFAULT
        try:
            await admit(request)
            return await handler(request)
        except RatushaError as error:
            lang = await _lang(request)
            answer = refusal(error, lang, getattr(request.state, "names", ()))
            if isinstance(error, Refused) and error.retry_after:
                answer.headers["retry-after"] = str(int(error.retry_after) + 1)
            return answer
        except EngineFailed as error:
            await rules_failed(request, error)
            return refusal(Refused("frozen"), await _lang(request))
        except Exception as error:
            if is_away(error):
                answer = refusal(storage_away(request, error), await _lang(request))
                answer.headers["retry-after"] = "2"
                return answer
            logs.log_error("request failed", method=request.method)
            server_of(request).metrics.count("errors")
            return refusal(Refused("internal_error"), lang)

    return endpoint


async def rules_failed(connection: HTTPConnection, error: EngineFailed) -> None:
    """The rules failed in an answer. If they did not end, the table is frozen, so that they are not called
    again.

    An error alone freezes it only where its own position can't be shown, or a move can't be made.
    """
    live = getattr(connection.state, "live", None)
    logs.log_error("engine failed in an answer", table=live.id if live is not None else "")
    if live is not None and error.overran:
        async with live.lock:
            await server_of(connection).tables.writer.engine_failed(live, error)


def storage_away(connection: HTTPConnection, error: Exception) -> Refused:
    """The database is unavailable: the refusal for the client, and a line for the log."""
    logs.log("the database does not answer", level=40, error=type(error).__name__)
    server_of(connection).metrics.count("storage_away")
    return Refused("storage_unavailable")


async def _lang(connection: HTTPConnection) -> str:
    try:
        return await lang_of(connection)
    except Exception:  # the database is unavailable: any language will do
        return DEFAULT


def set_session(request: HTTPConnection, answer: Response, session: str) -> None:
    """Put the session into the cookie."""
    set_cookie(request, answer, COOKIE, server_of(request).people.sign(session), AGE)


def set_cookie(request: HTTPConnection, answer: Response, name: str, value: str, age: int) -> None:
    """A cookie that scripts can't read, and that is not sent with other sites' requests."""
    secure = request.url.scheme == "https" or server_of(request).settings.address.startswith("https:")
    answer.set_cookie(
        name,
        value,
        max_age=age,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )
