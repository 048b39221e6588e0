"""Names that look alike: nobody passes for another at a table, nor for a bot or the host."""

import pytest
from tests.server.harness import Running

from ratusha.server.model.lookalikes import distinct_names, look
from ratusha.server.words import say


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "\u0410nna"),
        ("Anna", "ANNA"),
        ("Anna", "\u00c1nna"),
        ("Anna", "An na"),
        ("Boris", "B\u043eris"),
        ("Illya", "lllya"),
        ("Bill", "B1ll"),
        ("Оля", "Oля"),
        ("Sasha", "$asha"),
    ],
)
def test_names_that_look_alike(one: str, other: str):
    assert look(one) == look(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Вера", "Вена"), ("Иван", "Инна"), ("Ян", "Яна")]
)
def test_names_that_do_not(one: str, other: str):
    assert look(one) != look(other)


def test_at_a_table_those_who_look_alike_have_their_seats_behind():
    assert distinct_names(["Anna", "Boris", "\u0410nna"], [True] * 3) == [
        "Anna (1)",
        "Boris",
        "\u0410nna (3)",
    ]
    assert distinct_names(["easy bot 2", "easy bot 2"], [True, False]) == ["easy bot 2 (1)", "easy bot 2"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_nobody_is_called_like_a_bot_or_the_host(lite: Running, lang: str):
    anna = lite.client("Anna", lang)
    for name in (say(lang, "bot-name", bot="easy", n="2"), say(lang, "host"), say(lang, "host").upper()):
        refused = anna.http.patch("/me", json={"name": name})
        assert refused.status_code == 409, name
        assert refused.json()["error"]["code"] == "name_not_allowed"
    assert anna.get("/me")["person"]["name"] == "Anna"


def test_two_who_look_alike_are_told_apart_in_the_lists_and_the_log(lite: Running):
    anna, other = lite.client("Anna"), lite.client("\u0410nna")
    table = anna.table("lantern_fair", ["open", "open"])
    assert anna.see(table)["table"]["seats"][0]["name"] == "Anna"
    other.do(table, "sit")
    anna.do(table, "start")
    names = [seat["name"] for seat in anna.see(table)["table"]["seats"]]
    assert names == ["Anna (1)", "\u0410nna (2)"]
