"""Several server processes on one port: each with a listening socket of its own, kept alive together."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Sequence
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Final

import uvicorn

from ratusha.server import logs

CALM: Final = 0.5
"""Seconds before a process that died is started again."""
FAILED_TO_START: Final = 3
"""How uvicorn's process exits when it can't serve at all: starting it again would not help."""

spawn: Final = multiprocessing.get_context("spawn")


class Workers:
    """A process for each socket. The system deals the connections out evenly among the sockets.

    The sockets stay open here: whoever connects while a process is being replaced waits for the next.
    """

    def __init__(self, config: uvicorn.Config, sockets: Sequence[socket.socket]) -> None:
        self._config = config
        self._sockets = sockets
        self._stop = threading.Event()
        self._failed = False

    def run(self) -> bool:
        """Serve until told to stop; False if a process could not start."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._stop.set())
        processes = [self._start(bound) for bound in self._sockets]
        while not self._stop.is_set():
            wait([process.sentinel for process in processes], timeout=CALM)
            for i, process in enumerate(processes):
                if not process.is_alive() and not self._stop.is_set():
                    processes[i] = self._replace(i, process)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()
        return not self._failed

    def _start(self, bound: socket.socket) -> SpawnProcess:
        process = spawn.Process(target=_work, args=(self._config, bound), name="server")
        process.start()
        return process

    def _replace(self, i: int, died: SpawnProcess) -> SpawnProcess:
        if died.exitcode == FAILED_TO_START:
            self._failed = True
            self._stop.set()
            return died
        logs.log("a server process died", level=40, exit=died.exitcode)
        self._stop.wait(CALM)
        return self._start(self._sockets[i])


def _work(config: uvicorn.Config, bound: socket.socket) -> None:
    """One process, until it is told to stop or its parent is gone."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    uvicorn.Server(config).run(sockets=[bound])


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
