"""The words in which the tests of every game speak: play, gained, got, changed, happened, legal, refused…

A game's own `table.py` adds `position`, which lays out its table in plain words, and readers of its things.
What is gained is counted from the last `play`, or from the last `mark` where a game's table makes one.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from ratusha.kernel import CHANCE, POINTS, Event, IllegalMove, State
from ratusha.kernel.words import text

Holdings = Callable[[Any, int], dict[str, int]]
"""What a seat has, by name."""


class Mark(NamedTuple):
    """A position as it was when counting began."""

    g: State
    sheets: list[dict[str, int]]
    had: list[dict[str, int]]
    has: Holdings


_last: list[tuple[list[dict[str, int]], list[Event]]] = [([], [])]
_marks: dict[int, Mark] = {}


def mark(g: State, has: Holdings | None = None) -> None:
    """From now on `gained` and `changed` count; `has` reads what a seat has (as at the first mark)."""
    has = has or _marks[id(g)].has
    _marks[id(g)] = Mark(g, g.sheet(), [has(g, seat) for seat in range(g.seats)], has)


def play(g: State, *moves: str, seat: int | None = None) -> None:
    """Play moves given in notation, of whoever is asked (or of `seat`); chance's moves, too."""
    _last[0] = (g.sheet(), g.listen())
    for move in moves:
        g.play_text(move) if seat is None else g.play_text(move, seat)
    g.events = None


def gained(g: State, seat: int = 0) -> dict[str, int]:
    """The points that the last `play` brought a seat (or all since the mark), by source."""
    sheets = _marks[id(g)].sheets if id(g) in _marks else _last[0][0]
    return _difference(sheets[seat], g.sheet()[seat])


def changed(g: State, seat: int = 0) -> dict[str, int]:
    """All that has changed for a seat since the mark: points as `points:source`, what it has by name."""
    since = _marks[id(g)]
    points = {f"points:{source}": n for source, n in gained(g, seat).items()}
    return points | _difference(since.had[seat], since.has(g, seat))


def _difference(before: dict[str, int], now: dict[str, int]) -> dict[str, int]:
    changes = {name: now.get(name, 0) - before.get(name, 0) for name in {**before, **now}}
    return {name: n for name, n in changes.items() if n}


def points(g: State, seat: int = 0) -> int:
    """All points that the last `play` (or all since the mark) brought a seat."""
    return sum(gained(g, seat).values())


def got(g: State, seat: int = 0) -> dict[str, int]:
    """What else the last `play` brought (or cost) a seat, by resource, as the events tell it."""
    sums: dict[str, int] = {}
    for event in _last[0][1]:
        if event.seat == seat and event.what and event.what != POINTS:
            sums[event.what] = sums.get(event.what, 0) + event.amount
    return {what: n for what, n in sums.items() if n}


def happened() -> list[Event]:
    """The events of the last `play`, in order."""
    return _last[0][1]


def legal(g: State, *kinds: str) -> list[str]:
    """The legal moves in notation: all, or those that begin with one of these words."""
    texts = [g.game.moves.text(move) for move in g.moves()]
    return [text for text in texts if not kinds or text.startswith(kinds)]


def refused(g: State, move: str, seat: int | None = None) -> str:
    """The number of the rule that forbids a move, which changes nothing."""
    return _refusal(g, move, seat).rule.removeprefix(f"{g.game.id} ")


def told(g: State, move: str, lang: str = "en", seat: int | None = None) -> str:
    """What the player is told when a move is refused."""
    return text(_refusal(g, move, seat).message(), lang)


def _refusal(g: State, move: str, seat: int | None) -> IllegalMove:
    before = g.to_json()
    with pytest.raises(IllegalMove) as error:
        g.play_text(move) if seat is None else g.play_text(move, seat)
    assert g.to_json() == before
    return error.value


def asked(g: State) -> str:
    """What is being decided: the name of the decision on top of the agenda."""
    return type(g.agenda[-1]).__name__ if g.agenda else ""


def weights(g: State) -> list[int]:
    """How many equally likely tickets each outcome of the chance that waits has."""
    top: Any = g.agenda[-1]
    assert top.seat == CHANCE
    found: list[int] = top.weights(g)
    return found


def draw_on(g: State, until: str = "") -> None:
    """Let chance take its first outcome again and again, until a decision of this name is asked."""
    while g.seat == CHANCE and asked(g) != until:
        g.play(g.moves()[0])
