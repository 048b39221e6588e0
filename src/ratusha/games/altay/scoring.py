"""The five categories of points, kept up to date through the game, and its end. Chapters 11 and 12."""

from __future__ import annotations

from ratusha.games.altay.components import (
    BY_CAPTURED,
    BY_DIFFICULTY,
    CAP,
    CROWDED,
    DIFFICULTY,
    LEVEL_MASK,
    OF_TERRAIN,
    PER_POINT,
    POINTS,
    SCORE,
    SECRET,
    TECHNOLOGIES,
    TYPE_POINTS,
    WONDER_LEVEL,
)
from ratusha.games.altay.state import (
    ENDS,
    FROM_ACHIEVEMENTS,
    FROM_CAPTURED,
    FROM_CARDS,
    FROM_CONQUEST,
    FROM_REGIONS,
    GOES_ON,
    NO_PIECES,
    NO_SETTLEMENTS,
    Altay,
)
from ratusha.kernel.bits import bits


def occupied(g: Altay, seat: int) -> int:
    """1 for each occupied region, and its token. Rule 12.4."""
    home = g.homes[seat]
    points = 0
    tokens = g.tokens()
    while home:
        low = home & -home
        points += 1 + tokens[low.bit_length() - 1]
        home ^= low
    return points


def difficulty(g: Altay, seat: int) -> int:
    """The difficulty on all of a player's markers. Rule 12.6."""
    player = g.players[seat]
    total = 0
    for marker in player.markers:
        total += DIFFICULTY[marker]
    for marker in player.converted:
        total += DIFFICULTY[marker]
    return total


def counted(g: Altay, seat: int, per: int) -> int:
    """How many there are of what a wonder counts."""
    if per < CROWDED:
        return (g.homes[seat] & OF_TERRAIN[per]).bit_count()
    if per == CROWDED:
        return sum(1 for region in bits(g.homes[seat]) if g.pieces[region] >= 2)
    if per == BY_DIFFICULTY:
        return difficulty(g, seat)
    if per == BY_CAPTURED:
        return g.players[seat].captured
    return (g.players[seat].done & ~LEVEL_MASK[WONDER_LEVEL]).bit_count()


def wonder_worth(g: Altay, seat: int, achievement: int) -> int:
    """The points of a wonder in the present position, without the bonus of a secret one. Rule 12.1."""
    score = SCORE[achievement - TECHNOLOGIES]
    worth = score.base
    if score.each:
        worth += score.each * (counted(g, seat, score.per) // score.by)
    return min(worth, CAP)


def achieved(g: Altay, seat: int) -> int:
    """The points of all completed achievements. Rules 12.1 and 12.2."""
    player = g.players[seat]
    left = player.done
    points = 0
    while left:
        low = left & -left
        achievement = low.bit_length() - 1
        left ^= low
        if achievement < TECHNOLOGIES:
            points += min(POINTS[achievement], CAP)
        else:
            points += wonder_worth(g, seat, achievement)
            if achievement == player.secret:
                points += SECRET
    return points


def tally(g: Altay, seat: int) -> None:
    """Bring achievements, regions, captured settlements and conquest up to date."""
    if g.players[seat].done:
        _set(g, seat, FROM_ACHIEVEMENTS, achieved(g, seat))
    _set(g, seat, FROM_REGIONS, occupied(g, seat))
    _set(g, seat, FROM_CAPTURED, g.players[seat].captured)
    _set(g, seat, FROM_CONQUEST, difficulty(g, seat) // PER_POINT)


def _set(g: Altay, seat: int, source: int, points: int) -> None:
    change = points - g.by_source(seat, source)
    if change:
        g.score(seat, source, change)


def card_comes(g: Altay, seat: int, card: int) -> None:
    """A card with points is bought. Rule 12.3."""
    if TYPE_POINTS[card]:
        g.score(seat, FROM_CARDS, TYPE_POINTS[card])


def card_goes(g: Altay, seat: int, card: int) -> None:
    """A card with points is trashed. Rule 12.3."""
    if TYPE_POINTS[card]:
        g.score(seat, FROM_CARDS, -TYPE_POINTS[card])


def ends_by(g: Altay) -> int:
    """Which of the two ends a player has brought about. Rules 11.1, 11.2."""
    for seat in range(g.seats):
        player = g.players[seat]
        if not player.supply and not player.work_piece:
            return NO_PIECES
        if not g.homes[seat]:
            return NO_SETTLEMENTS
    return GOES_ON


def look_for_end(g: Altay) -> None:
    """Say that this is the last round as soon as it is; nothing can undo it. Rule 11.4."""
    if not g.ending:
        g.ending = ends_by(g)
        if g.ending and g.events is not None:
            g.tell(f"altay-last-round-{ENDS[g.ending]}")


def finish(g: Altay) -> None:
    """The last round is over. Rule 11.3."""
    for seat in range(g.seats):
        tally(g, seat)
    g.agenda.clear()
    if g.events is not None:
        g.tell(f"altay-over-{ENDS[g.ending]}")
