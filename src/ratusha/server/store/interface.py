"""The store's interface: units of work over a transaction, and notices between processes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from ratusha.server.model.notices import AnyNotice

T = TypeVar("T")

Row = Sequence[Any]
Work = Callable[["Tx"], Awaitable[T]]
Listener = Callable[[AnyNotice], None]
"""Called with each notice of another process (or of this one)."""


class Stale(Exception):
    """What was decided here was decided about something that another process has changed."""


class Tx(Protocol):
    """An open transaction. Placeholders are `?` whatever the database."""

    async def rows(self, sql: str, *args: object) -> Sequence[Row]:
        """All rows of a query."""
        ...

    def parts(self, sql: str, size: int) -> AsyncIterator[Sequence[Row]]:
        """The rows of a query, so many at a time: all of them may be more than the memory holds."""
        ...

    async def one(self, sql: str, *args: object) -> Row | None:
        """The first row of a query, or None."""
        ...

    async def run(self, sql: str, *args: object) -> int:
        """Carry out a statement; how many rows it touched."""
        ...

    def notify(self, notice: AnyNotice) -> None:
        """Tell all listeners once the transaction is committed."""
        ...

    @property
    def lock(self) -> str:
        """What a SELECT needs at its end to hold its rows until the commit."""
        ...


class Store(Protocol):
    """A database. A unit of work is a coroutine over a Tx that awaits nothing but the Tx."""

    @property
    def shared(self) -> bool:
        """May other processes use the same data?"""
        ...

    @property
    def failing(self) -> bool:
        """Could the last commit not be written, although reading may still be possible?"""
        ...

    @property
    def damaged(self) -> str:
        """What the database said when it found its data damaged; empty: it has not. Only a restart helps."""
        ...

    async def start(self) -> None:
        """Open it, bring its tables up to date."""
        ...

    async def close(self) -> None:
        """Finish what is under way and close."""
        ...

    async def write(self, work: Callable[[Tx], Awaitable[T]]) -> T:
        """Run a unit of work; when this returns, it is on the disk."""
        ...

    async def read(self, work: Callable[[Tx], Awaitable[T]]) -> T:
        """Run a unit of work that changes nothing."""
        ...

    async def peek(self, work: Callable[[Tx], Awaitable[T]]) -> T:
        """The same for a single query, which needs no transaction."""
        ...

    def listen(self, listener: Listener) -> None:
        """Call this for every notice from now on."""
        ...
