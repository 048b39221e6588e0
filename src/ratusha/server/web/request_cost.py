"""What requests cost: the time for which they occupy the process, by address and by person.

Somebody who sends expensive requests is slowed down like somebody who sends many. No library measures
this: a task's own time is the sum of its turns in the event loop, which only its awaiter sees.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Generator
from typing import Any, Generic, TypeVar

from starlette.requests import HTTPConnection

from ratusha.server.base.limits import LONGEST_QUEUE, Buckets
from ratusha.server.model.person import Person
from ratusha.server.refusal import Refused, too_often
from ratusha.server.web.context import client_address, server_of

T = TypeVar("T")


class Meter:
    """Adds up the cost of some pieces of work."""

    def __init__(self) -> None:
        self.spent = 0.0
        """Seconds of the processor's time."""
        self.held = 0.0
        """Seconds during which nobody else was served; more than `spent` on a busy machine."""

    def of(self, work: Coroutine[Any, Any, T]) -> Measured[T]:
        """The same work, to be awaited; its cost is added here."""
        return Measured(self, work)


class Measured(Generic[T]):
    """A coroutine whose every turn is measured; while it waits, others have their turns."""

    def __init__(self, meter: Meter, work: Coroutine[Any, Any, T]) -> None:
        self._meter = meter
        self._work = work

    def __await__(self) -> Generator[Any, Any, T]:
        send, given = self._work.send, None
        while True:
            begun, entered = time.thread_time(), time.monotonic()
            try:
                waits_for = send(given)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self._meter.spent += time.thread_time() - begun
                self._meter.held += time.monotonic() - entered
            try:
                given = yield waits_for
                send = self._work.send
            except GeneratorExit:
                self._work.close()
                raise
            except BaseException as error:
                send, given = self._work.throw, error


def wait_of(connection: HTTPConnection, person: Person | None) -> float:
    """How many seconds until the address and the person of a request may use the processor again; 0.0:
    now."""
    buckets: Buckets = server_of(connection).buckets
    wait = buckets.wait("address-time", client_address(connection))
    return max(wait, buckets.wait("person-time", person.id)) if person is not None else wait


async def queue(connection: HTTPConnection) -> None:
    """Wait for a turn, if the address has used much; Refused if that would take too long."""
    wait = server_of(connection).queue.wait(client_address(connection))
    if wait > LONGEST_QUEUE:
        raise too_much_time(connection, wait)
    if wait:
        await asyncio.sleep(wait)


def too_much_time(connection: HTTPConnection, wait: float) -> Refused:
    """Too much time was recently spent for this client."""
    server_of(connection).metrics.count("rate_limited", kind="time")
    return too_often(wait)


def charge(connection: HTTPConnection, person: Person | None, meter: Meter) -> None:
    """Charge the address and the person with what was spent; the meter starts again at zero."""
    server, address = server_of(connection), client_address(connection)
    buckets: Buckets = server.buckets
    buckets.spend("address-time", address, meter.spent)
    server.queue.note(address, meter.held)
    if person is not None:
        buckets.spend("person-time", person.id, meter.spent)
    meter.spent = meter.held = 0.0
