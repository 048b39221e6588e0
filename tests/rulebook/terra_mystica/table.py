"""Positions in plain words, and what lies on a faction board.

`position` lays out a table in the middle of the action phase; it, `give` and `again` make a mark from
which `gained` and `changed` count.
"""

from collections.abc import Mapping, Sequence

from tests.rulebook.vocabulary import legal, mark, play

from ratusha.games.terra_mystica import GAME
from ratusha.games.terra_mystica.board import LAND_IDS
from ratusha.games.terra_mystica.components import (
    BRIDGE_IDS,
    CARD_IDS,
    DWELLING,
    FACTION_IDS,
    FACTIONS,
    FAVOUR_IDS,
    NO_CARD,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TERRAIN_IDS,
    TILE_IDS,
    TRADING_HOUSE,
)
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.rounds import NEXT_TURN
from ratusha.games.terra_mystica.setup import take_faction
from ratusha.games.terra_mystica.state import (
    CARD_OUT,
    NO_SEAT,
    TerraMystica,
)
from ratusha.games.terra_mystica.turn import TURN
from ratusha.kernel import BIT

KINDS = {"D": DWELLING, "TP": TRADING_HOUSE, "TE": TEMPLE, "SH": STRONGHOLD, "SA": SANCTUARY}
CARDS = ("BON1", "BON2", "BON3", "BON4", "BON5", "BON6", "BON7", "BON8", "BON9")
RESOURCES = ("coins", "workers", "priests", "bowl1", "bowl2", "bowl3", "keys", "ship")


def hex(name: str) -> int:
    """The number of a land hex."""
    return LAND_IDS.index(name)


def seat(g: TerraMystica, faction: str) -> int:
    """Where a faction sits."""
    return [player.faction for player in g.players].index(FACTION_IDS.index(faction))


def board(g: TerraMystica, faction: str) -> Player:
    """A faction's player."""
    return g.players[seat(g, faction)]


def position(
    *factions: str,
    on: Mapping[str, Mapping[str, str]] | None = None,
    tile: str = "SCORE2",
    round: int = 2,
    turn: int = 0,
    bridges: Mapping[str, int] | None = None,
    **options: str,
) -> TerraMystica:
    """The factions sit in this order; the first (or `turn`) is on turn. `on` gives their buildings by hex.

    Everybody has 20 points and the start resources of the board; a built-on hex is home terrain. Nobody
    has a bonus card; three are on offer. The round's scoring tile is the one for towns.
    """
    seats = len(factions)
    g = GAME.new(seats, GAME.check_options(options, seats))
    g.agenda = []
    g.order = list(range(seats))
    g.round = round
    others = [TILE_IDS.index(id) for id in TILE_IDS[:8] if id != tile]
    g.tiles = others[:6]
    g.tiles[round - 1] = TILE_IDS.index(tile)
    for place, faction in enumerate(factions):
        take_faction(g, place, FACTION_IDS.index(faction))
    for faction, buildings in (on or {}).items():
        owner = seat(g, faction)
        for name, kind in buildings.items():
            g.terrain[hex(name)] = FACTIONS[g.players[owner].faction].home
            g.put(owner, hex(name), KINDS[kind])
    for site, owner in (bridges or {}).items():
        g.span_site(owner, BRIDGE_IDS.index(site))
        g.players[owner].bridges -= 1
    for card in CARDS[: seats + 3]:
        g.place_card(CARD_IDS.index(card), NO_SEAT)
    g.active = turn
    g.agenda = [NEXT_TURN, TURN[turn]]
    g.settle()
    mark(g, stock)
    return g


def give(
    g: TerraMystica,
    faction: str,
    *,
    bowls: Sequence[int] | None = None,
    cults: Sequence[int] | None = None,
    card: str = "",
    favours: Sequence[str] = (),
    points: int = -1,
    **numbers: int,
) -> None:
    """Set what a faction has: coins, workers, priests, ship, dig, keys, ordained… by name."""
    place = seat(g, faction)
    player = g.players[place]
    for name, value in numbers.items():
        setattr(player, name, value)
    if bowls is not None:
        player.bowl1, player.bowl2, player.bowl3 = bowls
    if cults is not None:
        player.cults = list(cults)
        for cult, at in enumerate(cults):
            if at == 10:
                g.tops[cult] = place
    if card:
        if player.card != NO_CARD:
            g.place_card(player.card, CARD_OUT)
        player.card = CARD_IDS.index(card)
        g.place_card(player.card, place)
    for tile in favours:
        player.favours |= BIT[FAVOUR_IDS.index(tile)]
        g.favours[FAVOUR_IDS.index(tile)] -= 1
    if points >= 0:
        g.score(place, 0, points - g.points[place])
    g.settle()
    mark(g)


def terrain(g: TerraMystica, **hexes: str) -> None:
    """Make hexes other terrain."""
    for name, id in hexes.items():
        g.terrain[hex(name)] = TERRAIN_IDS.index(id)
    g.settle()


def stock(g: TerraMystica, place: int) -> dict[str, int]:
    """What a player has, by name."""
    player = g.players[place]
    found = {name: getattr(player, name) for name in RESOURCES}
    for name, value in zip(("fire", "water", "earth", "air"), player.cults, strict=True):
        found[name] = value
    return found


def end(g: TerraMystica) -> None:
    """End the turn, if it is not over by itself."""
    if "end" in legal(g):
        play(g, "end")


def pass_all(g: TerraMystica) -> None:
    """Everybody passes, taking the first card on offer."""
    first = g.round
    while not g.over and g.round == first and legal(g, "pass"):
        play(g, legal(g, "pass")[0])


FAR_AWAY = {"I12": "D"}


def lone(faction, buildings, other="nomads", **more):
    """A rich faction; the other sits far away on I12."""
    g = position(faction, other, on={faction: buildings, other: FAR_AWAY}, **more)
    give(g, faction, coins=40, workers=40, priests=3, bowls=(0, 0, 12))
    return g


def again(g):
    """The other player passes, and it is the first one's turn again."""
    end(g)
    if g.seat == 1:
        play(g, legal(g, "pass")[0])
    mark(g)
