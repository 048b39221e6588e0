"""Files that a page with pictures loads: the colours of the pictures, their fonts, the games' vignettes.

The fonts are cut from installed packages once, and kept in the user's cache folder; where that can't be
written, pages use the reader's fonts.
"""

from __future__ import annotations

import asyncio
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ratusha.draw import fonts, style
from ratusha.kernel.installed import package_of
from ratusha.server.base import logs
from ratusha.server.base.cache_folder import cache_folder
from ratusha.server.base.games import playable
from ratusha.server.web.static import KEPT

BASE: Final = "/pictures/"


def address() -> str:
    """The address of the style sheet."""
    return f"{BASE}{_version()}/style.css"


@cache
def _version() -> str:
    found = [style.css(), *(f"{file.name} {file.stat().st_size}" for file in fonts.installed())]
    return blake2b("\0".join(found).encode(), digest_size=6).hexdigest()


@cache
def _files() -> dict[str, fonts.FontFile]:
    """The fonts by name; none where they can't be made."""
    try:
        return {file.name: file for file in fonts.files(cache_folder("fonts"))}
    except (OSError, RuntimeError) as error:
        logs.log("the fonts of the pictures can't be kept", level=30, error=repr(error))
        return {}


@cache
def _vignette(id: str) -> bytes:
    """A game's small picture in lists: `vignette.svg` in its package; empty where it has none."""
    file = resources.files(package_of(id) or "") / "vignette.svg" if id in playable() else None
    return file.read_bytes() if file is not None and file.is_file() else b""


def vignette_address(id: str) -> str:
    """The address of a game's vignette; empty where it has none."""
    data = _vignette(id)
    return f"{BASE}{blake2b(data, digest_size=6).hexdigest()}/{id}.svg" if data else ""


async def vignette(request: Request) -> Response:
    """A game's vignette; its address changes with its content."""
    id = request.path_params["game"]
    if request.url.path != vignette_address(id):
        raise HTTPException(404)
    return Response(_vignette(id), media_type="image/svg+xml", headers={"cache-control": KEPT})


async def style_sheet(request: Request) -> Response:
    """Colours and classes, and where the fonts are."""
    made = await asyncio.to_thread(_files)
    text = fonts.rules(made.values(), f"{BASE}fonts/") + style.css()
    headers = {"cache-control": KEPT} if request.path_params["version"] == _version() and made else {}
    return Response(text, media_type="text/css", headers=headers)


async def font(request: Request) -> Response:
    """One font; its name changes with its content."""
    file = (await asyncio.to_thread(_files)).get(request.path_params["name"])
    if file is None:
        raise HTTPException(404)
    return Response(file.data, media_type="font/woff2", headers={"cache-control": KEPT})


PICTURE_FILES: Final = [
    Route(BASE + "fonts/{name}", font),
    Route(BASE + "{version}/style.css", style_sheet),
    Route(BASE + "{version}/{game}.svg", vignette),
]
