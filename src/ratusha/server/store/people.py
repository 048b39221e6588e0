"""Queries about people, their sessions and tokens."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ratusha.server.model.notices import AccessChanged, Blocked, Renamed, SignedOut
from ratusha.server.model.person import Person, PersonSettings
from ratusha.server.refusal import Refused
from ratusha.server.store.chat import coach_rooms
from ratusha.server.store.interface import Row, Tx

COLUMNS = "p.id, p.name, p.login, p.host, p.blocked, p.settings"


def _person(row: Row) -> Person:
    settings = msgspec.json.decode(row[5], type=PersonSettings)
    return Person(row[0], row[1], row[2], bool(row[3]), bool(row[4]), settings)


async def meta(tx: Tx, key: str) -> str | None:
    row = await tx.one("SELECT value FROM meta WHERE key = ?", key)
    return None if row is None else str(row[0])


async def set_meta_once(tx: Tx, key: str, value: str) -> str:
    """Set the value unless it is set; returns the value that is then stored."""
    await tx.run("INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING", key, value)
    kept = await meta(tx, key)
    assert kept is not None
    return kept


async def set_meta(tx: Tx, key: str, value: str) -> None:
    await tx.run(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        key,
        value,
    )


async def use_meta(tx: Tx, key: str, value: str) -> bool:
    """Clear the value if it is this one; True for exactly one of several who try at once."""
    return await tx.run("UPDATE meta SET value = '' WHERE key = ? AND value = ?", key, value) > 0


async def add(tx: Tx, person: Person, at: int) -> None:
    await tx.run(
        "INSERT INTO people (id, name, login, password, host, blocked, settings, created, seen)"
        " VALUES (?, ?, NULL, NULL, ?, 0, ?, ?, ?)",
        person.id,
        person.name,
        int(person.host),
        msgspec.json.encode(person.settings).decode(),
        at,
        at,
    )


async def get(tx: Tx, id: str, hold: bool = False) -> Person | None:
    """A person by id; with `hold` his row is locked until the commit."""
    row = await tx.one(f"SELECT {COLUMNS} FROM people p WHERE p.id = ?" + (tx.lock if hold else ""), id)
    return None if row is None else _person(row)


async def check_there(tx: Tx, ids: Iterable[str]) -> None:
    """Refused unless all these people exist; their rows are locked until the commit."""
    for id in sorted(ids):  # in one order everywhere, against deadlocks
        if await get(tx, id, hold=True) is None:
            raise Refused("not_signed_in")


async def by_password(tx: Tx, login: str, password: str) -> Person | None:
    row = await tx.one(
        f"SELECT {COLUMNS} FROM people p WHERE p.login = ? AND p.password = ?", login, password
    )
    return None if row is None else _person(row)


async def by_session(tx: Tx, session: str) -> Person | None:
    row = await tx.one(
        f"SELECT {COLUMNS} FROM sessions s JOIN people p ON p.id = s.person WHERE s.id = ?", session
    )
    return None if row is None else _person(row)


async def by_token(tx: Tx, token: str) -> Person | None:
    row = await tx.one(
        f"SELECT {COLUMNS} FROM tokens t JOIN people p ON p.id = t.person WHERE t.id = ?", token
    )
    return None if row is None else _person(row)


async def names(tx: Tx, ids: Iterable[str]) -> dict[str, str]:
    """The names of these people; those who have deleted their accounts are missing."""
    wanted = list(ids)
    marks = ", ".join("?" for _ in wanted)
    rows = await tx.rows(f"SELECT id, name FROM people WHERE id IN ({marks})", *wanted) if wanted else []
    return {row[0]: row[1] for row in rows}


async def blocked(tx: Tx, ids: Iterable[str]) -> set[str]:
    """The blocked ones among these people."""
    wanted = list(ids)
    marks = ", ".join("?" for _ in wanted)
    found = f"SELECT id FROM people WHERE id IN ({marks}) AND blocked = 1"
    return {row[0] for row in await tx.rows(found, *wanted)} if wanted else set()


async def named(tx: Tx, name: str, most: int) -> list[Person]:
    """People whose name begins with this, whatever the case, for the admin."""
    pattern = name.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
    rows = await tx.rows(
        f"SELECT {COLUMNS} FROM people p WHERE lower(p.name) LIKE lower(?) ESCAPE '\\'"
        f" ORDER BY p.seen DESC LIMIT {most:d}",
        pattern,
    )
    return [_person(row) for row in rows]


async def set_login(tx: Tx, id: str, login: str, password: str) -> None:
    await tx.run("UPDATE people SET login = ?, password = ? WHERE id = ?", login, password, id)


async def set_name(tx: Tx, id: str, name: str) -> None:
    await tx.run("UPDATE people SET name = ? WHERE id = ?", name, id)
    tx.notify(Renamed(id, name))


async def set_settings(tx: Tx, id: str, settings: PersonSettings) -> None:
    await tx.run("UPDATE people SET settings = ? WHERE id = ?", msgspec.json.encode(settings).decode(), id)


async def set_host(tx: Tx, id: str, host: bool) -> int:
    return await tx.run("UPDATE people SET host = ? WHERE id = ?", int(host), id)


async def set_blocked(tx: Tx, id: str, blocked: bool) -> int:
    if blocked:
        tx.notify(SignedOut(id))
    tx.notify(Blocked(id, blocked))
    return await tx.run("UPDATE people SET blocked = ? WHERE id = ?", int(blocked), id)


async def seen(tx: Tx, id: str, at: int) -> None:
    await tx.run("UPDATE people SET seen = ? WHERE id = ?", at, id)


async def delete(tx: Tx, id: str) -> None:
    """Delete a person and what is his alone, including his links; the tables keep his seats."""
    for row in await tx.rows("SELECT DISTINCT table_id FROM invites WHERE author = ?", id):
        tx.notify(AccessChanged(row[0]))
    await tx.run("DELETE FROM access WHERE token IN (SELECT token FROM invites WHERE author = ?)", id)
    await tx.run("DELETE FROM invites WHERE author = ?", id)
    for table in ("notes", "chat", "access"):
        await tx.run(f"DELETE FROM {table} WHERE person = ?", id)
    for room in coach_rooms(id):
        await tx.run("DELETE FROM chat WHERE room = ?", room)
    await tx.run("DELETE FROM submits WHERE author = ?", id)
    await tx.run("UPDATE tables SET creator = '' WHERE creator = ?", id)
    await tx.run("DELETE FROM people WHERE id = ?", id)
    tx.notify(SignedOut(id))


async def add_session(tx: Tx, session: str, person: str, at: int) -> None:
    await tx.run("INSERT INTO sessions (id, person, created) VALUES (?, ?, ?)", session, person, at)


async def end_session(tx: Tx, session: str) -> None:
    row = await tx.one("SELECT person FROM sessions WHERE id = ?", session)
    if row is not None:
        tx.notify(SignedOut(row[0]))
    await tx.run("DELETE FROM sessions WHERE id = ?", session)


async def end_sessions(tx: Tx, person: str, but: str = "") -> None:
    await tx.run("DELETE FROM sessions WHERE person = ? AND id <> ?", person, but)
    tx.notify(SignedOut(person))


async def add_token(tx: Tx, token: str, person: str, label: str, at: int) -> None:
    await tx.run(
        "INSERT INTO tokens (id, person, label, created) VALUES (?, ?, ?, ?)", token, person, label, at
    )


async def tokens(tx: Tx, person: str) -> list[tuple[str, str, int]]:
    """Id, label, time of each token of a person."""
    rows = await tx.rows("SELECT id, label, created FROM tokens WHERE person = ? ORDER BY created", person)
    return [(row[0], row[1], row[2]) for row in rows]


async def end_token(tx: Tx, token: str, person: str) -> int:
    tx.notify(SignedOut(person))
    return await tx.run("DELETE FROM tokens WHERE id = ? AND person = ?", token, person)


async def end_tokens(tx: Tx, person: str) -> None:
    await tx.run("DELETE FROM tokens WHERE person = ?", person)
    tx.notify(SignedOut(person))


async def name_blocked(tx: Tx, key: str) -> bool:
    return await tx.one("SELECT 1 FROM blocked_names WHERE name = ?", key) is not None


async def block_name(tx: Tx, key: str, blocked: bool) -> None:
    if blocked:
        await tx.run("INSERT INTO blocked_names (name) VALUES (?) ON CONFLICT (name) DO NOTHING", key)
    else:
        await tx.run("DELETE FROM blocked_names WHERE name = ?", key)


async def blocked_names(tx: Tx) -> list[str]:
    return [row[0] for row in await tx.rows("SELECT name FROM blocked_names ORDER BY name")]
