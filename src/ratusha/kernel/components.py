"""Component files: what is printed on cardboard, read once and checked to the last field.

    doc = read("burgundy", __package__)
    for row in doc.rows("knowledge", count=26, key="id"):
        row.number("id", 1, 26); row.choice("back", BACKS)
    doc.done()

Every record says where it comes from: `source` is rulebook, public (with a `ref`) or reconstructed.
Each way in which a file can be broken gives a BadInput that names the place and the reason.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

from ratusha.kernel.errors import BadInput, shown, unreadable
from ratusha.kernel.msg import Msg

FILE = "components.toml"
SOURCES = ("rulebook", "public", "reconstructed")

_given: dict[str, Path] = {}
_read: set[str] = set()


def use(game: str, path: Path) -> None:
    """Take this file for the game's components. Only before the game is first loaded."""
    if _given.get(game) == path:
        return
    if game in _read:
        raise BadInput(str(path), Msg("kernel-components-late", game=game))
    if not path.is_file():
        raise BadInput(str(path), Msg("kernel-file-folder" if path.exists() else "kernel-file-missing"))
    _given[game] = path


class Row:
    """One record of a component file; each field is read through a check."""

    def __init__(self, data: dict[str, Any], where: str) -> None:
        self.data = data
        self.where = where
        self._seen = {"source", "ref", "note", "field_sources"}
        self.source = self.choice("source", SOURCES)
        if self.source == "public":
            self.text("ref")
        fields = data.get("field_sources", {})
        if not isinstance(fields, dict) or any(value not in SOURCES for value in fields.values()):
            raise self.wrong("field_sources", Msg("kernel-field-choice", known=", ".join(SOURCES)))
        self.field_sources: dict[str, str] = fields

    def wrong(self, name: str, why: Msg) -> BadInput:
        """The error that names a field of this record."""
        return BadInput(f"{self.where}.{name}", why)

    def has(self, name: str) -> bool:
        """Is the optional field there?"""
        return name in self.data

    def get(self, name: str) -> Any:
        """A field as it stands; BadInput if it is missing."""
        self._seen.add(name)
        if name not in self.data:
            raise self.wrong(name, Msg("kernel-components-missing"))
        return self.data[name]

    def number(self, name: str, low: int = 0, high: int = 1_000_000) -> int:
        """A whole number within bounds."""
        return self._int(self.get(name), name, low, high)

    def numbers(self, name: str, low: int = 0, high: int = 1_000_000, *, length: int = -1) -> tuple[int, ...]:
        """A list of whole numbers within bounds, of this length if one is given."""
        items = self._list(name, length)
        return tuple(self._int(item, f"{name}[{i}]", low, high) for i, item in enumerate(items))

    def text(self, name: str) -> str:
        """A piece of text."""
        value = self.get(name)
        if not isinstance(value, str) or not value:
            raise self.wrong(name, Msg("kernel-components-text"))
        return value

    def texts(self, name: str, *, length: int = -1) -> tuple[str, ...]:
        """A list of texts, of this length if one is given."""
        items = self._list(name, length)
        for i, item in enumerate(items):
            if not isinstance(item, str) or not item:
                raise self.wrong(f"{name}[{i}]", Msg("kernel-components-text"))
        return tuple(items)

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.get(name)
        if not isinstance(value, bool):
            raise self.wrong(name, Msg("kernel-components-flag"))
        return value

    def choice(self, name: str, known: tuple[str, ...]) -> str:
        """One of the known words."""
        value = self.get(name)
        if value not in known:
            raise self.wrong(name, Msg("kernel-field-choice", known=", ".join(known)))
        return str(value)

    def choices(self, name: str, known: tuple[str, ...], *, length: int = -1) -> tuple[str, ...]:
        """A list of known words."""
        items = self._list(name, length)
        for i, item in enumerate(items):
            if item not in known:
                raise self.wrong(f"{name}[{i}]", Msg("kernel-field-choice", known=", ".join(known)))
        return tuple(items)

    def table(self, name: str) -> dict[str, Any]:
        """A small table inside the record."""
        value = self.get(name)
        if not isinstance(value, dict):
            raise self.wrong(name, Msg("kernel-components-table"))
        return value

    def done(self) -> None:
        """Every field has been read; BadInput names one that nobody knows."""
        for name in self.data:
            if name not in self._seen:
                raise self.wrong(name, Msg("kernel-components-unknown"))

    def _list(self, name: str, length: int) -> list[Any]:
        value = self.get(name)
        if not isinstance(value, list):
            raise self.wrong(name, Msg("kernel-components-list"))
        if length >= 0 and len(value) != length:
            raise self.wrong(name, Msg("kernel-components-count", have=str(len(value)), want=str(length)))
        return value

    def _int(self, value: object, name: str, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(name, Msg("kernel-components-int"))
        if not low <= value <= high:
            raise self.wrong(
                name, Msg("kernel-components-range", value=shown(value), low=str(low), high=str(high))
            )
        return value


class Components:
    """A whole component file."""

    def __init__(self, data: dict[str, Any], name: str, digest: str) -> None:
        self.data = data
        self.name = name
        self.digest = digest
        self.given = False
        self._rows: dict[str, list[Row]] = {}

    def rows(self, table: str, *, count: int = -1, key: str = "id") -> list[Row]:
        """The records of one table: this many (if a count is given), each with a different key."""
        items = self.data.get(table)
        where = f"{self.name}: {table}"
        if items is None:
            raise BadInput(where, Msg("kernel-components-missing"))
        if not isinstance(items, list):
            raise BadInput(where, Msg("kernel-components-records"))
        if count >= 0 and len(items) != count:
            raise BadInput(where, Msg("kernel-components-count", have=str(len(items)), want=str(count)))
        made = [self._row(item, f"{where}[{i}]") for i, item in enumerate(items)]
        seen: list[object] = []
        for row in made if key else []:
            value = row.get(key)
            if value in seen:
                raise row.wrong(key, Msg("kernel-components-twice", value=shown(value)))
            seen.append(value)
        self._rows[table] = made
        return made

    def row(self, table: str) -> Row:
        """A table that is a single record."""
        where = f"{self.name}: {table}"
        if table not in self.data:
            raise BadInput(where, Msg("kernel-components-missing"))
        made = self._row(self.data[table], where)
        self._rows[table] = [made]
        return made

    def done(self) -> None:
        """Everything has been read; BadInput names what nobody knows."""
        for table in self.data:
            if table not in self._rows:
                raise BadInput(f"{self.name}: {table}", Msg("kernel-components-unknown"))
        for rows in self._rows.values():
            for row in rows:
                row.done()

    def tables(self) -> dict[str, list[Row]]:
        """All records, by table."""
        return self._rows

    def share(self) -> dict[str, int]:
        """How many records come from each source."""
        counts = Counter(row.source for rows in self._rows.values() for row in rows)
        return {source: counts[source] for source in SOURCES}

    def _row(self, item: object, where: str) -> Row:
        if not isinstance(item, dict):
            raise BadInput(where, Msg("kernel-components-table"))
        return Row(item, where)


def read(game: str, package: str) -> Components:
    """The game's component file: its own, or the one given with `use`."""
    path = _given.get(game)
    if path is None:
        raw = (resources.files(package) / FILE).read_bytes()
        name = f"{game}/{FILE}"
    else:
        name = str(path)
        try:
            raw = path.read_bytes()
        except OSError as error:
            raise BadInput(name, unreadable(error)) from None
    try:
        data = tomllib.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadInput(name, Msg("kernel-file-not-text")) from None
    except (ValueError, RecursionError) as error:  # no TOML, a number of thousands of digits
        raise BadInput(name, Msg("kernel-components-toml", detail=shown(str(error), 100))) from None
    made = Components(data, name, hashlib.sha256(raw).hexdigest()[:16])
    made.given = path is not None
    _read.add(game)
    return made
