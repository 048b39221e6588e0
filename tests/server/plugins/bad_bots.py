"""Bots that do what bots should not."""

import contextlib
import os
import subprocess
import time
from pathlib import Path
from typing import ClassVar

from ratusha.bots import Bot
from ratusha.kernel.view import View


class Sleeper(Bot):
    """Never comes to a decision."""

    def choose(self, view: View) -> int:
        while True:
            time.sleep(1)


class Gated(Bot):
    """Says that it thinks, and does so until it is let go."""

    def choose(self, view: View) -> int:
        gate = Path(os.environ["BOT_GATE"])
        (gate / "thinking").touch()
        while not (gate / "open").exists():
            time.sleep(0.02)
        return view.moves()[0]


class Glutton(Bot):
    """Keeps ever more memory, from one move to the next."""

    eaten: ClassVar[list[bytes]] = []

    def choose(self, view: View) -> int:
        while True:
            self.eaten.append(bytes(50_000_000))


class Brooder(Bot):
    """Leaves a child behind that goes on when it is stopped itself."""

    def choose(self, view: View) -> int:
        subprocess.Popen(["sleep", "1234567"])
        while True:
            time.sleep(1)


class Chatterbox(Bot):
    """Writes where the answers go, then says something that is none."""

    def choose(self, view: View) -> int:
        for file in range(1, 12):
            with contextlib.suppress(OSError):
                os.write(file, b"\xff" * 5000)
        raise SystemExit(7)


class Liar(Bot):
    """Chooses what is no move."""

    def choose(self, view: View) -> int:
        return -7


class Crasher(Bot):
    """Takes its process with it."""

    def choose(self, view: View) -> int:
        os._exit(3)
