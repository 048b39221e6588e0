"""Words: messages in two languages, plurals, names; the errors that carry them."""

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, Term

from ratusha.kernel import BadInput, IllegalMove, Msg, fluent_files, words
from ratusha.kernel.event import thing
from ratusha.kernel.option import amounts


@pytest.mark.parametrize(
    ("n", "points", "coins"),
    [
        (0, "0 очков", "0 монет"),
        (1, "1 очко", "1 монета"),
        (2, "2 очка", "2 монеты"),
        (4, "4 очка", "4 монеты"),
        (5, "5 очков", "5 монет"),
        (11, "11 очков", "11 монет"),
        (12, "12 очков", "12 монет"),
        (14, "14 очков", "14 монет"),
        (20, "20 очков", "20 монет"),
        (21, "21 очко", "21 монета"),
        (22, "22 очка", "22 монеты"),
        (25, "25 очков", "25 монет"),
        (101, "101 очко", "101 монета"),
        (111, "111 очков", "111 монет"),
        (112, "112 очков", "112 монет"),
    ],
)
def test_russian_plurals(fair, n, points, coins):
    assert words.text(thing("lantern_fair", "points", n), "ru") == points
    assert words.text(thing("lantern_fair", "coin", n), "ru") == coins


@pytest.mark.parametrize(
    ("n", "points"), [(0, "0 points"), (1, "1 point"), (2, "2 points"), (11, "11 points")]
)
def test_english_plurals(n, points):
    assert words.text(Msg("kernel-n-points", n=n), "en") == points


def test_the_case_follows_the_sentence(fair):
    """Предложить 21 монету, 22 монеты, 25 монет."""
    told = [words.text(Msg("lantern_fair-do-bid", n=n), "ru") for n in (1, 2, 5, 11, 21, 22, 25)]
    assert [text.split()[-1] for text in told] == [
        "монету",
        "монеты",
        "монет",
        "монет",
        "монету",
        "монеты",
        "монет",
    ]


def test_amounts_are_listed(fair):
    assert amounts("lantern_fair", {"coin": 2, "points": 1}, "en") == "2 coins, 1 point"
    assert amounts("lantern_fair", {"coin": 2, "points": 1}, "ru") == "2 монеты, 1 очко"
    assert amounts("lantern_fair", {}, "ru") == ""


def test_a_message_may_hold_messages(fair):
    msg = Msg("lantern_fair-hung", who=Msg("kernel-seat", n=2), card=Msg("lantern_fair-lantern-crane"))
    assert words.text(msg, "en") == "Player 2 hangs a lantern: crane."
    assert words.text(msg, "ru") == "Игрок 2 вешает фонарь: журавль."


def test_names_stand_for_seats(fair):
    msg = Msg("lantern_fair-drew", who=Msg("kernel-seat", n=2))
    assert words.text(msg, "ru", ["Анна", "Вера"]) == "Вера берёт карту."
    assert words.text(msg, "ru", ["Анна"]) == "Игрок 2 берёт карту."
    assert words.text(Msg("kernel-seat", n=0), "en", ["Anna"]) == "Player 0"


def test_a_name_is_not_read_as_a_message():
    assert words.text(Msg("kernel-seat", n=1), "en", ["{ $n } kernel-over"]) == "{ $n } kernel-over"
    assert words.text(Msg("kernel-bad-input", where="{ $why }", why="x"), "en") == "{ $why }: x"


def test_a_missing_message_is_found_and_shown_by_its_id(fair):
    for id in ("kernel-no-such", "lantern_fair-no-such", "nobody-knows", "bare", ""):
        for lang in words.LANGS:
            assert words.problems(Msg(id), lang) == [f"no {lang} words for {id}"]
            assert words.text(Msg(id), lang) == id


def test_a_missing_parameter_is_found():
    found = words.problems(Msg("kernel-illegal-by-rule", rule="1.1"), "en")
    assert len(found) == 1
    assert "kernel-illegal-by-rule (en)" in found[0]
    assert "reason" in found[0]
    assert words.problems(Msg("kernel-illegal-by-rule", rule="1.1", reason="x"), "en") == []


def test_a_problem_inside_a_parameter_is_found():
    msg = Msg("kernel-illegal", reason=Msg("kernel-n-points"))
    assert len(words.problems(msg, "ru")) >= 1
    assert words.problems(Msg("kernel-illegal", reason=Msg("kernel-none")), "ru") == [
        "no ru words for kernel-none"
    ]


@pytest.mark.parametrize("lang", ["", "de", "EN", "en-GB", "xx"])
def test_there_are_two_languages(lang):
    with pytest.raises(BadInput, match="must be one of: en, ru"):
        words.text(Msg("kernel-over"), lang)


def test_both_languages_know_the_same_ids(fair):
    for prefix in ("kernel", "lantern_fair"):
        english = words.ids(prefix, "en")
        assert english
        assert english == words.ids(prefix, "ru")
        assert all(id.startswith(f"{prefix}-") for id in english)


FTL = sorted(Path(words.__file__).parents[1].rglob("words.*.ftl"))


