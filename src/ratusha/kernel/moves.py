"""Moves: one declaration gives ids, notation, JSON and the check of foreign input.

MOVES = MoveSpace("burgundy")
TAKE = MOVES.kind("take", span("die", 1, 6), span("depot", 1, 6), span("slot", 0, 3))

TAKE.at(2, 3, 1)                     # the id of this move
MOVES.args[move]                     # (2, 3, 1): the fields of a move
MOVES.tag[move] == TAKE.tag          # what kind it is
MOVES.text(move)                     # 'take die=2 depot=3 slot=1'
MOVES.parse("take die=2 depot=3 slot=1")
"""

from __future__ import annotations

from typing import Final

from ratusha.kernel.errors import BadInput, quoted, shown
from ratusha.kernel.msg import Msg

NONE: Final = -1
"""The value of an optional field that is left out."""

MOST_FIELDS: Final = 5
_LONGEST: Final = 200


class Field:
    """One field of a kind of move: a run of ints, or names standing for 0, 1, 2…

    An optional field counts from 0 and may be left out; its value is then NONE.
    """

    __slots__ = ("count", "low", "name", "names", "optional")

    def __init__(self, name: str, low: int, count: int, names: tuple[str, ...], optional: bool) -> None:
        self.name = name
        self.low = low
        self.count = count
        self.names = names
        self.optional = optional

    def write(self, value: int) -> str:
        """The value as it stands in the notation."""
        return self.names[value] if self.names else str(value)

    def read(self, word: str, where: str | Msg) -> int:
        """The value of a word of the notation."""
        if self.names:
            if word in self.names:
                return self.names.index(word)
            known = ", ".join(self.names)
            raise BadInput(where, Msg("kernel-field-name", field=self.name, value=shown(word), known=known))
        digits = word[1:] if word[:1] == "-" else word
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
            raise BadInput(where, Msg("kernel-field-number", field=self.name, value=shown(word)))
        return self.check(int(word), where)

    def check(self, value: int, where: str | Msg) -> int:
        """The value, if it lies in the field's range."""
        high = self.first() + self.count - 1
        least = 0 if self.optional else self.low
        if not least <= value <= high:
            raise BadInput(
                where,
                Msg("kernel-field-range", field=self.name, value=str(value), low=str(least), high=str(high)),
            )
        return value

    def first(self) -> int:
        """The least value that has an id (NONE, for an optional field)."""
        return NONE if self.optional else self.low


def span(name: str, low: int, high: int) -> Field:
    """A field of the numbers low to high."""
    return Field(name, low, high - low + 1, (), False)


def maybe(name: str, high: int) -> Field:
    """A field of the numbers 0 to high that may be left out."""
    return Field(name, 0, high + 2, (), True)


def named(name: str, names: tuple[str, ...]) -> Field:
    """A field whose values 0, 1, 2… are written as names."""
    return Field(name, 0, len(names), names, False)


