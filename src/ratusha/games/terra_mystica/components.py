"""What is printed: read once from components.toml into tables that never change."""

from __future__ import annotations

from typing import Final

from ratusha.kernel.components import Components, Row, read
from ratusha.kernel.msg import Msg

GAME_ID: Final = "terra_mystica"
FILE: Final[Components] = read(GAME_ID, __package__)

SEATS: Final = (2, 5)
"""The least and the most players."""

CULT_IDS: Final = ("fire", "water", "earth", "air")
CULTS: Final = 4
BUILDING_IDS: Final = ("dwelling", "trading_house", "temple", "stronghold", "sanctuary")
# A hex holds NO_BUILDING or one of these, one more than their place in BUILDING_IDS.
NO_BUILDING: Final = 0
DWELLING: Final = 1
TRADING_HOUSE: Final = 2
TEMPLE: Final = 3
STRONGHOLD: Final = 4
SANCTUARY: Final = 5
KINDS: Final = 6

GAIN_IDS: Final = ("coins", "workers", "priests", "power", "spades", "bridges")
STRONGHOLD_ACTIONS: Final = ("steps", "flight", "upgrade", "double", "spades", "sandstorm")
TILE_OPTIONS: Final = ("extra_towns", "extra_card", "extra_tile")


class Gain:
    """An amount of coins, workers, priests, power, spades and bridges."""

    __slots__ = ("bridges", "coins", "power", "priests", "spades", "workers")

    def __init__(self) -> None:
        self.coins: int = 0
        self.workers: int = 0
        self.priests: int = 0
        self.power: int = 0
        self.spades: int = 0
        self.bridges: int = 0

    def add(self, more: Gain) -> None:
        """What is gained at the same time; spades and bridges never are."""
        self.coins += more.coins
        self.workers += more.workers
        self.priests += more.priests
        self.power += more.power


def small(row: Row, name: str, keys: tuple[str, ...], high: int = 20) -> dict[str, int]:
    """A small table of counts with known keys; those that are left out are 0."""
    data = row.table(name) if row.has(name) else {}
    for key, value in data.items():
        if key not in keys:
            raise row.wrong(f"{name}.{key}", Msg("kernel-components-unknown"))
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= high:
            raise row.wrong(f"{name}.{key}", Msg("kernel-components-int"))
    return {key: data.get(key, 0) for key in keys}


def gain(row: Row, name: str) -> Gain:
    """What a card, tile or action gives."""
    data = small(row, name, GAIN_IDS)
    made = Gain()
    made.coins = data["coins"]
    made.workers = data["workers"]
    made.priests = data["priests"]
    made.power = data["power"]
    made.spades = data["spades"]
    made.bridges = data["bridges"]
    return made


def tile_option(row: Row) -> str:
    """The game option that brings this tile into play; empty: it is always there."""
    return row.choice("option", TILE_OPTIONS) if row.has("option") else ""


def number(row: Row, name: str, high: int = 20) -> int:
    """An optional count; 0 when it is left out."""
    return row.number(name, 0, high) if row.has(name) else 0


# -- terrain, buildings ---------------------------------------------------------------------------

_terrain = FILE.rows("terrain", count=7)
TERRAINS: Final = 7
TERRAIN_IDS: Final[tuple[str, ...]] = tuple(row.text("id") for row in _terrain)
TERRAIN_LETTERS: Final[str] = "".join(row.text("letter") for row in _terrain)
TERRAIN_COLOURS: Final[tuple[str, ...]] = tuple(row.text("colour") for row in _terrain)
MAP_ROWS: Final[list[tuple[str, str]]] = [
    (row.text("id"), row.text("hexes")) for row in FILE.rows("row", count=9)
]
BRIDGE_IDS: Final[tuple[str, ...]] = tuple(row.text("id") for row in FILE.rows("bridge"))

_buildings = FILE.rows("building", count=5)
for _row, _id in zip(_buildings, BUILDING_IDS, strict=True):
    _row.choice("id", (_id,))
