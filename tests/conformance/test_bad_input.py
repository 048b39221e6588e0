"""Positions, moves, options and component files from strangers: every installed game refuses what cannot be.

The cases follow from what each game declares: slots with their bounds, moves, options, components.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.component_files import LOADED, answers, written

from ratusha.kernel import BadInput, Decision, IllegalMove, Part, Rng, State
from ratusha.kernel.conformance.suite import some_options
from ratusha.kernel.fluent_files import folder
from ratusha.kernel.installed import game_ids
from ratusha.kernel.part import GRID, LIST, ONE, PART, PARTS, TEXT, Slot
from ratusha.kernel.registry import game

GAMES = game_ids()


def some_way(id: str, choices: int = 40, seats: int = 0) -> State:
    """A position in the middle of a game."""
    found = game(id)
    g: State = found.start(seats or found.most, 5)
    rng = Rng(5)
    for _ in range(choices):
        seat = g.asked[0]
        g.play(rng.pick(g.moves(seat)), seat)
    return g


def spoilt(slot: Slot, value: Any) -> Iterator[Any]:
    """Values that do not fit what a slot declares."""
    yield from (None, {}, 1.5, True) if slot.holds == ONE else (None, 7)
    if slot.holds == ONE:
        yield from (slot.low - 1, slot.high + 1, "1")
    elif slot.holds == LIST:
        yield [*value, *[slot.low] * (slot.most + 1 - len(value))]
        yield from ([[]], [None])
        if value:
            yield from ([slot.high + 1, *value[1:]], [slot.low - 1, *value[1:]], ["0", *value[1:]])
        if slot.least:
            yield value[1:]
    elif slot.holds == GRID:
        yield from (value[1:], [*value, []], [5, *value[1:]], [[slot.high + 1], *value[1:]])
    elif slot.holds == TEXT:
        yield []
    elif slot.holds == PARTS:
        yield [[], *value[1:]]
        if slot.least == slot.most:
            yield from (value[1:], [*value, *value[:1]])


def spoilings(part: Part, data: dict[str, Any], where: str) -> Iterator[tuple[dict[str, Any], str, Any]]:
    """For every slot of a part and of its parts: the record that holds it, its name, a wrong value."""
    for slot in part.slots():
        for value in spoilt(slot, data[slot.name]):
            yield data, slot.name, value
        inner = getattr(part, slot.name)
        if slot.holds == PART:
            yield from spoilings(inner, data[slot.name], where)
        elif slot.holds == PARTS and inner:
            yield from spoilings(inner[-1], data[slot.name][-1], where)


@pytest.mark.parametrize("id", GAMES)
def test_a_slot_out_of_its_bounds_is_refused_with_its_place(id: str) -> None:
    g = some_way(id)
    data = g.to_dict()
    for record, name, value in spoilings(g, data["state"], "state"):
        before = record[name]
        record[name] = value
        with pytest.raises(BadInput) as caught:
            game(id).from_json(json.dumps(data))
        said = str(caught.value)
        assert said.startswith("state.") and f".{name}" in said, (name, value, said)
        assert len(said) < 300
        record[name] = before
    assert game(id).from_json(json.dumps(data)).to_json() == g.to_json()


@pytest.mark.parametrize("id", GAMES)
def test_a_missing_slot_is_named(id: str) -> None:
    data = some_way(id).to_dict()
    for name in list(data["state"]):
        value = data["state"].pop(name)
        with pytest.raises(BadInput, match=rf"^state\.{name}: it is missing$"):
            game(id).from_dict(data)
        data["state"] = {**data["state"], name: value}


@pytest.mark.parametrize("id", GAMES)
def test_decisions_with_strange_arguments_are_refused_or_hold(id: str) -> None:
    """Whatever lies on the agenda: it is refused in one sentence, or it is a position that plays on."""
    g = some_way(id)
    data = g.to_dict()
    for name in game(id).decisions:
        for args in (
            [],
            [0],
            [-1],
            [99],
            [0, 0],
            [0, 99],
            [1, 1, 1],
            [[0, 1], [-1, -1]],
            [[0], [-1], 0],
            [10**9] * 3,
        ):
            changed = {**data, "agenda": [*data["agenda"], [name, *args]]}
            try:
                read = game(id).from_dict(changed)
            except BadInput as error:
                assert len(str(error)) < 300
                continue
            for seat in read.asked:
                assert read.moves(seat)


def decisions_met(id: str) -> Iterator[tuple[dict[str, Any], int]]:
    """Positions of random games, one for each kind of decision, with its place on the agenda."""
    seen: set[str] = set()
    for seed in range(16):
        rng = Rng(seed)
        seats = (game(id).least, game(id).most)[seed % 2]
        g: State = game(id).start(seats, None, **some_options(game(id), seats, rng, seed))
        while g.agenda:
            for at, decision in enumerate(g.agenda):
                if type(decision).__name__ not in seen:
                    seen.add(type(decision).__name__)
                    yield g.to_dict(), at
            g.play(rng.pick(g.moves()))


@pytest.mark.parametrize("id", GAMES)
def test_a_decision_about_something_that_cannot_be_is_refused(id: str) -> None:
    """Each number of each decision, seats and all else, far below and far above what it may be."""
    spoilt_at_least_once = False
    for data, at in decisions_met(id):
        name, *args = data["agenda"][at]
        for i, arg in enumerate(args):
            for value in (-9, 10**6) if isinstance(arg, int) else ():
                data["agenda"][at] = [name, *args[:i], value, *args[i + 1 :]]
                with pytest.raises(BadInput) as caught:
                    game(id).from_dict(data)
                # It may be another decision that can't be any more: a choice whose cards are never dealt.
                assert str(caught.value).startswith(("agenda[", "state: ")), (name, i, value)
                spoilt_at_least_once = True
        data["agenda"][at] = [name, *args]
        assert game(id).from_dict(data).to_dict() == data
    assert spoilt_at_least_once


@pytest.mark.parametrize("id", GAMES)
def test_every_game_says_what_does_not_fit_in_the_same_way(id: str) -> None:
    """Seats are looked at by the kernel, for all games alike; a game adds `about` and `misfit`."""
    for decision in game(id).decisions.values():
        assert decision.problem is Decision.problem


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("text", ["", "жуть", "dance", "dance x=1", "=", "x" * 5000, "\x00", "pass\npass"])
def test_what_is_no_move_is_refused_and_changes_nothing(id: str, text: str) -> None:
    g = some_way(id, 3)
    before = g.to_json()
    with pytest.raises((BadInput, IllegalMove)) as caught:
        g.play_text(text)
    assert "\n" not in str(caught.value) and "\x00" not in str(caught.value) and len(str(caught.value)) < 1500
    assert g.to_json() == before


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seats", [0, -1, 9, True, 2.0, "2", None.__class__, 10**50])
def test_numbers_of_seats_that_cannot_be(id: str, seats: Any) -> None:
    with pytest.raises(BadInput, match=r"^seats: "):
        game(id).check_seats(seats)


@pytest.mark.parametrize("id", GAMES)
def test_unknown_options_and_values_are_refused(id: str) -> None:
    found = game(id)
    with pytest.raises(BadInput, match="colour_of_the_table"):
        found.start(found.least, 1, colour_of_the_table="red")
    for option in found.options:
        for value in ("", "no such value", "²", "\x00", "x" * 999):
            with pytest.raises(BadInput, match=f"^{option.id}: "):
                found.start(found.least, 1, **{option.id: value})


# Component files


def broken_files(text: str) -> Iterator[str]:
    """A component file, broken in every way that needs no knowledge of the game."""
    yield text.replace("[", "[[", 1) + "\n]["
    yield text + '\n[[nobody_knows_this]]\nid = 1\nsource = "rulebook"\n'
    yield text.replace('source = "', 'source = "hearsay ', 1)
    lines = text.splitlines()
    heads = [at for at, line in enumerate(lines) if line.startswith("[")]
    for at in heads[:: max(1, len(heads) // 3)]:
        fields = [
            n for n in range(at + 1, len(lines)) if " = " in lines[n] and not lines[n].startswith(("[", " "))
        ]
        if fields and not lines[fields[0]].endswith("["):
            first = fields[0]
            yield "\n".join(lines[:first] + lines[first + 1 :])  # a field is missing
            name = lines[first].partition(" = ")[0]
            yield "\n".join([*lines[:first], f"{name} = {{}}", *lines[first + 1 :]])  # of a wrong type
            yield "\n".join([*lines[: first + 1], "nobody_knows_it = 1", *lines[first + 1 :]])


def printed(id: str) -> str:
    """The component file that comes with a game."""
    return (folder(game(id).package) / "components.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("id", GAMES)
def test_a_broken_component_file_is_refused_in_one_sentence(id: str, tmp_path: Path) -> None:
    files = written(tmp_path, broken_files(printed(id)))
    (tmp_path / "latin.toml").write_bytes(b"\xff\xfe = 1")
    files += [tmp_path / "latin.toml", tmp_path, tmp_path / "none.toml"]
    for file, answer in zip(files, answers(game(id).package, files), strict=True):
        assert answer != LOADED, file.read_text(encoding="utf-8")[:2000]
        assert answer and "\n" not in answer and len(answer) < 400, answer


# What only a game can judge: its own cases, in tests/rulebook/<game>/bad_input.py


def cases(name: str) -> list[Any]:
    """The cases of this name of every game that has some, each with the game's id."""
    found: list[Any] = []
    for id in GAMES:
        module: Any = import_module(f"tests.rulebook.{id}.bad_input")
        found += [(id, getattr(module, name))] if hasattr(module, name) else []
    return found


