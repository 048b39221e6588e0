"""A process that compiles a copy of the engines. Status 0: the copy exists; else 1, and the reason.

It works in a temporary folder, which is renamed once everything is compiled and tried: whenever it is
stopped, there is a complete copy or none. It has low priority, and ends with the server.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

from ratusha.server.bots import compiled_copy
from ratusha.server.bots.process_group import give_way

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

KEPT: Final = 3
"""Copies kept on the disk; the one not used for longest is removed first."""
LEFT_OUT: Final = ("__pycache__", "*.so", "*.pyd", "*.egg-info")
TRY: Final = """
import importlib, sys
import ratusha
for name in sys.argv[1:]:
    importlib.import_module(name)
sys.exit(0 if ratusha.compiled() else "the compiled modules are passed over")
"""


class Failed(Exception):
    """No copy can be made, with the reason in one line."""


def main() -> int:
    """Make the copy of the checkout that this runs from, unless it exists."""
    begun = time.time()
    threading.Thread(target=_end_with_server, daemon=True).start()
    give_way()
    with contextlib.suppress(OSError):  # where memory is short, the system ends this process first
        Path("/proc/self/oom_score_adj").write_text("1000")
    root = compiled_copy.checkout()
    try:
        if root is None:
            raise Failed("no checkout")
        home = compiled_copy.copies()
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
        with _alone(home):
            if compiled_copy.find() is None:
                make(root, home, begun)
    except (Failed, OSError, RuntimeError, shutil.Error) as error:
        print(str(error) or type(error).__name__)
        return 1
    return 0


def _end_with_server() -> None:
    """End when the server does: it holds the other end of standard input."""
    while os.read(0, 1):  # a buffered reader would block the end of the process
        pass
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError):  # started by hand, it does not lead a group
            os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(1)


@contextlib.contextmanager
def _alone(home: Path) -> Iterator[None]:
    """Only one process of a user compiles at a time; the others wait here and find its copy."""
    with (home / "lock").open("wb") as held:
        if fcntl is not None:
            with contextlib.suppress(OSError):  # a file system without locks
                fcntl.flock(held, fcntl.LOCK_EX)
        yield


def make(root: Path, home: Path, begun: float) -> None:
    """Compile a checkout into the folder of copies; Failed if that failed since this process began."""
    for left in home.glob("making-*"):  # left by a process that was killed
        shutil.rmtree(left, ignore_errors=True)
    making = Path(tempfile.mkdtemp(prefix="making-", dir=home))
    try:
        tree = _copied(root, making / "tree")
        name = compiled_copy.key(tree)
        if (home / name).is_dir():
            return
        failure = home / f"{name}.failed"
        if failure.exists() and failure.stat().st_mtime > begun:  # made while this process waited
            raise Failed(failure.read_text(encoding="utf-8"))
        try:
            made = _compiled(tree, _compiler(root, home, making), making / "engines")
        except Failed as error:
            failure.write_text(str(error), encoding="utf-8")
            raise
        made.rename(home / name)
    finally:
        shutil.rmtree(making, ignore_errors=True)
    _forget(home)


def _copied(root: Path, to: Path) -> Path:
    shutil.copytree(root / "src", to / "src", ignore=shutil.ignore_patterns(*LEFT_OUT))
    for name in ("setup.py", "pyproject.toml"):
        shutil.copy(root / name, to)
    return to


def _compiled(tree: Path, compiler: list[str], to: Path) -> Path:
    """Compile a tree in place, and return the compiled modules once all of them can be imported."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("RATUSHA_")}
    environment["PYTHONPATH"] = os.pathsep.join([str(tree / "src"), *compiler])
    environment["RATUSHA_COMPILE"] = "1"
    _run([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], tree, environment)
    names: list[str] = []
    for found in [path for path in (tree / "src").rglob("*") if path.suffix in (".so", ".pyd")]:
        place = found.relative_to(tree / "src")
        (to / place).parent.mkdir(parents=True, exist_ok=True)
        found.rename(to / place)
        names.append(".".join([*place.parts[:-1], place.name.split(".")[0]]))
    environment["RATUSHA_ENGINES"] = str(to)
    _run([sys.executable, "-c", TRY, *names], tree, environment)
    return to


def _compiler(root: Path, home: Path, making: Path) -> list[str]:
    """Where mypyc is, unless it is installed: `make play` leaves it out to start sooner."""
    if importlib.util.find_spec("mypyc") is not None:
        return []
    locked = root / "requirements" / "compile.txt"
    digest = blake2b(locked.read_bytes() + sys.version.encode(), digest_size=12).hexdigest()
    folder = home / f"compiler-{digest}"
    if not folder.is_dir():
        install = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--no-compile"]
        if importlib.util.find_spec("pip") is None:  # as in an environment made by uv
            install = ["uv", "pip", "install", "--python", sys.executable]
        fresh = making / "compiler"
        words = ["--quiet", "--require-hashes", "--target", str(fresh), "-r", str(locked)]
        _run([*install, *words], making, dict(os.environ))
        fresh.rename(folder)
    return [str(folder)]


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Run a command; Failed, with the last line of its output, if it fails."""
    done = subprocess.run(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
    )  # fmt: skip
    if done.returncode:
        lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
        raise Failed((lines or [f"exit {done.returncode}"])[-1][:300])


def _forget(home: Path) -> None:
    """Remove the copies that were not used for longest, and the notes about failures."""
    for failure in home.glob("*.failed"):
        failure.unlink(missing_ok=True)
    found = [path for path in home.iterdir() if path.is_dir() and not path.name.startswith("compiler-")]
    for old in sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
