"""What happened, as data: the log, the digest, the animation and the previews are made of it."""

from __future__ import annotations

from typing import Final

from ratusha.kernel.listing import player
from ratusha.kernel.msg import Msg, Param

EVERYBODY: Final = -1
"""The mask of viewers of an open event."""

POINTS: Final = "points"
"""The one resource every game has."""


class Event:
    """One thing that happened.

    `id` names the message; `seat` is whose it is (NOBODY for the table's). A change of a resource
    says `what`, by how much (`amount`) and from which `cause`. Where a thing went from one place to another,
    `start` and `end` are the ids of the places. `only` is the bit mask of seats that may see the event; the
    others get `public` instead, or nothing.
    """

    __slots__ = ("amount", "cause", "end", "id", "only", "params", "public", "seat", "start", "what")

    def __init__(
        self,
        id: str,
        seat: int,
        params: dict[str, Param],
        *,
        what: str = "",
        amount: int = 0,
        cause: str = "",
        only: int = EVERYBODY,
        public: Event | None = None,
    ) -> None:
        self.id = id
        self.seat = seat
        self.params = params
        self.what = what
        self.amount = amount
        self.cause = cause
        self.only = only
        self.public = public
        self.start = ""
        self.end = ""

    def seen_by(self, viewer: int) -> Event | None:
        """The event as this viewer may see it; None: not at all."""
        if self.only == EVERYBODY or (viewer >= 0 and (self.only >> viewer) & 1):
            return self
        return self.public

    def message(self, game: str) -> Msg:
        """The sentence for the log."""
        params: dict[str, Param] = dict(self.params)
        if self.seat >= 0:
            params["who"] = player(self.seat)
        if self.what:
            params["thing"] = thing(game, self.what, abs(self.amount))
            params["cause"] = Msg(f"{game}-cause-{self.cause}")
        return Msg(self.id, **params)

    def to_dict(self) -> dict[str, object]:
        """As JSON data, for a viewer who may see it."""
        data: dict[str, object] = {"id": self.id, "seat": self.seat}
        if self.params:
            data["params"] = {
                name: value.to_dict() if isinstance(value, Msg) else value
                for name, value in self.params.items()
            }
        if self.what:
            data["what"] = self.what
            data["amount"] = self.amount
            data["cause"] = self.cause
        if self.start or self.end:
            data["start"] = self.start
            data["end"] = self.end
        return data

    def __repr__(self) -> str:
        return f"Event({self.to_dict()!r})"


def thing(game: str, what: str, n: int) -> Msg:
    """An amount of a resource, in words."""
    return Msg("kernel-n-points" if what == POINTS else f"{game}-n-{what}", n=n)
