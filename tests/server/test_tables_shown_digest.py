"""What happened since one's last own turn: a line a player, the dice always there."""

import re

from tests.server.harness import Client, Running, begun
from tests.server.visitors import against_bots

from ratusha.kernel.event import Event
from ratusha.server.model.entries import Moved
from ratusha.server.tables.live.history import Line
from ratusha.server.tables.shown.seen_by_viewer import LineSeen
from ratusha.server.web.pages.layout import TABLE, digest


def move(seat: int, text: str = "", id: str = "said", **amounts: int) -> LineSeen:
    """A line of the log: what was said, and what the player paid and got."""
    changes = [
        (Event("kernel-gain", seat, {}, what=what, amount=n), f"{what} {n}") for what, n in amounts.items()
    ]
    told = [(Event(id, seat, {}), text)] if text else []
    line = Line(1, 0, Moved(0, seat, "", ""), 0, 1, [])
    return LineSeen(line, "", [*told, *changes])


def test_each_player_has_one_line_with_all_he_did_paid_and_got():
    found = digest(
        "burgundy",
        [
            move(1, "Boris sells.", silver=1),
            move(0, workers=-1),
            move(1, workers=-2, silver=1),
            move(TABLE, "Round 2."),
            move(1, "Boris builds."),
        ],
        "en",
    )
    assert [(line["seat"], line["told"], line["pays"], line["gets"]) for line in found] == [
        (TABLE, ["Round 2."], "", ""),
        (1, ["Boris sells.", "Boris builds."], "2 workers", "2 silver"),
        (0, [], "1 worker", ""),
    ]


def test_what_comes_and_goes_again_is_no_line():
    assert digest("burgundy", [move(1, workers=-1), move(1, workers=1)], "en") == []


def test_many_sentences_of_one_kind_are_told_by_the_first():
    entries = [move(TABLE, f"Tile {n} comes.", "filled") for n in range(27)] + [move(TABLE, "Phase B.")]
    (line,) = digest("burgundy", entries, "en")
    assert line["told"] == ["Tile 0 comes. (and 26 more)", "Phase B."]


def turn(who: Client, table: str) -> None:
    """A whole turn of Burgundy: both dice for workers."""
    for _ in range(2):
        seen = who.see(table)
        workers = next(o["notation"] for o in seen["you"]["options"] if o["notation"].startswith("workers"))
        who.do(table, "step", move=workers, ply=seen["table"]["ply"], sure=False)
    who.do(table, "confirm", ply=who.see(table)["table"]["ply"])


def asked(table: str, players: list[Client]) -> Client:
    seats = players[0].see(table)["table"]["seats"]
    return players[next(n for n, seat in enumerate(seats) if seat["asked"])]


def told(who: Client, table: str) -> list[str]:
    return [event["id"] for line in who.get(f"/tables/{table}/digest")["lines"] for event in line["events"]]


def rolls(who: Client, table: str) -> list[int]:
    """Whose dice the digest tells."""
    lines = who.get(f"/tables/{table}/digest")["lines"]
    return [event["seat"] for line in lines for event in line["events"] if event["id"].endswith("rolled")]


def test_the_dice_are_there_from_the_first_turn_on_and_while_it_is_played(lite: Running):
    """Each round rolls the dice of both; whoever moves is told his own, in every step of the turn."""
    table, players = begun(lite, 2, "burgundy")
    for _ in range(6):
        who = asked(table, players)
        seat = who.see(table)["you"]["seat"]
        assert rolls(who, table).count(seat) == 1
        seen = who.see(table)
        first = next(o["notation"] for o in seen["you"]["options"] if o["notation"].startswith("workers"))
        who.do(table, "step", move=first, ply=seen["table"]["ply"], sure=False)
        assert rolls(who, table).count(seat) == 1
        who.do(table, "undo")
        turn(who, table)


def test_who_is_last_in_one_phase_and_first_in_the_next_sees_what_came_between(lite: Running):
    """Five rounds, ten turns; the later player pays for a ship's place or not: the next phase begins."""
    table, players = begun(lite, 2, "burgundy")
    for _ in range(10):
        last = asked(table, players)
        turn(last, table)
    first = asked(table, players)
    found = told(first, table)
    assert any(id.endswith("-phase") for id in found), "phase B"
    assert rolls(first, table).count(first.see(table)["you"]["seat"]) == 1
    found = told(last, table)
    assert any(id.endswith("-phase") for id in found)


def test_refilled_depots_are_one_line_on_the_page(lite: Running):
    visitor, _ = against_bots(lite, "burgundy", "take")
    shown = visitor.page.text.partition('class="digest"')[2].partition("</details>")[0]
    assert shown.count("<li>") <= 3, "the table and the two players"
    assert "rolls" in shown


def test_each_sentence_of_it_stands_for_itself_under_its_doer(lite: Running):
    """What a player did is listed below the name, which is not said again before each deed."""
    visitor, table = against_bots(lite, "burgundy", "take")
    shown = visitor.page.text.partition('class="digest"')[2].partition("</details>")[0]
    did = re.findall(r'<span class="did">(.*?)</span>\n', shown, re.S)
    assert len(did) >= 2
    assert any(said.startswith('<span class="sr">') for said in did), "whose deed it is, for listeners"
    assert f'href="/tables/{table}/replay?ply=' in shown, "a line leads to its position"


def test_what_was_paid_and_got_are_icons_in_the_log(lite: Running):
    """At the start everybody gets a worker and silver, told with his board and castle."""
    visitor, _ = against_bots(lite, "burgundy", "workers")
    log = visitor.page.text.partition('id="lines"')[2].partition("</section>")[0]
    assert 'class="chip gets" data-n="+1"' in log
    assert re.search(r'<span class="sr">[^<]*\+[12] workers?', log), "and words to hear"


def test_an_answer_to_an_offer_does_not_empty_it(lite: Running):
    """Boris basks in Anna's lantern: what she did is still what happened since his last turn. Rule 3.5."""
    table, (anna, boris) = begun(lite)
    for coins, player in ((1, anna), (0, boris)):
        player.do(table, "submit", moves=[f"bid coins={coins}"], ply=player.see(table)["table"]["ply"])
    for _ in range(40):
        who = asked(table, [anna, boris])
        seen = who.see(table)
        options = [o["notation"] for o in seen["you"]["options"] if not o["aside"]]
        if "bask" in options:
            before = told(who, table)
            assert any(id.endswith("hung") for id in before)
            who.do(table, "submit", moves=["decline"], ply=seen["table"]["ply"])
            assert told(who, table)[: len(before)] == before
            return
        hang = [option for option in options if option.startswith("hang")]
        who.do(table, "submit", moves=[(hang or options)[0]], ply=seen["table"]["ply"])
    raise AssertionError("nobody hung a lantern that could be enjoyed")
