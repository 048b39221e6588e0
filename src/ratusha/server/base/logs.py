"""Structured logs: one JSON object a line on standard error, never a secret in it.

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
"""The id of the request, or of the socket, that is being answered: in each of its lines, and its answer."""


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
"""What uvicorn calls an error: a socket that we refused, or a frame that is none. Anybody could fill the
log with them."""


MALFORMED: Final = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)
"""What uvicorn warns of for each request that is none: they are summed up."""
PAUSE: Final = 60.0
"""Seconds between two lines about such requests."""


class SummedUp:
    """Of what anybody can send us without end the log has a line a minute, which says how often."""

    def __init__(self) -> None:
        self._last: dict[str, float] = {}
        self._times: dict[str, int] = {}

    def __call__(self, record: logging.LogRecord) -> bool:
        """Is this record written?"""
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
    """This level; BadInput unless logging knows it."""
    if level.upper() not in logging.getLevelNamesMapping():
        raise BadInput("RATUSHA_LOG_LEVEL", Msg("server-bad-log-level", value=level))
    return level


def set_up(level: str) -> None:
    """Send all logs to standard error as JSON lines, and whatever Python itself would write there."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("", "ratusha", "uvicorn.error"):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
    logger.setLevel(level.upper())
    # At lower levels it writes the address of every socket into the log, and whole frames.
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logger.level))
    of_clients = logging.getLogger("uvicorn.error")
    of_clients.filters = [SummedUp()]
    logging.captureWarnings(True)
    threading.excepthook = _thread_failed


def _thread_failed(failed: threading.ExceptHookArgs) -> None:
    what = failed.exc_value or failed.exc_type()
    logger.error("a thread failed", exc_info=what, extra={"fields": {}})


def log(event: str, /, level: int = logging.INFO, **fields: object) -> None:
    """One line: what happened, with its fields."""
    if logger.isEnabledFor(level):
        logger.log(level, event, extra={"fields": fields})


@contextmanager
def told(event: str, /, **fields: object) -> Iterator[None]:
    """Whatever fails within is told to the log, and does not keep the rest from being done.

    What is refused, such as a table that was removed meanwhile, is not even worth a line.
    """
    try:
        yield
    except RatushaError:
        pass
    except Exception:
        broken(event, **fields)


def broken(event: str, /, **fields: object) -> None:
    """An error nobody expected, with its traceback (for the log alone)."""
    logger.error(event, exc_info=True, extra={"fields": fields})
