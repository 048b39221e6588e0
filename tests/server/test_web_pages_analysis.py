"""The analysis of a finished game: in the background, with its progress, its graph and its turning points."""

import asyncio
import re

import pytest
from tests.server.harness import Running, eventually, play_out, two
from tests.server.visitors import guest

from ratusha.arena.analysis import Analysis, Better, Decision
from ratusha.draw.chart import Course, Mark, chart
from ratusha.server.bots import analyses
from ratusha.server.bots.analyses import Analyses
from ratusha.server.bots.engines import Engines
from ratusha.server.settings import Settings
from ratusha.server.web.pages.analysis import _courses


def test_a_finished_game_is_looked_at_in_the_background(lite: Running):
    table, anna, boris = two(lite)
    seen = guest(lite, "Vera", "en")
    seen.go(f"/tables/{table}/analysis")
    assert str(seen.page.url).endswith(f"/tables/{table}"), "a game that is played has none"
    play_out(table, [anna, boris])
    assert f'href="/tables/{table}/analysis"' in seen.go(f"/tables/{table}/result")
    first = seen.go(f"/tables/{table}/analysis")
    assert "<progress" in first and "analysis.js" in first
    eventually(lambda: "<progress" not in seen.go(f"/tables/{table}/analysis"), lambda: seen.page.text)
    assert 'class="chart"' in seen.page.text and "analysis.js" not in seen.page.text
    for ply in re.findall(rf'href="/tables/{table}/replay\?ply=(\d+)"', seen.page.text):
        seen.go(f"/tables/{table}/replay?ply={ply}")
    russian = guest(lite, "Глеб", "ru")
    told = russian.go(f"/tables/{table}/analysis")
    assert "Переломные моменты" in told
    costs = re.findall(r"потеряно очков: около ([^<]*)\.<", told)
    assert costs and all(re.fullmatch(r"\d+,\d", cost) for cost in costs), costs


def test_the_graph_ends_with_what_came_of_it_and_marks_the_turning_points():
    decision = Decision(4, 0, "pass", [0.25, 0.75], [9.0, 12.0], 3.0, Better("take", [], []))
    found = Analysis("lantern_fair", 2, [9, 12], [1, 1], [decision])
    courses = _courses(found, ["Anna", "Boris"], ["red", "blue"], ["", "#55a473"])
    assert courses == [Course("Anna", "red", (25, 50)), Course("Boris", "blue", (75, 50), "#55a473")]
    drawn = chart(courses, "Chances", [Mark(0, "1", "/tables/t/replay?ply=4")])
    assert '<a href="/tables/t/replay?ply=4" aria-label="1">' in drawn


def test_a_record_that_can_not_be_read_fails_alone_and_nothing_is_left_of_it():
    async def told() -> list[bool]:
        kept = Analyses(Settings(), Engines())
        job = kept.start("table", "nonsense")
        assert job is not None and kept.known("table") is job
        while not job.failed:
            await asyncio.sleep(0.05)
        await kept.close()
        return [job.failed, job.analysis is None]

    assert asyncio.run(told()) == [True, True]


def test_too_many_games_are_not_taken(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(analyses, "WAITING", 1)

    async def taken() -> list[bool]:
        kept = Analyses(Settings(), Engines())
        found = [kept.start(table, "nonsense") is not None for table in ("one", "two")]
        await kept.close()
        return found

    assert asyncio.run(taken()) == [True, False]


def test_only_so_many_analyses_stay(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(analyses, "KEPT", 2)

    async def known() -> list[bool]:
        kept = Analyses(Settings(), Engines())
        for table in ("one", "two", "three"):
            kept.start(table, "nonsense")
        found = [kept.known(table) is not None for table in ("one", "two", "three")]
        await kept.close()
        return found

    assert asyncio.run(known()) == [False, True, True]
