"""Hands, decks, saved cards and secret wonders are hidden: whatever they are, the others see the same."""

import random

import pytest

from ratusha.draw import draw
from ratusha.games.altay import GAME
from ratusha.games.altay.components import LEVEL, WONDER_LEVEL
from ratusha.games.altay.state import Altay
from ratusha.kernel import NO_RNG, SPECTATOR

from .table import by_lot

SEED = 31
"""A game in which every kind of decision occurs."""
KINDS = ("Turn", "Muster", "Answer", "Defend", "Yield", "TrashCards", "AtEnd", "Save", "DrawCards")
"""The decisions in which a hand plays a part."""
UNTOLD = ("Save", "DrawCards")
"""Those of which the others hear nothing."""


def another_world(g: Altay, viewer: int, lot: random.Random) -> Altay:
    """Other hands, saved cards and secret wonders, of the cards that this viewer can not place."""
    other = g.clone()
    down = [kind for kind, n in enumerate(g.stock) if n and LEVEL[kind] == WONDER_LEVEL]
    for seat, player in enumerate(other.players):
        if seat == viewer:
            continue
        loose = player.hand + player.kept
        for card in player.sure:
            loose.remove(card)
        unknown = player.deck + loose
        lot.shuffle(unknown)
        held = unknown[: len(loose)] + player.sure
        lot.shuffle(held)
        player.deck = sorted(unknown[len(loose) :])
        player.hand = sorted(held[: len(player.hand)])
        player.kept = sorted(held[len(player.hand) :])
        if down and player.secret >= 0 and not player.secret_out:
            here = lot.randrange(len(down))
            other.stock[down[here]] -= 1
            other.stock[player.secret] += 1
            player.secret, down[here] = down[here], player.secret
    return other


def shown(g: Altay, viewer: int, seat: int) -> list[object]:
    """All that can be made of a view: data, words, options, the table's picture and one player's."""
    view = g.seen_by(viewer)
    options = [option.to_dict() for option in view.options()]
    found: list[object] = [view.to_json(), view.text("en"), options, view.asked]
    for frame in ("table", f"board-{seat}"):
        picture = draw(view, seat, "en", frame)
        assert picture is not None
        found.append(picture.markup())
    return found


def heard(g: Altay, move: int, viewer: int) -> list[object]:
    """What a viewer is told of a move."""
    played = g.clone()
    events = played.listen()
    played.play(move)
    seen = [event.seen_by(viewer) for event in events]
    return [event.to_dict() for event in seen if event is not None]


@pytest.mark.rule("altay 1.14", "altay 8.7", "altay 10.4")
def test_every_world_looks_the_same_at_every_kind_of_decision():
    lot, worlds = random.Random(SEED), random.Random(1)
    g = GAME.new(3, GAME.check_options({}, 3))
    g.rng = NO_RNG
    g.settle()
    looked: set[str] = set()
    differed = 0
    while not g.over:
        kind = type(g.agenda[-1]).__name__
        if any(player.kept for player in g.players):
            kind += ", a card is saved"
        if kind.startswith(KINDS) and g.round > 1 and kind not in looked:
            owner = getattr(g.agenda[-1], "owner", g.seat)
            for viewer in ((owner + 1) % 3, SPECTATOR):
                other = another_world(g, viewer, worlds)
                while not other.moves():  # an attack was declared: some of its cards are there
                    other = another_world(g, viewer, worlds)
                differed += other.to_json() != g.to_json()
                assert shown(other, viewer, owner) == shown(g, viewer, owner)
                if kind.startswith(UNTOLD):
                    assert len({str(heard(g, move, viewer)) for move in g.moves()}) == 1
            looked.add(kind)
        moves = [GAME.moves.text(move) for move in g.moves()]
        g.play_text(by_lot(moves, lot))
    assert all(any(kind.startswith(name) for kind in looked) for name in KINDS)
    assert differed > len(looked)
