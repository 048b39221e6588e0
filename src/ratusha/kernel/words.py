"""Words: messages in English and Russian, from the Fluent files of the kernel and of each package.

An id's first part names the package whose `words.<lang>.ftl` holds it: `kernel-…`, `burgundy-…`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg

LANGS = ("en", "ru")

_packages: dict[str, str] = {"kernel": "ratusha.kernel"}


def add(prefix: str, package: str) -> None:
    """Tell where the words with this prefix are (games are found by themselves)."""
    _packages[prefix] = package


def text(msg: Msg, lang: str, names: Sequence[str] = ()) -> str:
    """The message in words; `names` are the players' names by seat."""
    return _format(msg, lang, names, [])


def problems(msg: Msg, lang: str) -> list[str]:
    """What is wrong with a message in a language: an id or parameter that is missing."""
    found: list[str] = []
    _format(msg, lang, (), found)
    return found


def ids(prefix: str, lang: str) -> set[str]:
    """All message ids of a package in a language."""
    return set(_bundle(prefix, lang)._messages)


def _format(msg: Msg, lang: str, names: Sequence[str], found: list[str]) -> str:
    if msg.id == "kernel-seat":
        n = msg.params.get("n")
        if isinstance(n, int) and 0 < n <= len(names):
            return names[n - 1]
    bundle = _bundle(msg.id.partition("-")[0], lang)
    if not bundle.has_message(msg.id):
        found.append(f"no {lang} words for {msg.id}")
        return msg.id
    pattern = bundle.get_message(msg.id).value
    if pattern is None:
        found.append(f"empty {lang} words for {msg.id}")
        return msg.id
    params = {
        name: _format(value, lang, names, found) if isinstance(value, Msg) else value
        for name, value in msg.params.items()
    }
    result, errors = bundle.format_pattern(pattern, params)
    found.extend(f"{msg.id} ({lang}): {error}" for error in errors)
    return str(result)


def folder(package: str) -> Traversable:
    """Where a package's files lie; a game whose components are broken can't be imported, but has words."""
    spec = find_spec(package)
    if spec is not None and spec.submodule_search_locations:
        return Path(spec.submodule_search_locations[0])
    return resources.files(package)


@cache
def _bundle(prefix: str, lang: str) -> FluentBundle:
    if lang not in LANGS:
        raise BadInput("lang", Msg("kernel-field-choice", known=", ".join(LANGS)))
    bundle = FluentBundle([lang], use_isolating=False)
    package = _packages.get(prefix)
    if package is None:
        from ratusha.kernel.registry import package_of

        package = package_of(prefix)
    if package is not None:
        file = folder(package) / f"words.{lang}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
