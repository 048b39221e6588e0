"""Running the server: one process, or several that share a port and a PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace

import uvicorn

from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg
from ratusha.server.base import limits, logs
from ratusha.server.base.metrics import Metrics
from ratusha.server.base.signals import stop_when_told
from ratusha.server.people.accounts import People
from ratusha.server.settings import Settings
from ratusha.server.store import POSTGRES, is_away, open_store, unusable
from ratusha.server.store.sqlite_lock import claimed
from ratusha.server.supervisor import Supervisor
from ratusha.server.tables.tables import Tables
from ratusha.server.web.protocols import Http, Socket

GRACE = 5
"""Seconds that open requests have when the server stops."""


def prepare(settings: Settings) -> str | None:
    """Check the database and make its tables and key. Returns a token for becoming the admin, if there is
    none."""

    async def work() -> str | None:
        store = await open_store(settings.database_url(), check=True)
        try:
            key = await People.server_key(store)
            return await People(store, Tables(store, Metrics()), key).host_link()
        except Exception as error:
            if not is_away(error):
                raise
            raise unusable(settings.database_url(), error) from None
        finally:
            await store.close()

    return asyncio.run(work())


def listen(host: str, port: int) -> socket.socket:
    """A socket on this port (0: any free one); BadInput if the port is not available."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except (OSError, OverflowError) as error:
        bound.close()
        raise BadInput(f"{host}:{port}", Msg("server-no-port", why=str(error))) from None
    _take_files()
    bound.listen(1024)
    bound.set_inheritable(True)
    return bound


def _take_files() -> None:
    """Raise the limit of open files, and so of connections, as far as the system allows."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(settings: Settings, host: str, port: int, workers: int, open_browser: bool) -> bool:
    """Serve until stopped. Prints the address and how to become the admin. False if it could not start."""
    logs.set_up(logs.checked(settings.log_level))
    if workers > 1 and not settings.database_url().startswith(POSTGRES):
        raise BadInput("--workers", Msg("server-no-shared-database"))
    if workers > 1 and not hasattr(socket, "send_fds"):
        raise BadInput("--workers", Msg("server-no-shared-port"))
    claim = claimed(settings.database_url())
    token = prepare(settings)
    bound = listen(host, port)
    shown = f"http://{f'[{host}]' if ':' in host else host}:{bound.getsockname()[1]}"
    address = settings.address or shown
    os.environ.update(replace(settings, listening=shown).to_environment())
    print(f"Ratusha: {address}", flush=True)
    if token is not None:
        print(f"To become the admin: {address}/host/become?token={token}", flush=True)
    if open_browser and os.environ.get("DISPLAY", sys.platform in ("win32", "darwin")):
        threading.Timer(1.0, _open, (address,)).start()
    config = uvicorn.Config(
        "ratusha.server.web.app:create",
        factory=True,
        log_config=None,
        access_log=False,
        http=Http,
        ws=Socket,
        ws_max_size=limits.FRAME,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        lifespan="on",
    )
    try:
        if workers > 1:
            Supervisor(config, bound, workers).run()
        else:
            server = uvicorn.Server(config)
            stop_when_told(server)
            server.run(sockets=[bound])
    except SystemExit as end:
        if end.code:  # the line before says why
            logs.log("the server could not be started", level=40)
        return not end.code
    finally:
        if claim is not None:
            claim.close()
    return True


def _open(address: str) -> None:
    with contextlib.suppress(Exception):
        webbrowser.open(address)
