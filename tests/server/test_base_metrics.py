"""/metrics: strictly in Prometheus' format, of all processes together, nothing lost with one that dies."""

import asyncio
import os
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client import values
from tests.server.harness import Running, eventually, needs_proc, patient
from tests.server.sockets import Live

from ratusha.server.base.metrics import BOUNDS, COUNTERS, GAUGES, TIMINGS, Metrics, Shared

pytestmark = pytest.mark.long

SAMPLE = re.compile(r'([a-z_]+)(\{[a-z]+="[^"\\\n]*"(?:,[a-z]+="[^"\\\n]*")*\})? (\S+)')


def parse(text: str) -> dict[str, float]:
    """The samples by name and labels; whatever Prometheus would not take, or not expect, is an error."""
    assert text.endswith("\n")
    found: dict[str, float] = {}
    kinds: dict[str, str] = {}
    lines = text.splitlines()
    family = ""
    for n, line in enumerate(lines):
        if line.startswith("# HELP "):
            family = line.split(" ")[2]
            assert family not in kinds, "each name stands in one place"
            assert lines[n + 1].startswith(f"# TYPE {family} ")
            kinds[family] = lines[n + 1].split(" ")[3]
        elif not line.startswith("# TYPE "):
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            name, labels, value = sample[1], sample[2] or "", float(sample[3])
            tail = name.removeprefix(family)
            assert tail in {"histogram": ("_bucket", "_sum", "_count")}.get(kinds[family], ("",)), line
            assert name.endswith("_total") == (kinds[family] == "counter")
            assert name + labels not in found
            found[name + labels] = value
    for name in TIMINGS:
        begins = f"ratusha_{name}_seconds"
        buckets = [found[f'{begins}_bucket{{le="{bound}"}}'] for bound in [str(b) for b in BOUNDS] + ["+Inf"]]
        assert buckets == sorted(buckets)
        assert buckets[-1] == found[f"{begins}_count"]
    return found


def test_the_text_is_what_prometheus_reads():
    metrics = Metrics()
    metrics.count("requests", 2_345_678, status="200")
    metrics.count("requests", status="200")
    metrics.count("tables_created", game='a"b\\c\nd')
    for seconds in (0.001, 0.03, 99.0):
        metrics.timing("commit", seconds)
    text = metrics.text()
    assert r'ratusha_tables_created_total{game="a\"b\\c\nd"} 1' in text
    found = parse(text.replace(r"a\"b\\c\nd", "x"))
    assert found['ratusha_requests_total{status="200"}'] == 2_345_679, "in full, or it would stand still"
    assert found['ratusha_commit_seconds_bucket{le="0.005"}'] == 1
    assert found['ratusha_commit_seconds_bucket{le="0.05"}'] == 2
    assert found["ratusha_commit_seconds_count"] == 3
    assert found["ratusha_commit_seconds_sum"] == pytest.approx(99.031)
    assert found["ratusha_errors_total"] == 0
    assert {name.removeprefix("ratusha_") for name in found} >= set(GAUGES)


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch) -> Iterator[Shared]:
    """What the processes of one server share, all of them played by this one."""
    monkeypatch.setattr(values, "ValueClass", values.ValueClass)  # to be put back afterwards
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", "")
    made = Shared(3)
    yield made
    made.remove()
    assert not Path(made.folder).exists()


def test_who_takes_the_place_of_another_goes_on_counting(shared: Shared):
    one, other = Metrics(shared, 0), Metrics(shared, 1)
    one.count("errors", 2)
    other.count("errors", 3)
    other.count("storage_away")
    again = Metrics(shared, 1)
    again.count("errors", 4)
    assert parse(one.text())["ratusha_errors_total"] == 9
    assert parse(again.text())["ratusha_storage_away_total"] == 1


def test_timings_of_all_processes_are_added_up(shared: Shared):
    one, other = Metrics(shared, 0), Metrics(shared, 1)
    one.timing("commit", 0.001)
    other.timing("commit", 0.03)
    found = parse(one.text())
    assert found['ratusha_commit_seconds_bucket{le="0.005"}'] == 1
    assert found["ratusha_commit_seconds_count"] == 2
    assert found["ratusha_commit_seconds_sum"] == pytest.approx(0.031)


def test_the_gauges_of_a_process_go_with_it_and_its_counters_stay(shared: Shared):
    one, other = Metrics(shared, 0), Metrics(shared, 1)

    async def work() -> None:
        for metrics, viewers in ((one, 3), (other, 4)):
            metrics.gauge("viewers", lambda viewers=viewers: viewers)  # type: ignore[misc]
            metrics.start()
        other.count("errors")
        found = parse(one.text())
        assert (found["ratusha_viewers"], found["ratusha_processes"]) == (7, 2)
        assert one.sum_of("viewers") == 7
        other.close()
        found = parse(one.text())
        assert (found["ratusha_viewers"], found["ratusha_processes"]) == (3, 1)
        assert found["ratusha_errors_total"] == 1
        one.close()

    asyncio.run(work())


