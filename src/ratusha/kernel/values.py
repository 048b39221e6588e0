"""What a position is worth to a seat: named features, each with a weight; for bots.

A game counts its features in `Game.assess`. The file `values.toml` beside it says how many points one of each
is worth; how much of the best opponent's value is taken off in `Game.evaluate`, and which bots take off
another share of it there; how much of it the bots `hard` and `expert` take off, who then search whole turns
(if the file does not say, they don't); which share of its moves the bot `easy` looks at (if the file does not
say, NOTICED); whether the bot `medium` plays its best turns on to the next stage before it chooses (if the
file does not say, it doesn't); whether at tables of three and more `hard` and `expert` play on until
everybody has had a turn, where a stage is a turn (if the file does not say, to the next stage); how many
lines `hard` and `expert` keep when they search their turn, how many of the turns they compare may begin with
the same move, how many `hard` compares (`expert` compares twice as many), as how many worlds it counts what
the search of the turn thinks of it, and which of these bots does so otherwise (`Search`); at which stages, as
they begin, a feature has weights of its own, by which `expert` values what it has played on; and from which
stages on `hard` and `expert` plan the game to its end, where chance does not come into it:

    rival = 0.3
    rivals = { expert = 0.0 }
    against = 1.0
    noticed = 0.4
    ahead = true
    around = true
    width = 10
    alike = 3
    compared = 4
    belief = 2.0
    searches = { expert = { width = 60, alike = 8 } }
    stages = [2, 3]
    courses = [6, 5]

    [[feature]]
    name = "silver"
    weight = 0.8
    easy = 0.0
    hard = 0.9
    expert = 0.9
    many = 0.7
    stages = [1.3, 1.1]

A bot whose name stands beside a weight takes its own weight instead: what a beginner does not think of, and
what was learned. Beside `many` stands what `hard` and `expert` take at tables of three and more. The file
names every feature of the game once and nothing else. For people, `<game>-value-<name>` names it.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from ratusha.kernel.errors import BadInput, shown
from ratusha.kernel.msg import Msg
from ratusha.kernel.search import FIELDS, Search, number_in, search_in

FILE: Final = "values.toml"
NOTICED: Final = 0.6
EASY: Final = "easy"
HARD: Final = "hard"
EXPERT: Final = "expert"
MANY: Final = "many"
FEW_SEATS: Final = 2
OWN: Final = (EASY, HARD, EXPERT, MANY)
"""Who may have weights of his own: these bots; `many` are those that `hard` and `expert` take at tables of
more than two."""
_TOP: Final = (
    "rival", "rivals", "against", "noticed", "ahead", "around", *FIELDS, "searches", "stages", "courses",
    "feature",
)  # fmt: skip
_FIELDS: Final = ("name", "weight", "stages", "note", *OWN)
MOST_STAGES: Final = 100
PLANNERS: Final = (HARD, EXPERT)
"""The bots that play on: they may plan a game to its end, take off another share for opponents, or look for
their turns in another way."""


class Values:
    """The features of a game in the order of its own list, and what one of each is worth."""

    __slots__ = (
        "against",
        "ahead",
        "around",
        "courses",
        "names",
        "noticed",
        "own",
        "rival",
        "rivals",
        "search",
        "searches",
        "stages",
        "weights",
    )

    def __init__(
        self,
        names: tuple[str, ...],
        weights: list[float],
        rival: float,
        noticed: float = NOTICED,
        ahead: bool = False,
        against: float = 0.0,
        own: dict[str, dict[str, float]] | None = None,
        stages: dict[int, list[float]] | None = None,
        courses: tuple[int, ...] = (),
        around: bool = False,
        rivals: dict[str, float] | None = None,
        search: Search | None = None,
        searches: dict[str, Search] | None = None,
    ) -> None:
        self.names = names
        self.weights = weights
        self.rival = rival
        self.noticed = noticed
        self.ahead = ahead
        self.around = around
        self.against = against
        self.own: dict[str, dict[str, float]] = own or {}
        """By bot: the features to which it gives a weight of its own, and that weight."""
        self.stages: dict[int, list[float]] = stages or {}
        """What one of each is worth where a stage begins, for the stages of which that is known."""
        self.courses = courses
        """From which stages on `hard` and `expert` plan the game to its end, if they do."""
        self.rivals: dict[str, float] = rivals or {}
        """By bot: the share it takes off, where that is another one than `rival`."""
        self.search: Search = search or Search()
        """How `hard` and `expert` look for the turns they compare."""
        self.searches: dict[str, Search] = searches or {}
        """By bot: how it does so otherwise."""

    def with_weights(self, weights: list[float]) -> Values:
        """The same with other weights."""
        return self._with(weights, self.stages)

    def with_stages(self, stages: dict[int, list[float]]) -> Values:
        """The same with other weights where stages begin."""
        return self._with(self.weights, stages)

    def _with(self, weights: list[float], stages: dict[int, list[float]]) -> Values:
        return Values(
            self.names,
            weights,
            self.rival,
            self.noticed,
            self.ahead,
            self.against,
            self.own,
            stages,
            self.courses,
            self.around,
            self.rivals,
            self.search,
            self.searches,
        )

    def of(self, bot: str) -> Values:
        """What this bot plays by."""
        own = self.own.get(bot)
        if own is None and bot not in self.rivals and bot not in self.searches:
            return self
        weights = self.weights
        if own is not None:
            weights = [own.get(name, weight) for name, weight in zip(self.names, weights, strict=True)]
        values = self.with_weights(weights)
        values.rival = self.rivals.get(bot, self.rival)
        values.search = self.searches.get(bot, self.search)
        return values

    def reasons(self, before: list[float], after: list[float]) -> list[tuple[str, float]]:
        """What changed between two counts of features: name and points, the largest change first."""
        changes = [
            (name, weight * (new - old))
            for name, weight, old, new in zip(self.names, self.weights, before, after, strict=True)
            if new != old
        ]
        return sorted(changes, key=lambda change: -abs(change[1]))


class Tally:
    """Adds up the features of one seat while the game counts them."""

    __slots__ = ("counts", "total", "weights")

    def __init__(self, weights: list[float], listed: bool) -> None:
        self.weights: list[float] = weights
        self.total: float = 0.0
        """The value so far, in points."""
        self.counts: list[float] | None = [0.0] * len(weights) if listed else None
        """How much there is of each feature, if that was asked for."""

    def add(self, feature: int, amount: float) -> None:
        """Add this much of a feature."""
        self.total += self.weights[feature] * amount
        if self.counts is not None:
            self.counts[feature] += amount


def read(game: str, package: str, names: tuple[str, ...]) -> Values:
    """The weights of the game's own file."""
    raw = (resources.files(package) / FILE).read_bytes()
    return parse(raw, f"{game}/{FILE}", names)


