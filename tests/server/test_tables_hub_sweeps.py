"""What goes on in the background while the database is away."""

from __future__ import annotations

import logging
import sqlite3

import pytest

from ratusha.server.base import logs
from ratusha.server.store import report


class Kept(logging.Handler):
    """Keeps what the log is told."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


def reported(error: Exception) -> logging.LogRecord:
    """What the log is told of a sweep that failed with this."""
    handler = Kept()
    logs.logger.addHandler(handler)
    try:
        try:
            raise error
        except Exception as caught:
            report("a sweep failed", caught)
    finally:
        logs.logger.removeHandler(handler)
    (record,) = handler.records
    return record


@pytest.mark.parametrize("error", [sqlite3.OperationalError("disk I/O error"), ConnectionRefusedError()])
def test_a_database_that_is_away_costs_a_line_of_the_log_at_a_time(error: Exception):
    record = reported(error)
    assert (record.levelno, record.exc_info) == (logging.WARNING, None)
    assert record.__dict__["fields"] == {"error": type(error).__name__}


def test_a_mistake_of_ours_is_told_with_its_traceback():
    assert reported(KeyError("x")).exc_info
