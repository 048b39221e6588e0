"""A warning says what will be revealed, in the game's own words, in both languages."""

import pytest

from ratusha.kernel.decision import CHANCE
from ratusha.kernel.registry import game
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State
from ratusha.server.tables.live.draft import Draft
from ratusha.server.tables.shown.draft_data import revealed


def revealing(id: str, kind: str) -> tuple[State, int]:
    """A position of a random game and a move after which chance makes a move of this kind."""
    for seed in range(20):
        g: State = game(id).start(2, seed)
        rng = Rng(seed)
        while not g.over:
            move = rng.pick(g.moves())
            draft = Draft(g, g.seat).step(move)
            left = draft.state
            if left.seat == CHANCE and g.game.moves.kinds[g.game.moves.tag[left.moves()[0]]].name == kind:
                return g, move
            g.play(move)
    raise AssertionError(f"no {kind} in twenty games of {id}")


@pytest.mark.parametrize(
    ("id", "kind", "english", "russian"),
    [
        (
            "empire",
            "reveal",
            "A square will be revealed: you can’t undo after this.",
            "После этого откроется квадрат: отменить будет нельзя.",
        ),
        (
            "empire",
            "meet",
            "A craftsman will be drawn: you can’t undo after this.",
            "После этого вытянут мастера: отменить будет нельзя.",
        ),
        (
            "burgundy",
            "draw",
            "New tiles will come to the depots: you can’t undo after this.",
            "После этого в хранилищах появятся новые жетоны: отменить будет нельзя.",
        ),
    ],
)
def test_what_will_be_revealed_is_named(id: str, kind: str, english: str, russian: str):
    g, move = revealing(id, kind)
    draft = Draft(g, g.seat).step(move)
    assert draft.reveals
    assert (revealed(draft, "en"), revealed(draft, "ru")) == (english, russian)
