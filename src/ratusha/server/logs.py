"""Structured logs: one JSON object a line on standard error, never a secret in it."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg

logger = logging.getLogger("ratusha")


class JsonLines(logging.Formatter):
    """A record as one line of JSON; `extra={"fields": {...}}` adds fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def check_level(level: str) -> None:
    """BadInput unless logging knows this level."""
    if level.upper() not in logging.getLevelNamesMapping():
        raise BadInput("RATUSHA_LOG_LEVEL", Msg("server-bad-setting", value=level))


def set_up(level: str) -> None:
    """Send the project's and uvicorn's logs to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("ratusha", "uvicorn.error"):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
        log.setLevel(level.upper())
    # It writes the address of every socket into the log, and at the debug level whole frames.
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logger.level))


def log(event: str, /, level: int = logging.INFO, **fields: object) -> None:
    """One line: what happened, with its fields."""
    if logger.isEnabledFor(level):
        logger.log(level, event, extra={"fields": fields})


def broken(event: str, /, **fields: object) -> None:
    """An error nobody expected, with its traceback (for the log alone)."""
    logger.error(event, exc_info=True, extra={"fields": fields})
