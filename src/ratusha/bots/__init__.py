"""Players that need only the kernel's contract: they get views and nothing else."""

from ratusha.bots.bot import Bot, Budget
from ratusha.bots.registry import bot, bot_ids, check_names
from ratusha.kernel import words

__all__ = ["Bot", "Budget", "bot", "bot_ids", "check_names"]

words.add("bots", "ratusha.bots")