class Kind:
    """One kind of move of a space: `at` makes ids, `MoveSpace.args` takes them apart.

    `chance`: it is an outcome of chance, which no person plays.
    """

    __slots__ = ("chance", "end", "fields", "first", "name", "origin", "s0", "s1", "s2", "s3", "s4", "tag")

    def __init__(self, name: str, tag: int, first: int, fields: tuple[Field, ...], chance: bool) -> None:
        self.name = name
        self.tag = tag
        self.chance = chance
        self.first = first
        self.fields = fields
        strides = [0] * MOST_FIELDS
        size = 1
        origin = first
        for i in range(len(fields) - 1, -1, -1):
            strides[i] = size
            origin -= fields[i].first() * size
            size *= fields[i].count
        self.s0, self.s1, self.s2, self.s3, self.s4 = strides
        self.origin = origin
        self.end = first + size

    def at(self, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> int:
        """The id of the move with these fields; they are not checked."""
        return self.origin + a * self.s0 + b * self.s1 + c * self.s2 + d * self.s3 + e * self.s4

    def has(self, move: int) -> bool:
        """Is the move of this kind?"""
        return self.first <= move < self.end

    def __repr__(self) -> str:
        return f"Kind({self.name!r}, {self.first}..{self.end - 1})"


class MoveSpace:
    """Every move of a game: the ids 0 to size - 1."""

    __slots__ = ("_by_name", "args", "game", "kinds", "size", "tag")

    def __init__(self, game: str) -> None:
        self.game = game
        self.size: int = 0
        self.kinds: list[Kind] = []
        self.tag: list[int] = []
        self.args: list[tuple[int, ...]] = []
        self._by_name: dict[str, Kind] = {}

    def kind(self, name: str, *fields: Field) -> Kind:
        """Declare a kind of move; its ids follow those declared before."""
        return self._declare(name, fields, False)

    def outcome(self, name: str, *fields: Field) -> Kind:
        """Declare a kind of move that only chance plays: a roll, a draw."""
        return self._declare(name, fields, True)

    def _declare(self, name: str, fields: tuple[Field, ...], chance: bool) -> Kind:
        assert name not in self._by_name, f"move kind {name!r} is declared twice"
        assert len(fields) <= MOST_FIELDS, f"move kind {name!r} has too many fields"
        made = Kind(name, len(self.kinds), self.size, fields, chance)
        self.kinds.append(made)
        self._by_name[name] = made
        self.size = made.end
        combos: list[tuple[int, ...]] = [()]
        for field in fields:
            first = field.first()
            combos = [(*combo, value) for combo in combos for value in range(first, first + field.count)]
        self.args.extend(combos)
        self.tag.extend([made.tag] * len(combos))
        return made

    def text(self, move: int) -> str:
        """The move in notation."""
        kind = self.kinds[self.tag[move]]
        words = [kind.name]
        for field, value in zip(kind.fields, self.args[move], strict=True):
            if not (field.optional and value == NONE):
                words.append(f"{field.name}={field.write(value)}")
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The move that the notation names; BadInput if it names none."""
        where = quoted(text, _LONGEST)
        words = text.split()
        if not words:
            raise BadInput(where, Msg("kernel-move-empty"))
        kind = self._kind(words[0], where)
        given: dict[str, str] = {}
        for word in words[1:]:
            name, equals, value = word.partition("=")
            if not equals or not name or not value:
                raise BadInput(where, Msg("kernel-move-word", word=shown(word)))
            if name in given:
                raise BadInput(where, Msg("kernel-field-twice", field=shown(name)))
            given[name] = value
        values: list[int] = []
        for field in kind.fields:
            if field.name in given:
                values.append(field.read(given.pop(field.name), where))
            elif field.optional:
                values.append(NONE)
            else:
                raise BadInput(where, Msg("kernel-field-missing", kind=kind.name, field=field.name))
        if given:
            raise BadInput(where, Msg("kernel-field-unknown", kind=kind.name, field=shown(next(iter(given)))))
        return kind.at(*values)

    def to_dict(self, move: int) -> dict[str, object]:
        """The move as JSON data: its kind and its fields."""
        kind = self.kinds[self.tag[move]]
        data: dict[str, object] = {"kind": kind.name}
        for field, value in zip(kind.fields, self.args[move], strict=True):
            if not (field.optional and value == NONE):
                data[field.name] = field.names[value] if field.names else value
        return data

    def from_dict(self, data: object) -> int:
        """The move that JSON data names; BadInput if it names none."""
        where = quoted(data, _LONGEST)
        if not isinstance(data, dict) or not isinstance(data.get("kind"), str):
            raise BadInput(where, Msg("kernel-move-json"))
        words = [str(data["kind"])]
        for name, value in data.items():
            if name == "kind":
                continue
            if isinstance(value, bool) or not isinstance(value, int | str) or not isinstance(name, str):
                raise BadInput(where, Msg("kernel-move-json"))
            words.append(f"{name}={shown(value, _LONGEST)}")
        if any(word.split() != [word] for word in words):
            raise BadInput(where, Msg("kernel-move-json"))
        return self.parse(" ".join(words))

    def check(self, move: object) -> int:
        """The id, if it is one of this space."""
        if isinstance(move, bool) or not isinstance(move, int) or not 0 <= move < self.size:
            raise BadInput(quoted(move, _LONGEST), Msg("kernel-move-id", size=str(self.size)))
        return move

    def _kind(self, name: str, where: str | Msg) -> Kind:
        found = self._by_name.get(name)
        if found is None:
            known = ", ".join(kind.name for kind in self.kinds if not kind.chance)
            raise BadInput(where, Msg("kernel-move-kind", kind=shown(name), known=known))
        return found
