"""Checking a record: every move, every die, the commitment and the scores."""

from __future__ import annotations

from ratusha.kernel.chance import Secret
from ratusha.kernel.decision import Chance
from ratusha.kernel.errors import RatushaError
from ratusha.kernel.match import Match, ticket
from ratusha.kernel.msg import Msg
from ratusha.kernel.record import Back, Record
from ratusha.kernel.rng import NO_RNG
from ratusha.kernel.state import DRAWN, FORCED


class Verdict:
    """What a check found: `problems` is empty when all holds; `dice` says what proves the dice, after the
    plies that were `given`.
    """

    def __init__(self) -> None:
        self.problems: list[Msg] = []
        self.dice = ""
        self.given = 0
        self.plies = 0
        self.over = False
        self.scores: list[int] = []


def verify(record: Record) -> Verdict:
    """Check a record against the rules, its seed or secret, and its result."""
    verdict = Verdict()
    if not record.intact:
        verdict.problems.append(Msg("kernel-verify-changed"))
    claimed = record.result
    secret = Secret.from_hex(record.secret) if record.secret else None
    verdict.given = record.given
    verdict.dice = "secret" if secret is not None else "seed" if record.seed else "unknown"
    if secret is not None and secret.commitment != record.commitment:
        verdict.problems.append(Msg("kernel-verify-commitment"))
    ends = [at for at, entry in enumerate(record.entries) if isinstance(entry, Back)]
    for end in [*ends, len(record.entries)]:  # what was taken back must have been right, too
        copy = Record(record.game, record.seats, record.options, entries=record.entries[:end])
        try:
            match = Match(copy)
        except RatushaError as error:
            verdict.problems.append(error.message())
            return verdict
        verdict.plies = len(match.plies)
        verdict.over = match.state.over
        verdict.scores = match.state.scores
        if (record.seed or secret is not None) and not _dice_are_true(record, secret, match, verdict):
            return verdict
    if match.state.over and record.commitment and secret is None:
        verdict.problems.append(Msg("kernel-verify-no-secret"))
    if match.state.over and claimed is None:
        verdict.problems.append(Msg("kernel-verify-no-result"))
    elif claimed is not None and not match.state.over:
        verdict.problems.append(Msg("kernel-verify-not-over"))
    elif claimed is not None and claimed != match.state.scores:
        verdict.problems.append(
            Msg("kernel-verify-scores", claimed=_list(claimed), real=_list(match.state.scores))
        )
    return verdict


def _dice_are_true(record: Record, secret: Secret | None, match: Match, verdict: Verdict) -> bool:
    """Is every draw, after the plies that were given, the one that the seed or the secret gives?"""
    state = match.game.new(record.seats, dict(record.options))
    state.rng = NO_RNG
    state.settle()
    drawn = 0
    for at, ply in enumerate(match.plies):
        if ply.how == FORCED:
            continue
        if ply.how == DRAWN:
            top = state.agenda[-1]
            assert isinstance(top, Chance)
            due = top.outcome(state, ticket(record.seed, secret, drawn, top.tickets(state)))
            drawn += 1
            if due != ply.move and at >= record.given:
                verdict.problems.append(
                    Msg(
                        "kernel-verify-die",
                        ply=str(at + 1),
                        found=match.game.moves.text(ply.move),
                        due=match.game.moves.text(due),
                    )
                )
                return False
        state.play(ply.move, ply.seat)
    return True


def _list(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))
