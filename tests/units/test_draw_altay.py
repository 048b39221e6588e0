"""Altay's picture: every card has a formula of icons; hidden hands stay backs."""

import re
from pathlib import Path
from typing import Any

from ratusha.draw import draw
from ratusha.draw.check import (
    PLACE,
    THUMB,
    icons_run_over,
    outline_box,
    outline_size,
    positions,
    problems,
    small_targets,
)
from ratusha.draw.icons import ICONS
from ratusha.draw.icons.controls import LINES
from ratusha.games.altay.components import (
    ACHIEVEMENTS,
    ATTACK_OF,
    CARDS,
    DEFENCE_OF,
    DIFFICULTY,
    MAP,
    REGION,
    REGIONS,
    TYPES,
)
from ratusha.games.altay.defence import Answer, Defend
from ratusha.games.altay.draw import WINDOW
from ratusha.games.altay.draw.cards import Held, draw_hand
from ratusha.games.altay.draw.chart import chart
from ratusha.games.altay.draw.planning import planned
from ratusha.games.altay.draw.words import achievement_signs, option_signs
from ratusha.games.altay.draw.world import near
from ratusha.games.altay.moves import ATTACK, MOVES
from ratusha.games.altay.state import NO_MARKER, Altay
from ratusha.kernel.decision import SPECTATOR
from ratusha.kernel.match import Match
from ratusha.kernel.record import parse
from ratusha.kernel.registry import game
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State


def _words(tokens: tuple[str, ...]) -> list[str]:
    """The tokens that are neither icons nor signs."""
    return [token for token in tokens if token not in ICONS and token.lstrip("!") not in LINES]


def test_every_card_has_a_formula_of_icons_and_numbers():
    """A name of an icon that nobody has drawn would stand there as a word."""
    formulas = [signs for kind in range(CARDS) for signs in option_signs(kind, "en")]
    formulas += [achievement_signs(number, "en") for number in range(ACHIEVEMENTS)]
    for tokens in formulas:
        assert any(token in ICONS for token in tokens)
        for word in _words(tokens):
            assert word in ("+", "/", "=", "may") or word.strip("×0–").isdecimal(), tokens


def test_a_hand_that_is_hidden_is_drawn_as_backs():
    g = game("altay").start(seats=3, seed=4)
    rng = Rng(4)
    while not g.round:
        moves = g.moves(g.seat)
        g.play(moves[rng.below(len(moves))])
    own, other = g.active, g.after(g.active)
    view = g.seen_by(own)
    mine = draw(view, own, "en", f"board-{own}")
    theirs = draw(view, own, "en", f"board-{other}")
    assert mine is not None
    assert theirs is not None
    assert any(place.startswith(f"player-{own}-hand-") for place in mine.places())
    assert not any(place.startswith(f"player-{other}-hand-") for place in theirs.places())
    assert theirs.markup().count('href="#i-card"') > len(g.players[other].hand)


def test_targets_on_a_phone_are_as_large_as_a_thumb():
    for g in positions(game("altay"), 3, seed=3, step=12):
        if g.asked:
            assert small_targets(g.seen_by(g.asked[0]), g.asked[0], "en") == []


def test_a_dozen_achievements_have_icons_to_be_seen():
    """At the end of a long game they lie so close that the icons had sizes below nothing."""
    record = Path(__file__).resolve().parents[1] / "corpus" / "altay" / "easy-4-9.record"
    end = Match(parse(record.read_text(encoding="utf-8"))).state
    drawn = draw(end.seen_by(0), 0, "ru", "table")
    assert drawn is not None
    assert re.findall(r'<use[^>]*(?:width|height)="-[^>]*>', drawn.markup()) == []


def test_what_is_touched_says_which_move_is_meant():
    """No option's places are among another's, or the board alone could not choose it: but a settlement
    that goes from one own region to another, or back."""
    rng = Rng(9)
    for seed in range(3):
        g = game("altay").start(seats=2, seed=seed, trade="on")
        for _ in range(400):
            if g.over:
                break
            assert confused(g) == []
            moves = [move for move in g.moves() if g.game.moves.text(move) not in ("end", "abandon")]
            g.play(rng.pick(moves or g.moves()))


def confused(g: State) -> list[tuple[str, str]]:
    """Pairs of moves of which the first touches nothing that the second does not touch, too."""
    top: Any = g.agenda[-1]
    touched = [(g.game.moves.text(move), set(top.touches(g, move))) for move in g.moves()]
    return [
        (one, other)
        for one, its in touched
        for other, more in touched
        if one != other and its and its <= more and not (one.startswith("move") and its == more)
    ]


