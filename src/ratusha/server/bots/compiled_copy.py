"""Compiled copies of the engines: where they are kept, and which one belongs to the present source.

A checkout runs interpreted. A compiled copy of its engines is kept in the user's cache folder, named after a
digest of everything it is made from, so that edited code never runs on an old copy.
"""

from __future__ import annotations

import contextlib
import os
import platform
import shlex
import shutil
import sys
import sysconfig
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Literal

import ratusha
from ratusha.server.base.cache_folder import cache_folder

Obstacle = Literal["", "switched off", "no checkout", "no C compiler", "no headers of Python"]


def copies() -> Path:
    """The folder of all copies. RuntimeError: the user has no home."""
    return cache_folder("engines")


def checkout() -> Path | None:
    """The folder of the checkout that this package runs from; None if it is installed."""
    root = Path(ratusha.__file__).resolve().parents[2]
    return root if all((root / name).is_file() for name in ("setup.py", "pyproject.toml")) else None


def key(root: Path) -> str:
    """The name of a checkout's copy.

    Modules that are not compiled count as well: their constants may have been compiled in.
    """
    declared = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ratusha"]
    sources = {path for pattern in declared["compile"] for path in root.glob(pattern)}
    made = blake2b(digest_size=12)
    made.update(repr((sys.version, sysconfig.get_config_var("EXT_SUFFIX"), platform.machine())).encode())
    for path in [root / "pyproject.toml", root / "setup.py", *sorted(sources)]:
        content = path.read_bytes()
        made.update(f"\n{path.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return made.hexdigest()


def find() -> Path | None:
    """The copy of the present source; None if there is none."""
    root = checkout()
    if root is None:
        return None
    try:
        found = copies() / key(root)
        if not found.is_dir():
            return None
    except (OSError, RuntimeError):  # no home; or the source is being edited
        return None
    with contextlib.suppress(OSError):
        os.utime(found)  # those that nobody uses are removed first
    return found


def obstacle() -> Obstacle:
    """Why no copy can be made; empty if one can."""
    if os.environ.get("RATUSHA_COMPILE") == "0" or os.environ.get("RATUSHA_PURE") == "1":
        return "switched off"
    if checkout() is None:
        return "no checkout"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")
    if shutil.which(compiler[0]) is None:
        return "no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no headers of Python"
    return ""
