"""The Castles of Burgundy drawn: what is in sight in special positions."""

import re

import pytest

from ratusha.draw import draw
from ratusha.draw.check import (
    THUMB,
    outline_box,
    outline_size,
    position_problems,
    positions,
    problems,
    small_targets,
    text_boxes,
)
from ratusha.games.burgundy import GAME
from ratusha.games.burgundy.boards import AREA
from ratusha.games.burgundy.components import FIRST_TILE, NO_TILE, NUMBERS, SHIP
from ratusha.games.burgundy.draw import LEFT
from ratusha.games.burgundy.draw.estates import finishing
from ratusha.games.burgundy.geometry import SPACES
from ratusha.games.burgundy.state import GOODS_ROW, Burgundy
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import SPECTATOR
from ratusha.kernel.playout import playout
from ratusha.kernel.rng import Rng


def parts(g: Burgundy, seat: int = 0, lang: str = "en", frame: str = "table") -> dict[str, str]:
    """The parts of a picture by id."""
    picture = draw(g.seen_by(seat), seat, lang, frame, names=["Anna", "Boris", "Clara", "David"])
    assert picture is not None
    return {part.id: part.svg for part in picture.parts}


@pytest.mark.parametrize("boards", ["open", "secret", "2", "9"])
def test_boards_can_be_chosen_on_the_picture(boards):
    """Both sides of the sheet lie there with the spaces for the first castle; on a phone each is a tab."""
    g = GAME.start(seats=2, seed=4, boards=boards)
    for lang in ("en", "ru"):
        for viewer in (*g.asked, SPECTATOR):
            assert position_problems(g, viewer, lang) == []


def test_the_rings_of_two_boards_stay_on_their_paper_and_apart():
    """The glow round a place reaches 4.5 beyond its outline."""
    g = GAME.start(seats=2, seed=4, boards="open")
    shown = parts(g, g.seat)
    outlines = [
        re.search(r'data-outline="([^"]+)"', svg) for id, svg in shown.items() if re.fullmatch(r"side-\d", id)
    ]
    left, right = (outline_box(found[1]) for found in outlines if found)
    assert left.left >= 4.5
    assert right.right <= LEFT - 4.5
    assert right.left - left.right >= 9


def test_the_end_can_be_drawn_for_everybody():
    g = GAME.start(seats=4, seed=2)
    playout(g, Rng(2))
    for viewer in (0, 3, SPECTATOR):
        assert position_problems(g, viewer, "ru") == []


@pytest.mark.parametrize("seats", [3, 4])
def test_every_type_of_goods_and_many_of_each_fit(seats):
    """All six types in every depot, nine of each; two digits of silver, workers and goods sold."""
    g = GAME.start(seats=seats, seed=2)
    for depot in range(1, NUMBERS + 1):
        for kind in range(1, NUMBERS + 1):
            g.depot_goods[depot * GOODS_ROW + kind] = 9
    for seat, estate in enumerate(g.estates):
        estate.goods = [0, 9, 9, 9, 0, 0, 0]
        estate.silver = estate.workers = 99
        estate.derive()
        estate.sold[4] = 42
        for colour in (0, 1):
            if seat < 3:
                g.bonuses[2 * (2 * seat + colour)] = seat
    for viewer in range(seats):
        assert position_problems(g, viewer, "ru") == []


@pytest.mark.parametrize("frame", ["table", "phone-estate"])
def test_how_many_goods_there_are_is_not_under_their_ring(frame):
    g = GAME.start(seats=2, seed=2)
    g.estates[0].goods = [0, 3, 0, 0, 0, 0, 0]
    g.estates[0].derive()
    yard = parts(g, frame=frame)["yard"]
    outline = re.search(r'data-place="estate-0-goods-1" data-outline="([^"]+)"', yard)
    (count,) = (text for text in text_boxes(yard) if text.what == "×3")
    assert outline
    assert count.top > outline_box(outline[1]).bottom + 2.3


