"""A copy of the engines is compiled apart from the source: whole, or not at all; and never for other source.

The checkout of these tests has one module, which a setup.py of its own compiles in a second.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.harness import ROOT, alive, eventually, needs_proc

from ratusha.server.bots import compiled_copy
from ratusha.server.bots.compile_process import Failed, make

MODULE = 'static struct PyModuleDef d = {PyModuleDef_HEAD_INIT, "state"};'
SETUP = f"""
from pathlib import Path
from setuptools import Extension, setup
Path("state.c").write_text('''#include <Python.h>
{MODULE}
PyMODINIT_FUNC PyInit_state(void) {{ return PyModule_Create(&d); }}''')
setup(name="ratusha", packages=[], package_dir={{"": "src"}},
      ext_modules=[Extension("ratusha.kernel.state", ["state.c"])])
"""
MAIN = """
import sys
from pathlib import Path
from ratusha.server.bots import compile_process, compiled_copy
compiled_copy.checkout = lambda: Path(sys.argv[1])
sys.exit(compile_process.main())
"""
LATER = 1e12
"""A process that began in the far future knows of no failure."""

needs_compiler = pytest.mark.skipif(
    compiled_copy.obstacle() in ("no C compiler", "no headers of Python"), reason="compiles something small"
)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one module to compile, and a cache folder for its copies."""
    root = tmp_path / "checkout"
    package = root / "src" / "ratusha"
    (package / "kernel").mkdir(parents=True)
    shutil.copy(ROOT / "src" / "ratusha" / "_engines.py", package)
    (package / "__init__.py").write_text(
        "from ratusha import _engines\n"
        "_engines.obey()\n"
        "from ratusha.kernel import state\n"
        "def compiled() -> bool:\n"
        "    return not str(state.__file__).endswith('.py')\n"
    )
    (package / "kernel" / "__init__.py").write_text("")
    (package / "kernel" / "state.py").write_text("POINTS = 1\n")
    (root / "pyproject.toml").write_text('[tool.ratusha]\ncompile = ["src/ratusha/kernel/*.py"]\n')
    (root / "setup.py").write_text(SETUP)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(compiled_copy, "checkout", lambda: root)
    compiled_copy.copies().mkdir(parents=True)
    return root


def left() -> list[str]:
    """What is in the folder of the copies, apart from the copy of the source as it is now."""
    found = compiled_copy.find()
    return [path.name for path in compiled_copy.copies().iterdir() if path != found]


