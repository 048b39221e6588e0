"""Work spread over processes, or over a Ray cluster: the same answers, whoever finds them."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from ratusha.bots.collector import collect_rarely
from ratusha.kernel.errors import BadInput, RatushaError, shown
from ratusha.kernel.msg import Msg

Task = TypeVar("Task")
Answer = TypeVar("Answer")

AHEAD: Final = 2
"""How many tasks wait for each worker: enough to keep it busy, few enough to stop early."""
DEATHS: Final = 3
"""How often a task is given to another worker when the one that had it dies."""
HERE: Final = "local"
"""The address that starts a Ray cluster on this machine."""
CONNECT: Final = 5.0
"""Seconds for a cluster to answer."""
SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}
"""No reports to Ray's makers, no warning about graphics cards."""
STARTS: Final = 5
"""Ray gives up after 30 seconds on a busy machine: how often it is started again."""
PASSED_ON: Final = ("RATUSHA_PURE",)
"""What the workers of a cluster have to know of our environment."""


@dataclass(frozen=True)
class Workers:
    """Who works: this many processes of this machine, or the Ray cluster at an address."""

    jobs: int = 1
    cluster: str = ""


def spread(
    work: Callable[[Task], Answer], tasks: Iterable[Task], workers: Workers
) -> Iterator[tuple[Task, Answer]]:
    """Each task with its answer, as they are finished; the work stops when nobody asks for more.

    `work` is a function of a module, and what it is given and answers can be pickled. A worker that dies
    costs nothing but time: its task is given to another.
    """
    if workers.cluster:
        yield from _by_cluster(work, iter(tasks), workers)
    elif workers.jobs == 1:
        collect_rarely()
        for task in tasks:
            yield task, work(task)
    else:
        yield from _by_processes(work, iter(tasks), workers.jobs)


def _answered(work: Callable[[Task], Answer], task: Task) -> tuple[Answer | None, str]:
    """The answer; or what went wrong, as text, because compiled errors can't travel between processes."""
    collect_rarely()
    try:
        return work(task), ""
    except RatushaError as error:
        return None, str(error)


def _by_processes(
    work: Callable[[Task], Answer], tasks: Iterator[Task], jobs: int
) -> Iterator[tuple[Task, Answer]]:
    again: list[Task] = []
    for death in range(DEATHS + 1):
        pending: dict[Future[tuple[Answer | None, str]], Task] = {}
        pool = ProcessPoolExecutor(jobs, get_context("spawn"))
        try:
            while True:
                while len(pending) < jobs * AHEAD and (more := again[:1] or list(islice(tasks, 1))):
                    del again[:1]
                    pending[pool.submit(_answered, work, more[0])] = more[0]
                if not pending:
                    return
                for done in wait(pending, return_when=FIRST_COMPLETED).done:
                    answer, problem = done.result()
                    task = pending.pop(done)
                    if problem or answer is None:
                        raise BadInput("bots", Msg("bots-failed", detail=problem))
                    yield task, answer
        except BrokenProcessPool:
            again = [*pending.values(), *again]
            if death == DEATHS:
                raise BadInput("--jobs", Msg("arena-worker-died")) from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _by_cluster(
    work: Callable[[Task], Answer], tasks: Iterator[Task], workers: Workers
) -> Iterator[tuple[Task, Answer]]:
    ray = start_cluster(workers)
    try:
        remote = ray.remote(max_retries=DEATHS)(_answered)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        pending: dict[Any, Task] = {}
        while True:
            for task in islice(tasks, most - len(pending)):
                pending[remote.remote(work, task)] = task
            if not pending:
                return
            for done in ray.wait(list(pending), num_returns=1)[0]:
                answer, problem = ray.get(done)
                task = pending.pop(done)
                if problem or answer is None:
                    raise BadInput("bots", Msg("bots-failed", detail=problem))
                yield task, answer
    except ray.exceptions.WorkerCrashedError:
        raise BadInput("--cluster", Msg("arena-worker-died")) from None
    finally:
        ray.shutdown()


def start_cluster(workers: Workers) -> Any:
    """Ray, connected to the cluster; or with a new one of this machine."""
    if find_spec("ray") is None:
        raise BadInput("--cluster", Msg("arena-no-ray"))
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    ray = import_module("ray")
    given: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if workers.cluster == HERE:
        given.update(address="local", num_cpus=workers.jobs, include_dashboard=False)
        given.update(_node_ip_address="127.0.0.1")  # it is nobody else's business
    else:
        _check_address(workers.cluster)
        passed = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        given.update(address=workers.cluster, runtime_env={"env_vars": passed} if passed else None)
    for start in range(STARTS):
        try:
            ray.init(**given)
            break
        except Exception as error:  # Ray has no error of its own for a timeout
            ray.shutdown()
            if start == STARTS - 1 or workers.cluster != HERE:
                raise BadInput("--cluster", Msg("arena-no-cluster", detail=shown(str(error), 200))) from None
    return ray


def _check_address(address: str) -> None:
    """BadInput if nobody listens there: Ray itself would try for minutes."""
    found = re.fullmatch(r"(?:ray://)?\[?([^\]/]+)\]?:([0-9]{1,5})", address)
    if found is None:
        if address != "auto":
            raise BadInput("--cluster", Msg("arena-address-form", given=shown(address)))
        return
    try:
        socket.create_connection((found[1], int(found[2])), CONNECT).close()
    except (OSError, OverflowError) as error:
        raise BadInput("--cluster", Msg("arena-no-cluster", detail=shown(str(error), 200))) from None
