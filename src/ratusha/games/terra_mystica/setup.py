"""The set-up: tiles, cards, factions, first dwellings, first cards. Chapter 2."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.board import BIT, FIRST_HEXES, LANDS
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
    TILE_NOT_IN,
    TILE_OPTION,
    TILES,
)
from ratusha.games.terra_mystica.labels import label, touches
from ratusha.games.terra_mystica.leech import late_moves, leave
from ratusha.games.terra_mystica.moves import (
    BUILD_AT,
    CARD,
    DRAW_CARD,
    DRAW_COLOUR,
    DRAW_FACTION,
    DRAW_FIRST,
    DRAW_TILE,
    FACTION,
    LEAVE_MOVE,
)
from ratusha.games.terra_mystica.names import building_name, card_name, faction_name, terrain_name, tile_name
from ratusha.games.terra_mystica.rounds import ROUND, lay_coins
from ratusha.games.terra_mystica.state import CARD_OUT, NO_SEAT, NO_TILE, START, TerraMystica
from ratusha.games.terra_mystica.turn import take_card
from ratusha.kernel.decision import Chance, ChanceFor, Decision, Step
from ratusha.kernel.msg import Msg


class Setup(Step[TerraMystica]):
    """Tiles, cards, first player, factions, dwellings, cards. Rules 2.1 to 2.9."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        first_game = g.options["factions"] == "first_game"
        g.agenda.append(FACTIONS_SETUP)
        g.agenda.append(FirstPlayer())
        if first_game:
            g.tiles = list(FIRST_TILES)
            for card in FIRST_CARDS[g.seats]:
                g.cards[card] = NO_SEAT
            return
        for _ in range(g.seats + SPARE_CARDS):
            g.agenda.append(DealCard())
        for _ in range(ROUNDS):
            g.agenda.append(DrawTile())


class DrawTile(Chance[TerraMystica]):
    """The scoring tiles, from round 6 down to round 1. Rule 2.1."""

    __slots__ = ()

    def moves(self, g: TerraMystica) -> list[int]:
        at = self.next_round(g)
        return [
            DRAW_TILE.at(tile)
            for tile in range(TILES)
            if tile not in g.tiles
            and at not in TILE_NOT_IN[tile]
            and (not TILE_OPTION[tile] or g.options[TILE_OPTION[tile]] == "on")
        ]

    def next_round(self, g: TerraMystica) -> int:
        """The last round that has no tile yet."""
        return max(at for at in range(1, ROUNDS + 1) if g.tiles[at - 1] == NO_TILE)

    def play(self, g: TerraMystica, move: int) -> None:
        at = self.next_round(g)
        g.tiles[at - 1] = move - DRAW_TILE.first
        if g.events is not None:
            g.tell("terra_mystica-tile-drawn", n=str(at), tile=tile_name(move - DRAW_TILE.first))


class DealCard(Chance[TerraMystica]):
    """The bonus cards of this game: three more than players. Rule 2.2."""

    __slots__ = ()

    def moves(self, g: TerraMystica) -> list[int]:
        return [
            DRAW_CARD.at(card)
            for card in range(CARDS)
            if g.cards[card] == CARD_OUT and (not CARD_OPTION[card] or g.options[CARD_OPTION[card]] == "on")
        ]

    def play(self, g: TerraMystica, move: int) -> None:
        card = move - DRAW_CARD.first
        g.cards[card] = NO_SEAT
        if g.events is not None:
            g.tell("terra_mystica-card-dealt", card=card_name(card))


class FirstPlayer(Chance[TerraMystica]):
    """Who begins. Rule 2.3."""

    __slots__ = ()

    def moves(self, g: TerraMystica) -> list[int]:
        return [DRAW_FIRST.at(seat) for seat in range(g.seats)]

    def play(self, g: TerraMystica, move: int) -> None:
        first = move - DRAW_FIRST.first
        g.order = [(first + i) % g.seats for i in range(g.seats)]
        if g.events is not None:
            g.tell("terra_mystica-first-player", first)


class FactionsSetup(Step[TerraMystica]):
    """Factions are chosen in turn, perhaps of dealt colours, or dealt. Rules 2.4, 2.5, 2.9."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        g.agenda.append(DWELLINGS_SETUP)
        mode = g.options["factions"]
        if mode == "first_game":
            for seat in reversed(g.order):
                g.agenda.append(DealFaction(seat))
            return
        for seat in reversed(g.order):
            g.agenda.append(CHOOSE_FACTIONS[seat])
        if mode == "colours":
            for seat in reversed(g.order):
                g.agenda.append(DealColour(seat))


class DealColour(ChanceFor[TerraMystica]):
    """A colour for a seat. Rule 2.5."""

    __slots__ = ()

    def moves(self, g: TerraMystica) -> list[int]:
        return [DRAW_COLOUR.at(colour) for colour in range(TERRAINS) if g.colours[colour] == NO_SEAT]

    def play(self, g: TerraMystica, move: int) -> None:
        colour = move - DRAW_COLOUR.first
        g.colours[colour] = self.owner
        if g.events is not None:
            g.tell("terra_mystica-colour-dealt", self.owner, terrain=terrain_name(colour))


class DealFaction(ChanceFor[TerraMystica]):
    """One of the first game's factions for a seat. Rule 2.9."""

    __slots__ = ()

    def moves(self, g: TerraMystica) -> list[int]:
        taken = [player.faction for player in g.players]
        return [DRAW_FACTION.at(faction) for faction in FIRST_FACTIONS[g.seats] if faction not in taken]

    def play(self, g: TerraMystica, move: int) -> None:
        take_faction(g, self.owner, move - DRAW_FACTION.first)


