"""The table: the city, the offers, and what each player has."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ratusha.games.gloomhaven import city
from ratusha.games.gloomhaven.board import Board
from ratusha.games.gloomhaven.cells import OUT_OF_REACH, Area, Halo
from ratusha.games.gloomhaven.components import (
    ACHIEVEMENTS,
    ADVISER_SLOTS,
    ADVISERS,
    BASICS,
    BIT,
    BOARD,
    BRIDGES,
    BUILDINGS,
    CALL_TO_VOTE,
    CARDS,
    HOUSES,
    INCOME,
    MOST_WANTS,
    NEUTRAL,
    NOTHING,
    OWNERS,
    PROPOSALS,
    RACES,
    RESOURCES,
    SITE,
    SITE_SPOT,
    SOLO_ROUNDS,
    START_COINS,
    STORAGES,
    TYPES,
)
from ratusha.games.gloomhaven.geometry import CELLS
from ratusha.kernel.game import Game
from ratusha.kernel.part import Slot, flag, grid, mask, number, numbers, some
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State

SOURCES: Final = ("storages", "deliveries", "advisers", "achievements", "crystals", "coins")
FROM_STORAGES: Final = 0
FROM_DELIVERIES: Final = 1
FROM_ADVISERS: Final = 2
FROM_ACHIEVEMENTS: Final = 3
FROM_CRYSTALS: Final = 4
FROM_COINS: Final = 5

UNKNOWN: Final = -1
"""In place of a card that lies face down."""
OPEN: Final = -1
NO_SLOT: Final = -2
"""In place of a cube: nothing delivered yet; no such slot."""
NO_WORKER: Final = -1

GOES_ON: Final = 0
COMPLETED: Final = 1
OUT_OF_TURNS: Final = 2
WON: Final = 3
LOST_TOKENS: Final = 4
LOST_ROUNDS: Final = 5
ENDS: Final = ("", "completed", "turns", "won", "lost-tokens", "lost-rounds")

MANY: Final = 100_000
"""More coins, crystals and turns than any game sees."""
BOARDS: Final = tuple(board.id for board in BOARD)


@mypyc_attr(allow_interpreted_subclasses=True)
class Gloomhaven(State):
    """A position of Founders of Gloomhaven.

    Players: `cards` are all cards of each, `up` those that lie face up in his discard, `down` those face
    down (UNKNOWN to others) and `maybe` what everybody knows each of these can be; the rest is his hand.
    `playing` is the card being played face up, `hidden` says that one is being played face down.
    Storages are numbered as they were built: `kinds`, `spots`, `owners`, `tokens` (seats with a control
    token, as a mask), `firsts` and `seconds` (the storages bound as inputs). Buildings: `built` in order,
    `plots` where, `cubes` four a building, `workers`, `helped` (seats that earned points there), `marked`
    (those with a neutral token, in the solo game). Of the deck of proposals `top` is the part whose order
    is known, the last of it lies on top; of `deck` only the set is known.
    """

    __slots__ = (
        "active", "adviser_deck", "advisers", "apart", "area", "bases", "basic_owner", "beside",
        "board", "bridges", "built", "cards", "cells", "coins", "completed", "cubes", "deck",
        "discards", "down", "ended", "extras", "first", "firsts", "fleeting", "free", "goals", "gone",
        "helped", "hidden", "hired", "holdings", "housed", "houses", "kinds", "lands", "lasting",
        "marked", "mats", "maybe", "near", "open", "own_basics", "owned", "owners", "pieces", "playing",
        "plot_cells", "plots", "proposals", "races", "reach", "roads", "round", "seconds", "spots",
        "spread", "supply", "taken", "tokens", "top", "turns", "types", "up", "usable", "wanted",
        "workers",
    )  # fmt: skip

    def __init__(self, game: Game[Any], seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.first: int = 0
        self.active: int = 0
        self.turns: int = 0
        self.round: int = 1
        self.playing: int = NOTHING
        self.hidden: int = 0
        self.completed: int = 0
        self.ended: int = GOES_ON
        # offers
        self.advisers: list[int] = [NOTHING] * ADVISER_SLOTS
        self.adviser_deck: int = BIT[ADVISERS] - 1
        self.proposals: list[int] = [NOTHING] * PROPOSALS
        self.deck: int = BIT[BUILDINGS] - 1
        self.top: list[int] = []
        self.discards: int = 0
        self.gone: int = 0
        self.goals: list[int] = [NOTHING] * 3
        # players
        self.races: list[int] = [NOTHING] * seats
        self.bases: list[int] = [NOTHING] * seats
        self.extras: list[list[int]] = [[] for _ in range(seats)]
        self.coins: list[int] = [START_COINS] * seats
        self.fleeting: list[int] = [0] * seats
        self.lasting: list[int] = [0] * seats
        standard = BIT[INCOME] - 1 if seats != 2 else BIT[INCOME + 1] - 1
        self.cards: list[int] = [standard] * seats
        self.up: list[int] = [0] * seats
        self.down: list[list[int]] = [[] for _ in range(seats)]
        self.maybe: list[list[int]] = [[] for _ in range(seats)]
        self.hired: list[int] = [0] * seats
        self.mats: int = 0
        # the city
        self.houses: list[list[int]] = [[] for _ in range(seats)]
        self.bridges: list[list[int]] = [[] for _ in range(seats)]
        self.roads: list[int] = []
        self.kinds: list[int] = []
        self.spots: list[int] = []
        self.owners: list[int] = []
        self.tokens: list[int] = []
        self.firsts: list[int] = []
        self.seconds: list[int] = []
        self.built: list[int] = []
        self.plots: list[int] = []
        self.cubes: list[int] = []
        self.workers: list[int] = []
        self.helped: list[int] = []
        self.marked: int = 0
        # what follows from the rest: see city.derive
        self.board: int = BOARDS.index(options["board"])
        self.taken: int = 0
        self.open: int = BOARD[self.board].land
        self.free: Area = city.LAND[self.board]
        self.pieces: list[tuple[city.Piece, ...]] = [()] * OWNERS
        self.beside: list[int] = [0] * CELLS
        self.holdings: list[int] = [0] * seats
        self.usable: list[int] = [0] * seats
        self.near: list[Halo] = [OUT_OF_REACH] * seats
        self.apart: list[int] = [0] * OWNERS
        self.area: list[int] = []
        self.cells: list[int] = []
        self.lands: list[int] = []
        self.spread: list[int] = [0] * RESOURCES
        self.housed: list[int] = [0] * seats
        self.types: list[int] = [0] * TYPES
        self.wanted: list[int] = []
        self.plot_cells: list[int] = []
        self.owned: list[int] = [0] * seats
        self.reach: list[int] = [0] * seats
        self.supply: list[list[Halo]] = [[OUT_OF_REACH] * RESOURCES for _ in range(seats)]
        self.basic_owner: list[int] = [NEUTRAL] * BASICS
        self.own_basics: list[int] = [0] * OWNERS
        city.derive_owners(self)

    def slots(self) -> list[Slot]:
        seats = self.seats
        spots = SITE_SPOT + len(SITE) - 1
        return [
            number("first", 0, seats - 1),
            number("active", 0, seats - 1),
            number("turns", 0, MANY),
            number("round", 1, SOLO_ROUNDS),
            number("playing", NOTHING, CARDS - 1),
            flag("hidden"),
            number("completed", 0, BUILDINGS),
            number("ended", 0, len(ENDS) - 1),
            numbers("advisers", ADVISER_SLOTS, NOTHING, ADVISERS - 1),
            mask("adviser_deck", ADVISERS),
            numbers("proposals", PROPOSALS, NOTHING, BUILDINGS - 1),
            mask("deck", BUILDINGS),
            some("top", BUILDINGS, 0, BUILDINGS - 1, distinct=True),
            mask("discards", BUILDINGS),
            mask("gone", BUILDINGS),
            numbers("goals", 3, NOTHING, ACHIEVEMENTS - 1),
            numbers("races", seats, NOTHING, RACES - 1),
            numbers("bases", seats, NOTHING, BASICS - 1),
            grid("extras", seats, 2, 0, BASICS - 1),
            numbers("coins", seats, 0, MANY),
            numbers("fleeting", seats, 0, MANY),
            numbers("lasting", seats, 0, MANY),
            numbers("cards", seats, 0, BIT[CARDS] - 1),
            numbers("up", seats, 0, BIT[CARDS] - 1),
            grid("down", seats, CARDS, UNKNOWN, CARDS - 1),
            grid("maybe", seats, CARDS, 0, BIT[CARDS] - 1),
            numbers("hired", seats, 0, ADVISERS),
            mask("mats", seats),
            grid("houses", seats, HOUSES, 0, CELLS - 1),
            grid("bridges", seats, BRIDGES, 0, CELLS - 1),
            some("roads", CELLS, 0, CELLS - 1, distinct=True),
            some("kinds", STORAGES, 0, RESOURCES - 1),
            some("spots", STORAGES, 0, SITE_SPOT - 1, distinct=True),
            some("owners", STORAGES, 0, NEUTRAL),
            some("tokens", STORAGES, 0, BIT[seats] - 1),
            some("firsts", STORAGES, NOTHING, STORAGES - 1),
            some("seconds", STORAGES, NOTHING, STORAGES - 1),
            some("built", BUILDINGS, 0, BUILDINGS - 1, distinct=True),
            some("plots", BUILDINGS, 0, spots, distinct=True),
            some("cubes", BUILDINGS * MOST_WANTS, NO_SLOT, NEUTRAL),
            some("workers", BUILDINGS, NO_WORKER, seats - 1),
            some("helped", BUILDINGS, 0, BIT[seats] - 1),
            mask("marked", BUILDINGS),
        ]

    def derived(self) -> tuple[str, ...]:
        return (
            "board", "taken", "open", "free", "pieces", "beside", "holdings", "usable", "near", "apart",
            "area", "cells", "lands", "spread", "housed", "types", "wanted", "plot_cells", "owned", "reach",
            "supply", "basic_owner", "own_basics",
        )  # fmt: skip

    def derive(self) -> None:
        city.derive(self)

    def clone(self) -> Gloomhaven:
        to: Gloomhaven = Gloomhaven.__new__(Gloomhaven)
        self.copy_base(to)
        to.first = self.first
        to.active = self.active
        to.turns = self.turns
        to.round = self.round
        to.playing = self.playing
        to.hidden = self.hidden
        to.completed = self.completed
        to.ended = self.ended
        to.advisers = self.advisers[:]
        to.adviser_deck = self.adviser_deck
        to.proposals = self.proposals[:]
        to.deck = self.deck
        to.top = self.top[:]
        to.discards = self.discards
        to.gone = self.gone
        to.goals = self.goals[:]
        to.races = self.races[:]
        to.bases = self.bases[:]
        to.extras = [one[:] for one in self.extras]
        to.coins = self.coins[:]
        to.fleeting = self.fleeting[:]
        to.lasting = self.lasting[:]
        to.cards = self.cards[:]
        to.up = self.up[:]
        to.down = [one[:] for one in self.down]
        to.maybe = [one[:] for one in self.maybe]
        to.hired = self.hired[:]
        to.mats = self.mats
        to.houses = [one[:] for one in self.houses]
        to.bridges = [one[:] for one in self.bridges]
        to.roads = self.roads[:]
        to.kinds = self.kinds[:]
        to.spots = self.spots[:]
        to.owners = self.owners[:]
        to.tokens = self.tokens[:]
        to.firsts = self.firsts[:]
        to.seconds = self.seconds[:]
        to.built = self.built[:]
        to.plots = self.plots[:]
        to.cubes = self.cubes[:]
        to.workers = self.workers[:]
        to.helped = self.helped[:]
        to.marked = self.marked
        to.board = self.board
        to.taken = self.taken
        to.open = self.open
        to.free = self.free
        to.pieces = self.pieces[:]
        to.beside = self.beside[:]
        to.holdings = self.holdings[:]
        to.usable = self.usable[:]
        to.near = self.near[:]
        to.apart = self.apart[:]
        to.area = self.area[:]
        to.cells = self.cells[:]
        to.lands = self.lands[:]
        to.spread = self.spread[:]
        to.housed = self.housed[:]
        to.types = self.types[:]
        to.wanted = self.wanted[:]
        to.plot_cells = self.plot_cells[:]
        to.owned = self.owned[:]
        to.reach = self.reach[:]
        to.supply = [one[:] for one in self.supply]
        to.basic_owner = self.basic_owner[:]
        to.own_basics = self.own_basics[:]
        return to

    # -- what a viewer may know ------------------------------------------------------------------

    def known_to(self, viewer: int) -> Gloomhaven:
        """All but the face-down cards of the others: rules 18.1 to 18.4."""
        g = self.clone()
        for seat in range(self.seats):
            if seat != viewer:
                g.down[seat] = [UNKNOWN] * len(self.down[seat])
        return g

    def fill_in(self, viewer: int, rng: Rng) -> None:
        """Cards that can be the ones face down, each as likely as the next."""
        for seat in range(self.seats):
            if seat != viewer and self.down[seat]:
                self.down[seat] = _assigned(self.maybe[seat], rng)

    # -- reading ---------------------------------------------------------------------------------

    def place(self) -> Board:
        """The side of the board that is played on."""
        return BOARD[self.board]

    def hand(self, seat: int) -> int:
        """The cards in a player's hand, as a mask."""
        held = self.cards[seat] & ~self.up[seat]
        for card in self.down[seat]:
            held &= ~BIT[card]
        if self.playing >= 0 and seat == self.active:
            held &= ~BIT[self.playing]
        return held

    def in_hand(self, seat: int) -> int:
        """How many cards a player holds, Call to Vote not counted: everybody may know that."""
        held = (self.cards[seat] & ~self.up[seat] & ~BIT[CALL_TO_VOTE]).bit_count() - len(self.down[seat])
        return held - 1 if self.playing >= 0 and seat == self.active else held

    def returnable(self, seat: int) -> int:
        """The cards in a player's discard that an effect may give back, as a mask. Rule 5.9."""
        found = self.up[seat]
        down = self.down[seat]
        last = len(down) - 1 if self.hidden and seat == self.active else len(down)
        for i in range(last):
            found |= BIT[down[i]]
        return found & ~BIT[INCOME]

    def others(self, seat: int) -> int:
        """The storages that a player may not use yet, as a mask. Rule 2.7."""
        return BIT[len(self.kinds)] - 1 & ~self.usable[seat]

    def income(self, seat: int) -> int:
        """How many different resources a player owns. Rule 2.13."""
        return self.owned[seat].bit_count()

    def used_workers(self, seat: int) -> int:
        """How many of a player's workers stand somewhere."""
        used = 1 if self.mats & BIT[seat] else 0
        for worker in self.workers:
            if worker == seat:
                used += 1
        return used

    def with_workers(self) -> bool:
        """Is this a game with workers?"""
        return self.options["workers"] == "on"

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def pay(self, seat: int, coins: int, cause: str) -> None:
        """Coins go to the bank (or, negative, come from it)."""
        self.coins[seat] -= coins
        self.gain(seat, "coins", -coins, cause)

    def crystals(self, seat: int, fleeting: int, lasting: int, cause: str) -> None:
        """Crystals come from the supply (or, negative, go back)."""
        self.fleeting[seat] += fleeting
        self.lasting[seat] += lasting
        self.gain(seat, "fleeting", fleeting, cause)
        self.gain(seat, "lasting", lasting, cause)

    # -- the end ---------------------------------------------------------------------------------

    def rank_key(self, seat: int) -> tuple[int, ...]:
        """Points, then the nearest from the active player on. Rule 14.3."""
        return (self.points[seat], -((seat - self.active) % self.seats))

    def rounds(self) -> int:
        return self.round if self.seats == 1 else self.turns

    def ended_by(self) -> str:
        return ENDS[self.ended]


def _assigned(maybe: list[int], rng: Rng) -> list[int]:
    """Different cards for these masks of what each can be; there is at least one way."""
    order = list(range(len(maybe)))
    order.sort(key=lambda i: maybe[i].bit_count())
    found = [UNKNOWN] * len(maybe)
    _assign(maybe, order, 0, 0, found, rng)
    return found


def _assign(maybe: list[int], order: list[int], at: int, used: int, found: list[int], rng: Rng) -> bool:
    if at == len(order):
        return True
    slot = order[at]
    cards = [card for card in range(CARDS) if maybe[slot] & ~used & BIT[card]]
    rng.shuffle(cards)
    for card in cards:
        found[slot] = card
        if _assign(maybe, order, at + 1, used | BIT[card], found, rng):
            return True
    return False
