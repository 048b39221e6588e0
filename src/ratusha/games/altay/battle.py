"""Battle: attacks on regions with markers and on opponents, surrender and fight. Chapter 8."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ratusha.games.altay import names, places
from ratusha.games.altay.building import unsettle
from ratusha.games.altay.choice import Action, Hidden, in_range, not_held, receive
from ratusha.games.altay.components import (
    ATTACK_OF,
    ATTACK_PROGRAM,
    BRINGS,
    DEFENCE_OF,
    DIFFICULTY,
    NEAR,
    REGIONS,
)
from ratusha.games.altay.drawing import draw
from ratusha.games.altay.moves import ATTACK, DEFEND, DISCARD, ENOUGH, FIGHT, MOVES, SEND, STRIKE, SURRENDER
from ratusha.games.altay.player import MOST_CARDS, Player
from ratusha.games.altay.running import Resume
from ratusha.games.altay.scoring import tally
from ratusha.games.altay.state import NO_MARKER, Altay
from ratusha.kernel.bits import BIT, bits, lowest
from ratusha.kernel.decision import Reason, StepFor
from ratusha.kernel.listing import player as player_name
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg
from ratusha.kernel.rng import Rng

MOST_STRENGTH: Final = 1000


def attack_in_hand(player: Player) -> int:
    """The attack on all cards of the hand together."""
    total = 0
    for card in player.hand:
        total += ATTACK_OF[card]
    for card in player.kept:
        total += ATTACK_OF[card]
    return total


class AttackRegion(Action):
    """Attack a region from an adjacent own one; the cards are chosen next. Rules 8.1 to 8.3 and 8.5."""

    __slots__ = ()

    def obstacle(self, g: Altay, seat: int, move: int) -> Reason | None:
        start, target = MOVES.args[move]
        at = names.region(target)
        if not g.homes[seat] & BIT[start]:
            return Reason(Msg("altay-why-not-own", region=names.region(start)), "8.1")
        if not g.in_play & BIT[target]:
            return Reason(Msg("altay-why-out-of-play", region=at), "2.7")
        if not NEAR[start] & BIT[target]:
            return Reason(Msg("altay-why-not-adjacent", start=names.region(start), end=at), "8.1")
        if (g.homes[seat] | g.free) & BIT[target]:
            return Reason(Msg("altay-why-nobody-there", region=at), "8.1")
        if start * REGIONS + target in g.attacked:
            return Reason(Msg("altay-why-attacked", start=names.region(start), end=at), "8.2")
        attack = attack_in_hand(g.players[seat])
        if not attack:
            return Reason(Msg("altay-why-no-attack-card"), "8.1")
        marker = g.markers[target]
        if g.guarded & BIT[target]:
            strength = g.pieces[start] + attack + g.players[seat].boost
            if strength <= DIFFICULTY[marker]:
                return too_weak(strength, DIFFICULTY[marker])
        return None

    def add_moves(self, g: Altay, seat: int, found: list[int]) -> None:
        player = g.players[seat]
        attack = attack_in_hand(player)
        if not attack:
            return
        attack += player.boost
        guarded = g.guarded
        hostile = g.in_play & ~(g.homes[seat] | g.free)
        markers = g.markers
        attacked = g.attacked
        home = g.homes[seat]
        while home:
            low = home & -home
            start = low.bit_length() - 1
            home ^= low
            reach = NEAR[start] & hostile
            strength = g.pieces[start] + attack
            pair = start * REGIONS
            while reach:
                low = reach & -reach
                target = low.bit_length() - 1
                reach ^= low
                if guarded & low and strength <= DIFFICULTY[markers[target]]:
                    continue
                if attacked and pair + target in attacked:
                    continue
                found.append(ATTACK.first + pair + target)

    def play(self, g: Altay, seat: int, move: int) -> None:
        start, target = MOVES.args[move]
        g.attacked.append(start * REGIONS + target)
        g.agenda.append(Muster(seat, start, target, 0, 0))

    def label(self, g: Altay, seat: int, move: int) -> Msg:
        start, target = MOVES.args[move]
        begin, end = names.region(start), names.region(target)
        if g.guarded & BIT[target]:
            return Msg("altay-do-attack-marker", start=begin, end=end, marker=names.marker(g.markers[target]))
        whom = player_name(g.owner[target])
        return Msg("altay-do-attack-player", start=begin, end=end, whom=whom, n=g.pieces[target])

    def touches(self, g: Altay, seat: int, move: int) -> list[str]:
        start, target = MOVES.args[move]
        return [places.region(start), places.region(target)]

    def reaches_for(self, g: Altay, seat: int) -> list[tuple[str, int]]:
        """Every other region, attacked from an adjacent own one if there is one."""
        home = g.homes[seat]
        if not home:
            return []
        found: list[tuple[str, int]] = []
        for target in bits(g.in_play & ~home):
            near = NEAR[target] & home
            found.append((places.region(target), ATTACK.at(lowest(near or home), target)))
        return found


def too_weak(strength: int, difficulty: int) -> Reason:
    """Why an attack on a marker fails. Rule 8.3."""
    return Reason(Msg("altay-why-weak", n=str(strength), difficulty=str(difficulty)), "8.3")


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleChoice(Hidden):
    """A decision in a battle: from where to where, how many cards were sent, and the attack on them."""

    __slots__ = ("sent", "start", "strength", "target")

    def __init__(self, seat: int, start: int, target: int, sent: int, strength: int) -> None:
        super().__init__(seat)
        self.start: int = start
        self.target: int = target
        self.sent: int = sent
        self.strength: int = strength

    def args(self) -> list[Any]:
        return [self.seat, self.start, self.target, self.sent, self.strength]

    def wrong(self, g: Altay) -> list[str]:
        found = in_range(
            (self.start, 0, REGIONS - 1),
            (self.target, 0, REGIONS - 1),
            (self.sent, 0, len(g.played)),
            (self.strength, 0, MOST_STRENGTH),
        )
        return found or ([] if self.fits(g) else ["the battle does not fit the position"])

    def fits(self, g: Altay) -> bool:
        """Does the battle fit the position?"""
        return g.owner[self.start] == g.active and (
            g.owner[self.target] == self.seat or self.seat == g.active
        )

    def rule(self) -> str:
        return "8.1"


class Muster(BattleChoice):
    """Which cards attack. Rules 8.1 and 8.3."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (SEND, STRIKE)

    def fits(self, g: Altay) -> bool:
        hostile = g.in_play & ~(g.homes[self.seat] | g.free) & BIT[self.target]
        return self.seat == g.active == g.owner[self.start] and bool(hostile)

    def total(self, g: Altay) -> int:
        """The strength of what was sent so far."""
        return g.pieces[self.start] + self.strength + g.players[self.seat].boost

    def imagine(self, g: Altay, viewer: int, rng: Rng) -> Muster:
        """Whoever sees an attack begin knows that its player holds the cards for it."""
        if viewer != self.seat:
            while not self.moves(g):
                _arm(g.players[self.seat], rng)
        return self

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        if move == STRIKE.first:
            if not self.sent:
                return Reason(Msg("altay-why-no-cards"), "8.1")
            if g.guarded & BIT[self.target]:
                difficulty = DIFFICULTY[g.markers[self.target]]
                if self.total(g) <= difficulty:
                    return too_weak(self.total(g), difficulty)
            return None
        card = move - SEND.first
        if not g.players[self.seat].holds(card):
            return not_held(card)
        if not ATTACK_OF[card]:
            return Reason(Msg("altay-why-card-no-attack", card=names.card(card)), "8.1")
        return None

    def moves(self, g: Altay) -> list[int]:
        found = [SEND.first + card for card in self.held(g) if ATTACK_OF[card]]
        if self.obstacle(g, STRIKE.first) is None:
            found.append(STRIKE.first)
        return found

    def play(self, g: Altay, move: int) -> None:
        seat = self.seat
        if move == STRIKE.first:
            strike(g, seat, self.start, self.target, self.sent, self.strength)
            return
        card = move - SEND.first
        g.players[seat].lose(card)
        g.played.append(card)
        if g.events is not None:
            g.tell("altay-sent", seat, card=names.card(card), target=names.region(self.target))
            g.moved(places.hand(seat, card), places.region(self.target))
        strength = self.strength + ATTACK_OF[card]
        g.agenda.append(Muster(seat, self.start, self.target, self.sent + 1, strength))

    def prompt(self, g: Altay) -> Msg:
        place = names.region(self.target)
        if g.guarded & BIT[self.target]:
            difficulty = str(DIFFICULTY[g.markers[self.target]])
            return Msg("altay-ask-muster", region=place, strength=str(self.total(g)), difficulty=difficulty)
        return Msg("altay-ask-muster-player", region=place, strength=str(self.total(g)))

    def label(self, g: Altay, move: int) -> Msg:
        if move == STRIKE.first:
            return Msg("altay-do-strike", strength=str(self.total(g)), region=names.region(self.target))
        card = move - SEND.first
        return Msg("altay-do-send", card=names.card(card), n=str(ATTACK_OF[card]))

    def touches(self, g: Altay, move: int) -> list[str]:
        if move == STRIKE.first:
            return [places.region(self.target)]
        return [places.hand(self.seat, move - SEND.first)]

    def reaches_for(self, g: Altay) -> list[tuple[str, int]]:
        held = [(places.hand(self.seat, card), SEND.first + card) for card in self.held(g)]
        return [*held, (places.region(self.target), STRIKE.first)]


