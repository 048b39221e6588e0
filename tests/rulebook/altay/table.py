"""Positions in plain words: `position` lays out a table in the middle of a game, seat 0 to move.

Chance is the test's to play (`draw card=hunter`). Cards are named by type (`farmer_1` is the copy with a
point), regions as on the map, markers by difficulty and resource (`2_food`, `1_none`).
"""

import random
from collections.abc import Mapping, Sequence

from ratusha.games.altay import GAME as GAME
from ratusha.games.altay.components import (
    ACHIEVEMENT,
    CARD,
    FACTION,
    LAYOUT,
    MARKER,
    MARKET,
    NEEDS,
    PILE_TYPES,
    REGION,
    SLOTS,
    TYPE,
    TYPE_CARD,
    TYPE_POINTS,
)
from ratusha.games.altay.effects import RESOURCE
from ratusha.games.altay.scoring import card_comes, tally
from ratusha.games.altay.slots import in_slots, lying, put
from ratusha.games.altay.state import Altay
from ratusha.games.altay.turn import TURN
from ratusha.kernel import NO_RNG
from ratusha.kernel.bits import BIT, bits

STARTS = ("NW1", "SW1", "NE1", "SE1")

LIKED = {"work": 6.0, "begin": 4.0, "put": 2.0, "attack": 0.2, "end": 0.05, "abandon": 0.01, "enough": 0.5}
"""How often a move is made in a game by lot, by its first word; 1 for the others."""


def by_lot(moves: Sequence[str], lot: random.Random) -> str:
    """A move for a game by lot in which most turns are used to the full."""
    return lot.choices(moves, [LIKED.get(move.split()[0], 1.0) for move in moves])[0]


def types(words: str) -> list[int]:
    """The types of the cards named."""
    return sorted(TYPE.index(word) for word in words.split())


def region(name: str) -> int:
    return REGION.index(name)


def mask(words: str) -> int:
    """The mask of the achievements named."""
    return sum(BIT[ACHIEVEMENT.index(word)] for word in words.split())


def position(
    *,
    seats: int = 2,
    hands: Sequence[str] = (),
    decks: Sequence[str] = (),
    discards: Sequence[str] = (),
    kept: Sequence[str] = (),
    homes: Mapping[str, tuple[int, int]] | None = None,
    markers: Mapping[str, str] | None = None,
    pool: str = "",
    table: Mapping[str, str] | None = None,
    done: Sequence[str] = (),
    work: tuple[str, str] = ("", ""),
    piece: int = 1,
    open: str = "",
    stock: str = "",
    secrets: Sequence[str] = (),
    won: Sequence[str] = (),
    supply: Sequence[int] = (),
    coins: Sequence[int] = (),
    captured: Sequence[int] = (),
    sold: Mapping[str, int] | None = None,
    first: int = 0,
    **options: str,
) -> Altay:
    """Seat 0 has the turn. `homes` is (seat, settlements) by region; a seat not named holds its corner."""
    g = GAME.new(seats, GAME.check_options(options, seats))
    g.rng = NO_RNG
    g.round, g.first = 5, first
    for name, (seat, n) in (homes or {}).items():
        g.owner[region(name)], g.pieces[region(name)] = seat, n
    for name, kind in (markers or {}).items():
        g.markers[region(name)] = MARKER.index(kind)
    for word in pool.split():
        g.pool[RESOURCE.index(word)] += 1
    for word in open.split():
        g.open[ACHIEVEMENT.index(word)] += 1
    for word in stock.split():
        g.stock[ACHIEVEMENT.index(word)] += 1
    for card, n in (sold or {}).items():
        g.sold[MARKET.index(CARD.index(card))] = n
    for seat, player in enumerate(g.players):
        player.faction = seat
        if seat not in g.owner:
            g.owner[region(STARTS[seat])], g.pieces[region(STARTS[seat])] = seat, 1
        player.hand = types(_at(hands, seat))
        player.deck = types(_at(decks, seat))
        player.discard = types(_at(discards, seat))
        player.kept = types(_at(kept, seat))
        player.done = mask(_at(done, seat))
        player.markers = [MARKER.index(word) for word in _at(won, seat).split()]
        player.captured = captured[seat] if seat < len(captured) else 0
        player.supply = supply[seat] if seat < len(supply) else 10
        player.coins = coins[seat] if seat < len(coins) else 0
        player.secret = ACHIEVEMENT.index(secrets[seat]) if seat < len(secrets) else -1
    me = g.players[0]
    for card, words in (table or {}).items():
        me.table.append(TYPE.index(card))
        me.loads.append(_load(SLOTS[TYPE_CARD[TYPE.index(card)]], words))
    if work[0]:
        me.work, me.work_piece = ACHIEVEMENT.index(work[0]), piece
        me.work_load = _load(NEEDS[me.work], work[1])
    for player in g.players:
        player.derive()
    g.derive()
    g.agenda = [TURN[0]]
    for seat, player in enumerate(g.players):
        tally(g, seat)
        for type in player.hand + player.deck + player.discard + player.kept + player.table:
            card_comes(g, seat, type)
    return g


