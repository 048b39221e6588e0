"""Every page is HTML that holds: tags closed in order, ids of one bearer each, no field without a name."""

from collections import Counter
from html.parser import HTMLParser

import pytest
from tests.server.harness import Running, play_out
from tests.server.visitors import Visitor, guest

VOID = {"meta", "link", "input", "br", "img"}
"""They have no end."""
OPTIONAL = {"option"}
"""In a `datalist` they need none."""
POINTERS = ("aria-labelledby", "aria-describedby", "list", "for")


class Page(HTMLParser):
    """A page, and what is wrong with it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.wrong: list[str] = []
        self._open: list[str] = []
        self._ids: Counter[str] = Counter()
        self._pointed: list[str] = []
        self._labels = 0
        self.feed(text)
        self.close()
        self.wrong += [f"not closed: {tag}" for tag in self._open if tag not in OPTIONAL]
        self.wrong += [f"twice: #{id}" for id, n in self._ids.items() if n > 1]
        self.wrong += [f"nowhere: #{id}" for id in self._pointed if id not in self._ids]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = {name: value or "" for name, value in attrs}
        if len(known) < len(attrs):
            self.wrong.append(f"an attribute twice: {tag} {attrs}")
        if "id" in known:
            self._ids[known["id"]] += 1
        self._pointed += [id for name in POINTERS for id in known.get(name, "").split()]
        self._pointed += [known["href"][1:]] if known.get("href", "").startswith("#c") else []
        silent = known.get("type") == "hidden" or "hidden" in known
        field = tag in ("input", "select", "textarea") and not silent
        if field and not (self._labels or known.get("aria-label")):
            self.wrong.append(f"no label: {tag} {known}")
        if tag == "label":
            self._labels += 1
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open[-1] != tag and self._open[-1] in OPTIONAL:
            self._open.pop()
        if not self._open or self._open.pop() != tag:
            self.wrong.append(f"closed out of order: {tag}, line {self.getpos()[0]}")
        if tag == "label":
            self._labels -= 1


def test_the_check_sees_what_is_wrong():
    assert Page('<p id="a"><b>x</p></b>').wrong
    assert Page('<p id="a"></p><p id="a"></p>').wrong == ["twice: #a"]
    assert Page('<p aria-labelledby="b"></p>').wrong == ["nowhere: #b"]
    assert len(Page('<input name="x"><label>X <input name="y"></label>').wrong) == 1
    assert Page('<input name="x" aria-label="X"><br>').wrong == []


def holds(visitor: Visitor, path: str = "") -> None:
    text = visitor.go(path) if path else visitor.page.text
    assert Page(text).wrong == [], path


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_pages_hold(lite: Running, lang: str):
    holds(Visitor(lite.address, lang))
    anna = guest(lite, "Анна", lang)
    anna.go("/settings")
    anna.form("/settings/token", label="a")
    for path in ("/", "/new", "/new?game=terra_mystica", "/settings", "/import", "/help", "/rules/empire"):
        holds(anna, path)


@pytest.mark.parametrize("game", ["burgundy", "terra_mystica", "empire", "altay", "gloomhaven"])
def test_the_pages_of_a_table_hold(lite: Running, game: str):
    anna = guest(lite, "Anna", "en")
    anna.go(f"/new?game={game}")
    anna.form("/new", seats="2", seat1="open", open="invited", clock_kind="none")
    table = anna.page.url.path
    anna.form(f"{table}/invite", kind="play")
    anna.form(f"{table}/invite", kind="watch")
    holds(anna)
    anna.form(f"{table}/bot", bot="random")
    anna.form(f"{table}/start")
    anna.wait(table, "no end")
    for part in ("", "/sandbox", "/replay"):
        holds(anna, table + part)
    anna.go(table)
    move = anna.page.text.partition('<button name="move" value="')[2].partition('"')[0]
    anna.form(f"{table}/step", move=move)
    holds(anna)


def test_the_page_of_a_game_that_is_over_holds(lite: Running):
    anna = lite.client("Anna")
    table = anna.table("lantern_fair", ["open", "random"], options={"length": "short"})
    anna.do(table, "start")
    play_out(table, [anna])
    visitor = guest(lite, "Boris", "en")
    for part in ("", "/replay?ply=3", "/result", "/analysis"):
        holds(visitor, f"/tables/{table}{part}")
