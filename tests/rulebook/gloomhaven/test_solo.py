"""More cases of the solo game, and whole games at its four levels. Chapter 15."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.rulebook.vocabulary import asked, got, legal, play, points, refused

from ratusha.games.gloomhaven import components as c
from ratusha.games.gloomhaven.board import LEVELS
from ratusha.kernel.record import parse
from ratusha.kernel.state import FORCED

from .table import GAME, cubes, draw, hand, position, roads, spots

HOME = {"metal": (7, 6)}
ALL = {0: ["trade", "construct", "upgrade"]}


def solo(*storages, **more):
    """The player of a solo game."""
    return position(HOME, *storages, seats=1, **more)


@pytest.mark.rule("gloomhaven 15.2", "gloomhaven 3.8")
def test_aesthers_alone_choose_any_resource():
    g = GAME.start(1, None)
    draw(g)
    play(g, "race race=aesther")
    assert len(legal(g)) == 8
    play(g, "base resource=livestock")
    assert len(spots(g)) == 6 and g.own_basics[0] == 0xFF
    play(g, "place x=13 y=10 turn=0")
    assert c.RESOURCE[g.kinds[0]] == "livestock"


@pytest.mark.rule("gloomhaven 15.7")
def test_every_completion_raises_the_prices_at_once():
    """After three completions the middle proposal costs 5, the right one 10."""
    g = solo(up=ALL, completed=3, fleeting=[4])
    play(g, "basic card=recruit", "coin")
    assert asked(g) == "PlaceBuilding" and g.agenda[-1].slot == 0  # 4 points: the free one only
    g = solo(up=ALL, completed=3, fleeting=[4])
    play(g, "basic card=recruit", "influence")
    assert set(legal(g)) == {"choose proposal=circle", "choose proposal=square"}
    g = solo(up=ALL, completed=3, fleeting=[5], lasting=[2])
    play(g, "basic card=recruit", "influence")
    assert "choose proposal=triangle" in legal(g)
    play(g, "choose proposal=triangle")
    assert g.fleeting == [0] and g.lasting == [0] and asked(g) == "PlaceBuilding"


@pytest.mark.rule("gloomhaven 15.6", "gloomhaven 15.8")
def test_the_income_comes_before_the_tokens():
    """One token costs 4; a crystal is there, and the three houses bring three more: enough. With two houses
    the game is lost."""
    for houses, over in (([(4, 8), (16, 8), (8, 11)], False), ([(4, 8), (16, 8)], True)):
        g = solo(up=ALL, houses={0: houses}, fleeting=[1], buildings={"gate_east": [(3, 3), (4, 3)]})
        g.marked = 1
        play(g, "basic card=recruit", "coin")
        assert g.over == over
        if over:
            assert g.ended_by() == "lost-tokens" and g.points == [0]


@pytest.mark.rule("gloomhaven 15.8", "gloomhaven 12.4")
def test_a_new_building_that_is_served_at_once_keeps_no_token():
    """The University is placed beside the road to knowledge: its token goes at once; the gatehouse, which got
    nothing, has one again."""
    g = solo(
        {"knowledge": (3, 5)},
        up=ALL,
        buildings={"gate_east": [(15, 1), (16, 1)]},
        roads=[(4, 5)],
        proposals=("university", "salt_barge", "town_hall"),
    )
    play(g, "basic card=recruit", "coin", "place x=4 y=6 turn=0")
    assert cubes(g, "university") == {"knowledge": 0} and g.marked == 0b01
    assert points(g) == 3
    draw(g)
    assert g.round == 2


@pytest.mark.rule("gloomhaven 15.10")
def test_the_middle_proposal_is_taken_and_the_right_one_moves():
    g = solo(up=ALL, lasting=[1])
    play(g, "basic card=recruit", "coin", "choose proposal=square", "place x=0 y=4 turn=1")
    play(g, "proposal building=great_oak")
    assert [c.BUILDING[b] for b in g.proposals] == ["university", "town_hall", "great_oak"]
    assert not g.discards and g.lasting == [0]


@pytest.mark.rule("gloomhaven 15.5", "gloomhaven 5.9")
def test_a_returned_card_is_played_in_the_same_round():
    """The Orchids' worker returns Trade: the vote waits until it is played too."""
    g = position(
        {"gems": (7, 6)},
        seats=1,
        races=("orchid",),
        bases=("gems",),
        up=ALL,
        houses={0: [(4, 8)]},
    )
    play(g, "basic card=recruit", "work place=race", "return card=trade")
    assert asked(g) == "Turn" and g.round == 1 and hand(g) == {"trade", "call_to_vote"}
    play(g, "main card=trade", "build resource=crops", "place x=0 y=5 turn=0")
    assert asked(g) == "PlaceBuilding" and len(hand(g)) == 5


