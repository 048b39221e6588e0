"""A warning says what will be revealed, in the game's own words, in both languages."""

from types import SimpleNamespace
from typing import Any

import pytest

from ratusha.kernel.decision import CHANCE
from ratusha.kernel.registry import game
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State
from ratusha.server.tables.live.draft import Draft
from ratusha.server.tables.shown.draft_data import revealed, sentence, turn_end


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


def lossy_end() -> Draft:
    """A draft of Altay in which resources are left that the end of the turn loses, before cards are drawn."""
    for seed in range(20):
        g: State = game("altay").start(2, seed)
        rng = Rng(seed)
        while not g.over:
            move = rng.pick(g.moves())
            if g.seat >= 0 and type(g.agenda[-1]).__name__ == "Turn":
                draft = Draft(g, g.seat).step(move)
                whole = draft.ended()
                known: Any = draft.state.seen_by(draft.seat).known
                if whole is not None and whole.reveals and sum(known.pool):
                    return draft
            g.play(move)
    raise AssertionError("nothing is ever lost")


@pytest.mark.parametrize(
    ("lang", "end"),
    [
        ("en", ". Something new will be revealed: you can’t undo after this."),
        ("ru", ". После этого откроется новое: отменить будет нельзя."),
    ],
)
def test_two_warnings_are_two_sentences(lang: str, end: str):
    """What the end of a turn loses and what it reveals do not run together."""
    names: Any = SimpleNamespace(seat_names=lambda lang: [])
    told = turn_end(names, lossy_end(), lang)
    assert told is not None
    assert told.warning.endswith(end)
    assert [sentence(said) for said in ("Lost", "Lost.", "Sure?")] == ["Lost.", "Lost.", "Sure?"]
