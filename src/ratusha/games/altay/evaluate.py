"""How much there is of what bots value in a seat's position; features.py names it, values.toml weighs it.

A rule of thumb; no rule depends on it. Hoped for is what the deck will still make, what lies on cards, the
resources of the turn, the hand, what the agenda still promises, and a battle that is being fought.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.altay import features as f
from ratusha.games.altay.achievements import WANTED, level_full
from ratusha.games.altay.attack import Muster
from ratusha.games.altay.battle import BattleChoice, attack_strength
from ratusha.games.altay.building import Place
from ratusha.games.altay.components import (
    ATTACK_OF,
    BRINGS,
    CROWD,
    DEFENCE_OF,
    DIFFICULTY,
    HAND,
    IS_STORE,
    LEVEL,
    LEVEL_MASK,
    LEVELS,
    NEAR,
    NEEDS,
    OF_LEVEL,
    PER_POINT,
    POINTS,
    SECRET,
    SLOTS,
    TYPE_CARD,
    WONDER_LEVEL,
)
from ratusha.games.altay.defence import Answer, Defend
from ratusha.games.altay.effects import (
    RESOURCES,
)
from ratusha.games.altay.market import PayWild
from ratusha.games.altay.player import Player
from ratusha.games.altay.resources import Produce, Spend
from ratusha.games.altay.running import Optional, Resume
from ratusha.games.altay.scoring import difficulty, wonder_worth
from ratusha.games.altay.slots import in_slots
from ratusha.games.altay.state import Altay
from ratusha.games.altay.turn import Turn
from ratusha.games.altay.worths import (
    BUILDS,
    CROWDING,
    EFFECT_WORTH,
    MADE,
    PLAYED,
    RESOURCE_WORTH,
    SETTLEMENT,
    STRENGTH,
)
from ratusha.kernel.bits import BIT, bits
from ratusha.kernel.values import Tally

_WANTED: Final = 0.3
"""How much more it is worth while a card has a slot for it."""
_OPENING: Final = 0.35
"""A free region that can be settled."""
_PROGRESS: Final = 0.9
_PLAN: Final = 0.3
"""What a card on the table that will build is worth before a resource lies on it, as a share."""
_EFFECT: Final = 0.5
"""What the effect of a technology makes in a turn, as a share of what it could."""
_NEXT_LEVEL: Final = 0.8
_ROUNDS: Final = 18.0
_TURNS: Final = 0.9
"""Turns to come for each settlement that the player nearest to the end still has."""
_WIN: Final = 1.35
_LOSS: Final = 2.2
"""A battle with an opponent, won and lost."""

_SAFETY: Final[list[float]] = [-9.0, -4.0, -2.0, -0.8]
"""Having no settlement on the map, one, two, three."""


def assess(g: Altay, seat: int, tally: Tally) -> None:
    """What a player has and may hope for."""
    best = 0
    for other in range(g.seats):
        if other != seat and g.points[other] > best:
            best = g.points[other]
    tally.add(f.POINTS, float(g.points[seat]))
    tally.add(f.OTHERS, float(best))
    add_prospects(g, seat, tally)
    if g.agenda:
        top = g.agenda[-1]
        if isinstance(top, BattleChoice):
            tally.add(f.BATTLE, battle(g, seat, top))


def add_prospects(g: Altay, seat: int, tally: Tally) -> None:
    """What may be hoped for beyond the points."""
    player = g.players[seat]
    turns = turns_left(g)
    settlement = settlement_worth(g, seat)
    add_openings(g, seat, tally)
    tally.add(f.DIFFICULTY, (difficulty(g, seat) % PER_POINT) / PER_POINT)
    coming = 0
    for waiting in g.agenda:
        if isinstance(waiting, Place):
            if waiting.seat == seat:
                coming += waiting.left
        else:
            tally.add(f.PROMISED, promised(seat, waiting))
    tally.add(f.TO_PLACE, coming * settlement)
    tally.add(f.SAFETY, safety(g, seat, coming))
    if g.round:
        tally.add(f.DECK, deck_worth(g, seat, player, turns))
    for kind in bits(player.done & ~LEVEL_MASK[WONDER_LEVEL]):
        tally.add(f.TECHNOLOGIES, technology_worth(kind, turns))
    if player.work >= 0:
        worth = achievement_worth(g, seat, player.work, turns) + (settlement if player.work_piece else 0.0)
        tally.add(f.WORK, worth * _filled(NEEDS[player.work], player.work_load))
    for at, card in enumerate(player.table):
        kind = TYPE_CARD[card]
        share = _filled(SLOTS[kind], player.loads[at])
        if IS_STORE[kind]:
            tally.add(f.TABLE, 0.05 + 0.8 * share * len(SLOTS[kind]) * RESOURCE_WORTH[0])
        else:
            n = min(BUILDS[kind], player.supply)
            tally.add(f.TABLE, 0.05 + n * settlement * (_PLAN + (_PROGRESS - _PLAN) * share))
    if seat == g.active and g.agenda and isinstance(g.agenda[0], Turn):
        tally.add(f.RESOURCES, resources(g, player))
        for card in player.hand:
            tally.add(f.HAND, PLAYED[card])
            tally.add(f.ARMED, float(ATTACK_OF[card]))
    for card in player.hand:
        tally.add(f.DEFENCE, float(DEFENCE_OF[card]))
    for card in player.kept:
        tally.add(f.KEPT, STRENGTH[card])


def promised(seat: int, waiting: object) -> float:
    """What a decision or step that waits on the agenda still brings a player, or costs."""
    if isinstance(waiting, Produce):
        return waiting.left * RESOURCE_WORTH[waiting.kind] if waiting.seat == seat else 0.0
    if isinstance(waiting, PayWild):
        return -RESOURCE_WORTH[1] * waiting.raw - RESOURCE_WORTH[0] * waiting.any
    if isinstance(waiting, Spend):
        return -RESOURCE_WORTH[0] * waiting.left
    if isinstance(waiting, Resume):
        return _rest(waiting.program, waiting.at) if waiting.owner == seat else 0.0
    if isinstance(waiting, Optional):
        return max(0.0, _rest(waiting.program, waiting.at)) if waiting.seat == seat else 0.0
    return 0.0


def _rest(program: int, at: int) -> float:
    """What is still to come of a program: half of it when it has begun."""
    return 0.5 * MADE[program] if at else MADE[program]


def turns_left(g: Altay) -> float:
    """How many turns are still to come, as the settlements left to place tell; none in the last round."""
    if g.ending:
        return 0.0
    least = 99
    for seat, player in enumerate(g.players):
        left = player.supply + player.work_piece
        if left < least:
            least = left
        if g.round and not g.homes[seat]:
            return 0.0
    if not least:
        return 0.0
    return max(2.0, min(_TURNS * least, _ROUNDS - g.round))


def settlement_worth(g: Altay, seat: int) -> float:
    """What the next settlement is worth: a new region, if one is free."""
    around = 0
    home = g.homes[seat]
    while home:
        low = home & -home
        around |= NEAR[low.bit_length() - 1]
        home ^= low
    return SETTLEMENT if around & g.free else CROWDING


def add_openings(g: Altay, seat: int, tally: Tally) -> None:
    """Free regions within reach, and where settlements could still go."""
    around = 0
    room = False
    home = g.homes[seat]
    tokens = g.tokens()
    while home:
        low = home & -home
        region = low.bit_length() - 1
        around |= NEAR[region]
        if g.pieces[region] < CROWD:
            room = True
        home ^= low
    free = around & g.free
    tally.add(f.FREE_REGIONS, float(min(free.bit_count(), 2)))
    if room:
        tally.add(f.ROOM, 1.0)
    while free:
        low = free & -free
        tally.add(f.TOKENS, float(tokens[low.bit_length() - 1]))
        free ^= low
    tally.add(f.GUARDED, float((around & g.guarded).bit_count()))
    tally.add(f.ENEMIES, float(near_enemies(g, seat, around)))


def near_enemies(g: Altay, seat: int, around: int) -> int:
    """Others' regions that are adjacent, or (while the first ones are chosen) one further away."""
    if not g.round:
        for region in bits(around):
            around |= NEAR[region]
    return (around & g.in_play & ~(g.homes[seat] | g.free | g.guarded)).bit_count()