class ChooseFaction(Decision[TerraMystica]):
    """A faction whose colour nobody has. Rules 2.4, 2.5."""

    __slots__ = ()

    def moves(self, g: TerraMystica) -> list[int]:
        dealt = self.seat in g.colours
        found: list[int] = []
        for faction, board in enumerate(FACTIONS):
            if g.colours[board.home] == (self.seat if dealt else NO_SEAT):
                found.append(FACTION.at(faction))
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        take_faction(g, self.seat, move - FACTION.first)

    def label(self, g: TerraMystica, move: int) -> Msg:
        return label(g, self.seat, move)

    def touches(self, g: TerraMystica, move: int) -> list[str]:
        return touches(g, self.seat, move)


def take_faction(g: TerraMystica, seat: int, faction: int) -> None:
    """A faction board with its start resources, bowls, cult steps and points. Rule 2.6."""
    board = FACTIONS[faction]
    player = g.players[seat]
    player.faction = faction
    g.colours[board.home] = seat
    if g.events is not None:
        g.tell("terra_mystica-faction-taken", seat, faction=faction_name(faction))
    player.coins = board.coins
    player.workers = board.workers
    player.priests = board.priests
    player.bowl1 = board.bowls[0]
    player.bowl2 = board.bowls[1]
    player.cults = list(board.cults)
    player.ship = board.ship_start
    player.bridges = BRIDGES
    g.score(seat, START, START_POINTS)


class DwellingsSetup(Step[TerraMystica]):
    """First dwellings in turn order and back, thirds, then single ones; then the cards. Rules 2.7 to 2.9."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        g.agenda.append(CARDS_SETUP)
        if g.options["factions"] == "first_game":
            for seat in range(g.seats):
                for hex in FIRST_HEXES[g.players[seat].faction]:
                    g.put(seat, hex, DWELLING)
            return
        for seat in reversed(placing_order(g)):
            g.agenda.append(FIRST_DWELLING_ASKS[seat])


def placing_order(g: TerraMystica) -> list[int]:
    """Who places first dwellings, one after another. Rule 2.7."""
    most = [FACTIONS[player.faction].dwellings for player in g.players]
    places = [seat for seat in g.order if most[seat] >= 2]
    places += [seat for seat in reversed(g.order) if most[seat] >= 2]
    places += [seat for seat in g.order if most[seat] >= 3]
    places += [seat for seat in g.order if most[seat] == 1]
    return places


class FirstDwelling(Decision[TerraMystica]):
    """A dwelling on a free home hex, wherever. Rule 2.7."""

    __slots__ = ()

    def moves(self, g: TerraMystica) -> list[int]:
        home = FACTIONS[g.players[self.seat].faction].home
        found = [
            BUILD_AT + hex for hex in range(LANDS) if g.terrain[hex] == home and not g.occupied & BIT[hex]
        ]
        return [*found, LEAVE_MOVE] if g.leaving else found

    def play(self, g: TerraMystica, move: int) -> None:
        from ratusha.games.terra_mystica.board import LAND_IDS

        if move == LEAVE_MOVE:
            leave(g, self.seat)
            return
        g.put(self.seat, move - BUILD_AT, DWELLING)
        if g.events is not None:
            g.tell(
                "terra_mystica-built",
                self.seat,
                building=building_name(DWELLING),
                hex=LAND_IDS[move - BUILD_AT],
            )

    def label(self, g: TerraMystica, move: int) -> Msg:
        return label(g, self.seat, move)

    def touches(self, g: TerraMystica, move: int) -> list[str]:
        return touches(g, self.seat, move)

    def asides(self, g: TerraMystica, seat: int) -> list[int]:
        return [] if seat == self.seat else late_moves(g, seat)

    def play_aside(self, g: TerraMystica, seat: int, move: int) -> None:
        leave(g, seat)


class CardsSetup(Step[TerraMystica]):
    """The last player takes a bonus card first; then coins on the three left over. Rule 2.8."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        g.agenda.append(BEGIN)
        for seat in g.order:
            if not g.players[seat].left:
                g.agenda.append(CHOOSE_CARDS[seat])


class ChooseCard(Decision[TerraMystica]):
    """The first bonus card. Rule 2.8."""

    __slots__ = ()

    def moves(self, g: TerraMystica) -> list[int]:
        found = [CARD.at(card) for card in range(CARDS) if g.cards[card] == NO_SEAT]
        return [*found, LEAVE_MOVE] if g.leaving else found

    def play(self, g: TerraMystica, move: int) -> None:
        if move == LEAVE_MOVE:
            leave(g, self.seat)
        else:
            take_card(g, self.seat, move - CARD.first)

    def label(self, g: TerraMystica, move: int) -> Msg:
        return label(g, self.seat, move)

    def touches(self, g: TerraMystica, move: int) -> list[str]:
        return touches(g, self.seat, move)

    def asides(self, g: TerraMystica, seat: int) -> list[int]:
        return [] if seat == self.seat else late_moves(g, seat)

    def play_aside(self, g: TerraMystica, seat: int, move: int) -> None:
        leave(g, seat)


class Begin(Step[TerraMystica]):
    """The set-up is done. Rule 2.8."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        lay_coins(g)
        g.agenda.append(ROUND)


SETUP: Final = Setup()
FACTIONS_SETUP: Final = FactionsSetup()
DWELLINGS_SETUP: Final = DwellingsSetup()
CARDS_SETUP: Final = CardsSetup()
BEGIN: Final = Begin()
CHOOSE_FACTIONS: Final = [ChooseFaction(seat) for seat in range(5)]
CHOOSE_CARDS: Final = [ChooseCard(seat) for seat in range(5)]
FIRST_DWELLING_ASKS: Final = [FirstDwelling(seat) for seat in range(5)]