def test_a_large_hand_on_a_phone_is_still_for_thumbs():
    """A dozen kinds of cards lie in rows; each half of a card is as large as a thumb."""
    held = tuple(Held(card, 1, 0) for card in range(12))
    svg = draw_hand(0, held, 5, 303, 380, 132, 5, "ru")
    options = [outline for id, outline in PLACE.findall(svg) if id[-2:] in ("-1", "-2")]
    assert len(options) > 12
    assert all(min(outline_size(outline)) >= THUMB for outline in options)


def test_points_and_copies_of_a_card_stand_clear_of_its_formula():
    """On a phone the star ran into the second option of cards such as the Lumberjack of the market."""
    for lang in ("en", "ru"):
        for first in range(0, TYPES, 5):
            for aside, more in ((0, 0), (1, 0), (1, 4)):
                held = tuple(Held(card, 2, aside) for card in range(first, min(TYPES, first + 5 + more)))
                svg = draw_hand(0, held, 5, 303, 380, 132, 5, lang)
                assert icons_run_over("hand", svg) == []


def test_a_battle_takes_the_middle_of_the_table():
    """Both sides as columns, their regions large below; the market waits until it is over."""
    fights = 0
    for g in positions(game("altay"), 4, seed=9, step=1):
        now = g.agenda[-1] if g.agenda else None
        if not isinstance(now, Answer):
            continue
        fights += 1
        picture = draw(g.seen_by(now.seat), now.seat, "en")
        assert picture is not None
        ids = [part.id for part in picture.parts]
        assert "arena" in ids and "market" not in ids
        assert {"battle-arrow", "strengths"} <= set(ids)
        assert problems(picture) == []
        assert {f"region-{REGION[now.start]}", f"region-{REGION[now.target]}"} <= set(picture.places())
    assert fights


def test_who_is_attacked_sees_what_the_hand_could_add_and_nobody_else_does():
    """A dashed block for each card with defence, up to the line or not: so one sees which sets are enough."""
    fights = 0
    for g in positions(game("altay"), 4, seed=9, step=1):
        now = g.agenda[-1] if g.agenda else None
        if not isinstance(now, Answer | Defend):
            continue
        assert isinstance(g, Altay)
        player = g.players[now.seat]
        cards = [card for card in [*player.hand, *player.kept] if DEFENCE_OF[card]]
        for viewer in (now.seat, g.active, SPECTATOR):
            picture = draw(g.seen_by(viewer), viewer, "en")
            assert picture is not None
            arena = next(part.svg for part in picture.parts if part.id == "arena")
            own = viewer == now.seat
            assert ("With all your cards" in arena) == (own and bool(player.hand or player.kept))
            assert arena.count('stroke-dasharray="4 4"') == (len(cards) if own else 0)
            assert problems(picture) == []
        fights += len(cards) > 1
    assert fights


def test_a_battle_at_the_edge_of_the_map_stays_in_its_window():
    """The map is hardly smaller than the window then, and must not be moved out of it."""
    x, y, wide, high = WINDOW
    for start, target, _ in MAP.borders:
        left, top, across, down = near(start, target, WINDOW)
        assert left >= x if across <= wide else left <= x and left + across >= x + wide
        assert left + across <= x + wide or across > wide
        assert top <= y
        assert top + down >= y + high
        for region in range(REGIONS):
            around = outline_box(chart(left, top, across, down).outline_in(region, *WINDOW))
            assert x <= around.left <= around.right <= x + wide
            assert y <= around.top <= around.bottom <= y + high


def test_an_attack_that_may_begin_has_an_arrow_and_its_sum():
    """Shown while it is pointed at, and only to who may begin it: it counts the cards of the hand."""
    seen = [0, 0]
    for g in positions(game("altay"), 4, seed=9, step=1):
        if not isinstance(g, Altay) or not g.asked:
            continue
        seat = g.asked[0]
        begun = [MOVES.args[move] for move in g.moves(seat) if ATTACK.has(move)]
        assert [(plan.start, plan.target) for plan in planned(g, seat)] == begun
        if not begun or sum(seen) > 60:
            continue
        for plan in planned(g, seat):
            held = g.players[seat].held()
            assert plan.parts == (
                g.pieces[plan.start],
                sum(ATTACK_OF[c] for c in held),
                g.players[seat].boost,
            )
            guarded = g.markers[plan.target] != NO_MARKER
            assert not guarded or sum(plan.parts) > plan.against == DIFFICULTY[g.markers[plan.target]]
            seen[guarded] += 1
        for frame in ("table", "phone-map"):
            picture = draw(g.seen_by(seat), seat, "ru", frame)
            assert picture is not None and picture.markup().count("data-with=") == len(begun)
            assert problems(picture) == []
            other = draw(g.seen_by(g.after(seat)), g.after(seat), "ru", frame)
            assert other is not None and "data-with=" not in other.markup()
    assert min(seen) > 0
