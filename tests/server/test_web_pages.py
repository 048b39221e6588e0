"""The plain pages: a whole game through forms alone, every page in both languages, words complete."""

import html
import random
import re
from pathlib import Path

import pytest
from tests.server.harness import Running, patient, play_out
from tests.server.visitors import Visitor, guest

from ratusha.kernel import words
from ratusha.server import refusal
from ratusha.server.words import say

SOURCE = Path(refusal.__file__).parent
CLIENT = SOURCE.parent / "client"


def csrf_of(visitor: Visitor) -> str:
    found = re.search(r'name="csrf" value="([^"]*)"', visitor.page.text)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", ["lantern_fair", "burgundy"])
def test_a_whole_game_through_forms_alone(lite: Running, game: str, lang: str):
    """As a screen reader or a text browser would play it: no script, only buttons."""
    visitor = guest(lite, "Анна", lang)
    visitor.go(f"/new?game={game}")
    visitor.form("/new", seats="2", seat1="random")
    table = re.search(r"/tables/(\w+)", str(visitor.page.url))
    assert table is not None
    rng = random.Random(1)
    over = say(lang, "ended-rules")
    for _ in range(1500):
        text = visitor.page.text
        # 409: the bot was faster, and this is the fresh position
        assert visitor.page.status_code in (200, 409), re.findall(r'role="alert">([^<]*)', text)
        assert not re.search(r">(server|kernel|bots|lantern_fair|burgundy)-[a-z-]+<", text), (
            "an id without words"
        )
        if over in text:
            break
        moves = [html.unescape(move) for move in re.findall(r'<button name="move" value="([^"]*)"', text)]
        if visitor.forms("/confirm") and (not moves or rng.random() < 0.5):
            visitor.form(f"/tables/{table[1]}/confirm")
        elif moves:
            visitor.form(f"/tables/{table[1]}/step", move=rng.choice(moves))
        else:
            visitor.wait(f"/tables/{table[1]}", over)
    assert over in visitor.page.text
    for path in ("replay?ply=0", "replay?ply=9", "parts"):
        visitor.go(f"/tables/{table[1]}/{path}")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_page_shows_in_both_languages(lite: Running, lang: str):
    visitor = guest(lite, "Visitor", lang)
    other = {"en": "ru", "ru": "en"}[lang]
    for path in ("/", "/new", "/new?game=lantern_fair", "/import", "/settings", "/help",
                 "/rules/burgundy", "/rules/lantern_fair", "/host/become?token=x"):  # fmt: skip
        text = visitor.go(path)
        assert f'<html lang="{lang}"' in text
        assert f'<html lang="{other}"' in visitor.go(path + ("&" if "?" in path else "?") + f"lang={other}")
        visitor.http.cookies.delete("lang")
        assert not re.search(r">(server|kernel)-[a-z-]+<", text)
        assert "style=" not in text
        assert not re.search(r"<script(?! src)", text), "the policy allows no inline script"
    for path in ("/nowhere", "/tables/nosuch", "/i/nosuch", "/rules/chess"):
        visitor.go(path, 404)
    visitor.go("/host", 403)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_pages_of_a_table_in_each_of_its_states(lite: Running, lang: str):
    visitor = guest(lite, "Владелец", lang)
    visitor.go("/new?game=lantern_fair")
    visitor.form("/new", seats="2", seat1="open", clock_kind="days", open="invited", title="Наш стол")
    table = str(visitor.page.url).rsplit("/", 1)[1]
    assert say(lang, "waiting-for-players") in visitor.page.text
    visitor.form(f"/tables/{table}/invite")
    link = re.search(r'value="[^"]*/i/([\w-]+)"', visitor.page.text)
    assert link is not None
    friend = Visitor(lite.address, lang)
    friend.go(f"/i/{link[1]}")
    friend.form(f"/i/{link[1]}", name="Друг")
    assert friend.page.url.path == f"/tables/{table}"
    visitor.go(f"/tables/{table}")
    visitor.form(f"/tables/{table}/start")
    moves = re.findall(r'<button name="move" value="([^"]*)"', visitor.page.text)
    visitor.form(f"/tables/{table}/step", move=moves[1])
    assert say(lang, "confirm-prompt") in visitor.page.text
    visitor.form(f"/tables/{table}/undo")
    visitor.form(f"/tables/{table}/step", move="nonsense")
    assert visitor.page.status_code == 409
    assert 'role="alert"' in visitor.page.text
    visitor.go(f"/tables/{table}/sandbox")
    assert say(lang, "sandbox-everyone") in visitor.page.text
    visitor.form(f"/tables/{table}/sandbox?seat=0", move=moves[0])
    visitor.form(f"/tables/{table}/sandbox?seat=0", act="draft")
    assert say(lang, "draft") in visitor.page.text
    visitor.form(f"/tables/{table}/propose", what="pause")
    friend.go(f"/tables/{table}")
    assert say(lang, "agree") in friend.page.text
    friend.form(f"/tables/{table}/answer", yes="false")
    visitor.go(f"/tables/{table}")
    visitor.form(f"/tables/{table}/chat", text="Привет, <друг>!")
    assert "Привет, &lt;друг&gt;!" in visitor.go(f"/tables/{table}")


