"""Working on technologies and wonders. Chapter 9."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.altay import names, places
from ratusha.games.altay.building import build
from ratusha.games.altay.choice import Action, give, in_range, not_in_pool
from ratusha.games.altay.components import (
    ACHIEVEMENTS,
    GIVES,
    INSTANT,
    LEVEL,
    LEVEL_MASK,
    LEVELS,
    MOMENT,
    NEEDS,
    OF_LEVEL,
    ONCE,
    ONCE_MASK,
    OPEN,
    TECHNOLOGIES,
    TECHNOLOGY_PROGRAM,
    WONDER_LEVEL,
)
from ratusha.games.altay.effects import RESOURCES
from ratusha.games.altay.formula import sentence, worth
from ratusha.games.altay.moves import ABANDON, ACCEPT, APPLY, BEGIN, MOVES, REVEAL, WORK
from ratusha.games.altay.player import NONE, Player
from ratusha.games.altay.running import Optional, hindered, hindrance, run
from ratusha.games.altay.scoring import tally
from ratusha.games.altay.slots import put, wants
from ratusha.games.altay.state import Altay
from ratusha.kernel.bits import BIT, bits
from ratusha.kernel.decision import Chance, Reason
from ratusha.kernel.msg import Msg

WANTED: Final[list[int]] = [wants(needs, 0) for needs in NEEDS]
"""The resources that fit each achievement at its beginning, as a mask."""


class Reveal(Chance[Altay]):
    """Achievements of a level are turned up until enough kinds lie open. Rules 2.4 and 9.4."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level: int = level

    def args(self) -> list[Any]:
        return [self.level]

    def misfit(self, g: Altay) -> str:
        found = in_range((self.level, 0, LEVELS - 1))
        return found or ("" if self.moves(g) else "there is nothing to turn up")

    def moves(self, g: Altay) -> list[int]:
        return [REVEAL.first + kind for kind in OF_LEVEL[self.level] if g.stock[kind]]

    def tickets(self, g: Altay) -> int:
        n = 0
        for kind in OF_LEVEL[self.level]:
            n += g.stock[kind]
        return n

    def outcome(self, g: Altay, ticket: int) -> int:
        for kind in OF_LEVEL[self.level]:
            ticket -= g.stock[kind]
            if ticket < 0:
                return REVEAL.first + kind
        raise AssertionError("a ticket too many")

    def play(self, g: Altay, move: int) -> None:
        kind = move - REVEAL.first
        g.stock[kind] -= 1
        g.open[kind] += 1
        if g.events is not None:
            g.tell("altay-revealed", achievement=names.achievement(kind), level=str(self.level + 1))
        refill(g, self.level)


def refill(g: Altay, level: int) -> None:
    """Turn up achievements if fewer kinds lie open than should and some are left. Rules 2.4 and 9.4."""
    lie = 0
    more = 0
    for kind in OF_LEVEL[level]:
        if g.open[kind]:
            lie += 1
        more += g.stock[kind]
    if lie < OPEN and more:
        g.agenda.append(REVEALS[level])


def level_full(player: Player, level: int) -> bool:
    """Has the player as many of a level as the level below allows? Rule 9.5."""
    if not level:
        return False
    own = (player.done & LEVEL_MASK[level]).bit_count()
    return own >= (player.done & LEVEL_MASK[level - 1]).bit_count()


def offered(g: Altay, seat: int, kind: int) -> bool:
    """Does it lie open, or is it the player's own secret wonder? Rules 9.2 and 9.11."""
    player = g.players[seat]
    return g.open[kind] > 0 or (player.secret == kind and not player.secret_out)


