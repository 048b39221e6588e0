"""What is printed: components.toml, checked, as tables of ints and bit masks.

Resources are numbered as in the file: the eight basic ones, six of level 2, four of level 3. Cards are the
six standard ones, then the advisers.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ratusha.games.gloomhaven.board import LEVELS, Board, Fit
from ratusha.games.gloomhaven.effects import (
    ACCESS,
    CONSTRUCT,
    FLEETING,
    OWN_STORAGE,
    RECRUIT,
    TRADE,
    UPGRADE,
    Effect,
    read_action,
)
from ratusha.games.gloomhaven.geometry import CELLS, TURNS, tile_masks
from ratusha.kernel.components import Components, Row, read
from ratusha.kernel.errors import BadInput, shown
from ratusha.kernel.msg import Msg

SEATS: Final = (1, 4)
NEUTRAL: Final = 4
"""In place of a seat: the owner of what nobody chose."""
OWNERS: Final = 5

BIT: Final[list[int]] = [2**i for i in range(64)]

FILE: Final[Components] = read("gloomhaven", "ratusha.games.gloomhaven")


def _ids(rows: list[Row], others: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The ids of these records: words of the notation, and none of the others."""
    for row in rows:
        id = row.text("id")
        if not id.isascii() or not id.replace("_", "").isalnum():
            raise row.wrong("id", Msg("gloomhaven-file-id"))
        if id in others:
            raise row.wrong("id", Msg("kernel-components-twice", value=shown(id)))
    return tuple(row.text("id") for row in rows)


# -- terrains and shapes ------------------------------------------------------------------------------

_terrains: Final[list[Row]] = FILE.rows("terrain", count=4)
TERRAIN: Final[tuple[str, ...]] = tuple(row.text("id") for row in _terrains)
TERRAINS: Final = 4
COAST: Final = 0
DESERT: Final = 1
FOREST: Final = 2
RUINS: Final = 3
_CODES: Final[dict[str, str]] = {row.text("code"): row.text("id") for row in _terrains}
BUILD_PRICE: Final[list[int]] = [row.number("build", 0, 9) for row in _terrains]
ACCESS_PRICE: Final[list[int]] = [row.number("access", 0, 9) for row in _terrains]
FOLLOW_TERRAINS: Final[int] = sum(BIT[i] for i in range(TERRAINS) if _terrains[i].flag("follow"))
if list(TERRAIN) != ["coast", "desert", "forest", "ruins"]:
    raise BadInput(f"{FILE.name}: terrain", Msg("kernel-field-choice", known="coast, desert, forest, ruins"))
if len(_CODES) != TERRAINS or any(len(code) != 1 for code in _CODES):
    raise BadInput(f"{FILE.name}: terrain", Msg("gloomhaven-file-codes"))


def _shape(row: Row) -> list[tuple[int, int]]:
    cells = row.get("cells")
    if not isinstance(cells, list) or not cells:
        raise row.wrong("cells", Msg("kernel-components-list"))
    found: list[tuple[int, int]] = []
    for cell in cells:
        fits = isinstance(cell, list) and len(cell) == 2
        if not fits or any(isinstance(n, bool) or not isinstance(n, int) or not 0 <= n < 6 for n in cell):
            raise row.wrong("cells", Msg("gloomhaven-file-cell", cell=shown(cell)))
        found.append((cell[0], cell[1]))
    if found[0] != (0, 0) or len(set(found)) != len(found) or not _joined(found):
        raise row.wrong("cells", Msg("gloomhaven-file-shape"))
    return found


def _joined(cells: list[tuple[int, int]]) -> bool:
    """Does every cell share a side with the rest, one after another?"""
    reached = [cells[0]]
    for x, y in reached:
        reached += [
            cell
            for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
            if cell in cells and cell not in reached
        ]
    return len(reached) == len(cells)


_shapes: Final[list[Row]] = FILE.rows("shape")
SHAPE: Final[tuple[str, ...]] = tuple(row.text("id") for row in _shapes)
SHAPE_CELLS: Final[list[list[tuple[int, int]]]] = [_shape(row) for row in _shapes]
TILE: Final[list[list[int]]] = [tile_masks(cells) for cells in SHAPE_CELLS]
"""The cells that each shape covers at each spot; 0 where it can't lie."""

# -- resources ----------------------------------------------------------------------------------------

