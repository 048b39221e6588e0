"""Every game that is drawn: positions of random games in both languages, from every seat, in every frame."""

import re
from xml.etree import ElementTree

import pytest

from ratusha.draw import draw, drawing
from ratusha.draw.check import position_problems, positions
from ratusha.draw.component import components
from ratusha.kernel.decision import SPECTATOR
from ratusha.kernel.installed import game_ids
from ratusha.kernel.registry import game
from ratusha.kernel.words import LANGS

DRAWN = [id for id in game_ids() if drawing(game(id)) is not None]


@pytest.mark.parametrize(
    ("id", "seats"), [(id, seats) for id in DRAWN for seats in range(game(id).least, game(id).most + 1)]
)
def test_pictures_are_whole(id, seats):
    """No text leaves its frame or covers another; what an option touches is there, with its outline."""
    found: list[str] = []
    for at, g in enumerate(positions(game(id), seats, seed=seats, step=60)):
        viewer = g.asked[0] if g.asked else SPECTATOR
        found += position_problems(g, viewer, ("en", "ru")[at % 2])
    assert not found, "\n".join(found[:20])


@pytest.mark.parametrize("id", DRAWN)
def test_every_place_that_is_drawn_is_a_place_of_the_table(id):
    """So `places.everything` forgets none that a person can point at."""
    for g in positions(game(id), game(id).most, seed=7, step=120):
        for seat in range(g.seats):
            picture = draw(g.seen_by(seat), seat, "en")
            assert picture is not None
            assert picture.places()
            assert set(picture.places()) <= set(g.game.places(g))


@pytest.mark.parametrize("id", DRAWN)
def test_pictures_are_the_same_for_the_same_view(id):
    """Nothing but the view decides what is drawn; a spectator and a player share what they see alike."""
    g = game(id).start(seed=3)
    first, again = (draw(g.seen_by(SPECTATOR), 0, "en") for _ in range(2))
    assert first is not None
    assert again is not None
    assert first.parts == again.parts


PICTURED = {
    "altay": {"card", "technology", "wonder", "faction", "region"},
    "burgundy": {"building", "animal", "knowledge", "alike", "goods", "colour", "depot", "board"},
    "empire": {"square", "stack", "resource", "token"},
    "gloomhaven": {"adviser", "building", "race", "resource", "achievement", "shape", "terrain"},
    "terra_mystica": {
        "terrain",
        "building",
        "power_action",
        "bonus_card",
        "favour",
        "town",
        "scoring",
        "faction",
    },
}
"""The tables of each game's components whose records have pictures; phases and numbers have none."""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("id", DRAWN)
def test_components_have_pictures(id, lang):
    """Each record of these tables: one whole SVG, in which every word fits."""
    file = game(id).components
    assert file is not None
    rows = [
        (table, str(row.data["id"]))
        for table, rows in file.tables().items()
        for row in rows
        if "id" in row.data
    ]
    shared, pictures = components(game(id), rows, lang)
    assert {table for table, _ in pictures} == PICTURED[id]
    assert set(pictures) == {(table, name) for table, name in rows if table in PICTURED[id]}
    known = set(re.findall(r'id="([^"]+)"', shared))
    for svg in pictures.values():
        assert ElementTree.fromstring(svg).tag == "svg"
        assert set(re.findall(r'href="#([^"]+)"', svg)) <= known
        assert "textLength" not in svg
