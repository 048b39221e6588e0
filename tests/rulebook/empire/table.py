"""Positions in plain words, moves in notation, and what they brought.

`position` lays out a table in the middle of a game; chance is the test's to play (`reveal square=winery`).
Seat 0 has the turn unless the case says otherwise. Cells are (x, y), y away from the owner.
"""

from collections.abc import Iterable, Mapping, Sequence

import pytest

import ratusha
from ratusha.games.empire.adding import ADDS
from ratusha.games.empire.components import BIT, FIRST, KIND, MASTER, RESOURCE, STACK, STACKS
from ratusha.games.empire.moves import MOVES, cell_at, x_of, y_of
from ratusha.games.empire.realm import COINED, MASTERED, RAVAGED
from ratusha.games.empire.state import Empire
from ratusha.games.empire.tokens import PLAY_TOKENS
from ratusha.games.empire.turn import END_TURN, OPENS
from ratusha.kernel import Chance, IllegalMove

GAME = ratusha.game("empire")

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
    assert isinstance(g, Empire)
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
        g.tally(seat)
    assert not g.problems(), g.problems()
    if step == "open":
        g.agenda = [OPENS[turn]]
    else:
        g.agenda = [END_TURN, ADDS[turn]] + ([PLAY_TOKENS[turn]] if step == "token" else [])
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
    square = realm.number[cell_at(*cell)]
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


# -- playing and asking -------------------------------------------------------------------------------


def play(g: Empire, *moves: str) -> None:
    """Play moves given in notation, chance's too."""
    for move in moves:
        g.play_text(move)


def legal(g: Empire, *kinds: str) -> list[str]:
    """The legal moves in notation, all or those of some kinds."""
    texts = [MOVES.text(move) for move in g.moves()]
    return [text for text in texts if not kinds or text.split()[0] in kinds]


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
    mask = at.marks[at.number[cell_at(*cell)]]
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


def weights(g: Empire) -> list[int]:
    """How many equally likely tickets each outcome of the chance that waits has."""
    top = g.agenda[-1]
    assert isinstance(top, Chance)
    return top.weights(g)


def refused(g: Empire, move: str, seat: int = -9) -> str:
    """The number of the rule that forbids a move, which changes nothing."""
    before = g.to_json()
    with pytest.raises(IllegalMove) as error:
        g.play_text(move, seat)
    assert g.to_json() == before
    assert not g.problems()
    return error.value.rule.removeprefix("empire ")


def told(g: Empire, move: str) -> str:
    """What the player is told when a move is refused, in English."""
    with pytest.raises(IllegalMove) as error:
        g.play_text(move)
    return str(error.value)


def new_game(seats: int = 2) -> Empire:
    """A game about to be set up, chance being the test's."""
    g = GAME.start(seats, seed=None)
    assert isinstance(g, Empire)
    return g
