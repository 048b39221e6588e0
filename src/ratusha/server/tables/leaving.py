"""What happens at a table when a player deletes his account: no seat is left to him."""

from __future__ import annotations

from ratusha.server.model import entries as e
from ratusha.server.tables.live.table import Live


def quick_bot() -> str:
    """The bot that takes over a seat when nobody names one."""
    from ratusha.bots import bot_ids

    known = bot_ids()
    for name in ("medium", "easy"):
        if name in known:
            return name
    return "random"


def deleted_people(live: Live) -> set[str]:
    """The people who sit at a table that was just read, and are not in the database any more."""
    return live.log_state.people() - live.kept.names.keys()


def leaving_entries(live: Live, person: str) -> list[e.AnyEntry]:
    """The entries by which a person leaves: his seat becomes free, or a bot plays on, without his name."""
    entries: list[e.AnyEntry] = []
    for seat in live.log_state.seats_of(person):
        if live.log_state.status == "open":
            entries.append(e.Left(seat))
        elif live.log_state.status != "over" and not live.log_state.seats[seat].bot:
            entries.append(e.Replaced(seat, quick_bot(), person))
    if live.log_state.status == "open" and not live.log_state.people() - {person}:
        entries.append(e.Ended("empty"))
    entries.append(e.Adopted(person, "", *_rating(live, person)))
    return entries


def _rating(live: Live, person: str) -> tuple[int, int]:
    """The rating that the others of a rated game are compared with at its end."""
    known = live.kept.ratings.get(person)
    if known is None or live.log_state.status in ("open", "over"):
        return 0, 0
    return known.rating, known.deviation
