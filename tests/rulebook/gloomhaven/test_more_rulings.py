"""More cases of points, completions and cards. Chapters 11 to 15 and 17."""

from typing import Any

import pytest
from tests.rulebook.vocabulary import asked, got, legal, play, points

from ratusha.games.gloomhaven.components import BUILDING, NOTHING
from ratusha.kernel import CHANCE

from .table import BLUE, PURPLE, WHITE, YELLOW, cubes, hand, new_game, position

TWO_WEAPONS: tuple[dict[str, Any], ...] = (
    {"metal": (9, 6)},
    {"livestock": (0, 9)},
    {"leather": [(0, 5), (0, 6), (0, 7)], "by": BLUE, "inputs": [1]},
    {"leather": [(8, 4), (9, 4), (7, 4)], "by": YELLOW, "inputs": [1]},
    {"weapons": [(3, 0), (4, 0), (5, 0), (6, 0)], "by": WHITE, "inputs": [0, 2]},
    {"weapons": [(3, 5), (4, 5), (5, 5), (6, 5)], "by": WHITE, "inputs": [0, 3]},
)
"""White's weapons, from blue's leather and from yellow's."""


def weapons() -> Any:
    """One road is missing between both weapons and the East Gatehouse."""
    return position(
        *TWO_WEAPONS,
        roads=[(4, 1), (4, 2), (4, 3), (4, 4), (5, 2), (6, 2)],
        buildings={"gate_east": [(8, 1), (8, 2)]},
        step="basic",
    )


@pytest.mark.rule("gloomhaven 12.6", "gloomhaven 12.3")
@pytest.mark.parametrize(("source", "brings"), [(4, [4, 0, 0, 2]), (5, [4, 0, 1, 1])])
def test_sources_of_one_owner_may_differ_in_what_they_pass_on(source: int, brings: list[int]):
    """6 points: white keeps 3 and his metal's 1; the leather used gets 2, and of them blue's livestock 1."""
    g = weapons()
    play(g, "pave", "road x=7 y=2")
    assert asked(g) == "ChooseSource" and legal(g) == ["source storage=4", "source storage=5"]
    play(g, f"source storage={source}")
    assert [points(g, seat) for seat in range(4)] == brings
    assert cubes(g, "gate_east") == {"weapons": WHITE}


@pytest.mark.rule("gloomhaven 17.1", "gloomhaven 12.3")
def test_a_building_has_brought_points_to_everybody_down_the_line():
    """White delivered; yellow's leather and blue's livestock were paid, purple got nothing."""
    g = weapons()
    play(g, "pave", "road x=7 y=2", "source storage=5")
    assert g.helped == [1 << WHITE | 1 << YELLOW | 1 << BLUE]


@pytest.mark.rule("gloomhaven 13.3")
def test_two_buildings_completed_at_once():
    """Neither is the second alone: the mid-game card is scored once, at the end of that turn."""
    g = position(
        {"stone": (4, 3)},
        buildings={"gate_east": [(5, 5), (6, 5)], "barracks": [(3, 5), (3, 6), (3, 7), (3, 8)]},
        cubes={
            "gate_east": {"weapons": PURPLE},
            "barracks": {"livestock": BLUE, "machines": BLUE, "weapons": BLUE},
        },
        goals=["mid_lasting2"],
        achievements="on",
        lasting=[0, 2, 1, 3],
        turn=YELLOW,
        step="basic",
    )
    play(g, "pave", "road x=4 y=4")
    assert g.completed == 2 and g.goals[1] == NOTHING
    assert [points(g, seat) for seat in range(4)] == [0, 3, 6, 3]


