"""For the second model of Altay: the table, and the effects of cards. Chapters 1, 4, 5 and 7."""

from collections import Counter
from collections.abc import Generator, Iterable

from .second_data import ACHIEVEMENTS, CARDS, DATA, FITTING, MARKERS, NEAR, RESOURCES, TERRAIN, Side, word

CHANCE = -1
Asking = Generator[tuple[int, set[str]], str, str]
Doing = Generator[tuple[int, set[str]], str, None]


class Table:
    """Who has what, and what effects do with it."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats, self.options = seats, options
        self.trade = options["trade"] == "on"
        rows = {row["seats"]: row for row in DATA["table"]}
        self.counts = rows[seats]
        self.plan = rows[4] if options["board"] == "full" else rows[seats]
        self.sides = [Side() for _ in range(seats)]
        self.in_play = set(TERRAIN) - set(self.plan["out"])
        self.marker: dict[str, str] = {}
        self.owner: dict[str, int] = {}
        self.count: Counter[str] = Counter()
        self.piles = {
            id: [f"{id}_{n}" if n else id for n in card["points"][: self.counts["copies"]]]
            for id, card in CARDS.items()
            if "cost" in card
        }
        self.open: Counter[str] = Counter()
        self.stock: Counter[str] = Counter()
        self.pool: Counter[str] = Counter()
        self.played: list[str] = []
        self.used: set[str] = set()
        self.applied: set[str] = set()
        self.bought: set[str] = set()
        self.attacked: set[tuple[str, str]] = set()
        self.stocked: set[str] = set()
        self.rounds = 0
        self.that = 0
        self.finished = False

    # -- asking ----------------------------------------------------------------------------------

    def ask(self, who: int, moves: Iterable[str], hidden: bool = False) -> Asking:
        """What is chosen. An open choice with one move is made by itself; where a hand decides, never."""
        offered = set(moves)
        if len(offered) == 1 and not hidden:
            return offered.pop()
        return (yield who, offered)

    def wants(self, who: int, yes: str, no: str) -> Generator[tuple[int, set[str]], str, bool]:
        return (yield from self.ask(who, [yes, no])) == yes

    def lot(self, moves: Iterable[str]) -> Asking:
        return (yield CHANCE, set(moves))

    # -- the map, the decks, the open achievements ------------------------------------------------

    def homes(self, seat: int) -> list[str]:
        return [region for region, owner in self.owner.items() if owner == seat]

    def is_free(self, region: str) -> bool:
        return region in self.in_play and region not in self.owner and region not in self.marker

    def settle(self, seat: int, region: str) -> None:
        self.owner[region] = seat
        self.count[region] += 1

    def unsettle(self, region: str) -> None:
        self.count[region] -= 1
        if not self.count[region]:
            del self.owner[region]

    def build(self, seat: int, n: int) -> Doing:
        side = self.sides[seat]
        for _ in range(min(n, side.supply)):
            homes = self.homes(seat)
            sites = {r for r in homes if self.count[r] < 4}
            sites |= {r for home in homes for r in NEAR[home] if self.is_free(r)}
            side.supply -= 1
            if sites:
                self.settle(seat, word((yield from self.ask(seat, [f"place region={r}" for r in sites]))))

    def draw(self, seat: int, n: int) -> Doing:
        side = self.sides[seat]
        for _ in range(n):
            if not side.deck:
                side.deck, side.discard = side.discard, []
            if not side.deck:
                return
            card = word((yield from self.lot(f"draw card={card}" for card in side.deck)))
            side.deck.remove(card)
            side.hand.append(card)

    def refill(self, level: int) -> Doing:
        of_level = [id for id, achievement in ACHIEVEMENTS.items() if achievement["level"] == level]
        while sum(1 for id in of_level if self.open[id]) < 3 and any(self.stock[id] for id in of_level):
            fit = [f"reveal achievement={id}" for id in of_level if self.stock[id]]
            shown = word((yield from self.lot(fit)))
            self.stock[shown] -= 1
            self.open[shown] += 1

    # -- effects -----------------------------------------------------------------------------------

    def possible(self, seat: int, steps: list[str], others: int) -> bool:
        """Can the mandatory parts be done? `others` are the cards of the hand that could be trashed."""
        verb, *rest = steps[0].split()
        if verb == "use":
            return any(TERRAIN[r] == rest[0] and r not in self.used for r in self.homes(seat))
        if verb == "spend":
            return sum(self.pool[r] for r in FITTING[rest[1]]) >= int(rest[0])
        if verb == "trash":
            return "-" in rest[0] or others >= int(rest[0])
        if verb == "move":
            return bool(self.shifts(seat))
        return verb != "convert" or bool(self.sides[seat].markers)

    def shifts(self, seat: int) -> list[str]:
        homes = self.homes(seat)
        ends = [r for r in TERRAIN if self.is_free(r) or (r in homes and self.count[r] < 4)]
        return [f"move from={start} to={end}" for start in homes for end in ends if end != start]

    def run(self, seat: int, steps: list[str]) -> Doing:
        for at, step in enumerate(steps):
            if step.startswith("may "):
                rest = [step[4:], *steps[at + 1 :]]
                if self.possible(seat, rest, 0) and (yield from self.wants(seat, "accept", "decline")):
                    yield from self.run(seat, rest)
                return
            yield from self.step(seat, *step.split())

    def step(self, seat: int, verb: str, *rest: str) -> Doing:
        side = self.sides[seat]
        n = self.that if rest[:1] == ("that",) else int(rest[0]) if rest and rest[0].isdigit() else 0
        if verb == "produce" and rest[1] == "alike":
            chosen = word((yield from self.ask(seat, [f"take resource={r}" for r in RESOURCES])))
            self.pool[chosen] += n
        elif verb == "produce":
            for _ in range(n):
                kinds = [f"take resource={r}" for r in FITTING[rest[1]]]
                self.pool[word((yield from self.ask(seat, kinds)))] += 1
        elif verb == "use":
            fit = [r for r in self.homes(seat) if TERRAIN[r] == rest[0] and r not in self.used]
            self.used.add(word((yield from self.ask(seat, [f"use region={r}" for r in fit]))))
        elif verb == "spend":
            yield from self.pay(seat, rest[1], n)
        elif verb == "draw":
            yield from self.draw(seat, n)
        elif verb == "trash":
            yield from self.trash(seat, "-" not in rest[0], int(rest[0].rpartition("-")[2]))
        elif verb == "move":
            made = yield from self.ask(seat, self.shifts(seat))
            start, end = (part.partition("=")[2] for part in made.split()[1:])
            self.unsettle(start)
            self.settle(seat, end)
        elif verb == "convert":
            marker = word((yield from self.ask(seat, [f"convert marker={id}" for id in side.markers])))
            side.markers.remove(marker)
            side.converted.append(marker)
            self.that = MARKERS[marker]["difficulty"]
        elif verb == "build":
            yield from self.build(seat, n)
        elif verb == "save":
            card = word((yield from self.ask(seat, [f"save card={card}" for card in side.hand], True)))
            side.hand.remove(card)
            side.saved.append(card)

    def pay(self, seat: int, kind: str, n: int) -> Doing:
        for _ in range(n):
            fit = [f"pay resource={r}" for r in FITTING[kind] if self.pool[r]]
            self.pool[word((yield from self.ask(seat, fit)))] -= 1

    def trash(self, seat: int, must: bool, n: int) -> Doing:
        """All are chosen before any card is drawn."""
        self.that = 0
        side = self.sides[seat]
        while self.that < n and side.held():
            moves = [f"trash card={card}" for card in side.held()] + ([] if must else ["enough"])
            made = yield from self.ask(seat, moves, True)
            if made == "enough":
                return
            side.play_from_hand(word(made))
            self.that += 1
