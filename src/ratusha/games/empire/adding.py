"""Adding a square: ordinary, by replacement, or drawn because nothing open fits. Chapters 5 and 6."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.empire import names, reasons
from ratusha.games.empire.choice import Choice
from ratusha.games.empire.components import (
    BIT,
    COIN,
    CRAFTSMAN,
    KINDS,
    MAKES,
    MASTERS,
    NATURE,
    NO_TOKEN,
    PRIZE,
    SEATS,
    STACK,
    TOKEN,
    TOKENS,
    WORKS,
)
from ratusha.games.empire.moves import ADD, AT, DRAW, END, MEET, REVEAL
from ratusha.games.empire.realm import COINED, MASTERED, NO_SQUARE, RAVAGED
from ratusha.games.empire.stacks import leave_stack, possible, top_square
from ratusha.games.empire.state import NOTHING, Empire
from ratusha.kernel.decision import Chance, Reason
from ratusha.kernel.msg import Msg


class Add(Choice):
    """Choose the square to add. Rules 5.1, 5.9 to 5.14, 6.3, 6.4, 6.11.

    A square that can be added only by replacement may be chosen, but it frees nobody from the duty
    to add and forces nobody: without an ordinary place there is always the draw, or the end of the turn.
    """

    __slots__ = ()

    def moves(self, g: Empire) -> list[int]:
        realm = g.realms[self.seat]
        bought = g.bought_unit()
        known = g.open_kinds()
        ordinary = realm.ordinary(bought) & known
        left = ordinary | (realm.replacing(bought) & known)
        found: list[int] = []
        kind = 0
        while left:
            if left & 1:
                found.append(ADD.first + kind)
            left >>= 1
            kind += 1
        if not ordinary:
            found.append(DRAW.first if g.sizes[NATURE] else END.first)
        return found

    def play(self, g: Empire, move: int) -> None:
        if move == DRAW.first:
            g.agenda.append(DRAW_NATURE)
        elif move == END.first:
            if g.events is not None:
                g.tell("empire-added-nothing", self.seat)
        else:
            g.agenda.append(LAYS[self.seat][move - ADD.first])

    def label(self, g: Empire, move: int) -> Msg:
        if ADD.has(move):
            kind = move - ADD.first
            if g.realms[self.seat].ordinary(g.bought_unit()) & BIT[kind]:
                return Msg("empire-do-add", square=names.printed(kind))
            return Msg("empire-do-add-instead", square=names.printed(kind))
        return super().label(g, move)

    def touches(self, g: Empire, move: int) -> list[str]:
        if ADD.has(move):
            return [names.open_id(g, move - ADD.first)]
        return [names.stack_id(NATURE)] if move == DRAW.first else []

    def why_not(self, g: Empire, move: int) -> Reason:
        if ADD.has(move):
            return reasons.no_place(g, self.seat, move - ADD.first)
        if move == DRAW.first or move == END.first:
            return reasons.must_add(g, self.seat)
        return super().why_not(g, move)

    def blocked(self, g: Empire) -> dict[str, Reason]:
        fine = self.moves(g)
        known = g.open_kinds()
        return {
            names.open_id(g, kind): reasons.no_place(g, self.seat, kind)
            for kind in range(KINDS)
            if known & BIT[kind] and ADD.first + kind not in fine
        }


class Lay(Choice):
    """Lay the chosen (or drawn) square on an ordinary place or over an own square. Rules 5.2, 6.1."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: int = kind
        if not 0 <= kind < KINDS:
            raise ValueError(kind)

    def args(self) -> list[Any]:
        return [self.seat, self.kind]

    def moves(self, g: Empire) -> list[int]:
        first = AT.first
        return [first + cell for cell in g.realms[self.seat].places(self.kind, g.bought_unit())]

    def play(self, g: Empire, move: int) -> None:
        cell = move - AT.first
        realm = g.realms[self.seat]
        square = realm.number.get(cell, NO_SQUARE)
        take_up(g, self.kind)
        if square == NO_SQUARE:
            realm.add(cell, self.kind)
            if g.events is not None:
                g.tell(
                    "empire-added",
                    self.seat,
                    square=names.square(self.kind),
                    place=names.beside(realm, cell),
                )
        else:
            clear_square(g, self.seat, square)
            if g.events is not None:
                g.tell(
                    "empire-replaced",
                    self.seat,
                    square=names.square(self.kind),
                    old=names.square(realm.kinds[square]),
                    n=str(square + 1),
                )
            realm.replace(square, self.kind)
        if TOKEN[self.kind] != NO_TOKEN:
            gain_token(g, self.seat, TOKEN[self.kind])
        g.tally(self.seat)

    def prompt(self, g: Empire) -> Msg:
        return Msg("empire-ask-lay", square=names.square(self.kind))

    def label(self, g: Empire, move: int) -> Msg:
        cell = move - AT.first
        realm = g.realms[self.seat]
        square = realm.number.get(cell, NO_SQUARE)
        if square == NO_SQUARE:
            return Msg("empire-do-at", place=names.beside(realm, cell))
        return Msg("empire-do-replace", square=names.standing_at(realm, square))

    def touches(self, g: Empire, move: int) -> list[str]:
        return [names.cell_id(self.seat, move - AT.first)]

    def warning(self, g: Empire, move: int) -> Msg | None:
        if g.realms[self.seat].number.get(move - AT.first, NO_SQUARE) == NO_SQUARE:
            return None
        return Msg("empire-warn-replace")

    def why_not(self, g: Empire, move: int) -> Reason:
        if AT.has(move):
            return reasons.not_here(g, self.seat, self.kind, move - AT.first)
        return super().why_not(g, move)

    def blocked(self, g: Empire) -> dict[str, Reason]:
        realm = g.realms[self.seat]
        fine = realm.places(self.kind, g.bought_unit())
        return {
            names.cell_id(self.seat, cell): reasons.not_here(g, self.seat, self.kind, cell)
            for cell in realm.border + realm.cells
            if cell not in fine
        }


