"""Ships, animals, castles, mines, knowledge. Chapter 6."""

import pytest
from tests.rulebook.vocabulary import asked, gained, legal, play, refused

from ratusha.games.burgundy.ships import SAIL

from .table import cargo, goods, position, silver, stored, workers


def ship(**more):
    """A ship in storage that the die 2 places on space 17."""
    more.setdefault("dice", (2, 1))
    return position(storage=["ship"], **more)


PLACE = "place die=2 storage=0 space=17"


@pytest.mark.rule("burgundy 6.1")
def test_a_ship_brings_the_goods_of_any_depot():
    """The die was a 2; the goods of depot 5 come all the same, all of them, and only they."""
    g = ship(cargo={5: [4, 4, 1], 2: [6]})
    play(g, PLACE)
    assert legal(g) == ["load depot=2", "load depot=5", "load-nothing"]
    play(g, "load depot=5")
    assert goods(g) == {4: 2, 1: 1}
    assert cargo(g, 5) == {}
    assert cargo(g, 2) == {6: 1}
    assert asked(g) == "Turn"


@pytest.mark.rule("burgundy 6.2")
def test_when_not_all_goods_fit_the_player_chooses():
    """The rulebook's case: light blue and one more type held, light blue, brown and pink in the depot.

    The light blue one joins; of brown and pink one comes, the other stays.
    """
    g = ship(goods={1: 1, 6: 1}, cargo={3: [1, 5, 3]})
    play(g, PLACE, "load depot=3")
    assert legal(g) == ["keep goods=3", "keep goods=5"]
    assert goods(g) == {1: 2, 6: 1}
    assert refused(g, "keep goods=1") == "6.2"
    assert refused(g, "skip") == "6.2"
    h = g.clone()
    play(g, "keep goods=5")
    assert (goods(g), cargo(g, 3)) == ({1: 2, 5: 1, 6: 1}, {3: 1})
    play(h, "keep goods=3")
    assert (goods(h), cargo(h, 3)) == ({1: 2, 3: 1, 6: 1}, {5: 1})


@pytest.mark.rule("burgundy 6.2")
def test_two_of_three_new_types_are_chosen_one_after_the_other():
    """One type held, three new ones in the depot: exactly two of these come, with all their tiles."""
    g = ship(goods={1: 3}, cargo={3: [2, 2, 4, 6]})
    play(g, PLACE, "load depot=3")
    assert legal(g) == ["keep goods=2", "keep goods=4", "keep goods=6"]
    play(g, "keep goods=2")
    assert legal(g) == ["keep goods=4", "keep goods=6"]
    play(g, "keep goods=6")
    assert goods(g) == {1: 3, 2: 2, 6: 1}
    assert cargo(g, 3) == {4: 1}
    assert asked(g) == "Turn"


@pytest.mark.rule("burgundy 6.2")
def test_with_three_types_held_only_those_come():
    g = ship(goods={1: 1, 2: 1, 3: 1}, cargo={4: [3, 4, 5], 6: [5]})
    play(g, PLACE)
    assert legal(g) == ["load depot=4", "load-nothing"]
    play(g, "load depot=4")
    assert goods(g) == {1: 1, 2: 1, 3: 2}
    assert cargo(g, 4) == {4: 1, 5: 1}


@pytest.mark.rule("burgundy 6.2")
def test_all_new_types_come_when_there_is_just_room():
    g = ship(goods={1: 1}, cargo={4: [3, 5, 5]})
    play(g, PLACE, "load depot=4")
    assert goods(g) == {1: 1, 3: 1, 5: 2}
    assert asked(g) == "Turn"


@pytest.mark.rule("burgundy 6.3")
def test_a_depot_that_gives_nothing_may_be_chosen_once_for_all():
    g = ship(cargo={5: [4]})
    play(g, PLACE)
    assert legal(g) == ["load depot=5", "load-nothing"]
    assert refused(g, "load depot=4") == "6.3"
    play(g, "load-nothing")
    assert goods(g) == {}
    assert cargo(g, 5) == {4: 1}
    assert g.track == [1, 0]


@pytest.mark.rule("burgundy 6.3")
def test_goods_cannot_be_refused_when_every_depot_gives_some():
    g = ship(cargo={n: [n] for n in range(1, 7)})
    play(g, PLACE)
    assert legal(g) == [f"load depot={n}" for n in range(1, 7)]
    assert refused(g, "load-nothing") == "6.3"


