"""A game in the terminal, answers given by a script."""

import io
import re

import pytest

import ratusha
from ratusha.cli.table import WIPE, Table
from ratusha.kernel.record import parse

GAME = "burgundy"


@pytest.fixture
def answers(monkeypatch):
    """What the person types."""

    def typed(*lines, terminal=False):
        stream = io.StringIO("".join(f"{line}\n" for line in lines))
        stream.isatty = lambda: terminal  # type: ignore[method-assign]
        monkeypatch.setattr("sys.stdin", stream)

    return typed


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_whole_game_by_numbers(run, answers, tmp_path, lang):
    answers(*["1"] * 2000)
    path = tmp_path / "game.txt"
    done = run("play", GAME, "--bots", "random", "--seed", 1, "--lang", lang, "--record", path)
    assert done.status == 0
    assert {"en": "Total", "ru": "Итого"}[lang] in done.out
    assert run("verify", path).status == 0
    record = parse(path.read_text(encoding="utf-8"))
    assert record.result is not None
    for score in record.result:
        assert str(score) in done.out.splitlines()[-3]


def test_by_notation_and_a_game_left(run, answers, tmp_path):
    state = ratusha.game(GAME).start(2, 1)
    move = ratusha.game(GAME).moves.text(state.moves()[-1])
    answers(move, "quit")
    path = tmp_path / "game.txt"
    done = run("play", GAME, "--bots", "random,random", "--seats", 2, "--seed", 1)
    assert "Total" in done.out  # bots alone need nobody
    done = run("play", GAME, "--bots", "none", "--seed", 1, "--record", path)
    assert done.status == 0
    assert "left before the end" in done.out
    record = parse(path.read_text(encoding="utf-8"))
    assert record.result is None
    assert run("verify", path).status == 0


def test_the_end_of_the_input_leaves_the_game(run, answers):
    answers()
    done = run("play", GAME, "--seed", 1)
    assert (done.status, done.err) == (0, "")
    assert "left before the end" in done.out


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("0", "options 1 to"),
        ("99999", "options 1 to"),
        ("9" * 50, "options 1 to"),
        ("fly", "fly"),
        ("take die=9", "die"),
    ],
)
def test_a_script_with_a_bad_answer_fails(run, answers, tmp_path, line, part):
    answers(line, "1")
    path = tmp_path / "game.txt"
    done = run("play", GAME, "--seed", 1, "--record", path)
    assert done.status == 2
    assert len(done.err.splitlines()) == 1
    assert part in done.err
    assert not path.exists()


def test_an_illegal_move_is_refused_with_its_reason(run, answers):
    game = ratusha.game(GAME)
    legal = game.start(2, 1).moves()
    illegal = next(move for move in range(game.moves.size) if move not in legal)
    answers(game.moves.text(illegal), "quit")
    done = run("play", GAME, "--bots", "none", "--seed", 1)
    assert done.status == 2
    assert len(done.err.splitlines()) == 1


def test_a_person_at_a_terminal_is_asked_again(run, answers):
    answers("fly", "0", "?", "all", "why", "hint", "score", "", "quit", terminal=True)
    done = run("play", GAME, "--seed", 1)
    assert (done.status, done.err) == (0, "")
    assert "“fly”" in done.out
    assert "options 1 to" in done.out
    assert "take back your last move" in done.out
    assert re.search(r"\[take [^]]*\]: \+\d", done.out), "a hint has its reasons"
    assert "left before the end" in done.out


def test_undo_brings_the_position_back(run, answers, monkeypatch):
    """After one move of a turn and its undo the same question stands, and the record is as before."""
    shown = []
    monkeypatch.setattr(
        Table, "_list", lambda self, options, most: shown.append([o.notation for o in options])
    )
    answers("1", "undo", "quit", terminal=True)
    done = run("play", GAME, "--bots", "none", "--seed", 1)
    assert done.status == 0
    assert len(shown) == 3
    assert shown[0] == shown[2] != shown[1]


