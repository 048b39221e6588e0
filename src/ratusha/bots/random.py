"""`random`: any legal move, each as likely as the others."""

from __future__ import annotations

from ratusha.bots.bot import Bot
from ratusha.kernel.view import View


class Random(Bot):
    """Plays at random; the yardstick for all others."""

    def choose(self, view: View) -> int:
        return self.rng.pick(view.moves())