def _arm(player: Player, rng: Rng) -> None:
    """In an imagined position: a card of the hand is exchanged for one of the deck with more attack."""
    held = player.held()
    loose = [card for card in held if held.count(card) > player.sure.count(card)]
    weakest = min(loose, key=lambda card: ATTACK_OF[card])
    better = [card for card in player.deck if ATTACK_OF[card] > ATTACK_OF[weakest]]
    card = rng.pick(better)
    player.deck.remove(card)
    insort(player.deck, weakest)
    into = player.hand if weakest in player.hand else player.kept
    into.remove(weakest)
    insort(into, card)


def strike(g: Altay, seat: int, start: int, target: int, sent: int, strength: int) -> None:
    """The attack is made; what its cards do besides comes first. Rule 8.12."""
    clash = Clash(seat, start, target, sent, strength)
    extra = [ATTACK_PROGRAM[card] for card in g.played[-sent:] if ATTACK_PROGRAM[card] >= 0]
    if not extra:
        clash.run(g)
        return
    g.agenda.append(clash)
    for program in extra:
        g.agenda.append(Resume(seat, program, 0))


class Clash(StepFor[Altay]):
    """The attack meets its target: a marker is taken, or the opponent answers. Rules 8.4 and 8.5."""

    __slots__ = ("sent", "start", "strength", "target")

    def __init__(self, owner: int, start: int, target: int, sent: int, strength: int) -> None:
        super().__init__(owner)
        self.start: int = start
        self.target: int = target
        self.sent: int = sent
        self.strength: int = strength

    def args(self) -> list[Any]:
        return [self.owner, self.start, self.target, self.sent, self.strength]

    def problems(self, g: Altay) -> list[str]:
        found = super().problems(g) or in_range(
            (self.start, 0, REGIONS - 1),
            (self.target, 0, REGIONS - 1),
            (self.sent, 1, MOST_CARDS),
            (self.strength, 1, MOST_STRENGTH),
        )
        fits = not found and self.owner == g.active == g.owner[self.start]
        hostile = g.in_play & ~(g.homes[self.owner] | g.free) & BIT[self.target] if fits else 0
        return found or ([] if hostile else ["the battle does not fit the position"])

    def run(self, g: Altay) -> None:
        if g.guarded & BIT[self.target]:
            conquer(g, self.owner, self.target)
            return
        defender = g.owner[self.target]
        if g.events is not None:
            whom = player_name(defender)
            at = names.region(self.target)
            strength = str(g.pieces[self.start] + self.strength + g.players[self.owner].boost)
            g.tell("altay-attacked", self.owner, whom=whom, region=at, strength=strength)
        g.agenda.append(Answer(defender, self.start, self.target, self.sent, self.strength))


