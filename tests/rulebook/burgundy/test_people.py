"""What people read: labels, components to touch, warnings, reasons, the position as text, both languages."""

import re

import pytest
from tests.rulebook.vocabulary import asked, happened, play

from ratusha.games.burgundy import GAME
from ratusha.games.burgundy.components import TILE_NAMES
from ratusha.games.burgundy.text.tiles import about
from ratusha.kernel import Msg, Rng, words
from ratusha.kernel.log import told
from ratusha.kernel.option import prompt, reasons

from .table import position, seeded, tile


def option(g, notation, lang="en"):
    """The option for a move as the player on turn sees it."""
    return next(o for o in g.seen_by(g.seat).options(lang) if o.notation == notation)


def why(g, component, lang="en"):
    """Why a component can't be used, and by which rule."""
    reason = reasons(g.seen_by(g.seat), lang)[component]
    return reason["why"], reason["rule"]


def test_a_take_names_tile_and_depot_and_shows_its_price():
    g = position(dice=(3, 1), workers=2, depots={5: ["", "bank"]})
    o = option(g, "take die=3 depot=5 slot=1")
    assert o.label == "Die 3: take Bank from depot 5"
    assert o.touches == ["estate-0-die-3", "depot-5-1"]
    assert (o.cost, o.gain, o.warning) == ({"workers": 2}, {}, "")
    o = option(g, "take die=3 depot=5 slot=1", "ru")
    assert o.label == "Кубик 3: взять «Банк» (хранилище 5)"


def test_workers_paid_and_workers_got_are_both_shown():
    """The die 2 becomes a 3 for 1 worker, and the Boarding House brings 4: not just 3 more."""
    g = position(dice=(2, 2), workers=1, storage=["boarding_house"])
    o = option(g, "place die=2 storage=0 space=11")
    assert (o.cost, o.gain["workers"]) == ({"workers": 1}, 4)


def test_a_discard_is_a_third_touch_and_is_warned_of():
    g = position(dice=(3, 1), depots={3: ["ship"]}, storage=["bank", "cow-2", "mine"])
    o = option(g, "take die=3 depot=3 slot=0 discard=1")
    assert o.label == "Die 3: take Ship from depot 3, discard 2 cows"
    assert o.touches == ["estate-0-die-3", "depot-3-0", "estate-0-storage-1"]
    assert o.warning == "The discarded tile is gone for good."


def test_a_placing_previews_its_points():
    """A watchtower in the city of one space: 4 + 1 + 10."""
    g = position(dice=(3, 1), storage=["watchtower"])
    o = option(g, "place die=3 storage=0 space=11")
    assert o.label == "Die 3: place Watchtower on space 11 (buildings, 3)"
    assert o.touches == ["estate-0-die-3", "estate-0-storage-0", "estate-0-space-11"]
    assert o.gain == {"points": 15}
    o = option(g, "place die=3 storage=0 space=11", "ru")
    assert o.label == "Кубик 3: добавить в вотчину «Сторожевая башня» — ячейка 11 (здания, 3)"


def test_a_sale_shows_what_it_brings():
    g = position(dice=(4, 1), goods={4: 3})
    o = option(g, "sell die=4 goods=4")
    assert o.label == "Die 4: sell 3 × red goods"
    assert o.touches == ["estate-0-die-4", "estate-0-goods-4"]
    assert o.gain == {"points": 6, "silver": 1}


def test_a_purchase_and_the_end_of_a_turn_that_forgoes_it():
    g = position(silver=3, depots={0: ["bank", "ship"], 1: ["mine"], 2: ["mine"]})
    o = option(g, "buy depot=0 slot=1")
    assert (o.label, o.touches, o.cost) == ("Buy Ship from the black depot", ["depot-0-1"], {"silver": 2})
    play(g, "workers die=1", "workers die=2")
    assert option(g, "end").warning == "You could still buy a tile: you have 3 silver."
    assert option(g, "end", "ru").warning == "Можно ещё купить жетон: у вас 3 серебра."


def test_skipping_and_loading_nothing_are_warned_of():
    g = position(storage=["market"], dice=(3, 1), depots={1: ["ship"]})
    play(g, "place die=3 storage=0 space=25")
    assert option(g, "skip").warning
    g = position(storage=["ship"], dice=(2, 1), cargo={4: [3, 3]})
    play(g, "place die=2 storage=0 space=17")
    o = option(g, "load depot=4")
    assert (o.touches, o.gain) == (["depot-4-goods"], {"goods": 2})
    assert option(g, "load-nothing").warning


def test_every_decision_has_its_question():
    g = position(storage=["church"], dice=(3, 1), depots={2: ["castle"]})
    assert prompt(g.seen_by(0), "en") == "Use both dice."
    play(g, "place die=3 storage=0 space=25")
    assert prompt(g.seen_by(0), "en").startswith("Church: take a mine")
    assert prompt(g.seen_by(0), "ru").startswith("Церковь: возьмите рудник")