LEVEL_CELLS: Final = (1, 3, 4)
"""How many cells a storage of each level covers. Rule 1.3."""
BASICS: Final = 8
RESOURCES: Final = 18
STORAGES: Final = 54
NOTHING: Final = -1

_resources: Final[list[Row]] = FILE.rows("resource", count=RESOURCES)
RESOURCE: Final[tuple[str, ...]] = _ids(_resources)
BASIC: Final[tuple[str, ...]] = RESOURCE[:BASICS]
ADVANCED: Final[tuple[str, ...]] = RESOURCE[BASICS:]
LEVEL: Final[list[int]] = [row.number("level", 1, 3) for row in _resources]
COPIES: Final[list[int]] = [row.number("storages", 3, 3) for row in _resources]
SHAPE_OF: Final[list[int]] = [SHAPE.index(row.choice("shape", SHAPE)) for row in _resources]
PRICE: Final[list[int]] = [row.number("price", 0, 20) if row.has("price") else 0 for row in _resources]
FIRST_INPUT: Final[list[int]] = [NOTHING] * RESOURCES
SECOND_INPUT: Final[list[int]] = [NOTHING] * RESOURCES
FIRST_POINTS: Final[list[int]] = [0] * RESOURCES
SECOND_POINTS: Final[list[int]] = [0] * RESOURCES
INPUTS: Final[list[i64]] = [0] * RESOURCES
"""The resources that each is made from, as a mask."""
PAID_ON: Final[list[int]] = [0] * RESOURCES
"""How many points the owner of a storage passes on to its inputs each time it is used."""


def _resource_tables() -> None:
    for r, row in enumerate(_resources):
        level = 1 if r < 8 else 2 if r < 14 else 3
        if LEVEL[r] != level:
            raise row.wrong("level", Msg("gloomhaven-file-order"))
        have = len(SHAPE_CELLS[SHAPE_OF[r]])
        if have != LEVEL_CELLS[level - 1]:
            raise row.wrong(
                "shape",
                Msg("gloomhaven-file-shape-size", shape=SHAPE[SHAPE_OF[r]], have=str(have),
                    want=str(LEVEL_CELLS[level - 1])),
            )  # fmt: skip
        if level == 1:
            continue
        inputs = _wanted(row, "inputs", ("points",), ())
        if len(inputs) > 2 or len({table["resource"] for table in inputs}) != len(inputs):
            raise row.wrong("inputs", Msg("gloomhaven-file-inputs"))
        levels = [LEVEL[RESOURCE.index(table["resource"])] for table in inputs]
        if max(levels) != level - 1:
            raise row.wrong("inputs", Msg("gloomhaven-file-input-level", level=str(level)))
        FIRST_INPUT[r] = RESOURCE.index(inputs[0]["resource"])
        FIRST_POINTS[r] = inputs[0]["points"]
        if len(inputs) == 2:
            SECOND_INPUT[r] = RESOURCE.index(inputs[1]["resource"])
            SECOND_POINTS[r] = inputs[1]["points"]
        for i, table in enumerate(inputs):
            least = PAID_ON[RESOURCE.index(table["resource"])]
            if table["points"] < least:
                raise row.wrong(f"inputs[{i}].points", Msg("gloomhaven-file-points", least=str(least)))
            INPUTS[r] |= BIT[RESOURCE.index(table["resource"])]
        PAID_ON[r] = FIRST_POINTS[r] + SECOND_POINTS[r]


def _wanted(row: Row, name: str, needed: tuple[str, ...], more: tuple[str, ...]) -> list[dict[str, Any]]:
    """A list of resources with their points."""
    tables = row.get(name)
    if not isinstance(tables, list) or not tables:
        raise row.wrong(name, Msg("kernel-components-list"))
    for i, table in enumerate(tables):
        where = f"{name}[{i}]"
        if not isinstance(table, dict):
            raise row.wrong(where, Msg("kernel-components-table"))
        if table.get("resource") not in RESOURCE:
            raise row.wrong(
                f"{where}.resource", Msg("gloomhaven-file-resource", resource=shown(table.get("resource")))
            )
        for field in table:
            if field != "resource" and field not in needed and field not in more:
                raise row.wrong(f"{where}.{field}", Msg("kernel-components-unknown"))
        present = [field for field in more if field in table]
        for field in list(needed) + present:
            value = table.get(field)
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 20:
                raise row.wrong(
                    f"{where}.{field}",
                    Msg("kernel-components-range", value=shown(value), low="0", high="20"),
                )
    return tables


