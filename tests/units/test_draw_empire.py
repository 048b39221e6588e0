"""Founders of the Empire drawn: what is in sight in special positions."""

import re

import pytest

from ratusha.draw import draw
from ratusha.draw.check import (
    icons_run_over,
    position_problems,
    positions,
    problems,
    small_targets,
    text_boxes,
)
from ratusha.games.empire import GAME
from ratusha.games.empire.adding import Lay
from ratusha.games.empire.components import (
    COIN,
    KIND,
    KINDS,
    MASTERS,
    NATURE,
    NEEDS,
    PRIZE,
    ROW,
    STACK,
    STACKS,
    VILLAGE,
    most_squares,
)
from ratusha.games.empire.draw.realms import Shown, draw_realm
from ratusha.games.empire.draw.supplying import supplied
from ratusha.games.empire.moves import AT, ORIGIN, RIGHT, cell_at
from ratusha.games.empire.realm import COINED, MASTERED, RAVAGED, Realm
from ratusha.games.empire.state import Empire
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import SPECTATOR
from ratusha.kernel.playout import playout
from ratusha.kernel.rng import Rng

NEED = r'<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"'
"""What a square needs stands in small boxes."""
NAMES = ["Anna", "Boris", "Clara", "David"]


def parts(g: Empire, seat: int = 0, lang: str = "en", frame: str = "table") -> dict[str, str]:
    """The parts of a picture by id."""
    picture = draw(g.seen_by(seat), seat, lang, frame, names=NAMES[: g.seats])
    assert picture is not None
    return {part.id: part.svg for part in picture.parts}


def began(seats: int = 2) -> Empire:
    """A game after the draft."""
    g = GAME.start(seats=seats, seed=2)
    while any(len(realm.cells) < 2 for realm in g.realms):
        g.play(g.moves()[0])
    return g


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_squares_of_the_draft_all_lie_open(seats):
    """Two for each player and one more; they go on in the lines of the empty rows."""
    g = GAME.start(seats=seats, seed=2)
    rows = parts(g)["rows"]
    assert len(re.findall(r'data-place="row-nature-\d+"', rows)) == 2 * seats + 1
    while any(len(realm.cells) < 2 for realm in g.realms):
        assert position_problems(g, g.asked[0], "ru") == []
        g.play(g.moves()[-1])


def test_the_end_can_be_drawn_for_everybody():
    g = GAME.start(seats=4, seed=2)
    playout(g, Rng(2))
    for viewer in (0, 3, SPECTATOR):
        assert position_problems(g, viewer, "ru") == []


@pytest.mark.parametrize("wide", [True, False])
def test_the_largest_realm_fits_however_it_lies(wide):
    """As many squares as a game can bring, in one line, with something on each of them."""
    g = began()
    for realm in g.realms:
        realm.cells = [cell_at(at, 0) if wide else cell_at(0, at) for at in range(most_squares())]
        realm.kinds = [at % KINDS for at in range(most_squares())]
        realm.marks = [at % 8 for at in range(most_squares())]
        realm.derive()
        realm.hand = [6, 6, 6]
        realm.masters = BIT[MASTERS] - 1
        realm.replaced = [0] * 12
    g.bought = 4
    for lang in ("en", "ru"):
        assert position_problems(g, 0, lang) == []


def test_every_square_and_every_prize_can_be_read():
    """All kinds in rows, prizes and realms, in both languages."""
    g = began()
    for lang in ("en", "ru"):
        for first in range(0, KINDS, ROW):
            kinds = range(first, min(first + ROW, KINDS))
            g.rows = [[kind for kind in kinds if STACK[kind] == stack] for stack in range(PRIZE)]
            g.prizes = [kind for kind in kinds if STACK[kind] == PRIZE]
            realm = Realm()
            for at, kind in enumerate(kinds):
                realm.add(ORIGIN + at * RIGHT, kind)
            g.realms[0] = realm
            for frame in ("table", "board-0", "phone-realm", "phone-rows", "phone-prizes"):
                picture = draw(g.seen_by(0), 0, lang, frame)
                assert picture is not None
                assert problems(picture) == []


def test_a_full_row_says_that_opening_clears_it():
    g = began()
    assert "clears row" not in parts(g)["rows"]
    g.rows[VILLAGE] = [KIND.index("mine")] * ROW
    assert parts(g)["rows"].count(">clears row<") == 1
    g.left = [0 if STACK[kind] == VILLAGE else n for kind, n in enumerate(g.left)]
    g.derive()
    assert "clears row" not in parts(g)["rows"]


