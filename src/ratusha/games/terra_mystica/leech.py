"""Power from neighbours' buildings: offers, answers, and what the Cultists make of them. Chapter 9."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.board import NEAR, NEIGHBOURS, lands_of
from ratusha.games.terra_mystica.components import FACTIONS, POWER_VALUE
from ratusha.games.terra_mystica.cults import STEP_AT, STEP_MOVES, advance
from ratusha.games.terra_mystica.moves import DECLINE, LEAVE_MOVE, MOVES, STEP, TAKE
from ratusha.games.terra_mystica.names import faction_name
from ratusha.games.terra_mystica.resources import gain_power, room
from ratusha.games.terra_mystica.state import (
    NO_SEAT,
    OFFER,
    OFFER_SIZE,
    REACTION_SIZE,
    TerraMystica,
)
from ratusha.kernel.decision import ASK, Decision, Step
from ratusha.kernel.msg import Msg

POLICIES: Final = ("ask", "always", "never", *(f"up_to_{n}" for n in range(1, 13)))
"""Standing answers: ask, always take, never take, take up to so much power and ask about more."""


def offer_amounts(g: TerraMystica, seat: int, hex: int) -> list[int]:
    """What each opponent is offered for a building of this seat on this hex. Rules 9.1, 9.2."""
    near = NEIGHBOURS[hex]
    if g.linked[hex]:
        near = near + lands_of(g.linked[hex])
    amounts: list[int] = [0] * g.seats
    for other in near:
        owner = g.owner[other]
        if owner != NO_SEAT and owner != seat:
            amounts[owner] += POWER_VALUE[g.building[other]]
    return amounts


def make_offers(g: TerraMystica, seat: int, hex: int) -> None:
    """Every opponent directly next to a new or upgraded building is offered power. Rules 9.1, 9.2."""
    if not (NEAR[hex] | g.linked[hex]) & g.occupied & ~g.players[seat].buildings:
        return
    amounts = offer_amounts(g, seat, hex)
    g.event += 1
    watched = FACTIONS[g.players[seat].faction].taken_steps > 0
    if watched:
        g.reactions += [g.event, seat, 0, 0, 0]
    for other in g.next_seats(seat):
        power = amounts[other]
        if power and not g.players[other].left:
            able = 1 if room(g.players[other]) else 0
            if able or g.late:
                g.offers += [g.event, seat, other, power, able]
    if watched:
        check_reaction(g, g.event)


def offered(g: TerraMystica, seat: int) -> list[int]:
    """The open offers to a seat, as indices, oldest first."""
    return [at for at in range(0, len(g.offers), OFFER_SIZE) if g.offers[at + 2] == seat]


def answer_moves(g: TerraMystica, seat: int) -> list[int]:
    """Taking and declining each open offer of a seat."""
    found: list[int] = []
    for at in offered(g, seat):
        take = TAKE.at(g.offers[at + 1], g.offers[at + 3])
        if take not in found:
            found.append(take)
            found.append(DECLINE.at(g.offers[at + 1], g.offers[at + 3]))
    return found


def worth(g: TerraMystica, seat: int, power: int) -> int:
    """What an offer would really bring: all of it, as far as bowls and points allow. Rule 9.4."""
    return min(power, room(g.players[seat]), g.points[seat] + 1)


def answer(g: TerraMystica, seat: int, move: int) -> None:
    """Take or decline the oldest offer of this size from this player. Rules 9.3 to 9.5."""
    builder, power = MOVES.args[move]
    at = 0
    for at in offered(g, seat):
        if g.offers[at + 1] == builder and g.offers[at + 3] == power:
            break
    event = g.offers[at]
    able = g.offers[at + 4]
    del g.offers[at : at + OFFER_SIZE]
    if TAKE.has(move):
        got = worth(g, seat, power)
        gain_power(g, seat, got, "offer")
        if got > 1:
            g.score(seat, OFFER, 1 - got)
        if able:
            note_reaction(g, event, 2)
        if g.events is not None:
            g.tell("terra_mystica-took", seat, power=got, builder=faction_name(g.players[builder].faction))
        if room(g.players[seat]) == 0:
            drop_unable(g, seat)
    else:
        # The server counts the refusal of an offer that meant nothing too. Rule 15.6.
        if able or g.late:
            note_reaction(g, event, 3)
        if g.events is not None:
            g.tell(
                "terra_mystica-declined", seat, power=power, builder=faction_name(g.players[builder].faction)
            )
    if able:
        check_reaction(g, event)


def drop_unable(g: TerraMystica, seat: int) -> None:
    """The bowls are full: the other offers to this seat mean nothing any more. Rule 9.5."""
    events: list[int] = []
    for at in offered(g, seat):
        if g.offers[at + 4]:
            g.offers[at + 4] = 0
            events.append(g.offers[at])
    for event in events:
        check_reaction(g, event)


def note_reaction(g: TerraMystica, event: int, column: int) -> None:
    """Write down for the Cultists that an offer was taken (2), declined (3) or left open (4). Rule 12.6."""
    for at in range(0, len(g.reactions), REACTION_SIZE):
        if g.reactions[at] == event:
            builder = g.reactions[at + 1]
            if column == 2 and g.reactions[at + 2] == 0 and not g.players[builder].left:
                g.players[builder].steps += FACTIONS[g.players[builder].faction].taken_steps
                if g.events is not None:
                    g.tell("terra_mystica-owed-step", builder)
            g.reactions[at + column] += 1


def check_reaction(g: TerraMystica, event: int) -> None:
    """When the last offer of a Cultists' building is settled: all declined brings them power. Rule 12.6."""
    for at in range(0, len(g.offers), OFFER_SIZE):
        if g.offers[at] == event and g.offers[at + 4]:
            return
    for at in range(0, len(g.reactions), REACTION_SIZE):
        if g.reactions[at] == event:
            builder = g.reactions[at + 1]
            taken = g.reactions[at + 2]
            declined = g.reactions[at + 3]
            left = g.reactions[at + 4]
            del g.reactions[at : at + REACTION_SIZE]
            if declined and not taken and not left and g.options["cultists_power"] == "on":
                gain_power(g, builder, FACTIONS[g.players[builder].faction].declined_power, "ability")
                if g.events is not None:
                    g.tell("terra_mystica-all-declined", builder)
            return


