"""What is printed on tiles, tokens and the game board: components.toml, checked and made into tables.

Tiles are numbered by kind: buildings, animals, knowledge, then ship, castle and mine, so that the
kinds of one colour lie together. The estates are read in boards.py, what knowledge does in knowledge.py.
"""

from __future__ import annotations

from typing import Final

from ratusha.kernel.bits import mask_of
from ratusha.kernel.components import Row, read
from ratusha.kernel.msg import Msg

FILE: Final = read("burgundy", "ratusha.games.burgundy")

SEATS: Final = (2, 4)
"""The least and the most players."""
NUMBERS: Final = 6
"""Dice, numbered depots and types of goods go from 1 to this."""

# -- colours: rules 1.2, 1.4 -----------------------------------------------------------------------

COLOUR_NAMES: Final = ("building", "animal", "knowledge", "ship", "castle", "mine")
BUILDING: Final = 0
ANIMAL: Final = 1
KNOWLEDGE: Final = 2
SHIP: Final = 3
CASTLE: Final = 4
MINE: Final = 5
COLOURS: Final = 6
BLACK: Final = 6
"""In place of a colour: any tile with a black back."""
UNUSED: Final = -1
"""In place of a depot space's colour: not used with this number of players."""

_LETTERS: Final[dict[str, int]] = {}
COLOUR_SPACES: Final[list[int]] = [0] * COLOURS
"""How many spaces of a colour every estate has."""
_COLOUR_ROWS: Final[list[Row]] = FILE.rows("colour", count=COLOURS)

for _row in _COLOUR_ROWS:
    _letter = _row.text("letter")
    if len(_letter) != 1 or _letter in _LETTERS:
        raise _row.wrong("letter", Msg("burgundy-bad-letter", letter=_letter))
    _LETTERS[_letter] = COLOUR_NAMES.index(_row.choice("id", COLOUR_NAMES))
    COLOUR_SPACES[_LETTERS[_letter]] = _row.number("spaces", 1, 37)


def read_colours(row: Row, field: str, letters: str) -> list[int]:
    """The colours that letters of a record stand for."""
    for letter in letters:
        if letter not in _LETTERS:
            raise row.wrong(field, Msg("burgundy-bad-letter", letter=letter))
    return [_LETTERS[letter] for letter in letters]


# -- tiles: rules 1.4, 1.5 -------------------------------------------------------------------------

NO_TILE: Final = -1

TILE_NAMES: Final[list[str]] = []
COLOUR_OF: Final[list[int]] = []
NORMAL: Final[list[int]] = []
"""How many tiles of a kind have the normal back."""
BLACK_BACKED: Final[list[int]] = []
"""How many have the black back."""
SPECIES_OF: Final[list[int]] = []
"""The species on an animal tile; -1 on any other."""
ANIMALS_ON: Final[list[int]] = []
NUMBER_OF: Final[list[int]] = []
"""The number of a knowledge tile; 0 on any other."""


def _add(
    name: str, colour: int, normal: int, black: int, *, species: int = -1, animals: int = 0, number: int = 0
) -> None:
    TILE_NAMES.append(name)
    COLOUR_OF.append(colour)
    NORMAL.append(normal)
    BLACK_BACKED.append(black)
    SPECIES_OF.append(species)
    ANIMALS_ON.append(animals)
    NUMBER_OF.append(number)


DOES_SELL: Final = 0
DOES_TAKE: Final = 1
DOES_PLACE: Final = 2
DOES_WORKERS: Final = 3
DOES_SILVER: Final = 4
DOES_POINTS: Final = 5
_DOES: Final = ("sell", "take", "place", "workers", "silver", "points")

BUILDING_NAMES: Final[list[str]] = []
DOES: Final[list[int]] = []
"""What a building does when it is placed."""
AMOUNT: Final[list[int]] = []
"""How many workers, silver or points it gives."""
TAKES: Final[list[int]] = []
"""The colours from which it lets its owner take a tile, as a set."""

for _row in FILE.rows("building", count=8):
    BUILDING_NAMES.append(_row.text("id"))
    _add(_row.text("id"), BUILDING, _row.number("normal", 0, 99), _row.number("black", 0, 99))
    DOES.append(_DOES.index(_row.choice("does", _DOES)))
    AMOUNT.append(_row.number("amount", 1, 99) if DOES[-1] >= DOES_WORKERS else 0)
    TAKES.append(mask_of(read_colours(_row, "colours", _row.text("colours"))) if DOES[-1] == DOES_TAKE else 0)