def test_a_turn_is_handed_on_only_when_it_is_confirmed(run, answers, monkeypatch):
    """At a terminal the move that ends a turn can be taken back before the next player sees it."""
    asked = []
    monkeypatch.setattr(Table, "_list", lambda self, options, most: asked.append(self.match.state.seat))
    answers("workers die=5", "workers die=1", "undo", "workers die=1", "", "quit", terminal=True)
    done = run("play", GAME, "--bots", "none", "--seed", 3)
    assert (done.status, done.err) == (0, "")
    assert asked == [0, 0, 0, 1]
    assert done.out.count("ends your turn") == 2
    answers("workers die=5", "workers die=1", "quit", terminal=True)
    assert "left before the end" in run("play", GAME, "--bots", "none", "--seed", 3).out


def test_there_is_nothing_to_undo_at_the_beginning(run, answers):
    answers("undo", "quit")
    done = run("play", GAME, "--seed", 1)
    assert done.status == 0
    assert "nothing you may take back" in done.out


def test_fresh_dice_are_committed_to_and_can_be_checked(run, answers, tmp_path):
    path = tmp_path / "game.txt"
    done = run("play", GAME, "--bots", "random,random", "--seats", 2, "--record", path)
    assert done.status == 0
    text = path.read_text(encoding="utf-8")
    assert "\ncommitment " in text
    assert "\nsecret " in text
    assert "fingerprint" in run("verify", path).out
    digit = text[text.index("\nsecret ") + 8]
    path.write_text(
        text.replace(f"\nsecret {digit}", f"\nsecret {'0' if digit != '0' else '1'}"), encoding="utf-8"
    )
    assert run("verify", path).status == 1


def test_an_unknown_move_is_told_with_the_moves_that_a_person_can_make(run, answers):
    """Rolling and drawing is for chance alone, and each language has its own quotation marks."""
    answers("fly")
    told = run("play", GAME, "--seed", 1).err
    assert told == (
        "ratusha: “fly”: there is no move “fly” in this game; there are: take, place, sell, workers, buy, "
        "end, free-take, free-place, free-sell, free-workers, skip, load, load-nothing, keep, settle\n"
    )
    answers("fly")
    assert run("play", GAME, "--seed", 1, "--lang", "ru").err.startswith("ratusha: «fly»: хода «fly» в этой")


SECRET = ("play", GAME, "--seats", 2, "--bots", "none", "--options", "boards=secret", "--seed", 1)


def test_a_secret_choice_is_wiped_off_before_the_next_person_looks(run, answers):
    """Two people at one screen choose their boards: the second sees nothing of the first's choice."""
    answers("1", "", "", "quit", terminal=True)
    done = run(*SECRET)
    first, wiped, second = done.out.partition(WIPE)
    assert (done.status, wiped) == (0, WIPE)
    assert "Player 1: " in first
    assert "Player 2 goes on; nobody else should look now. Press Enter." in second.splitlines()[0]
    assert "Player 2: " in second
    assert WIPE not in second


def test_whoever_leaves_at_the_wiped_screen_leaves_the_game(run, answers):
    answers("1", "", "quit", terminal=True)
    assert "left before the end" in run(*SECRET).out


def test_the_screen_stays_where_nothing_is_secret(run, answers):
    """Open boards: whatever one person sees, the other may see, too."""
    answers("workers die=5", "workers die=1", "", "quit", terminal=True)
    done = run("play", GAME, "--bots", "none", "--seed", 3)
    assert "Player 2: " in done.out
    assert WIPE not in done.out


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", ["altay", "burgundy", "empire", "gloomhaven"])
def test_no_line_is_wider_than_a_hundred_columns(run, answers, game, lang):
    answers(*["details", "all", "why", "1"] * 120)
    done = run("play", game, "--seats", 4, "--bots", "random,random,random", "--seed", 1, "--lang", lang)
    assert [line for line in done.out.splitlines() if len(line) > 100] == []
