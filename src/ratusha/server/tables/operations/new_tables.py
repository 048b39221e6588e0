"""New tables: created, rematched, forked from a ply, imported from a record."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import ClassVar

import msgspec

from ratusha.bots import bot_ids, check_names
from ratusha.kernel.chance import Secret
from ratusha.kernel.errors import BadInput
from ratusha.kernel.match import Match
from ratusha.kernel.record import Record, parse
from ratusha.kernel.registry import game
from ratusha.kernel.verify import verify
from ratusha.server.base import limits
from ratusha.server.base.ids import new_id, now
from ratusha.server.model import entries as e
from ratusha.server.model.person import Person
from ratusha.server.model.table_settings import HOT, OPEN, Origin, TableSettings, check
from ratusha.server.refusal import Refused
from ratusha.server.store import repeated_requests
from ratusha.server.store.interface import Tx
from ratusha.server.tables.live.log_state import LogState
from ratusha.server.tables.live.rules_guard import rules
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations import seating
from ratusha.server.tables.operations.operation import (
    AtTable,
    Opened,
    Operation,
    Ply,
    act,
    carry_out,
    encoded,
)
from ratusha.server.tables.tables import NewTable, Tables


async def create(
    tables: Tables,
    person: Person,
    settings: TableSettings,
    line: list[str] | None = None,
    also: Callable[[str, Tx], Awaitable[None]] | None = None,
) -> Live:
    """Create a table; `also` is done with its id in the same transaction."""
    new = prepare(tables, person, settings, line)

    async def work(tx: Tx) -> None:
        await new.write(tx)
        if also is not None:
            await also(new.live.id, tx)

    await tables.store.write(work)
    return tables.take_in(new)


def prepare(
    tables: Tables,
    person: Person,
    settings: TableSettings,
    line: list[str] | None = None,
    seat: int = -1,
    others: Mapping[int, str] | None = None,
) -> NewTable:
    """A table that is yet to be written.

    Its creator takes this seat, if it is open; or the first open one, unless a hot one comes before it.
    Seats may be kept for others, who have yet to accept.
    """
    checked = check(settings, bot_ids())
    check_names([plan for plan in checked.seats if plan not in (OPEN, HOT)])
    secret = Secret(secrets.token_bytes(32))
    first = e.Created(person.id, checked, game(checked.game).rules_version, secret.commitment, line or [])
    log_state = LogState()
    log_state.apply(first, 0)
    seated: list[e.AnyEntry] = []
    mine = seat if seat >= 0 else next((i for i, plan in enumerate(checked.seats) if plan in (OPEN, HOT)), -1)
    if mine >= 0 and checked.seats[mine] == OPEN:
        seated += [e.Sat(mine, person.id), *seating.favourite(log_state, person, mine)]
    seated += [e.Sat(n, other, invited=True) for n, other in (others or {}).items()]
    return tables.prepare(new_id(), [first, *seated], secret.hex)


class Rematch(Operation):
    """A new table with the same people and settings."""

    name: ClassVar[str] = "rematch"
    rate: ClassVar[str] = "create"
    locked: ClassVar[bool] = False

    async def do(self, at: AtTable) -> Opened:
        """The others find the new table in their lists, with seats kept for them.

        Those who ask after the first get the same table, unless it was closed; asking means accepting the
        seat.
        """
        opened = await act(at.tables, at.live, lambda: _meet_again(at))
        again = await at.tables.fresh(opened.table)
        kept = any(again.log_state.seats[seat].invited for seat in again.log_state.seats_of(at.person.id))
        if kept and again.log_state.status == "open":
            await carry_out(at.tables, again, at.person, seating.Sit())
        return opened


async def _meet_again(at: AtTable) -> Opened:
    """The table of the rematch, made if there is none; the lock of the first table is held."""
    log_state = at.live.log_state
    if at.person.id not in log_state.people():
        raise Refused("not_your_seat")
    if log_state.status != "over":
        raise Refused("rematch_before_end")
    opened = Opened(table=log_state.rematch)
    if await _existing(at.tables, opened.table):
        await at.tables.writer.unchanged(at.live, at.key, encoded(opened))
        return opened
    new = _prepare_rematch(at.tables, at.live, at.person)
    opened = Opened(table=new.live.id)
    entry = e.Rematched(new.live.id)
    await at.tables.writer.change(
        at.live, [entry], request_key=at.key, answer=encoded(opened), also=new.write
    )
    at.tables.take_in(new)
    return opened


async def _existing(tables: Tables, id: str) -> bool:
    """Does this table exist, and was it not closed before the game began?"""
    try:
        return bool(id) and (await tables.fresh(id)).log_state.why != "empty"
    except Refused:
        return False


def _prepare_rematch(tables: Tables, live: Live, person: Person) -> NewTable:
    plans: list[str] = []
    for place in live.log_state.seats:
        own_bot = bool(place.bot) and not place.person
        plans.append(place.bot if own_bot else (HOT if place.person == person.id else OPEN))
    if plans.count(HOT) == 1:
        plans[plans.index(HOT)] = OPEN
    settings = msgspec.structs.replace(
        live.log_state.settings,
        seats=plans,
        origin=Origin("rematch", live.id),
        open=live.log_state.settings.open,
    )
    mine = live.log_state.seats_of(person.id)[0]
    others = {
        i: place.person for i, place in enumerate(live.log_state.seats) if place.person not in ("", person.id)
    }
    return prepare(tables, person, settings, seat=mine, others=others)


def record_of(live: Live) -> Record:
    """The record of a table; before the end its moves are not for everybody."""
    if live.match is None:
        raise Refused("not_started")
    names = live.seat_names("en")
    record = live.match.record
    record.players = dict(enumerate(names))
    record.rules = live.log_state.rules
    record.given = len(parse("\n".join(live.log_state.line) + "\n").entries) if live.log_state.line else 0
    record.commitment = live.history.secret.commitment
    record.secret = live.history.secret.hex if live.log_state.status == "over" else ""
    return record


def record_text(live: Live) -> str:
    """The record as a text file.

    Of a table that the present rules can't follow, only the choices: together with the secret they say
    everything to a server that has its rules.
    """
    record = record_of(live)
    if not live.history.lost:
        return record.text()
    head, _, _ = dataclasses.replace(record, entries=[]).text().partition("moves\n")
    chosen: list[str] = []
    for line in live.lines:
        if isinstance(line.entry, e.Moved):
            chosen.append(f"{line.entry.seat} {line.entry.move}\n")
        elif isinstance(line.entry, e.Rewound):
            chosen.append(f"back 0 {line.entry.ply}\n")
    secret = f"secret {record.secret}\n" if record.secret else ""
    return f"{head}moves\n{''.join(chosen)}open\n{secret}"


class Fork(Operation, kw_only=True):
    """A new table that begins with the first plies of this finished one."""

    name: ClassVar[str] = "fork"
    rate: ClassVar[str] = "create"
    locked: ClassVar[bool] = False

    ply: Ply
    settings: TableSettings | None = None

    async def do(self, at: AtTable) -> Opened:
        """With its bots, unless the request names others."""
        live = at.live
        if live.log_state.status != "over":
            raise Refused("fork_before_end")
        if live.history.unseen:
            raise Refused("frozen")
        record = record_of(live)
        if not 0 <= self.ply <= live.ply:
            raise Refused("unknown_ply", n=live.ply)
        begun = record.fork(live.history.settled(self.ply))

        async def remember(made: str, tx: Tx) -> None:
            await repeated_requests.keep(
                tx, live.id, at.key, encoded(Opened(table=made)), live.version, now()
            )

        settings = self.settings if self.settings is not None else _fork_settings(live)
        origin = Origin("fork", live.id, self.ply)
        made = await _begin(at.tables, at.person, begun, origin, settings, remember)
        return Opened(table=made.id)


def _fork_settings(live: Live) -> TableSettings:
    """The bots stay where they are; all other seats belong to the person who forks."""
    plans = [place.bot if place.bot and not place.person else HOT for place in live.log_state.seats]
    if HOT not in plans:
        plans[0] = HOT
    if plans.count(HOT) == 1:
        plans[plans.index(HOT)] = OPEN
    known = live.log_state.settings
    return TableSettings(known.game, plans, open=False, title=known.title)


async def import_record(tables: Tables, person: Person, text: str, settings: TableSettings | None) -> Live:
    """A table from a record's text: a finished game to look at, an open one to play on."""
    if len(text) > limits.RECORD or text.count("\n") > limits.RECORD_LINES:
        raise Refused("record_too_long")
    record = parse(text)
    # Moves that were taken back are left out; the rest must be as it was played.
    last = dataclasses.replace(record, entries=list(record.plies()))
    with rules():
        problems = verify(last).problems
    if problems:
        raise BadInput("record", problems[0])
    begun = Record(
        record.game, record.seats, record.options, components=record.components, entries=last.entries
    )
    return await _begin(tables, person, begun, Origin("import", "", len(last.entries)), settings)


async def _begin(
    tables: Tables,
    person: Person,
    begun: Record,
    origin: Origin,
    settings: TableSettings | None,
    also: Callable[[str, Tx], Awaitable[None]] | None = None,
) -> Live:
    with rules():
        over = Match(begun).state.over
    plain = Record(begun.game, begun.seats, begun.options, components=begun.components, entries=begun.entries)
    line = plain.text().splitlines()
    if settings is None:
        settings = TableSettings(begun.game.id, [HOT] * begun.seats, open=False)
    if len(settings.seats) != begun.seats:
        raise Refused("unknown_seat", n=begun.seats)
    settings = msgspec.structs.replace(
        settings, game=begun.game.id, options=begun.options, origin=origin, rated=False
    )
    if over:
        settings = msgspec.structs.replace(settings, seats=[HOT] * begun.seats)
    live = await create(tables, person, settings, line, also)
    if over:
        await carry_out(tables, live, person, seating.Start())
    return live
