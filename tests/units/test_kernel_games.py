"""Games: starting them, their options, finding them, their rules."""

from importlib.metadata import EntryPoint

import pytest

from ratusha.kernel import AnyGame, BadInput, Game, GameOption, MoveSpace, Msg, installed, registry
from ratusha.kernel.rules import Rule, rules, rules_text


class Even(GameOption):
    """Any even number, below the number of seats times ten."""

    def check(self, value: str, seats: int) -> str:
        if value.isascii() and value.isdigit() and int(value) % 2 == 0 and int(value) < 10 * seats:
            return str(int(value))
        raise BadInput(self.id, Msg("kernel-json-int"))


GAME: AnyGame = Game(
    id="probe",
    package="probe",
    seats=(2, 4),
    rules_version=3,
    moves=MoveSpace("probe"),
    decisions=(),
    sources=(),
    options=(GameOption("map", ("small", "large")), GameOption("fog", ("off", "on")), Even("goal", ("10",))),
)


def test_options_have_defaults_and_one_spelling():
    assert GAME.check_options({}, 2) == {"map": "small", "fog": "off", "goal": "10"}
    assert GAME.check_options({"fog": True, "goal": 12, "map": "large"}, 2) == {
        "map": "large",
        "fog": "on",
        "goal": "12",
    }
    assert GAME.check_options({"fog": False, "goal": "0012"}, 2)["goal"] == "12"


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"colour": "red"}, "colour: there is no such option; there are: map, fog, goal"),
        ({"map": "huge"}, "map: “huge” is not one of its values: small, large"),
        ({"map": ""}, "map: “” is not one of its values"),
        ({"map": None}, "map: “None” is not one of its values"),
        ({"map": True}, "map: “on” is not one of its values"),
        ({"map": ["small"]}, "map: “['small']” is not one"),
        ({"map": "x" * 9000}, "map: “xxxx"),
        ({"map": "\x1b[2J"}, "map: “·[2J”"),
        ({"goal": 11}, "goal: a whole number is expected"),
        ({"goal": 20}, "goal: a whole number is expected"),
        ({"x" * 9000: 1}, "xxx"),
    ],
    ids=range(11),
)
def test_an_unknown_option_or_value_is_refused(given, why):
    with pytest.raises(BadInput) as caught:
        GAME.check_options(given, 2)
    assert why in str(caught.value)
    assert len(str(caught.value)) < 200
    assert str(caught.value).isprintable()


SEATS = [0, 1, 5, -2, True, 2.0, "2", None, 10**5000]


@pytest.mark.parametrize("seats", SEATS, ids=range(len(SEATS)))
def test_a_wrong_number_of_seats_is_refused(seats):
    with pytest.raises(BadInput, match=r"^seats: the game is for 2 to 4 seats, not "):
        GAME.check_seats(seats)


def test_a_game_starts_with_the_fewest_seats_and_its_defaults(fair):
    g = fair.start()
    assert (g.seats, g.options) == (1, {"length": "full"})
    assert fair.start(3, length="short").options == {"length": "short"}
    for wrong in (0, 6, -1):
        with pytest.raises(BadInput):
            fair.start(wrong)
    with pytest.raises(BadInput, match="no such option"):
        fair.start(2, colour="red")


def test_the_same_seed_gives_the_same_start(fair):
    assert fair.start(3, 7).to_json() == fair.start(3, "7").to_json() != fair.start(3, 8).to_json()


def test_titles_in_both_languages(fair):
    assert (fair.title("en"), fair.title("ru")) == ("Lantern Fair", "Праздник фонарей")
    assert repr(fair) == "<game lantern_fair>"


# Finding


def test_games_are_found_by_their_ids(fair):
    assert "lantern_fair" in installed.game_ids()
    assert installed.game_ids() == sorted(installed.game_ids())
    assert registry.game("lantern_fair") is fair
    assert installed.package_of("lantern_fair") == "lantern_fair"
    assert installed.package_of("chess") is None


@pytest.mark.parametrize("id", ["chess", "", "Lantern_fair", "x" * 9000, "\x1b[2J"])
def test_an_unknown_game_is_refused_and_the_known_are_named(fair, id):
    with pytest.raises(BadInput) as caught:
        registry.game(id)
    told = str(caught.value)
    assert "lantern_fair" in told
    assert len(told) < 300
    assert told.isprintable()


BROKEN = {
    "raises": "1 / 0",
    "empty": "",
    "no_game": "GAME = 3",
    "renamed": "from lantern_fair import GAME",
    "syntax": "def",
    "missing": "import no_such_module",
}


@pytest.mark.parametrize("id", BROKEN)
def test_a_broken_plug_in_is_named(fair, tmp_path, monkeypatch, id):
    module = f"broken_{id}"
    (tmp_path / f"{module}.py").write_text(BROKEN[id])
    monkeypatch.syspath_prepend(tmp_path)
    point = EntryPoint(id, f"{module}:GAME", installed.GROUP)
    monkeypatch.setitem(installed.found(), id, point)
    with pytest.raises(BadInput, match=f"the plug-in “{id}” does not name a game"):
        registry.game(id)


# The numbered rules


@pytest.fixture
def probe_rules(fair, tmp_path, monkeypatch):
    """Writes a rules file of the made-up game."""
    folder = tmp_path / "ruled"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(installed.found(), "ruled", EntryPoint("ruled", "ruled:GAME", installed.GROUP))

    def write(text: str) -> None:
        (folder / "rules.en.md").write_text(text, encoding="utf-8")

    return write


def test_rules_are_paragraphs_that_begin_with_a_number(probe_rules):
    paragraphs = ["# Title", "## 1 Chapter", "**1.1** One\nand a half.", "A remark on **9.9**."]
    probe_rules("\n\n".join([*paragraphs, "**1.2** Ruling: two.", "**10.11** Last."]))
    assert rules("ruled", "en") == [
        Rule("1.1", "One and a half."),
        Rule("1.2", "Ruling: two."),
        Rule("10.11", "Last."),
    ]
    assert rules_text("ruled", "en").startswith("# Title")


def test_a_number_that_stands_twice_is_refused(probe_rules):
    probe_rules("**1.1** One.\n\n**1.1** One.")
    with pytest.raises(BadInput, match=r"rules\.en\.md: “1\.1” stands here twice"):
        rules("ruled", "en")


def test_rules_of_no_game_or_no_language(probe_rules):
    with pytest.raises(BadInput, match=r"rules\.ru\.md: there is no such file"):
        rules_text("ruled", "ru")
    with pytest.raises(BadInput, match="there is no game"):
        rules_text("chess", "en")


def test_both_languages_of_the_example_have_the_same_numbers(fair):
    english, russian = (rules("lantern_fair", lang) for lang in ("en", "ru"))
    assert [rule.number for rule in english] == [rule.number for rule in russian]
    assert len(english) == 19