def parse(raw: bytes, where: str, names: tuple[str, ...]) -> Values:
    """The weights of these features; BadInput names the place and the reason if the file is broken."""
    try:
        data = tomllib.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadInput(where, Msg("kernel-file-not-text")) from None
    except (ValueError, RecursionError) as error:
        raise BadInput(where, Msg("kernel-components-toml", detail=shown(str(error), 100))) from None
    for field in data:
        if field not in _TOP:
            raise BadInput(f"{where}: {shown(field)}", Msg("kernel-components-unknown"))
    rows = data.get("feature")
    if not isinstance(rows, list):
        raise BadInput(f"{where}: feature", Msg("kernel-components-records"))
    stages = _stages(data, "stages", where)
    for i, one in enumerate(stages):
        if one in stages[:i]:
            raise BadInput(f"{where}.stages[{i}]", Msg("kernel-components-twice", value=str(one)))
    found: dict[str, float] = {}
    own: dict[str, dict[str, float]] = {}
    then: dict[str, list[float]] = {}
    for i, row in enumerate(rows):
        name, weight = _feature(row, f"{where}: feature[{i}]", names)
        for bot in OWN:
            if bot in row:
                own.setdefault(bot, {})[name] = number_in(row, bot, f"{where}: feature[{i}]")
        if name in found:
            raise BadInput(f"{where}: feature[{i}].name", Msg("kernel-components-twice", value=name))
        found[name] = weight
        then[name] = _at_stages(row, f"{where}: feature[{i}].stages", len(stages), weight)
    for name in names:
        if name not in found:
            raise BadInput(f"{where}: {name}", Msg("kernel-components-missing"))
    noticed = number_in(data, "noticed", where, 0.0, 1.0) if "noticed" in data else NOTICED
    ahead = _yes_no(data, "ahead", where)
    around = _yes_no(data, "around", where)
    against = number_in(data, "against", where) if "against" in data else 0.0
    rival = number_in(data, "rival", where)
    weights = [found[name] for name in names]
    rivals = _rivals(data, where)
    at = {stage: [then[name][i] for name in names] for i, stage in enumerate(stages)}
    search = search_in(data, where, Search())
    searches = _searches(data, where, search)
    courses = _courses(data, where)
    return Values(
        names, weights, rival, noticed, ahead, against, own, at, courses, around, rivals, search, searches
    )


