"""Craftsmen: met by chance, put to work in the village. Chapter 10 and rule 5.17."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.empire import moves as m
from ratusha.games.empire import names, places
from ratusha.games.empire.choice import Choice
from ratusha.games.empire.components import CRAFTSMAN, MAKES, MASTERS, STACK, TOKENS, VILLAGE, WORKS
from ratusha.games.empire.hands import no_token
from ratusha.games.empire.realm import MASTERED, NO_SQUARE, RAVAGED, Realm
from ratusha.games.empire.scoring import tally
from ratusha.games.empire.state import NOTHING, Empire
from ratusha.kernel.bits import BIT, bits
from ratusha.kernel.decision import Chance, Reason
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


class MeetCraftsman(Chance[Empire]):
    """A craftsman is drawn blind and shown. Rule 5.17."""

    __slots__ = ()

    def moves(self, g: Empire) -> list[int]:
        return [m.MEET.first + master for master in bits(g.masters)]

    def play(self, g: Empire, move: int) -> None:
        master = move - m.MEET.first
        g.masters &= ~BIT[master]
        g.realms[g.active].masters |= BIT[master]
        if g.events is not None:
            g.tell("empire-met", g.active, craftsman=names.master(master))
            g.moved(places.pile(CRAFTSMAN), places.craftsman(g.active, master))
        g.gain(g.active, TOKENS[CRAFTSMAN], 1, "city")
        tally(g, g.active)


def works_at(master: int, kind: int) -> bool:
    """Does a kind of village square make this craftsman's resource? Rules 10.1, 10.3."""
    return STACK[kind] == VILLAGE and WORKS[master] in MAKES[kind]


def master_of(kind: int) -> int:
    """The craftsman who works with what this kind makes; NOTHING: none does."""
    for master in range(MASTERS):
        if WORKS[master] in MAKES[kind]:
            return master
    return NOTHING


def workplaces(realm: Realm, master: int) -> list[int]:
    """Where a craftsman may work: village squares that make his resource. Rules 10.1, 10.4, 10.5."""
    found: list[int] = []
    for square in range(len(realm.kinds)):
        if works_at(master, realm.kinds[square]) and not realm.marks[square] & (RAVAGED | MASTERED):
            found.append(square)
    return found


def no_craftsman(g: Empire, seat: int, master: int) -> Reason | None:
    """Why this craftsman can't be played."""
    realm = g.realms[seat]
    if not realm.masters & BIT[master]:
        return no_token(CRAFTSMAN)
    if workplaces(realm, master):
        return None
    name, works = names.master(master), names.resource(WORKS[master])
    return Reason(Msg("empire-why-no-work", craftsman=name, resource=works), "10.1")


class PlaceCraftsman(Choice):
    """The village square where the craftsman goes to work. Rules 10.1 to 10.5."""

    __slots__ = ("master",)

    def __init__(self, seat: int, master: int) -> None:
        super().__init__(seat)
        self.master: int = master

    def args(self) -> list[Any]:
        return [self.seat, self.master]

    def misfit(self, g: Empire) -> str:
        held = 0 <= self.master < MASTERS and g.realms[self.seat].masters & BIT[self.master]
        return "" if held else "this craftsman is not in hand"

    def kinds(self) -> tuple[Kind, ...]:
        return (m.AT,)

    def obstacle(self, g: Empire, move: int) -> Reason | None:
        realm = g.realms[self.seat]
        cell = move - m.AT.first
        square = realm.square_at(cell)
        if square == NO_SQUARE:
            return Reason(Msg("empire-why-no-square", place=names.place(realm, cell)), "10.1")
        if not works_at(self.master, realm.kinds[square]):
            at, what = names.standing_at(realm, square), names.resource(WORKS[self.master])
            return Reason(Msg("empire-why-makes-no", square=at, resource=what), "10.3")
        if realm.marks[square] & (RAVAGED | MASTERED):
            return Reason(Msg("empire-why-stopped", square=names.stopped(realm, square)), "10.4")
        return None

    def moves(self, g: Empire) -> list[int]:
        realm = g.realms[self.seat]
        return [m.AT.first + realm.cells[square] for square in workplaces(realm, self.master)]

    def play(self, g: Empire, move: int) -> None:
        realm = g.realms[self.seat]
        square = realm.square_at(move - m.AT.first)
        realm.masters &= ~BIT[self.master]
        realm.marks[square] |= MASTERED
        realm.changed(square)
        if g.events is not None:
            at = names.standing_at(realm, square)
            g.tell("empire-set-to-work", self.seat, craftsman=names.master(self.master), square=at)
            g.moved(places.craftsman(self.seat, self.master), places.cell(self.seat, realm.cells[square]))
        g.gain(self.seat, TOKENS[CRAFTSMAN], -1, "played")
        tally(g, self.seat)

    def prompt(self, g: Empire) -> Msg:
        return Msg("empire-ask-place-craftsman", craftsman=names.master(self.master))

    def label(self, g: Empire, move: int) -> Msg:
        realm = g.realms[self.seat]
        square = realm.square_at(move - m.AT.first)
        return Msg("empire-do-work-at", square=names.standing_at(realm, square))

    def touches(self, g: Empire, move: int) -> list[str]:
        return [places.cell(self.seat, move - m.AT.first)]

    def rule(self) -> str:
        return "10.1"

    def reaches_for(self, g: Empire) -> list[tuple[str, int]]:
        return [(places.cell(self.seat, cell), m.AT.first + cell) for cell in g.realms[self.seat].cells]


MEET_CRAFTSMAN: Final = MeetCraftsman()
