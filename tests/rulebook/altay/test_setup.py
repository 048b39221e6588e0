"""The box and setting up. Chapters 1 and 2."""

import pytest
from tests.rulebook.vocabulary import asked, legal, play, refused, weights

from ratusha.games.altay.components import (
    ACHIEVEMENT,
    CARD,
    DECK_OF,
    DIFFICULTY,
    FACTION,
    LEVEL,
    MAP,
    MARKER_COUNT,
    MARKET,
    NEAR,
    PIECES,
    PILE_POINTS,
    REGION,
    TECHNOLOGIES,
    TYPE,
)
from ratusha.games.altay.regions import RIVER, STRAIT
from ratusha.games.altay.state import Altay
from ratusha.kernel import CHANCE, SPECTATOR, Rng
from ratusha.kernel.bits import BIT, bits

from .table import GAME, markers, names, on_sale, open_cards, position, region, there


def started(seats: int = 2, until: str = "ChoosePeople", **options: str) -> Altay:
    """A new game; chance takes its first outcome until this decision is asked."""
    g = GAME.start(seats, None, **options)
    while asked(g) != until:
        g.play(g.moves()[0])
    return g


@pytest.mark.rule("altay 1.1")
def test_four_peoples_with_fifteen_settlements_and_ten_cards():
    assert len(FACTION) == 4
    assert PIECES == 15
    assert [len(deck) for deck in DECK_OF] == [10, 10, 10, 10]
    fire = names(DECK_OF[FACTION.index("firefolk")])
    assert fire == ["hunter"] * 3 + ["shaman"] + ["village"] * 2 + ["warrior"] * 4


@pytest.mark.rule("altay 1.2")
def test_eleven_kinds_of_market_cards_eight_of_each():
    assert len(MARKET) == 11
    assert all(len(points) == 8 for points in PILE_POINTS)


@pytest.mark.rule("altay 1.3")
def test_fifty_achievements():
    kinds = [LEVEL.count(level) for level in range(3)]
    assert kinds[0] + kinds[1] == 10 == kinds[2]
    assert 4 * TECHNOLOGIES + kinds[2] == 50


@pytest.mark.rule("altay 1.4")
def test_thirty_three_markers():
    by_difficulty = [
        sum(n for n, d in zip(MARKER_COUNT, DIFFICULTY, strict=True) if d == wanted) for wanted in (1, 2, 3)
    ]
    assert by_difficulty == [12, 12, 9]


@pytest.mark.rule("altay 1.8")
def test_borders_rivers_and_straits_make_regions_adjacent():
    assert NEAR[region("NW1")] == BIT[region("NW2")] | BIT[region("NW4")]
    kinds = {frozenset((REGION[a], REGION[b])): by for a, b, by in MAP.borders}
    assert kinds[frozenset(("NW2", "NW5"))] == RIVER
    assert kinds[frozenset(("NW4", "SW4"))] == STRAIT
    assert len(kinds) == 54
    assert all(NEAR[a] & BIT[b] and NEAR[b] & BIT[a] for a, b, _ in MAP.borders)


@pytest.mark.rule("altay 1.9", "altay 1.10")
def test_a_region_is_occupied_guarded_or_free():
    """In play every region is one of the three, never two; out of play none."""
    g = position(homes={"NW1": (0, 2)}, markers={"NW2": "1_none"})
    assert g.homes[0] == BIT[region("NW1")]
    assert g.guarded == BIT[region("NW2")]
    every = g.homes[0] | g.homes[1] | g.guarded | g.free
    assert every == g.in_play
    assert not g.free & BIT[region("NE1")]
    assert not g.homes[0] & g.guarded and not g.homes[0] & g.free and not g.guarded & g.free


@pytest.mark.rule("altay 2.1")
@pytest.mark.parametrize(("seats", "copies"), [(2, 4), (3, 6), (4, 8)])
def test_two_copies_for_each_player(seats: int, copies: int):
    g = started(seats)
    assert all(len(on_sale(g, CARD[card])) == copies for card in MARKET)


@pytest.mark.rule("altay 2.2")
def test_the_copies_with_most_points_lie_on_top():
    """Charioteers: 2 points, then 1, then the rest (rulebook)."""
    assert on_sale(started(4), "charioteer") == [2, 1, 0, 0, 0, 0, 0, 0]
    assert on_sale(started(2), "charioteer") == [2, 1, 0, 0]


