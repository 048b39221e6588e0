"""Worlds: positions as they may be, imagined from what a seat sees."""

from __future__ import annotations

from typing import Final

from ratusha.kernel.rng import Rng, advance
from ratusha.kernel.state import State
from ratusha.kernel.view import View

SPLIT: Final = 2
"""This many draws give an imagined world its own generator; more are drawn only for what is hidden."""


class World:
    """A position imagined from a view."""

    __slots__ = ("_rng", "guessed", "state")

    def __init__(self, view: View, rng: Rng) -> None:
        nothing_hidden = advance(rng.value, SPLIT)
        self.state: State = view.imagine(rng)
        self.guessed: bool = rng.value != nothing_hidden
        """Was something guessed that is hidden from the seat?"""
        self._rng: int = self.state.rng

    def certain(self, end: State) -> bool:
        """Was nothing guessed, nor left to chance on the way to this end? Then all worlds are alike."""
        return not self.guessed and end.rng == self._rng
