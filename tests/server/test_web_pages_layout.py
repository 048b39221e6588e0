"""How the plain pages lay out options, reasons and positions; the headings that games bring along."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from ratusha.kernel import words
from ratusha.kernel.heading import explained
from ratusha.kernel.log import Deed
from ratusha.kernel.option import Option
from ratusha.kernel.registry import game
from ratusha.server.model import entries as e
from ratusha.server.tables.live.history import Line
from ratusha.server.tables.shown.seen_by_viewer import LineSeen
from ratusha.server.web.pages.layout import FOLD, Choice, grouped, is_said, lead_of, linked
from ratusha.server.web.pages.render import environment
from ratusha.server.words import say

GAMES = ["burgundy", "terra_mystica", "empire", "altay", "gloomhaven"]


def option(notation: str, warning: str = "", aside: bool = False, touches: Sequence[str] = ()) -> Option:
    return Option(0, notation, notation, [*touches], {}, {}, warning, aside)


def notations(options: list[Choice]) -> list[str]:
    return [option.notation for option in options]


def test_options_stand_under_the_heading_of_their_kind():
    groups = grouped(
        "burgundy",
        [
            option("take die=2 depot=1 slot=0"),
            option("workers die=2"),
            option("take die=5 depot=1 slot=0"),
            option("sell die=2 goods=1"),
            option("take die=2 depot=4 slot=0"),
        ],
        "en",
    )
    assert [(group.heading, notations(group.options)) for group in groups] == [
        ("Die 2: take a tile", ["take die=2 depot=1 slot=0", "take die=2 depot=4 slot=0"]),
        ("Die 2: sell, or workers", ["workers die=2", "sell die=2 goods=1"]),
        ("Die 5: take a tile", ["take die=5 depot=1 slot=0"]),
    ]


def test_what_the_heading_says_is_only_heard_in_the_labels_under_it():
    moves = [f"take die={die} depot=1 slot={slot}" for die in (2, 5) for slot in range(4)]
    options = [Option(0, move, f"Die {move[9]}: take a ship", [], {}, {}, "") for move in moves]
    macros: Any = environment().get_template("_options.html").module
    shown = macros.options_list(grouped("burgundy", options, "en"), partial(say, "en"))
    assert shown.count('<span class="label"><span class="sr">Die 2: </span>Take a ship</span>') == 4
    assert shown.count('<span class="label"><span class="sr">Die 5: </span>Take a ship</span>') == 4


def test_kinds_without_words_share_a_group_and_asides_come_apart():
    groups = grouped("burgundy", [option("skip"), option("load-nothing"), option("x", aside=True)], "en")
    assert [group.heading for group in groups] == ["", "At any time"]
    assert groups[0].size == 2


@pytest.mark.parametrize(
    ("plain", "warned", "folded"), [(1, FOLD + 1, FOLD + 1), (1, FOLD, 0), (0, FOLD + 9, 0)]
)
def test_many_options_with_a_warning_are_folded_beside_others(plain: int, warned: int, folded: int):
    options = [option(f"build hex=A{n}") for n in range(plain)]
    options += [option(f"build hex=B{n}", "Beware.") for n in range(warned)]
    (group,) = grouped("terra_mystica", options, "ru")
    assert (group.size, len(group.folded)) == (plain + warned, folded)
    assert len(group.options) + folded == plain + warned


def test_a_reason_is_said_once_with_what_it_holds_for():
    beside = {"why": "No tile is beside it.", "rule": "5.4"}
    found = explained(
        "burgundy",
        {
            "estate-0-space-8": beside,
            "depot-0-1": {"why": "Too dear.", "rule": "5.9"},
            "estate-0-space-13": beside,
            "depot-0-2": {"why": "Too dear.", "rule": "5.9"},
            "moon-1": {"why": "Too far.", "rule": ""},
        },
        "en",
    )
    assert found == [
        {
            "why": "No tile is beside it.",
            "rule": "5.4",
            "things": ["space 8", "space 13"],
            "places": ["estate-0-space-8", "estate-0-space-13"],
        },
        {"why": "Too dear.", "rule": "5.9", "things": ["black depot"], "places": ["depot-0-1", "depot-0-2"]},
        {"why": "Too far.", "rule": "", "things": [], "places": ["moon-1"]},
    ]


def test_a_line_leads_to_its_position_unless_it_was_taken_back():
    def line(entry: e.AnyEntry, first: int, last: int) -> LineSeen:
        return LineSeen(Line(1, 0, entry, first, last, []), "", [])

    lines = [
        line(e.Started("p"), 0, 3),
        line(e.Moved(3, 0, "", "p"), 3, 5),
        line(e.Moved(5, 0, "", "p"), 5, 6),
        line(e.Rewound(5, "take-back"), 5, 5),
        line(e.Moved(5, 0, "", "p"), 5, 8),
        line(e.Paused(True), 8, 8),
    ]
    assert [found.at_ply for found in linked("burgundy", lines, [])] == [3, 5, 0, 0, 8, 0]


@pytest.mark.parametrize("lang", words.LANGS)
@pytest.mark.parametrize("id", GAMES)
def test_headings_name_kinds_that_the_game_has(id: str, lang: str):
    """A heading for a kind that was renamed would never be shown."""
    kinds = {kind.name for kind in game(id).moves.kinds}
    prefix = f"{id}-group-"
    headed = {message.removeprefix(prefix) for message in words.ids(id, lang) if message.startswith(prefix)}
    assert headed
    assert headed <= kinds


def test_options_that_people_want_most_come_first():
    groups = grouped(
        "terra_mystica",
        [option("convert what=power_to_coin"), option("transform hex=A1 to=lakes"), option("build hex=A1")],
        "en",
    )
    assert [group.heading for group in groups] == ["Build a dwelling", "Transform terrain", "Exchange"]


def test_deeds_of_one_player_are_sentences_of_their_own():
    """Where a game ends no sentence with a full stop, they are not read together; the name is said once."""
    deed = Deed(0, ["Anna plays Hire", "Anna hires a drover", "Round 2."], "", {})
    seen = LineSeen(Line(1, 0, e.Moved(0, 0, "", ""), 0, 1, []), "", [], [deed])
    [line] = linked("burgundy", [seen], ["Anna"])
    assert line.done[0].sentences == [
        ("", "Anna plays Hire."),
        ("Anna ", "Hires a drover."),
        ("", "Round 2."),
    ]


def kinds(sizes: list[int], end: bool = False) -> list[Option]:
    """So many upgrades, power actions, special ones, priests; and the end of the turn."""
    notations = ["upgrade hex=A{} to=temple", "power action={}", "special action={}", "priest cult={}"]
    found = [option(notations[at].format(n)) for at, size in enumerate(sizes) for n in range(size)]
    return [*([option("end")] if end else []), *found]


@pytest.mark.parametrize(
    ("sizes", "shown"),
    [
        ([4, 4], [4, 4]),
        ([3, 3, 3], [3, 3, 3]),
        ([3, 4, 3], [3, 4, 0]),
        ([5, 9, 2], [5, 0, 2]),
        ([12, 9, 3], [7, 0, 0]),
        ([12, 9, 9, 9], [6, 0, 0, 0]),
        ([30], [30]),
    ],
)
def test_the_first_kind_is_unfolded_and_others_while_there_are_rows(sizes: list[int], shown: list[int]):
    groups = grouped("terra_mystica", kinds(sizes), "en")
    assert [len(group.options) if group.open else 0 for group in groups] == shown
    assert [len(group.options) + len(group.more) for group in groups] == sizes == [g.size for g in groups]


def test_a_hundred_places_are_chosen_on_the_board():
    """Of a single kind that is all on the board the list unfolds the rows with digits."""
    places = [option(f"upgrade hex=A{n} to=temple", touches=[f"hex-A{n}"]) for n in range(100)]
    (group,) = grouped("terra_mystica", places, "en")
    assert (len(group.options), len(group.more), group.open) == (9, 91, True)
    (group,) = grouped("terra_mystica", [*places, option("upgrade hex=B1 to=temple")], "en")
    assert len(group.options) == 101, "one of them is not on the board"


def test_an_icon_that_all_of_many_rows_have_is_left_out():
    def icons(count: int, other: str) -> set[str]:
        options = [Option(n, f"upgrade hex=A{n} to=temple", "", [], {}, {}, "") for n in range(count)]
        groups = grouped("terra_mystica", options, "en", dict.fromkeys(range(count), "temple") | {0: other})
        return {choice.icon for group in groups for choice in group.options}

    assert icons(31, "temple") == {""}
    assert icons(30, "temple") == {"temple"}
    assert icons(31, "power") == {"temple", "power"}


def test_what_ends_the_turn_stands_last():
    groups = grouped("terra_mystica", kinds([2, 2], end=True), "en")
    assert [group.options[0].notation.split()[0] for group in groups] == ["upgrade", "power", "end"]
    (group,) = grouped("burgundy", [option("load-nothing"), option("load depot=1")], "en")
    assert notations(group.options) == ["load depot=1", "load-nothing"]


@pytest.mark.parametrize("lang", words.LANGS)
def test_every_kind_that_is_folded_is_a_row_with_its_size(lang: str):
    """Without script, too: it is unfolded by the browser."""
    groups = grouped("terra_mystica", kinds([12, 9, 1]), lang, {0: "power"})
    macros: Any = environment().get_template("_options.html").module
    shown = macros.options_list(groups, partial(say, lang), True, "7")
    assert shown.count('<details class="group kind"') == 2
    assert shown.count(" open data-opens>") == 1
    assert shown.count('class="option') == 22
    assert f'{groups[1].heading} <span class="count">· 9</span>' in shown
    assert shown.count("#thing-power") == 24, "the icon of each option, and of each kind"


@pytest.mark.parametrize(
    ("label", "amount", "said"),
    [
        ("Take 1 coin", "1 coin", True),
        ("Взять 1 монету", "1 монета", True),
        ("Взять 2 силы", "2 силы", True),
        ("Положить 1 камень на карту «Законы»", "1 камень", True),
        ("Купить «Земледелец» за 2 еды", "2 еды", True),
        ("Load the goods of depot 2: 1 × pink goods", "1 goods", True),
        ("Worker, Humans: Gain 2 fleeting influence", "2 fleeting influence", True),
        ("Send a priest: Fire, 3 steps", "3 steps of Fire", True),
        ("Послать жреца: Огонь, 1 шаг", "1 шаг Огня", True),
        ("Favour tile: Fire +3", "3 steps of Fire", True),
        ("Жетон благодати: Огонь +1; доход 3 монеты", "1 шаг Огня", True),
        ("Жетон благодати: Воздух +2; доход 4 силы", "2 шага Воздуха", True),
        ("Favour tile: Fire +3", "1 power", False),
        ("Die 2: take workers", "2 workers", False),
        ("Turn a worker into a coin", "1 coin", False),
        ("Pass: on passing 2 points for each trading house", "2 points", False),
        ("Спасовать: при пасе 2 очка за каждый торговый дом", "2 очка", False),
        ("Pass: income 2 coins; 1 point for each dwelling", "1 coin", False),
        ("Gain 12 coins", "2 coins", False),
    ],
)
def test_a_label_that_says_an_amount_has_no_chip_for_it(label: str, amount: str, said: bool):
    assert is_said(label, amount) == said


def test_what_is_said_once_is_not_repeated():
    """Neither as a chip nor to who listens; what the label does not say stays."""
    taken = Option(0, "coin", "Take 1 coin", [], {"fleeting": 1}, {"coins": 1}, "")
    (group,) = grouped("gloomhaven", [taken], "en")
    assert (group.options[0].gets, group.options[0].pays) == ("", "1 fleeting influence")
    assert group.options[0].chips == [("fleeting", -1)]


def test_labels_begin_with_a_capital_letter():
    (group,) = grouped("gloomhaven", [Option(0, "x", "столбец 3, ряд 2", [], {}, {}, "")], "ru")
    assert group.options[0].label == "Столбец 3, ряд 2"


def test_a_heading_says_what_its_labels_begin_with():
    rows = [Choice("", f"Send a priest: {cult}", [], "", "", [], "", False) for cult in ("Fire", "Air")]
    assert lead_of("Send a priest to a cult", rows) == "Send a priest: "
    assert lead_of("Cults", rows) == lead_of("", rows) == ""
    tiles = [rows[0]._replace(label="Favour tile: Fire +3")]
    assert lead_of("Take a favour tile", tiles) == "Favour tile: "
    assert lead_of("Send a priest to a cult", [*rows, rows[0]._replace(label="Pass")]) == ""
