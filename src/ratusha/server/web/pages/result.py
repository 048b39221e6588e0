"""The page of a game's end: who won, score sheet, points over the rounds, turning points."""

from __future__ import annotations

from typing import Any, NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from ratusha.draw import BOARD, END, Frame, Picture, draw, drawing
from ratusha.draw.chart import Course, chart
from ratusha.draw.svg import DEFINITIONS, needed
from ratusha.kernel.msg import Msg
from ratusha.kernel.registry import game
from ratusha.kernel.view import View
from ratusha.kernel.words import ids, text
from ratusha.server.base.ids import new_token
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.rules_guard import rules
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.shown import snapshots
from ratusha.server.tables.shown.rounds import lead_changes, rounds
from ratusha.server.tables.shown.seen_by_viewer import seen
from ratusha.server.web.context import server_of
from ratusha.server.web.pages import analysis
from ratusha.server.web.pages.analysis import TurningPoint, can_be_looked_at
from ratusha.server.web.pages.draft_difference import pieces_of_all
from ratusha.server.web.pages.render import go, render
from ratusha.server.web.pages.table_parts import front, sources
from ratusha.server.web.table_api import entrance
from ratusha.server.words import say


class Cell(NamedTuple):
    """A player's points of one source; `share` of the longest bar, in percent."""

    points: int
    share: int
    best: bool


class Row(NamedTuple):
    """A source of points, or several similar ones together: then `parts` are their rows."""

    label: str
    cells: list[Cell]
    parts: list[tuple[str, list[Cell]]]


async def show(request: Request) -> Response:
    """The end of a game; before the end, redirects to its table."""
    live, viewer, _ = await entrance(request)
    if live.log_state.status != "over" or live.match is None or live.history.unseen:
        return go(f"/tables/{live.id}{front(viewer)}")
    async with live.lock:
        shown = seen(live, viewer)
        assert shown.view is not None
        job = server_of(request).analyses.known(live.id) if can_be_looked_at(live) else None
        found: dict[str, Any] = {"chances": "", "points": None}
        if job is not None and job.analysis is not None:
            found = analysis.told(live, job.analysis, viewer.lang, pieces_of_all(live, shown.view))
        data = _told(live, viewer, shown.view, found["points"] or [])
        rows = sources(live, shown.sheet, viewer.lang)
        data["rows"] = _rows(rows, live.log_state.settings.game, viewer.lang)
    data |= {"job": job, "busy": "busy" in request.query_params, "can_analyse": can_be_looked_at(live)}
    data |= found
    return await render(request, "result.html", viewer=viewer, front="", submit_id=new_token(), **data)


def _told(live: Live, viewer: Viewer, view: View, turning: list[TurningPoint]) -> dict[str, Any]:
    lang, names = viewer.lang, live.seat_names(viewer.lang)
    seats = live.log_state.seats
    table = snapshots.table_now(live, lang)
    by_round = rounds(live)
    points = [begun.points for begun in by_round] + [tuple(view.scores)]
    pieces = pieces_of_all(live, view)
    courses = [
        Course(names[seat], seats[seat].colour, tuple(now[seat] for now in points), pieces[seat])
        for seat in range(len(seats))
    ]
    marks = analysis.marked(live.id, [(point.ply, point.round) for point in turning])
    drawn = chart(courses, say(lang, "points-by-round"), marks)
    ends = _drawn(live, viewer, view, names)
    with rules():
        head = view.sections(lang, names)[:1]
        ranks = live.state.ranks
    return {
        "table": table,
        "my_seats": live.log_state.seats_of(viewer.who) if viewer.plays else [],
        "game_title": game(live.log_state.settings.game).title(lang),
        "verdict": verdict(lang, names, view.scores, ranks, viewer.place if viewer.plays else -1),
        "won": viewer.plays and ranks[viewer.place] == 1 and len(seats) > 1,
        "lead": lead_changes(points) if len(seats) > 1 else 0,
        "ending": head[0].heading if head else "",
        "scores": view.scores,
        "ranks": ranks,
        "chart": Markup(drawn),
        "rounds": [(begun.number, begun.ply) for begun in by_round],
        "courses": courses,
        "pieces": pieces,
        "ends": [(picture.frame, text(picture.frame.title, lang), _bare(picture)) for picture in ends],
        "has_boards": any(frame.kind == BOARD for frame in _frames(view, viewer)),
        "definitions": _definitions(drawn, ends),
    }


