"""A position: the map, the tiles, and each player's faction board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.games.terra_mystica.board import (
    BIT,
    LANDS,
    REACH,
    SITES,
    TERRAIN_AT,
    lands_of,
)
from ratusha.games.terra_mystica.components import (
    ACTION_IDS,
    CARDS,
    CULTS,
    FAVOUR_COUNT,
    FAVOURS,
    NO_BUILDING,
    NO_FACTION,
    ROUNDS,
    SANCTUARY,
    SPOTS,
    TERRAINS,
    TILES,
    TOP,
    TOWN_COUNT,
    TOWN_OPTION,
    TOWNS,
)
from ratusha.games.terra_mystica.player import MOST, Player
from ratusha.kernel.errors import BadInput
from ratusha.kernel.game import AnyGame
from ratusha.kernel.msg import Msg
from ratusha.kernel.part import Slot, flag, mask, number, numbers, parts, some
from ratusha.kernel.state import State

NO_SEAT: Final = -1
CARD_OUT: Final = -2
"""The place of a card that is not in this game; NO_SEAT is one on offer."""
NO_TILE: Final = -1
OFFER_SIZE: Final = 5
"""An offer of power is five numbers in a row: event, from, to, power, able."""
REACTION_SIZE: Final = 5
"""What the Cultists wait for is five numbers: event, builder, taken, declined, left without an answer."""

# Where points come from.
SOURCES: Final = (
    "start",
    "round-tile",
    "favour",
    "card",
    "town",
    "shipping",
    "digging",
    "ability",
    "stronghold",
    "exchange",
    "offer",
    "fire",
    "water",
    "earth",
    "air",
    "area",
    "resources",
)
START: Final = 0
ROUND_TILE: Final = 1
FAVOUR_POINTS: Final = 2
CARD_POINTS: Final = 3
TOWN_TILE: Final = 4
SHIPPING: Final = 5
DIGGING: Final = 6
ABILITY: Final = 7
STRONGHOLD_POINTS: Final = 8
EXCHANGE: Final = 9
OFFER: Final = 10
CULT_SOURCE: Final = 11
AREA: Final = 15
RESOURCES: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class TerraMystica(State):
    """A position of Terra Mystica."""

    __slots__ = (
        "active",
        "bought",
        "bridges",
        "buildable",
        "building",
        "card_coins",
        "cards",
        "colours",
        "done",
        "event",
        "favours",
        "favours_owed",
        "foreign",
        "give_up",
        "jumped",
        "late",
        "leaving",
        "linked",
        "may_buy",
        "occupied",
        "offers",
        "on_gain",
        "order",
        "owner",
        "passing",
        "passing_order",
        "players",
        "reactions",
        "round",
        "spade_used",
        "spots",
        "terrain",
        "tiles",
        "tops",
        "towns",
        "towns_owed",
        "trade",
        "used",
    )

    def __init__(self, game: AnyGame, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        # The options that are asked for in the middle of play.
        self.late: bool = options["late_answers"] == "on"
        self.give_up: bool = options["give_up"] == "on"
        self.leaving: bool = options["leaving"] == "on"
        self.on_gain: bool = options["spade_points"] == "gain"
        self.passing_order: bool = options["turn_order"] == "passing"
        self.round: int = 0
        """1 to 6; 0 in the set-up."""
        self.order: list[int] = []
        """The seats in turn order."""
        self.passing: list[int] = []
        """The seats that have passed in this round, in order."""
        self.active: int = NO_SEAT
        """Who had the last turn of the round."""
        self.terrain: list[int] = TERRAIN_AT[:]
        self.building: list[int] = [NO_BUILDING] * LANDS
        self.owner: list[int] = [NO_SEAT] * LANDS
        self.bridges: list[int] = [NO_SEAT] * len(SITES)
        """Whose bridge stands on each site."""
        self.spots: list[int] = [NO_SEAT] * (CULTS * len(SPOTS))
        """Whose priest stands on each spot of the cult board."""
        self.tiles: list[int] = [NO_TILE] * ROUNDS
        """The scoring tile of each round."""
        self.cards: list[int] = [CARD_OUT] * CARDS
        """Who has each bonus card; NO_SEAT: it is on offer."""
        self.card_coins: list[int] = [0] * CARDS
        self.favours: list[int] = FAVOUR_COUNT[:]
        self.towns: list[int] = [
            TOWN_COUNT[tile] if not TOWN_OPTION[tile] or options[TOWN_OPTION[tile]] == "on" else 0
            for tile in range(TOWNS)
        ]
        self.used: int = 0
        """The mask of power actions used in this round."""
        self.colours: list[int] = [NO_SEAT] * TERRAINS
        """Who was dealt each colour."""
        self.offers: list[int] = []
        """Open offers of power, OFFER_SIZE numbers each."""
        self.event: int = 0
        """Counts the buildings that offered power."""
        self.reactions: list[int] = []
        """What the Cultists wait for, REACTION_SIZE numbers each."""
        # The turn that is going on.
        self.favours_owed: int = 0
        self.towns_owed: int = 0
        self.buildable: int = 0
        """Where a dwelling may still be built in this action."""
        self.trade: int = 0
        """Workers the Darklings may still ordain."""
        self.may_buy: int = 0
        """May spades be bought on top?"""
        self.bought: int = 0
        """Spades bought one by one for the hex that is still to be named."""
        self.spade_used: int = 0
        self.foreign: int = 0
        """Has a hex of this action been left foreign?"""
        self.jumped: int = 0
        """The hex reached by a tunnel or carpet in this turn, as a mask."""
        self.done: int = 0
        """The hexes transformed in this action."""
        self.players: list[Player] = [Player() for _ in range(seats)]
        # These follow from the map and the cult board.
        self.occupied: int = 0
        self.linked: list[int] = [0] * LANDS
        """For each hex the hexes joined to it by bridges."""
        self.tops: list[int] = [NO_SEAT] * CULTS
        """Who stands on the top of each cult."""

    def clone(self) -> TerraMystica:
        to: TerraMystica = TerraMystica.__new__(TerraMystica)
        self.copy_base(to)
        to.late = self.late
        to.give_up = self.give_up
        to.leaving = self.leaving
        to.on_gain = self.on_gain
        to.passing_order = self.passing_order
        to.round = self.round
        to.order = self.order[:]
        to.passing = self.passing[:]
        to.active = self.active
        to.terrain = self.terrain[:]
        to.building = self.building[:]
        to.owner = self.owner[:]
        to.bridges = self.bridges[:]
        to.spots = self.spots[:]
        to.tiles = self.tiles[:]
        to.cards = self.cards[:]
        to.card_coins = self.card_coins[:]
        to.favours = self.favours[:]
        to.towns = self.towns[:]
        to.used = self.used
        to.colours = self.colours[:]
        to.offers = self.offers[:]
        to.event = self.event
        to.reactions = self.reactions[:]
        to.favours_owed = self.favours_owed
        to.towns_owed = self.towns_owed
        to.buildable = self.buildable
        to.trade = self.trade
        to.may_buy = self.may_buy
        to.bought = self.bought
        to.spade_used = self.spade_used
        to.foreign = self.foreign
        to.jumped = self.jumped
        to.done = self.done
        to.players = [player.clone() for player in self.players]
        to.occupied = self.occupied
        to.linked = self.linked[:]
        to.tops = self.tops[:]
        return to

    def known_to(self, viewer: int) -> TerraMystica:
        """Everything lies open. Rule 1.9."""
        return self.clone()

    def rounds(self) -> int:
        return self.round

    def tile(self) -> int:
        """The scoring tile of this round."""
        return self.tiles[self.round - 1]

    def next_seats(self, seat: int) -> list[int]:
        """The others in turn order, beginning after this seat."""
        at = self.order.index(seat)
        return self.order[at + 1 :] + self.order[:at]

    # -- what follows from the map -----------------------------------------------------------------

    def put(self, seat: int, hex: int, kind: int) -> None:
        """A building comes on the map, or takes the place of another of the same player."""
        player = self.players[seat]
        old = self.building[hex]
        if old:
            player.counts[old] -= 1
        else:
            self.owner[hex] = seat
            self.occupied |= BIT[hex]
            player.buildings |= BIT[hex]
            player.reach |= REACH[hex][player.ship] | self.linked[hex]
        player.counts[kind] += 1
        self.building[hex] = kind

    def span_site(self, seat: int, site: int) -> None:
        """A bridge comes on the map: it joins its ends for everybody. Rule 7.4."""
        one, two = SITES[site]
        self.bridges[site] = seat
        self.linked[one] |= BIT[two]
        self.linked[two] |= BIT[one]
        for player in self.players:
            if player.buildings & BIT[one]:
                player.reach |= BIT[two]
            if player.buildings & BIT[two]:
                player.reach |= BIT[one]

    def reach_by(self, player: Player, ship: int) -> int:
        """The hexes next to the player's buildings, directly or over so many river hexes."""
        reach = 0
        for hex in lands_of(player.buildings):
            reach |= REACH[hex][ship] | self.linked[hex]
        return reach

    # -- JSON and its checks -----------------------------------------------------------------------

    def slots(self) -> list[Slot]:
        last = self.seats - 1
        return [
            number("round", 0, ROUNDS),
            some("order", self.seats, 0, last, distinct=True),
            some("passing", self.seats, 0, last, distinct=True),
            number("active", NO_SEAT, last),
            numbers("terrain", LANDS, 0, TERRAINS - 1),
            numbers("building", LANDS, NO_BUILDING, SANCTUARY),
            numbers("owner", LANDS, NO_SEAT, last),
            numbers("bridges", len(SITES), NO_SEAT, last),
            numbers("spots", CULTS * len(SPOTS), NO_SEAT, last),
            numbers("tiles", ROUNDS, NO_TILE, TILES - 1),
            numbers("cards", CARDS, CARD_OUT, last),
            numbers("card_coins", CARDS, 0, 99),
            numbers("favours", FAVOURS, 0, 9),
            numbers("towns", TOWNS, 0, 9),
            mask("used", len(ACTION_IDS)),
            numbers("colours", TERRAINS, NO_SEAT, last),
            some("offers", MOST, 0, MOST),
            number("event", 0, MOST),
            some("reactions", MOST, 0, MOST),
            number("favours_owed", 0, MOST),
            number("towns_owed", 0, MOST),
            mask("buildable", LANDS),
            number("trade", 0, MOST),
            flag("may_buy"),
            number("bought", 0, MOST),
            flag("spade_used"),
            flag("foreign"),
            mask("jumped", LANDS),
            mask("done", LANDS),
            parts("players", Player, self.seats),
        ]

    def derived(self) -> tuple[str, ...]:
        options = ("give_up", "late", "leaving", "on_gain", "passing_order")
        return (*options, "linked", "occupied", "tops")

    def check(self, where: str) -> None:
        if len(self.order) not in (0, self.seats):
            raise BadInput(f"{where}.order", Msg("kernel-json-list"))
        if len(self.offers) % OFFER_SIZE or len(self.reactions) % REACTION_SIZE:
            raise BadInput(f"{where}.offers", Msg("kernel-json-list"))
        for hex in range(LANDS):
            owner = self.owner[hex]
            if (self.building[hex] == NO_BUILDING) != (owner == NO_SEAT):
                raise BadInput(f"{where}.building", Msg("terra_mystica-bad-state"))
            if owner != NO_SEAT and self.players[owner].faction == NO_FACTION:
                raise BadInput(f"{where}.players[{owner}]", Msg("terra_mystica-bad-state"))

    def derive(self) -> None:
        """Work out what follows from the map and the cult board."""
        from ratusha.games.terra_mystica.towns import find_connectable

        self.occupied = 0
        self.linked = [0] * LANDS
        for site, seat in enumerate(self.bridges):
            if seat != NO_SEAT:
                self.span_site(seat, site)
        kinds = self.building
        self.building = [NO_BUILDING] * LANDS
        for hex, kind in enumerate(kinds):
            if kind:
                self.put(self.owner[hex], hex, kind)
        self.tops = [NO_SEAT] * CULTS
        for seat, player in enumerate(self.players):
            for cult in range(CULTS):
                if player.cults[cult] == TOP:
                    self.tops[cult] = seat
            find_connectable(self, seat)
