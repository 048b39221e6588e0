"""The file `values.toml` of a game: read with the place and the reason of what is wrong, and written.

    rival = 0.3
    rivals = { expert = 0.0 }
    against = 1.0
    noticed = 0.4
    ahead = true
    around = true
    onward = { hard = [1, 4], expert = [4, 4] }
    compared = 4
    belief = 2.0
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

Above the features stand what is taken off for opponents (`Values`) and how the bots think (`Thinking`); only
`rival` must be said. A bot whose name stands beside a weight takes its own weight instead: what a beginner
does not think of, and what was learned. Beside `many` stands what `hard` and `expert` take at tables of three
and more. The file names every feature of the game once and nothing else. For people, `<game>-value-<name>`
names it.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from math import isfinite
from typing import Any, Final

from ratusha.kernel.errors import BadInput, shown
from ratusha.kernel.msg import Msg
from ratusha.kernel.thinking import BELIEF, COMPARED, NOTICED, Thinking
from ratusha.kernel.values import EXPERT, HARD, OWN, Values

FILE: Final = "values.toml"
MOST_WEIGHT: Final = 1000.0
MOST_STAGES: Final = 100
MOST_COMPARED: Final = 64
PLANNERS: Final = (HARD, EXPERT)
"""The bots that play on: they may plan a game to its end, or take off another share for opponents."""
_TOP: Final = (
    "rival", "rivals", "against", "noticed", "ahead", "around", "onward", "compared", "belief", "stages",
    "courses", "feature",
)  # fmt: skip
_FIELDS: Final = ("name", "weight", "stages", "note", *OWN)


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
                own.setdefault(bot, {})[name] = _number(row, bot, f"{where}: feature[{i}]")
        if name in found:
            raise BadInput(f"{where}: feature[{i}].name", Msg("kernel-components-twice", value=name))
        found[name] = weight
        then[name] = _at_stages(row, f"{where}: feature[{i}].stages", len(stages), weight)
    for name in names:
        if name not in found:
            raise BadInput(f"{where}: {name}", Msg("kernel-components-missing"))
    at = {stage: [then[name][i] for name in names] for i, stage in enumerate(stages)}
    return Values(
        names,
        [found[name] for name in names],
        _number(data, "rival", where),
        rivals=_rivals(data, where),
        own=own,
        stages=at,
        thinking=_thinking(data, where),
    )


def values_text(values: Values, comment: str) -> str:
    """The file for these values."""
    lines = [f"# {line}".rstrip() for line in comment.splitlines()]
    lines.append(f"rival = {values.rival:g}")
    if values.rivals:
        shares = ", ".join(f"{bot} = {share:g}" for bot, share in values.rivals.items())
        lines.append(f"rivals = {{ {shares} }}")
    lines += _thinking_lines(values.thinking)
    if values.stages:
        lines.append(f"stages = {list(values.stages)}")
    for at, (name, weight) in enumerate(zip(values.names, values.weights, strict=True)):
        lines += ["", "[[feature]]", f'name = "{name}"', f"weight = {round(weight, 4)}"]
        lines += [f"{bot} = {own[name]}" for bot, own in values.own.items() if name in own]
        if values.stages:
            lines.append(f"stages = {[round(weights[at], 4) for weights in values.stages.values()]}")
    return "\n".join(lines) + "\n"


def _thinking(data: dict[str, Any], where: str) -> Thinking:
    """How the bots think, by the fields above the features."""
    return Thinking(
        noticed=_number(data, "noticed", where, 0.0, 1.0) if "noticed" in data else NOTICED,
        ahead=_yes_no(data, "ahead", where),
        against=_number(data, "against", where) if "against" in data else 0.0,
        around=_yes_no(data, "around", where),
        compared=_compared(data, where),
        belief=_number(data, "belief", where, 0.0, MOST_WEIGHT) if "belief" in data else BELIEF,
        courses=_courses(data, where),
        onward=_onward(data, where),
    )


def _thinking_lines(thinking: Thinking) -> list[str]:
    """The fields that say the same."""
    lines = [f"noticed = {thinking.noticed:g}"]
    if thinking.ahead:
        lines.append("ahead = true")
    if thinking.against:
        lines.append(f"against = {thinking.against:g}")
    if thinking.around:
        lines.append("around = true")
    if thinking.onward:
        stages = ", ".join(f"{bot} = {list(each)}" for bot, each in thinking.onward.items())
        lines.append(f"onward = {{ {stages} }}")
    if thinking.compared != COMPARED:
        lines.append(f"compared = {thinking.compared}")
    if thinking.belief != BELIEF:
        lines.append(f"belief = {thinking.belief:g}")
    if thinking.courses:
        lines.append(f"courses = {list(thinking.courses)}")
    return lines


def _yes_no(data: dict[str, Any], field: str, where: str) -> bool:
    """Whether it is so; it isn't, if nothing is said."""
    found = data.get(field, False)
    if not isinstance(found, bool):
        raise BadInput(f"{where}.{field}", Msg("kernel-values-yes-no"))
    return found


