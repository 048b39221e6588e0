"""What is printed on a game's boards, tiles and cards, and where each value comes from."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from ratusha.draw.component import components
from ratusha.kernel.components import SOURCES, Components, Row
from ratusha.kernel.msg import Msg
from ratusha.kernel.registry import game
from ratusha.kernel.words import problems, text
from ratusha.server.base.games import playable
from ratusha.server.refusal import not_found
from ratusha.server.web.context import lang_of
from ratusha.server.web.pages.render import render

ABOUT: Final = ("source", "ref", "note", "field_sources", "id")
"""Fields that are not shown in the list of values."""
GUESSED: Final = "reconstructed"


async def show(request: Request) -> Response:
    """All components of a game, or only the reconstructed ones."""
    lang = await lang_of(request)
    id = request.path_params["game"]
    parts = game(id).components if id in playable() else None
    if parts is None:
        raise not_found()
    only = request.query_params.get("only") == GUESSED
    shown = [
        {**table, "records": records}
        for table in tables(id, lang)
        if (records := [row for row in table["records"] if not only or row["guessed"]])
    ]
    definitions, drawings = drawn(id, lang)
    return await render(
        request, "components.html", id=id, title=game(id).title(lang), tables=shown, only=only,
        counts=counted(parts), given=parts.given, definitions=definitions, drawings=drawings,
    )  # fmt: skip


@cache
def drawn(id: str, lang: str) -> tuple[Markup, dict[tuple[str, str], Markup]]:
    """The definitions that the pictures refer to, and the picture of each record (table, id) that the game
    draws."""
    parts = game(id).components
    assert parts is not None
    wanted = [(table, str(row.data.get("id", ""))) for table, rows in parts.tables().items() for row in rows]
    definitions, made = components(game(id), wanted, lang)
    return Markup(definitions), {key: Markup(svg) for key, svg in made.items()}


def counted(parts: Components) -> dict[str, int]:
    """How many values come from each source."""
    counts = dict.fromkeys(SOURCES, 0)
    for rows in parts.tables().values():
        for row in rows:
            for field in _fields(row):
                counts[row.field_sources.get(field, row.source)] += 1
    return counts


@cache
def tables(id: str, lang: str) -> list[dict[str, Any]]:
    """The records by table, in words: a thing is called as everywhere else (`<game>-<table>-<id>`).

    For a table, a field and any word in a value a game may have the message `<game>-components-<word>`.
    """
    parts = game(id).components
    assert parts is not None
    words = Words(id, lang, {})
    for table, rows in parts.tables().items():
        for thing in [row.data.get("id") for row in rows]:
            if isinstance(thing, str) and words.name_in(table, thing):
                words.names[thing] = words.name_in(table, thing)
    return [
        {"id": table, "name": words.label(table), "records": [_record(table, row, words) for row in rows]}
        for table, rows in parts.tables().items()
    ]


class Words(NamedTuple):
    """The names of a component file's words in a language."""

    game: str
    lang: str
    names: dict[str, str]
    """The names of the things that have an id."""

    def label(self, word: str) -> str:
        """The name of a table or a field."""
        message = f"{self.game}-components-{word.replace(' ', '_')}"
        return _words(message, self.lang) or word.replace("_", " ")

    def value(self, word: str) -> str:
        """The name of a word in a value; a single letter is printed as it is."""
        return word if len(word) == 1 else self.names.get(word) or self.label(word)

    def name_in(self, table: str, thing: str) -> str:
        """The name of a table's thing, or nothing; some ids are in capitals, message ids never are."""
        message = f"{self.game}-{table}-"
        return _words(message + thing, self.lang) or _words(message + thing.lower(), self.lang)


def _record(table: str, row: Row, words: Words) -> dict[str, Any]:
    id = str(row.data.get("id", ""))
    values = [
        {
            "name": words.label(field),
            "value": _value(row.data[field], words),
            "source": row.field_sources.get(field, row.source),
        }
        for field in _fields(row)
    ]
    return {
        "id": id,
        "name": words.name_in(table, id) or words.value(id),
        "values": values,
        "source": row.source,
        "ref": row.data.get("ref", ""),
        "note": row.data.get("note", ""),
        "guessed": any(value["source"] == GUESSED for value in values) or row.source == GUESSED,
    }


def _fields(row: Row) -> list[str]:
    return [field for field in row.data if field not in ABOUT]


def _value(value: Any, words: Words) -> str:
    """A value as people read it."""
    if isinstance(value, list):
        return ", ".join(_value(item, words) for item in value) or "—"
    if isinstance(value, dict):
        return ", ".join(f"{words.value(key)}: {_value(item, words)}" for key, item in value.items()) or "—"
    if isinstance(value, bool):
        return "+" if value else "−"
    return words.value(value) if isinstance(value, str) else str(value).replace("-", "−")


def _words(id: str, lang: str) -> str:
    """The message, or nothing where the game does not have it."""
    msg = Msg(id)
    return "" if problems(msg, lang) else text(msg, lang)
