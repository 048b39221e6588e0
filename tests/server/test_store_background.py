"""Work that nobody awaits is ended with its part of the server, and its errors are logged."""

import asyncio
import logging
import warnings

import pytest

from ratusha.server.store.background import Background


def test_work_that_has_not_begun_is_ended_without_a_warning():
    began = []

    async def work() -> None:
        began.append(True)

    async def close_at_once() -> None:
        background = Background("work failed")
        background.start(work())
        await background.close()
        assert background.tasks == set()

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always", RuntimeWarning)
        asyncio.run(close_at_once())
    assert [str(one.message) for one in told if "never awaited" in str(one.message)] == []
    assert began == []


def test_an_error_is_logged_with_its_traceback(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async def work() -> None:
        raise ValueError("no such table")

    async def run() -> None:
        background = Background("work failed")
        background.start(work())
        while background.tasks:
            await asyncio.sleep(0)
        await background.close()

    monkeypatch.setattr("ratusha.server.base.logs.logger.propagate", True)
    with caplog.at_level(logging.ERROR):
        asyncio.run(run())
    [line] = caplog.records
    assert line.getMessage() == "work failed"
    assert line.exc_info is not None
    assert "no such table" in str(line.exc_info[1])
