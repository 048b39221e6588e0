"""A ledger played on our rules: every command becomes moves, every move is checked.

The rules are those of the server: offers of power may be answered late, free spades and bridges may be
given up, players may leave. The result is a Record like any other.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ratusha.adapters.snellman.head import Head
from ratusha.adapters.snellman.ledger import Command, Ledger, wrong
from ratusha.adapters.snellman.ledger import read as read_ledger
from ratusha.adapters.snellman.tables import (
    ACTIONS,
    BUILDING_KINDS,
    CARD_AT,
    COLOUR_AT,
    CULT_AT,
    FAVOUR_AT,
    GIVEN_UP,
    HEX_AT,
    RATES,
    RIVER_AT,
    SITE_AT,
    TOWN_AT,
)
from ratusha.games.terra_mystica import GAME
from ratusha.games.terra_mystica.board import (
    RIVER_BANKS,
    SPADES,
    lands_of,
)
from ratusha.games.terra_mystica.components import (
    FACTION_IDS,
    FACTIONS,
    ROUNDS,
    SPOTS,
    STRONGHOLD,
    TERRAINS,
    TOWN_STEPS,
)
from ratusha.games.terra_mystica.cults import spot_of
from ratusha.games.terra_mystica.leech import Answer, offered, worth
from ratusha.games.terra_mystica.moves import (
    BRIDGE,
    BUILD,
    BURN_MOVE,
    CARD,
    CONNECT,
    DECLINE,
    DETOUR,
    DIG_MOVE,
    DRAW_CARD,
    DRAW_FIRST,
    DRAW_TILE,
    END_MOVE,
    FACTION,
    FAVOUR,
    LAPSE_MOVE,
    LEAVE_MOVE,
    PASS,
    PASS_NO_CARD,
    PRIEST,
    SHIP_MOVE,
    SPADE_MOVE,
    STEP,
    TAKE,
    TOWN,
    TRANSFORM,
    UPGRADE,
)
from ratusha.games.terra_mystica.setup import ChooseCard, FirstDwelling
from ratusha.games.terra_mystica.special import Flight, Sandstorm, Spades, Steps
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.games.terra_mystica.summit import Summit
from ratusha.games.terra_mystica.terraform import CultSpades
from ratusha.games.terra_mystica.turn import Rest, Turn
from ratusha.kernel.decision import Decision
from ratusha.kernel.errors import BadInput, IllegalMove
from ratusha.kernel.event import Event
from ratusha.kernel.msg import Msg
from ratusha.kernel.record import Ply, Record


class Imported(NamedTuple):
    """A ledger as a game of ours: the record, the final position, and where each row's moves end."""

    record: Record
    state: TerraMystica
    factions: tuple[str, ...]


def read(text: str, name: str = "ledger") -> Imported:
    """Read a ledger and play it; BadInput names file, line and reason."""
    return Player(read_ledger(text, name)).run()


