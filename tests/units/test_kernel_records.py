"""Records: written, read, broken in every way, forked."""

import re

import pytest
from tests.units.records import KEY, played, sealed_up, told

from ratusha.kernel import (
    BadInput,
    Match,
    Record,
    verify,
)
from ratusha.kernel.record import Back, Ply, parse
from ratusha.kernel.state import FORCED

# Writing and reading


def test_a_record_is_a_readable_text(fair):
    match = Match.start(fair, 2, {"length": "short"}, players={1: "Вера", 0: "Anna"})
    for text in ("draw card=carp", "draw card=lotus", "draw card=crane", "draw card=dragon", "roll face=3"):
        match.play(fair.moves.parse(text))
    match.play(fair.moves.parse("bid coins=2"), 1, time=12)
    assert match.record.text().splitlines()[:-1] == [
        "ratusha-record 1",
        "game lantern_fair",
        "rules 1",
        "seats 2",
        "option length short",
        "player 0 Anna",
        "player 1 Вера",
        "moves",
        "* draw card=carp",
        "* draw card=lotus",
        "* draw card=crane",
        "* draw card=dragon",
        "* roll face=3",
        "1 bid coins=2 @12",
        "open",
    ]


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("how", [{"seed": "a seed"}, {"seed": None, "secret": KEY}], ids=["seed", "secret"])
def test_what_is_written_is_read_and_replayed_alike(fair, seats, how):
    match = played(fair, seats, **how)
    assert match.state.over
    text = match.record.text()
    record = parse(text)
    assert record.intact
    assert record.text() == text
    assert record.entries == match.record.entries
    again = Match(record)
    assert again.state.to_json() == match.state.to_json()
    assert [[e.to_dict() for e in es] for es in again.events] == [
        [e.to_dict() for e in es] for es in match.events
    ]
    verdict = verify(parse(text))
    assert verdict.problems == []
    assert (verdict.over, verdict.scores, verdict.plies) == (True, match.state.scores, len(match.plies))
    assert verdict.dice == ("seed" if how["seed"] else "secret")


def test_windows_line_ends_a_byte_order_mark_and_blanks_at_line_ends_do_no_harm(fair):
    text = played(fair).record.text()
    for changed in (
        text.replace("\n", "\r\n"),
        "\ufeff" + text,
        text.replace("\n", "  \n"),
        text + "\n\n",
        text.rstrip("\n"),
    ):
        record = parse(changed)
        assert record.intact
        assert record.text() == text


def test_forced_plies_are_marked_and_checked(fair):
    """An empty hand leaves only a rest."""
    match = played(fair)
    lines = match.record.text().splitlines()[:-1]
    at = next((i for i, line in enumerate(lines) if re.match(r"\d! rest", line)), None)
    seed = 8
    while at is None:
        lines = played(fair, seed=seed).record.text().splitlines()[:-1]
        at = next((i for i, line in enumerate(lines) if re.match(r"\d! rest", line)), None)
        seed += 1
    unmarked = lines[:]
    unmarked[at] = unmarked[at].replace("!", "")
    assert told(parse(sealed_up(unmarked))) == ["kernel-illegal"]
    assert told(parse(sealed_up(lines[:at] + lines[at + 1 :]))) == ["kernel-illegal"]


def test_a_chosen_ply_cannot_pass_for_a_forced_one(fair):
    lines = played(fair).record.text().splitlines()[:-1]
    at = next(i for i, line in enumerate(lines) if line.startswith("0 "))
    lines[at] = lines[at].replace("0 ", "0! ", 1)
    assert told(parse(sealed_up(lines))) == ["kernel-illegal"]


@pytest.mark.parametrize(
    "name", ["Anna\nmoves", " a  b ", "\u2028x", "", "\ud800", "x" * 10_000, "\x1b[2J", "a\x0bb"]
)
def test_a_players_name_cannot_break_a_record(fair, name):
    match = Match.start(fair, 2, players={0: name})
    text = match.record.text()
    record = parse(text)
    assert record.intact
    assert record.text() == text
    assert len(text) < 1000


@pytest.mark.parametrize("seed", ["", " ", "7 ", "a\nb", "a\u2028b", "\ud800", "x" * 1000])
def test_a_seed_that_could_not_stand_in_a_record_is_refused(fair, seed):
    with pytest.raises(BadInput, match=r"^seed: "):
        Match.start(fair, 2, seed=seed)


# Broken in every way


