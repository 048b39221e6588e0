"""A game being played: its dice, its events, and the ways back."""

import hashlib
import hmac
import itertools
import random
from typing import Any, cast

import pytest
from tests.units.walk import (
    DEAL,
    HAND,
    KEY,
    PEEK,
    ROLL,
    STEP,
    WALK,
    notation,
    walk,
)

from ratusha.kernel import (
    NO_RNG,
    BadInput,
    IllegalMove,
    Match,
    Rng,
    Sealed,
    Secret,
)
from ratusha.kernel.decision import CHANCE
from ratusha.kernel.match import GAP, ticket, uncovers
from ratusha.kernel.record import Back, Ply, parse
from ratusha.kernel.state import CHOSEN, DRAWN, FORCED

# Chance


def test_a_seeded_match_draws_what_a_seeded_game_draws(fair):
    for seats in range(1, 6):
        match = Match.start(fair, seats, seed=f"seed {seats}")
        state = fair.start(seats, f"seed {seats}")
        rng = Rng(seats)
        while not state.over:
            move = rng.pick(state.moves())
            match.play(move)
            state.play(move)
            state.rng, rng_value = NO_RNG, state.rng
            assert match.state.to_json() == state.to_json()
            state.rng = rng_value


def test_the_tickets_of_a_secret_are_fair_and_depend_on_every_part():
    counts = [0] * 6
    for event in range(3000):
        counts[KEY.ticket(event, 6)] += 1
    assert sum((n - 500) ** 2 / 500 for n in counts) < 20.52  # chi-square, 5 degrees, 99.9 %
    assert [KEY.ticket(n, 1000) for n in range(5)] == [KEY.ticket(n, 1000) for n in range(5)]
    other = Secret(bytes([*range(31), 255]))
    assert [KEY.ticket(n, 1000) for n in range(5)] != [other.ticket(n, 1000) for n in range(5)]
    assert all(0 <= KEY.ticket(n, 10**30) < 10**30 for n in range(50))
    assert KEY.ticket(0, 1) == 0


def test_the_ticket_of_a_secret_by_its_definition():
    """HMAC-SHA256 of `event/attempt`, as a number, modulo the tickets."""
    digest = hmac.new(bytes(range(32)), b"5/0", hashlib.sha256).hexdigest()
    assert KEY.ticket(5, 36) == int(digest, 16) % 36
    assert KEY.commitment == hashlib.sha256(b"ratusha commitment 1\n" + bytes(range(32))).hexdigest()


def test_a_ticket_beyond_the_last_full_turn_is_drawn_again():
    """With 2**255 + 1 tickets nearly every second number is too high to be fair."""
    tickets = 2**255 + 1
    again = 0
    for event in range(40):
        attempt = 0
        while True:
            digest = hmac.new(bytes(range(32)), f"{event}/{attempt}".encode(), hashlib.sha256).hexdigest()
            if int(digest, 16) < tickets:
                break
            attempt += 1
        again += attempt
        assert KEY.ticket(event, tickets) == int(digest, 16)
    assert again > 10


@pytest.mark.parametrize("key", [b"", bytes(31), bytes(33)])
def test_a_secret_has_32_bytes(key):
    with pytest.raises(BadInput, match="64 hexadecimal digits"):
        Secret(key)


@pytest.mark.parametrize(
    "digits", ["", "00", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "٠" * 64, "0" * 64 + "\n"]
)
def test_a_secret_is_written_in_64_digits(digits):
    with pytest.raises(BadInput, match="64 hexadecimal digits"):
        Secret.from_hex(digits)
    assert Secret.from_hex(KEY.hex).key == KEY.key


def test_a_secret_is_shown_only_at_the_end(fair):
    match = Match.start(fair, 2, secret=KEY)
    rng = Rng(0)
    while not match.state.over:
        assert KEY.hex not in match.record.text()
        assert KEY.commitment in match.record.text()
        match.play(rng.pick(match.state.moves()))
    assert match.record.secret == KEY.hex


