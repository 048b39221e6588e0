"""What people see: options, reasons, events and the position in both languages."""

import pytest
from tests.rulebook.vocabulary import play

from ratusha.games.empire import GAME
from ratusha.games.empire.state import Empire
from ratusha.kernel import SPECTATOR
from ratusha.kernel.option import options, reasons
from ratusha.kernel.words import problems, text

from .table import position

BLOCK = {(0, 0): "forest", (1, 0): "cliff", (0, 1): "winery", (1, 1): "workshop_wine", (0, 2): "mine"}


def labels(g: Empire, lang: str = "en") -> dict[str, str]:
    return {option.notation: option.label for option in g.seen_by(g.seat).options(lang)}


def test_options_to_add_name_the_square_and_touch_it():
    g = position(BLOCK, nature=["lake"], city=["market_iron", "market_iron"], prizes=["sanctuary_zeus"])
    found = {option.notation: option for option in options(g.seen_by(0), "en")}
    assert found["add square=lake"].label == "Add Lake (gives water or wood)"
    assert found["add square=lake"].touches == ["row-nature-0"]
    assert found["add square=market_iron"].touches == ["row-city-0"]
    assert labels(g, "ru")["add square=lake"] == "Присоединить: Озеро (даёт: вода или дерево)"


def test_a_square_that_can_only_replace_says_so():
    ring = {(0, 0): "forest", (0, 1): "meadow", (0, 2): "cliff", (1, 1): "winery", (-1, 1): "winery"}
    ring |= {(1, 0): "fishery", (-1, 0): "fishery", (1, 2): "pasture", (-1, 2): "pasture"}
    g = position(ring, village=["mine"])
    assert labels(g)["add square=mine"].startswith("Add Mine (needs ")
    assert labels(g)["draw"] == "Draw a nature square and add it"


def test_options_for_a_place_show_what_they_bring_and_warn():
    g = position(BLOCK, nature=["lake"], city=["market_iron"], carts={0: [(0, 0)]})
    play(g, "add square=market_iron")
    found = {option.notation: option for option in options(g.seen_by(0), "en")}
    new = found["at x=1 y=2"]
    assert (new.gain, new.cost, new.warning) == ({"coins": 1, "points": 1}, {}, "")
    assert new.touches == ["realm-0-cell-1_2"]
    old = found["at x=0 y=1"]
    assert old.label == "In place of Winery (no. 3)"
    assert new.label == "Lay it right of no. 5 (Mine), behind no. 4 (Wine workshop)"
    assert old.warning == "The old square is lost and costs 1 point."
    assert old.gain == {"coins": 1}
    assert "Вместо старого" in labels(g, "ru")["at x=0 y=1"]


def test_reasons_for_what_cannot_be_used():
    g = position(BLOCK, village=["gold_mine"], nature=["lake"], prizes=["sanctuary_zeus"])
    why = reasons(g.seen_by(0), "en")
    assert set(why) == {"row-village-0", "prize-0", "stack-nature"}
    assert "missing: water" in why["row-village-0"]["why"]
    assert why["row-village-0"]["rule"] == "5.3"
    assert "не хватает: вода" in reasons(g.seen_by(0), "ru")["row-village-0"]["why"]
    play(g, "add square=lake")
    assert reasons(g.seen_by(0), "en") == {}


def test_reasons_at_places_name_the_missing_resource_and_the_neighbours():
    g = position({(0, 0): "forest", (1, 0): "cliff", (0, 1): "meadow"}, village=["mine"], nature=["lake"])
    play(g, "add square=mine")
    why = reasons(g.seen_by(0), "en")
    assert set(why) >= {"realm-0-cell--1_0", "realm-0-cell--1_1", "realm-0-cell-0_2", "realm-0-cell-2_0"}
    assert "Forest (no. 1) could give" in why["realm-0-cell--1_0"]["why"]
    assert why["realm-0-cell--1_0"]["rule"] == "5.5"


