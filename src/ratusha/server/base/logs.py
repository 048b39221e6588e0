"""Structured logs: one JSON object a line on standard error, with no secret in it.

The standard library's logging does the work; structlog would not see what uvicorn and Python itself write.
"""

from __future__ import annotations

import json
import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

from ratusha.kernel.errors import BadInput, RatushaError
from ratusha.kernel.msg import Msg

logger = logging.getLogger("ratusha")

request: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request or socket that is being answered: it is in each of its log lines, and in the answer.
"""


class JsonLines(logging.Formatter):
    """A record as one line of JSON; `extra={"fields": {...}}` adds fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if request.get():
            line["request"] = request.get()
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


BY_CLIENTS: Final = (
    "ASGI callable returned without completing handshake.",
    "Invalid UTF-8 sequence received from client.",
)
"""What uvicorn logs as an error although a client caused it: a refused socket, an invalid frame. These lines
are dropped, or any client could fill the log."""


MALFORMED: Final = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)
"""What uvicorn logs for each malformed request: these lines are counted and summed up."""
PAUSE: Final = 60.0
"""Seconds between two such lines."""


class SummedUp:
    """A filter: messages that any client can cause without limit get one line a minute, with their number."""

    def __init__(self) -> None:
        self._last: dict[str, float] = {}
        self._times: dict[str, int] = {}

    def __call__(self, record: logging.LogRecord) -> bool:
        """Is this record to be written?"""
        message = record.getMessage()
        if message in BY_CLIENTS:
            return False
        if message not in MALFORMED:
            return True
        self._times[message] = self._times.get(message, 0) + 1
        if record.created - self._last.get(message, -PAUSE) < PAUSE:
            return False
        self._last[message] = record.created
        record.fields = {"times": self._times.pop(message)}
        return True


def checked(level: str) -> str:
    """The level as it was given; BadInput unless logging knows it."""
    if level.upper() not in logging.getLevelNamesMapping():
        raise BadInput("RATUSHA_LOG_LEVEL", Msg("server-bad-log-level", value=level))
    return level


def set_up(level: str) -> None:
    """Send all logs, and Python's own warnings, to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("", "ratusha", "uvicorn.error"):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
    logger.setLevel(level.upper())
    # At lower levels uvicorn logs the address of every socket, and whole frames.
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logger.level))
    of_clients = logging.getLogger("uvicorn.error")
    of_clients.filters = [SummedUp()]
    logging.captureWarnings(True)
    threading.excepthook = _thread_failed


def _thread_failed(failed: threading.ExceptHookArgs) -> None:
    what = failed.exc_value or failed.exc_type()
    logger.error("a thread failed", exc_info=what, extra={"fields": {}})


def log(event: str, /, level: int = logging.INFO, **fields: object) -> None:
    """Write one line: an event and its fields."""
    if logger.isEnabledFor(level):
        logger.log(level, event, extra={"fields": fields})


@contextmanager
def errors_logged(event: str, /, **fields: object) -> Iterator[None]:
    """Log any error within, and go on.

    A refusal, e.g. because a table was removed, is not logged.
    """
    try:
        yield
    except RatushaError:
        pass
    except Exception:
        log_error(event, **fields)


def log_error(event: str, error: BaseException | None = None, /, **fields: object) -> None:
    """Log an unexpected error with its traceback: this one, or the one being handled."""
    logger.error(event, exc_info=error or True, extra={"fields": fields})
