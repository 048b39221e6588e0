"""Before the game: sitting down, leaving, bots, colours, the start; and standing answers."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from ratusha.bots import bot_ids, check_names
from ratusha.kernel.registry import game
from ratusha.server.model import entries as e
from ratusha.server.model.person import Person
from ratusha.server.model.table_settings import COLOURS
from ratusha.server.refusal import Refused
from ratusha.server.store import drafts as draft_store
from ratusha.server.store import people as people_store
from ratusha.server.store.interface import Tx
from ratusha.server.tables.live.log_state import LogState
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations.access import may_sit
from ratusha.server.tables.operations.checks import check_creator, check_index, check_mine, check_open
from ratusha.server.tables.operations.operation import AtTable, Done, Operation, OtherSeat
from ratusha.server.tables.tables import Tables

BotName = Annotated[str, Meta(max_length=40)]


class Sit(Operation):
    """Take a free seat (-1: any). With `hot` you keep those you have."""

    name: ClassVar[str] = "sit"

    hot: bool = False

    async def do(self, at: AtTable) -> Done:
        """Also accepts a seat that is kept for you. A person has one seat, or several with `hot`."""
        live, person = at.live, at.person
        if not await may_sit(at.tables, live, person):
            raise Refused("invitation_needed")
        check_open(live)
        mine = live.log_state.seats_of(person.id)
        kept = [i for i in mine if live.log_state.seats[i].invited]
        if kept and self.seat in (-1, *kept):
            return await at.change([e.Sat(i, person.id) for i in kept])
        chosen = self.seat
        if chosen < 0:
            if mine:
                return await at.unchanged()
            free = [i for i, place in enumerate(live.log_state.seats) if not place.taken]
            if not free:
                raise Refused("seat_not_free")
            chosen = free[0]
        check_index(live, chosen)
        if live.log_state.seats[chosen].person == person.id:
            return await at.unchanged()
        if live.log_state.seats[chosen].taken:
            raise Refused("seat_not_free")
        entries: list[e.AnyEntry] = [] if self.hot else [e.Left(other) for other in mine]
        entries.append(e.Sat(chosen, person.id))
        entries += favourite(live.log_state, person, chosen)
        return await at.change(entries)


def favourite(log_state: LogState, person: Person, seat: int) -> list[e.AnyEntry]:
    """The person's favourite among the colours that nobody at the table has."""
    taken = {place.colour for i, place in enumerate(log_state.seats) if place.taken and i != seat}
    for colour in person.settings.colours:
        if colour in COLOURS and colour not in taken:
            return [] if log_state.seats[seat].colour == colour else [e.Coloured(seat, colour)]
    return []


class Leave(Operation):
    """Leave a seat; the table's creator may free any."""

    name: ClassVar[str] = "leave"

    async def do(self, at: AtTable) -> Done:
        """Nothing happens if nobody sits there."""
        check_open(at.live)
        check_index(at.live, at.seat)
        place = at.live.log_state.seats[at.seat]
        if place.person != at.person.id:
            check_creator(at.live, at.person.id)
        return await at.change([e.Left(at.seat)]) if place.taken else await at.unchanged()


class SeatBot(Operation, kw_only=True):
    """Put a bot into a free seat."""

    name: ClassVar[str] = "bot"

    bot: BotName

    async def do(self, at: AtTable) -> Done:
        """By the table's creator; also in the place of another bot."""
        check_bot_name(self.bot)
        check_open(at.live)
        check_creator(at.live, at.person.id)
        check_index(at.live, self.seat)
        if at.live.log_state.seats[self.seat].person:
            raise Refused("seat_not_free")
        return await at.change([e.BotSat(self.seat, self.bot)])


def check_bot_name(name: str) -> None:
    """Refused unless a bot has this name."""
    if name.partition("@")[0] not in bot_ids():
        raise Refused("unknown_bot", name=name[:40])
    check_names([name])


