"""The application: all addresses, its start and its end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from typing import Final

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from ratusha.server.base import logs
from ratusha.server.base.metrics import Metrics
from ratusha.server.server import Server
from ratusha.server.settings import Settings, from_environment
from ratusha.server.store import Tx
from ratusha.server.web.answers import api
from ratusha.server.web.context import server_of
from ratusha.server.web.endpoints import ENDPOINTS
from ratusha.server.web.guard import Guard
from ratusha.server.web.openapi import written
from ratusha.server.web.operations import OPERATIONS
from ratusha.server.web.pages import PAGES
from ratusha.server.web.pages.page_channel import page_socket
from ratusha.server.web.pages.render import environment, missing
from ratusha.server.web.picture_files import PICTURE_FILES
from ratusha.server.web.socket import table_socket
from ratusha.server.web.static import STATIC
from ratusha.server.web.table_api import operate

HEALTH_SECONDS: Final = 5.0
"""Seconds after which the database counts as unavailable."""
ROOM: Final = 64_000


async def _read(tx: Tx) -> None:
    """Read something that every page needs."""
    for table in ("meta", "people", "tables", "entries", "seated"):
        await tx.one(f"SELECT * FROM {table} LIMIT 1")


async def _write(tx: Tx) -> None:
    """Write as much as several moves need; nothing of it is kept."""
    await tx.run("INSERT INTO meta (key, value) VALUES (?, ?)", "health", "x" * ROOM)
    await tx.run("DELETE FROM meta WHERE key = ?", "health")


async def healthz(request: Request) -> Response:
    """Is the server alive, and does its database answer? If the last commit failed: can it write again?

    A database that was found damaged counts as damaged until a restart.
    """
    store = server_of(request).store
    if store.damaged:
        logs.log("the database is damaged", level=40, error=store.damaged)
        return PlainTextResponse("the database is damaged: restore a backup\n", 503)
    asked = asyncio.ensure_future(store.write(_write) if store.failing else store.read(_read))
    await asyncio.wait({asked}, timeout=HEALTH_SECONDS)  # not cancelled: that might wait, too
    asked.add_done_callback(lambda done: done.cancelled() or done.exception())
    if asked.done() and asked.exception() is None:
        return PlainTextResponse("ok\n")
    logs.log(
        "the database does not answer", level=40, error=str(asked.exception()) if asked.done() else "slow"
    )
    return PlainTextResponse("the database does not answer\n", 503)


async def metrics(request: Request) -> Response:
    """For Prometheus."""
    return PlainTextResponse(server_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


async def openapi(request: Request) -> Response:
    """The OpenAPI description."""
    return Response(written(), media_type="application/json")


V1 = "/api/v1"

API = [
    Route(f"{V1}/openapi.json", api(openapi)),
    *(
        Route(f"{V1}{endpoint.path}", api(endpoint.handler), methods=[endpoint.method.upper()])
        for endpoint in ENDPOINTS
    ),
    *(
        Route(f"{V1}/tables/{{table}}/{name}", api(operate(operation)), methods=["POST"])
        for name, operation in OPERATIONS.items()
    ),
    WebSocketRoute(f"{V1}/tables/{{table}}/socket", table_socket),
]


def _load_templates() -> None:
    for template in environment().list_templates():
        environment().get_template(template)


def application(settings: Settings, counted: Metrics | None = None) -> Starlette:
    """The ASGI application of one process."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, object]]:
        logs.set_up(settings.log_level)
        # Otherwise the first visitor of each page would make everybody wait.
        await run_in_threadpool(_load_templates)
        server = await Server.start(settings, counted)
        app.state.server = server
        gc.collect()  # everything loaded so far stays: the garbage collector need not look at it
        gc.freeze()
        try:
            yield {"stop": server.hub.stop}
        finally:
            await server.close()

    made = Starlette(
        routes=[
            *API,
            *PAGES,
            WebSocketRoute("/tables/{table}/socket", page_socket),
            Route("/healthz", healthz),
            Route("/metrics", metrics),
            *PICTURE_FILES,
            *STATIC,
        ],
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)],
        exception_handlers={404: missing, 405: missing},
        lifespan=lifespan,
    )
    made.router.redirect_slashes = False  # it would redirect to whatever host the request names
    return made


def create(counted: Metrics | None = None) -> Starlette:
    """For uvicorn's processes: settings from the environment."""
    return application(from_environment(), counted)