def test_what_lies_on_a_square_can_be_told_apart():
    g = began()
    plain = parts(g)["squares-0"]
    looks = {plain}
    for marks in (RAVAGED, COINED, MASTERED):
        g.realms[0].marks[0] = marks
        looks.add(parts(g)["squares-0"])
    assert len(looks) == 4


def test_a_cart_stands_where_its_four_squares_meet():
    g = began()
    realm = Realm()
    for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
        realm.add(cell_at(x, y), NATURE)
    g.realms[0] = realm
    before = parts(g)["squares-0"]
    assert 'data-place="realm-0-joint-0_0"' in before
    assert "#i-carts" not in before
    realm.join(cell_at(0, 0))
    assert "#i-carts" in parts(g)["squares-0"]


def test_only_what_changed_is_sent_again():
    """Boris gets a coin: his sheet changes, the rows, the prizes and Anna's realm do not."""
    g = began()
    before = parts(g)
    g.realms[1].hand[COIN] += 1
    after = parts(g)
    assert {id for id in after if id in before and after[id] != before[id]} == {"realm-1"}


def test_targets_on_a_phone_are_as_large_as_a_thumb():
    for at, g in enumerate(positions(GAME, 3, seed=3, step=11)):
        if g.asked and at < 20:
            assert small_targets(g.seen_by(g.asked[0]), g.asked[0], "en") == []


@pytest.mark.parametrize("side", [44, 52, 58, 64, 72])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_ring_round_a_square_leaves_its_name_and_number_readable(side, lang):
    """A ring is 4.6 wide, half of it within the outline, which lies 1 inside of the square."""
    for kind in range(KINDS):
        realm = Shown(0, (ORIGIN,) * 12, (kind,) * 12, (0,) * 12, (), (), ())
        for text in text_boxes(draw_realm(realm, 0, 0, side, side, side, False, lang)):
            assert not text.what.isdigit() or text.right <= side - 3.3, text
            assert text.bottom <= side - 3.3, text


def test_numbers_of_two_digits_fit_beside_what_a_small_square_needs():
    """A realm of many squares, as bots that want to win build it."""
    for side in range(26, 46):
        for kind in range(KINDS):
            realm = Shown(0, (ORIGIN,) * 12, (kind,) * 12, (0,) * 12, (), (), ())
            part = draw_realm(realm, 0, 0, side, side, side, False, "ru")
            numbers = [text for text in text_boxes(part) if text.what == "12"]
            needs = [float(x) + float(wide) for x, wide in re.findall(NEED, part)]
            assert all(text.left > max(needs, default=0) - 1 for text in numbers if STACK[kind] != PRIZE)
            assert icons_run_over("realm", part) == []


@pytest.mark.parametrize("side", [42, 54, 58, 72])
def test_what_war_leaves_of_a_square_is_not_over_its_name(side):
    for kind in range(KINDS):
        realm = Shown(0, (ORIGIN,), (kind,), (RAVAGED,), (), (), ())
        for lang in ("en", "ru"):
            assert icons_run_over("realm", draw_realm(realm, 0, 0, side, side, side, False, lang)) == []


@pytest.mark.parametrize("side", range(26, 93))
def test_the_number_of_a_ravaged_square_stands_beside_the_flame(side):
    """On a prize, too, and where squares are small, as in a replay with four players."""
    cells = tuple(cell_at(at, 0) for at in range(30))
    for stack in range(len(STACKS)):
        kind = next(kind for kind in range(KINDS) if STACK[kind] == stack)
        shown = Shown(0, cells, (kind,) * 30, (RAVAGED,) * 30, (), (), ())
        assert icons_run_over("realm", draw_realm(shown, 0, 0, 30 * side, side, side, False, "ru")) == []


def test_a_line_comes_from_every_supplier_of_a_place():
    """While a square is laid each place has its suppliers: neighbours that make what is needed (rule 5.3)."""
    seen = 0
    for g in positions(GAME, 2, seed=4, step=1):
        top = g.agenda[-1] if g.agenda else None
        if not isinstance(g, Empire) or not isinstance(top, Lay):
            continue
        found = supplied(g, top.seat)
        assert found is not None and supplied(g, 1 - top.seat) is None
        kind, shown = found
        assert [place.cell + AT.first for place in shown] == top.moves(g)
        for place in shown:
            met = sorted(resource for _, resource in place.lines)
            assert met == sorted(NEEDS[kind]) or (g.bought_unit() and len(met) == len(NEEDS[kind]) - 1)
            assert len({cell for cell, _ in place.lines}) == len(place.lines)
        picture = draw(g.seen_by(top.seat), top.seat, "en")
        assert picture is not None
        assert picture.markup().count("data-with=") == len(shown)
        assert problems(picture) == []
        seen += 1
        if seen == 12:
            return
    raise AssertionError("too few squares were laid")
