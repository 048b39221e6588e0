"""What is printed on cards, markers and the map: components.toml, checked, as tables of ints and bit masks.

A card kind is a record of the file; a card type is a kind with so many points on it: copies of one type are
alike. Achievements are numbered technologies first, then wonders.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.altay.effects import (
    ATTACK,
    BUILD,
    COLLECT,
    CONVERT,
    DEFENCE,
    DRAW,
    KIND,
    MOVE,
    PRODUCE,
    RESOURCE,
    SAVE,
    SPEND,
    STORE,
    TERRAIN,
    TRASH,
    USE,
    Effect,
    effect,
    slots,
    wrong_place,
)
from ratusha.games.altay.regions import Map
from ratusha.kernel.bits import BIT, mask_of
from ratusha.kernel.components import Components, Row, read
from ratusha.kernel.errors import shown
from ratusha.kernel.msg import Msg

SEATS: Final = (2, 4)
FILE: Final[Components] = read("altay", "ratusha.games.altay")

_limits: Final[Row] = FILE.row("limits")
HAND: Final = _limits.number("hand", 1, 20)
DECK: Final = _limits.number("deck", 1, 40)
PIECES: Final = _limits.number("pieces", 1, 40)
CROWD: Final = _limits.number("crowd", 1, 7)
OPEN: Final = _limits.number("open", 1, 5)
CAP: Final = _limits.number("cap", 1, 99)
SECRET: Final = _limits.number("secret", 0, 99)
PER_POINT: Final = _limits.number("difficulty", 1, 99)
PRICE: Final = _limits.number("price", 1, 99)
STARTING_COINS: Final = _limits.number("starting_coins", 0, 99)
HARDEST: Final = _limits.number("mountain", 1, 9)

# -- the map ------------------------------------------------------------------------------------------

MAP: Final[Map] = Map(FILE)
REGION: Final[tuple[str, ...]] = MAP.id
REGIONS: Final = len(REGION)
NEAR: Final[list[int]] = MAP.near
TERRAIN_OF: Final[list[int]] = MAP.terrain
OF_TERRAIN: Final[list[int]] = MAP.of_terrain


class Layout:
    """What depends on the number of players."""

    def __init__(self, row: Row, seats: int) -> None:
        self.seats = seats
        self.copies = row.number("copies", 1, 40)
        self.technologies = row.number("technologies", 1, 40)
        self.in_play = BIT[REGIONS] - 1 - mask_of(MAP.numbers(row, "out"))
        self.starts = MAP.numbers(row, "starts")
        self.tokens = [0] * REGIONS
        for name, value in row.table("tokens").items():
            region = MAP.number(row, "tokens", name)
            if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= 99:
                raise row.wrong("tokens", Msg("kernel-components-int"))
            self.tokens[region] = value
        self._check(row)

    def _check(self, row: Row) -> None:
        if self.in_play == 0 or not MAP.connected(self.in_play):
            raise row.wrong("out", Msg("altay-file-parts"))
        if len(set(self.starts)) != self.seats:
            want = str(self.seats)
            raise row.wrong(
                "starts", Msg("kernel-components-count", have=str(len(set(self.starts))), want=want)
            )
        for region in self.starts:
            if not BIT[region] & self.in_play & MAP.farmland:
                raise row.wrong("starts", Msg("altay-file-start", region=REGION[region]))
        if (self.in_play & MAP.farmland).bit_count() < self.seats:
            raise row.wrong("out", Msg("altay-file-farmland"))
        for region in range(REGIONS):
            if self.tokens[region] and not BIT[region] & self.in_play:
                raise row.wrong("tokens", Msg("altay-file-token", region=REGION[region]))


_tables: Final = FILE.rows("table", count=SEATS[1] - SEATS[0] + 1, key="seats")
LAYOUT: Final[dict[int, Layout]] = {
    row.number("seats", *SEATS): Layout(row, row.number("seats")) for row in _tables
}

# -- conquest markers ---------------------------------------------------------------------------------

_markers: Final = FILE.rows("marker", key="")
DIFFICULTY: Final[list[int]] = [row.number("difficulty", 1, 9) for row in _markers]
BRINGS: Final[list[int]] = [
    ("none", *RESOURCE).index(row.choice("brings", ("none", *RESOURCE))) - 1 for row in _markers
]
MARKER_COUNT: Final[list[int]] = [row.number("count", 1, 40) for row in _markers]
MARKER: Final[tuple[str, ...]] = tuple(
    f"{difficulty}_{'none' if brings < 0 else RESOURCE[brings]}"
    for difficulty, brings in zip(DIFFICULTY, BRINGS, strict=True)
)
MARKERS: Final = len(MARKER)
HARD_KINDS: Final[list[int]] = [kind for kind in range(MARKERS) if DIFFICULTY[kind] == HARDEST]
SOFT_KINDS: Final[list[int]] = [kind for kind in range(MARKERS) if DIFFICULTY[kind] != HARDEST]
"""The kinds of markers for the mountains, and those that lie elsewhere."""
if len(set(MARKER)) != MARKERS:
    raise _markers[0].wrong("brings", Msg("altay-file-marker-twice"))
_mountains: Final = MAP.mountains.bit_count()
_hard: Final = sum(MARKER_COUNT[kind] for kind in HARD_KINDS)
if _hard < _mountains or sum(MARKER_COUNT) - _hard < REGIONS - _mountains:
    raise _markers[0].wrong("count", Msg("altay-file-markers"))

# -- cards --------------------------------------------------------------------------------------------

_ON_CARDS: Final = (
    PRODUCE, USE, SPEND, DRAW, TRASH, MOVE, CONVERT, BUILD, COLLECT, STORE, ATTACK, DEFENCE,
)  # fmt: skip
_ONCE: Final = (PRODUCE, USE, SPEND, DRAW, TRASH, MOVE, CONVERT, BUILD)

_cards: Final = FILE.rows("card")
CARD: Final[tuple[str, ...]] = tuple(row.text("id") for row in _cards)
CARDS: Final = len(CARD)
NAME: Final[list[str]] = [row.text("name") if row.has("name") else row.text("id") for row in _cards]
"""Two cards of the same name never lie on one player's table. Rule 4.3."""


