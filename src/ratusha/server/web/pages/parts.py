"""The page of a table is made of parts: each has an id, and a key of what it shows.

A part is rendered when its key is new, once for all who see the same. An open page is sent the parts that
have changed: over the socket, by the long poll, and as the answer to a form. A part's key is computed from
the data that its template gets, so a template must get nothing that it does not show.
"""

from __future__ import annotations

import itertools
import re
import time
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import HTTPConnection

from ratusha.draw.svg import DEFINITIONS
from ratusha.kernel.description import Block, Section
from ratusha.server.base.ids import fingerprint
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.shown import snapshots
from ratusha.server.web.pages.render import CSRF, SUBMIT_ID, environment
from ratusha.server.words import say

KNOWN: Final = re.compile(r"([\w/.-]{1,60})=(\w{1,40})")
MOST_KNOWN: Final = 8000
"""The most characters in which a page lists the parts it has."""
FOLDED: Final = "folded"
"""In place of a key: the page has folded this part and does not want it."""


class Reader(NamedTuple):
    """The reader of a page, as far as the page depends on him: equal readers get the same page."""

    viewer: Viewer
    person: str = ""
    """The id of a player, or of the table's creator, who have links to share. Empty for others, who are
    all alike."""
    signed_in: bool = False
    may_sit: bool = False
    base: str = ""
    """The server's address as the reader knows it, for links."""
    phone: bool = False
    """Is his screen so small that the table is shown in sections?"""
    folded: bool = False
    """Has he folded the position in words? Then it is not put into words for him."""

    def links(self, live: Live) -> list[tuple[str, str]]:
        """The links that this reader has made: kind and token."""
        return [
            (made.kind, made.token)
            for made in live.kept.invites
            if self.person and made.author == self.person
        ]


class Part(NamedTuple):
    """A part of the page: the element with this id, and what it shows; rendered for a page that does not
    have it."""

    id: str
    key: str
    make: Callable[[], str]
    symbols: tuple[str, ...] = ()
    """The definitions of the picture that it refers to."""

    @property
    def html(self) -> str:
        """The part as HTML."""
        return self.make()


class Message(msgspec.Struct, tag="parts"):
    """What a page is sent: the keys of all parts in question, and those parts that the page does not have."""

    order: int
    """A page accepts nothing older than what it shows: the higher the version, and then this, the newer."""
    version: int
    mark: str
    """Changes with what a long poll waits for besides the version."""
    status: str
    asked: bool
    """Is it the reader's turn?"""
    draft: str
    """The mark of his draft."""
    keys: dict[str, str]
    parts: dict[str, str] = {}
    symbols: dict[str, str] = {}
    """Definitions that these parts refer to, and that the page may not have."""
    problem: str = ""
    """Why the reader's request was refused."""


class News(NamedTuple):
    """What a page is to be told, before it is known which parts it has."""

    facts: Message
    parts: dict[str, Part]

    def to(self, known: Mapping[str, str], problem: str = "") -> bytes:
        """The message for a page that has these parts already."""
        missing = [part for part in self.parts.values() if known.get(part.id) != part.key]
        whole = {part.id for part in missing if "/" not in part.id}
        sent = [part for part in missing if part.id in whole or _around(part.id) not in whole]
        wanted = {symbol for part in sent for symbol in part.symbols}
        if wanted:
            there = [part for part in self.parts.values() if known.get(part.id) == part.key]
            wanted -= {symbol for part in there for symbol in part.symbols}
        return msgspec.json.encode(
            msgspec.structs.replace(
                self.facts,
                parts={part.id: part.html for part in sent},
                symbols={symbol: DEFINITIONS[symbol] for symbol in sorted(wanted)},
                problem=problem,
            )
        )


def within(whole: str, piece: str) -> str:
    """The id of a part that lies within another: a page that gets the whole has it, too."""
    return f"{whole}/{piece}"


def known_after(known: Mapping[str, str], told: Mapping[str, str]) -> dict[str, str]:
    """The keys of the parts that a page has after this message; pieces that were not named again are gone."""
    return {id: key for id, key in known.items() if _around(id) == id or _around(id) not in told} | dict(told)


def _around(id: str) -> str:
    return id.partition("/")[0]


_order = itertools.count(time.time_ns() // 1000)  # JavaScript's numbers are exact up to 2 ** 53


def news(live: Live, reader: Reader, parts: Iterable[Part]) -> News:
    """These parts, with what else a page has to know; the table's lock is held."""
    viewer = reader.viewer
    known = {part.id: part for part in parts}
    facts = Message(
        next(_order), live.version, mark(live, reader), live.log_state.status, is_asked(live, viewer),
        live.kept.draft_mark(viewer.seat) if viewer.acts else "",
        {part.id: part.key for part in known.values()},
    )  # fmt: skip
    return News(facts, known)


def mark(live: Live, reader: Reader) -> str:
    """A text that changes with what may change on this reader's page without a new version of the table."""
    said = [live.room.said.get(reader.viewer.kept(room), 0) for room in reader.viewer.rooms]
    return fingerprint(repr((snapshots.mark(live, reader.viewer), reader.links(live), said)))[:16]


def is_asked(live: Live, viewer: Viewer) -> bool:
    """Is it this player's turn, and does no bot play for him?"""
    seat = viewer.place
    return viewer.plays and live.playing and seat in live.asked() and not live.log_state.seats[seat].bot


def known_parts(connection: HTTPConnection) -> dict[str, str]:
    """The parts that a page says it has: in a header of a form, otherwise in the address."""
    said = connection.headers.get("x-known") or connection.query_params.get("known", "")
    return dict(KNOWN.findall(said[:MOST_KNOWN]))


def draw(live: Live, id: str, lang: str, **data: Any) -> Part:
    """A part; it is rendered unless one with the same key was rendered recently."""
    shown = msgspec.json.encode((id, lang, data), enc_hook=_fields)
    key = blake2b(shown, digest_size=8).hexdigest()
    rendered = live.room.drawn

    def make() -> str:
        html = rendered.get(key)
        if html is None:
            template = environment().get_template(f"part_{id}.html")
            words = partial(say, lang)
            html = template.render(t=words, lang=lang, csrf=CSRF, submit_id=SUBMIT_ID, **data).strip()
            rendered.put(key, html)
        return html

    return Part(id, key, make)


def _fields(thing: Any) -> tuple[Any, ...]:
    """A section of the position in words, or a block of it, for its key."""
    if isinstance(thing, Section):
        return thing.key, thing.heading, thing.folded, thing.blocks
    if isinstance(thing, Block):
        return thing.kind, thing.lines, thing.head, thing.rows
    raise NotImplementedError(type(thing))
