"""What is refused has changed nothing: not even the part of it that alone would have been possible."""

import re

from tests.server.harness import Client, Running
from tests.server.test_web_account_api import Browser, guest


def page_post(browser: Browser, path: str, **fields: str) -> int:
    """Send a form of a page."""
    csrf = re.search(r'name="csrf" value="(\w+)"', browser.http.get("/settings").text)
    assert csrf is not None
    return browser.http.post(path, data={"csrf": csrf[1], **fields}).status_code


def test_a_new_name_with_impossible_settings_is_no_new_name(lite: Running):
    anna = Client(lite.address, "Anna")
    answer = anna.http.patch("/me", json={"name": "Bella", "settings": {"webhook": "gopher://x"}})
    assert answer.status_code == 409
    assert anna.get("/me")["person"]["name"] == "Anna"


def test_new_settings_with_an_impossible_name_are_no_new_settings(lite: Running):
    anna = Client(lite.address, "Anna")
    answer = anna.http.patch("/me", json={"name": "x" * 25, "settings": {"theme": "dark"}})
    assert answer.status_code == 409
    assert anna.get("/me")["person"]["settings"].get("theme", "auto") == "auto"
    browser = guest(lite, "Anna")
    assert page_post(browser, "/settings", name="x" * 25, theme="dark") == 422
    assert browser.me()["settings"].get("theme", "auto") == "auto"
    assert page_post(browser, "/settings", name="Bella", theme="dark") == 303
    assert (browser.me()["name"], browser.me()["settings"]["theme"]) == ("Bella", "dark")
