"""A turn: one of the eight actions, then the rest of it. Chapters 3, 6, 7, 8."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.board import BIT, EVERYWHERE, lands_of
from ratusha.games.terra_mystica.building import build, upgrade, upgrade_moves
from ratusha.games.terra_mystica.components import (
    ACTION_COST,
    ACTION_GAIN,
    ACTION_IDS,
    CARD_ACTION,
    CARD_IDS,
    FACTIONS,
    FAVOUR_ACTION,
    FAVOURS,
    ROUNDS,
    STRONGHOLD,
    Faction,
    Gain,
)
from ratusha.games.terra_mystica.cults import priest_moves, send_priest
from ratusha.games.terra_mystica.labels import special_name
from ratusha.games.terra_mystica.leech import OFFERS, decline_all
from ratusha.games.terra_mystica.moves import (
    BRIDGE_ACTION,
    BUILD,
    BUILD_AT,
    BURN,
    CARD_SPADE,
    CARD_STEP,
    CONVERT,
    DECLINE,
    DETOUR,
    DIG_MOVE,
    END_MOVE,
    FAVOUR_STEP,
    MOVES,
    PASS,
    PASS_NO_CARD,
    POWER,
    PRIEST,
    SHIP_MOVE,
    SPADE_MOVE,
    SPECIAL,
    STRONGHOLD_ACTION,
    TAKE,
    TRANSFORM,
    UPGRADE,
)
from ratusha.games.terra_mystica.names import action_name, card_name
from ratusha.games.terra_mystica.own import OwnTurn, free_moves, open_offers
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.resources import gain_all, gain_coins, pay, spend_power
from ratusha.games.terra_mystica.scoring import score_pass
from ratusha.games.terra_mystica.special import (
    BRIDGE_ASKS,
    FLIGHTS,
    FREE_HOUSES,
    SANDSTORMS,
    SPADE_ASKS,
    Steps,
    bridge_moves,
    flight_moves,
    free_house_moves,
    sandstorm_moves,
)
from ratusha.games.terra_mystica.state import (
    DIGGING,
    NO_SEAT,
    TerraMystica,
)
from ratusha.games.terra_mystica.terraform import (
    buy_one,
    can_build,
    dig_moves,
    funds,
    gain_spades,
    jumps,
    may_buy_one,
    pay_jump,
    reachable,
    transform,
)
from ratusha.games.terra_mystica.towns import raise_shipping

_SPECIAL: Final = SPECIAL.at(0)
_POWER: Final = POWER.at(0)
_PASS: Final = PASS.at(0)


class Turn(OwnTurn):
    """One action; conversions before it. Rule 3.3."""

    __slots__ = ()

    def automatic(self) -> bool:
        """Even a lone pass is shown to the player. Rule 3.3."""
        return False

    def choices(self, g: TerraMystica) -> list[int]:
        seat = self.seat
        player = g.players[seat]
        faction = FACTIONS[player.faction]
        found = dig_moves(g, seat, EVERYWHERE)
        found += upgrade_moves(g, seat, EVERYWHERE)
        if player.priests:
            found += priest_moves(g)
        if (
            player.ship < faction.ship_max
            and player.coins >= faction.ship_coins
            and player.priests >= faction.ship_priests
        ):
            found.append(SHIP_MOVE)
        if (
            player.dig + 1 < len(faction.spade_cost)
            and player.workers >= faction.dig_workers
            and player.coins >= faction.dig_coins
            and player.priests >= faction.dig_priests
        ):
            found.append(DIG_MOVE)
        if may_buy_first(g, player, faction):
            found.append(SPADE_MOVE)
        power_moves(g, seat, found)
        special_moves(g, seat, found)
        pass_moves(g, found)
        if g.late and g.offers:
            found += open_offers(g, seat)
        return found

    def allows(self, g: TerraMystica, move: int) -> bool:
        """Most moves are looked up among those of their kind, or on their hex."""
        seat = self.seat
        found: list[int] = []
        if BUILD.has(move) or TRANSFORM.has(move) or DETOUR.has(move):
            found = dig_moves(g, seat, BIT[MOVES.args[move][0]])
        elif UPGRADE.has(move):
            found = upgrade_moves(g, seat, BIT[MOVES.args[move][0]])
        elif CONVERT.has(move) or BURN.has(move):
            free_moves(g, seat, found)
        elif TAKE.has(move) or DECLINE.has(move):
            found = open_offers(g, seat)
        elif PASS.has(move):
            pass_moves(g, found)
        elif POWER.has(move):
            power_moves(g, seat, found)
        elif SPECIAL.has(move):
            special_moves(g, seat, found)
        elif not PRIEST.has(move):
            found = self.moves(g)
        elif g.players[seat].priests:
            found = priest_moves(g)
        return move in found

    def choose(self, g: TerraMystica, move: int) -> None:
        seat = self.seat
        if g.late:
            decline_all(g, seat)
        if PASS.has(move):
            pass_round(g, seat, move - _PASS)
            return
        if not g.late:
            g.agenda.append(OFFERS)
        g.agenda.append(RESTS[seat])
        player = g.players[seat]
        if BUILD.has(move):
            pay_jump(g, seat, move - BUILD_AT)
            build(g, seat, move - BUILD_AT, False)
        elif TRANSFORM.has(move) or DETOUR.has(move):
            transform(g, seat, move, 0)
        elif UPGRADE.has(move):
            hex, to = MOVES.args[move]
            upgrade(g, seat, hex, to + 2, False)
            if to + 2 == STRONGHOLD:
                spades = FACTIONS[player.faction].stronghold_spades
                if spades and not FACTIONS[player.faction].action:
                    give_spades(g, seat, spades, False)
        elif move == SHIP_MOVE:
            faction = FACTIONS[player.faction]
            pay(g, seat, faction.ship_coins, 0, faction.ship_priests, "ship")
            raise_shipping(g, seat)
        elif move == DIG_MOVE:
            faction = FACTIONS[player.faction]
            pay(g, seat, faction.dig_coins, faction.dig_workers, faction.dig_priests, "dig-track")
            player.dig += 1
            g.score(seat, DIGGING, faction.dig_points)
        elif PRIEST.has(move):
            cult, steps = MOVES.args[move]
            send_priest(g, seat, cult, steps)
        elif move == SPADE_MOVE:
            g.may_buy = 1
            g.agenda.append(SPADE_ASKS[seat])
            buy_one(g, seat)
        elif POWER.has(move):
            power_action(g, seat, move - _POWER)
        else:
            special_action(g, seat, move - _SPECIAL)


def spade_target(g: TerraMystica, player: Player, spades: int, may_buy: bool) -> bool:
    """Is there a hex for free spades? Ruling 7.5."""
    faction = FACTIONS[player.faction]
    hexes = reachable(g, player)
    if faction.jump_points and not hexes:
        hexes = jumps(g, player, faction)
    if not faction.home_spades:
        return hexes != 0
    if spades + (funds(player, faction, 0, 0) if may_buy else 0) < faction.home_spades:
        return False
    return any(g.terrain[hex] != faction.home for hex in lands_of(hexes))


def may_buy_first(g: TerraMystica, player: Player, faction: Faction) -> bool:
    """Spades that bring power may be bought one by one, before a hex is named. Ruling 6.15."""
    return may_buy_one(g, player, faction) and player.spades == 0


def power_moves(g: TerraMystica, seat: int, found: list[int]) -> None:
    """The power actions that are free and can be paid. Rules 7.3, 7.5."""
    player = g.players[seat]
    for action in range(len(ACTION_IDS)):
        if player.bowl3 >= ACTION_COST[action] and not g.used & BIT[action]:
            gain = ACTION_GAIN[action]
            if gain.bridges and not g.give_up and not bridge_moves(g, seat):
                continue
            if gain.spades and not g.give_up and not spade_target(g, player, gain.spades, True):
                continue
            found.append(_POWER + action)


def special_moves(g: TerraMystica, seat: int, found: list[int]) -> None:
    """The special actions that are open to the player. Rules 7.6, 7.7 and chapter 12."""
    player = g.players[seat]
    used = player.used
    if player.card >= 0 and CARD_ACTION[player.card]:
        if CARD_ACTION[player.card] == "step":
            if not used & BIT[CARD_STEP]:
                found.append(_SPECIAL + CARD_STEP)
        elif not used & BIT[CARD_SPADE] and (g.give_up or spade_target(g, player, 1, True)):
            found.append(_SPECIAL + CARD_SPADE)
    if player.favours and not used & BIT[FAVOUR_STEP]:
        for tile in range(FAVOURS):
            if FAVOUR_ACTION[tile] and player.favours & BIT[tile]:
                found.append(_SPECIAL + FAVOUR_STEP)
    faction = FACTIONS[player.faction]
    if faction.bridge_workers and player.workers >= faction.bridge_workers and bridge_moves(g, seat):
        found.append(_SPECIAL + BRIDGE_ACTION)
    built = faction.action and player.counts[STRONGHOLD] and not used & BIT[STRONGHOLD_ACTION]
    if built and (g.give_up or stronghold_target(g, seat)):
        found.append(_SPECIAL + STRONGHOLD_ACTION)


def stronghold_target(g: TerraMystica, seat: int) -> bool:
    """Is there anything the stronghold's action could do? Ruling 7.5."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    action = faction.action
    if action == "flight":
        return len(flight_moves(g, seat)) > 0
    if action == "upgrade":
        return len(free_house_moves(g, seat)) > 0
    if action == "sandstorm":
        return len(sandstorm_moves(g, seat)) > 0
    if action == "spades":
        return spade_target(g, player, faction.stronghold_spades, False)
    return True


