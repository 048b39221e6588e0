"""Phases and rounds. Chapter 3."""

import pytest
from tests.rulebook.vocabulary import asked, draw_on, play, refused

from ratusha.games.burgundy import GAME
from ratusha.games.burgundy.components import COLOUR_NAMES, COLOUR_OF, SHELF_COLOUR, TILE_NAMES
from ratusha.games.burgundy.phases import FILL_DEPOT, PHASE, PHASE_END, fill
from ratusha.games.burgundy.rounds import ROUND
from ratusha.kernel import CHANCE, Chance, Rng, words
from ratusha.kernel.playout import playout

from .table import cargo, depot, position, seeded, start, tile


def colours(g, number):
    """The colours of the tiles in a numbered depot."""
    return [COLOUR_NAMES[COLOUR_OF[TILE_NAMES.index(name)]] for name in depot(g, number)]


@pytest.mark.rule("burgundy 3.2", "burgundy 3.5")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 12 + 4), (3, 18 + 6), (4, 24 + 8)])
def test_a_phase_begins_with_three_lines(seats, tiles):
    """The phase, all new tiles by depot, the goods of its five rounds; then round 1."""
    g = start(seats)
    g.play_text("start seat=0")
    draw_on(g, "FillDepot")
    g.phase, g.agenda = 0, [ROUND, PHASE]
    events = g.listen()
    g.settle()
    draw_on(g, "TurnUpGoods")
    for kind in (3, 5, 6, 6, 4):
        g.play_text(f"goods type={kind}")
    ids = [event.id.removeprefix("burgundy-event-") for event in events]
    assert ids[:4] == ["phase", "filled", "goods", "round"]
    said = [words.text(event.message("burgundy"), "en") for event in events]
    assert said[0] == "Phase A begins."
    assert said[1].count(",") - said[1].count("),") + 7 == tiles
    assert said[1].startswith("New tiles: depot 1 (") and "), the black depot (" in said[1]
    assert said[2] == (
        "Goods of the coming rounds: pink goods, brown goods, orange goods, orange goods, red goods."
    )


def next_phase(g):
    """Begin the next phase now."""
    g.agenda.append(PHASE)
    g.settle()
    draw_on(g)


@pytest.mark.rule("burgundy 3.1")
def test_tiles_left_over_leave_the_game_and_goods_stay():
    """Two mines and a ship, a black church and a red goods tile lie there when phase B begins."""
    g = position(phase="A", depots={0: ["church"], 4: ["ship", "mine", "", "mine"]}, cargo={4: [4]})
    g.rng = -1
    g.agenda = []
    g.supply[tile("ship")] -= 1
    g.derive()
    g.agenda.append(PHASE)
    g.settle()
    assert g.phase == 2
    assert depot(g, 0) == []
    assert [name for n in range(1, 7) for name in depot(g, n)] == []
    assert cargo(g, 4) == {4: 1}
    ships = g.supply[tile("ship")]
    draw_on(g)
    assert cargo(g, 4)[4] >= 1
    assert g.supply[tile("ship")] == ships - 2
    assert depot(g, 4)[0] == "ship"


@pytest.mark.rule("burgundy 3.2")
@pytest.mark.parametrize(
    ("seats", "layout"),
    [
        (2, ["BS", "KC", "AB", "SB", "MK", "BA"]),
        (3, ["BSK", "KCB", "ABS", "SBA", "MKB", "BAC"]),
        (4, ["BSKA", "KCBB", "ABSK", "SBAM", "MKBB", "BACS"]),
    ],
)
def test_the_depots_are_filled_by_number_of_players(seats, layout):
    """12, 18 or 24 tiles, each of the colour printed on its space."""
    g = start(seats)
    draw_on(g)
    letters = {"building": "B", "animal": "A", "knowledge": "K", "ship": "S", "castle": "C", "mine": "M"}
    assert ["".join(letters[c] for c in colours(g, n)) for n in range(1, 7)] == layout
    assert sum(len(depot(g, n)) for n in range(1, 7)) == {2: 12, 3: 18, 4: 24}[seats]


