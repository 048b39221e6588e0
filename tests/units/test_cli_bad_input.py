"""Bad input gets one clear sentence that names the place and the reason, and changes nothing."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ratusha


def refused(done, *parts, status=2):
    """One sentence on the error stream, nothing else anywhere."""
    assert done.status == status
    assert done.out == ""
    assert len(done.err.splitlines()) == 1, done.err
    assert done.err.startswith("ratusha: ")
    for part in parts:
        assert str(part) in done.err


BAD_USAGE = [
    (["games", "--nonsense"], ["--nonsense"]),
    (["dance"], ["dance"]),
    (["simulate"], ["GAME"]),
    (["simulate", "chess"], ["chess", "burgundy"]),
    (["simulate", "burgundy", "--seats", "1"], ["seats", "2 to 4", "1"]),
    (["simulate", "burgundy", "--seats", "5"], ["seats", "2 to 4", "5"]),
    (["simulate", "burgundy", "--seats", "two"], ["--seats", "two"]),
    (["simulate", "burgundy", "--games", "0"], ["--games", "less than 1"]),
    (["simulate", "burgundy", "--jobs", "-1"], ["--jobs", "less than 1"]),
    (["simulate", "burgundy", "--seed", "x"], ["--seed", "“x”"]),
    (["simulate", "burgundy", "--bots", "deep"], ["deep", "easy", "random"]),
    (["simulate", "burgundy", "--bots", "easy,,random"], ["--bots"]),
    (["simulate", "burgundy", "--bots", "easy@soon"], ["easy@soon", "2s"]),
    (["simulate", "burgundy", "--bots", "easy@0"], ["easy@0"]),
    (["simulate", "burgundy", "--bots", "easy,easy,easy", "--seats", "2"], ["3 bots", "2 seats"]),
    (["simulate", "burgundy", "--options", "weather=fine"], ["weather", "boards"]),
    (["simulate", "burgundy", "--options", "boards=round"], ["boards", "round"]),
    (["simulate", "burgundy", "--options", "boards"], ["--options", "boards"]),
    (["simulate", "burgundy", "--options", "boards=1,boards=1"], ["--options", "twice"]),
    (["play", "chess"], ["chess"]),
    (["play", "burgundy", "--seats", "9"], ["seats", "9"]),
    (["play", "burgundy", "--bots", "deep"], ["deep"]),
    (["play", "burgundy", "--bots", "easy,easy,easy,easy,easy"], ["seats"]),
    (["play", "burgundy", "--lang", "de"], ["--lang", "de"]),
    (["play", "burgundy", "--record", "nowhere/at/all.txt"], ["nowhere/at/all.txt", "folder"]),
    (["play", "burgundy", "--record", "."], [".", "not a file"]),
    (["play", "burgundy", "--record", "n" * 300], ["nnn", "too long"]),
    (["play", "empire", "--options", "weather=fine"], ["weather: this game has no options"]),
    (["simulate", "empire", "--options", "weather=fine"], ["weather: this game has no options"]),
    (["rules", "chess"], ["chess"]),
    (["rules", "burgundy", "--coverage", "--tests", "no-such-folder"], ["no-such-folder"]),
    (["components", "chess"], ["chess"]),
    (["bench", "chess"], ["chess"]),
    (["bench", "burgundy", "--seats", "7"], ["seats", "7"]),
    (["bench", "burgundy", "--seats", "2;4"], ["--seats", "2;4"]),
    (["bench", "burgundy", "--seconds", "inf"], ["--seconds", "“inf”"]),
    (["bench", "burgundy", "--seconds", "nan"], ["--seconds", "“nan”"]),
    (["bench", "burgundy", "--seconds", "-1"], ["--seconds", "“-1”"]),
    (["bench", "burgundy", "--seconds", "0"], ["--seconds", "greater than 0"]),
    (["bench", "burgundy", "--seconds"], ["--seconds needs a value"]),
    (["games", "--json=yes"], ["--json takes no value"]),
    (["simulate", "burgundy", "--se", "2"], ["--se could mean any of", "--seats", "--seed"]),
    (["replay", "no-such-file.txt"], ["no-such-file.txt"]),
    (["verify", "no-such-file.txt"], ["no-such-file.txt"]),
    (["replay", "."], ["."]),
]


@pytest.mark.parametrize(("words", "parts"), BAD_USAGE, ids=lambda x: " ".join(map(str, x)))
def test_bad_usage(run, tmp_path, monkeypatch, words, parts):
    monkeypatch.chdir(tmp_path)
    refused(run(*words), *parts)
    assert list(tmp_path.iterdir()) == []


IN_RUSSIAN = [
    (["play", "empire", "--seats", "abc"], ["--seats", "«abc» — не целое число"]),
    (["play", "empire", "--seats", "-3"], ["--seats", "-3 меньше, чем 1"]),
    (["play", "empire", "--seed", "x"], ["--seed", "«x» — не целое число"]),
    (["play", "empire", "--options", "weather=fine"], ["weather: у этой игры нет настроек"]),
    (["play"], ["не хватает: GAME"]),
    (["play", "empire", "--nonsense"], ["неизвестные аргументы: --nonsense"]),
    (["play", "empire", "--seats"], ["--seats: нужно значение"]),
    (["export", "chess", "game.record"], ["«chess» — не одно из: snellman"]),
    (["play", "empire", "--record", "."], ["это не файл"]),
    (["replay", "no-such-file.txt"], ["no-such-file.txt: такого файла нет"]),
    (["replay", "."], ["это не файл"]),
]


@pytest.mark.parametrize("lang", [["--lang", "ru"], ["--lang=ru"]], ids=" ".join)
@pytest.mark.parametrize(("words", "parts"), IN_RUSSIAN, ids=lambda x: " ".join(map(str, x)))
def test_bad_usage_is_told_in_the_language_asked_for(run, tmp_path, monkeypatch, words, parts, lang):
    monkeypatch.chdir(tmp_path)
    done = run(words[0], *lang, *words[1:])
    refused(done, *parts)
    assert re.search("[А-Яа-я]", done.err)
    assert not re.search("[“”']", done.err)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_may_not_be_written_is_told_before_the_game(run, tmp_path, monkeypatch):
    """The game is not even begun, and what the file held stays."""

    path = tmp_path / "mine.txt"
    opened = Path.open

    def forbidden(self, *args, **kwargs):
        if self == path:
            raise PermissionError(13, "Permission denied", str(self))
        return opened(self, *args, **kwargs)

    path.write_text("mine", encoding="utf-8")
    monkeypatch.setattr(Path, "open", forbidden)
    refused(run("play", "burgundy", "--bots", "random,random", "--record", path), path, "does not allow")
    monkeypatch.undo()
    assert path.read_text(encoding="utf-8") == "mine"


def test_records_into_what_is_no_folder(run, tmp_path):
    file = tmp_path / "file"
    file.write_text("mine", encoding="utf-8")
    refused(run("simulate", "burgundy", "--records", file), file, "folder")
    assert file.read_text(encoding="utf-8") == "mine"


def test_no_folder_is_made_for_a_simulation_that_is_refused(run, tmp_path):
    refused(run("simulate", "burgundy", "--seats", 9, "--records", tmp_path / "new"), "9")
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_of_a_stranger_that_cheats_or_breaks(tmp_path, jobs):
    """Installed like any plug-in; the sentence names it, in one process or in several."""
    (tmp_path / "strange.py").write_text(STRANGE, encoding="utf-8")
    info = tmp_path / "strange-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange\nVersion: 1\n", encoding="utf-8")
    points = "[ratusha.bots]\ncheat = strange:Cheat\nbreaks = strange:Breaks\nnobot = strange:NOBOT\n"
    (info / "entry_points.txt").write_text(points, encoding="utf-8")
    source = str(Path(ratusha.__file__).parents[1])
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([source, str(tmp_path)])}
    for name, status in (("cheat", 2), ("breaks", 1), ("nobot", 2)):
        command = [sys.executable, "-m", "ratusha", "simulate", "burgundy", "--bots", name, "--games", "2"]
        done = subprocess.run(
            [*command, "--jobs", str(jobs)], capture_output=True, text=True, env=environment, cwd=tmp_path
        )
        assert done.returncode == status, done.stderr
        assert len(done.stderr.splitlines()) == 1, done.stderr
        assert name in done.stderr


STRANGE = """
from ratusha.bots import Bot
NOBOT = 5
class Cheat(Bot):
    def choose(self, view):
        return -1
