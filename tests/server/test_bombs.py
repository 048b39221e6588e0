"""What is large or endless, in a place where it would make everybody wait."""

from pathlib import Path

import pytest
from tests.server.harness import Running

from ratusha.server import limits

HEAD = "ratusha-record 1\ngame burgundy\nrules 1\nseats 2\nmoves\n"


@pytest.mark.parametrize(
    ("record", "statuses"),
    [
        (HEAD + "* draw tile=church\n" * 25_000 + "open\n", (413,)),
        (HEAD + "back 0 0\n* start seat=1\n" * 20_000 + "open\n", (413,)),
        (HEAD + "back 0 " + "9" * 400_000 + "\nopen\n", (409,)),
        (HEAD + "0 take die=" + "9" * 400_000 + "\nopen\n", (409,)),
        (HEAD + "0 " + "take " * 90_000 + "\nopen\n", (409,)),
        (HEAD.replace("burgundy", "nosuch") + "open\n", (409,)),
        (HEAD.replace("rules 1", "rules 99") + "open\n", (409,)),
        ("\n" * 400_000, (409, 413)),
        ("\ufeff" * 100, (409,)),
    ],
)
def test_a_record_that_is_none_is_refused_in_a_sentence(
    lite: Running, record: str, statuses: tuple[int, ...]
):
    anna = lite.client("Anna")
    answer = anna.http.post("/import", json={"record": record})
    assert answer.status_code in statuses, answer.text[:300]
    assert 0 < len(answer.json()["error"]["text"]) < 500


def test_an_edited_record_is_no_way_to_another_result(lite: Running):
    """One move of a finished game changed: it does not replay, and no table comes of it."""
    folder = Path(__file__).resolve().parents[1] / "corpus" / "burgundy"
    lines = min(folder.glob("*.record")).read_text().splitlines()
    anna = lite.client("Anna")
    at = next(i for i, line in enumerate(lines) if line.startswith("* start"))
    edited = "\n".join(lines[: at + 1] + lines[at + 30 :]) + "\n"
    before = len(anna.get("/tables")["tables"])
    assert anna.http.post("/import", json={"record": edited}).status_code == 409
    assert len(anna.get("/tables")["tables"]) == before


def test_a_log_takes_no_more_than_moves_when_it_is_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Sitting down and leaving, colours and proposals without end would make a table slow to read."""
    import asyncio

    from ratusha.server.metrics import Metrics
    from ratusha.server.people.people import People
    from ratusha.server.refusal import Refused
    from ratusha.server.store import open_store
    from ratusha.server.tables import agree, lobby, play, seating
    from ratusha.server.tables.settings import TableSettings
    from ratusha.server.tables.tables import Tables

    async def work() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'x.db'}")
        try:
            tables = Tables(store, Metrics())
            person = await People(store, tables, b"k").guest("Anna", "en", "s")
            live = await lobby.create(tables, person, TableSettings("burgundy", ["open", "hot"]))
            await seating.start(tables, live, person.id)
            monkeypatch.setattr(limits, "ENTRIES", live.version)
            with pytest.raises(Refused) as refused:
                await agree.propose(tables, live, person.id, 0, "pause")
            assert refused.value.code == "longer-log"
            move = live.state.game.moves.text(live.state.moves()[0])
            before = live.ply
            await play.submit(tables, live, person.id, live.asked()[0], before, [move])
            assert live.ply > before
            await agree.end(tables, live, person.id, True)
            assert live.fold.status == "over"
        finally:
            await store.close()

    asyncio.run(work())