_resource_tables()
BASIC_MASK: Final[int] = BIT[BASICS] - 1

# -- races, resource cards and the mat ----------------------------------------------------------------

_forbids: Final[list[Row]] = FILE.rows("resource_card", count=BASICS)


def _mask(row: Row, name: str) -> int:
    mask = 0
    for resource in row.choices(name, BASIC):
        mask |= BIT[BASIC.index(resource)]
    return mask


CARD_FORBIDS: Final[list[int]] = [0] * BASICS
"""The resources that each resource card forbids, as masks."""
for _row in _forbids:
    CARD_FORBIDS[BASIC.index(_row.choice("id", BASIC))] = _mask(_row, "forbids")

_races: Final[list[Row]] = FILE.rows("race", count=9)
RACE: Final[tuple[str, ...]] = _ids(_races)
RACES: Final = 9
COLOUR: Final[tuple[str, ...]] = tuple(row.text("colour") for row in _races)
ANY: Final = -1
RACE_RESOURCE: Final[list[int]] = [
    ANY if row.text("resource") == "any" else BASIC.index(row.choice("resource", BASIC)) for row in _races
]
"""The resource of each race; ANY: its player chooses one. Rule 3.8."""
for _at in range(RACES):
    if RACE_RESOURCE[_at] != ANY and RACE_RESOURCE[_at] in RACE_RESOURCE[:_at]:
        raise _races[_at].wrong("resource", Msg("kernel-components-twice", value=BASIC[RACE_RESOURCE[_at]]))
RACE_FORBIDS: Final[list[int]] = [_mask(row, "forbids") for row in _races]
RACE_ACTION: Final[list[list[Effect]]] = [read_action(row, TERRAIN) for row in _races]
RACE_LEVEL: Final[list[int]] = [LEVELS.index(row.choice("solo", LEVELS)) for row in _races]

_mat: Final[Row] = FILE.row("mat")
HOUSES: Final[int] = _mat.number("houses", 1, 3)
BRIDGES: Final[int] = _mat.number("bridges", 1, 9)
WORKERS: Final[int] = _mat.number("workers", HOUSES, HOUSES)
HOUSE_PRICE: Final[list[int]] = [_mat.number("house_without_worker", 0, 20), _mat.number("house", 0, 20)]
"""The price of a house without and with workers."""
BRIDGE_PRICE: Final[int] = _mat.number("bridge", 0, 20)
START_COINS: Final[int] = _mat.number("coins", 0, 99)

# -- cards --------------------------------------------------------------------------------------------

STANDARD: Final = ("trade", "construct", "upgrade", "recruit", "call_to_vote", "income")
CALL_TO_VOTE: Final = 4
INCOME: Final = 5
FIRST_ADVISER: Final = 6
CATEGORY: Final = ("trade", "construct", "upgrade", "recruit")
CATEGORIES: Final = 4
TRADING: Final = 0
CONSTRUCTING: Final = 1
UPGRADING: Final = 2
RECRUITING: Final = 3
for _row, _name in zip(FILE.rows("card", count=6), STANDARD, strict=True):
    _row.choice("id", (_name,))
    _row.number("copies", 2, 4)

_advisers: Final[list[Row]] = FILE.rows("adviser", count=18)
ADVISER: Final[tuple[str, ...]] = _ids(_advisers, STANDARD)
ADVISERS: Final = 18
CARD: Final[tuple[str, ...]] = STANDARD + ADVISER
CARDS: Final = 24
ADVISER_LEVEL: Final[list[int]] = [row.number("level", 1, 3) for row in _advisers]
ADVISER_WANTS: Final[list[int]] = [RESOURCE.index(row.choice("wants", RESOURCE)) for row in _advisers]
ADVISER_POINTS: Final[list[int]] = [row.number("points", 0, 20) for row in _advisers]
ADVISER_CATEGORY: Final[list[int]] = [CATEGORY.index(row.choice("category", CATEGORY)) for row in _advisers]
ADVISER_ACTION: Final[list[list[Effect]]] = [read_action(row, TERRAIN) for row in _advisers]
LEVEL_MASK: Final[list[int]] = [
    sum(BIT[a] for a in range(ADVISERS) if ADVISER_LEVEL[a] == level) for level in (1, 2, 3)
]

