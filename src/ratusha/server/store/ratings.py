"""Ratings: how well people play a game, from the rated tables they have finished.

Weng and Lin's Bayesian rating with every pair at a table compared (2011, algorithm 1), by openskill, on the
scale chess players know. It takes any number of players and ties, and needs only the places. docs/ratings.md
says who is rated, and why.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec
from openskill.models import BradleyTerryFull

from ratusha.server.store.interface import Tx

MEAN: Final = 1500.0
DEVIATION: Final = 350.0
"""A newcomer's rating, and its deviation."""
CHANCE: Final = DEVIATION / 2
"""How much the same person's play differs from game to game."""
DRIFT: Final = DEVIATION / 100
"""What every game adds to the uncertainty: people improve, too."""
LEAST: Final = 0.0001
"""The smallest part of the variance that one game can leave."""
SURE: Final = 110.0
"""A rating with a larger deviation is provisional."""
MODEL: Final = BradleyTerryFull(mu=MEAN, sigma=DEVIATION, beta=CHANCE, tau=DRIFT, kappa=LEAST)


class ShownRating(msgspec.Struct, frozen=True):
    """A person's rating at a game, as people see it."""

    rating: int
    deviation: int
    games: int
    provisional: bool


class Rating(msgspec.Struct, frozen=True):
    """A person's rating in one game."""

    mean: float = MEAN
    deviation: float = DEVIATION
    games: int = 0

    def shown(self) -> ShownRating:
        """As people see it."""
        return ShownRating(
            round(self.mean), round(self.deviation), self.games, provisional=self.deviation > SURE
        )


class Change(msgspec.Struct, frozen=True):
    """How one table changed the rating of a seat."""

    before: int
    after: int


def rate(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game that these people finished at these places (equal: a tie)."""
    before = [[MODEL.rating(rating.mean, rating.deviation)] for rating in ratings]
    after = MODEL.rate(before, ranks=[float(place) for place in places])
    return [
        Rating(new.mu, min(DEVIATION, new.sigma), old.games + 1)
        for old, (new,) in zip(ratings, after, strict=True)
    ]


async def settle(
    tx: Tx,
    table: str,
    game: str,
    seats: Sequence[tuple[int, str, int]],
    at: int,
    former: Mapping[int, Rating] | None = None,
) -> None:
    """Rate a finished table by the people and places of its seats, in the transaction that ends it.

    The id of a person who has deleted his account is empty; `former` has the rating he had.
    """
    people = sorted(person for _, person, _ in seats if person)
    before: dict[str, Rating] = {}
    for person in people:  # in one order everywhere, against deadlocks
        await tx.run(
            "INSERT INTO ratings (person, game, mean, deviation, games) VALUES (?, ?, ?, ?, 0)"
            " ON CONFLICT (person, game) DO NOTHING",
            person,
            game,
            MEAN,
            DEVIATION,
        )
        row = await tx.one(
            "SELECT mean, deviation, games FROM ratings WHERE person = ? AND game = ?" + tx.lock, person, game
        )
        assert row is not None
        before[person] = Rating(row[0], row[1], row[2])
    start = [before[person] if person else (former or {})[seat] for seat, person, _ in seats]
    after = rate(start, [place for _, _, place in seats])
    for (seat, person, _), rating in zip(seats, after, strict=True):
        if not person:
            continue
        await tx.run(
            "UPDATE ratings SET mean = ?, deviation = ?, games = ? WHERE person = ? AND game = ?",
            rating.mean,
            rating.deviation,
            rating.games,
            person,
            game,
        )
        await tx.run(
            "INSERT INTO rated (table_id, seat, person, before, after, at) VALUES (?, ?, ?, ?, ?, ?)",
            table,
            seat,
            person,
            round(before[person].mean),
            round(rating.mean),
            at,
        )


async def of_table(tx: Tx, table: str) -> dict[int, Change]:
    """How a finished table changed the ratings of its seats."""
    rows = await tx.rows("SELECT seat, before, after FROM rated WHERE table_id = ?", table)
    return {row[0]: Change(row[1], row[2]) for row in rows}


async def of_people(tx: Tx, game: str, people: Iterable[str]) -> dict[str, Rating]:
    """The ratings of these people in a game."""
    found = {person: Rating() for person in people}
    marks = ", ".join("?" for _ in found)
    rows = (
        await tx.rows(
            f"SELECT person, mean, deviation, games FROM ratings WHERE game = ? AND person IN ({marks})",
            game,
            *found,
        )
        if found
        else []
    )
    return found | {row[0]: Rating(row[1], row[2], row[3]) for row in rows}


async def of_person(tx: Tx, person: str) -> dict[str, Rating]:
    """A person's ratings by game."""
    rows = await tx.rows(
        "SELECT game, mean, deviation, games FROM ratings WHERE person = ? ORDER BY game", person
    )
    return {row[0]: Rating(row[1], row[2], row[3]) for row in rows}


async def adopt(tx: Tx, old: str, new: str) -> None:
    """Move a guest's ratings to his account, except for games in which the account has its own."""
    await tx.run(
        "DELETE FROM ratings WHERE person = ? AND game IN (SELECT game FROM ratings WHERE person = ?)",
        old,
        new,
    )
    await tx.run("UPDATE ratings SET person = ? WHERE person = ?", new, old)
    await tx.run("UPDATE rated SET person = ? WHERE person = ?", new, old)


async def forget(tx: Tx, person: str) -> None:
    """Delete a person's ratings."""
    await tx.run("DELETE FROM ratings WHERE person = ?", person)
    await tx.run("DELETE FROM rated WHERE person = ?", person)