def conquer(g: Altay, seat: int, region: int) -> None:
    """A marker is won, and the region is free. Rule 8.4."""
    marker = g.markers[region]
    g.markers[region] = NO_MARKER
    g.guarded &= ~BIT[region]
    g.free |= BIT[region]
    g.players[seat].markers.append(marker)
    if g.events is not None:
        g.tell("altay-conquered", seat, region=names.region(region), marker=names.marker(marker))
        g.moved(places.region(region), places.marker(seat, marker))
    if BRINGS[marker] >= 0:
        receive(g, seat, BRINGS[marker], 1, "conquered")
    tally(g, seat)


class Answer(BattleChoice):
    """The attacked player surrenders, or fights with cards or without. Rules 8.5 to 8.7."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (DEFEND, FIGHT, SURRENDER)

    def rule(self) -> str:
        return "8.5"

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        return undefended(g, self.seat, move - DEFEND.first) if DEFEND.has(move) else None

    def moves(self, g: Altay) -> list[int]:
        found = [DEFEND.first + card for card in self.held(g) if DEFENCE_OF[card]]
        found.append(FIGHT.first)
        found.append(SURRENDER.first)
        return found

    def play(self, g: Altay, move: int) -> None:
        seat = self.seat
        if move == SURRENDER.first:
            if g.events is not None:
                g.tell("altay-surrendered", seat)
            lose_battle(g, seat, g.active, self.target)
            if g.players[seat].held():
                g.agenda.append(Yield(seat, self.sent, 0))
        elif move == FIGHT.first:
            fight(g, seat, self.start, self.target, self.strength, 0, 0)
        else:
            card = move - DEFEND.first
            defend(g, seat, card)
            defence = DEFENCE_OF[card]
            g.agenda.append(Defend(seat, self.start, self.target, self.sent, self.strength, 1, defence))

    def prompt(self, g: Altay) -> Msg:
        attack = str(attack_strength(g, self.start, self.strength))
        defence = str(g.pieces[self.target] + g.players[self.seat].shield)
        who, at = player_name(g.active), names.region(self.target)
        return Msg("altay-ask-answer", who=who, region=at, attack=attack, defence=defence)

    def label(self, g: Altay, move: int) -> Msg:
        if DEFEND.has(move):
            return defend_label(move)
        if move == SURRENDER.first:
            return Msg("altay-do-surrender", n=self.sent)
        return fight_label(g, self, 0)

    def touches(self, g: Altay, move: int) -> list[str]:
        return (
            [places.hand(self.seat, move - DEFEND.first)]
            if DEFEND.has(move)
            else [places.region(self.target)]
        )

    def reaches_for(self, g: Altay) -> list[tuple[str, int]]:
        return [(places.hand(self.seat, card), DEFEND.first + card) for card in self.held(g)]


class Defend(BattleChoice):
    """More cards for the defence, or the fight. Rule 8.7."""

    __slots__ = ("cards", "defence")

    def __init__(
        self, seat: int, start: int, target: int, sent: int, strength: int, cards: int, defence: int
    ) -> None:
        super().__init__(seat, start, target, sent, strength)
        self.cards: int = cards
        self.defence: int = defence

    def args(self) -> list[Any]:
        return [*super().args(), self.cards, self.defence]

    def wrong(self, g: Altay) -> list[str]:
        return in_range((self.cards, 1, MOST_CARDS), (self.defence, 0, MOST_STRENGTH)) or super().wrong(g)

    def kinds(self) -> tuple[Kind, ...]:
        return (DEFEND, FIGHT)

    def rule(self) -> str:
        return "8.7"

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        return undefended(g, self.seat, move - DEFEND.first) if DEFEND.has(move) else None

    def moves(self, g: Altay) -> list[int]:
        found = [DEFEND.first + card for card in self.held(g) if DEFENCE_OF[card]]
        found.append(FIGHT.first)
        return found

    def play(self, g: Altay, move: int) -> None:
        if move == FIGHT.first:
            fight(g, self.seat, self.start, self.target, self.strength, self.cards, self.defence)
            return
        card = move - DEFEND.first
        defend(g, self.seat, card)
        more = self.defence + DEFENCE_OF[card]
        g.agenda.append(
            Defend(self.seat, self.start, self.target, self.sent, self.strength, self.cards + 1, more)
        )

    def prompt(self, g: Altay) -> Msg:
        attack = str(attack_strength(g, self.start, self.strength))
        defence = str(g.pieces[self.target] + g.players[self.seat].shield + self.defence)
        return Msg("altay-ask-defend", region=names.region(self.target), attack=attack, defence=defence)

    def label(self, g: Altay, move: int) -> Msg:
        return defend_label(move) if DEFEND.has(move) else fight_label(g, self, self.defence)

    def touches(self, g: Altay, move: int) -> list[str]:
        return (
            [places.hand(self.seat, move - DEFEND.first)]
            if DEFEND.has(move)
            else [places.region(self.target)]
        )

    def reaches_for(self, g: Altay) -> list[tuple[str, int]]:
        return [(places.hand(self.seat, card), DEFEND.first + card) for card in self.held(g)]


def undefended(g: Altay, seat: int, card: int) -> Reason | None:
    """Why a card can't be played in defence. Rule 8.7."""
    if not g.players[seat].holds(card):
        return not_held(card)
    if not DEFENCE_OF[card]:
        return Reason(Msg("altay-why-card-no-defence", card=names.card(card)), "8.7")
    return None