_offer: Final[Row] = FILE.row("offer")
ADVISER_PRICE: Final[tuple[int, ...]] = _offer.numbers("adviser_prices", 0, 9, length=4)
ADVISER_SLOTS: Final = 4
SYMBOL: Final[tuple[str, ...]] = _offer.texts("symbols", length=3)
if len(set(SYMBOL)) != len(SYMBOL):
    raise _offer.wrong("symbols", Msg("gloomhaven-file-symbols"))
PROPOSALS: Final = 3

_trade: Final[Row] = FILE.row("trade")
COMMISSION_PRICE: Final[int] = _trade.number("commission", 0, 20)
COMMISSION_AFTER: Final[int] = _trade.number("completed", 0, 6)
"""An opponent's storage can be built once so many buildings are completed. Rule 6.7."""
CONSTRUCT_DISCOUNT: Final[int] = FILE.row("construct").number("discount", 0, 9)


def _main_actions() -> list[list[Effect]]:
    """What each card does face up; nothing here for Call to Vote and Income. Chapters 6 to 9."""
    construct = Effect(CONSTRUCT)
    construct.discount = CONSTRUCT_DISCOUNT
    upgrade = Effect(UPGRADE)
    upgrade.roads = 1
    crystal = Effect(FLEETING)
    crystal.n = 1
    return [[Effect(TRADE)], [construct], [upgrade], [Effect(RECRUIT), crystal], [], [], *ADVISER_ACTION]


def _follow_actions() -> list[list[Effect]]:
    """What each category lets the others do. Rules 6.8, 7.5, 8.7, 9.5."""
    trade = Effect(TRADE)
    trade.options = OWN_STORAGE | ACCESS
    trade.terrains = FOLLOW_TERRAINS
    return [[trade], [Effect(CONSTRUCT)], [Effect(UPGRADE)], [Effect(RECRUIT)]]


MAIN_ACTION: Final[list[list[Effect]]] = _main_actions()
FOLLOW_ACTION: Final[list[list[Effect]]] = _follow_actions()
CARD_CATEGORY: Final[list[int]] = [0, 1, 2, 3, NOTHING, NOTHING, *ADVISER_CATEGORY]

# -- prestige buildings -------------------------------------------------------------------------------

BUILDINGS: Final = 21
MOST_WANTS: Final = 4
_buildings: Final[list[Row]] = FILE.rows("building", count=BUILDINGS)
BUILDING: Final[tuple[str, ...]] = _ids(_buildings)
BUILDING_SHAPE: Final[list[int]] = [SHAPE.index(row.choice("shape", SHAPE)) for row in _buildings]
BUILDING_COLOUR: Final[tuple[str, ...]] = tuple(row.text("colour") for row in _buildings)
TYPE: Final[tuple[str, ...]] = tuple(dict.fromkeys(row.text("type") for row in _buildings))
TYPES: Final = len(TYPE)
TYPE_OF: Final[list[int]] = [TYPE.index(row.text("type")) for row in _buildings]
ON_SITE: Final[list[bool]] = [row.has("site") and row.flag("site") for row in _buildings]
BUILDING_TERRAIN: Final[list[int]] = [
    NOTHING if ON_SITE[b] else TERRAIN.index(row.choice("terrain", TERRAIN))
    for b, row in enumerate(_buildings)
]
WANTS: Final[list[list[int]]] = []
"""The resources that each building wants, from left to right."""
WANT_POINTS: Final[list[list[int]]] = []
BUILDING_ACTION: Final[list[list[Effect]]] = [read_action(row, TERRAIN) for row in _buildings]
WANT_MASK: Final[list[int]] = []


def _building_tables() -> None:
    for b, row in enumerate(_buildings):
        wants = _wanted(row, "wants", ("points",), ("keeps",))
        cells = len(SHAPE_CELLS[BUILDING_SHAPE[b]])
        if len(wants) > min(MOST_WANTS, cells) or len({table["resource"] for table in wants}) != len(wants):
            raise row.wrong("wants", Msg("gloomhaven-file-wants"))
        resources = [RESOURCE.index(table["resource"]) for table in wants]
        for i, table in enumerate(wants):
            paid = PAID_ON[resources[i]]
            if table.get("keeps", table["points"]) != table["points"] - paid or ("keeps" in table) != (
                paid > 0
            ):
                raise row.wrong(
                    f"wants[{i}].keeps", Msg("gloomhaven-file-keeps", keeps=str(table["points"] - paid))
                )
        for other in range(b):
            same = (BUILDING_SHAPE[other], BUILDING_COLOUR[other]) == (BUILDING_SHAPE[b], BUILDING_COLOUR[b])
            if same != (TYPE_OF[other] == TYPE_OF[b]):
                raise row.wrong("type", Msg("gloomhaven-file-type", other=BUILDING[other]))
        WANTS.append(resources)
        WANT_POINTS.append([table["points"] for table in wants])
        WANT_MASK.append(sum(BIT[r] for r in resources))


