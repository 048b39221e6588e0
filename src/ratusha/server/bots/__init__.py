"""Bots' seats: thinking in worker processes, under a hard limit."""
