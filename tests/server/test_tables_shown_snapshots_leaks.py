"""Nothing that leaves the server tells anyone what he may not know.

Looked at from inside: whatever a viewer is sent must be the same in every world that he can't tell from
the true one. `test_traffic` looks from outside.
"""

import html
import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from tests.server.harness import Running

from ratusha.kernel import SPECTATOR, Rng, State
from ratusha.kernel.chance import Secret
from ratusha.kernel.errors import IllegalMove
from ratusha.kernel.event import EVERYBODY
from ratusha.kernel.registry import game
from ratusha.kernel.rng import NO_RNG
from ratusha.kernel.words import text
from ratusha.server.base.games import playable
from ratusha.server.model import entries as e
from ratusha.server.model.table_settings import TableSettings
from ratusha.server.tables.live.draft import Draft, check_legal
from ratusha.server.tables.live.room import Drawn, Viewer
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.shown import snapshots
from ratusha.server.tables.shown.digest import since_last_turn
from ratusha.server.tables.shown.sandbox import try_line
from ratusha.server.tables.shown.seen_by_viewer import view_of
from ratusha.server.web.pages.parts import Reader
from ratusha.server.web.pages.table_parts import table_parts

SEATS = {"lantern_fair": 3, "empire": 2, "altay": 3, "burgundy": 3, "gloomhaven": 3, "terra_mystica": 3}
"""Every installed game, and how many play it here."""
LOOKS = 12
"""Positions of a long game that are looked at."""


def test_every_installed_game_is_looked_at(site: Path):
    assert set(SEATS) == set(playable()) - {"brittle", "endless"}


def table(secret: Secret, id: str = "lantern_fair", seats: int = 0, **options: str) -> Live:
    live = Live("leaktest", secret.hex)
    if id == "lantern_fair":
        options.setdefault("length", "short")
    count = seats or SEATS[id]
    settings = TableSettings(id, ["open"] * count, options)
    live.apply(1, 1000, e.Created("p0", settings, game(id).rules_version, secret.commitment))
    for seat in range(count):
        live.apply(live.version + 1, 1000, e.Sat(seat, f"p{seat}"))
    live.apply(live.version + 1, 2000, e.Started("p0"))
    return live


def everything(live: Live, viewer: Viewer, rng: random.Random) -> bytes:
    """All that this viewer could be sent now: messages, page, position, refusals, sandbox."""
    live.room.forget_shown()
    live.room.drawn = Drawn()
    shown: list[Any] = [snapshots.snapshot(live, viewer), page(live, viewer)]
    shown += [live.history.summary(), live.history.seats()]
    shown += [snapshots.line_shape(live, line, viewer) for line in since_last_turn(live, viewer)]
    shown.append(snapshots.log(live, viewer, 0, most=60))
    view = view_of(live, viewer)
    assert view is not None
    shown.append(view.text(viewer.lang, live.seat_names(viewer.lang)))
    shown.append(json.loads(snapshots.update(live, viewer, None, 0)[0]))
    if viewer.seat >= 0:
        space = live.state.game.moves
        for move in rng.sample(range(space.size), 12):
            try:
                check_legal(live.state, move, viewer.seat)
                shown.append("legal")
            except IllegalMove as error:
                shown.append(text(error.message(), viewer.lang))
        for option in snapshots.you(live, viewer).options[:3]:
            shown.append(snapshots.tried_shape(try_line(live, viewer, [option.notation])))
    return msgspec.json.encode(strip(json.loads(msgspec.json.encode(shown))))


def page(live: Live, viewer: Viewer) -> list[tuple[str, str, tuple[str, ...], str]]:
    """The parts of the page with their keys and symbols, which are sent, too."""
    parts = table_parts(live, Reader(viewer, viewer.who if viewer.acts else "", viewer.seat >= 0))
    return [(part.id, part.key, part.symbols, part.html) for part in parts]


def strip(data: Any) -> Any:
    """Without the clock's reading."""
    if isinstance(data, dict):
        return {key: strip(value) for key, value in data.items() if key != "at"}
    if isinstance(data, list):
        return [strip(item) for item in data]
    return data


