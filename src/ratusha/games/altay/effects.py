"""The language of effects: the steps of a card or technology, read from components.toml into tables of ints.

The head of that file lists the verbs. An `Effect` is what the rules ask about: its symbols, its slots, what
must be possible before it may be used, and its program, which `running.py` carries out.
"""

from __future__ import annotations

from typing import Final

from ratusha.kernel.components import Row
from ratusha.kernel.errors import BadInput, shown
from ratusha.kernel.msg import Msg

RESOURCE: Final = ("food", "wood", "metal", "stone", "culture")
RESOURCES: Final = 5
RAW: Final = 5
ANY: Final = 6
ALIKE: Final = 7
KIND: Final = (*RESOURCE, "raw", "any", "alike")
"""The kinds of resources, then the wild ones: wood, metal or stone; any; any, but all of one kind."""
RAW_MASK: Final = 0b01110
FITS: Final[list[int]] = [1, 2, 4, 8, 16, RAW_MASK, 31, 31]
"""The resources that each kind stands for, as a mask."""

TERRAIN: Final = ("farmland", "forest", "mine", "mountain")
MOUNTAIN: Final = 3
FARMLAND: Final = 0

VERB: Final = (
    "produce",
    "use",
    "spend",
    "draw",
    "trash",
    "move",
    "convert",
    "build",
    "save",
    "collect",
    "store",
    "attack",
    "defence",
)
PRODUCE: Final = 0
USE: Final = 1
SPEND: Final = 2
DRAW: Final = 3
TRASH: Final = 4
MOVE: Final = 5
CONVERT: Final = 6
BUILD: Final = 7
SAVE: Final = 8
COLLECT: Final = 9
STORE: Final = 10
ATTACK: Final = 11
DEFENCE: Final = 12
MAY: Final = 13
LEAVE: Final = 14
"""Only in programs: MAY asks whether to go on; LEAVE puts the collect card itself on the discard pile."""

THAT: Final = -1
"""In place of a number: what the step before gave."""
MOST: Final = 9
MOST_SLOTS: Final = 12

_MAY_FAIL: Final = (USE, SPEND, TRASH, MOVE, CONVERT)


class Step:
    """One step as it is printed: a verb, how many (from `least` on), of what, perhaps optional."""

    __slots__ = ("kind", "least", "may", "n", "slots", "verb")

    def __init__(self, verb: int, n: int, least: int, kind: int, slots: list[int], may: bool) -> None:
        self.verb = verb
        self.n = n
        self.least = least
        self.kind = kind
        self.slots = slots
        self.may = may


class Effect:
    """An option of a card, or the effect of a technology.

    `program` holds four ints a step: verb, number, least number, kind. What must be possible before it may be
    used: a region of the terrain `uses`, `spends` resources of `spends_kind`, `trashes` other cards, a
    settlement to move, a marker to convert.
    """

    __slots__ = (
        "attack",
        "converts",
        "defence",
        "moves",
        "program",
        "slots",
        "spends",
        "spends_kind",
        "steps",
        "table",
        "trashes",
        "uses",
    )

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps
        self.attack: int = 0
        self.defence: int = 0
        self.table: int = 0
        self.slots: list[int] = []
        self.uses: int = -1
        self.spends: int = 0
        self.spends_kind: int = ANY
        self.trashes: int = 0
        self.moves: bool = False
        self.converts: bool = False
        self.program: list[int] = []
        sure = True
        for step in steps:
            if step.may:
                self.program += [MAY, 0, 0, 0]
                sure = False
            if step.verb == ATTACK:
                self.attack += step.n
            elif step.verb == DEFENCE:
                self.defence += step.n
            elif step.verb in (COLLECT, STORE):
                self.table = step.verb
                self.slots = step.slots
            else:
                self.program += [step.verb, step.n, step.least, step.kind]
                if sure:
                    self._needs(step)
        if self.table == COLLECT:
            leave = [LEAVE, 0, 0, 0]
            built_first = self.program[:1] == [BUILD]
            self.program = leave + self.program if built_first else self.program + leave

    def _needs(self, step: Step) -> None:
        if step.verb == USE:
            self.uses = step.kind
        elif step.verb == SPEND:
            self.spends, self.spends_kind = step.n, step.kind
        elif step.verb == TRASH:
            self.trashes = step.least
        elif step.verb == MOVE:
            self.moves = True
        elif step.verb == CONVERT:
            self.converts = True