def test_without_seed_or_secret_the_caller_draws():
    match = walk(seed=None)
    assert (match.state.seat, match.plies) == (CHANCE, [])
    match.play(DEAL.at(1))
    assert match.plies[0] == Ply(CHANCE, DEAL.at(1), DRAWN)
    with pytest.raises(IllegalMove):
        match.play(DEAL.at(0))
    assert len(match.plies) == 1


def test_the_state_in_a_match_holds_no_generator(fair):
    match = Match.start(fair, 2, seed=7)
    assert match.state.rng == NO_RNG
    assert '"rng":-1' in match.state.to_json()


def test_a_ticket_of_a_seed_is_the_generators():
    assert [ticket("7", None, n, 6) for n in range(6)] == [r.below(6) for r in [Rng(7)] for _ in range(6)]


# Playing


def test_a_refused_move_leaves_match_and_record_as_they_were(fair):
    match = Match.start(fair, 2, seed=7)
    before = (match.record.text(), match.state.to_json(), len(match.events))
    for move, seat in ((fair.moves.parse("rest"), 0), (fair.moves.parse("bid coins=9"), 1), (0, 1)):
        with pytest.raises(IllegalMove):
            match.play(move, seat)
    for wrong in (-1, fair.moves.size):
        with pytest.raises(BadInput):
            match.play(wrong, 0)
    assert (match.record.text(), match.state.to_json(), len(match.events)) == before


def test_playing_returns_what_happened(fair):
    match = Match.start(fair, 1, seed=7)
    match.play(fair.moves.parse("bid coins=1"))
    events = match.play(fair.moves.parse("rest"))
    assert [event.id for event in events] == [
        "kernel-gain",
        "lantern_fair-drew-card",
        "lantern_fair-evening",
        "lantern_fair-rolled",
    ]
    assert len(match.events) == len(match.plies)
    told = [event.id for happened in match.events for event in happened]
    assert told[-4:] == [event.id for event in events]


def test_what_happens_before_the_first_ply_is_kept():
    for match in (walk(), walk("step n=1", "roll"), walk(seed=None)):
        assert [event.id for event in match.opening] == ["walk-hello"]
        match.take_back(0, 0)
        assert [event.id for event in match.opening] == ["walk-hello"]
        assert [event.id for event in Match(match.record).opening] == ["walk-hello"]
    told = [event.id for events in walk("step n=1").events for event in events]
    assert told == []


def test_only_players_of_this_table_have_names():
    with pytest.raises(BadInput, match="players: “2” is not a seat"):
        Match.start(WALK, 2, players={0: "Anna", 2: "Vera"})


def test_forced_plies_are_in_the_record():
    match = walk(*["step n=2"] * 10)
    assert [ply.how for ply in match.plies[-2:]] == [CHOSEN, FORCED]
    assert match.state.seat == 1
    assert "0! stop" in match.record.text()


# Ways back


def test_own_steps_are_free_to_take_back():
    match = walk("step n=1", "step n=2", "step n=1")
    assert match.free_floor(0) == 1  # the deal was chance
    assert match.free_floor(1) == 4


def test_nothing_before_a_die_is_free():
    match = walk("step n=1", "roll", "step n=2")
    assert notation(match)[:3] == [notation(match)[0], "step n=1", "roll"]
    assert match.plies[3].how == DRAWN
    assert match.free_floor(0) == 4


def test_nothing_before_a_peep_at_something_hidden_is_free():
    """One card of two: whichever lies there."""
    for seed in range(8):
        match = walk("step n=1", "peek", "step n=2", seed=seed)
        assert match.reveals(2)
        assert not match.reveals(1)
        assert match.free_floor(0) == 3
        assert match.free_floor(0) == walk("step n=1", "peek", "step n=2", seed=seed).free_floor(0)


def test_a_second_look_tells_nothing_new():
    match = walk("peek", "peek", "step n=1")
    assert match.reveals(1)
    assert not match.reveals(2)
    assert match.free_floor(0) == 2


