"""What people read of every game, all through random play: words of one language, from the view alone."""

import re
from collections import Counter

import pytest

from ratusha.kernel import SPECTATOR, Rng, View, game
from ratusha.kernel.log import told
from ratusha.kernel.option import prompt, reasons
from ratusha.kernel.state import State

NAMES = {"en": ["Anna", "Boris", "Vera", "Gleb"], "ru": ["Анна", "Борис", "Вера", "Глеб"]}
CASES = [
    ("burgundy", 2, {}),
    ("burgundy", 4, {"boards": "secret"}),
    ("empire", 2, {}),
    ("empire", 4, {}),
    ("altay", 2, {"trade": "on"}),
    ("altay", 4, {}),
    ("gloomhaven", 1, {}),
    ("gloomhaven", 2, {}),
    ("gloomhaven", 4, {"board": "thematic", "achievements": "on"}),
    ("terra_mystica", 2, {}),
    ("terra_mystica", 3, {"give_up": "on", "late_answers": "on", "extra_towns": "on", "extra_card": "on"}),
    ("terra_mystica", 4, {"leaving": "on", "extra_tile": "on", "turn_order": "passing"}),
]

RAW = re.compile(
    r"\b(?:ACT|BON|FAV|TW|SCORE)\d"  # what the ledgers call tiles
    r"|\b(?:burgundy|empire|gloomhaven|terra_mystica|kernel)-[a-z]"  # a message without words
    r"|\{ ?\$|\?\?\?|\bNone\b|\b[a-z]+_[a-z]+"
    r"|\b[xy]=-?\d"
)
NOTATION = re.compile(r"\b[A-I]\d{0,2}\b|\bI{1,3}\b|\b[NSM][NSWEC]\d?\b")
"""What a Russian sentence may have of Latin letters: hexes and their rows, regions, numbers of bowls."""
LATIN = re.compile(r"[A-Za-z]")
CYRILLIC = re.compile(r"[А-Яа-яЁё]")


def check(said: str, lang: str) -> None:
    raw = RAW.search(said)
    assert raw is None, f"“{raw.group()}” in: {said[max(0, raw.start() - 80) : raw.end() + 80]}"
    foreign = LATIN.search(NOTATION.sub("", said)) if lang == "ru" else CYRILLIC.search(said)
    assert foreign is None, said if len(said) < 300 else f"“{foreign.group()}” in a text of {len(said)}"


def read(view: View, lang: str) -> list[str]:
    """Everything that a viewer can read of a position."""
    names = NAMES[lang][: view.known.seats]
    said = [view.text(lang, names), prompt(view, lang, names)]
    for option in view.options(lang, names):
        said += [option.label, option.warning]
    return said + [reason["why"] for reason in reasons(view, lang, names).values()]


def random_game(id: str, seats: int, options: dict[str, str], seed: int) -> tuple[State, Rng]:
    return game(id).start(seats=seats, seed=seed, **options), Rng(seed)


def step(g: State, rng: Rng) -> None:
    """A random move; leaving the game is rare, or nothing would be left of it."""
    seat = g.asked[0]
    moves = g.moves(seat)
    space = g.game.moves
    stay = [move for move in moves if space.kinds[space.tag[move]].name != "leave"]
    g.play(rng.pick(stay if stay and rng.below(60) else moves), seat)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("id", "seats", "options"), CASES)
def test_nothing_raw_and_no_other_language_is_shown(id: str, seats: int, options: dict[str, str], lang: str):
    """Each kind of decision is read some times, the rest of a game now and then."""
    often: Counter[str] = Counter()
    g, rng = random_game(id, seats, options, 7)
    events = g.listen()
    while not g.over:
        kind = type(g.agenda[-1]).__name__
        if often[kind] < 4 or rng.below(25) == 0:
            often[kind] += 1
            for said in read(g.seen_by(g.asked[0]), lang):
                check(said, lang)
        step(g, rng)
    for viewer in [*range(seats), SPECTATOR]:
        told_all = g.seen_by(viewer).text(lang, NAMES[lang][:seats])
        check(told_all, lang)
        assert [line for line in told_all.splitlines() if len(line) > 100] == []
    for line in told(events, id, lang, NAMES[lang][:seats]):
        check(line, lang)


@pytest.mark.parametrize(("id", "seats", "options"), CASES)
def test_what_is_told_follows_from_the_view_alone(id: str, seats: int, options: dict[str, str]):
    """A view that went over a wire, in which nothing hidden can be, is told in the same words."""
    g, rng = random_game(id, seats, options, 3)
    while not g.over:
        if g.ply < 12 or rng.below(80) == 0:
            for viewer in [*range(seats), SPECTATOR]:
                view = g.seen_by(viewer)
                sent = game(id).view_from_dict(view.to_dict())
                assert read(sent, "en") == read(view, "en")
        step(g, rng)


@pytest.mark.parametrize("id", ["altay", "burgundy", "empire", "gloomhaven", "terra_mystica"])
def test_what_matters_most_is_not_folded_and_every_section_has_its_key(id: str):
    g, rng = random_game(id, 3, {}, 5)
    while g.ply < 90:
        step(g, rng)
    sections = g.seen_by(0).sections("en", NAMES["en"][:3])
    keys = [section.key for section in sections]
    assert len(set(keys)) == len(keys)
    assert all(section.heading and section.blocks for section in sections)
    assert not sections[0].folded
    assert not sections[1].folded
    assert {section.key for section in sections if not section.folded} >= {"players"}
    assert sum(section.folded for section in sections) >= 2