BUILDINGS: Final = len(BUILDING_NAMES)

SPECIES_NAMES: Final[list[str]] = []

for _row in FILE.rows("animal", count=4):
    _normal, _black = _row.numbers("normal", 1, 9), _row.numbers("black", 1, 9)
    for _n in sorted({*_normal, *_black}):
        _name = f"{_row.text('id')}-{_n}"
        _add(_name, ANIMAL, _normal.count(_n), _black.count(_n), species=len(SPECIES_NAMES), animals=_n)
    SPECIES_NAMES.append(_row.text("id"))

KNOWLEDGE_TILES: Final = 26
KNOWLEDGE_ROWS: Final[list[Row]] = FILE.rows("knowledge", count=KNOWLEDGE_TILES)

for _number, _row in enumerate(KNOWLEDGE_ROWS, start=1):
    _row.number("id", _number, _number)
    _is_black = _row.choice("back", ("normal", "black")) == "black"
    _add(f"knowledge-{_number}", KNOWLEDGE, int(not _is_black), int(_is_black), number=_number)

for _i, _row in enumerate(FILE.rows("alike", count=3)):
    _name = _row.choice("id", (COLOUR_NAMES[SHIP + _i],))
    _add(_name, SHIP + _i, _row.number("normal", 0, 99), _row.number("black", 0, 99))

TILES: Final = len(TILE_NAMES)
FIRST_TILE: Final[list[int]] = [*[COLOUR_OF.index(colour) for colour in range(COLOURS)], TILES]
"""Where the kinds of a colour begin; they end where those of the next colour begin."""
CASTLE_TILE: Final = FIRST_TILE[CASTLE]

for _row in _COLOUR_ROWS:
    _colour = COLOUR_NAMES.index(_row.text("id"))
    _kinds = slice(FIRST_TILE[_colour], FIRST_TILE[_colour + 1])
    _have_black = sum(BLACK_BACKED[_kinds])
    _have = sum(NORMAL[_kinds]) + _have_black
    for _field, _n in (("tiles", _have), ("black", _have_black)):
        if _row.number(_field, 0, 200) != _n:
            _want = str(_row.number(_field))
            raise _row.wrong(_field, Msg("kernel-components-count", have=str(_n), want=_want))

# -- goods: rule 1.6 -------------------------------------------------------------------------------

GOODS_NAMES: Final[list[str]] = [""]
GOODS_TILES: Final[list[int]] = [0]
"""How many tiles there are of each type of goods; the types count from 1."""

for _i, _row in enumerate(FILE.rows("goods", count=NUMBERS), start=1):
    _row.number("id", _i, _i)
    GOODS_NAMES.append(_row.text("colour"))
    GOODS_TILES.append(_row.number("tiles", 0, 99))

# -- values of the rules ---------------------------------------------------------------------------

_play: Final = FILE.row("play")
ROUNDS: Final = _play.number("rounds", 1, 9)
STORAGE: Final = _play.number("storage", 1, 9)
GOODS_SPACES: Final = _play.number("goods_spaces", 1, NUMBERS)
START_SILVER: Final = _play.number("start_silver", 0, 99)
START_GOODS: Final = _play.number("start_goods", 0, 9)
START_WORKERS: Final = _play.numbers("start_workers", 0, 99, length=SEATS[1])
PRICE_OF_A_TILE: Final = _play.number("price", 0, 99)
WORKERS_FOR_ACTION: Final = _play.number("action_workers", 0, 99)
SILVER_FOR_SALE: Final = _play.number("sale_silver", 0, 99)
SILVER_FOR_MINE: Final = _play.number("mine_silver", 0, 99)
GOODS_LEFT_POINTS: Final = _play.number("goods_left_points", 0, 99)
SILVER_LEFT_POINTS: Final = _play.number("silver_left_points", 0, 99)
WORKERS_LEFT_FOR_A_POINT: Final = _play.number("workers_left_for_a_point", 1, 99)

TRACK_SPACES: Final = FILE.row("track").number("spaces", 2, 99)
AREA_POINTS: Final = [0, *FILE.row("areas").numbers("points", 0, 999, length=8)]
"""Points for an area by its size."""

