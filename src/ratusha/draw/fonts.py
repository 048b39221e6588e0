"""The fonts: where their packages keep them, and the subsets that pages and exported pictures carry.

The packages' licence (OFL) reserves the names PT Sans and PT Serif, so that a subset bears a name of ours.
"""

from __future__ import annotations

import base64
import hashlib
import io
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple


class Face(NamedTuple):
    """A face: the package and the file it comes from, our name for it, what stands in for it."""

    package: str
    file: str
    family: str
    weight: int
    instead: str


_SANS: Final = '"PT Sans","Noto Sans","DejaVu Sans",sans-serif'
_NARROW: Final = '"PT Sans Narrow","Noto Sans","DejaVu Sans Condensed",sans-serif'
_SERIF: Final = '"PT Serif","Noto Serif","DejaVu Serif",serif'

EXACT: Final = "text-rendering:geometricPrecision"
"""Letters as wide as they were measured: else a browser may round each to whole pixels."""

FACES: Final[dict[str, Face]] = {
    "s4": Face("fontpkg_pt_sans", "PT_Sans-Web-Regular.ttf", "Ratusha Sans", 400, _SANS),
    "s7": Face("fontpkg_pt_sans", "PT_Sans-Web-Bold.ttf", "Ratusha Sans", 700, _SANS),
    "n4": Face("fontpkg_pt_sans_narrow", "PT_Sans-Narrow-Web-Regular.ttf", "Ratusha Narrow", 400, _NARROW),
    "n7": Face("fontpkg_pt_sans_narrow", "PT_Sans-Narrow-Web-Bold.ttf", "Ratusha Narrow", 700, _NARROW),
    "f7": Face("fontpkg_pt_serif", "PT_Serif-Web-Bold.ttf", "Ratusha Serif", 700, _SERIF),
}
"""By the class that a text has in a picture: sans, narrow, serif; regular (4) or bold (7)."""

LETTERS: Final = "".join(
    [
        *map(chr, range(0x20, 0x7F)),
        "\u00a0",
        *map(chr, range(0xA1, 0x100)),
        *map(chr, range(0x410, 0x450)),
        "Ёё–—‘’“”„•…№−",
    ]
).replace("\u00ad", "")
"""What the fonts of the pages hold: Latin, Russian, the signs of both."""


class FontFile(NamedTuple):
    """A subset as a page loads it: its name says what is in it, so that it may be kept for ever."""

    face: str
    name: str
    data: bytes


def source(face: str) -> Path | None:
    """The font file of a face; None where its package is not installed."""
    spec = find_spec(FACES[face].package)
    if spec is None or not spec.submodule_search_locations:
        return None
    file = Path(spec.submodule_search_locations[0]) / "files" / FACES[face].file
    return file if file.is_file() else None


def advances(face: str) -> dict[str, int]:
    """How wide each of LETTERS is in the installed package, in thousandths of the size."""
    from fontTools.ttLib import TTFont

    file = source(face)
    if file is None:
        return {}
    font = TTFont(file)
    glyphs, widths, unit = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    return {c: round(widths[glyphs[ord(c)]][0] * 1000 / unit) for c in LETTERS if ord(c) in glyphs}


def subset(face: str, letters: str) -> bytes:
    """A WOFF2 of these letters alone, without the reserved names; empty where there is no package."""
    file = source(face)
    if file is None:
        return b""
    from fontTools import subset as tools

    options = tools.Options()
    options.flavor = "woff2"
    options.hinting = False
    options.layout_features = ["kern"]
    options.name_IDs = [0, 13, 14]
    font = tools.load_font(str(file), options)
    cutter = tools.Subsetter(options)
    cutter.populate(text=letters)
    cutter.subset(font)
    font.flavor = "woff2"
    made = io.BytesIO()
    font.save(made)
    return made.getvalue()


def files(folder: Path) -> list[FontFile]:
    """The fonts of the pages, made in `folder` when they are not there yet; none without the packages."""
    found: list[FontFile] = []
    for face in FACES:
        file = source(face)
        if file is None:
            continue
        of = hashlib.blake2b(file.read_bytes() + LETTERS.encode(), digest_size=6).hexdigest()
        kept = folder / f"{face}-{of}.woff2"
        if not kept.is_file():
            folder.mkdir(parents=True, exist_ok=True)
            fresh = kept.with_suffix(".new")
            fresh.write_bytes(subset(face, LETTERS))
            fresh.replace(kept)
        found.append(FontFile(face, kept.name, kept.read_bytes()))
    return found


def rules(fonts: Iterable[FontFile], base: str) -> str:
    """The CSS that loads these files from an address."""
    return "".join(_rule(font.face, f"{base}{font.name}") for font in fonts)


def classes() -> str:
    """The CSS of the classes that texts have."""
    return "".join(
        f'.{name}{{font-family:"{face.family}",{face.instead};font-weight:{face.weight};{EXACT}}}'
        for name, face in FACES.items()
    )


@cache
def embedded(face: str, letters: str) -> str:
    """The CSS that brings these letters along."""
    data = subset(face, letters)
    return _rule(face, f"data:font/woff2;base64,{base64.b64encode(data).decode()}") if data else ""


def _rule(face: str, address: str) -> str:
    f = FACES[face]
    return (
        f'@font-face{{font-family:"{f.family}";font-weight:{f.weight};font-display:swap;'
        f'src:url({address}) format("woff2")}}'
    )


def installed() -> Iterator[Path]:
    """The font files of all faces that are installed."""
    for face in FACES:
        file = source(face)
        if file is not None:
            yield file
