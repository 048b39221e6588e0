"""Setting up: start player, goods, boards and start castles. Chapter 2 of the rules."""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy import names, places
from ratusha.games.burgundy.boards import COLOUR_MASK, NO_BOARD, SHEETS, START_CASTLE
from ratusha.games.burgundy.choice import Choice
from ratusha.games.burgundy.components import (
    CASTLE,
    CASTLE_TILE,
    NUMBERS,
    PHASES,
    START_GOODS,
    START_SILVER,
    START_WORKERS,
)
from ratusha.games.burgundy.moves import DEAL, GOODS, MOVES, SETTLE, START
from ratusha.games.burgundy.options import OPEN, SECRET
from ratusha.games.burgundy.phases import PHASE, too_few_goods
from ratusha.games.burgundy.scoring import FINAL_SCORING
from ratusha.games.burgundy.state import Burgundy
from ratusha.kernel.bag import DrawFor
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import Chance, ChanceFor, Reason, Step, clockwise, each_seat
from ratusha.kernel.listing import listed
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg
from ratusha.kernel.sealed import Sealed


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
        g.order = clockwise(first, g.seats)
        if g.events is not None:
            g.tell("burgundy-event-start", first)
        for place, seat in enumerate(g.order):
            g.give_silver(seat, START_SILVER, "start")
            g.give_workers(seat, START_WORKERS[place], "start")


class StartGoodsOf(DrawFor[Burgundy]):
    """One of a player's goods at the start. Rule 2.3."""

    __slots__ = ()

    def misfit(self, g: Burgundy) -> str:
        return too_few_goods(g, self)

    def bag(self, g: Burgundy) -> list[int]:
        return g.goods_supply

    def kind(self) -> Kind:
        return GOODS

    def play(self, g: Burgundy, move: int) -> None:
        goods = MOVES.args[move][0]
        estate = g.estates[self.owner]
        g.goods_supply[goods - 1] -= 1
        estate.add_goods(goods, 1)
        if g.events is not None and g.agenda[-1] != self:
            drawn = [names.goods(kind) for kind in range(1, NUMBERS + 1) for _ in range(estate.goods[kind])]
            g.tell("burgundy-event-start-goods", self.owner, goods=listed(drawn))


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
    if g.options["boards"] in (OPEN, SECRET):
        return []  # no sheet has been dealt yet
    named = [int(board) for board in g.options["boards"].split("-")]
    return [named[seat % len(named)]]


def chooses_from(g: Burgundy, seat: int) -> list[int]:
    """The boards for which a player has yet to choose the castle space. Rules 2.7, 2.10."""
    if g.estates[seat].board != NO_BOARD:
        return []
    return [board for board in boards_for(g, seat) if g.sheets_dealt[seat] or START_CASTLE[board] < 0]


def no_sheet(g: Burgundy, seats: list[int]) -> str:
    """What is wrong if these seats are to choose from sheets, read from foreign JSON."""
    if g.options["boards"] not in (OPEN, SECRET):
        return ""
    coming = all(g.sheets_dealt[seat] or DEAL_SHEET[seat] in g.agenda for seat in seats)
    return "" if coming else "a seat has no sheet to choose from"


def settle(g: Burgundy, seat: int, board: int, space: int) -> None:
    """Give a player his board with the start castle on it, which brings nothing. Rules 2.4, 2.5."""
    estate = g.estates[seat]
    estate.board = board
    g.take_from_supply(CASTLE, CASTLE_TILE)
    estate.lay(CASTLE_TILE, space)
    if g.events is not None:
        g.tell("burgundy-event-settled", seat, board=str(board), space=names.space(board, space))


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


def no_settlement(g: Burgundy, seat: int, move: int) -> Reason | None:
    """The start castle lies on any castle space of a board the player may choose. Rule 2.7."""
    board, space = MOVES.args[move]
    if board in boards_for(g, seat) and COLOUR_MASK[board][CASTLE] & BIT[space]:
        return None
    return Reason(Msg("burgundy-why-not-your-castle"), "2.7")


def settlement_label(move: int) -> Msg:
    """“Board 6, castle on space 18 (castles, 6)”."""
    board, space = MOVES.args[move]
    return Msg("burgundy-do-settle", board=str(board), space=names.space(board, space))


def settlement_touches(seat: int, move: int) -> list[str]:
    """The board, then the castle space on it."""
    board, space = MOVES.args[move]
    return [places.board(seat, board), places.board_space(seat, board, space)]


class SettleOpenly(Choice):
    """A player chooses side and castle space, knowing the earlier choices. Rules 2.8, 2.10."""

    __slots__ = ()

    def misfit(self, g: Burgundy) -> str:
        return no_sheet(g, [self.seat])

    def kinds(self) -> tuple[Kind, ...]:
        return (SETTLE,)

    def obstacle(self, g: Burgundy, move: int) -> Reason | None:
        return no_settlement(g, self.seat, move)

    def play(self, g: Burgundy, move: int) -> None:
        board, space = MOVES.args[move]
        settle(g, self.seat, board, space)

    def label(self, g: Burgundy, move: int) -> Msg:
        return settlement_label(move)

    def touches(self, g: Burgundy, move: int) -> list[str]:
        return settlement_touches(self.seat, move)

    def rule(self) -> str:
        return "2.7"


class SettleSecretly(Sealed[Burgundy]):
    """All players choose side and castle space at once. Rule 2.9."""

    __slots__ = ()

    def misfit(self, g: Burgundy) -> str:
        return no_sheet(g, self.asked) or super().misfit(g)

    def kinds(self) -> tuple[Kind, ...]:
        return (SETTLE,)

    def obstacle(self, g: Burgundy, move: int) -> Reason | None:
        return no_settlement(g, self.seat, move)

    def reveal(self, g: Burgundy, answers: list[int]) -> None:
        for seat, move in zip(self.asked, answers, strict=True):
            board, space = MOVES.args[move]
            settle(g, seat, board, space)

    def label(self, g: Burgundy, move: int) -> Msg:
        return settlement_label(move)

    def touches(self, g: Burgundy, move: int) -> list[str]:
        return settlement_touches(self.seat, move)

    def rule(self) -> str:
        return "2.9"


SET_UP: Final = SetUp()
START_PLAYER: Final = StartPlayer()
START_GOODS_OF: Final = each_seat(StartGoodsOf)
GIVE_BOARDS: Final = GiveBoards()
DEAL_SHEET: Final = each_seat(DealSheet)
SETTLE_OPENLY: Final = each_seat(SettleOpenly)
