"""Playing: steps of a draft, confirming it, and moves submitted at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from ratusha.kernel.errors import RatushaError
from ratusha.kernel.registry import game
from ratusha.server.base import limits
from ratusha.server.model import entries as e
from ratusha.server.model.draft import StoredDraft
from ratusha.server.model.person import Person
from ratusha.server.refusal import Refused
from ratusha.server.store.repeats import Repeated, RequestKey
from ratusha.server.store.tx import Stale
from ratusha.server.tables.draft import Draft, check_legal, is_aside, restore, store
from ratusha.server.tables.engine import EngineFailed, rules
from ratusha.server.tables.live import Live
from ratusha.server.tables.tables import Tables

T = TypeVar("T")

TRIES: Final = 8


async def act(
    tables: Tables, live: Live, what: Callable[[], Awaitable[T]], request_key: RequestKey | None = None
) -> T:
    """Do something with a table under its lock; again, if another process was faster.

    `request_key` names the request that asks for it: it is remembered by what is committed first. Repeated:
    it was carried out before. An error of the rules, other than a refusal, freezes the table.
    """
    for _ in range(TRIES):
        async with live.lock:
            if live.gone:
                raise Refused("not_found")
            live.request_key = request_key
            try:
                return await what()
            except Stale:
                await tables.show(live)  # it was read again: those who watch hear what the other did
                continue
            except Repeated:
                await tables.show(live)  # the same: it was carried out elsewhere, perhaps a moment ago
                live.room.wake()
                raise
            except RatushaError:
                if not await tables.behind(live):  # refused for what another process has changed?
                    raise
            except EngineFailed as error:
                raise await tables.engine_failed(live, error) from error
            finally:
                live.request_key = None
    raise Refused("busy")


def check_seat(live: Live, person: str, seat: int) -> None:
    """Refused unless this person decides for this seat, now."""
    log_state = live.log_state
    if not 0 <= seat < len(log_state.seats) or log_state.seats[seat].person != person:
        raise Refused("not_your_seat")
    if log_state.status == "open":
        raise Refused("not_started")
    if log_state.status == "over":
        raise Refused("game_over")
    if log_state.status == "frozen":
        raise outdated(live) if live.outdated else Refused("frozen")
    if log_state.paused:
        raise Refused("game_paused")
    if log_state.seats[seat].bot:
        raise Refused("bot_plays_for_you")


def outdated(live: Live) -> Refused:
    """The table began under another version of the rules than the server has now."""
    now = game(live.log_state.settings.game).rules_version
    return Refused("other_rules_version", was=str(live.log_state.rules), now=str(now))


def check_bot(live: Live, seat: int) -> None:
    """Refused unless a bot still decides for this seat: it has been thinking for a while."""
    if not live.playing or not live.log_state.seats[seat].bot:
        raise Refused("stale")


def check_current(live: Live, seat: int, ply: int) -> None:
    """Refused if this was decided at another position."""
    if not live.current(ply, seat):
        raise Refused("stale")


def check_draft(live: Live, seat: int, mark: str | None) -> None:
    """Refused if the draft is not the one with this mark, which was decided on; None: whichever it is.

    Asked only about one's own seat: nobody learns of another's draft, not even whether he guessed it.
    """
    if mark is not None and mark != live.draft_mark(seat):
        raise Refused("stale")


def _moved(live: Live, draft: Draft, person: str) -> list[e.AnyEntry]:
    moves = live.state.game.moves
    # Another's sealed answer may have come in since: the first ply is the present one.
    shift = live.ply - draft.plies[0]
    return [
        e.Moved(ply + shift, draft.seat, moves.text(move), person)
        for ply, move in zip(draft.plies, draft.moves, strict=True)
    ]


async def submit(
    tables: Tables,
    live: Live,
    person: str,
    seat: int,
    ply: int,
    line: list[str],
    request_key: RequestKey | None = None,
    how: e.How = "",
) -> int:
    """Play a line of moves at once, without a draft. Returns the version."""

    async def work() -> int:
        check_current(live, seat, ply)
        if how:
            check_bot(live, seat)
        else:
            check_seat(live, person, seat)
        if not 1 <= len(line) <= limits.LINE:
            raise Refused("bad_line_length", n=limits.LINE)
        parsed = [live.state.game.moves.parse(text) for text in line]
        if len(parsed) == 1:
            check_legal(live.state, parsed[0], seat)
            text = live.state.game.moves.text(parsed[0])
            entries: list[e.AnyEntry] = [e.Moved(live.ply, seat, text, person, how)]
        else:
            draft = Draft(live.state, seat)
            for i, move in enumerate(parsed):
                draft.step(move)
                if draft.reveals and i + 1 < len(parsed):
                    raise Refused("line_goes_beyond_chance", n=i + 1)
            entries = _moved(live, draft, person)
        return await tables.change(live, entries)

    return await act(tables, live, work, request_key)


async def step(
    tables: Tables,
    live: Live,
    person: Person,
    seat: int,
    ply: int,
    text: str,
    sure: bool = True,
    seen: str | None = None,
    request_key: RequestKey | None = None,
) -> int:
    """Add a step to the draft (that with the mark `seen`, if it is said).

    A step that reveals something is played at once with all before it; for who is not `sure` it waits for
    the confirmation like any other. An aside is played at once, the draft stays.
    """

    async def work() -> int:
        check_current(live, seat, ply)
        check_seat(live, person.id, seat)
        check_draft(live, seat, seen)
        move = live.state.game.moves.parse(text)
        with rules():
            aside = is_aside(live.state, move, seat)
        if aside:
            notation = live.state.game.moves.text(move)
            return await tables.change(live, [e.Moved(live.ply, seat, notation, person.id)])
        draft = _again(live, seat, live.drafts.get(seat))
        draft.step(move)
        if (draft.reveals and sure) or (draft.done and not person.settings.confirm):
            return await tables.change(live, _moved(live, draft, person.id), seat)
        if len(draft.moves) > limits.LINE:
            raise Refused("bad_line_length", n=limits.LINE)
        return await tables.keep_draft(live, seat, draft)

    return await act(tables, live, work, request_key)


def _again(live: Live, seat: int, known: Draft | None) -> Draft:
    """A copy of the draft, so that a refused step changes nothing."""
    if known is None:
        return Draft(live.state, seat)
    return restore(store(known, live.ply), live.state, seat) or Draft(live.state, seat)


def _ended(live: Live, draft: Draft) -> Draft:
    """A copy of the draft with the move that ends the turn."""
    with rules():
        end = draft.ending()
    if end is None:
        raise Refused("turn_not_finished")
    whole = _again(live, draft.seat, draft)
    whole.step(end)
    return whole


async def undo(
    tables: Tables,
    live: Live,
    person: str,
    seat: int,
    all_steps: bool,
    seen: str | None = None,
    request_key: RequestKey | None = None,
) -> int:
    """Take back the last step of the draft (that with the mark `seen`, if it is said), or the whole draft."""

    async def work() -> int:
        check_seat(live, person, seat)
        check_draft(live, seat, seen)
        draft = live.drafts.get(seat)
        if draft is None:
            raise Refused("no_draft")
        kept = store(draft, live.ply)
        kept = StoredDraft(kept.ply, kept.moves[:-1])
        shorter = None if all_steps else restore(kept, live.state, seat)
        return await tables.keep_draft(live, seat, shorter)

    return await act(tables, live, work, request_key)


async def confirm(
    tables: Tables,
    live: Live,
    person: str,
    seat: int,
    ply: int,
    seen: str | None = None,
    request_key: RequestKey | None = None,
) -> int:
    """Play the draft (that with the mark `seen`, if it is said), and end the turn.

    Refused while something more has to be decided.
    """

    async def work() -> int:
        draft = live.drafts.get(seat)
        check_seat(live, person, seat)
        check_draft(live, seat, seen)
        if draft is None:
            raise Refused("no_draft")
        check_current(live, seat, ply)
        if not draft.done:
            draft = _ended(live, draft)
        return await tables.change(live, _moved(live, draft, person), seat)

    return await act(tables, live, work, request_key)


async def draft_line(
    tables: Tables,
    live: Live,
    person: Person,
    seat: int,
    line: list[str],
    ply: int = -1,
    seen: str | None = None,
    request_key: RequestKey | None = None,
) -> int:
    """Make a line the draft, up to what reveals something; Refused if nothing of it can be."""

    async def work() -> int:
        check_current(live, seat, ply if ply >= 0 else live.ply)
        check_seat(live, person.id, seat)
        check_draft(live, seat, seen)
        base = StoredDraft(live.ply, line)
        draft = restore(base, live.state, seat)
        if draft is None:
            if line:
                check_legal(live.state, live.state.game.moves.parse(line[0]), seat)
            raise Refused("line_not_possible")
        return await tables.keep_draft(live, seat, draft)

    return await act(tables, live, work, request_key)
