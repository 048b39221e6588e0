"""Ratings: the formula, who counts, and that an end is counted once, whatever happens to the server."""

import asyncio
import random
import re
import sqlite3
from pathlib import Path

import pytest
from tests.server.harness import Client, Running, play_out, two
from tests.server.test_store import database, table  # noqa: F401  a fixture of both databases
from tests.server.visitors import guest

from ratusha.server.store import backup, open_store, ratings
from ratusha.server.store import repeated_requests as repeats
from ratusha.server.store.ratings import Change, Rating, rate
from ratusha.server.store.repeated_requests import RequestKey
from ratusha.server.store.schema import TABLES, VERSION, missing
from ratusha.server.words import say

SHORT = {"length": "short"}


def test_a_first_win_moves_both_as_published():
    """Two newcomers at 25 ± 8.3333 come to 27.6352 ± 8.0655 on the authors' scale; ours has 42 to one."""
    winner, loser = rate([Rating(), Rating()], [1, 2])
    assert winner.mean == pytest.approx(1500 + 42 * 2.63523138347365, abs=0.05)
    assert loser.mean == pytest.approx(1500 - 42 * 2.63523138347365, abs=0.05)
    assert winner.deviation == loser.deviation == pytest.approx(42 * 8.065506316323548, abs=0.05)


@pytest.mark.parametrize(
    ("before", "places", "after"),
    [
        ([(1500, 350)] * 3, [1, 2, 3], [(1721.3727, 327.1316), (1500, 327.1316), (1278.6273, 327.1316)]),
        ([(1800, 100), (1200, 100)], [2, 1], [(1768.6957, 99.8515), (1231.3043, 99.8515)]),
        (
            [(1623.4, 71.25), (1480.9, 350), (1555.5, 110)],
            [1, 1, 3],
            [(1630.437, 71.1521), (1653.8511, 303.1309), (1521.6518, 109.0183)],
        ),
        (
            [(1700, 90), (1400, 300), (1500, 150), (1500, 150)],
            [2, 1, 3, 3],
            [(1704.4332, 89.4222), (1794.9113, 255.2504), (1444.4647, 145.2289), (1444.4647, 145.2289)],
        ),
    ],
)
def test_ratings_go_on_as_the_stored_ones_were_made(before, places, after):
    """As Ratusha worked them out by the paper's formulas before openskill did, ties included."""
    found = rate([Rating(*rating) for rating in before], places)
    assert [(round(new.mean, 4), round(new.deviation, 4)) for new in found] == after


def test_a_deviation_never_grows_beyond_that_of_a_newcomer():
    newcomer = Rating()
    expected = rate([Rating(5000, 350), newcomer], [1, 2])[1]
    assert expected.deviation <= newcomer.deviation


def test_equals_who_tie_keep_their_ratings_and_are_better_known():
    after = rate([Rating(1600, 200, 3)] * 3, [1, 1, 1])
    assert [round(rating.mean, 6) for rating in after] == [1600] * 3
    assert all(rating.deviation < 200 and rating.games == 4 for rating in after)


def test_the_better_place_is_better_whoever_is_named_first():
    start = [Rating(1700, 90), Rating(1400, 300), Rating(1500, 150), Rating(1500, 150)]
    after = rate(start, [2, 1, 3, 3])
    assert after[1].mean > 1400 and after[0].mean < rate(start, [1, 2, 3, 3])[0].mean
    assert after[2] == after[3]
    backwards = rate(start[::-1], [3, 3, 1, 2])[::-1]
    assert [rating.mean for rating in backwards] == pytest.approx([rating.mean for rating in after])


def test_a_surprise_moves_more_than_what_was_expected():
    strong, weak = Rating(1800, 100), Rating(1200, 100)
    expected = rate([strong, weak], [1, 2])[0].mean - 1800
    surprise = 1800 - rate([strong, weak], [2, 1])[0].mean
    assert 0 < expected < surprise


def rated(server: Running, **more) -> tuple[str, Client, Client]:
    """A begun table whose result counts."""
    return two(server, options=SHORT, rated=True, **more)


