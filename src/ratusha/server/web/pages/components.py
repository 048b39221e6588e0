"""What is printed on a game's boards, tiles and cards, and where each value comes from."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from ratusha.kernel.components import SOURCES, Components, Row
from ratusha.kernel.msg import Msg
from ratusha.kernel.registry import game
from ratusha.kernel.words import problems, text
from ratusha.server.base.games import playable
from ratusha.server.refusal import not_found
from ratusha.server.web.context import lang_of
from ratusha.server.web.pages.page import render

ABOUT: Final = ("source", "ref", "note", "field_sources", "id")
"""Fields that do not stand in the list of values."""
GUESSED: Final = "reconstructed"


async def show(request: Request) -> Response:
    """All components of a game, or only those that are reconstructed."""
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
    return await render(
        request, "components.html", id=id, title=game(id).title(lang), tables=shown, only=only,
        counts=counted(parts), given=parts.given,
    )  # fmt: skip


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
    """The records by table, in words. A game may have words for a table and for a field: the messages
    `<game>-components-<table>` and `<game>-components-<field>`; a thing is called as everywhere else.
    """
    parts = game(id).components
    assert parts is not None
    names = {
        str(row.data["id"]): _words(f"{id}-{table}-{row.data['id']}", lang)
        for table, rows in parts.tables().items()
        for row in rows
        if "id" in row.data
    }
    names = {key: name for key, name in names.items() if name}
    return [
        {"name": _label(id, table, lang), "records": [_record(id, row, names, lang) for row in rows]}
        for table, rows in parts.tables().items()
    ]


def _record(id: str, row: Row, names: dict[str, str], lang: str) -> dict[str, Any]:
    own = str(row.data.get("id", ""))
    values = [
        {
            "name": _label(id, field, lang),
            "value": _value(row.data[field], names),
            "source": row.field_sources.get(field, row.source),
        }
        for field in _fields(row)
    ]
    return {
        "name": names.get(own, own.replace("_", " ")),
        "values": values,
        "source": row.source,
        "ref": row.data.get("ref", ""),
        "note": row.data.get("note", ""),
        "guessed": any(value["source"] == GUESSED for value in values) or row.source == GUESSED,
    }


def _fields(row: Row) -> list[str]:
    return [field for field in row.data if field not in ABOUT]


def _value(value: Any, names: dict[str, str]) -> str:
    """A value as people read it."""
    if isinstance(value, list):
        return ", ".join(_value(item, names) for item in value) or "—"
    if isinstance(value, dict):
        return ", ".join(f"{names.get(key, key)} {_value(item, names)}" for key, item in value.items()) or "—"
    if isinstance(value, bool):
        return "+" if value else "−"
    return names.get(str(value), str(value).replace("_", " ")).replace("-", "−" if _is_number(value) else "-")


def _is_number(value: Any) -> bool:
    return isinstance(value, int)


def _label(id: str, word: str, lang: str) -> str:
    """The name of a table or a field."""
    return _words(f"{id}-components-{word}", lang) or word.replace("_", " ")


def _words(id: str, lang: str) -> str:
    """The message, or nothing where the game has no such words."""
    msg = Msg(id)
    return "" if problems(msg, lang) else text(msg, lang)
