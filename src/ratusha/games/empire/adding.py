"""Adding a square: ordinary, by replacement, or drawn because nothing open fits. Chapters 5 and 6."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.empire import moves as m
from ratusha.games.empire import names, places
from ratusha.games.empire.choice import Choice
from ratusha.games.empire.components import (
    COIN,
    CRAFTSMAN,
    KINDS,
    NATURE,
    NO_TOKEN,
    PRIZE,
    STACK,
    TOKEN,
    TOKENS,
)
from ratusha.games.empire.craftsmen import MEET_CRAFTSMAN, master_of
from ratusha.games.empire.lacks import lacks, lacks_least
from ratusha.games.empire.realm import COINED, MASTERED, NO_SQUARE, RAVAGED
from ratusha.games.empire.scoring import tally
from ratusha.games.empire.stacks import leave_stack, possible, top_square
from ratusha.games.empire.state import NOTHING, Empire
from ratusha.kernel.bits import BIT, bits
from ratusha.kernel.decision import MOST_SEATS, Chance, Reason, each_seat
from ratusha.kernel.listing import row
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


class Add(Choice):
    """Choose the square to add. Rules 5.1, 5.9 to 5.14, 6.3, 6.4, 6.11.

    A square that can be added only by replacement may be chosen, but it frees nobody from the duty
    to add and forces nobody: without an ordinary place there is always the draw, or the end of the turn.
    """

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (m.ADD, m.DRAW, m.END)

    def obstacle(self, g: Empire, move: int) -> Reason | None:
        realm = g.realms[self.seat]
        bought = g.bought_unit()
        known = g.open_kinds()
        ordinary = realm.ordinary(bought, known)
        if m.ADD.has(move):
            kind = move - m.ADD.first
            if not known & BIT[kind]:
                return Reason(Msg("empire-why-not-open", square=names.square(kind)), "5.1")
            if ordinary & BIT[kind] or realm.replacing(bought, BIT[kind]):
                return None
            return lacks_least(g, realm, kind)
        if ordinary:
            fits = row([names.square(kind) for kind in bits(ordinary)])
            return Reason(Msg("empire-why-must-add", squares=fits), "5.9")
        if move == m.END.first and g.sizes[NATURE]:
            return Reason(Msg("empire-why-must-draw"), "5.11")
        if move == m.DRAW.first and not g.sizes[NATURE]:
            return Reason(Msg("empire-why-empty-stack", stack=names.stack(NATURE)), "5.14")
        return None

    def moves(self, g: Empire) -> list[int]:
        realm = g.realms[self.seat]
        bought = g.bought_unit()
        known = g.open_kinds()
        ordinary = realm.ordinary(bought, known)
        first = m.ADD.first
        found = [first + kind for kind in bits(ordinary | realm.replacing(bought, known & ~ordinary))]
        if not ordinary:
            found.append(m.DRAW.first if g.sizes[NATURE] else m.END.first)
        return found

    def play(self, g: Empire, move: int) -> None:
        if move == m.DRAW.first:
            g.agenda.append(DRAW_NATURE)
        elif move == m.END.first:
            if g.events is not None:
                g.tell("empire-added-nothing", self.seat)
        else:
            g.agenda.append(LAY[self.seat][move - m.ADD.first])

    def label(self, g: Empire, move: int) -> Msg:
        if not m.ADD.has(move):
            return super().label(g, move)
        kind = move - m.ADD.first
        ordinary = g.realms[self.seat].ordinary(g.bought_unit(), BIT[kind])
        return Msg("empire-do-add" if ordinary else "empire-do-add-instead", square=names.printed(kind))

    def touches(self, g: Empire, move: int) -> list[str]:
        if m.ADD.has(move):
            return [places.open_square(g, move - m.ADD.first)]
        return [places.stack(NATURE)] if move == m.DRAW.first else []

    def rule(self) -> str:
        return "5.1"

    def reaches_for(self, g: Empire) -> list[tuple[str, int]]:
        known = bits(g.open_kinds())
        found = [(places.open_square(g, kind), m.ADD.first + kind) for kind in known]
        return [*found, (places.stack(NATURE), m.DRAW.first)]


class Lay(Choice):
    """Lay the chosen (or drawn) square on an ordinary place or in place of another. Rules 5.2, 6.1."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: int = kind

    def args(self) -> list[Any]:
        return [self.seat, self.kind]

    def misfit(self, g: Empire) -> str:
        there = 0 <= self.kind < KINDS and (g.drawn == self.kind or g.open_kinds() & BIT[self.kind])
        return "" if there else "this square is not open"

    def kinds(self) -> tuple[Kind, ...]:
        return (m.AT,)

    def obstacle(self, g: Empire, move: int) -> Reason | None:
        realm = g.realms[self.seat]
        cell = move - m.AT.first
        if realm.takes(cell, self.kind, g.bought_unit()):
            return None
        if cell not in realm.border and realm.square_at(cell) == NO_SQUARE:
            why = "empire-why-corner" if realm.near(cell) else "empire-why-apart"
            return Reason(Msg(why, place=names.place(realm, cell)), "5.2")
        return lacks(g, realm, self.kind, cell)

    def moves(self, g: Empire) -> list[int]:
        return g.realms[self.seat].places(self.kind, g.bought_unit(), m.AT.first)

    def play(self, g: Empire, move: int) -> None:
        cell = move - m.AT.first
        realm = g.realms[self.seat]
        square = realm.square_at(cell)
        if g.events is not None:
            self.tell(g, cell, square)
        take_up(g, self.kind)
        if square == NO_SQUARE:
            realm.add(cell, self.kind)
        else:
            clear_square(g, self.seat, square)
            realm.replace(square, self.kind)
        if TOKEN[self.kind] != NO_TOKEN:
            gain_token(g, self.seat, TOKEN[self.kind])
        tally(g, self.seat)

    def tell(self, g: Empire, cell: int, square: int) -> None:
        """Report where the square goes, and over which."""
        realm = g.realms[self.seat]
        name = names.square(self.kind)
        if square == NO_SQUARE:
            g.tell("empire-added", self.seat, square=name, place=names.beside(realm, cell))
        else:
            old = names.square(realm.kinds[square])
            g.tell("empire-replaced", self.seat, square=name, old=old, n=str(square + 1))
        drawn = g.drawn != NOTHING
        start = places.drawn(self.seat) if drawn else places.open_square(g, self.kind)
        g.moved(start, places.cell(self.seat, cell))

    def prompt(self, g: Empire) -> Msg:
        return Msg("empire-ask-lay", square=names.square(self.kind))

    def label(self, g: Empire, move: int) -> Msg:
        cell = move - m.AT.first
        realm = g.realms[self.seat]
        square = realm.square_at(cell)
        if square == NO_SQUARE:
            return Msg("empire-do-at", place=names.beside(realm, cell))
        return Msg("empire-do-replace", square=names.standing_at(realm, square))

    def touches(self, g: Empire, move: int) -> list[str]:
        return [places.cell(self.seat, move - m.AT.first)]

    def warning(self, g: Empire, move: int) -> Msg | None:
        if g.realms[self.seat].square_at(move - m.AT.first) == NO_SQUARE:
            return None
        return Msg("empire-warn-replace")

    def rule(self) -> str:
        return "5.2"

    def reaches_for(self, g: Empire) -> list[tuple[str, int]]:
        realm = g.realms[self.seat]
        return [(places.cell(self.seat, cell), m.AT.first + cell) for cell in realm.border + realm.cells]


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
        g.gain(seat, TOKENS[COIN], 1, "replaced")
        if g.events is not None:
            g.moved(places.cell(seat, realm.cells[square]), places.token(seat, COIN))