def _at(words: Sequence[str], seat: int) -> str:
    return words[seat] if seat < len(words) else ""


def _load(slots: list[int], words: str) -> int:
    load = 0
    for word in words.split():
        load = put(slots, load, RESOURCE.index(word))
    return load


# -- what lies there ----------------------------------------------------------------------------------


def pool(g: Altay) -> dict[str, int]:
    return {RESOURCE[kind]: n for kind, n in enumerate(g.pool) if n}


def names(cards: Sequence[int]) -> list[str]:
    """Cards by name, sorted."""
    return sorted(TYPE[card] for card in cards)


def hand(g: Altay, seat: int = 0) -> list[str]:
    return names(g.players[seat].hand)


def discard(g: Altay, seat: int = 0) -> list[str]:
    return names(g.players[seat].discard)


def deck(g: Altay, seat: int = 0) -> list[str]:
    return names(g.players[seat].deck)


def table(g: Altay, seat: int = 0) -> dict[str, list[str]]:
    """What lies on each card of the table."""
    player = g.players[seat]
    return {
        TYPE[card]: [RESOURCE[kind] for kind, n in enumerate(lying(load)) for _ in range(n)]
        for card, load in zip(player.table, player.loads, strict=True)
    }


def slots(g: Altay, card: str) -> list[str]:
    """What lies in each slot of a card on the table of seat 0; empty text: nothing."""
    player = g.players[0]
    at = player.table.index(TYPE.index(card))
    kinds = in_slots(SLOTS[TYPE_CARD[player.table[at]]], player.loads[at])
    return [RESOURCE[kind] if kind >= 0 else "" for kind in kinds]


def done(g: Altay, seat: int = 0) -> list[str]:
    return [ACHIEVEMENT[kind] for kind in bits(g.players[seat].done)]


def working(g: Altay, seat: int = 0) -> str:
    work = g.players[seat].work
    return ACHIEVEMENT[work] if work >= 0 else ""


def there(g: Altay, name: str) -> tuple[int, int]:
    """The owner and number of settlements in a region."""
    return g.owner[region(name)], g.pieces[region(name)]


def markers(g: Altay, seat: int = 0) -> list[str]:
    return sorted(MARKER[kind] for kind in g.players[seat].markers)


def on_sale(g: Altay, card: str) -> list[int]:
    """The points of the copies left in a pile, from the top."""
    pile = MARKET.index(CARD.index(card))
    left = PILE_TYPES[pile][g.sold[pile] : LAYOUT[g.seats].copies]
    return [TYPE_POINTS[type] for type in left]


def open_cards(g: Altay) -> dict[str, int]:
    return {ACHIEVEMENT[kind]: n for kind, n in enumerate(g.open) if n}


def faction(name: str) -> int:
    return FACTION.index(name)
