"""Matches between bots, and what they show."""

from ratusha.kernel import words

words.add("arena", "ratusha.arena")