class BeginAchievement(Action):
    """Begin an achievement with a first resource. Rules 9.1 to 9.6 and 9.11."""

    __slots__ = ()

    def obstacle(self, g: Altay, seat: int, move: int) -> Reason | None:
        kind, resource = MOVES.args[move]
        player = g.players[seat]
        name = names.achievement(kind)
        if player.work != NONE:
            return Reason(Msg("altay-why-working", achievement=names.achievement(player.work)), "9.1")
        if player.done & BIT[kind]:
            return Reason(Msg("altay-why-done", achievement=name), "9.6")
        if not offered(g, seat, kind):
            return Reason(Msg("altay-why-not-open", achievement=name), "9.2")
        level = LEVEL[kind]
        if level_full(player, level):
            rule = "9.11" if level == WONDER_LEVEL else "9.5"
            return Reason(Msg("altay-why-level", level=str(level + 1), below=str(level)), rule)
        if not g.pool[resource]:
            return not_in_pool(resource)
        if not WANTED[kind] & BIT[resource]:
            what = names.resource(resource)
            return Reason(Msg("altay-why-no-slot", card=name, resource=what), "9.2")
        return None

    def add_moves(self, g: Altay, seat: int, found: list[int]) -> None:
        player = g.players[seat]
        if player.work != NONE:
            return
        has = g.pool_mask()
        if not has:
            return
        for level in range(LEVELS):
            if level_full(player, level):
                continue
            for kind in OF_LEVEL[level]:
                if g.open[kind] and not player.done & BIT[kind]:
                    found += BEGINS[kind][WANTED[kind] & has]
        secret = player.secret
        if secret >= 0 and not player.secret_out and not level_full(player, WONDER_LEVEL):
            found += BEGINS[secret][WANTED[secret] & has]

    def play(self, g: Altay, seat: int, move: int) -> None:
        kind, resource = MOVES.args[move]
        player = g.players[seat]
        secret = not g.open[kind]
        if secret:
            player.secret_out = 1
        else:
            g.open[kind] -= 1
        player.work = kind
        player.work_load = 0
        player.work_wants = WANTED[kind]
        if LEVEL[kind] != WONDER_LEVEL and player.supply:
            player.supply -= 1
            player.work_piece = 1
        if g.events is not None:
            start = places.secret(seat) if secret else places.achievement(kind)
            g.tell(
                "altay-began-secret" if secret else "altay-began", seat, achievement=names.achievement(kind)
            )
            g.moved(start, places.achievement_of(seat, kind))
        lay(g, seat, resource)
        if not secret:
            refill(g, LEVEL[kind])

    def label(self, g: Altay, seat: int, move: int) -> Msg:
        kind, resource = MOVES.args[move]
        form = "altay-do-begin" if g.open[kind] else "altay-do-begin-secret"
        return Msg(
            form, achievement=names.achievement(kind), what=names.some(resource, 1), effect=given(kind)
        )

    def touches(self, g: Altay, seat: int, move: int) -> list[str]:
        kind, resource = MOVES.args[move]
        card = places.achievement(kind) if g.open[kind] else places.secret(seat)
        return [card, places.pool(seat, resource)]

    def reaches_for(self, g: Altay, seat: int) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        for kind in range(ACHIEVEMENTS):
            secret = g.players[seat].secret == kind and not g.players[seat].secret_out
            if g.open[kind] or secret:
                place = places.achievement(kind) if g.open[kind] else places.secret(seat)
                found.append((place, BEGIN.at(kind, self._nearest(g, kind))))
        return found

    def _nearest(self, g: Altay, kind: int) -> int:
        """A resource that fits, if possible one of the pool."""
        fitting = bits(WANTED[kind] & g.pool_mask()) or bits(WANTED[kind])
        return fitting[0]


class WorkOn(Action):
    """Lay a resource on the achievement in progress. Rules 9.7 and 9.8."""

    __slots__ = ()

    def obstacle(self, g: Altay, seat: int, move: int) -> Reason | None:
        resource = move - WORK.first
        player = g.players[seat]
        if player.work == NONE:
            return Reason(Msg("altay-why-no-work"), "9.7")
        if not g.pool[resource]:
            return not_in_pool(resource)
        if not player.work_wants & BIT[resource]:
            name, what = names.achievement(player.work), names.resource(resource)
            return Reason(Msg("altay-why-no-slot", card=name, resource=what), "9.7")
        return None

    def add_moves(self, g: Altay, seat: int, found: list[int]) -> None:
        wanted = g.players[seat].work_wants
        if wanted:
            found += WORKS[wanted & g.pool_mask()]

    def play(self, g: Altay, seat: int, move: int) -> None:
        lay(g, seat, move - WORK.first)

    def label(self, g: Altay, seat: int, move: int) -> Msg:
        work = names.achievement(g.players[seat].work)
        return Msg("altay-do-work", what=names.some(move - WORK.first, 1), achievement=work)

    def touches(self, g: Altay, seat: int, move: int) -> list[str]:
        return [places.pool(seat, move - WORK.first), places.achievement_of(seat, g.players[seat].work)]


class Abandon(Action):
    """Give up a technology in progress. Rules 9.9 and 9.10."""

    __slots__ = ()

    def obstacle(self, g: Altay, seat: int, move: int) -> Reason | None:
        work = g.players[seat].work
        if work == NONE:
            return Reason(Msg("altay-why-no-work"), "9.9")
        if LEVEL[work] == WONDER_LEVEL:
            return Reason(Msg("altay-why-wonder-stays", achievement=names.achievement(work)), "9.10")
        return None

    def add_moves(self, g: Altay, seat: int, found: list[int]) -> None:
        work = g.players[seat].work
        if 0 <= work < TECHNOLOGIES:
            found.append(ABANDON.first)

    def play(self, g: Altay, seat: int, move: int) -> None:
        player = g.players[seat]
        g.abandoned.append(player.work)
        if g.events is not None:
            g.tell("altay-abandoned", seat, achievement=names.achievement(player.work))
            if player.work_piece:
                g.moved(places.achievement_of(seat, player.work), places.pieces(seat))
        player.supply += player.work_piece
        clear_work(player)

    def label(self, g: Altay, seat: int, move: int) -> Msg:
        return Msg("altay-do-abandon", achievement=names.achievement(g.players[seat].work))

    def touches(self, g: Altay, seat: int, move: int) -> list[str]:
        return [places.achievement_of(seat, g.players[seat].work), places.pieces(seat)]

    def warning(self, g: Altay, seat: int, move: int) -> Msg | None:
        return Msg("altay-warn-abandon")


