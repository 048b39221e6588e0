"""The tables of the database, the same statements for SQLite and PostgreSQL.

Times are milliseconds since 1970. `entries` alone decides what a table is; `tables` and `seated` hold a
summary of it for the lobby, written in the same transaction.
"""

from __future__ import annotations

from typing import Final

VERSION: Final = 4
"""1 was the first; 2 has ratings, 3 rates, 4 answers to repeated requests and since when a seat is asked.
An older database gets the tables, columns and indexes it lacks when it is opened."""

ADDED: Final = {
    4: (
        ("submits", "what TEXT NOT NULL DEFAULT ''"),
        ("submits", "answer TEXT NOT NULL DEFAULT ''"),
        ("seated", "since BIGINT NOT NULL DEFAULT 0"),
        ("seated", "deadline BIGINT"),
    )
}
"""The columns that each version added to existing tables, in order."""


def missing(version: int) -> list[tuple[str, str]]:
    """The columns that a database of this version lacks: table and definition."""
    return [column for added in range(version + 1, VERSION + 1) for column in ADDED.get(added, ())]


def upgrade(version: int) -> list[str]:
    """The statements that bring a database of this version (0: an empty one) up to date."""
    lacks = missing(version) if version else []
    statements = [f"ALTER TABLE {table} ADD COLUMN {column}" for table, column in lacks]
    if ("seated", "since BIGINT NOT NULL DEFAULT 0") in lacks:
        statements.append(
            "UPDATE seated SET since = (SELECT updated FROM tables WHERE id = table_id) WHERE asked = 1"
        )
    return [*statements, *TABLES]


TABLES: Final = (
    "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT, password TEXT,
        host INTEGER NOT NULL DEFAULT 0, blocked INTEGER NOT NULL DEFAULT 0,
        settings TEXT NOT NULL, created BIGINT NOT NULL, seen BIGINT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS people_login ON people (login)",
    """CREATE TABLE IF NOT EXISTS sessions (
        id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        created BIGINT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS sessions_person ON sessions (person)",
    """CREATE TABLE IF NOT EXISTS tokens (
        id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        label TEXT NOT NULL, created BIGINT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS tokens_person ON tokens (person)",
    "CREATE TABLE IF NOT EXISTS blocked_names (name TEXT PRIMARY KEY)",
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, open INTEGER NOT NULL,
        creator TEXT NOT NULL, version BIGINT NOT NULL, ply BIGINT NOT NULL, settings TEXT NOT NULL,
        summary TEXT NOT NULL, secret TEXT NOT NULL, deadline BIGINT, bot INTEGER NOT NULL DEFAULT 0,
        created BIGINT NOT NULL, updated BIGINT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS tables_lobby ON tables (status, open, updated)",
    "CREATE INDEX IF NOT EXISTS tables_deadline ON tables (deadline)",
    "CREATE INDEX IF NOT EXISTS tables_creator ON tables (creator)",
    """CREATE TABLE IF NOT EXISTS entries (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, version BIGINT NOT NULL,
        at BIGINT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, version))""",
    """CREATE TABLE IF NOT EXISTS submits (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, author TEXT NOT NULL,
        id TEXT NOT NULL, version BIGINT NOT NULL, at BIGINT NOT NULL, what TEXT NOT NULL DEFAULT '',
        answer TEXT NOT NULL DEFAULT '', PRIMARY KEY (table_id, author, id))""",
    "CREATE INDEX IF NOT EXISTS submits_author ON submits (author)",
    """CREATE TABLE IF NOT EXISTS seated (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
        person TEXT NOT NULL, asked INTEGER NOT NULL, since BIGINT NOT NULL DEFAULT 0, deadline BIGINT,
        PRIMARY KEY (table_id, seat))""",
    "CREATE INDEX IF NOT EXISTS seated_person ON seated (person)",
    """CREATE TABLE IF NOT EXISTS drafts (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
        version BIGINT NOT NULL, moves TEXT NOT NULL, PRIMARY KEY (table_id, seat))""",
    """CREATE TABLE IF NOT EXISTS invites (
        token TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        kind TEXT NOT NULL, seat INTEGER NOT NULL, author TEXT NOT NULL, created BIGINT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS invites_table ON invites (table_id)",
    "CREATE INDEX IF NOT EXISTS invites_author ON invites (author)",
    """CREATE TABLE IF NOT EXISTS access (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, person TEXT NOT NULL,
        kind TEXT NOT NULL, seat INTEGER NOT NULL,
        token TEXT NOT NULL REFERENCES invites (token) ON DELETE CASCADE,
        PRIMARY KEY (table_id, person, kind, seat))""",
    "CREATE INDEX IF NOT EXISTS access_token ON access (token)",
    "CREATE INDEX IF NOT EXISTS access_person ON access (person)",
    """CREATE TABLE IF NOT EXISTS chat (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n BIGINT NOT NULL,
        room TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
        at BIGINT NOT NULL, PRIMARY KEY (table_id, n))""",
    "CREATE INDEX IF NOT EXISTS chat_person ON chat (person)",
    "CREATE INDEX IF NOT EXISTS chat_room ON chat (room)",
    """CREATE TABLE IF NOT EXISTS notes (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, person TEXT NOT NULL,
        text TEXT NOT NULL, PRIMARY KEY (table_id, person))""",
    "CREATE INDEX IF NOT EXISTS notes_person ON notes (person)",
    """CREATE TABLE IF NOT EXISTS standing (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
        key TEXT NOT NULL, policy TEXT NOT NULL, PRIMARY KEY (table_id, seat, key))""",
    """CREATE TABLE IF NOT EXISTS told (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
        version BIGINT NOT NULL, kind TEXT NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (table_id, seat, kind))""",
    """CREATE TABLE IF NOT EXISTS ratings (
        person TEXT NOT NULL, game TEXT NOT NULL, mean DOUBLE PRECISION NOT NULL,
        deviation DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL, PRIMARY KEY (person, game))""",
    """CREATE TABLE IF NOT EXISTS rated (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
        person TEXT NOT NULL, before BIGINT NOT NULL, after BIGINT NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (table_id, seat))""",
    "CREATE INDEX IF NOT EXISTS rated_person ON rated (person)",
    """CREATE TABLE IF NOT EXISTS leases (
        name TEXT PRIMARY KEY, owner TEXT NOT NULL, until BIGINT NOT NULL)""",
    "CREATE TABLE IF NOT EXISTS rates (id TEXT PRIMARY KEY, full_at BIGINT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS rates_full ON rates (full_at)",
)
