"""Notifications: one when it becomes your turn, a reminder, one when another player's time has run out.

Never one per step, never while you are looking at the table, and never with anything about the game.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import smtplib
import socket
import ssl
import threading
import urllib.parse
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from functools import partial
from typing import Final
from weakref import WeakKeyDictionary

from ratusha.kernel.registry import game
from ratusha.server.base import logs
from ratusha.server.base.ids import now
from ratusha.server.base.metrics import Metrics
from ratusha.server.model.person import Person
from ratusha.server.people.accounts import People
from ratusha.server.settings import Settings
from ratusha.server.store import log as log_store
from ratusha.server.store import report
from ratusha.server.store import seats as seat_store
from ratusha.server.store.background import Background
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.tables import Tables
from ratusha.server.words import DEFAULT, say

TIMEOUT: Final = 5.0
THREADS: Final = {"webhook": 8, "mail": 4}
"""Webhooks and e-mail have separate threads, so that slow web servers do not delay e-mail, nor the other way
round."""
SWEEP: Final = 30.0
RETRY: Final = 600_000
"""Milliseconds after which a table that could not be read is tried again."""
AT_ONCE: Final = 200
"""Tables that one sweep checks for reminders; the rest are checked next time."""


class Notifier:
    """Tells people by webhook and e-mail."""

    def __init__(self, tables: Tables, people: People, settings: Settings, metrics: Metrics) -> None:
        self._tables = tables
        self._people = people
        self._settings = settings
        self._metrics = metrics
        self.background = Background("a notification failed")
        """If the database is unavailable for a moment, the reminder will come."""
        self._sweeper: asyncio.Task[None] | None = None
        self._threads = {kind: ThreadPoolExecutor(most, kind) for kind, most in THREADS.items()}
        self._considered: WeakKeyDictionary[Live, int] = WeakKeyDictionary()
        """By table: the version up to which it was looked at here."""
        self._look_again: dict[str, int] = {}
        """By table: nobody there is due for a reminder before this moment."""
        self._late: dict[str, int] = {}
        """By table: the deadline about which all were told."""
        tables.writer.listeners.append(self.consider)

    def start(self) -> None:
        """Start to look for due notifications from time to time."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await self.background.close()
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)

    def consider(self, live: Live) -> None:
        """A table changed: is it somebody's turn since the last look?"""
        known = self._considered.get(live, live.version - 1)
        for person, seat in _asked(live).items():
            if live.history.asked_since[seat] > known:
                self.background.start(self._tell(live, seat, person))
        self._considered[live] = live.version

    async def _tell(self, live: Live, seat: int, person: str) -> None:
        """Tell a player after a while that it is his turn, unless he has moved by then."""
        version = live.history.asked_since.get(seat, 0)
        await asyncio.sleep(self._settings.notice_delay)
        if live.history.asked_since.get(seat, 0) == version and _asked(live).get(person) == seat:
            await self._notify(live, seat, person, "turn", version)

    async def _notify(self, live: Live, seat: int, person: str, kind: str, version: int) -> None:
        """Notify a seat's player that it has been his turn since this version, unless he is looking or was
        notified before."""
        if live.room.looks(person):
            return
        whom = await self._people.get(person)
        if whom is None or not (whom.settings.webhook or (whom.settings.email and self._settings.smtp)):
            return
        first = await self._tables.store.write(
            lambda tx: seat_store.tell_once(tx, live.id, seat, version, kind, now())
        )
        if first:
            await self._send(whom, live, kind)

    async def _send(self, person: Person, live: Live, kind: str) -> None:
        lang = person.settings.lang or DEFAULT
        title = game(live.log_state.settings.game).title(lang)
        link = f"{self._settings.base()}/tables/{live.id}"
        subject = say(lang, f"notice-{kind}", game=title)
        if person.settings.webhook:
            body = {
                "kind": kind,
                "table": live.id,
                "game": live.log_state.settings.game,
                "text": subject,
                "link": link,
            }
            private = self._settings.webhook_private
            self.background.start(self._try("webhook", partial(post, person.settings.webhook, body, private)))
        if person.settings.email and person.settings.email_ok and self._settings.smtp:
            await self.mail(person.settings.email, subject, f"{subject}\n\n{link}\n")

    async def mail(self, to: str, subject: str, text: str) -> None:
        """Send an e-mail in the background, if e-mail is set up."""
        if self._settings.smtp:
            sender = self._settings.smtp_from or "ratusha@localhost"
            self.background.start(
                self._try("mail", partial(send_mail, self._settings.smtp, sender, to, subject, text))
            )

    async def _try(self, what: str, send: Callable[[], object]) -> None:
        try:
            # Separate threads: passwords are hashed in the default ones.
            await asyncio.get_running_loop().run_in_executor(self._threads[what], send)
            self._metrics.count("notifications", kind=what)
        except Exception as error:  # it is another server's fault: one line is enough
            logs.log("notification failed", level=30, kind=what, error=type(error).__name__)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._remind()
                await self._tell_overdue()
            except Exception as error:  # the database may be unavailable for a moment
                report("sweep for reminders failed", error)

    async def _remind(self) -> None:
        """Remind the players whose turn it has been for the set number of hours, once."""
        wait = int(self._settings.reminder_hours * 3_600_000)
        at = now()
        rows = await self._tables.store.read(
            lambda tx: tx.rows(
                "SELECT DISTINCT t.id, t.updated FROM seated s JOIN tables t ON t.id = s.table_id"
                " WHERE s.asked = 1 AND t.status = 'playing' AND t.created < ? ORDER BY t.updated DESC",
                at - wait,
            )
        )
        self._look_again = {row[0]: self._look_again.get(row[0], 0) for row in rows}
        due = [id for id, moment in self._look_again.items() if moment <= at]
        for id in due[:AT_ONCE]:
            self._look_again[id] = at + RETRY
            with logs.errors_logged("a table can't be read for its reminders", table=id):
                self._look_again[id] = await self._remind_at(await self._tables.get(id), at, wait)

    async def _remind_at(self, live: Live, at: int, wait: int) -> int:
        """Remind those who are due at one table; returns when the next one there may be due."""
        again = at + wait
        for person, seat in _asked(live).items():
            since = live.history.asked_at(seat)
            if since + wait >= at:
                again = min(again, since + wait + 1)
            elif live.room.looks(person):
                again = at
            else:
                whom = await self._people.get(person)
                if whom is not None and whom.settings.reminders:
                    await self._notify(live, seat, person, "reminder", live.history.asked_since[seat])
        return again

    async def _tell_overdue(self) -> None:
        """Tell the others, once for each turn, that a player's time has run out and they may choose what to
        do."""
        due = await self._tables.store.read(lambda tx: log_store.due(tx, now()))
        self._late = {id: deadline for id, deadline in self._late.items() if due.get(id) == deadline}
        for id, deadline in due.items():
            if id not in self._late:
                with logs.errors_logged("a table can't be read for its late players", table=id):
                    if await self._tell_overdue_at(await self._tables.get(id)):
                        self._late[id] = deadline

    async def _tell_overdue_at(self, live: Live) -> bool:
        """The same at one table; False if somebody there is still to be told, or may become late."""
        if not live.playing or live.history.clocks is None:
            return True
        overdue = live.history.overdue(now())
        looking = False
        for about in overdue:
            for seat in live.log_state.others(about):
                person = live.log_state.seats[seat].person
                looking = looking or live.room.looks(person)
                await self._notify(live, seat, person, "overdue", live.history.asked_since.get(about, 0))
        return not looking and overdue == live.history.clocks.running


