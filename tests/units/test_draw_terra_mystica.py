"""Terra Mystica drawn: what is in sight in special positions."""

import re

import pytest

from ratusha.draw import draw
from ratusha.draw.check import (
    outline_box,
    outline_size,
    position_problems,
    problems,
    small_targets,
    text_boxes,
)
from ratusha.games.terra_mystica import GAME, names
from ratusha.games.terra_mystica.answers import AnswerLeech
from ratusha.games.terra_mystica.board import AROUND, LAND_IDS, RIVERS_AT, SITES
from ratusha.games.terra_mystica.components import (
    CARDS,
    DWELLING,
    FACTION_IDS,
    FAVOURS,
)
from ratusha.games.terra_mystica.draw import supply
from ratusha.games.terra_mystica.draw.lands import reached
from ratusha.games.terra_mystica.draw.leeching import Asked, asked, draw_note
from ratusha.games.terra_mystica.draw.look import say
from ratusha.games.terra_mystica.leech import leeches_of
from ratusha.games.terra_mystica.state import NO_SEAT, TerraMystica
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import SPECTATOR
from ratusha.kernel.playout import playout
from ratusha.kernel.rng import Rng
from ratusha.kernel.words import text


def parts(g: TerraMystica, seat: int = 0, lang: str = "en", frame: str = "table") -> dict[str, str]:
    """The parts of a picture by id."""
    names = ["Anna", "Boris", "Clara", "David", "Eva"][: g.seats]
    picture = draw(g.seen_by(seat), seat, lang, frame, names=names)
    assert picture is not None
    return {part.id: part.svg for part in picture.parts}


def first_game(seats: int = 2) -> TerraMystica:
    """The fixed set-up, played up to the first turn."""
    g = GAME.start(seats=seats, seed=1, factions="first_game")
    while not g.round:
        g.play(g.moves()[0])
    return g


@pytest.mark.parametrize("factions", ["choose", "colours"])
def test_factions_can_be_chosen_on_the_picture(factions):
    """All fourteen lie there; those of a colour that is taken bear its owner's marker."""
    g = GAME.start(seats=3, seed=4, factions=factions)
    while any(player.faction < 0 for player in g.players):
        seat = g.asked[0]
        draft = parts(g, seat)["factions"]
        assert draft.count('data-place="faction-') == len(FACTION_IDS)
        taken = sum(owner != NO_SEAT for owner in g.colours)
        assert draft.count('href="#token-') == 2 * taken
        assert position_problems(g, seat, "ru") == []
        g.play(g.moves()[-1])


def test_a_player_without_a_faction_has_a_board_that_says_so():
    g = GAME.start(seats=2, seed=4)
    assert "Boris has not chosen a faction yet." in parts(g, 0, "en", "board-1")["board"]


@pytest.mark.parametrize("seats", [2, 5])
def test_the_end_can_be_drawn_for_everybody(seats):
    options = {"extra_towns": "on", "extra_card": "on", "extra_tile": "on"}
    g = GAME.start(seats=seats, seed=2, **options)
    playout(g, Rng(2))
    for viewer in (0, seats - 1, SPECTATOR):
        assert position_problems(g, viewer, "ru") == []
    assert "amber-soft" not in parts(g)["rounds"]


@pytest.mark.parametrize("faction", range(len(FACTION_IDS)))
def test_every_board_with_everything_fits(faction):
    """All buildings on the map, all favour tiles, three digits of everything, all tokens in one bowl."""
    g = first_game()
    player = g.players[0]
    player.faction = faction
    player.coins = player.workers = g.points[0] = 188
    player.priests = 7
    player.favours = BIT[FAVOURS] - 1
    player.bowl1, player.bowl2, player.bowl3 = 0, 12, 0
    player.counts = [0, 8, 4, 3, 1, 1]
    player.card = faction % CARDS
    for frame in ("table", "board-0", "phone-board"):
        for lang in ("en", "ru"):
            picture = draw(g.seen_by(0), 0, lang, frame, names=["Анна", "Boris"])
            assert picture is not None
            assert problems(picture) == []


@pytest.mark.parametrize("faction", range(len(FACTION_IDS)))
def test_the_name_of_who_has_passed_fits_beside_the_flag(faction):
    g = first_game()
    g.players[0].faction = faction
    g.players[0].passed = 1
    for frame in ("table", "board-0", "phone-board"):
        for lang in ("en", "ru"):
            picture = draw(g.seen_by(0), 0, lang, frame, names=["Анна", "Boris"])
            assert picture is not None
            assert problems(picture) == []


def test_spades_are_written_on_what_is_in_reach():
    """The Witches on F4 and E9: from mountains to forest it is one spade, from plains three."""
    g = first_game()
    witches = next(seat for seat in range(2) if FACTION_IDS[g.players[seat].faction] == "witches")
    known = {"E7": 1, "G2": 2, "E6": 3, "E10": 2}
    for hex, spades in known.items():
        assert (LAND_IDS.index(hex), spades, False) in reached(g, witches), hex
    assert parts(g, witches)["reach"].count('href="#i-spade"') > len(known)
    assert parts(g, SPECTATOR)["reach"] == '<g data-part="reach"></g>'


