"""The engines that the bots of a server run on: compiled where that is possible, else interpreted.

Both choose alike from the same number of positions, but compiled engines look at about ten times as many in a
second. A checkout is compiled while its server already runs; until then bots run interpreted.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path
from typing import Literal

import ratusha
from ratusha.server.base import logs
from ratusha.server.bots import compiled_copy, process_group

Strength = Literal["full", "warming", "no-compiler", "less"]
"""How well bots play here: compiled; interpreted until the compilation is done; or interpreted, and why."""


class Engines:
    """Finds the compiled engines for processes that are started from now on."""

    def __init__(self) -> None:
        self.strength: Strength = "full" if ratusha.compiled() else "less"
        self.folder: Path | None = None
        """The compiled copy; None: the engines are those of this process."""
        self._sought = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start compiling the engines, if they are not compiled and can be."""
        if ratusha.compiled():
            return
        why = compiled_copy.obstacle()
        if why:
            self.strength = "no-compiler" if why == "no C compiler" else "less"
            logs.log("bots play interpreted", why=why)
            return
        self._sought = True
        self.strength = "warming"
        self._task = asyncio.create_task(self._make())

    async def close(self) -> None:
        """Stop, and remove an unfinished compilation."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> Path | None:
        """The compiled copy of the present source, for a process that is about to start."""
        if not self._sought:
            return None
        found = await asyncio.to_thread(compiled_copy.find)
        if found is not None:
            self.strength = "full"
        elif self.folder is not None:
            self.strength = "less"
            logs.log("bots play interpreted", level=30, why="the source was edited after it was compiled")
        self.folder = found
        return found

    async def _make(self) -> None:
        try:
            if await self.look() is None:
                logs.log("the engines are being compiled; meanwhile bots play interpreted")
                begun = time.monotonic()
                why = await _compile()
                if await self.look() is None:
                    self.strength = "less"
                    why = why or "the source was edited while it was compiled"
                    logs.log("bots play interpreted", level=30, why=why)
                    return
                logs.log("the engines are compiled", seconds=round(time.monotonic() - begun))
            logs.log("bots play compiled")
        except Exception:  # nobody awaits this task
            self.strength = "less"
            logs.log_error("bots play interpreted")


def run_on(folder: Path | None) -> dict[str, str]:
    """The environment variables that tell a process which engines to use."""
    return {"RATUSHA_ENGINES": str(folder)} if folder is not None else {}


async def _compile() -> str:
    """Make a copy of the present source; the reason if that failed, else an empty text."""
    maker = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "ratusha.server.bots.compile_process",
        stdin=asyncio.subprocess.PIPE,  # it ends with this process
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={name: value for name, value in os.environ.items() if not name.startswith("RATUSHA_")},
        start_new_session=True,
    )
    try:
        assert maker.stdout is not None
        said = (await maker.stdout.read()).decode(errors="replace").strip()
        status = await maker.wait()
        if not status:
            return ""
        return said or f"the compilation ended with {status}"
    finally:
        process_group.kill(maker)
        await maker.wait()