def _options(row: Row) -> list[Effect]:
    lines = row.get("options")
    if not isinstance(lines, list) or not 1 <= len(lines) <= 2:
        raise row.wrong("options", Msg("altay-file-options"))
    made = [effect(row, f"options[{at}]", line) for at, line in enumerate(lines)]
    for at, option in enumerate(made):
        error = wrong_place(row, f"options[{at}]", option, _ON_CARDS)
        if error is not None:
            raise error
    if sum(1 for option in made if option.table) > 1 or sum(1 for option in made if option.attack) > 1:
        raise row.wrong("options", Msg("altay-file-options-alike"))
    return made


OPTIONS: Final[list[list[Effect]]] = [_options(row) for row in _cards]

MARKET: Final[list[int]] = [card for card, row in enumerate(_cards) if row.has("cost")]
"""The kinds of cards on sale; a pile is its place in this list."""
PILES: Final = len(MARKET)
_COPIES: Final = LAYOUT[SEATS[1]].copies


def _points(row: Row) -> list[int]:
    points = row.numbers("points", 0, 9, length=_COPIES)
    if list(points) != sorted(points, reverse=True):
        raise row.wrong("points", Msg("altay-file-sorted"))
    return list(points)


PILE_POINTS: Final[list[list[int]]] = [_points(_cards[card]) for card in MARKET]
_surcharge: Final = FILE.row("market").number("surcharge", 0, 9)
_cost: Final[list[list[int]]] = [
    slots(_cards[card], "cost", list(_cards[card].texts("cost"))) for card in MARKET
]

TYPE_CARD: Final[list[int]] = []
TYPE_POINTS: Final[list[int]] = []
for _card in range(CARDS):
    _kinds = sorted(set(PILE_POINTS[MARKET.index(_card)])) if _card in MARKET else [0]
    TYPE_CARD.extend([_card] * len(_kinds))
    TYPE_POINTS.extend(_kinds)
TYPES: Final = len(TYPE_CARD)
TYPE: Final[tuple[str, ...]] = tuple(
    CARD[card] + (f"_{points}" if points else "") for card, points in zip(TYPE_CARD, TYPE_POINTS, strict=True)
)
if len(set(TYPE)) != TYPES:
    raise _cards[0].wrong("id", Msg("altay-file-types"))

