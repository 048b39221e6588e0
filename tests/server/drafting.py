"""A turn of several steps, made one by one."""

from collections.abc import Callable

from tests.server.harness import Client, Running


def alone(server: Running) -> tuple[str, Client]:
    """Burgundy against oneself: a turn has several steps."""
    anna = server.client("Anna")
    table = anna.table("burgundy", ["open", "hot"])
    anna.do(table, "start")
    return table, anna


def drafted(who: Client, table: str, count: int) -> int:
    """Make so many steps that reveal nothing; the ply."""
    ply = int(who.see(table)["table"]["ply"])
    made = 0
    while made < count:
        for option in who.see(table)["you"]["options"]:
            body = {"move": option["notation"], "ply": ply, "sure": False}
            assert who.http.post(f"/tables/{table}/step", json=body).status_code == 200
            if not who.see(table)["you"]["draft"]["steps"][-1]["warning"]:
                made += 1
                break
            who.do(table, "undo")
        else:
            raise AssertionError("no further step")
    return ply


def steps(who: Client, table: str) -> Callable[[], list[str]]:
    """The draft, and how far the game has come."""

    def look() -> list[str]:
        seen = who.see(table)
        draft = seen["you"].get("draft", {"steps": []})
        return [str(seen["table"]["ply"]), *(step["notation"] for step in draft["steps"])]

    return look