@pytest.mark.rule("burgundy 6.3")
def test_without_goods_anywhere_only_the_track_is_left():
    """No goods at all, or none with room for them: the turn goes on at once, the marker has moved."""
    g = ship()
    play(g, PLACE)
    assert (asked(g), g.track) == ("Turn", [1, 0])
    g = ship(goods={1: 1, 2: 1, 3: 1}, cargo={4: [4], 5: [5, 6]})
    play(g, PLACE)
    assert (asked(g), g.track) == ("Turn", [1, 0])


@pytest.mark.rule("burgundy 6.4")
def test_a_ship_puts_its_owner_on_top_of_the_next_space():
    """Four markers in one tower 0, 1, 2, 3. Each ship moves one space and lands on top."""
    g = position(seats=4)
    SAIL[2].run(g)
    assert (g.track, g.order) == ([0, 0, 1, 0], [2, 0, 1, 3])
    SAIL[3].run(g)
    assert (g.track, g.order) == ([0, 0, 1, 1], [3, 2, 0, 1])
    SAIL[0].run(g)
    assert (g.track, g.order) == ([1, 0, 1, 1], [0, 3, 2, 1])
    SAIL[3].run(g)
    assert (g.track, g.order) == ([1, 0, 1, 2], [3, 0, 2, 1])
    SAIL[1].run(g)
    assert (g.track, g.order) == ([1, 1, 1, 2], [3, 1, 0, 2])


@pytest.mark.rule("burgundy 6.4")
def test_a_marker_alone_in_front_stays_in_front():
    g = position(seats=3)
    SAIL[1].run(g)
    SAIL[1].run(g)
    assert g.order == [1, 0, 2]
    SAIL[2].run(g)
    assert (g.track, g.order) == ([0, 2, 1], [1, 2, 0])


@pytest.mark.rule("burgundy 6.4")
def test_six_ships_lead_to_the_end_of_the_track():
    g = position()
    for _ in range(6):
        SAIL[1].run(g)
    assert g.track == [0, 6]


@pytest.mark.rule("burgundy 6.5")
@pytest.mark.parametrize("animals", [2, 3, 4])
def test_an_animal_tile_scores_its_animals(animals):
    g = position(storage=[f"pig-{animals}"], tiles={16: "ship", 17: "ship"}, dice=(4, 1))
    play(g, "place die=4 storage=0 space=10")
    assert gained(g) == {"animals": animals}


@pytest.mark.rule("burgundy 6.6")
def test_cows_score_again_with_the_herd_on_their_pasture():
    """4 cows join 3 cows: 7 points. Another 4 cows: 4 + 4 + 3 = 11."""
    g = position(tiles={9: "cow-3"}, storage=["cow-4", "cow-4"], dice=(4, 1))
    play(g, "place die=4 storage=0 space=10")
    assert gained(g) == {"animals": 7}
    play(g, "place die=1 storage=1 space=5")
    assert gained(g) == {"animals": 11}


@pytest.mark.rule("burgundy 6.6")
def test_the_herd_need_not_adjoin():
    """Sheep on 0 and on 9 lie apart on one pasture, with pigs between them."""
    g = position(tiles={0: "sheep-3", 4: "pig-2"}, storage=["sheep-2"], dice=(5, 1))
    play(g, "place die=5 storage=0 space=9")
    assert gained(g) == {"animals": 5}


@pytest.mark.rule("burgundy 6.6")
def test_other_species_and_other_pastures_do_not_count():
    """Space 27 is a pasture of its own: 2 chickens score 2 whatever lives on the large one; and 1 + 10."""
    g = position(
        tiles={0: "chicken-4", 5: "pig-3", 21: "ship"},
        storage=["chicken-2", "chicken-3"],
        dice=(2, 2),
        workers=1,
    )
    play(g, "place die=2 storage=0 space=27")
    assert gained(g) == {"animals": 2, "area-animal": 1, "phase": 10}
    play(g, "place die=2 storage=1 space=4")
    assert gained(g) == {"animals": 7}


CASTLE = "place die=6 storage=0 space=6"


def castle(**more):
    """A castle in storage that the die 6 places on space 6."""
    storage = ["castle", *more.pop("storage", [])]
    return position(storage=storage, tiles={11: "bank", **more.pop("tiles", {})}, dice=(6, 1), **more)


