"""The open connections by address: a few addresses must not take all there are.

Every connection needs an open file, and a process may open only so many. Nobody is refused because of
others: when most files are in use, the address with the most connections loses its oldest one, idle ones
first.
"""

from __future__ import annotations

import functools
from typing import Final, Protocol

from ratusha.server.base import limits

SHARE: Final = 8
"""The share of the files that the process may open which one address may use for requests; the same again
for sockets."""
FULL: Final = 0.75
"""The share of them that all connections together may use: the database and the bots need some, too."""


class Connection(Protocol):
    """A connection of a client."""

    @property
    def waiting(self) -> bool:
        """Is no request being answered?"""
        ...

    def hang_up(self) -> None:
        """Close it now."""
        ...


@functools.cache
def files() -> int:
    """How many files this process may open."""
    try:
        import resource

        return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    except ImportError:  # another system
        return limits.CONNECTIONS * SHARE


def most() -> int:
    """The most connections that one address may have for requests, and again for sockets."""
    return min(limits.CONNECTIONS, files() // SHARE)


class Connections:
    """The connections of this process, the oldest of each address first."""

    def __init__(self) -> None:
        self.requests: dict[str, dict[Connection, None]] = {}
        self.sockets: dict[str, dict[Connection, None]] = {}

    def add(self, address: str, new: Connection) -> None:
        """Add a new one; if its address, or all together, have too many, another one is closed."""
        mine = self.requests.setdefault(address, {})
        mine[new] = None
        if len(mine) > most():
            _oldest(mine, new).hang_up()
        if self._count() > files() * FULL:
            self._make_room(new)

    def upgrade(self, address: str, socket: Connection) -> None:
        """A request has become a socket."""
        self.sockets.setdefault(address, {})[socket] = None

    def full(self, address: str) -> bool:
        """Does this address have as many sockets as it may?"""
        return len(self.sockets.get(address, ())) >= most()

    def remove(self, address: str, gone: Connection) -> None:
        """It was closed, or has become a socket."""
        for kind in (self.requests, self.sockets):
            known = kind.get(address, {})
            known.pop(gone, None)
            if not known:
                kind.pop(address, None)

    def _count(self) -> int:
        return sum(len(known) for kind in (self.requests, self.sockets) for known in kind.values())

    def _make_room(self, new: Connection) -> None:
        """Close a connection of the address that has most: the oldest idle one, then a socket, then any."""
        greedy = max({*self.requests, *self.sockets}, key=self._of)
        requests = self.requests.get(greedy, {})
        idle = next((known for known in requests if known.waiting and known is not new), None)
        victim = idle or next(iter(self.sockets.get(greedy, ())), None) or next(iter(requests))
        victim.hang_up()

    def _of(self, address: str) -> int:
        return len(self.requests.get(address, ())) + len(self.sockets.get(address, ()))


def _oldest(known: dict[Connection, None], new: Connection) -> Connection:
    """The oldest idle one; if none is idle, the oldest."""
    return next((other for other in known if other.waiting and other is not new), next(iter(known)))


OPEN: Final = Connections()
