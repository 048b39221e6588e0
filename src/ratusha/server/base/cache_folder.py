"""Where the server keeps what it can make again: in the user's cache folder."""

from __future__ import annotations

import os
from pathlib import Path


def cache_folder(name: str) -> Path:
    """The folder for one kind of such things; it may not be there yet. RuntimeError: the user has no home."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "ratusha", name)
