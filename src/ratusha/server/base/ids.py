"""Ids, tokens and the present time."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable

clock: Callable[[], float] = time.time
"""Where the time comes from; tests set it."""


def now() -> int:
    """Milliseconds since 1970."""
    return int(clock() * 1000)


def new_id() -> str:
    """A short id for a person or a table: 80 bits, without letters that are easily confused."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(16))


def new_token() -> str:
    """A secret for a link or a bot: 160 bits."""
    return secrets.token_urlsafe(20)


PROCESS = new_id()
"""The id of this process, among those that share a database."""


def fingerprint(token: str) -> str:
    """The hash that is kept of a token, which is never shown again."""
    return hashlib.sha256(token.encode()).hexdigest()
