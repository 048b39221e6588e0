"""Resources: producing, using regions, spending, converting markers. Chapter 5 and rule 4.13."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.altay import names, places
from ratusha.games.altay.choice import Choice, give, in_range, not_in_pool, receive
from ratusha.games.altay.components import DIFFICULTY, MARKERS, OF_TERRAIN
from ratusha.games.altay.effects import ALIKE, ANY, FITS, MOST, RAW, RESOURCES, TERRAIN
from ratusha.games.altay.moves import CONVERT, PAY, TAKE, USE
from ratusha.games.altay.state import Altay
from ratusha.kernel.bits import BIT, bits
from ratusha.kernel.decision import Reason, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


def payable(g: Altay, kind: int) -> int:
    """How many resources of the pool fit this kind."""
    pool = g.pool
    if kind < RESOURCES:
        return pool[kind]
    raw = pool[1] + pool[2] + pool[3]
    return raw if kind == RAW else raw + pool[0] + pool[4]


class Produce(Choice):
    """Which resource is produced; `kind` says whether each of several is chosen. Rule 5.1."""

    __slots__ = ("kind", "left")

    def __init__(self, seat: int, left: int, kind: int) -> None:
        super().__init__(seat)
        self.left: int = left
        self.kind: int = kind

    def args(self) -> list[Any]:
        return [self.seat, self.left, self.kind]

    def misfit(self, g: Altay) -> str:
        return in_range((self.left, 1, 2 * MOST), (self.kind, RAW, ALIKE)) or super().misfit(g)

    def kinds(self) -> tuple[Kind, ...]:
        return (TAKE,)

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        if FITS[self.kind] & BIT[move - TAKE.first]:
            return None
        return not_fitting(self.kind, move - TAKE.first)

    def moves(self, g: Altay) -> list[int]:
        return TAKES[FITS[self.kind]]

    def play(self, g: Altay, move: int) -> None:
        alike = self.kind == ALIKE
        receive(g, self.seat, move - TAKE.first, self.left if alike else 1, "produced")
        if not alike and self.left > 1:
            g.agenda.append(Produce(self.seat, self.left - 1, self.kind))

    def prompt(self, g: Altay) -> Msg:
        return Msg("altay-ask-alike" if self.kind == ALIKE else "altay-ask-produce", n=self.left)

    def label(self, g: Altay, move: int) -> Msg:
        n = self.left if self.kind == ALIKE else 1
        return Msg("altay-do-take", what=names.amount(move - TAKE.first, n))

    def touches(self, g: Altay, move: int) -> list[str]:
        return [places.supply(move - TAKE.first)]


class Spend(Choice):
    """Which resource of the pool is spent. Rule 5.3."""

    __slots__ = ("kind", "left")

    def __init__(self, seat: int, left: int, kind: int) -> None:
        super().__init__(seat)
        self.left: int = left
        self.kind: int = kind

    def args(self) -> list[Any]:
        return [self.seat, self.left, self.kind]

    def misfit(self, g: Altay) -> str:
        found = in_range((self.left, 1, MOST), (self.kind, 0, ANY))
        return found or (super().misfit(g) if payable(g, self.kind) >= self.left else "the pool can't pay")

    def kinds(self) -> tuple[Kind, ...]:
        return (PAY,)

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        return unpayable(g, self.kind, move - PAY.first)

    def moves(self, g: Altay) -> list[int]:
        return PAYS[FITS[self.kind] & g.pool_mask()]

    def play(self, g: Altay, move: int) -> None:
        give(g, self.seat, move - PAY.first, 1, "spent")
        if self.left > 1:
            g.agenda.append(Spend(self.seat, self.left - 1, self.kind))

    def prompt(self, g: Altay) -> Msg:
        return Msg("altay-ask-spend", n=self.left)

    def label(self, g: Altay, move: int) -> Msg:
        return Msg("altay-do-pay", what=names.amount(move - PAY.first, 1))

    def touches(self, g: Altay, move: int) -> list[str]:
        return [places.pool(self.seat, move - PAY.first)]


def unpayable(g: Altay, kind: int, resource: int) -> Reason | None:
    """Why a resource can't pay for a wild one."""
    if not g.pool[resource]:
        return not_in_pool(resource)
    if not FITS[kind] & BIT[resource]:
        return not_fitting(kind, resource)
    return None