@pytest.mark.rule("altay 2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_copies_of_a_technology_as_players(seats: int):
    g = started(seats)
    for kind in range(len(ACHIEVEMENT)):
        assert g.stock[kind] + g.open[kind] == (seats if kind < TECHNOLOGIES else 1)


@pytest.mark.rule("altay 2.4")
def test_three_kinds_lie_open_on_each_level_and_doubles_go_on_their_pile():
    g = GAME.start(4, None)
    while asked(g) != "Reveal":
        g.play(g.moves()[0])
    play(g, "reveal achievement=tools", "reveal achievement=tools", "reveal achievement=rites")
    assert asked(g) == "Reveal" and open_cards(g) == {"tools": 2, "rites": 1}
    play(g, "reveal achievement=masonry")
    assert legal(g, "reveal")[0] == "reveal achievement=irrigation"  # level 2 is next
    assert open_cards(g) == {"tools": 2, "masonry": 1, "rites": 1}


@pytest.mark.rule("altay 2.5")
def test_the_hardest_markers_lie_on_the_mountains():
    g = GAME.start(4, None)
    assert sum(weights(g)) == 24  # the 1s and 2s are shuffled over the other regions
    while asked(g) == "LayMarker":
        g.play(g.moves()[-1])
    for number in range(len(REGION)):
        assert (DIFFICULTY[g.markers[number]] == 3) == bool(MAP.mountains & BIT[number])


@pytest.mark.rule("altay 2.6")
def test_point_tokens_on_the_middle_line():
    """Their values by docs/balance-altay.md."""
    for seats, lie in (
        (2, {"MW": 1, "MC": 1}),
        (3, {"MW": 1, "MC": 2, "ME": 1}),
        (4, {"MW": 2, "MC": 3, "ME": 2}),
    ):
        assert {REGION[n]: v for n, v in enumerate(started(seats).tokens()) if v} == lie


@pytest.mark.rule("altay 2.7")
def test_the_smaller_map():
    out = [REGION[n] for n in range(len(REGION)) if not started(3).in_play & BIT[n]]
    assert out == ["SE1", "SE2", "SE4", "SE5"]
    assert started(2).in_play.bit_count() == 16
    assert started(2, board="full").in_play.bit_count() == 29
    g = started(2, until="ChooseStart")
    assert refused(g, "settle region=NE1") == "2.7"
    assert all(marker >= 0 for marker in g.markers)  # markers lie everywhere, turned over there


@pytest.mark.rule("altay 2.7")
def test_nothing_happens_out_of_play():
    """NW6 borders NE6, which is out of play with two: no attack, no settlement, no move there."""
    homes = {"NW6": (0, 1), "SW1": (1, 1)}
    g = position(
        homes=homes, hands=("warrior colonist village",), markers={"NE6": "1_none"}, pool="food wood"
    )
    assert refused(g, "attack from=NW6 to=NE6") == "2.7"
    play(g, "play card=colonist option=2")
    assert refused(g, "move from=NW6 to=NE6") == "2.7"
    g = position(homes=homes, table={"village": "food wood"}, pool="wood")
    play(g, "put resource=wood card=village")
    assert refused(g, "place region=NE6") == "2.7"


@pytest.mark.rule("altay 2.8")
def test_the_lot_names_the_first_player():
    g = started(3, until="DrawFirstPlayer")
    assert legal(g) == ["first seat=0", "first seat=1", "first seat=2"]
    play(g, "first seat=2")
    order = [g.seat]
    while asked(g) == "ChoosePeople":
        g.play(g.moves()[0])
        order.append(g.seat)
    assert order[:3] == [2, 0, 1]


@pytest.mark.rule("altay 2.9")
def test_each_picks_another_people():
    g = started(2)
    assert len(legal(g, "lead")) == 4
    play(g, "lead faction=firefolk")
    assert refused(g, "lead faction=firefolk") == "2.9"
    play(g, "lead faction=elvenfolk")
    assert [player.faction for player in g.players] == [FACTION.index("firefolk"), FACTION.index("elvenfolk")]
    assert names(g.players[0].deck) == names(DECK_OF[FACTION.index("firefolk")])


@pytest.mark.rule("altay 2.10")
def test_first_regions_backwards_without_their_markers():
    """The last player begins. The marker of the region brings neither a resource nor points."""
    g = started(2, until="ChooseStart")
    assert g.seat == 1
    assert legal(g) == ["settle region=NW1", "settle region=NW5", "settle region=SW1", "settle region=SW5"]
    assert refused(g, "settle region=NW2") == "2.10"
    play(g, "settle region=NW5")
    assert there(g, "NW5") == (1, 1) and g.players[1].supply == 14
    assert g.markers[region("NW5")] == -1 and markers(g, 1) == [] and not any(g.pool)
    assert g.scores[1] == 1  # the region itself
    assert g.seat == 0 and refused(g, "settle region=NW5") == "2.10"


@pytest.mark.rule("altay 2.11")
def test_recommended_starts_in_turn_order():
    g = started(3, until="Turn", starts="recommended")
    order = [g.first, g.after(g.first), g.after(g.after(g.first))]
    assert [there(g, name)[0] for name in ("NW1", "NE1", "SW1")] == order
    g = started(2, until="ChooseStart", starts="recommended", board="full")
    assert len(legal(g)) == 8  # no list for the full map: they choose


@pytest.mark.rule("altay 2.12")
def test_five_cards_and_a_secret_wonder():
    g = started(4, until="DealWonder")
    assert all(len(player.hand) == 5 and len(player.deck) == 5 for player in g.players)
    assert len(legal(g)) == 7  # three of ten lie open
    g = started(4, until="Turn")
    assert all(LEVEL[player.secret] == 2 for player in g.players)
    assert len({player.secret for player in g.players}) == 4


@pytest.mark.rule("altay 1.14")
def test_what_is_hidden():
    """Another's hand, set-aside card, deck order and secret wonder; all else is open."""
    g = GAME.start(3, 5)
    while g.round < 3:
        g.play(g.moves()[Rng(g.ply).below(len(g.moves()))])
    for viewer in (0, 1, 2, SPECTATOR):
        known = g.seen_by(viewer).known
        assert isinstance(known, Altay)
        for seat in range(3):
            seen, true = known.players[seat], g.players[seat]
            if seat == viewer:
                assert (seen.hand, seen.deck, seen.secret) == (true.hand, true.deck, true.secret)
                continue
            assert set(seen.hand) <= {-2} and len(seen.hand) == len(true.hand)
            assert seen.deck_size() == len(true.deck)
            assert seen.discard == true.discard
            assert seen.secret == -2 or true.secret_out


@pytest.mark.rule("altay 1.14")
def test_what_everybody_can_infer_is_kept():
    """The deck runs out while drawing: its last cards are surely in the hand. No imagined hand lacks them."""
    g = position(hands=("hunter",), decks=("shaman",), discards=("warrior warrior warrior village village",))
    play(g, "end", "draw card=shaman", "draw card=warrior", "draw card=warrior", "draw card=village")
    play(g, "draw card=hunter")
    assert asked(g) == "Turn" and g.seat == 1
    view = g.seen_by(1)
    for seed in range(20):
        other = view.imagine(Rng(seed))
        assert isinstance(other, Altay)
        assert TYPE.index("shaman") in other.players[0].hand
        assert other.seen_by(1) == view


def test_the_shapes_of_the_map_lie_side_by_side():
    """No point of the map lies in two regions."""
    for x in range(3, 70, 5):
        for y in range(2, 50, 4):
            inside = [name for name, shape in zip(REGION, MAP.shape, strict=True) if _inside(shape, x, y)]
            assert len(inside) <= 1, (x, y, inside)


def test_every_region_is_in_one_piece_with_its_borders():
    assert MAP.connected((1 << len(REGION)) - 1)
    assert all(len(bits(near)) >= 2 for near in NEAR)


def _inside(shape: list[tuple[int, int]], x: float, y: float) -> bool:
    x, y = x + 0.37, y + 0.19  # on no corner
    crossed = False
    for (x1, y1), (x2, y2) in zip(shape, shape[1:] + shape[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossed = not crossed
    return crossed


def test_chance_is_asked_before_anything_is_known():
    assert GAME.start(2, None).seat == CHANCE
