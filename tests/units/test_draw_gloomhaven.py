"""Gloomhaven's picture: every card, building and race has a formula of icons; sealed bids stay sealed."""

import pytest

from ratusha.draw import draw
from ratusha.draw.check import positions, problems, small_targets, text_boxes
from ratusha.draw.icons import ICONS
from ratusha.draw.icons.controls import LINES
from ratusha.games.gloomhaven import names
from ratusha.games.gloomhaven.components import (
    ADVISERS,
    BUILDINGS,
    FIRST_ADVISER,
    NEUTRAL,
    PROPOSALS,
    RACES,
    WANT_POINTS,
    WANTS,
)
from ratusha.games.gloomhaven.delivery import outcome
from ratusha.games.gloomhaven.draw.brings import (
    AT_ONCE,
    BUILT_FIRST,
    BY_ROAD,
    FOR_COINS,
    THEIRS,
    brings,
    plots,
)
from ratusha.games.gloomhaven.draw.event import HIGH, WIDE, draw_event
from ratusha.games.gloomhaven.draw.words import building_signs, card_signs, plain, race_signs, say
from ratusha.games.gloomhaven.prestige import PlaceBuilding
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.vote import Bids
from ratusha.kernel.registry import game
from ratusha.kernel.rng import Rng


def test_every_adviser_building_and_race_has_a_formula_of_icons_and_numbers():
    """A name of an icon that nobody has drawn would stand there as a word."""
    formulas = [card_signs(FIRST_ADVISER + adviser) for adviser in range(ADVISERS)]
    formulas += [building_signs(building) for building in range(BUILDINGS)]
    formulas += [race_signs(race) for race in range(RACES)]
    for tokens in formulas:
        assert any(token in ICONS for token in tokens)
        for token in tokens:
            known = token in ICONS or (token.startswith("!") and token[1:] in LINES)
            assert known or token in ("/", "=", "II", "II–III") or token.strip("+−×(–)").isdecimal(), tokens


def test_a_vote_shows_the_proposals_and_not_what_others_have_sealed():
    g = game("gloomhaven").start(seats=3, seed=6)
    rng = Rng(6)
    while not isinstance(g.agenda[-1], Bids):
        seat = g.asked[0]
        moves = g.moves(seat)
        g.play(moves[rng.below(len(moves))], seat)
    seat = g.asked[0]
    others = [other for other in g.asked if other != seat]
    moves = g.moves(seat)
    pictures = set()
    for move in (moves[0], moves[-1]):
        after = g.clone()
        after.play(move, seat)
        picture = draw(after.seen_by(others[0]), others[0], "en")
        assert picture is not None
        assert sum(place.startswith("proposal-") for place in picture.places()) == PROPOSALS
        pictures.add(picture.parts)
    assert len(moves) > 1
    assert len(pictures) == 1


def test_targets_on_a_phone_are_as_large_as_a_thumb():
    for g in positions(game("gloomhaven"), 3, seed=3, step=40):
        if g.asked:
            assert small_targets(g.seen_by(g.asked[0]), g.asked[0], "en") == []


def test_the_winners_event_is_a_card_with_three_blanks():
    """Rule 17.1, for each race, with no building and with as many as there can be; all words fit."""
    for lang in ("en", "ru"):
        for race in range(RACES):
            longest = sorted(range(BUILDINGS), key=lambda b: len(plain(names.building(b), lang)))[-14:]
            for did in ((), tuple(longest[:2]), tuple(longest)):
                svg = draw_event(race, did, "Maximiliane Featherstonehaugh", "red", lang)
                boxes = text_boxes(svg)
                assert [box.what for box in boxes if box.what in "123"] == ["1", "2", "3"]
                assert "textLength" not in svg
                assert max(box.bottom for box in boxes) < HIGH and max(box.right for box in boxes) < WIDE
                for at, one in enumerate(boxes):
                    for other in boxes[at + 1 :]:
                        apart = one.right <= other.left or other.right <= one.left
                        assert apart or one.bottom <= other.top + 1 or other.bottom <= one.top + 1


def at_a_vote(seats: int, seed: int) -> Gloomhaven:
    """The second vote of a random game."""
    g = game("gloomhaven").start(seats=seats, seed=seed)
    assert isinstance(g, Gloomhaven)
    rng, votes = Rng(seed), 0
    while True:
        if isinstance(g.agenda[-1], Bids) and len(g.asked) == seats:
            votes += 1
            if votes == 2:
                return g
        seat = g.asked[0]
        moves = g.moves(seat)
        g.play(moves[rng.below(len(moves))], seat)


def test_what_a_proposal_brings_is_what_its_deliveries_pay():
    """Each storage that stands pays what rule 12.3 says; the others get their own points."""
    whens = set()
    for seed in range(8):
        g = at_a_vote(2 + seed % 3, seed)
        for building in g.proposals:
            where = plots(g, building)
            assert len(where) == len(PlaceBuilding(0, g.proposals.index(building)).moves(g))
            for seat in range(g.seats):
                found = brings(g, seat, building, where)
                assert [share.resource for share in found.shares] == list(WANTS[building])
                for share, points in zip(found.shares, WANT_POINTS[building], strict=True):
                    whens.add(share.when)
                    storages = [s for s in range(len(g.kinds)) if g.kinds[s] == share.resource]
                    paid = [outcome(g, s, points)[seat] for s in storages]
                    if share.when in (AT_ONCE, BY_ROAD):
                        assert share.points == max(paid) > 0
                        assert (share.when == AT_ONCE) == any(
                            g.area[s] & cells
                            for s, gets in zip(storages, paid, strict=True)
                            if gets == share.points and (g.owners[s] == share.owner)
                            for cells in where
                        )
                    elif share.when == THEIRS:
                        assert share.points == 0
                        assert share.owner not in (seat, NEUTRAL)
                assert all(other != seat and n > 0 for other, n in found.others)
    assert {AT_ONCE, BUILT_FIRST, FOR_COINS, THEIRS} <= whens


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_vote_says_what_each_proposal_brings_and_where_it_could_stand(lang: str):
    for seed in range(6):
        g = at_a_vote(2 + seed % 3, seed)
        for seat in range(g.seats):
            picture = draw(g.seen_by(seat), seat, lang)
            assert picture is not None
            svg = picture.markup()
            assert svg.count(say(lang, "brings")) == PROPOSALS
            assert svg.count("data-with=") == sum(bool(plots(g, building)) for building in g.proposals)
            assert problems(picture) == []
