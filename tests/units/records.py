"""Records for tests: games played at random, edited lines sealed up again."""

import hashlib

from ratusha.kernel import AnyGame, Match, Record, Rng, Secret, verify

KEY = Secret(bytes(range(32)))


def played(fair: AnyGame, seats: int = 3, choices: int = 10_000, **how: object) -> Match:
    """A game played at random, to the end or for so many choices."""
    match = Match.start(fair, seats, **({"seed": 7} | how))  # type: ignore[arg-type]
    rng = Rng(f"{seats} players")
    for _ in range(choices):
        if match.state.over:
            break
        seat = match.state.asked[rng.below(len(match.state.asked))]
        match.play(rng.pick(match.state.moves(seat)), seat, time=len(match.plies))
    return match


def sealed_up(lines: list[str]) -> str:
    """These lines as a record whose digest fits."""
    digest = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    return "\n".join([*lines, f"digest {digest}", ""])


def told(record: Record) -> list[str]:
    """What is wrong with a record, by the ids of the messages."""
    return [msg.id for msg in verify(record).problems]
