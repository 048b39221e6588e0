"""The browser's files, under an address that changes with their content: a browser fetches them once."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from starlette.responses import Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER: Final = Path(str(resources.files("ratusha.client") / "static"))
KEPT: Final = "public, max-age=31536000, immutable"


@cache
def version() -> str:
    """A digest of all files together, because scripts import each other."""
    digest = hashlib.sha256()
    for file in sorted(FOLDER.iterdir()):
        digest.update(f"{file.name}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:12]


def address(name: str) -> str:
    """The address of a file."""
    return f"/static/{version()}/{name}"


class _Versioned(StaticFiles):
    """Asked for the files of another version, while both run, it sends its own, and forbids caching them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        if scope["path_params"]["version"] == version():
            answer.headers["cache-control"] = KEPT
        return answer


STATIC: Final = [
    Mount("/static/{version}", _Versioned(directory=FOLDER)),
    Mount("/static", StaticFiles(directory=FOLDER)),
]
