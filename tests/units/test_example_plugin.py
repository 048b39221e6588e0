"""The example game of docs/: installed like a third party's plug-in; its tutorial."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from shutil import copytree, ignore_patterns
from textwrap import dedent

import pytest

import ratusha

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "example-game"


# Installed as a stranger would install it


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and its dist-info, as pip lays them out: built to a wheel, unpacked."""
    work = tmp_path_factory.mktemp("example")
    copytree(EXAMPLE, work / "source", ignore=ignore_patterns("__pycache__"))
    build = "import setuptools.build_meta as b; print(b.build_wheel('../wheel'))"
    (work / "wheel").mkdir()
    done = subprocess.run(
        [sys.executable, "-c", build], cwd=work / "source", capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = (work / "wheel").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(work / "site")
    return work / "site"


def python(site: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    source = str(Path(ratusha.__file__).parents[1])
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([source, str(site)]), "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, *arguments], cwd=site, env=environment, capture_output=True, text=True, timeout=300
    )


def test_the_plug_in_is_found_like_a_built_in_game(site):
    ask = "from ratusha.kernel import game, game_ids; print(*game_ids()); print(game('lantern_fair'))"
    done = python(site, "-c", ask)
    assert done.returncode == 0, done.stderr
    ids, found = done.stdout.splitlines()
    assert {"burgundy", "lantern_fair"} <= set(ids.split())
    assert found == "<game lantern_fair>"


def test_without_the_plug_in_there_is_no_such_game(tmp_path):
    done = python(tmp_path, "-m", "ratusha.kernel.conformance", "lantern_fair")
    assert done.returncode == 2
    assert "there is no game “lantern_fair”" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_plug_in_passes_the_conformance_suite_at_every_seat_count(site):
    done = python(site, "-m", "ratusha.kernel.conformance", "lantern_fair", "--games", "20")
    assert done.returncode == 0, done.stdout + done.stderr
    for seats in range(1, 6):
        assert f"lantern_fair, {seats} seats: 20 games hold" in done.stdout


def test_the_commands_know_the_plug_in(site):
    done = python(site, "-m", "ratusha", "simulate", "lantern_fair", "--seats", "5", "--games", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert '"lantern_fair"' in done.stdout
    done = python(site, "-m", "ratusha", "rules", "lantern_fair", "--lang", "ru")
    assert done.returncode == 0, done.stderr
    assert "Двух одинаковых фонарей у одного прилавка не бывает." in done.stdout


def test_the_plug_in_takes_a_corrected_component_file(site, tmp_path):
    text = (EXAMPLE / "lantern_fair" / "components.toml").read_text(encoding="utf-8")
    better = tmp_path / "better.toml"
    better.write_text(text.replace("coins = 4 ", "coins = 9 "), encoding="utf-8")
    ask = (
        "import sys; from pathlib import Path; from ratusha.kernel import components, game\n"
        "components.use('lantern_fair', Path(sys.argv[1]))\n"
        "print(game('lantern_fair').start(seats=2).coins)"
    )
    done = python(site, "-c", ask, str(better))
    assert done.stdout == "[9, 9]\n", done.stderr


# The tutorial


PAGE = ROOT / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^`([\w./-]+)`[^\n]*\n\n```\w+\n(.*?)^```$", re.M | re.S)


def test_every_excerpt_of_the_tutorial_stands_in_the_file_it_names():
    """`…` on a line of its own stands for what is left out."""
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert len(blocks) >= 10
    for name, excerpt in blocks:
        text = (EXAMPLE / name).read_text(encoding="utf-8")
        at = 0
        for piece in re.split(r"^ *…\n", excerpt, flags=re.M):
            found = text.find(piece.strip("\n"), at)
            assert found >= 0, f"{name} does not contain (in this order):\n{piece}"
            at = found + len(piece.strip("\n"))


def test_the_tutorial_names_every_file_of_the_example():
    page = PAGE.read_text(encoding="utf-8")
    for file in [EXAMPLE / "pyproject.toml", *(EXAMPLE / "lantern_fair").glob("*.*")]:
        assert file.name in page, file.name


def test_a_file_of_the_example_needs_only_those_above_it_in_the_list():
    """Who types them in the order of the tutorial can import each at once."""
    listed = re.findall(r"(\w+)\.py\b", PAGE.read_text(encoding="utf-8").split("## 1 ")[0])
    for at, module in enumerate(listed[:-1]):
        source = (EXAMPLE / "lantern_fair" / f"{module}.py").read_text(encoding="utf-8")
        needed = set(re.findall(r"^from lantern_fair\.(\w+) import", source, re.MULTILINE))
        for names in re.findall(r"^from lantern_fair import (.+)$", source, re.MULTILINE):
            needed |= {name.split(" as ")[0].strip() for name in names.split(",")}
        assert needed <= set(listed[:at]), module
    assert listed[-1] == "__init__"


def test_the_test_in_the_tutorial_passes(fair):
    page = PAGE.read_text(encoding="utf-8")
    (code,) = re.findall(r"(?:^    .*\n)*^    assert g\.sheet.*\n", page, re.M)
    exec(dedent(code), {"GAME": fair})
