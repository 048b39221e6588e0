"""A hint: the best moves in a bot's opinion, with what they lead to. Not in rated games."""

from __future__ import annotations

import urllib.parse
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from ratusha.bots.advice import end_words, reason_words, turn_words
from ratusha.kernel.registry import game
from ratusha.kernel.rng import Rng
from ratusha.kernel.words import text
from ratusha.server.bots.bot_process import Hint
from ratusha.server.bots.pool import BotFailed
from ratusha.server.refusal import Refused
from ratusha.server.tables.live.rules_guard import rules
from ratusha.server.tables.shown.sandbox import Tried, try_line
from ratusha.server.tables.shown.snapshots import view_data
from ratusha.server.web.context import server_of, take
from ratusha.server.web.pages.render import render
from ratusha.server.web.pages.sandbox import Line, line_asked
from ratusha.server.web.pages.table_parts import front
from ratusha.server.web.table_api import entrance

MOST: Final = 3


class Shown(NamedTuple):
    """A hint in words, and where it can be tried out."""

    label: str
    then: str
    """The rest of the turn."""
    points: str
    reasons: str
    end: str
    """What may be expected at the end of the game."""
    address: str


async def show(request: Request) -> Response:
    """The best moves in the position after a line of moves; an empty line: in the live one."""
    live, viewer, person = await entrance(request)
    settings = live.log_state.settings
    if settings.rated:
        raise Refused("no_hints")
    await take(request, "heavy", *([person.id] if person is not None else []))
    line = line_asked(request)
    async with live.lock:
        tried = try_line(live, viewer, line.moves, line.ply)
        with rules():
            seen = view_data(tried.decides)
    found: list[Hint] | None = None
    if not tried.over:
        try:
            found = await server_of(request).players.hints(settings.game, seen, MOST)
        except BotFailed:
            found = None
    query = front(viewer) or f"?seat={viewer.seat}"
    sandbox = f"/tables/{live.id}/sandbox{query}"
    names = live.seat_names(viewer.lang)
    shown = [_shown(one, tried, line, sandbox, viewer.lang, names) for one in found or []]
    return await render(
        request,
        "hint.html",
        viewer=viewer,
        table=live.id,
        query=query,
        over=tried.over,
        prompt=tried.prompt,
        hints=shown,
        game_title=game(settings.game).title(viewer.lang),
    )


def _shown(hint: Hint, tried: Tried, line: Line, sandbox: str, lang: str, names: list[str]) -> Shown:
    labels = {option.notation: option.label for option in tried.options}
    reasons = reason_words(tried.decides.game.id, hint.reasons)
    seen = tried.decides
    parse = seen.game.moves.parse
    turn = [parse(notation) for notation in (hint.move, *hint.then)]
    with rules():  # in the position that the hint was found in
        then = turn_words(seen.imagine(Rng(seen.known.ply)), seen.viewer, turn)[1:]
    end = end_words(hint.ends, seen.viewer)
    moves = "\n".join([*tried.played, hint.move])
    asked = {"line": moves} | ({"ply": str(line.ply)} if line.ply >= 0 else {})
    return Shown(
        labels.get(hint.move, hint.move),
        "; ".join(text(label, lang, names) for label in then),
        f"{hint.value:.0f}".replace("-", "−"),
        ", ".join(text(reason, lang) for reason in reasons),
        text(end, lang) if end is not None else "",
        f"{sandbox}&{urllib.parse.urlencode(asked)}",
    )
