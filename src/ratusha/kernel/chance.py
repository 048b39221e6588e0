"""Dice that nobody can foresee and anybody can check afterwards."""

from __future__ import annotations

import hashlib
import hmac
import re

from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg

BYTES = 32


class Secret:
    """The 256-bit secret of one table.

    Its hash is shown before the first move, the secret itself after the last. The ticket of an
    event is a keyed hash of the event's number: earlier tickets tell nothing about later ones, and
    going back to a ply brings back the same die.
    """

    def __init__(self, key: bytes) -> None:
        if len(key) != BYTES:
            raise BadInput("secret", Msg("kernel-secret-size"))
        self.key = key

    @classmethod
    def from_hex(cls, digits: str) -> Secret:
        """The secret as it stands in a record."""
        if not re.fullmatch(r"[0-9a-f]{64}", digits):
            raise BadInput("secret", Msg("kernel-secret-size"))
        return cls(bytes.fromhex(digits))

    @property
    def hex(self) -> str:
        """The secret, to be shown when the game is over."""
        return self.key.hex()

    @property
    def commitment(self) -> str:
        """What is shown before the first move."""
        return hashlib.sha256(b"ratusha commitment 1\n" + self.key).hexdigest()

    def ticket(self, event: int, tickets: int) -> int:
        """A fair number in range(tickets) for the event with this number."""
        limit = (1 << 256) - (1 << 256) % tickets
        attempt = 0
        while True:
            digest = hmac.new(self.key, b"%d/%d" % (event, attempt), hashlib.sha256).digest()
            value = int.from_bytes(digest, "big")
            if value < limit:
                return value % tickets
            attempt += 1