@pytest.mark.rule("gloomhaven 5.9", "gloomhaven 4.7")
def test_a_returned_card_no_longer_counts_for_the_vote():
    """Of two discards the Orchids take one back; with the card just played there are two again."""
    g = position(
        {"gems": (7, 6)},
        races=("orchid", "human", "valrath", "quatryl"),
        bases=("gems", "population", "stone", "knowledge"),
        extras=(["wood"], ["livestock"], ["crops"], ["metal"]),
        houses={WHITE: [(0, 0)]},
        up={WHITE: ["trade", "recruit"]},
        step="basic",
    )
    play(g, "work place=race", "return card=trade")
    assert "trade" in hand(g) and g.up[WHITE].bit_count() == 1
    assert asked(g) == "Turn"


@pytest.mark.rule("gloomhaven 11.7")
def test_who_breaks_the_tie_may_choose_what_he_did_not_vote_for():
    """White and yellow vote for the circle, purple and blue for the square: white has the fewest points."""
    g = position({"metal": (7, 6)}, up={WHITE: ["trade", "recruit"]}, scores=[1, 2, 3, 4])
    play(g, "vote", "coin", "coin")
    for seat, proposal in enumerate(("circle", "square", "circle", "square")):
        play(g, f"bid proposal={proposal} fleeting=0 lasting=0", seat=seat)
    assert g.seat == WHITE and asked(g) == "BreakTie"
    play(g, "choose proposal=square")
    assert g.seat == PURPLE and asked(g) == "PlaceBuilding"  # of those who voted for it he has fewer


@pytest.mark.rule("gloomhaven 5.11")
def test_the_sanctuary_calls_a_worker_back_from_a_building():
    """White's workers stand at home and in the Barracks: he chooses the one in the Barracks."""
    g = position(
        {"metal": (9, 3)},
        houses={WHITE: [(0, 0), (16, 8), (9, 10)]},
        buildings={
            "barracks": [(3, 5), (3, 6), (3, 7), (3, 8)],
            "sanctuary": [(4, 11), (5, 11), (6, 11), (4, 12)],
        },
        cubes={"barracks": {"stone": WHITE}, "sanctuary": {"stone": WHITE}},
        step="basic",
    )
    g.mats, g.workers = 1, [WHITE, -1]
    play(g, "work place=sanctuary")
    assert legal(g) == ["recall place=race", "recall place=barracks"]
    play(g, "recall place=barracks")
    assert g.workers == [-1, WHITE] and g.mats == 1


@pytest.mark.rule("gloomhaven 5.9")
def test_the_university_returns_no_third_card():
    """Of three cards in the discard one or two come back."""
    for moves in (("return card=trade", "return card=recruit"), ("return card=upgrade", "done")):
        g = position(
            {"metal": (9, 3)},
            houses={WHITE: [(0, 0)]},
            buildings={"university": [(5, 2), (6, 2), (5, 3), (6, 3)]},
            cubes={"university": {"knowledge": WHITE}},
            up={WHITE: ["trade", "recruit", "upgrade"]},
            step="basic",
        )
        play(g, "work place=university")
        assert "done" not in legal(g)
        play(g, *moves)
        assert asked(g) == "Turn" and g.seat == PURPLE


@pytest.mark.rule("gloomhaven 4.4", "gloomhaven 5.3")
def test_what_a_follower_may_do():
    """Purple, with 2 coins and a storage of his own, while white has traded."""
    g = position({"metal": (9, 3)}, {"population": (13, 6)}, coins=[7, 2, 7, 7])
    play(g, "main card=trade", "build resource=crops", "place x=0 y=14 turn=0")
    assert legal(g) == ["follow card=trade", "coin", "influence", "pave", "pass"]


@pytest.mark.rule("gloomhaven 6.3", "gloomhaven 6.4")
def test_just_enough_coins():
    """With 1 coin a storage on the coast, with 2 also access there, with 4 also a commission."""
    for coins, kinds in ((0, set()), (1, {"build"}), (2, {"build", "access"}), (3, {"build", "access"}),
                         (4, {"build", "access", "commission"})):  # fmt: skip
        g = position({"metal": (9, 3)}, {"population": (0, 3)}, seats=3, coins=coins)
        assert ("main card=trade" in legal(g)) == bool(kinds)
        if kinds:
            play(g, "main card=trade")
            assert {move.split()[0] for move in legal(g)} == kinds


