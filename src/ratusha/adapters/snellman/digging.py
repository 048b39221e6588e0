"""Spades of a ledger: free, bought, given up, used on a hex by `transform` and `build`."""

from __future__ import annotations

from ratusha.adapters.snellman.hand import Hand
from ratusha.adapters.snellman.tables import (
    COLOUR_AT,
)
from ratusha.games.terra_mystica.board import (
    SPADES,
)
from ratusha.games.terra_mystica.components import (
    FACTIONS,
    STRONGHOLD,
    TERRAINS,
)
from ratusha.games.terra_mystica.moves import (
    BUILD,
    DETOUR,
    LAPSE_MOVE,
    SPADE_MOVE,
    TRANSFORM,
)
from ratusha.games.terra_mystica.setup import FirstDwelling
from ratusha.games.terra_mystica.spades import UseSpades
from ratusha.games.terra_mystica.special import Flight, Sandstorm, alone
from ratusha.games.terra_mystica.turn import FinishTurn


class Digging(Hand):
    """Transforms and builds as the ledger says."""

    def build(self, seat: int, hex: int) -> None:
        """A dwelling; on foreign terrain the spades in hand are used first."""
        g = self.g
        top = self.top()
        home = FACTIONS[g.players[seat].faction].home
        if isinstance(top, (FirstDwelling, Flight)) and top.seat == seat:
            self.play(seat, BUILD.at(hex))
            return
        if g.terrain[hex] != home:
            self.transform(seat, hex, "")
            if g.terrain[hex] != home:
                raise self.wrong("spades-short")
        elif isinstance(top, FinishTurn) and BUILD.at(hex) not in g.moves():
            self.end_rest(seat)
        if isinstance(self.top(), UseSpades) and self.top().seat == seat:
            self.play(seat, LAPSE_MOVE)
        self.play(seat, BUILD.at(hex))

    def dig(self, seat: int, n: int) -> None:
        """Buy spades: with the hex they are for, or one by one where they bring power or others write."""
        player = self.g.players[seat]
        at_once = FACTIONS[player.faction].stronghold_spade_power and player.counts[STRONGHOLD]
        if not at_once and self.now.rest():
            self.dug[seat] += n
            return
        for _ in range(n):
            top = self.top()
            if isinstance(top, UseSpades) and top.seat == seat:
                self.play(seat, SPADE_MOVE)
            else:
                self.act(seat, SPADE_MOVE)

    def transform(self, seat: int, hex: int, colour: str) -> None:
        """Use the spades in hand: free ones, bought ones, or the Nomads' storm."""
        g = self.g
        top = self.top()
        player = g.players[seat]
        faction = FACTIONS[player.faction]
        home = faction.home
        now = g.terrain[hex]
        if isinstance(top, Sandstorm) and top.seat == seat:
            self.play(seat, TRANSFORM.at(hex, COLOUR_AT[colour] if colour else home))
            return
        if hex in g.turn.transformed and colour and COLOUR_AT[colour] == now:
            # Spades bought before had nowhere else to go.
            return
        self.end_rest(seat)
        spades = self.dug[seat] + player.spades - self.given_up[seat]
        if not spades:
            raise self.wrong("spades-short")
        to = COLOUR_AT[colour] if colour else self.nearest(faction.home_spades, home, now, spades)
        if to == now:
            raise self.wrong("same-terrain")
        need = faction.home_spades or SPADES[home][now][to]
        long_way = home in (now, to) and spades == TERRAINS - need
        long_way = long_way and not faction.home_spades and not self.head.short_way
        if long_way:
            need = TERRAINS - need
        bought = self.dug[seat]
        if need > spades:
            raise self.wrong("spades-short")
        if bought and need != spades:
            if not alone(g, seat):
                raise self.wrong("spades-left")
            # The last player left keeps a spade too many for his next turn.
            for _ in range(bought):
                self.play(seat, SPADE_MOVE)
        self.dug[seat] = 0
        self.play(seat, (DETOUR if long_way else TRANSFORM).at(hex, to))
        if self.given_up[seat] >= player.spades:
            self.given_up[seat] = 0
            if player.spades:
                self.play(seat, LAPSE_MOVE)

    def nearest(self, fixed: int, home: int, now: int, spades: int) -> int:
        """Home, or as near to it as the spades reach."""
        if now == home or fixed or SPADES[home][now][home] <= spades:
            return home
        step = 1 if (home - now) % TERRAINS <= TERRAINS // 2 else -1
        return (now + step * spades) % TERRAINS