def decline_all(g: TerraMystica, seat: int) -> None:
    """Acting declines what is still open. Rule 15.6."""
    while True:
        open_offers = offered(g, seat)
        if not open_offers:
            return
        at = open_offers[0]
        answer(g, seat, DECLINE.at(g.offers[at + 1], g.offers[at + 3]))


def late_moves(g: TerraMystica, seat: int) -> list[int]:
    """What a seat may put in while another is asked: answers, an owed step, leaving. Rules 15.6, 15.8."""
    player = g.players[seat]
    found: list[int] = []
    if player.left:
        return found
    if g.late:
        found = answer_moves(g, seat)
        if player.steps:
            found += STEP_MOVES
    if g.leaving:
        found.append(LEAVE_MOVE)
    return found


def play_late(g: TerraMystica, seat: int, move: int) -> None:
    """Carry out what `late_moves` offers."""
    if STEP.has(move):
        owed_step(g, seat, move)
    elif move == LEAVE_MOVE:
        leave(g, seat)
    else:
        answer(g, seat, move)


def owed_step(g: TerraMystica, seat: int, move: int) -> None:
    """The Cultists take a step that others' acceptance has brought. Rule 12.6."""
    g.players[seat].steps -= 1
    advance(g, seat, move - STEP_AT, 1, "ability")


def leave(g: TerraMystica, seat: int) -> None:
    """A player leaves: nothing is asked of him, his card goes back, his buildings stay. Rule 15.8."""
    player = g.players[seat]
    player.left = 1
    player.steps = 0
    player.spades = 0
    g.agenda = [one for one in g.agenda if one.seat != seat]
    for at in reversed(offered(g, seat)):
        event = g.offers[at]
        if g.offers[at + 4]:
            note_reaction(g, event, 4)
        del g.offers[at : at + OFFER_SIZE]
        check_reaction(g, event)
    if player.card >= 0:
        g.cards[player.card] = NO_SEAT
        player.card = -1
    if g.events is not None:
        g.tell("terra_mystica-left", seat)


