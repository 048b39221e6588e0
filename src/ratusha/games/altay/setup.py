"""Setting up: markers, achievements, peoples, first regions, hands, secret wonders. Chapter 2."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.altay import names, places
from ratusha.games.altay.achievements import REVEALS
from ratusha.games.altay.building import settle
from ratusha.games.altay.choice import Choice, in_range
from ratusha.games.altay.components import (
    ACHIEVEMENTS,
    DECK_OF,
    FACTION,
    FACTIONS,
    HAND,
    HARD_KINDS,
    LAYOUT,
    LEVEL,
    MAP,
    MARKER_COUNT,
    OF_LEVEL,
    REGIONS,
    SOFT_KINDS,
    WONDER_LEVEL,
)
from ratusha.games.altay.drawing import draw
from ratusha.games.altay.moves import DEAL, FIRST_PLAYER, LAY, LEAD, SETTLE
from ratusha.games.altay.scoring import tally
from ratusha.games.altay.state import NO_MARKER, Altay
from ratusha.games.altay.turn import TURN
from ratusha.kernel.bits import BIT, bits
from ratusha.kernel.decision import Chance, ChanceFor, Reason, Step, StepFor, clockwise, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


class SetUp(Step[Altay]):
    """Markers, achievements, then the first player. Rules 2.1 to 2.8."""

    __slots__ = ()

    def run(self, g: Altay) -> None:
        g.bags = MARKER_COUNT[:]
        for kind in range(ACHIEVEMENTS):
            g.stock[kind] = 1 if LEVEL[kind] == WONDER_LEVEL else LAYOUT[g.seats].technologies
        g.agenda.append(DRAW_FIRST_PLAYER)
        g.agenda.extend(reversed(REVEALS))
        for region in range(REGIONS - 1, -1, -1):
            g.agenda.append(LAY_MARKER[region])


class LayMarker(Chance[Altay]):
    """A conquest marker comes to a region: one of the hardest on a mountain. Rule 2.5."""

    __slots__ = ("region",)

    def __init__(self, region: int) -> None:
        super().__init__()
        self.region: int = region

    def args(self) -> list[Any]:
        return [self.region]

    def misfit(self, g: Altay) -> str:
        found = in_range((self.region, 0, REGIONS - 1))
        return found or ("" if g.bags and self.moves(g) else "there is no marker left")

    def fitting(self) -> list[int]:
        """The kinds of markers that may come here."""
        return HARD_KINDS if MAP.mountains & BIT[self.region] else SOFT_KINDS

    def moves(self, g: Altay) -> list[int]:
        return [LAY.first + kind for kind in self.fitting() if g.bags[kind]]

    def tickets(self, g: Altay) -> int:
        n = 0
        for kind in self.fitting():
            n += g.bags[kind]
        return n

    def outcome(self, g: Altay, ticket: int) -> int:
        for kind in self.fitting():
            ticket -= g.bags[kind]
            if ticket < 0:
                return LAY.first + kind
        raise AssertionError("a ticket too many")

    def play(self, g: Altay, move: int) -> None:
        kind = move - LAY.first
        g.bags[kind] -= 1
        g.markers[self.region] = kind
        if g.in_play & BIT[self.region]:
            g.guarded |= BIT[self.region]
            g.free &= ~BIT[self.region]
        if g.events is not None:
            g.tell("altay-laid", region=names.region(self.region), marker=names.marker(kind))


class DrawFirstPlayer(Chance[Altay]):
    """The lot names the first player; then peoples forwards, regions backwards. Rules 2.8 to 2.12."""

    __slots__ = ()

    def moves(self, g: Altay) -> list[int]:
        return [FIRST_PLAYER.at(seat) for seat in range(g.seats)]

    def play(self, g: Altay, move: int) -> None:
        first = move - FIRST_PLAYER.first
        g.first = first
        g.active = first
        g.bags = []
        if g.events is not None:
            g.tell("altay-first", first)
        order = clockwise(first, g.seats)
        g.agenda.append(START_PLAY)
        for seat in reversed(order):
            g.agenda.append(DEAL_WONDER[seat])
        for seat in reversed(order):
            g.agenda.append(FIRST_HAND[seat])
        if g.options["starts"] == "recommended" and g.plan == g.seats:
            for number, seat in enumerate(order):
                g.agenda.append(RecommendedStart(seat, LAYOUT[g.plan].starts[number]))
        else:
            for seat in order:
                g.agenda.append(CHOOSE_START[seat])
        for seat in reversed(order):
            g.agenda.append(CHOOSE_PEOPLE[seat])


class ChoosePeople(Choice):
    """Which people to lead. Rule 2.9."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (LEAD,)

    def rule(self) -> str:
        return "2.9"

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        faction = move - LEAD.first
        if any(player.faction == faction for player in g.players):
            return Reason(Msg("altay-why-led", faction=names.faction(faction)), "2.9")
        return None

    def play(self, g: Altay, move: int) -> None:
        faction = move - LEAD.first
        player = g.players[self.seat]
        player.faction = faction
        player.deck = DECK_OF[faction][:]
        if g.events is not None:
            g.tell("altay-leads", self.seat, faction=names.faction(faction))

    def label(self, g: Altay, move: int) -> Msg:
        faction = move - LEAD.first
        return Msg("altay-do-lead", faction=names.faction(faction), deck=names.cards(DECK_OF[faction]))

    def touches(self, g: Altay, move: int) -> list[str]:
        return [places.faction(FACTION[move - LEAD.first])]

    def reaches_for(self, g: Altay) -> list[tuple[str, int]]:
        return [(places.faction(FACTION[n]), LEAD.first + n) for n in range(FACTIONS)]


