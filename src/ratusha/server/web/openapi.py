"""The OpenAPI description, made from the same types that check the requests.

msgspec makes the schemas; Starlette has no description of addresses and error codes to put them in.
"""

from __future__ import annotations

import ast
import inspect
import itertools
from functools import cache
from typing import Any

import msgspec

from ratusha.kernel.registry import game
from ratusha.server.base.games import playable
from ratusha.server.refusal import CODES, STATUS
from ratusha.server.tables.operations import chat, invitations, operation
from ratusha.server.tables.operations.operation import answer_of
from ratusha.server.tables.shown import shapes as ts
from ratusha.server.web import shapes as r
from ratusha.server.web.endpoints import ENDPOINTS
from ratusha.server.web.lobby_api import create
from ratusha.server.web.operations import OPERATIONS

Schema = dict[str, Any]
"""A part of the description, as JSON."""

REF = "#/components/schemas/{name}"

QUERY = {
    "updates": [
        ("after", "the version you know", "integer"),
        ("mark", "the mark you know", "string"),
        ("wait", "seconds to wait, at most 50", "integer"),
    ],
    "log": [
        ("after", "only later versions", "integer"),
        ("before", "only earlier versions", "integer"),
        ("most", "how many lines", "integer"),
    ],
    "replay": [("ply", "which position", "integer")],
    "people": [("name", "how the name begins", "string")],
}
SHOWN = (
    "for a device shared by players of several seats of yours: the version at which the one in front said "
    "that he is `seat` (0: nobody has). After a hand-over between your seats, where one of them knows more "
    "than everybody, you get what everybody sees"
)
SHAPES = (r, ts, operation, chat, invitations)
"""The modules that declare answers."""
PLAIN = {"record": "text/plain", "stream": "application/x-ndjson"}


@cache
def description() -> Schema:
    """The whole description."""
    types: list[object] = [r.Refusal, r.Conflict, *(endpoint.answer for endpoint in ENDPOINTS)]
    types += {answer_of(op) for op in OPERATIONS.values()}
    types += [endpoint.body for endpoint in ENDPOINTS if endpoint.body is not None]
    types += OPERATIONS.values()
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    by_type: dict[object, Schema] = dict(zip(types, schemas, strict=True))
    paths: dict[str, Schema] = {}
    for endpoint in ENDPOINTS:
        path, method, handler, body, status = endpoint
        schema = None if body is None else by_type[body]
        name = "create_table" if handler is create else handler.__name__
        paths.setdefault(path, {})[method] = _operation(
            name, handler.__doc__ or "", path, schema, status, _needed(body), by_type[endpoint.answer]
        )
    for op in OPERATIONS.values():
        path = f"/tables/{{table}}/{op.name}"
        paths.setdefault(path, {})["post"] = _operation(
            f"table_{op.name}", op.__doc__ or "", path, by_type[op], 200, _needed(op),
            by_type[answer_of(op)],
        )  # fmt: skip
        not_now = {"application/json": {"schema": by_type[r.Conflict]}}
        paths[path]["post"]["responses"]["409"] = {"description": "not as things are", "content": not_now}
    _link(paths)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ratusha", "version": "1", "description": ABOUT},
        "servers": [{"url": "/api/v1"}],
        "paths": paths,
        "components": {
            "schemas": _without_nul(_with_codes(_explained(components))),
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "session": {"type": "apiKey", "in": "cookie", "name": "ratusha"},
            },
        },
        "security": [{"token": []}, {"session": []}, {}],
    }


@cache
def written() -> bytes:
    """The description as it is sent."""
    return msgspec.json.encode(description())


ABOUT = (
    "Tables of board games. A table has a version that grows with every change; "
    "`/tables/{table}/socket` is a WebSocket that sends a snapshot and then what changed, and takes every "
    "operation below as a message `{\"type\": \"<operation>\", \"id\": \"<yours>\", …}`. With a cookie every "
    "unsafe request needs the header X-CSRF-Token that GET /me tells; with a bearer token none does."
)  # fmt: skip


