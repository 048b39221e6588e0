"""Setting up: start player, goods, boards and start castles. Chapter 2 of the rules."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.burgundy import people, reasons
from ratusha.games.burgundy.boards import COLOUR_MASK, SHEETS, START_CASTLE
from ratusha.games.burgundy.choice import Choice
from ratusha.games.burgundy.components import (
    CASTLE,
    CASTLE_TILE,
    MOST_SEATS,
    PHASES,
    START_GOODS,
    START_SILVER,
    START_WORKERS,
)
from ratusha.games.burgundy.geometry import spaces_in
from ratusha.games.burgundy.moves import DEAL, MOVES, SETTLE, START
from ratusha.games.burgundy.names import goods_name, space_name
from ratusha.games.burgundy.options import OPEN, SECRET
from ratusha.games.burgundy.phases import PHASE, DrawGoods
from ratusha.games.burgundy.scoring import FINAL_SCORING
from ratusha.games.burgundy.state import Burgundy
from ratusha.kernel.decision import Chance, ChanceFor, Reason, Sealed, Step, no_such_seat
from ratusha.kernel.msg import Msg


class SetUp(Step[Burgundy]):
    """The whole game, put on the agenda. Rules 1.1, 2.7."""

    __slots__ = ()

    def run(self, g: Burgundy) -> None:
        g.agenda.append(FINAL_SCORING)
        for _ in range(PHASES):
            g.agenda.append(PHASE)
        g.agenda.append(GIVE_BOARDS)
        for seat in reversed(range(g.seats)):
            for _ in range(START_GOODS):
                g.agenda.append(START_GOODS_OF[seat])
        g.agenda.append(START_PLAYER)


class StartPlayer(Chance[Burgundy]):
    """Who begins; with him the turn order, the silver and the workers. Rules 2.1, 2.2, 2.6."""

    __slots__ = ()

    def moves(self, g: Burgundy) -> list[int]:
        return [START.at(seat) for seat in range(g.seats)]

    def play(self, g: Burgundy, move: int) -> None:
        first = MOVES.args[move][0]
        g.order = [(first + i) % g.seats for i in range(g.seats)]
        if g.events is not None:
            g.tell("burgundy-event-start", first)
        for place, seat in enumerate(g.order):
            g.give_silver(seat, START_SILVER, "start")
            g.give_workers(seat, START_WORKERS[place], "start")


class StartGoodsOf(DrawGoods):
    """One of a player's goods at the start. Rule 2.3."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: int = owner

    def args(self) -> list[Any]:
        return [self.owner]

    def problems(self, g: Burgundy) -> list[str]:
        return super().problems(g) or no_such_seat(g, self.owner)

    def play(self, g: Burgundy, move: int) -> None:
        goods = MOVES.args[move][0]
        g.goods_supply[goods] -= 1
        g.estates[self.owner].goods[goods] += 1
        if g.events is not None:
            g.tell("burgundy-event-start-goods", self.owner, goods=goods_name(goods))


class GiveBoards(Step[Burgundy]):
    """Boards as the option says: board 1, named ones, or sheets dealt at random. Rules 2.4, 2.7 to 2.10."""

    __slots__ = ()

    def run(self, g: Burgundy) -> None:
        option = g.options["boards"]
        if option == SECRET:
            g.agenda.append(SettleSecretly(list(range(g.seats))))
        elif option == OPEN:
            g.agenda += [SETTLE_OPENLY[seat] for seat in reversed(g.order)]
        else:
            self.name_boards(g)
        if option in (OPEN, SECRET):
            g.agenda += [DEAL_SHEET[seat] for seat in reversed(g.order)]

    def name_boards(self, g: Burgundy) -> None:
        """Named boards: the castle lies where the rulebook fixes it, else its owner chooses. Rule 2.10."""
        choosing: list[int] = []
        for seat in g.order:
            (board,) = boards_for(g, seat)
            if START_CASTLE[board] >= 0:
                settle(g, seat, board, START_CASTLE[board])
            else:
                choosing.append(seat)
        g.agenda += [SETTLE_OPENLY[seat] for seat in reversed(choosing)]


