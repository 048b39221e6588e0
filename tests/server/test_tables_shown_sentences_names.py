"""People are called by their names: in the position, the options, the log, the digest, the refusals."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Client, Running, play_out

from ratusha.cli import main
from ratusha.kernel import game
from ratusha.kernel.msg import Msg
from ratusha.kernel.view import View
from ratusha.kernel.words import named, text

GAMES = ("altay", "burgundy", "empire", "gloomhaven", "terra_mystica", "lantern_fair")
NUMBERED = re.compile(r"(Player|Игрок[а-я]*|игрок[а-я]*) \d")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("id", GAMES)
def test_nobody_is_called_by_a_number(lite: Running, id: str, lang: str):
    """Forty moves of two people; all that each of them is shown on the way."""
    people = [lite.client(name, lang) for name in ("Agafya", "Бенедикт")]
    table = people[0].table(id, ["open", "open"])
    people[1].do(table, "sit")
    people[0].do(table, "start")
    rng = random.Random(4)
    shown: list[str] = []
    for turn in range(40):
        if not any(person.play_first(table, rng.choice) for person in people):
            break
        for person in people:
            shown.append(str(person.see(table)))
            if turn % 10 == 9:
                shown.append(person.get(f"/tables/{table}/text")["text"])
                shown.append(str(person.get(f"/tables/{table}/digest")))
                shown.append(str(person.http.get(f"{lite.address}/tables/{table}").text))
                if person.see(table)["table"]["status"] == "playing":
                    shown.append(str(person.do(table, "sandbox")))
    for part in shown:
        found = NUMBERED.search(part)
        assert found is None, part[max(0, found.start() - 200) : found.end() + 50]
    position = people[0].get(f"/tables/{table}/text")["text"]
    assert "Agafya" in position and "Бенедикт" in position


def test_a_finished_game_names_its_players_in_replay_and_record(
    lite: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    anna = lite.client("Agafya")
    table = anna.table("lantern_fair", ["open", "easy"], options={"length": "short"})
    anna.do(table, "start")
    play_out(table, [anna])
    assert "Agafya" in anna.get(f"/tables/{table}/replay", ply=9)["text"]
    page = anna.http.get(f"{lite.address}/tables/{table}/replay", params={"ply": 9}).text
    assert "Agafya" in page
    assert not NUMBERED.search(page)
    record = tmp_path / "game.record"
    record.write_text(anna.http.get(f"/tables/{table}/record").text, encoding="utf-8")
    for words in (["--ply", "9"], []):
        assert main(["replay", str(record), *words]) == 0
        said = capsys.readouterr().out
        assert "Agafya" in said and not NUMBERED.search(said)


def test_refusals_and_options_call_players_by_name(site: Any):
    """Any message that speaks of a seat, wherever it stands, is told with the names."""
    state = game("empire").start(seats=2, seed=1)
    view: View = state.seen_by(0)
    assert "Player 1" in view.text("en")
    assert "Agafya" in view.text("en", ["Agafya", "Boris"])
    assert not NUMBERED.search(view.text("en", ["Agafya", "Boris"]))
    assert "Player 1" in view.text("en"), "names hold for one text alone"
    war = Msg("empire-do-coin", whom=Msg("kernel-seat", n=2))
    assert "Boris" in text(war, "en", ["Agafya", "Boris"])
    with named(["Agafya", "Boris"]):
        assert "Boris" in text(war, "en")
    assert "Boris" not in text(war, "en")


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800", "\u115f\u1160", "\uffa0a", "\u0301\u0301", "a\u2066b", "\u200b", "a\u034fb",
             "a\u17b5b", "a" + "\u0301" * 5, "\u180ba"]
)  # fmt: skip
def test_a_name_can_be_seen(lite: Running, name: str):
    """Blank letters, accents on nothing, marks of direction: nobody sits there unseen or turns the page."""
    answer = Client(lite.address, "").http.post("/guests", json={"name": name})
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "bad_characters_in_name"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna\ufe0f", "Anna"), ("A\U000e0101nna", "Anna"), ("a\u0301\u0301", "\xe1\u0301"),
        ("\u2764\ufe0f", "\u2764"), (" A \n B ", "A B"),
    ],
)  # fmt: skip
def test_a_name_is_kept_as_it_is_seen(lite: Running, given: str, kept: str):
    answer = Client(lite.address, "").http.post("/guests", json={"name": given})
    assert answer.json()["person"]["name"] == kept
