"""The page of a game's components: every value with its source, for all games, in both languages."""

import html
import re

import pytest
from tests.server.harness import Running
from tests.server.visitors import Visitor

from ratusha.kernel.registry import game
from ratusha.server.words import say

GAMES = ["burgundy", "terra_mystica", "empire"]


def plain(page: str) -> str:
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", page)))


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("id", GAMES)
def test_every_record_stands_there_with_its_source(lite: Running, id: str, lang: str):
    page = Visitor(lite.address, lang).go(f"/components/{id}")
    parts = game(id).components
    assert parts is not None
    rows = [row for rows in parts.tables().values() for row in rows]
    assert page.count("<li>\n") >= len(rows)
    for source, n in parts.share().items():
        assert page.count(f'class="source {source}"') >= n, "each record, and the sum at the top"
    assert not re.search(r">(server|kernel)-[a-z-]+<", page), "an id without words"


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
