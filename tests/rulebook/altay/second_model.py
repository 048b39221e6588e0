"""The rules of Altay once more, written apart from the engine: slow, plain, nothing shared but the data file.

`Model(...).game()` is a generator of the whole game. It yields who decides and the moves that are legal, in
notation, and is sent the one that was made; chance decides as seat -1. Chapters are those of the rules.
"""

from collections import Counter

from .second_data import (
    ACHIEVEMENTS,
    CARDS,
    DATA,
    FITTING,
    MARKERS,
    NEAR,
    RESOURCES,
    TERRAIN,
    Side,
    fitting,
    kind_of,
    points_on,
    put,
    symbols,
    word,
)
from .second_table import Doing, Table


class Model(Table):
    """A game from set-up to the score."""

    # -- chapter 2 -------------------------------------------------------------------------------

    def game(self) -> Doing:
        bag = Counter({id: marker["count"] for id, marker in MARKERS.items()})
        for region, terrain in TERRAIN.items():
            hard = terrain == "mountain"
            fit = [id for id in bag if bag[id] and (MARKERS[id]["difficulty"] == 3) == hard]
            drawn = word((yield from self.lot(f"lay marker={id}" for id in fit)))
            bag[drawn] -= 1
            self.marker[region] = drawn
        for id, achievement in ACHIEVEMENTS.items():
            self.stock[id] = 1 if achievement["level"] == 3 else self.seats
        for level in (1, 2, 3):
            yield from self.refill(level)
        first = int(word((yield from self.lot(f"first seat={seat}" for seat in range(self.seats)))))
        order = [(first + n) % self.seats for n in range(self.seats)]
        free = [faction["id"] for faction in DATA["faction"]]
        for seat in order:
            chosen = word((yield from self.ask(seat, [f"lead faction={id}" for id in free])))
            free.remove(chosen)
            self.sides[seat].faction = chosen
            deck = next(faction["deck"] for faction in DATA["faction"] if faction["id"] == chosen)
            self.sides[seat].deck = [card for card, n in deck.items() for _ in range(n)]
        recommended = self.options["starts"] == "recommended" and self.plan is self.counts
        for seat in reversed(order):
            open_ground = [
                r for r in TERRAIN if TERRAIN[r] == "farmland" and r in self.in_play - set(self.owner)
            ]
            if recommended:
                region = self.plan["starts"][order.index(seat)]
            else:
                region = word((yield from self.ask(seat, [f"settle region={r}" for r in open_ground])))
            del self.marker[region]
            self.sides[seat].supply -= 1
            self.settle(seat, region)
        for seat in order:
            yield from self.draw(seat, 5)
        for seat in order:
            down = [id for id, n in self.stock.items() if n and ACHIEVEMENTS[id]["level"] == 3]
            wonder = word((yield from self.lot(f"deal wonder={id}" for id in down)))
            self.stock[wonder] -= 1
            self.sides[seat].secret = wonder
        while True:
            self.rounds += 1
            ended = False
            for seat in order:
                yield from self.turn(seat)
                ended = ended or self.ended()
            if ended:
                self.finished = True
                return

    # -- the turn ----------------------------------------------------------------------------------

    def turn(self, seat: int) -> Doing:
        side = self.sides[seat]
        while True:
            made = yield from self.ask(seat, self.actions(seat), True)
            if made == "end":
                break
            yield from self.act(seat, made)
        side.hand, side.saved = side.held(), []
        saves = "writing" in side.done and side.hand
        if saves and (yield from self.wants(seat, "apply achievement=writing", "enough")):
            yield from self.step(seat, "save")
        if self.trade:
            side.coins += self.pool.total()
        side.discard += self.played + side.hand
        side.hand, self.played = [], []
        self.pool.clear()
        self.used, self.applied, self.bought, self.attacked, self.stocked = set(), set(), set(), set(), set()
        yield from self.draw(seat, 5)
        if "laws" in side.done and (yield from self.wants(seat, "apply achievement=laws", "enough")):
            yield from self.draw(seat, 1)

    def actions(self, seat: int) -> set[str]:
        side = self.sides[seat]
        moves = {"end"}
        have = {r for r in RESOURCES if self.pool[r]}
        for card in side.held():
            for at, option in enumerate(CARDS[kind_of(card)]["options"], 1):
                if self.playable(seat, card, option):
                    moves.add(f"play card={card} option={at}")
        for card, slots in side.table.items():
            kind = kind_of(card)
            moves |= {f"put resource={r} card={kind}" for r in fitting(slots, self.slots_of(kind)) & have}
            if self.stores(kind) and any(slots) and kind not in self.stocked:
                moves.add(f"empty card={kind}")
        for kind, pile in self.piles.items():
            if pile and kind not in self.bought and self.affordable(self.price(pile[0])):
                moves.add(f"buy card={kind}")
        if self.trade and side.coins >= 5:
            moves |= {f"trade resource={r}" for r in RESOURCES}
        if side.work:
            moves |= {f"work resource={r}" for r in fitting(side.slots, self.needs(side.work)) & have}
            if ACHIEVEMENTS[side.work]["level"] < 3:
                moves.add("abandon")
        else:
            moves |= {
                f"begin achievement={id} resource={r}"
                for id in ACHIEVEMENTS
                if self.may_begin(side, id)
                for r in have & {r for kind in self.needs(id) for r in FITTING[kind]}
            }
        for id in side.done:
            usable = ACHIEVEMENTS[id].get("when") == "once" and id not in self.applied
            if usable and self.possible(seat, ACHIEVEMENTS[id]["effect"], len(side.held())):
                moves.add(f"apply achievement={id}")
        return moves | self.attacks(seat)

    def playable(self, seat: int, card: str, option: list[str]) -> bool:
        verb = option[0].split()[0]
        if verb in ("collect", "store"):
            names = [CARDS[kind_of(other)].get("name", kind_of(other)) for other in self.sides[seat].table]
            return CARDS[kind_of(card)].get("name", kind_of(card)) not in names
        if verb in ("attack", "defence"):
            return len(option) > 1
        return self.possible(seat, option, len(self.sides[seat].held()) - 1)

    def tabled(self, kind: str) -> list[str]:
        """The option of a card that goes to the table."""
        options = CARDS[kind]["options"]
        return next(list(o) for o in options if o[0].split()[0] in ("collect", "store"))

    def slots_of(self, kind: str) -> list[str]:
        return self.tabled(kind)[0].split()[1:]

    def stores(self, kind: str) -> bool:
        return self.tabled(kind)[0].startswith("store")

    def needs(self, achievement: str) -> list[str]:
        return list(ACHIEVEMENTS[achievement]["slots"])

    def price(self, card: str) -> Counter[str]:
        """The printed price, and one resource more for each point."""
        return Counter(CARDS[kind_of(card)]["cost"]) + Counter({"any": points_on(card)})

    def affordable(self, price: Counter[str]) -> bool:
        left = Counter(self.pool)
        left.subtract({kind: n for kind, n in price.items() if kind in RESOURCES})
        raw = sum(left[r] for r in FITTING["raw"])
        return (
            min(left.values(), default=0) >= 0
            and raw >= price["raw"]
            and left.total() >= (price["raw"] + price["any"])
        )

    def may_begin(self, side: Side, id: str) -> bool:
        level = ACHIEVEMENTS[id]["level"]
        lies = self.open[id] or (side.secret == id and not side.secret_out)
        own = [sum(1 for d in side.done if ACHIEVEMENTS[d]["level"] == at) for at in (level, level - 1)]
        return bool(lies) and id not in side.done and (level == 1 or own[0] + 1 <= own[1])

    def act(self, seat: int, made: str) -> Doing:
        side = self.sides[seat]
        verb, *given = made.split()
        said = dict(part.split("=") for part in given)
        if verb == "play":
            yield from self.play_card(seat, said["card"], int(said["option"]))
        elif verb == "put":
            yield from self.put_on(seat, said["resource"], said["card"])
        elif verb == "empty":
            card = next(card for card in side.table if kind_of(card) == said["card"])
            self.pool.update(r for r in side.table.pop(card) if r)
            side.discard.append(card)
        elif verb == "buy":
            card = self.piles[said["card"]].pop(0)
            self.bought.add(said["card"])
            side.discard.append(card)
            price = self.price(card)
            self.pool.subtract({kind: n for kind, n in price.items() if kind in RESOURCES})
            yield from self.pay(seat, "raw", price["raw"])
            yield from self.pay(seat, "any", price["any"])
        elif verb == "trade":
            side.coins -= 5
            self.pool[said["resource"]] += 1
        elif verb == "begin":
            yield from self.begin(seat, said["achievement"], said["resource"])
        elif verb == "work":
            yield from self.work(seat, said["resource"])
        elif verb == "abandon":
            side.supply += side.work_piece
            side.work, side.work_piece = "", False
        elif verb == "apply":
            self.applied.add(said["achievement"])
            yield from self.run(seat, ACHIEVEMENTS[said["achievement"]]["effect"])
        elif verb == "attack":
            yield from self.attack(seat, said["from"], said["to"])

    def play_card(self, seat: int, card: str, number: int) -> Doing:
        side = self.sides[seat]
        option = CARDS[kind_of(card)]["options"][number - 1]
        side.play_from_hand(card)
        if option[0].split()[0] in ("collect", "store"):
            side.table[card] = [None] * len(self.slots_of(kind_of(card)))
            return
        self.played.append(card)
        yield from self.run(seat, option[1:] if option[0].startswith("attack") else option)

    def put_on(self, seat: int, resource: str, kind: str) -> Doing:
        side = self.sides[seat]
        card = next(card for card in side.table if kind_of(card) == kind)
        self.pool[resource] -= 1
        put(side.table[card], self.slots_of(kind), resource)
        if self.stores(kind):
            self.stocked.add(kind)
        elif None not in side.table[card]:  # a settlement card: it goes before its settlements are placed
            del side.table[card]
            side.discard.append(card)
            yield from self.run(seat, self.tabled(kind)[1:])

    # -- chapter 9 ---------------------------------------------------------------------------------

    def begin(self, seat: int, id: str, resource: str) -> Doing:
        side = self.sides[seat]
        secret = not self.open[id]
        if secret:
            side.secret_out = True
        else:
            self.open[id] -= 1
        side.work, side.slots = id, [None] * len(self.needs(id))
        level = ACHIEVEMENTS[id]["level"]
        if level < 3 and side.supply:
            side.supply -= 1
            side.work_piece = True
        yield from self.work(seat, resource)
        if not secret:
            yield from self.refill(level)

    def work(self, seat: int, resource: str) -> Doing:
        side = self.sides[seat]
        self.pool[resource] -= 1
        put(side.slots, self.needs(side.work), resource)
        if None in side.slots:
            return
        id, piece = side.work, side.work_piece
        side.work, side.work_piece = "", False
        side.done.append(id)
        if piece:
            side.supply += 1
            yield from self.build(seat, 1)
        at_once = ACHIEVEMENTS[id].get("when") == "instant"
        if at_once and (yield from self.wants(seat, "accept", "decline")):
            yield from self.run(seat, ACHIEVEMENTS[id]["effect"])

    # -- chapter 8 ---------------------------------------------------------------------------------

    def attacks(self, seat: int) -> set[str]:
        side = self.sides[seat]
        armed = sum(symbols(card, "attack") for card in side.held())
        found = set()
        for start in self.homes(seat) if armed else []:
            for end in NEAR[start] & self.in_play:
                if (start, end) in self.attacked or self.owner.get(end) == seat or self.is_free(end):
                    continue
                strength = self.count[start] + armed + side.bonus("attack")
                if end not in self.marker or strength > MARKERS[self.marker[end]]["difficulty"]:
                    found.add(f"attack from={start} to={end}")
        return found

    def attack(self, seat: int, start: str, end: str) -> Doing:
        side = self.sides[seat]
        self.attacked.add((start, end))
        sent: list[str] = []
        while True:
            strength = self.count[start] + sum(symbols(c, "attack") for c in sent) + side.bonus("attack")
            moves = [f"send card={card}" for card in side.held() if symbols(card, "attack")]
            if sent and (end in self.owner or strength > MARKERS[self.marker[end]]["difficulty"]):
                moves.append("strike")
            made = yield from self.ask(seat, moves, True)
            if made == "strike":
                break
            side.play_from_hand(word(made))
            sent.append(word(made))
        self.played += sent
        for card in reversed(sent):
            for option in CARDS[kind_of(card)]["options"]:
                if option[0].startswith("attack"):
                    yield from self.run(seat, option[1:])
        if end in self.marker:
            marker = self.marker.pop(end)
            side.markers.append(marker)
            if MARKERS[marker]["brings"] != "none":
                self.pool[MARKERS[marker]["brings"]] += 1
            return
        yield from self.answer(seat, self.owner[end], start, end, strength, len(sent))

    def answer(self, seat: int, other: int, start: str, end: str, strength: int, sent: int) -> Doing:
        foe = self.sides[other]
        shown: list[str] = []
        while True:
            moves = [f"defend card={card}" for card in foe.held() if symbols(card, "defence")]
            made = yield from self.ask(other, [*moves, "fight", *([] if shown else ["surrender"])], True)
            if not made.startswith("defend"):
                break
            foe.play_from_hand(word(made))
            shown.append(word(made))
        defence = self.count[end] + sum(symbols(card, "defence") for card in shown) + foe.bonus("defence")
        if made == "surrender" or strength > defence:
            self.unsettle(end)
            self.sides[seat].captured += 1
        elif strength < defence:
            self.unsettle(start)
            foe.captured += 1
        while made == "surrender" and len(shown) < sent and foe.held():
            moves = [f"discard card={card}" for card in foe.held()]
            answer = yield from self.ask(other, [*moves, "enough"], True)
            if answer == "enough":
                break
            foe.play_from_hand(word(answer))
            shown.append(word(answer))
        foe.discard += shown
        yield from self.draw(other, len(shown))

    # -- chapters 11 and 12 --------------------------------------------------------------------------

    def ended(self) -> bool:
        return any(
            not (side.supply or side.work_piece) or not self.homes(seat)
            for seat, side in enumerate(self.sides)
        )

    def score(self, seat: int) -> list[int]:
        side = self.sides[seat]
        homes = self.homes(seat)
        difficulty = sum(MARKERS[id]["difficulty"] for id in side.markers + side.converted)
        counts = Counter(TERRAIN[r] for r in homes) + Counter(
            crowded=sum(1 for r in homes if self.count[r] >= 2),
            difficulty=difficulty,
            captured=side.captured,
            technologies=sum(1 for id in side.done if ACHIEVEMENTS[id]["level"] < 3),
        )
        achieved = 0
        for id in side.done:
            score = ACHIEVEMENTS[id].get("score", {"base": ACHIEVEMENTS[id].get("points", 0)})
            more = score.get("each", 0) * (counts[score.get("per", "")] // score.get("by", 1))
            achieved += min(7, score.get("base", 0) + more) + (3 if id == side.secret else 0)
        cards = [*side.deck, *side.held(), *side.discard, *side.table]
        return [
            achieved,
            sum(points_on(card) for card in cards),
            sum(1 + self.plan["tokens"].get(r, 0) for r in homes),
            side.captured,
            difficulty // 3,
        ]
