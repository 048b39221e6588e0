"""What the server is started with: the command line's options and the environment."""

from __future__ import annotations

import difflib
import ipaddress
import os
import re
import urllib.parse
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg

PREFIX: Final = "RATUSHA_"
MOST: Final = 1_000_000_000
NEEDED: Final = ("bot_workers", "bot_seconds", "bot_memory", "rates")
"""Settings that must be above zero."""
ALIKE: Final = 0.75
"""How similar an unknown name must be to a setting's to count as a misspelling of it."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set; `from_environment` reads the same names with RATUSHA_ before them."""

    data: str = "ratusha-data"
    """The folder of the database file, made at the first start."""
    database: str = ""
    """`postgresql://…` or `sqlite:///file`; empty: a SQLite file in the data folder."""
    address: str = ""
    """The server's address as people see it, e.g. `https://games.example.org`; links begin with it."""
    listening: str = ""
    """Where the process listens, set by the process itself: for links when no address is given."""
    origins: str = ""
    """Further addresses, separated by spaces, whose pages may use this server."""
    proxies: str = ""
    """Proxies in front of this server that are believed about the client's address."""
    bot_workers: int = 2
    """Processes for bots."""
    bot_seconds: float = 10.0
    """A bot that thinks longer is stopped and a quick legal move is played."""
    bot_memory: int = 2048
    """Megabytes of memory for a bot's process."""
    bot_pace: float = 0.7
    """Least seconds between a bot's moves, so that people can follow."""
    table_memory: int = 128
    """Megabytes of tables kept in memory; beyond that, tables that nobody watches are dropped and read again.
    """
    rules_seconds: float = 3.0
    """A table is frozen when one call into its rules takes longer; 0: no limit."""
    notice_delay: float = 3.0
    """Seconds from the beginning of a turn to the message about it: it may be over by then."""
    reminder_hours: float = 12.0
    """Hours from the beginning of a turn to the reminder."""
    smtp: str = ""
    """`smtp://user:password@host:port`; empty: no e-mail."""
    smtp_from: str = ""
    """The sender of e-mail."""
    webhook_private: bool = False
    """May a webhook point into the private network?"""
    rates: float = 1.0
    """Multiplies every rate limit (the load script raises it)."""
    log_level: str = "info"

    def database_url(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite:///{Path(self.data) / 'ratusha.db'}"

    def base(self) -> str:
        """What links begin with."""
        return self.address or self.listening

    def to_environment(self) -> dict[str, str]:
        """The environment variables for the worker processes."""
        return {PREFIX + name.upper(): str(getattr(self, name)) for name in self.__slots__}


def from_environment() -> Settings:
    """The settings given by RATUSHA_… variables."""
    _check_names()
    given: dict[str, object] = {}
    for name in Settings.__slots__:
        value = os.environ.get(PREFIX + name.upper())
        if value is not None:
            given[name] = _read(name, value)
    return Settings(**given)  # type: ignore[arg-type]  # each value was read by its field's type


def _check_names() -> None:
    """BadInput if a setting is misspelt: it would have no effect, and nobody would know."""
    names = [name.upper() for name in Settings.__slots__]
    for variable in sorted(os.environ):
        name = variable.removeprefix(PREFIX)
        if name == variable or name in names:
            continue
        for meant in difflib.get_close_matches(name, names, 1, ALIKE):
            raise BadInput(variable, Msg("server-unknown-setting", meant=PREFIX + meant))


def chosen(data: str | None, database: str | None) -> Settings:
    """The same, with the folder or database that the command line names."""
    settings = from_environment()
    if data is not None:
        settings = replace(settings, data=data, database="")
    return settings if database is None else replace(settings, database=database)


def _checked(name: str, value: str) -> str:
    """A text as it is used; BadInput if this setting can't have it. The text itself may hold a password and
    is not repeated."""
    known, form = FORMS.get(name, (None, ""))
    if known is None or not value:
        return value
    if not all(known(part) for part in re.split(r"[ ,]+" if name in SEVERAL else r"\n", value.strip())):
        raise BadInput(PREFIX + name.upper(), Msg("server-bad-form", form=form))
    return value.strip().rstrip("/")


def _is_address(text: str) -> bool:
    """Can links begin with this: http or https, a host, perhaps a port, and nothing else?"""
    try:
        parts = urllib.parse.urlsplit(text)
        plain = parts.path in ("", "/") and not (parts.query or parts.fragment or "@" in parts.netloc)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and plain and _has_port(parts)
    except ValueError:
        return False


def _has_port(parts: urllib.parse.SplitResult) -> bool:
    """Is the port valid (ValueError if not), and the host without spaces or quotes?"""
    return (parts.port is None or parts.port > 0) and not re.search(r"[\s<>\"'\\^`{|}]", parts.netloc)


def _is_proxy(text: str) -> bool:
    """Is this the address of a machine or of a network, or `*` for all?"""
    try:
        return text == "*" or bool(ipaddress.ip_network(text))
    except ValueError:
        return False


def _is_smtp(text: str) -> bool:
    try:
        parts = urllib.parse.urlsplit(text)
        plain = parts.path in ("", "/") and not (parts.query or parts.fragment)
        return parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and plain and _has_port(parts)
    except ValueError:
        return False


SEVERAL: Final = ("origins", "proxies")
FORMS: Final[dict[str, tuple[Callable[[str], bool], str]]] = {
    "address": (_is_address, "https://games.example.org"),
    "origins": (_is_address, "https://games.example.org https://other.example.org"),
    "proxies": (_is_proxy, "127.0.0.1, 10.0.0.0/8"),
    "smtp": (_is_smtp, "smtp://user:password@mail.example.org:587"),
}
"""Texts that are checked: how, and an example."""


TRUTH: Final = {"true": True, "1": True, "false": False, "0": False, "": False}


def _read(name: str, value: str) -> object:
    default = Settings.__dataclass_fields__[name].default
    try:
        if isinstance(default, bool):
            return TRUTH[value.lower()]
        if isinstance(default, str):
            return _checked(name, value)
        number = float(value) if isinstance(default, float) else int(value)
        if not 0 <= number < MOST or (not number and name in NEEDED):  # false for nan, too
            raise ValueError
        return number
    except KeyError:
        raise BadInput(PREFIX + name.upper(), Msg("server-bad-truth", value=value)) from None
    except ValueError:
        kind = "number" if isinstance(default, float) else "whole-number"
        least = "above-zero" if name in NEEDED else "not-negative"
        raise BadInput(PREFIX + name.upper(), Msg(f"server-bad-{kind}-{least}", value=value)) from None
