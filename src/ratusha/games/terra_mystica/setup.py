"""The set-up: tiles, cards, factions, first dwellings, first cards. Chapter 2."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.board import FIRST_HEXES, HEXES_WITH, LANDS
from ratusha.games.terra_mystica.building import free_home
from ratusha.games.terra_mystica.choice import Choice
from ratusha.games.terra_mystica.components import (
    BRIDGES,
    CARD_OPTION,
    CARDS,
    DWELLING,
    FACTIONS,
    FIRST_CARDS,
    FIRST_FACTIONS,
    FIRST_TILES,
    ROUNDS,
    SPARE_CARDS,
    START_POINTS,
    TERRAINS,
    TILE_OPTION,
    TILES,
    TILES_FOR,
)
from ratusha.games.terra_mystica.leaving import leave, leave_obstacle
from ratusha.games.terra_mystica.moves import (
    BUILD,
    CARD,
    DRAW_CARD,
    DRAW_COLOUR,
    DRAW_FACTION,
    DRAW_FIRST,
    DRAW_TILE,
    FACTION,
    LEAVE,
    LEAVE_MOVE,
    MOVES,
)
from ratusha.games.terra_mystica.passing import card_obstacle, take_card
from ratusha.games.terra_mystica.rounds import ROUND, lay_coins
from ratusha.games.terra_mystica.state import CARD_OUT, NO_SEAT, NO_TILE, START, TerraMystica
from ratusha.games.terra_mystica.terraform import BUILD_MOVES
from ratusha.kernel.bag import Draw, DrawFor
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import ChanceFor, Reason, Step, clockwise, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg

# -- tiles, cards, who begins ----------------------------------------------------------------------


class SetUp(Step[TerraMystica]):
    """Tiles, cards, first player, factions, dwellings, cards. Rules 2.1 to 2.9."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        first_game = g.options["factions"] == "first_game"
        g.agenda.append(FACTIONS_SET_UP)
        g.agenda.append(FIRST_PLAYER)
        if first_game:
            g.tiles = list(FIRST_TILES)
            for card in FIRST_CARDS[g.seats]:
                g.place_card(card, NO_SEAT)
            return
        for _ in range(g.seats + SPARE_CARDS):
            g.agenda.append(DEAL_CARD)
        for _ in range(ROUNDS):
            g.agenda.append(DRAW_ROUND_TILE)


class DrawRoundTile(Draw[TerraMystica]):
    """The scoring tiles, from round 6 down to round 1. Rule 2.1."""

    __slots__ = ()

    def kind(self) -> Kind:
        return DRAW_TILE

    def bag(self, g: TerraMystica) -> list[int]:
        found = [0] * TILES
        for tile in TILES_FOR[self.next_round(g)]:
            if in_game(g, TILE_OPTION[tile]):
                found[tile] = 1
        for drawn in g.tiles:
            if drawn != NO_TILE:
                found[drawn] = 0
        return found

    def next_round(self, g: TerraMystica) -> int:
        """The last round that has no tile yet."""
        at = ROUNDS
        while g.tiles[at - 1] != NO_TILE:
            at -= 1
        return at

    def play(self, g: TerraMystica, move: int) -> None:
        at = self.next_round(g)
        tile = MOVES.args[move][0]
        g.tiles[at - 1] = tile
        if g.events is not None:
            g.tell("terra_mystica-tile-drawn", n=str(at), tile=names.tile(tile))


def in_game(g: TerraMystica, option: str) -> bool:
    """Is a tile or card that comes with this option in the game?"""
    return not option or g.options[option] == "on"


class DealCard(Draw[TerraMystica]):
    """The bonus cards of this game: three more than players. Rule 2.2."""

    __slots__ = ()

    def kind(self) -> Kind:
        return DRAW_CARD

    def bag(self, g: TerraMystica) -> list[int]:
        found = [0] * CARDS
        for card in range(CARDS):
            if g.cards[card] == CARD_OUT and in_game(g, CARD_OPTION[card]):
                found[card] = 1
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        card = MOVES.args[move][0]
        g.place_card(card, NO_SEAT)
        if g.events is not None:
            g.tell("terra_mystica-card-dealt", card=names.card(card))


class FirstPlayer(Draw[TerraMystica]):
    """Who begins. Rule 2.3."""

    __slots__ = ()

    def kind(self) -> Kind:
        return DRAW_FIRST

    def bag(self, g: TerraMystica) -> list[int]:
        return [1] * g.seats

    def play(self, g: TerraMystica, move: int) -> None:
        first = MOVES.args[move][0]
        g.order = clockwise(first, g.seats)
        if g.events is not None:
            g.tell("terra_mystica-first-player", first)