_building_tables()

# -- achievements -------------------------------------------------------------------------------------

DECK: Final = ("immediate", "midgame", "endgame")
IMMEDIATE: Final = 0
MIDGAME: Final = 1
ENDGAME: Final = 2
COUNTED: Final = (
    "buildings_delivered_to",
    "districts_settled",
    "houses",
    "advisers",
    "resources_owned",
    "level_3_storages",
    "resources_within_reach",
    "lasting",
    "bridges",
    "deliveries",
    "districts_led",
)
_achievements: Final[list[Row]] = FILE.rows("achievement", count=15)
ACHIEVEMENT: Final[tuple[str, ...]] = _ids(_achievements)
ACHIEVEMENTS: Final = 15
DECK_OF: Final[list[int]] = [DECK.index(row.choice("deck", DECK)) for row in _achievements]
COUNTS: Final[list[int]] = [COUNTED.index(row.choice("counts", COUNTED)) for row in _achievements]
LEAST: Final[list[int]] = [row.number("least", 1, 20) for row in _achievements]
ACHIEVEMENT_POINTS: Final[list[int]] = [row.number("points", 0, 20) for row in _achievements]
for _deck in range(len(DECK)):
    if _deck not in DECK_OF:
        raise BadInput(f"{FILE.name}: achievement", Msg("gloomhaven-file-deck", deck=DECK[_deck]))

# -- boards -------------------------------------------------------------------------------------------

_fortress: Final[dict[str, int]] = {
    BUILDING[b]: len(SHAPE_CELLS[BUILDING_SHAPE[b]]) for b in range(BUILDINGS) if ON_SITE[b]
}
BOARD: Final[list[Board]] = [Board(row, _CODES, _fortress) for row in FILE.rows("board", count=2)]
FIT: Final[list[list[Fit]]] = [
    [Fit(board, SHAPE_CELLS[shape], TILE[shape]) for shape in range(len(SHAPE))] for board in BOARD
]
"""Where each shape fits on each board."""
SITE: Final[tuple[str, ...]] = tuple(dict.fromkeys(site.id for board in BOARD for site in board.sites))
SITE_SPOT: Final = CELLS * TURNS
"""The spot of the first site; the others follow."""

# -- numbers printed elsewhere ------------------------------------------------------------------------

_scoring: Final[Row] = FILE.row("scoring")
LASTING_POINTS: Final[int] = _scoring.number("lasting", 0, 9)
COINS_A_POINT: Final[int] = _scoring.number("coins", 1, 99)
LAST_COMPLETION: Final[int] = _scoring.number("endings", 1, 6)
MIDGAME_COMPLETION: Final[int] = _scoring.number("midgame", 1, 6)
NEUTRAL_POINTS: Final[int] = _scoring.number("neutral", 0, 9)
_vote: Final[Row] = FILE.row("vote")
TOKEN_VOTES: Final[int] = _vote.number("token", 0, 9)
FLEETING_VOTES: Final[int] = _vote.number("fleeting", 0, 9)
LASTING_VOTES: Final[int] = _vote.number("lasting", 0, 9)
DISCARDS: Final[list[int]] = [
    0, 0, _vote.number("discards_of_two", 0, 9), *[_vote.number("discards", 0, 9)] * 2
]  # fmt: skip
"""How many cards must lie in the discard before Call to Vote, by the number of players."""
_solo: Final[Row] = FILE.row("solo")
SOLO_ROUNDS: Final[int] = _solo.number("rounds", 1, 20)
SOLO_PRICE: Final[list[int]] = [0, _solo.number("middle", 0, 20), _solo.number("right", 0, 20)]
SOLO_MORE: Final[list[int]] = [0, _solo.number("middle_more", 0, 9), _solo.number("right_more", 0, 9)]
QUARTER: Final[tuple[str, ...]] = FILE.row("chronicle").texts("quarters")
FILE.done()
