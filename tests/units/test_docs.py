"""What the documentation says is so: its code runs, its links lead somewhere, its commands exist."""

import ast
import doctest
import importlib
import io
import re
from pathlib import Path
from textwrap import dedent

import pytest
from tests.units.commands import command_names

from ratusha.cli import main
from ratusha.kernel.record import parse
from ratusha.kernel.state import CHOSEN

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
SOURCE = ROOT / "src"


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_walk_of_a_rule_leads_through_what_is_there():
    """Each file of the two columns, and what the walk names in it."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| (.*) \| (.*) \|$", text.split("### The walk of a rule")[1].split("\n## ")[0], re.M
    )
    steps = 0
    for column, game in enumerate(("burgundy", "terra_mystica")):
        for row in rows[2:]:
            names = re.findall(r"`([\w.]+)`", row[column])
            for name in names:
                if name.endswith(".py"):
                    source = (SOURCE / "ratusha" / "games" / game / name).read_text(encoding="utf-8")
                else:
                    last = name.rpartition(".")[2]
                    assert re.search(rf"(def|class) {last}\b", source), name
                    steps += 1
    assert steps == 10


def test_links_within_the_guide_have_their_heading():
    text = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    headings = {
        re.sub(r"[^a-z -]", "", h.lower()).replace(" ", "-") for h in re.findall(r"^## (.*)$", text, re.M)
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= headings


def test_the_readme_names_the_two_commands():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    targets = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in ("play", "test"):
        assert f"make {command}" in text
        assert f"\n{command}:" in targets


def test_the_guide_knows_every_command_and_no_other():
    text = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `ratusha (\w+)", text, re.MULTILINE))
    assert listed == set(command_names())


def python_blocks(page: Path) -> list[str]:
    """Indented blocks that begin with an import."""
    blocks = re.findall(r"(?:^    .*\n|^\n)+", page.read_text(encoding="utf-8"), re.MULTILINE)
    code = [dedent(block).strip() for block in blocks]
    return [block for block in code if block.startswith(("import ", "from "))]


def test_the_code_of_the_guide_runs(capsys):
    blocks = python_blocks(ROOT / "docs" / "index.md")
    assert len(blocks) == 2
    for block in blocks:
        exec(compile(block, "docs/index.md", "exec"), {})
    assert "take die=" in capsys.readouterr().out


def examples(path: Path) -> list[str]:
    """The docstrings of a module that hold examples."""
    source = path.read_text(encoding="utf-8")
    if ">>>" not in source:
        return []
    nodes = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return [doc for node in nodes if (doc := ast.get_docstring(node)) and ">>>" in doc]


WITH_EXAMPLES = [path for path in sorted(SOURCE.rglob("*.py")) if examples(path)]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_the_examples_in_docstrings_run(path):
    name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    module = importlib.import_module(name)
    runner = doctest.DocTestRunner()
    for doc in examples(path):
        runner.run(doctest.DocTestParser().get_doctest(doc, dict(vars(module)), name, str(path), 0))
    assert runner.failures == 0
    assert runner.tries


def test_the_game_in_the_readme_was_really_played(monkeypatch, capsys):
    """The recorded game, played again in the terminal: every line of the README stands in it, in order."""
    record = parse((ROOT / "tests" / "corpus" / "burgundy" / "easy-2-7.record").read_text(encoding="utf-8"))
    answers = [record.game.moves.text(ply.move) for ply in record.plies() if ply.how == CHOSEN]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(answers)))
    assert main(["play", "burgundy", "--bots", "none", "--seed", record.seed]) == 0
    played = iter(capsys.readouterr().out.splitlines())
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"(?:^    .*\n|^\n)+", readme[readme.index("A moment of a game") :], re.MULTILINE)
    assert block is not None
    shown = [line for line in dedent(block[0]).splitlines() if line.strip() not in ("", "...")]
    assert len(shown) > 20
    for line in shown:
        assert line in played, line