# -- factions --------------------------------------------------------------------------------------


class FactionsSetUp(Step[TerraMystica]):
    """Factions are chosen in turn, perhaps of dealt colours, or dealt. Rules 2.4, 2.5, 2.9."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        g.agenda.append(DWELLINGS_SET_UP)
        mode = g.options["factions"]
        if mode == "first_game":
            for seat in reversed(g.order):
                g.agenda.append(DEAL_FACTION[seat])
            return
        for seat in reversed(g.order):
            g.agenda.append(CHOOSE_FACTION[seat])
        if mode == "colours":
            for seat in reversed(g.order):
                g.agenda.append(DEAL_COLOUR[seat])


class DealColour(DrawFor[TerraMystica]):
    """A colour for a seat. Rule 2.5."""

    __slots__ = ()

    def kind(self) -> Kind:
        return DRAW_COLOUR

    def bag(self, g: TerraMystica) -> list[int]:
        return [1 if g.colours[colour] == NO_SEAT else 0 for colour in range(TERRAINS)]

    def play(self, g: TerraMystica, move: int) -> None:
        colour = MOVES.args[move][0]
        g.colours[colour] = self.owner
        if g.events is not None:
            g.tell("terra_mystica-colour-dealt", self.owner, terrain=names.terrain(colour))


class DealFaction(ChanceFor[TerraMystica]):
    """One of the first game's factions for a seat. Rule 2.9."""

    __slots__ = ()

    def moves(self, g: TerraMystica) -> list[int]:
        taken = [player.faction for player in g.players]
        return [DRAW_FACTION.at(faction) for faction in FIRST_FACTIONS[g.seats] if faction not in taken]

    def play(self, g: TerraMystica, move: int) -> None:
        take_faction(g, self.owner, MOVES.args[move][0])


class ChooseFaction(Choice):
    """A faction whose colour nobody has. Rules 2.4, 2.5."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (FACTION,)

    def rule(self) -> str:
        return "2.4"

    def obstacle(self, g: TerraMystica, move: int) -> Reason | None:
        home = FACTIONS[MOVES.args[move][0]].home
        if g.colours[home] == self.holder(g):
            return None
        if self.seat in g.colours:
            return Reason(Msg("terra_mystica-why-other-colour"), "2.5")
        return Reason(Msg("terra_mystica-why-colour", terrain=names.terrain(home)), "2.4")

    def holder(self, g: TerraMystica) -> int:
        """Who has the colours this player may choose: he himself if one was dealt to him, else nobody."""
        return self.seat if self.seat in g.colours else NO_SEAT

    def moves(self, g: TerraMystica) -> list[int]:
        holder = self.holder(g)
        return [
            FACTION.first + faction
            for faction in range(len(FACTIONS))
            if g.colours[FACTIONS[faction].home] == holder
        ]

    def play(self, g: TerraMystica, move: int) -> None:
        take_faction(g, self.seat, MOVES.args[move][0])

    def label(self, g: TerraMystica, move: int) -> Msg:
        faction = MOVES.args[move][0]
        terrain = names.terrain(FACTIONS[faction].home)
        return Msg("terra_mystica-do-faction", faction=names.faction(faction), terrain=terrain)

    def touches(self, g: TerraMystica, move: int) -> list[str]:
        return [places.faction(MOVES.args[move][0])]

    def reaches_for(self, g: TerraMystica) -> list[tuple[str, int]]:
        return [(places.faction(faction), FACTION.at(faction)) for faction in range(len(FACTIONS))]


def take_faction(g: TerraMystica, seat: int, faction: int) -> None:
    """A faction board with its start resources, bowls, cult steps and points. Rule 2.6."""
    board = FACTIONS[faction]
    player = g.players[seat]
    player.faction = faction
    g.colours[board.home] = seat
    if g.events is not None:
        g.tell("terra_mystica-faction-taken", seat, faction=names.faction(faction))
    player.coins = board.coins
    player.workers = board.workers
    player.priests = board.priests
    player.bowl1 = board.bowls[0]
    player.bowl2 = board.bowls[1]
    player.cults = list(board.cults)
    player.ship = board.ship_start
    player.bridges = BRIDGES
    g.score(seat, START, START_POINTS)


class DwellingsSetUp(Step[TerraMystica]):
    """First dwellings in turn order and back, thirds, then single ones; then the cards. Rules 2.7 to 2.9."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        g.agenda.append(CARDS_SET_UP)
        if g.options["factions"] == "first_game":
            for seat in range(g.seats):
                for hex in FIRST_HEXES[g.players[seat].faction]:
                    g.put(seat, hex, DWELLING)
            return
        for seat in reversed(placing_order(g)):
            g.agenda.append(FIRST_DWELLING[seat])