def test_who_comes_in_goes_on_where_he_wanted_to_go(lite: Running):
    """A newcomer picks a game in the lobby, is asked for a name, and is then at that game's form."""
    visitor = Visitor(lite.address, "en")
    visitor.go("/new?game=burgundy")
    assert visitor.page.url.path == "/enter"
    visitor.form("/enter", name="Newcomer")
    assert (visitor.page.url.path, visitor.page.url.params["game"]) == ("/new", "burgundy")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "This record can’t be read, line 1: a record begins with the line “ratusha-record 1”."),
        ("ru", "Запись не читается, строка 1: запись начинается строкой «ratusha-record 1»."),
    ],
    ids=["en", "ru"],
)
def test_what_is_no_record_is_refused_with_its_line_and_stays_in_the_form(
    lite: Running, lang: str, sentence: str
):
    visitor = guest(lite, "Visitor", lang)
    visitor.go("/import")
    visitor.form("/import", record="no record")
    assert visitor.page.status_code == 422
    assert sentence in html.unescape(visitor.page.text)
    assert ">no record</textarea>" in visitor.page.text


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_refused_log_in_keeps_the_login_and_where_one_was_going_but_never_the_password(lite: Running, lang):
    """And says the same of a login that exists and of one that does not."""
    member = guest(lite, "Member", "en")
    member.go("/settings")
    member.form("/settings/account", login=f"member-{lang}", password="correct horse")
    pages: list[str] = []
    for login in (f"member-{lang}", f"nobody-{lang}", '"><script>alert(1)</script>'):
        visitor = Visitor(lite.address, lang)
        visitor.go("/enter?next=/new")
        visitor.form("/login", login=login, password="not the secret")
        assert visitor.page.status_code == 403
        field = re.search(r'<input name="login"[^>]*>', visitor.page.text)
        assert field is not None
        assert f'value="{html.escape(login)}"'.replace("&quot;", "&#34;") in field[0]
        assert "not the secret" not in visitor.page.text
        assert "<script>alert" not in visitor.page.text
        assert visitor.page.text.count('name="next" value="/new"') == 2
        cut = re.sub(r'name="csrf" value="[^"]*"', "", visitor.page.text)
        pages.append(cut.replace(field[0], ""))
    assert pages[0] == pages[1] == pages[2]
    visitor = Visitor(lite.address, lang)
    visitor.go("/enter?next=/new")
    visitor.form("/login", login=f"member-{lang}", password="not the secret")
    visitor.form("/login", login=f"member-{lang}", password="correct horse")
    assert visitor.page.url.path == "/new"


def test_a_refused_name_is_kept_to_be_mended(lite: Running):
    visitor = Visitor(lite.address, "en")
    visitor.go("/enter?next=/new")
    visitor.form("/enter", name="x" * 25)
    assert visitor.page.status_code == 422
    assert f'value="{"x" * 25}"' in visitor.page.text
    assert visitor.page.text.count('name="next" value="/new"') == 2


def test_settings_through_the_form(lite: Running):
    visitor = guest(lite, "Before", "en")
    visitor.go("/settings")
    visitor.form(
        "/settings", name="After", lang="ru", theme="dark", **{"standing.lantern_fair.bask": "never"}
    )
    assert 'lang="ru" data-theme="dark"' in visitor.page.text
    assert "After" in visitor.page.text
    visitor.form("/settings/account", login="after-login", password="short")
    assert visitor.page.status_code == 422
    visitor.form("/settings/account", login="after-login", password="long enough")
    assert "after-login" in visitor.page.text
    visitor.form("/settings/token", label="bot")
    token = re.search(r"<code>([\w-]{20,})</code>", visitor.page.text)
    assert token is not None
    answer = patient.get(f"{lite.address}/api/v1/me", headers={"authorization": f"Bearer {token[1]}"})
    assert answer.json()["person"]["name"] == "After"
    visitor.form("/settings/delete", sure="on")
    assert visitor.page.url.path == "/"


