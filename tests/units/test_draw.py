"""The drawing kernel: parts and their keys, text that fits, colours, fonts, files."""

import io
import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fontTools.ttLib import TTFont

import ratusha
from ratusha.draw import check, fonts, lettering, patterns, style
from ratusha.draw.advances import LETTERS
from ratusha.draw.cardboard import chips, die, laid_hex, panel, printed_hex
from ratusha.draw.chart import Course
from ratusha.draw.colour import contrast, lightness
from ratusha.draw.export import document, png
from ratusha.draw.icons import ICONS, OWN, icon
from ratusha.draw.icons.controls import LINES
from ratusha.draw.lettering import WIDTH, cut, fit, paragraph, text, width, wrap
from ratusha.draw.palette import LANDS, PAINT, PAPER, PLAYERS, VARIABLES, paint
from ratusha.draw.picture import TABLE, Frame, Picture, Player, Scene
from ratusha.draw.shapes import box, disc, hexagon, shape, token
from ratusha.draw.svg import place, rect
from ratusha.draw.timeline import Stretch, joined, timeline
from ratusha.kernel.msg import Msg
from ratusha.kernel.state import State


def scene() -> Scene[State]:
    state = ratusha.game("burgundy").start(seats=2, seed=1)
    view = state.seen_by(0)
    frame = Frame("table", TABLE, 200, 100, Msg("burgundy-title"))
    return Scene(view, view.known, 0, "en", frame, (Player(0, "Anna", "red"), Player(1, "Boris", "blue")))


def picture(draw: Callable[..., str], *values: object) -> Picture:
    made = scene()
    made.part("thing", draw, *values)
    return made.picture(lambda: "Nothing is there.")


# -- parts -----------------------------------------------------------------------------------------


def test_a_part_is_drawn_once_for_the_same_values():
    """Two viewers who see a thing alike share its drawing; a new value draws it again."""
    drawn: list[int] = []

    def thing(value: int) -> str:
        drawn.append(value)
        return rect(0, 0, value, value)

    first, second, third = picture(thing, 7), picture(thing, 7), picture(thing, 8)
    assert drawn == [7, 8]
    assert first.parts == second.parts
    assert first.parts[-1].key != third.parts[-1].key


def test_a_key_follows_from_what_is_drawn_alone():
    """Values that make no difference make none to the page."""

    def thing(value: int) -> str:
        return rect(0, 0, 5, 5)

    assert picture(thing, 1).parts[-1].key == picture(thing, 2).parts[-1].key


def test_a_picture_brings_the_definitions_its_parts_refer_to():
    """A tile refers to its symbol, that to its pattern and to the light; an icon elsewhere is not brought."""

    def thing() -> str:
        return laid_hex("mine", 50, 50, 20)

    ids = [part.id for part in picture(thing).parts]
    assert ids == ["p-mine-laid-100", "lit", "laid-mine", "thing"]
    assert "i-ship" not in ids


def test_a_picture_says_which_places_can_be_touched():
    def thing() -> str:
        return place("depot-1-0", box(0, 0, 9, 9)) + place("depot-1-1", box(9, 0, 9, 9), name="a “b” & c")

    made = picture(thing)
    assert made.places() == ["depot-1-0", "depot-1-1"]
    assert check.problems(made, {"depot-1-0"}) == []
    assert check.problems(made, {"depot-2-0"}) == ["depot-2-0 can be touched, but is not there"]


def test_a_place_is_met_everywhere_within_its_outline():
    """Of an empty cell only a dashed line is drawn, of an empty row nothing."""
    outline = box(0, 0, 9, 9)
    assert f'<path class="reach" d="{outline}" fill="none"/>' in place("cell-1", outline)


def test_the_position_in_words_stands_in_the_picture():
    assert "<desc>Nothing is there.</desc>" in picture(lambda: "").markup()


def test_a_notebook_shows_views_and_states():
    state = ratusha.game("burgundy").start(seats=2, seed=1)
    for shown in (state._repr_svg_(), state.seen_by(1)._repr_svg_()):
        assert ElementTree.fromstring(shown).tag.endswith("svg")


# -- text ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", fonts.FACES)
def test_letters_are_as_wide_as_in_the_packages(face):
    found = fonts.advances(face)
    assert found == WIDTH[face]
    assert set(found) == set(LETTERS)


def test_digits_are_equally_wide():
    """So that counters do not jump."""
    for face, widths in WIDTH.items():
        assert len({widths[digit] for digit in "0123456789"}) == 1, face


def test_a_line_is_set_smaller_then_narrow_then_both():
    line = "Carpenter’s Workshop"
    wide, narrow = width(line, 12), width(line, 12, "n4")
    assert fit(line, 12, "s4", wide) == (12, "s4", True)
    size, face, fits = fit(line, 12, "s4", wide * 0.9)
    assert (round(size, 1), face, fits) == (10.8, "s4", True)
    assert fit(line, 12, "s4", narrow) == (12, "n4", True)
    assert fit(line, 12, "s4", narrow * 0.85)[1:] == ("n4", True)
    assert not fit(line, 12, "s4", narrow * 0.8)[2]


