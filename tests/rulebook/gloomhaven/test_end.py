"""Achievements, the end, the solo game and the chronicle. Chapters 13 to 17."""

import pytest
from tests.rulebook.vocabulary import asked, gained, got, legal, play, points, refused

from ratusha.games.gloomhaven import components as c
from ratusha.games.gloomhaven.achievements import count
from ratusha.games.gloomhaven.scoring import chronicle
from ratusha.kernel import CHANCE, BadInput

from .table import BLUE, GAME, PURPLE, WHITE, YELLOW, draw, hand, position, spots

HOME = {"metal": (7, 6)}


def counted(g, seat: int, name: str) -> int:
    return count(g, seat, c.COUNTED.index(name))


@pytest.mark.rule("gloomhaven 13.1", "gloomhaven 13.2")
def test_the_immediate_achievement():
    """White has two houses at the end of the turn: 3 points, and the card leaves; purple gets them too."""
    g = position(
        HOME, houses={WHITE: [(16, 8), (4, 8)], PURPLE: [(2, 9), (15, 12)]}, goals=["imm_two_houses"]
    )
    play(g, "basic card=trade", "coin")
    assert gained(g, WHITE) == {"achievements": 3} and gained(g, PURPLE) == {"achievements": 3}
    assert points(g, YELLOW) == 0 and g.goals[0] == -1


@pytest.mark.rule("gloomhaven 13.3")
def test_the_midgame_achievement():
    """It is scored with the second completion, once, whoever has it then."""
    g = position(HOME, goals=["mid_lasting2"], lasting=[2, 1, 3, 0], completed=1)
    play(g, "basic card=trade", "coin")
    assert points(g, WHITE) == 0 and g.goals[1] != -1
    g = position(HOME, goals=["mid_lasting2"], lasting=[2, 1, 3, 0], completed=2)
    play(g, "basic card=trade", "coin")
    assert [points(g, seat) for seat in range(4)] == [3, 0, 3, 0] and g.goals[1] == -1


@pytest.mark.rule("gloomhaven 13.4", "gloomhaven 14.1", "gloomhaven 14.2")
def test_the_end_of_the_game():
    """EX12: 3 lasting, 5 fleeting and 11 coins: 3 and 2 points; the end-game card brings 6."""
    g = position(
        HOME,
        coins=[10, 3, 0, 0],
        lasting=[3, 0, 0, 0],
        fleeting=[5, 0, 0, 0],
        completed=6,
        goals=["end_majority"],
    )
    play(g, "basic card=trade", "coin")
    assert g.over and g.ended_by() == "completed"
    assert gained(g, WHITE) == {"crystals": 3, "coins": 2, "achievements": 6}


@pytest.mark.rule("gloomhaven 14.1")
def test_follow_actions_are_finished_first():
    """With the sixth completion in a main action the others still follow."""
    g = position(HOME, {"population": (13, 6)}, completed=6)
    play(g, "main card=trade", "build resource=crops", "place x=0 y=14 turn=0")
    assert not g.over and g.seat == PURPLE
    play(g, "coin", "coin", "coin")
    assert g.over and g.active == WHITE


@pytest.mark.rule("gloomhaven 14.3")
def test_ties_go_to_the_active_player_or_the_nearest_after_him():
    g = position(HOME, scores=[4, 9, 2, 9], coins=0, completed=6, turn=YELLOW)
    play(g, "basic card=trade", "influence")
    assert g.over and g.ranks[BLUE] == 1 and g.ranks[PURPLE] == 2


@pytest.mark.rule("gloomhaven 14.4")
def test_the_last_turn():
    """300 turns unless 200 or 400 are agreed; then the game is scored as it stands."""
    assert GAME.start(4, 1).options["limit"] == "300"
    for limit in ("200", "300", "400"):
        g = position(HOME, limit=limit, lasting=[2])
        g.turns = int(limit) - 1
        play(g, "basic card=trade", "coin")
        assert not g.over
        play(g, "basic card=trade", "coin")
        assert g.over and g.ended_by() == "turns" and gained(g) == {"crystals": 2, "coins": 2}