def effect(row: Row, name: str, lines: object) -> Effect:
    """The effect that a list of steps describes; BadInput names the step that is wrong."""
    if not isinstance(lines, list) or not lines:
        raise row.wrong(name, Msg("kernel-components-list"))
    steps = [_step(row, f"{name}[{at}]", line) for at, line in enumerate(lines)]
    for at, step in enumerate(steps):
        reason = _misplaced(steps, at)
        if reason:
            raise row.wrong(f"{name}[{at}]", Msg(f"altay-file-{reason}", verb=VERB[step.verb]))
    return Effect(steps)


def _misplaced(steps: list[Step], at: int) -> str:
    """Which rule of the language a step breaks where it stands; empty: none."""
    verb = steps[at].verb
    before = steps[:at]
    if verb in (STORE, DEFENCE) and len(steps) > 1:
        return "alone"
    if verb in (COLLECT, ATTACK) and (at or steps[at].may):
        return "first"
    if verb == COLLECT and len(steps) == 1:
        return "then"
    if before and before[0].verb == ATTACK and verb not in (PRODUCE, DRAW):
        return "after-attack"
    if steps[at].n == THAT and not (before and before[-1].verb in (TRASH, CONVERT)):
        return "that"
    if steps[at].may and any(step.may for step in before):
        return "may-twice"
    optional = any(step.may for step in steps[: at + 1])
    if verb in _MAY_FAIL and not optional:
        if before and before[0].verb == COLLECT:
            return "may-fail"
        if any(step.verb not in _MAY_FAIL or step.verb == verb for step in before):
            return "order"
    return ""


def _step(row: Row, where: str, line: object) -> Step:
    words = line.split() if isinstance(line, str) else []
    may = words[:1] == ["may"]
    words = words[1:] if may else words
    if not words:
        raise row.wrong(where, Msg("altay-file-step"))
    if words[0] not in VERB:
        raise row.wrong(where, Msg("altay-file-verb", verb=shown(words[0]), known=", ".join(VERB)))
    verb = VERB.index(words[0])
    rest = words[1:]
    n, least, kind = 1, 1, ANY
    taken: list[int] = []
    if verb in (COLLECT, STORE):
        taken = slots(row, where, rest)
    elif verb == USE:
        kind = _word(row, where, rest[:1], TERRAIN)
        rest = rest[1:]
    elif verb not in (MOVE, CONVERT, SAVE):
        n, least = _number(row, where, rest[:1], verb)
        rest = rest[1:]
        if verb in (PRODUCE, SPEND):
            kind = _word(row, where, rest[:1], KIND if verb == PRODUCE else KIND[:ALIKE])
            rest = rest[1:]
    if rest and not taken:
        raise row.wrong(where, Msg("altay-file-words", word=shown(rest[0])))
    return Step(verb, n, least, kind, taken, may)


def slots(row: Row, where: str, words: list[str]) -> list[int]:
    """Slots for resources, as kinds."""
    if not 1 <= len(words) <= MOST_SLOTS:
        raise row.wrong(where, Msg("altay-file-slots", most=str(MOST_SLOTS)))
    return [_word(row, where, [word], KIND[:ALIKE]) for word in words]


def _word(row: Row, where: str, words: list[str], known: tuple[str, ...]) -> int:
    if not words or words[0] not in known:
        raise row.wrong(where, Msg("kernel-field-choice", known=", ".join(known)))
    return known.index(words[0])


def _number(row: Row, where: str, words: list[str], verb: int) -> tuple[int, int]:
    """How many, and the least: `2`, `0-2` (for trash), `that`."""
    word = words[0] if words else ""
    if word == "that" and verb in (PRODUCE, DRAW):
        return THAT, THAT
    least, dash, most = word.partition("-")
    digits = most if dash else least
    fits = digits.isdecimal() and digits.isascii() and 1 <= int(digits) <= MOST
    if not fits or (dash and (verb != TRASH or least != "0")):
        raise row.wrong(where, Msg("altay-file-number", word=shown(word), most=str(MOST)))
    return int(digits), 0 if dash else int(digits)


def wrong_place(row: Row, name: str, made: Effect, allowed: tuple[int, ...]) -> BadInput | None:
    """The error of an effect with a verb that does not belong on such a card."""
    for at, step in enumerate(made.steps):
        if step.verb not in allowed:
            known = ", ".join(VERB[verb] for verb in allowed)
            return row.wrong(f"{name}[{at}]", Msg("altay-file-here", verb=VERB[step.verb], known=known))
    return None