def give_spades(g: TerraMystica, seat: int, spades: int, may_buy: bool) -> None:
    """Free spades, to be used at once. Rules 6.8, 6.9."""
    g.players[seat].spades = spades
    g.may_buy = 1 if may_buy else 0
    g.agenda.append(SPADE_ASKS[seat])
    gain_spades(g, seat, spades, False, True)


def power_action(g: TerraMystica, seat: int, action: int) -> None:
    """Pay from bowl III, cover the space, take what it shows. Rule 7.3."""
    g.used |= BIT[action]
    if g.events is not None:
        g.tell("terra_mystica-power-action", seat, action=action_name(action))
    spend_power(g, seat, ACTION_COST[action], "power-action")
    gain: Gain = ACTION_GAIN[action]
    gain_all(g, seat, gain, 1, "power-action")
    if gain.bridges:
        g.agenda.append(BRIDGE_ASKS[seat])
    if gain.spades:
        give_spades(g, seat, gain.spades, True)


def special_action(g: TerraMystica, seat: int, action: int) -> None:
    """Use a special action of a card, a tile or the stronghold. Rules 7.6, 7.7 and chapter 12."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if g.events is not None:
        g.tell("terra_mystica-special-action", seat, action=special_name(g, seat, action))
    if action == BRIDGE_ACTION:
        pay(g, seat, 0, faction.bridge_workers, 0, "bridge")
        g.agenda.append(BRIDGE_ASKS[seat])
        return
    player.used |= BIT[action]
    if action == CARD_SPADE:
        give_spades(g, seat, 1, True)
    elif action in (CARD_STEP, FAVOUR_STEP):
        g.agenda.append(Steps(seat, 1))
    elif faction.action == "steps":
        g.agenda.append(Steps(seat, faction.stronghold_steps))
    elif faction.action == "flight":
        g.agenda.append(FLIGHTS[seat])
    elif faction.action == "upgrade":
        g.agenda.append(FREE_HOUSES[seat])
    elif faction.action == "sandstorm":
        g.agenda.append(SANDSTORMS[seat])
    elif faction.action == "spades":
        give_spades(g, seat, faction.stronghold_spades, False)
    else:
        # Two actions in a row, each a turn of its own. Rule 12.11.
        while g.agenda[-1] is RESTS[seat] or g.agenda[-1] is OFFERS:
            g.agenda.pop()
        g.agenda.append(TURNS[seat])
        g.agenda.append(TURNS[seat])


def pass_moves(g: TerraMystica, found: list[int]) -> None:
    """Passing, with each bonus card that is free; in the last round without one. Rules 7.8, 7.9."""
    if g.round == ROUNDS:
        found.append(_PASS + PASS_NO_CARD)
        return
    for card in range(len(CARD_IDS)):
        if g.cards[card] == NO_SEAT:
            found.append(_PASS + card)


def pass_round(g: TerraMystica, seat: int, card: int) -> None:
    """Score, give back the bonus card, take another; no more actions in this round. Rules 7.8 to 7.10."""
    player = g.players[seat]
    if g.agenda and g.agenda[-1] is TURNS[seat]:
        # The second of two actions lapses. Rule 12.11.
        g.agenda.pop()
    score_pass(g, seat)
    if g.events is not None:
        g.tell("terra_mystica-passed", seat)
    player.passed = 1
    g.passing.append(seat)
    if card == PASS_NO_CARD:
        return
    take_card(g, seat, card)


def take_card(g: TerraMystica, seat: int, card: int) -> None:
    """Take a bonus card with the coins on it, and give back the old one. Rules 2.8, 7.9."""
    player = g.players[seat]
    if player.card >= 0:
        g.cards[player.card] = NO_SEAT
    g.cards[card] = seat
    player.card = card
    if g.events is not None:
        g.tell("terra_mystica-card-taken", seat, card=card_name(card))
    if g.card_coins[card]:
        gain_coins(g, seat, g.card_coins[card], "card")
        g.card_coins[card] = 0


class Rest(OwnTurn):
    """The rest of the turn: tiles to take, a dwelling on a new home hex, conversions, the end. Rule 3.5."""

    __slots__ = ()

    def choices(self, g: TerraMystica) -> list[int]:
        player = g.players[self.seat]
        found: list[int] = []
        if g.buildable:
            faction = FACTIONS[player.faction]
            if can_build(player, faction, 0):
                for hex in lands_of(g.buildable):
                    found.append(BUILD_AT + hex)
        if not (player.steps or g.favours_owed or g.towns_owed):
            found.append(END_MOVE)
        return found

    def choose(self, g: TerraMystica, move: int) -> None:
        if move == END_MOVE:
            end_turn(g)
            return
        g.agenda.append(self)
        g.buildable = 0
        build(g, self.seat, move - BUILD_AT, False)


def end_turn(g: TerraMystica) -> None:
    """Nothing is left over from one turn to the next; the Darklings' trade may be late. Rules 12.4, 15.6."""
    g.buildable = 0
    if not g.late:
        g.trade = 0
    g.bought = 0
    g.spade_used = 0
    g.foreign = 0
    g.jumped = 0
    g.done = 0
    g.may_buy = 0


TURNS: Final = [Turn(seat) for seat in range(5)]
RESTS: Final = [Rest(seat) for seat in range(5)]
