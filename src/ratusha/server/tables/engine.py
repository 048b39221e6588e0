"""The border between the server and the rules: what the rules should not raise freezes a table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ratusha.kernel.errors import RatushaError


class EngineFailed(Exception):
    """The rules raised something they should not: the table must be frozen."""


@contextmanager
def rules() -> Iterator[None]:
    """Around every call into the rules: refusals pass, anything else is a failure of the engine."""
    try:
        yield
    except (RatushaError, EngineFailed):
        raise
    except Exception as error:
        raise EngineFailed(f"{type(error).__name__}: {error}") from error
