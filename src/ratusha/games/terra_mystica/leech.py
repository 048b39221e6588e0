"""Leech, the power from neighbours' new buildings, and what the Cultists make of it. Chapter 9, rule 12.6."""

from __future__ import annotations

from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.components import FACTIONS, POWER_VALUE
from ratusha.games.terra_mystica.moves import DECLINE, MOVES, TAKE
from ratusha.games.terra_mystica.open_leech import OpenLeech, Reaction
from ratusha.games.terra_mystica.resources import gain_power, room
from ratusha.games.terra_mystica.state import LEECH, NO_SEAT, TerraMystica
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg

# -- who may leech how much ------------------------------------------------------------------------


def leech_amounts(g: TerraMystica, seat: int, hex: int) -> list[int]:
    """What each opponent may leech from a building of this seat on this hex. Rules 9.1, 9.2."""
    amounts: list[int] = [0] * g.seats
    for near in g.near[hex]:
        owner = g.owner[near]
        if owner != NO_SEAT and owner != seat:
            amounts[owner] += POWER_VALUE[g.building[near]]
    return amounts


def has_neighbour(g: TerraMystica, seat: int, hex: int) -> bool:
    """Does an opponent's building stand directly beside this hex? Rules 8.2, 9.1."""
    for near in g.near[hex]:
        owner = g.owner[near]
        if owner != NO_SEAT and owner != seat:
            return True
    return False


def open_leeches(g: TerraMystica, seat: int, hex: int) -> None:
    """Every opponent directly next to a new or upgraded building may leech. Rules 9.1, 9.2."""
    if not has_neighbour(g, seat, hex):
        return
    amounts = leech_amounts(g, seat, hex)
    g.buildings += 1
    watched = FACTIONS[g.players[seat].faction].taken_steps > 0
    if watched:
        g.reactions.append(Reaction(g.buildings, seat))
    for other in g.next_seats(seat):
        power = amounts[other]
        if power and not g.players[other].left:
            able = 1 if room(g.players[other]) else 0
            if able or g.late:
                g.leeches.append(OpenLeech(g.buildings, hex, seat, other, power, able))
    if watched:
        close_reaction(g, g.buildings)


def leeches_of(g: TerraMystica, seat: int) -> list[OpenLeech]:
    """The open leeches of a seat, oldest first."""
    return [leech for leech in g.leeches if leech.taker == seat]


def worth(g: TerraMystica, seat: int, power: int) -> int:
    """What a leech would really bring: all of it, as far as bowls and points allow. Rule 9.4."""
    return min(power, room(g.players[seat]), g.points[seat] + 1)


# -- answering -------------------------------------------------------------------------------------


def answer_moves(g: TerraMystica, seat: int) -> list[int]:
    """Taking and declining each open leech of a seat."""
    found: list[int] = []
    for leech in leeches_of(g, seat):
        take = TAKE.at(leech.builder, leech.power)
        if take not in found:
            found.append(take)
            found.append(DECLINE.at(leech.builder, leech.power))
    return found


def find_leech(g: TerraMystica, seat: int, move: int) -> OpenLeech | None:
    """The oldest open leech of this size from this player, if there is one."""
    builder, power = MOVES.args[move]
    for leech in g.leeches:
        if leech.taker == seat and leech.builder == builder and leech.power == power:
            return leech
    return None


def answer_obstacle(g: TerraMystica, seat: int, move: int) -> Reason | None:
    """Why this can't be taken or declined."""
    return None if find_leech(g, seat, move) is not None else Reason(Msg("terra_mystica-why-no-leech"), "9.1")