@pytest.mark.parametrize("path", FTL, ids=lambda path: f"{path.parent.name}-{path.suffixes[0][1:]}")
def test_a_file_read_message_by_message_holds_what_it_holds_as_a_whole(path):
    source = path.read_text(encoding="utf-8")
    body = FluentResource(source).body
    assert not any(isinstance(entry, Junk) for entry in body)
    whole = {entry.id.name: entry for entry in body if isinstance(entry, Message | Term)}
    file = fluent_files.File("en", source)
    assert set(file.entries) == set(whole)
    for id, entry in whole.items():
        (alone,) = FluentResource(file.entries[id]).body
        assert alone.equals(entry, ignored_fields=["span", "comment"]), id


VALUES: list[int | str] = [0, 7, 999, 1000, -3, "Ольга", 'a "b" <c>']


@pytest.mark.parametrize("path", FTL, ids=lambda path: f"{path.parent.name}-{path.suffixes[0][1:]}")
def test_a_plain_message_is_filled_in_as_fluent_does_it(path):
    """Nine messages in ten hold words and parameters only, and are not given to Fluent."""
    lang = path.suffixes[0][1:]
    file = fluent_files.File(lang, path.read_text(encoding="utf-8"))
    plain = [id for id in file.entries if file.plain(id)]
    assert plain
    for id in plain:
        bundle = file.knowing(id)
        pattern = bundle.get_message(id).value
        assert pattern is not None
        for value in VALUES:
            given = dict.fromkeys(file.plain(id)[1::2], value)
            filled = fluent_files.filled(file.plain(id), Msg(id, **given), lang, [])
            assert (filled, []) == bundle.format_pattern(pattern, given) or (given and value in (1000, -3))
            assert filled or given


@pytest.mark.parametrize(
    "source",
    [
        'a = { "{" }', "a = { -brand }", "a = { other }", "a = two\n    lines", "a = { $n ->\n   *[x] y\n }",
        "a = word\n    .title = other", "-a = term", "a = { NUMBER($n) }",
    ],
)  # fmt: skip
def test_what_is_not_plain_is_left_to_fluent(source):
    assert fluent_files.File("en", source).plain(source.split(" ")[0]) == []


def test_large_numbers_are_left_to_fluent_which_groups_them():
    """12,345 in English is 12 345 in Russian: only numbers below a thousand are written alike."""
    pieces = ["", "n", " points"]
    assert fluent_files.filled(pieces, Msg("kernel-x", n=999), "en", []) == "999 points"
    assert fluent_files.filled(pieces, Msg("kernel-x", n=1000), "en", []) == ""


def test_a_message_brings_those_it_refers_to():
    file = fluent_files.File(
        "en", "# a note\na = { b } and { $n ->\n    [one] { -c }\n   *[other] { $n }\n}\n\nb = B\n-c = C\n"
    )
    bundle = file.knowing("a")
    pattern = bundle.get_message("a").value
    assert pattern is not None
    assert bundle.format_pattern(pattern, {"n": 1}) == ("B and C", [])


def test_words_of_another_package_can_be_added(tmp_path, monkeypatch):
    (tmp_path / "ask_words").mkdir()
    (tmp_path / "ask_words" / "__init__.py").write_text("raise RuntimeError('words need no import')")
    (tmp_path / "ask_words" / "words.en.ftl").write_text(
        "probe-hello = Hello, { $who }!\nprobe-bare =\n    .note = only a note\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    words.add("probe", "ask_words")
    assert words.text(Msg("probe-hello", who="Anna"), "en") == "Hello, Anna!"
    assert words.problems(Msg("probe-hello", who="Anna"), "ru") == ["no ru words for probe-hello"]
    assert words.problems(Msg("probe-bare"), "en") == ["empty en words for probe-bare"]
    assert words.text(Msg("probe-bare"), "en") == "probe-bare"


# Messages and errors


def test_messages_are_values():
    one = Msg("kernel-ply", ply="1", most="2")
    assert one == Msg("kernel-ply", most="2", ply="1")
    assert hash(one) == hash(Msg("kernel-ply", most="2", ply="1"))
    assert one != Msg("kernel-ply", ply="1")
    assert one != Msg("kernel-over", ply="1", most="2")
    assert one != "kernel-ply"
    assert repr(one) == "Msg('kernel-ply', ply='1', most='2')"


def test_a_parameter_may_have_any_name():
    assert Msg("a", id="x", self=1, params=2).params == {"id": "x", "self": 1, "params": 2}
    assert "“chess”" in words.text(Msg("kernel-game-broken", id="chess"), "en")


def test_messages_are_json_data():
    msg = Msg("a", n=1, card=Msg("b", name="x"))
    assert msg.to_dict() == {"id": "a", "n": 1, "card": {"id": "b", "name": "x"}}


def test_parameters_can_be_added_without_changing_the_message():
    msg = Msg("a", n=1)
    assert msg.with_params({"m": 2}) == Msg("a", n=1, m=2)
    assert msg == Msg("a", n=1)


def test_errors_tell_one_sentence():
    assert str(BadInput("seats", Msg("kernel-json-int"))) == "seats: a whole number is expected"
    assert str(IllegalMove(Msg("kernel-over"))) == "The game is over."
    assert str(IllegalMove(Msg("kernel-over"), "burgundy 4.2")) == "The game is over. (rule burgundy 4.2)"
    illegal = IllegalMove(Msg("kernel-over"), "burgundy 4.2")
    assert words.text(illegal.message(), "ru") == "Партия окончена. (правило burgundy 4.2)"
