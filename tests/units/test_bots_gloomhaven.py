"""What the bots of Founders of Gloomhaven value, so that games come to their end."""

from tests.rulebook.gloomhaven.table import BLUE, GAME, WHITE, position

from ratusha.bots.bot import Budget
from ratusha.bots.easy import LEAST, Easy
from ratusha.bots.effort import Effort
from ratusha.bots.hard import Hard
from ratusha.bots.turns import turns
from ratusha.games.gloomhaven.cells import Area, cells_in, size
from ratusha.games.gloomhaven.circles import Circles, Fringe, until_they_meet
from ratusha.games.gloomhaven.components import BIT, BOARD, BUILDING, FIT, RESOURCE, SHAPE
from ratusha.games.gloomhaven.features import VOTE
from ratusha.games.gloomhaven.geometry import CELL, around, cell_at
from ratusha.games.gloomhaven.ground import free_land
from ratusha.games.gloomhaven.means import Means
from ratusha.games.gloomhaven.moves import COIN, PAVE
from ratusha.games.gloomhaven.outlook import Outlook
from ratusha.games.gloomhaven.outlook_cache import hopes
from ratusha.games.gloomhaven.promise import future, hoped
from ratusha.games.gloomhaven.rings import FAR, Rings, distance, room
from ratusha.games.gloomhaven.vote import call_vote
from ratusha.games.gloomhaven.ways import BY_ACCESS, BY_COMMISSION, NEVER
from ratusha.games.gloomhaven.workload import Workload
from ratusha.kernel.rng import Rng

HOME = {"metal": (13, 6)}
WEIGHTS = GAME.values.weights if GAME.values else []
GATE = {"gate_east": [(3, 3), (4, 3)]}


def test_what_another_may_deliver_is_worth_something_to_all():
    """Yellow's stone near the gatehouse promises its completion to white, too; the nearer, the more. That
    counts when the game has lasted long enough."""
    found = []
    for place in ((13, 2), (6, 6), (6, 4)):
        g = position(HOME, {"stone": place}, buildings=GATE)
        g.turns = 120
        found.append(Outlook(g, WHITE).total)
    assert found[0] < found[1] < found[2]


def test_completions_become_urgent():
    """The last delivery to a building is worth more late in the game."""
    gains = []
    for late in (5, 205):
        worth = []
        for cubes in ({}, {"gate_east": {"stone": BLUE}}):
            g = position(HOME, buildings=GATE, cubes=cubes)
            g.turns = late
            worth.append(GAME.evaluate(g, WHITE))
        gains.append(worth[1] - worth[0])
    assert gains[1] > max(0, gains[0])


def test_a_building_that_wants_what_nobody_makes_is_not_wanted():
    """With weapons on the board the gatehouse is worth a bid; without, it would stand in everybody's way."""
    leather = {"leather": [(8, 4), (8, 5), (8, 6)], "by": BLUE}
    weapons = {"weapons": [(5, 2), (6, 2), (7, 2), (8, 2)], "by": BLUE, "inputs": [0, 1]}
    made, unmade = position(HOME, leather, weapons), position(HOME, leather)
    gate = BUILDING.index("gate_east")
    assert hoped(made, WHITE, gate, WEIGHTS) > 0 > hoped(unmade, WHITE, gate, WEIGHTS)


EAST, SOUTH = 1, 2
MACHINES = RESOURCE.index("machines")


def test_access_where_the_building_stands_is_foreseen():
    """White has metal in the east and access to blue's knowledge in the west: machines in the east begin with
    access to the knowledge that stands there, and are as far as before once he has it."""
    college = {"engineers_college": [(17, 0), (18, 0), (17, 1), (18, 1)]}
    west = {"knowledge": (3, 2), "access": [WHITE]}
    near = {"knowledge": (15, 6)}
    g = position(HOME, west, near, buildings=college)
    hopes = Outlook(g, WHITE)
    assert hopes.way(MACHINES, EAST).first == BY_ACCESS and hopes.best_access > 0
    bought = position(HOME, west, near | {"access": [WHITE]}, buildings=college)
    assert Outlook(bought, WHITE).way(MACHINES, EAST).actions == hopes.way(MACHINES, EAST).actions - 1
    assert Outlook(bought, WHITE).total > hopes.total


