"""Every page, wide and narrow, in both languages: nothing that axe calls a violation, nothing too wide."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from tests.browser.visitors import NARROW, WIDE, People, Server, Visitor, expect
from tests.server.harness import Client, Running, play_out

pytestmark = pytest.mark.long

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"], "resultTypes": ["violations"]}


def look(visitor: Visitor, name: str, path: str = "") -> None:
    """Look at a page in both sizes."""
    for size in (WIDE, NARROW):
        visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
        if path:
            visitor.go(path)
        visitor.page.wait_for_load_state()
        width = size["width"]
        assert visitor.sideways() == 0, f"{name} is wider than {width} pixels"
        found = Axe().run(visitor.page, options=RULES).response["violations"]
        assert [(v["id"], [n["target"] for n in v["nodes"]]) for v in found] == [], (name, width)
        assert visitor.page.locator("h1").count() == 1, name
        assert visitor.page.locator("main").count() == 1, name


@pytest.fixture(params=["en", "ru"])
def anna(request: pytest.FixtureRequest, people: People) -> Visitor:
    return people.visitor(request.param)


def test_the_pages_for_everybody(anna: Visitor):
    for path in ("/", "/enter", "/help", "/rules/lantern_fair"):
        look(anna, path, path)
    for path in ("/nowhere", "/i/nosuch"):
        look(anna, path, path)
        anna.complaints.clear()  # 404
    anna.go("/enter")
    anna.page.fill("input[name=login]", "nobody")
    anna.page.fill("input[name=password]", "wrong password")
    anna.send("form[action='/login'] button")
    look(anna, "a wrong password")
    anna.complaints.clear()  # 403


def test_the_pages_of_a_person(anna: Visitor, server: Running):
    anna.enter("Анна")
    for game in ("burgundy", "terra_mystica", "empire", "altay", "gloomhaven"):
        look(anna, f"new {game}", f"/new?game={game}")
    for path in ("/new", "/import", "/settings", "/host/become?token=x"):
        look(anna, path, path)
    look(anna, "not the host", "/host")
    anna.complaints.clear()  # 403
    anna.go("/settings")
    anna.page.fill("form[action='/settings/account'] input[name=login]", f"anna-{anna.lang}")
    anna.page.fill("form[action='/settings/account'] input[name=password]", "a long password")
    anna.send("form[action='/settings/account'] button")
    anna.page.fill("form[action='/settings/token'] input[name=label]", "my bot")
    anna.send("form[action='/settings/token'] button")
    look(anna, "an account with a token")
    anna.page.select_option("select[name=theme]", "dark")
    anna.send("form[action='/settings'] button.confirm")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    look(anna, "dark lobby", "/")
    look(anna, "dark settings", "/settings")
    anna.play_now("burgundy")
    anna.asked()
    anna.click(anna.options.first)
    look(anna, "dark table")
    if not server.has_host:
        anna.page.goto(server.host_link)
        anna.send("main button")
        server.has_host = True
        look(anna, "host", "/host?name=А")


def test_the_lobby_and_a_table_that_waits(anna: Visitor, server: Running):
    anna.enter("Анна")
    boris = server.client("Борис", anna.lang)
    table = boris.table("burgundy", ["open", "open", "easy"], clock={"kind": "live"}, title="Стол Бориса")
    boris.do(table, "chat", room="table", text="x" * 200)
    look(anna, "lobby", "/")
    look(anna, "a free seat", f"/tables/{table}")
    anna.sit()
    look(anna, "seated", f"/tables/{table}")
    anna.go("/new?game=terra_mystica")
    anna.page.select_option("select[name=seat1]", "open")
    anna.page.check("input[value=invited]")
    anna.page.click("form[data-new] button.confirm")
    anna.click(anna.button("invite-friend"))
    look(anna, "my table waits")
    link = anna.page.get_by_label(anna.say("send-link")).input_value()
    look(anna, "invitation", link.removeprefix(anna.address))


@pytest.mark.parametrize(
    "game", ["burgundy", "terra_mystica", "empire", "altay", "gloomhaven", "lantern_fair"]
)
def test_a_table_being_played(anna: Visitor, game: str):
    table = anna.play_now(game, "Анна")
    clicks = {
        "burgundy": 3,
        "terra_mystica": 12,
        "empire": 6,
        "altay": 6,
        "gloomhaven": 8,
        "lantern_fair": 3,
    }[game]
    done = 0
    while done < clicks:
        anna.asked()
        done += anna.act(done)
    anna.asked()
    anna.page.evaluate("for (const d of document.querySelectorAll('details')) d.open = true")
    look(anna, f"{game}: my turn, everything open")
    look(anna, f"{game}: sandbox", f"/tables/{table}/sandbox")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_questions_with_screens_of_their_own(people: People, theme: str):
    """A sealed vote, a leech, a battle: at the table and in the sandbox."""
    anna = people.visitor("en" if theme == "light" else "ru", color_scheme=theme)
    anna.enter("Анна")
    for game, record, question, nth in (
        ("gloomhaven", "easy-4-14", "Bids", 17),
        ("terra_mystica", "4p_first_game", "AnswerLeech", 0),
        ("altay", "easy-4-9", "Answer", 20),
    ):
        anna.take_over(game, record, question, nth)
        look(anna, f"{theme}: {question}")
        table = anna.page.url.rpartition("/")[2]
        look(anna, f"{theme}: {question}, sandbox", f"/tables/{table}/sandbox")


def test_a_draft(anna: Visitor):
    table = anna.play_now("terra_mystica", "Анна")
    anna.asked()
    anna.click(anna.options.first)
    look(anna, "a draft", f"/tables/{table}")


def two(server: Running, lang: str, anna: Visitor, game: str) -> tuple[Client, str]:
    """Anna, in her browser, and somebody else at a table."""
    boris = server.client("Борис", lang)
    table = boris.table(game, ["open", "open"])
    anna.enter("Анна", f"/tables/{table}")
    anna.sit()
    boris.do(table, "start")
    return boris, table


def test_a_table_that_waits_for_others_and_its_end(anna: Visitor, people: People, server: Running):
    boris, table = two(server, anna.lang, anna, "lantern_fair")
    anna.asked()
    while anna.act():
        pass
    boris.do(table, "propose", what="pause")
    look(anna, "the other decides, and proposes", f"/tables/{table}")
    look(people.visitor(anna.lang), "a spectator", f"/tables/{table}")
    bots = boris.table("lantern_fair", ["open", "easy"])
    boris.do(bots, "start")
    play_out(bots, [boris])
    look(anna, "the end", f"/tables/{bots}")
    look(anna, "the result", f"/tables/{bots}/result")
    look(anna, "replay", f"/tables/{bots}/replay?ply=5")


def test_the_components_of_the_games(anna: Visitor):
    """Long pages: each in one language."""
    for game in {"en": ("burgundy", "altay"), "ru": ("terra_mystica", "empire", "gloomhaven")}[anna.lang]:
        look(anna, f"components of {game}", f"/components/{game}")


def test_the_end_of_a_game_with_pictures(anna: Visitor, server: Running):
    boris = server.client("Борис", anna.lang)
    table = boris.table("terra_mystica", ["open", "random"])
    boris.do(table, "start")
    play_out(table, [boris], lambda options: options[-1])
    look(anna, "the end", f"/tables/{table}")
    for page in ("result", "replay?ply=20", "board/1"):
        look(anna, page, f"/tables/{table}/{page}")


def test_a_frozen_table(anna: Visitor, server: Running):
    boris, table = two(server, anna.lang, anna, "brittle")
    seen: Any = boris.see(table)
    body = {"moves": ["boom"], "ply": seen["table"]["ply"], "seat": seen["you"]["seat"]}
    boris.http.post(f"/tables/{table}/submit", json=body)
    look(anna, "frozen", f"/tables/{table}")


def test_too_fast(anna: Visitor, people: People, site: Any, tmp_path: Any):
    """What somebody sees who creates tables faster than is allowed."""
    strict = Server(site, tmp_path / "strict", RATUSHA_RATES="0.1").start()
    try:
        hasty = People(people.browser, strict).visitor(anna.lang)
        hasty.enter("Анна")
        for _ in range(4):
            hasty.go("/")
            hasty.send("button[name=game][value=lantern_fair]")
            if hasty.page.get_by_role("alert").count():
                break
        look(hasty, "too fast")
        expect(hasty.page.get_by_role("alert")).to_be_visible()
        hasty.page.context.close()
    finally:
        strict.stop()
