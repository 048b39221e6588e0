"""Stopping a process together with whatever it has started."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal


def kill(leader: asyncio.subprocess.Process) -> None:
    """Stop a process that was started in a session of its own, and all that it has started."""
    with contextlib.suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(leader.pid, signal.SIGKILL)
        else:
            leader.kill()
