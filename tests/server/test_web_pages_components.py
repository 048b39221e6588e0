"""The page of a game's components: every value with its source, for all games, in both languages."""

import html
import re

import pytest
from tests.server.harness import Running
from tests.server.visitors import Visitor

from ratusha.kernel.registry import game
from ratusha.server.web.pages.components import tables
from ratusha.server.words import say

GAMES = ["burgundy", "terra_mystica", "empire", "altay"]


def plain(page: str) -> str:
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", page)))


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("id", GAMES)
def test_every_record_stands_there_with_its_source(lite: Running, id: str, lang: str):
    page = Visitor(lite.address, lang).go(f"/components/{id}")
    parts = game(id).components
    assert parts is not None
    rows = [row for rows in parts.tables().values() for row in rows]
    assert len(re.findall(r"<li[^>]*>\n", page)) >= len(rows)
    for source, n in parts.share().items():
        assert page.count(f'class="source {source}"') >= n, "each record, and the sum at the top"
    assert not re.search(r">(server|kernel)-[a-z-]+<", page), "an id without words"


@pytest.mark.parametrize("id", GAMES)
def test_tables_fields_and_values_have_names_in_russian(id: str):
    """Latin letters are those printed on the map: letters of a terrain, coordinates of a hex."""
    shown = tables(id, "ru")
    said = [table["name"] for table in shown]
    for record in (record for table in shown for record in table["records"]):
        said += [
            record["name"],
            *(word for value in record["values"] for word in (value["name"], value["value"])),
        ]
    assert [words for words in said if re.search(r"[a-z]", words)] == []


def test_a_number_in_a_value_is_no_name():
    """Burgundy's goods have numbers for ids, and so have many values."""
    records = {record["name"]: record for table in tables("burgundy", "en") for record in table["records"]}
    assert records["Warehouse"]["values"][0]["value"] == "5"
    assert records["light blue goods"]["values"][0]["value"] == "light blue"


@pytest.mark.parametrize(
    ("id", "thing"),
    [
        ("burgundy", "Warehouse"),
        ("terra_mystica", "Witches"),
        ("empire", "Forest"),
        ("altay", "Farmer"),
        ("gloomhaven", "Patroness"),
    ],
)
def test_a_component_has_its_picture(lite: Running, id: str, thing: str):
    """The pictures refer to definitions that stand in the page once."""
    page = Visitor(lite.address, "en").go(f"/components/{id}")
    rows = re.findall(r'<li class="pictured">(.*?)</li>', page, re.S)
    assert any(f"<strong>{thing}</strong>" in row and "<svg" in row for row in rows)
    named = re.findall(r' id="([^"]+)"', page)
    assert len(named) == len(set(named))
    assert set(re.findall(r'href="#([\w.-]+)"', "".join(rows))) <= set(named)


def test_only_what_is_reconstructed(lite: Running):
    """The number of copies of a forest is reconstructed, what it makes is not; a resource is not at all."""
    visitor = Visitor(lite.address, "en")
    told = plain(visitor.go("/components/empire?only=reconstructed"))
    assert "Forest" in told
    assert re.search(r"copies: 4 reconstructed", told)
    assert "tier: basic" not in told
    assert "tier: basic" in plain(visitor.go("/components/empire"))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_things_are_called_as_everywhere_else(lite: Running, lang: str):
    told = plain(Visitor(lite.address, lang).go("/components/empire"))
    assert {"en": "Forest", "ru": "Лес"}[lang] in told
    assert {"en": "makes: wood, stone", "ru": "дерево"}[lang] in told


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_lobby_table_and_help_lead_there(lite: Running, lang: str):
    visitor = Visitor(lite.address, lang)
    visitor.form("/enter", name="Анна")
    for path in ("/", "/help"):
        assert 'href="/components/empire"' in visitor.go(path)
    visitor.go("/")
    visitor.form("/play", game="empire")
    assert 'href="/components/empire"' in visitor.page.text
    assert say(lang, "components") in visitor.page.text


def test_a_game_that_is_not_there_has_none(lite: Running):
    visitor = Visitor(lite.address, "en")
    visitor.go("/components/chess", 404)
    visitor.go("/components/brittle", 404)
