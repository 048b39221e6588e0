"""Limits: how often, how large. A token bucket for each person or address and each kind of act.

slowapi and limits must know before a request what it costs; here a bucket is charged afterwards with the
processor time that it took, and a right password gets its token back.
"""

from __future__ import annotations

import ipaddress
import time
from typing import Final

SEATS: Final = 16
"""As many as the kernel knows."""
NAME: Final = 24
CHAT: Final = 500
NOTES: Final = 10_000
PASSWORD: Final = 200
LABEL: Final = 40
BODY: Final = 1_000_000
BODY_SECONDS: Final = 60.0
"""How long a body may take to come."""
FRAME: Final = 64_000
RECORD: Final = 500_000
RECORD_LINES: Final = 8_000
ENTRIES: Final = 20_000
"""Entries of a table's log, moves apart: reading it must not take long."""
PLAIN_BODY: Final = 64_000
"""Beyond this a body gets no second look."""
LINE: Final = 200
"""Moves in one submit or sandbox line."""
SOCKETS: Final = 40
"""Sockets of one person."""
CONNECTIONS: Final = 2000
"""Connections of one address to one process, sockets apart; or a share of the files it may open."""
BUCKETS: Final = 50_000

RATES: Final[dict[str, tuple[float, float]]] = {
    # kind: (how many at once, how many a second after that)
    "login": (10, 1 / 30),
    "logins": (60, 1 / 5),
    "guesses": (200, 1 / 10),
    "guest": (20, 1 / 20),
    "create": (20, 1 / 15),
    "chat": (10, 1 / 2),
    "mail": (3, 1 / 3600),
    "move": (60, 10),
    "change": (60, 1),
    "message": (200, 50),
    "socket": (60, 2),
    "heavy": (20, 2),
    "read": (400, 50),
    # seconds of the processor's time: how many at once, how many a second after that
    "address-time": (6, 0.3),
    "person-time": (4, 0.2),
}

SHARED: Final = ("login", "logins", "guesses", "guest", "create", "chat", "mail")
"""What is counted in the database, for all processes together. The rest keeps a process from being swamped,
and each counts for itself."""
FORGET: Final = 100
"""So many shared tokens are taken between two looks for full buckets."""


def customer(host: str) -> str:
    """Of a client's address the part that one customer gets: all of it, or half of an IPv6 address."""
    if ":" not in host:
        return host
    try:
        address = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, 64), strict=False))


class Buckets:
    """The buckets as this process knows them. A full bucket is forgotten."""

    def __init__(self, factor: float = 1.0) -> None:
        self._factor = factor
        self._level: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, who: str) -> float:
        """Take one token: 0.0 when there was one, else how many seconds until there is."""
        most, rate = self.pace(kind)
        moment = time.monotonic()
        level, last = self._level.get((kind, who), (most, moment))
        level = min(most, level + (moment - last) * rate)
        if level < 1:
            self._level[kind, who] = (level, moment)
            return (1 - level) / rate
        if len(self._level) >= BUCKETS:
            self._forget(moment)
        self._level[kind, who] = (level - 1, moment)
        return 0.0

    def wait(self, kind: str, who: str) -> float:
        """How many seconds until there is anything in the bucket; 0.0: there is."""
        most, rate = self.pace(kind)
        moment = time.monotonic()
        level, last = self._level.get((kind, who), (most, moment))
        return max(0.0, -(level + (moment - last) * rate) / rate)

    def spend(self, kind: str, who: str, amount: float) -> None:
        """Take so much out of the bucket, though there be less in it: it may lack as much as it holds."""
        most, rate = self.pace(kind)
        moment = time.monotonic()
        if len(self._level) >= BUCKETS and (kind, who) not in self._level:
            self._forget(moment)
        level, last = self._level.get((kind, who), (most, moment))
        self._level[kind, who] = (max(-most, min(most, level + (moment - last) * rate) - amount), moment)

    def give(self, kind: str, who: str) -> None:
        """Put a token back: it need not have been taken."""
        most, _ = self.pace(kind)
        if (kind, who) in self._level:
            level, last = self._level[kind, who]
            self._level[kind, who] = (min(most, level + 1), last)

    def pace(self, kind: str) -> tuple[float, float]:
        """How many at once, and how many a second after that."""
        most, rate = RATES[kind]
        return max(1.0, most * self._factor), rate * self._factor

    def _forget(self, moment: float) -> None:
        """Drop the buckets that are full again; if none is, the oldest half."""
        full: list[tuple[str, str]] = []
        for (kind, who), (level, last) in self._level.items():
            most, rate = self.pace(kind)
            if level + (moment - last) * rate >= most:
                full.append((kind, who))
        if not full:
            full = sorted(self._level, key=lambda key: self._level[key][1])[: BUCKETS // 2]
        for key in full:
            del self._level[key]


FREE: Final = 0.5
"""Seconds for which requests of one address may keep the process to themselves, as fast as they come;"""
FREED: Final = 0.3
"""and how many a second are forgotten."""
SHARE: Final = 0.5
"""After that, which part of the time its requests may take at the most."""
DEAREST: Final = 0.2
"""More seconds are not counted for one request: the first one of a page on a busy machine is no flood."""
LONGEST_QUEUE: Final = 5.0
"""Seconds that a request waits for its turn; if it would have to wait longer, it is refused."""


class Queue:
    """Lets an address that has kept others waiting wait between its requests, so that others come between.

    A bucket alone would let it keep the process to itself until the bucket is empty.
    """

    def __init__(self, factor: float = 1.0) -> None:
        self._free = FREE * factor
        self._held: dict[str, tuple[float, float]] = {}
        """For how long an address has kept the process to itself of late; the moment of that."""
        self._cost: dict[str, float] = {}
        """For how long a request of it does, about."""
        self._next: dict[str, float] = {}
        """When the next one may begin."""

    def wait(self, address: str) -> float:
        """How many seconds a request of this address has to wait; then it is queued, unless too long."""
        moment = time.monotonic()
        if self._level(address, moment) < self._free:
            return 0.0
        begins = max(moment, self._next.get(address, moment))
        if begins - moment <= LONGEST_QUEUE:
            self._next[address] = begins + self._cost[address] / SHARE
        return begins - moment

    def note(self, address: str, seconds: float) -> None:
        """A request of this address has kept the process to itself for so long."""
        if address not in self._held and len(self._held) >= BUCKETS:
            for known in (self._held, self._cost, self._next):
                known.clear()
        moment = time.monotonic()
        seconds = min(seconds, DEAREST)
        self._held[address] = self._level(address, moment) + seconds, moment
        self._cost[address] = 0.8 * self._cost.get(address, seconds) + 0.2 * seconds

    def _level(self, address: str, moment: float) -> float:
        level, last = self._held.get(address, (0.0, moment))
        return max(0.0, level - (moment - last) * FREED)
