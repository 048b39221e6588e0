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
    """The known zones, without those that mean something else on each machine."""
    return frozenset(available_timezones() - {"localtime", "Factory"} | {"UTC"})


@cache
def to_choose() -> list[str]:
    """The zones that are named after a place, and UTC: the list to choose from."""
    return ["UTC", *sorted(name for name in known() if name.partition("/")[0] in REGIONS)]


@cache
def zone(name: str) -> tzinfo:
    """The zone. One that was known when a table was made, and no longer is, is read as UTC."""
    return ZoneInfo(name) if name in known() and name != "UTC" else UTC
