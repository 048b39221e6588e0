"""Who is not at the table right now is shown so, and for no longer than he is away."""

from functools import partial

from tests.server.harness import Client, Running, eventually, two
from tests.server.house import MINUTE, House
from tests.server.sockets import Live

from ratusha.server.model.notices import PeopleHere
from ratusha.server.tables.live.room import Outbox, Viewer
from ratusha.server.tables.live.table import Live as Table
from ratusha.server.tables.presence import Presence
from ratusha.server.tables.shown.program_channel import Programs


def away(live: Table) -> list[int]:
    return sorted(live.room.away)


def test_who_looks_is_here_and_who_has_gone_is_away(house):
    async def test(h: House) -> None:
        live = await h.table(2)
        presence = Presence(h.tables)
        await presence.look()
        assert away(live) == [0, 1], "nobody has come yet"
        anna = Viewer(0, True, "en", ("table",), h.people[0].id)
        outbox = Outbox()
        live.room.enter(Programs(anna), outbox)
        await presence.look()
        assert away(live) == [1]
        live.room.leave(anna, outbox)
        await presence.look()
        assert away(live) == [0, 1]

    house(test)


def test_who_has_just_moved_is_not_away(house):
    """A program that asks now and then is there, too."""

    async def test(h: House) -> None:
        live = await h.table(2)
        presence = Presence(h.tables)
        await h.move(live, 0)
        await presence.look()
        assert away(live) == [1]
        h.time += 2 * MINUTE
        await presence.look()
        assert away(live) == [0, 1]

    house(test)


def test_a_bot_is_never_away(house):
    async def test(h: House) -> None:
        live = await h.table(1, bots=1)
        await Presence(h.tables).look()
        assert away(live) == [0]

    house(test)


def test_another_process_tells_who_is_there(house):
    async def test(h: House) -> None:
        live = await h.table(2)
        presence = Presence(h.tables)
        presence.hear(PeopleHere(live.id, "another", [h.people[1].id]))
        assert presence._elsewhere(live.id, int(h.time * 1000)) == [frozenset({h.people[1].id})]
        assert presence._elsewhere(live.id, int((h.time + 2 * MINUTE) * 1000)) == []

    house(test)


def test_the_others_are_told(server: Running):
    """Boris opens the table and leaves it: Anna's picture of it changes both times."""
    table, anna, boris = two(server)
    watching = Live(anna, server.address, table)
    watching.receive()

    def is_away() -> bool:
        return bool(anna.see(table)["table"]["seats"][1]["away"])

    eventually(is_away)
    there = Live(boris, server.address, table)
    there.receive()
    eventually(lambda: not is_away())
    there.socket.close()
    eventually(is_away)
    assert watching.until(lambda m: m["type"] == "update" and m["table"]["seats"][1]["away"])
    watching.socket.close()


def all_here(who: Client, table: str) -> bool:
    return not any(seat["away"] for seat in who.see(table)["table"]["seats"])


def test_two_processes_agree_on_who_is_there(twins: tuple[Running, Running]):
    """Anna's page is at one process, Boris' at the other."""
    anna, boris = (running.client(name) for running, name in zip(twins, ("Anna", "Boris"), strict=True))
    table = anna.table("lantern_fair", ["open", "open"])
    boris.do(table, "sit")
    anna.do(table, "start")
    pages = [Live(who, who.address, table) for who in (anna, boris)]
    for page in pages:
        page.receive()
    for who in (anna, boris):
        eventually(partial(all_here, who, table))
    pages[1].socket.close()
    eventually(lambda: [seat["away"] for seat in anna.see(table)["table"]["seats"]] == [False, True])
    pages[0].socket.close()
