"""The storage: one interface, with SQLite or PostgreSQL behind it.

The queries are written once, as coroutines over a `Tx`. PostgreSQL runs them on the event loop; SQLite runs
them in its writer thread, many to a commit.
"""

from __future__ import annotations

import sqlite3
from typing import Final

import asyncpg

from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg
from ratusha.server.base import logs
from ratusha.server.store.interface import Row, Store, Tx
from ratusha.server.store.sqlite_damage import is_damage

__all__ = [
    "POSTGRES",
    "SQLITE",
    "Row",
    "Store",
    "Tx",
    "is_away",
    "open_store",
    "report",
    "unusable",
]

POSTGRES: Final = ("postgresql://", "postgres://")
SQLITE: Final = "sqlite:///"


OURS: Final = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)
"""SQLite errors that are caused by a wrong statement of ours, not by the file or the disk."""


def is_away(error: BaseException) -> bool:
    """Does this error mean that the database can't be reached or written, or is damaged?"""
    if isinstance(error, OURS):
        return False
    return isinstance(error, OSError | sqlite3.DatabaseError | asyncpg.PostgresError | asyncpg.InterfaceError)


def unusable(database: str, error: Exception) -> BadInput:
    """Why a database can't be used, as a sentence that says what to do. It never contains the address."""
    why = str(error)[:200]
    if isinstance(error, sqlite3.Error) and is_damage(error):
        return BadInput(database.removeprefix(SQLITE), Msg("server-damaged", why=why))
    return BadInput("database", Msg("server-no-database", why=why))


def report(event: str, error: BaseException) -> None:
    """Log that work in the background failed: in one line if the database is unavailable."""
    if is_away(error):
        logs.log(event, level=30, error=type(error).__name__)
    else:
        logs.log_error(event, error)


async def open_store(database: str, in_time: bool = True, check: bool = False) -> Store:
    """Open the store behind a URL: `sqlite:///path/to/file.db` or `postgresql://…`.

    BadInput if it can't be opened; the message never contains the address, which may hold a password.
    Statements that must answer `in_time` fail when the database hangs. With `check` a file is searched for
    damage.
    """
    from ratusha.server.store.postgres import Postgres
    from ratusha.server.store.sqlite import Sqlite

    store: Store
    if database.startswith(POSTGRES):
        store = Postgres(database) if in_time else Postgres(database, None)
    elif database.startswith(SQLITE):
        store = Sqlite(database.removeprefix(SQLITE), check)
    else:
        raise BadInput("database", Msg("server-bad-address"))
    try:
        await store.start()
    except ValueError:  # it may contain a part of the address
        raise BadInput("database", Msg("server-bad-address")) from None
    except (OSError, RuntimeError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        await store.close()
        raise unusable(database, error) from None
    return store