def test_a_storage_of_another_is_foreseen():
    """Knowledge is neutral with three players: white, who has access to the one in the west, can have
    another built beside his metal in the east."""
    college = {"engineers_college": [(17, 0), (18, 0), (17, 1), (18, 1)]}
    g = position(HOME, {"knowledge": (3, 2), "access": [WHITE]}, seats=3, buildings=college)
    hopes = Outlook(g, WHITE)
    assert hopes.way(MACHINES, EAST).first == BY_COMMISSION and hopes.best_commission > 0


def test_what_one_input_makes_is_planned_near_the_own_things():
    """Leather wants nothing but livestock: where there is none white plans it beside his metal, however far
    away the other livestock is."""
    g = position(HOME, {"livestock": (3, 13)}, bases=("metal", "population", "stone", "knowledge"),
                 extras=[["livestock"], ["gems"], ["wood"], ["crops"]])  # fmt: skip
    assert Outlook(g, WHITE).way(RESOURCE.index("leather"), EAST).actions == 4.0


def test_ground_on_which_no_tile_lies_is_no_ground():
    """Three cells in a row hold a straight tile; a corner does not, and a single cell holds none."""
    straight = FIT[0][SHAPE.index("I3")]
    row = sum(CELL[cell_at(x, 3)] for x in (4, 5, 6))
    corner = sum(CELL[cell_at(x, y)] for x, y in ((8, 6), (9, 6), (8, 7)))
    assert room(straight, row | corner | CELL[cell_at(13, 13)]) == row
    assert room(FIT[0][SHAPE.index("L3")], row | corner) == corner


def test_where_no_tile_fits_any_more_nothing_is_hoped_for():
    """Weapons take four cells in a row. While the south has such a row the gatehouse there may hope for them;
    once roads leave none, weapons can come from beyond a river alone."""
    weapons = RESOURCE.index("weapons")
    metal, leather = {"metal": (13, 12)}, {"leather": [(8, 11), (9, 11), (10, 11)], "by": WHITE}
    gate = {"gate_south": [(13, 14), (14, 14)]}
    g = position(metal, leather, buildings=gate, cubes={"gate_south": {"bricks": BLUE}})
    paved = [(x, y) for y in range(9, 15) for x in range(21) if (x + y) % 3 == 0]
    land = [cell for cell in paved if free_land(g) & BOARD[0].district_mask[SOUTH] & CELL[cell_at(*cell)]]
    full = position(metal, leather, roads=land, buildings=gate, cubes={"gate_south": {"bricks": BLUE}})
    before, after = Outlook(g, WHITE), Outlook(full, WHITE)
    assert before.way(weapons, SOUTH).actions < NEVER and before.total > 0
    assert after.way(weapons, SOUTH).actions == NEVER and after.total < before.total


def test_rings_are_those_of_a_search_step_by_step():
    """Each further road widens an area by the neighbours of its free cells, until nothing is left."""
    free = sum(CELL[cell_at(x, 5)] for x in range(2, 7))
    area = around(CELL[cell_at(2, 5)])
    wide = [area]
    while wide[-1] | around(wide[-1] & free) != wide[-1]:
        wide.append(wide[-1] | around(wide[-1] & free))
    rings = Rings(area, free)
    assert [rings.after(n) for n in range(FAR + 1)] == wide + wide[-1:] * (FAR + 1 - len(wide))
    assert [distance(Rings(area, free), CELL[cell_at(x, 5)]) for x in (3, 5, 7, 8)] == [0, 2, 4, FAR + 1]
    ground = cells_in(free)
    circles = Circles(cells_in(area), ground)
    assert [circles.after(n) for n in range(FAR + 1)] == [cells_in(rings.after(n)) for n in range(FAR + 1)]
    assert [circles.distance(cells_in(CELL[cell_at(x, 5)])) for x in (3, 5, 7, 8)] == [0, 2, 4, FAR + 1]
    other = Circles(cells_in(around(CELL[cell_at(6, 5)])), ground)
    assert until_they_meet(Fringe(circles, ground), Fringe(other, ground)) == 0
    apart = Circles(cells_in(around(CELL[cell_at(6, 9)])), ground)
    assert until_they_meet(Fringe(circles, ground), Fringe(apart, ground)) == FAR + 1
    assert size(ground) == 5


