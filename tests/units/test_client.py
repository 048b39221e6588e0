"""The browser's part: its script has types that hold, and nothing of it is loose or out of use."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

CLIENT = Path(__file__).resolve().parents[2] / "src" / "ratusha" / "client"
STATIC = CLIENT / "static"
SCRIPTS = sorted(STATIC.glob("*.js"))
STYLES = sorted(STATIC.glob("*.css"))
PAGES = CLIENT.parent / "server" / "web" / "pages"

MISSING = (
    "NO TYPESCRIPT: the types of the browser's script were not checked. "
    "Install it (npm install -g typescript), or name the compiler: RATUSHA_TSC=/path/to/tsc"
)
STRICT = [
    *("--noEmit", "--allowJs", "--checkJs", "--strict", "--noUncheckedIndexedAccess", "--noImplicitReturns"),
    *("--noUnusedLocals", "--noUnusedParameters", "--target", "es2022", "--module", "es2022"),
    *("--lib", "es2022,dom,dom.iterable"),
]
WIDTH, LENGTH = 110, 400
"""The longest line, and the most lines of a file."""


def compiler() -> list[str]:
    """The command that checks types; empty: there is none."""
    named = os.environ.get("RATUSHA_TSC") or shutil.which("tsc")
    if named:
        return [named]
    npx = shutil.which("npx")
    asked = [npx, "--no-install", "tsc"] if npx else []
    if asked and subprocess.run([*asked, "--version"], capture_output=True, check=False).returncode == 0:
        return asked
    return []


def complaints(*files: Path) -> str:
    command = compiler()
    if not command:
        pytest.skip(MISSING)
    done = subprocess.run([*command, *STRICT, *map(str, files)], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_the_types_of_the_script_hold():
    assert complaints(*SCRIPTS) == ""


def test_the_check_of_types_sees_a_wrong_one(tmp_path: Path):
    wrong = tmp_path / "wrong.js"
    wrong.write_text('/** @param {number} n */\nfunction half(n) {\n  return n / 2;\n}\nhalf("two");\n')
    assert "TS2345" in complaints(wrong)


def test_what_is_linked_is_there_and_what_is_there_is_linked():
    templates = "".join(page.read_text(encoding="utf-8") for page in (CLIENT / "templates").glob("*.html"))
    scripts = "".join(script.read_text(encoding="utf-8") for script in SCRIPTS)
    linked = set(re.findall(r"static\('([\w.-]+)'\)", templates))
    linked |= set(re.findall(r'"\./([\w-]+\.js)"', scripts)) | set(re.findall(r'"([\w-]+\.svg)"', scripts))
    assert linked == {file.name for file in STATIC.iterdir()}


def test_styles_speak_of_no_class_that_nobody_wears():
    places = [*(CLIENT / "templates").glob("*.html"), *PAGES.glob("*.py"), *SCRIPTS]
    worn = set(re.findall(r"[\w-]+", " ".join(place.read_text(encoding="utf-8") for place in places)))
    for style in STYLES:
        text = style.read_text(encoding="utf-8")
        rules = re.sub(r"/\*.*?\*/|\{[^{}]*\}", " ", text, flags=re.DOTALL)
        assert set(re.findall(r"\.([a-z][\w-]*)", rules)) - worn == set(), style.name


@pytest.mark.parametrize("file", [*SCRIPTS, *STYLES], ids=lambda file: file.name)
def test_files_can_be_read(file: Path):
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LENGTH
    assert [n for n, line in enumerate(lines, 1) if len(line) > WIDTH] == []


@pytest.mark.parametrize("name", ["table.html", "sandbox.html"])
def test_no_style_of_a_table_looks_into_what_changes(name: str):
    """With `:has` a browser finds the style of the whole page again for each thing that comes or goes."""
    templates = [(CLIENT / "templates" / file).read_text() for file in ("base.html", name)]
    styles = {style for text in templates for style in re.findall(r"static\('([\w-]+\.css)'\)", text)}
    assert len(styles) > 4
    assert [style for style in sorted(styles) if ":has(" in (STATIC / style).read_text()] == []
