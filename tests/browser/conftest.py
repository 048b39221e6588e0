"""A real Chromium for the tests, and servers for it to visit."""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.browser.visitors import People, Server
from tests.server.harness import Running, make_site

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
MISSING = (
    "NO BROWSER: the pages were not tried. Install Chromium (Debian: apt install chromium), "
    "or name one: RATUSHA_CHROMIUM=/path/to/chromium"
)
QUIET = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def chromium() -> str:
    """Where the browser is; empty: nowhere."""
    return os.environ.get("RATUSHA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), "")


def switches() -> list[str]:
    """How to start it. It refuses to sandbox itself when it is root, as it is where CI runs."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*QUIET, *(["--no-sandbox"] if root else [])]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for one module: while it runs, no other test of this process could use asyncio."""
    path = chromium()
    if not path:
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=switches())
        yield started
        started.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example game and the tests' plug-ins, for the servers."""
    return make_site(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for one module."""
    running = Server(site, tmp_path_factory.mktemp("data")).start()
    yield running
    running.stop()


@pytest.fixture
def people(browser: Browser, server: Running) -> Iterator[People]:
    """Visitors of the server; afterwards none of their pages may have complained."""
    made = People(browser, server)
    yield made
    made.close()
