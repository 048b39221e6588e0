"""Guards all requests: security headers, CSRF and Origin checks, size limits, one log line each."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import secrets
import time
import urllib.parse
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ratusha.server.base import limits, logs
from ratusha.server.model.person import Person
from ratusha.server.refusal import Refused
from ratusha.server.web.context import (
    COOKIE,
    bearer_of,
    body_of,
    client_address,
    person_of,
    server_of,
    session_of,
    take,
)
from ratusha.server.web.request_cost import Meter, charge, queue, too_much_time, wait_of

TOO_OFTEN: Final = 429
SAFE: Final = ("GET", "HEAD", "OPTIONS")

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
        " connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        # No id contains a NUL, and PostgreSQL refuses to search for one.
        scope["path"] = scope["path"].replace("\0", "\ufffd")
        scope["query_string"] = scope["query_string"].replace(b"%00", b"%EF%BF%BD")
        id = secrets.token_hex(6)
        logs.request.set(id)
        if scope["type"] == "websocket":
            await self._app(scope, receive, _refusing(send))
            return
        begun = time.monotonic()
        status = 0
        static = scope["path"].startswith("/static/")
        taken = 0
        whole = False

        async def limited() -> Message:
            nonlocal taken, whole
            left = None if whole else begun + limits.BODY_SECONDS - time.monotonic()
            try:
                message = await asyncio.wait_for(receive(), left)
            except TimeoutError:
                raise Refused("request_too_slow") from None
            taken += len(message.get("body", b""))
            whole = not message.get("more_body", False)
            if taken > limits.BODY:
                raise Refused("request_too_large")
            return message

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers["x-request-id"] = id
                headers.setdefault("cache-control", "no-cache" if static else "no-store")
                if status in (408, 413):
                    headers["connection"] = "close"  # do not wait for the rest of the body
            await send(message)

        meter = Meter()
        try:
            await meter.of(self._app(scope, limited, guarded))  # type: ignore[arg-type]
        finally:
            if status != TOO_OFTEN and "app" in scope:
                charge(HTTPConnection(scope), scope.get("state", {}).get("person"), meter)
            self._log(scope, status, time.monotonic() - begun)

    @staticmethod
    def _log(scope: Scope, status: int, seconds: float) -> None:
        app = scope.get("app")
        if app is None:
            return
        metrics = app.state.server.metrics
        metrics.count("requests", status=str(status))
        metrics.timing("request", seconds)
        # The route's pattern, never the address itself: an invitation's token is a secret.
        route = scope.get("route")
        path = getattr(route, "path", "?")
        level = logging.INFO if status >= 500 else logging.DEBUG
        client = client_address(HTTPConnection(scope))
        logs.log(
            "request",
            level,
            method=scope["method"],
            path=path,
            status=status,
            ms=round(seconds * 1000, 1),
            client=client,
        )


def _refusing(send: Send) -> Send:
    """The same, but a refused handshake gets an answer with our headers."""
    accepted = False

    async def refusing(message: Message) -> None:
        nonlocal accepted
        if message["type"] == "websocket.close" and not accepted:
            headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
            headers += [(b"cache-control", b"no-store"), (b"content-length", b"0")]
            await send({"type": "websocket.http.response.start", "status": 403, "headers": headers})
            await send({"type": "websocket.http.response.body", "body": b""})
            return
        accepted = accepted or message["type"] == "websocket.accept"
        await send(message)

    return refusing


def check_origin(connection: HTTPConnection) -> None:
    """Refused when the request comes from a page of another site."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    try:
        parts = urllib.parse.urlsplit(origin)
    except ValueError:
        raise Refused("cross_site_request") from None
    host = connection.headers.get("host", "")
    settings = server_of(connection).settings
    if origin and origin in (settings.address.rstrip("/"), *settings.origins.split()):
        return
    # A site that uses TLS has no pages without it.
    schemes = ("https",) if settings.address.startswith("https:") else ("http", "https")
    if parts.netloc and parts.netloc == host and parts.scheme in schemes and parts[2:] == ("", "", ""):
        return
    raise Refused("cross_site_request")


async def _check_budget(request: Request) -> None:
    """Refused when too much time was recently spent for the address or the person; after a wait, when it
    was much."""
    person: Person | None = None
    with contextlib.suppress(Refused):  # an invalid token: later steps will refuse
        person = await person_of(request)
    wait = wait_of(request, person)
    if wait:
        raise too_much_time(request, wait)
    await queue(request)


async def admit(request: Request) -> None:
    """Refused when the limits are used up, or when a change is requested neither from a page of ours nor
    with a token."""
    await _check_budget(request)
    if request.method in SAFE:
        await take(request, "read")
        return
    check_origin(request)
    if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refused("cross_site_request")
    if bearer_of(request) is not None:
        return
    kind = request.headers.get("content-type", "")
    if COOKIE not in request.cookies and kind.startswith("application/json"):
        return  # it uses nobody's rights, and no form of another site can send it
    session = session_of(request)
    given = request.headers.get("x-csrf-token", "")
    if not given and kind.startswith("application/x-www-form-urlencoded"):
        given = (await form_of(request)).get("csrf", "")
    if session is None or not hmac.compare_digest(
        given.encode(), server_of(request).people.csrf(session).encode()
    ):
        raise Refused("bad_csrf_token")


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form, read once; the last of several with one name."""
    if hasattr(request.state, "form"):
        return dict(request.state.form)
    body = (await body_of(request)).decode("utf-8", "replace")
    body = body.replace("%00", "%EF%BF%BD").replace("\0", "\ufffd")
    try:
        request.state.form = dict(urllib.parse.parse_qsl(body, keep_blank_values=True, max_num_fields=200))
    except ValueError:
        raise Refused("unreadable_form") from None
    return dict(request.state.form)