@pytest.mark.rule("burgundy 6.7")
def test_a_castle_offers_every_action_with_any_number():
    """No worker is there, yet every depot, every space number and every type of goods is open."""
    g = castle(storage=["mine", "ship"], goods={2: 1, 5: 2}, depots={4: ["bank"], 6: ["", "pig-2"]})
    play(g, CASTLE)
    assert legal(g) == [
        "free-take depot=4 slot=0",
        "free-take depot=6 slot=1",
        "free-place storage=1 space=24",
        "free-place storage=2 space=17",
        "free-place storage=2 space=19",
        "free-sell goods=2",
        "free-sell goods=5",
        "free-workers",
    ]


@pytest.mark.rule("burgundy 6.7")
def test_the_castles_action_cannot_be_renounced():
    g = castle()
    play(g, CASTLE)
    assert refused(g, "skip") == "6.7"
    assert refused(g, "end") == "6.7"


@pytest.mark.rule("burgundy 6.7", "burgundy 6.8")
@pytest.mark.parametrize(
    ("answer", "effect"),
    [
        ("free-take depot=4 slot=0", lambda g: stored(g) == ["mine", "", ""]),
        ("free-sell goods=5", lambda g: (gained(g), silver(g)) == ({"goods": 4}, 1)),
        ("free-workers", lambda g: workers(g) == 2),
    ],
)
def test_the_castles_action_takes_no_die_and_no_worker(answer, effect):
    g = castle(goods={5: 2}, workers=1)
    play(g, CASTLE)
    play(g, answer)
    assert effect(g)
    assert g.dice[:2] == [0, 1]
    assert asked(g) == "Turn"
    assert g.estates[0].workers >= 1


@pytest.mark.rule("burgundy 6.8")
def test_all_other_conditions_hold_for_the_castles_action():
    """Colour, neighbourhood and the rule on cities hold; goods one doesn't have can't be sold."""
    g = castle(storage=["bank", "mine"], tiles={25: "bank"})
    play(g, CASTLE)
    assert refused(g, "free-place storage=1 space=26") == "5.5"
    assert refused(g, "free-place storage=2 space=33") == "5.4"
    assert refused(g, "free-place storage=2 space=25") == "5.4"
    assert refused(g, "free-sell goods=1") == "5.7"
    assert refused(g, "free-take depot=1 slot=1") == "5.1"
    assert refused(g, "buy depot=0 slot=0") == "4.7"


@pytest.mark.rule("burgundy 6.8")
def test_a_castle_placed_by_a_castle_brings_another_action():
    g = castle(storage=["castle", "mine"])
    play(g, CASTLE, "free-place storage=1 space=1")
    assert asked(g) == "CastleAction"
    play(g, "free-place storage=2 space=24")
    assert asked(g) == "Turn"
    assert g.dice[:2] == [0, 1]


@pytest.mark.rule("burgundy 6.9")
def test_knowledge_works_for_the_castles_action():
    """Tiles 3 and 4 for its sale, 13 and 14 for its workers."""
    g = castle(goods={5: 1}, knows=[3, 4, 13, 14])
    play(g, CASTLE)
    h = g.clone()
    play(g, "free-sell goods=5")
    assert (silver(g), workers(g)) == (2, 1)
    play(h, "free-workers")
    assert (silver(h), workers(h)) == (1, 4)


@pytest.mark.rule("burgundy 6.10")
def test_a_mine_brings_nothing_at_once():
    g = position(storage=["mine"], dice=(4, 1))
    play(g, "place die=4 storage=0 space=24")
    assert (gained(g), silver(g), workers(g), asked(g)) == ({}, 0, 0, "Turn")


@pytest.mark.rule("burgundy 6.11")
def test_knowledge_does_not_help_its_own_placing_but_what_follows():
    """Tile 11 gives a free step for knowledge tiles: not to itself, but to the next one in the same turn."""
    g = position(storage=["knowledge-11", "knowledge-1"], dice=(2, 6), tiles={7: "knowledge-3"})
    assert refused(g, "place die=2 storage=0 space=12") == "4.3"
    g = position(storage=["knowledge-11", "knowledge-1"], dice=(3, 2), tiles={7: "knowledge-3"})
    play(g, "place die=3 storage=0 space=3")
    assert "place die=2 storage=1 space=12" in legal(g)


@pytest.mark.rule("burgundy 6.11")
def test_a_stored_knowledge_tile_is_not_in_force():
    g = position(storage=["knowledge-14"], dice=(3, 3))
    play(g, "workers die=3")
    assert workers(g) == 2