def test_a_line_that_fits_nowhere_is_squeezed_and_reported():
    made = picture(lambda: text(0, 20, "An endless line of words", 12, room=30))
    assert "textLength" in made.markup()
    assert any("does not fit" in problem for problem in check.problems(made))


def test_without_our_fonts_lines_are_measured_with_the_widest_that_may_stand_in(monkeypatch):
    """What fits then, fits in every font of the list."""
    line = "Carpenter’s Workshop"
    room = width(line, 12)
    monkeypatch.setattr(lettering, "STRETCH", lettering.WIDER)
    width.cache_clear()
    fit.cache_clear()
    try:
        assert width(line, 12) > 1.2 * room
        assert fit(line, 12, "s4", room)[0] < 12
    finally:
        width.cache_clear()
        fit.cache_clear()


def test_a_name_is_cut():
    assert cut("Anna", 13, "s4", 60) == "Anna"
    short = cut("Maximiliane Featherstonehaugh", 13, "s4", 60)
    assert short.endswith("…")
    assert fit(short, 13, "s4", 60)[2]


def test_paragraphs_wrap():
    lines = wrap("one two three four", 12, "s4", width("one two", 12))
    assert lines == ("one two", "three", "four")
    assert paragraph(0, 10, "one two three", 12, room=40, most=3).count("<text") == 3


@pytest.mark.parametrize(
    ("drawn", "problem"),
    [
        (lambda: text(0, 50, "one", room=90) + text(5, 52, "two", room=90), "cover each other"),
        (lambda: text(190, 50, "one more", room=90), "leaves the picture"),
        (lambda: rect(10, 30, 30, 30) + text(20, 50, "one more", room=90), "leaves its frame"),
        (lambda: text(0, 50, "one → two", room=90), "have no '→'"),
        (lambda: text(0, 50, "tiny", 8, room=90), "too small"),
        (lambda: place("a", "") + text(0, 50, "x", room=9), "no outline"),
        (lambda: place("a", "M0 0") + place("a", "M0 0"), "there twice"),
        (lambda: place("a", "M0 0L300 0L300 9Z"), "a leaves the picture"),
        (lambda: '<g transform="scale(2)"></g>', "is moved"),
        (lambda: "<rect", "no SVG"),
    ],
)
def test_the_check_finds_what_is_wrong(drawn, problem):
    assert any(problem in found for found in check.problems(picture(drawn))), problem


# -- colours ---------------------------------------------------------------------------------------

TEXT_PAIRS = (
    ("ink", "paper"),
    ("ink", "linen"),
    ("ink", "print"),
    ("ink-2", "paper"),
    ("ink-2", "paper-2"),
    ("ink-2", "linen"),
    ("on-vermilion", "vermilion"),
    ("on-amber", "amber"),
    ("ink", "amber-soft"),
    ("good", "paper"),
    ("bad", "paper"),
    ("bad", "amber-soft"),
    ("amber-deep", "paper"),
)


@pytest.mark.parametrize("pair", TEXT_PAIRS)
def test_letters_can_be_read_by_day_and_by_night(pair):
    """AA of WCAG: 4.5."""
    for theme in ("light", "dark"):
        known = style.values(theme)
        assert contrast(known[pair[0]], known[pair[1]]) >= 4.5, theme


ALIKE = (
    ("building", "animal", "knowledge", "ship", "castle", "mine"),
    ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland"),
    ("farmland", "woodland", "minefield", "mountain"),
    ("nature", "village", "city", "prize"),
)


@pytest.mark.parametrize("lands", ALIKE, ids=lambda lands: lands[0])
def test_grounds_can_be_told_apart_without_colours(lands):
    """By their pattern, or by their lightness."""
    for one, other in combinations(lands, 2):
        apart = abs(lightness(LANDS[one]) - lightness(LANDS[other])) >= 4
        assert apart or patterns.PATTERN[one] != patterns.PATTERN[other], (one, other)


def test_players_can_be_told_apart_without_colours():
    """By lightness and by shape."""
    for (one, first), (other, second) in combinations(PLAYERS.values(), 2):
        assert abs(lightness(one) - lightness(other)) >= 4
        assert shape(first, 0, 0, 10) != shape(second, 0, 0, 10)


def test_every_ground_has_a_pattern():
    assert set(patterns.PATTERN) == {*LANDS, "sea"}


def test_a_colour_is_named_once():
    players = {name: colour for name, (colour, _) in PLAYERS.items()}
    known: dict[str, object] = {}
    for name, colour in [
        (name, c) for table in (VARIABLES, LANDS, PAINT, players) for name, c in table.items()
    ]:
        assert known.setdefault(name, colour) == colour, name
    assert paint("ink") == "var(--ink)"
    assert paint("#123456") == "#123456"


