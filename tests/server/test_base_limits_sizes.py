"""What is large or endless, in a place where it would make everybody wait."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Running
from tests.server.house import House

from ratusha.server.base import limits
from ratusha.server.refusal import Refused
from ratusha.server.tables.operations import proposals
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.proposals import Propose

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


def test_a_log_takes_no_more_than_moves_when_it_is_long(house: Any, monkeypatch: pytest.MonkeyPatch):
    """Sitting down and leaving, colours and proposals without end would make a table slow to read."""

    async def test(h: House) -> None:
        live = await h.table(1, game="burgundy", plans=["open", "hot"])
        anna = h.people[0]
        monkeypatch.setattr(limits, "ENTRIES", live.version)
        with pytest.raises(Refused) as refused:
            await carry_out(h.tables, live, anna, Propose(what="pause", seat=0))
        assert refused.value.code == "log_full"
        before = live.ply
        await h.move(live, live.asked()[0], live.state.game.moves.text(live.state.moves()[0]))
        assert live.ply > before
        await proposals.end_by_host(h.tables, live)
        assert live.log_state.status == "over"

    house(test)