class Answer(Decision[TerraMystica]):
    """Power from a neighbour's building: all of it for its price in points, or nothing. Rules 9.3, 9.4."""

    __slots__ = ()

    def moves(self, g: TerraMystica) -> list[int]:
        if g.late:
            found = answer_moves(g, self.seat)
        else:
            found = [TAKE.at(g.offers[1], g.offers[3]), DECLINE.at(g.offers[1], g.offers[3])]
        if g.leaving:
            found.append(LEAVE_MOVE)
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        if move == LEAVE_MOVE:
            leave(g, self.seat)
        else:
            answer(g, self.seat, move)

    def prompt(self, g: TerraMystica) -> Msg:
        at = offered(g, self.seat)[0]
        return Msg(
            "terra_mystica-ask-answer",
            builder=faction_name(g.players[g.offers[at + 1]].faction),
            power=worth(g, self.seat, g.offers[at + 3]),
            cost=max(0, worth(g, self.seat, g.offers[at + 3]) - 1),
        )

    def label(self, g: TerraMystica, move: int) -> Msg:
        if move == LEAVE_MOVE:
            return Msg("terra_mystica-do-leave")
        return answer_label(g, self.seat, move)

    def touches(self, g: TerraMystica, move: int) -> list[str]:
        return ["leave"] if move == LEAVE_MOVE else answer_touches(g, self.seat, move)

    def asides(self, g: TerraMystica, seat: int) -> list[int]:
        return [] if seat == self.seat else late_moves(g, seat)

    def play_aside(self, g: TerraMystica, seat: int, move: int) -> None:
        play_late(g, seat, move)

    def standing(self) -> str:
        return "power"

    def standing_answer(self, g: TerraMystica, policy: str) -> int:
        """Rule 9.7."""
        at = offered(g, self.seat)[0]
        builder = g.offers[at + 1]
        power = g.offers[at + 3]
        if policy == "never":
            return DECLINE.at(builder, power)
        if policy == "always":
            return TAKE.at(builder, power)
        if policy.startswith("up_to_") and worth(g, self.seat, power) <= int(policy[6:]):
            return TAKE.at(builder, power)
        return ASK


def answer_label(g: TerraMystica, seat: int, move: int) -> Msg:
    """What the button of an answer says."""
    builder, power = MOVES.args[move]
    name = faction_name(g.players[builder].faction)
    if TAKE.has(move):
        got = worth(g, seat, power)
        return Msg("terra_mystica-do-take", power=got, cost=max(0, got - 1), builder=name)
    return Msg("terra_mystica-do-decline", power=power, builder=name)


def answer_touches(g: TerraMystica, seat: int, move: int) -> list[str]:
    """What a person touches for an answer."""
    return [f"offer-{MOVES.args[move][0]}", "take" if TAKE.has(move) else "decline"]


class OwedStep(Decision[TerraMystica]):
    """Somebody took power from the Cultists' building: a step on a cult of their choice. Rule 12.6."""

    __slots__ = ()

    def moves(self, g: TerraMystica) -> list[int]:
        return [*STEP_MOVES, LEAVE_MOVE] if g.leaving else STEP_MOVES

    def play(self, g: TerraMystica, move: int) -> None:
        if move == LEAVE_MOVE:
            leave(g, self.seat)
        else:
            owed_step(g, self.seat, move)

    def label(self, g: TerraMystica, move: int) -> Msg:
        from ratusha.games.terra_mystica.labels import label

        return label(g, self.seat, move)

    def touches(self, g: TerraMystica, move: int) -> list[str]:
        from ratusha.games.terra_mystica.labels import touches

        return touches(g, self.seat, move)

    def asides(self, g: TerraMystica, seat: int) -> list[int]:
        return [] if seat == self.seat else late_moves(g, seat)

    def play_aside(self, g: TerraMystica, seat: int, move: int) -> None:
        play_late(g, seat, move)


ANSWERS: Final = [Answer(seat) for seat in range(5)]
OWED_STEPS: Final = [OwedStep(seat) for seat in range(5)]


class Offers(Step[TerraMystica]):
    """The turn is over: the offers are put, one building after the other, each clockwise. Rule 9.3."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        while g.offers and not room(g.players[g.offers[2]]):
            # Full bowls: there is nothing to decide. Rule 9.5.
            event = g.offers[0]
            del g.offers[:OFFER_SIZE]
            check_reaction(g, event)
        if g.offers:
            g.agenda.append(self)
            g.agenda.append(ANSWERS[g.offers[2]])
            return
        for seat in range(g.seats):
            if g.players[seat].steps:
                g.agenda.append(self)
                g.agenda.append(OWED_STEPS[seat])
                return


OFFERS: Final = Offers()