def test_a_town_has_one_golden_line_round_it_and_one_key():
    """Two hexes side by side: ten of their twelve sides are its edge; a river that is skipped has a link."""
    g = first_game()
    one, two = LAND_IDS.index("A1"), LAND_IDS.index("A2")
    for hex in (one, two):
        g.put(0, hex, DWELLING)
    before = parts(g)["towns"]
    g.players[0].in_town = [one, two]
    town = parts(g)["towns"]
    edges = re.search(r'd="([^"]+)"', town)
    assert edges is not None
    assert edges[1].count("M") == 10
    assert town.count('href="#i-key"') == 1
    assert before == '<g data-part="towns"></g>'
    g.players[0].rivers = BIT[RIVERS_AT[LAND_IDS.index("F3")][0]]
    assert parts(g)["towns"].count("<circle") == 2


def test_a_bridge_stands_in_the_colour_of_its_owner():
    g = first_game()
    empty = parts(g)["bridges"]
    g.span_site(1, 0)
    assert parts(g)["bridges"] != empty
    assert "Bridge A3–C1, Boris" in parts(g)["bridges"]


def test_only_what_changed_is_sent_again():
    """Boris builds in row A and pays: Anna's picture changes in that row alone."""
    g = first_game()
    before = parts(g)
    g.put(1, LAND_IDS.index("A1"), DWELLING)
    g.players[1].coins -= 2
    after = parts(g)
    assert {id for id in after if after[id] != before.get(id)} <= {"row-0", "reach"}


def test_targets_on_a_phone_are_as_large_as_a_thumb():
    """At the opening zoom."""
    g = GAME.start(seats=2, seed=3)
    rng = Rng(3)
    for _ in range(40):
        seat = g.asked[0]
        assert small_targets(g.seen_by(seat), seat, "en") == []
        moves = g.moves(seat)
        g.play(moves[rng.below(len(moves))], seat)


@pytest.mark.parametrize(("frame", "edge"), [("table", 2.3), ("phone-supply", 2.3)])
def test_coins_on_a_card_are_not_under_its_ring(frame, edge):
    g = first_game()
    for card in range(CARDS):
        g.card_coins[card] = 3
    offered = [card for card in range(CARDS) if g.cards[card] == NO_SEAT]
    for card in offered[4:]:
        g.cards[card] = 0
    cards = parts(g, frame=frame)["cards"]
    outlines = [outline_box(outline) for outline in re.findall(r'data-outline="([^"]+)"', cards)]
    coins = [text for text in text_boxes(cards) if text.what == "3" and text.bottom - text.top < 10.2]
    assert 3 <= len(outlines) <= 4
    for around in outlines:
        inside = [text for text in coins if around.left < text.left < around.right]
        assert any(text.top > around.top + edge and text.right < around.right - edge for text in inside)


def test_where_a_bridge_may_stand_is_met_by_a_thumb():
    shown = parts(first_game(), frame="phone-map")["bridges"]
    outlines = re.findall(r'data-outline="([^"]+)"', shown)
    assert outlines
    for outline in outlines:
        assert min(outline_size(outline)) >= 39.9


@pytest.mark.parametrize("offered", range(3, GAME.most + 4))
@pytest.mark.parametrize(("wide", "high"), [(196.0, 92.0), (390.0, 116.0)])
def test_coins_on_bonus_cards_cover_nothing(offered, wide, high):
    """However many cards lie there, at most three more than players (2.2), each with coins on it."""
    for first in range(CARDS):
        cards = tuple((card % CARDS, 6) for card in range(first, first + offered))
        svg = supply.draw_cards(cards, 0, 0, wide, high, "ru")
        boxes = text_boxes(svg)
        assert [
            (one.what, other.what)
            for at, one in enumerate(boxes)
            for other in boxes[at + 1 :]
            if min(one.right, other.right) - max(one.left, other.left) > 0.5
            and min(one.bottom, other.bottom) - max(one.top, other.top) > 0.5
        ] == []


def test_a_leech_shows_where_its_power_comes_from_to_whoever_is_asked():
    """The neighbours' power adds up to what is offered (rule 9.2); nobody else sees the question."""
    seen = 0
    for seed in range(6):
        g = GAME.start(seats=4, seed=seed)
        rng = Rng(seed)
        while not g.over and seen < 6:
            assert isinstance(g, TerraMystica)
            if isinstance(g.agenda[-1], AnswerLeech):
                seat, seen = g.seat, seen + 1
                found = asked(g, seat)
                assert found is not None
                leech = leeches_of(g, seat)[0]
                assert (found.hex, sum(power for _, power in found.near)) == (leech.hex, leech.power)
                assert all(asked(g, other) is None for other in range(g.seats) if other != seat)
                for frame in ("table", "phone-map"):
                    picture = draw(g.seen_by(seat), seat, "ru", frame)
                    assert picture is not None
                    assert "leech" in [part.id for part in picture.shown]
                    assert problems(picture) == []
                what = text(names.building(g.building[leech.hex]), "ru")
                note = say("ru", "leech-building", hex=LAND_IDS[leech.hex], building=what)
                drawn = parts(g, seat, "ru")["leech-note"]
                assert note in drawn and ["Anna", "Boris", "Clara", "David"][leech.builder] in drawn
            g.play(rng.pick(g.moves()))
    assert seen == 6


def test_the_note_of_a_leech_has_room_beside_every_building():
    """Also with own buildings all around, over a bridge, and a long name."""
    for hex in range(len(LAND_IDS)):
        ends = [a + b - hex for a, b in SITES if hex in (a, b)]
        near = tuple((other, 3) for other in [*AROUND[hex], *ends] if other < len(LAND_IDS))
        found = Asked(hex, 0, DWELLING, near)
        for lang in ("en", "ru"):
            assert LAND_IDS[hex] in draw_note(found, "Анна Константиновна", 30, 36, 26, lang)
