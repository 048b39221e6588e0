"""What a table is created with."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ratusha.kernel.registry import game
from ratusha.server.base import limits
from ratusha.server.model import zones
from ratusha.server.model.person import Pace
from ratusha.server.refusal import Refused

COLOURS: Final = ("red", "blue", "yellow", "green", "purple", "white")
"""Player colours, each with a shape of its own: circle, square, triangle, diamond, hexagon, star."""

MINUTE: Final = 60_000
DAY: Final = 86_400_000

OPEN: Final = "open"
HOT: Final = "hot"
"""What a seat can be planned as: open to anybody; also the creator's (hot seat); else a bot's name."""


TimeOfDay = (
    Annotated[int, Meta(ge=0, le=23)]
    | Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$", examples=["22:30"])]
)
"""`HH:MM`; or a whole hour as a number."""


def _since_midnight(time: int | str) -> int:
    hours, _, minutes = str(time).partition(":")
    return (int(hours) * 60 + int(minutes or 0)) * MINUTE


def clock_face(time: int | str) -> str:
    """A time of day as `HH:MM`."""
    minutes = _since_midnight(time) // MINUTE
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long people may think."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    """Live: for the whole game."""
    increment: Annotated[int, Meta(ge=0, le=600)] = 30
    """Live: seconds added with each hand-over."""
    days: Annotated[int, Meta(ge=1, le=30)] = 2
    """Days: for each hand-over."""
    sleep_from: TimeOfDay = "23:00"
    sleep_to: TimeOfDay = "23:00"
    """Days: the clock is paused between these times; equal: never."""
    zone: Annotated[str, Meta(max_length=64, description="IANA name", examples=["Europe/Berlin"])] = "UTC"
    """Days: the time zone of these times, by its IANA name."""
    absence: Annotated[int, Meta(ge=1, le=60)] = 14
    """Without a clock: after this many days without a move of a player whose turn it is, the others may go on
    without him."""

    @property
    def night(self) -> tuple[int, int]:
        """When the sleeping hours begin and end: milliseconds since midnight."""
        return _since_midnight(self.sleep_from), _since_midnight(self.sleep_to)

    @property
    def sleeps(self) -> bool:
        """Is this clock ever paused for the night?"""
        return self.kind == "days" and self.night[0] != self.night[1]


class Origin(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a table comes from that does not begin at the start of a game."""

    kind: Literal["fork", "import", "rematch"]
    table: str = ""
    ply: int = 0


class TableSettings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table's settings: fixed once it is created."""

    game: str
    seats: list[str]
    """One plan for each seat: `open`, `hot` (also the creator's), or a bot's name. The creator sits on the
    first open seat, unless a hot one comes before it."""
    options: dict[str, str] = {}
    clock: Clock = Clock()
    open: bool = True
    """Open to everybody; else by invitation."""
    rated: bool = False
    title: str = ""
    pace: Pace = "normal"
    """How much time bots give people to look at each of their moves."""
    origin: Origin | None = None


def check(settings: TableSettings, bots: list[str]) -> TableSettings:
    """The settings in their canonical form; BadInput or Refused if they are not possible."""
    rules = game(settings.game)
    count = rules.check_seats(len(settings.seats))
    for plan in settings.seats:
        if plan not in (OPEN, HOT) and plan.partition("@")[0] not in bots:
            raise Refused("unknown_bot", name=plan[:40])
    title = " ".join(settings.title.split())
    if len(title) > limits.LABEL or not title.isprintable():
        raise Refused("title_too_long", n=limits.LABEL)
    return msgspec.structs.replace(
        settings,
        options=rules.check_options(dict(settings.options), count),
        clock=_check_clock(settings.clock),
        title=title,
    )


def _check_clock(clock: Clock) -> Clock:
    """The clock with times as `HH:MM`; without a time zone where it is never paused."""
    if clock.zone not in zones.known():
        raise Refused("unknown_time_zone", name=clock.zone)
    if not clock.sleeps:
        return Clock(clock.kind, clock.minutes, clock.increment, clock.days, absence=clock.absence)
    return msgspec.structs.replace(
        clock, sleep_from=clock_face(clock.sleep_from), sleep_to=clock_face(clock.sleep_to)
    )
