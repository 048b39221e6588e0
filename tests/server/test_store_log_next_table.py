"""Which table is next: where a clock runs, the one with the least time left; else the longest waiting."""

from tests.server.harness import Running, eventually
from tests.server.house import DAY, HOUR, MINUTE, House
from tests.server.visitors import guest

from ratusha.server.model.table_settings import Clock
from ratusha.server.store import log as log_store
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.proposals import Answer, Propose


async def order(h: House, who: int = 0) -> list[str]:
    """The tables that wait, as `/next` goes through them; the list of one's own tables agrees."""
    id = h.people[who].id
    found = await h.server.store.read(lambda tx: log_store.waiting_for(tx, id))
    mine = await h.server.store.read(lambda tx: log_store.of_person(tx, id, 100))
    assert [row.id for row, asked in mine if asked] == found
    assert [asked for _, asked in mine] == sorted((asked for _, asked in mine), reverse=True)
    return found


def test_the_longest_waiting_is_first_whatever_happens_there(house):
    """Not the one where something was said or proposed last: the decision has been mine as long as before."""

    async def test(h: House) -> None:
        first = await h.table(2)
        h.time += MINUTE
        second = await h.table(2)
        h.time += MINUTE
        third = await h.table(2)
        assert await order(h) == [first.id, second.id, third.id]
        h.time += MINUTE
        await carry_out(h.tables, first, h.people[1], Propose(what="pause", seat=1))
        await carry_out(h.tables, first, h.people[0], Answer(yes=False, seat=0))
        assert await order(h) == [first.id, second.id, third.id], (
            "Anna has been asked there as long as before"
        )
        await h.move(first, 0)
        assert await order(h) == [second.id, third.id]
        assert await order(h, 1) == [first.id]
        h.time += MINUTE
        await h.move(first, 1)
        assert await order(h) == [second.id, third.id, first.id], "it is handed over anew"

    house(test)


def test_where_a_clock_runs_the_least_time_left_is_first(house):
    """Before all tables without a clock: only there something is lost by waiting."""

    async def test(h: House) -> None:
        idle = await h.table(2)
        h.time += DAY
        days = await h.table(2, Clock("days", days=3))
        h.time += HOUR
        live = await h.table(2, Clock("live", minutes=30, increment=0))
        assert await order(h) == [live.id, days.id, idle.id]
        h.time += 10 * MINUTE
        blitz = await h.table(2, Clock("live", minutes=5, increment=0))
        assert await order(h) == [blitz.id, live.id, days.id, idle.id]
        h.time += 30 * MINUTE  # both are overdue by now: the live one by less
        assert await order(h) == [blitz.id, live.id, days.id, idle.id]
        await h.vote(blitz, 1, 0, "time")
        assert await order(h) == [live.id, blitz.id, days.id, idle.id], "time was given"
        await carry_out(h.tables, live, h.people[0], Propose(what="pause", seat=0))
        await carry_out(h.tables, live, h.people[1], Answer(yes=True, seat=1))
        assert await order(h) == [blitz.id, days.id, idle.id], "nobody is asked in a pause"

    house(test)


def test_a_table_counts_once_and_by_the_seat_that_waits_longest(house):
    async def test(h: House) -> None:
        live = await h.table(2, game="lantern_fair", plans=["open", "hot", "open"])
        h.time += MINUTE
        later = await h.table(2)
        h.time += MINUTE
        await h.move(live, 0, "bid coins=1")
        assert await order(h) == [live.id, later.id], "her other seat is still asked"
        h.forget()
        assert await order(h) == [live.id, later.id]

    house(test)


def test_from_a_table_one_goes_to_another(lite: Running):
    """The link says how many others wait: it leads to one of those."""
    anna = guest(lite, "Anna", "en")
    boris = lite.client("Boris")
    tables = []
    for _ in range(2):
        made = boris.table("brittle", ["open", "open"])
        anna.go(f"/tables/{made}")
        anna.form(f"/tables/{made}/sit")
        boris.do(made, "start")
        boris.do(made, "submit", moves=["wait"], ply=0)
        tables.append(made)
    anna.go("/next")
    assert anna.page.url.path == f"/tables/{tables[0]}"
    assert f'href="/next?from={tables[0]}"' in anna.page.text
    anna.go(f"/next?from={tables[0]}")
    assert anna.page.url.path == f"/tables/{tables[1]}"
    anna.go(f"/next?from={tables[1]}")
    assert anna.page.url.path == f"/tables/{tables[0]}"


def test_next_table_waiting_for_me(server: Running):
    anna = server.client("Anna")
    assert anna.get("/next") == {"table": None, "waiting": 0}
    table = anna.table("lantern_fair", ["open", "random"])
    anna.do(table, "start")
    eventually(lambda: anna.get("/next")["table"] == table)
    assert anna.get("/next") == {"table": table, "waiting": 1}
