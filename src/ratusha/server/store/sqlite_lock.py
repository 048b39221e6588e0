"""A SQLite file has one server at a time: a second one would not notice the changes of the first."""

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
    """Claim a SQLite file until the returned object is closed, or the process ends; BadInput if it is taken.

    Its folder is made readable for its owner only: the server's key and the secrets of running tables will be
    in it. A PostgreSQL database may have any number of servers, so nothing is claimed.
    """
    if not database.startswith(SQLITE):
        return None
    file = Path(database.removeprefix(SQLITE))
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if fcntl is None:
            return None
        beside = file.with_name(file.name + ".lock")
        beside.touch(mode=0o600)
        held = beside.open("wb")
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
