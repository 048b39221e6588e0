"""The pages, rendered by the server."""

from __future__ import annotations

from starlette.routing import Route

from ratusha.server.web.pages import account, components, help, host, lobby, replay, result, table
from ratusha.server.web.pages.page import page

PAGES = [
    Route("/", page(lobby.show), methods=["GET"]),
    Route("/lobby", page(lobby.follow), methods=["GET"]),
    Route("/play", page(lobby.play_now), methods=["POST"]),
    Route("/new", page(lobby.new), methods=["GET"]),
    Route("/new", page(lobby.create), methods=["POST"]),
    Route("/import", page(lobby.show_import), methods=["GET"]),
    Route("/import", page(lobby.do_import), methods=["POST"]),
    Route("/next", page(lobby.next_table), methods=["GET"]),
    Route("/i/{token}", page(lobby.invitation), methods=["GET"]),
    Route("/i/{token}", page(lobby.accept), methods=["POST"]),
    Route("/enter", page(account.enter), methods=["GET"]),
    Route("/enter", page(account.do_enter), methods=["POST"]),
    Route("/login", page(account.enter), methods=["GET"]),
    Route("/login", page(account.do_login), methods=["POST"]),
    Route("/logout", page(account.do_logout), methods=["POST"]),
    Route("/settings", page(account.settings), methods=["GET"]),
    Route("/settings", page(account.save), methods=["POST"]),
    Route("/settings/account", page(account.do_register), methods=["POST"]),
    Route("/settings/password", page(account.do_password), methods=["POST"]),
    Route("/settings/token", page(account.make_token), methods=["POST"]),
    Route("/settings/token/end", page(account.end_token), methods=["POST"]),
    Route("/settings/delete", page(account.do_delete), methods=["POST"]),
    Route("/settings/email", page(account.confirm_email), methods=["GET"]),
    Route("/host", page(host.show), methods=["GET"]),
    Route("/host/become", page(host.become), methods=["GET"]),
    Route("/host/become", page(host.do_become), methods=["POST"]),
    Route("/host/person", page(host.person), methods=["POST"]),
    Route("/host/name", page(host.name), methods=["POST"]),
    Route("/host/table", page(host.table), methods=["POST"]),
    Route("/help", page(help.show), methods=["GET"]),
    Route("/rules/{game}", page(help.rules), methods=["GET"]),
    Route("/components/{game}", page(components.show), methods=["GET"]),
    Route("/tables/{table}", page(table.show), methods=["GET"]),
    Route("/tables/{table}/parts", page(table.parts), methods=["GET"]),
    Route("/tables/{table}/result", page(result.show), methods=["GET"]),
    Route("/tables/{table}/board/{seat:int}", page(table.board), methods=["GET"]),
    Route("/tables/{table}/replay", page(replay.show), methods=["GET"]),
    Route("/tables/{table}/sandbox", page(replay.sandbox), methods=["GET"]),
    Route("/tables/{table}/sandbox", page(replay.use_sandbox), methods=["POST"]),
    Route("/tables/{table}/{operation}", page(table.operate), methods=["POST"]),
]
