"""What a change of a table writes, in one transaction."""

from __future__ import annotations

from dataclasses import dataclass

from ratusha.server.model import entries as e
from ratusha.server.store import Store, Tx, ratings
from ratusha.server.store import drafts as draft_store
from ratusha.server.store import log as log_store
from ratusha.server.store import people as people_store
from ratusha.server.store.interface import Work
from ratusha.server.store.repeated_requests import RequestKey
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.rated_places import rated_places


@dataclass(frozen=True, slots=True)
class Change:
    """Entries that a table in memory has applied and that its log does not have yet."""

    since: int
    """The version at which they were decided."""
    entries: list[e.AnyEntry]
    at: int
    request_key: RequestKey | None = None
    """The request they come from."""
    answer: str = ""
    """The answer to that request, as JSON; empty: the version."""
    draft: tuple[int, list[str]] | None = None
    """The seat whose draft they come from, and the steps of that draft."""
    also: Work[None] | None = None
    """More work for the same transaction."""


async def commit(store: Store, live: Live, change: Change) -> None:
    """Write a change of a table whose lock is held.

    Stale: another process was faster. Repeated: the request was carried out before. Refused: a person who
    takes a seat has deleted his account meanwhile.
    """
    entries = change.entries
    summary = live.history.summary()
    moved = bool(live.kept.steps) and any(isinstance(entry, e.Moved | e.Rewound) for entry in entries)
    unknown = live.log_state.people() - live.kept.names.keys()
    drafts = list(live.kept.drafts)
    others = {entry.seat for entry in entries if isinstance(entry, e.ANOTHER)}
    over = any(isinstance(entry, e.Ended) for entry in entries)
    placed = rated_places(live) if over else {}
    seats = [(seat, live.log_state.seats[seat].person, place) for seat, place in placed.items()]
    former = {i: ratings.Rating(*seat.former) for i, seat in enumerate(live.log_state.seats) if seat.former}
    arrived = {entry.person for entry in entries if isinstance(entry, e.Sat)}
    arrived |= {entry.new for entry in entries if isinstance(entry, e.Adopted) and entry.new}
    seated = over or any(isinstance(entry, e.Sat | e.Started | e.Adopted) for entry in entries)

    async def work(tx: Tx) -> None:
        await people_store.check_there(tx, arrived)  # otherwise the seat would belong to nobody
        await log_store.append(
            tx,
            live.id,
            change.since,
            entries,
            summary,
            change.at,
            change.request_key,
            change.answer,
            live.kept.seats,
        )
        if change.draft is not None:
            await draft_store.check_draft(tx, live.id, *change.draft)
        if moved:
            await draft_store.keep_only(tx, live.id, drafts)
        for seat in others:
            await draft_store.forget_standing(tx, live.id, seat)
        if unknown:
            live.kept.names.update(await people_store.names(tx, unknown))
        if seats:
            await ratings.settle(tx, live.id, live.log_state.settings.game, seats, change.at, former)
        if seated:
            await live.kept.look_up_ratings(tx, live.id, live.log_state)
        if change.also is not None:
            await change.also(tx)

    await store.write(work)
    live.lock.uncommitted = False
    live.kept.seats = summary.seats
    if moved:
        live.kept.steps = {seat: steps for seat, steps in live.kept.steps.items() if seat in drafts}