def test_a_record_cut_off_anywhere_is_refused(fair):
    """After every line, and in the middle of every line."""
    text = played(fair).record.text()
    for end in range(len(text) - 1):
        try:
            record = parse(text[:end])
        except BadInput:
            continue
        assert not record.intact
        assert told(record)[0] == "kernel-verify-changed"


def test_a_cut_off_record_says_where_it_breaks_off(fair):
    lines = played(fair).record.text().splitlines()
    for end in range(7, len(lines) - 1):
        with pytest.raises(BadInput, match=rf"^game.txt, line {end}: the record breaks off here$"):
            parse("\n".join(lines[:end]) + "\n", "game.txt")


def test_every_edited_line_is_noticed(fair):
    """A letter more, a letter less, the line twice, left out, or empty: refused, or seen by the digest."""
    text = played(fair, 2, seed=None, secret=KEY, players={0: "Anna"}).record.text()
    lines = text.splitlines()
    for at, line in enumerate(lines):
        for changed in ([line + "x"], [line[:-1]], [line, line], [], [""]):
            edited = "\n".join(lines[:at] + changed + lines[at + 1 :]) + "\n"
            try:
                record = parse(edited)
            except BadInput:
                continue
            assert not record.intact
            assert told(record)[0] == "kernel-verify-changed"


def header(**changed: str | None) -> str:
    lines = {"magic": "ratusha-record 1", "game": "game lantern_fair", "rules": "rules 1", "seats": "seats 2"}
    kept = [line for name, text in lines.items() if (line := changed.get(name, text)) is not None]
    return sealed_up([*kept, *[t for n, t in changed.items() if n not in lines and t], "moves", "open"])


BAD_HEADERS = [
    ({"magic": "ratusha-record 2"}, "record, line 1: a record begins with"),
    ({"magic": None}, "record, line 1: a record begins with"),
    ({"game": None}, "record, line 2: the line “game …” is expected"),
    ({"game": "game"}, "record, line 2: the line “game …” is expected"),
    ({"game": "game chess"}, "there is no game “chess”"),
    ({"game": "game " + "x" * 5000}, "there is no game"),
    ({"rules": "rules 2"}, "record, line 3: it was made under another version of the rules; this one is 1"),
    ({"rules": "rules"}, "record, line 3: the line “rules …” is expected"),
    ({"seats": "seats 0"}, "seats: the game is for 1 to 5 seats, not 0"),
    ({"seats": "seats 6"}, "seats: the game is for 1 to 5 seats, not 6"),
    ({"seats": "seats -2"}, "not -2"),
    ({"seats": "seats two"}, "record, line 4: “two” is not a number"),
    ({"seats": "seats ٢"}, "record, line 4: “٢” is not a number"),
    ({"seats": "seats 99999999999999"}, "is not a number"),
    ({"a": "option colour red"}, "colour: there is no such option; there are: length"),
    ({"a": "option length endless"}, "length: “endless” is not one of its values: full, short"),
    ({"a": "option length"}, "length: “” is not one of its values"),
    (
        {"a": "option length full", "b": "option length full"},
        "record, line 6: “option length” stands here twice",
    ),
    ({"a": "player 2 Anna"}, "record, line 5: “2” is not a seat; seats go from 0 to 1"),
    ({"a": "player x Anna"}, "record, line 5: “x” is not a seat"),
    ({"a": "player 0 Anna", "b": "player 0 Vera"}, "record, line 6: “player 0” stands here twice"),
    ({"a": "seed 1", "b": "seed 2"}, "record, line 6: this line does not belong here: “seed 2”"),
    ({"a": "seed"}, "record, line 5: this line does not belong here"),
    ({"a": "commitment"}, "record, line 5: this line does not belong here"),
    ({"a": "components 0123"}, "record: it was played with another component file"),
    ({"a": "hello"}, "record, line 5: this line does not belong here: “hello”"),
]


@pytest.mark.parametrize(("changed", "why"), BAD_HEADERS, ids=range(len(BAD_HEADERS)))
def test_a_broken_header_is_named_by_its_line(fair, changed, why):
    parse(header())
    with pytest.raises(BadInput) as caught:
        parse(header(**changed))
    assert why in str(caught.value)
    assert len(str(caught.value)) < 300


