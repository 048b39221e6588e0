"""Who has set larger letters in his browser gets them, all of them, and no page has to be moved sideways."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import chromium, switches
from tests.browser.visitors import NARROW, WIDE, Visitor
from tests.server.harness import Running

pytestmark = pytest.mark.long

TWICE = 32
"""Pixels of a letter; usually there are 16."""

SIZES = """() => [...document.querySelectorAll("main p, .option .label, .name, button, a, input, summary")]
  .filter((e) => e.checkVisibility())
  .map((e) => [parseFloat(getComputedStyle(e).fontSize), e.textContent.trim().slice(0, 30)])
  .filter(([size]) => size < 24)"""


@pytest.fixture(params=["en", "ru"])
def reader(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Visitor]:
    """Somebody whose browser shows letters of twice the usual size."""
    large = f"--blink-settings=defaultFontSize={TWICE},defaultFixedFontSize={TWICE}"
    started = browser.browser_type.launch(executable_path=chromium(), args=[*switches(), large])
    context = started.new_context(locale=request.param, extra_http_headers={"accept-language": request.param})
    made = Visitor(context.new_page(), server.address, request.param)
    yield made
    started.close()
    assert made.complaints == []


def look(reader: Visitor, path: str = "") -> None:
    size: Any
    for size in (WIDE, NARROW):
        reader.page.set_viewport_size(size)
        if path:
            reader.go(path)
        assert reader.sideways() == 0, (path, size)
        assert reader.page.evaluate(SIZES) == [], (path, size)


def test_large_letters_find_room_on_every_page(reader: Visitor):
    for path in ("/", "/enter", "/help", "/rules/lantern_fair"):
        look(reader, path)
    for game in ("burgundy", "terra_mystica", "altay", "empire", "gloomhaven"):
        table = reader.play_now(game, "Константин")
        reader.asked()
        look(reader)
        reader.click(reader.options.first)
        look(reader)
    for page in ("replay?ply=6", "sandbox"):
        look(reader, f"/tables/{table}/{page}")
    for path in ("/new?game=terra_mystica", "/settings", "/import"):
        look(reader, path)
