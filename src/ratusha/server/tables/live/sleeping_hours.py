"""Sleeping hours: a table's clocks are paused while it is night in its time zone."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from ratusha.server.model.table_settings import DAY, MINUTE, Clock
from ratusha.server.model.zones import zone

HOUR: Final = 60 * MINUTE


def _offset(clock: Clock, at: int) -> int:
    """How far the zone's local time is ahead of UTC at a moment, in milliseconds."""
    ahead = datetime.fromtimestamp(at // 1000, zone(clock.zone)).utcoffset()
    return 0 if ahead is None else int(ahead.total_seconds()) * 1000


def spell(clock: Clock, at: int) -> tuple[bool, int]:
    """Is a moment within the sleeping hours, and until when is that certain? The hours must not be empty."""
    start, end = clock.night
    offset = _offset(clock, at)
    wall = (at + offset) % DAY
    asleep = start <= wall < end if start < end else wall >= start or wall < end
    until = at + ((end if asleep else start) - wall) % DAY
    if _offset(clock, until) != offset:
        until = _change(clock, at, until)
    return asleep, until


def _change(clock: Clock, low: int, high: int) -> int:
    """The moment between two at which the local time is put forward or back."""
    offset = _offset(clock, low)
    first, last = low // 1000, high // 1000
    while last - first > 1:
        middle = (first + last) // 2
        if _offset(clock, middle * 1000) == offset:
            first = middle
        else:
            last = middle
    return last * 1000


def wakes(clock: Clock, at: int) -> int | None:
    """When the sleeping hours that a moment is in end; None: it is not in them."""
    if not clock.sleeps:
        return None
    asleep, until = spell(clock, at)
    if not asleep:
        return None
    while asleep:
        at = until
        asleep, until = spell(clock, at)
    return at


def awake(clock: Clock, start: int, end: int) -> int:
    """Milliseconds between two moments, without the sleeping hours."""
    if not clock.sleeps:
        return max(0, end - start)
    total = 0
    while start < end:
        asleep, stop = spell(clock, start)
        if not asleep:
            total += min(stop, end) - start
        start = stop
    return total


def after(clock: Clock, start: int, ms: int) -> int:
    """The moment at which this many waking milliseconds have passed."""
    if not clock.sleeps:
        return start + ms
    while True:
        asleep, stop = spell(clock, start)
        if not asleep:
            if ms <= stop - start:
                return start + ms
            ms -= stop - start
        start = stop