def not_fitting(kind: int, resource: int) -> Reason:
    """Why a resource is not one of the kind that is asked for."""
    wanted, given = names.resource(kind), names.resource(resource)
    return Reason(Msg("altay-why-not-fitting", wanted=wanted, resource=given), "1.5")


def usable(g: Altay, seat: int, terrain: int) -> int:
    """The player's regions of a terrain that were not used in this turn, as a mask. Rule 5.2."""
    return g.homes[seat] & OF_TERRAIN[terrain] & ~g.used


def use(g: Altay, seat: int, region: int) -> None:
    """A region is used up for this turn. Rule 5.2."""
    g.used |= BIT[region]
    if g.events is not None:
        g.tell("altay-used", seat, region=names.region(region))


class UseRegion(Choice):
    """Which region of a terrain is used. Rule 5.2."""

    __slots__ = ("terrain",)

    def __init__(self, seat: int, terrain: int) -> None:
        super().__init__(seat)
        self.terrain: int = terrain

    def args(self) -> list[Any]:
        return [self.seat, self.terrain]

    def misfit(self, g: Altay) -> str:
        return in_range((self.terrain, 0, len(TERRAIN) - 1)) or super().misfit(g)

    def kinds(self) -> tuple[Kind, ...]:
        return (USE,)

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        region = move - USE.first
        if usable(g, self.seat, self.terrain) & BIT[region]:
            return None
        used = g.used & g.homes[self.seat] & OF_TERRAIN[self.terrain] & BIT[region]
        form = "altay-why-used-up" if used else "altay-why-not-own-terrain"
        return Reason(Msg(form, region=names.region(region), terrain=names.terrain(self.terrain)), "5.2")

    def moves(self, g: Altay) -> list[int]:
        return [USE.first + region for region in bits(usable(g, self.seat, self.terrain))]

    def play(self, g: Altay, move: int) -> None:
        use(g, self.seat, move - USE.first)

    def prompt(self, g: Altay) -> Msg:
        return Msg("altay-ask-use-region", terrain=names.terrain(self.terrain))

    def label(self, g: Altay, move: int) -> Msg:
        return Msg("altay-do-use", region=names.region(move - USE.first))

    def touches(self, g: Altay, move: int) -> list[str]:
        return [places.region(move - USE.first)]

    def reaches_for(self, g: Altay) -> list[tuple[str, int]]:
        return [(places.region(region), USE.first + region) for region in bits(g.homes[self.seat])]


class ConvertMarker(Choice):
    """Which conquest marker is converted. Rule 4.13."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (CONVERT,)

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        marker = move - CONVERT.first
        if marker in g.players[self.seat].markers:
            return None
        form = "converted" if marker in g.players[self.seat].converted else "not-won"
        return Reason(Msg(f"altay-why-{form}", marker=names.marker(marker)), "4.13")

    def moves(self, g: Altay) -> list[int]:
        return [CONVERT.first + marker for marker in sorted(set(g.players[self.seat].markers))]

    def play(self, g: Altay, move: int) -> None:
        marker = move - CONVERT.first
        player = g.players[self.seat]
        player.markers.remove(marker)
        player.converted.append(marker)
        if g.events is not None:
            g.tell("altay-converted", self.seat, marker=names.marker(marker))
        g.that = DIFFICULTY[marker]

    def label(self, g: Altay, move: int) -> Msg:
        return Msg("altay-do-convert", marker=names.marker(move - CONVERT.first))

    def touches(self, g: Altay, move: int) -> list[str]:
        return [places.marker(self.seat, move - CONVERT.first)]

    def reaches_for(self, g: Altay) -> list[tuple[str, int]]:
        return [
            (places.marker(self.seat, marker), CONVERT.first + marker)
            for marker in range(MARKERS)
            if marker in g.players[self.seat].converted
        ]


CONVERT_MARKER: Final = each_seat(ConvertMarker)
TAKES: Final = [[TAKE.first + resource for resource in bits(mask)] for mask in range(BIT[RESOURCES])]
PAYS: Final = [[PAY.first + resource for resource in bits(mask)] for mask in range(BIT[RESOURCES])]
"""The moves for each set of resources."""
