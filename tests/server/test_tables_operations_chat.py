"""Chat and notes at a table: who reads and writes them."""

from tests.server.harness import Running


def test_spectators_chat_apart(server: Running):
    anna, boris, watcher = (server.client(name) for name in ("Anna", "Boris", "Watcher"))
    table = anna.table("lantern_fair", ["open", "open"])
    boris.do(table, "sit")
    anna.do(table, "chat", text="hello")
    watcher.do(table, "chat", room="watch", text="what a move")
    assert watcher.refused(table, "chat", text="kibitz") == "chat_not_allowed"
    assert [line["text"] for line in watcher.get(f"/tables/{table}/chat")["lines"]] == [
        "hello",
        "what a move",
    ]
    assert [line["text"] for line in boris.get(f"/tables/{table}/chat")["lines"]] == ["hello"]


def test_notes_are_private(server: Running):
    anna, boris = server.client("Anna"), server.client("Boris")
    table = anna.table("lantern_fair", ["open", "open"])
    boris.do(table, "sit")
    anna.do(table, "notes", text="he bluffs")
    assert anna.get(f"/tables/{table}/notes")["text"] == "he bluffs"
    assert boris.get(f"/tables/{table}/notes")["text"] == ""