class ApplyEffect(Action):
    """Use the effect of a completed technology, once a turn. Rule 3.3."""

    __slots__ = ()

    def obstacle(self, g: Altay, seat: int, move: int) -> Reason | None:
        kind = move - APPLY.first
        name = names.achievement(kind)
        if not g.players[seat].done & BIT[kind]:
            return Reason(Msg("altay-why-not-done", achievement=name), "3.3")
        if kind >= TECHNOLOGIES or MOMENT[kind] != ONCE:
            return Reason(Msg("altay-why-not-once", achievement=name), "3.3")
        if g.applied & BIT[kind]:
            return Reason(Msg("altay-why-applied", achievement=name), "3.3")
        return hindered(g, seat, TECHNOLOGY_PROGRAM[kind], 0)

    def add_moves(self, g: Altay, seat: int, found: list[int]) -> None:
        left = g.players[seat].done & ONCE_MASK & ~g.applied
        while left:
            low = left & -left
            kind = low.bit_length() - 1
            left ^= low
            if hindrance(g, seat, TECHNOLOGY_PROGRAM[kind], 0, 0) < 0:
                found.append(APPLY.first + kind)

    def play(self, g: Altay, seat: int, move: int) -> None:
        kind = move - APPLY.first
        g.applied |= BIT[kind]
        if g.events is not None:
            g.tell("altay-applied", seat, achievement=names.achievement(kind), effect=given(kind))
        run(g, seat, TECHNOLOGY_PROGRAM[kind])

    def label(self, g: Altay, seat: int, move: int) -> Msg:
        kind = move - APPLY.first
        return Msg("altay-do-apply", achievement=names.achievement(kind), effect=given(kind))

    def touches(self, g: Altay, seat: int, move: int) -> list[str]:
        return [places.achievement_of(seat, move - APPLY.first)]

    def reaches_for(self, g: Altay, seat: int) -> list[tuple[str, int]]:
        done = g.players[seat].done & ONCE_MASK
        return [(places.achievement_of(seat, kind), APPLY.first + kind) for kind in bits(done)]


def lay(g: Altay, seat: int, resource: int) -> None:
    """A resource of the pool goes on the achievement in progress; the last one completes it."""
    player = g.players[seat]
    give(g, seat, resource, 1, "laid")
    player.work_load = put(NEEDS[player.work], player.work_load, resource)
    player.work_wants = wants(NEEDS[player.work], player.work_load)
    if not player.work_wants:
        complete(g, seat)


def complete(g: Altay, seat: int) -> None:
    """All slots are filled: settlement, then effect. Rule 9.8."""
    player = g.players[seat]
    kind = player.work
    piece = player.work_piece
    clear_work(player)
    player.done |= BIT[kind]
    if g.events is not None:
        g.tell("altay-completed", seat, achievement=names.achievement(kind))
    if kind < TECHNOLOGIES:
        player.boost += GIVES[kind].attack
        player.shield += GIVES[kind].defence
        if MOMENT[kind] == INSTANT:
            g.agenda.append(Instant(seat, kind))
    tally(g, seat)
    if piece:
        player.supply += 1
        build(g, seat, 1)


class Instant(Optional):
    """Whether to use the instant effect of a technology just completed. Rule 3.5."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat, TECHNOLOGY_PROGRAM[kind] if 0 <= kind < TECHNOLOGIES else -1, 0)
        self.kind: int = kind

    def args(self) -> list[Any]:
        return [self.seat, self.kind]

    def prompt(self, g: Altay) -> Msg:
        return Msg("altay-ask-instant", achievement=names.achievement(self.kind), effect=given(self.kind))

    def touches(self, g: Altay, move: int) -> list[str]:
        return [places.achievement_of(self.seat, self.kind)] if move == ACCEPT.first else []


def clear_work(player: Player) -> None:
    """Nothing is in progress any more."""
    player.work = NONE
    player.work_load = 0
    player.work_piece = 0
    player.work_wants = 0


def given(kind: int) -> Msg:
    """What an achievement gives, in words."""
    if kind >= TECHNOLOGIES:
        return worth(kind - TECHNOLOGIES)
    return sentence(GIVES[kind])


BEGINS: Final[list[list[list[int]]]] = [
    [
        [BEGIN.at(kind, resource) for resource in range(RESOURCES) if mask & BIT[resource]]
        for mask in range(BIT[RESOURCES])
    ]
    for kind in range(ACHIEVEMENTS)
]
WORKS: Final = [[WORK.first + resource for resource in bits(mask)] for mask in range(BIT[RESOURCES])]
"""The moves for each set of resources."""

REVEALS: Final = [Reveal(level) for level in range(LEVELS)]
BEGIN_ACHIEVEMENT: Final = BeginAchievement(BEGIN)
WORK_ON: Final = WorkOn(WORK)
ABANDON_WORK: Final = Abandon(ABANDON)
APPLY_EFFECT: Final = ApplyEffect(APPLY)
