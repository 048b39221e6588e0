"""A position: the map, the tiles, and each player's faction board."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.games.terra_mystica.board import (
    ALL_NORTH,
    ALL_SOUTH,
    LANDS,
    NEIGHBOURS,
    NORTH,
    SITES,
    TERRAIN_AT,
)
from ratusha.games.terra_mystica.components import (
    ACTION_IDS,
    CARDS,
    CULT_IDS,
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
from ratusha.games.terra_mystica.open_leech import MOST_BUILDINGS, OpenLeech, Reaction
from ratusha.games.terra_mystica.player import MOST, Player
from ratusha.games.terra_mystica.this_turn import ThisTurn
from ratusha.kernel.bits import BIT
from ratusha.kernel.errors import BadInput
from ratusha.kernel.game import AnyGame
from ratusha.kernel.msg import Msg
from ratusha.kernel.part import Slot, mask, number, numbers, part, parts, some
from ratusha.kernel.state import State

NO_SEAT: Final = -1
CARD_OUT: Final = -2
"""The place of a card that is not in this game; NO_SEAT is one on offer."""
NO_TILE: Final = -1

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
    "leech",
    *CULT_IDS,
    "area",
    "resources",
)
"""Where points come from."""
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
LEECH: Final = 10
CULT_SOURCE: Final = 11
"""The first of the four cults."""
AREA: Final = 15
RESOURCES: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class TerraMystica(State):
    """A position of Terra Mystica."""

    __slots__ = (
        "active",
        "bridges",
        "building",
        "buildings",
        "card_coins",
        "cards",
        "colours",
        "favours",
        "free_north",
        "free_south",
        "free_spots",
        "give_up",
        "late",
        "leaving",
        "leeches",
        "near",
        "on_gain",
        "on_offer",
        "order",
        "owner",
        "passing",
        "passing_order",
        "players",
        "reactions",
        "round",
        "spots",
        "terrain",
        "tiles",
        "tops",
        "towns",
        "towns_left",
        "turn",
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
        self.towns: list[int] = town_supply(options)
        self.used: int = 0
        """The mask of power actions used in this round."""
        self.colours: list[int] = [NO_SEAT] * TERRAINS
        """Who was dealt each colour."""
        self.leeches: list[OpenLeech] = []
        """The leeches that wait for their answers, oldest first."""
        self.buildings: int = 0
        """Counts the buildings and upgrades that brought leeches."""
        self.reactions: list[Reaction] = []
        """What the Cultists wait for."""
        self.turn: ThisTurn = ThisTurn()
        self.players: list[Player] = [Player() for _ in range(seats)]
        # These follow from the others.
        self.near: tuple[tuple[int, ...], ...] = NEIGHBOURS
        """The land hexes directly adjacent to each, by an edge or a bridge; replaced, never changed."""
        self.free_north: int = ALL_NORTH
        self.free_south: int = ALL_SOUTH
        """The hexes without a building: the masks of the two halves of the map."""
        self.tops: list[int] = [NO_SEAT] * CULTS
        """Who stands on the top of each cult."""
        self.towns_left: int = sum(self.towns)
        self.on_offer: int = 0
        """The mask of bonus cards on offer."""
        self.free_spots: int = BIT[CULTS * len(SPOTS)] - 1
        """The mask of free spots of the cult board."""

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
        to.leeches = [leech.clone() for leech in self.leeches]
        to.buildings = self.buildings
        to.reactions = [reaction.clone() for reaction in self.reactions]
        to.turn = self.turn.clone()
        to.players = [player.clone() for player in self.players]
        to.near = self.near
        to.free_north = self.free_north
        to.free_south = self.free_south
        to.tops = self.tops[:]
        to.towns_left = self.towns_left
        to.on_offer = self.on_offer
        to.free_spots = self.free_spots
        return to

    def known_to(self, viewer: int) -> TerraMystica:
        """Everything lies open. Rule 1.9."""
        return self.clone()

    def rounds(self) -> int:
        return self.round

    def tile(self) -> int:
        """The scoring tile of this round."""
        return self.tiles[self.round - 1]

    def place(self, seat: int) -> int:
        """The place of a seat in turn order, counted from 0."""
        at = 0
        while self.order[at] != seat:
            at += 1
        return at

    def next_seats(self, seat: int) -> list[int]:
        """The others in turn order, beginning after this seat."""
        at = self.place(seat)
        return self.order[at + 1 :] + self.order[:at]

    # -- what follows from another thing is kept in step -------------------------------------------

    def put(self, seat: int, hex: int, kind: int) -> None:
        """A building comes on the map, or takes the place of another of the same player."""
        player = self.players[seat]
        old = self.building[hex]
        if old:
            player.counts[old] -= 1
        else:
            self.owner[hex] = seat
            if hex < NORTH:
                self.free_north &= ~BIT[hex]
            else:
                self.free_south &= ~BIT[hex - NORTH]
            insort(player.buildings, hex)
        player.counts[kind] += 1
        self.building[hex] = kind

    def span_site(self, seat: int, site: int) -> None:
        """A bridge comes on the map: it joins its ends for everybody. Rule 7.4."""
        self.bridges[site] = seat
        one, two = SITES[site]
        near = list(self.near)
        near[one] = joined(near, one, two)
        near[two] = joined(near, two, one)
        self.near = tuple(near)

    def place_card(self, card: int, seat: int) -> None:
        """A bonus card goes to a seat or (NO_SEAT) comes on offer."""
        self.cards[card] = seat
        if seat == NO_SEAT:
            self.on_offer |= BIT[card]
        else:
            self.on_offer &= ~BIT[card]

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
            numbers("card_coins", CARDS, 0, MOST),
            numbers("favours", FAVOURS, 0, max(FAVOUR_COUNT)),
            numbers("towns", TOWNS, 0, max(TOWN_COUNT)),
            mask("used", len(ACTION_IDS)),
            numbers("colours", TERRAINS, NO_SEAT, last),
            parts("leeches", OpenLeech, MOST, least=0),
            number("buildings", 0, MOST_BUILDINGS),
            parts("reactions", Reaction, MOST, least=0),
            part("turn", ThisTurn),
            parts("players", Player, self.seats),
        ]

    def derived(self) -> tuple[str, ...]:
        options = ("give_up", "late", "leaving", "on_gain", "passing_order")
        land = ("free_north", "free_south", "near")
        return (*options, *land, "free_spots", "on_offer", "tops", "towns_left")

    def check(self, where: str) -> None:
        if len(self.order) not in (0, self.seats):
            raise BadInput(f"{where}.order", Msg("kernel-json-list"))
        for hex in range(LANDS):
            owner = self.owner[hex]
            if (self.building[hex] == NO_BUILDING) != (owner == NO_SEAT):
                raise BadInput(f"{where}.building", Msg("terra_mystica-bad-state"))
            if owner != NO_SEAT and self.players[owner].faction == NO_FACTION:
                raise BadInput(f"{where}.players[{owner}]", Msg("terra_mystica-bad-state"))

    def derive(self) -> None:
        """Work out what follows from the map, the cult board and the tiles."""
        self.near = NEIGHBOURS
        for site, seat in enumerate(self.bridges):
            if seat != NO_SEAT:
                self.span_site(seat, site)
        self.free_north = ALL_NORTH
        self.free_south = ALL_SOUTH
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
        self.towns_left = sum(self.towns)
        self.on_offer = sum(BIT[card] for card, place in enumerate(self.cards) if place == NO_SEAT)
        self.free_spots = sum(BIT[spot] for spot, place in enumerate(self.spots) if place == NO_SEAT)


def joined(near: list[tuple[int, ...]], one: int, two: int) -> tuple[int, ...]:
    """What is adjacent to a hex once a bridge joins it to another: over edges, then over bridges."""
    over_edges = NEIGHBOURS[one]
    return over_edges + tuple(sorted([*near[one][len(over_edges) :], two]))


def town_supply(options: dict[str, str]) -> list[int]:
    """How many town tiles of each kind there are at the start. Rules 11.6, 15.1."""
    return [
        TOWN_COUNT[tile] if not TOWN_OPTION[tile] or options[TOWN_OPTION[tile]] == "on" else 0
        for tile in range(TOWNS)
    ]
