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
    """A decision was based on data that another process has changed."""


class Tx(Protocol):
    """An open transaction. Placeholders are `?` whatever the database."""

    async def rows(self, sql: str, *args: object) -> Sequence[Row]:
        """All rows of a query."""
        ...

    def parts(self, sql: str, size: int) -> AsyncIterator[Sequence[Row]]:
        """The rows of a query in portions of this size: all of them may not fit into memory."""
        ...

    async def one(self, sql: str, *args: object) -> Row | None:
        """The first row of a query, or None."""
        ...

    async def run(self, sql: str, *args: object) -> int:
        """Execute a statement; returns how many rows it changed."""
        ...

    def notify(self, notice: AnyNotice) -> None:
        """Notify all listeners once the transaction is committed."""
        ...

    @property
    def lock(self) -> str:
        """What a SELECT must end with to lock its rows until the commit."""
        ...


class Store(Protocol):
    """A database. A unit of work is a coroutine over a Tx that awaits nothing but the Tx."""

    @property
    def shared(self) -> bool:
        """May other processes use the same data?"""
        ...

    @property
    def failing(self) -> bool:
        """Did the last commit fail to be written? Reading may still be possible."""
        ...

    @property
    def damaged(self) -> str:
        """The database's error if it found its data damaged; else empty. Only a restart clears it."""
        ...

    async def start(self) -> None:
        """Open the database and bring its tables up to date."""
        ...

    async def close(self) -> None:
        """Finish the work in progress and close."""
        ...

    async def write(self, work: Callable[[Tx], Awaitable[T]]) -> T:
        """Run a unit of work; when this returns, it is on the disk."""
        ...

    async def read(self, work: Callable[[Tx], Awaitable[T]]) -> T:
        """Run a unit of work that changes nothing."""
        ...

    async def peek(self, work: Callable[[Tx], Awaitable[T]]) -> T:
        """Run a single query, which needs no transaction."""
        ...

    def listen(self, listener: Listener) -> None:
        """Call this listener for every notice from now on."""
        ...