@pytest.mark.rule("gloomhaven 13.5")
def test_what_achievements_count():
    g = position(
        HOME,
        {"crops": (0, 14)},
        {"population": (13, 6)},
        {"livestock": (9, 0), "access": [WHITE]},
        {"leather": [(1, 8), (1, 9), (1, 10)], "by": WHITE, "inputs": [3]},
        houses={WHITE: [(4, 8)]},
        bridges={WHITE: [(10, 3), (10, 4)]},
        hired={WHITE: ["scholar"]},
        advisers=(),
        buildings={"gate_east": [(3, 3), (4, 3)], "barracks": [(15, 10), (15, 11), (15, 12), (15, 13)]},
        cubes={"gate_east": {"stone": WHITE}, "barracks": {"stone": WHITE, "livestock": WHITE}},
        lasting=[2],
    )
    expected = {
        "buildings_delivered_to": 2,
        "deliveries": 3,
        "districts_settled": 2,
        "houses": 1,
        "bridges": 2,
        "advisers": 1,
        "resources_owned": 3,
        "resources_within_reach": 4,
        "lasting": 2,
        "level_3_storages": 0,
        "districts_led": 2,
    }
    assert {name: counted(g, WHITE, name) for name in expected} == expected
    solo = position({"metal": (7, 6)}, seats=1)
    assert counted(solo, 0, "districts_led") == 1


# -- the solo game ------------------------------------------------------------------------------------


def solo(**more):
    """The player of a solo game."""
    return position(HOME, seats=1, **more)


ALL = {0: ["trade", "construct", "upgrade"]}


@pytest.mark.rule("gloomhaven 15.1", "gloomhaven 15.2", "gloomhaven 15.3")
def test_setting_up_the_solo_game():
    """Any race, all eight resources, any numbered cell; easy race, medium district."""
    g = GAME.start(1, None)
    draw(g)
    play(g, "race race=orchid")
    assert g.own_basics[0] == 0xFF and len(spots(g)) == 6
    play(g, "place x=7 y=6 turn=0")
    assert asked(g) == "Turn" and g.coins == [7]
    levels = {name: c.RACE_LEVEL[i] for i, name in enumerate(c.RACE)}
    assert levels == {
        "orchid": 0,
        "quatryl": 0,
        "savvas": 1,
        "harrower": 1,
        "aesther": 1,
        "human": 2,
        "vermling": 2,
        "valrath": 3,
        "inox": 3,
    }
    assert dict(zip(c.BOARD[1].district_names, c.BOARD[1].district_levels, strict=True)) == {
        "left": 1,
        "right": 2,
        "middle": 3,
    }
    assert c.BOARD[0].district_levels == [1, 1, 1]


@pytest.mark.rule("gloomhaven 15.4")
def test_advisers_leave_the_game():
    """Face up the Huckster leaves, nobody follows; face down he is discarded."""
    g = solo(hired={0: ["huckster"]}, advisers=())
    play(g, "main card=huckster", "build resource=crops", "place x=0 y=14 turn=0")
    assert "huckster" not in hand(g) and g.up[0] == 0 and asked(g) == "Turn"
    g = solo(hired={0: ["huckster"]}, advisers=())
    play(g, "basic card=huckster", "coin")
    assert [c.CARD[card] for card in g.down[0]] == ["huckster"]


@pytest.mark.rule("gloomhaven 15.5", "gloomhaven 15.6", "gloomhaven 15.7", "gloomhaven 15.10")
def test_the_vote_of_the_solo_game():
    """The last card brings the vote: income, cards back, the left proposal free; the others move left."""
    g = solo(up=ALL, fleeting=[1], houses={0: [(4, 8)]})
    assert refused(g, "vote") == "15.5"
    play(g, "basic card=recruit", "influence")
    assert got(g) == {"coins": 1, "fleeting": 2}
    assert asked(g) == "ChooseProposal" and len(hand(g)) == 5
    assert refused(g, "choose proposal=triangle") == "15.7"  # 4 points, and there are 3
    play(g, "choose proposal=circle", "place x=5 y=2 turn=0", "proposal building=great_oak")
    assert [c.BUILDING[b] for b in g.proposals] == ["salt_barge", "town_hall", "great_oak"]
    assert g.fleeting == [0] and g.round == 2 and asked(g) == "Turn"
    assert g.marked == 1


