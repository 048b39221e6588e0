"""A real server process on a free port, and clients that know only what stands in the API."""

import functools
import os
import re
import signal
import socket
import ssl
import subprocess
import sys
import time
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest

import ratusha

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "example-game"
PLUGINS = Path(__file__).resolve().parent / "plugins"


PATIENCE = 60.0
"""Seconds after which what has not happened never will, even where many tests share a slow machine."""


NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nobody here speaks TLS, and for each client of its own httpx would read all certificates there are."""


class patient:
    """httpx, whose own patience of five seconds is too little for such a machine."""

    _how: ClassVar[dict[str, Any]] = {"timeout": PATIENCE, "verify": NO_TLS, "trust_env": False}
    get = staticmethod(functools.partial(httpx.get, **_how))
    post = staticmethod(functools.partial(httpx.post, **_how))
    request = staticmethod(functools.partial(httpx.request, **_how))
    stream = staticmethod(functools.partial(httpx.stream, **_how))
    Client = staticmethod(functools.partial(httpx.Client, **_how))
    AsyncClient = staticmethod(functools.partial(httpx.AsyncClient, **_how))


def eventually(
    happened: Callable[[], Any], about: Callable[[], Any] = lambda: "", seconds: float = PATIENCE
) -> Any:
    """Wait until it has happened; what was found then. `about` tells what is there instead."""
    end = time.monotonic() + seconds
    pause = 0.01
    while not (found := happened()):
        assert time.monotonic() < end, ("it did not happen", about())
        time.sleep(pause)
        pause = min(0.2, pause * 1.3)
    return found


def alive(pid: int) -> bool:
    """Does this process run? One that has ended but was never asked for is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in ("Z", "X")
    except (FileNotFoundError, ProcessLookupError):
        return False