def test_equal_dice_are_one_place():
    """The id of a die is its number: both dice glow if they are equal."""
    g = GAME.start(seats=2, seed=2)
    g.dice[:2] = [5, 5]
    yard = parts(g)["yard"]
    (outline,) = re.findall(r'data-place="estate-0-die-5" data-outline="([^"]+)"', yard)
    assert outline.count("M") == 2


def test_only_what_changed_is_sent_again():
    """Boris takes workers: his yard changes, the depots, the tracks and the estates do not."""
    g = GAME.start(seats=2, seed=2)
    before = parts(g)
    g.estates[1].workers += 2
    after = parts(g)
    assert {id for id in after if after[id] != before.get(id)} == {"yard-1"}


def test_depot_spaces_for_more_players_say_for_how_many():
    two, four = (parts(GAME.start(seats=seats, seed=2))["depot-1"] for seats in (2, 4))
    assert re.findall(r">([34])</text>", two) == ["3", "4"]
    assert not re.findall(r'font-size="11"', four)


def test_targets_on_a_phone_are_as_large_as_a_thumb():
    """At the opening zoom. (Goods of one type in a depot of many types are chosen from the list.)"""
    g = GAME.start(seats=2, seed=3)
    rng = Rng(3)
    for _ in range(20):
        small = small_targets(g.seen_by(g.seat), g.seat, "en")
        assert [id for id in small if not re.fullmatch(r"depot-\d-goods-\d", id)] == []
        g.play(g.moves()[rng.below(len(g.moves()))])


def test_a_thumb_finds_each_type_of_goods_in_a_full_depot():
    """More than two types do not fit side by side: on a phone they have a row of their own."""
    g = GAME.start(seats=4, seed=2)
    for kind in (2, 3, 5, 6):
        g.depot_goods[4 * GOODS_ROW + kind] = 1
    shown = parts(g, frame="phone-depots")
    (row,) = [svg for id, svg in shown.items() if re.fullmatch(r"depot-\d-goods", id)]
    outlines = re.findall(r'data-outline="([^"]+)"', row)
    assert len(outlines) == 4
    assert all(min(outline_size(outline)) >= THUMB for outline in outlines)
    assert position_problems(g, 0, "ru") == []


def test_a_space_that_would_finish_its_area_shows_it():
    """Rule 9.1: the last empty space of an area, and no other; its area is seen while it is pointed at."""
    shown = 0
    for g in positions(GAME, 2, seed=5, step=60):
        for seat in range(2):
            assert isinstance(g, Burgundy)
            mine = g.estates[seat]
            if not mine.filled:
                continue
            spaces = finishing(mine.board, mine.filled)
            for space in range(SPACES):
                left = AREA[mine.board][space] & ~mine.filled
                assert (space in spaces) == (left == BIT[space])
            picture = draw(g.seen_by(seat), seat, "ru")
            assert picture is not None
            tinted = [part.svg for part in picture.parts if part.id == "finishing"]
            assert "".join(tinted).count("data-with=") == len(spaces)
            assert problems(picture) == []
            shown += len(spaces)
    assert shown


def test_a_ship_shows_the_place_in_the_turn_order_it_leads_to():
    """Rule 6.4: one space ahead, on top of who is there; in sight while the ship is pointed at."""
    g = GAME.start(seats=4, seed=3)
    seat = g.seat
    g.track[:] = [0, 0, 0, 0]
    other = (seat + 1) % 4
    g.track[other] = 2
    g.order[:] = [other, *(one for one in range(4) if one != other)]
    g.estates[seat].storage[:] = [NO_TILE, FIRST_TILE[SHIP], NO_TILE]
    drawn = parts(g, seat)["sailing"]
    assert f'data-with="estate-{seat}-storage-1"' in drawn
    assert re.search(r">2\.</text>", drawn), "second: only the one farther ahead moves before"
    assert "sailing" not in parts(g, other)
    g.track[other] = 1
    assert re.search(r">1\.</text>", parts(g, seat)["sailing"]), "on top of who is there"
