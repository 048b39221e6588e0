"""A line of the log has an actor, a verb and its changes."""

import pytest

from ratusha.kernel import NOBODY
from ratusha.kernel.log import Told, lines

NAMES = ["Olga", "Boris"]


def change(seat: int, what: str, amount: int, cause: str) -> Told:
    return Told(seat, what, amount, cause, "")


@pytest.mark.usefixtures("fair")
@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ["Olga pays 2 coins and gets 3 points (oil).", "Boris gets 3 coins (sale)."]),
        ("ru", ["Olga отдаёт: 2 монеты; получает: 3 очка (масло).", "Boris получает: 3 монеты (продажа)."]),
    ],
)
def test_changes_without_a_sentence_make_one(lang: str, expected: list[str]):
    events = [change(0, "coin", -2, "oil"), change(0, "points", 3, "oil"), change(1, "coin", 3, "sale")]
    assert lines(events, "lantern_fair", lang, NAMES) == expected


@pytest.mark.usefixtures("fair")
def test_a_sentence_is_followed_by_its_changes():
    events = [Told(0, "", 0, "", "Olga digs H2."), change(0, "coin", -2, "oil")]
    assert lines(events, "lantern_fair", "en", NAMES) == ["Olga digs H2. −2 coins (oil)"]


@pytest.mark.usefixtures("fair")
def test_what_comes_and_goes_is_no_line():
    assert (
        lines([change(0, "coin", -1, "oil"), change(0, "coin", 1, "oil")], "lantern_fair", "en", NAMES) == []
    )


@pytest.mark.usefixtures("fair")
def test_what_happens_to_the_table_is_a_line_each():
    """Two sentences of a player share a line; those that are nobody's don't."""
    dusk, rain = Told(NOBODY, "", 0, "", "It is evening."), Told(NOBODY, "", 0, "", "It rains.")
    sings, goes = Told(0, "", 0, "", "Olga sings."), Told(0, "", 0, "", "Olga goes.")
    found = lines([dusk, rain, sings, goes], "lantern_fair", "en", NAMES)
    assert found == ["It is evening.", "It rains.", "Olga sings. Olga goes."]
