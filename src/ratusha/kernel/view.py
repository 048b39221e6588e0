"""What one viewer may know of a position, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from ratusha.kernel.decision import Decision
from ratusha.kernel.description import Section, plain
from ratusha.kernel.option import Option, options
from ratusha.kernel.rng import Rng
from ratusha.kernel.words import named

if TYPE_CHECKING:
    from ratusha.kernel.game import AnyGame
    from ratusha.kernel.state import State

PAINTERS: Final[list[Callable[[View], str | None]]] = []
"""What makes an SVG of a view: the kernel draws nothing itself, whoever can do it puts it here."""


class View:
    """A position as one viewer knows it; it may be sent to a stranger.

    `known` is a State in which everything hidden is unknown and chance has no generator: read it,
    don't play it. `imagine` makes positions that can be played.
    """

    __slots__ = ("known", "viewer")

    def __init__(self, known: State, viewer: int) -> None:
        self.known: State = known
        self.viewer: int = viewer

    @property
    def game(self) -> AnyGame:
        """The game."""
        return self.known.game

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.known.over

    @property
    def seat(self) -> int:
        """Who is asked (of several, the first)."""
        return self.known.seat

    @property
    def asked(self) -> list[int]:
        """All seats that are asked."""
        return self.known.asked

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.known.scores

    def decision(self) -> Decision[Any] | None:
        """What the viewer is asked; None: nothing."""
        if not self.known.agenda:
            return None
        top = self.known.agenda[-1]
        return top.asking(self.viewer) if self.viewer >= 0 and top.waits_for(self.viewer) else None

    def moves(self) -> list[int]:
        """The viewer's legal moves; none when he is not asked."""
        return self.known.moves(self.viewer) if self.decision() is not None else []

    def asides(self) -> list[int]:
        """The moves the viewer may put in although something else is asked."""
        return self.known.asides(self.viewer) if self.viewer >= 0 else []

    def options(self, lang: str = "en", names: Sequence[str] = ()) -> list[Option]:
        """The viewer's legal moves described for people; `names` are the players' by seat."""
        return options(self, lang, names)

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The position in words and signs, for terminals and screen readers."""
        return plain(self.sections(lang, names))

    def sections(self, lang: str = "en", names: Sequence[str] = ()) -> list[Section]:
        """The position in words, by sections: for pages, which lay them out."""
        with named(names):
            return self.game.describe(self.known, self.viewer, lang)

    def _repr_svg_(self) -> str | None:
        """The position as a picture, for notebooks; None where nobody has drawn the game."""
        return PAINTERS[-1](self) if PAINTERS else None

    def imagine(self, rng: Rng) -> State:
        """A full position consistent with this view: what is hidden is sampled, the dice are new."""
        state = self.known.clone()
        state.fill_in(self.viewer, rng)
        state.agenda = [decision.imagine(state, self.viewer, rng) for decision in state.agenda]
        state.rng = rng.split()
        state._moves = None
        return state

    def to_dict(self) -> dict[str, Any]:
        """As JSON data, without any generator."""
        data = self.known.to_dict()
        del data["rng"]
        data["viewer"] = self.viewer
        return data

    def to_json(self) -> str:
        """As JSON text: the same bytes for the same view."""
        return json.dumps(self.to_dict(), separators=(",", ":"), ensure_ascii=False)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.viewer, self.known.ply))

    def __repr__(self) -> str:
        return f"<view of {self.known!r} by {self.viewer}>"
