"""Where everything is kept: one interface, SQLite or PostgreSQL behind it.

The queries are written once, as coroutines over a `Tx`. PostgreSQL runs them on the loop; SQLite
runs them in its writer thread, many to a commit.
"""

from __future__ import annotations

import sqlite3

import asyncpg

from ratusha.server.store.tx import Notice, Row, Store, Tx

__all__ = ["Notice", "Row", "Store", "Tx", "is_away", "open_store"]


def is_away(error: BaseException) -> bool:
    """Does this error of a unit of work say that the database can't be reached, or can't write?"""
    return isinstance(
        error, OSError | sqlite3.OperationalError | asyncpg.PostgresError | asyncpg.InterfaceError
    )


async def open_store(database: str) -> Store:
    """The store behind a URL: `sqlite:///path/to/file.db` or `postgresql://…`; made ready."""
    from ratusha.server.store.postgres import Postgres
    from ratusha.server.store.sqlite import Sqlite

    store: Store
    if database.startswith(("postgresql://", "postgres://")):
        store = Postgres(database)
    else:
        store = Sqlite(database.removeprefix("sqlite:///"))
    await store.start()
    return store