def _yes_no(data: dict[str, Any], field: str, where: str) -> bool:
    """Whether it is so; it isn't, if nothing is said."""
    found = data.get(field, False)
    if not isinstance(found, bool):
        raise BadInput(f"{where}.{field}", Msg("kernel-values-yes-no"))
    return found


def _rivals(data: dict[str, Any], where: str) -> dict[str, float]:
    """What some of the planners take off of the best opponent's value instead of `rival`."""
    found = data.get("rivals", {})
    if not isinstance(found, dict):
        raise BadInput(f"{where}.rivals", Msg("kernel-components-table"))
    for bot in found:
        if bot not in PLANNERS:
            raise BadInput(f"{where}.rivals.{shown(bot)}", Msg("kernel-components-unknown"))
    return {bot: number_in(found, bot, f"{where}.rivals") for bot in found}


def _searches(data: dict[str, Any], where: str, search: Search) -> dict[str, Search]:
    """How some of the planners look for their turns otherwise."""
    found = data.get("searches", {})
    if not isinstance(found, dict):
        raise BadInput(f"{where}.searches", Msg("kernel-components-table"))
    for bot, row in found.items():
        if bot not in PLANNERS:
            raise BadInput(f"{where}.searches.{shown(bot)}", Msg("kernel-components-unknown"))
        if not isinstance(row, dict):
            raise BadInput(f"{where}.searches.{bot}", Msg("kernel-components-table"))
        for field in row:
            if field not in FIELDS:
                raise BadInput(f"{where}.searches.{bot}.{shown(field)}", Msg("kernel-components-unknown"))
    return {bot: search_in(row, f"{where}.searches.{bot}", search) for bot, row in found.items()}


def _stages(data: dict[str, Any], field: str, where: str) -> list[int]:
    """Some stages, those at whose beginning features have weights of their own for example."""
    found = data.get(field, [])
    if not isinstance(found, list) or not all(type(one) is int and 0 < one <= MOST_STAGES for one in found):
        raise BadInput(f"{where}.{field}", Msg("kernel-values-stages", most=str(MOST_STAGES)))
    return found


def _courses(data: dict[str, Any], where: str) -> tuple[int, ...]:
    """From which stages on the planners plan the game to its end: for all of them, or for none."""
    found = _stages(data, "courses", where)
    if "courses" in data and len(found) != len(PLANNERS):
        raise BadInput(f"{where}.courses", Msg("kernel-values-each", count=str(len(PLANNERS))))
    return tuple(found)


def _at_stages(row: dict[str, Any], where: str, count: int, weight: float) -> list[float]:
    """The weights of a feature at each of these stages; if nothing is said, the one it always has."""
    if "stages" not in row:
        return [weight] * count
    found = row["stages"]
    if not isinstance(found, list) or len(found) != count:
        raise BadInput(where, Msg("kernel-values-each", count=str(count)))
    return [number_in({str(i): one}, str(i), where) for i, one in enumerate(found)]


def _feature(row: Any, where: str, names: tuple[str, ...]) -> tuple[str, float]:
    """The name and the weight of one record."""
    if not isinstance(row, dict):
        raise BadInput(where, Msg("kernel-components-table"))
    for field in row:
        if field not in _FIELDS:
            raise BadInput(f"{where}.{shown(field)}", Msg("kernel-components-unknown"))
    name = row.get("name")
    if not isinstance(name, str) or name not in names:
        raise BadInput(f"{where}.name", Msg("kernel-field-choice", known=", ".join(names)))
    return name, number_in(row, "weight", where)
