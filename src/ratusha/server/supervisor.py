"""Several server processes on one port, kept alive together.

The parent accepts the connections and hands each to a process: those about one table to the same one, so that
its position, its log and what viewers see of it are made once; any other to the next in turn. It is a
preference only: every process can serve everything. uvicorn's own workers share one listening socket:
whichever is awake takes a connection, so that each would hold every table, and one that hangs would go on
taking connections.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import multiprocessing
import os
import re
import selectors
import signal
import socket
import sys
import threading
import time
import zlib
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import uvicorn

from ratusha.server.base import logs
from ratusha.server.base.metrics import Metrics, Shared
from ratusha.server.base.signals import end_when_told, stop_when_told, when_told
from ratusha.server.web.app import create

LOOK: Final = 0.5
"""Seconds between checks of the processes and of silent connections."""
SILENT: Final = 5.0
"""Seconds after which a connection that has sent nothing is handed on anyway."""
MOST_SILENT: Final = 256
"""If there are more of them, the oldest is handed on at once."""
PEEKED: Final = 512
"""Bytes of a request that are looked at."""
AT_ONCE: Final = 64
FAILED_TO_START: Final = 3
"""uvicorn's exit status when the server can't be started."""
PAUSE: Final = 2.0
"""The least seconds between two starts of a process: the machine may be out of memory."""
STOPPING: Final = 20.0
"""Seconds that the processes have to stop."""
AT_TERMINAL: Final = (signal.SIGINT,)
"""The signals that a terminal sends to all processes at once."""

TABLE: Final = re.compile(rb"\A[A-Z]+ [^ ?]*/tables/([a-z0-9]+)")

spawn: Final = multiprocessing.get_context("spawn")


class ServerProcess:
    """A process, and the pair of sockets through which it gets its connections.

    The pair outlives the process: connections that arrive while it is being replaced wait for the next one.
    """

    def __init__(self, config: uvicorn.Config, shared: Shared, number: int) -> None:
        self._config = config
        self._shared = shared
        self._number = number
        self._ours, self._theirs = socket.socketpair()
        self._ours.setblocking(False)
        self._theirs.setblocking(False)
        self.process: SpawnProcess = self._start()

    def _start(self) -> SpawnProcess:
        self.again = time.monotonic() + PAUSE
        args = (self._config, self._theirs, self._shared, self._number)
        process = spawn.Process(target=_work, args=args, name="server")
        signal.pthread_sigmask(signal.SIG_BLOCK, AT_TERMINAL)  # until it can handle the signal
        process.start()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, AT_TERMINAL)
        return process

    def restart(self) -> None:
        """Start a new process in place of one that died."""
        logs.log("a server process died", level=40, exit=self.process.exitcode)
        self._shared.gone(self._number)
        self.process = self._start()

    @property
    def works(self) -> bool:
        """Has the process been alive within the last seconds?"""
        return self._shared.works(self._number)

    def take(self, connection: socket.socket) -> bool:
        """Hand a connection over; False if too many are waiting."""
        try:
            socket.send_fds(self._ours, [b"."], [connection.fileno()])
        except OSError:
            return False
        return True


class Supervisor:
    """The parent process: distributes connections and replaces processes that die."""

    def __init__(self, config: uvicorn.Config, bound: socket.socket, count: int) -> None:
        self._stop = False
        when_told(self._told_to_stop)
        self._bound = bound
        resource_tracker.ensure_running()  # it is started with the first process, and unblocks signals then
        self._shared = Shared(count + 1)  # the last number is this process's own
        self._processes = [ServerProcess(config, self._shared, n) for n in range(count)]
        self._metrics = Metrics(self._shared, count)
        self._selector = selectors.DefaultSelector()
        self._silent: dict[socket.socket, float] = {}
        """Connections that have sent nothing yet, and when they are handed on anyway."""
        self._turn = 0
        self._worked = False
        """Has any process started successfully?"""

    def run(self) -> None:
        """Serve until told to stop; SystemExit if no process could start."""
        self._bound.setblocking(False)
        self._selector.register(self._bound, selectors.EVENT_READ)
        looked = time.monotonic()
        try:
            while not self._stop:
                for key, _ in self._selector.select(LOOK):
                    if key.fileobj is self._bound:
                        self._accept()
                    else:
                        self._route(key.fileobj)  # type: ignore[arg-type]
                if time.monotonic() - looked > LOOK and not self._stop:
                    looked = time.monotonic()
                    self._look()
        finally:
            self._bound.close()
            self._end()
            self._shared.remove()

    def _end(self) -> None:
        """Stop all processes; one that does not stop in time is killed."""
        for one in self._processes:
            one.process.terminate()
        until = time.monotonic() + STOPPING
        for one in self._processes:
            one.process.join(max(0.0, until - time.monotonic()))
            if one.process.is_alive():
                logs.log("a server process does not stop and is killed", level=40)
                one.process.kill()
                one.process.join()

    def _told_to_stop(self, *_: object) -> None:
        self._stop = True

    def _accept(self) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, _address = self._bound.accept()
            except BlockingIOError:
                return
            except OSError:  # the other side has gone, or there are too many open files
                time.sleep(0.01)
                return
            connection.setblocking(False)
            self._silent[connection] = time.monotonic() + SILENT
            self._selector.register(connection, selectors.EVENT_READ)
            if len(self._silent) > MOST_SILENT:
                self._route(next(iter(self._silent)))

    def _route(self, connection: socket.socket) -> None:
        """Hand a connection on by the first line of its first request."""
        head = b""
        with contextlib.suppress(OSError):
            head = connection.recv(PEEKED, socket.MSG_PEEK)
        table = TABLE.match(head)
        if table is not None:
            self._hand(connection, zlib.crc32(table[1]))
        else:
            self._turn += 1
            self._hand(connection, self._turn)

    def _hand(self, connection: socket.socket, to: int) -> None:
        """Give a connection to this process; to another, if it is overloaded or hangs; if all are, try again
        later."""
        count = len(self._processes)
        by_turn = [self._processes[(to + i) % count] for i in range(count)]
        by_turn.sort(key=lambda one: not one.works)
        if any(one.take(connection) for one in by_turn):
            self._selector.unregister(connection)
            del self._silent[connection]
            connection.close()
        else:
            time.sleep(0.01)

    def _look(self) -> None:
        """Replace processes that died, and hand on connections that have sent nothing."""
        at = time.monotonic()
        for connection in [known for known, until in self._silent.items() if until < at]:
            self._route(connection)
        self._worked = self._worked or any(one.works for one in self._processes)
        for one in self._processes:
            if one.process.is_alive() or at < one.again:
                continue
            if one.process.exitcode == FAILED_TO_START and not self._worked:
                sys.exit(FAILED_TO_START)  # trying again would not help
            one.restart()
            self._metrics.count("processes_died")


class HandedServer(uvicorn.Server):
    """A server whose connections are handed to it by the parent."""

    def __init__(self, config: uvicorn.Config, source: socket.socket) -> None:
        super().__init__(config)
        self._source = source
        self._tasks: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        asyncio.get_running_loop().add_reader(self._source, self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._source)
        await super().shutdown(sockets=[])

    def _take(self) -> None:
        for _ in range(AT_ONCE):
            try:
                _, handles, _, _ = socket.recv_fds(self._source, 1, 1)
            except OSError:
                return
            for handle in handles:
                task = asyncio.ensure_future(self._begin(socket.socket(fileno=handle)))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _begin(self, connection: socket.socket) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)
        except OSError:
            connection.close()

    def _protocol(self) -> asyncio.Protocol:
        made: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = made(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol


def _work(config: uvicorn.Config, source: socket.socket, shared: Shared, number: int) -> None:
    """Run one process until it is told to stop or its parent is gone."""
    end_when_told()
    logs.set_up(os.environ["RATUSHA_LOG_LEVEL"])
    threading.Thread(target=_end_with_parent, args=(shared,), daemon=True).start()
    config.app = functools.partial(create, Metrics(shared, number))
    server = HandedServer(config, source)
    stop_when_told(server)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, AT_TERMINAL)
    server.run()


def _end_with_parent(shared: Shared) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        shared.remove()  # as the parent would have done
        os.kill(os.getpid(), signal.SIGTERM)
