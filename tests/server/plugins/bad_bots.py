"""Bots that do what bots should not."""

import os
import time

from ratusha.bots import Bot
from ratusha.kernel.view import View


class Sleeper(Bot):
    """Never comes to a decision."""

    def choose(self, view: View) -> int:
        while True:
            time.sleep(1)


class Liar(Bot):
    """Chooses what is no move."""

    def choose(self, view: View) -> int:
        return -7


class Crasher(Bot):
    """Takes its process with it."""

    def choose(self, view: View) -> int:
        os._exit(3)