PILE_TYPES: Final[list[list[int]]] = [
    [TYPE.index(CARD[card] + (f"_{points}" if points else "")) for points in PILE_POINTS[pile]]
    for pile, card in enumerate(MARKET)
]
"""The types of the copies of each pile, from the top."""


def _price(pile: int, points: int) -> list[int]:
    """How many of each kind a copy costs: five resources, raw, any, and the sum of all."""
    price = [_cost[pile].count(kind) for kind in range(len(KIND) - 1)]
    price[-1] += _surcharge * points
    return [*price, sum(price)]


PRICE_OF: Final[list[list[int]]] = [
    _price(MARKET.index(card), points) if card in MARKET else []
    for card, points in zip(TYPE_CARD, TYPE_POINTS, strict=True)
]
ATTACK_OF: Final[list[int]] = [max(option.attack for option in OPTIONS[card]) for card in TYPE_CARD]
DEFENCE_OF: Final[list[int]] = [max(option.defence for option in OPTIONS[card]) for card in TYPE_CARD]

# -- programs, cards that go to the table -------------------------------------------------------------

PROGRAM: Final[list[list[int]]] = []
"""What `running.py` carries out: four ints a step."""
EFFECT: Final[list[Effect]] = []
"""The effect of each program."""


def _program(made: Effect) -> int:
    PROGRAM.append(made.program)
    EFFECT.append(made)
    return len(PROGRAM) - 1


OPTION_PROGRAM: Final[list[list[int]]] = [[_program(option) for option in options] for options in OPTIONS]
PROGRAM_CARD: Final[list[int]] = [card for card, options in enumerate(OPTIONS) for _ in options]

ATTACK_PROGRAM: Final[list[int]] = [
    next(
        (
            program
            for option, program in zip(OPTIONS[card], OPTION_PROGRAM[card], strict=True)
            if option.attack and option.program
        ),
        -1,
    )
    for card in TYPE_CARD
]
"""What a card does besides when it is played in an attack; -1: nothing."""

TABLED: Final[list[int]] = [
    next((at for at, option in enumerate(options) if option.table), -1) for options in OPTIONS
]
"""The option with which a card goes to the table; -1: it never does."""
TABLE_CARDS: Final[list[int]] = [card for card in range(CARDS) if TABLED[card] >= 0]
SLOTS: Final[list[list[int]]] = [OPTIONS[card][at].slots if at >= 0 else [] for card, at in enumerate(TABLED)]
IS_STORE: Final[list[bool]] = [at >= 0 and OPTIONS[card][at].table == STORE for card, at in enumerate(TABLED)]

# -- peoples ------------------------------------------------------------------------------------------

_factions: Final = FILE.rows("faction")
FACTION: Final[tuple[str, ...]] = tuple(row.text("id") for row in _factions)
FACTIONS: Final = len(FACTION)
if SEATS[1] > FACTIONS:
    raise _factions[0].wrong("id", Msg("kernel-components-count", have=str(FACTIONS), want=str(SEATS[1])))


def _deck(row: Row) -> list[int]:
    deck: list[int] = []
    for name, count in row.table("deck").items():
        if name not in CARD or CARD.index(name) in MARKET:
            raise row.wrong("deck", Msg("altay-file-deck-card", card=shown(name)))
        if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= DECK:
            raise row.wrong(f"deck.{name}", Msg("kernel-components-int"))
        deck += [TYPE.index(name)] * count
    if len(deck) != DECK:
        raise row.wrong("deck", Msg("kernel-components-count", have=str(len(deck)), want=str(DECK)))
    return sorted(deck)


DECK_OF: Final[list[list[int]]] = [_deck(row) for row in _factions]

# -- achievements -------------------------------------------------------------------------------------

WHEN: Final = ("permanent", "once", "end", "instant")
PERMANENT: Final = 0
ONCE: Final = 1
END: Final = 2
INSTANT: Final = 3
_VERBS: Final = ((ATTACK, DEFENCE), _ONCE, (SAVE, DRAW), _ONCE)

