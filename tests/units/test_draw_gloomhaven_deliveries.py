"""Before something is built the picture shows what it delivers, by which way, and who gains by it."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ratusha.draw import draw
from ratusha.games.gloomhaven import places
from ratusha.games.gloomhaven.components import WANTS
from ratusha.games.gloomhaven.draw import delivering
from ratusha.games.gloomhaven.geometry import AROUND, CELL
from ratusha.kernel.event import POINTS
from ratusha.kernel.match import Match
from ratusha.kernel.record import Record, parse
from ratusha.kernel.state import FORCED

CORPUS = Path(__file__).resolve().parents[1] / "corpus" / "gloomhaven"


def plans_of(view: Any, monkeypatch: pytest.MonkeyPatch) -> dict[tuple[str, ...], delivering.Planned]:
    """What the table shows of a position, by the places that are touched for it."""
    seen: list[tuple[delivering.Planned, ...]] = []

    def kept(plans: tuple[delivering.Planned, ...], *rest: Any) -> str:
        seen.append(plans)
        return delivering.draw_planned(plans, *rest)

    monkeypatch.setattr("ratusha.games.gloomhaven.draw.draw_planned", kept)
    draw(view, view.viewer, "en", "table")
    return {plan.touches: plan for plans in seen for plan in plans}


def delivered(g: Any, move: int) -> tuple[Counter[str], dict[int, int]]:
    """The slots that a move fills at once, and the points it brings."""
    after = g.clone()
    events = after.listen()
    after.agenda.pop().play(after, move)
    slots = {places.slot(building, want) for building in after.built for want in range(len(WANTS[building]))}
    points: Counter[int] = Counter()
    for event in events:
        if event.what == POINTS:
            points[event.seat] += event.amount
    found = Counter(event.end for event in events if event.end in slots)
    return found, {seat: n for seat, n in points.items() if n}


@pytest.mark.parametrize("record", ["easy-2-15", "easy-4-14"])
def test_each_delivery_is_shown_before_it_happens(record: str, monkeypatch: pytest.MonkeyPatch):
    whole: Record = parse((CORPUS / f"{record}.record").read_text(encoding="utf-8"))
    match = Match(whole.fork(0))
    shown = 0
    for ply in whole.plies():
        if ply.how == FORCED:
            continue
        g: Any = match.state
        now = g.agenda[-1]
        if isinstance(now, delivering.BUILDING_SOMETHING):
            slots, points = delivered(g, ply.move)
            if slots:
                plans = plans_of(g.seen_by(ply.seat), monkeypatch)
                plan = plans[tuple(now.touches(g, ply.move))]
                assert len(plan.routes) == slots.total()
                assert dict(plan.gains) == points
                for route in plan.routes:
                    steps = zip(route.cells[:-2], route.cells[1:-1], strict=True)
                    assert all(CELL[b] & AROUND[a] for a, b in steps), "the way has no gaps"
                shown += 1
        match.play(ply.move, ply.seat)
    assert shown > 5


def test_a_tile_is_shown_where_it_would_lie(monkeypatch: pytest.MonkeyPatch):
    whole = parse((CORPUS / "easy-2-15.record").read_text(encoding="utf-8"))
    match = Match(whole.fork(0))
    for ply in whole.plies():
        if ply.how == FORCED:
            continue
        if type(match.state.agenda[-1]).__name__ == "PlaceUpgrade":
            break
        match.play(ply.move, ply.seat)
    view = match.state.seen_by(ply.seat)
    plans = plans_of(view, monkeypatch)
    assert len(plans) == len(view.moves())
    for touches, plan in plans.items():
        assert [places.cell(cell) for cell in plan.tile] == [*touches]
    picture = draw(view, ply.seat, "en", "table")
    assert picture is not None
    first = next(iter(plans))
    assert f'data-with="{" ".join(first)}"' in "".join(part.svg for part in picture.parts)
