"""The interpreter of effects: carries out the program of a card or technology, step by step. Rule 1.7.

Where a step leaves a choice, the rest of the program waits on the agenda below the decision.
"""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.altay import names
from ratusha.games.altay.building import MOVE_SETTLEMENT, build, can_move
from ratusha.games.altay.choice import Choice, in_range, receive
from ratusha.games.altay.components import EFFECT, OF_TERRAIN, PROGRAM, PROGRAM_CARD
from ratusha.games.altay.drawing import draw
from ratusha.games.altay.effects import (
    BUILD,
    CONVERT,
    DRAW,
    LEAVE,
    MAY,
    MOVE,
    PRODUCE,
    RESOURCES,
    SAVE,
    SPEND,
    THAT,
    TRASH,
    USE,
)
from ratusha.games.altay.formula import sentence
from ratusha.games.altay.hand import SAVE_CARD, TrashCards
from ratusha.games.altay.moves import ACCEPT, DECLINE
from ratusha.games.altay.resources import CONVERT_MARKER, Produce, Spend, UseRegion, payable, usable, use
from ratusha.games.altay.state import Altay
from ratusha.kernel.bits import lowest
from ratusha.kernel.decision import Reason, StepFor
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg

WIDTH: Final = 4
"""Ints a step of a program: verb, number, least number, kind."""


def run(g: Altay, seat: int, program: int, at: int = 0) -> None:
    """Carry out a program from this place on."""
    ops = PROGRAM[program]
    end = len(ops)
    while at < end:
        verb = ops[at]
        n = ops[at + 1]
        kind = ops[at + 3]
        at += WIDTH
        if n == THAT:
            n = g.that
        if verb == PRODUCE and kind < RESOURCES:
            receive(g, seat, kind, n, "produced")
        elif verb == USE and _lone(usable(g, seat, kind)):
            use(g, seat, lowest(usable(g, seat, kind)))
        elif verb == MAY:
            if hindrance(g, seat, program, at, 0) < 0:
                g.agenda.append(Optional(seat, program, at))
            return
        elif verb == LEAVE:
            player = g.players[seat]
            player.leave_table(player.at_table(PROGRAM_CARD[program]))
        else:
            if at < end:
                g.agenda.append(Resume(seat, program, at))
            _ask(g, seat, verb, n, ops[at - 2], kind)
            if at < end:
                return


def _lone(mask: int) -> bool:
    """Is there just one in the mask, so that nothing is to be chosen?"""
    return not mask & (mask - 1)


def _ask(g: Altay, seat: int, verb: int, n: int, least: int, kind: int) -> None:
    """Carry out a step that may leave a choice; its decision goes on the agenda."""
    player = g.players[seat]
    if verb == PRODUCE:
        if n:
            g.agenda.append(Produce(seat, n, kind))
    elif verb == USE:
        g.agenda.append(UseRegion(seat, kind))
    elif verb == DRAW:
        draw(g, seat, n)
    elif verb == SPEND:
        g.agenda.append(Spend(seat, n, kind))
    elif verb == TRASH:
        g.that = 0
        if player.hand or player.kept:
            g.agenda.append(TrashCards(seat, least, n))
    elif verb == BUILD:
        build(g, seat, n)
    elif verb == MOVE:
        g.agenda.append(MOVE_SETTLEMENT[seat])
    elif verb == CONVERT:
        g.agenda.append(CONVERT_MARKER[seat])
    elif verb == SAVE and player.hand:
        g.agenda.append(SAVE_CARD[seat])


def hindrance(g: Altay, seat: int, program: int, at: int, playing: int) -> int:
    """The first step from here on that can't be carried out, as its place; -1: none. Rule 1.7.

    `playing` cards of the hand are being played and can't be trashed.
    """
    ops = PROGRAM[program]
    while at < len(ops):
        verb = ops[at]
        kind = ops[at + 3]
        if verb == USE:
            if not usable(g, seat, kind):
                return at
        elif verb == SPEND:
            if payable(g, kind) < ops[at + 1]:
                return at
        elif verb == TRASH:
            player = g.players[seat]
            if len(player.hand) + len(player.kept) - playing < ops[at + 2]:
                return at
        elif verb == MOVE:
            if not can_move(g, seat):
                return at
        elif verb == CONVERT:
            if not g.players[seat].markers:
                return at
        else:
            return -1
        at += WIDTH
    return -1


def hindered(g: Altay, seat: int, program: int, playing: int, at: int = 0) -> Reason | None:
    """Why an effect can't be used: what its steps need is not there. Rule 1.7."""
    at = hindrance(g, seat, program, at, playing)
    if at < 0:
        return None
    verb, n, least, kind = PROGRAM[program][at : at + WIDTH]
    if verb == USE:
        has = bool(g.homes[seat] & OF_TERRAIN[kind])
        form = "altay-why-region-used" if has else "altay-why-no-region"
        return Reason(Msg(form, terrain=names.terrain(kind)), "5.2")
    if verb == SPEND:
        return Reason(Msg("altay-why-no-resource", what=names.some(kind, n)), "5.3")
    if verb == TRASH:
        return Reason(Msg("altay-why-no-card", n=least), "4.11")
    if verb == MOVE:
        return Reason(Msg("altay-why-no-move"), "4.12")
    return Reason(Msg("altay-why-no-marker"), "4.13")


class Resume(StepFor[Altay]):
    """The rest of a program, when the step before it is done."""

    __slots__ = ("at", "program")

    def __init__(self, owner: int, program: int, at: int) -> None:
        super().__init__(owner)
        self.program: int = program
        self.at: int = at

    def args(self) -> list[Any]:
        return [self.owner, self.program, self.at]

    def misfit(self, g: Altay) -> str:
        return no_program(self.program, self.at)

    def run(self, g: Altay) -> None:
        run(g, self.owner, self.program, self.at)


def no_program(program: int, at: int) -> str:
    """What is wrong with a place in a program, read from foreign JSON."""
    found = in_range((program, 0, len(PROGRAM) - 1), (at, 0, 1000))
    fits = not found and at % WIDTH == 0 and at <= len(PROGRAM[program])
    return "" if fits else "there is no such effect"


class Optional(Choice):
    """Whether to carry out the optional part of an effect, or an instant one. Rules 1.7 and 3.5."""

    __slots__ = ("at", "program")

    def __init__(self, seat: int, program: int, at: int) -> None:
        super().__init__(seat)
        self.program: int = program
        self.at: int = at

    def args(self) -> list[Any]:
        return [self.seat, self.program, self.at]

    def misfit(self, g: Altay) -> str:
        return no_program(self.program, self.at) or super().misfit(g)

    def kinds(self) -> tuple[Kind, ...]:
        return (ACCEPT, DECLINE)

    def rule(self) -> str:
        return "3.5"

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        return hindered(g, self.seat, self.program, 0, self.at) if move == ACCEPT.first else None

    def play(self, g: Altay, move: int) -> None:
        if move == ACCEPT.first:
            run(g, self.seat, self.program, self.at)

    def prompt(self, g: Altay) -> Msg:
        return Msg("altay-ask-optional", effect=sentence(EFFECT[self.program]))
