"""A finished game looked at again: the shares of victory as a graph, and the moves that cost most."""

from __future__ import annotations

from typing import Any, NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from ratusha.arena.analysis import Analysis, Decision, label
from ratusha.bots.advice import reason_words
from ratusha.draw.chart import Course, Mark, chart
from ratusha.draw.picture import needed
from ratusha.draw.svg import DEFINITIONS
from ratusha.kernel.registry import game
from ratusha.kernel.words import text
from ratusha.server.tables import present
from ratusha.server.tables.course import position_at
from ratusha.server.tables.engine import rules
from ratusha.server.tables.live import Live
from ratusha.server.tables.lobby import record_text
from ratusha.server.web.api import entrance
from ratusha.server.web.context import server_of, take
from ratusha.server.web.pages.page import go, render
from ratusha.server.web.pages.table_parts import front
from ratusha.server.words import say


class TurningPoint(NamedTuple):
    """A move that cost much, in words, and the ply before it."""

    seat: int
    ply: int
    made: str
    cost: str
    better: str
    reasons: str
    share: int
    """Of victory that its player could expect before it, in hundredths."""


async def show(request: Request) -> Response:
    """The analysis, or how far it is; asked for the first time, it begins."""
    live, viewer, _ = await entrance(request)
    followed = not (live.history.lost or live.history.unseen)
    if live.log_state.status != "over" or live.match is None or not followed:
        return go(f"/tables/{live.id}{front(viewer)}")
    analyses = server_of(request).analyses
    job = analyses.known(live.id)
    if job is None:
        await take(request, "heavy")
        async with live.lock:
            record = record_text(live)
        job = analyses.start(live.id, record)
    data: dict[str, Any] = {}
    if job is not None and job.analysis is not None:
        async with live.lock:
            data = _told(live, job.analysis, viewer.lang)
    return await render(
        request,
        "analysis.html",
        viewer=viewer,
        table=present.table_now(live, viewer.lang),
        game_title=game(live.log_state.settings.game).title(viewer.lang),
        job=job,
        **data,
    )


def _told(live: Live, analysis: Analysis, lang: str) -> dict[str, Any]:
    names = live.seat_names(lang)
    seats = live.log_state.seats
    points = sorted(analysis.turning_points(), key=lambda decision: decision.ply)
    at = {decision.ply: place for place, decision in enumerate(analysis.decisions)}
    marks = [
        Mark(at[decision.ply], str(number), f"/tables/{live.id}/replay?ply={decision.ply}")
        for number, decision in enumerate(points, 1)
    ]
    drawn = chart(
        _courses(analysis, names, [seat.colour for seat in seats]), say(lang, "analysis-chart"), marks
    )
    return {
        "chart": Markup(drawn),
        "definitions": Markup("".join(DEFINITIONS[id] for id in needed(drawn))),
        "points": [_point(live, decision, lang, names) for decision in points],
    }


def _courses(analysis: Analysis, names: list[str], colours: list[str]) -> list[Course]:
    """Each seat's share of victory in hundredths, decision by decision, and what came of it."""
    first = analysis.ranks.count(1)
    ends = [1 / first if rank == 1 else 0.0 for rank in analysis.ranks]
    rows = [*(decision.shares for decision in analysis.decisions), ends]
    return [
        Course(name, colour, tuple(round(100 * row[seat]) for row in rows))
        for seat, (name, colour) in enumerate(zip(names, colours, strict=True))
    ]


def _point(live: Live, decision: Decision, lang: str, names: list[str]) -> TurningPoint:
    assert decision.better is not None
    with rules():
        state = position_at(live, decision.ply)
        made = label(state, decision, decision.move, lang, names)
        better = label(state, decision, decision.better.move, lang, names)
    reasons = ", ".join(text(msg, lang) for msg in reason_words(state.game.id, decision.better.reasons))
    share = round(100 * decision.shares[decision.seat])
    return TurningPoint(decision.seat, decision.ply, made, f"{decision.cost:.1f}", better, reasons, share)
