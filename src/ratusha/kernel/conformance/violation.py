"""What the suite raises."""

from __future__ import annotations


class Violation(Exception):
    """Something that must hold does not; `record` is the game that shows it."""

    def __init__(self, what: str, record: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.record = record


def hold(condition: bool, what: str) -> None:
    """Raise unless the condition holds."""
    if not condition:
        raise Violation(what)