def gain_token(g: Empire, seat: int, token: int) -> None:
    """A city square brings a token from its pile. Rules 5.16 to 5.18."""
    if token == CRAFTSMAN:
        if g.masters:
            g.agenda.append(MEET_CRAFTSMAN)
    elif g.piles[token]:
        g.piles[token] -= 1
        g.realms[seat].hand[token] += 1
        g.gain(seat, TOKENS[token], 1, "city")
        if g.events is not None:
            g.moved(places.pile(token), places.token(seat, token))


class DrawNature(Chance[Empire]):
    """No open square had an ordinary place: the top nature square must be added. Rules 5.11, 5.12."""

    __slots__ = ()

    def moves(self, g: Empire) -> list[int]:
        return possible(g, NATURE)

    def tickets(self, g: Empire) -> int:
        return g.sizes[NATURE]

    def outcome(self, g: Empire, ticket: int) -> int:
        return m.REVEAL.first + top_square(g, NATURE, ticket)

    def play(self, g: Empire, move: int) -> None:
        kind = move - m.REVEAL.first
        leave_stack(g, kind)
        g.drawn = kind
        g.agenda.append(LAY[g.active][kind])
        if g.events is not None:
            g.tell("empire-drew", g.active, square=names.square(kind))
            g.moved(places.stack(NATURE), places.drawn(g.active))


ADD: Final = each_seat(Add)
LAY: Final = [[Lay(seat, kind) for kind in range(KINDS)] for seat in range(MOST_SEATS)]
DRAW_NATURE: Final = DrawNature()
