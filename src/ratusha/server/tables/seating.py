"""Before the game: sitting down, leaving, bots, colours, starting."""

from __future__ import annotations

from ratusha.kernel.registry import game
from ratusha.server.model import entries as e
from ratusha.server.model.person import Person
from ratusha.server.model.table_settings import COLOURS
from ratusha.server.refusal import Refused
from ratusha.server.store import seats as seat_store
from ratusha.server.store.repeats import RequestKey
from ratusha.server.store.tx import Tx
from ratusha.server.tables.live import Live
from ratusha.server.tables.log_state import LogState
from ratusha.server.tables.play import act
from ratusha.server.tables.tables import Tables


def _check_open(live: Live) -> None:
    if live.log_state.status != "open":
        raise Refused("already_started")


def _check_index(live: Live, seat: int) -> None:
    if not 0 <= seat < len(live.log_state.seats):
        raise Refused("unknown_seat", n=len(live.log_state.seats))


def check_creator(live: Live, person: str) -> None:
    """Refused unless the table is his."""
    if live.log_state.creator != person:
        raise Refused("not_table_creator")


async def sit(
    tables: Tables,
    live: Live,
    person: Person,
    seat: int,
    hot: bool = False,
    request_key: RequestKey | None = None,
) -> int:
    """Take a free seat, or say yes to one that is kept for you; -1: any. A person has one seat, or several
    with `hot`.
    """

    async def work() -> int:
        _check_open(live)
        mine = live.log_state.seats_of(person.id)
        kept = [i for i in mine if live.log_state.seats[i].invited]
        if kept and seat in (-1, *kept):
            return await tables.change(live, [e.Sat(i, person.id) for i in kept])
        chosen = seat
        if chosen < 0:
            if mine:
                return await tables.unchanged(live)
            free = [i for i, place in enumerate(live.log_state.seats) if not place.taken]
            if not free:
                raise Refused("seat_not_free")
            chosen = free[0]
        _check_index(live, chosen)
        if live.log_state.seats[chosen].person == person.id:
            return await tables.unchanged(live)
        if live.log_state.seats[chosen].taken:
            raise Refused("seat_not_free")
        entries: list[e.AnyEntry] = [] if hot else [e.Left(other) for other in mine]
        entries.append(e.Sat(chosen, person.id))
        entries += favourite(live.log_state, person, chosen)
        return await tables.change(live, entries)

    return await act(tables, live, work, request_key)


def favourite(log_state: LogState, person: Person, seat: int) -> list[e.AnyEntry]:
    """The dearest of the person's colours that nobody at the table has."""
    taken = {place.colour for i, place in enumerate(log_state.seats) if place.taken and i != seat}
    for colour in person.settings.colours:
        if colour in COLOURS and colour not in taken:
            return [] if log_state.seats[seat].colour == colour else [e.Coloured(seat, colour)]
    return []


async def leave(
    tables: Tables, live: Live, person: str, seat: int, request_key: RequestKey | None = None
) -> int:
    """Leave a seat; the table's creator may also free another's."""

    async def work() -> int:
        _check_open(live)
        _check_index(live, seat)
        if live.log_state.seats[seat].person != person:
            check_creator(live, person)
        if not live.log_state.seats[seat].taken:
            return await tables.unchanged(live)
        return await tables.change(live, [e.Left(seat)])

    return await act(tables, live, work, request_key)


async def seat_bot(
    tables: Tables, live: Live, person: str, seat: int, bot: str, request_key: RequestKey | None = None
) -> int:
    """The table's creator puts a bot into a seat nobody has taken."""

    async def work() -> int:
        _check_open(live)
        check_creator(live, person)
        _check_index(live, seat)
        if live.log_state.seats[seat].person:
            raise Refused("seat_not_free")
        return await tables.change(live, [e.BotSat(seat, bot)])

    return await act(tables, live, work, request_key)


