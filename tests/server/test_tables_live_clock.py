"""Clocks: derived from the log's times alone."""

from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratusha.server.model.table_settings import DAY, MINUTE, Clock, TableSettings, check
from ratusha.server.model.zones import known, to_choose
from ratusha.server.refusal import Refused
from ratusha.server.tables.live.clock import Clocks
from ratusha.server.tables.live.sleeping_hours import HOUR, after, awake, spell, wakes


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


def test_without_a_clock_who_is_asked_is_late_after_the_days_of_absence():
    clocks = Clocks(Clock(absence=3), 2)
    clocks.hand_over([0], 0)
    assert clocks.deadline_of(0) is None, "nobody sees a clock"
    assert clocks.deadline() == 3 * DAY
    clocks.charge(2 * DAY)
    clocks.hand_over([0], 2 * DAY, moved=0)
    assert clocks.deadline() == 5 * DAY, "counted from the last move"


def test_given_time_counts_from_now():
    clocks = Clocks(Clock("live", minutes=1, increment=0), 1)
    clocks.hand_over([0], 0)
    clocks.charge(5 * MINUTE)
    clocks.give(0, 5 * MINUTE)
    assert clocks.left == [5 * MINUTE]


# -- sleeping hours in a time zone -----------------------------------------------------------------


def at(text: str) -> int:
    """A moment, written with its offset, in milliseconds."""
    return int(datetime.fromisoformat(text).timestamp()) * 1000


def nights(zone: str, start: str = "23:00", end: str = "07:00") -> Clock:
    return Clock("days", days=1, sleep_from=start, sleep_to=end, zone=zone)


def test_sleeping_hours_are_those_of_the_tables_zone():
    """At 23:00 in Berlin, 22:00 UTC in winter, the clock stops; at 7:00 it goes on."""
    clock = nights("Europe/Berlin")
    assert awake(clock, at("2026-01-10T20:00+01:00"), at("2026-01-11T08:00+01:00")) == 4 * HOUR
    assert spell(clock, at("2026-01-10T22:59:59+01:00")) == (False, at("2026-01-10T23:00+01:00"))
    assert spell(clock, at("2026-01-10T23:00+01:00")) == (True, at("2026-01-11T07:00+01:00"))
    assert after(clock, at("2026-01-10T22:00+01:00"), 2 * HOUR) == at("2026-01-11T08:00+01:00")


def test_the_night_in_which_the_clocks_go_forward_is_an_hour_shorter():
    """Berlin, 29 March 2026: 2:00 is followed by 3:00, so 23 to 7 takes seven hours."""
    clock = nights("Europe/Berlin")
    before, later = at("2026-03-28T12:00+01:00"), at("2026-03-29T12:00+02:00")
    assert later - before == 23 * HOUR
    assert awake(clock, before, later) == 16 * HOUR
    assert after(clock, before, 16 * HOUR) == later
    assert wakes(clock, at("2026-03-28T23:30+01:00")) == at("2026-03-29T07:00+02:00")


def test_the_night_in_which_the_clocks_go_back_is_an_hour_longer():
    """Berlin, 25 October 2026: 3:00 is followed by 2:00, so 23 to 7 takes nine hours."""
    clock = nights("Europe/Berlin")
    before, later = at("2026-10-24T12:00+02:00"), at("2026-10-25T12:00+01:00")
    assert later - before == 25 * HOUR
    assert awake(clock, before, later) == 16 * HOUR
    assert after(clock, before, 16 * HOUR) == later
    assert wakes(clock, at("2026-10-24T23:30+02:00")) == at("2026-10-25T07:00+01:00")


def test_an_end_that_the_wall_clock_skips_is_the_moment_it_jumps_over_it():
    """Asleep until 2:30, which Berlin does not have on 29 March: it wakes when 2:00 becomes 3:00."""
    clock = nights("Europe/Berlin", "22:00", "02:30")
    assert wakes(clock, at("2026-03-28T23:00+01:00")) == at("2026-03-29T03:00+02:00")


def test_what_the_wall_clock_shows_twice_is_slept_twice():
    """Asleep from 2:00 to 2:30, which Berlin has twice on 25 October."""
    clock = nights("Europe/Berlin", "02:00", "02:30")
    assert awake(clock, at("2026-10-25T00:00+02:00"), at("2026-10-25T06:00+01:00")) == 6 * HOUR


