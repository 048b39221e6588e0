"""Compiles a copy of the tree and runs the suite on it: what holds interpreted must hold compiled.

    python tests/compiled.py [pytest arguments]

The working tree stays interpreted: a compiled module would hide later edits of its source.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("src", "tests", "docs", "benchmarks", "requirements")
FILES = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
IS_COMPILED = "import sys, ratusha; sys.exit(0 if ratusha.compiled() else 'the copy runs interpreted')"


def copy(target: Path) -> None:
    """What a build and the tests need, without caches and built files."""
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, target / part, ignore=ignore)
    for file in FILES:
        shutil.copy(ROOT / file, target)


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        copy(Path(folder))
        environment = os.environ | {"RATUSHA_COMPILE": "1", "PYTHONPATH": str(Path(folder, "src"))}
        environment.pop("RATUSHA_PURE", None)
        for command in (
            ["setup.py", "--quiet", "build_ext", "--inplace"],
            ["-c", IS_COMPILED],
            ["-m", "pytest", "-n", "auto", "--dist", "worksteal", "-p", "no:cacheprovider", *arguments],
        ):
            status = subprocess.run([sys.executable, *command], cwd=folder, env=environment).returncode
            if status:
                return status
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