def test_pages_and_pictures_have_the_same_colours():
    """The pages' own style sheet names paper, ink and the players once more."""
    page = (Path(ratusha.__file__).parent / "client" / "static" / "palette.css").read_text(encoding="utf-8")
    named = dict(re.findall(r"--([\w-]+): light-dark\((#\w+, #\w+)\)", page))
    assert {"paper", "ink", "amber"} <= set(named)
    for name, pair in named.items():
        if name in PAPER:
            assert tuple(pair.split(", ")) == PAPER[name], name
    players = dict(re.findall(r"\.token\.(\w+) { fill: (#\w+); }", page))
    assert players == {name: colour for name, (colour, _) in PLAYERS.items()}


def test_the_style_sheet_has_every_colour():
    css = style.css()
    for name, (day, night) in VARIABLES.items():
        assert f"--{name}:light-dark({day},{night})" in css


# -- icons -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_has_known_colours_and_stays_on_its_grid(name):
    known = {"", OWN, *PAINT, *LANDS, *PAPER}
    for d, fill in ICONS[name]:
        assert fill in known or re.fullmatch("#[0-9a-f]{6}", fill)
        start = re.match(r"M(-?[\d.]+)[ ,]?(-?[\d.]+)", d)
        assert start and all(0 <= float(at) <= 24 for at in start.groups())
    assert ElementTree.fromstring(f"<svg>{icon(name, 0, 0, 24)}</svg>") is not None


def test_controls_are_lines():
    assert all(d.startswith("M") for d in LINES.values())


# -- fonts and files -------------------------------------------------------------------------------


def sample() -> Picture:
    def thing() -> str:
        return (
            panel(0, 0, 200, 100, "Estate", "1 of 3")
            + printed_hex("ship", 40, 50, 20)
            + die(90, 50, 20, 4, "red")
            + token("purple", 120, 50)
            + chips(10, 88, [("silver", 2), ("worker", 3)])
            + text(110, 88, "Ёлка & “x”", 12, "n7", room=80)
        )

    return picture(thing)


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_a_file_has_everything_in_it(theme):
    svg = document(sample(), theme)
    root = ElementTree.fromstring(svg)
    ids = {element.get("id") for element in root.iter()}
    for used in re.findall(r'(?:href="|url\()#([\w.-]+)', svg):
        assert used in ids
    if theme == "auto":
        assert all(f"--{name}:" in svg for name in re.findall(r"var\(--([\w-]+)\)", svg))
    else:
        assert "var(" not in svg
    assert svg.count("@font-face") == 4  # sans in two weights, narrow, serif


def test_a_file_brings_the_letters_it_uses_under_names_of_ours():
    """The licence reserves the names of the fonts for the whole of them."""
    font = TTFont(io.BytesIO(fonts.subset("n7", "Ёлка")))
    assert {chr(code) for code in font.getBestCmap()} == set("Ёлка")
    for id in (1, 3, 4, 6):
        assert font["name"].getName(id, 3, 1) is None
    assert "Ratusha Narrow" in document(sample())


def test_the_fonts_of_pages_are_made_once(monkeypatch, tmp_path):
    monkeypatch.setattr(fonts, "LETTERS", "Ratusha Ратуша")
    made = fonts.files(tmp_path)
    assert {font.face for font in made} == set(fonts.FACES)
    times = {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    assert fonts.files(tmp_path) == made
    assert {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()} == times
    css = fonts.rules(made, "/fonts/")
    assert all(f"url(/fonts/{font.name})" in css for font in made)


def test_without_the_packages_there_are_no_fonts(monkeypatch, tmp_path):
    monkeypatch.setattr(fonts, "source", lambda face: None)
    assert fonts.files(tmp_path) == []
    assert fonts.subset("s4", "abc") == b""


def test_a_picture_becomes_a_png():
    assert png(sample()).startswith(b"\x89PNG")


def test_the_size_of_an_outline_is_that_of_its_box():
    assert check.outline_size("M10 10h40v30h-40Z") == (40, 30)
    assert check.outline_size(disc(50, 50, 20)) == (40, 40)
    assert check.outline_size(hexagon(0, 0, 10))[1] == 20


def test_a_timeline_tells_who_moved_when_and_what_is_to_come():
    """Two rounds of two players: moves in a row are one stretch; those after the present ply are pale."""
    courses = [Course("Anna", "red", (0, 6)), Course("Boris", "blue", (0, 2))]
    moves = [Stretch(0, 2, "red"), Stretch(2, 3, "red"), Stretch(3, 6, "blue"), Stretch(6, 8, "red")]
    assert joined(moves) == [Stretch(0, 3, "red"), Stretch(3, 6, "blue"), Stretch(6, 8, "red")]
    drawn = timeline(courses, [0, 4], moves, last=8, now=4)
    ElementTree.fromstring(drawn)
    bars = re.findall(r'<rect x="([\d.]+)" y="29"[^>]*?( opacity="0.38")?/>', drawn)
    assert [(float(x), bool(pale)) for x, pale in bars] == [(0, False), (276, False), (552, True)]
