"""Playing random games and checking all through them."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from typing import Any

from ratusha.kernel import record as records
from ratusha.kernel.conformance import position, speech
from ratusha.kernel.conformance.violation import Violation, hold
from ratusha.kernel.decision import CHANCE
from ratusha.kernel.errors import BadInput, RatushaError
from ratusha.kernel.game import AnyGame
from ratusha.kernel.match import Match
from ratusha.kernel.registry import game as game_by_id
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.state import CHOSEN, State
from ratusha.kernel.verify import verify

DEEP = 6
"""How many positions of a game are looked at in depth (besides the first and the last)."""


def check(game: AnyGame | str, seats: int = 0, games: int = 1, seed: int = 0, deep: int = DEEP) -> None:
    """Play `games` random games at this number of seats (0: at every number); raise the first Violation."""
    rules = game_by_id(game) if isinstance(game, str) else game
    speech.fixed_words(rules)
    for count in [seats] if seats else range(rules.least, rules.most + 1):
        differed = False
        for number in range(games):
            differed = _one_game(rules, count, f"{seed}/{count}/{number}", number, deep) or differed
        hides = type(rules.new(count, rules.check_options({}, count))).fill_in is not State.fill_in
        hold(
            differed or not hides or count == 1,
            f"with {count} seats no imagined position ever differed from the true one",
        )


def _one_game(game: AnyGame, seats: int, seed: str, number: int, deep: int) -> bool:
    rng = Rng(f"conformance {seed}")
    match = Match.start(game, seats, some_options(game, seats, rng, number), seed=seed)
    try:
        differed = _play(match, rng, deep)
        _record_is_true(match)
        _seed_is_true(match, seed)
    except Violation as violation:
        violation.record = match.record.text()
        raise
    except RatushaError as error:
        raise Violation(f"{type(error).__name__}: {error}", match.record.text()) from error
    except Exception as error:
        raise Violation(f"the engine raised {error!r}", match.record.text()) from error
    return differed


def some_options(game: AnyGame, seats: int, rng: Rng, number: int) -> dict[str, Any]:
    """The default options in the first game, then any that this number of seats allows."""
    if number == 0:
        return {}
    chosen: dict[str, Any] = {}
    for option in game.options:
        choice = option.choices[rng.below(len(option.choices))]
        try:
            chosen[option.id] = option.check(choice, seats)
        except BadInput:
            chosen[option.id] = option.default
    return chosen


def _play(match: Match, rng: Rng, deep: int) -> bool:
    """Play at random to the end, looking at every position lightly and at some in depth."""
    game = match.game
    bound = game.bound(match.record.seats)
    differed = _look_closely(match.state, rng)
    every = 40
    told = 0
    while not match.state.over:
        g = match.state
        position.moves_are_sound(g)
        seat = g.asked[rng.below(len(g.asked))]
        moves = g.moves(seat)
        asides = [(other, aside) for other in range(g.seats) for aside in g.asides(other)]
        if asides and rng.below(12) == 0:
            seat, move = asides[rng.below(len(asides))]
        else:
            move = rng.pick(moves)
        before = game.places(g)
        events = match.play(move, seat)
        speech.events_are_spoken(game, events)
        speech.things_move_between_places(events, [*before, *game.places(match.state)])
        hold(len(match.plies) <= bound, f"the game goes on after its bound of {bound} plies")
        if told < deep and rng.below(every) == 0:
            told += 1
            every += every
            differed = _look_closely(match.state, rng) or differed
            _chance_on_the_way(match, rng)
            _undo_is_exact(match)
        elif rng.below(25) == 0:
            position.books_balance(match.state)
    position.books_balance(match.state)
    speech.positions_are_told(match.state)
    position.json_is_exact(match.state)
    return position.views_obey_the_law(match.state, rng) or differed


def _look_closely(g: State, rng: Rng) -> bool:
    position.moves_are_sound(g)
    position.moves_are_allowed(g)
    position.prices_are_true(g)
    position.books_balance(g)
    position.refusals_change_nothing(g)
    position.copies_are_independent(g, rng)
    position.json_is_exact(g)
    position.events_tell_nothing(g, rng)
    position.sealed_answers_commute(g, rng)
    position.standing_answers_are_legal(g)
    speech.options_are_spoken(g, rng)
    speech.places_are_known(g)
    speech.positions_are_told(g)
    return position.views_obey_the_law(g, rng)


def _chance_on_the_way(match: Match, rng: Rng) -> None:
    """Look at chance events of the game so far, and at a position that waits for one."""
    drawn = [at for at, ply in enumerate(match.plies) if ply.seat == CHANCE]
    if drawn:
        g = match.state_at(rng.pick(drawn))
        position.chance_is_fair(g)
        position.json_is_exact(g)
        position.views_obey_the_law(g, rng)


def _undo_is_exact(match: Match) -> None:
    """Going back and playing the same moves again gives the same position."""
    chosen = [ply for ply in match.plies if ply.how == CHOSEN]
    if not chosen or match.state.over:
        return
    seat = chosen[-1].seat
    floor = match.free_floor(seat)
    before = match.state.to_json()
    again = [ply for ply in match.plies[floor:] if ply.how == CHOSEN]
    match.back_to(floor)
    for ply in again:
        match.play(ply.move, ply.seat)
    hold(match.state.to_json() == before, "taking back and playing again gives another position")


def _record_is_true(match: Match) -> None:
    """The record, written, read and replayed, gives the same bytes and passes verification."""
    text = match.record.text()
    read = records.parse(text)
    hold(read.text() == text, "a record does not survive writing and reading")
    hold(Match(read).state.to_json() == match.state.to_json(), "a record replays to another position")
    found = verify(records.parse(text)).problems
    hold(not found, f"a true record fails verification: {found[:1]}")


def _seed_is_true(match: Match, seed: str) -> None:
    """`Game.start` with the same seed and moves gives the same position, dice and all."""
    game = match.game
    options: dict[str, Any] = dict(match.record.options)
    state = game.start(match.record.seats, seed, **options)
    for ply in match.plies:
        if ply.how == CHOSEN:
            state.play(ply.move, ply.seat)
    state.rng = NO_RNG
    hold(state.to_json() == match.state.to_json(), "seeded play and the recorded game differ")


def digest(game: AnyGame, seats: int, games: int, seed: int) -> str:
    """A hash over every position of some random games: equal for equal play, compiled or not."""
    hashed = hashlib.sha256()
    for number in range(games):
        rng = Rng(f"digest {seed}/{seats}/{number}")
        g = game.start(seats, f"{seed}/{number}", **some_options(game, seats, rng, number))
        while not g.over:
            hashed.update(repr((g.seat, g.moves())).encode())
            g.play(rng.pick(g.moves()))
            if rng.below(16) == 0:
                hashed.update(g.to_json().encode())
        hashed.update(g.to_json().encode())
    return hashed.hexdigest()


def pure_agrees(game: AnyGame, seats: int, games: int, seed: int) -> None:
    """Play compiled here must equal play interpreted in another process."""
    command = [sys.executable, "-m", "ratusha.kernel.conformance", game.id]
    command += ["--seats", str(seats), "--games", str(games), "--seed", str(seed), "--digest"]
    done = subprocess.run(
        command, env={**os.environ, "RATUSHA_PURE": "1"}, capture_output=True, text=True, check=False
    )
    hold(done.returncode == 0, f"interpreted play failed: {done.stderr.strip()[-200:]}")
    hold(done.stdout.strip() == digest(game, seats, games, seed), "compiled and interpreted play differ")