PHASE_NAMES: Final[list[str]] = [""]
PHASE_POINTS: Final[list[int]] = [0]
"""Points for finishing an area in a phase; the phases count from 1."""

for _row in FILE.rows("phase", count=5):
    PHASE_NAMES.append(_row.text("id"))
    PHASE_POINTS.append(_row.number("points", 0, 999))
PHASES: Final = len(PHASE_NAMES) - 1

_GOODS_NEEDED: Final = PHASES * ROUNDS + SEATS[1] * START_GOODS
if sum(GOODS_TILES) < _GOODS_NEEDED:
    _too_few = Msg("burgundy-bad-goods", have=str(sum(GOODS_TILES)), want=str(_GOODS_NEEDED))
    raise FILE.tables()["goods"][0].wrong("tiles", _too_few)
if NORMAL[CASTLE_TILE] < SEATS[1]:
    _too_few = Msg("kernel-components-range", value=str(NORMAL[CASTLE_TILE]), low=str(SEATS[1]), high="99")
    raise FILE.tables()["alike"][CASTLE - SHIP].wrong("normal", _too_few)

_players: Final = FILE.row("players")


def _by_seats(field: str, high: int = 999) -> list[int]:
    """A value for each number of players, at that index."""
    return [0] * SEATS[0] + list(_players.numbers(field, 0, high, length=SEATS[1] - SEATS[0] + 1))


LARGE_BONUS: Final = _by_seats("large_bonus")
SMALL_BONUS: Final = _by_seats("small_bonus")
GOODS_POINTS: Final = _by_seats("goods_points")
DEPOT_SPACES: Final = 4
DEPOT_SPACES_USED: Final = _by_seats("depot_spaces", DEPOT_SPACES)
BLACK_SPACES_USED: Final = _by_seats("black_depot", 8)
BLACK_SPACES: Final = max(BLACK_SPACES_USED)

# -- depots: rules 3.2 to 3.4 ----------------------------------------------------------------------
# All depot spaces are numbered through as shelves: depots 1 to 6, then the black depot (depot 0).

BLACK_DEPOT: Final = 0
BLACK_SHELF: Final = NUMBERS * DEPOT_SPACES
SHELVES: Final = BLACK_SHELF + BLACK_SPACES
SHELF: Final = [BLACK_SHELF, *[depot * DEPOT_SPACES for depot in range(NUMBERS)]]
"""The first shelf of each depot."""
SLOTS: Final = [BLACK_SPACES, *[DEPOT_SPACES] * NUMBERS]
"""How many spaces each depot has."""

_DEPOT_ROWS: Final[list[Row]] = FILE.rows("depot", count=NUMBERS)
_EXCEPTIONS: Final[list[Row]] = FILE.rows("exception", key="")


def _printed() -> list[int]:
    """The printed colour of every numbered shelf."""
    colours: list[int] = []
    for i, row in enumerate(_DEPOT_ROWS, start=1):
        row.number("id", i, i)
        letters = row.text("spaces")
        if len(letters) != DEPOT_SPACES:
            raise row.wrong(
                "spaces", Msg("kernel-components-count", have=str(len(letters)), want=str(DEPOT_SPACES))
            )
        colours += read_colours(row, "spaces", letters)
    return colours


def _shelf_colours(seats: int, phase: int) -> list[int]:
    """The colour of every shelf with this many players in this phase."""
    colours = [
        colour if shelf % DEPOT_SPACES < DEPOT_SPACES_USED[seats] else UNUSED
        for shelf, colour in enumerate(_PRINTED)
    ]
    for row in _EXCEPTIONS:
        shelf = SHELF[row.number("depot", 1, NUMBERS)] + row.number("space", 0, DEPOT_SPACES - 1)
        letter = row.text("colour")
        if row.number("players", *SEATS) == seats and PHASE_NAMES[phase] in row.text("phases"):
            colours[shelf] = read_colours(row, "colour", letter)[0]
    black = BLACK_SPACES_USED[seats]
    return colours + [BLACK] * black + [UNUSED] * (BLACK_SPACES - black)


_PRINTED: Final = _printed()
SHELF_COLOUR: Final[list[list[list[int]]]] = [
    [_shelf_colours(seats, phase) if seats >= SEATS[0] and phase else [] for phase in range(PHASES + 1)]
    for seats in range(SEATS[1] + 1)
]
"""What lies on each shelf, by number of players and phase."""