async def colour(
    tables: Tables, live: Live, person: str, seat: int, wanted: str, request_key: RequestKey | None = None
) -> int:
    """Take a colour that nobody else who sits here has."""

    async def work() -> int:
        _check_open(live)
        _check_index(live, seat)
        if live.log_state.seats[seat].person != person:
            raise Refused("not_your_seat")
        if wanted not in COLOURS:
            raise Refused("unknown_colour")
        for i, place in enumerate(live.log_state.seats):
            if place.colour == wanted and place.person and i != seat:
                raise Refused("colour_taken")
        return await tables.change(live, [e.Coloured(seat, wanted)])

    return await act(tables, live, work, request_key)


async def swap_colours(
    tables: Tables, live: Live, person: str, seat: int, other: int, request_key: RequestKey | None = None
) -> int:
    """Ask another player to swap colours; when both have asked, they do. A bot does not mind."""

    async def work() -> int:
        _check_open(live)
        _check_index(live, seat)
        _check_index(live, other)
        mine, theirs = live.log_state.seats[seat], live.log_state.seats[other]
        if mine.person != person or seat == other:
            raise Refused("not_your_seat")
        if not theirs.person or theirs.person == person or theirs.swap == seat:
            return await tables.change(live, [e.Coloured(seat, theirs.colour)])
        if mine.swap == other:
            return await tables.unchanged(live)
        return await tables.change(live, [e.AskedSwap(seat, other)])

    return await act(tables, live, work, request_key)


async def swap(
    tables: Tables, live: Live, person: str, seat: int, other: int, request_key: RequestKey | None = None
) -> int:
    """The table's creator lets two seats change places."""

    async def work() -> int:
        _check_open(live)
        check_creator(live, person)
        _check_index(live, seat)
        _check_index(live, other)
        entries: list[e.AnyEntry] = []
        for here, there in ((seat, other), (other, seat)):
            place = live.log_state.seats[there]
            if place.person:
                entries.append(e.Sat(here, place.person, place.invited))
            elif place.bot:
                entries.append(e.BotSat(here, place.bot))
            else:
                entries.append(e.Left(here))
        return await tables.change(live, entries)

    return await act(tables, live, work, request_key)


async def start(tables: Tables, live: Live, person: str, request_key: RequestKey | None = None) -> int:
    """Begin; every seat must be taken, by somebody who has said that he plays."""

    async def work() -> int:
        _check_open(live)
        if live.log_state.creator != person and person not in live.log_state.people():
            raise Refused("not_table_creator")
        if not all(place.taken for place in live.log_state.seats):
            raise Refused("seats_not_filled")
        if any(place.invited for place in live.log_state.seats):
            raise Refused("rematch_not_agreed")
        await _bring_standing(tables, live)
        rules = game(live.log_state.settings.game).rules_version
        return await tables.change(live, [e.Started(person, rules if rules != live.log_state.rules else 0)])

    return await act(tables, live, work, request_key)


async def _bring_standing(tables: Tables, live: Live) -> None:
    """The players' own standing answers for this game hold at the new table."""
    from ratusha.server.store import people as people_store

    game_id = live.log_state.settings.game

    async def work(tx: Tx) -> dict[tuple[int, str], str]:
        for seat, place in enumerate(live.log_state.seats):
            person = await people_store.get(tx, place.person) if place.person else None
            wanted = person.settings.standing.get(game_id, {}) if person is not None else {}
            for key, policy in wanted.items():
                await seat_store.set_standing(tx, live.id, seat, key, policy)
        return await seat_store.standing(tx, live.id)

    live.standing = await tables.store.write(work)


async def set_standing(
    tables: Tables,
    live: Live,
    person: str,
    seat: int,
    key: str,
    policy: str,
    request_key: RequestKey | None = None,
) -> int:
    """A standing answer of a seat; an empty policy: ask me."""

    async def work() -> int:
        _check_index(live, seat)
        if live.log_state.seats[seat].person != person:
            raise Refused("not_your_seat")
        policies = game(live.log_state.settings.game).standing.get(key)
        if policies is None or (policy and policy not in policies):
            raise Refused("unknown_standing_answer")
        return await tables.set_standing(live, seat, key, policy)

    return await act(tables, live, work, request_key)