def first_sites(g: Altay) -> int:
    """The farmland in play where nobody has settled. Rule 2.10."""
    found = MAP.farmland & g.in_play
    for home in g.homes:
        found &= ~home
    return found


class ChooseStart(Choice):
    """The first region. Rule 2.10."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (SETTLE,)

    def rule(self) -> str:
        return "2.10"

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        region = move - SETTLE.first
        at = names.region(region)
        if not g.in_play & BIT[region]:
            return Reason(Msg("altay-why-out-of-play", region=at), "2.7")
        if not MAP.farmland & BIT[region]:
            return Reason(Msg("altay-why-no-farmland", region=at), "2.10")
        if g.pieces[region]:
            return Reason(Msg("altay-why-others", region=at), "2.10")
        return None

    def moves(self, g: Altay) -> list[int]:
        return [SETTLE.first + region for region in bits(first_sites(g))]

    def play(self, g: Altay, move: int) -> None:
        start_in(g, self.seat, move - SETTLE.first)

    def label(self, g: Altay, move: int) -> Msg:
        return Msg("altay-do-settle", region=names.region(move - SETTLE.first))

    def touches(self, g: Altay, move: int) -> list[str]:
        return [places.region(move - SETTLE.first)]

    def reaches_for(self, g: Altay) -> list[tuple[str, int]]:
        return [(places.region(region), SETTLE.first + region) for region in range(REGIONS)]


class RecommendedStart(StepFor[Altay]):
    """The first region by the list. Rule 2.11."""

    __slots__ = ("region",)

    def __init__(self, owner: int, region: int) -> None:
        super().__init__(owner)
        self.region: int = region

    def args(self) -> list[Any]:
        return [self.owner, self.region]

    def misfit(self, g: Altay) -> str:
        found = in_range((self.region, 0, REGIONS - 1))
        return found or ("" if first_sites(g) & BIT[self.region] else "nobody can begin there")

    def run(self, g: Altay) -> None:
        start_in(g, self.owner, self.region)


def start_in(g: Altay, seat: int, region: int) -> None:
    """The first settlement of a player; the region's marker leaves the game. Rule 2.10."""
    g.markers[region] = NO_MARKER
    g.guarded &= ~BIT[region]
    g.players[seat].supply -= 1
    settle(g, seat, region)
    if g.events is not None:
        g.tell("altay-starts", seat, region=names.region(region))
        g.moved(places.pieces(seat), places.region(region))
    tally(g, seat)


class FirstHand(StepFor[Altay]):
    """The first cards are drawn. Rule 2.12."""

    __slots__ = ()

    def run(self, g: Altay) -> None:
        draw(g, self.owner, HAND)


class DealWonder(ChanceFor[Altay]):
    """A wonder is dealt face down. Rule 2.12."""

    __slots__ = ()

    def misfit(self, g: Altay) -> str:
        return "" if self.moves(g) else "there is no wonder left"

    def moves(self, g: Altay) -> list[int]:
        return [DEAL.first + kind for kind in OF_LEVEL[WONDER_LEVEL] if g.stock[kind]]

    def play(self, g: Altay, move: int) -> None:
        kind = move - DEAL.first
        g.stock[kind] -= 1
        g.players[self.owner].secret = kind
        if g.events is not None:
            wonder = names.achievement(kind)
            g.whisper("altay-dealt", self.owner, "altay-dealt-hidden", achievement=wonder)


class StartPlay(Step[Altay]):
    """The first round begins. Rule 2.8."""

    __slots__ = ()

    def run(self, g: Altay) -> None:
        g.round = 1
        if g.events is not None:
            g.tell("altay-round", n="1")
        g.agenda.append(TURN[g.first])


SET_UP: Final = SetUp()
LAY_MARKER: Final = [LayMarker(region) for region in range(REGIONS)]
DRAW_FIRST_PLAYER: Final = DrawFirstPlayer()
CHOOSE_PEOPLE: Final = each_seat(ChoosePeople)
CHOOSE_START: Final = each_seat(ChooseStart)
FIRST_HAND: Final = each_seat(FirstHand)
DEAL_WONDER: Final = each_seat(DealWonder)
START_PLAY: Final = StartPlay()
