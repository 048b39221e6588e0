"""For the second model of Altay: the data file as it stands, and what lies before one player."""

import tomllib
from pathlib import Path
from typing import Any

import ratusha.games.altay

DATA: dict[str, Any] = tomllib.loads(
    Path(ratusha.games.altay.__file__).with_name("components.toml").read_text("utf-8")
)
CARDS = {card["id"]: card for card in DATA["card"]}
ACHIEVEMENTS = {a["id"]: a | {"level": a.get("level", 3)} for a in DATA["technology"] + DATA["wonder"]}
TERRAIN = {region["id"]: region["terrain"] for region in DATA["region"]}
MARKERS = {f"{m['difficulty']}_{m['brings']}": m for m in DATA["marker"]}
NEAR: dict[str, set[str]] = {region: set() for region in TERRAIN}
for border in DATA["border"]:
    for here, there in (border["between"], border["between"][::-1]):
        NEAR[here].add(there)
RESOURCES = ("food", "wood", "metal", "stone", "culture")
FITTING = {kind: {kind} for kind in RESOURCES} | {
    "raw": {"wood", "metal", "stone"},
    "any": set(RESOURCES),
    "alike": set(RESOURCES),
}


def kind_of(card: str) -> str:
    """The kind of a copy: `farmer_1` is a Farmer."""
    return card if card in CARDS else card.rpartition("_")[0]


def points_on(card: str) -> int:
    return 0 if card in CARDS else int(card.rpartition("_")[2])


def symbols(card: str, symbol: str) -> int:
    """The symbols of attack or defence on a card."""
    steps = [step.split() for option in CARDS[kind_of(card)]["options"] for step in option]
    return max((int(step[1]) for step in steps if step[0] == symbol), default=0)


def word(move: str) -> str:
    """The last word of a move with one parameter: `draw card=hunter` says `hunter`."""
    return move.rpartition("=")[2]


class Side:
    """One player."""

    def __init__(self) -> None:
        self.faction = ""
        self.deck: list[str] = []
        self.hand: list[str] = []
        self.saved: list[str] = []
        self.discard: list[str] = []
        self.table: dict[str, list[str | None]] = {}
        self.done: list[str] = []
        self.work = ""
        self.slots: list[str | None] = []
        self.work_piece = False
        self.secret = ""
        self.secret_out = False
        self.markers: list[str] = []
        self.converted: list[str] = []
        self.supply = DATA["limits"]["pieces"]
        self.captured = 0
        self.coins = 0

    def held(self) -> list[str]:
        return self.hand + self.saved

    def play_from_hand(self, card: str) -> None:
        (self.hand if card in self.hand else self.saved).remove(card)

    def bonus(self, symbol: str) -> int:
        """What permanent technologies add in a battle."""
        lasting = [ACHIEVEMENTS[id] for id in self.done if ACHIEVEMENTS[id].get("when") == "permanent"]
        steps = [step.split() for achievement in lasting for step in achievement["effect"]]
        return sum(int(n) for verb, n in steps if verb == symbol)


def put(slots: list[str | None], kinds: list[str], resource: str) -> None:
    """Into an open slot of its own kind, else a raw one, else one for any."""
    for kind in (resource, "raw", "any"):
        for at, slot in enumerate(kinds):
            if slot == kind and slots[at] is None and resource in FITTING[kind]:
                slots[at] = resource
                return
    raise AssertionError("no slot")


def fitting(slots: list[str | None], kinds: list[str]) -> set[str]:
    """The resources that an open slot takes."""
    return {r for slot, kind in zip(slots, kinds, strict=True) if slot is None for r in FITTING[kind]}
