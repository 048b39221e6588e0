"""What stands beside the players' names, and the icons of whatever a game counts."""

import pytest

from ratusha.draw.holdings import SPRITE, holdings, sprite, things
from ratusha.kernel import Rng, game
from ratusha.kernel.words import problems

GAMES = ["burgundy", "terra_mystica", "empire", "altay", "gloomhaven"]


@pytest.mark.parametrize("id", GAMES)
def test_whatever_is_counted_has_an_icon_and_words(id: str):
    """In a random game: each resource that an event names, each holding, in both languages."""
    state, rng = game(id).start(seats=2, seed=5), Rng(5)
    icons, page = things(game(id)), sprite(game(id))
    events = state.listen()
    for _ in range(150):
        if state.over:
            break
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
        for seat in range(2):
            for held in holdings(state.seen_by(0).known, seat):
                assert f'id="{SPRITE}{held.icon}"' in page
                assert held.shown
                assert not any(problems(held.words, lang) for lang in ("en", "ru"))
    assert {event.what for event in events if event.what} <= set(icons)


def test_a_player_of_burgundy_has_what_the_rules_give_him():
    """Rule 2.2: one silver each; the start player has one worker, the next one two."""
    state = game("burgundy").start(seats=2, seed=3)
    first, second = ([held.shown for held in holdings(state, seat)[:2]] for seat in (0, 1))
    assert sorted([first, second]) == [["1", "1"], ["1", "2"]]
