"""What the log and the prompts say: an actor, a verb, the changes; the question that is really asked."""

import pytest
from tests.rulebook.terra_mystica.table import give, lone, position
from tests.rulebook.vocabulary import happened, play

from ratusha.games.terra_mystica import GAME
from ratusha.kernel.log import told
from ratusha.kernel.option import prompt

NAMES = ("Olga", "Boris")


def line(lang="en"):
    """The first line of the log about the last play."""
    return told(happened(), GAME.id, lang, NAMES)[0]


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("ship", "Olga advances shipping to 1. −4 coins, −1 priest (shipping); +2 points (shipping)"),
        (
            "dig",
            "Olga advances digging: a spade now costs 2 workers. "
            "−5 coins, −2 workers, −1 priest (digging); +6 points (digging)",
        ),
        (
            "priest cult=fire steps=3",
            "Olga sends a priest to the cult of Fire. −1 priest, +3 steps of Fire (priest to the cult); "
            "+1 power (cult track)",
        ),
        ("transform hex=F4 to=lakes", "Olga transforms F4 into lakes. −3 workers (spades)"),
    ],
)
def test_every_action_has_an_actor_and_a_verb(move, said):
    """Shipping, digging, a priest sent, a hex transformed: never “Olga: −5 coins”."""
    g = lone("witches", {"F3": "D"})
    give(g, "witches", bowls=(12, 0, 0))
    play(g, move)
    assert line() == said


def test_a_spade_bought_by_itself_is_told():
    g = lone("alchemists", {"F3": "SH"})
    give(g, "alchemists", bowls=(12, 0, 0))
    play(g, "spade")
    assert line().startswith("Olga buys a spade. −3 workers (spades)")
    assert line("ru").startswith("Olga покупает лопату. −3 рабочих")


def test_the_rest_of_a_turn_asks_for_the_tile_that_is_owed():
    g = lone("witches", {"F3": "TP"})
    play(g, "upgrade hex=F3 to=temple")
    assert prompt(g.seen_by(0), "en") == "Take a favour tile."
    play(g, "favour tile=FAV9")
    assert prompt(g.seen_by(0), "en") == "End your turn."


def test_the_rest_of_a_turn_asks_for_the_cult_step_that_is_owed():
    """With late answers the Cultists' step falls due in the middle of their own next turn."""
    on = {"nomads": {"E8": "D"}, "cultists": {"E6": "D", "E7": "D"}}
    g = position("nomads", "cultists", on=on, turn=1, late_answers="on")
    give(g, "cultists", coins=20, workers=20, steps=1)
    play(g, "upgrade hex=E6 to=trading_house")
    assert prompt(g.seen_by(1), "en") == "Choose a cult for your step."
    assert prompt(g.seen_by(1), "ru") == "Выберите культ для шага."


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_position_fits_a_terminal_of_100_columns(lang):
    """Five players, whose table has the most columns, and buildings on hexes with long names."""
    g = position(
        "witches",
        "nomads",
        "cultists",
        "giants",
        "mermaids",
        on={
            "witches": {"A10": "SH", "E10": "TP"},
            "nomads": {"A11": "SA"},
            "mermaids": {"A12": "D", "I10": "D"},
        },
    )
    lines = g.seen_by(0).text(lang).splitlines()
    assert [line for line in lines if len(line) > 100] == []
    row = next(line for line in lines if line.lstrip().startswith("A  "))
    assert row.split()[:3] == ["A", {"en": "1:P", "ru": "1:Р"}[lang], {"en": "2:M", "ru": "2:Г"}[lang]]
    assert {"en": "10:F1s", "ru": "10:Л1к"}[lang] in row
