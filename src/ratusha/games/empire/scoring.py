"""The points by source, kept up to date all the time, and the end of the game. Chapter 12."""

from __future__ import annotations

from ratusha.games.empire import places
from ratusha.games.empire.components import COIN, CRAFTSMAN_POINTS, IN_HAND, REPLACED, TOKENS
from ratusha.games.empire.realm import COINED
from ratusha.games.empire.state import FROM_CRAFTSMEN, FROM_PRIZES, FROM_REPLACED, FROM_TOKENS, Empire
from ratusha.games.empire.worth import prize_points, tokens, working


def tally(g: Empire, seat: int) -> None:
    """Bring the score sheet up to date with the realm and the hand. Rules 12.1 to 12.5."""
    realm = g.realms[seat]
    _set(g, seat, FROM_PRIZES, prize_points(realm))
    _set(g, seat, FROM_CRAFTSMEN, CRAFTSMAN_POINTS * working(realm))
    _set(g, seat, FROM_TOKENS, IN_HAND * tokens(realm))
    _set(g, seat, FROM_REPLACED, REPLACED * len(realm.replaced))


def _set(g: Empire, seat: int, source: int, points: int) -> None:
    change = points - g.sheets[seat * g.sources + source]
    if change:
        g.score(seat, source, change)


def collect_coins(g: Empire, seat: int) -> None:
    """A player takes the coins from his squares. Rules 5.20, 8.10, 12.4."""
    realm = g.realms[seat]
    for square, mark in enumerate(realm.marks):
        if mark & COINED:
            realm.marks[square] = mark & ~COINED
            realm.changed(square)
            realm.hand[COIN] += 1
            g.gain(seat, TOKENS[COIN], 1, "collected")
            if g.events is not None:
                g.moved(places.cell(seat, realm.cells[square]), places.token(seat, COIN))
            tally(g, seat)


def finish(g: Empire, how: int) -> None:
    """The game is over: last coins, last count. Rules 12.4, 12.5."""
    for seat in range(g.seats):
        collect_coins(g, seat)
        tally(g, seat)
    g.ended = how
    g.agenda.clear()
    if g.events is not None:
        g.tell(f"empire-over-{g.ended_by()}")