@pytest.mark.rule("burgundy 4.2", "burgundy 4.5", "burgundy 4.6")
def test_the_question_of_a_turn_names_what_is_left_to_do():
    """Dice to use, and a purchase only while there is one to make: silver, a tile, none bought yet."""

    def ask(g, lang="en"):
        return prompt(g.seen_by(0), lang)

    g = position(silver=2, depots={0: ["bank"], 1: ["mine"], 2: ["mine"]})
    assert ask(g) == "Use both dice, and buy a tile if you like."
    assert ask(g, "ru") == "Используйте оба кубика и, если хотите, купите жетон."
    bought = g.clone()
    play(bought, "buy depot=0 slot=0")
    assert ask(bought) == "Use both dice."
    play(bought, "workers die=1")
    assert ask(bought) == "Use your other die (2)."
    play(g, "workers die=2")
    assert ask(g) == "Use your other die (1), and buy a tile if you like."
    play(g, "workers die=1")
    assert ask(g) == "Buy a tile, or end your turn."
    assert ask(g, "ru") == "Купите жетон или завершите ход."


def test_why_a_depots_tile_cannot_be_taken():
    """The nearest die, 5, is two steps from depot 3 and one worker is there."""
    g = position(dice=(5, 6), workers=1, depots={0: ["bank"], 3: ["ship"]})
    assert why(g, "depot-3-0") == ("Changing the die takes 2 workers; you have 1.", "4.3")
    assert why(g, "depot-3-0", "ru")[0] == "Чтобы изменить кубик, нужно 2 рабочих; у вас — 1."
    assert why(g, "depot-0-0") == ("A tile costs 2 silver; you have 0.", "5.9")


def test_why_a_stored_tile_or_a_space_cannot_be_used():
    g = position(dice=(1, 1), storage=["cow-2", "bank"], tiles={25: "bank"})
    assert why(g, "estate-0-storage-0") == ("No tile lies next to that space yet.", "5.4")
    assert why(g, "estate-0-space-0") == ("No tile lies next to that space yet.", "5.4")
    assert why(g, "estate-0-space-26") == ("Bank: that city has one already.", "5.5")
    g = position(dice=(1, 1), storage=["mine"])
    assert why(g, "estate-0-space-24") == ("Changing the die takes 3 workers; you have 0.", "4.3")


def test_why_components_cannot_be_used_in_the_middle_of_an_action():
    """A market is being placed: no bank, and nothing from the black depot although there is silver for it."""
    g = position(storage=["market"], dice=(3, 1), silver=2, depots={0: ["ship"], 1: ["ship", "bank"]})
    play(g, "place die=3 storage=0 space=25")
    assert why(g, "depot-1-1") == ("This building does not take tiles of that colour.", "7.1")
    assert why(g, "depot-0-0")[1] == "4.7"
    assert "depot-1-0" not in reasons(g.seen_by(0), "en")


def test_why_nothing_can_be_taken_when_both_dice_are_used():
    g = position(silver=2, depots={0: ["bank"], 1: ["mine"], 2: ["mine"]}, goods={3: 1})
    play(g, "workers die=1", "workers die=2")
    assert why(g, "depot-1-0") == why(g, "estate-0-goods-3") == ("Both dice are used.", "4.1")


def test_why_goods_cannot_be_sold():
    g = position(dice=(1, 1), goods={4: 1})
    assert why(g, "estate-0-goods-4")[1] == "4.3"


def test_nothing_that_can_be_used_is_called_blocked():
    rng = Rng(3)
    g = seeded(3, 3)
    while not g.over:
        view = g.seen_by(g.seat)
        usable = {component for o in view.options() for component in o.touches}
        assert not usable & set(reasons(view, "en"))
        for _ in range(12):
            if not g.over:
                g.play(rng.pick(g.moves()))


def test_a_refusal_names_the_rule_in_words():
    g = position(silver=2, depots={0: ["bank"]})
    with pytest.raises(Exception, match=r"Both dice must be used first\. \(rule burgundy 4\.2\)"):
        g.play_text("end")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_tile_says_what_it_is(lang):
    texts = [about(tile, lang) for tile in range(len(TILE_NAMES))]
    assert not any(text.startswith("burgundy-") for text in texts)
    assert all(text.endswith(")") for text in texts)


def test_a_ship_is_told_which_goods_it_would_load():
    g = position(dice=(2, 5), storage=["ship"], cargo={2: [6, 6, 1], 3: [4]}, knows=[5])
    play(g, "place die=2 storage=0 space=17")
    assert option(g, "load depot=2").label == (
        "Load the goods of depot 2: 1 × light blue goods, 2 × orange goods"
    )
    both = option(g, "load depot=2 second=3", "ru").label
    assert both.endswith(": 1 × голубой товар, 1 × красный товар, 2 × оранжевый товар")


