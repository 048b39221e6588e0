"""Counters, gauges and timings of all processes of one `ratusha serve`, by prometheus_client.

Several processes keep them in files of one folder, as the library's multi-process mode does, with one
addition: the process that takes the place of a dead one has its number and goes on counting in its files.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from ctypes import c_double
from pathlib import Path
from typing import Final, cast

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
    values,
)
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
PUBLISH: Final = 1.0
"""Seconds between two moments at which a process updates its gauges."""
SILENT: Final = 5.0
"""After this many seconds without an update a process counts as not working."""
IN_MEMORY: Final = "/dev/shm"
"""Where the files of several processes are kept, if the system has it: they are written with every request.
"""

COUNTERS: Final = {
    "bot_failures": ("Moves of bots that were replaced, by why.", "why"),
    "errors": ("Answers that failed by a mistake of ours.", ""),
    "notifications": ("Messages that were sent, by their kind.", "kind"),
    "processes_died": ("Server processes that ended by themselves and were replaced.", ""),
    "rate_limited": ("Requests refused by a rate limit, by its kind.", "kind"),
    "requests": ("HTTP requests, by the status of their answer.", "status"),
    "storage_away": ("Requests refused because the database did not answer.", ""),
    "tables_created": ("Tables made, by game.", "game"),
    "tables_frozen": ("Tables whose rules failed, by game.", "game"),
}
"""Each counter's description and label."""
GAUGES: Final = {
    "bots_thinking": "Tables where a bot is moving.",
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

disable_created_metrics()
spawn: Final = multiprocessing.get_context("spawn")


class Shared:
    """What the processes of one server share: when each was last alive, and a folder for metrics.

    It can be passed to a process that is being spawned. A single process needs no folder.
    """

    def __init__(self, processes: int = 1) -> None:
        self.started = time.time()
        self._alive = [0.0]
        if processes > 1:
            self._alive = cast("list[float]", spawn.RawArray(c_double, processes))
        self.folder = ""
        if processes > 1:
            memory = IN_MEMORY if os.access(IN_MEMORY, os.W_OK) else None
            self.folder = tempfile.mkdtemp(prefix="ratusha-metrics-", dir=memory)

    def show_life(self, number: int) -> None:
        """Note that this process works now; the clock is the same for all of them."""
        self._alive[number] = time.monotonic()

    def works(self, number: int) -> bool:
        """Has this process been alive within the last seconds?"""
        return self._alive[number] > 0 and time.monotonic() - self._alive[number] < SILENT

    def working(self) -> int:
        """How many processes work."""
        return sum(self.works(number) for number in range(len(self._alive)))

    def gone(self, number: int) -> None:
        """A process has ended: its gauges no longer count."""
        self._alive[number] = 0.0
        if self.folder:
            mark_process_dead(number, self.folder)

    def remove(self) -> None:
        """Remove the folder."""
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)


class Metrics(Collector):
    """What this process counts, and the sums over all processes.

    Names are those of the tables above, shown with `ratusha_` before them; labels are keywords.
    """

    def __init__(self, shared: Shared | None = None, number: int = 0) -> None:
        self._shared = shared or Shared()
        self._number = number
        if self._shared.folder:  # the library looks here whenever it makes a number
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = self._shared.folder
            values.ValueClass = values.MultiProcessValue(lambda: number)
        own = CollectorRegistry()
        self._counters = {
            name: Counter(f"ratusha_{name}", help, [label] if label else [], registry=own)
            for name, (help, label) in COUNTERS.items()
        }
        self._gauges = {
            name: Gauge(f"ratusha_{name}", help, registry=own, multiprocess_mode="livesum")
            for name, help in GAUGES.items()
        }
        self._timings = {
            name: Histogram(f"ratusha_{name}_seconds", help, registry=own, buckets=BOUNDS)
            for name, help in TIMINGS.items()
        }
        self._values: dict[str, Callable[[], float]] = {}
        self._next: asyncio.TimerHandle | None = None
        self._all = CollectorRegistry() if self._shared.folder else own
        if self._shared.folder:
            MultiProcessCollector(self._all, self._shared.folder)
        self._all.register(self)

    def count(self, name: str, /, n: float = 1, **labels: str) -> None:
        """Add to a counter."""
        counter = self._counters[name]
        (counter.labels(**labels) if labels else counter).inc(n)

    def timing(self, name: str, seconds: float) -> None:
        """Add to a histogram."""
        self._timings[name].observe(seconds)

    def gauge(self, name: str, value: Callable[[], float]) -> None:
        """Report what this function returns."""
        self._values[name] = value

    def start(self) -> None:
        """Begin to publish the gauges from time to time; this process now counts as working."""
        self.gauge("resident_memory_bytes", resident_memory)
        self._turn()

    def close(self) -> None:
        """Stop publishing; this process no longer counts as working."""
        if self._next is not None:
            self._next.cancel()
            self._next = None
            self._shared.gone(self._number)

    def _turn(self) -> None:
        self._publish()
        self._next = asyncio.get_running_loop().call_later(PUBLISH, self._turn)

    def _publish(self) -> None:
        for name, value in self._values.items():
            self._gauges[name].set(value())
        self._shared.show_life(self._number)

    def collect(self) -> Iterator[Metric]:
        """What is not a sum over the processes (called by the library)."""
        working = self._shared.working()
        yield GaugeMetricFamily("ratusha_processes", "Server processes that work.", working)
        started = self._shared.started
        yield GaugeMetricFamily("ratusha_start_time_seconds", "When the server was started.", started)

    def sum_of(self, gauge: str) -> float:
        """A gauge, summed over all processes."""
        self._tell()
        return self._all.get_sample_value(f"ratusha_{gauge}") or 0.0

    def text(self) -> str:
        """All metrics, for /metrics."""
        self._tell()
        return generate_latest(self._all).decode()

    def _tell(self) -> None:
        if self._next is not None:
            self._publish()


def resident_memory() -> float:
    """Bytes of memory this process uses (0 where the system does not say)."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0.0
    return float(pages * os.sysconf("SC_PAGE_SIZE"))
