"""Each thing that one of the players at a device may know alone is a reason for the curtain by itself."""

from collections.abc import Callable

from tests.server.harness import Running
from tests.server.house import House

from ratusha.kernel.decision import SPECTATOR
from ratusha.kernel.event import Event
from ratusha.kernel.sealed import Sealed
from ratusha.server.model.table_settings import TableSettings
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations import new_tables
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.play import Submit
from ratusha.server.tables.operations.seating import Start
from ratusha.server.tables.shown import shared_screen


async def shared(house: House, game: str) -> Live:
    """A begun table where one person has both seats."""
    anna = await house.person("Anna")
    house.people = [anna]
    live = await new_tables.create(house.tables, anna, TableSettings(game, ["hot", "hot"]))
    await carry_out(house.tables, live, anna, Start())
    return live


def test_a_hand_is_one_although_nothing_was_told_in_secret(house: Callable[..., None]):
    async def test(house: House) -> None:
        live = await shared(house, "lantern_fair")
        while isinstance(live.state.agenda[-1], Sealed):
            seat = live.asked()[0]
            move = live.state.game.moves.text(live.state.seen_by(seat).moves()[0])
            await carry_out(
                house.tables, live, house.people[0], Submit(ply=live.ply, moves=[move], seat=seat)
            )
        for line in live.lines:
            line.events = []
        live.room.shared.clear()
        assert live.state.seen_by(0).to_dict() != {**live.state.seen_by(SPECTATOR).to_dict(), "viewer": 0}
        assert shared_screen.hides(live, [0, 1])

    house(test)


def test_something_told_in_secret_is_one_although_the_position_is_open(house: Callable[..., None]):
    async def test(house: House) -> None:
        live = await shared(house, "brittle")
        assert not shared_screen.hides(live, [0, 1])
        live.lines[-1].events.append(Event("seen", 0, {}, only=1))
        live.room.shared.clear()
        assert shared_screen.hides(live, [0, 1])

    house(test)


def test_a_program_that_names_no_seat_has_not_said_who_is_in_front(lite: Running):
    """`shown` is about the seat beside it: without one, or with another's, it says nothing."""
    anna, boris = lite.client("Anna"), lite.client("Boris")
    table = anna.table("lantern_fair", ["open", "hot", "open"], options={"length": "short"})
    boris.do(table, "sit")
    anna.do(table, "start")
    version = anna.see(table)["version"]
    assert anna.see(table, seat=0, shown=version)["you"]["seat"] == 0
    for params in ({}, {"seat": 2}, {"seat": 9}, {"seat": -1}):
        you = anna.see(table, shown=version, **params)["you"]
        assert (you["seat"], you["behind"]) == (SPECTATOR, 0), params


def test_behind_the_curtain_is_what_one_of_them_tells_his_coach(lite: Running):
    anna = lite.client("Anna")
    table = anna.table("lantern_fair", ["open", "hot"], options={"length": "short"})
    anna.do(table, "start")
    anna.do(table, "chat", seat=0, room="coach-0", text="what shall I bid?")
    anna.do(table, "chat", seat=0, text="hello")
    version = anna.see(table)["version"]

    def read(**params: int) -> list[str]:
        return [line["text"] for line in anna.get(f"/tables/{table}/chat", **params)["lines"]]

    assert read(seat=0, shown=version) == ["what shall I bid?", "hello"]
    assert read(seat=0, shown=0) == ["hello"]
    assert read(seat=1, shown=version) == ["hello"]