def test_what_is_kept_of_an_outlook_is_what_it_would_be_anew():
    """Whatever has been asked before, and whatever has changed since."""
    for seats, seed in ((2, 5), (4, 6)):
        g, rng = GAME.start(seats, seed), Rng(seed)
        for n in range(500):
            if n % 5 == 0:
                for seat in range(seats):
                    fresh, kept = Outlook(g, seat), hopes(g, seat)
                    assert (kept.total, kept.best_road) == (fresh.total, fresh.best_road)
            moves = g.moves(g.asked[0])
            g.play(moves[rng.below(len(moves))], g.asked[0])


def test_a_building_whose_resources_stand_together_is_wanted():
    """Stone in the south and weapons in the east are worth less for a gatehouse than both in the south."""
    gate = BUILDING.index("gate_east")
    leather = {"leather": [(8, 11), (9, 11), (10, 11)], "by": BLUE}
    weapons = {"weapons": [(13, 12), (14, 12), (15, 12), (16, 12)], "by": BLUE, "inputs": [0, 1]}
    apart = position(HOME, leather, weapons, {"stone": (13, 2)})
    together = position(HOME, leather, weapons, {"stone": (18, 13)})
    assert hoped(together, WHITE, gate, WEIGHTS) > hoped(apart, WHITE, gate, WEIGHTS)


def solo(*storages, **more):
    return position({"metal": (7, 6)}, *storages, seats=1, **more)


def names_of(mask):
    return {RESOURCE[r] for r in range(len(RESOURCE)) if mask >> r & 1}


def test_the_work_left_in_a_solo_game():
    """The gatehouse wants stone and weapons, which are made of metal and leather, that of livestock. With
    stone two cells away a road is all that the first takes; once it is there nothing is left to do for it."""
    none = Workload(solo(buildings=GATE))
    far = Workload(solo({"stone": (6, 3)}, buildings=GATE))
    there = Workload(solo({"stone": (5, 3)}, buildings=GATE, cubes={"gate_east": {"stone": WHITE}}))
    assert names_of(none.missing) == {"stone", "livestock", "leather", "weapons"}
    assert (none.basics, none.upgrades) == (2.0, 2.0) and (far.basics, far.upgrades) == (1.0, 2.0)
    assert names_of(far.missing) == names_of(there.missing) == {"livestock", "leather", "weapons"}
    assert none.cheapest[0] > far.cheapest[0] == 1.0
    assert far.roads > there.roads


def test_what_several_buildings_want_is_missing_once():
    """Both gatehouses want weapons; the one in the south wants bricks, made of population and stone."""
    both = Workload(solo(buildings={**GATE, "gate_south": [(13, 0), (14, 0)]}))
    assert names_of(both.missing) == {
        "stone", "livestock", "leather", "weapons", "population", "bricks",
    }  # fmt: skip
    assert (both.basics, both.upgrades) == (3.0, 3.0)


def test_what_has_no_ground_is_hopeless():
    """Stone stands in every district, but the one in the west is walled in: none will be delivered."""
    corner = {"stone": (0, 0)}
    elsewhere = ({"stone": (20, 0)}, {"stone": (20, 13)})
    g = solo(corner, *elsewhere, buildings=GATE)
    assert Workload(g).cheapest == [2.0]
    g.open &= ~sum(CELL[cell_at(x, y)] for x, y in ((1, 0), (0, 1), (1, 1)))
    assert Workload(g).cheapest[0] > 2.0


def test_a_storage_too_far_away_is_built_again():
    """Stone in the east does not help the gatehouse in the west: another one takes less than roads."""
    g = solo({"stone": (20, 0)}, buildings=GATE)
    assert "stone" in names_of(Workload(g).missing)