PIECES: Final[list[int]] = [0] + [row.number("count", 1, 12) for row in _buildings]
POWER_VALUE: Final[list[int]] = [0] + [row.number("power", 1, 6) for row in _buildings]

# -- power actions --------------------------------------------------------------------------------

_actions = FILE.rows("power_action", count=6)
ACTION_IDS: Final[tuple[str, ...]] = tuple(row.text("id") for row in _actions)
ACTION_COST: Final[list[int]] = [row.number("cost", 1, 12) for row in _actions]
ACTION_GAIN: Final[list[Gain]] = [gain(row, "gain") for row in _actions]

# -- bonus cards ----------------------------------------------------------------------------------

_cards = FILE.rows("bonus_card", count=10)
CARD_IDS: Final[tuple[str, ...]] = tuple(row.text("id") for row in _cards)
CARDS: Final = 10
NO_CARD: Final = -1
CARD_INCOME: Final[list[Gain]] = [gain(row, "income") for row in _cards]
CARD_ACTION: Final[list[str]] = [
    row.choice("action", ("spade", "step")) if row.has("action") else "" for row in _cards
]
CARD_SHIPPING: Final[list[int]] = [number(row, "shipping", 3) for row in _cards]
_pass = [small(row, "pass_points", BUILDING_IDS) for row in _cards]
CARD_PASS_POINTS: Final[list[list[int]]] = [[0] + [points[b] for b in BUILDING_IDS] for points in _pass]
CARD_PASS_SHIPPING: Final[list[int]] = [number(row, "pass_shipping_points") for row in _cards]
CARD_OPTION: Final[list[str]] = [tile_option(row) for row in _cards]

# -- favour tiles ---------------------------------------------------------------------------------

_favours = FILE.rows("favour", count=12)
FAVOUR_IDS: Final[tuple[str, ...]] = tuple(row.text("id") for row in _favours)
FAVOURS: Final = 12
FAVOUR_CULT: Final[list[int]] = [CULT_IDS.index(row.choice("cult", CULT_IDS)) for row in _favours]
FAVOUR_STEPS: Final[list[int]] = [row.number("steps", 1, 5) for row in _favours]
FAVOUR_COUNT: Final[list[int]] = [row.number("count", 1, 5) for row in _favours]
FAVOUR_TOWN_POWER: Final[list[int]] = [number(row, "town_power") for row in _favours]
FAVOUR_ACTION: Final[list[bool]] = [
    row.choice("action", ("step",)) == "step" if row.has("action") else False for row in _favours
]
FAVOUR_INCOME: Final[list[Gain]] = [gain(row, "income") for row in _favours]
FAVOUR_DWELLING: Final[list[int]] = [number(row, "dwelling_points") for row in _favours]
FAVOUR_TRADING_HOUSE: Final[list[int]] = [number(row, "trading_house_points") for row in _favours]
FAVOUR_PASS: Final[list[tuple[int, ...]]] = [
    row.numbers("pass_trading_houses", 0, 20, length=PIECES[TRADING_HOUSE] + 1)
    if row.has("pass_trading_houses")
    else (0,) * (PIECES[TRADING_HOUSE] + 1)
    for row in _favours
]

# -- scoring tiles --------------------------------------------------------------------------------

_tiles = FILE.rows("scoring", count=9)
TILE_IDS: Final[tuple[str, ...]] = tuple(row.text("id") for row in _tiles)
TILES: Final = 9
_on = [small(row, "points", (*BUILDING_IDS, "spade", "town")) for row in _tiles]
TILE_BUILDING: Final[list[list[int]]] = [[0] + [points[b] for b in BUILDING_IDS] for points in _on]
TILE_SPADE: Final[list[int]] = [points["spade"] for points in _on]
TILE_TOWN: Final[list[int]] = [points["town"] for points in _on]
NO_CULT: Final = -1
TILE_CULT: Final[list[int]] = [
    CULT_IDS.index(row.choice("cult", CULT_IDS)) if row.has("cult") else NO_CULT for row in _tiles
]
TILE_EVERY: Final[list[int]] = [row.number("every", 1, 10) if row.has("every") else 1 for row in _tiles]
TILE_BONUS: Final[list[Gain]] = [gain(row, "cult_bonus") for row in _tiles]
TILE_PRIEST_BONUS: Final[list[Gain]] = [gain(row, "priest_bonus") for row in _tiles]
_not_in = [row.numbers("not_in", 1, 6) if row.has("not_in") else () for row in _tiles]
TILE_OPTION: Final[list[str]] = [tile_option(row) for row in _tiles]

