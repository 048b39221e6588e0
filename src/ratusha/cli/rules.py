"""`ratusha rules`: the numbered rules, and the tests that cite each."""

from __future__ import annotations

import argparse
import ast
from collections.abc import Iterator
from pathlib import Path

from ratusha.cli import arguments
from ratusha.cli.arguments import Commands
from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg
from ratusha.kernel.rules import rules, rules_text


def add(commands: Commands) -> None:
    parser = arguments.command(
        commands,
        "rules",
        run,
        "print a game's numbered rules, or which tests prove each of them",
        "ratusha rules burgundy --coverage",
    )
    arguments.add_game(parser)
    arguments.add_lang(parser)
    parser.add_argument(
        "--coverage", action="store_true", help="each rule with the tests that cite it; 1 if one has none"
    )
    parser.add_argument(
        "--tests", default="tests", metavar="DIR", help="where the tests are (default: tests)"
    )
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    found = arguments.find_game(args)
    numbered = rules(found.id, args.lang)
    if args.coverage:
        return _coverage(found.id, [rule.number for rule in numbered], Path(args.tests), args.json)
    if args.json:
        arguments.print_json([rule._asdict() for rule in numbered])
    else:
        print(rules_text(found.id, args.lang).strip())
    return 0


def citations(folder: Path, game: str) -> dict[str, list[str]]:
    """For each cited number of a game, the tests that cite it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for test, cited in _marked(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            name, _, number = cited.rpartition(" ")
            if name == game:
                tests = found.setdefault(number, [])
                where = f"{path.relative_to(folder).as_posix()}::{test}"
                if where not in tests:
                    tests.append(where)
    return found


def _marked(tree: ast.AST, inherited: tuple[str, ...] = (), prefix: str = "") -> Iterator[tuple[str, str]]:
    """Each test with each rule that its own mark or its class's cites."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from _marked(node, inherited + _rules_of(node), f"{prefix}{node.name}::")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for number in inherited + _rules_of(node):
                yield prefix + node.name, number


def _rules_of(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> tuple[str, ...]:
    """The numbers of `@pytest.mark.rule("game 1.2", …)` above a test, or in a parameter's marks."""
    return tuple(
        argument.value
        for decorator in node.decorator_list
        for call in ast.walk(decorator)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )


def _coverage(game: str, numbers: list[str], folder: Path, as_json: bool) -> int:
    if not folder.is_dir():
        raise BadInput(str(folder), Msg("cli-no-tests"))
    cited = citations(folder, game)
    bare = [number for number in numbers if not cited.get(number)]
    strange = sorted(set(cited) - set(numbers))
    if as_json:
        tests = {number: cited.get(number, []) for number in numbers}
        arguments.print_json({"game": game, "rules": tests, "uncited": bare, "unknown": strange})
    else:
        for number in numbers:
            print(number, *(cited.get(number) or ["no test"]), sep="\n    ")
        for number in strange:
            print(f"{number} is cited but is no rule", *cited[number], sep="\n    ")
        print(f"{len(numbers) - len(bare)} of {len(numbers)} rules are cited by a test")
    return 1 if bare or strange or not numbers else 0