def runs_compiled(root: Path, engines: Path) -> str:
    """What a process says that is started with the copy."""
    words = [sys.executable, "-c", "import ratusha; print(ratusha.compiled())"]
    environment = os.environ | {"PYTHONPATH": str(root / "src"), "RATUSHA_ENGINES": str(engines)}
    environment.pop("RATUSHA_PURE", None)
    return subprocess.run(words, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def started(root: Path, before: str = "") -> "subprocess.Popen[str]":
    """A process that compiles a checkout, as a server starts it."""
    return subprocess.Popen(
        [sys.executable, "-c", before + MAIN, str(root)],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )


def ended(process: "subprocess.Popen[str]") -> tuple[int, str]:
    """How it ended, and what it said."""
    assert process.stdout is not None
    assert process.stdin is not None
    said = process.stdout.read()
    status = process.wait()
    process.stdin.close()
    process.stdout.close()
    return status, said


@needs_compiler
def test_a_copy_is_whole_and_lies_apart_from_the_source(checkout: Path):
    before = sorted(checkout.rglob("*"))
    for n in range(5):
        (compiled_copy.copies() / f"old{n}").mkdir()
        os.utime(compiled_copy.copies() / f"old{n}", (n, n))
    assert compiled_copy.find() is None
    make(checkout, compiled_copy.copies(), LATER)
    found = compiled_copy.find()
    assert found is not None
    assert found.parent == compiled_copy.copies()
    assert runs_compiled(checkout, found) == "True"
    assert sorted(path for path in checkout.rglob("*") if "__pycache__" not in path.parts) == before
    assert sorted(left()) == ["old3", "old4"], "those that were not used for longest are gone"


@pytest.mark.parametrize(
    "edited", ["src/ratusha/kernel/state.py", "src/ratusha/kernel/__init__.py", "setup.py", "pyproject.toml"]
)
def test_edited_code_meets_no_copy_of_the_old(checkout: Path, edited: str):
    copy = compiled_copy.copies() / compiled_copy.key(checkout)
    copy.mkdir()
    assert compiled_copy.find() == copy
    file = checkout / edited
    old = file.read_text()
    file.write_text(old + "\n")
    assert compiled_copy.find() is None
    file.write_text(old)
    assert compiled_copy.find() == copy


@pytest.mark.parametrize("edited", ["src/ratusha/server.py", "README.md"])
def test_what_is_not_compiled_leaves_the_copy_valid(checkout: Path, edited: str):
    before = compiled_copy.key(checkout)
    (checkout / edited).write_text("something else\n")
    assert compiled_copy.key(checkout) == before


def no_so(checkout: Path) -> None:
    """It compiles nothing, and says that all is well."""
    (checkout / "setup.py").write_text("")


def a_broken_so(checkout: Path) -> None:
    """What it makes can't be imported."""
    name = "state.cpython.so" if sys.platform == "win32" else "state.so"
    (checkout / "setup.py").write_text(f"open('src/ratusha/kernel/{name}', 'w').write('no module')")


def a_broken_compiler(checkout: Path) -> None:
    (checkout / "setup.py").write_text("print('some lines')\nraise SystemExit('cc1: out of memory')")


@pytest.mark.parametrize(
    ("breaks", "why"),
    [(no_so, "passed over"), (a_broken_so, "state.so"), (a_broken_compiler, "cc1: out of memory")],
)
def test_what_fails_leaves_nothing_and_says_why_in_a_line(
    checkout: Path, breaks: Callable[[Path], None], why: str
):
    breaks(checkout)
    with pytest.raises(Failed, match=why) as failed:
        make(checkout, compiled_copy.copies(), LATER)
    assert "\n" not in str(failed.value)
    assert compiled_copy.find() is None
    assert left() == [f"{compiled_copy.key(checkout)}.failed"]


def test_who_waited_for_a_failure_does_not_fail_again(checkout: Path):
    """With several server processes the compiler is tried once; after the next start it is tried again."""
    a_broken_compiler(checkout)
    home = compiled_copy.copies()
    with pytest.raises(Failed):
        make(checkout, home, LATER)
    (home / f"{compiled_copy.key(checkout)}.failed").write_text("as the other one said")
    with pytest.raises(Failed, match="as the other one said"):
        make(checkout, home, 0.0)
    with pytest.raises(Failed, match="out of memory"):
        make(checkout, home, LATER)


@needs_compiler
def test_two_servers_compile_once(checkout: Path, tmp_path: Path):
    counted = SETUP + f"with open({str(tmp_path / 'count')!r}, 'a') as count:\n    count.write('x')\n"
    (checkout / "setup.py").write_text(counted)
    both = [started(checkout), started(checkout)]
    assert [ended(process) for process in both] == [(0, ""), (0, "")]
    assert (tmp_path / "count").read_text() == "x"
    assert compiled_copy.find() is not None
    assert left() == ["lock"]


@needs_proc
@needs_compiler
def test_it_ends_with_its_server_and_the_next_one_begins_anew(checkout: Path, tmp_path: Path):
    """The other end of its standard input is closed as by a server that was killed."""
    pid = tmp_path / "pid"
    stuck = "import os, time\nopen({!r}, 'w').write(str(os.getpid()))\ntime.sleep(600)\n"
    (checkout / "setup.py").write_text(stuck.format(str(pid)))
    process = started(checkout)
    compiler = int(eventually(lambda: pid.exists() and pid.read_text()))
    assert process.stdin is not None
    process.stdin.close()
    process.wait()
    eventually(lambda: not alive(compiler))
    assert sorted(name.split("-")[0] for name in left()) == ["lock", "making"]
    (checkout / "setup.py").write_text(SETUP)
    make(checkout, compiled_copy.copies(), LATER)
    assert compiled_copy.find() is not None
    assert left() == ["lock"]


def test_a_folder_that_cannot_be_made_is_told(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    process = started(checkout)
    status, said = ended(process)
    assert status == 1
    assert said.count("\n") == 1
    assert str(tmp_path / "file") in said


def test_a_full_disk_is_told_and_nothing_is_left(checkout: Path):
    pytest.importorskip("resource", reason="limits the size of files")
    (checkout / "src" / "ratusha" / "large.py").write_text("#" * 200_000)
    full = "import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))\n"
    status, said = ended(started(checkout, full))
    assert status == 1
    assert "large.py" in said
    assert left() == ["lock"]


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("RATUSHA_COMPILE", "0", "switched off"),
        ("RATUSHA_PURE", "1", "switched off"),
        ("CC", "no-such-compiler -O3", "no C compiler"),
    ],
)
def test_what_cannot_be_compiled_is_not_tried(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, why: str
):
    for known in ("RATUSHA_COMPILE", "RATUSHA_PURE"):
        monkeypatch.delenv(known, raising=False)
    monkeypatch.setattr(compiled_copy, "checkout", lambda: ROOT)
    monkeypatch.setenv(name, value)
    assert compiled_copy.obstacle() == why


def test_an_installed_package_is_not_compiled(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("RATUSHA_COMPILE", raising=False)
    monkeypatch.delenv("RATUSHA_PURE", raising=False)
    monkeypatch.setattr(compiled_copy, "checkout", lambda: None)
    assert compiled_copy.obstacle() == "no checkout"