# -- town tiles -----------------------------------------------------------------------------------

_towns = FILE.rows("town", count=8)
TOWN_IDS: Final[tuple[str, ...]] = tuple(row.text("id") for row in _towns)
TOWNS: Final = 8
TOWN_POINTS: Final[list[int]] = [row.number("points", 0, 20) for row in _towns]
TOWN_KEYS: Final[list[int]] = [row.number("keys", 0, 4) for row in _towns]
TOWN_COUNT: Final[list[int]] = [row.number("count", 1, 10) for row in _towns]
TOWN_GAIN: Final[list[Gain]] = [gain(row, "gain") for row in _towns]
TOWN_STEPS: Final[list[int]] = [number(row, "steps", 5) for row in _towns]
TOWN_SHIPPING: Final[list[int]] = [number(row, "shipping", 3) for row in _towns]
TOWN_OPTION: Final[list[str]] = [tile_option(row) for row in _towns]

# -- numbers of the rules -------------------------------------------------------------------------

_cult = FILE.row("cults")
TOP: Final = 10
_thresholds = _cult.numbers("thresholds", 1, TOP, length=4)
_threshold_power = _cult.numbers("power", 0, 12, length=4)
CULT_POWER: Final[list[int]] = [
    sum(n for at, n in zip(_thresholds, _threshold_power, strict=True) if at == place)
    for place in range(TOP + 1)
]
SPOTS: Final[tuple[int, ...]] = _cult.numbers("spots", 1, 5, length=4)
RETURNED: Final[int] = _cult.number("returned", 1, 5)
CULT_POINTS: Final[tuple[int, ...]] = _cult.numbers("points", 0, 50, length=3)

_town = FILE.row("towns")
TOWN_SIZE: Final[int] = _town.number("buildings", 1, 17)
TOWN_SIZE_SANCTUARY: Final[int] = _town.number("buildings_with_sanctuary", 1, 17)
TOWN_POWER: Final[int] = _town.number("power", 1, 30)
AREA_POINTS: Final[tuple[int, ...]] = FILE.row("area").numbers("points", 0, 100, length=3)

_play = FILE.row("play")
ROUNDS: Final[int] = _play.number("rounds", 6, 6)
TILES_FOR: Final[list[list[int]]] = [
    [tile for tile in range(TILES) if at not in _not_in[tile]] for at in range(ROUNDS + 1)
]
"""The scoring tiles that may lie in each round; rounds count from 1."""
START_POINTS: Final[int] = _play.number("start_points", 0, 100)
SPARE_CARDS: Final[int] = _play.number("spare_cards", 1, 4)
PRIESTS: Final[int] = _play.number("priests", 1, 20)
BRIDGES: Final[int] = _play.number("bridges", 0, 10)
COINS_FOR_A_POINT: Final[int] = _play.number("coins_for_a_point", 1, 10)
POWER_FOR_COIN: Final[int] = _play.number("power_for_coin", 1, 12)
POWER_FOR_WORKER: Final[int] = _play.number("power_for_worker", 1, 12)
POWER_FOR_PRIEST: Final[int] = _play.number("power_for_priest", 1, 12)
TRADING_HOUSE_ALONE: Final[int] = _play.number("trading_house_alone", 1, 5)

# -- factions -------------------------------------------------------------------------------------