def test_what_another_has_done_is_not_free():
    match = walk("step n=1", "stop", "step n=1")
    assert match.free_floor(1) == 3
    assert match.free_floor(0) == 4


def test_a_forced_ply_stands_in_nobodys_way():
    match = walk(*["step n=2"] * 10)
    assert match.plies[-1].how == FORCED
    assert match.free_floor(0) == 1


def test_a_sealed_answer_is_free_until_the_envelopes_are_opened():
    match = walk("stop", "stop", "1 hand n=0")
    assert match.free_floor(1) == 2  # his answer, and his stop before it
    match.play(HAND.at(1), 0)
    assert match.free_floor(0) == len(match.plies)


def test_opening_the_envelopes_reveals_though_another_sealed_choice_follows():
    """Equal hands: both are asked again. What they showed is shown."""
    match = walk("stop", "stop", "1 hand n=0", "0 hand n=0")
    assert isinstance(match.state.agenda[-1], Sealed)
    assert match.reveals(len(match.plies) - 1)
    assert match.free_floor(0) == len(match.plies)


def test_uncovers_looks_ahead_without_changing_the_position():
    state = walk("step n=1").state
    before = state.to_json()
    assert uncovers(state, PEEK.at(), 0)
    assert not uncovers(state, STEP.at(1), 0)
    assert not uncovers(state, ROLL.at(), 0)  # the die itself is the next ply
    assert state.to_json() == before


def test_going_back_leaves_no_trace_and_brings_back_the_same_die():
    match = walk("step n=1", "step n=2")
    before = walk("step n=1").record.text()
    match.back_to(2)
    assert match.record.text() == before
    match.play(ROLL.at())
    face = match.plies[-1].move
    match.back_to(2)
    match.play(ROLL.at())
    assert match.plies[-1].move == face
    match.back_to(2)
    match.play(STEP.at(2))
    match.play(ROLL.at())
    assert match.plies[-1].move == face  # another way to the same die


@pytest.mark.parametrize("how", [{"seed": 3}, {"seed": None, "secret": KEY}], ids=["seed", "secret"])
def test_going_back_and_playing_again_gives_the_same_game(fair, how):
    match = Match.start(fair, 3, **how)
    rng = Rng(1)
    while not match.state.over:
        match.play(rng.pick(match.state.moves()))
        if rng.below(4) == 0 and not match.state.over:
            before = (match.state.to_json(), match.record.text(), len(match.events))
            back = rng.below(len(match.plies))
            again = match.plies[back:]
            match.back_to(back)
            done = len(match.plies) - back
            for ply in again[done:]:
                if ply.how == CHOSEN:
                    match.play(ply.move, ply.seat)
            assert (match.state.to_json(), match.record.text(), len(match.events)) == before


def test_an_agreed_take_back_stays_in_the_record():
    match = walk("step n=1", "roll", "step n=2", "stop")
    match.take_back(1, 2, time=40)
    assert len(match.plies) == 2
    assert match.record.entries[-1] == Back(1, 2, 40)
    match.play(STEP.at(2))
    lines = match.record.text().splitlines()
    assert lines[-4:-1] == ["back 1 2 @40", "0 step n=2", "open"]
    assert match.record.plies() == match.plies
    assert Match(match.record).state.to_json() == match.state.to_json()


def test_going_back_beyond_an_agreed_take_back_keeps_the_record_true():
    """Three steps, one taken back by consent, then the walker goes back two more on his own."""
    match = walk("step n=1", "step n=2", "step n=1")
    match.take_back(0, 3)
    match.play(STEP.at(1))
    match.back_to(1)
    assert match.record.plies() == match.plies
    assert notation(match) == [notation(match)[0]]
    assert match.record.entries[-1] == Back(0, 1)
    match.play(STEP.at(2))
    assert match.record.plies() == match.plies
    assert Match(match.record).state.to_json() == match.state.to_json()


