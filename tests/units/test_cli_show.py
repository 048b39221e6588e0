"""`ratusha show`: a record's position as a file."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from ratusha.cli import main

RECORD = str(next((Path(__file__).parents[1] / "corpus" / "burgundy").glob("*.record")))


def show(*arguments: str) -> int:
    return main(["show", RECORD, *arguments])


def test_a_position_becomes_an_svg(tmp_path):
    """With its words, in the language and from the seat that were asked for."""
    file = tmp_path / "game.svg"
    assert show("--ply", "60", "--seat", "1", "--lang", "ru", "-o", str(file)) == 0
    root = ElementTree.parse(file).getroot()
    texts = {element.text for element in root.iter("{http://www.w3.org/2000/svg}text")}
    assert "Хранилища" in texts
    words = root.find("{http://www.w3.org/2000/svg}desc")
    assert words is not None
    assert "Белый кубик" in str(words.text)


def test_a_position_becomes_a_png(tmp_path):
    file = tmp_path / "game.png"
    assert show("--frame", "phone-players", "--theme", "dark", "-o", str(file)) == 0
    assert file.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["-o", "game.jpg"], "an .svg or a .png file"),
        (["--seat", "7", "-o", "game.svg"], "there is no seat 7"),
        (["--frame", "cellar", "-o", "game.svg"], "board-0"),
        (["-o", "nowhere/game.svg"], "folder"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_one_sentence(arguments, told, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert show(*arguments) == 2
    (sentence,) = capsys.readouterr().err.strip().splitlines()
    assert told in sentence
    assert not list(tmp_path.iterdir())


def test_png_needs_its_extra(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr("ratusha.draw.export.find_spec", lambda name: None)
    assert show("-o", str(tmp_path / "game.png")) == 2
    assert "ratusha[png]" in capsys.readouterr().err