_ABILITY: Final = (
    "town_points",
    "town_workers",
    "spade_points",
    "bought_spade_points",
    "home_spades",
    "point_for_coins",
    "points_for_coin",
    "coins_for_a_point",
    "taken_steps",
    "declined_power",
    "bridge_workers",
    "jump_workers",
    "jump_priests",
    "jump_skip",
    "jump_points",
    "skip_river",
    "favours",
)
_STRONGHOLD: Final = (
    "favours",
    "steps",
    "power",
    "spade_power",
    "trade",
    "spades",
    "points",
    "bridge_points",
    "jump_workers",
    "jump_priests",
    "jump_skip",
    "shipping",
)


class Faction:
    """One faction board: start, costs, income by number of buildings, tracks, ability, stronghold."""

    __slots__ = (
        "action",
        "bought_spade_points",
        "bowls",
        "bridge_points",
        "bridge_workers",
        "coins",
        "coins_for_a_point",
        "cost_coins",
        "cost_workers",
        "cults",
        "declined_power",
        "dig_coins",
        "dig_points",
        "dig_priests",
        "dig_workers",
        "dwellings",
        "favours",
        "home",
        "home_spades",
        "id",
        "income",
        "jump_points",
        "jump_priests",
        "jump_skip",
        "jump_workers",
        "point_for_coins",
        "points_for_coin",
        "priests",
        "ship_coins",
        "ship_max",
        "ship_points",
        "ship_priests",
        "ship_start",
        "skip_river",
        "spade_cost",
        "spade_in_priests",
        "spade_points",
        "stronghold_favours",
        "stronghold_points",
        "stronghold_power",
        "stronghold_shipping",
        "stronghold_spade_power",
        "stronghold_spades",
        "stronghold_steps",
        "stronghold_trade",
        "taken_steps",
        "town_points",
        "town_workers",
        "workers",
    )

    def __init__(self, row: Row) -> None:
        self.id: str = row.text("id")
        self.home: int = TERRAIN_IDS.index(row.choice("home", TERRAIN_IDS))
        self.coins: int = row.number("coins", 0, 50)
        self.workers: int = row.number("workers", 0, 50)
        self.priests: int = row.number("priests", 0, PRIESTS)
        self.bowls: tuple[int, ...] = row.numbers("bowls", 0, 12, length=2)
        self.cults: tuple[int, ...] = row.numbers("cults", 0, 2, length=CULTS)
        self.dwellings: int = row.number("dwellings", 1, 3)
        self.cost_coins: tuple[int, ...] = (0, *row.numbers("cost_coins", 0, 30, length=5))
        self.cost_workers: tuple[int, ...] = (0, *row.numbers("cost_workers", 0, 30, length=5))
        self.income: list[list[Gain]] = [[Gain()]]
        """For each kind of building, by how many are on the map."""
        for kind, building in enumerate(BUILDING_IDS, 1):
            self.income.append(self._income(row, building, PIECES[kind] + 1))
        ship = row.numbers("shipping", 0, 5, length=2)
        self.ship_start: int = ship[0]
        self.ship_max: int = ship[1]
        ship_cost = gain(row, "shipping_cost")
        self.ship_coins: int = ship_cost.coins
        self.ship_priests: int = ship_cost.priests
        steps = row.numbers("shipping_points", 0, 20, length=ship[1] - ship[0]) if ship[1] else ()
        self.ship_points: tuple[int, ...] = (0,) * (ship[0] + 1) + steps
        self.spade_cost: tuple[int, ...] = row.numbers("spade_cost", 1, 9)
        self.spade_in_priests: bool = row.choice("spade_paid_in", ("workers", "priests")) == "priests"
        dig_cost = gain(row, "dig_cost")
        self.dig_coins: int = dig_cost.coins
        self.dig_workers: int = dig_cost.workers
        self.dig_priests: int = dig_cost.priests
        self.dig_points: int = number(row, "dig_points")
        ability = small(row, "ability", _ABILITY)
        self.town_points: int = ability["town_points"]
        self.town_workers: int = ability["town_workers"]
        self.spade_points: int = ability["spade_points"]
        self.bought_spade_points: int = ability["bought_spade_points"]
        self.home_spades: int = ability["home_spades"]
        self.point_for_coins: int = ability["point_for_coins"]
        self.points_for_coin: int = ability["points_for_coin"]
        self.coins_for_a_point: int = ability["coins_for_a_point"] or COINS_FOR_A_POINT
        self.taken_steps: int = ability["taken_steps"]
        self.declined_power: int = ability["declined_power"]
        self.bridge_workers: int = ability["bridge_workers"]
        self.skip_river: int = ability["skip_river"]
        self.favours: int = ability["favours"] or 1
        data = dict(row.table("stronghold"))
        action = data.pop("action", "")
        if action and action not in STRONGHOLD_ACTIONS:
            raise row.wrong(
                "stronghold.action", Msg("kernel-field-choice", known=", ".join(STRONGHOLD_ACTIONS))
            )
        self.action: str = action
        row.data["stronghold"] = data
        stronghold = small(row, "stronghold", _STRONGHOLD)
        row.data["stronghold"] = {"action": action, **data} if action else data
        self.stronghold_favours: int = stronghold["favours"]
        self.stronghold_steps: int = stronghold["steps"]
        self.stronghold_power: int = stronghold["power"]
        self.stronghold_spade_power: int = stronghold["spade_power"]
        self.stronghold_trade: int = stronghold["trade"]
        self.stronghold_spades: int = stronghold["spades"]
        self.stronghold_points: int = stronghold["points"]
        self.stronghold_shipping: int = stronghold["shipping"]
        self.bridge_points: int = stronghold["bridge_points"]
        # Without and with the stronghold.
        self.jump_workers: tuple[int, ...] = (ability["jump_workers"], stronghold["jump_workers"])
        self.jump_priests: tuple[int, ...] = (ability["jump_priests"], stronghold["jump_priests"])
        self.jump_skip: tuple[int, ...] = (ability["jump_skip"], stronghold["jump_skip"])
        self.jump_points: int = ability["jump_points"]

    def _income(self, row: Row, building: str, width: int) -> list[Gain]:
        """The income of one kind of building, by how many are on the map."""
        table: dict[str, tuple[int, ...]] = {}
        for what in ("coins", "workers", "priests", "power"):
            name = f"income_{building}_{what}"
            table[what] = row.numbers(name, 0, 30, length=width) if row.has(name) else (0,) * width
        found: list[Gain] = []
        for n in range(width):
            made = Gain()
            made.coins = table["coins"][n]
            made.workers = table["workers"][n]
            made.priests = table["priests"][n]
            made.power = table["power"][n]
            found.append(made)
        return found


