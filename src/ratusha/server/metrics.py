"""Counters, gauges and timings of all processes of one `ratusha serve`, in Prometheus' text format."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ratusha.server.board import Board

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
PUBLISH: Final = 1.0
"""Seconds between two moments at which a process tells the others its gauges."""
SILENT: Final = 5.0
"""A process that has told nothing for so many seconds does not work."""
ALIVE: Final = "gauge alive"
"""When a process told something last; the clock is the same for all of them."""

COUNTERS: Final = {
    "bot_failures": "Moves of bots that were replaced, by why.",
    "errors": "Answers that failed by a mistake of ours.",
    "notifications": "Messages that were sent, by their kind.",
    "processes_died": "Server processes that ended by themselves and were replaced.",
    "rate_limited": "Requests refused by a rate limit, by its kind.",
    "requests": "HTTP requests, by the status of their answer.",
    "storage_away": "Requests refused because the database did not answer.",
    "tables_created": "Tables made, by game.",
    "tables_frozen": "Tables whose rules failed, by game.",
}
GAUGES: Final = {
    "bots_thinking": "Tables where a bot is moving.",
    "processes": "Server processes that work.",
    "resident_memory_bytes": "Memory of the server processes.",
    "tables_in_memory": "Tables held in memory; one that several processes hold counts for each.",
    "tables_memory_bytes": "About how much memory they take.",
    "viewers": "Open views of tables.",
}
TIMINGS: Final = {
    "bot_thinking": "How long bots took to choose.",
    "commit": "How long changes of tables took to be on the disk.",
    "loop_lag": "How late the event loop was.",
    "request": "How long HTTP requests took.",
}


class Metrics:
    """What this process counts, and what all of them have counted.

    Names are those of the tables above, shown with `ratusha_` before them; labels are keywords.
    """

    def __init__(self, board: Board | None = None, part: int = 0) -> None:
        self._board = board or Board(1)
        self._own = self._board.part(part)
        self._gauges: dict[str, Callable[[], float]] = {}
        self._next: asyncio.TimerHandle | None = None

    def count(self, name: str, /, n: float = 1, **labels: str) -> None:
        """Add to a counter."""
        self._own.add(f"counter {name} {_labels(labels)}", n)

    def timing(self, name: str, seconds: float) -> None:
        """Add to a histogram."""
        bucket = next((i for i, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))
        self._own.add(f"timing {name} {bucket}", 1)
        self._own.add(f"timing {name} sum", seconds)

    def gauge(self, name: str, value: Callable[[], float]) -> None:
        """Report what this returns."""
        self._gauges[name] = value

    def start(self) -> None:
        """Be one of the processes that work, and tell the others the gauges from time to time."""
        self.gauge("resident_memory_bytes", resident_memory)
        self._turn()

    def close(self) -> None:
        """Be none of them any more."""
        if self._next is not None:
            self._next.cancel()
            self._own.clear("gauge ")

    def _turn(self) -> None:
        self._publish()
        self._next = asyncio.get_running_loop().call_later(PUBLISH, self._turn)

    def _publish(self) -> None:
        for name, value in self._gauges.items():
            self._own.set(f"gauge {name}", value())
        self._own.set(ALIVE, time.monotonic())

    def totals(self) -> dict[str, float]:
        """What all processes have counted and tell, by kind and name."""
        if self._next is not None:
            self._publish()
        found: dict[str, float] = {"gauge processes": 0.0}
        for part in self._board.parts():
            found["gauge processes"] += works(part.get(ALIVE, 0.0))
            for name, value in part.items():
                found[name] = found.get(name, 0.0) + value
        return found

    def text(self) -> str:
        """Everything, for /metrics."""
        counted = self.totals()
        lines: list[str] = []
        for name, help in COUNTERS.items():
            lines += _head(f"{name}_total", "counter", help)
            found = sorted(key for key in counted if key.startswith(f"counter {name} "))
            lines += [
                f"ratusha_{name}_total{key.removeprefix(f'counter {name} ')} {_number(counted[key])}"
                for key in found
            ]
            if not found and name in ("errors", "processes_died", "storage_away"):  # those without labels
                lines.append(f"ratusha_{name}_total 0")
        for name, help in GAUGES.items():
            lines += _head(name, "gauge", help)
            lines.append(f"ratusha_{name} {_number(counted.get(f'gauge {name}', 0.0))}")
        for name, help in TIMINGS.items():
            lines += _head(f"{name}_seconds", "histogram", help)
            so_far = 0.0
            for i, bound in enumerate([*(f"{bound:g}" for bound in BOUNDS), "+Inf"]):
                so_far += counted.get(f"timing {name} {i}", 0.0)
                lines.append(f'ratusha_{name}_seconds_bucket{{le="{bound}"}} {_number(so_far)}')
            lines.append(f"ratusha_{name}_seconds_sum {_number(counted.get(f'timing {name} sum', 0.0))}")
            lines.append(f"ratusha_{name}_seconds_count {_number(so_far)}")
        lines += _head("start_time_seconds", "gauge", "When the server was started.")
        lines.append(f"ratusha_start_time_seconds {self._board.started:.3f}")
        return "\n".join(lines) + "\n"


def works(alive: float) -> bool:
    """Is this sign of life of a process (0: none) a fresh one?"""
    return alive > 0 and time.monotonic() - alive < SILENT


def resident_memory() -> float:
    """Bytes of memory this process holds (0 where the system does not tell)."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0.0
    return float(pages * os.sysconf("SC_PAGE_SIZE"))


def _head(name: str, kind: str, help: str) -> list[str]:
    return [f"# HELP ratusha_{name} {help}", f"# TYPE ratusha_{name} {kind}"]


def _number(value: float) -> str:
    """In full: a rounded counter would stand still and jump."""
    return str(int(value)) if value == int(value) else repr(value)


def _labels(labels: dict[str, str]) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in sorted(labels.items())) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