def test_zones_on_both_sides_of_the_date_line_and_of_half_hours():
    """The same moment is a day later at Kiritimati (+14) than at Pago Pago (−11); Adelaide is +9:30."""
    moment = at("2026-06-15T10:30+00:00")
    for zone, asleep, until in (
        ("Pacific/Kiritimati", True, "2026-06-16T07:00+14:00"),
        ("Pacific/Pago_Pago", True, "2026-06-15T07:00-11:00"),
        ("Australia/Adelaide", False, "2026-06-15T23:00+09:30"),
        ("Asia/Kathmandu", False, "2026-06-15T23:00+05:45"),
    ):
        assert spell(nights(zone), moment) == (asleep, at(until)), zone


def test_minutes_count_and_so_do_hours_that_do_not_pass_midnight():
    clock = nights("Asia/Tokyo", "12:45", "14:15")
    assert awake(clock, at("2026-06-15T12:00+09:00"), at("2026-06-15T15:00+09:00")) == HOUR + 30 * MINUTE


def test_a_clock_of_whole_hours_is_one_of_utc_as_it_always_was():
    """As tables have kept it from before there were zones; the hour left out is 23."""
    old = msgspec.json.decode(b'{"kind":"days","days":1,"sleep_from":21}', type=Clock)
    assert awake(old, 0, DAY) == 22 * HOUR
    assert spell(old, 21 * HOUR) == (True, 23 * HOUR)
    plain = msgspec.json.decode(b'{"kind":"days","days":1}', type=Clock)
    assert awake(plain, 0, DAY) == DAY
    assert wakes(plain, 0) is None


def test_a_zone_that_this_machine_has_lost_is_read_as_utc():
    """A table must not become unplayable for it."""
    assert awake(nights("Mars/Olympus"), 0, DAY) == 16 * HOUR


def made(clock: Clock) -> Clock:
    """The clock of a table that is created with it."""
    return check(TableSettings("burgundy", ["open", "open"], clock=clock), []).clock


def test_a_new_table_keeps_its_hours_in_one_spelling():
    hours = Clock("days", sleep_from=22, sleep_to="06:30", zone="Asia/Tokyo")
    assert made(hours) == Clock("days", sleep_from="22:00", sleep_to="06:30", zone="Asia/Tokyo")


def test_where_the_clock_never_stands_nobody_learns_where_its_maker_lives():
    for clock in (Clock(zone="Asia/Tokyo", sleep_from=1), Clock("days", 30, 30, 3, 5, "05:00", "Asia/Tokyo")):
        assert made(clock) == Clock(clock.kind, days=clock.days)


@pytest.mark.parametrize(
    "name",
    ["", "Mars/Olympus", "../UTC", "/etc/passwd", "Europe", "localtime", "europe/berlin", "UTC+3", "a\0b"],
)
def test_a_zone_that_is_not_there_is_refused(name):
    with pytest.raises(Refused) as refused:
        made(Clock("days", sleep_from=22, sleep_to=6, zone=name))
    assert (refused.value.status, refused.value.code) == (409, "unknown_time_zone")


def test_every_zone_that_is_offered_and_the_old_names_of_browsers_are_known():
    assert set(to_choose()) <= known()
    assert {"UTC", "Europe/Moscow", "Pacific/Auckland", "Asia/Calcutta", "Europe/Kiev"} <= set(to_choose())


ZONES = (
    "UTC",
    "Europe/Moscow",
    "America/New_York",
    "Australia/Lord_Howe",
    "Pacific/Chatham",
    "Africa/Casablanca",
)


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(ZONES), st.integers(0, 1439), st.integers(0, 1439),
    st.integers(at("2026-01-01T00:00+00:00") // MINUTE, at("2027-01-01T00:00+00:00") // MINUTE),
    st.integers(0, 5 * 1440),
)  # fmt: skip
def test_the_clock_runs_exactly_in_the_minutes_whose_wall_time_is_outside_the_hours(
    zone, start, end, first, n
):
    def clock_face(minute: int) -> str:
        return f"{minute // 60:02d}:{minute % 60:02d}"

    clock = nights(zone, clock_face(start), clock_face(end))
    running = 0
    for minute in range(first, first + n):
        wall = datetime.fromtimestamp(minute * 60, ZoneInfo(zone))
        shown = wall.hour * 60 + wall.minute
        asleep = start <= shown < end if start <= end else shown >= start or shown < end
        running += not asleep
    assert awake(clock, first * MINUTE, (first + n) * MINUTE) == running * MINUTE
    if running:
        last = after(clock, first * MINUTE, running * MINUTE)
        assert awake(clock, first * MINUTE, last) == running * MINUTE
        assert awake(clock, first * MINUTE, last - 1) == running * MINUTE - 1
