"""The HTTP API: all its addresses except those of the operations at a table, which are in `operations`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, get_args, get_type_hints

from starlette.requests import Request
from starlette.responses import Response

from ratusha.server.model.table_settings import TableSettings
from ratusha.server.web import account_api as a
from ratusha.server.web import host_api as h
from ratusha.server.web import lobby_api as s
from ratusha.server.web import table_api as t


class Endpoint(NamedTuple):
    """What is answered at an address."""

    path: str
    method: str
    handler: Callable[[Request], Awaitable[Response]]
    body: type | None = None
    """The type of the request's body."""
    status: int = 200
    """The status of a successful answer."""

    @property
    def answer(self) -> object:
        """The type of the answer's JSON, from the handler's annotation; `str` if the answer is a text."""
        return next(iter(get_args(get_type_hints(self.handler)["return"])), str)


ENDPOINTS: Final = (
    Endpoint("/games", "get", s.games),
    Endpoint("/bots", "get", s.bots),
    Endpoint("/me", "get", a.me),
    Endpoint("/me", "patch", a.change_me, a.Me),
    Endpoint("/me", "delete", a.delete_me),
    Endpoint("/guests", "post", a.guest, a.Guest, 201),
    Endpoint("/session", "post", a.log_in, a.Credentials),
    Endpoint("/session", "delete", a.log_out),
    Endpoint("/account", "post", a.register, a.Credentials),
    Endpoint("/password", "post", a.password, a.NewPassword),
    Endpoint("/ratings", "get", a.my_ratings),
    Endpoint("/tokens", "get", a.tokens),
    Endpoint("/tokens", "post", a.new_token, a.NewToken, 201),
    Endpoint("/tokens/{id}", "delete", a.end_token),
    Endpoint("/lobby", "get", s.open_tables),
    Endpoint("/next", "get", s.next_table),
    Endpoint("/tables", "get", s.my_tables),
    Endpoint("/tables", "post", s.create, TableSettings, 201),
    Endpoint("/invitations", "post", s.accept, s.Invitation),
    Endpoint("/import", "post", s.import_record, s.Import, 201),
    Endpoint("/stream", "get", s.stream),
    Endpoint("/host", "post", h.become_host, h.HostToken),
    Endpoint("/host/health", "get", h.health),
    Endpoint("/host/people", "get", h.host_people),
    Endpoint("/host/people", "post", h.host_person, h.HostPerson),
    Endpoint("/host/names", "post", h.host_name, h.HostName),
    Endpoint("/host/tables", "post", h.host_table, h.HostTable),
    Endpoint("/tables/{table}", "get", t.snapshot),
    Endpoint("/tables/{table}/updates", "get", t.updates),
    Endpoint("/tables/{table}/log", "get", t.log),
    Endpoint("/tables/{table}/digest", "get", t.digest),
    Endpoint("/tables/{table}/text", "get", t.text),
    Endpoint("/tables/{table}/replay", "get", t.replay),
    Endpoint("/tables/{table}/record", "get", t.record),
    Endpoint("/tables/{table}/chat", "get", t.chat),
    Endpoint("/tables/{table}/notes", "get", t.notes),
    Endpoint("/tables/{table}/invites", "get", t.invites),
    Endpoint("/tables/{table}/sandbox", "post", t.sandbox, t.Sandbox),
)