def settlements(g: Altay, seat: int) -> int:
    """How many settlements a player has on the map."""
    n = 0
    home = g.homes[seat]
    while home:
        low = home & -home
        n += g.pieces[low.bit_length() - 1]
        home ^= low
    return n


def safety(g: Altay, seat: int, coming: int) -> float:
    """Whoever has few settlements on the map may lose the last one."""
    n = settlements(g, seat) + coming
    return 0.0 if n > 3 else _SAFETY[n]


def deck_worth(g: Altay, seat: int, player: Player, turns: float) -> float:
    """What the cards will still make: a hand of average cards every turn."""
    total = 0.0
    n = len(player.deck) + len(player.hand) + len(player.discard) + len(player.table) + len(player.kept)
    for card in player.deck:
        total += STRENGTH[card]
    for card in player.hand:
        total += STRENGTH[card]
    for card in player.discard:
        total += STRENGTH[card]
    for card in player.table:
        total += STRENGTH[card]
    for card in player.kept:
        total += STRENGTH[card]
    if seat == g.active:
        n += len(g.played)
        for card in g.played:
            total += STRENGTH[card]
    return turns * HAND * total / n if n else 0.0


def technology_worth(kind: int, turns: float) -> float:
    """A technology beyond its points."""
    return _EFFECT * turns * EFFECT_WORTH[kind] + (_NEXT_LEVEL if turns else 0.0)


