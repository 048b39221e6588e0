"""The file `values.toml` of a game: read with the place and the reason of what is wrong, and written.

    rival = 0.3
    against = 1.0
    noticed = 0.4
    ahead = true
    around = true
    onward = [1, 4]
    width = 20
    alike = 4
    compared = 4
    belief = 2.0
    courses = 1
    stages = [2, 3]

    [expert]
    rival = 0.0
    courses = 0

    [[feature]]
    name = "silver"
    weight = 0.8
    easy = 0.0
    hard = 0.9
    expert = 0.9
    many = 0.7
    stages = [1.3, 1.1]

Above the features stand what is taken off for opponents (`Values`) and how the bots think (`Thinking`); only
`rival` must be said. What is otherwise for `hard` or `expert` stands in a table of its name. A bot whose name
stands beside a weight takes its own weight instead: what a beginner does not think of, and what was learned.
Beside `many` stands what `hard` and `expert` take at tables of three and more. The file names every feature
of the game once and nothing else. For people, `<game>-value-<name>` names it.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from math import isfinite
from typing import Any, Final

from ratusha.kernel.errors import BadInput, shown
from ratusha.kernel.msg import Msg
from ratusha.kernel.thinking import USUAL, Thinking
from ratusha.kernel.values import EXPERT, HARD, OWN, Values

FILE: Final = "values.toml"
MOST_WEIGHT: Final = 1000.0
MOST_STAGES: Final = 100
MOST_WIDTH: Final = 1000
MOST_COMPARED: Final = 64
PLANNERS: Final = (HARD, EXPERT)
"""The bots that play on: each may take off another share for opponents, and think otherwise."""
_BY_PLANNER: Final = (
    "rival", "against", "around", "onward", "width", "alike", "compared", "belief", "courses",
)  # fmt: skip
_TOP: Final = (*_BY_PLANNER, "noticed", "ahead", "stages", *PLANNERS, "feature")
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
    thinking = _thinking(data, where, USUAL)
    own_tables = {bot: _own_table(data, bot, where) for bot in PLANNERS if bot in data}
    return Values(
        names,
        [found[name] for name in names],
        _number(data, "rival", where),
        rivals={
            bot: _number(table, "rival", f"{where}.{bot}")
            for bot, table in own_tables.items()
            if "rival" in table
        },
        own=own,
        stages=at,
        thinking=thinking,
        thoughts={bot: _thinking(table, f"{where}.{bot}", thinking) for bot, table in own_tables.items()},
    )


def values_text(values: Values, comment: str) -> str:
    """The file for these values."""
    lines = [f"# {line}".rstrip() for line in comment.splitlines()]
    lines.append(f"rival = {values.rival:g}")
    lines += _thinking_lines(values.thinking, USUAL)
    if values.stages:
        lines.append(f"stages = {list(values.stages)}")
    for bot in PLANNERS:
        if bot in values.rivals or bot in values.thoughts:
            lines += ["", f"[{bot}]"]
            lines += [f"rival = {values.rivals[bot]:g}"] if bot in values.rivals else []
            lines += _thinking_lines(values.thoughts.get(bot, values.thinking), values.thinking)
    for at, (name, weight) in enumerate(zip(values.names, values.weights, strict=True)):
        lines += ["", "[[feature]]", f'name = "{name}"', f"weight = {round(weight, 4)}"]
        lines += [f"{bot} = {own[name]}" for bot, own in values.own.items() if name in own]
        if values.stages:
            lines.append(f"stages = {[round(weights[at], 4) for weights in values.stages.values()]}")
    return "\n".join(lines) + "\n"


def _own_table(data: dict[str, Any], bot: str, where: str) -> dict[str, Any]:
    """What is otherwise for one of the planners."""
    table = data[bot]
    if not isinstance(table, dict):
        raise BadInput(f"{where}.{bot}", Msg("kernel-components-table"))
    for field in table:
        if field not in _BY_PLANNER:
            raise BadInput(f"{where}.{bot}.{shown(field)}", Msg("kernel-components-unknown"))
    return table


def _thinking(data: dict[str, Any], where: str, usual: Thinking) -> Thinking:
    """How bots think by the fields of a table; where nothing is said, as usual."""
    return Thinking(
        noticed=_number(data, "noticed", where, 0.0, 1.0) if "noticed" in data else usual.noticed,
        ahead=_yes_no(data, "ahead", where, usual.ahead),
        against=_number(data, "against", where) if "against" in data else usual.against,
        around=_yes_no(data, "around", where, usual.around),
        onward=_onward(data, where, usual),
        width=_whole(data, "width", where, 1, MOST_WIDTH, usual.width),
        alike=_whole(data, "alike", where, 1, MOST_COMPARED, usual.alike),
        compared=_whole(data, "compared", where, 2, MOST_COMPARED, usual.compared),
        belief=_number(data, "belief", where, 0.0, MOST_WEIGHT) if "belief" in data else usual.belief,
        courses=_whole(data, "courses", where, 0, MOST_STAGES, usual.courses),
    )


def _thinking_lines(thinking: Thinking, usual: Thinking) -> list[str]:
    """The fields that say what is not as usual."""
    lines: list[str] = []
    for name in ("noticed", "against", "width", "alike", "compared", "belief", "courses"):
        if getattr(thinking, name) != getattr(usual, name):
            lines.append(f"{name} = {getattr(thinking, name):g}")
    for name in ("ahead", "around"):
        if getattr(thinking, name) != getattr(usual, name):
            lines.append(f"{name} = {str(getattr(thinking, name)).lower()}")
    if thinking.onward != usual.onward:
        lines.append(f"onward = {list(thinking.onward)}")
    return lines


def _yes_no(data: dict[str, Any], field: str, where: str, usual: bool) -> bool:
    """Whether it is so; as usual, if nothing is said."""
    found = data.get(field, usual)
    if not isinstance(found, bool):
        raise BadInput(f"{where}.{field}", Msg("kernel-values-yes-no"))
    return found


def _whole(data: dict[str, Any], field: str, where: str, low: int, high: int, usual: int) -> int:
    """A whole number within reason; as usual, if nothing is said."""
    if field not in data:
        return usual
    found = data[field]
    if type(found) is not int or not low <= found <= high:
        raise BadInput(
            f"{where}.{field}",
            Msg("kernel-components-range", value=shown(found), low=str(low), high=str(high)),
        )
    return found


def _onward(data: dict[str, Any], where: str, usual: Thinking) -> tuple[int, int]:
    """For how many stages the planners play on: with two players, and with more."""
    if "onward" not in data:
        return usual.onward
    found = _stages(data, "onward", where)
    if len(found) != 2:
        raise BadInput(f"{where}.onward", Msg("kernel-values-each", count="2"))
    return found[0], found[1]


def _stages(data: dict[str, Any], field: str, where: str) -> list[int]:
    """Some stages, those at whose beginning features have weights of their own for example."""
    found = data.get(field, [])
    if not isinstance(found, list) or not all(type(one) is int and 0 < one <= MOST_STAGES for one in found):
        raise BadInput(f"{where}.{field}", Msg("kernel-values-stages", most=str(MOST_STAGES)))
    return found


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
