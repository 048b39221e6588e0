"""What holds for the whole source tree: the compiled modules' dialect, the layering, the words."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "ratusha"


def compiled_modules() -> list[Path]:
    """The modules that setup.py hands to mypyc."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ratusha"]
    files = {path for pattern in declared["compile"] for path in ROOT.glob(pattern)}
    return sorted(path for path in files if path.name not in declared["interpret"])


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def narrow_shifts(code: ast.AST) -> list[int]:
    """The lines with `<constant> << <variable>`: mypyc makes a silent 32-bit shift of it."""
    return [
        node.lineno
        for node in ast.walk(code)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
    ]


def in_table(code: ast.Module) -> set[int]:
    """The lines of module-level tables such as `BIT: Final = [1 << i for i in range(64)]`."""
    return {
        line
        for node in code.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }


@pytest.mark.parametrize("path", compiled_modules(), ids=lambda p: str(p.relative_to(SOURCE)))
def test_compiled_modules_shift_no_constant_by_a_variable(path):
    """Use a table `BIT` instead."""
    code = tree(path)
    bad = set(narrow_shifts(code)) - in_table(code)
    assert not bad, f"{path.name}: lines {sorted(bad)}"


def test_the_shift_check_sees_a_shift():
    assert narrow_shifts(ast.parse("def f(n: int) -> int:\n    return 1 << n")) == [2]
    assert narrow_shifts(ast.parse("x << 3; 1 << 3")) == []


@pytest.mark.parametrize("path", compiled_modules(), ids=lambda p: str(p.relative_to(SOURCE)))
def test_compiled_states_and_parts_can_be_made_empty(path):
    """`clone` calls `X.__new__(X)`; compiled, that runs `__init__` unless the class is open to subclasses."""
    for node in tree(path).body:
        if isinstance(node, ast.ClassDef) and any(
            isinstance(base, ast.Name) and base.id in ("Part", "State") for base in node.bases
        ):
            marks = [ast.unparse(mark) for mark in node.decorator_list]
            open_class = any("allow_interpreted_subclasses=True" in mark for mark in marks)
            assert open_class, f"{node.name} needs @mypyc_attr(allow_interpreted_subclasses=True)"


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_only_a_games_draw_module_knows_the_drawing_blocks():
    for path in (SOURCE / "games").rglob("*.py"):
        if path.name != "draw.py" and "draw" not in path.relative_to(SOURCE / "games").parts:
            assert not any(name.startswith("ratusha.draw") for name in imports(path)), path


def inner_imports(code: ast.AST) -> list[str]:
    """What is imported inside a function: by a statement, or by name."""
    found: list[str] = []
    for function in ast.walk(code):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.ImportFrom):
                found.append(node.module or ".")
            elif isinstance(node, ast.Import):
                found += [alias.name for alias in node.names]
            elif isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in (
                "import_module",
                "__import__",
            ):
                name = node.args[0]
                found.append(str(name.value) if isinstance(name, ast.Constant) else ast.unparse(name))
    return found


LOADED_WHEN_NEEDED = {
    "arena/workers.py": {"ray"},  # installed for a cluster alone
    "draw/export.py": {"resvg_py"},  # optional: PNG
    "draw/fonts.py": {"fontTools", "fontTools.ttLib"},  # slow to import, and only for fonts that are cut anew
    "draw/picture.py": {"name"},  # a game's own drawing, found by the game's package
}
"""What may be imported inside functions, and why: heavy or optional things, never one of our own modules."""