def test_who_sits_here_too_keeps_the_seat_he_has(lite: Running):
    visitor = guest(lite, "Twice", "en")
    visitor.go("/new?game=lantern_fair")
    visitor.form("/new", seats="2", seat1="open")
    path = str(visitor.page.url.path)
    visitor.form(f"{path}/sit")
    names = re.findall(r'<span class="name"[^>]*>([^<]*)<', visitor.page.text)
    assert names == ["Twice 1", "Twice 2"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_pause_is_ended_from_where_it_is_announced(lite: Running, lang):
    visitor = guest(lite, "Idler", lang)
    visitor.go("/new?game=lantern_fair")
    visitor.form("/new", seats="2", seat1="random")
    path = str(visitor.page.url.path)
    visitor.page = visitor.http.post(  # the first such form asks for a take-back
        f"{path}/propose", data={"what": "pause", "csrf": csrf_of(visitor)}
    )
    decide = re.search(r'<section class="decide".*?</section>', visitor.page.text, re.S)
    assert decide is not None
    assert say(lang, "status-paused") in decide[0]
    assert f">{say(lang, 'ask-resume')}<" in decide[0]
    visitor.form(f"{path}/propose", what="resume")
    assert f'<h2 id="prompt">{say(lang, "status-paused")}' not in visitor.page.text


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_sleeping_hours_through_the_form(lite: Running, lang):
    """They stand on the card and at the table; a wrong zone, or one time of two, comes back to be mended."""
    visitor = guest(lite, "Nightowl", lang)
    visitor.go("/new?game=lantern_fair")
    plan = {"seats": "2", "seat1": "open", "clock_kind": "days", "clock_days": "3", "open": "open"}
    night = {"clock_sleep_from": "22:30", "clock_sleep_to": "07:00", "clock_zone": "Europe/Nowhere"}
    page = html.unescape(visitor.form("/new", **plan, **night))
    assert visitor.page.status_code == 422
    assert say(lang, "refused-unknown-time-zone", name="Europe/Nowhere") in page
    assert all(f'value="{value}"' in page for value in night.values())
    page = html.unescape(
        visitor.form("/new", **plan, **(night | {"clock_sleep_to": "", "clock_zone": "UTC"}))
    )
    assert visitor.page.status_code == 422
    assert say(lang, "refused-incomplete-sleeping-hours") in page
    told = say(lang, "clock-sleep-short", zone="Asia/Tokyo", **{"from": "22:30", "to": "07:00"})
    page = html.unescape(visitor.form("/new", **plan, **(night | {"clock_zone": "Asia/Tokyo"})))
    assert visitor.page.status_code == 200
    assert told in page
    assert told in html.unescape(visitor.go("/"))
    visitor.go("/new?game=lantern_fair")
    empty = {"clock_sleep_from": "", "clock_sleep_to": "", "clock_zone": "Asia/Tokyo"}
    page = html.unescape(visitor.form("/new", **plan, **empty))
    assert visitor.page.status_code == 200
    assert "Asia/Tokyo" not in page
    visitor.go("/new?game=lantern_fair")
    visitor.form("/new", **(plan | {"seat1": "hot"}))
    until = re.escape(say(lang, "clock-until"))
    assert re.search(rf'<span class="deadline quiet">{until} <time datetime="', visitor.page.text)
    assert re.search(rf'<span class="until">.*{until} <time datetime="', visitor.go("/")), "and on the card"


def test_a_finished_table_is_shown_to_anyone(lite: Running):
    anna = lite.client("Anna")
    table = anna.table("lantern_fair", ["open", "random"], options={"length": "short"})
    anna.do(table, "start")
    play_out(table, [anna])
    stranger = patient.Client(base_url=lite.address, follow_redirects=True)
    page = stranger.get(f"/tables/{table}")
    assert page.status_code == 200
    assert say("en", "ended-rules") in page.text


def ids_in_use() -> set[str]:
    """The message ids that stand whole in the source and the templates."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        text = file.read_text()
        codes = re.findall(r'Refused\(\s*"([a-z_]+)"', text)
        found |= {f"server-refused-{code.replace('_', '-')}" for code in codes}
        found |= {f"server-{id}" for id in re.findall(r'say\([^"]*?, "([a-z0-9-]+)"', text)}
        found |= set(re.findall(r'Msg\("(server-[a-z-]+)"', text))
    for file in (CLIENT / "templates").glob("*.html"):
        found |= {f"server-{id}" for id in re.findall(r"\bt\('([a-z0-9-]+[a-z0-9])'", file.read_text())}
    return found


def test_both_languages_have_all_words():
    english, russian = words.ids("server", "en"), words.ids("server", "ru")
    assert english == russian
    assert ids_in_use() - english == set()
