"""Views and options: what one viewer may know, and how his moves are described to him."""

from typing import Any, Final

import pytest

from ratusha.kernel import (
    SPECTATOR,
    AnyGame,
    Chance,
    Decision,
    Game,
    Kind,
    MoveSpace,
    Msg,
    Reason,
    Rng,
    Slot,
    State,
    number,
    some,
    span,
)
from ratusha.kernel.option import options, prompt, reasons

# The law, all through games of the example


@pytest.mark.parametrize("seats", range(1, 6))
def test_what_is_imagined_looks_the_same_and_is_otherwise_free(fair, seats):
    g = fair.start(seats, 11)
    rng = Rng(seats)
    differed = 0
    while not g.over:
        for viewer in [*range(seats), SPECTATOR]:
            view = g.seen_by(viewer)
            other = view.imagine(rng)
            assert other.problems() == []
            assert other.seen_by(viewer) == view
            assert other.rng != g.rng
            assert view.moves() == (g.moves(viewer) if viewer in g.asked else [])
            differed += other.dump() != g.dump()
        seat = g.asked[rng.below(len(g.asked))]
        g.play(rng.pick(g.moves(seat)), seat)
    assert differed


def test_a_view_shares_nothing_with_the_position_that_somebody_listens_to(fair):
    """It lists its moves itself, from what the viewer knows, and hears no events."""
    g = fair.start(2, 11)
    g.listen()
    g.trace = []
    while not g.moves():
        g.play(g.moves()[0])
    for viewer in (0, 1, SPECTATOR):
        known = g.seen_by(viewer).known
        assert known.moves() is not g.moves()
        assert known.events is None
        assert known.trace is None


def test_the_position_in_words_has_the_players_names(fair):
    told = fair.start(2, 11).seen_by(0).text("en", ["Olga", "Boris"])
    assert "Olga" in told
    assert "Boris" in told


def test_playing_on_in_imagination_changes_neither_view_nor_position(fair):
    g = fair.start(3, 11)
    view = g.seen_by(1)
    before = (g.to_json(), view.to_json())
    other = view.imagine(Rng(1))
    rng = Rng(2)
    while not other.over:
        other.play(rng.pick(other.moves()))
    assert (g.to_json(), view.to_json()) == before


def test_the_same_rng_imagines_the_same_and_another_imagines_other_dice(fair):
    view = fair.start(3, 11).seen_by(1)
    assert view.imagine(Rng(1)).to_json() == view.imagine(Rng(1)).to_json()
    assert len({view.imagine(Rng(n)).rng for n in range(20)}) == 20


def test_a_view_shares_nothing_with_the_position(fair):
    g: Any = fair.start(2, 11)
    view = g.seen_by(0)
    before = view.to_json()
    while not g.over:
        g.play(g.moves()[-1])
    assert view.to_json() == before


def test_hidden_hands_do_not_show_in_a_view(fair):
    """Two deals that differ only in seat 1's cards look alike to seat 0 and to the spectator."""
    shown = []
    for cards in (("carp", "lotus"), ("dragon", "crane")):
        g = fair.start(2, seed=None)
        for card in ("firefly", "firefly", *cards):
            g.play_text(f"draw card={card}")
        shown.append([g.seen_by(viewer).to_json() for viewer in (0, SPECTATOR, 1)])
    assert shown[0][:2] == shown[1][:2]
    assert shown[0][2] != shown[1][2]


def test_views_are_values(fair):
    g = fair.start(2, 11)
    assert g.seen_by(0) == g.clone().seen_by(0)
    assert hash(g.seen_by(0)) == hash(g.clone().seen_by(0))
    assert g.seen_by(0) != g.seen_by(1)
    assert g.seen_by(0) != g
    assert repr(g.seen_by(0)).startswith("<view of <lantern_fair ply 5, seat 0")


def test_a_view_tells_what_a_table_shows(fair):
    g = fair.start(2, 11)
    view = g.seen_by(1)
    assert (view.over, view.seat, view.asked, view.scores, view.game) == (False, 0, [0, 1], [0, 0], fair)
    text = view.text("ru")
    assert "\nВечер 1\n  Игрок 1: 0 очков, 4 монеты, 2 карты" in text
    assert text.startswith("Ваша рука\n")
    assert "Ваша рука" not in g.seen_by(SPECTATOR).text("ru")


