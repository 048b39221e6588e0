"""A socket that is refused: who may not look is told so, who has too many asks by the long poll."""

import pytest
from playwright.sync_api import WebSocketRoute
from tests.browser.visitors import People, expect

pytestmark = pytest.mark.long

REFUSED = '{"type": "error", "status": %d, "error": {"code": "%s", "text": "No."}}'


def test_who_is_shut_out_of_a_table_is_told(people: People):
    """He watches by a link that is withdrawn; his page is not left as it was, nor does it knock for ever."""
    anna, boris = people.server.client("Anna"), people.visitor()
    table = anna.table("lantern_fair", ["open", "random"], open=False)
    anna.do(table, "start")
    link = anna.do(table, "invite", kind="watch")["token"]
    boris.enter("Boris", f"/i/{link}")
    boris.button("accept-watch").click()
    boris.table()
    expect(boris.page.locator(".drawn .picture").first).to_be_visible()
    anna.do(table, "revoke", token=link)
    expect(boris.page.locator("main [role=alert]")).to_be_visible()
    expect(boris.page.locator("#table")).to_have_count(0)
    boris.complaints.clear()  # 403 or 404


def test_a_socket_too_many_is_no_connection(people: People):
    """Its refusal is no sign of life: the page goes on by the long poll, and is not told to wait."""
    anna = people.visitor()
    knocks: list[str] = []

    def refuse(socket: WebSocketRoute) -> None:
        knocks.append(socket.url)
        socket.send(REFUSED % (429, "too_many_connections"))
        socket.close(code=1008)

    anna.page.route_web_socket("**/socket?*", refuse)
    with anna.page.expect_request("**/parts?*"):
        anna.play_now("lantern_fair")
    anna.asked()
    while not anna.page.locator(".turnbar .confirm").count():
        anna.act()
    version = anna.page.locator(".panel").get_attribute("data-version")
    anna.act()
    anna.page.wait_for_function("v => document.querySelector('.panel').dataset.version !== v", arg=version)
    expect(anna.page.locator("#connection")).to_be_hidden()
    assert len(knocks) == 1