def answer(g: TerraMystica, seat: int, move: int) -> None:
    """Take or decline the oldest leech of this size from this player. Rules 9.3 to 9.5."""
    leech = find_leech(g, seat, move)
    assert leech is not None
    g.leeches.remove(leech)
    if TAKE.has(move):
        got = worth(g, seat, leech.power)
        gain_power(g, seat, got, "leech")
        if got > 1:
            g.score(seat, LEECH, 1 - got)
        if leech.able:
            note_taken(g, leech.building)
        if g.events is not None:
            g.tell("terra_mystica-took", seat, power=got, builder=builder_name(g, move))
        if room(g.players[seat]) == 0:
            drop_unable(g, seat)
    else:
        # The server counts the refusal of a leech that meant nothing too. Rule 15.6.
        if leech.able or g.late:
            note_declined(g, leech.building)
        if g.events is not None:
            g.tell("terra_mystica-declined", seat, power=leech.power, builder=builder_name(g, move))
    if leech.able:
        close_reaction(g, leech.building)


def drop_unable(g: TerraMystica, seat: int) -> None:
    """The bowls are full: the other leeches of this seat mean nothing any more. Rule 9.5."""
    dropped = [leech for leech in leeches_of(g, seat) if leech.able]
    for leech in dropped:
        leech.able = 0
    for leech in dropped:
        close_reaction(g, leech.building)


def decline_all(g: TerraMystica, seat: int) -> None:
    """Acting declines what is still open. Rule 15.6."""
    for leech in leeches_of(g, seat):
        answer(g, seat, DECLINE.at(leech.builder, leech.power))


# -- the Cultists ----------------------------------------------------------------------------------


def reaction_to(g: TerraMystica, building: int) -> Reaction | None:
    """What the Cultists wait for about this building, if it is theirs."""
    for reaction in g.reactions:
        if reaction.building == building:
            return reaction
    return None


def note_taken(g: TerraMystica, building: int) -> None:
    """An opponent took power: the first time the Cultists may go a step. Rule 12.6."""
    reaction = reaction_to(g, building)
    if reaction is None:
        return
    player = g.players[reaction.builder]
    if not reaction.taken and not player.left:
        player.steps += FACTIONS[player.faction].taken_steps
        if g.events is not None:
            g.tell("terra_mystica-owed-step", reaction.builder)
    reaction.taken += 1


def note_declined(g: TerraMystica, building: int) -> None:
    """An opponent declined. Rule 12.6."""
    reaction = reaction_to(g, building)
    if reaction is not None:
        reaction.declined += 1


def close_reaction(g: TerraMystica, building: int) -> None:
    """When the last answer to a Cultists' building is given: all declined brings them power. Rule 12.6."""
    reaction = reaction_to(g, building)
    if reaction is None:
        return
    for leech in g.leeches:
        if leech.building == building and leech.able:
            return
    g.reactions.remove(reaction)
    nothing_taken = reaction.declined and not reaction.taken and not reaction.unanswered
    if nothing_taken and g.options["cultists_power"] == "on":
        power = FACTIONS[g.players[reaction.builder].faction].declined_power
        gain_power(g, reaction.builder, power, "ability")
        if g.events is not None:
            g.tell("terra_mystica-all-declined", reaction.builder)


# -- words -----------------------------------------------------------------------------------------


def builder_name(g: TerraMystica, move: int) -> Msg:
    """The faction whose building a leech comes from."""
    return names.faction(g.players[MOVES.args[move][0]].faction)


def answer_label(g: TerraMystica, seat: int, move: int) -> Msg:
    """What the button of an answer says."""
    power = MOVES.args[move][1]
    if TAKE.has(move):
        got = worth(g, seat, power)
        return Msg("terra_mystica-do-take", power=got, cost=max(0, got - 1), builder=builder_name(g, move))
    return Msg("terra_mystica-do-decline", power=power, builder=builder_name(g, move))


def answer_touches(g: TerraMystica, seat: int, move: int) -> list[str]:
    """Taking touches the building; nobody touches anything to decline."""
    leech = find_leech(g, seat, move) if TAKE.has(move) else None
    return [] if leech is None else [places.hex(leech.hex)]
