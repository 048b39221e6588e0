"""Positions in sections, log lines, options under headings: what games say, laid out for people."""

from ratusha.kernel import Event, Section
from ratusha.kernel.description import WIDTH
from ratusha.kernel.event import POINTS
from ratusha.kernel.heading import explained, grouped, heading
from ratusha.kernel.log import told
from ratusha.kernel.registry import game

# Sections


def test_a_section_is_a_heading_over_sentences_tables_and_drawings():
    made = Section("depots", "Depots")
    made.say("One.", "", "Two.")
    made.say("Three.")
    made.grid(["Depot", "Tiles"], [["1", "Bank"], ["black", ""]])
    made.grid(["Nothing"], [])
    made.draw(["  1  2", "    +"])
    assert [block.kind for block in made.blocks] == ["prose", "grid", "drawing"]
    assert made.text().splitlines() == [
        "Depots",
        "  One.",
        "  Two.",
        "  Three.",
        "  Depot  Tiles",
        "  1      Bank",
        "  black",
        "    1  2",
        "      +",
    ]


def test_what_does_not_fit_a_line_of_text_wraps_and_loses_nothing():
    long = " ".join(f"word{n}" for n in range(60))
    made = Section("a", "A")
    made.say(long)
    made.grid(["x", "y", "z"], [["short", long, "end"], [long, "1", "2"]])
    lines = made.text().splitlines()
    assert max(map(len, lines)) <= WIDTH + 2
    for n in range(60):
        assert sum(line.split().count(f"word{n}") for line in lines) == 3
    assert any(line.rstrip().endswith("end") for line in lines)


def test_columns_stand_below_each_other():
    made = Section("a", "")
    made.grid(["", "Anna", "Boris"], [["Coins", "3", "12"], ["Power in bowls", "0 / 1", "2"]])
    rows = made.text().splitlines()
    assert rows[0].index("Anna") == rows[1].index("3") == rows[2].index("0 / 1")
    assert rows[0].index("Boris") == rows[1].index("12")


# The log


def change(seat: int, what: str, amount: int, cause: str) -> Event:
    id = "kernel-gain" if amount > 0 else "kernel-pay"
    return Event(id, seat, {}, what=what, amount=amount, cause=cause)


def test_what_one_player_did_and_what_it_changed_is_one_line():
    events = [
        Event("burgundy-event-sold", 1, {"n": 2, "goods": "red goods"}),
        change(1, POINTS, 4, "goods"),
        change(1, "silver", 1, "sale"),
        change(0, "silver", 2, "bank"),
        change(0, "workers", -1, "die"),
        change(0, "workers", -1, "die"),
        Event("burgundy-event-round", -1, {"number": "2"}),
        Event("burgundy-event-round", -1, {"number": "3"}),
    ]
    assert told(events, "burgundy", "en", ["Anna", "Boris"]) == [
        "Boris sells 2 × red goods. +4 points (goods sold); +1 silver (sale)",
        "Anna gets 2 silver (Bank). Anna pays 2 workers (changing a die).",
        "Round 2.",
        "Round 3.",
    ]
    assert told([], "burgundy", "en") == []


# Headings and reasons


def test_headings_use_the_fields_of_the_notation_and_the_games_order():
    assert heading("burgundy", "take die=2 depot=3 slot=1", "ru") == "Кубик 2: взять жетон"
    assert heading("burgundy", "skip", "en") == ""
    found = grouped("terra_mystica", ["burn", "pass card=BON1", "build hex=A1", "convert what=x"], "en")
    assert found == [("Build a dwelling", [2]), ("Pass", [1]), ("Exchange", [3, 0])]


def test_a_reason_names_all_things_it_holds_for():
    used = {"why": "It has been used.", "rule": "7.3"}
    found = explained("terra_mystica", {"action-ACT1": used, "action-ACT4": used, "moon-1": used}, "en")
    places = ["action-ACT1", "action-ACT4", "moon-1"]
    assert found == [{**used, "things": ["a bridge", "7 coins"], "places": places}]


def test_what_is_shown_first_is_a_kind_of_the_game():
    for id in ("altay", "burgundy", "empire", "gloomhaven", "terra_mystica"):
        assert set(game(id).shown_first) <= {kind.name for kind in game(id).moves.kinds}
