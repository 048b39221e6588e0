"""The table: the map, the market, the achievements, the turn's pool, and the players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.games.altay.components import (
    ACHIEVEMENTS,
    CROWD,
    LAYOUT,
    LEVEL,
    MARKERS,
    PILES,
    REGIONS,
    SEATS,
    TYPES,
    WONDER_LEVEL,
)
from ratusha.games.altay.effects import RESOURCES
from ratusha.games.altay.player import MOST_CARDS, UNKNOWN, Player
from ratusha.kernel.bits import BIT
from ratusha.kernel.game import Game
from ratusha.kernel.part import Slot, mask, number, numbers, parts, some
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State

SOURCES: Final = ("achievements", "cards", "regions", "captured", "conquest")
FROM_ACHIEVEMENTS: Final = 0
FROM_CARDS: Final = 1
FROM_REGIONS: Final = 2
FROM_CAPTURED: Final = 3
FROM_CONQUEST: Final = 4

NOBODY_HERE: Final = -1
NO_MARKER: Final = -1

GOES_ON: Final = 0
NO_PIECES: Final = 1
NO_SETTLEMENTS: Final = 2
ENDS: Final = ("", "pieces", "settlements")

TOKENS: Final[list[list[int]]] = [LAYOUT[n].tokens if n in LAYOUT else [] for n in range(SEATS[1] + 1)]
"""The points of the token in each region, by the number of players of the layout."""
MOST_POOL: Final = 10_000
MOST_ROUNDS: Final = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Altay(State):
    """A position of Altay.

    Of each region: the conquest `markers` on it, the `owner` and number of its settlements (`pieces`).
    `homes` are the regions of each seat, `free` the free ones, `guarded` those with a marker, as masks of
    regions in play. `bags` are the markers not laid yet. `sold` counts the copies gone from each pile.
    `open` and `stock` count the open and the face-down achievements of each kind, `abandoned` and `trashed`
    list what left the game. The rest is the turn's: the pool, the cards played, regions used, effects
    applied, piles bought from, pairs of regions attacked, table cards that received a resource, and
    the number that the last step of an effect gave (`that`).
    """

    __slots__ = (
        "abandoned",
        "active",
        "applied",
        "attacked",
        "bags",
        "bought",
        "ending",
        "first",
        "free",
        "guarded",
        "homes",
        "in_play",
        "markers",
        "open",
        "owner",
        "pieces",
        "plan",
        "played",
        "players",
        "pool",
        "round",
        "sold",
        "stock",
        "stocked",
        "that",
        "trade",
        "trashed",
        "used",
    )

    def __init__(self, game: Game[Altay], seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.first: int = 0
        self.active: int = 0
        self.round: int = 0
        self.ending: int = GOES_ON
        self.markers: list[int] = [NO_MARKER] * REGIONS
        self.owner: list[int] = [NOBODY_HERE] * REGIONS
        self.pieces: list[int] = [0] * REGIONS
        self.bags: list[int] = []
        self.sold: list[int] = [0] * PILES
        self.open: list[int] = [0] * ACHIEVEMENTS
        self.stock: list[int] = [0] * ACHIEVEMENTS
        self.abandoned: list[int] = []
        self.trashed: list[int] = []
        self.pool: list[int] = [0] * RESOURCES
        self.played: list[int] = []
        self.used: int = 0
        self.applied: int = 0
        self.bought: int = 0
        self.attacked: list[int] = []
        self.stocked: int = 0
        self.that: int = 0
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.homes: list[int] = []
        self.derive()

    def slots(self) -> list[Slot]:
        return [
            number("first", 0, self.seats - 1),
            number("active", 0, self.seats - 1),
            number("round", 0, MOST_ROUNDS),
            number("ending", GOES_ON, NO_SETTLEMENTS),
            numbers("markers", REGIONS, NO_MARKER, MARKERS - 1),
            numbers("owner", REGIONS, NOBODY_HERE, self.seats - 1),
            numbers("pieces", REGIONS, 0, CROWD),
            some("bags", MARKERS, 0, REGIONS),
            numbers("sold", PILES, 0, MOST_CARDS),
            numbers("open", ACHIEVEMENTS, 0, SEATS[1]),
            numbers("stock", ACHIEVEMENTS, 0, SEATS[1]),
            some("abandoned", MOST_CARDS, 0, ACHIEVEMENTS - 1),
            some("trashed", MOST_CARDS, 0, TYPES - 1),
            numbers("pool", RESOURCES, 0, MOST_POOL),
            some("played", MOST_CARDS, 0, TYPES - 1),
            mask("used", REGIONS),
            mask("applied", ACHIEVEMENTS),
            mask("bought", PILES),
            some("attacked", MOST_CARDS, 0, REGIONS * REGIONS - 1, distinct=True),
            mask("stocked", TYPES),
            number("that", 0, 99),
            parts("players", Player, self.seats),
        ]

    def derived(self) -> tuple[str, ...]:
        return ("plan", "trade", "in_play", "homes", "free", "guarded")

    def derive(self) -> None:
        self.plan: int = SEATS[1] if self.options["board"] == "full" else self.seats
        self.trade: int = 1 if self.options["trade"] == "on" else 0
        self.in_play: int = LAYOUT[self.plan].in_play
        self.homes = [0] * self.seats
        self.free: int = 0
        self.guarded: int = 0
        for region in range(REGIONS):
            if not self.in_play & BIT[region]:
                continue
            if self.pieces[region]:
                self.homes[self.owner[region]] |= BIT[region]
            elif self.markers[region] >= 0:
                self.guarded |= BIT[region]
            else:
                self.free |= BIT[region]

    def clone(self) -> Altay:
        to: Altay = Altay.__new__(Altay)
        self.copy_base(to)
        self._copy_open(to)
        to.stock = self.stock[:]
        to.players = [player.clone() for player in self.players]
        return to

    def _copy_open(self, to: Altay) -> None:
        """Copy what lies open before everybody."""
        to.first = self.first
        to.active = self.active
        to.round = self.round
        to.ending = self.ending
        to.markers = self.markers[:]
        to.owner = self.owner[:]
        to.pieces = self.pieces[:]
        to.bags = self.bags[:]
        to.sold = self.sold[:]
        to.open = self.open[:]
        to.abandoned = self.abandoned[:]
        to.trashed = self.trashed[:]
        to.pool = self.pool[:]
        to.played = self.played[:]
        to.used = self.used
        to.applied = self.applied
        to.bought = self.bought
        to.attacked = self.attacked[:]
        to.stocked = self.stocked
        to.that = self.that
        to.plan = self.plan
        to.trade = self.trade
        to.in_play = self.in_play
        to.homes = self.homes[:]
        to.free = self.free
        to.guarded = self.guarded

    # -- what a viewer knows ---------------------------------------------------------------------

    def known_to(self, viewer: int) -> Altay:
        """Hands, cards set aside, decks and secret wonders are hidden until the end. Rules 1.14, 11.6.

        Of another's cards everybody knows which ones deck, hand and set-aside cards are together, so the
        view holds them as the deck, apart from those that are surely held; so with the wonders.
        """
        if not self.agenda:
            return self.clone()
        to: Altay = Altay.__new__(Altay)
        self.copy_base(to)
        self._copy_open(to)
        to.stock = self.stock[:]
        to.players = []
        for seat, player in enumerate(self.players):
            shown = player.clone()
            to.players.append(shown)
            if seat == viewer:
                continue
            unseen = player.deck + player.hand + player.kept
            for card in player.sure:
                unseen.remove(card)
            shown.deck = sorted(unseen)
            shown.hand = [UNKNOWN] * len(player.hand)
            shown.kept = [UNKNOWN] * len(player.kept)
            if player.secret >= 0 and not player.secret_out:
                shown.secret = UNKNOWN
                to.stock[player.secret] += 1
        return to

    def fill_in(self, viewer: int, rng: Rng) -> None:
        for player in self.players:
            if player.secret == UNKNOWN:
                player.secret = self._imagined_wonder(rng)
            n = sum(1 for card in player.hand + player.kept if card == UNKNOWN)
            if not n:
                continue
            unseen = player.deck
            held = player.sure[:]
            while len(held) < n:
                held.append(unseen.pop(rng.below(len(unseen))))
            rng.shuffle(held)
            player.kept = sorted(held[: len(player.kept)])
            player.hand = sorted(held[len(player.kept) :])

    def _imagined_wonder(self, rng: Rng) -> int:
        """One of the wonders that are face down somewhere."""
        down = [a for a in range(ACHIEVEMENTS) if LEVEL[a] == WONDER_LEVEL and self.stock[a]]
        wonder = rng.pick(down)
        self.stock[wonder] -= 1
        return wonder

    # -- the table -------------------------------------------------------------------------------

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def pool_mask(self) -> int:
        """The resources of which there are some in the pool, as a mask."""
        pool = self.pool
        mask = 1 if pool[0] else 0
        if pool[1]:
            mask |= 2
        if pool[2]:
            mask |= 4
        if pool[3]:
            mask |= 8
        if pool[4]:
            mask |= 16
        return mask

    def tokens(self) -> list[int]:
        """The points of the token in each region. Rule 2.6."""
        return TOKENS[self.plan]

    # -- the result ------------------------------------------------------------------------------

    def rank_key(self, seat: int) -> tuple[int, ...]:
        """Points; then achievements, cards, regions, captured settlements, conquest. Rule 12.8."""
        return (self.points[seat], *(self.by_source(seat, source) for source in range(len(SOURCES))))

    def rounds(self) -> int:
        return self.round

    def ended_by(self) -> str:
        return ENDS[self.ending] if self.over else ""
