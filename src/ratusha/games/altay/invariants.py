"""What is wrong with a position: things lost or doubled, numbers that don't fit each other."""

from __future__ import annotations

from ratusha.games.altay.components import (
    ACHIEVEMENT,
    ACHIEVEMENTS,
    CROWD,
    DECK_OF,
    IS_STORE,
    LAYOUT,
    LEVEL,
    LEVEL_MASK,
    LEVELS,
    MARKER_COUNT,
    MARKERS,
    NAME,
    NEEDS,
    PER_POINT,
    PIECES,
    PILE_TYPES,
    REGION,
    REGIONS,
    SLOTS,
    TABLED,
    TECHNOLOGIES,
    TYPE_CARD,
    TYPE_POINTS,
    WONDER_LEVEL,
)
from ratusha.games.altay.player import NONE, UNKNOWN, Player
from ratusha.games.altay.scoring import achieved, difficulty, occupied
from ratusha.games.altay.slots import fits, lying, wants
from ratusha.games.altay.state import GOES_ON, Altay
from ratusha.kernel.bits import BIT


def problems(g: Altay) -> list[str]:
    """What is wrong with this position; empty: nothing."""
    return _hidden(g) or [
        *_map(g),
        *_settlements(g),
        *_markers(g),
        *_cards(g),
        *_achievements(g),
        *_tables(g),
        *_points(g),
    ]


def begun(g: Altay) -> bool:
    """Is the setting up over?"""
    return g.round > 0


def _hidden(g: Altay) -> list[str]:
    for player in g.players:
        if (
            UNKNOWN in player.hand
            or UNKNOWN in player.kept
            or player.secret == UNKNOWN
            or NONE in player.hand
        ):
            return ["a hidden card is unknown"]
    return []


def _map(g: Altay) -> list[str]:
    """Settlements and markers never share a region, and nobody settles out of play. Rules 1.10, 2.7."""
    found: list[str] = []
    for region in range(REGIONS):
        if (g.owner[region] >= 0) != (g.pieces[region] > 0):
            found.append(f"{REGION[region]}: settlements and their owner do not fit")
        elif g.pieces[region] and g.markers[region] >= 0:
            found.append(f"{REGION[region]}: a marker beside settlements")
        elif g.pieces[region] and not g.in_play & BIT[region]:
            found.append(f"{REGION[region]}: settlements out of play")
    if not g.played and (g.used or g.bought or g.attacked) and not begun(g):
        found.append("a turn before the first one")
    return found


def _settlements(g: Altay) -> list[str]:
    """Each player has 15 settlements somewhere. Rule 1.1."""
    found: list[str] = []
    gone = 0
    for seat, player in enumerate(g.players):
        board = sum(n for n, owner in zip(g.pieces, g.owner, strict=True) if owner == seat)
        have = player.supply + board + player.work_piece + player.removed
        if have > PIECES:
            found.append(f"seat {seat} has {have} settlements instead of {PIECES}")
        gone += PIECES - have
    if gone != sum(player.captured for player in g.players):
        found.append(f"{gone} settlements are lost, but not as many captured")
    if any(n > CROWD for n in g.pieces):
        found.append("too many settlements in a region")
    return found


def _markers(g: Altay) -> list[str]:
    """No more markers of a kind than the box has. Rule 1.4."""
    lying_there = [marker for marker in g.markers if marker >= 0]
    for player in g.players:
        lying_there += player.markers + player.converted
    for kind in range(MARKERS):
        left = g.bags[kind] if kind < len(g.bags) else 0
        if lying_there.count(kind) + left > MARKER_COUNT[kind]:
            return [f"too many markers of kind {kind}"]
    if g.bags and len(g.bags) != MARKERS:
        return ["the markers not laid yet do not fit"]
    return []


