"""Records verified: every move, die, commitment and result that was edited is found."""

import re

import pytest
from tests.units.records import KEY, played, sealed_up, told

from ratusha.kernel import (
    IllegalMove,
    Match,
    Secret,
    verify,
)
from ratusha.kernel.record import parse


def test_an_edited_die_is_found_though_the_digest_was_made_anew(fair):
    lines = played(fair, 1, choices=3).record.text().splitlines()[:-1]
    at = next(i for i, line in enumerate(lines) if line.startswith("* roll"))
    face = int(lines[at].split("face=")[1].split()[0])
    lines[at] = lines[at].replace(f"face={face}", f"face={5 if face == 2 else 2}")
    record = parse(sealed_up(lines))
    assert record.intact
    (problem,) = verify(record).problems
    assert problem.id == "kernel-verify-die"
    assert problem.params["due"] == f"roll face={face}"
    assert problem.params["ply"] == "3"


def test_an_edited_die_of_a_secret_is_found(fair):
    lines = played(fair, 1, seed=None, secret=KEY).record.text().splitlines()[:-1]
    at = max(i for i, line in enumerate(lines) if line.startswith("* draw"))  # the very last card
    other = next(name for name in ("firefly", "carp") if name not in lines[at])
    lines[at] = re.sub(r"card=\w+", f"card={other}", lines[at])
    assert told(parse(sealed_up(lines))) == ["kernel-verify-die"]


def test_an_impossible_die_is_illegal(fair):
    lines = played(fair, 1).record.text().splitlines()[:-1]
    at = next(i for i, line in enumerate(lines) if line.startswith("* roll"))
    lines[at] = re.sub(r"face=\d", "face=6", lines[at])
    (problem,) = verify(parse(sealed_up(lines))).problems
    assert "This can’t be rolled or drawn now." in str(IllegalMove(problem))


def test_an_illegal_move_is_named_with_its_ply_and_rule(fair):
    match = played(fair, 1, choices=1)
    ply = len(match.plies) + 1
    lines = match.record.text().splitlines()[:-1]
    lines.insert(-1, "0 hang card=dragon" if match.state.hands[0][4] == 0 else "0 agree")  # type: ignore[attr-defined]
    (problem,) = verify(parse(sealed_up(lines))).problems
    assert f"ply {ply}, “" in str(IllegalMove(problem))
    with pytest.raises(IllegalMove, match=f"ply {ply}"):
        Match(parse(sealed_up(lines)))


def test_a_move_of_the_wrong_seat_is_illegal(fair):
    lines = played(fair, 2).record.text().splitlines()[:-1]
    at = next(i for i, line in enumerate(lines) if re.match(r"\d (hang|sell|rest)", line))
    lines[at] = str(1 - int(lines[at][0])) + lines[at][1:]
    assert told(parse(sealed_up(lines))) == ["kernel-illegal"]


def test_a_move_after_the_end_is_illegal(fair):
    lines = played(fair, 1).record.text().splitlines()[:-1]
    lines.insert(-1, "0 rest")
    (problem,) = verify(parse(sealed_up(lines))).problems
    assert "The game is over." in str(IllegalMove(problem))


def test_an_edited_result_is_found(fair):
    match = played(fair, 2)
    lines = match.record.text().splitlines()[:-1]
    one, two = match.state.scores
    lines[-1] = f"result {one + 1} {two}"
    (problem,) = verify(parse(sealed_up(lines))).problems
    assert problem.params == {"claimed": f"{one + 1} {two}", "real": f"{one} {two}"}


def test_a_result_without_an_end_and_an_end_without_a_result(fair):
    lines = played(fair, 2, choices=3).record.text().splitlines()[:-1]
    assert told(parse(sealed_up([*lines[:-1], "result 0 0"]))) == ["kernel-verify-not-over"]
    lines = played(fair, 2).record.text().splitlines()[:-1]
    assert told(parse(sealed_up([*lines[:-1], "open"]))) == ["kernel-verify-no-result"]


def test_a_wrong_secret_is_found(fair):
    text = played(fair, 2, seed=None, secret=KEY).record.text()
    lines = text.replace(KEY.hex, Secret(bytes(32)).hex).splitlines()[:-1]
    problems = told(parse(sealed_up(lines)))
    assert problems[0] == "kernel-verify-commitment"


def test_a_changed_commitment_is_found(fair):
    text = played(fair, 2, seed=None, secret=KEY).record.text()
    lines = text.replace(KEY.commitment, Secret(bytes(32)).commitment).splitlines()[:-1]
    assert told(parse(sealed_up(lines))) == ["kernel-verify-commitment"]


def test_a_missing_secret_is_found_once_the_game_is_over(fair):
    lines = played(fair, 2, seed=None, secret=KEY).record.text().splitlines()[:-1]
    assert lines[-1].startswith("secret ")
    assert told(parse(sealed_up(lines[:-1]))) == ["kernel-verify-no-secret"]
    running = played(fair, 2, choices=4, seed=None, secret=KEY).record
    assert running.secret == ""
    assert KEY.hex not in running.text()
    assert told(parse(running.text())) == []


def test_who_drew_his_own_dice_is_told_that_nobody_vouches_for_them(fair):
    lines = [line for line in played(fair, 1).record.text().splitlines()[:-1] if not line.startswith("seed")]
    verdict = verify(parse(sealed_up(lines)))
    assert (verdict.problems, verdict.dice) == ([], "unknown")


def test_what_was_taken_back_must_have_been_legal_and_truly_drawn(fair):
    match = played(fair, 1, choices=6)
    match.take_back(0, len(match.plies) - 4)
    match.play(match.state.moves()[0])
    text = match.record.text()
    assert told(parse(text)) == []
    lines = text.splitlines()[:-1]
    back = next(i for i, line in enumerate(lines) if line.startswith("back"))
    at = max(i for i in range(back) if lines[i].startswith("* roll"))
    face = int(lines[at].split("face=")[1].split()[0])
    forged = lines[:]
    forged[at] = f"* roll face={3 if face != 3 else 2}"
    assert told(parse(sealed_up(forged))) == ["kernel-verify-die"]
    forged[at] = "* roll face=6"
    assert told(parse(sealed_up(forged))) == ["kernel-illegal"]
