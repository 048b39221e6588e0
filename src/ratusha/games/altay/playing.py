"""Playing cards, and the cards on the table. Chapter 4."""

from __future__ import annotations

from typing import Final

from ratusha.games.altay import names, places
from ratusha.games.altay.choice import Action, give, not_held, not_in_pool, receive
from ratusha.games.altay.components import (
    IS_STORE,
    NAME,
    OPTION_PROGRAM,
    OPTIONS,
    SLOTS,
    TABLE_CARDS,
    TABLED,
    TYPE_CARD,
    TYPES,
)
from ratusha.games.altay.effects import CONVERT, MOVE, RESOURCES, SPEND, TRASH, USE
from ratusha.games.altay.formula import sentence
from ratusha.games.altay.moves import EMPTY, MOVES, PLAY, PUT
from ratusha.games.altay.player import Player
from ratusha.games.altay.running import hindered, hindrance, run
from ratusha.games.altay.slots import lying, put, wants
from ratusha.games.altay.state import Altay
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg

ALWAYS: Final = 0
TO_TABLE: Final = 1
IF_POSSIBLE: Final = 2


class Way:
    """A way to play a card in one's own turn: its move, its program, what must be looked at before."""

    __slots__ = ("look", "move", "program")

    def __init__(self, move: int, program: int, look: int) -> None:
        self.move = move
        self.program = program
        self.look = look


def _ways(card: int) -> list[Way]:
    found: list[Way] = []
    kind = TYPE_CARD[card]
    for at, option in enumerate(OPTIONS[kind]):
        program = OPTION_PROGRAM[kind][at]
        look = ALWAYS
        if option.table:
            look = TO_TABLE
        elif option.program[:1] and option.program[0] in (USE, SPEND, TRASH, MOVE, CONVERT):
            look = IF_POSSIBLE
        if option.table or option.program:
            found.append(Way(PLAY.at(card, at + 1), program, look))
    return found


WAYS: Final[list[list[Way]]] = [_ways(card) for card in range(TYPES)]
"""How each type of card can be played outside a battle."""


def name_lies(player: Player, kind: int) -> bool:
    """Does a card of this name lie on the player's table? Rule 4.3."""
    return any(NAME[TYPE_CARD[card]] == NAME[kind] for card in player.table)


class PlayCard(Action):
    """Play a card of the hand for one of its options. Rules 4.1 to 4.3."""

    __slots__ = ()

    def obstacle(self, g: Altay, seat: int, move: int) -> Reason | None:
        card, number = MOVES.args[move]
        player = g.players[seat]
        if not player.holds(card):
            return not_held(card)
        kind = TYPE_CARD[card]
        if number > len(OPTIONS[kind]):
            return Reason(Msg("altay-why-no-option", card=names.card(card)), "4.1")
        option = OPTIONS[kind][number - 1]
        if option.table:
            if name_lies(player, kind):
                return Reason(Msg("altay-why-name-lies", card=names.kind(kind)), "4.3")
            return None
        if not option.program:
            form = "altay-why-only-attack" if option.attack else "altay-why-only-defence"
            return Reason(Msg(form), "4.2")
        return hindered(g, seat, OPTION_PROGRAM[kind][number - 1], 1)

    def add_moves(self, g: Altay, seat: int, found: list[int]) -> None:
        player = g.players[seat]
        last = -1
        for card in player.hand:
            if card != last:
                last = card
                for way in WAYS[card]:
                    if self._open(g, seat, player, card, way):
                        found.append(way.move)
        for card in player.kept:
            if card not in player.hand and card != last:
                last = card
                for way in WAYS[card]:
                    if self._open(g, seat, player, card, way):
                        found.append(way.move)

    def _open(self, g: Altay, seat: int, player: Player, card: int, way: Way) -> bool:
        if way.look == ALWAYS:
            return True
        if way.look == TO_TABLE:
            return not name_lies(player, TYPE_CARD[card])
        return hindrance(g, seat, way.program, 0, 1) < 0

    def play(self, g: Altay, seat: int, move: int) -> None:
        card, number = MOVES.args[move]
        player = g.players[seat]
        kind = TYPE_CARD[card]
        player.lose(card)
        option = OPTIONS[kind][number - 1]
        if g.events is not None:
            end = places.table(seat, kind) if option.table else places.discard(seat)
            g.tell("altay-played", seat, card=names.card(card), effect=sentence(option))
            g.moved(places.hand(seat, card), end)
        if option.table:
            player.table.append(card)
            player.loads.append(0)
            player.wants.append(wants(SLOTS[kind], 0))
        else:
            g.played.append(card)
            run(g, seat, OPTION_PROGRAM[kind][number - 1])

    def label(self, g: Altay, seat: int, move: int) -> Msg:
        card, number = MOVES.args[move]
        effect = sentence(OPTIONS[TYPE_CARD[card]][number - 1])
        return Msg("altay-do-play", card=names.card(card), effect=effect)

    def touches(self, g: Altay, seat: int, move: int) -> list[str]:
        card, number = MOVES.args[move]
        return [places.hand(seat, card), places.option(seat, card, number)]

    def warning(self, g: Altay, seat: int, move: int) -> Msg | None:
        card, number = MOVES.args[move]
        if OPTIONS[TYPE_CARD[card]][number - 1].attack:
            return Msg("altay-warn-no-attack")
        return None

    def reaches_for(self, g: Altay, seat: int) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        for card in sorted(set(g.players[seat].held())):
            ways = WAYS[card]
            first = ways[0].move if ways else PLAY.at(card, 1)
            found.append((places.hand(seat, card), first))
            for number in range(1, len(OPTIONS[TYPE_CARD[card]]) + 1):
                found.append((places.option(seat, card, number), PLAY.at(card, number)))
        return found