def _operation(
    id: str, doc: str, path: str, schema: Schema | None, status: int, needed: bool, answer: Schema
) -> Schema:
    last = path.rsplit("/", 1)[-1]
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in ("table", "id")
        if f"{{{name}}}" in path
    ]
    if schema is None:
        parameters += [_query(*known) for known in QUERY.get(last, [])]
    if path.startswith("/tables/{table}") and schema is None:
        parameters.append(_query("seat", "which of your seats", "integer"))
        parameters.append(_query("shown", SHOWN, "integer"))
    content = {PLAIN.get(last, "application/json"): {"schema": answer}}
    error = {"content": {"application/json": {"schema": {"$ref": REF.format(name=r.Refusal.__name__)}}}}
    made: Schema = {
        "operationId": id,
        "summary": doc.strip().splitlines()[0] if doc.strip() else id,
        "responses": {
            str(status): {"description": "done", "content": content},
            "4XX": {"description": "refused: nothing was changed", **error},
            "5XX": {"description": "something failed on our side", **error},
        },
    }
    if parameters:
        made["parameters"] = parameters
    if schema is not None:
        made["requestBody"] = {"required": needed, "content": {"application/json": {"schema": schema}}}
    return made


def _explained(components: Schema) -> Schema:
    """The same, with the docstrings of the answers' fields from our own source.

    The fields that all outcomes share are always in the answer, although they need not be given when one
    is made.
    """
    notes: dict[str, dict[str, str]] = {}
    for shape in ast.parse("".join(map(inspect.getsource, SHAPES))).body:
        if isinstance(shape, ast.ClassDef):
            for field, note in itertools.pairwise(shape.body):
                match field, note:
                    case ast.AnnAssign(ast.Name(name)), ast.Expr(ast.Constant(str(text))):
                        notes.setdefault(shape.name, {})[name] = text
    outcomes = {answer_of(op).__name__ for op in OPERATIONS.values()}
    for name, component in components.items():
        shared = notes["Outcome"] if name in outcomes else {}
        for key, text in (shared | notes.get(name, {})).items():
            component["properties"][key]["description"] = text
        if name in outcomes:
            component["required"] = list(component["properties"])
    return components


def _with_codes(components: Schema) -> Schema:
    """The same, with the list of error codes."""
    listed = "; ".join(f"{status}: {', '.join(codes)}" for status, codes in CODES.items())
    components["Error"]["properties"]["code"] |= {
        "enum": sorted(STATUS),
        "description": f"For programs; by status: {listed}.",
    }
    return components


def _link(paths: dict[str, Schema]) -> None:
    """Say how a table is made, and that the other operations are about that table."""
    example = {"game": playable()[0], "seats": ["open", *["random"] * (game(playable()[0]).most - 1)]}
    paths["/tables"]["post"]["requestBody"]["content"]["application/json"]["example"] = example
    at_table = {"table": "$response.body#/table"}
    about = [operation["operationId"] for path, methods in paths.items() if path.startswith("/tables/{table}")
             for operation in methods.values()]  # fmt: skip
    for path in ("/tables", "/import", "/tables/{table}/rematch", "/tables/{table}/fork"):
        (done,) = (answer for status, answer in paths[path]["post"]["responses"].items() if status < "3")
        done["links"] = {id: {"operationId": id, "parameters": at_table} for id in about}


NO_NUL = "^[^\\u0000]*$"


def _without_nul(schema: Schema) -> Schema:
    """The same, saying that no text contains a NUL: a database can't store it."""
    made: Schema = {}
    for name, part in schema.items():
        if isinstance(part, dict):
            made[name] = _without_nul(part)
        elif isinstance(part, list):
            made[name] = [_without_nul(one) if isinstance(one, dict) else one for one in part]
        else:
            made[name] = part
    if made.get("type") == "string" and "enum" not in made:
        made.setdefault("pattern", NO_NUL)
    if isinstance(made.get("additionalProperties"), dict):
        made["propertyNames"] = {"pattern": NO_NUL}
    return made


def _needed(body: type | None) -> bool:
    """Does this body have a field that can't be left out?"""
    return body is not None and any(field.required for field in msgspec.structs.fields(body))


def _query(name: str, about: str, kind: str) -> Schema:
    return {
        "name": name,
        "in": "query",
        "required": False,
        "description": about,
        "schema": {"type": kind},
    }
