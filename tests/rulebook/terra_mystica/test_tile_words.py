"""What cards and tiles do in words agrees with what is printed on them, in both languages."""

import re

import pytest

from ratusha.games.terra_mystica import GAME, names
from ratusha.games.terra_mystica import components as c
from ratusha.kernel import Rng
from ratusha.kernel.words import text

CULTS = ("Fire", "Water", "Earth", "Air")
BUILDINGS = ("", "dwelling", "trading house", "temple", "stronghold", "sanctuary")


def many(n: int, one: str) -> str:
    return f"{n} {one}" if n == 1 or one == "power" else f"{n} {one}s"


def gain(gain: c.Gain) -> str:
    things = ((gain.coins, "coin"), (gain.workers, "worker"), (gain.priests, "priest"), (gain.power, "power"))
    return ", ".join(many(n, one) for n, one in things if n)


def numbers(said: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", said)]


@pytest.mark.parametrize("card", range(c.CARDS))
def test_bonus_cards(card: int):
    parts = [f"income {gain(c.CARD_INCOME[card])}"]
    if c.CARD_ACTION[card]:
        what = {"spade": "a spade", "step": "a step on a cult"}[c.CARD_ACTION[card]]
        parts.append(f"special action: {what}")
    if c.CARD_SHIPPING[card]:
        parts.append(f"shipping +{c.CARD_SHIPPING[card]} while you hold it")
    points = {kind: n for kind, n in enumerate(c.CARD_PASS_POINTS[card]) if n}
    if len(points) == 2:
        one, two = points
        parts.append(f"on passing {points[one]} points each for {BUILDINGS[one]} and {BUILDINGS[two]}")
    for kind, n in points.items() if len(points) == 1 else ():
        parts.append(f"on passing {many(n, 'point')} for each {BUILDINGS[kind]}")
    if c.CARD_PASS_SHIPPING[card]:
        parts.append(f"on passing {many(c.CARD_PASS_SHIPPING[card], 'point')} for each step of shipping")
    assert text(names.card(card), "en") == "; ".join(parts)


@pytest.mark.parametrize("tile", range(c.FAVOURS))
def test_favour_tiles(tile: int):
    parts = [f"{CULTS[c.FAVOUR_CULT[tile]]} +{c.FAVOUR_STEPS[tile]}"]
    if c.FAVOUR_TOWN_POWER[tile]:
        parts.append(f"{c.FAVOUR_TOWN_POWER[tile]} power is enough for a town")
    if c.FAVOUR_ACTION[tile]:
        parts.append("special action: a step on a cult")
    if gain(c.FAVOUR_INCOME[tile]):
        parts.append(f"income {gain(c.FAVOUR_INCOME[tile])}")
    if c.FAVOUR_TRADING_HOUSE[tile]:
        parts.append(f"{c.FAVOUR_TRADING_HOUSE[tile]} points for each trading house you build")
    if c.FAVOUR_DWELLING[tile]:
        parts.append(f"{c.FAVOUR_DWELLING[tile]} points for each dwelling you build")
    if any(c.FAVOUR_PASS[tile]):
        points = ", ".join(map(str, c.FAVOUR_PASS[tile][1:]))
        parts.append(f"on passing {points} points for 1, 2, 3, 4 trading houses")
    assert text(names.favour(tile), "en") == "; ".join(parts)


@pytest.mark.parametrize("tile", range(c.TOWNS))
def test_town_tiles(tile: int):
    parts = [many(c.TOWN_POINTS[tile], "point")]
    if gain(c.TOWN_GAIN[tile]):
        parts.append(gain(c.TOWN_GAIN[tile]))
    if c.TOWN_STEPS[tile]:
        parts.append(f"{many(c.TOWN_STEPS[tile], 'step')} on every cult")
    if c.TOWN_SHIPPING[tile]:
        parts.append(f"{many(c.TOWN_SHIPPING[tile], 'step')} of shipping")
    parts.append({1: "a key", 2: "two keys"}[c.TOWN_KEYS[tile]])
    assert text(names.town(tile), "en") == ", ".join(parts)
    assert ("два ключа" if c.TOWN_KEYS[tile] == 2 else "ключ") in text(names.town(tile), "ru")


@pytest.mark.parametrize("tile", range(c.TILES))
def test_scoring_tiles(tile: int):
    points = [(n, BUILDINGS[kind]) for kind, n in enumerate(c.TILE_BUILDING[tile]) if n]
    points += [(n, one) for n, one in ((c.TILE_SPADE[tile], "spade"), (c.TILE_TOWN[tile], "town")) if n]
    if len(points) == 2:
        assert points[0][0] == points[1][0]
        scored = f"{points[0][0]} points for {points[0][1]} or {points[1][1]}"
    else:
        scored = f"{points[0][0]} points for each {points[0][1]}"
    if c.TILE_CULT[tile] == c.NO_CULT:
        bonus = f"{gain(c.TILE_PRIEST_BONUS[tile])} for each priest on the cult board"
    else:
        what = gain(c.TILE_BONUS[tile]) or {1: "a spade"}[c.TILE_BONUS[tile].spades]
        every = c.TILE_EVERY[tile]
        steps = "each step" if every == 1 else f"every {every} steps"
        bonus = f"{what} for {steps} of {CULTS[c.TILE_CULT[tile]]}"
    assert text(names.tile(tile), "en") == f"{scored}; at the end of the round {bonus}"


@pytest.mark.parametrize("action", range(len(c.ACTION_IDS)))
def test_power_actions(action: int):
    shown = c.ACTION_GAIN[action]
    spades = {0: "", 1: "a spade", 2: "2 spades"}[shown.spades]
    expected = "a bridge" if shown.bridges else spades or gain(shown).replace("1 priest", "a priest")
    assert text(names.action(action), "en") == expected


def test_both_languages_give_the_same_numbers():
    named = [names.card(n) for n in range(c.CARDS)] + [names.favour(n) for n in range(c.FAVOURS)]
    named += [names.town(n) for n in range(c.TOWNS)] + [names.tile(n) for n in range(c.TILES)]
    named += [names.action(n) for n in range(len(c.ACTION_IDS))]
    for name in named:
        assert numbers(text(name, "ru")) == numbers(text(name, "en")), name


@pytest.mark.rule("terra_mystica 14.5")
@pytest.mark.parametrize("seed", range(3))
def test_the_text_foretells_the_final_scoring(seed):
    """In the last round the folded section says what the end then really brings, left-overs and all."""
    g = GAME.start(seats=3, seed=seed)
    rng = Rng(seed)
    while True:
        texts = {section.key: section for section in g.seen_by(0).sections("en")}
        before = g.clone()
        g.play(rng.pick(g.moves(g.asked[0])), g.asked[0])
        if g.over:
            break
    head, rows = texts["final"].blocks[0].head, texts["final"].blocks[0].rows
    assert rows[-1][0] == "left-over resources"
    final = ("fire", "water", "earth", "air", "area")
    for column, name in enumerate(head[1:], 1):
        seat = int(name.removeprefix("Player ")) - 1
        told = [int(row[column]) for row in rows[:-1]]
        assert told == [g.sheet()[seat].get(source, 0) for source in final]
        if before.players[seat].passed:
            assert int(rows[-1][column]) == g.sheet()[seat].get("resources", 0)