@pytest.mark.rule("burgundy 3.2", "burgundy 3.4")
def test_every_tile_of_a_supply_is_equally_likely():
    """40 buildings, 5 of each kind; once a bank is out it has 4 tickets of 39. Black backs: 2 banks of 40."""
    g = start(2)
    draw_on(g, "FillDepot")
    top = g.agenda[-1]
    assert isinstance(top, Chance)
    assert top.weights(g) == [5] * 8
    g.supply[tile("bank")] -= 1
    g.derive()
    assert top.tickets(g) == 39
    assert top.weights(g) == [5, 5, 5, 5, 5, 4, 5, 5]
    black = FILL_DEPOT[24]
    assert black.tickets(g) == 40
    names = [GAME.moves.text(move).split("=")[1] for move in black.moves(g)]
    weights = dict(zip(names, black.weights(g), strict=True))
    assert weights["bank"] == 2
    assert weights["cow-3"] == weights["knowledge-24"] == 1
    assert weights["ship"] == 6
    assert "knowledge-1" not in weights
    assert "cow-2" not in weights


@pytest.mark.rule("burgundy 3.3")
@pytest.mark.parametrize(
    ("seats", "want"),
    [(3, ["castle", "mine", "castle", "mine", "castle"]), (4, ["castle"] * 5)],
)
def test_the_third_space_of_depot_6(seats, want):
    """With three players castle, mine, castle, mine, castle; with four always a castle."""
    assert [COLOUR_NAMES[SHELF_COLOUR[seats][phase][22]] for phase in range(1, 6)] == want
    g = start(seats)
    draw_on(g)
    seen = [depot(g, 6)[2]]
    for _ in range(4):
        next_phase(g)
        seen.append(depot(g, 6)[2])
    assert seen == want


@pytest.mark.rule("burgundy 3.4")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 4), (3, 6), (4, 8)])
def test_the_black_depot(seats, tiles):
    g = start(seats)
    draw_on(g)
    assert len(depot(g, 0)) == tiles
    assert sum(g.black_supply) == 40 - tiles


@pytest.mark.rule("burgundy 3.5")
def test_five_goods_are_turned_up_in_order():
    g = start(2)
    draw_on(g, "TurnUpGoods")
    for kind in (3, 1, 6, 6, 2):
        g.play_text(f"goods type={kind}")
    assert g.round_goods == [3, 1, 6, 6, 2]


@pytest.mark.rule("burgundy 3.6")
def test_nothing_is_refilled_during_a_phase():
    g = position(depots={1: ["bank", "ship"], 2: ["mine"]}, dice=(1, 2))
    play(g, "take die=1 depot=1 slot=0")
    assert depot(g, 1) == ["ship"]
    assert refused(g, "take die=2 depot=1 slot=0") == "5.1"
    play(g, "workers die=2")
    assert g.seat == 1
    assert depot(g, 1) == ["ship"]


@pytest.mark.rule("burgundy 3.6")
def test_an_empty_supply_leaves_the_space_empty():
    """No building and no ship is left: the spaces for them stay empty, the others are filled."""
    g = position(depots={})
    for kind in [*range(8), tile("ship")]:
        g.supply[kind] = 0
    g.derive()
    fill(g, 0)
    g.settle()
    draw_on(g)
    assert colours(g, 1) == []
    assert colours(g, 2) == ["knowledge", "castle"]
    assert colours(g, 4) == []