def defend(g: Altay, seat: int, card: int) -> None:
    """A card is played in defence; it goes to the discard pile before its player draws. Rule 8.9."""
    player = g.players[seat]
    player.lose(card)
    player.discard.append(card)
    if g.events is not None:
        g.tell("altay-defended", seat, card=names.card(card))
        g.moved(places.hand(seat, card), places.discard(seat))


def defend_label(move: int) -> Msg:
    card = move - DEFEND.first
    return Msg("altay-do-defend", card=names.card(card), n=str(DEFENCE_OF[card]))


def fight_label(g: Altay, battle: BattleChoice, defence: int) -> Msg:
    """The button that says how the fight would end."""
    attack = attack_strength(g, battle.start, battle.strength)
    own = g.pieces[battle.target] + g.players[battle.seat].shield + defence
    end = "won" if own > attack else "lost" if own < attack else "equal"
    return Msg(f"altay-do-fight-{end}", attack=str(attack), defence=str(own))


def attack_strength(g: Altay, start: int, strength: int) -> int:
    """The attacker's strength: settlements, cards, technologies. Rules 8.3 and 8.11."""
    return g.pieces[start] + strength + g.players[g.active].boost


def fight(g: Altay, seat: int, start: int, target: int, strength: int, cards: int, defence: int) -> None:
    """Compare the strengths; then the attacked player draws. Rules 8.7 to 8.9."""
    attack = attack_strength(g, start, strength)
    own = g.pieces[target] + defence + g.players[seat].shield
    if g.events is not None:
        g.tell("altay-fought", seat, attack=str(attack), defence=str(own), region=names.region(target))
    if own < attack:
        lose_battle(g, seat, g.active, target)
    elif own > attack:
        lose_battle(g, g.active, seat, start)
    elif g.events is not None:
        g.tell("altay-equal")
    draw(g, seat, cards)


