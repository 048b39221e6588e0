"""The legal moves as people meet them: labels, touched components, costs, previews, reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ratusha.kernel.decision import Decision
from ratusha.kernel.event import POINTS, thing
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.sealed import Sealed
from ratusha.kernel.words import text

if TYPE_CHECKING:
    from ratusha.kernel.state import State
    from ratusha.kernel.view import View


class Option:
    """One legal move, described.

    `touches` are component ids in the order a person would touch them; `cost` and `gain` are what
    the mover at once pays and gets, by resource; `warning` is what he might regret.
    """

    __slots__ = ("aside", "cost", "gain", "label", "move", "notation", "touches", "warning")

    def __init__(
        self,
        move: int,
        notation: str,
        label: str,
        touches: list[str],
        cost: dict[str, int],
        gain: dict[str, int],
        warning: str,
        aside: bool = False,
    ) -> None:
        self.move = move
        self.notation = notation
        self.label = label
        self.touches = touches
        self.cost = cost
        self.gain = gain
        self.warning = warning
        self.aside = aside

    def to_dict(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "move": self.move,
            "notation": self.notation,
            "label": self.label,
            "touches": self.touches,
            "cost": self.cost,
            "gain": self.gain,
            "warning": self.warning,
            "aside": self.aside,
        }

    def __repr__(self) -> str:
        return f"<option {self.notation}: {self.label}>"


def options(view: View, lang: str, names: Sequence[str] = ()) -> list[Option]:
    """The viewer's legal moves; then the asides he may put in. `names` are the players' by seat."""
    found: list[Option] = []
    decision = view.decision()
    if decision is not None:
        base = view.imagine(Rng(0)) if decision.previews() and not isinstance(decision, Sealed) else None
        found = [_option(view, decision, move, base, lang, names) for move in view.moves()]
    if view.known.agenda:
        top = view.known.agenda[-1]
        found += [_aside(view, top, move, lang, names) for move in view.asides()]
    return found


def prompt(view: View, lang: str, names: Sequence[str] = ()) -> str:
    """What the viewer is asked; empty when he is not asked."""
    decision = view.decision()
    return "" if decision is None else text(decision.prompt(view.known), lang, names)


def reasons(view: View, lang: str, names: Sequence[str] = ()) -> dict[str, dict[str, str]]:
    """For components that can't be used now: why not, with the rule."""
    decision = view.decision()
    if decision is None:
        return {}
    return {
        component: {"why": text(reason.msg, lang, names), "rule": reason.rule}
        for component, reason in decision.blocked(view.known).items()
    }


def amounts(game: str, amounts: dict[str, int], lang: str) -> str:
    """Resources in words: `2 workers, 1 silverling`."""
    return ", ".join(text(thing(game, what, n), lang) for what, n in amounts.items())


def _option(
    view: View, decision: Decision[Any], move: int, base: State | None, lang: str, names: Sequence[str]
) -> Option:
    g = view.known
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    if base is not None:
        cost, gain = preview(base, move, view.viewer)
    warning = decision.warning(g, move)
    return Option(
        move,
        view.game.moves.text(move),
        text(decision.label(g, move), lang, names),
        decision.touches(g, move),
        cost,
        gain,
        text(warning, lang, names) if warning is not None else "",
    )


def _aside(view: View, top: Decision[Any], move: int, lang: str, names: Sequence[str]) -> Option:
    label = text(top.aside_label(view.known, view.viewer, move), lang, names)
    touches = top.aside_touches(view.known, view.viewer, move)
    return Option(move, view.game.moves.text(move), label, touches, {}, {}, "", True)


def preview(base: State, move: int, seat: int) -> tuple[dict[str, int], dict[str, int]]:
    """What the move itself costs and brings a seat, chance and later steps left out.

    What comes and goes for the same cause is neither; what is paid for one thing and got for another is both.
    Points are counted together.
    """
    state = base.clone()
    state.rng = NO_RNG
    events = state.listen()
    state.agenda.pop().play(state, move)
    sums: dict[tuple[str, str], int] = {}
    for event in events:
        if event.what and event.seat == seat:
            key = (event.what, "" if event.what == POINTS else event.cause)
            sums[key] = sums.get(key, 0) + event.amount
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    for (what, _), n in sums.items():
        if n < 0:
            cost[what] = cost.get(what, 0) - n
        elif n > 0:
            gain[what] = gain.get(what, 0) + n
    return cost, gain