def test_a_rated_game_changes_both_ratings_and_shows_it(server: Running):
    made, anna, boris = rated(server)
    assert anna.get("/ratings") == {"ratings": {}}
    assert anna.see(made)["table"]["seats"][0]["rating"]["rating"] == 1500
    play_out(made, [anna, boris])
    seen = anna.see(made)["table"]
    ranks = seen["ranks"]
    for seat, client in enumerate((anna, boris)):
        before, after = seen["seats"][seat]["rated"]
        mine = client.get("/ratings")["ratings"]["lantern_fair"]
        assert before == 1500
        assert mine == {"rating": after, "deviation": 339, "games": 1, "provisional": True}
        if ranks[0] != ranks[1]:
            assert after == (1611 if ranks[seat] == 1 else 1389)
    page = anna.http.get(f"{server.address}/tables/{made}").text
    assert say("en", "rating-change", before="1500", after=str(seen["seats"][0]["rated"][1])) in page
    again = anna.do(made, "rematch")["table"]
    assert anna.see(again)["table"]["seats"][0]["rating"]["rating"] == seen["seats"][0]["rated"][1]
    lobby = anna.http.get(f"{server.address}/").text
    assert f"({seen['seats'][0]['rated'][1]}?)" in lobby


@pytest.mark.parametrize("kind", ["bot", "hot", "unrated", "agreed"])
def test_what_does_not_count(server: Running, kind: str):
    anna, boris = server.client("Anna"), server.client("Boris")
    second = {"bot": "random", "hot": "hot"}.get(kind, "open")
    made = anna.table("lantern_fair", ["open", second], options=SHORT, rated=kind != "unrated")
    if second == "open":
        boris.do(made, "sit")
    anna.do(made, "start")
    if kind == "agreed":
        anna.do(made, "propose", what="end")
        boris.do(made, "answer", yes=True)
    else:
        play_out(made, [anna, boris] if second == "open" else [anna])
    seen = anna.see(made)["table"]
    assert seen["status"] == "over"
    assert all(seat["rated"] is None for seat in seen["seats"])
    assert anna.get("/ratings") == {"ratings": {}}
    assert (say("en", "not-rated") in anna.http.get(f"{server.address}/tables/{made}").text) == (
        kind != "unrated"
    )


def test_a_fork_and_an_import_are_never_rated(server: Running):
    made, anna, boris = rated(server)
    play_out(made, [anna, boris])
    settings = {"game": "lantern_fair", "seats": ["open", "open"], "rated": True}
    fork = anna.do(made, "fork", ply=4, settings=settings)["table"]
    assert not anna.see(fork)["table"]["settings"].get("rated", False)
    text = anna.http.get(f"/tables/{made}/record").text
    copy = anna.post("/import", 201, record=text, settings=settings)["table"]
    assert not anna.see(copy)["table"]["settings"].get("rated", False)
    assert anna.get("/ratings")["ratings"]["lantern_fair"]["games"] == 1


def test_who_leaves_his_seat_to_a_bot_comes_last_whatever_it_scores(server: Running):
    """Else whoever is about to lose would let a bot play on, and keep his rating."""
    made, anna, boris = rated(server)
    both_move(made, anna, boris)
    boris.do(made, "away", bot="easy")
    play_out(made, [anna])
    seen = anna.see(made)["table"]
    assert [seat["rated"] for seat in seen["seats"]] == [[1500, 1611], [1500, 1389]]


def both_move(made: str, *players: Client) -> None:
    """Until each of them has made a move of his own."""
    for player in players:
        while not player.play_first(made):
            assert any(other.play_first(made) for other in players)


