"""Compiles the engines with mypyc where a C compiler is present; everything else is in pyproject.toml.

RATUSHA_COMPILE=0  never compile
RATUSHA_COMPILE=1  compile, and fail when that fails
unset              compile if possible, else install the same source to run interpreted

An editable install is always interpreted; `make compile` builds in place.
"""

import os
import shlex
import shutil
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
WISH = os.environ.get("RATUSHA_COMPILE", "")
BINARY_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}


def compiled_modules() -> list[str]:
    """The files that `[tool.ratusha]` of pyproject.toml declares for compilation."""
    declared = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ratusha"]
    files = {path for pattern in declared["compile"] for path in HERE.glob(pattern)}
    return sorted(str(path.relative_to(HERE)) for path in files if path.name not in declared["interpret"])


def stay_interpreted(reason: object) -> None:
    print(f"ratusha: the engines are not compiled and will run interpreted: {reason}", file=sys.stderr)


def extensions() -> list[Extension]:
    """The declared modules translated to C, or nothing where that is not wanted or not possible."""
    if WISH == "0" or BINARY_COMMANDS.isdisjoint(sys.argv):
        return []
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    try:
        if compiler and shutil.which(compiler[0]) is None:
            raise RuntimeError(f"there is no C compiler ({compiler[0]})")
        from mypyc.build import mypycify

        made = mypycify(
            compiled_modules(), group_name="ratusha", opt_level="3", debug_level="0", multi_file=True
        )
        for extension in made:
            flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
            # Another compiler's new warning is no reason to stay slow. Functions that nobody outside calls
            # can be called directly, and be put in where they are called.
            unix = "-O3" in flags
            extension.extra_compile_args = [*flags, "-fvisibility=hidden"] if unix else flags
        return made
    except (Exception, SystemExit) as error:
        if WISH == "1":
            raise
        stay_interpreted(error)
        return []


class AllOrNothing(build_ext):
    """Compiles on all cores; the modules need each other, so that one failure takes all of them out."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], **settings), sources)
                return [file for files in made for file in files]

        self.compiler.compile = compile
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if WISH == "1":
                raise
            stay_interpreted(error)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions.clear()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