class PutResource(Action):
    """Lay a resource of the pool on a card of the table. Rules 4.4 to 4.6."""

    __slots__ = ()

    def obstacle(self, g: Altay, seat: int, move: int) -> Reason | None:
        resource, at = MOVES.args[move]
        kind = TABLE_CARDS[at]
        player = g.players[seat]
        lies = player.at_table(kind)
        if lies < 0:
            return Reason(Msg("altay-why-not-on-table", card=names.kind(kind)), "4.3")
        if not g.pool[resource]:
            return not_in_pool(resource)
        if not player.wants[lies] & BIT[resource]:
            return Reason(
                Msg("altay-why-no-slot", card=names.kind(kind), resource=names.resource(resource)), "4.4"
            )
        return None

    def add_moves(self, g: Altay, seat: int, found: list[int]) -> None:
        player = g.players[seat]
        if player.table:
            has = g.pool_mask()
            if has:
                for at, card in enumerate(player.table):
                    found += PUTS[TYPE_CARD[card]][player.wants[at] & has]

    def play(self, g: Altay, seat: int, move: int) -> None:
        resource, number = MOVES.args[move]
        kind = TABLE_CARDS[number]
        player = g.players[seat]
        at = player.at_table(kind)
        give(g, seat, resource, 1, "laid")
        load = put(SLOTS[kind], player.loads[at], resource)
        if g.events is not None:
            g.moved(places.pool(seat, resource), places.table(seat, kind))
        player.loads[at] = load
        player.wants[at] = wants(SLOTS[kind], load)
        if IS_STORE[kind]:
            g.stocked |= BIT[kind]
        elif not player.wants[at]:
            player.loads[at] = 0
            player.wants[at] = wants(SLOTS[kind], 0)
            if g.events is not None:
                g.tell("altay-collected", seat, card=names.card(player.table[at]))
            run(g, seat, OPTION_PROGRAM[kind][TABLED[kind]])

    def label(self, g: Altay, seat: int, move: int) -> Msg:
        resource, at = MOVES.args[move]
        return Msg("altay-do-put", what=names.some(resource, 1), card=names.kind(TABLE_CARDS[at]))

    def touches(self, g: Altay, seat: int, move: int) -> list[str]:
        resource, at = MOVES.args[move]
        return [places.pool(seat, resource), places.table(seat, TABLE_CARDS[at])]


class EmptyStore(Action):
    """Take all resources from a store into the pool. Rules 4.7 and 4.8."""

    __slots__ = ()

    def obstacle(self, g: Altay, seat: int, move: int) -> Reason | None:
        kind = TABLE_CARDS[move - EMPTY.first]
        player = g.players[seat]
        at = player.at_table(kind)
        card = names.kind(kind)
        if at < 0:
            return Reason(Msg("altay-why-not-on-table", card=card), "4.3")
        if not IS_STORE[kind]:
            return Reason(Msg("altay-why-no-store", card=card), "4.4")
        if not player.loads[at]:
            return Reason(Msg("altay-why-store-empty", card=card), "4.8")
        if g.stocked & BIT[kind]:
            return Reason(Msg("altay-why-stocked", card=card), "4.8")
        return None

    def add_moves(self, g: Altay, seat: int, found: list[int]) -> None:
        player = g.players[seat]
        for at, card in enumerate(player.table):
            kind = TYPE_CARD[card]
            if IS_STORE[kind] and player.loads[at] and not g.stocked & BIT[kind]:
                found.append(EMPTY.first + TABLE_CARDS.index(kind))

    def play(self, g: Altay, seat: int, move: int) -> None:
        kind = TABLE_CARDS[move - EMPTY.first]
        player = g.players[seat]
        at = player.at_table(kind)
        for resource, n in enumerate(lying(player.loads[at])):
            if n:
                receive(g, seat, resource, n, "stored")
        if g.events is not None:
            g.tell("altay-emptied", seat, card=names.card(player.table[at]))
            g.moved(places.table(seat, kind), places.discard(seat))
        player.leave_table(at)

    def label(self, g: Altay, seat: int, move: int) -> Msg:
        return Msg("altay-do-empty", card=names.kind(TABLE_CARDS[move - EMPTY.first]))

    def touches(self, g: Altay, seat: int, move: int) -> list[str]:
        return [places.table(seat, TABLE_CARDS[move - EMPTY.first]), places.discard(seat)]

    def reaches_for(self, g: Altay, seat: int) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        for card in g.players[seat].table:
            kind = TYPE_CARD[card]
            found.append((places.table(seat, kind), EMPTY.first + TABLE_CARDS.index(kind)))
        return found


PUTS: Final[list[list[list[int]]]] = [
    [
        [PUT.at(resource, TABLE_CARDS.index(card)) for resource in range(RESOURCES) if mask & BIT[resource]]
        if card in TABLE_CARDS
        else []
        for mask in range(BIT[RESOURCES])
    ]
    for card in range(len(NAME))
]
"""The moves that lay a resource on a kind of card, for each set of resources."""

PLAY_CARD: Final = PlayCard(PLAY)
PUT_RESOURCE: Final = PutResource(PUT)
EMPTY_STORE: Final = EmptyStore(EMPTY)
