"""A draft is its player's alone: his coach, his opponents and spectators see the position without it."""

from typing import Any

from tests.server.harness import Client, Running
from tests.server.sockets import Live, attended
from tests.server.test_tables_operations_access import enter


def shown(client: Client, table: str) -> dict[str, Any]:
    seen = client.see(table)
    return {"view": seen["view"], "you": seen["you"], "mark": seen["mark"], "version": seen["version"]}


def test_nobody_else_sees_a_draft_by_position_options_or_mark(server: Running):
    table, (anna, boris), pages = attended(server, game="empire")
    coach, watcher = server.client("Coach"), server.client("Watcher")
    players = {0: anna, 1: boris}
    mover = next(seat for seat, player in players.items() if player.see(table)["you"]["options"])
    player, other = players[mover], players[1 - mover]
    enter(coach, player.do(table, "invite", kind="coach", seat=mover)["token"])
    assert coach.see(table)["you"]["seat"] == mover
    socket = Live(coach, server.address, table)
    socket.receive()
    before = [shown(client, table) for client in (coach, other, watcher)]
    own = player.see(table)
    step = next(option for option in own["you"]["options"] if not option["aside"])
    player.do(table, "step", move=step["notation"], ply=own["table"]["ply"], sure=False)
    drafted = player.see(table)
    assert drafted["you"]["draft"]["steps"]
    assert (drafted["view"], drafted["you"]["options"]) != (own["view"], own["you"]["options"])
    assert [shown(client, table) for client in (coach, other, watcher)] == before
    socket.socket.send('{"type": "ping", "id": "now"}')
    assert socket.receive()["type"] == "pong", "and is sent nothing"
    for page in pages:
        page.socket.close()