@pytest.mark.rule("gloomhaven 15.5", "gloomhaven 9.3")
def test_a_hired_adviser_is_played_in_the_same_round():
    g = solo(up=ALL, advisers=("smith", "foreman", "huckster", "carpenter"))
    play(g, "main card=recruit")
    assert got(g) == {"coins": -1, "lasting": 1, "fleeting": 1}
    draw(g)
    assert asked(g) == "Turn" and hand(g) == {"smith", "call_to_vote"}


@pytest.mark.rule("gloomhaven 15.11", "gloomhaven 15.8")
def test_tokens_cost_nothing_in_the_last_round():
    """Two tokens lie in the seventh round and nothing can be paid: what counts is six completions."""
    g = solo(up=ALL, completed=6, buildings={"gate_east": [(3, 3), (4, 3)]}, coins=4)
    g.round, g.marked = 7, 1
    play(g, "basic card=recruit", "influence")
    assert g.over and g.ended_by() == "won" and g.points == [1]


@pytest.mark.rule("gloomhaven 5.14")
def test_following_workers_alone():
    """The Aesthers' worker trades on the terms of a follow action: coast or desert, no ruins."""
    g = position(
        HOME, seats=1, races=("aesther",), bases=("metal",), houses={0: [(4, 8)]}, step="basic", coins=3
    )
    play(g, "work place=race", "build resource=crops")  # no other follow action can be carried out
    assert refused(g, "place x=5 y=2 turn=0") == "6.8"
    play(g, "place x=0 y=5 turn=0")
    assert got(g) == {"coins": -1} and roads(g) == set()


# -- whole games --------------------------------------------------------------------------------------

RECORDS = Path(__file__).parents[2] / "corpus" / "gloomhaven"
GAMES = [
    # record, race, its level, level of the district, how it ended, in which round
    ("solo-easy-won", "orchid", "easy", "medium", "won", 7),
    ("solo-medium", "savvas", "medium", "medium", "lost-tokens", 6),
    ("solo-hard", "human", "hard", "hard", "lost-tokens", 6),
    ("solo-very-hard", "inox", "very_hard", "very_hard", "lost-tokens", 5),
]


def replayed(name: str) -> Iterator[Any]:
    """The positions of a recorded game, one ply after another."""
    record = parse((RECORDS / f"{name}.record").read_text(encoding="utf-8"), name)
    g: Any = record.game.start(1, None, **record.options)
    yield g
    for ply in record.plies():
        if ply.how != FORCED:
            g.play(ply.move, ply.seat)
            yield g


def influence(g: Any) -> int:
    """What can be paid: 1 for each fleeting crystal, 2 for each lasting one (rule 15.9)."""
    return int(g.fleeting[0] + 2 * g.lasting[0])


@pytest.mark.rule(
    "gloomhaven 15.1", "gloomhaven 15.3", "gloomhaven 15.5", "gloomhaven 15.8", "gloomhaven 15.11"
)
@pytest.mark.parametrize(("name", "race", "level", "district", "how", "rounds"), GAMES)
def test_a_whole_solo_game(name: str, race: str, level: str, district: str, how: str, rounds: int):
    """At every level: at most seven rounds, one building after each of the first six; a round ends with every
    card played. A game is won with six complete buildings, and lost when the tokens can't be paid."""
    built = 0
    for g in replayed(name):
        assert len(g.built) <= g.round <= 7 and len(g.built) - built <= 1
        built = len(g.built)
        if asked(g) in ("Pay", "ChooseProposal", "PlaceBuilding") and not g.over:
            assert g.up == [0] and g.down == [[]] and g.used_workers(0) == 0
    assert g.over and g.ended_by() == how and g.rounds() == rounds
    board = c.BOARD[g.board]
    assert c.RACE[g.races[0]] == race and c.RACE_LEVEL[g.races[0]] == LEVELS.index(level)
    home = board.district[g.spots[0] // 4]
    assert board.district_levels[home] == LEVELS.index(district)
    if how == "won":
        assert g.completed == 6 and g.wanted == [0] * 6
        assert g.sheet()[0]["crystals"] == g.lasting[0] and g.sheet()[0]["coins"] == g.coins[0] // 4
    else:
        assert g.marked.bit_count() * (4 + 2 * g.completed) > influence(g)
