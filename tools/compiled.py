"""Compiles a copy of the tree and runs Python on it; the working tree stays interpreted.

    python tools/compiled.py -m pytest -n auto
    python tools/compiled.py -m ratusha bench burgundy

A compiled module in the working tree would hide later edits of its source. What stands beside the tree
stands beside the copy, too: some tests look there.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = ("__pycache__", "*.so", "*.pyd", "*.egg-info", ".*", "build", "dist")
IS_COMPILED = "import sys, ratusha; sys.exit(0 if ratusha.compiled() else 'the copy runs interpreted')"


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, ROOT.name)
        for beside in ROOT.parent.iterdir():
            if beside != ROOT:
                Path(folder, beside.name).symlink_to(beside)
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
        environment = os.environ | {"RATUSHA_COMPILE": "1", "PYTHONPATH": str(copy / "src")}
        environment.pop("RATUSHA_PURE", None)
        for command in (["setup.py", "--quiet", "build_ext", "--inplace"], ["-c", IS_COMPILED], arguments):
            output = None if command is arguments else sys.stderr
            status = subprocess.run(
                [sys.executable, *command], cwd=copy, env=environment, stdout=output
            ).returncode
            if status:
                return status
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
