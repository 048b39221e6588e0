"""What people can do with their accounts, and the admin with those of others."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import secrets
from collections.abc import Callable

import msgspec
from itsdangerous import BadSignature, TimestampSigner

from ratusha.server.base import limits
from ratusha.server.base.ids import fingerprint, new_id, new_token, now
from ratusha.server.model import entries as e
from ratusha.server.model.lookalikes import look, reserved
from ratusha.server.model.person import Person, PersonSettings, clean_name, login_key, name_key
from ratusha.server.people.passwords import LEAST, Passwords
from ratusha.server.refusal import Refused, not_found
from ratusha.server.store import Store, Tx, ratings
from ratusha.server.store import people as people_store
from ratusha.server.store import seats as seat_store
from ratusha.server.store.interface import Work
from ratusha.server.tables.leaving import leaving_entries
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations.operation import TRIES, act
from ratusha.server.tables.tables import Tables

AGE = 400 * 24 * 3600
"""Seconds a session lasts."""


class People:
    """People, by session cookie or token."""

    def __init__(self, store: Store, tables: Tables, key: bytes) -> None:
        self.store = store
        self.tables = tables
        self._key = key
        self._signer = TimestampSigner(key, salt="session")
        self._passwords = Passwords(key)

    @staticmethod
    async def server_key(store: Store) -> bytes:
        """The server's secret key, made at the first start."""
        kept = await store.write(lambda tx: people_store.set_meta_once(tx, "key", secrets.token_hex(32)))
        return bytes.fromhex(kept)

    # -- sessions ----------------------------------------------------------------------------------

    def new_session(self) -> str:
        """The id of a session that nobody is logged into."""
        return new_token()

    def sign(self, session: str) -> str:
        """The cookie's value for a session."""
        return self._signer.sign(session).decode()

    def unsign(self, cookie: str) -> str | None:
        """The session's id in a cookie; None if the cookie was not signed here."""
        try:
            return self._signer.unsign(cookie, max_age=AGE).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def csrf(self, session: str) -> str:
        """The token that every form of this session carries."""
        return hmac.new(self._key, b"csrf:" + session.encode(), hashlib.sha256).hexdigest()[:40]

    async def of_session(self, session: str) -> Person | None:
        """The person who is logged into this session."""
        person = await self.store.peek(lambda tx: people_store.by_session(tx, fingerprint(session)))
        return None if person is None or person.blocked else person

    async def of_token(self, token: str) -> Person | None:
        """The person whose token this is."""
        person = await self.store.peek(lambda tx: people_store.by_token(tx, fingerprint(token)))
        return None if person is None or person.blocked else person

    async def get(self, id: str) -> Person | None:
        """A person by id."""
        return await self.store.peek(lambda tx: people_store.get(tx, id))

    # -- coming in ---------------------------------------------------------------------------------

    async def guest(self, name: str, lang: str, session: str) -> Person:
        """A new guest, logged into this session."""
        person = Person(
            new_id(), clean_name(name), settings=PersonSettings(lang="ru" if lang == "ru" else "en")
        )

        async def work(tx: Tx) -> None:
            await _check_name(tx, person.name)
            await people_store.add(tx, person, now())
            await people_store.add_session(tx, fingerprint(session), person.id, now())

        await self.store.write(work)
        return person

    async def register(self, person: Person, login: str, password: str) -> Person:
        """Make an account of a guest, who keeps his tables.

        If an account with this login and password exists, the guest is logged into it.
        """
        if not person.guest:
            raise Refused("already_has_account")
        key = _check_login(login)
        _check_password(password)
        hashed = await self._passwords.hash(key, password)

        async def work(tx: Tx) -> Person:
            present = await people_store.get(tx, person.id, hold=True)
            if present is None:
                raise Refused("not_signed_in")
            known = await people_store.by_password(tx, key, hashed)
            if known is not None and known.id == person.id:
                return known  # the same form, sent twice
            if not present.guest:
                raise Refused("already_has_account")
            if known is not None and known.blocked:
                raise Refused("password_not_allowed")
            if known is None:
                await people_store.set_login(tx, person.id, key, hashed)
            return known or msgspec.structs.replace(present, login=key)

        account = await self.store.write(work)
        if account.id != person.id:
            await self._adopt(person, account)
        return account

    async def log_in(self, login: str, password: str, guest: Person | None) -> Person | None:
        """Log into the account with this login and password; a guest's tables go to it."""
        key = login_key(login)
        hashed = await self._passwords.hash(key, password[: limits.PASSWORD])
        person = await self.store.read(lambda tx: people_store.by_password(tx, key, hashed))
        if person is None or person.blocked:
            return None
        if guest is not None and guest.guest and guest.id != person.id:
            await self._adopt(guest, person)
        return person

    async def _adopt(self, guest: Person, account: Person) -> None:
        """Move everything a guest has to an account; nothing, if the guest has got an account himself
        meanwhile."""

        async def take(tx: Tx) -> list[str]:
            found = await people_store.get(tx, guest.id, hold=True)
            if found is None or not found.guest:
                return []
            tables = await seat_store.of_person(tx, guest.id)
            if not tables:
                await seat_store.adopt(tx, guest.id, account.id)
                await ratings.adopt(tx, guest.id, account.id)
                await people_store.delete(tx, guest.id)
            return tables

        await self._empty_seats(take, lambda live: [e.Adopted(guest.id, account.id)], guest.id, account.id)

    async def _empty_seats(
        self, take: Work[list[str]], entries: Callable[[Live], list[e.AnyEntry]], old: str, new: str
    ) -> None:
        """Change the tables of a person until `take`, the transaction that removes him, finds none.

        Each change's own transaction looks for him: once he is removed, no seat can be taken in his name.
        """
        for _ in range(TRIES):
            tables = await self.store.write(take)
            if not tables:
                return
            for id in tables:
                with contextlib.suppress(Refused):  # it was deleted: `take` will find out
                    await self._change_table(await self.tables.fresh(id), entries, old, new)
        raise Refused("busy")

    async def _change_table(
        self, live: Live, entries: Callable[[Live], list[e.AnyEntry]], old: str, new: str
    ) -> None:
        async def work() -> int:
            async def hand_on(tx: Tx) -> None:
                await seat_store.set_creator(tx, live.id, old, new)

            if old not in live.log_state.people() | {live.log_state.creator}:
                await self.store.write(hand_on)  # in the table's row alone
                return live.version
            return await self.tables.writer.change(live, entries(live), also=hand_on)

        await act(self.tables, live, work)

    async def start_session(self, session: str, person: Person) -> None:
        """Log a person into a (fresh) session."""

        async def work(tx: Tx) -> None:
            await people_store.check_there(tx, [person.id])
            await people_store.add_session(tx, fingerprint(session), person.id, now())
            await people_store.seen(tx, person.id, now())

        await self.store.write(work)

    async def end_session(self, session: str) -> None:
        """Log out."""
        await self.store.write(lambda tx: people_store.end_session(tx, fingerprint(session)))

    # -- one's own things --------------------------------------------------------------------------

    async def change(self, person: Person, name: str | None, settings: PersonSettings | None) -> None:
        """Change a person's name or settings, or both (None: leave as it is)."""
        cleaned = None if name is None else clean_name(name)

        async def work(tx: Tx) -> None:
            if cleaned is not None:
                await _check_name(tx, cleaned)
                await people_store.set_name(tx, person.id, cleaned)
            if settings is not None:
                await people_store.set_settings(tx, person.id, settings)

        await self.store.write(work)
        if cleaned is not None:
            self.tables.rename(person.id, cleaned)

    async def set_password(self, person: Person, old: str, new: str, session: str) -> None:
        """Change the password; other sessions and all tokens end."""
        if person.login is None:
            raise Refused("no_account")
        login = person.login
        _check_password(new)
        before = await self._passwords.hash(login, old[: limits.PASSWORD])
        after = await self._passwords.hash(login, new)

        async def work(tx: Tx) -> None:
            known = await people_store.by_password(tx, login, before)
            if known is None or known.id != person.id:
                raise Refused("wrong_password")
            if await people_store.by_password(tx, login, after) not in (None, known):
                raise Refused("password_not_allowed")
            await people_store.set_login(tx, person.id, login, after)
            await people_store.end_sessions(tx, person.id, fingerprint(session))
            await people_store.end_tokens(tx, person.id)

        await self.store.write(work)

    async def delete(self, person: Person) -> None:
        """Delete a person and everything that is his; bots play on for his seats, without his name."""

        async def take(tx: Tx) -> list[str]:
            if await people_store.get(tx, person.id, hold=True) is None:
                return []
            tables = await seat_store.of_person(tx, person.id)
            if not tables:
                await people_store.delete(tx, person.id)
                await ratings.forget(tx, person.id)
            return tables

        await self._empty_seats(take, lambda live: leaving_entries(live, person.id), person.id, "")
        for live in self.tables.in_memory():
            live.kept.names.pop(person.id, None)
            live.room.forget_lines()
            live.room.shared.clear()

    async def new_api_token(self, person: Person, label: str) -> str:
        """A token for a program; shown once."""
        text = " ".join(label.split())[: limits.LABEL] or "bot"
        token = new_token()

        async def work(tx: Tx) -> None:
            await people_store.check_there(tx, [person.id])
            if len(await people_store.tokens(tx, person.id)) >= 20:
                raise Refused("too_many_tokens")
            await people_store.add_token(tx, fingerprint(token), person.id, text, now())

        await self.store.write(work)
        return token

    async def api_tokens(self, person: Person) -> list[tuple[str, str, int]]:
        """Id, label and time of a person's tokens."""
        return await self.store.read(lambda tx: people_store.tokens(tx, person.id))

    async def end_api_token(self, person: Person, id: str) -> None:
        """End a token."""
        if not await self.store.write(lambda tx: people_store.end_token(tx, id, person.id)):
            raise not_found()

    # -- the host ----------------------------------------------------------------------------------

    async def host_link(self) -> str | None:
        """A token for becoming the admin, as long as there is none."""
        row = await self.store.read(lambda tx: tx.one("SELECT count(*) FROM people WHERE host = 1"))
        if row is not None and row[0]:
            return None
        token = new_token()
        await self.store.write(lambda tx: people_store.set_meta(tx, "host-token", fingerprint(token)))
        return token

    async def become_host(self, person: Person, token: str) -> None:
        """Become the admin by the link that the server printed."""

        async def work(tx: Tx) -> None:
            if not await people_store.use_meta(tx, "host-token", fingerprint(token)):
                raise not_found()
            await people_store.set_host(tx, person.id, True)

        await self.store.write(work)

    async def make_host(self, id: str, host: bool) -> None:
        """Make a person an admin, or no longer one."""
        if not await self.store.write(lambda tx: people_store.set_host(tx, id, host)):
            raise not_found()

    async def block(self, id: str, blocked: bool) -> None:
        """Block a person, or unblock him."""
        if not await self.store.write(lambda tx: people_store.set_blocked(tx, id, blocked)):
            raise not_found()

    async def block_name(self, name: str, blocked: bool) -> None:
        """Block a name: nobody may take it, and those who have it are blocked."""
        key = name_key(clean_name(name))

        async def work(tx: Tx) -> None:
            await people_store.block_name(tx, key, blocked)
            for row in await tx.rows("SELECT id, name FROM people WHERE host = 0"):
                if name_key(row[1]) == key:
                    await people_store.set_blocked(tx, row[0], blocked)

        await self.store.write(work)


async def _check_name(tx: Tx, name: str) -> None:
    if look(name) in reserved() or await people_store.name_blocked(tx, name_key(name)):
        raise Refused("name_not_allowed")


def _check_login(login: str) -> str:
    return login_key(clean_name(login))


def _check_password(password: str) -> None:
    if len(password) < LEAST:
        raise Refused("password_too_short", n=LEAST)
    if len(password) > limits.PASSWORD:
        raise Refused("password_too_long", n=limits.PASSWORD)