def test_who_deletes_himself_does_not_make_the_game_void(server: Running):
    """Anna is compared with what Boris was rated when he went, and nothing of him is kept."""
    first, anna, boris = rated(server)
    play_out(first, [anna, boris])
    before = [seat["rated"][1] for seat in anna.see(first)["table"]["seats"]]
    made = anna.do(first, "rematch")["table"]
    boris.do(first, "rematch")
    anna.do(made, "start")
    both_move(made, anna, boris)
    assert boris.http.delete("/me").status_code == 200
    play_out(made, [anna])
    seen = anna.see(made)["table"]
    assert not seen["seats"][1]["human"]
    assert seen["seats"][1]["rated"] is None
    was, now = seen["seats"][0]["rated"]
    assert was == before[0]
    assert now > was, "who left comes last"
    expected = rate([Rating(before[0], 339), Rating(before[1], 339)], [1, 2])[0]
    assert now == pytest.approx(expected.mean, abs=1)
    assert anna.get("/ratings")["ratings"]["lantern_fair"]["games"] == 2


def test_a_game_to_which_somebody_never_came_is_not_rated(server: Running):
    made, anna, boris = rated(server)
    boris.do(made, "away", bot="easy")
    play_out(made, [anna])
    assert [seat["rated"] for seat in anna.see(made)["table"]["seats"]] == [None, None]
    assert boris.get("/ratings") == {"ratings": {}}


def test_a_guest_brings_his_rating_into_a_new_account_and_takes_it_away_when_he_goes(server: Running):
    made, anna, boris = rated(server)
    play_out(made, [anna, boris])
    mine = anna.get("/ratings")["ratings"]
    name = f"keeper-{made[:8]}"
    anna.post("/account", login=name, password="correct horse")
    assert anna.get("/ratings")["ratings"] == mine
    visitor = guest(server, "Anna again", "en")
    visitor.page = visitor.http.get("/enter")
    visitor.http.cookies.clear()
    visitor.page = visitor.http.get("/enter")
    visitor.form("/login", login=name, password="correct horse")
    assert str(mine["lantern_fair"]["rating"]) in visitor.go("/settings")
    assert anna.http.delete("/me").status_code == 200
    seen = boris.see(made)["table"]
    assert seen["seats"][1]["rated"] is not None


def test_ends_of_many_tables_at_once_are_all_counted(database: str):  # noqa: F811
    async def work() -> None:
        stores = [await open_store(database)]
        if stores[0].shared:
            stores.append(await open_store(database))
        for n in range(20):
            await table(stores[0], f"t{n}")

        async def end(n: int) -> None:
            seats = [(0, "anna", 1 + n % 2), (1, "boris", 2 - n % 2)]
            await stores[n % len(stores)].write(lambda tx: ratings.settle(tx, f"t{n}", "g", seats, 1))

        await asyncio.gather(*(end(n) for n in range(20)))
        known = await stores[0].read(lambda tx: ratings.of_people(tx, "g", ["anna", "boris"]))
        assert [rating.games for rating in known.values()] == [20, 20]
        assert sum(rating.mean for rating in known.values()) == pytest.approx(3000)
        changes = [await stores[0].read(lambda tx, n=n: ratings.of_table(tx, f"t{n}")) for n in range(20)]  # type: ignore[misc]
        assert all(set(change) == {0, 1} and isinstance(change[0], Change) for change in changes)
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_a_kill_around_the_end_neither_loses_nor_doubles_a_rating(site: Path, tmp_path: Path):
    """Killed at random moments of the last moves; after the restart the game ends, counted once."""
    rng = random.Random(11)
    running = Running(site, tmp_path).start()
    try:
        anna, boris = running.client("Anna"), running.client("Boris")
        for games in range(1, 5):
            made = anna.table("lantern_fair", ["open", "open"], options=SHORT, rated=True)
            boris.do(made, "sit")
            anna.do(made, "start")
            plies = 0
            kills = {rng.randrange(8, 16), 1000}
            while anna.see(made)["table"]["status"] != "over":
                for player in (anna, boris):
                    player.play_first(made)
                plies += 1
                if plies in kills:
                    running.kill()
                    running.start()
            running.kill()
            running.start()
            counted = [c.get("/ratings")["ratings"]["lantern_fair"]["games"] for c in (anna, boris)]
            assert counted == [games, games]
            last = anna.see(made)["table"]["seats"][0]["rated"]
            assert last[1] == anna.get("/ratings")["ratings"]["lantern_fair"]["rating"]
    finally:
        running.stop()


