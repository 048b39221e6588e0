"""Playing: steps of a draft, confirming it, and moves submitted at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from ratusha.kernel.errors import RatushaError
from ratusha.kernel.registry import game
from ratusha.server import limits
from ratusha.server.people.person import Person
from ratusha.server.refusal import Refused
from ratusha.server.store import log as log_store
from ratusha.server.store.tx import Stale
from ratusha.server.tables import entries as e
from ratusha.server.tables.draft import Draft, StoredDraft, check_legal, restore, store
from ratusha.server.tables.engine import EngineFailed
from ratusha.server.tables.live import Live
from ratusha.server.tables.tables import Tables

T = TypeVar("T")

TRIES: Final = 8


async def act(tables: Tables, live: Live, what: Callable[[], Awaitable[T]]) -> T:
    """Do something with a table under its lock; again, if another process was faster.

    An error of the rules, other than a refusal, freezes the table.
    """
    for _ in range(TRIES):
        async with live.lock:
            if live.gone:
                raise Refused(404, "such-thing")
            try:
                return await what()
            except Stale:
                await tables.show(live)  # it was read again: those who watch hear what the other did
                continue
            except RatushaError:
                if not await tables.behind(live):  # refused for what another process has changed?
                    raise
            except EngineFailed as error:
                raise await tables.engine_failed(live, error) from error
    raise Refused(503, "luck")


def check_seat(live: Live, person: str, seat: int) -> None:
    """Refused unless this person decides for this seat, now."""
    fold = live.fold
    if not 0 <= seat < len(fold.seats) or fold.seats[seat].person != person:
        raise Refused(403, "your-seat")
    if fold.status == "open":
        raise Refused(409, "started-yet")
    if fold.status == "over":
        raise Refused(409, "play-after-end")
    if fold.status == "frozen":
        raise outdated(live) if live.outdated else Refused(409, "frozen")
    if fold.paused:
        raise Refused(409, "play-in-pause")
    if fold.seats[seat].bot:
        raise Refused(409, "play-while-away")


def outdated(live: Live) -> Refused:
    """The table began under another version of the rules than the server has now."""
    now = game(live.fold.settings.game).rules_version
    return Refused(409, "present-rules", was=str(live.fold.rules), now=str(now))


def check_bot(live: Live, seat: int) -> None:
    """Refused unless a bot still decides for this seat: it has been thinking for a while."""
    if not live.playing or not live.fold.seats[seat].bot:
        raise Refused(409, "stale")


async def _stale_or_repeated(tables: Tables, live: Live, author: str, id: str) -> int:
    """The version at which this submit was carried out; Refused if it was not."""
    if id:
        version = await tables.store.peek(lambda tx: log_store.repeated(tx, live.id, author, id))
        if version is not None:
            return version
    raise Refused(409, "stale")


def _moved(live: Live, draft: Draft, person: str) -> list[e.AnyEntry]:
    moves = live.state.game.moves
    # Another's sealed answer may have come in since: the first ply is the present one.
    shift = live.ply - draft.plies[0]
    return [
        e.Moved(ply + shift, draft.seat, moves.text(move), person)
        for ply, move in zip(draft.plies, draft.moves, strict=True)
    ]


async def submit(
    tables: Tables, live: Live, person: str, seat: int, ply: int, line: list[str], id: str, how: e.How = ""
) -> int:
    """Play a line of moves at once, without a draft. Returns the version."""

    async def work() -> int:
        if not live.current(ply, seat):
            return await _stale_or_repeated(tables, live, person, id)
        if how:
            check_bot(live, seat)
        else:
            check_seat(live, person, seat)
        if not 1 <= len(line) <= limits.LINE:
            raise Refused(409, "line", n=limits.LINE)
        parsed = [live.state.game.moves.parse(text) for text in line]
        if len(parsed) == 1:
            check_legal(live.state, parsed[0], seat)
            text = live.state.game.moves.text(parsed[0])
            entries: list[e.AnyEntry] = [e.Moved(live.ply, seat, text, person, how)]
        else:
            draft = Draft(live.state, seat)
            for i, move in enumerate(parsed):
                if draft.step(move) and i + 1 < len(parsed):
                    raise Refused(409, "line-beyond-chance", n=i + 1)
            entries = _moved(live, draft, person)
        return await tables.change(live, entries, person, id)

    return await act(tables, live, work)


async def step(
    tables: Tables, live: Live, person: Person, seat: int, ply: int, text: str, id: str, sure: bool = True
) -> int:
    """Add a step to the draft. A step that uncovers something, or an aside, is played at once.

    Who is not `sure` is refused such a step: it could not be taken back.
    """

    async def work() -> int:
        if not live.current(ply, seat):
            return await _stale_or_repeated(tables, live, person.id, id)
        check_seat(live, person.id, seat)
        known = live.drafts.get(seat)
        if known is not None and id and id in known.ids:
            return live.version
        draft = _again(live, seat, known)
        reveals = draft.step(live.state.game.moves.parse(text), id)
        if reveals and not sure:
            raise Refused(409, "taking-back")
        if reveals or draft.aside or (draft.done and not person.settings.confirm):
            return await tables.change(live, _moved(live, draft, person.id), person.id, id, seat)
        if len(draft.moves) > limits.LINE:
            raise Refused(409, "line", n=limits.LINE)
        await tables.keep_draft(live, seat, draft)
        return live.version

    return await act(tables, live, work)


def _again(live: Live, seat: int, known: Draft | None) -> Draft:
    """A copy of the draft, so that a refused step changes nothing."""
    if known is None:
        return Draft(live.state, seat)
    return restore(store(known, live.ply), live.state, seat) or Draft(live.state, seat)


async def undo(tables: Tables, live: Live, person: str, seat: int, all_steps: bool) -> int:
    """Take back the last step of the draft, or the whole draft."""

    async def work() -> int:
        check_seat(live, person, seat)
        draft = live.drafts.get(seat)
        if draft is None:
            raise Refused(409, "draft")
        kept = store(draft, live.ply)
        kept = StoredDraft(kept.ply, kept.moves[:-1], kept.ids[:-1])
        shorter = None if all_steps else restore(kept, live.state, seat)
        await tables.keep_draft(live, seat, shorter)
        return live.version

    return await act(tables, live, work)


async def confirm(tables: Tables, live: Live, person: str, seat: int, ply: int, id: str) -> int:
    """Play the draft."""

    async def work() -> int:
        draft = live.drafts.get(seat)
        if draft is None or not live.current(ply, seat):
            if id:
                version = await tables.store.peek(lambda tx: log_store.repeated(tx, live.id, person, id))
                if version is not None:
                    return version
            check_seat(live, person, seat)
            raise Refused(409, "stale" if draft is not None else "draft")
        check_seat(live, person, seat)
        return await tables.change(live, _moved(live, draft, person), person, id, seat)

    return await act(tables, live, work)


async def draft_line(tables: Tables, live: Live, person: Person, seat: int, line: list[str]) -> int:
    """Make a line the draft, up to what would uncover something; Refused if nothing of it can be."""

    async def work() -> int:
        check_seat(live, person.id, seat)
        base = StoredDraft(live.ply, line, [""] * len(line))
        draft = restore(base, live.state, seat)
        if draft is None:
            if line:
                check_legal(live.state, live.state.game.moves.parse(line[0]), seat)
            raise Refused(409, "line-now")
        await tables.keep_draft(live, seat, draft)
        return live.version

    return await act(tables, live, work)
