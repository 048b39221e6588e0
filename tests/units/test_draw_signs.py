"""The icons of options: each game has one for every move that its players choose from."""

import pytest

from ratusha.draw.holdings import SPRITE, sign, sprite
from ratusha.draw.icons import ICONS
from ratusha.draw.icons.controls import LINES
from ratusha.draw.picture import drawing
from ratusha.kernel.registry import game
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State

GAMES = ["burgundy", "terra_mystica", "empire", "altay", "gloomhaven"]


@pytest.mark.parametrize("id", GAMES)
def test_every_option_of_random_games_has_an_icon_of_the_page(id: str):
    signs = drawing(game(id)).SIGNS  # type: ignore[union-attr]
    seen: set[str] = set()
    for seed in range(3):
        g: State = game(id).start(2 + seed % 2, seed)
        rng = Rng(seed)
        while not g.over:
            moves = g.moves()
            if g.seat >= 0:
                known = g.seen_by(g.seat).known
                for move in moves[:40]:
                    found = sign(known, g.seat, move)
                    assert found in signs, (g.agenda[-1], game(id).moves.text(move))
                    seen.add(found)
            g.play(rng.pick(moves))
    assert len(seen) > 9


@pytest.mark.parametrize("id", GAMES)
def test_the_icons_are_drawn_once_for_the_page(id: str):
    drawn = sprite(game(id))
    for name in drawing(game(id)).SIGNS:  # type: ignore[union-attr]
        assert name in ICONS or name in LINES
        assert drawn.count(f'id="{SPRITE}{name}"') == (name in ICONS)
