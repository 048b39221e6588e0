"""What is asked of the database takes no longer the more tables, moves and people there are."""

import re

import pytest
from tests.server.house import DAY, House

from ratusha.server.base import ids
from ratusha.server.model.table_settings import Clock
from ratusha.server.store import Tx
from ratusha.server.store import chat as chat_store
from ratusha.server.store import log as log_store
from ratusha.server.store import people as people_store
from ratusha.server.store.sqlite import SqliteTx
from ratusha.server.tables.operations import access, new_tables
from ratusha.server.tables.operations.invitations import Invited, InviteTo, Revoke, enter_by
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.web.pages.lobby import cards

PASSWORD = "correct horse"


async def live_through_everything(h: House) -> None:
    """All that people and the server itself do every day."""
    store, people = h.server.store, h.server.people
    live = await h.table(2, Clock("days", days=1))
    anna, boris = h.people
    await store.write(lambda tx: chat_store.set_notes(tx, live.id, anna.id, "mine"))
    await store.write(lambda tx: chat_store.say(tx, live.id, "table", anna.id, "Anna", "hello", ids.now()))
    link = await carry_out(h.tables, live, anna, InviteTo(kind="coach", seat=0))
    assert isinstance(link, Invited)
    coach = await h.person("Coach")
    await enter_by(h.tables, link.token, coach)
    await access.viewer(h.tables, live, coach, "en")
    await people.new_api_token(anna, "bot")
    await h.move(live, 0)
    h.time += 2 * DAY
    await h.sweep()
    await h.server.players.look()
    await h.server.hub.show_late()
    await store.read(lambda tx: log_store.waiting_for(tx, boris.id))
    await store.read(lambda tx: log_store.lobby(tx, ("open", "playing"), 40))
    mine = await store.read(lambda tx: log_store.of_person(tx, anna.id, 30))
    await store.read(lambda tx: cards(tx, mine, "en"))
    await store.read(lambda tx: log_store.versions(tx, [live.id]))
    await people.register(anna, "anna", PASSWORD)
    await people.log_in("anna", PASSWORD, boris)
    await people.set_password((await people.get(anna.id)) or anna, PASSWORD, PASSWORD + "s", "")
    await people.change(coach, "Trainer", None)
    session = people.new_session()
    await people.start_session(session, coach)
    await people.of_session(session)
    await people.end_session(session)
    await carry_out(h.tables, live, (await people.get(anna.id)) or anna, Revoke(token=link.token))
    h.forget()
    again = await h.tables.get(live.id)
    await people.delete((await people.get(anna.id)) or anna)
    await h.tables.delete(again.id)
    await store.read(lambda tx: people_store.name_blocked(tx, "x"))
    await new_tables.create(h.tables, coach, again.log_state.settings)


def test_no_daily_query_looks_at_everything_there_is(house, monkeypatch: pytest.MonkeyPatch):
    asked: dict[str, tuple[object, ...]] = {}

    def noted(name: str) -> None:
        ask = getattr(SqliteTx, name)

        async def note(tx: SqliteTx, sql: str, *args: object) -> object:
            asked.setdefault(sql, args)
            return await ask(tx, sql, *args)

        monkeypatch.setattr(SqliteTx, name, note)

    async def test(h: House) -> None:
        asked.clear()  # what the first start of all asks is no daily query
        await live_through_everything(h)
        known = dict(asked)

        async def scans(tx: Tx) -> dict[str, list[str]]:
            found: dict[str, list[str]] = {}
            for sql, args in known.items():
                plan = await tx.rows(f"EXPLAIN QUERY PLAN {sql}", *args)
                whole = [row[3] for row in plan if re.match(r"SCAN (?!\(|s$|\d+ CONSTANT)", row[3])]
                if "t.open = 1" in sql:  # the lobby: as many as are shown are read, in their order
                    whole += [row[3] for row in plan if "TEMP B-TREE" in row[3]]
                if whole:
                    found[sql] = whole
            return found

        found = await h.server.store.read(scans)
        assert found == {}

    for name in ("rows", "one", "run"):
        noted(name)
    house(test)