@pytest.mark.parametrize(
    ("n", "cows", "goods", "silver", "workers"),
    [
        (1, "1 корова", "1 товар", "1 серебро", "1 рабочий"),
        (2, "2 коровы", "2 товара", "2 серебра", "2 рабочих"),
        (5, "5 коров", "5 товаров", "5 серебра", "5 рабочих"),
        (21, "21 корова", "21 товар", "21 серебро", "21 рабочий"),
    ],
)
def test_russian_numbers(n, cows, goods, silver, workers):
    said = [
        words.text(Msg(f"burgundy-{id}", n=n), "ru")
        for id in ("tile-cow", "n-goods", "n-silver", "n-workers")
    ]
    assert said == [cows, goods, silver, workers]


def test_both_languages_have_the_same_words():
    assert words.ids("burgundy", "en") == words.ids("burgundy", "ru")


def test_the_position_as_text():
    g = position(
        dice=(3, 5),
        workers=2,
        silver=1,
        tiles={25: "bank", 12: "knowledge-7", 17: "ship"},
        storage=["", "cow-3"],
        goods={4: 2},
        sold={1: 1},
        depots={0: ["castle"], 2: ["knowledge-3", "castle"], 3: ["market"]},
        cargo={2: [6]},
    )
    g.bonuses[10] = 0
    text = g.seen_by(0).text("en")
    for part in (
        "Phase A, round 1 of 5",
        "Turn order (space of the track): Player 1 (0), Player 2 (0).",
        "Each area finished in this phase brings 10 points more.",
        "Your estate (Player 1): 0 points",
        "Dice: 3, 5; 1 silver, 2 workers.",
        "Storage: 3 cows.",
        "Goods: 2 × red goods (4).",
        "Sold: 1 × light blue goods (1).",
        "Bonus tiles: mines (large).",
        "In the estate, buildings (space): Bank (25).",
        "11 Bu3*",
        "[k7]",
        "[Bk]",
    ):
        assert part in text, part
    rows = [re.split(r" {2,}", line.strip()) for line in text.splitlines()]
    for row in (
        ["2", "Knowledge 3, Castle", "1 × orange goods (6)"],
        ["black", "Castle", "—"],
        ["Knowledge 7", "Animals bring 1 more point for each tile that scores. (8.7)"],
        ["Market", "When placed: take a ship or animals from a numbered depot. (7.6)"],
        ["mines", "Player 1", "2 points"],
        ["castles", "5 points", "2 points"],
    ):
        assert row in rows, row
    assert text.index("Your estate (Player 1)") < text.index("Estate of Player 2")
    assert "Ваша вотчина (Игрок 1): 0 очков" in g.seen_by(0).text("ru")
    text = g.seen_by(1).text("en")
    assert text.index("Your estate (Player 2)") < text.index("Estate of Player 1")


def test_what_buildings_do_is_told_without_asking_for_details():
    """A market in a depot, a bank in another player's storage; a church that lies in an estate is done."""
    g = position(depots={0: ["market"]}, tiles={25: "church"})
    g.estates[1].store(tile("bank"))
    shown = "\n".join(section.text() for section in g.seen_by(0).sections("en") if not section.folded)
    assert "When placed: take a ship or animals" in shown
    assert "When placed: 2 silver. (7.8)" in shown
    assert "take a mine, a knowledge tile or a castle" not in shown


@pytest.mark.rule("burgundy 9.1", "burgundy 9.2")
def test_the_position_tells_what_finishing_an_area_would_bring():
    """Board 1, phase A: the three ship spaces 15 to 17, two of them filled, lack one; 6 + 10 points."""
    g = position(tiles={15: "ship", 16: "ship"}, board=1)
    rows = [re.split(r" {2,}", line.strip()) for line in g.seen_by(0).text("en").splitlines()]
    assert ["river, 2 of 3", "17 (2)", "—", "16"] in rows


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("boards", ["1", "secret"])
def test_the_text_fits_a_terminal_all_through_a_game(lang, boards):
    """No missing words, and no line wider than 100 columns."""
    rng = Rng(1)
    g = seeded(4, 1, boards=boards)
    while True:
        text = g.seen_by(0).text(lang)
        assert "burgundy-" not in text
        assert max(len(line) for line in text.splitlines()) <= 100
        if g.over:
            break
        for _ in range(40):
            if not g.over:
                seat = g.asked[0]
                g.play(rng.pick(g.moves(seat)), seat)
    assert ("The game is over" if lang == "en" else "Игра окончена") in text


def test_the_evaluation_prefers_what_any_player_would():
    """Finishing an area now beats taking workers; and a finished game is worth its points."""
    g = position(dice=(3, 1), storage=["watchtower"])
    good, poor = g.clone(), g.clone()
    play(good, "place die=3 storage=0 space=11")
    play(poor, "workers die=3")
    assert GAME.evaluate(good, 0) > GAME.evaluate(poor, 0) + 3
    assert asked(g) == "Turn"


def test_the_log_says_what_a_ship_loads_and_from_where():
    """Not only that there are more goods: which, how many, and out of which depot."""
    g = position(storage=["ship"], cargo={2: [3, 3], 5: [1]})
    play(g, "place die=2 storage=0 space=17", "load depot=2")
    lines = told(happened(), "burgundy", "en", ("Olga", "Boris"))
    assert any("Olga loads 2 × pink goods from depot 2." in line for line in lines)