def test_every_name_is_explained():
    """What the server counts stands in the tables, or it would not be shown."""
    source = Path(__file__).resolve().parents[2] / "src" / "ratusha" / "server"
    used = {"count": set(COUNTERS), "gauge": set(GAUGES), "timing": set(TIMINGS)}
    found: dict[str, set[str]] = {kind: set() for kind in used}
    for file in source.rglob("*.py"):
        for kind, name in re.findall(r'\.(count|gauge|timing)\(\s*"(\w+)"', file.read_text()):
            found[kind].add(name)
    assert found == used


def numbers(running: Running) -> dict[str, float]:
    """A scrape by a connection of its own, which any process may answer."""
    answer = patient.get(f"{running.address}/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return parse(answer.text)


def never_less(before: dict[str, float], after: dict[str, float]) -> None:
    for name, value in before.items():
        if name.removeprefix("ratusha_").partition("{")[0] not in {*GAUGES, "processes"}:
            assert after[name] >= value, name


def ask(running: Running, times: int) -> None:
    for _ in range(times):
        assert patient.get(f"{running.address}/api/v1/nosuch").status_code == 404


@needs_proc
def test_the_numbers_are_those_of_all_processes(site: Path, tmp_path: Path, databases):
    """Whoever answers: true, never less than before, and nothing is lost with a process that is killed."""
    running = Running(site, tmp_path, databases.new(), workers=3).start()
    missing = 'ratusha_requests_total{status="404"}'
    try:
        eventually(lambda: numbers(running)["ratusha_processes"] == 3)
        before = numbers(running)
        for n in range(1, 10):
            ask(running, 3)  # the last one is counted a moment after its answer
            eventually(lambda: numbers(running)[missing] == 3 * n)  # noqa: B023
            after = numbers(running)
            never_less(before, after)
            before = after
        os.kill(running.listening()[0], signal.SIGKILL)
        eventually(lambda: numbers(running)["ratusha_processes_died_total"] == 1)
        for _ in range(6):
            after = numbers(running)
            never_less(before, after)
            assert after[missing] == 27
            before = after
        eventually(lambda: numbers(running)["ratusha_processes"] == 3)
        ask(running, 9)
        eventually(lambda: {numbers(running)[missing] for _ in range(6)} == {36})
        anna = running.client("Anna")
        seen = [Live(anna, running.address, anna.table("brittle", ["open", "random"])) for _ in range(6)]
        eventually(lambda: {numbers(running)["ratusha_viewers"] for _ in range(4)} == {6})
        for one in seen:
            one.socket.close()
        eventually(lambda: {numbers(running)["ratusha_viewers"] for _ in range(4)} == {0})
    finally:
        running.stop()


@needs_proc
def test_a_process_that_is_stuck_is_given_nothing_more(site: Path, tmp_path: Path, databases):
    """Its tables are served by the others, /healthz answers, and /metrics tells that one is missing."""
    running = Running(site, tmp_path, databases.new(), workers=2).start()
    stuck = 0
    try:
        anna = running.client("Anna")
        tables = [anna.table("brittle", ["open", "random"]) for _ in range(4)]
        eventually(lambda: numbers(running)["ratusha_processes"] == 2)
        stuck = running.listening()[0]
        os.kill(stuck, signal.SIGSTOP)
        time.sleep(6)
        for table in tables:
            for path in (f"/api/v1/tables/{table}", "/healthz", "/metrics"):
                headers = {"authorization": f"Bearer {anna.token}"}
                assert patient.get(running.address + path, headers=headers).status_code == 200
        eventually(lambda: numbers(running)["ratusha_processes"] == 1)
        os.kill(stuck, signal.SIGCONT)
        eventually(lambda: numbers(running)["ratusha_processes"] == 2)
    finally:
        if stuck:
            os.kill(stuck, signal.SIGCONT)
        running.stop()


def test_nothing_of_people_is_in_the_numbers(lite: Running):
    anna = lite.client("Verynamed")
    table = anna.table("brittle", ["open", "random"])
    text = patient.get(f"{lite.address}/metrics").text
    for secret in (anna.token, anna.id, table, "Verynamed"):
        assert secret not in text
    values: dict[str, set[str]] = {}
    for label, value in re.findall(r'(\w+)="([^"]*)"', text):
        values.setdefault(label, set()).add(value)
    assert set(values) <= {"status", "game", "kind", "why", "le"}
