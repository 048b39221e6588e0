"""Trade: a storage of one's own, access to another's, or another's storage with access. Chapter 6."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.gloomhaven import effects, names, places
from ratusha.games.gloomhaven.acting import ACTION, Acting, step_misfit
from ratusha.games.gloomhaven.choice import Choice, cell_moves, no, touched_cell
from ratusha.games.gloomhaven.city import ALL_DISTRICTS, add_storage, give_access
from ratusha.games.gloomhaven.components import (
    ACCESS_PRICE,
    BASICS,
    BIT,
    BOARD,
    BUILD_PRICE,
    COMMISSION_AFTER,
    COMMISSION_PRICE,
    NEUTRAL,
    TERRAINS,
)
from ratusha.games.gloomhaven.delivery import deliver, storage_label
from ratusha.games.gloomhaven.effects import Effect
from ratusha.games.gloomhaven.geometry import CELL, TURNS, cells_of
from ratusha.games.gloomhaven.ground import GROUND, on_lands, storage_cells
from ratusha.games.gloomhaven.moves import (
    ACCESS,
    BUILD,
    COMMISSION,
    DONE,
    PLACE,
    PLACE_AT,
    PLACE_MOVES,
    spot_of,
)
from ratusha.games.gloomhaven.recruit import HireAdviser, hireable_with
from ratusha.games.gloomhaven.roads import ground_obstacle
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.kernel.bits import bits
from ratusha.kernel.decision import Reason
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg

CHEAPEST: Final[list[int]] = [
    min([ACCESS_PRICE[t] for t in range(TERRAINS) if lands >> t & 1], default=0) for lands in range(16)
]
"""The price of access to a storage on these terrains: that of the cheapest. Rule 6.5."""


DEAREST: Final[int] = max(BUILD_PRICE)
PAYABLE: Final[list[int]] = [
    sum([2**t for t in range(TERRAINS) if BUILD_PRICE[t] <= coins]) for coins in range(DEAREST + 1)
]
"""The terrains on which a storage costs no more than so many coins, as a mask. Rule 6.3."""
LEAST: Final[int] = min(ACCESS_PRICE)
"""The least that access costs."""


def reduced(price: int, discount: int) -> int:
    """A price after a discount: never below nothing. Rule 6.9."""
    return price - discount if price > discount else 0


def build_lands(g: Gloomhaven, seat: int, effect: Effect) -> int:
    """The terrains on which a player can pay for a storage of his own, as a mask. Rule 6.3."""
    return PAYABLE[min(g.coins[seat] + effect.discount, DEAREST)] & effect.terrains


def own_cells(g: Gloomhaven, seat: int, kind: int, effect: Effect) -> int:
    """Where a player can build a storage of his own resource. Rule 6.2."""
    if g.spread[kind] == ALL_DISTRICTS or not g.own_basics[seat] & BIT[kind]:
        return 0
    lands = build_lands(g, seat, effect)
    return GROUND[g.board][g.spread[kind]][lands] & g.open & ~g.apart[seat] if lands else 0


def commission_cells(g: Gloomhaven, seat: int, kind: int, effect: Effect) -> int:
    """Where a player can build another's storage. Rules 6.6 and 6.7."""
    owner = g.basic_owner[kind]
    if owner == seat or g.spread[kind] == ALL_DISTRICTS:
        return 0
    if owner != NEUTRAL and g.completed < COMMISSION_AFTER:
        return 0
    if reduced(COMMISSION_PRICE, effect.discount) > g.coins[seat]:
        return 0
    return storage_cells(g, kind, owner)


def access_price(g: Gloomhaven, storage: int, effect: Effect) -> int:
    """What access to a storage costs. Rules 6.4, 6.5 and 6.9."""
    return reduced(CHEAPEST[g.lands[storage]], effect.discount)


def can_access(g: Gloomhaven, seat: int, storage: int, effect: Effect, hire: bool) -> bool:
    """Can a player buy access to this storage (and, if `hire`, hire somebody by its resource)? Rule 6.4."""
    if g.owners[storage] == seat or g.tokens[storage] & BIT[seat] or not g.lands[storage] & effect.terrains:
        return False
    left = g.coins[seat] - access_price(g, storage, effect)
    if left < 0:
        return False
    return not hire or hireable_with(g, g.kinds[storage], left)


