"""What must hold of every position: pieces conserved, numbers in range."""

from __future__ import annotations

from ratusha.games.terra_mystica.agenda import agenda_problems
from ratusha.games.terra_mystica.board import LANDS
from ratusha.games.terra_mystica.components import (
    BRIDGES,
    CARDS,
    CULTS,
    FACTIONS,
    FAVOUR_COUNT,
    FAVOURS,
    KINDS,
    NO_BUILDING,
    NO_CARD,
    NO_FACTION,
    PIECES,
    PRIESTS,
    SPARE_CARDS,
    TOP,
    TOWN_KEYS,
    TOWNS,
)
from ratusha.games.terra_mystica.state import CARD_OUT, NO_SEAT, TerraMystica, town_supply
from ratusha.kernel.bits import BIT


def problems(g: TerraMystica) -> list[str]:
    """What is wrong with a position."""
    found: list[str] = []
    _players(g, found)
    _map(g, found)
    _tiles(g, found)
    _leeches(g, found)
    return found or agenda_problems(g)


def _players(g: TerraMystica, found: list[str]) -> None:
    colours: list[int] = []
    for seat, player in enumerate(g.players):
        who = f"seat {seat}"
        if g.points[seat] < 0:
            found.append(f"{who} has fewer than no points")
        if player.faction == NO_FACTION:
            continue
        board = FACTIONS[player.faction]
        if board.home in colours:
            found.append(f"two players have the colour of {who}")
        colours.append(board.home)
        if min(player.coins, player.workers, player.priests, player.keys, player.bridges) < 0:
            found.append(f"{who} has fewer than none of something")
        if min(player.bowl1, player.bowl2, player.bowl3) < 0:
            found.append(f"a bowl of {who} is emptier than empty")
        if player.bowl1 + player.bowl2 + player.bowl3 > sum(board.bowls):
            found.append(f"{who} has too much power")
        if player.priests + player.ordained > PRIESTS:
            found.append(f"{who} has more priests than pieces")
        if player.ordained != g.spots.count(seat):
            found.append(f"the priests of {who} on the cult board are miscounted")
        if player.bridges + g.bridges.count(seat) != BRIDGES:
            found.append(f"the bridges of {who} are miscounted")
        if any(player.counts[kind] > PIECES[kind] for kind in range(1, KINDS)):
            found.append(f"{who} has more buildings than pieces")
        if any(hex not in player.buildings for hex in player.in_town):
            found.append(f"a town of {who} has no building")
        if player.ship > board.ship_max or player.ship < board.ship_start:
            found.append(f"the shipping of {who} is off its track")


def _map(g: TerraMystica, found: list[str]) -> None:
    for hex in range(LANDS):
        seat = g.owner[hex]
        if (seat == NO_SEAT) != (g.building[hex] == NO_BUILDING):
            found.append(f"hex {hex} has an owner and no building, or the other way round")
        if seat != NO_SEAT:
            faction = g.players[seat].faction
            if faction == NO_FACTION or g.terrain[hex] != FACTIONS[faction].home:
                found.append(f"the building on hex {hex} does not stand on home terrain")
            if hex not in g.players[seat].buildings:
                found.append(f"the building on hex {hex} is not counted among its owner's")


def _tiles(g: TerraMystica, found: list[str]) -> None:
    for tile in range(FAVOURS):
        held = sum(1 for player in g.players if player.favours & BIT[tile])
        if held + g.favours[tile] != FAVOUR_COUNT[tile]:
            found.append(f"favour tile {tile} is miscounted")
    start = town_supply(g.options)
    if any(not 0 <= g.towns[tile] <= start[tile] for tile in range(TOWNS)):
        found.append("a town tile is miscounted")
    if not 0 <= g.turn.towns_owed <= max(1, sum(g.towns)):
        found.append("more town tiles are owed than there are")
    for cult in range(CULTS):
        tops = [seat for seat, player in enumerate(g.players) if player.cults[cult] == TOP]
        if len(tops) > 1 or (g.tops[cult] != NO_SEAT) != bool(tops):
            found.append(f"the top of cult {cult} is not held by one player")
    keys = sum(player.keys for player in g.players) + sum(1 for seat in g.tops if seat != NO_SEAT)
    given = sum((start[tile] - g.towns[tile]) * TOWN_KEYS[tile] for tile in range(TOWNS))
    if keys > given:
        found.append("there are more keys than town tiles gave")
    in_play = sum(1 for seat in g.cards if seat != CARD_OUT)
    if g.round and in_play != g.seats + SPARE_CARDS:
        found.append("the bonus cards are miscounted")
    for card in range(CARDS):
        seat = g.cards[card]
        if seat >= 0 and g.players[seat].card != card:
            found.append(f"bonus card {card} is where its owner is not")
        if g.card_coins[card] and seat != NO_SEAT:
            found.append(f"coins lie on bonus card {card}, which is not on offer")
    for seat, player in enumerate(g.players):
        if player.card != NO_CARD and g.cards[player.card] != seat:
            found.append(f"the bonus card of seat {seat} belongs to another")


def _leeches(g: TerraMystica, found: list[str]) -> None:
    for leech in g.leeches:
        if leech.builder >= g.seats or leech.taker >= g.seats or leech.builder == leech.taker:
            found.append("somebody leeches who is not there, or from himself")
    for reaction in g.reactions:
        if reaction.builder >= g.seats:
            found.append("somebody waits for answers who is not there")