def test_options_of_tokens():
    g = position(
        BLOCK,
        {(0, 0): "forest", (1, 0): "meadow"},
        step="token",
        nature=["lake"],
        hands=[{"war": 1, "coins": 1, "carts": 1, "vintner": 1, "fisher": 1}],
    )
    said = labels(g)
    assert said["skip"] == "Play no token"
    assert said["war seat=1 column=0"] == "Ravage Player 2’s Forest (no. 1)"
    assert said["coin seat=1"] == "Buy from Player 2"
    assert said["craftsman who=vintner"] == "Put to work: Vintner (wine)"
    touched = {option.notation: option.touches for option in options(g.seen_by(0), "en")}
    assert touched["war seat=1 column=0"] == ["realm-0-hand-war", "realm-1-cell-0_0"]
    assert "realm-0-hand-fisher" in reasons(g.seen_by(0), "en")
    play(g, "coin seat=1")
    assert labels(g)["at x=0 y=0"] == "Forest (no. 1): wood, stone"
    play(g, "at x=0 y=0")
    assert labels(g, "ru")["buy resource=wood"] == "Купить: дерево"


def test_a_full_row_is_a_warning():
    five = ["camp_horses", "camp_salt", "market_iron", "market_cloth", "tavern_gold"]
    g = position(step="open", city=five, nature=["lake"])
    found = {option.notation: option for option in options(g.seen_by(0), "ru")}
    assert found["open stack=city"].warning == "Все 5 квадратов этого ряда уйдут в коробку."
    assert found["open stack=nature"].warning == ""
    assert found["propose"].aside
    other = [option.notation for option in options(g.seen_by(1), "en")]
    assert other == ["propose"]


def test_who_accepts_with_a_craftsman_in_hand_is_warned():
    g = position(step="open", nature=["lake"], hands=[{}, {"smith": 1}])
    g.play_text("propose", 0)
    found = {option.notation: option for option in options(g.seen_by(1), "en")}
    assert found["accept"].warning
    assert not found["refuse"].warning


def test_the_position_shows_which_squares_lie_far_from_their_owner():
    g = position(
        BLOCK, nature=["lake"], marks={(0, (0, 1)): "craftsman", (0, (0, 2)): "war"}, carts={0: [(0, 0)]}
    )
    shown = g.seen_by(0).text("en").splitlines()
    start = shown.index(next(line for line in shown if line.startswith("Your realm")))
    assert [line.split() for line in shown[start + 2 : start + 8]] == [
        ["row"],
        ["2", "5!", "·"],
        ["1", "3*", "4"],
        ["+"],
        ["0", "1", "2"],
        ["column", "0", "1"],
    ]
    assert shown[start + 5].index("+") in range(shown[start + 4].index("3"), shown[start + 4].index("4"))
    assert "the top is far from the owner" in shown[start + 8]
    assert ["5", "Mine", "ravaged", "behind", "3"] in [line.split() for line in shown]
    assert "вверху дальнее от владельца" in g.seen_by(SPECTATOR).text("ru")


def test_a_realm_too_wide_for_a_line_is_drawn_in_parts():
    """Seventeen squares in a rank: fifteen columns fit, two follow below, each part with its coordinates."""
    wide = {(x, 0): name for x, name in enumerate(["forest", "cliff", "lake", "meadow"] * 4)} | {
        (16, 0): "grove"
    }
    g = position(wide, nature=["grove"])
    shown = g.seen_by(0).text("en").splitlines()
    start = shown.index(next(line for line in shown if line.startswith("Your realm")))
    numbers = [str(n) for n in range(1, 18)]
    assert [line.split() for line in shown[start + 2 : start + 8]] == [
        ["row"],
        ["0", *numbers[:15]],
        ["column", *(str(x) for x in range(15))],
        ["row"],
        ["0", *numbers[15:]],
        ["column", "15", "16"],
    ]
    assert max(len(line) for line in shown) <= 100


@pytest.mark.parametrize(("lang", "head"), [("en", "Turn {}: Player {}"), ("ru", "Ход {}: Игрок {}")])
def test_the_turns_are_counted_from_one_and_keep_their_number_to_their_end(lang, head):
    """Player 1's first turn is turn 1 before he opens, while he adds, and until player 2's turn 2."""
    g = position(step="open", nature=["lake", "lake"])
    g.turns = 0
    heads = []
    for move in ("open stack=village", "reveal square=pasture", "add square=lake", "at x=0 y=1"):
        heads.append(g.seen_by(0).text(lang).splitlines()[0])
        play(g, move)
    assert heads == [head.format(1, 1)] * 4
    assert g.seen_by(0).text(lang).splitlines()[0] == head.format(2, 2)


