"""Several processes on one PostgreSQL: every table is the same from each of them."""

import random
import threading
from pathlib import Path

from tests.server.harness import Client, Running, play_out
from tests.server.test_live import Live


def test_two_servers_on_one_database_play_one_table(site: Path, tmp_path: Path, databases):
    """Anna sits at one process, Boris at the other; chat, drafts and moves go both ways."""
    database = databases.new()
    one = Running(site, tmp_path / "one", database).start()
    two = Running(site, tmp_path / "two", database).start()
    try:
        anna, boris = one.client("Anna"), two.client("Boris")
        table = anna.table("lantern_fair", ["open", "open", "random"], options={"length": "short"})
        boris.do(table, "sit")
        listening = Live(boris, two.address, table)
        listening.receive()
        anna.do(table, "start")
        started = listening.until(lambda m: m["type"] == "update" and m["table"]["status"] == "playing")
        ply = started["table"]["ply"]
        anna.do(table, "chat", text="over there")
        assert listening.until(lambda m: m["type"] == "chat")["line"]["text"] == "over there"
        elsewhere = Client(two.address, "")
        elsewhere.http.headers["authorization"] = f"Bearer {anna.token}"
        anna.do(table, "step", move="bid coins=1", ply=ply)
        for _ in range(100):
            if "draft" in elsewhere.see(table)["you"]:
                break
        assert elsewhere.see(table)["you"]["draft"]["steps"][0]["notation"] == "bid coins=1"
        elsewhere.do(table, "confirm", ply=elsewhere.see(table)["table"]["ply"])
        play_out(table, [anna, boris], random.Random(2).choice)
        assert anna.see(table)["you"]["scores"] == boris.see(table)["you"]["scores"]
    finally:
        one.stop()
        two.stop()


def test_races_across_processes_let_one_move_in(site: Path, tmp_path: Path, databases):
    running = Running(site, tmp_path, databases.new(), workers=2).start()
    try:
        people = [running.client("Racer"), running.client("Other")]
        table = people[0].table("brittle", ["open", "open"])
        people[1].do(table, "sit")
        people[0].do(table, "start")
        for ply in range(12):
            answers: list[int] = []

            def race(ply: int = ply, answers: list[int] = answers) -> None:
                client = Client(running.address, "")  # a connection of its own: any process may take it
                client.http.headers["authorization"] = f"Bearer {people[ply % 2].token}"
                body = {"moves": ["wait"], "ply": ply}
                answers.append(client.http.post(f"/tables/{table}/submit", json=body).status_code)

            threads = [threading.Thread(target=race) for _ in range(6)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(answers) == [200] + [409] * 5
        assert people[0].see(table)["table"]["ply"] == 12
    finally:
        running.stop()
