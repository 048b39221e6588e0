"""The icons of buttons and facts on the pages, drawn as in the pictures."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from ratusha.draw.holdings import SPRITE
from ratusha.draw.holdings import sprite as game_sprite
from ratusha.draw.icons import ICONS, symbol
from ratusha.draw.icons.controls import LINES
from ratusha.draw.svg import DEFINITIONS
from ratusha.kernel.registry import game


@cache
def sign(name: str) -> Markup:
    """The icon of a control (see `draw/icons/controls.py`) in the colour of the text beside it."""
    return Markup('<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="{}"/></svg>').format(
        LINES[name]
    )


@cache
def icon(name: str) -> Markup:
    """An icon of a thing, as in the pictures; the page needs their style sheet."""
    drawn = DEFINITIONS[symbol(name)].partition(">")[2].removesuffix("</symbol>")
    return Markup('<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">{}</svg>').format(Markup(drawn))


@cache
def thing(name: str) -> Markup:
    """The icon of something that a game counts; the page has the game's sprite."""
    used = Markup('<use href="#{}{}"/>').format(SPRITE, name)
    return Markup('<svg class="thing" viewBox="0 0 24 24" aria-hidden="true">{}</svg>').format(used)


@cache
def option_sign(name: str) -> Markup:
    """The icon of an option: one of the game’s sprite, or that of a control."""
    return thing(name) if name in ICONS else sign(name)


def sprite(id: str) -> Markup:
    """The icons that `thing` refers to on the pages of a game."""
    return Markup(game_sprite(game(id)))
