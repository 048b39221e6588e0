"""Ratusha: city- and civilisation-building board games, their rules, bots and tables."""

from ratusha import _pure

_pure.obey()

__version__ = "0.1.0"