@pytest.mark.rule("burgundy 3.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_supply_runs_dry_and_four_players_use_up_the_normal_ones(seats):
    g = seeded(seats, 3)
    playout(g, Rng(3))
    left = [g.supply[t] for t in range(len(TILE_NAMES))]
    assert min(left) >= 0
    assert (sum(left) == 0) == (seats == 4)
    assert sum(g.black_supply) == 40 - 5 * {2: 4, 3: 6, 4: 8}[seats]


def first_round(seats=3, first=1):
    g = start(seats)
    g.play_text(f"start seat={first}")
    draw_on(g, "RollDice")
    return g


@pytest.mark.rule("burgundy 3.7")
def test_everybody_rolls_two_dice_and_the_white_die_comes_last():
    """With seat 1 first the rolls come in the order 1, 2, 0, then the white die."""
    g = first_round()
    for seat, first, second in ((1, 6, 2), (2, 3, 3), (0, 1, 5)):
        assert g.agenda[-1].args() == [seat]
        assert len(g.moves()) == 36
        g.play_text(f"roll first={first} second={second}")
    assert g.dice == [1, 5, 6, 2, 3, 3]
    assert asked(g) == "RollWhite"
    assert len(g.moves()) == 6


@pytest.mark.rule("burgundy 3.7")
def test_all_numbers_of_the_dice_are_equally_likely():
    g = first_round()
    top = g.agenda[-1]
    assert isinstance(top, Chance)
    assert top.tickets(g) == 36
    assert top.weights(g) == [1] * 36
    draw_on(g, "RollWhite")
    white = g.agenda[-1]
    assert isinstance(white, Chance)
    assert white.tickets(g) == 6
    assert white.weights(g) == [1] * 6


@pytest.mark.rule("burgundy 3.8")
def test_the_white_die_sends_the_top_goods_tile_to_a_depot_before_the_first_turn():
    g = first_round()
    draw_on(g, "RollWhite")
    g.round_goods = [4, 2, 2, 1, 6]
    g.play_text("white face=3")
    assert cargo(g, 3) == {4: 1}
    assert g.round_goods == [2, 2, 1, 6]
    assert "White die: 3." in g.seen_by(1).text("en")
    assert (asked(g), g.seat) == ("Turn", 1)


@pytest.mark.rule("burgundy 3.8")
def test_the_white_die_serves_for_no_action():
    """The white die shows 3, the player's dice 1 and 2: no action with a die of 3."""
    g = position(dice=(1, 2), workers=2)
    g.white = 3
    assert refused(g, "workers die=3") == "4.1"


@pytest.mark.rule("burgundy 3.9", "burgundy 2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_turn_each_in_turn_order(seats):
    """No ship yet: the start player, then clockwise; then the next round."""
    g = first_round(seats, first=seats - 1)
    draw_on(g)
    turns = []
    for _ in range(seats):
        turns.append(g.seat)
        for _ in range(2):
            g.play(next(m for m in g.moves() if GAME.moves.text(m).startswith("workers")))
        if g.seat == turns[-1]:
            g.play_text("end")
    assert turns == [seats - 1, *range(seats - 1)]
    assert (g.round, g.seat) == (2, CHANCE)


@pytest.mark.rule("burgundy 3.9", "burgundy 6.4")
def test_the_order_is_fixed_when_the_round_begins():
    """Seat 1 is second and places a ship: seat 2 still follows; from the next round on 1 is first."""
    g = position(seats=3, turn=0, depots={n: ["mine"] for n in range(1, 7)})
    g.agenda = [ROUND]
    g.round_goods = [1, 1]
    g.rng = -1
    g.settle()
    draw_on(g)
    g.estates[1].storage[0] = tile("ship")
    g.estates[1].workers = 1
    play(g, "workers die=1", "workers die=1")
    assert g.seat == 1
    play(g, "place die=1 storage=0 space=17")
    play(g, "load-nothing", "workers die=1")
    assert g.order == [1, 0, 2]
    assert g.seat == 2
    g.agenda.insert(0, ROUND)
    play(g, "workers die=1", "workers die=1")
    assert g.agenda[-1].args() == [1]


@pytest.mark.rule("burgundy 3.10", "burgundy 6.10")
@pytest.mark.parametrize("phase", ["A", "E"])
def test_mines_pay_at_the_end_of_every_phase(phase):
    """Two mines: 2 silver, no workers; a mine placed in this very phase pays already. Also in phase E."""
    g = position(phase=phase, tiles={24: "mine"}, storage=["mine"], dice=(1, 4))
    play(g, "place die=1 storage=0 space=29")
    g.agenda = [PHASE_END]
    g.settle()
    assert [(estate.silver, estate.workers) for estate in g.estates] == [(2, 0), (0, 0)]


@pytest.mark.rule("burgundy 3.10", "burgundy 6.10")
def test_mines_in_storage_pay_nothing():
    """The rulebook: 1 silver for each mine in the estate. One lies there, two wait in storage."""
    g = position(tiles={24: "mine"}, storage=["mine", "mine"])
    g.agenda = [PHASE_END]
    g.settle()
    assert g.estates[0].silver == 1


@pytest.mark.rule("burgundy 3.10")
def test_the_mines_of_phase_e_pay_before_the_final_scoring():
    """One mine, nothing else: the silver it pays after phase E is the only point of the final scoring."""
    g = position(phase="E", tiles={24: "mine"})
    g.agenda = [g.agenda[0], PHASE_END]
    g.settle()
    assert g.over
    assert g.sheet() == [{"silver-left": 1}, {}]


@pytest.mark.rule("burgundy 3.10", "burgundy 1.1")
def test_the_mines_pay_between_two_phases():
    """Phase A is played to its end; when phase B is laid out the silver of the mine is there, once."""
    g = start(2)
    draw_on(g)
    g.estates[0].lay(tile("mine"), 24)
    events = g.listen()
    while g.phase == 1:
        if g.seat == CHANCE:
            g.play(g.moves()[0])
        else:
            g.play(next(m for m in g.moves() if GAME.moves.text(m).split()[0] in ("workers", "end")))
    paid = [(event.seat, event.amount) for event in events if event.what == "silver"]
    assert paid == [(0, 1)]
    assert [estate.silver for estate in g.estates] == [2, 1]  # one each at the start