@pytest.mark.parametrize("part", ["kernel", "games", "draw", "bots", "arena", "adapters"])
def test_no_function_imports_a_module_to_break_a_ring(part):
    """Modules that need each other are cut apart; a ring of types alone is imported under TYPE_CHECKING."""
    for path in sorted((SOURCE / part).rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        assert set(inner_imports(tree(path))) == LOADED_WHEN_NEEDED.get(name, set()), name


def test_the_check_sees_an_inner_import():
    code = "def f():\n import a\n from b.c import d\n importlib.import_module('e')\nlambda: __import__(x)"
    assert inner_imports(ast.parse(code)) == ["a", "b.c", "e", "x"]
    assert inner_imports(ast.parse("import a\nfrom b import c\nd = import_module('e')")) == []


GAMES = sorted(path for path in (SOURCE / "games").iterdir() if (path / "__init__.py").is_file())
EXAMPLE = ROOT / "docs" / "example-game" / "lantern_fair"
LAYOUT = {
    "components.py": {"FILE", "SEATS"},
    "moves.py": {"MOVES"},
    "state.py": set(),
    "places.py": {"everything"},
    "names.py": set(),
    "choice.py": {"Choice"},
    "setup.py": {"SetUp", "SET_UP"},
    "scoring.py": set(),
    "invariants.py": {"problems"},
    "features.py": {"FEATURES"},
    "evaluate.py": {"assess"},
    "text": {"describe"},
    "draw": {"frames", "draw"},
}
"""The modules that every game has, and what each is asked for."""
BESIDE = ("components.toml", "values.toml", "words.en.ftl", "words.ru.ftl", "rules.en.md", "rules.ru.md")


def defined(path: Path) -> set[str]:
    """The names that a module defines or imports."""
    found: set[str] = set()
    for node in tree(path).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign):
            found.add(ast.unparse(node.target))
        elif isinstance(node, ast.Assign):
            found.update(ast.unparse(target) for target in node.targets)
        elif isinstance(node, ast.ImportFrom):
            found.update(alias.asname or alias.name for alias in node.names)
    return found


@pytest.mark.parametrize("folder", [*GAMES, EXAMPLE], ids=lambda path: path.name)
def test_every_game_is_laid_out_alike(folder):
    """Whoever knows one game's folder knows all of them; the tutorial's is no other."""
    assert [name for name in BESIDE if not (folder / name).is_file()] == []
    for name, wanted in LAYOUT.items():
        plain = folder / (name if name.endswith(".py") else f"{name}.py")
        path = plain if plain.is_file() else folder / name / "__init__.py"
        assert path.is_file(), name
        assert wanted <= defined(path), name


@pytest.mark.parametrize("folder", [*GAMES, EXAMPLE], ids=lambda path: path.name)
def test_a_game_has_one_base_decision(folder):
    """What all its decisions share is written once, in choice.py."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef) and path.name != "choice.py":
                bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
                assert "Decision" not in bases, f"{path.name}: {node.name}"


@pytest.mark.parametrize("folder", [*GAMES, EXAMPLE], ids=lambda path: path.name)
def test_what_is_legal_is_written_once(folder):
    """Refusals and reasons follow from `obstacle`; only a faster list of moves may stand beside it."""
    for path in folder.rglob("*.py"):
        names = {node.name for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef)}
        assert not names & {"allows", "why_not", "blocked", "why_no_aside"}, path.name


def test_the_lock_files_name_no_host_and_no_index():
    for lock in (ROOT / "requirements").glob("*.txt"):
        for line in lock.read_text(encoding="utf-8").splitlines():
            assert "://" not in line, f"{lock.name}: {line}"
            assert "index" not in line, f"{lock.name}: {line}"


# Words


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The message ids of a words file, each with the parameters it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            assert entry.value is not None, f"{path}: {entry.id.name} has no text"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


ENGLISH = sorted(SOURCE.rglob("*.en.ftl"))


def russian(path: Path) -> Path:
    return path.with_name(path.name.replace(".en.ftl", ".ru.ftl"))


def test_there_are_words_and_none_without_the_other_language():
    assert ENGLISH
    assert sorted(SOURCE.rglob("*.ru.ftl")) == sorted(map(russian, ENGLISH))


@pytest.mark.parametrize("path", ENGLISH, ids=lambda p: str(p.relative_to(SOURCE)))
def test_both_languages_have_the_same_messages_with_the_same_parameters(path):
    english, other = messages(path), messages(russian(path))
    assert sorted(english) == sorted(other)
    for name, variables in english.items():
        assert variables == other[name], name


def asked_for(path: Path) -> Iterator[tuple[int, str, bool]]:
    """(line, id or its beginning, whether it is whole) of each `Msg(...)` with an id in the code."""
    for node in ast.walk(tree(path)):
        if not (isinstance(node, ast.Call) and node.args and isinstance(node.func, ast.Name)):
            continue
        if node.func.id != "Msg":
            continue
        first = node.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield node.lineno, first.value, True
        elif isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
            yield node.lineno, str(first.values[0].value), False


def test_every_message_that_the_code_names_has_words():
    known = {name for path in ENGLISH for name in messages(path)}
    missing = [
        f"{path.relative_to(SOURCE)}:{line} {name}"
        for path in sorted(SOURCE.rglob("*.py"))
        for line, name, whole in asked_for(path)
        if not (name in known if whole else any(word.startswith(name) for word in known))
    ]
    assert not missing, "\n".join(missing)
