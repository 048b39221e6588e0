"""A process together with everything it has started: how to kill it, and how to lower its priority."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from pathlib import Path
from typing import Final

NICE: Final = 10
"""The nice value of processes that nobody waits for."""


def give_way() -> None:
    """Lower the priority of this process, which leads a session of its own."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    with contextlib.suppress(OSError):  # Linux usually divides time between sessions first, then within each
        Path("/proc/self/autogroup").write_text(str(NICE))


def kill(leader: asyncio.subprocess.Process) -> None:
    """Kill a process that was started in a session of its own, and everything it has started."""
    with contextlib.suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(leader.pid, signal.SIGKILL)
        else:
            leader.kill()