def hires_after(source: int, index: int) -> bool:
    """Does the action go on with hiring, by the resource to which access was bought? Rule 9.8."""
    steps = ACTION[source]
    return index + 1 < len(steps) and steps[index + 1].accessed == 1


def can_trade(g: Gloomhaven, seat: int, source: int, index: int) -> bool:
    """Is any part of this trade possible?"""
    effect = ACTION[source][index]
    options = effect.options
    if options & effects.OWN_STORAGE:
        own = g.own_basics[seat]
        for kind in range(BASICS):
            if own & BIT[kind] and own_cells(g, seat, kind, effect):
                return True
    if options & effects.ACCESS and g.coins[seat] >= reduced(LEAST, effect.discount):
        hire = hires_after(source, index)
        for storage in bits(g.others(seat)):
            if can_access(g, seat, storage, effect, hire):
                return True
    if options & effects.COMMISSION:
        for kind in range(BASICS):
            if commission_cells(g, seat, kind, effect):
                return True
    return False


class Trade(Acting):
    """Which of the options, with which resource or storage. Rules 6.1 to 6.9."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (BUILD, ACCESS, COMMISSION, DONE) if self.enough() else (BUILD, ACCESS, COMMISSION)

    def rule(self) -> str:
        return "6.1"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        if move == DONE.first:
            return None
        if BUILD.has(move):
            return self._build_obstacle(g, move - BUILD.first)
        if ACCESS.has(move):
            return self._access_obstacle(g, move - ACCESS.first)
        return self._commission_obstacle(g, move - COMMISSION.first)

    def _build_obstacle(self, g: Gloomhaven, kind: int) -> Reason | None:
        effect = self.effect()
        resource = names.resource(kind)
        if not effect.options & effects.OWN_STORAGE:
            return no("option", "6.1")
        if not g.own_basics[self.seat] & BIT[kind]:
            return no("not-yours", "6.2", resource=resource)
        if g.spread[kind] == ALL_DISTRICTS:
            return no("everywhere", "2.10", resource=resource)
        if own_cells(g, self.seat, kind, effect):
            return None
        if storage_cells(g, kind, self.seat) & on_lands(g, effect.terrains):
            return no("coins", "6.3", n=g.coins[self.seat])
        return no("no-cell", "2.8", resource=resource)

    def _access_obstacle(self, g: Gloomhaven, storage: int) -> Reason | None:
        effect = self.effect()
        if not effect.options & effects.ACCESS:
            return no("option", "6.1")
        if storage >= len(g.kinds):
            return no("no-storage", "6.4")
        label = storage_label(g, storage)
        if g.owners[storage] == self.seat or g.tokens[storage] & BIT[self.seat]:
            return no("access-already", "6.4", storage=label)
        if not g.lands[storage] & effect.terrains:
            return no("access-terrain", "6.8", storage=label)
        price = access_price(g, storage, effect)
        if price > g.coins[self.seat]:
            return no("access-coins", "6.4", storage=label, n=price, have=g.coins[self.seat])
        left = g.coins[self.seat] - price
        if hires_after(self.source, self.index) and not hireable_with(g, g.kinds[storage], left):
            return no("hire-after", "9.8", storage=label)
        return None

    def _commission_obstacle(self, g: Gloomhaven, kind: int) -> Reason | None:
        effect = self.effect()
        owner = g.basic_owner[kind]
        resource = names.resource(kind)
        if not effect.options & effects.COMMISSION:
            return no("option", "6.1")
        if owner == self.seat:
            return no("commission-own", "6.6", resource=resource)
        if owner != NEUTRAL and g.completed < COMMISSION_AFTER:
            return no("commission-early", "6.7", n=COMMISSION_AFTER)
        if g.spread[kind] == ALL_DISTRICTS:
            return no("everywhere", "2.10", resource=resource)
        price = reduced(COMMISSION_PRICE, effect.discount)
        if price > g.coins[self.seat]:
            return no("commission-coins", "6.6", n=price, have=g.coins[self.seat])
        return None if storage_cells(g, kind, owner) else no("no-cell", "2.8", resource=resource)

    def moves(self, g: Gloomhaven) -> list[int]:
        effect = self.effect()
        seat = self.seat
        found: list[int] = []
        if effect.options & effects.OWN_STORAGE:
            for kind in range(BASICS):
                if own_cells(g, seat, kind, effect):
                    found.append(BUILD.first + kind)
        if effect.options & effects.ACCESS and g.coins[seat] >= reduced(LEAST, effect.discount):
            hire = hires_after(self.source, self.index)
            for storage in bits(g.others(seat)):
                if can_access(g, seat, storage, effect, hire):
                    found.append(ACCESS.first + storage)
        if effect.options & effects.COMMISSION:
            for kind in range(BASICS):
                if commission_cells(g, seat, kind, effect):
                    found.append(COMMISSION.first + kind)
        if self.enough():
            found.append(DONE.first)
        return found

    def play(self, g: Gloomhaven, move: int) -> None:
        if move == DONE.first:
            return
        effect = self.effect()
        if self.done + 1 < effect.most:
            g.agenda.append(Trade(self.seat, self.source, self.index, self.done + 1))
        if ACCESS.has(move):
            storage = move - ACCESS.first
            if hires_after(self.source, self.index):
                g.agenda.append(HireAdviser(self.seat, self.source, self.index + 1, 0, g.kinds[storage]))
            buy_access(g, self.seat, storage, access_price(g, storage, effect))
        elif BUILD.has(move):
            g.agenda.append(PlaceStorage(self.seat, self.source, self.index, move - BUILD.first))
        else:
            g.agenda.append(PlaceStorage(self.seat, self.source, self.index, move - COMMISSION.first))

    def prompt(self, g: Gloomhaven) -> Msg:
        return Msg("gloomhaven-ask-trade-more" if self.done else "gloomhaven-ask-trade")

    def label(self, g: Gloomhaven, move: int) -> Msg:
        if BUILD.has(move):
            return Msg("gloomhaven-do-build", resource=names.resource(move - BUILD.first))
        if ACCESS.has(move):
            storage = move - ACCESS.first
            return Msg("gloomhaven-do-access", storage=storage_label(g, storage))
        if COMMISSION.has(move):
            kind = move - COMMISSION.first
            resource = names.resource(kind)
            owner = g.basic_owner[kind]
            price = reduced(COMMISSION_PRICE, self.effect().discount)
            if owner == NEUTRAL:
                return Msg("gloomhaven-do-commission-neutral", resource=resource, n=price)
            return Msg("gloomhaven-do-commission", resource=resource, owner=names.owner(owner), n=price)
        return Msg("gloomhaven-do-done")

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        if ACCESS.has(move):
            return [places.storage(move - ACCESS.first)]
        if BUILD.has(move):
            return [places.resource(move - BUILD.first)]
        return [places.resource(move - COMMISSION.first)] if COMMISSION.has(move) else []

    def reaches_for(self, g: Gloomhaven) -> list[tuple[str, int]]:
        found = [(places.storage(s), ACCESS.first + s) for s in range(len(g.kinds))]
        for kind in range(BASICS):
            mine = g.basic_owner[kind] == self.seat
            found.append((places.resource(kind), (BUILD if mine else COMMISSION).first + kind))
        return found


def buy_access(g: Gloomhaven, seat: int, storage: int, price: int) -> None:
    """A player pays the owner (or the bank) for access. Rule 6.4."""
    give_access(g, storage, seat)
    if g.events is not None:
        g.tell("gloomhaven-bought-access", seat, storage=storage_label(g, storage))
        g.moved(places.coins(seat), places.storage(storage))
    g.pay(seat, price, "access")
    if g.owners[storage] != NEUTRAL:
        g.pay(g.owners[storage], -price, "access")


class PlaceStorage(Choice):
    """Where the storage of a basic resource stands. Rules 6.2, 6.3, 6.6 and 6.7."""

    __slots__ = ("index", "kind", "source")

    def __init__(self, seat: int, source: int, index: int, kind: int) -> None:
        super().__init__(seat)
        self.source: int = source
        self.index: int = index
        self.kind: int = kind

    def args(self) -> list[Any]:
        return [self.seat, self.source, self.index, self.kind]

    def kinds(self) -> tuple[Kind, ...]:
        return (PLACE,)

    def rule(self) -> str:
        return "6.2"

    def _cells(self, g: Gloomhaven) -> int:
        effect = ACTION[self.source][self.index]
        if g.basic_owner[self.kind] == self.seat:
            return own_cells(g, self.seat, self.kind, effect)
        return commission_cells(g, self.seat, self.kind, effect)

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        spot = spot_of(move)
        cell = spot // TURNS
        if spot % TURNS:
            return no("turned", "2.11")
        if self._cells(g) & CELL[cell]:
            return None
        found = ground_obstacle(g, cell) or storage_obstacle(g, self.kind, g.basic_owner[self.kind], cell)
        if found is not None:
            return found
        effect = ACTION[self.source][self.index]
        terrain = BOARD[g.board].terrain[cell]
        if not effect.terrains & BIT[terrain]:
            return no("terrain", "6.8", terrain=names.terrain(terrain))
        return no("coins", "6.3", n=g.coins[self.seat])

    def moves(self, g: Gloomhaven) -> list[int]:
        return cell_moves(PLACE_MOVES[0], self._cells(g))

    def play(self, g: Gloomhaven, move: int) -> None:
        spot = spot_of(move)
        seat = self.seat
        owner = g.basic_owner[self.kind]
        discount = ACTION[self.source][self.index].discount
        if owner == seat:
            price = reduced(BUILD_PRICE[BOARD[g.board].terrain[spot // TURNS]], discount)
        else:
            price = reduced(COMMISSION_PRICE, discount)
        build_storage(g, seat, self.kind, spot)
        g.pay(seat, price, "trade")
        if owner not in (seat, NEUTRAL):
            g.pay(owner, -price, "trade")
        deliver(g, seat, [len(g.kinds) - 1])

    def prompt(self, g: Gloomhaven) -> Msg:
        return Msg("gloomhaven-ask-place-storage", resource=names.resource(self.kind))

    def label(self, g: Gloomhaven, move: int) -> Msg:
        cell = spot_of(move) // TURNS
        terrain = names.terrain(BOARD[g.board].terrain[cell])
        return Msg("gloomhaven-do-place-cell", cell=names.cell(cell), terrain=terrain)

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return touched_cell(move)

    def reaches_for(self, g: Gloomhaven) -> list[tuple[str, int]]:
        return [(places.cell(cell), PLACE.first + PLACE_AT[cell]) for cell in cells_of(BOARD[g.board].land)]

    def misfit(self, g: Gloomhaven) -> str:
        if not 0 <= self.kind < BASICS:
            return "there is no such resource"
        return step_misfit(self.source, self.index, 0)


def storage_obstacle(g: Gloomhaven, kind: int, owner: int, cell: int) -> Reason | None:
    """Why a storage can't stand on a free cell. Rules 2.8 and 2.10."""
    district = BOARD[g.board].district[cell]
    if g.spread[kind] & BIT[district]:
        return no(
            "district", "2.10", resource=names.resource(kind), district=names.district(g.board, district)
        )
    return no("beside-own", "2.8", owner=names.owner(owner)) if g.apart[owner] & CELL[cell] else None


def build_storage(g: Gloomhaven, seat: int, kind: int, spot: int) -> None:
    """The storage of a basic resource goes to the board; its builder at least has access. Rule 2.7."""
    owner = g.basic_owner[kind]
    add_storage(g, kind, spot, owner, BIT[seat] if owner == NEUTRAL else BIT[seat] | BIT[owner])
    if g.events is not None:
        cell = spot // TURNS
        resource = names.resource(kind)
        at = names.cell(cell)
        if owner == seat:
            g.tell("gloomhaven-built-storage", seat, resource=resource, cell=at)
        elif owner == NEUTRAL:
            g.tell("gloomhaven-built-neutral-storage", seat, resource=resource, cell=at)
        else:
            g.tell(
                "gloomhaven-built-others-storage", seat, resource=resource, cell=at, owner=names.owner(owner)
            )
        g.moved(places.resource(kind), places.cell(cell))
