"""A broken component file: one sentence with the place and the reason."""

import copy
import tomllib
from importlib import resources
from typing import Any

import pytest

from ratusha.games.altay.effects import effect, slots
from ratusha.games.altay.regions import Map
from ratusha.kernel.components import Components, Row
from ratusha.kernel.errors import BadInput

DATA = tomllib.loads((resources.files("ratusha.games.altay") / "components.toml").read_text(encoding="utf-8"))
ROW = {"id": "x", "source": "rulebook"}


def row() -> Row:
    return Row(dict(ROW), "altay/components.toml: card[3]")


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["conjure 2 food"], "there is no effect “conjure”"),
        (["produce 2 gold"], "it must be one of: food, wood, metal, stone, culture, raw, any, alike"),
        (["produce many food"], "“many” is not a number from 1 to 9"),
        (["produce 0 food"], "“0” is not a number from 1 to 9"),
        (["produce 1 food now"], "“now” is one word too many"),
        (["use sea"], "it must be one of: farmland, forest, mine, mountain"),
        ([""], "a step is a verb and what belongs to it"),
        ([], "a list is expected"),
        ("produce 1 food", "a list is expected"),
        (["collect food"], "“collect” needs a step after it"),
        (["collect"], "there must be 1 to 12 slots"),
        (["store gold"], "it must be one of"),
        (["build 1", "collect food"], "“collect” must be the first step"),
        (["defence 1", "draw 1"], "“defence” must be the only step"),
        (["attack 1", "build 1"], "“build” can't stand beside attack"),
        (["draw that"], "“that” needs trash or convert before it"),
        (["draw 1", "trash 1"], "“trash” must stand before the steps that can't fail"),
        (["collect food", "trash 1"], "“trash” after collect must be optional"),
        (["may draw 1", "may draw 1"], "“may” stands here twice"),
    ],
)
def test_a_wrong_effect(lines: object, reason: str):
    with pytest.raises(BadInput) as error:
        effect(row(), "options[0]", lines)
    assert str(error.value).startswith("altay/components.toml: card[3].options[0]")
    assert reason in str(error.value)


def test_a_cost_of_an_unknown_resource():
    with pytest.raises(BadInput, match="it must be one of: food, wood, metal, stone, culture, raw, any"):
        slots(row(), "cost", ["food", "silk"])


def changed_map(change: Any) -> BadInput:
    data = {"region": copy.deepcopy(DATA["region"]), "border": copy.deepcopy(DATA["border"])}
    change(data)
    with pytest.raises(BadInput) as error:
        Map(Components(data, "altay/components.toml", ""))
    return error.value


def test_a_region_that_is_not_joined():
    def cut(data: dict[str, Any]) -> None:
        data["border"] = [item for item in data["border"] if "NW1" not in item["between"]]

    assert (
        str(changed_map(cut)) == "altay/components.toml: region[0].id: the region NW1 is joined to no other"
    )


def test_a_border_without_a_common_side():
    def join(data: dict[str, Any]) -> None:
        data["border"].append({"between": ["NW1", "SE1"], "by": "land", "source": "reconstructed"})

    assert "NW1 and SE1 share no side of their shapes" in str(changed_map(join))


def test_a_common_side_without_a_border():
    def forget(data: dict[str, Any]) -> None:
        data["border"] = [item for item in data["border"] if item["between"] != ["NW1", "NW2"]]

    assert "NW2 and NW1 share a side, but no border joins them" in str(changed_map(forget))


def test_a_border_of_an_unknown_region():
    def misspell(data: dict[str, Any]) -> None:
        data["border"][0]["between"][0] = "NW9"

    assert "there is no region “NW9”" in str(changed_map(misspell))