def test_the_header_of_a_proposal_names_the_turn_that_waits():
    g = position(step="open", nature=["lake"])
    play(g, "propose", seat=1)
    assert g.seen_by(0).text("en").startswith("Turn 11: Player 1")


def test_things_go_from_place_to_place():
    """Every event that moves a square or a token says from where to where."""
    g = position(
        BLOCK,
        {(0, 0): "forest", (1, 0): "meadow"},
        step="open",
        nature=["lake"],
        city=["market_iron"],
        hands=[{"war": 1}],
        carts={0: [(0, 0)]},
    )
    events = g.listen()
    play_on = [
        "open stack=city",
        "reveal square=tavern_gold",
        "war seat=1 column=1",
        "add square=market_iron",
    ]
    for move in [*play_on, "at x=1 y=2"]:
        g.play_text(move)
    assert [(event.start, event.end) for event in events if event.start] == [
        ("stack-city", "row-city-1"),
        ("realm-0-hand-war", "realm-1-cell-1_0"),
        ("row-city-0", "realm-0-cell-1_2"),
        ("pile-coins", "realm-0-hand-coins"),
    ]


def test_a_drawn_square_and_a_collected_coin_move_too():
    ring = {(0, 0): "forest", (1, 0): "meadow"}
    g = position(ring, village=["mine"], marks={(0, (0, 0)): "coin"}, prizes=["sanctuary_zeus"])
    events = g.listen()
    for move in ("draw", "reveal square=lake", "at x=0 y=1"):
        g.play_text(move)
    assert [(event.start, event.end) for event in events if event.start] == [
        ("stack-nature", "realm-0-drawn"),
        ("realm-0-drawn", "realm-0-cell-0_1"),
        ("realm-0-cell-0_0", "realm-0-hand-coins"),
    ]


def test_reconstructed_names_are_natural_nouns():
    g = position(BLOCK, village=["fishery", "weaving_house"], city=["camp_horses"], nature=["lake"])
    shown = g.seen_by(0).text("ru")
    assert all(name in shown for name in ("Рыбный промысел", "Ткацкий двор", "Конный лагерь"))


def test_the_position_shows_rows_prizes_hands_and_replaced_squares():
    g = position(
        BLOCK,
        nature=["lake"],
        hands=[{"coins": 2, "smith": 1}],
        replaced={0: ["grove"]},
        bought="water",
        prizes=["sanctuary_zeus"],
    )
    shown = g.seen_by(0).text("en")
    lines = [line.split("  ") for line in shown.splitlines()]
    cells = [[cell.strip() for cell in line if cell.strip()] for line in lines]
    assert ["Lake", "nothing", "water or wood", "9 free places"] in cells
    assert ["Sanctuary of Zeus", "war, coins", "3 points", "does not fit"] in cells
    assert "In hand: 2 coins, Smith (iron)." in shown
    assert "Replaced, face down: Grove." in shown
    assert "Player 1 has bought for this turn: water." in shown
    assert "На руках: 2 монеты, кузнец (железо)." in g.seen_by(0).text("ru")


@pytest.mark.parametrize("seed", range(3))
def test_every_event_of_a_game_has_words_in_both_languages(seed):
    g = GAME.start(2 + seed, seed=seed)
    events = g.listen()
    while not g.over:
        g.play(g.moves()[(g.ply * 7 + seed) % len(g.moves())])
    assert len(events) > 100
    for event in events:
        for lang in ("en", "ru"):
            assert not problems(event.message("empire"), lang), text(event.message("empire"), lang)


def test_a_refusal_is_one_sentence_in_russian_too():
    from ratusha.kernel import IllegalMove

    g = position(BLOCK, village=["gold_mine"], nature=["lake"])
    with pytest.raises(IllegalMove) as error:
        g.play_text("add square=gold_mine")
    said = text(error.value.message(), "ru")
    assert "не хватает: вода" in said
    assert "\n" not in said
