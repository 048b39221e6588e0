"""The conformance suite notices a game that is wrong: Lantern Fair, spoilt in one way at a time."""

from importlib import import_module
from typing import Any

import pytest

from ratusha.kernel import Msg, Reason
from ratusha.kernel.conformance import check
from ratusha.kernel.conformance.violation import Violation


def spoil(monkeypatch: pytest.MonkeyPatch, name: str, change: Any) -> None:
    """Replace a method of the example's (`stall.Turn.play`); `change` gets the true one."""
    monkeypatch.setattr(f"lantern_fair.{name}", change(_found(name)))


def _found(name: str) -> Any:
    module, *path = name.split(".")
    found: Any = import_module(f"lantern_fair.{module}")
    for part in path:
        found = getattr(found, part)
    return found


def forgets(slot: str) -> Any:
    """A copy that shares a list with the original."""

    def change(true: Any) -> Any:
        def copy(self: Any) -> Any:
            g = true(self)
            setattr(g, slot, getattr(self, slot))
            return g

        return copy

    return change


def tells(*places: str) -> Any:
    """A move that says that a thing went from one place to another."""

    def change(true: Any) -> Any:
        def play(self: Any, g: Any, move: int) -> None:
            true(self, g, move)
            if g.events is not None:
                g.tell("lantern_fair-gate-empty")
                g.moved(*places)

        return play

    return change


def forbids_rest(true: Any) -> Any:
    """An obstacle without words."""
    return lambda self, g, move: (
        Reason(Msg("lantern_fair-no-such-words")) if move % 2 else true(self, g, move)
    )


SPOILT: Any = [
    ("state.Fair._open_part", forgets("coins"), "a clone and Fair.coins: a list is shared"),
    ("state.Fair.known_to", lambda true: lambda self, viewer: self.clone(), "an imagined position"),
    ("places.everything", lambda true: lambda g: [*true(g), "gate"], "two places have the same id"),
    (
        "places.everything",
        lambda true: lambda g: true(g)[1:],
        "the place 'gate', which is not on the table",
    ),
    ("places.everything", lambda true: lambda g: [], "which is not on the table"),
    ("stall.Turn.play", tells("gate", "moon"), "names the place 'moon', which is not on the table"),
    ("stall.Turn.play", tells("gate", ""), "says only one end of the way"),
    ("stall.Turn.touches", lambda true: lambda self, g, move: ["gate", "gate"], "touches a place twice"),
    ("stall.Turn.obstacle", forbids_rest, "no en words for lantern_fair-no-such"),
    ("stall.Turn.label", lambda true: lambda self, g, move: Msg("lantern_fair-no-such"), "no en words"),
    ("invariants.problems", lambda true: lambda g: ["one is lost"] if g.evening > 1 else [], "one is lost"),
    ("evening.Roll.moves", lambda true: lambda self, g: true(self, g)[:-1], "be rolled or drawn"),
]


@pytest.mark.parametrize(
    ("name", "change", "reason"), SPOILT, ids=[f"{at}-{case[0]}" for at, case in enumerate(SPOILT)]
)
def test_a_spoilt_game_does_not_pass(fair, monkeypatch, name, change, reason):
    spoil(monkeypatch, name, change)
    with pytest.raises(Violation, match=reason):
        check(fair, seats=3, games=2)


def test_a_game_with_too_small_a_bound_does_not_pass(fair, monkeypatch):
    monkeypatch.setattr(type(fair), "bound", lambda self, seats: 20)
    with pytest.raises(Violation, match="after its bound of 20 plies"):
        check(fair, seats=3)


def test_the_true_one_passes(fair):
    check(fair, seats=3, games=2)
