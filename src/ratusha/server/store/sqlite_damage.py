"""Finds damage in a SQLite file."""

from __future__ import annotations

import sqlite3
from typing import Final

DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_damage(error: sqlite3.Error) -> bool:
    """Does this error say that the file itself is damaged?"""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF in DAMAGE


def check(connection: sqlite3.Connection) -> None:
    """Search the file; raises an error with the first damage found.

    It reads every page once, and leaves out the slow part: whether indexes and tables agree.
    """
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        error = sqlite3.DatabaseError(str(found).splitlines()[-1])
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise error
