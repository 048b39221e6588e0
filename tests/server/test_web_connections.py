"""Connections: neither one address nor a few take them all; what is malformed does not fill the log."""

import logging

import pytest

from ratusha.server.base import logs
from ratusha.server.web import connections
from ratusha.server.web.connections import Connections


class Caller:
    """A connection in name only."""

    def __init__(self, known: Connections, address: str, waiting: bool = True) -> None:
        self.known, self.address = known, address
        self.waiting = waiting
        self.ended = False
        known.add(address, self)

    def hang_up(self) -> None:
        self.ended = True
        self.known.remove(self.address, self)

    def upgrade(self) -> "Caller":
        self.known.remove(self.address, self)
        self.known.upgrade(self.address, self)
        return self


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Connections:
    """With 80 files: 10 connections and 10 sockets of one address, 60 of all."""
    monkeypatch.setattr(connections, "files", lambda: 80)
    return Connections()


def test_an_address_that_opens_too_many_loses_its_oldest_idle_one(known: Connections):
    busy = Caller(known, "a", waiting=False)
    idle = [Caller(known, "a") for _ in range(9)]
    Caller(known, "a")
    assert [one.ended for one in (busy, *idle)] == [False, True, *[False] * 8]


def test_sockets_are_counted_by_address_too(known: Connections):
    for _ in range(10):
        assert not known.full("a")
        Caller(known, "a").upgrade()
    assert known.full("a")
    assert not known.full("b")


@pytest.mark.parametrize("sockets", [False, True])
def test_a_newcomer_is_let_in_though_a_few_addresses_hold_all_there_are(known: Connections, sockets: bool):
    crowd = []
    for address in "abcdef":
        crowd += [Caller(known, address) for _ in range(9)]
        if sockets:
            crowd += [Caller(known, address).upgrade() for _ in range(9)]
    before = sum(not one.ended for one in crowd)
    newcomers = [Caller(known, f"new {n}") for n in range(30)]
    assert not any(one.ended for one in newcomers)
    assert sum(not one.ended for one in crowd) < before
    assert known._count() <= 61


def test_who_is_busy_is_spared_as_long_as_others_are_idle(known: Connections):
    busy = [Caller(known, address, waiting=False) for address in "abcdef" for _ in range(5)]
    for address in "abcdef":
        for _ in range(5):
            Caller(known, address)
    for n in range(20):
        Caller(known, f"new {n}")
    assert not any(one.ended for one in busy)


def test_malformed_requests_are_one_line_a_minute_with_their_number():
    summed = logs.SummedUp()

    def at(second: float, message: str = logs.MALFORMED[0]) -> dict[str, int] | None:
        record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, message, None, None)
        record.created = 1_700_000_000 + second
        return getattr(record, "fields", {}) if summed(record) else None

    assert at(0) == {"times": 1}
    assert [at(second) for second in range(1, 60)] == [None] * 59
    assert at(61) == {"times": 60}
    assert at(62) is None
    assert at(62, "something else") == {}, "other lines are as they were"