@pytest.mark.parametrize(
    ("id", "seed", "seats", "options"),
    [
        ("lantern_fair", 0, 3, {}),
        ("lantern_fair", 1, 2, {"length": "full"}),
        ("lantern_fair", 2, 5, {}),
        ("burgundy", 1, 3, {}),
        ("burgundy", 2, 4, {"boards": "secret", "buy_anytime": "on"}),
        ("empire", 1, 2, {}),
        ("empire", 2, 4, {}),
        ("altay", 4, 2, {"trade": "on"}),
        ("altay", 2, 3, {}),
        ("altay", 3, 4, {"starts": "recommended"}),
        ("gloomhaven", 1, 3, {}),
        ("gloomhaven", 2, 4, {"board": "thematic", "achievements": "on"}),
        ("gloomhaven", 3, 2, {"workers": "off"}),
        ("terra_mystica", 1, 3, {}),
        ("terra_mystica", 2, 5, {"turn_order": "passing", "late_answers": "on", "give_up": "on"}),
    ],
)
def test_worlds_that_a_viewer_cannot_tell_apart_look_the_same(
    site: Path, id: str, seed: int, seats: int, options: dict[str, str]
):
    """Hands of others, sealed answers, the deck, drafts: replaced by any that fit, and not a byte differs."""
    rng = random.Random(seed)
    live = table(Secret(rng.randbytes(32)), id, seats, **options)
    viewers = [Viewer(seat, True, "en", who=f"p{seat}") for seat in range(seats)]
    viewers += [Viewer(1, False, "ru"), Viewer(SPECTATOR, False, "en")]
    worlds = looks = 0
    while not live.state.over and looks < LOOKS * (7 if id == "lantern_fair" else 1):
        if id == "lantern_fair" or rng.random() < 0.2 or live.asked() != [live.state.seat]:
            looks += 1
            worlds += look_from_everywhere(live, viewers, rng)
        seat = rng.choice(live.asked())
        move = rng.choice(live.state.moves(seat))
        live.apply(live.version + 1, 3000, e.Moved(live.ply, seat, live.state.game.moves.text(move), "x"))
    assert looks >= LOOKS
    if id == "lantern_fair":
        assert worlds > 30, "the worlds must really differ"
    if options.get("boards") == "secret":
        assert worlds > 0


def look_from_everywhere(live: Live, viewers: list[Viewer], rng: random.Random) -> int:
    """How many worlds differed from the true one, while everything shown was the same."""
    assert live.match is not None
    true: State = live.state
    worlds = 0
    for viewer in viewers:
        moves = rng.randrange(10**9)
        real = everything(live, viewer, random.Random(moves))
        other = true.seen_by(viewer.seat).imagine(Rng(rng.randrange(10**6)))
        other.rng = NO_RNG
        live.match.state = other
        for asked in other.asked:  # what others are about to do is nobody's business, either
            if asked != viewer.seat:
                draft = Draft(other, asked).step(rng.choice(other.moves(asked)))
                live.kept.drafts[asked] = draft
        worlds += other.to_json() != true.clone().to_json()
        assert everything(live, viewer, random.Random(moves)) == real
        live.match.state = true
        live.kept.drafts.clear()
    return worlds


def test_private_events_and_other_peoples_moves_are_in_nobody_elses_log(site: Path):
    rng = random.Random(5)
    live = table(Secret(rng.randbytes(32)))
    secrets_seen = 0
    while not live.state.over:
        seat = rng.choice(live.asked())
        move = rng.choice(live.state.moves(seat))
        notation = game("lantern_fair").moves.text(move)
        live.apply(live.version + 1, 3000, e.Moved(live.ply, seat, notation, "x"))
        for viewer in (*range(3), SPECTATOR):
            shown = snapshots.log(live, Viewer(viewer, viewer >= 0, "en"), live.version - 1)
            if live.log_state.status != "over":
                assert (shown[0].move is not UNSET) == (viewer == seat)
            for event in live.lines[-1].events:
                private = event.only != EVERYBODY and not (viewer >= 0 and event.only >> viewer & 1)
                if private:
                    secrets_seen += 1
                    full = text(event.message("lantern_fair"), "en", live.seat_names("en"))
                    assert full not in str(shown)
    assert secrets_seen > 10


def test_what_one_page_was_shown_of_the_log_is_not_kept_for_another_who_may_not_read_it(site: Path):
    """Lines that all read alike are laid out once for all pages; a private one is each viewer's own."""
    rng = random.Random(5)
    live = table(Secret(rng.randbytes(32)))
    secrets = known = 0
    while not live.state.over:
        seat = rng.choice(live.asked())
        move = rng.choice(live.state.moves(seat))
        notation = game("lantern_fair").moves.text(move)
        live.apply(live.version + 1, 3000, e.Moved(live.ply, seat, notation, "x"))
        for viewer in (seat, *range(3), SPECTATOR):
            parts = table_parts(live, Reader(Viewer(viewer, viewer >= 0, "en")))
            log = "".join(part.html for part in parts if part.id in ("lines", "earlier"))
            log = html.unescape(re.sub("<[^>]+>", "", log)).lower()
            for event in [event for line in live.lines[-5:] for event in line.events]:
                if event.only == EVERYBODY or live.log_state.status == "over":
                    continue
                full = text(event.message("lantern_fair"), "en", live.seat_names("en")).lower()
                may_read = viewer >= 0 and bool(event.only >> viewer & 1)
                secrets += not may_read
                known += may_read and full in log
                assert may_read or full not in log
    assert secrets > 10
    assert known > 10


def test_the_dice_are_those_that_were_committed_to(server: Running):
    """`ratusha verify` accepts the exported record: every die and card follows from the secret."""
    from ratusha.kernel.record import parse as read
    from ratusha.kernel.verify import verify

    anna = server.client("Anna")
    table_id = anna.table("lantern_fair", ["open", "random"], options={"length": "short"})
    before = anna.see(table_id)["table"]["commitment"]
    anna.do(table_id, "start")
    from tests.server.harness import play_out

    play_out(table_id, [anna])
    text_of = anna.http.get(f"/tables/{table_id}/record").text
    assert f"commitment {before}" in text_of
    assert verify(read(text_of)).problems == []
    secret = Secret.from_hex(anna.see(table_id)["table"]["secret"])
    assert secret.commitment == before
