"""Guests, accounts, sessions, settings, the host."""

import sqlite3
from pathlib import Path
from typing import Any

from tests.server.harness import Client, Running, patient, play_out
from tests.server.races import one_becomes_the_host


class Browser:
    """Cookies and the CSRF token, as a page of ours would have them."""

    def __init__(self, address: str) -> None:
        self.http = patient.Client(base_url=address)
        self.fresh()

    def fresh(self) -> None:
        self.http.headers["x-csrf-token"] = self.http.get("/api/v1/me").json()["csrf"]

    def post(self, path: str, status: int = 200, **body) -> Any:
        answer = self.http.post(f"/api/v1{path}", json=body)
        assert answer.status_code == status, answer.text
        self.fresh()
        return answer.json()

    def me(self) -> Any:
        return self.http.get("/api/v1/me").json()["person"]


def guest(server: Running, name: str) -> Browser:
    browser = Browser(server.address)
    browser.post("/guests", 201, name=name)
    return browser


def test_a_guest_becomes_an_account_and_keeps_his_tables(server: Running):
    anna = guest(server, "Anna")
    table = anna.post("/tables", 201, game="lantern_fair", seats=["open", "open"])["table"]
    anna.post("/account", login="anna-one", password="correct horse")
    assert anna.me()["login"] == "anna-one"
    assert [t["id"] for t in anna.http.get("/api/v1/tables").json()["tables"]] == [table]
    other = Browser(server.address)
    other.post("/session", login="ANNA-one", password="correct horse")
    assert other.me()["id"] == anna.me()["id"]


def test_a_guest_who_logs_in_brings_his_tables_along(server: Running):
    first = guest(server, "Vera")
    first.post("/account", login="vera-one", password="correct horse")
    second = guest(server, "Vera on the phone")
    table = second.post("/tables", 201, game="lantern_fair", seats=["open", "open"])["table"]
    second.post("/session", login="vera-one", password="correct horse")
    assert second.me()["id"] == first.me()["id"]
    assert table in [t["id"] for t in first.http.get("/api/v1/tables").json()["tables"]]
    assert first.http.get(f"/api/v1/tables/{table}").json()["you"]["acts"]


def test_nobody_learns_which_logins_exist(server: Running):
    """A wrong password and an unknown login are answered alike; a login can be taken twice."""
    known = guest(server, "Known")
    known.post("/account", login="known-login", password="correct horse")
    wrong = Browser(server.address).http
    texts = set()
    for login in ("known-login", "unknown-login"):
        browser = Browser(server.address)
        answer = browser.http.post("/api/v1/session", json={"login": login, "password": "not the one"})
        texts.add((answer.status_code, answer.text))
    assert len(texts) == 1
    namesake = guest(server, "Namesake")
    namesake.post("/account", login="known-login", password="another password")
    assert namesake.me()["id"] != known.me()["id"]
    wrong.close()


def test_cookies_are_http_only_and_same_site_and_signed(server: Running):
    answer = patient.get(server.address)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    forged = patient.Client(base_url=server.address, cookies={"ratusha": cookie.split("=")[1][:20] + ".x.y"})
    assert forged.get("/api/v1/me").json()["person"] is None


def test_every_unsafe_request_needs_the_csrf_token(server: Running):
    anna = guest(server, "Anna")
    del anna.http.headers["x-csrf-token"]
    for method, path in (
        ("POST", "/api/v1/tables"), ("PATCH", "/api/v1/me"), ("DELETE", "/api/v1/me"),
        ("DELETE", "/api/v1/session"), ("POST", "/api/v1/tokens"), ("POST", "/new"),
        ("POST", "/settings/delete"), ("POST", "/logout"), ("POST", "/enter"),
    ):  # fmt: skip
        answer = anna.http.request(method, path, json={})
        assert answer.status_code == 403, (method, path, answer.status_code)
        form = anna.http.request(method, path, data={"csrf": "0" * 40})
        assert form.status_code == 403, (method, path, form.status_code)
    assert anna.me() is not None


def test_a_page_of_another_site_is_refused(server: Running):
    anna = guest(server, "Anna")
    for header in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        answer = anna.http.post("/api/v1/tokens", json={}, headers=header)
        assert answer.status_code == 403, header


def test_names_are_checked_and_escaped(server: Running):
    browser = Browser(server.address)
    for name in ("", "   ", "x" * 25, "a\u202eb", "a\x00b"):
        answer = browser.http.post("/api/v1/guests", json={"name": name})
        assert answer.status_code == (422 if "\0" in name else 409), name
        assert answer.json()["error"]["text"]
    nasty = guest(server, "<img src=x onerror=y>"[:24])
    table = nasty.post("/tables", 201, game="lantern_fair", seats=["open", "open"], title="<b>&'\"")["table"]
    nasty.post(f"/tables/{table}/chat", text="<script>alert(1)</script>")
    page = nasty.http.get(f"/tables/{table}").text + nasty.http.get("/").text
    assert "<img src=x" not in page
    assert "<b>&amp;" not in page
    assert "&lt;b&gt;&amp;" in page
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert" in page


