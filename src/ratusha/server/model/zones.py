"""Time zones by their IANA names."""

from __future__ import annotations

from datetime import UTC, tzinfo
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

REGIONS: Final = (
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian",
    "Pacific",
)  # fmt: skip


@cache
def known() -> frozenset[str]:
    """The zones known here; not those that mean another one on each machine."""
    return frozenset(available_timezones() - {"localtime", "Factory"} | {"UTC"})


@cache
def to_choose() -> list[str]:
    """Those that are named after a place, and UTC: for a list to choose from."""
    return ["UTC", *sorted(name for name in known() if name.partition("/")[0] in REGIONS)]


@cache
def zone(name: str) -> tzinfo:
    """The zone; one that was known when a table was made, and is not any more, is read as UTC."""
    return ZoneInfo(name) if name in known() and name != "UTC" else UTC
