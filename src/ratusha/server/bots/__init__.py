"""Bots' seats: they think in processes of their own, under a hard limit."""
