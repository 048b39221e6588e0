"""Positions in plain words, and what lies in a realm, a hand or a row.

`position` lays out a table in the middle of a game; chance is the test's to play (`reveal square=winery`).
Seat 0 has the turn unless the case says otherwise. Cells are (x, y), y away from the owner.
"""

from collections.abc import Iterable, Mapping, Sequence

from ratusha.games.empire import GAME
from ratusha.games.empire.adding import ADD
from ratusha.games.empire.components import FIRST, KIND, MASTER, RESOURCE, STACK, STACKS
from ratusha.games.empire.moves import MOVES, cell_at, x_of, y_of
from ratusha.games.empire.realm import COINED, MASTERED, RAVAGED
from ratusha.games.empire.scoring import tally
from ratusha.games.empire.state import Empire
from ratusha.games.empire.tokens import PLAY_TOKEN
from ratusha.games.empire.turn import END_TURN, OPEN
from ratusha.kernel import BIT

Cell = tuple[int, int]
MARKS = {"war": RAVAGED, "coin": COINED, "craftsman": MASTERED}
SMALL = {(0, 0): "forest", (1, 0): "meadow"}
"""A realm for players the case does not speak of."""


def kind(name: str) -> int:
    """The kind of square with this id."""
    return KIND.index(name)


def position(
    *realms: Mapping[Cell, str],
    seats: int = 2,
    turn: int = 0,
    step: str = "add",
    nature: Sequence[str] = (),
    village: Sequence[str] = (),
    city: Sequence[str] = (),
    prizes: Sequence[str] = ("sanctuary_zeus",),
    hands: Sequence[Mapping[str, int]] = (),
    marks: Mapping[tuple[int, Cell], str] | None = None,
    carts: Mapping[int, Iterable[Cell]] | None = None,
    replaced: Mapping[int, Sequence[str]] | None = None,
    stacks: Mapping[str, Sequence[str]] | None = None,
    bought: str = "",
) -> Empire:
    """A turn that has come to `step`: open, token or add.

    `realms` are the squares of each seat by cell; `marks` what lies on them ("war craftsman"); `stacks`
    leaves only these squares in a stack, the others lie in the box. A hand names tokens (war, coins,
    carts) and craftsmen.
    """
    g = GAME.new(seats, {})
    g.turns, g.first, g.active = 10, turn, turn
    for seat in range(seats):
        for cell, name in (realms[seat] if seat < len(realms) else SMALL).items():
            g.realms[seat].add(cell_at(*cell), _take(g, name))
    for seat, names in (replaced or {}).items():
        g.realms[seat].replaced = [_take(g, name) for name in names]
    for row, names in zip(g.rows, (nature, village, city), strict=True):
        row += [_take(g, name) for name in names]
    g.prizes = [_take(g, name) for name in prizes]
    for (seat, cell), words in (marks or {}).items():
        _mark(g, seat, cell, words.split())
    for seat, corners in (carts or {}).items():
        for corner in corners:
            g.realms[seat].join(cell_at(*corner))
            g.piles[2] -= 1
    for seat, hand in enumerate(hands):
        _deal(g, seat, hand)
    for stack, names in (stacks or {}).items():
        _leave(g, STACKS.index(stack), [kind(name) for name in names])
    if bought:
        g.bought = _resource(bought)
    for seat in range(seats):
        tally(g, seat)
    assert not g.problems(), g.problems()
    if step == "open":
        g.agenda = [OPEN[turn]]
    else:
        g.agenda = [END_TURN, ADD[turn]] + ([PLAY_TOKEN[turn]] if step == "token" else [])
    g.settle()
    return g


def _take(g: Empire, name: str) -> int:
    number = kind(name)
    g.left[number] -= 1
    g.sizes[STACK[number]] -= 1
    return number


def _leave(g: Empire, stack: int, kinds: list[int]) -> None:
    for number in range(FIRST[stack], FIRST[stack + 1]):
        gone = g.left[number] - kinds.count(number)
        g.box += [number] * gone
        g.left[number] -= gone
        g.sizes[stack] -= gone


def _mark(g: Empire, seat: int, cell: Cell, words: list[str]) -> None:
    realm = g.realms[seat]
    square = realm.square_at(cell_at(*cell))
    for word in words:
        realm.marks[square] |= MARKS[word]
        if word == "craftsman":
            g.masters &= ~BIT[_worker(KIND[realm.kinds[square]])]
        else:
            g.piles[0 if word == "war" else 1] -= 1
    realm.changed(square)


def _worker(square: str) -> int:
    trade = {
        "winery": "vintner",
        "pasture": "horse_breeder",
        "mine": "smith",
        "gold_mine": "jeweller",
        "weaving_house": "weaver",
        "fishery": "fisher",
    }
    return MASTER.index(trade[square])


def _deal(g: Empire, seat: int, hand: Mapping[str, int]) -> None:
    for name, n in hand.items():
        if name in MASTER:
            g.realms[seat].masters |= BIT[MASTER.index(name)]
            g.masters &= ~BIT[MASTER.index(name)]
        else:
            token = ("war", "coins", "carts").index(name)
            g.realms[seat].hand[token] += n
            g.piles[token] -= n


def _resource(name: str) -> int:
    return RESOURCE.index(name)


# -- reading -----------------------------------------------------------------------------------------


def where(g: Empire, square: str) -> set[Cell]:
    """The cells on which a square may be laid now; none if it can't be added."""
    move = MOVES.parse(f"add square={square}")
    then = g.clone()
    top = then.agenda.pop()
    if move not in top.moves(then):
        return set()
    top.play(then, move)
    cells = [MOVES.args[at] for at in then.agenda[-1].moves(then)]
    assert len(cells) == len(set(cells))
    return {(cell[0], cell[1]) for cell in cells}


def free(g: Empire, square: str) -> set[Cell]:
    """The ordinary places of a square: those that replace nothing."""
    return where(g, square) - set(realm(g, g.seat))


def realm(g: Empire, seat: int = 0) -> dict[Cell, str]:
    """The squares of a realm by cell."""
    at = g.realms[seat]
    return {(x_of(c), y_of(c)): KIND[k] for c, k in zip(at.cells, at.kinds, strict=True)}


def marks(g: Empire, cell: Cell, seat: int = 0) -> set[str]:
    """What lies on a square."""
    at = g.realms[seat]
    mask = at.marks[at.square_at(cell_at(*cell))]
    return {word for word, bit in MARKS.items() if mask & bit}


def hand(g: Empire, seat: int = 0) -> dict[str, int]:
    """The tokens in hand, craftsmen by name."""
    at = g.realms[seat]
    held = {name: n for name, n in zip(("war", "coins", "carts"), at.hand, strict=True) if n}
    return held | {MASTER[i]: 1 for i in range(len(MASTER)) if at.masters & BIT[i]}


def row(g: Empire, stack: str) -> list[str]:
    """The open squares of a row."""
    return [KIND[number] for number in g.rows[STACKS.index(stack)]]


def unions(g: Empire, seat: int = 0) -> list[int]:
    """How many squares each union joins."""
    return sorted(mask.bit_count() for mask in g.realms[seat].unions)


def new_game(seats: int = 2) -> Empire:
    """A game about to be set up, chance being the test's."""
    return GAME.start(seats, seed=None)
