"""Passwords: argon2 in a thread, a few at a time.

The salt is made from the login with the server's key. So one hash is computed for any login, whether it
exists or not, and two people may even choose the same login: nobody can find out which logins are taken.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import Final

from argon2.low_level import Type, hash_secret_raw

TIME: Final = 2
MEMORY_KIB: Final = 19 * 1024
AT_ONCE: Final = 2
LEAST: Final = 8


class Passwords:
    """Hashes for one server."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._gate = asyncio.Semaphore(AT_ONCE)

    async def hash(self, login: str, password: str) -> str:
        """The hash that is stored for a password."""
        async with self._gate:
            return await asyncio.to_thread(self._hash, login, password)

    def _hash(self, login: str, password: str) -> str:
        salt = hmac.new(self._key, b"salt:" + login.encode(), hashlib.sha256).digest()
        raw = hash_secret_raw(password.encode(), salt, TIME, MEMORY_KIB, 1, 32, Type.ID)
        return f"argon2id${TIME}${MEMORY_KIB}${raw.hex()}"