def test_after_the_end_a_way_back_closes_the_secret_again(fair):
    match = Match.start(fair, 1, secret=KEY)
    while not match.state.over:
        match.play(match.state.moves()[-1])
    assert match.free_floor(0) == len(match.plies)  # all dice are known now
    match.take_back(0, len(match.plies) - 3)
    assert match.record.result is None
    assert KEY.hex not in match.record.text()
    while not match.state.over:
        match.play(match.state.moves()[-1])
    assert match.record.secret == KEY.hex


@pytest.mark.parametrize("ply", [-1, 3, 10**9])
def test_there_is_no_way_to_a_ply_that_is_not_there(ply):
    match = walk("step n=1")
    before = match.record.text()
    for go in (match.back_to, match.state_at, lambda n: match.take_back(0, n)):
        with pytest.raises(BadInput, match="there is no ply"):
            go(ply)
    assert match.record.text() == before


def test_every_earlier_position_can_be_looked_at(fair):
    match = Match.start(fair, 3, seed=5)
    shown: dict[int, str] = {}
    rng = Rng(2)
    while not match.state.over:
        shown[len(match.plies)] = match.state.to_json()
        match.play(rng.pick(match.state.moves()))
    for ply, position in shown.items():
        assert match.state_at(ply).to_json() == position
    for ply in range(len(match.plies)):
        assert match.state_at(ply).ply >= ply
    assert match.state_at(len(match.plies)).over


def test_a_replayed_record_plays_on_with_its_own_seed(fair):
    match = Match.start(fair, 2, seed=5)
    for _ in range(6):
        match.play(match.state.moves()[-1])
    other = Match(parse(match.record.text()))
    for _ in range(6):
        match.play(match.state.moves()[0])
        other.play(other.state.moves()[0])
    assert other.record.text() == match.record.text()
    assert cast(Any, other.state).evening == cast(Any, match.state).evening


# Going back again and again


def _played(fair, plies: int) -> Match:
    """The first options of a game until so many plies are played."""
    match = Match.start(fair, 3, secret=Secret(b"s" * 32))
    while len(match.plies) < plies and not match.state.over:
        match.play(next(iter(match.state.moves())))
    return match


def _everything(match: Match) -> tuple[object, ...]:
    events = [[event.to_dict() for event in events] for events in (match.opening, *match.events)]
    return match.state.to_dict(), match.plies, events, match.drawn, match.record.text()


def test_from_a_kept_position_a_game_goes_back_to_the_same_as_from_the_beginning(fair):
    kept, fresh = _played(fair, 120), _played(fair, 120)
    rng = random.Random(7)
    for _ in range(40):
        to = rng.randrange(max(0, len(kept.plies) - 70), len(kept.plies))
        while to < len(kept.plies) and kept.plies[to].how == FORCED:
            to += 1
        fresh._kept.clear()
        for match in (kept, fresh):
            match.take_back(0, to)
        assert _everything(kept) == _everything(fresh)
        for _ in range(rng.randrange(12)):
            moves = list(kept.state.moves())
            if not moves:
                break
            move = rng.choice(moves)
            for match in (kept, fresh):
                match.play(move)
        assert _everything(kept) == _everything(fresh)


def test_going_back_a_little_does_not_play_the_whole_game_again(fair):
    """A table of thousands of take-backs could else not be opened in reasonable time."""
    match = _played(fair, 200)
    for back in (1, 3, 20, 5):
        match.take_back(0, len(match.plies) - back)
        assert len(match.plies) - match._kept[-1].ply <= GAP
        assert max(b.ply - a.ply for a, b in itertools.pairwise(match._kept)) <= 2 * GAP + 8
        while len(match.plies) < 200 and not match.state.over:
            match.play(next(iter(match.state.moves())))
        assert [kept.ply for kept in match._kept] == sorted({kept.ply for kept in match._kept})
        assert len(match.plies) - match._kept[-1].ply <= GAP + 8


def test_nothing_is_kept_where_nobody_goes_back(fair):
    assert _played(fair, 200)._kept == []
