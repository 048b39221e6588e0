"""The game that a ledger is played on, and who is asked what."""

from __future__ import annotations

from typing import Any

from ratusha.adapters.snellman.head import Head
from ratusha.adapters.snellman.ledger import Command, Ledger, wrong
from ratusha.adapters.snellman.tables import (
    FAVOUR_AT,
    HEX_AT,
    TOWN_AT,
)
from ratusha.games.terra_mystica import GAME
from ratusha.games.terra_mystica.components import (
    FACTION_IDS,
)
from ratusha.games.terra_mystica.moves import (
    DRAW_CARD,
    DRAW_FIRST,
    DRAW_TILE,
    END_MOVE,
    FACTION,
)
from ratusha.games.terra_mystica.spades import UseSpades
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.games.terra_mystica.turn import FinishTurn
from ratusha.kernel.decision import Decision
from ratusha.kernel.errors import BadInput


class Hand:
    """Plays moves for the factions of a ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.head = Head(ledger)
        self.factions = tuple(self.head.factions)
        self.seat_of: dict[str, int] = {id: seat for seat, id in enumerate(self.factions)}
        seats = len(self.factions)
        self.g: TerraMystica = GAME.new(seats, self.head.options)
        self.trace: list[tuple[int, int, int]] = []
        self.g.trace = self.trace
        self.dug: list[int] = [0] * seats
        """Spades bought by `dig` that no hex has taken yet."""
        self.given_up: list[int] = [0] * seats
        """Spades given up while others are still to be used."""
        self.tops: list[int] = []
        """The cults whose top a trace shows as reached by this row."""
        self.shunned: list[int] = []
        """The cults that `-CULT` keeps from the top."""
        self.now: Command = Command("", "nothing", (), 1, "")

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
            g.play(FACTION.at(FACTION_IDS.index(id)), seat)

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

    def play(self, seat: int, move: int) -> None:
        """Play a move of a seat, as its turn or aside."""
        self.g.play(move, seat)

    def act(self, seat: int, move: int) -> None:
        """Play an action: the rest of the turn before is over."""
        top = self.top()
        if isinstance(top, UseSpades) and top.seat == seat and not self.g.give_up:
            raise self.wrong("spades-left")
        self.end_rest(seat)
        self.play(seat, move)

    def end_rest(self, seat: int) -> None:
        """The rest of the player's turn before is over; tiles still owed stand later in the text."""
        if not isinstance(self.top(), FinishTurn) or self.top().seat != seat:
            return
        if END_MOVE not in self.g.moves():
            for command in self.now.rest():
                if command.verb == "gain" and (command.words[1] in FAVOUR_AT or command.words[1] in TOWN_AT):
                    self.gain(seat, command.number(0), command.words[1])
                    command.early = True
                    if END_MOVE in self.g.moves():
                        break
        self.g.play(END_MOVE, seat)

    def gain(self, seat: int, n: int, what: str) -> None:
        """Tiles and cult steps that are owed."""
        raise NotImplementedError

    def hex(self, word: str) -> int:
        """A land hex."""
        found = HEX_AT.get(word)
        if found is None:
            raise self.wrong("unknown-hex", word)
        return found