class Colour(Operation, kw_only=True):
    """Take a colour."""

    name: ClassVar[str] = "colour"

    colour: Annotated[str, Meta(max_length=20)]

    async def do(self, at: AtTable) -> Done:
        """One that no other player here has."""
        check_open(at.live)
        check_index(at.live, at.seat)
        check_mine(at.live, at.person.id, at.seat)
        if self.colour not in COLOURS:
            raise Refused("unknown_colour")
        for i, place in enumerate(at.live.log_state.seats):
            if place.colour == self.colour and place.person and i != at.seat:
                raise Refused("colour_taken")
        return await at.change([e.Coloured(at.seat, self.colour)])


class Swap(Operation, kw_only=True):
    """Swap the players of two seats."""

    name: ClassVar[str] = "swap"

    other: OtherSeat

    async def do(self, at: AtTable) -> Done:
        """By the table's creator."""
        check_open(at.live)
        check_creator(at.live, at.person.id)
        check_index(at.live, self.seat)
        check_index(at.live, self.other)
        entries: list[e.AnyEntry] = []
        for here, there in ((self.seat, self.other), (self.other, self.seat)):
            place = at.live.log_state.seats[there]
            if place.person:
                entries.append(e.Sat(here, place.person, place.invited))
            elif place.bot:
                entries.append(e.BotSat(here, place.bot))
            else:
                entries.append(e.Left(here))
        return await at.change(entries)


class SwapColours(Operation, kw_only=True):
    """Swap colours with another player: it is done when both have asked."""

    name: ClassVar[str] = "swap-colours"

    other: OtherSeat

    async def do(self, at: AtTable) -> Done:
        """A bot always agrees."""
        check_open(at.live)
        check_index(at.live, at.seat)
        check_index(at.live, self.other)
        mine, theirs = at.live.log_state.seats[at.seat], at.live.log_state.seats[self.other]
        if mine.person != at.person.id or at.seat == self.other:
            raise Refused("not_your_seat")
        if not theirs.person or theirs.person == at.person.id or theirs.swap == at.seat:
            return await at.change([e.Coloured(at.seat, theirs.colour)])
        if mine.swap == self.other:
            return await at.unchanged()
        return await at.change([e.AskedSwap(at.seat, self.other)])


class Start(Operation):
    """Start the game."""

    name: ClassVar[str] = "start"

    async def do(self, at: AtTable) -> Done:
        """Every seat must be taken, and every player must have accepted."""
        log_state = at.live.log_state
        check_open(at.live)
        if at.person.id not in log_state.people() | {log_state.creator}:
            raise Refused("not_table_creator")
        if not all(place.taken for place in log_state.seats):
            raise Refused("seats_not_filled")
        if any(place.invited for place in log_state.seats):
            raise Refused("rematch_not_agreed")
        await _bring_standing(at.tables, at.live)
        rules = game(log_state.settings.game).rules_version
        return await at.change([e.Started(at.person.id, rules if rules != log_state.rules else 0)])


async def _bring_standing(tables: Tables, live: Live) -> None:
    """Copy the players' own standing answers for this game to the new table."""
    game_id = live.log_state.settings.game

    async def work(tx: Tx) -> dict[tuple[int, str], str]:
        for seat, place in enumerate(live.log_state.seats):
            person = await people_store.get(tx, place.person) if place.person else None
            wanted = person.settings.standing.get(game_id, {}) if person is not None else {}
            for key, policy in wanted.items():
                await draft_store.set_standing(tx, live.id, seat, key, policy)
        return await draft_store.standing(tx, live.id)

    live.kept.standing = await tables.store.write(work)


class Standing(Operation, kw_only=True):
    """A standing answer; an empty policy: ask me."""

    name: ClassVar[str] = "standing"

    key: Annotated[str, Meta(max_length=40)]
    policy: Annotated[str, Meta(max_length=40)] = ""

    async def do(self, at: AtTable) -> Done:
        """For one's own seat."""
        check_index(at.live, at.seat)
        check_mine(at.live, at.person.id, at.seat)
        policies = game(at.live.log_state.settings.game).standing.get(self.key)
        if policies is None or (self.policy and self.policy not in policies):
            raise Refused("unknown_standing_answer")
        version = at.live.version
        await at.tables.writer.set_standing(at.live, at.seat, self.key, self.policy, at.key)
        return Done(version=version)
