"""Attempts at a password: wrong ones are counted, by address and login together.

Nobody can lock out the owner of a login by guessing from elsewhere. A device on which somebody has logged
in before has a cookie that says so, and its attempts are counted apart from all others.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ratusha.server.base.ids import fingerprint, new_id
from ratusha.server.model.person import login_key
from ratusha.server.people.accounts import AGE
from ratusha.server.web.answers import set_cookie
from ratusha.server.web.context import client_address, server_of, take

DEVICE: Final = "ratusha-device"
"""The cookie of a known device: its id, and whose it is."""

Counted = tuple[str, str]
"""A kind of limit, and whose attempts it counts."""


@asynccontextmanager
async def one_try(connection: HTTPConnection, login: str) -> AsyncIterator[None]:
    """Around an attempt; Refused if there were too many. If it does not raise, the password was right and
    the attempt does not count."""
    counted = _counted(connection, login)
    for kind, name in counted:
        await take(connection, kind, name)
    yield
    for kind, name in counted:
        await server_of(connection).give_back(kind, name)


def _counted(connection: HTTPConnection, login: str) -> list[Counted]:
    """The limits an attempt counts against: those of a known device; else of address and login, address,
    login."""
    key = login_key(login)
    device = _known_device(connection, key)
    if device:
        return [("login", f"device:{device}")]
    address = client_address(connection)
    return [("login", f"{address} {key}"), ("logins", address), ("guesses", key)]


def _known_device(connection: HTTPConnection, key: str) -> str:
    """The id of this device, if the owner of this login has logged in on it; else empty."""
    kept = server_of(connection).people.unsign(connection.cookies.get(DEVICE, "")) or ""
    kind, _, rest = kept.partition(":")
    device, _, whose = rest.partition(":")
    return device if kind == "device" and whose == fingerprint(key) else ""


def know_device(connection: HTTPConnection, answer: Response, login: str) -> None:
    """From now on the owner of this login is known on this device."""
    kept = f"device:{new_id()}:{fingerprint(login_key(login))}"
    set_cookie(connection, answer, DEVICE, server_of(connection).people.sign(kept), AGE)