@pytest.mark.rule("gloomhaven 15.7", "gloomhaven 15.9")
def test_paying_for_a_proposal():
    """The middle one costs 2 points: two fleeting crystals or one lasting, never more than needed."""
    g = solo(up=ALL, fleeting=[1], lasting=[1])
    play(g, "basic card=recruit", "influence", "choose proposal=square")
    assert set(legal(g)) == {"pay fleeting=2 lasting=0", "pay fleeting=0 lasting=1"}
    assert (
        refused(g, "pay fleeting=1 lasting=1") == "15.9" and refused(g, "pay fleeting=1 lasting=0") == "15.9"
    )
    play(g, "pay fleeting=0 lasting=1")
    assert g.lasting == [0] and asked(g) == "PlaceBuilding"


GATE = {"gate_east": [(3, 3), (4, 3)], "barracks": [(15, 10), (15, 11), (15, 12), (15, 13)]}


@pytest.mark.rule("gloomhaven 15.8", "gloomhaven 15.9")
def test_neutral_tokens():
    """EX13: after two completions the right place holds 8; two tokens cost 16, and with 15 the game is
    lost."""
    g = solo(up=ALL, buildings=GATE, completed=2, fleeting=[6], lasting=[6])
    g.marked = 3
    lost = g.clone()
    lost.fleeting, lost.lasting = [4], [5]
    play(lost, "basic card=recruit", "influence")
    assert lost.over and lost.ended_by() == "lost-tokens" and lost.rounds() == 1
    play(g, "basic card=recruit", "coin")
    assert asked(g) == "Pay" and "pay fleeting=6 lasting=5" in legal(g)
    play(g, "pay fleeting=6 lasting=5")
    assert g.marked == 0 and asked(g) == "PlaceBuilding"  # 2 points are left: only the free one can be had


@pytest.mark.rule("gloomhaven 15.8", "gloomhaven 12.8")
def test_a_delivery_removes_the_token():
    g = solo(buildings=GATE)
    g.marked = 3
    play(g, "main card=trade", "build resource=stone", "place x=3 y=2 turn=0")
    assert g.marked == 2 and points(g) == 3


@pytest.mark.rule("gloomhaven 15.11", "gloomhaven 15.1")
def test_the_end_of_the_solo_game():
    """After the seventh round: six completed buildings win, and coins count; five lose."""
    g = solo(up=ALL, completed=6, coins=7)
    g.round = 7
    play(g, "basic card=recruit", "coin")
    assert g.over and g.ended_by() == "won" and gained(g) == {"coins": 2}
    g = solo(up=ALL, completed=5, coins=7)
    g.round = 7
    play(g, "basic card=recruit", "coin")
    assert g.ended_by() == "lost-rounds" and points(g) == 0
    g = solo(completed=6)
    play(g, "basic card=recruit", "coin")
    assert not g.over


@pytest.mark.rule("gloomhaven 15.12")
def test_no_access_and_no_commissions_alone():
    g = solo(coins=9)
    play(g, "main card=trade")
    assert legal(g, "access", "commission") == []


@pytest.mark.rule("gloomhaven 16.3")
def test_the_solo_game_has_workers():
    with pytest.raises(BadInput, match="always played with workers"):
        GAME.start(1, 0, workers="off")


@pytest.mark.rule("gloomhaven 17.1")
def test_the_chronicle():
    """On the thematic side the winner gets the event of his race, and may name a building that brought
    points."""
    g = position(
        {"metal": (2, 2)},
        board="thematic",
        scores=[9, 0, 0, 0],
        completed=6,
        buildings={"gate_east": [(4, 3), (5, 3)], "barracks": [(2, 4), (3, 4), (4, 4), (5, 4)]},
    )
    g.helped = [1, 2]
    assert chronicle(g) is None
    play(g, "basic card=trade", "coin")
    found = chronicle(g)
    assert found is not None
    data = found.to_dict()
    assert data["seat"] == WHITE and data["event"] == "savvas" and data["buildings"] == ["gate_east"]
    assert len(found.quarters) == 8
    english, russian = g.seen_by(PURPLE).text("en"), g.seen_by(PURPLE).text("ru")
    assert "city event of the Savvas" in english and "городского события «Саввасы»" in russian
    for blank in ("brought points: East Gatehouse", "Old Docks", "name of the secret society: …"):
        assert blank in english
    for blank in ("принесло ПО: Восточные ворота", "Старые доки", "название тайного общества: …"):
        assert blank in russian
    assert CHANCE == -1
