"""The engines that bots run on: processes are replaced when a compiled copy is there, and people are told."""

import asyncio
import html
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.harness import ROOT, alive, eventually, needs_proc
from tests.server.house import House

import ratusha
from ratusha.kernel.registry import game
from ratusha.server.bots import compiled_copy, engines
from ratusha.server.bots.bot_process import Question
from ratusha.server.bots.engines import Engines, Strength
from ratusha.server.bots.pool import Pool
from ratusha.server.tables.shown.snapshots import view_data
from ratusha.server.words import say


class Compiler:
    """Stands in for what compiles: a copy is there as soon as it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.copy: Path | None = None
        self.why = ""
        self.go = asyncio.Event()
        monkeypatch.setattr(ratusha, "compiled", lambda: False)
        monkeypatch.setattr(compiled_copy, "obstacle", lambda: "")
        monkeypatch.setattr(compiled_copy, "find", lambda: self.copy)
        monkeypatch.setattr(engines, "_compile", self.compile)

    async def compile(self) -> str:
        await self.go.wait()
        if not self.why:
            self.copy = Path("somewhere")
        return self.why


async def finished(made: Engines) -> None:
    assert made._task is not None
    await made._task


def test_bots_warm_up_until_the_engines_are_compiled(monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        compiler = Compiler(monkeypatch)
        made = Engines()
        made.start()
        assert (made.strength, await made.look()) == ("warming", None)
        compiler.go.set()
        await finished(made)
        assert (made.strength, made.folder) == ("full", Path("somewhere"))

    asyncio.run(work())


def test_a_copy_that_is_there_is_used_at_once(monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        Compiler(monkeypatch).copy = Path("made before")
        made = Engines()
        made.start()
        await finished(made)
        assert (made.strength, await made.look()) == ("full", Path("made before"))

    asyncio.run(work())


def test_a_failure_leaves_the_bots_interpreted_and_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async def work() -> None:
        compiler = Compiler(monkeypatch)
        compiler.why = "No space left on device"
        compiler.go.set()
        made = Engines()
        made.start()
        await finished(made)
        assert (made.strength, await made.look()) == ("less", None)

    monkeypatch.setattr("ratusha.server.base.logs.logger.propagate", True)
    asyncio.run(work())
    (told,) = [record for record in caplog.records if record.getMessage() == "bots play interpreted"]
    assert told.fields == {"why": "No space left on device"}  # type: ignore[attr-defined]


def test_edited_source_is_never_answered_by_the_old_copy(monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        compiler = Compiler(monkeypatch)
        compiler.go.set()
        made = Engines()
        made.start()
        await finished(made)
        compiler.copy = None  # none has the name of the source as it is now
        assert (await made.look(), made.folder, made.strength) == (None, None, "less")

    asyncio.run(work())


@pytest.mark.parametrize(
    ("why", "strength"), [("no C compiler", "no-compiler"), ("switched off", "less"), ("no checkout", "less")]
)
def test_where_nothing_can_be_compiled_nothing_is_tried(
    monkeypatch: pytest.MonkeyPatch, why: str, strength: Strength
):
    async def work() -> None:
        Compiler(monkeypatch).copy = Path("of somebody else")
        monkeypatch.setattr(compiled_copy, "obstacle", lambda: why)
        made = Engines()
        made.start()
        assert (made.strength, await made.look(), made._task) == (strength, None, None)
        await made.close()

    asyncio.run(work())


@needs_proc
def test_workers_are_replaced_when_better_engines_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A folder without modules changes nothing else: the process is told of it, and finds the source."""
    state = game("burgundy").start(seats=2, seed=1)
    asked = Question("burgundy", "random", "1", view_data(state.seen_by(state.seat)), 60.0, "a/0")

    async def work() -> None:
        compiler = Compiler(monkeypatch)
        made = Engines()
        made.start()
        pool = Pool(1, 1024, made)

        async def worker() -> int:
            assert await pool.choose(asked)
            return pool._places["a/0"].pid

        try:
            first = await worker()
            assert await worker() == first
            compiler.go.set()
            await finished(made)
            second = await worker()
            assert second != first
            assert f"RATUSHA_ENGINES={made.folder}" in Path(f"/proc/{second}/environ").read_text().split("\0")
            assert await worker() == second
            await asyncio.to_thread(eventually, lambda: not alive(first))
        finally:
            await pool.close()
            await made.close()

    asyncio.run(work())


@needs_proc
def test_the_compiler_is_stopped_with_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    pid = tmp_path / "pid"
    (tmp_path / "setup.py").write_text(
        f"import os, time\nopen({str(pid)!r}, 'w').write(str(os.getpid()))\ntime.sleep(600)\n"
    )
    started: list[int] = []
    execute = asyncio.create_subprocess_exec

    async def instead(*_words: str, **how: object) -> asyncio.subprocess.Process:
        made = await execute("sh", "-c", f"{sys.executable} {tmp_path / 'setup.py'} & wait", **how)  # type: ignore[arg-type]
        started.append(made.pid)
        return made

    async def work() -> None:
        monkeypatch.setattr(ratusha, "compiled", lambda: False)
        monkeypatch.setattr(compiled_copy, "obstacle", lambda: "")
        monkeypatch.setattr(compiled_copy, "find", lambda: None)
        monkeypatch.setattr(asyncio, "create_subprocess_exec", instead)
        made = Engines()
        made.start()
        child = int(await asyncio.to_thread(eventually, lambda: pid.exists() and pid.read_text()))
        await made.close()
        await asyncio.to_thread(eventually, lambda: not alive(child) and not alive(started[0]))

    asyncio.run(work())


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_lobby_and_the_form_of_a_table_say_how_strong_the_bots_are(house: Callable[..., None], lang: str):
    async def test(h: House) -> None:
        anna = await h.person("Anna")
        caller = await h.caller(anna, lang)
        for strength in ("warming", "no-compiler", "less"):
            h.server.engines.strength = strength
            for path in ("/", "/lobby", "/new?game=burgundy"):
                page = html.unescape((await caller.get(path)).text)
                assert say(lang, f"bots-{strength}") in page, (path, strength)
        h.server.engines.strength = "full"
        for path in ("/", "/lobby", "/new?game=burgundy"):
            page = html.unescape((await caller.get(path)).text)
            for strength in ("warming", "no-compiler", "less"):
                assert say(lang, f"bots-{strength}") not in page

    house(test)


def test_what_compiles_is_what_is_installed_for_it():
    """The lock of the background compiler names the version that a build asks for, and those of `dev`."""
    wanted = (ROOT / "requirements" / "compile.in").read_text().strip()
    assert f'"{wanted}"' in (ROOT / "pyproject.toml").read_text()

    def pins(name: str) -> set[str]:
        lines = (ROOT / "requirements" / name).read_text().splitlines()
        return {line.split()[0] for line in lines if "==" in line and not line.startswith((" ", "#"))}

    assert wanted.replace("[mypyc]", "") in pins("compile.txt")
    assert pins("compile.txt") <= pins("dev.txt")