def command(pid: int) -> bytes:
    """What a process was started with; nothing, if it has just ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


needs_proc = pytest.mark.skipif(not Path("/proc/self").exists(), reason="finds processes in /proc")


def make_site(folder: Path) -> Path:
    """A folder that makes the example game, and the games and bots of `plugins`, look installed."""
    info = folder / "server_tests-1.0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: server-tests\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[ratusha.games]\nlantern_fair = lantern_fair:GAME\nbrittle = brittle:GAME\nendless = endless:GAME\n"
        "[ratusha.bots]\nsleeper = bad_bots:Sleeper\ngated = bad_bots:Gated\nliar = bad_bots:Liar\n"
        "crasher = bad_bots:Crasher\n"
        "glutton = bad_bots:Glutton\nbrooder = bad_bots:Brooder\nchatterbox = bad_bots:Chatterbox\n"
    )
    return folder


class Running:
    """A server process."""

    all: ClassVar["weakref.WeakSet[Running]"] = weakref.WeakSet()
    module: ClassVar[str] = "ratusha"
    """What is run."""

    def __init__(self, site: Path, data: Path, database: str = "", workers: int = 1, **env: str) -> None:
        self.site = site
        self.data = data
        self.database = database
        self.workers = workers
        self.env = env
        self.port = self.keep_a_port()
        self.host_link = ""
        self.has_host = False
        self.process: subprocess.Popen[str] | None = None
        self.all.add(self)

    def keep_a_port(self) -> int:
        """A free port that nobody else is given while the server is down, so that it can come back."""
        kept = socket.socket()
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        port = int(kept.getsockname()[1])
        if sys.platform == "linux":
            weakref.finalize(self, kept.close)
        else:  # where it would keep the server away, too
            kept.close()
        return port

    def start(self) -> "Running":
        source = str(Path(ratusha.__file__).parents[1])
        path = os.pathsep.join([source, str(EXAMPLE), str(PLUGINS), str(self.site), str(ROOT)])
        environment = {
            **os.environ,
            "PYTHONPATH": path,
            "PYTHONUTF8": "1",
            "RATUSHA_BOT_PACE": "0",
            "RATUSHA_RATES": "1000",
            "RATUSHA_LOG_LEVEL": "info",
            "RATUSHA_COMPILE": "0",
            **self.env,
        }
        command = [sys.executable, "-m", self.module, "serve", "--no-open", "--port", str(self.port)]
        command += ["--data", str(self.data), "--workers", str(self.workers)]
        if self.database:
            command += ["--database", self.database]
        self.data.mkdir(parents=True, exist_ok=True)
        self.log = (self.data / "server.log").open("a")
        self.process = subprocess.Popen(
            command,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            start_new_session=True,
        )
        try:
            self._read_address(self.process)
            self.wait()
        except BaseException:
            self.kill()
            raise
        return self

    def _read_address(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Ratusha: http"), (line, self.log_text())
        self.address = line.split()[1]
        self.port = int(self.address.rsplit(":", 1)[1])
        if not self.host_link and not self.has_host:  # the line comes while there is no host
            self.host_link = process.stdout.readline().rsplit(" ", 1)[-1].strip()

    def wait(self) -> None:
        """Until it answers."""

        def well() -> bool:
            assert self.process is not None
            assert self.process.poll() is None, self.log_text()
            try:
                return patient.get(f"{self.address}/healthz").status_code == 200
            except httpx.TransportError:
                return False

        eventually(well, self.log_text)

    def log_text(self) -> str:
        return (self.data / "server.log").read_text()[-4000:]

    def listening(self) -> list[int]:
        """Its processes that listen, where it has several."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [pid for pid in map(int, children) if alive(pid) and b"spawn_main" in command(pid)]

    def kill(self) -> None:
        """As a power cut would: no time for anything."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()
        self.log.close()

    def client(self, name: str, lang: str = "en") -> "Client":
        return Client(self.address, name, lang)


class Gate:
    """A server whose bots called `gated` think until they are let go."""

    def __init__(self, site: Path, folder: Path) -> None:
        self._files = folder / "gate"
        self._files.mkdir()
        self.running = Running(site, folder / "data", BOT_GATE=str(self._files), RATUSHA_BOT_SECONDS="300")

    def shut(self) -> None:
        """Keep the next bot."""
        for file in self._files.iterdir():
            file.unlink()

    def wait_for_thought(self) -> None:
        """Until a bot thinks."""
        eventually((self._files / "thinking").exists, self.running.log_text)

    def open(self) -> None:
        """Let the bot go, and wait until the server has done with what it chose."""
        (self._files / "open").touch()
        eventually(
            lambda: "\nratusha_bots_thinking 0.0\n" in patient.get(f"{self.running.address}/metrics").text
        )


class Client:
    """Somebody with a token: a program, or the other end of a test."""

    def __init__(self, address: str, name: str, lang: str = "en") -> None:
        self.address = address
        self.http = patient.Client(base_url=f"{address}/api/v1", headers={"accept-language": lang})
        self.token = self.id = ""
        if name:
            made = self.http.post("/guests", json={"name": name, "token": True})
            assert made.status_code == 201, made.text
            self.token = made.json()["token"]
            self.id = made.json()["person"]["id"]
            self.http.headers["authorization"] = f"Bearer {self.token}"

    def beside(self, address: str = "") -> "Client":
        """The same person by another connection, perhaps to another server of the same tables."""
        made = Client(address or self.address, "")
        made.token, made.id = self.token, self.id
        made.http.headers["authorization"] = f"Bearer {self.token}"
        return made

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, (path, body, answer.status_code, answer.text)
        return answer.json()

    def table(self, game: str, seats: list[str], **more: Any) -> str:
        made = self.post("/tables", 201, game=game, seats=seats, **more)
        return str(made["table"])

    def do(self, table: str, operation: str, status: int = 200, **body: Any) -> Any:
        return self.post(f"/tables/{table}/{operation}", status, **body)

    def see(self, table: str, **params: Any) -> Any:
        return self.get(f"/tables/{table}", **params)

    def refused(self, table: str, operation: str, **body: Any) -> str:
        """The code of the refusal."""
        answer = self.http.post(f"/tables/{table}/{operation}", json=body)
        assert answer.status_code >= 400, (operation, answer.text)
        error = answer.json()["error"]
        assert error["text"]
        assert not error["text"].startswith(("server-", "kernel-")), error
        return str(error["code"])

    def play_first(self, table: str, choose: Any = None, **params: Any) -> bool:
        """Submit the first option (or the chosen one); False when not asked."""
        seen = self.see(table, **params)
        options = [option for option in seen["you"]["options"] if not option["aside"]]
        if not options or seen["table"]["status"] != "playing":
            return False
        move = choose(options) if choose is not None else options[0]
        body = {"moves": [move["notation"]], "ply": seen["table"]["ply"], "seat": seen["you"]["seat"]}
        answer = self.http.post(f"/tables/{table}/submit", json=body)
        assert answer.status_code in (200, 409), answer.text
        return True


def begun(
    server: Running, seats: int = 2, game: str = "lantern_fair", **more: Any
) -> tuple[str, list[Client]]:
    """A table whose game has begun, and who sits there."""
    people = [server.client(name) for name in ("Anna", "Boris", "Vera", "Gleb", "Dora")[:seats]]
    table = people[0].table(game, ["open"] * seats, **more)
    for person in people[1:]:
        person.do(table, "sit")
    people[0].do(table, "start")
    return table, people


def two(server: Running, game: str = "lantern_fair", **more: Any) -> tuple[str, Client, Client]:
    """A begun table of two; at the fair seat 0 is the keeper of the gate."""
    table, (anna, boris) = begun(server, 2, game, **more)
    return table, anna, boris


def play_out(table: str, players: list[Client], choose: Any = None, most: int = 3000) -> None:
    """Play until the table is over; bots may take their time."""
    for _ in range(most):
        moved = eventually(lambda: play_one(table, players, choose), lambda: players[0].see(table)["table"])
        if moved == "over":
            return
    raise AssertionError("the game does not end")


def play_one(table: str, players: list[Client], choose: Any = None) -> str:
    """One move of whoever is asked: "moved", "over", or "" when a bot must move first."""
    if any(player.play_first(table, choose) for player in players):
        return "moved"
    return "over" if players[0].see(table)["table"]["status"] == "over" else ""


def accept(client: Client, link: str) -> int:
    """Follow an invitation as a browser would."""
    browser = patient.Client(base_url=client.address, headers={"authorization": f"Bearer {client.token}"})
    page = browser.get(f"/i/{link}")
    if page.status_code != 200:
        return page.status_code
    csrf = re.search(r'name="csrf" value="(\w+)"', page.text)
    assert csrf is not None
    return browser.post(f"/i/{link}", data={"csrf": csrf[1]}).status_code
