"""Clocks: derived from the log's times alone."""

from ratusha.server.tables.clock import HOUR, Clocks, after, awake
from ratusha.server.tables.settings import DAY, MINUTE, Clock


def test_a_live_clock_runs_for_who_is_asked_and_gets_its_increment_with_the_hand_over():
    clocks = Clocks(Clock("live", minutes=10, increment=5), 2)
    clocks.hand_over([0], 0)
    clocks.charge(60_000)
    clocks.hand_over([0], 60_000)  # still the same one's turn: no increment
    clocks.charge(90_000)
    clocks.hand_over([1], 90_000)
    assert clocks.left == [10 * MINUTE - 90_000 + 5_000, 10 * MINUTE]
    assert clocks.deadline() == 90_000 + 10 * MINUTE
    assert clocks.left_at(1, 100_000) == 10 * MINUTE - 10_000


def test_days_begin_anew_with_each_hand_over():
    clocks = Clocks(Clock("days", days=2), 2)
    clocks.hand_over([0], 0)
    clocks.charge(DAY)
    clocks.hand_over([1], DAY)
    clocks.charge(DAY + HOUR)
    clocks.hand_over([0], DAY + HOUR)
    assert clocks.left[0] == 2 * DAY


def test_the_clock_stands_in_the_sleeping_hours():
    """From 22 to 6 UTC: of a whole day sixteen hours count."""
    clock = Clock("days", days=1, sleep_from=22, sleep_to=6)
    assert awake(clock, 0, DAY) == 16 * HOUR
    assert awake(clock, 21 * HOUR, 23 * HOUR) == HOUR
    assert awake(clock, 23 * HOUR, DAY + 5 * HOUR) == 0
    assert after(clock, 21 * HOUR, 2 * HOUR) == DAY + 7 * HOUR
    noon = Clock("days", days=1, sleep_from=12, sleep_to=14)
    assert awake(noon, 11 * HOUR, 15 * HOUR) == 2 * HOUR


def test_no_clock_never_runs_out():
    clocks = Clocks(Clock(), 2)
    clocks.hand_over([0], 0)
    assert clocks.deadline() is None


def test_given_time_counts_from_now():
    clocks = Clocks(Clock("live", minutes=1, increment=0), 1)
    clocks.hand_over([0], 0)
    clocks.charge(5 * MINUTE)
    clocks.give(0, 5 * MINUTE)
    assert clocks.left == [5 * MINUTE]