class Player:
    """Plays the commands of a ledger in the order of its text."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.head = Head(ledger)
        self.factions = tuple(self.head.factions)
        self.seat_of: dict[str, int] = {id: seat for seat, id in enumerate(self.factions)}
        seats = len(self.factions)
        state = GAME.new(seats, self.head.options)
        assert isinstance(state, TerraMystica)
        self.g: TerraMystica = state
        self.trace: list[tuple[int, int, int]] = []
        state.trace = self.trace
        self.dug: list[int] = [0] * seats
        """Spades bought by `dig` that no hex has taken yet."""
        self.given_up: list[int] = [0] * seats
        """Spades given up while others are still to be used."""
        self.tops: list[int] = []
        """The cults whose top a trace shows as reached by this row."""
        self.shunned: list[int] = []
        """The cults that `-CULT` keeps from the top."""
        self.now: Command = Command("", "nothing", (), 1, "")

    def run(self) -> Imported:
        """Play everything."""
        self.begin()
        for row in self.ledger.rows:
            for command in row:
                self.step(command)
        return self.finish()

    def listen(self) -> list[Event]:
        """What happens from now on."""
        return self.g.listen()

    def finish(self) -> Imported:
        """The record of what was played."""
        record = Record(GAME, self.g.seats, self.head.options)
        record.players = dict(enumerate(self.factions))
        record.entries = [Ply(seat, move, how) for seat, move, how in self.trace]
        if self.g.over:
            record.result = self.g.scores
        return Imported(record, self.g, self.factions)

    def begin(self) -> None:
        """The set-up that chance would have made, and the factions."""
        g = self.g
        g.settle()
        for tile in reversed(self.head.tiles):
            g.play(DRAW_TILE.at(tile))
        for card in self.head.cards(self.head.options):
            g.play(DRAW_CARD.at(card))
        g.play(DRAW_FIRST.at(0))
        for seat, id in enumerate(self.factions):
            if g.agenda and type(g.agenda[-1]).__name__ == "ChooseFaction":
                g.play(FACTION.at(FACTION_IDS.index(id)), seat)

    # -- one command -----------------------------------------------------------------------------

    def step(self, command: Command) -> None:
        """Play one command; BadInput names its line if the rules do not allow it."""
        if not command.faction:
            if command.verb == "drop-faction":
                self.now = command
                self.leave(self.seat(command.words[0]))
            return
        self.now = command
        seat = self.seat(command.faction)
        try:
            self.pass_on(seat, command.verb)
            self.do(seat, command)
        except IllegalMove as error:
            raise BadInput(
                f"{self.ledger.name}:{command.line}",
                Msg("snellman-illegal", text=command.text[:60], why=error.message()),
            ) from None

    def seat(self, faction: str) -> int:
        """The seat of a faction of this game."""
        found = self.seat_of.get(faction)
        if found is None:
            raise self.wrong("not-in-game", faction)
        return found

    def wrong(self, id: str, text: str = "") -> BadInput:
        """The error that names the present command's line."""
        return wrong(self.ledger.name, self.now.line, id, text or self.now.text)

    def top(self) -> Decision[Any]:
        """What is asked now."""
        if not self.g.agenda:
            raise self.wrong("over")
        return self.g.agenda[-1]

    def pass_on(self, seat: int, verb: str) -> None:
        """The turn passes on when another faction writes and nothing is left undone."""
        top = self.top()
        if isinstance(top, Rest) and top.seat != seat and END_MOVE in self.g.moves():
            self.g.play(END_MOVE)

    def play(self, seat: int, move: int) -> None:
        """Play a move of a seat, as its turn or aside."""
        self.g.play(move, seat)

    def act(self, seat: int, move: int) -> None:
        """Play an action: the rest of the turn before is over."""
        top = self.top()
        if isinstance(top, Spades) and top.seat == seat and not self.g.give_up:
            raise self.wrong("spades-left")
        if isinstance(top, Rest) and top.seat == seat:
            self.g.play(END_MOVE, seat)
        self.play(seat, move)

    def do(self, seat: int, command: Command) -> None:
        """One command of a faction."""
        verb = command.verb
        words = command.words
        if verb == "leech" or verb == "decline":
            self.answer(seat, command)
        elif verb == "build":
            self.build(seat, self.hex(words[0]))
        elif verb == "transform":
            self.transform(seat, self.hex(words[0]), words[1])
        elif verb == "dig":
            self.dig(seat, command.number(0))
        elif verb == "convert":
            self.convert(seat, command)
        elif verb == "burn":
            for _ in range(command.number(0)):
                self.play(seat, BURN_MOVE)
        elif verb == "action":
            if words[0] not in ACTIONS:
                raise self.wrong("unknown-command")
            self.act(seat, ACTIONS[words[0]])
        elif verb == "upgrade":
            if words[1] not in BUILDING_KINDS:
                raise self.wrong("unknown-command")
            self.upgrade(seat, UPGRADE.at(self.hex(words[0]), BUILDING_KINDS[words[1]]))
        elif verb == "pass":
            self.pass_round(seat, words[0])
        elif verb == "send":
            self.send(seat, CULT_AT[words[0]], words[1])
        elif verb == "advance":
            self.act(seat, SHIP_MOVE if words[0] == "ship" else DIG_MOVE)
        elif verb == "gain":
            self.gain(seat, command.number(0), words[1])
        elif verb == "lose":
            self.lose(seat, command.number(0), words[1])
        elif verb == "bridge":
            site = SITE_AT.get(frozenset((self.hex(words[0]), self.hex(words[1]))))
            if site is None:
                raise self.wrong("no-site")
            self.play(seat, BRIDGE.at(site))
        elif verb == "connect":
            self.connect(seat, words)
        elif verb == "resign":
            self.leave(seat)
        elif verb == "done":
            top = self.top()
            if isinstance(top, Rest) and top.seat == seat:
                self.g.play(END_MOVE, seat)

    def hex(self, word: str) -> int:
        """A land hex."""
        found = HEX_AT.get(word)
        if found is None:
            raise self.wrong("unknown-hex", word)
        return found

    # -- power offers ----------------------------------------------------------------------------

    def answer(self, seat: int, command: Command) -> None:
        """Take or decline an offer; the amount may be the offered or the real one."""
        g = self.g
        amount, name = command.words
        builder = self.seat(name) if name else -1
        take = command.verb == "leech"
        if not take and not amount:
            for move in [move for move in self.open_answers(seat) if DECLINE.has(move)]:
                self.play(seat, move)
            return
        n = int(amount)
        for at in offered(g, seat):
            power = g.offers[at + 3]
            if (builder in (-1, g.offers[at + 1])) and (power == n or (take and worth(g, seat, power) == n)):
                kind = TAKE if take else DECLINE
                self.play(seat, kind.at(g.offers[at + 1], power))
                return
        raise self.wrong("no-offer")

    def open_answers(self, seat: int) -> list[int]:
        """The answers that are open to a seat."""
        found: list[int] = []
        for at in offered(self.g, seat):
            found.append(DECLINE.at(self.g.offers[at + 1], self.g.offers[at + 3]))
        return found

    # -- transform and build ---------------------------------------------------------------------

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
        elif isinstance(top, Rest) and top.seat == seat and BUILD.at(hex) not in g.moves():
            self.g.play(END_MOVE, seat)
        if isinstance(self.top(), Spades) and self.top().seat == seat:
            self.play(seat, LAPSE_MOVE)
        self.play(seat, BUILD.at(hex))

    def dig(self, seat: int, n: int) -> None:
        """Buy spades: with the hex they are for, or one by one where they bring power at once."""
        player = self.g.players[seat]
        if not (FACTIONS[player.faction].stronghold_spade_power and player.counts[STRONGHOLD]):
            self.dug[seat] += n
            return
        for _ in range(n):
            top = self.top()
            if isinstance(top, Spades) and top.seat == seat:
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
            self.play(seat, TRANSFORM.at(hex, home))
            return
        if isinstance(top, Rest) and top.seat == seat:
            g.play(END_MOVE, seat)
            top = self.top()
        spades = self.dug[seat] + player.spades
        if not spades:
            raise self.wrong("spades-short")
        to = COLOUR_AT[colour] if colour else self.nearest(faction.home_spades, home, now, spades)
        if to == now:
            raise self.wrong("same-terrain")
        need = faction.home_spades or SPADES[home][now][to]
        long_way = not faction.home_spades and home in (now, to) and spades == TERRAINS - need
        if long_way:
            need = TERRAINS - need
        bought = self.dug[seat]
        if need > spades:
            raise self.wrong("spades-short")
        if bought and need != spades:
            if not self.alone(seat):
                raise self.wrong("spades-left")
            # Who is alone left keeps a spade too many for his next turn.
            for _ in range(bought):
                self.play(seat, SPADE_MOVE)
        self.dug[seat] = 0
        self.play(seat, (DETOUR if long_way else TRANSFORM).at(hex, to))
        if self.given_up[seat] >= player.spades:
            self.given_up[seat] = 0
            if player.spades:
                self.play(seat, LAPSE_MOVE)

    def alone(self, seat: int) -> bool:
        """Has everybody else passed?"""
        others = [player for other, player in enumerate(self.g.players) if other != seat]
        return all(player.passed or player.left for player in others)

    def nearest(self, fixed: int, home: int, now: int, spades: int) -> int:
        """Home, or as near to it as the spades reach."""
        if now == home or fixed or SPADES[home][now][home] <= spades:
            return home
        step = 1 if (home - now) % TERRAINS <= TERRAINS // 2 else -1
        return (now + step * spades) % TERRAINS

    # -- the other actions -----------------------------------------------------------------------

    def upgrade(self, seat: int, move: int) -> None:
        """An upgrade: an action, or the Swarmlings' free one."""
        top = self.top()
        if isinstance(top, Turn) or (isinstance(top, Rest) and top.seat == seat):
            self.act(seat, move)
        else:
            self.play(seat, move)

    def pass_round(self, seat: int, word: str) -> None:
        """Pass, or the first choice of a card."""
        g = self.g
        if word and word not in CARD_AT:
            raise self.wrong("unknown-tile", word)
        if isinstance(self.top(), ChooseCard):
            self.play(seat, CARD.at(CARD_AT[word] if word else 0))
            return
        if g.round == ROUNDS:
            self.act(seat, PASS.at(PASS_NO_CARD))
        elif not word:
            raise self.wrong("no-card")
        else:
            self.act(seat, PASS.at(CARD_AT[word]))

    def send(self, seat: int, cult: int, steps: str) -> None:
        """A priest to the best free spot, or to one of the named value."""
        if steps:
            value = int(steps)
        else:
            value = next(
                (worth for worth in sorted(set(SPOTS), reverse=True) if spot_of(self.g, cult, worth) >= 0), 1
            )
        if not 1 <= value <= 5:
            raise self.wrong("unknown-command")
        self.act(seat, PRIEST.at(cult, value))

    def convert(self, seat: int, command: Command) -> None:
        """Conversions, one after the other."""
        n, what, m, into = command.words
        rate = RATES.get((what, into))
        if rate is None or int(n) != int(m) * rate[0]:
            raise self.wrong("rate")
        for move in rate[1]:
            for _ in range(int(m)):
                self.play(seat, move)

    def gain(self, seat: int, n: int, what: str) -> None:
        """Tiles and cult steps that are owed."""
        if what in FAVOUR_AT:
            self.play(seat, FAVOUR.at(FAVOUR_AT[what]))
        elif what in TOWN_AT:
            for _ in range(n):
                self.play(seat, TOWN.at(TOWN_AT[what]))
                self.summit(seat, TOWN_STEPS[TOWN_AT[what]] > 0)
        elif what in CULT_AT:
            self.steps(seat, CULT_AT[what], n)
        else:
            raise self.wrong("unknown-command")

    def steps(self, seat: int, cult: int, n: int) -> None:
        """Cult steps of an action, or those the Cultists are owed."""
        top = self.top()
        if isinstance(top, Steps) and top.seat == seat:
            if n < top.steps:
                raise self.wrong("one-track")
            n -= top.steps
            self.play(seat, STEP.at(cult))
        for _ in range(n):
            if not self.g.players[seat].steps:
                if self.g.tops[cult] == seat:
                    return
                raise self.wrong("not-owed")
            self.play(seat, STEP.at(cult))

    def summit(self, seat: int, steps: bool) -> None:
        """More cults at 9 than keys: the one that was not held back by `-CULT`."""
        while self.g.agenda and isinstance(self.g.agenda[-1], Summit):
            held = [STEP.at(cult) for cult in self.shunned]
            choices = [move for move in self.g.moves() if STEP.has(move) and move not in held]
            choices.sort(key=lambda move: move - STEP.first not in self.tops)
            self.play(seat, choices[0] if choices and steps else LAPSE_MOVE)
        self.shunned = []

    def lose(self, seat: int, n: int, what: str) -> None:
        """What is given up."""
        if what in CULT_AT:
            self.shunned.append(CULT_AT[what])
            return
        if what not in GIVEN_UP:
            raise self.wrong("thrown-away")
        top = self.top()
        if what == "convert_w_to_p":
            return
        if what == "spade" and self.g.players[seat].spades > n:
            self.given_up[seat] += n
            return
        if what == "spade" and not self.g.players[seat].spades:
            return
        if isinstance(top, CultSpades) or (top.seat == seat and not isinstance(top, (Turn, Rest, Answer))):
            self.play(seat, LAPSE_MOVE)

    def connect(self, seat: int, words: tuple[str, ...]) -> None:
        """The Mermaids' river, by its name or by the land around it."""
        if len(words) == 1 and words[0] in RIVER_AT:
            self.play(seat, CONNECT.at(RIVER_AT[words[0]]))
            return
        hexes = {self.hex(word) for word in words if word}
        for river, banks in enumerate(RIVER_BANKS):
            if hexes <= set(lands_of(banks)) and CONNECT.at(river) in self.g.moves():
                self.play(seat, CONNECT.at(river))
                return
        raise self.wrong("no-river")

    def leave(self, seat: int) -> None:
        """A player drops out."""
        self.dug[seat] = 0
        top = self.top()
        if isinstance(top, Rest) and top.seat != seat and END_MOVE in self.g.moves():
            self.g.play(END_MOVE)
        if self.g.players[seat].left:
            return
        try:
            self.play(seat, LEAVE_MOVE)
        except IllegalMove as error:
            raise BadInput(
                f"{self.ledger.name}:{self.now.line}",
                Msg("snellman-illegal", text=self.now.text[:60], why=error.message()),
            ) from None


__all__ = ["Imported", "Player", "read"]