def boards_for(g: Burgundy, seat: int) -> list[int]:
    """The boards a player may choose from: the sides of the sheet, or the one named for the seat."""
    sheet = g.sheets_dealt[seat]
    if sheet:
        front, back = SHEETS[sheet - 1]
        return [front] if front == back else [front, back]
    named = [int(board) for board in g.options["boards"].split("-")]
    return [named[seat % len(named)]]


def no_sheet(g: Burgundy, seats: list[int]) -> list[str]:
    """What is wrong if these seats are to choose from sheets, read from foreign JSON."""
    if g.options["boards"] not in (OPEN, SECRET):
        return []
    coming = all(g.sheets_dealt[seat] or DEAL_SHEET[seat] in g.agenda for seat in seats)
    return [] if coming else ["a seat has no sheet to choose from"]


def settle(g: Burgundy, seat: int, board: int, space: int) -> None:
    """Give a player his board with the start castle on it, which brings nothing. Rules 2.4, 2.5."""
    estate = g.estates[seat]
    estate.board = board
    g.supply[CASTLE_TILE] -= 1
    estate.lay(CASTLE_TILE, space)
    if g.events is not None:
        g.tell("burgundy-event-settled", seat, board=str(board), space=space_name(board, space))


class DealSheet(ChanceFor[Burgundy]):
    """Which sheet a player gets. Rule 2.7."""

    __slots__ = ()

    def moves(self, g: Burgundy) -> list[int]:
        return [DEAL.at(sheet) for sheet in range(1, len(SHEETS) + 1) if sheet not in g.sheets_dealt]

    def play(self, g: Burgundy, move: int) -> None:
        sheet = MOVES.args[move][0]
        g.sheets_dealt[self.owner] = sheet
        if g.events is not None:
            front, back = SHEETS[sheet - 1]
            g.tell("burgundy-event-dealt", self.owner, front=str(front), back=str(back))


def list_settlements(g: Burgundy, seat: int) -> list[int]:
    """Every side and castle space a player may choose. Rule 2.7."""
    return [
        SETTLE.at(board, space)
        for board in boards_for(g, seat)
        for space in spaces_in(COLOUR_MASK[board][CASTLE])
    ]


class SettleOpenly(Choice):
    """A player chooses side and castle space, knowing the earlier choices. Rules 2.8, 2.10."""

    __slots__ = ()

    def problems(self, g: Burgundy) -> list[str]:
        return super().problems(g) or no_sheet(g, [self.seat])

    def moves(self, g: Burgundy) -> list[int]:
        return list_settlements(g, self.seat)

    def play(self, g: Burgundy, move: int) -> None:
        board, space = MOVES.args[move]
        settle(g, self.seat, board, space)

    def tags(self) -> list[int]:
        return [SETTLE.tag]

    def rule(self) -> str:
        return "2.7"


class SettleSecretly(Sealed[Burgundy]):
    """All players choose side and castle space at once. Rule 2.9."""

    __slots__ = ()

    def problems(self, g: Burgundy) -> list[str]:
        return no_sheet(g, [seat for seat in self.asked if 0 <= seat < g.seats]) or super().problems(g)

    def moves_for(self, g: Burgundy, seat: int) -> list[int]:
        return list_settlements(g, seat)

    def reveal(self, g: Burgundy, answers: list[int]) -> None:
        for seat, move in zip(self.asked, answers, strict=True):
            board, space = MOVES.args[move]
            settle(g, seat, board, space)

    def label(self, g: Burgundy, move: int) -> Msg:
        return people.label(g, self.seat, move)

    def touches(self, g: Burgundy, move: int) -> list[str]:
        return people.touches(move)

    def why_not(self, g: Burgundy, move: int) -> Reason:
        if SETTLE.has(move):
            return reasons.why_not(g, self.seat, move)
        return Reason(Msg("kernel-not-now", ask=self.prompt(g)), "2.9")


SET_UP: Final = SetUp()
START_PLAYER: Final = StartPlayer()
START_GOODS_OF: Final = [StartGoodsOf(seat) for seat in range(MOST_SEATS)]
GIVE_BOARDS: Final = GiveBoards()
DEAL_SHEET: Final = [DealSheet(seat) for seat in range(MOST_SEATS)]
SETTLE_OPENLY: Final = [SettleOpenly(seat) for seat in range(MOST_SEATS)]