@pytest.mark.rule("gloomhaven 3.5")
def test_three_achievements_are_drawn():
    g = new_game(2, achievements="on")
    drawn = 0
    while g.seat == CHANCE:
        drawn += asked(g) == "DrawAchievement"
        g.play(g.moves()[0])
    assert drawn == 3


# -- alone --------------------------------------------------------------------------------------------


def alone(buildings: dict[str, Any], filled: dict[str, dict[str, int]], **more: Any) -> Any:
    """The last card of a round but one."""
    g = position(
        {"metal": (7, 6)},
        seats=1,
        up={WHITE: ["construct", "upgrade", "recruit"]},
        buildings=buildings,
        cubes=filled,
        **more,
    )
    g.marked = sum(1 << at for at, wanted in enumerate(g.wanted) if wanted)
    return g


STANDING: dict[str, Any] = {
    "gate_east": [(0, 0), (1, 0)],
    "gate_south": [(19, 13), (20, 13)],
    "sleeping_lion": [(0, 9), (1, 9), (2, 9)],
    "crooked_bone": [(18, 9), (19, 9), (20, 9)],
}
DONE: dict[str, dict[str, int]] = {
    "gate_east": {"stone": 0, "weapons": 0},
    "gate_south": {"bricks": 0, "weapons": 0},
}


@pytest.mark.rule("gloomhaven 15.7", "gloomhaven 15.8", "gloomhaven 15.9")
def test_two_tokens_after_two_completions():
    """The middle costs 4 then and the right 8, so that two tokens cost 16: with 15 points all is lost."""
    g = alone(STANDING, DONE, lasting=[7], fleeting=[0])
    play(g, "basic card=trade", "influence")
    assert g.over and g.ended_by() == "lost-tokens"
    g = alone(STANDING, DONE, lasting=[7], fleeting=[1])
    play(g, "basic card=trade", "influence")
    assert not g.over and g.marked == 0 and g.lasting == [0] and g.fleeting == [0]
    assert asked(g) == "PlaceBuilding"  # of the three only the left one can be paid for
    rich = alone(STANDING, DONE, lasting=[14], fleeting=[0])
    play(rich, "basic card=trade", "coin")
    assert rich.lasting == [6]  # all that can pay 16 points
    assert legal(rich) == ["choose proposal=circle", "choose proposal=square", "choose proposal=triangle"]
    play(rich, "choose proposal=triangle")
    assert rich.lasting == [2] and asked(rich) == "PlaceBuilding"  # 8 points more


@pytest.mark.rule("gloomhaven 5.12", "gloomhaven 15.7")
def test_the_town_hall_alone_replaces_a_card_but_not_its_price():
    """The right place still costs 4, whatever card lies there."""
    hall: dict[str, Any] = {"town_hall": [(5, 2), (5, 3), (5, 4), (5, 5)]}
    g = position(
        {"metal": (9, 3)},
        seats=1,
        up={WHITE: ["construct", "upgrade", "recruit"]},
        buildings=hall,
        cubes={"town_hall": {"stone": 0}},
        houses={WHITE: [(0, 0)]},
        proposals=("university", "salt_barge", "curio_shop"),
        lasting=[2],
    )
    play(g, "basic card=trade", "work place=town_hall", "replace proposal=triangle")
    play(g, "proposal building=great_oak")
    assert BUILDING[g.proposals[2]] == "great_oak" and g.discards == 1 << BUILDING.index("curio_shop")
    assert got(g) == {"fleeting": 2, "coins": 1}  # the hall's crystal; then the vote's income and the house's
    play(g, "choose proposal=triangle")
    assert "pay fleeting=0 lasting=2" in legal(g) and "pay fleeting=2 lasting=1" in legal(g)
