"""Clocks: how much time each seat has left. Computed from the log's times alone."""

from __future__ import annotations

from ratusha.server.model.table_settings import DAY, MINUTE, Clock
from ratusha.server.tables.live.sleeping_hours import after, awake, wakes


class Clocks:
    """The seats' clocks. `charge` before an entry is applied, `hand_over` after it."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self._full = {"live": clock.minutes * MINUTE, "days": clock.days * DAY, "none": clock.absence * DAY}
        self.left = [self._full[clock.kind]] * seats
        self.running: list[int] = []
        self.asked: list[int] = []
        self.at = 0

    def charge(self, at: int) -> None:
        """Take the time that has passed from the seats whose clocks run."""
        passed = awake(self.clock, self.at, at)
        for seat in self.running:
            self.left[seat] -= passed
        self.at = at

    def hand_over(self, asked: list[int], at: int, running: list[int] | None = None, moved: int = -1) -> None:
        """From now on it is these seats' turn, and these clocks run: not in a pause, or where a bot plays.

        A live clock gets its increment when the seat's turn ends. A clock in days, or the limit of absence,
        is full when a turn begins, and again after each move of the seat's own.
        """
        for seat in range(len(self.left)):
            if seat in self.running and seat not in asked and self.clock.kind == "live":
                self.left[seat] += self.clock.increment * 1000
            elif seat in asked and (seat not in self.asked or seat == moved) and self.clock.kind != "live":
                self.left[seat] = self._full[self.clock.kind]
        self.asked = asked
        self.running = asked if running is None else running
        self.at = at

    def give(self, seat: int, ms: int) -> None:
        """The others gave this seat time: it has at least this much left."""
        self.left[seat] = max(self.left[seat], 0) + ms

    def left_at(self, seat: int, at: int) -> int:
        """Milliseconds this seat has left at a moment; below zero: overdue."""
        passed = awake(self.clock, self.at, at) if seat in self.running else 0
        return self.left[seat] - passed

    def deadline(self) -> int | None:
        """When the first seat whose turn it is runs out of time, by the clock or by absence; None: never."""
        return min(map(self._late_at, self.running), default=None)

    def deadline_of(self, seat: int) -> int | None:
        """When this seat's clock runs out if nothing happens, or when it ran out; None: it does not run."""
        return None if self.clock.kind == "none" or seat not in self.running else self._late_at(seat)

    def _late_at(self, seat: int) -> int:
        left = self.left[seat]
        return after(self.clock, self.at, max(0, left)) + min(0, left)

    def wakes(self, at: int) -> int | None:
        """Until when the running clocks are paused for the night; None: they are not."""
        return wakes(self.clock, at) if self.running else None