def test_tokens_of_a_solo_game_weigh_the_more_the_fewer_cards_are_left():
    """One token costs 4 points; without Trade, which stone for the gatehouse takes, it will cost them for
    sure, and in the last round there is no vote."""
    due = []
    for up in ([], ["construct"], ["trade"]):
        g = solo(buildings={"gate_east": [(5, 6), (4, 6)]}, up={0: up})
        g.marked = 1
        means = Means(g)
        due.append(Workload(g).due(means.basics_now, means.upgrades_now))
    assert 0 < due[0] < due[1] < due[2] == 4.0
    g.round = 7
    assert Workload(g).due(1, 1) == 0.0


def test_what_the_rounds_left_of_a_solo_game_allow():
    """Each round has one Trade and one Upgrade. The Quatryls' worker builds an advanced storage a round, the
    Orchids' brings either card back; the Valraths' worker is of no use here."""
    fresh = Means(solo())
    assert fresh.basics == fresh.upgrades > 7
    assert Means(solo(up={0: ["trade"]})).basics == fresh.basics - 1
    house = {0: [(4, 8)]}
    for race, gained in (("quatryl", (0, 1, 0)), ("orchid", (0, 0, 1)), ("valrath", (0, 0, 0))):
        with_house = Means(solo(races=(race,), houses=house))
        more = (
            with_house.basics - fresh.basics,
            with_house.upgrades - fresh.upgrades,
            with_house.either - fresh.either,
        )
        assert tuple(n > 0 for n in more) == tuple(n > 0 for n in gained), race


def test_a_needed_storage_that_no_round_is_left_for_counts():
    """In the last round Trade is played face down, although stone is missing."""
    g = solo(buildings=GATE)
    g.round = 7
    before = GAME.evaluate(g, WHITE)
    g.up[0] = 1
    assert GAME.evaluate(g, WHITE) < before - 1


def test_a_lost_solo_game_is_the_worst():
    g = solo(buildings=GATE)
    alive = GAME.evaluate(g, WHITE)
    g.ended = 4
    assert GAME.evaluate(g, WHITE) < alive - 50
    g.ended = 3
    assert GAME.evaluate(g, WHITE) > alive + 50


def test_easy_overlooks_what_it_can_do_and_not_where():
    """At the beginning of a turn a part of the moves is looked at; where a road or a storage goes, all."""
    easy = Easy(Rng(3), Budget())
    looked: set[str] = set()
    whole: set[str] = set()
    g = GAME.start(2, 3)
    while g.turns < 24:
        seat = g.asked[0]
        view = g.seen_by(seat)
        some, moves = easy.looked_at(view), view.moves()
        kind = type(view.decision()).__name__
        if len(moves) > LEAST:
            (whole if len(some) == len(moves) else looked).add(kind)
            assert len(some) in (len(moves), max(LEAST, round(GAME.thinking.noticed * len(moves))))
        g.play(easy.choose(view), seat)
    assert 0 < GAME.thinking.noticed < 1
    assert looked >= {"Turn", "FollowUp", "Bids"} and whole >= {"PlaceStorage", "BuildRoad", "PlaceBuilding"}
    assert not looked & whole


def test_what_is_wanted_later_is_worth_something():
    """A resource of one's own is worth more, the more buildings to come want it; less where another makes it,
    too, and less when fewer are to come."""
    bricks = BIT[RESOURCE.index("bricks")]
    alone = position(HOME)
    assert future(alone, 0, WHITE) == 0 < future(alone, bricks, WHITE)
    shared = position(HOME, {"stone": (6, 4)}, {"population": (13, 2)})
    shared.owned[BLUE] |= bricks
    assert future(shared, bricks, WHITE) == future(alone, bricks, WHITE) / 2
    later = position(HOME, buildings={"gate_south": [(13, 14), (14, 14)]})
    assert future(later, bricks, WHITE) < future(alone, bricks, WHITE), "bricks were one of its wants"