class Breaks(Bot):
    def choose(self, view):
        raise ZeroDivisionError("it breaks")
"""


# Records


def moves_from(lines):
    return lines.index("moves") + 1


def truncated(lines):
    return lines[: len(lines) // 2]


def without_digest(lines):
    return lines[:-1]


def with_a_better_result(lines):
    return [f"result 999 {line.split()[2]}" if line.startswith("result") else line for line in lines]


def with_another_seed(lines):
    return ["seed 4" if line.startswith("seed") else line for line in lines]


def with_a_line_less(lines):
    at = moves_from(lines) + 40
    return lines[:at] + lines[at + 1 :]


def with_nonsense(lines):
    at = moves_from(lines) + 10
    return [*lines[:at], "0 fly high=1", *lines[at:]]


def with_a_field_out_of_range(lines):
    at = next(i for i, line in enumerate(lines) if line.startswith("0 take"))
    return [*lines[:at], lines[at].replace("depot=", "depot=77"), *lines[at + 1 :]]


def of_another_game(lines):
    return ["game chess" if line.startswith("game") else line for line in lines]


def of_five_seats(lines):
    return ["seats 5" if line.startswith("seats") else line for line in lines]


def of_other_rules(lines):
    return ["rules 99" if line.startswith("rules") else line for line in lines]


def with_an_unknown_option(lines):
    return ["option weather fine" if line.startswith("option") else line for line in lines]


def of_another_format(lines):
    return ["something else", *lines[1:]]


def empty(lines):
    return []


DAMAGES = [
    truncated,
    without_digest,
    with_a_better_result,
    with_another_seed,
    with_a_line_less,
    with_nonsense,
    with_a_field_out_of_range,
    of_another_game,
    of_five_seats,
    of_other_rules,
    with_an_unknown_option,
    of_another_format,
    empty,
]


@pytest.fixture
def damaged(record, request, tmp_path):
    lines = record.read_text(encoding="utf-8").splitlines()
    path = tmp_path / "damaged.txt"
    path.write_text("".join(f"{line}\n" for line in request.param(lines)), encoding="utf-8")
    return path


@pytest.mark.parametrize("damaged", DAMAGES, indirect=True, ids=lambda f: f.__name__)
def test_a_damaged_record_fails_verification(run, damaged):
    before = damaged.read_bytes()
    refused(run("verify", damaged), damaged, status=1)
    assert damaged.read_bytes() == before


@pytest.mark.parametrize("damaged", DAMAGES, indirect=True, ids=lambda f: f.__name__)
def test_a_damaged_record_is_not_replayed(run, damaged):
    refused(run("replay", damaged))


def sealed_again(lines):
    """The lines with a digest that fits: what a careful forger would write."""
    import hashlib

    body = lines[:-1]
    return [*body, "digest " + hashlib.sha256("\n".join(body).encode()).hexdigest()]


@pytest.mark.parametrize("damage", [with_a_better_result, with_another_seed, with_a_line_less])
def test_a_forged_digest_does_not_help(run, record, tmp_path, damage):
    lines = sealed_again(damage(record.read_text(encoding="utf-8").splitlines()))
    forged = tmp_path / "forged.txt"
    forged.write_text("\n".join(lines) + "\n", encoding="utf-8")
    refused(run("verify", forged), status=1)


def test_an_illegal_move_in_a_record_is_named_with_its_ply(run, record, tmp_path):
    """A legal notation at the wrong time, the digest forged: replay fails with status 1."""
    lines = record.read_text(encoding="utf-8").splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith(("0 ", "1 ")))
    game = ratusha.game("burgundy")
    legal = game.start(2, 3).moves()
    wrong = next(game.moves.text(id) for id in range(game.moves.size) if id not in legal)
    lines[first] = f"{lines[first][0]} {wrong}"
    path = tmp_path / "illegal.txt"
    path.write_text("\n".join(sealed_again(lines)) + "\n", encoding="utf-8")
    ply = first - moves_from(lines) + 1
    refused(run("replay", path), f"ply {ply}", wrong, status=1)
    refused(run("verify", path), f"ply {ply}", wrong, status=1)


@pytest.mark.parametrize(("lang", "where"), [("en", "line 12:"), ("ru", "строка 12:")])
def test_the_line_of_a_record_that_can_not_be_read(run, record, tmp_path, lang, where):
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[11] = "0 fly high=1"
    path = tmp_path / "nonsense.txt"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    refused(run("replay", path, "--lang", lang), f"{path}, {where}")
    refused(run("verify", path, "--lang", lang), f"{path}, {where}", status=1)


def test_a_record_that_is_no_text(run, tmp_path):
    path = tmp_path / "picture.txt"
    path.write_bytes(b"\x89PNG\xff\xfe\x00")
    refused(run("replay", path), path, "UTF-8")
    refused(run("verify", path), path, "UTF-8")


def test_a_ply_beyond_the_end(run, record):
    refused(run("replay", record, "--ply", 99999), "99999")


# Component files; each needs a process of its own, because tables are made when a game is loaded.

OWN = Path(ratusha.__file__).parent / "games" / "burgundy" / "components.toml"


def with_components(path, command="simulate", *more):
    words = [sys.executable, "-m", "ratusha", command, "burgundy", "--components", str(path), *more]
    return subprocess.run(words, capture_output=True, text=True, encoding="utf-8")


def components_refused(tmp_path, text, *parts):
    path = tmp_path / "components.toml"
    path.write_text(text, encoding="utf-8")
    done = with_components(path)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    for part in (path, *parts):
        assert str(part) in done.stderr


def record_of(text, table, nth=0):
    """Where the nth record of a table begins and ends."""
    start = -1
    for _ in range(nth + 1):
        start = text.index(f"[[{table}]]", start + 1)
    end = text.find("\n[", start + 1)
    return start, len(text) if end < 0 else end + 1


def test_a_corrected_component_file_is_taken(tmp_path):
    path = tmp_path / "components.toml"
    path.write_text(OWN.read_text(encoding="utf-8"), encoding="utf-8")
    assert with_components(path).returncode == 0


def test_a_component_file_with_a_missing_record(tmp_path):
    text = OWN.read_text(encoding="utf-8")
    start, end = record_of(text, "knowledge")
    components_refused(tmp_path, text[:start] + text[end:], "knowledge", "25", "26")


def test_a_component_file_with_a_duplicate_id(tmp_path):
    text = OWN.read_text(encoding="utf-8")
    start, end = record_of(text, "knowledge")
    again, stop = record_of(text, "knowledge", 1)
    components_refused(tmp_path, text[:again] + text[start:end] + text[stop:], "knowledge[1].id")


def test_a_component_file_with_a_missing_field(tmp_path):
    text = OWN.read_text(encoding="utf-8")
    start, end = record_of(text, "knowledge")
    lines = [line for line in text[start:end].splitlines(True) if not line.startswith("source")]
    components_refused(tmp_path, text[:start] + "".join(lines) + text[end:], "knowledge[0].source", "missing")


def test_a_component_file_with_a_wrong_type(tmp_path):
    text = OWN.read_text(encoding="utf-8")
    start, end = record_of(text, "knowledge")
    lines = ['id = "one"\n' if line.startswith("id ") else line for line in text[start:end].splitlines(True)]
    components_refused(tmp_path, text[:start] + "".join(lines) + text[end:], "knowledge[0].id", "number")


def test_a_component_file_with_an_unknown_field(tmp_path):
    text = OWN.read_text(encoding="utf-8")
    start, end = record_of(text, "knowledge")
    components_refused(
        tmp_path, text[:end] + "\n" + "".join(["[[weather]]\nid = 1\n"]) + text[end:], "weather"
    )
    assert start < end


def test_a_component_file_that_is_no_toml(tmp_path):
    components_refused(tmp_path, "this is = = not TOML", "TOML")


def test_a_component_file_that_is_not_there(tmp_path):
    done = with_components(tmp_path / "none.toml")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "none.toml" in done.stderr


@pytest.mark.parametrize(("lang", "why"), [("en", "this is not a file"), ("ru", "это не файл")])
def test_a_component_file_that_is_a_folder(tmp_path, lang, why):
    done = with_components(tmp_path, "rules", "--lang", lang)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"ratusha: {tmp_path}: {why}\n"


def test_a_component_file_that_is_no_text(tmp_path):
    path = tmp_path / "components.toml"
    path.write_bytes(b"[[counts]]\nid = \xff\n")
    done = with_components(path)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{path}: this is not a text file in UTF-8" in done.stderr
