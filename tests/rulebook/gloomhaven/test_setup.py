"""Getting ready. Chapter 3."""

import pytest
from tests.rulebook.vocabulary import asked, legal, play, refused, weights

from ratusha.games.gloomhaven import components as c
from ratusha.kernel import CHANCE

from .table import draw, new_game, spots


def races(g, first: int, *names: str) -> None:
    """Let chance take its way, then races in turn order."""
    while g.seat == CHANCE:
        move = f"first seat={first}" if asked(g) == "DrawFirst" else None
        play(g, move) if move else g.play(g.moves()[0])
    for name in names:
        play(g, f"race race={name}")


@pytest.mark.rule("gloomhaven 3.1")
def test_options():
    g = new_game(3, board="thematic", workers="off", achievements="on")
    assert g.place().id == "thematic" and not g.with_workers()


@pytest.mark.rule("gloomhaven 3.2")
def test_advisers_of_level_one_come_first():
    """Eight of level I, each equally likely; when they are out, level II."""
    g = new_game(4)
    assert weights(g) == [1] * 8
    assert {c.ADVISER_LEVEL[c.ADVISER.index(move.split("=")[1])] for move in legal(g)} == {1}
    for _ in range(4):
        g.play(g.moves()[0])
    assert g.advisers == [0, 1, 2, 3]


@pytest.mark.rule("gloomhaven 3.3", "gloomhaven 3.4", "gloomhaven 18.4")
def test_proposals_come_from_the_bottom_and_a_type_only_once():
    """The top card is seen first; the second of two taverns goes on top, and another takes its place."""
    g = new_game(4)
    for _ in range(4):
        g.play(g.moves()[0])
    assert asked(g) == "ShowTop" and weights(g) == [1] * 21
    play(g, "top building=barracks")
    play(
        g, "proposal building=sleeping_lion", "proposal building=crooked_bone", "proposal building=university"
    )
    assert asked(g) == "DrawProposal"
    assert [c.BUILDING[b] for b in g.top] == ["barracks", "crooked_bone"]
    assert "proposal building=crooked_bone" not in legal(g)
    play(g, "proposal building=salt_barge")
    assert [c.BUILDING[b] for b in g.proposals] == ["sleeping_lion", "salt_barge", "university"]


@pytest.mark.rule("gloomhaven 3.5")
def test_one_achievement_of_each_deck():
    g = new_game(4, achievements="on")
    draw(g)
    assert [c.DECK_OF[goal] for goal in g.goals] == [0, 1, 2]
    g = new_game(4)
    draw(g)
    assert g.goals == [-1, -1, -1]


@pytest.mark.rule("gloomhaven 3.6", "gloomhaven 3.7")
def test_races_are_chosen_clockwise_from_the_first_player():
    g = new_game(3)
    races(g, 2, "human")
    assert g.seat == 0 and g.races[2] == c.RACE.index("human")
    assert refused(g, "race race=human") == "3.7"


@pytest.mark.rule("gloomhaven 3.8")
def test_aesthers_take_any_free_resource():
    """With wood taken, the Vermlings can't be chosen any more, and the mat forbids what the card of
    wood does."""
    g = new_game(3)
    races(g, 0, "human", "aesther")
    assert asked(g) == "ChooseBase" and g.seat == 1
    assert refused(g, "base resource=population") == "3.8"
    play(g, "base resource=wood")
    assert refused(g, "race race=vermling") == "3.8"
    play(g, "race race=inox") if "race race=inox" in legal(g) else None
    play(g, "take resource=gems")
    assert g.seat == 1
    assert refused(g, "take resource=knowledge") == "3.10"


@pytest.mark.rule("gloomhaven 3.9", "gloomhaven 3.10")
def test_extra_resources_in_reverse_order():
    g = new_game(3)
    races(g, 0, "human", "savvas", "quatryl")
    assert g.seat == 2
    assert refused(g, "take resource=wood") == "3.10"  # forbidden to Quatryls
    assert refused(g, "take resource=metal") == "3.9"  # the Savvas have it
    play(g, "take resource=stone")
    assert g.seat == 1


@pytest.mark.rule("gloomhaven 3.11")
def test_the_forced_exchange():
    """Orchids (gems) find only crops left, which are forbidden: they take another's extra card."""
    g = new_game(4)
    races(g, 0, "orchid", "human", "quatryl", "vermling")
    play(g, "take resource=crops")  # Vermlings
    play(g, "take resource=livestock")  # Quatryls
    assert g.extras[1] == [c.BASIC.index("metal")]  # stone is forbidden to Humans, not to Orchids
    assert g.extras[0] == [c.BASIC.index("stone")]
    g = new_game(4)
    races(g, 0, "savvas", "human", "orchid", "inox")
    play(g, "take resource=crops")  # Inox
    play(g, "take resource=stone")  # Orchids
    play(g, "take resource=wood")  # Humans: knowledge is left, forbidden to the Savvas
    assert legal(g, "take") == []
    assert refused(g, "take resource=knowledge") == "3.10"
    assert refused(g, "exchange resource=population") == "3.11"
    assert "exchange resource=stone" in legal(g)
    play(g, "exchange resource=stone")
    assert g.extras[0] == [c.BASIC.index("stone")]
    assert g.extras[2] == [c.BASIC.index("knowledge")]  # all that is left for the Orchids


@pytest.mark.rule("gloomhaven 3.12", "gloomhaven 3.13")
def test_a_third_resource_with_two_players():
    """EX15: Wood and Crops against Metal and Stone: all that is left is forbidden, so Stone is taken."""
    g = new_game(2)
    races(g, 0, "vermling", "savvas")
    play(g, "take resource=stone", "take resource=crops")
    assert g.extras[0] == [c.BASIC.index("crops"), c.BASIC.index("stone")]  # nothing else was possible
    assert g.seat == 1 and set(legal(g)) == {"take resource=population", "take resource=livestock"}
    play(g, "take resource=population")
    assert g.extras[1] == [c.BASIC.index("population"), c.BASIC.index("livestock")]


@pytest.mark.rule("gloomhaven 3.12")
def test_the_second_card_forbids_too():
    """Humans with gems may not take metal, which gems forbid; the first player chooses first."""
    g = new_game(2)
    races(g, 0, "human", "vermling")
    play(g, "take resource=crops", "take resource=gems")
    assert g.seat == 0 and refused(g, "take resource=metal") == "3.12"
    assert set(legal(g)) == {"take resource=knowledge", "take resource=livestock"}


@pytest.mark.rule("gloomhaven 3.14", "gloomhaven 3.15", "gloomhaven 3.16")
def test_first_storages():
    """Three players: two neutral resources, numbers 1 to 3 may be used, last player first; 7 coins,
    income 1."""
    g = new_game(3)
    races(g, 0, "human", "savvas", "valrath")
    play(g, "take resource=knowledge", "take resource=crops", "take resource=gems")
    assert g.basic_owner.count(4) == 2
    assert g.seat == 2 and spots(g) == {(7, 6), (13, 6), (13, 10)}
    assert refused(g, "place x=5 y=2 turn=0") == "3.16"
    play(g, "place x=7 y=6 turn=0", "place x=13 y=6 turn=0")
    assert g.coins == [7, 7, 7] and [g.income(seat) for seat in range(3)] == [1, 1, 1]
    assert g.seat == 0 and asked(g) == "Turn"
