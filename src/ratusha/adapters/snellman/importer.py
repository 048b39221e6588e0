"""A ledger played on our rules: every command becomes moves, every move is checked.

The rules are those of the server: leeches may be answered late, free spades and bridges may be
given up, players may leave. The result is a Record like any other.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ratusha.adapters.snellman.digging import Digging
from ratusha.adapters.snellman.ledger import Command
from ratusha.adapters.snellman.ledger import read as read_ledger
from ratusha.adapters.snellman.tables import (
    ACTIONS,
    BUILDING_KINDS,
    CARD_AT,
    CULT_AT,
    FAVOUR_AT,
    GIVEN_UP,
    RATES,
    RIVER_AT,
    SITE_AT,
    THROWN,
    TOWN_AT,
)
from ratusha.games.terra_mystica import GAME
from ratusha.games.terra_mystica.answers import AnswerLeech
from ratusha.games.terra_mystica.board import (
    RIVER_BANKS,
)
from ratusha.games.terra_mystica.components import (
    FACTIONS,
    ROUNDS,
    SPOTS,
    TOWN_STEPS,
)
from ratusha.games.terra_mystica.cult_bonus import CultSpades
from ratusha.games.terra_mystica.cults import spot_of
from ratusha.games.terra_mystica.keys import UseKey
from ratusha.games.terra_mystica.leech import leeches_of, worth
from ratusha.games.terra_mystica.moves import (
    BRIDGE,
    BURN_MOVE,
    CARD,
    CONNECT,
    DECLINE,
    DIG_MOVE,
    END_MOVE,
    FAVOUR,
    LAPSE_MOVE,
    LEAVE_MOVE,
    PASS,
    PASS_NO_CARD,
    PRIEST,
    SHIP_MOVE,
    STEP,
    TAKE,
    TOWN,
    UPGRADE,
)
from ratusha.games.terra_mystica.setup import ChooseCard
from ratusha.games.terra_mystica.special import Steps
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.games.terra_mystica.turn import FinishTurn, Turn
from ratusha.kernel.errors import BadInput, IllegalMove, shown
from ratusha.kernel.event import Event
from ratusha.kernel.msg import Msg
from ratusha.kernel.record import Ply, Record

ANYBODY: Final = -1
"""A leech from any player."""
MEANWHILE: Final = ("leech", "decline", "wait", "gain")
"""What others write while a turn goes on: answers, and the Cultists' steps."""


class Imported(NamedTuple):
    """A ledger as a game of ours: the record, the final position, and where each row's moves end."""

    record: Record
    state: TerraMystica
    factions: tuple[str, ...]


def read(text: str, name: str = "ledger") -> Imported:
    """Read a ledger and play it; BadInput names file, line and reason."""
    return Player(read_ledger(text, name)).run()


