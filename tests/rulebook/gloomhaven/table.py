"""Positions in plain words, and readers of what lies on the table.

Cells are (x, y) with (0, 0) at the top left. Four players are white (Savvas), purple (Humans), yellow
(Valraths) and blue (Quatryls), seats 0 to 3; fewer players are the first of them. Chance is the test's.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.rulebook.vocabulary import legal

import ratusha.games.gloomhaven as package
from ratusha.games.gloomhaven.basic import BASIC as BASIC_DECISION
from ratusha.games.gloomhaven.city import add_bridge, add_building, add_house, add_storage, lay_road
from ratusha.games.gloomhaven.components import (
    ACHIEVEMENT,
    ADVISER,
    BASIC,
    BIT,
    BUILDING,
    BUILDING_SHAPE,
    BUILDINGS,
    CARD,
    DECK_OF,
    FIRST_ADVISER,
    MOST_WANTS,
    NEUTRAL,
    NOTHING,
    RACE,
    RESOURCE,
    SHAPE_OF,
    SITE,
    SITE_SPOT,
    TILE,
    WANTS,
)
from ratusha.games.gloomhaven.geometry import CELL, cell_at, cells_of, x_of, y_of
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.turn import END_TURN, TURN
from ratusha.kernel import CHANCE, Rng

GAME = package.GAME
Cell = tuple[int, int]
WHITE, PURPLE, YELLOW, BLUE = range(4)
RACES = ("savvas", "human", "valrath", "quatryl")
EXTRAS: dict[int, list[list[str]]] = {
    1: [[]],
    2: [["crops", "stone"], ["gems", "knowledge"]],
    3: [["crops"], ["gems"], ["wood"]],
    4: [["crops"], ["gems"], ["wood"], ["livestock"]],
}
"""Extra resources: with two players wood and livestock are neutral, with three knowledge and livestock."""
BASES = ("metal", "population", "stone", "knowledge")


def spot(shape: int, cells: Sequence[Cell]) -> int:
    """The spot at which a shape covers these cells."""
    mask = sum(CELL[cell_at(*cell)] for cell in cells)
    return TILE[shape].index(mask)


def position(
    *storages: Mapping[str, Any],
    seats: int = 4,
    turn: int = 0,
    step: str = "turn",
    roads: Sequence[Cell] = (),
    houses: Mapping[int, Sequence[Cell]] | None = None,
    bridges: Mapping[int, Sequence[Cell]] | None = None,
    buildings: Mapping[str, Any] | None = None,
    cubes: Mapping[str, Mapping[str, int]] | None = None,
    coins: int | Sequence[int] = 7,
    fleeting: Sequence[int] = (),
    lasting: Sequence[int] = (),
    scores: Sequence[int] = (),
    races: Sequence[str] = (),
    bases: Sequence[str] = (),
    extras: Sequence[Sequence[str]] = (),
    up: Mapping[int, Sequence[str]] | None = None,
    down: Mapping[int, Sequence[str]] | None = None,
    hired: Mapping[int, Sequence[str]] | None = None,
    advisers: Sequence[str] = ("scholar", "foreman", "huckster", "carpenter"),
    proposals: Sequence[str] = ("university", "salt_barge", "town_hall"),
    top: Sequence[str] = ("sanctuary",),
    goals: Sequence[str] = (),
    completed: int = 0,
    **options: str,
) -> Gloomhaven:
    """A turn of seat `turn` (`step="basic"`: with a card face down). A storage is {resource: cell or cells,
    "by": builder of an advanced one, "access": seats, "inputs": numbers of earlier storages}.

    `completed` buildings that want nothing any more stand somewhere: they are counted only.
    """
    g = GAME.new(seats, GAME.check_options(options, seats))
    g.agenda.clear()
    g.races = [RACE.index(race) for race in (races or RACES[:seats])]
    g.bases = [BASIC.index(name) for name in (bases or BASES[:seats])]
    g.extras = [[BASIC.index(name) for name in one] for one in (extras or EXTRAS[seats])]
    g.derive()
    g.turns, g.first, g.active = 20, 0, turn
    for cell in roads:
        lay_road(g, cell_at(*cell))
    for seat, cells in (bridges or {}).items():
        for cell in cells:
            add_bridge(g, seat, cell_at(*cell))
    for one in storages:
        _store(g, one)
    for seat, cells in (houses or {}).items():
        for cell in cells:
            add_house(g, seat, cell_at(*cell))
    g.coins = [coins] * seats if isinstance(coins, int) else list(coins)
    g.fleeting = [*fleeting, *[0] * (seats - len(fleeting))]
    g.lasting = [*lasting, *[0] * (seats - len(lasting))]
    for seat, n in enumerate(scores):
        g.score(seat, 1, n)
    _deal(g, hired or {}, up or {}, down or {}, advisers)
    for name, cells in (buildings or {}).items():
        _build(g, name, cells, (cubes or {}).get(name, {}))
    g.completed += completed
    g.proposals = [BUILDING.index(name) for name in proposals] + [NOTHING] * (3 - len(proposals))
    g.top = [BUILDING.index(name) for name in top]
    used = [*g.proposals, *g.top, *g.built]
    g.deck = sum(BIT[b] for b in range(BUILDINGS) if b not in used)
    for name in goals:
        g.goals[DECK_OF[ACHIEVEMENT.index(name)]] = ACHIEVEMENT.index(name)
    g.agenda = [TURN[turn]] if step == "turn" else [END_TURN, BASIC_DECISION[turn]]
    g.settle()
    return g


def _store(g: Gloomhaven, one: Mapping[str, Any]) -> None:
    name = next(key for key in one if key in RESOURCE)
    kind = RESOURCE.index(name)
    cells = [one[name]] if isinstance(one[name][0], int) else list(one[name])
    owner = one["by"] if "by" in one else g.basic_owner[kind]
    tokens = 0 if owner == NEUTRAL else BIT[owner]
    for seat in one.get("access", ()):
        tokens |= BIT[seat]
    inputs = [*one.get("inputs", ()), NOTHING, NOTHING]
    add_storage(g, kind, spot(SHAPE_OF[kind], cells), owner, tokens, inputs[0], inputs[1])


def _build(g: Gloomhaven, name: str, cells: Any, cubes: Mapping[str, int]) -> None:
    building = BUILDING.index(name)
    plot = SITE_SPOT + SITE.index(cells) if isinstance(cells, str) else spot(BUILDING_SHAPE[building], cells)
    at = add_building(g, building, plot)
    for resource, seat in cubes.items():
        want = WANTS[building].index(RESOURCE.index(resource))
        g.cubes[at * MOST_WANTS + want] = seat
        g.wanted[at] &= ~BIT[RESOURCE.index(resource)]
    if not g.wanted[at]:
        g.completed += 1


def _deal(
    g: Gloomhaven,
    hired: Mapping[int, Sequence[str]],
    up: Mapping[int, Sequence[str]],
    down: Mapping[int, Sequence[str]],
    advisers: Sequence[str],
) -> None:
    g.advisers = [ADVISER.index(name) for name in advisers] + [NOTHING] * (4 - len(advisers))
    for adviser in g.advisers:
        g.adviser_deck &= ~BIT[adviser] if adviser != NOTHING else -1
    for seat, names in hired.items():
        for name in names:
            g.cards[seat] |= BIT[CARD.index(name)]
            g.adviser_deck &= ~BIT[CARD.index(name) - FIRST_ADVISER]
            g.hired[seat] += 1
    for seat, names in up.items():
        g.up[seat] = sum(BIT[CARD.index(name)] for name in names)
    for seat, names in down.items():
        g.down[seat] = [CARD.index(name) for name in names]
        g.maybe[seat] = [g.cards[seat] & ~g.up[seat] & ~BIT[4]] * len(g.down[seat])


# -- reading ------------------------------------------------------------------------------------------


def storage(g: Gloomhaven, resource: str, number: int = 0) -> int:
    """The number of the so-manieth storage of a resource."""
    return [s for s, kind in enumerate(g.kinds) if kind == RESOURCE.index(resource)][number]


def owner(g: Gloomhaven, resource: str) -> int:
    """Who owns the last storage of a resource."""
    return g.owners[storage(g, resource, -1)]


def cubes(g: Gloomhaven, building: str) -> dict[str, int]:
    """What has been delivered to a building, and by whom."""
    at = g.built.index(BUILDING.index(building))
    wants = WANTS[g.built[at]]
    found = {RESOURCE[r]: g.cubes[at * MOST_WANTS + want] for want, r in enumerate(wants)}
    return {name: cube for name, cube in found.items() if cube >= 0}


def roads(g: Gloomhaven) -> set[Cell]:
    """The cells with roads."""
    return {(x_of(cell), y_of(cell)) for cell in g.roads}


def spots(g: Gloomhaven, kind: str = "place") -> set[Cell]:
    """The first cells of the legal moves of a kind."""
    return {
        (int(t.split("x=")[1].split()[0]), int(t.split("y=")[1].split()[0])) for t in legal(g, kind + " ")
    }


def hand(g: Gloomhaven, seat: int = 0) -> set[str]:
    """The cards in a hand."""
    return {CARD[card] for card in range(len(CARD)) if g.hand(seat) & BIT[card]}


def income(g: Gloomhaven, seat: int = 0) -> int:
    """A player's income."""
    return g.income(seat)


def guessed(g: Gloomhaven, viewer: int, seat: int, worlds: int = 60) -> set[int]:
    """What lies face down before a seat in worlds that a viewer imagines: the first card of each."""
    found: list[Any] = [g.seen_by(viewer).imagine(Rng(n)) for n in range(worlds)]
    return {world.down[seat][0] for world in found}


def shown(g: Gloomhaven, viewer: int, seat: int) -> list[int]:
    """The face-down cards of a seat as a viewer knows them."""
    known: Any = g.seen_by(viewer).known
    return list(known.down[seat])


def draw(g: Gloomhaven) -> None:
    """Let chance take its first outcomes until somebody is asked."""
    while g.seat == CHANCE:
        g.play(g.moves()[0])


def new_game(seats: int = 4, **options: str) -> Gloomhaven:
    """A game about to be set up, chance being the test's."""
    return GAME.start(seats, seed=None, **options)


def cells(mask: int) -> set[Cell]:
    """The cells of a mask."""
    return {(x_of(cell), y_of(cell)) for cell in cells_of(mask)}
