"""The analysis of a finished game: chances of winning as a graph, and the moves that cost most."""

from __future__ import annotations

from typing import Any, NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from ratusha.arena.analysis import Analysis, Decision, better_turn, label
from ratusha.bots.advice import reason_words
from ratusha.draw.chart import Course, Mark, chart
from ratusha.kernel.msg import decimal
from ratusha.kernel.words import text
from ratusha.server.tables.live.rules_guard import rules
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations.new_tables import record_text
from ratusha.server.tables.shown.rounds import position_at, rounds_over
from ratusha.server.web.context import server_of, take
from ratusha.server.web.pages.render import go
from ratusha.server.web.pages.table_parts import front
from ratusha.server.web.table_api import entrance
from ratusha.server.words import say


class TurningPoint(NamedTuple):
    """A move that cost much, in words: the ply before it, and how many rounds were over."""

    seat: int
    ply: int
    round: float
    made: str
    cost: str
    better: str
    why: str
    share: int
    """Its player's chance of winning before it, in percent."""


async def show(request: Request) -> Response:
    """Start the analysis of a finished game, unless it exists; the page of the game's end shows it."""
    live, viewer, _ = await entrance(request)
    if not can_be_looked_at(live):
        return go(f"/tables/{live.id}{front(viewer)}")
    analyses = server_of(request).analyses
    if analyses.known(live.id) is None:
        await take(request, "heavy")
        async with live.lock:
            record = record_text(live)
        if analyses.start(live.id, record) is None:
            return go(f"/tables/{live.id}/result?busy=yes")
    return go(f"/tables/{live.id}/result")


def can_be_looked_at(live: Live) -> bool:
    """Only a finished game that the present rules can follow."""
    followed = not (live.history.lost or live.history.unseen)
    return live.log_state.status == "over" and live.match is not None and followed


def told(live: Live, analysis: Analysis, lang: str, pieces: list[str]) -> dict[str, Any]:
    """The graph of the chances, and the turning points; `pieces` are the colours of the players' pieces. The
    table's lock is held.
    """
    names = live.seat_names(lang)
    colours = [seat.colour for seat in live.log_state.seats]
    decisions = sorted(analysis.turning_points(), key=lambda decision: decision.ply)
    at = {decision.ply: place for place, decision in enumerate(analysis.decisions)}
    points = [_point(live, decision, lang, names) for decision in decisions]
    marks = marked(live.id, [(point.ply, at[point.ply]) for point in points])
    drawn = chart(_courses(analysis, names, colours, pieces), say(lang, "analysis-chart"), marks)
    return {"chances": Markup(drawn), "points": points}


def marked(table: str, places: list[tuple[int, float]]) -> list[Mark]:
    """Marks with the numbers of the turning points: each has a ply, and a place along a chart."""
    return [
        Mark(at, str(number), f"/tables/{table}/replay?ply={ply}")
        for number, (ply, at) in enumerate(places, 1)
    ]


def _courses(analysis: Analysis, names: list[str], colours: list[str], pieces: list[str]) -> list[Course]:
    """Each seat's chance of winning in percent, decision by decision, and the result."""
    first = analysis.ranks.count(1)
    ends = [1 / first if rank == 1 else 0.0 for rank in analysis.ranks]
    rows = [*(decision.shares for decision in analysis.decisions), ends]
    return [
        Course(name, colour, tuple(round(100 * row[seat]) for row in rows), pieces[seat])
        for seat, (name, colour) in enumerate(zip(names, colours, strict=True))
    ]


def _point(live: Live, decision: Decision, lang: str, names: list[str]) -> TurningPoint:
    assert decision.better is not None
    with rules():
        state = position_at(live, decision.ply)
        made = label(state, decision, lang, names)
        better = better_turn(state, decision, lang, names)
    words = reason_words(state.game.id, decision.better.reasons, decision.better.by_the_end)
    reasons = ", ".join(text(msg, lang) for msg in words)
    because = "analysis-by-the-end" if decision.better.by_the_end else "analysis-why"
    why = say(lang, because, reasons=reasons) if reasons else ""
    share = round(100 * decision.shares[decision.seat])
    when = rounds_over(live, decision.ply)
    cost = text(decimal(decision.cost), lang)
    return TurningPoint(decision.seat, decision.ply, when, made, cost, better, why, share)
