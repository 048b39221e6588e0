"""Attacks on regions with markers and on opponents: where to, with which cards. Rules 8.1 to 8.5."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from ratusha.games.altay import names, places
from ratusha.games.altay.battle import MOST_STRENGTH, BattleChoice, attack_strength
from ratusha.games.altay.choice import Action, in_range, not_held, receive
from ratusha.games.altay.components import ATTACK_OF, ATTACK_PROGRAM, BRINGS, DIFFICULTY, NEAR, REGIONS
from ratusha.games.altay.defence import Answer
from ratusha.games.altay.moves import ATTACK, MOVES, SEND, STRIKE
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


def attack_in_hand(player: Player) -> int:
    """The attack on all cards of the hand together."""
    total = 0
    for card in player.hand:
        total += ATTACK_OF[card]
    for card in player.kept:
        total += ATTACK_OF[card]
    return total


class AttackRegion(Action):
    """Attack a region from an adjacent one of the player's, then choose cards. Rules 8.1 to 8.3 and 8.5."""

    __slots__ = ()

    def obstacle(self, g: Altay, seat: int, move: int) -> Reason | None:
        start, target = MOVES.args[move]
        at = names.region(target)
        if not g.homes[seat] & BIT[start]:
            return Reason(Msg("altay-why-not-own", region=names.region(start)), "8.1")
        if not g.in_play & BIT[target]:
            return Reason(Msg("altay-why-out-of-play", region=at), "2.7")
        if (g.homes[seat] | g.free) & BIT[target]:
            return Reason(Msg("altay-why-nobody-there", region=at), "8.1")
        if not NEAR[start] & BIT[target]:
            return Reason(Msg("altay-why-not-adjacent", start=names.region(start), end=at), "8.1")
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
        """Every other region, attacked from an adjacent one of the player's if there is one."""
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
        return attack_strength(g, self.start, self.strength)

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

    def misfit(self, g: Altay) -> str:
        found = in_range(
            (self.start, 0, REGIONS - 1),
            (self.target, 0, REGIONS - 1),
            (self.sent, 1, MOST_CARDS),
            (self.strength, 1, MOST_STRENGTH),
        )
        fits = not found and self.owner == g.active == g.owner[self.start]
        hostile = g.in_play & ~(g.homes[self.owner] | g.free) & BIT[self.target] if fits else 0
        return found or ("" if hostile else "the battle does not fit the position")

    def run(self, g: Altay) -> None:
        if g.guarded & BIT[self.target]:
            conquer(g, self.owner, self.target)
            return
        defender = g.owner[self.target]
        if g.events is not None:
            whom = player_name(defender)
            at = names.region(self.target)
            strength = str(attack_strength(g, self.start, self.strength))
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


ATTACK_REGION: Final = AttackRegion(ATTACK)
