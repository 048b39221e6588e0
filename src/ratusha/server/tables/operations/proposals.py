"""What needs others: take-backs, pauses, an early end; seats whose time has run out; frozen tables."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from ratusha.kernel.state import CHOSEN
from ratusha.server.base.ids import now
from ratusha.server.model import entries as e
from ratusha.server.model.table_settings import DAY, MINUTE
from ratusha.server.refusal import Refused
from ratusha.server.tables.leaving import quick_bot
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations.checks import check_begun, check_creator, check_mine, outdated
from ratusha.server.tables.operations.operation import AtTable, Done, Operation, OtherSeat, Ply, act
from ratusha.server.tables.operations.seating import BotName, check_bot_name
from ratusha.server.tables.tables import Tables

GIFT: Final = {"live": 5 * MINUTE, "days": DAY, "none": DAY}
"""How much time is given at once."""


class Propose(Operation, kw_only=True):
    """Put something to the others; `ply` for a take-back (-1: before your last choice)."""

    name: ClassVar[str] = "propose"

    what: Literal["take-back", "pause", "resume", "end"]
    ply: Ply = -1

    async def do(self, at: AtTable) -> Done:
        """With nobody to ask, it is done at once."""
        live, seat = at.live, at.seat
        check_mine(live, at.person.id, seat)
        check_begun(live)
        if live.log_state.proposal is not None:
            raise Refused("other_proposal_open")
        match self.what:
            case "take-back":
                to = self.ply if self.ply >= 0 else _last_choice(live, seat)
                if not 0 <= to < live.ply or not live.history.chosen_since(to):
                    raise Refused("unknown_ply", n=live.ply)
                return await at.change([e.Proposed("take-back", seat, live.history.settled(to))])
            case "resume" if live.log_state.paused and _forgotten(live):
                return await at.change([e.Paused(False)])
            case "pause" | "resume" if live.log_state.paused == (self.what == "pause"):
                raise Refused("cannot_propose_now")
        return await at.change([e.Proposed(self.what, seat)])


def _forgotten(live: Live) -> bool:
    """Has the pause lasted so long that nobody has to be asked any more?"""
    return now() - live.log_state.paused_at >= live.log_state.settings.clock.absence * DAY


def _last_choice(live: Live, seat: int) -> int:
    """The ply of this seat's latest own choice, or -1."""
    assert live.match is not None
    for at in range(live.ply - 1, -1, -1):
        ply = live.match.plies[at]
        if ply.seat == seat and ply.how == CHOSEN:
            return at
    return -1


class Answer(Operation, kw_only=True):
    """Agree to what was proposed, or not."""

    name: ClassVar[str] = "answer"

    yes: bool

    async def do(self, at: AtTable) -> Done:
        """The player who proposed it withdraws it by saying no."""
        check_mine(at.live, at.person.id, at.seat)
        proposal = at.live.log_state.proposal
        if proposal is None:
            raise Refused("no_proposal")
        if at.live.log_state.seats[proposal.seat].person == at.person.id and self.yes:
            raise Refused("own_proposal")
        return await at.change([e.Answered(at.seat, self.yes)])


class Overdue(Operation, kw_only=True):
    """What to do about a seat whose time has run out."""

    name: ClassVar[str] = "overdue"

    about: OtherSeat
    choice: Literal["wait", "time", "bot", "end"]

    async def do(self, at: AtTable) -> Done:
        """One player is enough to wait or give time; a bot or the end needs more than half of them."""
        live, seat, about, person = at.live, at.seat, self.about, at.person.id
        check_mine(live, person, seat)
        if not live.playing or about not in live.history.overdue(now()):
            raise Refused("not_overdue")
        seats = live.log_state.seats
        if seats[about].person == person:
            raise Refused("own_time_is_up")
        voters = live.log_state.others(about)
        if person not in {seats[voter].person for voter in voters}:
            raise Refused("bot_plays_for_you")
        if self.choice == "time":
            kind = live.log_state.settings.clock.kind
            return await at.change([e.GaveTime(about, GIFT[kind], seat)])
        votes = live.log_state.votes.get(about, {})
        if self.choice == "wait" and votes.get(seat) == "wait":
            return await at.unchanged()
        entries: list[e.AnyEntry] = [e.Voted(seat, about, self.choice)]
        agreed = {seats[v].person for v, wish in {**votes, seat: self.choice}.items() if wish == self.choice}
        if self.choice != "wait" and 2 * len(agreed) > len(voters):
            bot = self.choice == "bot"
            entries.append(e.Replaced(about, quick_bot(), person) if bot else e.Ended("time"))
        return await at.change(entries)


class Away(Operation):
    """Let a bot play on for you; with no bot: you are back."""

    name: ClassVar[str] = "away"

    bot: BotName = ""

    async def do(self, at: AtTable) -> Done:
        """For one's own seat."""
        if self.bot:
            check_bot_name(self.bot)
        check_mine(at.live, at.person.id, at.seat)
        check_begun(at.live)
        if at.live.log_state.seats[at.seat].bot == self.bot:
            return await at.unchanged()
        return await at.change([e.Replaced(at.seat, self.bot, at.person.id)])


class Rewind(Operation, kw_only=True):
    """Take a frozen table back to a ply, once the others have agreed; the admin can do it alone."""

    name: ClassVar[str] = "rewind"

    ply: Ply

    async def do(self, at: AtTable) -> Done:
        """To a ply where the rules still work."""
        live, host = at.live, at.person.host
        if not host:
            check_mine(live, at.person.id, at.seat)
        if live.log_state.status != "frozen" or live.match is None:
            raise Refused("not_frozen")
        if live.history.outdated:
            raise outdated(live)
        if not 0 <= self.ply <= live.ply:
            raise Refused("unknown_ply", n=live.ply)
        if host:
            return await at.change([e.Rewound(live.history.settled(self.ply), "frozen")])
        if live.log_state.proposal is not None:
            raise Refused("other_proposal_open")
        return await at.change([e.Proposed("rewind", at.seat, live.history.settled(self.ply))])


class End(Operation):
    """End an open table of yours, or a frozen one."""

    name: ClassVar[str] = "end"

    async def do(self, at: AtTable) -> Done:
        """An open one by its creator, a frozen one by any player."""
        match at.live.log_state.status:
            case "over":
                raise Refused("game_over")
            case "open":
                check_creator(at.live, at.person.id)
                return await at.change([e.Ended("empty")])
            case "frozen" if at.person.id in at.live.log_state.people():
                return await at.change([e.Ended("outdated" if at.live.history.outdated else "frozen")])
        raise Refused("cannot_end_alone")


async def end_by_host(tables: Tables, live: Live) -> None:
    """The admin ends a table, whatever its state."""

    async def work() -> int:
        if live.log_state.status == "over":
            raise Refused("game_over")
        return await tables.writer.change(live, [e.Ended("host")])

    await act(tables, live, work)
