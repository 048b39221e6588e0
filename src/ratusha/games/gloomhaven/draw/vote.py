"""Sealed bids: what a proposal brings and where it could stand, who has sealed, the most each can bid."""

from __future__ import annotations

from typing import NamedTuple

from ratusha.draw.cardboard import chips, panel
from ratusha.draw.icons import control, icon_at
from ratusha.draw.lettering import cut, paragraph, text
from ratusha.draw.picture import Player
from ratusha.draw.shapes import box, token
from ratusha.draw.svg import circle, n, path, rect, shown_with
from ratusha.games.gloomhaven import places
from ratusha.games.gloomhaven.components import FLEETING_VOTES, LASTING_VOTES, TOKEN_VOTES
from ratusha.games.gloomhaven.draw.brings import THEIRS, Brings
from ratusha.games.gloomhaven.draw.tiles import Grid, resource_icon, squares
from ratusha.games.gloomhaven.draw.words import resource_name, say
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


def draw_where(cells: tuple[tuple[int, ...], ...], grid: Grid) -> str:
    """For each proposal the places where it could stand: in sight while it is chosen."""
    return "".join(
        shown_with(
            places.proposal(slot),
            path(squares(found, grid), "amber", "dark", 0.8, opacity=0.55),
        )
        for slot, found in enumerate(cells)
        if found
    )


def draw_brings(
    found: Brings, names: tuple[str, ...], x: float, y: float, wide: float, high: float, lang: str
) -> str:
    """The box at the foot of a proposal: what each of its wants brings the viewer, then the others."""
    made = rect(x, y, wide, high, 8, "paper-2", "line", 1)
    total = f"+{found.total}" if found.total else "0"
    made += text(x + 10, y + 19, say(lang, "brings"), 13, "s7", room=wide - 70)
    made += chips(x + wide - 10, y + 15, [("vp", total)], size=14, right=True)
    step = min(20.0, (high - 46) / len(found.shares))
    for at, share in enumerate(found.shares):
        middle = y + 30 + step * (at + 0.5)
        made += icon_at(resource_icon(share.resource), x + 18, middle, min(16, step - 1))
        who = names[share.owner] if share.when == THEIRS else ""
        said = say(lang, share.when, what=resource_name(share.resource, lang), who=who, n=share.n)
        if who:
            said = cut(said, 12, "s4", wide - 38)
        made += text(x + 32, middle + 4, said, 12, "s4", room=wide - 38 - (30 if share.points else 0))
        if share.points:
            made += text(
                x + wide - 10, middle + 4, f"+{share.points}", 12, "s7", "good", anchor="end", room=28
            )
    others = ", ".join(f"{names[seat]} +{n}" for seat, n in found.others) or say(lang, "nobody-else")
    others = cut(others, 11.5, "s4", wide - 20)
    made += text(x + 10, y + high - 8, others, 11.5, "s4", "ink-2", room=wide - 20)
    return f'<g pointer-events="none">{made}</g>'


def draw_bids(
    shown: tuple[Bidder, ...], viewer: int, x: float, y: float, wide: float, high: float, lang: str
) -> str:
    """A row for each player: his most votes, and an envelope once his bid is sealed."""
    made = panel(x, y, wide, high, say(lang, "bids"), say(lang, "together"))
    step = min(58.0, (high - 76) / len(shown))
    room = wide * 0.42
    for at, bidder in enumerate(shown):
        top = y + 32 + at * step
        middle = top + (step - 5) / 2
        fill = "amber-soft" if bidder.person.seat == viewer else "paper-2"
        made += rect(x + 8, top, wide - 16, step - 5, 8, fill)
        made += token(bidder.person.colour, x + 25, middle, 9)
        name = cut(bidder.person.name, 13.5, "s7", room)
        made += text(x + 42, middle - 4, name, 13.5, "s7", room=room)
        said = say(lang, "sealed" if bidder.sealed else "thinks")
        if bidder.calls:
            said = say(lang, "calls", state=said)
        made += text(x + 42, middle + 13, said, 12, "s4", "ink-2", room=room)
        most = TOKEN_VOTES + bidder.fleeting * FLEETING_VOTES + bidder.lasting * LASTING_VOTES
        left = x + 50 + room
        made += text(left, middle - 4, say(lang, "most", n=most), 12.5, "s7", room=wide - room - 116)
        purse = [("fleeting", bidder.fleeting), ("lasting", bidder.lasting)]
        made += chips(left, middle + 9, purse, size=12, sign=14)
        made += _envelope(x + wide - 60, middle - 14, bidder.sealed)
    return made + paragraph(
        x + 12, y + high - 26, say(lang, "ties"), 11.5, "s4", "ink-2", room=wide - 24, most=2
    )


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
