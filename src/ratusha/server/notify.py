"""Notifications: one when a decision becomes yours, a reminder, one when another's time is out.

Never one per step, never while you are looking at the table, and nothing of the game in them.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import smtplib
import socket
import threading
import urllib.parse
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import Any, Final

from ratusha.kernel.registry import game
from ratusha.server import logs
from ratusha.server.ids import now
from ratusha.server.metrics import Metrics
from ratusha.server.people.people import People
from ratusha.server.people.person import Person
from ratusha.server.settings import Settings
from ratusha.server.store import log as log_store
from ratusha.server.store import seats as seat_store
from ratusha.server.tables.live import Live
from ratusha.server.tables.tables import Tables
from ratusha.server.words import DEFAULT, say

TIMEOUT: Final = 5.0
THREADS: Final = 4
SWEEP: Final = 30.0


class Notifier:
    """Tells people by webhook and e-mail."""

    def __init__(self, tables: Tables, people: People, settings: Settings, metrics: Metrics) -> None:
        self._tables = tables
        self._people = people
        self._settings = settings
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._threads = ThreadPoolExecutor(THREADS, "notify")
        tables.listeners.append(self.consider)

    def start(self) -> None:
        """Look for what is due from time to time."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop."""
        tasks = [*self._tasks] + ([self._sweeper] if self._sweeper is not None else [])
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def consider(self, live: Live) -> None:
        """A table changed: has somebody become asked?"""
        for seat in live.asked() if live.playing else []:
            person = live.fold.seats[seat].player
            if person and live.asked_since.get(seat) == live.version:
                self._later(self._tell(live, seat, person, "turn", self._settings.notice_delay))

    def _later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, live: Live, seat: int, person: str, kind: str, delay: float) -> None:
        version = live.asked_since.get(seat, 0)
        await asyncio.sleep(delay)
        if live.asked_since.get(seat, 0) == version and seat in live.asked() and live.playing:
            await self._notify(live, seat, person, kind, version)

    async def _notify(self, live: Live, seat: int, person: str, kind: str, version: int) -> None:
        """Tell a seat's person about the hand-over of this version, unless he looks or was told before."""
        if any(viewer.seat == seat and viewer.acts for viewer in live.room.channels):
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
        title = game(live.fold.settings.game).title(lang)
        link = f"{self._settings.base()}/tables/{live.id}"
        subject = say(lang, f"notice-{kind}", game=title)
        if person.settings.webhook:
            body = {
                "kind": kind,
                "table": live.id,
                "game": live.fold.settings.game,
                "text": subject,
                "link": link,
            }
            await self._try("webhook", post, person.settings.webhook, body, self._settings.webhook_private)
        if person.settings.email and person.settings.email_ok and self._settings.smtp:
            await self.mail(person.settings.email, subject, f"{subject}\n\n{link}\n")

    async def mail(self, to: str, subject: str, text: str) -> None:
        """Send an e-mail, if it can be."""
        if self._settings.smtp:
            sender = self._settings.smtp_from or "ratusha@localhost"
            await self._try("mail", send_mail, self._settings.smtp, sender, to, subject, text)

    async def _try(self, what: str, send: Any, *args: Any) -> None:
        try:
            # Threads of their own: passwords are hashed in the common ones.
            await asyncio.get_running_loop().run_in_executor(self._threads, send, *args)
            self._metrics.count("notifications", kind=what)
        except Exception as error:  # somebody else's server: whatever it does is only worth a line
            logs.log("notification failed", level=30, kind=what, error=type(error).__name__)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._remind()
                await self._tell_overdue()
            except Exception:  # the database is away for a moment
                logs.broken("sweep for reminders failed")

    async def _remind(self) -> None:
        before = now() - int(self._settings.reminder_hours * 3_600_000)
        rows = await self._tables.store.read(
            lambda tx: tx.rows(
                "SELECT s.table_id, s.seat, s.person FROM seated s JOIN tables t ON t.id = s.table_id"
                " WHERE s.asked = 1 AND t.status = 'playing' AND t.updated < ?"
                " AND NOT EXISTS (SELECT 1 FROM told o WHERE o.table_id = s.table_id AND o.seat = s.seat"
                " AND o.kind = 'reminder' AND o.at >= t.updated)"
                " ORDER BY t.updated DESC LIMIT 200",
                before,
            )
        )
        for row in rows:
            person = await self._people.get(row[2])
            if person is not None and person.settings.reminders:
                await self._tell(await self._tables.get(row[0]), row[1], row[2], "reminder", 0)

    async def _tell_overdue(self) -> None:
        """A seat's time is out: those who may now choose what to do are told, once for each hand-over."""
        for id in await self._tables.store.read(lambda tx: log_store.due(tx, now())):
            live = await self._tables.get(id)
            for about in live.overdue(now()) if live.playing else []:
                for seat in live.fold.others(about):
                    person = live.fold.seats[seat].person
                    await self._notify(live, seat, person, "overdue", live.asked_since.get(about, 0))


def post(url: str, body: dict[str, str], private: bool) -> None:
    """Send JSON to a webhook; into the private network only where the host allows it."""
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
    # To the very address that was looked at: asked again, the name may tell another.
    pinned = (str(found[0][4][0]), connection.port)
    connection._create_connection = lambda *_: socket.create_connection(pinned, TIMEOUT)  # type: ignore[attr-defined]
    path = urllib.parse.urlunsplit(("", "", parts.path or "/", parts.query, ""))
    end: threading.Timer | None = None
    try:
        connection.connect()
        end = threading.Timer(2 * TIMEOUT, connection.sock.shutdown, (socket.SHUT_RDWR,))
        end.start()  # an answer that comes letter by letter does not hold the thread
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
    message["To"] = to
    message["Subject"] = subject
    message.set_content(text)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    with kind(parts.hostname or "", parts.port or 0, timeout=TIMEOUT) as server:
        if parts.username:
            if parts.scheme != "smtps":
                server.starttls()
            server.login(urllib.parse.unquote(parts.username), urllib.parse.unquote(parts.password or ""))
        server.send_message(message)