def _by_planner(data: dict[str, Any], field: str, where: str) -> dict[str, Any]:
    """A table with something for some of the planners, and for nobody else."""
    found = data.get(field, {})
    if not isinstance(found, dict):
        raise BadInput(f"{where}.{field}", Msg("kernel-components-table"))
    for bot in found:
        if bot not in PLANNERS:
            raise BadInput(f"{where}.{field}.{shown(bot)}", Msg("kernel-components-unknown"))
    return found


def _onward(data: dict[str, Any], where: str) -> dict[str, tuple[int, int]]:
    """For how many stages planners play on: with two players, and with more."""
    found: dict[str, tuple[int, int]] = {}
    rows = _by_planner(data, "onward", where)
    for bot in rows:
        stages = _stages(rows, bot, f"{where}.onward")
        if len(stages) != 2:
            raise BadInput(f"{where}.onward.{bot}", Msg("kernel-values-each", count="2"))
        found[bot] = (stages[0], stages[1])
    return found


def _rivals(data: dict[str, Any], where: str) -> dict[str, float]:
    """What some of the planners take off of the best opponent's value instead of `rival`."""
    found = _by_planner(data, "rivals", where)
    return {bot: _number(found, bot, f"{where}.rivals") for bot in found}


def _compared(data: dict[str, Any], where: str) -> int:
    """How many turns are compared, a whole number."""
    found = data.get("compared", COMPARED)
    if type(found) is not int or not 2 <= found <= MOST_COMPARED:
        raise BadInput(
            f"{where}.compared",
            Msg("kernel-components-range", value=shown(found), low="2", high=str(MOST_COMPARED)),
        )
    return found


def _stages(data: dict[str, Any], field: str, where: str, least: int = 1) -> list[int]:
    """Some stages, those at whose beginning features have weights of their own for example."""
    found = data.get(field, [])
    if not isinstance(found, list) or not all(
        type(one) is int and least <= one <= MOST_STAGES for one in found
    ):
        raise BadInput(
            f"{where}.{field}", Msg("kernel-values-stages", least=str(least), most=str(MOST_STAGES))
        )
    return found


def _courses(data: dict[str, Any], where: str) -> tuple[int, ...]:
    """From which stages on the planners plan the game to its end: for all of them, or for none.

    Stage 0 is the set-up.
    """
    found = _stages(data, "courses", where, 0)
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
    return [_number({str(i): one}, str(i), where) for i, one in enumerate(found)]


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
    return name, _number(row, "weight", where)


def _number(
    row: dict[str, Any], field: str, where: str, low: float = -MOST_WEIGHT, high: float = MOST_WEIGHT
) -> float:
    """A number within reason."""
    if field not in row:
        raise BadInput(f"{where}.{field}", Msg("kernel-components-missing"))
    value = row[field]
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadInput(f"{where}.{field}", Msg("kernel-values-number"))
    if not isfinite(value) or not low <= value <= high:
        raise BadInput(
            f"{where}.{field}",
            Msg("kernel-components-range", value=shown(value), low=f"{low:g}", high=f"{high:g}"),
        )
    return float(value)