_technologies: Final = FILE.rows("technology")
_wonders: Final = FILE.rows("wonder")
ACHIEVEMENT: Final[tuple[str, ...]] = tuple(row.text("id") for row in [*_technologies, *_wonders])
ACHIEVEMENTS: Final = len(ACHIEVEMENT)
TECHNOLOGIES: Final = len(_technologies)
LEVELS: Final = 3
WONDER_LEVEL: Final = 2
"""Levels are counted from 0 here: level 3 is the wonders'."""
LEVEL: Final[list[int]] = [row.number("level", 1, 2) - 1 for row in _technologies] + [WONDER_LEVEL] * len(
    _wonders
)
NEEDS: Final[list[list[int]]] = [
    slots(row, "slots", list(row.texts("slots"))) for row in [*_technologies, *_wonders]
]
POINTS: Final[list[int]] = [row.number("points", 0, 99) for row in _technologies] + [0] * len(_wonders)
MOMENT: Final[list[int]] = [WHEN.index(row.choice("when", WHEN)) for row in _technologies]
OF_LEVEL: Final[list[list[int]]] = [
    [a for a in range(ACHIEVEMENTS) if LEVEL[a] == level] for level in range(LEVELS)
]
LEVEL_MASK: Final[list[int]] = [mask_of(of) for of in OF_LEVEL]
if ACHIEVEMENTS > 60 or len(set(ACHIEVEMENT)) != ACHIEVEMENTS:
    raise _wonders[0].wrong("id", Msg("altay-file-achievements"))
for _level, _needed in ((0, OPEN), (1, OPEN), (WONDER_LEVEL, OPEN + SEATS[1])):
    if len(OF_LEVEL[_level]) < _needed:
        raise _technologies[0].wrong(
            "level", Msg("altay-file-level", level=str(_level + 1), least=str(_needed))
        )


def _effect(row: Row, when: int) -> Effect:
    made = effect(row, "effect", row.get("effect"))
    error = wrong_place(row, "effect", made, _VERBS[when])
    if error is not None:
        raise error
    if when in (PERMANENT, END) and len(made.steps) != 1:
        raise row.wrong("effect", Msg("altay-file-one-step"))
    return made


GIVES: Final[list[Effect]] = [_effect(row, when) for row, when in zip(_technologies, MOMENT, strict=True)]
TECHNOLOGY_PROGRAM: Final[list[int]] = [_program(made) for made in GIVES]
ONCE_MASK: Final = mask_of([a for a in range(TECHNOLOGIES) if MOMENT[a] == ONCE])
SAVE_MASK: Final = mask_of(
    [a for a in range(TECHNOLOGIES) if MOMENT[a] == END and GIVES[a].steps[0].verb == SAVE]
)
LATE_MASK: Final = mask_of(
    [a for a in range(TECHNOLOGIES) if MOMENT[a] == END and GIVES[a].steps[0].verb == DRAW]
)
"""The effects at the end of a turn: saving before the hand is discarded, drawing after the new hand."""
BOOST_MASK: Final = mask_of([a for a in range(TECHNOLOGIES) if MOMENT[a] == PERMANENT])

COUNTED: Final = (*TERRAIN, "crowded", "difficulty", "captured", "technologies")
CROWDED: Final = 4
BY_DIFFICULTY: Final = 5
BY_CAPTURED: Final = 6
BY_TECHNOLOGIES: Final = 7


class Score:
    """What a wonder is worth: base + each x (count of `per`, divided by `by`)."""

    def __init__(self, row: Row) -> None:
        given = row.table("score")
        for name in given:
            if name not in ("base", "each", "per", "by"):
                raise row.wrong(f"score.{name}", Msg("kernel-components-unknown"))
        self.base = self._number(row, given, "base", 0)
        self.each = self._number(row, given, "each", 0)
        self.by = self._number(row, given, "by", 1)
        per = given.get("per", COUNTED[0])
        if per not in COUNTED:
            raise row.wrong("score.per", Msg("kernel-field-choice", known=", ".join(COUNTED)))
        self.per = COUNTED.index(per)
        if self.by == 0 or bool(self.each) != ("per" in given):
            raise row.wrong("score", Msg("altay-file-score"))

    def _number(self, row: Row, given: dict[str, object], name: str, default: int) -> int:
        value = given.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 99:
            raise row.wrong(f"score.{name}", Msg("kernel-components-int"))
        return value


SCORE: Final[list[Score]] = [Score(row) for row in _wonders]

FILE.done()
