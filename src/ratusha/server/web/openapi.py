"""The OpenAPI description, made from the same types that check the requests."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ratusha.server.tables.settings import TableSettings
from ratusha.server.web import account as a
from ratusha.server.web import api as t
from ratusha.server.web import host_api as h
from ratusha.server.web import site as s
from ratusha.server.web.operations import OPERATIONS

REF = "#/components/schemas/{name}"

# path, method, handler, body, status
SITE: list[tuple[str, str, Any, Any, int]] = [
    ("/games", "get", s.games, None, 200),
    ("/bots", "get", s.bots, None, 200),
    ("/me", "get", a.me, None, 200),
    ("/me", "patch", a.change_me, a.Me, 200),
    ("/me", "delete", a.delete_me, None, 200),
    ("/guests", "post", a.guest, a.Guest, 201),
    ("/session", "post", a.log_in, a.Credentials, 200),
    ("/session", "delete", a.log_out, None, 200),
    ("/account", "post", a.register, a.Credentials, 200),
    ("/password", "post", a.password, a.NewPassword, 200),
    ("/ratings", "get", a.my_ratings, None, 200),
    ("/tokens", "get", a.tokens, None, 200),
    ("/tokens", "post", a.new_token, a.NewToken, 201),
    ("/tokens/{id}", "delete", a.end_token, None, 200),
    ("/lobby", "get", s.open_tables, None, 200),
    ("/next", "get", s.next_table, None, 200),
    ("/tables", "get", s.my_tables, None, 200),
    ("/tables", "post", s.create, TableSettings, 201),
    ("/import", "post", s.import_record, s.Import, 201),
    ("/stream", "get", s.stream, None, 200),
    ("/host", "post", h.become_host, h.HostToken, 200),
    ("/host/health", "get", h.health, None, 200),
    ("/host/people", "get", h.host_people, None, 200),
    ("/host/people", "post", h.host_person, h.HostPerson, 200),
    ("/host/names", "post", h.host_name, h.HostName, 200),
    ("/host/tables", "post", h.host_table, h.HostTable, 200),
    ("/tables/{table}", "get", t.snapshot, None, 200),
    ("/tables/{table}/updates", "get", t.updates, None, 200),
    ("/tables/{table}/log", "get", t.log, None, 200),
    ("/tables/{table}/digest", "get", t.digest, None, 200),
    ("/tables/{table}/text", "get", t.text, None, 200),
    ("/tables/{table}/replay", "get", t.replay, None, 200),
    ("/tables/{table}/record", "get", t.record, None, 200),
    ("/tables/{table}/chat", "get", t.chat, None, 200),
    ("/tables/{table}/notes", "get", t.notes, None, 200),
    ("/tables/{table}/invites", "get", t.invites, None, 200),
    ("/tables/{table}/sandbox", "post", t.sandbox, t.Sandbox, 200),
]

QUERY = {
    "updates": [
        ("after", "the version you know"),
        ("mark", "the mark you know"),
        ("wait", "seconds to wait, at most 50"),
    ],
    "log": [
        ("after", "only later versions"),
        ("before", "only earlier versions"),
        ("most", "how many lines"),
    ],
    "replay": [("ply", "which position")],
}
PLAIN = {"record": "text/plain", "stream": "application/x-ndjson"}

ERROR = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["code", "text"],
            "properties": {
                "code": {"type": "string", "description": "for programs"},
                "text": {"type": "string", "description": "one sentence, in your language"},
                "rule": {"type": "string", "description": "the rule's number, for an illegal move"},
            },
        }
    },
}


@cache
def description() -> dict[str, Any]:
    """The whole description."""
    bodies = [body for *_, body, _ in SITE if body is not None] + [op.body for op in OPERATIONS.values()]
    schemas, components = msgspec.json.schema_components(bodies, ref_template=REF)
    by_type = dict(zip(bodies, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for path, method, handler, body, status in SITE:
        schema = None if body is None else by_type[body]
        name = "create_table" if handler is s.create else handler.__name__
        paths.setdefault(path, {})[method] = _operation(
            name, handler.__doc__ or "", path, schema, status, _needed(body)
        )
    for op in OPERATIONS.values():
        path = f"/tables/{{table}}/{op.name}"
        paths.setdefault(path, {})["post"] = _operation(
            f"table_{op.name}", op.body.__doc__ or "", path, by_type[op.body], 200, _needed(op.body)
        )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ratusha", "version": "1", "description": ABOUT},
        "servers": [{"url": "/api/v1"}],
        "paths": paths,
        "components": {
            "schemas": {**_without_nul(components), "Error": ERROR},
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "session": {"type": "apiKey", "in": "cookie", "name": "ratusha"},
            },
        },
        "security": [{"token": []}, {"session": []}, {}],
    }


ABOUT = (
    "Tables of board games. A table has a version that grows with every change; "
    "`/tables/{table}/socket` is a WebSocket that sends a snapshot and then what changed, and takes every "
    "operation below as a message `{\"type\": \"<operation>\", \"id\": \"<yours>\", …}`. With a cookie every "
    "unsafe request needs the header X-CSRF-Token that GET /me tells; with a bearer token none does."
)  # fmt: skip


def _operation(id: str, doc: str, path: str, schema: Any, status: int, needed: bool) -> dict[str, Any]:
    last = path.rsplit("/", 1)[-1]
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in ("table", "id")
        if f"{{{name}}}" in path
    ]
    for name, about in QUERY.get(last, []):
        parameters.append(_query(name, about))
    if path.startswith("/tables/{table}") and schema is None:
        parameters.append(_query("seat", "which of your seats"))
    content = (
        {PLAIN[last]: {"schema": {"type": "string"}}}
        if last in PLAIN
        else {"application/json": {"schema": {"type": "object"}}}
    )
    error = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}}
    made: dict[str, Any] = {
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


NO_NUL = "^[^\\u0000]*$"


def _without_nul(schema: Any) -> Any:
    """The same, and it says that no text holds a NUL: a database can't keep it."""
    if isinstance(schema, list):
        return [_without_nul(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    made = {name: _without_nul(part) for name, part in schema.items()}
    if made.get("type") == "string" and "enum" not in made:
        made["pattern"] = NO_NUL
    if isinstance(made.get("additionalProperties"), dict):
        made["propertyNames"] = {"pattern": NO_NUL}
    return made


def _needed(body: Any) -> bool:
    """Does this body have a field that can't be left out?"""
    return body is not None and any(field.required for field in msgspec.structs.fields(body))


def _query(name: str, about: str) -> dict[str, Any]:
    return {
        "name": name,
        "in": "query",
        "required": False,
        "description": about,
        "schema": {"type": "integer"},
    }
