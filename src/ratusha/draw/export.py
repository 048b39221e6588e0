"""A picture as a file of its own: SVG with its colours, its definitions and the letters it uses, or PNG."""

from __future__ import annotations

import re
from html import escape, unescape
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from ratusha.draw import fonts, style
from ratusha.draw.palette import THEMES
from ratusha.draw.svg import DEFINITIONS, n, needed
from ratusha.kernel import words
from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg

if TYPE_CHECKING:
    from ratusha.draw.picture import Picture

AUTO: Final = "auto"
"""The theme that whoever looks at the file prefers."""
MARGIN: Final = 8
"""Linen around the picture."""

words.add("draw", "ratusha.draw")

_VARIABLE: Final = re.compile(r"var\(--([\w-]+)\)")
_TEXT: Final = re.compile(r'<text [^>]*class="(\w+)"[^>]*>([^<]*)</text>')
_NAME: Final = re.compile(r"<text [^>]*>[^<]*[^\W\d]{3}[^<]*</text>")
_DATA: Final = re.compile(r' data-[\w-]+="[^"]*"')
_LINEN: Final = (
    '<pattern id="linen" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 1.5H6M0 4.5H6" '
    'stroke="var(--linen-2)" stroke-width=".7" opacity=".55"/><path d="M1.5 0V6M4.5 0V6" '
    'stroke="var(--paper-2)" stroke-width=".6" opacity=".35"/></pattern>'
)


def document(picture: Picture, theme: str = AUTO, letters: bool = True) -> str:
    """The picture as an SVG file, with its letters or without: in one theme, or in that of its reader."""
    body = "".join(part.svg for part in picture.parts)
    wide, high = picture.frame.width + 2 * MARGIN, picture.frame.height + 2 * MARGIN
    box = f"{-MARGIN} {-MARGIN} {n(wide)} {n(high)}"
    ground = "".join(
        f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{n(wide)}" height="{n(high)}" fill="{fill}"/>'
        for fill in ("var(--linen)", "url(#linen)")
    )
    drawn = f"{_LINEN}{ground}{body}"
    colours = ""
    if theme == AUTO:
        colours = _colours(drawn)
    else:
        known = style.values(theme)
        drawn = _VARIABLE.sub(lambda found: known[found[1]], drawn)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ratusha" viewBox="{box}" width="{n(wide)}" '
        f'height="{n(high)}" role="img"><title>{escape(picture.title)}</title>'
        f"<desc>{escape(picture.words, quote=False)}</desc>"
        f"<style>{fonts.classes()}{_letters(body) if letters else ''}{colours}</style>{drawn}</svg>"
    )


def vignette(picture: Picture, parts: tuple[str, ...], box: tuple[float, float, float, float]) -> str:
    """A cut of a picture that means the same in every language, for the start page: the parts whose ids begin
    so, within the box (left, top, width, height), without names.
    """
    body = "".join(part.svg for part in picture.parts if part.id.startswith(parts))
    body = _DATA.sub("", _NAME.sub("", body))
    shared = "".join(DEFINITIONS[id] for id in needed(body))
    left, top, wide, high = map(n, box)
    ground = f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" fill="var(--paper)"/>'
    drawn = f"{shared}{ground}{body}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ratusha" viewBox="{left} {top} {wide} {high}" '
        f'width="{wide}" height="{high}" preserveAspectRatio="xMidYMid slice">'
        f"<style>{fonts.classes()}{_letters(body)}{_colours(drawn)}</style>{drawn}</svg>\n"
    )


def _letters(body: str) -> str:
    """The letters that the texts use."""
    used: dict[str, set[str]] = {}
    for face, written in _TEXT.findall(body):
        used.setdefault(face, set()).update(unescape(written))
    return "".join(fonts.embedded(face, "".join(sorted(letters))) for face, letters in sorted(used.items()))


def _colours(body: str) -> str:
    """The variables that are used, by day and by night."""
    used = sorted(set(_VARIABLE.findall(body)))
    day, night = ("".join(f"--{name}:{known[name]};" for name in used) for known in map(style.values, THEMES))
    return f".ratusha{{{day}}}@media(prefers-color-scheme:dark){{.ratusha{{{night}}}}}"


def png(picture: Picture, theme: str = THEMES[0], zoom: float = 2) -> bytes:
    """The picture as a PNG; needs the extra `ratusha[png]`."""
    return render(document(picture, theme, letters=False), zoom)


def render(svg: str, zoom: float = 2) -> bytes:
    """An SVG document without variables as a PNG, with the installed fonts."""
    if find_spec("resvg_py") is None:
        raise BadInput("png", Msg("draw-no-png"))
    files = [str(file) for file in fonts.installed()]
    module = import_module("resvg_py")
    return bytes(module.svg_to_bytes(svg_string=svg, font_files=files, skip_system_fonts=True, zoom=zoom))
