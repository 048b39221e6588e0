"""A SQLite file belongs to one server at a time: another would not hear what the first one changes."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg
from ratusha.server.store import SQLITE

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


def claimed(database: str) -> IO[bytes] | None:
    """Claim a SQLite file until what is returned is closed, or the process ends; BadInput if it is taken.

    A PostgreSQL database may have any number of servers, so that nothing is claimed.
    """
    if fcntl is None or not database.startswith(SQLITE):
        return None
    file = Path(database.removeprefix(SQLITE))
    if not file.parent.is_dir():
        return None  # nobody can be using it
    try:
        held = file.with_name(file.name + ".lock").open("wb")
    except OSError as error:
        raise BadInput(str(file.parent), Msg("server-no-database", why=str(error.strerror))) from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        held.close()
        raise BadInput(str(file), Msg("server-in-use")) from None
    except OSError:  # a file system without locks
        pass
    return held