def placing_order(g: TerraMystica) -> list[int]:
    """Who places first dwellings, one after another. Rule 2.7."""
    most = [FACTIONS[player.faction].dwellings for player in g.players]
    places = [seat for seat in g.order if most[seat] >= 2]
    places += [seat for seat in reversed(g.order) if most[seat] >= 2]
    places += [seat for seat in g.order if most[seat] >= 3]
    places += [seat for seat in g.order if most[seat] == 1]
    return places


class FirstDwelling(Choice):
    """A dwelling on a free home hex, wherever. Rule 2.7."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (BUILD, LEAVE)

    def rule(self) -> str:
        return "2.7"

    def obstacle(self, g: TerraMystica, move: int) -> Reason | None:
        if LEAVE.has(move):
            return leave_obstacle(g, self.seat)
        reason = free_home(g, self.seat, MOVES.args[move][0])
        return None if reason is None else Reason(reason.msg, "2.7")

    def moves(self, g: TerraMystica) -> list[int]:
        found: list[int] = []
        for hex in HEXES_WITH[FACTIONS[g.players[self.seat].faction].home]:
            if g.owner[hex] == NO_SEAT:
                found += BUILD_MOVES[hex]
        if g.leaving:
            found.append(LEAVE_MOVE)
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        if LEAVE.has(move):
            leave(g, self.seat)
            return
        hex = MOVES.args[move][0]
        g.put(self.seat, hex, DWELLING)
        if g.events is not None:
            g.tell("terra_mystica-built", self.seat, building=names.building(DWELLING), hex=names.hex(hex))
            g.moved(places.building(self.seat, DWELLING), places.hex(hex))

    def reaches_for(self, g: TerraMystica) -> list[tuple[str, int]]:
        return [(places.hex(hex), BUILD.at(hex)) for hex in range(LANDS)]


# -- the first bonus cards -------------------------------------------------------------------------

_cards: Final[list[list[int]]] = [
    [CARD.at(card) for card in range(CARDS) if on_offer & BIT[card]] for on_offer in range(2**CARDS)
]
"""By the mask of cards on offer."""


class CardsSetUp(Step[TerraMystica]):
    """The last player takes a bonus card first; then coins on the three left over. Rule 2.8."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        g.agenda.append(BEGIN)
        for seat in g.order:
            if not g.players[seat].left:
                g.agenda.append(CHOOSE_CARD[seat])


class ChooseCard(Choice):
    """The first bonus card. Rule 2.8."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (CARD, LEAVE)

    def rule(self) -> str:
        return "2.8"

    def obstacle(self, g: TerraMystica, move: int) -> Reason | None:
        if LEAVE.has(move):
            return leave_obstacle(g, self.seat)
        return card_obstacle(g, MOVES.args[move][0])

    def moves(self, g: TerraMystica) -> list[int]:
        found = _cards[g.on_offer]
        return [*found, LEAVE_MOVE] if g.leaving else found

    def play(self, g: TerraMystica, move: int) -> None:
        if LEAVE.has(move):
            leave(g, self.seat)
        else:
            take_card(g, self.seat, MOVES.args[move][0])

    def label(self, g: TerraMystica, move: int) -> Msg:
        if CARD.has(move):
            return Msg("terra_mystica-do-card", card=names.card(MOVES.args[move][0]))
        return super().label(g, move)

    def touches(self, g: TerraMystica, move: int) -> list[str]:
        return [places.card(MOVES.args[move][0])] if CARD.has(move) else super().touches(g, move)


class Begin(Step[TerraMystica]):
    """The set-up is done. Rule 2.8."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        lay_coins(g)
        g.agenda.append(ROUND)


SET_UP: Final = SetUp()
DRAW_ROUND_TILE: Final = DrawRoundTile()
DEAL_CARD: Final = DealCard()
FIRST_PLAYER: Final = FirstPlayer()
FACTIONS_SET_UP: Final = FactionsSetUp()
DEAL_COLOUR: Final = each_seat(DealColour)
DEAL_FACTION: Final = each_seat(DealFaction)
CHOOSE_FACTION: Final = each_seat(ChooseFaction)
DWELLINGS_SET_UP: Final = DwellingsSetUp()
FIRST_DWELLING: Final = each_seat(FirstDwelling)
CARDS_SET_UP: Final = CardsSetUp()
CHOOSE_CARD: Final = each_seat(ChooseCard)
BEGIN: Final = Begin()