def _cards(g: Altay) -> list[str]:
    """Every card of the decks and of the sold copies is somewhere, once. Rules 1.1, 1.2."""
    want: list[int] = []
    have = g.trashed + g.played
    for player in g.players:
        if player.faction != NONE:
            want += DECK_OF[player.faction]
        have += player.hand + player.kept + player.deck + player.discard + player.table
        held = player.hand + player.kept
        if any(player.sure.count(card) > held.count(card) for card in player.sure):
            return ["a card that is surely held is not held"]
        if (
            player.hand != sorted(player.hand)
            or player.deck != sorted(player.deck)
            or player.kept != sorted(player.kept)
        ):
            return ["cards are not sorted"]
    for pile, sold in enumerate(g.sold):
        if sold > LAYOUT[g.seats].copies:
            return [f"too many cards of pile {pile} are sold"]
        want += PILE_TYPES[pile][:sold]
    factions = [player.faction for player in g.players if player.faction != NONE]
    if len(set(factions)) != len(factions):
        return ["two players lead the same people"]
    return [] if sorted(want) == sorted(have) else ["cards are lost or doubled"]


def _achievements(g: Altay) -> list[str]:
    """Every achievement is somewhere; of each level no more than of the one below. Rules 1.3, 9.5."""
    found: list[str] = []
    set_up = any(g.stock) or any(g.open) or begun(g)
    for kind in range(ACHIEVEMENTS):
        have = g.stock[kind] + g.open[kind] + g.abandoned.count(kind)
        for player in g.players:
            have += bool(player.done & BIT[kind]) + (player.work == kind)
            have += player.secret == kind and not player.secret_out
        want = (1 if LEVEL[kind] == WONDER_LEVEL else LAYOUT[g.seats].technologies) if set_up else 0
        if have != want:
            found.append(f"{have} cards {ACHIEVEMENT[kind]} instead of {want}")
    for seat, player in enumerate(g.players):
        if player.work != NONE and player.done & BIT[player.work]:
            found.append(f"seat {seat} works on what is completed")
        for level in range(1, LEVELS):
            own = (player.done & LEVEL_MASK[level]).bit_count()
            own += player.work != NONE and LEVEL[player.work] == level
            if own > (player.done & LEVEL_MASK[level - 1]).bit_count():
                found.append(f"seat {seat} has too many achievements of level {level + 1}")
        if player.secret != NONE and LEVEL[player.secret] != WONDER_LEVEL:
            found.append(f"seat {seat} has no wonder as its secret")
    return found


def _tables(g: Altay) -> list[str]:
    """What lies on cards fits their slots; no two cards of a name on one table. Rules 1.13, 4.3."""
    for seat, player in enumerate(g.players):
        wrong = _table(player)
        if wrong:
            return [f"seat {seat}: {wrong}"]
    return []


def _table(player: Player) -> str:
    kinds = [TYPE_CARD[card] for card in player.table]
    if len(player.loads) != len(kinds) or any(TABLED[kind] < 0 for kind in kinds):
        return "a card that does not belong on the table"
    if len({NAME[kind] for kind in kinds}) != len(kinds):
        return "two cards of the same name on the table"
    for kind, load in zip(kinds, player.loads, strict=True):
        if not fits(SLOTS[kind], load) or (not IS_STORE[kind] and not wants(SLOTS[kind], load)):
            return "what lies on a card does not fit"
    if player.work == NONE:
        return "a load without work" if player.work_load or player.work_piece else ""
    if not fits(NEEDS[player.work], player.work_load) or not wants(NEEDS[player.work], player.work_load):
        return "what lies on the achievement does not fit"
    if not any(lying(player.work_load)):
        return "nothing lies on the achievement in progress"
    return "a settlement on a wonder" if player.work_piece and player.work >= TECHNOLOGIES else ""


def _points(g: Altay) -> list[str]:
    """The score sheet is what the position makes of it. Chapter 12."""
    for seat, player in enumerate(g.players):
        cards = player.hand + player.kept + player.deck + player.discard + player.table
        if seat == g.active:
            cards = cards + g.played
        counted = [
            achieved(g, seat),
            sum(TYPE_POINTS[card] for card in cards),
            occupied(g, seat),
            player.captured,
            difficulty(g, seat) // PER_POINT,
        ]
        for source, points in enumerate(counted):
            if g.by_source(seat, source) != points:
                return [
                    f"seat {seat} has {g.by_source(seat, source)} points of source {source}, not {points}"
                ]
    return ["a game that is over has not ended"] if g.over and g.ending == GOES_ON else []
