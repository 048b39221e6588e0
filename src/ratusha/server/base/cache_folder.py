"""The user's cache folder, where the server keeps what it can make again."""

from __future__ import annotations

import os
from pathlib import Path


def cache_folder(name: str) -> Path:
    """The folder for one kind of cached files; it may not exist yet. RuntimeError: the user has no home."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "ratusha", name)
