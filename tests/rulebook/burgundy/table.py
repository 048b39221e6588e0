"""Positions in plain words, and what lies where in them.

`position` lays out a table in the middle of a turn. The player on turn has seat 0 unless the case says
otherwise.
"""

from collections.abc import Mapping, Sequence

from tests.rulebook.vocabulary import got

from ratusha.games.burgundy import GAME
from ratusha.games.burgundy.components import (
    CASTLE_TILE,
    NO_TILE,
    PHASE_NAMES,
    SHELF,
    TILE_NAMES,
)
from ratusha.games.burgundy.estate import Estate
from ratusha.games.burgundy.scoring import FINAL_SCORING
from ratusha.games.burgundy.state import Burgundy
from ratusha.games.burgundy.turn import TURN


def tile(name: str) -> int:
    """The kind of tile with this name; an empty name is no tile."""
    return TILE_NAMES.index(name) if name else NO_TILE


def position(
    *,
    seats: int = 2,
    phase: str = "A",
    dice: Sequence[int] = (1, 2),
    board: int = 1,
    castle: int = 18,
    tiles: Mapping[int, str] | None = None,
    storage: Sequence[str] = (),
    goods: Mapping[int, int] | None = None,
    sold: Mapping[int, int] | None = None,
    silver: int = 0,
    workers: int = 0,
    knows: Sequence[int] = (),
    depots: Mapping[int, Sequence[str]] | None = None,
    cargo: Mapping[int, Sequence[int]] | None = None,
    turn: int = 0,
    **options: str,
) -> Burgundy:
    """A player's turn in the first round of a phase. The others have only their start castle.

    `depots` are the tiles on the spaces of each depot (0 is the black one), `cargo` the goods there. Unless
    the case gives them, every numbered depot has a mine, so that a die always leaves a choice.
    `knows` puts knowledge tiles in force wherever they may lie.
    """
    g = GAME.new(seats, GAME.check_options(options, seats))
    g.phase = PHASE_NAMES.index(phase)
    g.round = 1
    g.order = list(range(seats))
    for seat in range(seats):
        g.estates[seat].board = 1
        g.estates[seat].lay(CASTLE_TILE, 18)
        g.dice[2 * seat : 2 * seat + 2] = [1, 2]
    g.dice[2 * turn : 2 * turn + 2] = dice
    g.estates[turn] = estate(g.estates[turn], board, {castle: "castle", **(tiles or {})}, storage)
    mine = g.estates[turn]
    mine.silver, mine.workers = silver, workers
    for number in knows:
        mine.knowledge |= 1 << number
    for kind, n in (goods or {}).items():
        mine.add_goods(kind, n)
    for kind, n in (sold or {}).items():
        mine.sold[kind] = n
    for depot, names in ({n: ["mine"] for n in range(1, 7)} if depots is None else depots).items():
        for slot, name in enumerate(names):
            if name:
                g.put_on_shelf(SHELF[depot] + slot, tile(name))
    for depot, kinds in (cargo or {}).items():
        for kind in kinds:
            g.depot_goods[depot * 7 + kind] += 1
    g.agenda = [FINAL_SCORING, *[TURN[(turn + i) % seats] for i in range(seats - 1, -1, -1)]]
    g.settle()
    return g


def estate(blank: Estate, board: int, tiles: Mapping[int, str], storage: Sequence[str]) -> Estate:
    """An estate with these tiles on their spaces."""
    made = blank.clone()
    made.board = board
    made.tiles = [NO_TILE] * len(made.tiles)
    for space, name in tiles.items():
        made.tiles[space] = tile(name)
    made.storage = [tile(name) for name in [*storage, "", "", ""][:3]]
    made.derive()
    return made


def silver(g: Burgundy, seat: int = 0) -> int:
    """How much silver the last `play` brought (or cost) a seat."""
    return got(g, seat).get("silver", 0)


def workers(g: Burgundy, seat: int = 0) -> int:
    """How many workers the last `play` brought (or cost) a seat."""
    return got(g, seat).get("workers", 0)


def stored(g: Burgundy, seat: int = 0) -> list[str]:
    """The names of a player's stored tiles; an empty space is an empty name."""
    return [TILE_NAMES[t] if t != NO_TILE else "" for t in g.estates[seat].storage]


def depot(g: Burgundy, number: int) -> list[str]:
    """The names of the tiles in a depot (0 is the black one)."""
    first = SHELF[number]
    shelves = g.shelves[first : first + (8 if number == 0 else 4)]
    return [TILE_NAMES[t] for t in shelves if t != NO_TILE]


def cargo(g: Burgundy, number: int) -> dict[int, int]:
    """The goods in a depot: how many of each type."""
    return {kind: n for kind, n in enumerate(g.depot_goods[number * 7 : number * 7 + 7]) if n}


def goods(g: Burgundy, seat: int = 0) -> dict[int, int]:
    """A player's goods: how many of each type."""
    return {kind: n for kind, n in enumerate(g.estates[seat].goods) if n}


def start(seats: int = 2, **options: str) -> Burgundy:
    """A new game whose chance the test plays."""
    return GAME.start(seats=seats, seed=None, **options)


def seeded(seats: int, seed: int, **options: str) -> Burgundy:
    """A new game whose chance comes from a seed, set up to its first choice."""
    return GAME.start(seats=seats, seed=seed, **options)
