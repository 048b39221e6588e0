"""What a bot is: something that chooses a move from a view, within a budget."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg
from ratusha.kernel.rng import Rng
from ratusha.kernel.view import View

_BUDGET: Final = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,6})?)(ms|s|)")


class Budget:
    """How long a bot may think about one move: seconds, or nodes of its search; 0: no limit."""

    __slots__ = ("nodes", "seconds")

    def __init__(self, seconds: float = 0.0, nodes: int = 0) -> None:
        self.seconds = seconds
        self.nodes = nodes


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It gets views and nothing else, so that it can't know more than a person in its seat."""

    def __init__(self, rng: Rng, budget: Budget) -> None:
        self.rng = rng
        self.budget = budget

    def choose(self, view: View) -> int:
        """One of `view.moves()`."""
        raise NotImplementedError(type(self).__name__)


def read_name(text: str) -> tuple[str, Budget]:
    """`hard`, `hard@2s`, `hard@300ms` or `expert@5000` (nodes): the bot's id and its budget.

    >>> name, budget = read_name("hard@2s")
    >>> name, budget.seconds, budget.nodes
    ('hard', 2.0, 0)
    """
    name, at, amount = text.partition("@")
    if not at:
        return name, Budget()
    match = _BUDGET.fullmatch(amount)
    if match is None:
        raise BadInput(text[:40], Msg("bots-budget"))
    number, unit = float(match[1]), match[2]
    if number == 0 or (not unit and not number.is_integer()):
        raise BadInput(text[:40], Msg("bots-budget"))
    if unit:
        return name, Budget(seconds=number / 1000 if unit == "ms" else number)
    return name, Budget(nodes=int(number))
