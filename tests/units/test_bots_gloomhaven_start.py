"""Which races and resources the bots of Founders of Gloomhaven begin with."""

from tests.rulebook.gloomhaven.table import GAME

from ratusha.bots import bot
from ratusha.games.gloomhaven.components import ANY, BASIC, RACE, RACE_RESOURCE
from ratusha.games.gloomhaven.features import BASICS
from ratusha.games.gloomhaven.features import RACE as RACE_FEATURE
from ratusha.games.gloomhaven.moves import CHOOSE_BASE, CHOOSE_RACE
from ratusha.games.gloomhaven.setup import ChooseRace, Draft
from ratusha.games.gloomhaven.start import BASIC_WORTH, BOTH_INPUTS, RACE_WORTH, basics_worth, race_worth
from ratusha.kernel.values import EASY, EXPERT, HARD


def chosen(race, base=None):
    """The game after the first player has chosen."""
    g = GAME.start(2, 1)
    first = g.seat
    g.go(CHOOSE_RACE.first + RACE.index(race))
    if base:
        g.go(CHOOSE_BASE.first + BASIC.index(base))
    return g, first


def test_a_race_is_worth_what_it_brought_and_its_resource_too():
    for race, resource in (("quatryl", "knowledge"), ("savvas", "metal"), ("valrath", "stone")):
        g, seat = chosen(race)
        assert race_worth(g, seat) == RACE_WORTH[RACE.index(race)]
        assert basics_worth(g, seat) == BASIC_WORTH[BASIC.index(resource)]
        assert race_worth(g, 1 - seat) == basics_worth(g, 1 - seat) == 0
    assert any(RACE_WORTH) and any(BASIC_WORTH)


def test_a_resource_that_is_still_to_be_chosen_counts_as_the_best_that_is_free():
    g, seat = chosen("aesther")
    assert basics_worth(g, seat) == max(BASIC_WORTH)
    g, seat = chosen("aesther", "stone")
    assert basics_worth(g, seat) == BASIC_WORTH[BASIC.index("stone")]


def test_two_resources_that_make_a_third_are_worth_more():
    """Who has both inputs of a resource pays nobody for them."""
    g, seat = chosen("savvas")
    g.go(CHOOSE_RACE.first + RACE.index("human"))
    worth = []
    while isinstance(g.agenda[-1], Draft):
        if g.seat == seat:
            for move in g.moves():
                then = g.clone()
                then.go(move)
                alone = sum(BASIC_WORTH[r] for r in (then.bases[seat], *then.extras[seat]))
                worth.append(basics_worth(then, seat) - alone)
        g.go(g.moves()[0])
    assert min(worth) < max(worth)
    assert all(round(more / BOTH_INPUTS, 6).is_integer() for more in worth)


def test_what_a_bot_knows_of_races_and_resources():
    """A beginner knows neither, `medium` which resources bring most, `hard` which races, too."""
    assert GAME.values
    for level, known in ((EASY, (0, 0)), ("medium", (0, 1)), (HARD, (1, 1)), (EXPERT, (1, 1))):
        weights = GAME.values.of(level).weights
        assert (weights[RACE_FEATURE], weights[BASICS]) == known


def test_medium_begins_with_good_resources_and_easy_with_any():
    best = max(BASIC_WORTH)
    found = set()
    for seed in range(8):
        g = GAME.start(2, seed)
        assert isinstance(g.agenda[-1], ChooseRace)
        view = g.seen_by(g.seat)
        race = bot("medium@60", seed).choose(view) - CHOOSE_RACE.first
        assert RACE_RESOURCE[race] == ANY or BASIC_WORTH[RACE_RESOURCE[race]] == best
        found.add(bot("easy", seed).choose(view))
    assert len(found) > 2
