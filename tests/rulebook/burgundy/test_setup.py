"""Setting up. Chapter 2."""

import pytest
from tests.rulebook.vocabulary import asked, draw_on, gained, legal, play, refused

from ratusha.games.burgundy import GAME
from ratusha.games.burgundy.boards import SHEETS
from ratusha.games.burgundy.components import CASTLE_TILE, NORMAL
from ratusha.kernel import CHANCE, SPECTATOR, BadInput, Chance, Rng
from ratusha.kernel.sealed import HIDDEN

from .table import goods, position, start


@pytest.mark.rule("burgundy 2.1", "burgundy 2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_drawn_and_the_others_follow_clockwise(seats):
    """With seat 1 as the start player the tower is 1, 2, … and then 0, all on the first space."""
    g = start(seats)
    assert legal(g) == [f"start seat={seat}" for seat in range(seats)]
    g.play_text("start seat=1")
    assert g.order == [*range(1, seats), 0]
    assert g.track == [0] * seats


@pytest.mark.rule("burgundy 2.2")
def test_workers_in_turn_order_and_one_silver_each():
    """The start player gets 1 worker, the next 2, then 3, then 4."""
    g = start(4)
    g.play_text("start seat=2")
    assert [g.estates[seat].workers for seat in (2, 3, 0, 1)] == [1, 2, 3, 4]
    assert [estate.silver for estate in g.estates] == [1, 1, 1, 1]


@pytest.mark.rule("burgundy 2.3")
@pytest.mark.parametrize(("seats", "unseen"), [(2, 11), (3, 8), (4, 5)])
def test_three_random_goods_each_and_the_rest_stays_unseen(seats, unseen):
    """42 goods: 25 for the phases, 3 a player, and 11, 8 or 5 never come into play."""
    g = start(seats)
    g.play_text("start seat=0")
    assert legal(g) == [f"goods type={n}" for n in range(1, 7)]
    for _ in range(seats):
        for kind in (4, 5, 6):
            g.play_text(f"goods type={kind}")
    assert [goods(g, seat) for seat in range(seats)] == [{4: 1, 5: 1, 6: 1}] * seats
    assert sum(g.goods_supply) == 42 - 3 * seats == 25 + unseen


@pytest.mark.rule("burgundy 2.3")
def test_every_goods_tile_is_equally_likely():
    """After two red tiles have gone five of 40 are red."""
    g = start(2)
    g.play_text("start seat=0")
    g.play_text("goods type=4")
    g.play_text("goods type=4")
    top = g.agenda[-1]
    assert isinstance(top, Chance)
    assert top.tickets(g) == 40
    assert top.weights(g) == [7, 7, 7, 5, 7, 7]


@pytest.mark.rule("burgundy 2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_on_board_1_with_a_castle_in_the_middle(seats):
    """The start castles come from the 14 castles with the normal back."""
    g = start(seats)
    draw_on(g, "FillDepot")
    for estate in g.estates:
        assert estate.board == 1
        assert [space for space in range(37) if estate.tiles[space] >= 0] == [18]
        assert estate.tiles[18] == CASTLE_TILE
    draw_on(g)
    laid_out = 1 if seats == 2 else 2
    assert NORMAL[CASTLE_TILE] == 14
    assert g.supply[CASTLE_TILE] == 14 - seats - laid_out


@pytest.mark.rule("burgundy 2.5")
def test_the_start_castle_brings_neither_points_nor_an_action():
    """On board 1 it fills a castle area of one space: no points, and the first decision is a turn."""
    g = start(2)
    draw_on(g)
    assert g.scores == [0, 0]
    assert asked(g) == "Turn"


@pytest.mark.rule("burgundy 2.5")
def test_the_start_castle_counts_for_its_area():
    """Board 7 has castle areas of two: a castle next to the start castle on space 1 finishes it, 3 + 10."""
    g = position(board=7, castle=1, storage=["castle"], dice=(4, 1))
    play(g, "place die=4 storage=0 space=2")
    assert gained(g) == {"area-castle": 3, "phase": 10}


@pytest.mark.rule("burgundy 2.5", "burgundy 9.3")
def test_the_start_castle_counts_for_its_colour():
    """The third placed castle fills the fourth castle space: the colour is complete."""
    g = position(tiles={1: "castle", 2: "castle", 11: "bank"}, storage=["castle"], dice=(6, 1))
    play(g, "place die=6 storage=0 space=6")
    assert gained(g) == {"area-castle": 6, "phase": 10, "bonus": 5}


@pytest.mark.rule("burgundy 2.7")
@pytest.mark.parametrize("option", ["open", "secret"])
def test_sheets_are_dealt_after_the_start_player_and_before_phase_a(option):
    g = start(3, boards=option)
    g.play_text("start seat=2")
    draw_on(g, "DealSheet")
    assert sum(sum(goods(g, seat).values()) for seat in range(3)) == 9
    assert g.phase == 0
    assert legal(g) == [f"deal sheet={n}" for n in range(1, 7)]
    g.play_text("deal sheet=5")
    assert "deal sheet=5" not in legal(g)
    g.play_text("deal sheet=1")
    g.play_text("deal sheet=6")
    assert g.phase == 0
    assert all(estate.board == 0 for estate in g.estates)
    assert g.seat != CHANCE


@pytest.mark.rule("burgundy 2.7")
def test_any_castle_space_of_either_side_may_be_chosen():
    """A sheet with boards 6 and 7: castle spaces 2, 18, 33, 36 and 1, 2, 34, 35."""
    g = start(2, boards="open")
    g.play_text("start seat=0")
    draw_on(g, "DealSheet")
    assert SHEETS[4] == (6, 7)
    g.play_text("deal sheet=5")
    g.play_text("deal sheet=1")
    want = [f"settle board=6 space={space}" for space in (2, 18, 33, 36)]
    want += [f"settle board=7 space={space}" for space in (1, 2, 34, 35)]
    assert legal(g) == want
    assert refused(g, "settle board=6 space=1") == "2.7"
    assert refused(g, "settle board=1 space=18") == "2.7"
    assert refused(g, "end") == "2.7"


@pytest.mark.rule("burgundy 2.8")
def test_open_choice_goes_in_turn_order_and_is_seen():
    g = start(3, boards="open")
    g.play_text("start seat=1")
    draw_on(g, "DealSheet")
    for sheet in (1, 2, 3):
        g.play_text(f"deal sheet={sheet}")
    assert g.seat == 1
    g.play_text("settle board=2 space=21")
    assert g.seat == 2
    assert g.seen_by(2).known.dump()["estates"][1]["board"] == 2
    g.play_text("settle board=1 space=6")
    assert g.seat == 0
    g.play_text("settle board=1 space=18")
    assert g.phase == 1
    assert [estate.board for estate in g.estates] == [1, 2, 1]
    assert g.estates[2].tiles[6] == CASTLE_TILE


def secret_choice():
    g = start(3, boards="secret")
    g.play_text("start seat=1")
    draw_on(g, "DealSheet")
    for sheet in (1, 2, 3):  # to the seats 1, 2, 0
        g.play_text(f"deal sheet={sheet}")
    return g


@pytest.mark.rule("burgundy 2.9")
def test_secret_choices_are_made_at_once_in_any_order():
    g = secret_choice()
    assert g.asked == [0, 1, 2]
    g.play_text("settle board=3 space=32", 2)
    assert g.asked == [0, 1]
    assert all(estate.board == 0 for estate in g.estates)
    g.play_text("settle board=4 space=13", 0)
    g.play_text("settle board=1 space=1", 1)
    assert [estate.board for estate in g.estates] == [4, 1, 3]
    assert g.phase == 1


@pytest.mark.rule("burgundy 2.9", "burgundy 1.8")
def test_nobody_learns_a_secret_choice_before_all_are_made():
    """Two different choices of seat 2 look the same to the others and to a spectator."""
    g, h = secret_choice(), secret_choice()
    g.play_text("settle board=3 space=32", 2)
    h.play_text("settle board=1 space=18", 2)
    for viewer in (0, 1, SPECTATOR):
        assert g.seen_by(viewer) == h.seen_by(viewer)
        assert g.seen_by(viewer).known.agenda[-1].args()[1].count(HIDDEN) == 1
        assert g.seen_by(viewer).imagine(Rng(1)).seen_by(viewer) == g.seen_by(viewer)
    assert g.seen_by(2) != h.seen_by(2)


@pytest.mark.rule("burgundy 2.7")
@pytest.mark.parametrize("option", ["open", "secret"])
def test_everybody_sees_the_boards_there_are_to_choose_from(option):
    """Sheets 5 (boards 6 and 7) and 1 (boards 1 and 2): spaces, colours and numbers, castle spaces marked."""
    g = start(2, boards=option)
    g.play_text("start seat=0")
    draw_on(g, "DealSheet")
    g.play_text("deal sheet=5")
    g.play_text("deal sheet=1")
    for viewer, others in ((0, 1), (1, 0), (SPECTATOR, 0)):
        sections = {section.key: section for section in g.seen_by(viewer).sections("en")}
        if viewer != SPECTATOR:
            assert not sections[f"boards-{viewer}"].folded
        assert sections[f"boards-{others}"].folded
        mine = sections["boards-0"].text()
        assert "Board 6. Your first castle may lie on 2 (4), 18 (6), 33 (3), 36 (3)" in mine
        assert "Board 7. Your first castle may lie on 1 (5), 2 (4), 34 (4), 35 (1)" in mine
        assert " 0 Kn6   1 Kn5   2 Ca4*  3 Sh3" in mine  # the first row of board 6
        assert " 0 Kn6   1 Ca5*  2 Ca4*  3 Sh3" in mine  # and of board 7
        assert "Board 1." in sections["boards-1"].text() and "Board 2." in sections["boards-1"].text()


@pytest.mark.rule("burgundy 2.7", "burgundy 2.9")
def test_boards_are_shown_until_they_are_chosen():
    g = start(2, boards="open")
    assert "boards-0" not in [section.key for section in g.seen_by(0).sections("en")]
    draw_on(g)
    first, second = g.order
    g.play(g.moves()[0])
    ids = [section.key for section in g.seen_by(first).sections("en")]
    assert f"boards-{second}" in ids and f"boards-{first}" not in ids
    g = secret_choice()
    g.play_text("settle board=3 space=32", 2)
    assert "boards-2" in [section.key for section in g.seen_by(2).sections("en")]
    assert "boards-0" not in [section.key for section in start(2).seen_by(0).sections("en")]


@pytest.mark.rule("burgundy 2.10")
def test_a_named_board_for_each_seat():
    """boards=3-7: in turn order both choose a castle space of their own board only."""
    g = start(2, boards="3-7")
    g.play_text("start seat=1")
    draw_on(g)
    assert g.seat == 1
    assert legal(g) == [f"settle board=7 space={space}" for space in (1, 2, 34, 35)]
    g.play_text("settle board=7 space=34")
    assert g.seat == 0
    assert legal(g) == [f"settle board=3 space={space}" for space in (6, 18, 28, 32)]


@pytest.mark.rule("burgundy 2.10")
def test_one_named_board_for_all_and_the_middle_on_board_1():
    g = start(2, boards="1-5")
    g.play_text("start seat=0")
    draw_on(g)
    assert g.estates[0].tiles[18] == CASTLE_TILE
    assert legal(g) == [f"settle board=5 space={space}" for space in (10, 19, 23, 31)]
    g = start(3, boards="8")
    draw_on(g)
    assert legal(g) == [f"settle board=8 space={space}" for space in (5, 7, 29, 31)]


@pytest.mark.rule("burgundy 2.10")
@pytest.mark.parametrize("value", ["0", "10", "3-7-2", "a", "", "3-", "-3", "3 7", "OPEN", "1-1-1-1"])
def test_boards_that_cannot_be(value):
    with pytest.raises(BadInput, match="boards"):
        GAME.start(seats=2, boards=value)


@pytest.mark.rule("burgundy 2.10")
def test_boards_are_named_for_all_seats_or_for_each():
    with pytest.raises(BadInput, match="3 seats"):
        GAME.start(seats=3, boards="3-7")


def test_the_same_boards_have_one_spelling():
    assert GAME.check_options({"boards": "5-5"}, 2)["boards"] == "5"
    assert GAME.check_options({"boards": 1}, 2)["boards"] == "1"
    assert GAME.check_options({"boards": "1-9"}, 2)["boards"] == "1-9"
