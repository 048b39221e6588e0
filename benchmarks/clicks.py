"""A click in a real browser: how long until the new page is there, and what travels for it.

    python benchmarks/clicks.py                    # 60 clicks at a table of two people, Burgundy
    python benchmarks/clicks.py --game gloomhaven --clicks 200

Two people play each other in headless Chromium against a server of its own. Prints the time from a click
to the changed page, for who clicks and, after a confirmed turn, for the other one (median, p95), and
the bytes that each of them gets for it, before compression. The time that the server and the browser of
who clicks have worked for it says more than the time that has passed, where the machine is busy.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.server_process import Server

WATCH = """
window.times = [];
window.seen = [];
addEventListener("submit", () => (window.clicked = performance.timeOrigin + performance.now()), true);
addEventListener("DOMContentLoaded", () => {
  const now = () => performance.timeOrigin + performance.now();
  const table = document.getElementById("table");
  const panel = document.querySelector(".panel");
  if (!table || !panel) return;
  let sending = false;
  let version = panel.dataset.version;
  new MutationObserver(() => {
    const is = table.classList.contains("sending");
    if (sending && !is) window.times.push([window.clicked, now()]);
    sending = is;
    const shown = table.querySelector(".panel").dataset.version;
    if (shown !== version) window.seen.push(now());
    version = shown;
  }).observe(table, { attributes: true, childList: true, subtree: true });
});
"""

WORK = {
    "browser, in all": "TaskDuration",
    "of it scripts": "ScriptDuration",
    "of it style": "RecalcStyleDuration",
    "of it layout": "LayoutDuration",
}


class Person:
    """Somebody in front of a browser, and what has come to it."""

    def __init__(self, page: Page, address: str, name: str) -> None:
        self.page = page
        self.bytes = 0
        self.session = session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Performance.enable")
        session.on("Network.webSocketFrameReceived", self._frame)
        session.on("Network.dataReceived", self._data)
        page.add_init_script(WATCH)
        page.goto(f"{address}/enter")
        page.fill("form[action='/enter'] input[name=name]", name)
        with page.expect_navigation():
            page.click("form[action='/enter'] button")

    def _frame(self, event: Any) -> None:
        self.bytes += len(event["response"]["payloadData"].encode())

    def _data(self, event: Any) -> None:
        self.bytes += event["dataLength"]

    def worked(self) -> dict[str, float]:
        """Milliseconds that the browser has worked for this page, in all and for what."""
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        values = {metric["name"]: metric["value"] * 1000 for metric in metrics}
        return {name: values[metric] for name, metric in WORK.items()}

    def asked(self) -> bool:
        return self.page.locator(".panel[data-asked=yes]").count() > 0

    def act(self) -> bool:
        """One click: Confirm, or the first option, or the first bid put together; was it Confirm?"""
        done = self.page.locator(".turnbar .confirm")
        confirmed = done.count() > 0
        choice = self.page.locator(".option:not(.aside):visible")
        if not confirmed and self.page.locator(".pick").count():
            self.page.locator(".pick").first.click()
            choice = self.page.locator("[data-seal]")
        before = self.page.evaluate("window.times.length")
        (done if confirmed else choice).first.click()
        self.page.wait_for_function("n => window.times.length > n", arg=before)
        return confirmed


def told(name: str, values: list[float], unit: str) -> None:
    values = sorted(values)
    if values:
        median, p95 = values[len(values) // 2], values[int(len(values) * 0.95)]
        print(f"{name:>28}: median {median:.1f} {unit}, p95 {p95:.1f} {unit}, {len(values)} times")


def begin(people: list[Person], address: str, game: str) -> None:
    """A table of two that has begun."""
    first, second = (person.page for person in people)
    first.goto(f"{address}/new?game={game}")
    first.select_option("select[name=seat1]", "open")
    first.click("form[data-new] button.confirm")
    first.wait_for_url("**/tables/*")
    second.goto(first.url)
    second.click("form[action$='/sit'] button")
    second.wait_for_selector("li.me", state="attached")
    first.click("form[action$='/start'] button")
    for person in people:
        person.page.wait_for_selector(".panel[data-status=playing]", state="attached")


def cpu(server: Server) -> float:
    """Milliseconds that the server has worked so far."""
    tasks = (task for pid in server.processes() for task in Path(f"/proc/{pid}/task").glob("*/schedstat"))
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e6


def play(people: list[Person], clicks: int, server: Server) -> None:
    own: list[float] = []
    others: list[float] = []
    mover_bytes: list[float] = []
    other_bytes: list[float] = []
    work: dict[str, list[float]] = {"server": [], **{name: [] for name in WORK}}
    for _ in range(clicks):
        people[0].page.wait_for_timeout(150)  # what was on its way has come
        mover = next((person for person in people if person.asked()), None)
        if mover is None:
            continue
        other = people[1] if mover is people[0] else people[0]
        before = mover.bytes, other.bytes
        worked, server_worked = mover.worked(), cpu(server)
        seen = other.page.evaluate("window.seen.length")
        confirmed = mover.act()
        clicked, shown = mover.page.evaluate("window.times.at(-1)")
        own.append(shown - clicked)
        if confirmed:
            other.page.wait_for_function("n => window.seen.length > n", arg=seen)
            others.append(other.page.evaluate("n => window.seen[n]", seen) - clicked)
        people[0].page.wait_for_timeout(150)
        mover_bytes.append(mover.bytes - before[0])
        work["server"].append(cpu(server) - server_worked)
        for name, value in mover.worked().items():
            work[name].append(value - worked[name])
        if confirmed:
            other_bytes.append(other.bytes - before[1])
    told("click to own new page", own, "ms")
    told("confirm to the other's page", others, "ms")
    told("bytes to who clicks", mover_bytes, "B")
    told("bytes to the other, a turn", other_bytes, "B")
    for name, values in work.items():
        told(name, values, "ms of work")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="burgundy")
    parser.add_argument("--clicks", type=int, default=60)
    args = parser.parse_args()
    args.workers, args.database = 1, ""
    path = (
        os.environ.get("RATUSHA_CHROMIUM")
        or shutil.which("chromium-headless-shell")
        or shutil.which("chromium")
    )
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(args, Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        try:
            people = [
                Person(browser.new_context().new_page(), server.address, name) for name in ("Anna", "Boris")
            ]
            begin(people, server.address, args.game)
            play(people, args.clicks, server)
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
