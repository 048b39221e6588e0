"""The end of a game on its own page: verdict, score sheet, chart, outcome, ways on."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.harness import Running, play_out
from tests.server.visitors import Visitor, guest

from ratusha.kernel.match import Match
from ratusha.kernel.record import parse
from ratusha.server.tables.shown.rounds import lead_changes, position_at, rounds
from ratusha.server.web.pages.result import verdict
from ratusha.server.words import say

CORPUS = Path(__file__).resolve().parents[1] / "corpus"
NAMES = ["Anna", "Boris", "Clara"]


def imported(visitor: Visitor, game: str, record: str) -> str:
    visitor.go("/import")
    visitor.form("/import", record=(CORPUS / game / record).read_text(encoding="utf-8"))
    return str(visitor.page.url).rsplit("/", 1)[1]


def test_the_verdict_says_who_won_by_how_much_or_by_what():
    assert verdict("en", NAMES, [50, 62, 12], [2, 1, 3], 1) == "You won by 12 points"
    assert verdict("en", NAMES, [50, 51, 12], [2, 1, 3], 0) == "Boris won by 1 point"
    assert verdict("en", NAMES, [50, 50, 12], [1, 2, 3], 0) == "You won on the tie-break"
    assert verdict("en", NAMES, [50, 50, 12], [1, 2, 3], -1) == "Anna won on the tie-break"
    assert verdict("en", NAMES, [50, 50, 12], [1, 1, 3], 2) == "Shared victory: Anna, Boris"
    assert verdict("ru", NAMES, [50, 72, 12], [2, 1, 3], 0) == "Boris побеждает с перевесом в 22 очка"
    assert verdict("ru", NAMES[:1], [41], [1], 0) == "41 очко"


@pytest.mark.parametrize(("game", "record"), [("burgundy", "easy-2-7"), ("terra_mystica", "2p_choose")])
def test_a_position_on_the_way_is_the_one_that_the_match_knows(game: str, record: str):
    text = (CORPUS / game / f"{record}.record").read_text(encoding="utf-8")
    match = Match(parse(text, record))
    live: Any = SimpleNamespace(match=match, ply=len(match.plies), room=SimpleNamespace(shared={}))
    begun = rounds(live)
    assert [one.number for one in begun] == list(range(1, begun[-1].number + 1))
    for ply in (0, 1, 63, 64, 65, len(match.plies)):
        assert position_at(live, ply).to_json() == match.state_at(ply).to_json()
    first = next(ply for ply in range(len(match.plies)) if match.state_at(ply).rounds())
    assert list(begun[0].points) == match.state_at(first).scores, "also what is given before the first round"
    for one in begun[1:]:
        assert match.state_at(one.ply).rounds() == one.number > match.state_at(one.ply - 1).rounds()


def test_the_lead_changes_when_somebody_else_is_first_alone():
    assert lead_changes([(0, 0), (3, 1), (4, 4), (5, 4), (5, 6), (7, 6)]) == 2
    assert lead_changes([(0, 0), (0, 0)]) == 0


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_row_of_the_sheet_and_their_sum(lite: Running, lang: str):
    anna = guest(lite, "Anna", lang)
    table = imported(anna, "burgundy", "easy-3-11.record")
    page = anna.go(f"/tables/{table}/result")
    sheet = page.partition('id="sheet"')[2].partition("</table>")[0]
    body, foot = sheet.split("<tfoot>")
    rows = re.findall(r"<tr>(.*?)</tr>", body.partition("<tbody>")[2], re.S)
    points = [[int(n) for n in re.findall(r'class="n(?: best)?">(\d+)<', row)] for row in rows]
    totals = [int(n) for n in re.findall(r"<strong>(\d+)</strong>", foot)]
    assert all(len(row) == 3 for row in points)
    inner = re.findall(r'<tr class="part">(.*?)</tr>', body, re.S)
    parts = [[int(n) for n in re.findall(r'class="n(?: best)?">(\d+)<', row)] for row in inner]
    several = [now for row, now in zip(rows, points, strict=True) if "checkbox" in row]
    assert len(several) == 2, "areas and knowledge tiles: a row each, which opens"
    assert [sum(n) for n in zip(*several, strict=True)] == [sum(n) for n in zip(*parts, strict=True)]
    assert [sum(column) for column in zip(*points, strict=True)] == totals
    assert sorted(totals) == sorted(int(n) for n in re.findall(r"\d+", say_result(table, anna)))
    assert f'href="/tables/{table}/replay?ply=0"' in page
    assert f'action="/tables/{table}/rematch"' in page
    assert f'aria-label="{say(lang, "points-by-round")}"' in page


def say_result(table: str, visitor: Visitor) -> str:
    """The result that the record tells."""
    record = visitor.http.get(f"/api/v1/tables/{table}/record").text
    found = re.search(r"^result:? (.*)$", record, re.M)
    assert found is not None, record[-400:]
    return found[1]


def test_gloomhavens_event_and_altays_categories_stand_at_the_end(lite: Running):
    anna = guest(lite, "Anna", "en")
    table = imported(anna, "altay", "easy-4-9.record")
    page = anna.go(f"/tables/{table}/result")
    for category in ("Achievements", "Action cards", "Regions", "Captured settlements"):
        assert category in page
    assert "<figure" in page and f'href="/tables/{table}/board/3"' in page, (
        "the map, and the way to the boards"
    )
    table = imported(anna, "gloomhaven", "random-1-11.record")
    assert "the game is lost" in anna.go(f"/tables/{table}/result")
    table = imported(anna, "gloomhaven", "easy-4-14.record")
    page = anna.go(f"/tables/{table}/result")
    for blank in ("City event", "A building that brought you points", "The quarter where it stands"):
        assert blank in page, "rule 17.1"


def test_while_a_game_is_played_its_result_is_the_table(lite: Running):
    anna = lite.client("Anna")
    table = anna.table("lantern_fair", ["open", "easy"])
    anna.do(table, "start")
    looker = guest(lite, "Boris", "en")
    looker.go(f"/tables/{table}/result")
    assert str(looker.page.url).endswith(f"/tables/{table}")
    play_out(table, [anna])
    looker.go(f"/tables/{table}/result")
    assert str(looker.page.url).endswith(f"/tables/{table}/result")


def test_a_board_has_the_sign_of_its_pieces(lite: Running):
    """In Terra Mystica a player's pieces have his faction's colour: head, tabs and rows show the same."""
    anna = guest(lite, "Anna", "en")
    table = imported(anna, "terra_mystica", "4p_first_game.record")
    tokens = r'<svg class="token [^"]*" [^>]*>'
    rows = re.findall(tokens, anna.go(f"/tables/{table}/replay?ply=90").split("</ol>")[0])
    board = anna.go(f"/tables/{table}/board/1?ply=90")
    assert len(set(rows)) == 4 and all("fill=" in sign for sign in rows)
    assert re.findall(tokens, board) == [rows[1], *rows]


def test_a_player_has_one_colour_at_the_end_too(lite: Running):
    """Score sheet, bars, lines of the chart and of the replay's strip: all in the faction's colour."""
    anna = guest(lite, "Anna", "en")
    table = imported(anna, "terra_mystica", "4p_first_game.record")
    rows = anna.go(f"/tables/{table}/replay?ply=90")
    colours = list(dict.fromkeys(re.findall(r'<svg class="token [^"]*" fill="(#\w+)"', rows)))
    assert len(colours) == 4
    strip = re.findall(r'<svg class="strip".*?</svg>', rows, re.S)[0]
    page = anna.go(f"/tables/{table}/result")
    chart = re.findall(r'<svg class="chart".*?</svg>', page, re.S)[0]
    bars = set(re.findall(r'<g class="token [^"]*"(?: fill="(#\w+)")?>', page))
    assert bars == set(colours)
    for colour in colours:
        assert f'stroke="{colour}"' in chart and f'fill="{colour}"' in strip
        assert (
            f"token-{['circle', 'square', 'triangle', 'diamond'][colours.index(colour)]}-{colour[1:]}"
            in chart
        )
    assert 'class="token red"' not in page


@pytest.mark.parametrize(
    ("game", "record", "begins"),
    [
        ("terra_mystica", "4p_first_game", 664),
        ("altay", "easy-4-9", 664),
        ("gloomhaven", "random-3-13", 664),
        ("burgundy", "easy-3-11", 664),
        ("empire", "easy-3-11", 490),
    ],
)
def test_a_replay_shows_a_lower_table(lite: Running, game: str, record: str, begins: int):
    """In full size above the timeline; at the beginning, while there is something to be chosen, all of it."""
    anna = guest(lite, "Anna", "en")
    table = imported(anna, game, f"{record}.record")
    sizes = [
        re.findall(r'class="picture" viewBox="0 0 760 (\d+)"', anna.go(f"/tables/{table}/replay?ply={ply}"))
        for ply in (0, 90)
    ]
    assert sizes[0] == [str(begins)]
    assert len(sizes[1]) == 1 and int(sizes[1][0]) < 570


def test_each_board_leads_to_itself_in_full_size(lite: Running):
    anna = guest(lite, "Anna", "en")
    table = imported(anna, "burgundy", "easy-3-11.record")
    page = anna.go(f"/tables/{table}/result")
    for seat in range(3):
        assert f'<a href="/tables/{table}/board/{seat}">' in page
        assert 'id="opponent"' in anna.go(f"/tables/{table}/board/{seat}")