def test_settings_are_kept_and_checked(server: Running):
    anna = server.client("Anna")
    wanted = {
        "lang": "ru",
        "theme": "dark",
        "colours": ["green"],
        "confirm": False,
        "standing": {"lantern_fair": {"bask": "never"}},
    }
    assert anna.http.patch("/me", json={"settings": wanted}).status_code == 200
    assert anna.get("/me")["person"]["settings"] == wanted
    bad: Any
    for bad in (
        {"lang": "de"}, {"webhook": "ftp://x"}, {"email": "nobody"}, {"colours": ["pink"]},
        {"standing": {"lantern_fair": {"bask": "perhaps"}}}, {"standing": {"chess": {}}}, {"confirm": "yes"},
    ):  # fmt: skip
        assert anna.http.patch("/me", json={"settings": bad}).status_code in (409, 422), bad
    table = anna.table("lantern_fair", ["open", "open"])
    assert anna.see(table)["table"]["seats"][0]["colour"] == "green"


def test_whoever_deletes_himself_leaves_no_name_and_bots_play_on(server: Running):
    anna, boris = server.client("Anna Unforgettable"), server.client("Boris")
    table = anna.table("lantern_fair", ["open", "open"], options={"length": "short"})
    boris.do(table, "sit")
    anna.do(table, "start")
    anna.do(table, "chat", text="remember me")
    assert anna.http.delete("/me").status_code == 200
    assert anna.http.get("/me").status_code == 401
    seen = boris.http.get(f"/tables/{table}").text + boris.http.get(f"/tables/{table}/chat").text
    assert "Unforgettable" not in seen
    assert "remember" not in seen
    play_out(table, [boris])


def test_password_change_ends_the_other_sessions(server: Running):
    anna = guest(server, "Anna")
    anna.post("/account", login="anna-two", password="correct horse")
    phone = Browser(server.address)
    phone.post("/session", login="anna-two", password="correct horse")
    assert (
        anna.http.post("/api/v1/password", json={"old": "wrong", "new": "battery staple"}).status_code == 403
    )
    anna.post("/password", old="correct horse", new="battery staple")
    assert phone.me() is None
    assert anna.me() is not None


def test_tokens_can_be_revoked(server: Running):
    anna = server.client("Anna")
    token = anna.post("/tokens", 201, label="my bot")["token"]
    known = anna.get("/tokens")["tokens"]
    assert token not in str(known)
    other = patient.Client(base_url=f"{server.address}/api/v1", headers={"authorization": f"Bearer {token}"})
    assert other.get("/me").json()["person"]["id"] == anna.id
    mine = next(entry["id"] for entry in known if entry["label"] == "my bot")
    assert anna.http.delete(f"/tokens/{mine}").status_code == 200
    assert other.get("/me").status_code == 401


def test_the_host_comes_by_the_printed_link_and_has_his_powers(server: Running):
    troll = server.client("Troll")
    assert troll.http.get("/host/health").status_code == 403
    assert troll.http.post("/host", json={"token": "0" * 27}).status_code == 404
    host = one_becomes_the_host(server)
    assert host.get("/host/health")["people"] >= 2
    table = troll.table("lantern_fair", ["open", "open"])
    host.post("/host/tables", table=table)
    assert troll.see(table)["table"]["why"] == "host"
    host.post("/host/tables", table=table, remove=True)
    assert troll.http.get(f"/tables/{table}").status_code == 404
    host.post("/host/names", name="tRoLL")
    assert troll.http.get("/me").status_code == 401
    fresh = Client(server.address, "")
    assert fresh.http.post("/guests", json={"name": "Troll", "token": True}).status_code == 409
    host.post("/host/names", name="troll", blocked=False)
    assert troll.get("/me")["person"]["name"] == "Troll"
    host.post("/host/people", person=troll.id, host=True)
    assert any(one["host"] for one in troll.get("/host/people", name="Gues")["people"])
    guest(server, "Ёлка_1")
    assert [one["name"] for one in troll.get("/host/people", name="ёЛКа_")["people"]] == ["Ёлка_1"]
    assert troll.get("/host/people", name="ёлка%")["people"] == []


def test_what_a_guest_made_without_sitting_there_goes_to_his_account_too(server: Running):
    first = guest(server, "Vera")
    name = f"maker-{first.me()['id'][:8]}"
    first.post("/account", login=name, password="correct horse")
    second = guest(server, "Vera on the phone")
    table = second.post("/tables", 201, game="lantern_fair", seats=["open", "open"])["table"]
    second.post(f"/tables/{table}/leave", seat=0)
    second.post("/session", login=name, password="correct horse")
    first.post(f"/tables/{table}/bot", seat=1, bot="random")


def test_nothing_of_a_deleted_person_is_in_the_database(site: Path, tmp_path: Path):
    """Neither name, login, address, words nor notes; a table he made and nobody came to is closed."""
    running = Running(site, tmp_path).start()
    try:
        anna, boris = running.client("Annunziata"), running.client("Boris")
        anna.post("/account", login="annunziata-login", password="correct horse")
        anna.http.patch("/me", json={"settings": {"webhook": "https://hook.example/annunziata"}})
        table = anna.table("lantern_fair", ["open", "open"], options={"length": "short"}, rated=True)
        lonely = anna.table("lantern_fair", ["open", "open"])
        boris.do(table, "sit")
        anna.do(table, "start")
        anna.do(table, "chat", text="annunziata was here")
        anna.do(table, "notes", text="annunziata thinks")
        play_out(table, [anna, boris])
        assert anna.http.delete("/me").status_code == 200
        assert boris.see(lonely)["table"]["why"] == "empty"
        assert boris.see(table)["table"]["seats"][0]["rated"] is None
        record = boris.http.get(f"/tables/{table}/record").text
        running.stop()
        with sqlite3.connect(tmp_path / "ratusha.db") as db:
            everything = "\n".join(db.iterdump()).casefold()
        db.close()
        assert "annunziata" not in everything + record.casefold()
        assert "boris" in everything
    finally:
        running.stop()
