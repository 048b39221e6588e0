"""A real server in a process of its own, for benchmarks: started, limited, measured and stopped."""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

PERIOD_US = 5000


class Server:
    """The server process under load."""

    def __init__(self, args: argparse.Namespace, data: Path) -> None:
        self.args = args
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.groups: list[Path] = []

    def start(self) -> None:
        command = [sys.executable, "-m", "ratusha", "serve", "--no-open", "--port", str(self.port)]
        command += ["--data", str(self.data), "--workers", str(self.args.workers)]
        command += ["--database", self.args.database] if self.args.database else []
        environment = os.environ | {
            "RATUSHA_RATES": "1000000",
            "RATUSHA_LOG_LEVEL": "warning",
            "RATUSHA_COMPILE": "0",  # no compilation beside the load
        }
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[1]
        self.port = int(self.address.rsplit(":", 1)[1])
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/healthz").status_code == 200:
                    return
            time.sleep(0.1)

    def stop(self) -> None:
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()
        while self.groups:
            with contextlib.suppress(OSError):
                self.groups.pop().rmdir()

    def limit(self, share: float) -> None:
        """Give each process a part of a core, by a control group of its own (Linux, as root)."""
        root, quota = Path("/sys/fs/cgroup"), str(int(share * PERIOD_US))
        own = [line.split(":") for line in Path("/proc/self/cgroup").read_text().split()]
        old = next((path for _, what, path in own if what == "cpu"), None)
        for pid in self.processes():
            if old is not None:
                group = root / "cpu" / old.strip("/") / f"ratusha-{pid}"
                limits = {"cpu.cfs_period_us": str(PERIOD_US), "cpu.cfs_quota_us": quota}
            else:
                group = root / f"ratusha-{pid}"
                limits = {"cpu.max": f"{quota} {PERIOD_US}"}
            group.mkdir()
            self.groups.append(group)
            for name, value in (limits | {"cgroup.procs": str(pid)}).items():
                (group / name).write_text(value)

    def processes(self) -> list[int]:
        """The server and its worker processes."""
        assert self.process is not None
        found = []
        for folder in Path("/proc").iterdir():
            if folder.name.isdigit():
                with contextlib.suppress(OSError, IndexError, ValueError):
                    fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
                    if int(fields[2]) == self.process.pid:
                        found.append(int(folder.name))
        return found

    def memory(self) -> int:
        """Bytes, all processes together."""
        total = 0
        for pid in self.processes():
            with contextlib.suppress(OSError):
                total += int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        return total

    def cpu(self) -> float:
        """Seconds of CPU time, all processes together."""
        total = 0.0
        for pid in self.processes():
            with contextlib.suppress(OSError):
                fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
                total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return total