def test_a_spectator_is_offered_nothing(fair):
    view = fair.start(2, 11).seen_by(SPECTATOR)
    assert (view.decision(), view.moves(), view.asides(), view.options()) == (None, [], [], [])
    assert (prompt(view, "en"), reasons(view, "en")) == ("", {})


def test_after_the_end_a_view_offers_nothing(fair):
    g = fair.start(1, 11)
    while not g.over:
        g.play(g.moves()[0])
    view = g.seen_by(0)
    assert view.over
    assert (view.decision(), view.moves(), view.options()) == (None, [], [])


# Options, on a game made for them: a face-down card that a buyer may turn up

MOVES: Final = MoveSpace("shop")
BUY: Final = MOVES.kind("buy", span("n", 1, 3))
DARE: Final = MOVES.kind("dare")
LEAVE: Final = MOVES.kind("leave")
FACE: Final = MOVES.kind("face", span("n", 1, 6))


class Shop(State):
    __slots__ = ("card", "coins")

    def __init__(self, game: AnyGame, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.card = 5
        self.coins = [10] * seats

    def slots(self) -> list[Slot]:
        return [number("card", -1, 99), some("coins", 9, -99, 99)]

    def clone(self) -> "Shop":
        g = Shop.__new__(Shop)
        self.copy_base(g)
        g.card, g.coins = self.card, self.coins[:]
        return g

    def known_to(self, viewer: int) -> "Shop":
        g = self.clone()
        g.card = -1
        return g

    def fill_in(self, viewer: int, rng: Rng) -> None:
        self.card = 1 + rng.below(9)


class Visit(Decision[Shop]):
    """Buying costs n coins and brings 2n points; then a die brings more."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (BUY, LEAVE)

    def obstacle(self, g: Shop, move: int) -> Reason | None:
        dear = BUY.has(move) and MOVES.args[move][0] > g.coins[self.seat]
        return Reason(Msg("kernel-over")) if dear else None

    def play(self, g: Shop, move: int) -> None:
        if LEAVE.has(move):
            return
        n = MOVES.args[move][0]
        g.coins[self.seat] -= n
        g.gain(self.seat, "coin", -n, "buy")
        g.gain(self.seat, "stamp", 1, "buy")
        g.gain(self.seat, "bag", 1, "buy")
        g.gain(self.seat, "bag", -1, "buy")
        g.score(self.seat, 0, 2 * n)
        g.score(1 - self.seat, 0, 1)  # another's gain is none of his preview
        g.agenda.append(Die())

    def label(self, g: Shop, move: int) -> Msg:
        return Msg("kernel-seat", n=move)

    def warning(self, g: Shop, move: int) -> Msg | None:
        return Msg("kernel-over") if move == BUY.at(3) else None

    def touches(self, g: Shop, move: int) -> list[str]:
        return ["purse", f"ware-{move}"] if BUY.has(move) else []

    def blocked(self, g: Shop) -> dict[str, Reason]:
        return {"till": Reason(Msg("kernel-over"), "2.1")}

    def prompt(self, g: Shop) -> Msg:
        return Msg("kernel-seat", n=9)


class Die(Chance[Shop]):
    __slots__ = ()

    def moves(self, g: Shop) -> list[int]:
        return [FACE.at(n) for n in range(1, 7)]

    def play(self, g: Shop, move: int) -> None:
        g.score(0, 0, 100)


class Blind(Visit):
    """The move would turn up the card: its effect cannot be shown in advance."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (DARE, LEAVE)

    def play(self, g: Shop, move: int) -> None:
        if DARE.has(move):
            g.score(self.seat, 0, g.card)

    def previews(self) -> bool:
        return False


class Envelope(Visit):
    """A decision with a hidden parameter of its own: what a view shows cannot be played as it stands."""

    __slots__ = ("price",)

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def args(self) -> list[Any]:
        return [self.seat, self.price]

    def seen_by(self, viewer: int) -> "Envelope":
        return Envelope(self.seat, -1)

    def imagine(self, g: Shop, viewer: int, rng: Rng) -> "Envelope":
        return Envelope(self.seat, 3)

    def play(self, g: Shop, move: int) -> None:
        assert self.price > 0, "a seen decision was played"
        g.gain(self.seat, "coin", -self.price, "buy")


class ShopGame(Game[Any]):
    def new(self, seats: int, options: dict[str, str]) -> State:
        return Shop(self, seats, options)


SHOP = ShopGame(
    id="shop",
    package="shop",
    seats=(2, 2),
    rules_version=1,
    moves=MOVES,
    decisions=(Visit, Die, Blind, Envelope),
    sources=("sales",),
)


def shop(decision: Decision[Shop]) -> State:
    g = SHOP.new(2, {})
    g.agenda = [decision]
    g.settle()
    return g


def test_an_option_tells_what_the_mover_at_once_pays_and_gets():
    """Not what the die after it brings, nor what another gets."""
    found = options(shop(Visit(0)).seen_by(0), "en")
    assert [(option.notation, option.cost, option.gain) for option in found] == [
        ("buy n=1", {"coin": 1}, {"stamp": 1, "points": 2}),
        ("buy n=2", {"coin": 2}, {"stamp": 1, "points": 4}),
        ("buy n=3", {"coin": 3}, {"stamp": 1, "points": 6}),
        ("leave", {}, {}),
    ]
    assert found[2].to_dict() == {
        "move": BUY.at(3),
        "notation": "buy n=3",
        "label": "Player 2",
        "touches": ["purse", "ware-2"],
        "cost": {"coin": 3},
        "gain": {"stamp": 1, "points": 6},
        "warning": "The game is over.",
        "aside": False,
    }
    assert [option.warning for option in found] == ["", "", "The game is over.", ""]
    assert repr(found[3]) == f"<option leave: Player {LEAVE.at()}>"


def test_looking_at_options_changes_nothing():
    g = shop(Visit(0))
    view = g.seen_by(0)
    before = (g.to_json(), view.to_json())
    first = [option.to_dict() for option in options(view, "en")]
    assert [option.to_dict() for option in options(view, "en")] == first
    assert (g.to_json(), view.to_json()) == before


def test_only_the_seat_that_is_asked_gets_options_and_reasons():
    view = shop(Visit(0)).seen_by(1)
    assert (options(view, "en"), prompt(view, "en"), reasons(view, "en")) == ([], "", {})
    view = shop(Visit(0)).seen_by(0)
    assert prompt(view, "ru") == "Игрок 9"
    assert reasons(view, "ru") == {"till": {"why": "Партия окончена.", "rule": "2.1"}}


def test_an_effect_that_would_uncover_something_is_not_shown():
    found = options(shop(Blind(0)).seen_by(0), "en")
    assert [(option.cost, option.gain) for option in found] == [({}, {}), ({}, {})]


def test_a_preview_plays_the_imagined_decision_and_not_the_seen_one():
    found = options(shop(Envelope(0, 7)).seen_by(0), "en")
    assert [option.cost for option in found] == [{"coin": 3}] * 4


def test_several_hundred_options_are_described():
    space = MoveSpace("wide")
    kind = space.kind("place", span("x", 0, 20), span("y", 0, 14))

    class Place(Visit):
        def kinds(self) -> tuple[Kind, ...]:
            return (kind,)

        def obstacle(self, g: Shop, move: int) -> Reason | None:
            return None

        def play(self, g: Shop, move: int) -> None:
            g.score(self.seat, 0, sum(space.args[move]))

        def warning(self, g: Shop, move: int) -> Msg | None:
            return None

        def touches(self, g: Shop, move: int) -> list[str]:
            return []

    wide = ShopGame(
        id="wide",
        package="wide",
        seats=(2, 2),
        rules_version=1,
        moves=space,
        decisions=(Place,),
        sources=("all",),
    )
    g = wide.new(2, {})
    g.agenda = [Place(0)]
    found = options(g.seen_by(0), "en")
    assert len(found) == 315
    assert found[-1].gain == {"points": 34}
