"""A turn: one of the eight actions, then the rest of it. Chapters 3, 6, 7, 8."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.answers import ASK_LEECHES
from ratusha.games.terra_mystica.board import LANDS
from ratusha.games.terra_mystica.building import (
    BETTER,
    add_upgrades,
    build,
    buy_upgrade,
    can_build,
    no_piece,
    upgrade_obstacle,
)
from ratusha.games.terra_mystica.components import (
    ACTION_COST,
    ACTION_IDS,
    CARDS,
    CULTS,
    DWELLING,
    FACTIONS,
    RETURNED,
    SPOTS,
    STRONGHOLD,
)
from ratusha.games.terra_mystica.cults import add_priest_moves, lost_steps, priest_obstacle, send_priest
from ratusha.games.terra_mystica.free import FREE, InTurn, add_free
from ratusha.games.terra_mystica.leech import answer, answer_moves, answer_obstacle, decline_all
from ratusha.games.terra_mystica.moves import (
    BUILD,
    DECLINE,
    DETOUR,
    DIG,
    DIG_MOVE,
    END,
    END_MOVE,
    MOVES,
    PASS,
    PASS_NO_CARD,
    POWER,
    PRIEST,
    SHIP,
    SHIP_MOVE,
    SPADE,
    SPADE_MOVE,
    SPECIAL,
    SPECIAL_IDS,
    TAKE,
    TRANSFORM,
    UPGRADE,
    upgrade_move,
    upgraded_to,
)
from ratusha.games.terra_mystica.passing import add_passes, pass_obstacle, pass_round
from ratusha.games.terra_mystica.power import add_power_moves, power_obstacle, use_power
from ratusha.games.terra_mystica.resources import unpaid
from ratusha.games.terra_mystica.spades import USE_SPADES, give_spades
from ratusha.games.terra_mystica.special import add_specials, is_double, special_obstacle, use_special
from ratusha.games.terra_mystica.state import NO_SEAT, TerraMystica
from ratusha.games.terra_mystica.terraform import (
    BUILD_MOVES,
    add_digs,
    build_in_action,
    buy_one,
    dwelling_obstacle,
    may_buy_one,
    spade_obstacle,
    transform,
    transform_obstacle,
    transform_warning,
)
from ratusha.games.terra_mystica.tracks import (
    buy_digging,
    buy_shipping,
    can_dig,
    can_ship,
    digging_obstacle,
    shipping_obstacle,
)
from ratusha.kernel.decision import Reason, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg

ACTIONS: Final = (BUILD, TRANSFORM, DETOUR, SPADE, UPGRADE, SHIP, DIG, PRIEST, POWER, SPECIAL)
"""What a turn can be used for instead of passing. Rule 3.3."""
_is_action: Final[list[bool]] = [kind in ACTIONS for kind in MOVES.kinds]
"""By the tag of a move."""
SHIP_MOVES: Final = [SHIP_MOVE]
DIG_MOVES: Final = [DIG_MOVE]
END_MOVES: Final = [END_MOVE]


class Turn(InTurn):
    """One action; conversions before it. Rule 3.3."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (*ACTIONS, PASS, TAKE, DECLINE, *FREE)

    def automatic(self) -> bool:
        """Even a lone pass is shown to the player. Rule 3.3."""
        return False

    def obstacle(self, g: TerraMystica, move: int) -> Reason | None:
        seat = self.seat
        args = MOVES.args[move]
        if BUILD.has(move):
            return dwelling_obstacle(g, seat, args[0])
        if TRANSFORM.has(move) or DETOUR.has(move):
            return transform_obstacle(g, seat, move)
        if SPADE.has(move):
            return spade_obstacle(g, seat)
        if UPGRADE.has(move):
            return upgrade_obstacle(g, seat, move)
        if SHIP.has(move):
            return shipping_obstacle(g, seat)
        if DIG.has(move):
            return digging_obstacle(g, seat)
        if PRIEST.has(move):
            return priest_obstacle(g, seat, move)
        if POWER.has(move):
            return power_obstacle(g, seat, args[0])
        if SPECIAL.has(move):
            return special_obstacle(g, seat, args[0])
        if PASS.has(move):
            return pass_obstacle(g, move)
        if TAKE.has(move) or DECLINE.has(move):
            return answer_obstacle(g, seat, move)
        return super().obstacle(g, move)

    def moves(self, g: TerraMystica) -> list[int]:
        seat = self.seat
        found: list[int] = []
        add_digs(g, seat, found)
        add_upgrades(g, seat, found)
        if g.players[seat].priests:
            add_priest_moves(g, found)
        if can_ship(g, seat):
            found += SHIP_MOVES
        if can_dig(g, seat):
            found += DIG_MOVES
        if may_buy_one(g, seat):
            found.append(SPADE_MOVE)
        add_power_moves(g, seat, found)
        add_specials(g, seat, found)
        add_passes(g, found)
        if g.leeches:  # those that may be answered late. Rule 15.6
            found += answer_moves(g, seat)
        add_free(g, seat, found)
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        seat = self.seat
        args = MOVES.args[move]
        if TAKE.has(move) or DECLINE.has(move):
            g.agenda.append(self)
            answer(g, seat, move)
        elif PASS.has(move):
            decline_all(g, seat)
            pass_round(g, seat, args[0])
        elif not _is_action[MOVES.tag[move]]:
            super().play(g, move)
        elif SPECIAL.has(move) and is_double(g, seat, args[0]):
            # Two actions in a row, each a turn of its own. Rule 12.11.
            decline_all(g, seat)
            use_special(g, seat, args[0])
            g.agenda.append(self)
            g.agenda.append(self)
        else:
            decline_all(g, seat)
            if not g.late:
                g.agenda.append(ASK_LEECHES)
            g.agenda.append(FINISH_TURN[seat])
            self.act(g, move)

    def act(self, g: TerraMystica, move: int) -> None:
        """Carry out an action; what it asks for next goes on the agenda."""
        seat = self.seat
        args = MOVES.args[move]
        if BUILD.has(move):
            build_in_action(g, seat, args[0])
        elif TRANSFORM.has(move) or DETOUR.has(move):
            transform(g, seat, move, 0)
        elif UPGRADE.has(move):
            buy_upgrade(g, seat, args[0], upgraded_to(move))
            faction = FACTIONS[g.players[seat].faction]
            if upgraded_to(move) == STRONGHOLD and faction.stronghold_spades and not faction.action:
                give_spades(g, seat, faction.stronghold_spades, False)
        elif SHIP.has(move):
            buy_shipping(g, seat)
        elif DIG.has(move):
            buy_digging(g, seat)
        elif PRIEST.has(move):
            send_priest(g, seat, args[0], args[1])
        elif SPADE.has(move):
            g.turn.may_buy = 1
            g.agenda.append(USE_SPADES[seat])
            buy_one(g, seat)
        elif POWER.has(move):
            use_power(g, seat, args[0])
        else:
            use_special(g, seat, args[0])

    def label(self, g: TerraMystica, move: int) -> Msg:
        args = MOVES.args[move]
        if PRIEST.has(move):
            return Msg("terra_mystica-do-priest", cult=names.cult(args[0]), steps=args[1])
        if POWER.has(move):
            return Msg("terra_mystica-do-power", action=names.action(args[0]), power=ACTION_COST[args[0]])
        if SPECIAL.has(move):
            faction = g.players[self.seat].faction
            return Msg("terra_mystica-do-special", action=names.special(faction, args[0]))
        if PASS.has(move):
            last = args[0] == PASS_NO_CARD
            return (
                Msg("terra_mystica-do-pass-last")
                if last
                else Msg("terra_mystica-do-pass", card=names.card(args[0]))
            )
        return super().label(g, move)

    def touches(self, g: TerraMystica, move: int) -> list[str]:
        seat = self.seat
        args = MOVES.args[move]
        if PRIEST.has(move):
            return [places.resource(seat, "priests"), places.spot(args[0], args[1])]
        if POWER.has(move):
            return [places.action(args[0])]
        if SPECIAL.has(move):
            return [places.special(seat, args[0])]
        if SHIP.has(move):
            return [places.shipping(seat)]
        if DIG.has(move):
            return [places.digging(seat)]
        if SPADE.has(move):
            return [places.spade(seat)]
        if PASS.has(move):
            return [] if args[0] == PASS_NO_CARD else [places.card(args[0])]
        return super().touches(g, move)

    def warning(self, g: TerraMystica, move: int) -> Msg | None:
        if TRANSFORM.has(move) or DETOUR.has(move):
            return transform_warning(g, self.seat, move)
        if PRIEST.has(move):
            cult, steps = MOVES.args[move]
            lost = lost_steps(g, g.players[self.seat], cult, steps)
            return Msg("terra_mystica-warn-steps-lost", steps=lost) if lost else None
        if PASS.has(move):
            could_act = any(_is_action[MOVES.tag[other]] for other in g.moves(self.seat))
            return Msg("terra_mystica-warn-pass") if could_act else None
        return super().warning(g, move)

    def reaches_for(self, g: TerraMystica) -> list[tuple[str, int]]:
        """Every hex, and whatever else an action begins with."""
        seat = self.seat
        tries = [(places.hex(hex), self._hex_move(g, hex)) for hex in range(LANDS)]
        tries += [(places.action(action), POWER.at(action)) for action in range(len(ACTION_IDS))]
        tries += [(places.special(seat, action), SPECIAL.at(action)) for action in range(len(SPECIAL_IDS))]
        tries += [
            (places.spot(cult, steps), PRIEST.at(cult, steps))
            for cult in range(CULTS)
            for steps in {*SPOTS, RETURNED}
        ]
        tries += [(places.card(card), PASS.at(card)) for card in range(CARDS)]
        tries += [(places.shipping(seat), SHIP_MOVE), (places.digging(seat), DIG_MOVE)]
        return [*tries, (places.spade(seat), SPADE_MOVE), *super().reaches_for(g)]

    def _hex_move(self, g: TerraMystica, hex: int) -> int:
        """What a player would do to a hex: upgrade his building, build at home, transform other terrain."""
        home = FACTIONS[g.players[self.seat].faction].home
        if g.owner[hex] == self.seat:
            return upgrade_move(hex, BETTER[g.building[hex]])
        foreign = g.owner[hex] == NO_SEAT and g.terrain[hex] != home
        return TRANSFORM.at(hex, home) if foreign else BUILD.at(hex)


