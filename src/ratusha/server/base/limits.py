"""Limits: how often, how large. There is a token bucket for each person or address and each kind of request.

slowapi and limits must know before a request what it costs; here a bucket is charged afterwards with the
processor time it took, and a right password gets its token back.
"""

from __future__ import annotations

import ipaddress
import time
from typing import Final

SEATS: Final = 16
"""The most seats that the kernel allows."""
NAME: Final = 24
CHAT: Final = 500
NOTES: Final = 10_000
PASSWORD: Final = 200
LABEL: Final = 40
BODY: Final = 1_000_000
BODY_SECONDS: Final = 60.0
"""Seconds in which a request's body must arrive."""
FRAME: Final = 64_000
RECORD: Final = 500_000
RECORD_LINES: Final = 8_000
ENTRIES: Final = 20_000
"""Entries of a table's log, not counting moves: reading it must not take long."""
PLAIN_BODY: Final = 64_000
"""Bytes; the numbers of a longer body are not looked at again (see `context.decode`)."""
LINE: Final = 200
"""Moves in one submit or one line of the sandbox."""
SOCKETS: Final = 40
"""Open sockets of one person in one process."""
CONNECTIONS: Final = 2000
"""Connections of one address to one process, not counting sockets; fewer if it may open few files."""
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
"""What is counted in the database, for all processes together. Each process counts the rest for itself,
because those limits only protect the process."""
FORGET: Final = 100
"""After this many shared tokens the full buckets are removed from the database."""


def customer(host: str) -> str:
    """The part of a client's address that one customer gets: all of IPv4, the first half of IPv6."""
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
    """The buckets of this process. A full bucket is not stored."""

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
        """How many seconds until the bucket has anything in it; 0.0: now."""
        most, rate = self.pace(kind)
        moment = time.monotonic()
        level, last = self._level.get((kind, who), (most, moment))
        return max(0.0, -(level + (moment - last) * rate) / rate)

    def spend(self, kind: str, who: str, amount: float) -> None:
        """Take this much out of the bucket, even below zero, but no further than what it holds when full."""
        most, rate = self.pace(kind)
        moment = time.monotonic()
        if len(self._level) >= BUCKETS and (kind, who) not in self._level:
            self._forget(moment)
        level, last = self._level.get((kind, who), (most, moment))
        self._level[kind, who] = (max(-most, min(most, level + (moment - last) * rate) - amount), moment)

    def give(self, kind: str, who: str) -> None:
        """Put a token back that need not have been taken."""
        most, _ = self.pace(kind)
        if (kind, who) in self._level:
            level, last = self._level[kind, who]
            self._level[kind, who] = (min(most, level + 1), last)

    def pace(self, kind: str) -> tuple[float, float]:
        """How many at once, and how many a second after that, for a kind of request."""
        most, rate = RATES[kind]
        return max(1.0, most * self._factor), rate * self._factor

    def _forget(self, moment: float) -> None:
        """Drop the buckets that are full again; if none is, the older half."""
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
"""Seconds for which the requests of one address may use the process without a pause;"""
FREE_AGAIN: Final = 0.3
"""and how many of these seconds come back in a second."""
SHARE: Final = 0.5
"""The largest share of the time that its requests may take after that."""
MOST_COUNTED: Final = 0.2
"""At most this many seconds count for one request: the first page on a busy machine is not a flood."""
LONGEST_QUEUE: Final = 5.0
"""The longest time, in seconds, that a request waits for its turn; beyond that it is refused."""


class Queue:
    """Makes an address that has kept others waiting pause between its requests.

    A bucket alone would let it use the process without a pause until the bucket is empty.
    """

    def __init__(self, factor: float = 1.0) -> None:
        self._free = FREE * factor
        self._held: dict[str, tuple[float, float]] = {}
        """For how long an address has recently used the process, and when that was computed."""
        self._cost: dict[str, float] = {}
        """About how long one of its requests takes."""
        self._next: dict[str, float] = {}
        """When the next one may begin."""

    def wait(self, address: str) -> float:
        """How many seconds a request of this address must wait; it is queued, unless that is too long."""
        moment = time.monotonic()
        if self._level(address, moment) < self._free:
            return 0.0
        begins = max(moment, self._next.get(address, moment))
        if begins - moment <= LONGEST_QUEUE:
            self._next[address] = begins + self._cost[address] / SHARE
        return begins - moment

    def note(self, address: str, seconds: float) -> None:
        """A request of this address has used the process for this long."""
        if address not in self._held and len(self._held) >= BUCKETS:
            for known in (self._held, self._cost, self._next):
                known.clear()
        moment = time.monotonic()
        seconds = min(seconds, MOST_COUNTED)
        self._held[address] = self._level(address, moment) + seconds, moment
        self._cost[address] = 0.8 * self._cost.get(address, seconds) + 0.2 * seconds

    def _level(self, address: str, moment: float) -> float:
        level, last = self._held.get(address, (0.0, moment))
        return max(0.0, level - (moment - last) * FREE_AGAIN)
