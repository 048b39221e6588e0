"""Photographs every page and every board, for people to look at: `make screenshots` fills screenshots/.

python tools/screenshots.py                        # both sizes, light and dark, both languages
python tools/screenshots.py --only burgundy        # only what has this word in its name
"""

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import chromium, switches  # noqa: E402
from tests.browser.visitors import NARROW, WIDE, People, Visitor  # noqa: E402
from tests.server.harness import Running  # noqa: E402

GAMES = ("burgundy", "terra_mystica", "altay", "gloomhaven", "empire")
OVER = {
    "burgundy": "easy-3-11",
    "terra_mystica": "4p_first_game",
    "altay": "easy-4-9",
    "gloomhaven": "random-3-13",
    "empire": "easy-3-11",
}
"""A finished game of the corpus, for its end and its replay."""
STEPS = 6
"""So many clicks are made at a table before it is photographed."""


def main() -> None:
    parser = argparse.ArgumentParser(description="photographs of the pages")
    parser.add_argument("--folder", type=Path, default=ROOT / "screenshots")
    parser.add_argument("--only", default="", help="a word in the names of the pages wanted")
    args = parser.parse_args()
    args.folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright:
        server = Running(Path(made), Path(made, "data")).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=switches())
        try:
            for lang, theme in product(("en", "ru"), ("light", "dark")):
                photograph(browser, server, lang, theme, args.folder, args.only)
        finally:
            browser.close()
            server.stop()


def photograph(browser: Browser, server: Running, lang: str, theme: str, folder: Path, only: str) -> None:
    """All pages in one language and one theme, in both sizes."""
    anna = People(browser, server).visitor(lang, color_scheme=theme)
    anna.go("/")
    shoot(anna.page, folder, f"start-newcomer-{theme}-{lang}", only)
    anna.enter("Анна" if lang == "ru" else "Anna")
    for name, path in pages(anna, only):
        anna.go(path)
        shoot(anna.page, folder, f"{name}-{theme}-{lang}", only)
    anna.page.context.close()


def pages(anna: Visitor, only: str) -> Iterator[tuple[str, str]]:
    """The name and the address of each page; what has to be played first is played."""
    for game in GAMES:
        names = [f"table-{game}", f"sandbox-{game}", f"end-{game}", f"replay-{game}", f"new-{game}"]
        if not any(only in name for name in [*names, f"components-{game}", f"rules-{game}"]):
            continue
        table = anna.play_now(game)
        for n in range(STEPS):
            anna.asked()
            anna.act(n)
        yield f"table-{game}", f"/tables/{table}"
        anna.asked()
        yield f"sandbox-{game}", f"/tables/{table}/sandbox"
        over = imported(anna, game)
        yield f"end-{game}", f"/tables/{over}/result"
        yield f"replay-{game}", f"/tables/{over}/replay?ply=90"
        yield f"new-{game}", f"/new?game={game}"
        yield f"components-{game}", f"/components/{game}"
        yield f"rules-{game}", f"/rules/{game}"
    yield "start", "/"
    for name in ("settings", "help", "import", "new"):
        yield name, f"/{name}"


def imported(anna: Visitor, game: str) -> str:
    """A finished game as a table."""
    record = ROOT / "tests" / "corpus" / game / f"{OVER[game]}.record"
    anna.go("/import")
    # Not typed: a browser takes a minute for the letters of a long game.
    put = "(field, text) => { field.value = text; }"
    anna.page.locator("textarea[name=record]").evaluate(put, record.read_text(encoding="utf-8"))
    anna.send("main form button")
    return re.split(r"[/?]", anna.page.url.split("/tables/")[1])[0]


def shoot(page: Page, folder: Path, name: str, only: str) -> None:
    """The page on a wide screen and on a phone."""
    if only not in name:
        return
    for size, word in ((WIDE, "wide"), (NARROW, "phone")):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.reload()
        if page.locator("#picture:not([hidden])").count():
            look = ".drawn.phone" if size is NARROW else ".drawn:not(.phone)"
            page.wait_for_selector(look, state="attached")
        page.evaluate("document.fonts.ready.then(() => true)")
        page.screenshot(path=folder / f"{name}-{word}.png")
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    print(f"{name}-*.png")


if __name__ == "__main__":
    main()
