"""Chapter 2 of the rules: the evenings and the gate."""

from typing import Any, Final

from lantern_fair import moves as m
from lantern_fair import places
from lantern_fair.components import EVENINGS, FACES, RESERVE
from lantern_fair.scoring import CLOSING
from lantern_fair.stall import TURN
from lantern_fair.state import GATE, Fair
from ratusha.kernel import NOBODY, Chance, Kind, Msg, Reason, Sealed, Step, clockwise


class Evening(Step[Fair]):
    """The next evening begins, or the fair is over. Rules 2.1 and 5.1."""

    __slots__ = ()

    def run(self, g: Fair) -> None:
        if g.evening == EVENINGS[g.options["length"]]:
            g.agenda.append(CLOSING)
            return
        g.evening += 1
        g.tell("lantern_fair-evening", NOBODY, n=str(g.evening))
        g.agenda.append(ROLL)


class Roll(Chance[Fair]):
    """What the gate is worth tonight; two faces of the die are printed twice. Rule 2.1."""

    __slots__ = ()

    def moves(self, g: Fair) -> list[int]:
        return [m.ROLL.at(face) for face in sorted(set(FACES))]

    def tickets(self, g: Fair) -> int:
        return len(FACES)

    def outcome(self, g: Fair, ticket: int) -> int:
        return m.ROLL.at(FACES[ticket])

    def play(self, g: Fair, move: int) -> None:
        worth = m.MOVES.args[move][0]
        g.tell("lantern_fair-rolled", NOBODY, n=worth)
        g.agenda.append(Bid(list(range(g.seats)), None, worth))


class Bid(Sealed[Fair]):
    """All bid in secret for the gate. Rules 2.2 to 2.4."""

    __slots__ = ("worth",)

    def __init__(self, asked: list[int], answers: list[int] | None, worth: int) -> None:
        super().__init__(asked, answers)
        self.worth = worth

    def again(self, answers: list[int]) -> "Bid":
        return Bid(self.asked, answers, self.worth)

    def args(self) -> list[Any]:
        return [*super().args(), self.worth]

    def kinds(self) -> tuple[Kind, ...]:
        return (m.BID,)

    def obstacle(self, g: Fair, move: int) -> Reason | None:
        if m.MOVES.args[move][0] > g.coins[self.seat]:
            return Reason(Msg("lantern_fair-no-coins", n=g.coins[self.seat]), "2.2")
        return None

    def reveal(self, g: Fair, answers: list[int]) -> None:
        bids = [m.MOVES.args[answer][0] for answer in answers]
        for seat in range(g.seats):
            g.tell("lantern_fair-bid", seat, n=bids[seat])
        order = clockwise(g.keeper, g.seats)
        winner = max(order, key=lambda seat: bids[seat])  # of equal bids the first: rule 2.3
        if bids[winner] >= RESERVE:
            g.pay(winner, -bids[winner], "gate")
            g.score(winner, GATE, self.worth)
            g.keeper = winner
        else:
            g.tell("lantern_fair-gate-empty", NOBODY)
        g.agenda.append(EVENING)
        g.agenda.extend(TURN[seat] for seat in reversed(clockwise(g.keeper, g.seats)))

    def prompt(self, g: Fair) -> Msg:
        return Msg("lantern_fair-ask-bid", n=self.worth)

    def label(self, g: Fair, move: int) -> Msg:
        return Msg("lantern_fair-do-bid", n=m.MOVES.args[move][0])

    def touches(self, g: Fair, move: int) -> list[str]:
        return [places.purse(self.seat), places.GATE]

    def warning(self, g: Fair, move: int) -> Msg | None:
        bid = m.MOVES.args[move][0]
        return Msg("lantern_fair-warn-purse") if bid and bid == g.coins[self.seat] else None


EVENING: Final = Evening()
ROLL: Final = Roll()
