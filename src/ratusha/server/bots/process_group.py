"""A process together with whatever it has started: how it is stopped, and how it gives way to others."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from pathlib import Path
from typing import Final

NICE: Final = 10
"""How much processes give way that nobody waits for."""


def give_way() -> None:
    """Let everybody else's processes go first; called by a process that leads a session of its own."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    with contextlib.suppress(OSError):  # Linux mostly deals out time to sessions first, and then within each
        Path("/proc/self/autogroup").write_text(str(NICE))


def kill(leader: asyncio.subprocess.Process) -> None:
    """Stop a process that was started in a session of its own, and all that it has started."""
    with contextlib.suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(leader.pid, signal.SIGKILL)
        else:
            leader.kill()