def take_up(g: Empire, kind: int) -> None:
    """The square leaves the row, the prizes or the player's hand that drew it."""
    if g.drawn != NOTHING:
        g.drawn = NOTHING
    elif STACK[kind] == PRIZE:
        g.prizes.remove(kind)
    else:
        g.rows[STACK[kind]].remove(kind)


def clear_square(g: Empire, seat: int, square: int) -> None:
    """Of a replaced square war and craftsman go to the box, a coin to the hand. Rules 6.6 to 6.9."""
    realm = g.realms[seat]
    marks = realm.marks[square]
    if marks & RAVAGED:
        g.boxed_war += 1
    if marks & MASTERED:
        g.boxed_masters |= BIT[master_of(realm.kinds[square])]
    if marks & COINED:
        realm.hand[COIN] += 1
        g.gain(seat, "coins", 1, "replaced")


def master_of(kind: int) -> int:
    """The craftsman who works with what this kind makes; NOTHING: none does."""
    for master in range(MASTERS):
        if WORKS[master] in MAKES[kind]:
            return master
    return NOTHING


def gain_token(g: Empire, seat: int, token: int) -> None:
    """A city square brings a token from its pile. Rules 5.16 to 5.18."""
    if token == CRAFTSMAN:
        if g.masters:
            g.agenda.append(MEET_CRAFTSMAN)
    elif g.piles[token]:
        g.piles[token] -= 1
        g.realms[seat].hand[token] += 1
        g.gain(seat, TOKENS[token], 1, "city")


class MeetCraftsman(Chance[Empire]):
    """A craftsman is drawn blind and shown. Rule 5.17."""

    __slots__ = ()

    def moves(self, g: Empire) -> list[int]:
        return [MEET.first + master for master in names.masters_in(g.masters)]

    def play(self, g: Empire, move: int) -> None:
        master = move - MEET.first
        g.masters &= ~BIT[master]
        g.realms[g.active].masters |= BIT[master]
        if g.events is not None:
            g.tell("empire-met", g.active, craftsman=names.master(master))
        g.gain(g.active, TOKENS[CRAFTSMAN], 1, "city")
        g.tally(g.active)


class DrawNature(Chance[Empire]):
    """No open square had an ordinary place: the top nature square must be added. Rules 5.11, 5.12."""

    __slots__ = ()

    def moves(self, g: Empire) -> list[int]:
        return possible(g, NATURE)

    def tickets(self, g: Empire) -> int:
        return g.sizes[NATURE]

    def outcome(self, g: Empire, ticket: int) -> int:
        return REVEAL.first + top_square(g, NATURE, ticket)

    def play(self, g: Empire, move: int) -> None:
        kind = move - REVEAL.first
        leave_stack(g, kind)
        g.drawn = kind
        g.agenda.append(LAYS[g.active][kind])
        if g.events is not None:
            g.tell("empire-drew", g.active, square=names.square(kind))


ADDS: Final = [Add(seat) for seat in range(SEATS[1])]
LAYS: Final = [[Lay(seat, kind) for kind in range(KINDS)] for seat in range(SEATS[1])]
MEET_CRAFTSMAN: Final = MeetCraftsman()
DRAW_NATURE: Final = DrawNature()