def _asked(live: Live) -> dict[str, int]:
    """The people whose turn it is, each with the seat that has waited longest."""
    found: dict[str, int] = {}
    since = live.history.asked_since
    for seat in live.asked() if live.playing else []:
        person = live.log_state.seats[seat].player
        if person and (person not in found or since[seat] < since[found[person]]):
            found[person] = seat
    return found


def post(url: str, body: dict[str, str], private: bool) -> None:
    """Send JSON to a webhook; into the private network only where the admin allows it.

    urllib and httpx look the name up again when they connect: it could then lead to another address than the
    checked one.
    """
    parts = urllib.parse.urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError("not a web address")
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.hostname, parts.port, timeout=TIMEOUT)
    found = socket.getaddrinfo(parts.hostname, connection.port, type=socket.SOCK_STREAM)
    if not private:
        for *_, known in found:
            address = ipaddress.ip_address(known[0])
            if not address.is_global or address.is_multicast:
                raise ValueError("a private address")
    # Connect to the checked address: looked up again, the name may have another.
    pinned = (str(found[0][4][0]), connection.port)
    connection._create_connection = lambda *_: socket.create_connection(pinned, TIMEOUT)  # type: ignore[attr-defined]
    path = urllib.parse.urlunsplit(("", "", parts.path or "/", parts.query, ""))
    end: threading.Timer | None = None
    try:
        connection.connect()
        end = threading.Timer(2 * TIMEOUT, connection.sock.shutdown, (socket.SHUT_RDWR,))
        end.start()  # an answer that comes byte by byte must not block the thread
        headers = {"Content-Type": "application/json", "User-Agent": "ratusha"}
        connection.request("POST", path, json.dumps(body).encode(), headers)
        status = connection.getresponse().status
    finally:
        if end is not None:
            end.cancel()
        connection.close()
    if not 200 <= status < 300:
        raise ValueError(f"answered with {status}")


def send_mail(smtp: str, sender: str, to: str, subject: str, text: str) -> None:
    """Send one e-mail through `smtp://user:password@host:port` (or `smtps://`)."""
    parts = urllib.parse.urlsplit(smtp)
    message = EmailMessage()
    message["From"] = sender
    message["To"] = Address(addr_spec=to)  # exactly one address
    message["Subject"] = subject
    message.set_content(text)
    host, port, trusted = parts.hostname or "", parts.port or 0, ssl.create_default_context()
    with (
        smtplib.SMTP_SSL(host, port, timeout=TIMEOUT, context=trusted)
        if parts.scheme == "smtps"
        else smtplib.SMTP(host, port, timeout=TIMEOUT)
    ) as server:
        if parts.username:  # the password must go to that server only
            if parts.scheme != "smtps":
                server.starttls(context=trusted)
            server.login(urllib.parse.unquote(parts.username), urllib.parse.unquote(parts.password or ""))
        server.send_message(message)