BAD_LINES = [
    ("hello", "record, line 6: "),
    ("", "record, line 6: "),
    ("0", "record, line 6: no move is given"),
    ("0 steal", "there is no move “steal”"),
    ("0 bid coins=99", "goes from 0 to 12"),
    ("2 rest", "“2” is not a seat"),
    ("-1 rest", "“-1” is not a seat"),
    ("٠ rest", "is not a seat"),
    ("0!! rest", "“0!” is not a seat"),
    ("*! roll face=2", "“*” is not a seat"),
    ("* roll face=2 @soon", "“soon” is not a number"),
    ("* roll face=2 @-5", "“-5” is not a number"),
    ("back", "is not a number"),
    ("back 0", "is not a number"),
    ("back 0 1", "there is no ply 1; the last one is 0"),
    ("back 0 -1", "“-1” is not a number"),
    ("back 7 0", "“7” is not a seat"),
    ("back * 0", "“*” is not a seat"),
    ("result 1", "this line does not belong here"),
    ("result 1 2 3", "this line does not belong here"),
    ("result one two", "“one” is not a number"),
    ("result", "this line does not belong here"),
    ("open now", "record, line 6: "),
    ("digest 0", "record, line 6: "),
]


@pytest.mark.parametrize(("line", "why"), BAD_LINES, ids=range(len(BAD_LINES)))
def test_a_broken_entry_is_named_by_its_line(fair, line, why):
    lines = ["ratusha-record 1", "game lantern_fair", "rules 1", "seats 2", "moves", line, "open"]
    with pytest.raises(BadInput) as caught:
        parse(sealed_up(lines))
    assert why in str(caught.value)


def test_nobody_goes_back_to_a_ply_that_was_not_played(fair):
    lines = ["ratusha-record 1", "game lantern_fair", "rules 1", "seats 2", "moves"]
    played = ["* draw card=carp", "* draw card=carp", "back 1 1", "* draw card=lotus"]
    parse(sealed_up([*lines, *played, "back 0 2", "open"]))
    with pytest.raises(BadInput, match=r"^record, line 10: there is no ply 3; the last one is 2$"):
        parse(sealed_up([*lines, *played, "back 0 3", "open"]))


@pytest.mark.parametrize(
    "end",
    [
        ["open", "secret 12"],
        ["open", f"secret {KEY.hex.upper()}"],
        ["open", "secret " + "z" * 64],
        ["open", "more"],
        ["open", f"secret {KEY.hex}", f"secret {KEY.hex}"],
    ],
    ids=range(5),
)
def test_a_broken_ending_is_refused_with_its_line(fair, end):
    lines = ["ratusha-record 1", "game lantern_fair", "rules 1", "seats 2", "moves"]
    with pytest.raises(BadInput, match=r"^record, line [78]: "):
        parse(sealed_up([*lines, *end]))


@pytest.mark.parametrize(
    "text", ["", "\n", "\ufeff", "\x00", "PNG\x89", "x" * 1000, "\ud800", "ratusha-record 1"]
)
def test_what_is_no_record_at_all_is_refused(fair, text):
    with pytest.raises(BadInput):
        parse(text)


def test_a_file_too_large_is_refused_before_it_is_read():
    with pytest.raises(BadInput, match="too large"):
        parse("x" * (16 * 2**20 + 1))


# Forks


def test_a_fork_goes_its_own_way_from_any_ply(fair):
    match = played(fair, 2)
    record = match.record
    before = record.text()
    for ply in range(0, len(match.plies) + 1, 3):
        fork = record.fork(ply)
        assert (fork.seed, fork.commitment, fork.secret, fork.result) == ("", "", "", None)
        other = Match(fork)
        assert other.plies[:ply] == match.plies[:ply]
        assert all(further.how == FORCED for further in other.plies[ply:])
        assert other.state.to_json() == match.state_at(ply).to_json()
        assert told(parse(other.record.text())) == []
    assert record.text() == before
    other = Match(record.fork(len(match.plies) - 6))
    for due in match.plies[len(other.plies) :]:
        if due.how != FORCED:
            other.play(due.move, due.seat)
    assert other.state.to_json() == match.state.to_json()


@pytest.mark.parametrize("ply", [-1, 10_000])
def test_there_is_no_fork_at_a_ply_that_is_not_there(fair, ply):
    with pytest.raises(BadInput, match="there is no ply"):
        played(fair, 1, choices=2).record.fork(ply)


def test_plies_leave_out_what_was_taken_back(fair):
    record = Record(fair, 2, {})
    one, two, three = (Ply(0, move, 0) for move in range(3))
    record.entries = [one, two, Back(1, 1), three, Back(0, 0), two]
    assert record.plies() == [two]
