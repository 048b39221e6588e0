"""Counters, gauges and timings of this process, in Prometheus' text format."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """Names are given without the prefix `ratusha_`; labels as keywords."""

    def __init__(self) -> None:
        self._counts: dict[tuple[str, str], float] = {}
        self._timings: dict[str, list[float]] = {}
        self._gauges: dict[str, Callable[[], float]] = {
            "resident_memory_bytes": resident_memory,
        }
        self._started = time.time()

    def count(self, name: str, /, n: float = 1, **labels: str) -> None:
        """Add to a counter."""
        key = (name, _labels(labels))
        self._counts[key] = self._counts.get(key, 0) + n

    def timing(self, name: str, seconds: float) -> None:
        """Add to a histogram."""
        buckets = self._timings.setdefault(name, [0.0] * (len(BOUNDS) + 2))
        for i, bound in enumerate(BOUNDS):
            if seconds <= bound:
                buckets[i] += 1
        buckets[-2] += 1
        buckets[-1] += seconds

    def gauge(self, name: str, value: Callable[[], float]) -> None:
        """Report what this returns whenever asked."""
        self._gauges[name] = value

    def text(self) -> str:
        """Everything, for /metrics."""
        lines: list[str] = []
        for name in sorted({name for name, _ in self._counts}):
            lines.append(f"# TYPE ratusha_{name}_total counter")
            lines += [
                f"ratusha_{name}_total{labels} {value:g}"
                for (known, labels), value in sorted(self._counts.items())
                if known == name
            ]
        for name, value in sorted(self._gauges.items()):
            lines += [f"# TYPE ratusha_{name} gauge", f"ratusha_{name} {value():.10g}"]
        for name, buckets in sorted(self._timings.items()):
            lines.append(f"# TYPE ratusha_{name}_seconds histogram")
            lines += [
                f'ratusha_{name}_seconds_bucket{{le="{bound:g}"}} {n:g}'
                for bound, n in zip(BOUNDS, buckets, strict=False)
            ]
            lines.append(f'ratusha_{name}_seconds_bucket{{le="+Inf"}} {buckets[-2]:g}')
            lines.append(f"ratusha_{name}_seconds_count {buckets[-2]:g}")
            lines.append(f"ratusha_{name}_seconds_sum {buckets[-1]:.6g}")
        lines.append("# TYPE ratusha_start_time_seconds gauge")
        lines.append(f"ratusha_start_time_seconds {self._started:.3f}")
        return "\n".join(lines) + "\n"


def resident_memory() -> float:
    """Bytes of memory this process holds (0 where the system does not tell)."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0.0
    return float(pages * os.sysconf("SC_PAGE_SIZE"))


def _labels(labels: dict[str, str]) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{value}"' for name, value in sorted(labels.items())) + "}"
