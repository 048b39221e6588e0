"""Records at the server: exported, imported, changed by somebody; the digest after a take-back."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.harness import Client, Running, play_out, two
from tests.server.test_tables_operations_play import bid_both

from ratusha.kernel.record import parse
from ratusha.kernel.state import DRAWN
from ratusha.kernel.verify import verify


@pytest.fixture(scope="module")
def finished(lite: Running) -> tuple[Client, str]:
    """Somebody, and the record of a game he played to its end."""
    anna = lite.client("Anna")
    table = anna.table("lantern_fair", ["open", "random"], options={"length": "short"})
    anna.do(table, "start")
    play_out(table, [anna])
    return anna, anna.http.get(f"/tables/{table}/record").text


def test_the_record_comes_back_as_it_went(finished: tuple[Client, str]):
    anna, text = finished
    table = anna.post("/import", 201, record=text)["table"]
    seen = anna.see(table)
    assert seen["table"]["status"] == "over"
    again = anna.http.get(f"/tables/{table}/record").text
    assert [ply.move for ply in parse(again).plies()] == [ply.move for ply in parse(text).plies()]
    assert parse(again).result == parse(text).result


@pytest.mark.parametrize("resealed", [False, True])
@pytest.mark.parametrize("what", ["die", "scores", "secret", "commitment", "move", "end"])
def test_a_record_that_somebody_changed_is_refused(finished: tuple[Client, str], what: str, resealed: bool):
    """One sentence says what is wrong, also where the digest was made to fit."""
    anna, text = finished
    changed = change(text, what)
    assert changed != text
    if resealed:
        body = re.sub("^digest .*\n", "", changed, flags=re.M)
        changed = with_digest(body)
    answer = anna.http.post("/import", json={"record": changed})
    assert answer.status_code == 409, answer.text
    said = answer.json()["error"]["text"]
    assert said
    assert "kernel-" not in said


def with_digest(body: str) -> str:
    import hashlib

    return body + f"digest {hashlib.sha256(body.encode()).hexdigest()}\n"


def change(text: str, what: str) -> str:
    lines = text.split("\n")
    find = {"scores": "result ", "secret": "secret ", "commitment": "commitment "}
    if what in find:
        at = next(i for i, line in enumerate(lines) if line.startswith(find[what]))
        word, value = lines[at].split(" ", 1)
        if what == "scores":
            first, rest = value.split(" ", 1)
            value = f"{int(first) + 1} {rest}"
        else:
            value = ("0" if value[0] != "0" else "1") + value[1:]
        lines[at] = f"{word} {value}"
    elif what == "die":
        at = next(i for i, line in enumerate(lines) if line.startswith("* "))
        drawn = sorted({line for line in lines if line.startswith("* ") and line != lines[at]})
        same = [line for line in drawn if line.split("=")[0] == lines[at].split("=")[0]]
        lines[at] = same[0]
    elif what == "move":
        at = max(i for i, line in enumerate(lines) if re.match(r"\d ", line))
        lines[at] = lines[at][:2] + "bid coins=9"
    else:
        at = max(i for i, line in enumerate(lines) if re.match(r"\d ", line))
        del lines[at]
    return "\n".join(lines)


def test_the_digest_leaves_out_what_was_taken_back(lite: Running):
    table, anna, boris = two(lite)
    bid_both(table, anna, boris)
    sell = next(o["notation"] for o in anna.see(table)["you"]["options"] if o["notation"].startswith("sell"))
    anna.do(table, "submit", moves=[sell], ply=anna.see(table)["table"]["ply"])
    boris.do(table, "submit", moves=["rest"], ply=boris.see(table)["table"]["ply"])
    boris.do(table, "propose", what="take-back", ply=-1)
    anna.do(table, "answer", yes=True)
    assert anna.get(f"/tables/{table}/digest")["lines"] == [], "Boris has not moved"
    other = next(o["notation"] for o in boris.see(table)["you"]["options"] if o["notation"] != "rest")
    boris.do(table, "submit", moves=[other], ply=boris.see(table)["table"]["ply"])
    digest = anna.get(f"/tables/{table}/digest")["lines"]
    assert [line["seat"] for line in digest] == [1], "once, not twice"


def test_the_digest_begins_at_a_turn_that_still_stands(lite: Running):
    """Anna's own move was taken back: what happened since her last one that holds is told."""
    table, anna, boris = two(lite)
    bid_both(table, anna, boris)
    sell = next(o["notation"] for o in anna.see(table)["you"]["options"] if o["notation"].startswith("sell"))
    anna.do(table, "submit", moves=[sell], ply=anna.see(table)["table"]["ply"])
    anna.do(table, "propose", what="take-back", ply=-1)
    boris.do(table, "answer", yes=True)
    digest = anna.get(f"/tables/{table}/digest")["lines"]
    assert [line["seat"] for line in digest if "seat" in line] == [1], "Boris's bid, which ended the bidding"


def test_the_dice_of_a_fork_are_vouched_for_from_where_it_began(lite: Running, tmp_path: Path):
    """Its record says so, and a die changed after that is found."""
    anna = lite.client("Anna")
    table = anna.table("burgundy", ["open", "hot"])
    anna.do(table, "start")
    for _ in range(30):
        anna.play_first(table)
    anna.do(table, "propose", what="end")
    fork = anna.do(table, "fork", ply=anna.see(table)["table"]["ply"] // 2)["table"]
    promised = anna.see(fork)["table"]["commitment"]
    anna.do(fork, "start")
    while anna.see(fork)["table"]["ply"] < 200:
        anna.play_first(fork)
    anna.do(fork, "propose", what="end")
    text = anna.http.get(f"/tables/{fork}/record").text
    record = parse(text)
    assert record.commitment == promised
    assert 0 < record.given < len(record.plies())
    assert verify(record).problems == []
    (tmp_path / "record").write_text(text)
    told = subprocess.run(
        [sys.executable, "-m", "ratusha", "verify", str(tmp_path / "record")], capture_output=True, text=True
    )
    assert told.returncode == 0
    assert str(record.given) in told.stdout
    late = [at for at, ply in enumerate(record.plies()) if ply.how == DRAWN and at >= record.given]
    early = [at for at, ply in enumerate(record.plies()) if ply.how == DRAWN and at < record.given]
    assert late
    assert early
    record.given = 0
    assert verify(record).problems, "the dice before it are not of this secret"
    assert anna.post("/import", 201, record=text)["table"]
