"""Every card and technology by hand: what it gives, as the dossier or docs/balance-altay.md says."""

import pytest
from tests.rulebook.vocabulary import asked, play

from ratusha.games.altay.components import (
    ACHIEVEMENT,
    CARD,
    EFFECT,
    GIVES,
    OPTIONS,
    POINTS,
    SCORE,
    TECHNOLOGIES,
)
from ratusha.games.altay.effects import KIND
from ratusha.games.altay.formula import ICONS, formula, score_formula, sentence, worth
from ratusha.kernel.words import LANGS, problems, text

from .table import hand, pool, position, table

OWN = {"NW1": (0, 1), "NW2": (0, 1), "NW3": (0, 1), "MW": (0, 1), "NW5": (0, 1)}
"""A farmland more, a forest, a mine, a mountain."""


@pytest.mark.parametrize(
    ("card", "option", "then", "made"),
    [
        ("hunter", 1, [], {"food": 1}),
        ("colonist", 1, ["take resource=stone"], {"food": 1, "stone": 1}),
        ("digger", 1, [], {"metal": 1, "stone": 1}),
        ("loremaster", 1, ["take resource=stone"], {"culture": 1, "stone": 1}),
        ("shaman", 1, ["take resource=wood"], {"wood": 1}),
        ("craftsman_lumber", 1, [], {"food": 1, "wood": 1}),
        ("craftsman_stone", 1, [], {"food": 2, "stone": 1}),
        ("spellweaver", 1, ["take resource=metal", "take resource=culture"], {"culture": 1, "metal": 1}),
        ("farmer", 1, [], {"food": 2}),
        ("farmer", 2, ["use region=NW5"], {"food": 3}),
        ("lumberjack", 1, [], {"wood": 1}),
        ("lumberjack", 2, [], {"wood": 2}),
        ("miner", 1, [], {"metal": 1}),
        ("miner", 2, [], {"metal": 2}),
        ("stonecutter", 1, [], {"stone": 1}),
        ("stonecutter", 2, [], {"stone": 2}),
        ("worker", 1, ["take resource=metal"], {"metal": 1}),
        ("scholar", 1, [], {"culture": 1}),
    ],
)
def test_what_a_card_produces(card: str, option: int, then: list[str], made: dict[str, int]):
    g = position(hands=(card,), homes=OWN)
    play(g, f"play card={card} option={option}", *then)
    assert pool(g) == made and asked(g) == "Turn"


def test_a_merchant_exchanges_or_stores():
    g = position(hands=("merchant merchant_1",), pool="food")
    play(g, "play card=merchant option=1", "take resource=culture", "take resource=wood")
    assert pool(g) == {"culture": 1, "wood": 1}  # the only resource is spent by itself
    play(g, "play card=merchant_1 option=2", "put resource=wood card=merchant")
    assert table(g) == {"merchant_1": ["wood"]}


def test_a_scholar_draws_two():
    g = position(hands=("scholar",), decks=("hunter warrior village",))
    play(g, "play card=scholar option=2", "draw card=village", "draw card=hunter")
    assert hand(g) == ["hunter", "village"]


@pytest.mark.parametrize(
    ("card", "slots", "settlements"),
    [
        ("village", "food wood metal", 1),
        ("small_town", "food food wood stone metal", 2),
        ("large_city", "food food wood stone stone metal culture", 3),
    ],
)
def test_settlement_cards_build(card: str, slots: str, settlements: int):
    *before, last = slots.split()
    g = position(table={card: " ".join(before)}, pool=last)
    play(g, f"put resource={last} card={card}", *["place region=NW1"] * settlements)
    assert g.pieces[0] == 1 + settlements and asked(g) == "Turn"


@pytest.mark.parametrize(
    ("technology", "before", "moves", "made"),
    [
        ("gardening", "", [], {"food": 1}),
        ("tools", "culture", ["take resource=stone"], {"stone": 1}),
        ("irrigation", "", ["take resource=culture"], {"culture": 1}),
    ],
)
def test_what_a_technology_produces(technology: str, before: str, moves: list[str], made: dict[str, int]):
    g = position(done=(technology,), pool=before)
    play(g, f"apply achievement={technology}", *moves)
    assert pool(g) == made


def test_points_of_technologies():
    """Laws by docs/balance-altay.md, the others by the dossier."""
    assert dict(zip(ACHIEVEMENT[:TECHNOLOGIES], POINTS, strict=False)) == {
        "gardening": 0,
        "tools": 1,
        "masonry": 1,
        "writing": 0,
        "rites": 1,
        "irrigation": 1,
        "wheel": 2,
        "bronze": 2,
        "laws": 2,
        "tribute": 2,
    }


def test_every_effect_has_a_formula_of_known_icons():
    for effect in EFFECT:
        tokens = formula(effect)
        assert tokens
        for token in tokens:
            assert token in ICONS or token.replace("-", "").isdigit(), token


@pytest.mark.parametrize(
    ("card", "option", "tokens"),
    [
        ("stonecutter", 1, ["mountain", "arrow", "stone", "2"]),
        ("merchant", 0, ["any", "1", "arrow", "any", "2"]),
        ("village", 0, ["food", "raw", "raw", "arrow", "settlement", "1"]),
        ("shaman", 0, ["attack", "1", "plus", "raw", "1"]),
        ("spellweaver", 1, ["card", "1", "plus", "may", "any", "1", "arrow", "any", "1"]),
        ("loremaster", 1, ["store", "culture"]),
        ("warrior", 1, ["defence", "1"]),
    ],
)
def test_formulas(card: str, option: int, tokens: list[str]):
    assert formula(OPTIONS[CARD.index(card)][option]) == tokens


def test_formulas_of_wonders():
    assert score_formula(SCORE[0]) == ["point", "5"]
    assert score_formula(SCORE[6]) == ["point", "1", "each", "difficulty", "slash", "2"]
    assert score_formula(SCORE[7]) == ["point", "1", "plus", "point", "2", "each", "captured"]


@pytest.mark.parametrize("lang", LANGS)
def test_every_effect_reads_as_a_sentence(lang: str):
    for effect in EFFECT:
        assert not problems(sentence(effect), lang)
    for wonder in range(len(SCORE)):
        assert not problems(worth(wonder), lang)


def test_sentences():
    stonecutter = OPTIONS[CARD.index("stonecutter")]
    assert text(sentence(stonecutter[1]), "en") == "use a mountain, produce 2 stone"
    assert text(sentence(stonecutter[1]), "ru") == "используйте горы, произведите 2 камня"
    rites = GIVES[4]
    assert text(sentence(rites), "ru") == "выбросьте до 2 карт, возьмите столько же"
    assert text(worth(6), "en") == "1 point for every 2 difficulty on your conquest markers"
    assert TECHNOLOGIES == 10 and KIND[5] == "raw"