@pytest.mark.parametrize(
    ("id", "change", "reason"),
    [(id, *case) for id, positions in cases("POSITIONS") for case in positions],
)
def test_a_position_that_cannot_be_is_refused(id: str, change: Any, reason: str) -> None:
    data = some_way(id, seats=game(id).most - 1).to_dict()
    change(data)
    with pytest.raises(BadInput, match=reason):
        game(id).from_json(json.dumps(data))


@pytest.mark.parametrize(("id", "text"), [(id, text) for id, moves in cases("MOVES") for text in moves])
def test_a_move_that_does_not_exist_is_refused_and_changes_nothing(id: str, text: str) -> None:
    g = some_way(id)
    before = g.to_json()
    with pytest.raises(BadInput):
        g.play_text(text)
    assert g.to_json() == before


@pytest.mark.parametrize(("id", "files"), cases("FILES"))
def test_a_component_file_that_does_not_fit_is_refused_with_place_and_reason(
    id: str, files: list[tuple[str, str, str]], tmp_path: Path
) -> None:
    text = printed(id)
    assert all(old in text for old, _, _ in files)
    changed = written(tmp_path, [text.replace(old, new, 1) for old, new, _ in files])
    for case, answer in zip(files, answers(game(id).package, changed), strict=True):
        assert case[2] in answer and "\n" not in answer, (case, answer)


@pytest.mark.parametrize(("id", "files"), cases("CORRECTED"))
def test_a_corrected_component_file_is_taken(id: str, files: list[tuple[str, str]], tmp_path: Path) -> None:
    text = printed(id)
    assert all(old in text for old, _ in files)
    changed = written(tmp_path, [text.replace(old, new, 1) for old, new in files])
    assert answers(game(id).package, changed) == [LOADED] * len(files)