class Player(Digging):
    """Plays the commands of a ledger in the order of its text."""

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
        if GAME.components is not None and GAME.components.given:
            record.components = GAME.components.digest
        if self.g.over:
            record.result = self.g.scores
        return Imported(record, self.g, self.factions)

    def step(self, command: Command) -> None:
        """Play one command; BadInput names its line if the rules do not allow it."""
        if not command.faction:
            if command.verb == "drop-faction":
                self.now = command
                self.leave(self.seat(command.words[0]))
            return
        self.now = command
        seat = self.seat(command.faction)
        if command.early:
            return
        try:
            self.pass_on(seat, command.verb)
            self.do(seat, command)
        except IllegalMove as error:
            raise BadInput(
                f"{self.ledger.name}:{command.line}",
                Msg("snellman-illegal", text=shown(command.text, 60), why=error.message()),
            ) from None

    def pass_on(self, seat: int, verb: str) -> None:
        """The turn passes on when another faction writes and nothing is left undone."""
        top = self.top()
        if not isinstance(top, FinishTurn) or top.seat == seat:
            return
        if verb in MEANWHILE and self.may_trade(top.seat):
            return
        if END_MOVE in self.g.moves():
            self.g.play(END_MOVE)

    def may_trade(self, seat: int) -> bool:
        """Is this the turn of Darklings who may still make priests of workers? Any conversion ends that."""
        can_trade = FACTIONS[self.g.players[seat].faction].stronghold_trade > 0
        return can_trade and self.g.turn.trade > 0 and not self.g.turn.converted

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
            if words and words[0] != command.faction:
                raise self.wrong("unknown-command")
            self.leave(seat)
        elif verb == "done":
            top = self.top()
            if isinstance(top, FinishTurn) and top.seat == seat:
                self.g.play(END_MOVE, seat)

    # -- leech ----------------------------------------------------------------------------------

    def answer(self, seat: int, command: Command) -> None:
        """Take or decline a leech; the amount may be the whole or what is really gained."""
        g = self.g
        amount, name = command.words
        builder = self.seat(name) if name else ANYBODY
        take = command.verb == "leech"
        if not take and not amount:
            for leech in leeches_of(g, seat):
                self.play(seat, DECLINE.at(leech.builder, leech.power))
            return
        n = int(amount)
        found = [leech for leech in leeches_of(g, seat) if builder in (ANYBODY, leech.builder)]
        # One of just this size comes before one that would bring as much.
        same = [leech for leech in found if leech.power == n]
        if take and not same:
            same = [leech for leech in found if worth(g, seat, leech.power) == n]
        if not same:
            raise self.wrong("no-leech")
        kind = TAKE if take else DECLINE
        self.play(seat, kind.at(same[0].builder, same[0].power))

    # -- the other actions -----------------------------------------------------------------------

    def upgrade(self, seat: int, move: int) -> None:
        """An upgrade: an action, or the Swarmlings' free one."""
        top = self.top()
        if isinstance(top, Turn) or (isinstance(top, FinishTurn) and top.seat == seat):
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
                self.use_keys(seat, TOWN_STEPS[TOWN_AT[what]] > 0)
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

    def use_keys(self, seat: int, steps: bool) -> None:
        """More cults at 9 than keys: the one named by `+CULT` after it, or not held back by `-CULT`."""
        while self.g.agenda and isinstance(self.g.agenda[-1], UseKey):
            held = [STEP.at(cult) for cult in self.shunned]
            choices = [move for move in self.g.moves() if STEP.has(move) and move not in held]
            named = [move for move in choices if move - STEP.first in self.named(seat)]
            choices.sort(key=lambda move: move - STEP.first not in self.tops)
            if named:
                choices = named
            self.play(seat, choices[0] if choices and (steps or named) else LAPSE_MOVE)
        self.shunned = []

    def named(self, seat: int) -> list[int]:
        """The cults that the same faction steps up next without being owed a step."""
        if self.g.players[seat].steps:
            return []
        rest = [command for command in self.now.rest() if command.verb == "gain"]
        return [CULT_AT[command.words[1]] for command in rest if command.words[1] in CULT_AT]

    def lose(self, seat: int, n: int, what: str) -> None:
        """What is given up."""
        if what in CULT_AT:
            self.shunned.append(CULT_AT[what])
            return
        if what in THROWN:
            for _ in range(n):
                self.play(seat, THROWN[what])
            return
        if what not in GIVEN_UP:
            raise self.wrong("unknown-command")
        top = self.top()
        if what == "convert_w_to_p":
            return
        if what == "spade" and self.g.players[seat].spades > n:
            self.given_up[seat] += n
            return
        if what == "spade" and not self.g.players[seat].spades:
            return
        if isinstance(top, CultSpades) or (
            top.seat == seat and not isinstance(top, (Turn, FinishTurn, AnswerLeech))
        ):
            self.play(seat, LAPSE_MOVE)

    def connect(self, seat: int, words: tuple[str, ...]) -> None:
        """The Mermaids' river, by its name or by the land around it."""
        if len(words) == 1 and words[0] in RIVER_AT:
            self.play(seat, CONNECT.at(RIVER_AT[words[0]]))
            return
        hexes = {self.hex(word) for word in words if word}
        for river, banks in enumerate(RIVER_BANKS):
            if hexes <= set(banks) and CONNECT.at(river) in self.g.moves():
                self.play(seat, CONNECT.at(river))
                return
        raise self.wrong("no-river")

    def leave(self, seat: int) -> None:
        """A player drops out."""
        self.dug[seat] = 0
        top = self.top()
        if isinstance(top, FinishTurn) and top.seat != seat and END_MOVE in self.g.moves():
            self.g.play(END_MOVE)
        if self.g.players[seat].left:
            return
        try:
            self.play(seat, LEAVE_MOVE)
        except IllegalMove as error:
            raise BadInput(
                f"{self.ledger.name}:{self.now.line}",
                Msg("snellman-illegal", text=shown(self.now.text, 60), why=error.message()),
            ) from None


__all__ = ["Imported", "Player", "read"]