class FinishTurn(InTurn):
    """The rest of the turn: tiles to take, a dwelling on a new home hex, conversions, the end. Rule 3.5."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (BUILD, END, *FREE)

    def rule(self) -> str:
        return "3.3"

    def obstacle(self, g: TerraMystica, move: int) -> Reason | None:
        if BUILD.has(move):
            return self._dwelling_obstacle(g, MOVES.args[move][0])
        if not END.has(move):
            return super().obstacle(g, move)
        if g.turn.favours_owed or g.turn.towns_owed:
            return Reason(Msg("terra_mystica-why-owed"), "8.7")
        if g.players[self.seat].steps:
            return Reason(Msg("terra_mystica-why-step-owed"), "12.6")
        return None

    def _dwelling_obstacle(self, g: TerraMystica, hex: int) -> Reason | None:
        """Why no dwelling can be built on this hex after the transformation. Rule 6.12."""
        player = g.players[self.seat]
        faction = FACTIONS[player.faction]
        if hex not in g.turn.buildable:
            return Reason(Msg("terra_mystica-why-not-new", hex=names.hex(hex)), "6.12")
        return no_piece(player, DWELLING) or unpaid(
            g,
            self.seat,
            "6.2",
            coins=faction.cost_coins[DWELLING],
            workers=faction.cost_workers[DWELLING],
        )

    def moves(self, g: TerraMystica) -> list[int]:
        player = g.players[self.seat]
        turn = g.turn
        found: list[int] = []
        if turn.buildable and can_build(player, FACTIONS[player.faction], 0):
            for hex in turn.buildable:
                found += BUILD_MOVES[hex]
        if not (turn.favours_owed or turn.towns_owed or player.steps):
            found += END_MOVES
        add_free(g, self.seat, found)
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        if END.has(move):
            g.turn.end(g.late)
        elif BUILD.has(move):
            g.agenda.append(self)
            g.turn.buildable = []
            build(g, self.seat, MOVES.args[move][0])
        else:
            super().play(g, move)

    def prompt(self, g: TerraMystica) -> Msg:
        if g.turn.favours_owed:
            return Msg("terra_mystica-ask-favour")
        if g.turn.towns_owed:
            return Msg("terra_mystica-ask-town")
        if g.players[self.seat].steps:
            return Msg("terra_mystica-ask-owed-step")
        return Msg("terra_mystica-ask-dwelling" if g.turn.buildable else "terra_mystica-ask-finish-turn")

    def warning(self, g: TerraMystica, move: int) -> Msg | None:
        if END.has(move) and g.turn.buildable:
            return Msg("terra_mystica-warn-no-dwelling")
        return super().warning(g, move)

    def reaches_for(self, g: TerraMystica) -> list[tuple[str, int]]:
        hexes = [(places.hex(hex), BUILD.at(hex)) for hex in range(LANDS)]
        return [*hexes, *super().reaches_for(g)] if g.turn.buildable else super().reaches_for(g)


TURN: Final = each_seat(Turn)
FINISH_TURN: Final = each_seat(FinishTurn)
