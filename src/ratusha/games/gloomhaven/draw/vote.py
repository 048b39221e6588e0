"""Sealed bids: who has sealed one, and the most that each can bid."""

from __future__ import annotations

from typing import NamedTuple

from ratusha.draw.cardboard import chips, panel
from ratusha.draw.icons import control
from ratusha.draw.lettering import cut, text
from ratusha.draw.picture import Player
from ratusha.draw.shapes import box, token
from ratusha.draw.svg import circle, n, path, rect
from ratusha.games.gloomhaven.components import FLEETING_VOTES, LASTING_VOTES, TOKEN_VOTES
from ratusha.games.gloomhaven.draw.words import say
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.vote import Bids
from ratusha.kernel.decision import clockwise
from ratusha.kernel.sealed import UNANSWERED


class Bidder(NamedTuple):
    """A player who votes."""

    person: Player
    fleeting: int
    lasting: int
    sealed: bool
    calls: bool


def bidders(g: Gloomhaven, bids: Bids, people: tuple[Player, ...]) -> tuple[Bidder, ...]:
    """All who vote, the caller first."""
    answers = dict(zip(bids.asked, bids.answers, strict=True))
    seats = clockwise(g.active, g.seats)
    return tuple(
        Bidder(
            people[seat],
            g.fleeting[seat],
            g.lasting[seat],
            answers[seat] != UNANSWERED,
            seat == g.active,
        )
        for seat in seats
    )


def draw_bids(
    shown: tuple[Bidder, ...], viewer: int, x: float, y: float, wide: float, high: float, lang: str
) -> str:
    """A row for each player: his most votes, and an envelope once his bid is sealed."""
    made = panel(x, y, wide, high, say(lang, "bids"), say(lang, "together"))
    step = min(90.0, (high - 38) / len(shown))
    room = wide - 118
    for at, bidder in enumerate(shown):
        top = y + 32 + at * step
        middle = top + (step - 6) / 2
        fill = "amber-soft" if bidder.person.seat == viewer else "paper-2"
        made += rect(x + 8, top, wide - 16, step - 6, 8, fill)
        made += token(bidder.person.colour, x + 25, middle, 9)
        name = cut(bidder.person.name, 13.5, "s7", room)
        made += text(x + 42, middle - 15, name, 13.5, "s7", room=room)
        wording = say(lang, "sealed" if bidder.sealed else "thinks")
        if bidder.calls:
            wording = say(lang, "calls", state=wording)
        made += text(x + 42, middle + 3, wording, 12, "s4", "ink-2", room=room)
        most = TOKEN_VOTES + bidder.fleeting * FLEETING_VOTES + bidder.lasting * LASTING_VOTES
        purse = [("fleeting", bidder.fleeting), ("lasting", bidder.lasting)]
        made += chips(x + 42, middle + 20, purse, size=12, sign=14)
        made += text(x + wide - 16, middle + 25, say(lang, "most", n=most), 12.5, "s7", anchor="end", room=78)
        made += _envelope(x + wide - 60, middle - 22, bidder.sealed)
    return made


def _envelope(x: float, y: float, sealed: bool) -> str:
    if not sealed:
        return path(box(x, y, 42, 28, 4), "none", "ink-2", 1.2, dash="3 3") + control(
            "more", x + 12, y + 5, 18, "ink-2", 2.6
        )
    made = path(box(x, y, 42, 28, 4), "card", "outline", 1.3)
    made += path(
        f"M{n(x + 1)} {n(y + 2)}L{n(x + 21)} {n(y + 16)}L{n(x + 41)} {n(y + 2)}", "none", "dark", 1.2
    )
    return (
        made
        + circle(x + 21, y + 16, 7.5, "vermilion", "outline", 1)
        + control("ok", x + 16, y + 11, 10, "white", 3)
    )