NEW = ("ratings", "rated")


def as_it_was() -> list[str]:
    """The tables as version 1 made them."""
    made = [statement for statement in TABLES if not any(f" {name} (" in statement for name in NEW)]
    for name, column in missing(1):
        made = [
            re.sub(rf",\s+{re.escape(column)}", "", statement) if f" {name} (" in statement else statement
            for statement in made
        ]
    return made


def earlier(path: Path) -> None:
    """A database as version 1 made it, with a person in it."""
    with sqlite3.connect(path) as old:
        for statement in as_it_was():
            old.execute(statement)
        old.execute("PRAGMA user_version = 1")
        old.execute("INSERT INTO people VALUES ('p', 'Anna', NULL, NULL, 0, 0, '{}', 1, 1)")
        old.execute(
            "INSERT INTO tables VALUES ('t', 'g', 'playing', 1, 'p', 5, 3, '{}', '{}', '00', NULL, 0, 1, 77)"
        )
        old.execute("INSERT INTO seated VALUES ('t', 0, 'p', 1)")
        old.execute("INSERT INTO submits VALUES ('t', 'p', 'mine', 4, 70)")
    old.close()


def test_a_data_folder_of_the_earlier_schema_opens_and_keeps_everything(tmp_path: Path):
    earlier(tmp_path / "ratusha.db")

    async def work() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'ratusha.db'}")
        assert await store.read(lambda tx: tx.one("SELECT name FROM people")) == ("Anna",)
        assert await store.read(lambda tx: ratings.of_person(tx, "p")) == {}
        assert await store.read(lambda tx: tx.one("SELECT since, deadline FROM seated")) == (77, None)
        mine = RequestKey("p", "mine", "whatever it was")
        assert await store.read(lambda tx: repeats.known(tx, "t", mine)) == '{"version":4}'
        await store.close()
        again = await open_store(f"sqlite:///{tmp_path / 'ratusha.db'}")
        await again.close()

    asyncio.run(work())
    with sqlite3.connect(tmp_path / "ratusha.db") as found:
        assert found.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_a_postgres_of_the_earlier_schema_opens(databases):
    import asyncpg

    url = databases.new()

    async def work() -> None:
        old = await asyncpg.connect(url)
        await old.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        await old.execute("INSERT INTO schema_version VALUES (1)")
        for statement in as_it_was():
            await old.execute(statement)
        await old.execute("INSERT INTO people VALUES ('p', 'Anna', NULL, NULL, 0, 0, '{}', 1, 1)")
        await old.close()
        store = await open_store(url)
        found = await store.read(lambda tx: tx.rows("SELECT name FROM people"))
        assert [row[0] for row in found] == ["Anna"]
        assert await store.read(lambda tx: ratings.of_person(tx, "p")) == {}
        await store.close()

    asyncio.run(work())


def test_a_backup_of_the_earlier_schema_restores(tmp_path: Path):
    import gzip
    import json

    with gzip.open(tmp_path / "copy", "wt") as out:
        out.write(json.dumps({"ratusha-backup": 1, "schema": 1}) + "\n")
        out.write(
            json.dumps({"table": "people", "rows": [["p", "Anna", None, None, 0, 0, "{}", 1, 1]]}) + "\n"
        )
        table = ["t", "g", "playing", 1, "p", 5, 3, "{}", "{}", "00", None, 0, 1, 77]
        out.write(json.dumps({"table": "tables", "rows": [table]}) + "\n")
        out.write(json.dumps({"table": "submits", "rows": [["t", "p", "mine", 4, 70]]}) + "\n")
        filled = ("people", "tables", "submits")
        counts = {name: int(name in filled) for name in backup.columns() if name not in NEW}
        out.write(json.dumps({"end": counts}) + "\n")
    empty = f"sqlite:///{tmp_path / 'new.db'}"
    done = asyncio.run(backup.restore(empty, str(tmp_path / "copy")))
    assert (done["people"], done["submits"]) == (1, 1)
