"""Text copied from the server's page of a game, with its columns and remarks."""

import pytest

from ratusha.adapters import snellman
from ratusha.kernel import BadInput

LEDGER = """option strict-leech
option errata-cultist-power
score SCORE3,SCORE8,SCORE4,SCORE7,SCORE2,SCORE5
delete BON6
delete BON7
delete BON8
delete BON9
setup cultists
setup witches
cultists: build E6
witches: build F4
witches: build C3
cultists: build H7
witches: pass BON1
cultists: pass BON2
"""
PAGE = """Default game options\tshow history
option strict-leech\tshow history
option errata-cultist-power\tshow history
Randomize setup\tshow history
Round 1 scoring: SCORE3, D >> 2\tshow history
Round 2 scoring: SCORE8, TP >> 3\tshow history
Round 3 scoring: SCORE4, SA/SH >> 5\tshow history
Round 4 scoring: SCORE7, SA/SH >> 5\tshow history
Round 5 scoring: SCORE2, TOWN >> 5\tshow history
Round 6 scoring: SCORE5, D >> 2\tshow history
Removing tile BON6\tshow history
Removing tile BON7\tshow history
Removing tile BON8\tshow history
Removing tile BON9\tshow history
Player 1: Anna\tshow history
Player 2: Boris\tshow history
"""
VALUES = "\t\t20 VP\t\t15 C\t\t3 W\t\t0 P\t\t5/7/0 PW\t\t1/0/1/0\t"
ROWS = [
    ("cultists", "setup"),
    ("witches", "setup"),
    ("cultists", "build E6"),
    ("witches", "build F4"),
    ("witches", "build C3"),
    ("cultists", "build H7"),
    ("witches", "Pass BON1"),
    ("cultists", "Pass BON2"),
    ("cultists", "other_income_for_faction"),
    ("witches", "other_income_for_faction"),
    ("cultists", "upgrade E6 to TP"),
    ("cultists", "[opponent accepted power]"),
    ("witches", "Leech 1 from cultists"),
    ("witches", "upgrade F4 to TP"),
    ("cultists", "+AIR. Leech 2 from witches"),
    ("cultists", "action BON2. +AIR"),
]


def test_a_copy_of_the_servers_page():
    """The set-up from its remarks, the rows in the order they are printed, its own rows left out."""
    page = PAGE + "".join(f"{faction}{VALUES}\t{text}\n" for faction, text in ROWS[:8])
    page += "Round 1 income\tshow history\n"
    page += "".join(f"{faction}{VALUES}\t{text}\n" for faction, text in ROWS[8:10])
    page += "Round 1, turn 1\tshow history\n"
    page += "".join(f"{faction}{VALUES}2 1 \t{text}\n" for faction, text in ROWS[10:])
    found = snellman.read(page, "page.txt")
    plain = LEDGER
    plain += "cultists: upgrade E6 to TP\nwitches: leech 1 from cultists\nwitches: upgrade F4 to TP\n"
    plain += "cultists: +AIR\ncultists: leech 2 from witches\ncultists: action BON2. +AIR\n"
    assert found.state.dump() == snellman.read(plain, "x").state.dump()
    assert found.state.players[0].cults == [1, 0, 1, 2]


def test_remarks_of_the_page_without_its_columns():
    """Rows that somebody has put into the ledger's own form, with the server's remarks in between."""
    marked = LEDGER.replace("cultists: pass", "Scoring FIRE cult\nRound 1 income\ncultists: pass")
    found = snellman.read(marked + "witches dropped from the game\n", "x")
    assert found.state.dump() == snellman.read(LEDGER + "drop-faction witches\n", "x").state.dump()


def test_an_error_on_the_page_names_its_line():
    page = PAGE + f"cultists{VALUES}\tsetup\nwitches{VALUES}\tsetup\ncultists{VALUES}\tbuild X6\n"
    with pytest.raises(BadInput) as error:
        snellman.read(page, "page.txt")
    assert error.value.where == "page.txt:19"