def test_a_proposal_that_serves_the_rival_is_worth_less():
    """Stone for the gatehouse is blue's: he is ahead, so white does not help him."""
    gate = BUILDING.index("gate_east")
    g = position(HOME, {"stone": (13, 2), "by": BLUE})
    g.points[BLUE] = 9
    before = hoped(g, WHITE, gate, WEIGHTS)
    g.owned[BLUE] &= ~BIT[RESOURCE.index("stone")]
    assert hoped(g, WHITE, gate, WEIGHTS) > before


def test_with_opponents_the_bots_look_one_move_ahead():
    """Whoever is alone plans more of his turn."""
    longest = {}
    for seats in (1, 2):
        g = GAME.start(seats, 4)
        while g.turns < 1:
            g.play(g.moves(g.asked[0])[0], g.asked[0])
        lines = turns(g, g.seat, 3, Effort(Budget(nodes=400), 0.0))
        longest[seats] = max(len(line.moves) for line in lines)
    assert longest[1] > longest[2] == 1


LEATHER = RESOURCE.index("leather")


def test_a_neutral_resource_that_stands_nowhere_is_ordered():
    """Nobody owns livestock, of which leather is made, and of that weapons: the way to them begins with a
    storage of another's, and the more slots wait for it the more that storage is worth."""
    extras = [["stone", "knowledge"], ["gems", "wood"]]
    found = []
    for buildings in ({}, GATE, {**GATE, "gate_south": [(13, 14), (14, 14)]}):
        hopes = Outlook(position(HOME, seats=2, buildings=buildings, extras=extras), WHITE)
        for r in (LEATHER, RESOURCE.index("weapons")):
            assert hopes.way(r, EAST).first == BY_COMMISSION
            assert RESOURCE[hopes.way(r, EAST).part] == "livestock"
        found.append(hopes.best_commission)
    assert found[0] == 0 < found[1] < found[2]


def test_little_room_for_a_tile_counts_as_a_longer_way():
    """White has leather made beside his livestock: with six cells left for it that is more than an action
    farther than with more than enough, for something else may cover them first."""
    extras = [["livestock", "knowledge"], ["gems", "wood"]]
    found = []
    for columns in (range(14, 21), (14, 15)):
        g = position(HOME, {"livestock": (16, 6)}, seats=2, extras=extras)
        block = sum(
            CELL[cell_at(x, y)] for x in columns for y in (4, 5, 6) if free_land(g) & CELL[cell_at(x, y)]
        )
        g.open, g.free = block, Area(cells_in(block))
        g.apart[WHITE] = 0
        found.append(Outlook(g, WHITE).way(LEATHER, EAST).actions)
    assert found[0] + 1 < found[1] < NEVER


def test_what_speaks_against_a_vote_counts_until_its_last_bonus():
    """Whoever takes a road for a card in his hand has called a vote as much as who takes a coin."""
    counts = []
    for bonus in (COIN.first, PAVE.first):
        g = position(HOME, roads=[(13, 7)], buildings=GATE)
        call_vote(g, WHITE)
        g.go(bonus)
        counts.append(GAME.features(g, WHITE)[VOTE])
    assert counts[0] == counts[1] > 0


class Comparing(Hard):
    """Notes the decisions at which it plays its turns on."""

    def __init__(self, rng, budget):
        super().__init__(rng, budget)
        self.compared: set[str] = set()

    def compare(self, view, lines, effort, stages):
        self.compared.add(type(view.decision()).__name__)
        return super().compare(view, lines, effort, stages)


def test_places_are_not_compared_by_playing_on():
    """What to do is compared by what comes of it, where to do it is not."""
    hard = Comparing(Rng(3), Budget(nodes=60))
    g = GAME.start(2, 3)
    asked: set[str] = set()
    while g.turns < 6:
        seat = g.asked[0]
        view = g.seen_by(seat)
        asked.add(type(view.decision()).__name__)
        g.play(hard.choose(view), seat)
    assert "Turn" in hard.compared and "PlaceFirst" in asked
    assert not hard.compared & {"PlaceFirst", "BuildRoad", "PlaceStorage", "PlaceBuilding"}
