"""Fluent files: the words of the kernel, of each game and of every other part, read when they are first said.

An id's first part names the package whose `words.<lang>.ftl` holds it: `kernel-…`, `burgundy-…`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from ratusha.kernel.installed import package_of
from ratusha.kernel.msg import Msg

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""A message or term with its indented lines."""

REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")

PLAIN: Final = re.compile(r"[a-zA-Z][\w-]* *= *((?:[^{}\r\n]|\{ *\$[a-zA-Z][\w-]* *\})+)")
"""A message of one line with nothing but words and parameters, as nine in ten are."""

PARAMETER: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")

UNGROUPED: Final = range(1000)
"""Numbers that all languages write alike: larger ones are grouped, each in its own way."""

_packages: dict[str, str] = {"kernel": "ratusha.kernel"}


def add(prefix: str, package: str) -> None:
    """Tell where the words with this prefix are (games are found by themselves)."""
    _packages[prefix] = package


def sentence(msg: Msg, lang: str, found: list[str]) -> str:
    """The message in words; what is wrong with it is added to `found`."""
    file = file_of(msg.id.partition("-")[0], lang)
    plain = filled(file.plain(msg.id), msg, lang, found)
    if plain:
        return plain
    bundle = file.knowing(msg.id)
    if not bundle.has_message(msg.id):
        found.append(f"no {lang} words for {msg.id}")
        return msg.id
    pattern = bundle.get_message(msg.id).value
    if pattern is None:
        found.append(f"empty {lang} words for {msg.id}")
        return msg.id
    params = {
        name: sentence(value, lang, found) if isinstance(value, Msg) else value
        for name, value in msg.params.items()
    }
    result, errors = bundle.format_pattern(pattern, params)
    found.extend(f"{msg.id} ({lang}): {error}" for error in errors)
    return str(result)


def filled(pieces: list[str], msg: Msg, lang: str, found: list[str]) -> str:
    """A plain message with its parameters; empty: it is not plain, or has one that only Fluent can write."""
    parts = pieces[:]
    for at in range(1, len(pieces), 2):
        value = msg.params.get(pieces[at])
        if isinstance(value, Msg):
            parts[at] = sentence(value, lang, found)
        elif isinstance(value, str):
            parts[at] = value
        elif type(value) is int and value in UNGROUPED:
            parts[at] = str(value)
        else:
            return ""
    return "".join(parts)


class File:
    """The messages of a Fluent file, each read when it is first said.

    What is plain is split into words and parameters here: with Fluent's own parser a cold server would spend
    half the time of its first page on that. All else is Fluent's.
    """

    def __init__(self, lang: str, source: str) -> None:
        self.entries: dict[str, str] = {}
        self._unread: set[str] = set()
        self._plain: dict[str, list[str]] = {}
        self._bundle = FluentBundle([lang], use_isolating=False)
        for entry in ENTRY.finditer(source):
            self.entries.setdefault(entry[1], entry[0])
        self._unread.update(self.entries)

    def plain(self, id: str) -> list[str]:
        """The words of a plain message, and between them the names of its parameters; empty: it is none."""
        known = self._plain.get(id)
        if known is None:
            found = PLAIN.fullmatch(self.entries.get(id, "").rstrip(" \n"))
            known = self._plain[id] = PARAMETER.split(found[1]) if found else []
        return known

    def knowing(self, id: str) -> FluentBundle:
        """The bundle, in which this message is now, and with it those that it refers to."""
        if id in self._unread:
            self._unread.remove(id)
            source = self.entries[id]
            for other in REFERENCE.findall(source):
                self.knowing(other)
            self._bundle.add_resource(FluentResource(source))
        return self._bundle


def folder(package: str) -> Traversable:
    """Where a package's files lie; a game whose components are broken can't be imported, but has words."""
    spec = find_spec(package)
    if spec is not None and spec.submodule_search_locations:
        return Path(spec.submodule_search_locations[0])
    return resources.files(package)


@cache
def file_of(prefix: str, lang: str) -> File:
    """The words with this prefix in a language; none where there is no such file."""
    package = _packages.get(prefix) or package_of(prefix)
    if package is not None:
        file = folder(package) / f"words.{lang}.ftl"
        if file.is_file():
            return File(lang, file.read_text(encoding="utf-8"))
    return File(lang, "")