def achievement_worth(g: Altay, seat: int, kind: int, turns: float) -> float:
    """What an achievement will be worth when it is completed."""
    if LEVEL[kind] != WONDER_LEVEL:
        return POINTS[kind] + technology_worth(kind, turns)
    worth = wonder_worth(g, seat, kind) + 0.5
    return worth + SECRET if kind == g.players[seat].secret else worth


def _filled(slots: list[int], load: int) -> float:
    """The share of the slots that are filled."""
    n = 0
    for resource in in_slots(slots, load):
        if resource >= 0:
            n += 1
    return n / len(slots)


def resources(g: Altay, player: Player) -> float:
    """The resources of the present turn, which are lost at its end."""
    value = 0.0
    wanted = player.work_wants
    for mask in player.wants:
        wanted |= mask
    if player.work < 0:
        for level in range(LEVELS):
            if not level_full(player, level):
                for kind in OF_LEVEL[level]:
                    if g.open[kind] and not player.done & BIT[kind]:
                        wanted |= WANTED[kind]
    for resource in range(RESOURCES):
        n = g.pool[resource]
        if n:
            value += n * RESOURCE_WORTH[resource] + (_WANTED if wanted & BIT[resource] else 0.0)
    return value


# -- a battle that is being fought --------------------------------------------------------------------


def battle(g: Altay, seat: int, top: BattleChoice) -> float:
    """What a battle promises a seat that takes part in it."""
    attack = attack_strength(g, top.start, top.strength)
    if isinstance(top, Muster):
        if seat != g.active:
            return 0.0
        if g.guarded & BIT[top.target]:
            marker = g.markers[top.target]
            gain = DIFFICULTY[marker] / PER_POINT + _OPENING * 0.6
            return 0.9 * gain + (0.3 if BRINGS[marker] >= 0 else 0.0)
        if not top.sent:
            for card in g.players[seat].hand:
                attack += ATTACK_OF[card]
        return _odds(g, attack, top.target)
    own = g.pieces[top.target] + g.players[top.seat].shield
    if isinstance(top, Answer):
        return _odds(g, attack, top.target) if seat == g.active else 0.0
    if isinstance(top, Defend) and seat == top.seat:
        own += top.defence
        for card in g.players[seat].held():
            own += DEFENCE_OF[card]
        return 1.0 if own > attack else -1.4 if own < attack else 0.0
    return 0.0


def _odds(g: Altay, attack: int, target: int) -> float:
    """An attack on an opponent of whom only hand and deck together are known."""
    defender = g.players[g.owner[target]]
    held = len(defender.hand) + len(defender.kept)
    unseen = held + len(defender.deck)
    defence = 0.0
    for card in defender.hand:
        defence += DEFENCE_OF[card]
    for card in defender.deck:
        defence += DEFENCE_OF[card]
    expected = g.pieces[target] + defender.shield + (defence * held / unseen if unseen else 0.0)
    chance = min(max(0.5 + 0.3 * (attack - expected), 0.03), 0.97)
    return chance * _WIN - (1.0 - chance) * _LOSS
