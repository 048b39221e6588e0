"""Settlements: placing, moving, losing them. Chapter 7 and rule 4.12."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.altay import names, places
from ratusha.games.altay.choice import Choice, in_range
from ratusha.games.altay.components import CROWD, NEAR, REGIONS
from ratusha.games.altay.moves import MOVES, PLACE, SHIFT
from ratusha.games.altay.scoring import look_for_end, tally
from ratusha.games.altay.state import NOBODY_HERE, Altay
from ratusha.kernel.bits import BIT, bits, lowest
from ratusha.kernel.decision import Reason, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


def settle(g: Altay, seat: int, region: int) -> None:
    """One settlement more in a region."""
    g.owner[region] = seat
    g.pieces[region] += 1
    g.homes[seat] |= BIT[region]
    g.free &= ~BIT[region]


def unsettle(g: Altay, region: int) -> None:
    """One settlement less in a region; the last one leaves it free."""
    g.pieces[region] -= 1
    if not g.pieces[region]:
        g.homes[g.owner[region]] &= ~BIT[region]
        g.owner[region] = NOBODY_HERE
        g.free |= BIT[region]


def sites(g: Altay, seat: int) -> int:
    """Where this player may place a settlement, as a mask. Rule 7.1."""
    home = g.homes[seat]
    around = 0
    found = 0
    while home:
        low = home & -home
        region = low.bit_length() - 1
        home ^= low
        around |= NEAR[region]
        if g.pieces[region] < CROWD:
            found |= low
    return found | (around & g.free)


def build(g: Altay, seat: int, n: int) -> None:
    """This many settlements are to be placed, as far as the supply reaches. Rules 7.1 to 7.3."""
    player = g.players[seat]
    n = min(n, player.supply)
    if n <= 0:
        look_for_end(g)
        return
    if sites(g, seat):
        g.agenda.append(Place(seat, n))
        return
    player.supply -= n
    player.removed += n
    if g.events is not None:
        g.tell("altay-no-place", seat, n=n)
    look_for_end(g)


class Place(Choice):
    """Place a settlement; `left` are still to be placed, this one counted. Rule 7.1."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: int = left

    def args(self) -> list[Any]:
        return [self.seat, self.left]

    def misfit(self, g: Altay) -> str:
        return in_range((self.left, 1, g.players[self.seat].supply)) or super().misfit(g)

    def kinds(self) -> tuple[Kind, ...]:
        return (PLACE,)

    def rule(self) -> str:
        return "7.1"

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        region = move - PLACE.first
        if sites(g, self.seat) & BIT[region]:
            return None
        return no_site(g, self.seat, region)

    def moves(self, g: Altay) -> list[int]:
        return [PLACE.first + region for region in bits(sites(g, self.seat))]

    def play(self, g: Altay, move: int) -> None:
        region = move - PLACE.first
        g.players[self.seat].supply -= 1
        settle(g, self.seat, region)
        if g.events is not None:
            g.tell("altay-placed", self.seat, region=names.region(region))
            g.moved(places.pieces(self.seat), places.region(region))
        tally(g, self.seat)
        build(g, self.seat, self.left - 1)

    def prompt(self, g: Altay) -> Msg:
        return Msg("altay-ask-place", n=self.left)

    def label(self, g: Altay, move: int) -> Msg:
        region = move - PLACE.first
        form = "altay-do-place-more" if g.pieces[region] else "altay-do-place"
        return Msg(form, region=names.region(region), n=g.pieces[region] + 1)

    def touches(self, g: Altay, move: int) -> list[str]:
        return [places.region(move - PLACE.first)]

    def reaches_for(self, g: Altay) -> list[tuple[str, int]]:
        return [(places.region(region), PLACE.first + region) for region in range(REGIONS)]


def no_site(g: Altay, seat: int, region: int) -> Reason:
    """Why a settlement can't be placed in a region. Rules 2.7 and 7.1."""
    at = names.region(region)
    if not g.in_play & BIT[region]:
        return Reason(Msg("altay-why-out-of-play", region=at), "2.7")
    if g.owner[region] == seat:
        return Reason(Msg("altay-why-crowded", region=at, n=CROWD), "7.1")
    if g.pieces[region]:
        return Reason(Msg("altay-why-others", region=at), "1.10")
    if g.markers[region] >= 0:
        return Reason(Msg("altay-why-marker", region=at), "1.10")
    return Reason(Msg("altay-why-far", region=at), "7.1")


def can_move(g: Altay, seat: int) -> bool:
    """Is there a settlement, and another place for it? Rule 4.12."""
    home = g.homes[seat]
    if not home:
        return False
    if g.free:
        return True
    if not home & (home - 1):
        return False
    return any(g.pieces[region] < CROWD for region in bits(home))


def targets(g: Altay, seat: int) -> int:
    """Where a settlement may be moved to, as a mask. Rule 4.12."""
    found = g.free
    for region in bits(g.homes[seat]):
        if g.pieces[region] < CROWD:
            found |= BIT[region]
    return found


class MoveSettlement(Choice):
    """Which settlement is moved, and where to. Rule 4.12."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (SHIFT,)

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        start, end = MOVES.args[move]
        if not g.homes[self.seat] & BIT[start]:
            return Reason(Msg("altay-why-not-own", region=names.region(start)), "4.12")
        if start == end:
            return Reason(Msg("altay-why-same-region"), "4.12")
        if targets(g, self.seat) & BIT[end]:
            return None
        return no_site(g, self.seat, end)

    def moves(self, g: Altay) -> list[int]:
        ends = targets(g, self.seat)
        found: list[int] = []
        for start in bits(g.homes[self.seat]):
            first = SHIFT.first + start * REGIONS
            found += [first + end for end in bits(ends & ~BIT[start])]
        return found

    def play(self, g: Altay, move: int) -> None:
        start, end = MOVES.args[move]
        unsettle(g, start)
        settle(g, self.seat, end)
        if g.events is not None:
            g.tell("altay-moved", self.seat, start=names.region(start), end=names.region(end))
            g.moved(places.region(start), places.region(end))
        tally(g, self.seat)

    def label(self, g: Altay, move: int) -> Msg:
        start, end = MOVES.args[move]
        return Msg("altay-do-move", start=names.region(start), end=names.region(end))

    def touches(self, g: Altay, move: int) -> list[str]:
        start, end = MOVES.args[move]
        return [places.region(start), places.region(end)]

    def reaches_for(self, g: Altay) -> list[tuple[str, int]]:
        start = lowest(g.homes[self.seat])
        return [(places.region(end), SHIFT.at(start, end)) for end in range(REGIONS)]


MOVE_SETTLEMENT: Final = each_seat(MoveSettlement)
