"""A person and his settings."""

from __future__ import annotations

import re
import unicodedata
from typing import Final, Literal

import msgspec

from ratusha.server.base import limits
from ratusha.server.refusal import Refused

Pace = Literal["slow", "normal", "fast", "instant"]
"""How fast bots move."""


class PersonSettings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A person's settings."""

    lang: Literal["", "en", "ru"] = ""
    theme: Literal["auto", "light", "dark"] = "auto"
    colours: tuple[str, ...] = ()
    """Player colours, the favourite first."""
    confirm: bool = True
    """False: the last step of a turn confirms it ("I never misclick")."""
    pace: Pace = "normal"
    """How fast bots move at new tables of his."""
    sounds: bool = False
    motion: bool = True
    """Are moves animated? Never where the device asks for reduced motion."""
    labels: bool = True
    """Are the names of places shown on boards: coordinates, regions?"""
    title: bool = True
    """Mark the page's title when a decision is waiting."""
    webhook: str = ""
    email: str = ""
    email_ok: bool = False
    """The address was confirmed by a link sent to it."""
    reminders: bool = True
    standing: dict[str, dict[str, str]] = {}
    """Standing answers for new tables: game -> key -> policy."""


class Person(msgspec.Struct, frozen=True):
    """A person. A guest has no login."""

    id: str
    name: str
    login: str | None = None
    host: bool = False
    blocked: bool = False
    settings: PersonSettings = PersonSettings()

    @property
    def guest(self) -> bool:
        """Has no account."""
        return self.login is None


BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
"""Letters and signs that are invisible."""
VARIANTS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Signs that only choose the style of the one before."""
PILED: Final = 3
"""Accents allowed on one letter; more would run into the lines above and below."""


def clean_name(text: str) -> str:
    """A name as it is kept, or the reason why not: one line of visible characters."""
    name = " ".join(unicodedata.normalize("NFC", VARIANTS.sub("", text)).split())
    if not name:
        raise Refused("empty_name")
    if len(name) > limits.NAME:
        raise Refused("name_too_long", n=limits.NAME)
    kinds = "".join("C" if letter in BLANK else unicodedata.category(letter)[0] for letter in name)
    if "C" in kinds or kinds[0] == "M" or "M" * (PILED + 1) in kinds:  # M first: an accent on nothing
        raise Refused("bad_characters_in_name")
    return name


def name_key(name: str) -> str:
    """A key that is equal for equal names."""
    return unicodedata.normalize("NFKC", name).casefold()


def login_key(login: str) -> str:
    """A key that is equal for equal logins, however they are typed."""
    return name_key(" ".join(VARIANTS.sub("", login).split()))[: 4 * limits.NAME]
