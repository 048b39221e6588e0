"""Which engines are imported; normally the compiled modules that lie beside the source, if there are any.

RATUSHA_PURE=1          the source, even where a compiled module lies beside it
RATUSHA_ENGINES=FOLDER  the compiled modules in this folder; the source of whatever is not there

So compiled and interpreted play can be compared in one installation, and a server's bots can run compiled
while the source beside it stays as it is.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

SHARED = "ratusha__mypyc"
"""The library that holds the code of all compiled modules."""


class SourceOnly(MetaPathFinder):
    """Finds the modules of this package as source files and nothing else."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith("ratusha."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


class CompiledElsewhere(MetaPathFinder):
    """Finds the modules of this package that are compiled in a folder apart from the source."""

    def __init__(self, folder: str) -> None:
        self._folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != SHARED and not fullname.startswith("ratusha."):
            return None
        folder = Path(self._folder, *fullname.split(".")[:-1])
        spec = FileFinder(str(folder), (ExtensionFileLoader, EXTENSION_SUFFIXES)).find_spec(fullname)
        return spec if spec is not None and spec.loader is not None else None  # a folder is no module


def obey() -> None:
    """Install the finder that the environment asks for; before any other module of ours is imported."""
    if any(isinstance(finder, SourceOnly | CompiledElsewhere) for finder in sys.meta_path):
        return
    if os.environ.get("RATUSHA_PURE") == "1":
        sys.meta_path.insert(0, SourceOnly())
    elif folder := os.environ.get("RATUSHA_ENGINES"):
        sys.meta_path.insert(0, CompiledElsewhere(folder))