def lose_battle(g: Altay, loser: int, winner: int, region: int) -> None:
    """One settlement of the loser's region goes to the winner. Rule 8.8."""
    unsettle(g, region)
    g.players[winner].captured += 1
    if g.events is not None:
        g.tell("altay-captured", winner, whom=player_name(loser), region=names.region(region))
        g.moved(places.region(region), places.captured(winner))
    tally(g, winner)
    tally(g, loser)


class Yield(Hidden):
    """Which cards are discarded after surrender; `left` more may be. Rules 8.6 and 8.9."""

    __slots__ = ("gone", "left")

    def __init__(self, seat: int, left: int, gone: int) -> None:
        super().__init__(seat)
        self.left: int = left
        self.gone: int = gone

    def args(self) -> list[Any]:
        return [self.seat, self.left, self.gone]

    def wrong(self, g: Altay) -> list[str]:
        return in_range((self.left, 1, MOST_CARDS), (self.gone, 0, MOST_CARDS))

    def kinds(self) -> tuple[Kind, ...]:
        return (DISCARD, ENOUGH)

    def rule(self) -> str:
        return "8.6"

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        if move == ENOUGH.first or g.players[self.seat].holds(move - DISCARD.first):
            return None
        return not_held(move - DISCARD.first)

    def moves(self, g: Altay) -> list[int]:
        return [*(DISCARD.first + card for card in self.held(g)), ENOUGH.first]

    def play(self, g: Altay, move: int) -> None:
        player = g.players[self.seat]
        gone = self.gone
        if move != ENOUGH.first:
            card = move - DISCARD.first
            player.lose(card)
            player.discard.append(card)
            gone += 1
            if g.events is not None:
                g.tell("altay-discarded", self.seat, card=names.card(card))
                g.moved(places.hand(self.seat, card), places.discard(self.seat))
            if self.left > 1 and (player.hand or player.kept):
                g.agenda.append(Yield(self.seat, self.left - 1, gone))
                return
        draw(g, self.seat, gone)

    def prompt(self, g: Altay) -> Msg:
        return Msg("altay-ask-yield", n=self.left)

    def label(self, g: Altay, move: int) -> Msg:
        if move == ENOUGH.first:
            return Msg("altay-do-yield-enough", n=self.gone)
        return Msg("altay-do-discard", card=names.card(move - DISCARD.first))

    def touches(self, g: Altay, move: int) -> list[str]:
        return [] if move == ENOUGH.first else [places.hand(self.seat, move - DISCARD.first)]


ATTACK_REGION: Final = AttackRegion(ATTACK)