def verdict(lang: str, names: list[str], scores: list[int], ranks: list[int], me: int) -> str:
    """Who won, by how much, or by what tie-breaker."""
    first = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(scores) == 1:
        return say(lang, "n-points", n=scores[0])
    if len(first) > 1:
        return say(lang, "result-shared", who=", ".join(names[seat] for seat in first))
    winner = first[0]
    by = scores[winner] - max(points for seat, points in enumerate(scores) if seat != winner)
    if by <= 0:
        return say(lang, "result-tie-you") if winner == me else say(lang, "result-tie", who=names[winner])
    if winner == me:
        return say(lang, "result-you-won", n=by)
    return say(lang, "result-won", who=names[winner], n=by)


def _rows(sheet: list[dict[str, Any]], id: str, lang: str) -> list[Row]:
    """The score sheet, with one scale for all bars; the best of a row stands out, unless all are equal.

    Similar sources ("knowledge-7", "knowledge-15") are one row, if the game has a name for all of them.
    """
    names = ids(id, lang)
    kinds: dict[str, list[dict[str, Any]]] = {}
    for row in sheet:
        group = row["source"].partition("-")[0]
        kinds.setdefault(group if f"{id}-causes-{group}" in names else row["source"], []).append(row)
    sums = {
        kind: [sum(column) for column in zip(*(row["points"] for row in rows), strict=True)]
        for kind, rows in kinds.items()
    }
    longest = max((abs(n) for points in sums.values() for n in points), default=0) or 1

    def cells(points: list[int]) -> list[Cell]:
        best = max(points)
        return [Cell(n, max(0, round(100 * n / longest)), n == best > min(points)) for n in points]

    return [
        Row(rows[0]["label"], cells(sums[kind]), [])
        if len(rows) == 1
        else Row(
            text(Msg(f"{id}-causes-{kind}"), lang),
            cells(sums[kind]),
            [(row["label"], cells(row["points"])) for row in rows],
        )
        for kind, rows in kinds.items()
    ]


def _frames(view: View, viewer: Viewer) -> list[Frame]:
    module = drawing(view.game)
    with rules():
        return [] if module is None else module.frames(view.known, max(0, viewer.place))


def _drawn(live: Live, viewer: Viewer, view: View, names: list[str]) -> list[Picture]:
    """The pictures of the end: the game's own, or else each player's board."""
    frames = _frames(view, viewer)
    ends = [frame for frame in frames if frame.kind == END]
    colours = [seat.colour for seat in live.log_state.seats]
    with rules():
        made = [
            draw(view, viewer.place, viewer.lang, frame.id, names=names, colours=colours)
            for frame in ends or [frame for frame in frames if frame.kind == BOARD]
        ]
    return [picture for picture in made if picture is not None]


def _bare(picture: Picture) -> Markup:
    """Without its definitions, which are in the page once."""
    body = "".join(part.svg for part in picture.parts if part.id not in DEFINITIONS)
    return Markup(f"{picture.open_tag()}{body}</svg>")


def _definitions(chart: str, boards: list[Picture]) -> Markup:
    """The definitions that the chart and the boards refer to, once for the page."""
    ids = dict.fromkeys(
        [*needed(chart), *(part.id for board in boards for part in board.parts if part.id in DEFINITIONS)]
    )
    return Markup("".join(DEFINITIONS[id] for id in ids))