FACTIONS: Final[list[Faction]] = [Faction(row) for row in FILE.rows("faction", count=14)]
FACTION_IDS: Final[tuple[str, ...]] = tuple(faction.id for faction in FACTIONS)
NO_FACTION: Final = -1

# -- the first game -------------------------------------------------------------------------------

FIRST_FACTIONS: Final[dict[int, tuple[int, ...]]] = {}
FIRST_CARDS: Final[dict[int, tuple[int, ...]]] = {}
for _row in FILE.rows("first_game", count=4, key="seats"):
    _seats = _row.number("seats", 2, 5)
    FIRST_FACTIONS[_seats] = tuple(
        FACTION_IDS.index(name) for name in _row.choices("factions", FACTION_IDS, length=_seats)
    )
    FIRST_CARDS[_seats] = tuple(
        CARD_IDS.index(name) for name in _row.choices("cards", CARD_IDS, length=_seats + SPARE_CARDS)
    )
FIRST_DWELLINGS: Final[dict[int, tuple[str, ...]]] = {}
for _row in FILE.rows("first_dwellings", key="faction"):
    _faction = FACTION_IDS.index(_row.choice("faction", FACTION_IDS))
    FIRST_DWELLINGS[_faction] = _row.texts("hexes", length=FACTIONS[_faction].dwellings)
FIRST_TILES: Final[tuple[int, ...]] = tuple(
    TILE_IDS.index(name) for name in FILE.row("first_tiles").choices("rounds", TILE_IDS, length=ROUNDS)
)
FILE.done()
