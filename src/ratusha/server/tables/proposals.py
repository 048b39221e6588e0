"""What needs others: take-backs, pauses, ending; seats whose time has run out; frozen tables."""

from __future__ import annotations

from typing import Final

from ratusha.kernel.state import CHOSEN
from ratusha.server.base.ids import now
from ratusha.server.model import entries as e
from ratusha.server.model.person import Person
from ratusha.server.model.table_settings import DAY, MINUTE
from ratusha.server.refusal import Refused
from ratusha.server.store.repeats import RequestKey
from ratusha.server.tables.leaving import quick_bot
from ratusha.server.tables.live import Live
from ratusha.server.tables.play import act, outdated
from ratusha.server.tables.tables import Tables

GIFT: Final = {"live": 5 * MINUTE, "days": DAY, "none": DAY}
"""How much time is given at a time."""


def _my_seat(live: Live, person: str, seat: int) -> int:
    if not 0 <= seat < len(live.log_state.seats) or live.log_state.seats[seat].person != person:
        raise Refused("not_your_seat")
    return seat


def _check_begun(live: Live) -> None:
    """Refused unless the game has begun and goes on, be it in a pause."""
    match live.log_state.status:
        case "open":
            raise Refused("not_started")
        case "over":
            raise Refused("game_over")
        case "frozen":
            raise outdated(live) if live.outdated else Refused("frozen")


async def propose(
    tables: Tables,
    live: Live,
    person: str,
    seat: int,
    what: str,
    ply: int = 0,
    request_key: RequestKey | None = None,
) -> int:
    """Put something to the others; with nobody to ask it is done at once."""

    async def work() -> int:
        _my_seat(live, person, seat)
        _check_begun(live)
        if live.log_state.proposal is not None:
            raise Refused("other_proposal_open")
        match what:
            case "take-back":
                to = ply if ply >= 0 else _last_choice(live, seat)
                if not 0 <= to < live.ply or not live.chosen_since(to):
                    raise Refused("unknown_ply", n=live.ply)
                entry = e.Proposed("take-back", seat, live.settled(to))
            case "pause" if not live.log_state.paused:
                entry = e.Proposed("pause", seat)
            case "resume" if live.log_state.paused and _forgotten(live):
                return await tables.change(live, [e.Paused(False)])
            case "resume" if live.log_state.paused:
                entry = e.Proposed("resume", seat)
            case "end":
                entry = e.Proposed("end", seat)
            case _:
                raise Refused("cannot_propose_now")
        return await tables.change(live, [entry])

    return await act(tables, live, work, request_key)


def _forgotten(live: Live) -> bool:
    """Has the pause lasted so long that nobody need be asked any more?"""
    return now() - live.log_state.paused_at >= live.log_state.settings.clock.absence * DAY


def _last_choice(live: Live, seat: int) -> int:
    """The ply of this seat's latest own choice, or -1."""
    assert live.match is not None
    for at in range(live.ply - 1, -1, -1):
        ply = live.match.plies[at]
        if ply.seat == seat and ply.how == CHOSEN:
            return at
    return -1


async def answer(
    tables: Tables, live: Live, person: str, seat: int, yes: bool, request_key: RequestKey | None = None
) -> int:
    """Agree or not; who proposed may withdraw by saying no."""

    async def work() -> int:
        _my_seat(live, person, seat)
        proposal = live.log_state.proposal
        if proposal is None:
            raise Refused("no_proposal")
        if live.log_state.seats[proposal.seat].person == person and yes:
            raise Refused("own_proposal")
        return await tables.change(live, [e.Answered(seat, yes)])

    return await act(tables, live, work, request_key)


async def overdue(
    tables: Tables,
    live: Live,
    person: str,
    seat: int,
    about: int,
    choice: str,
    request_key: RequestKey | None = None,
) -> int:
    """A seat's time has run out: anybody may wait or give time; a bot or the end needs most people."""

    async def work() -> int:
        _my_seat(live, person, seat)
        if not live.playing or about not in live.overdue(now()):
            raise Refused("not_overdue")
        if live.log_state.seats[about].person == person:
            raise Refused("own_time_is_up")
        voters = live.log_state.others(about)
        if person not in {live.log_state.seats[voter].person for voter in voters}:
            raise Refused("bot_plays_for_you")
        kind = live.log_state.settings.clock.kind
        if choice == "wait":
            if live.log_state.votes.get(about, {}).get(seat) == "wait":
                return await tables.unchanged(live)
            return await tables.change(live, [e.Voted(seat, about, "wait")])
        if choice == "time":
            return await tables.change(live, [e.GaveTime(about, GIFT[kind], seat)])
        if choice not in ("bot", "end"):
            raise Refused("unknown_choice")
        entries: list[e.AnyEntry] = [e.Voted(seat, about, "bot" if choice == "bot" else "end")]
        votes = dict(live.log_state.votes.get(about, {}))
        votes[seat] = choice
        people = {live.log_state.seats[v].person for v, wish in votes.items() if wish == choice}
        if 2 * len(people) > len(voters):
            entries.append(e.Replaced(about, quick_bot(), person) if choice == "bot" else e.Ended("time"))
        return await tables.change(live, entries)

    return await act(tables, live, work, request_key)


async def away(
    tables: Tables, live: Live, person: str, seat: int, bot: str, request_key: RequestKey | None = None
) -> int:
    """Let a bot play on for one's own seat; an empty name: back again."""

    async def work() -> int:
        _my_seat(live, person, seat)
        _check_begun(live)
        if live.log_state.seats[seat].bot == bot:
            return await tables.unchanged(live)
        return await tables.change(live, [e.Replaced(seat, bot, person)])

    return await act(tables, live, work, request_key)


async def rewind(
    tables: Tables, live: Live, person: Person, seat: int, ply: int, request_key: RequestKey | None = None
) -> int:
    """Take a frozen table back to a ply where the rules still hold: when the others agree, or by the host."""

    async def work() -> int:
        if not person.host:
            _my_seat(live, person.id, seat)
        if live.log_state.status != "frozen" or live.match is None:
            raise Refused("not_frozen")
        if live.outdated:
            raise outdated(live)
        if not 0 <= ply <= live.ply:
            raise Refused("unknown_ply", n=live.ply)
        if person.host:
            return await tables.change(live, [e.Rewound(live.settled(ply), "frozen")])
        if live.log_state.proposal is not None:
            raise Refused("other_proposal_open")
        return await tables.change(live, [e.Proposed("rewind", seat, live.settled(ply))])

    return await act(tables, live, work, request_key)


async def end(
    tables: Tables, live: Live, person: str, host: bool, request_key: RequestKey | None = None
) -> int:
    """End a table: an open one by its creator, a frozen one by any player, any by the host."""

    async def work() -> int:
        status = live.log_state.status
        if status == "over":
            raise Refused("game_over")
        if host:
            return await tables.change(live, [e.Ended("host")])
        if status == "open":
            if live.log_state.creator != person:
                raise Refused("not_table_creator")
            return await tables.change(live, [e.Ended("empty")])
        if status == "frozen" and person in live.log_state.people():
            return await tables.change(live, [e.Ended("outdated" if live.outdated else "frozen")])
        raise Refused("cannot_end_alone")

    return await act(tables, live, work, request_key)
