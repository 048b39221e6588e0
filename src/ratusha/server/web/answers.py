"""Answers: JSON, errors as one clear sentence, the session's cookie."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ratusha.kernel.errors import BadInput, IllegalMove, RatushaError
from ratusha.kernel.words import text
from ratusha.server import logs
from ratusha.server.people.people import AGE
from ratusha.server.refusal import Refused
from ratusha.server.store import is_away
from ratusha.server.tables.engine import EngineFailed
from ratusha.server.web.context import COOKIE, lang_of, server_of
from ratusha.server.web.guard import admit
from ratusha.server.words import DEFAULT, say

Handler = Callable[[Request], Awaitable[Response]]


def json(data: Any, status: int = 200) -> Response:
    """A JSON answer."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def error_data(error: RatushaError, lang: str, names: Sequence[str] = ()) -> tuple[int, dict[str, Any]]:
    """Status and body of a refusal: 422 for what has the wrong shape, 409 for what can't be done."""
    code, status = "refused", 409
    data: dict[str, Any] = {}
    if isinstance(error, Refused):
        code, status = error.code, error.status
    elif isinstance(error, IllegalMove):
        code = "illegal"
        if error.rule:
            data["rule"] = error.rule
    elif isinstance(error, BadInput):
        code = "bad-input"
    return status, {"error": {"code": code, "text": text(error.message(), lang, names), **data}}


def api(handler: Handler) -> Handler:
    """An endpoint of the API: guarded, errors as JSON."""

    async def endpoint(request: Request) -> Response:
        lang = DEFAULT
        try:
            await admit(request)
            return await handler(request)
        except RatushaError as error:
            lang = await _lang(request)
            status, data = error_data(error, lang, getattr(request.state, "names", ()))
            answer = json(data, status)
            if isinstance(error, Refused) and error.retry_after:
                answer.headers["retry-after"] = str(int(error.retry_after) + 1)
            return answer
        except EngineFailed as error:
            await rules_failed(request, error)
            return json({"error": {"code": "frozen", "text": say(await _lang(request), "no-frozen")}}, 409)
        except Exception as error:
            if is_away(error):
                answer = json(error_data(storage_away(request, error), await _lang(request))[1], 503)
                answer.headers["retry-after"] = "2"
                return answer
            logs.broken("request failed", method=request.method)
            server_of(request).metrics.count("errors")
            return json({"error": {"code": "broken", "text": say(lang, "no-internal-error")}}, 500)

    return endpoint


async def rules_failed(connection: HTTPConnection, error: EngineFailed) -> None:
    """The rules failed in an answer. If they did not end, the table is frozen, so that nobody asks again.

    An error alone freezes it only where its own position can't be shown, or a move not be made.
    """
    live = getattr(connection.state, "live", None)
    logs.broken("engine failed in an answer", table=live.id if live is not None else "")
    if live is not None and error.overran:
        async with live.lock:
            await server_of(connection).tables.engine_failed(live, error)


def storage_away(connection: HTTPConnection, error: Exception) -> Refused:
    """The database does not answer: what a client is told, and a line for the log."""
    logs.log("the database does not answer", level=40, error=type(error).__name__)
    server_of(connection).metrics.count("storage_away")
    return Refused(503, "storage")


async def _lang(connection: HTTPConnection) -> str:
    try:
        return await lang_of(connection)
    except Exception:  # the database is away: any language will do
        return DEFAULT


def set_session(request: HTTPConnection, answer: Response, session: str) -> None:
    """Put the session into the cookie."""
    set_cookie(request, answer, COOKIE, server_of(request).people.sign(session), AGE)


def set_cookie(request: HTTPConnection, answer: Response, name: str, value: str, age: int) -> None:
    """A cookie that no script reads, and no other site sends along."""
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
