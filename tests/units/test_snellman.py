"""Reading and writing ledgers: the language, the set-up, late answers, errors with file, line and reason."""

import json
from pathlib import Path
from typing import Any

import pytest

from ratusha.adapters import snellman
from ratusha.adapters.snellman.importer import Player
from ratusha.adapters.snellman.ledger import read as read_ledger
from ratusha.cli import main
from ratusha.games.terra_mystica import GAME
from ratusha.games.terra_mystica.components import CARD_IDS, FACTION_IDS, TILE_IDS
from ratusha.kernel import BadInput, Match, Rng
from ratusha.kernel.words import LANGS, ids, problems, text

HEAD = """option errata-cultist-power
score SCORE3,SCORE8,SCORE1,SCORE7,SCORE2,SCORE5
delete BON6
delete BON7
delete BON9
delete BON10
setup nomads
setup mermaids
"""
START = (
    HEAD.replace("delete BON10\n", "delete BON8\n")
    + """nomads: build F3
mermaids: build E4
mermaids: build D5
nomads: build D3
nomads: build A5
mermaids: pass BON1
nomads: pass BON2
"""
)


def words(row):
    """The commands of a row as verb and words."""
    return [(command.verb, *command.words) for found in read_ledger(row, "x").rows for command in found]


def failure(ledger):
    """Where and why a ledger can't be read."""
    with pytest.raises(BadInput) as error:
        snellman.read(ledger, "game.txt")
    return error.value.where, text(error.value.why, "en")


@pytest.mark.parametrize(
    ("row", "found"),
    [
        ("witches: build E5", [("build", "e5")]),
        (
            "WITCHES:   Build   e5 .  Convert 3 PW to w # a comment",
            [("build", "e5"), ("convert", "3", "pw", "1", "w")],
        ),
        ("witches: convert power to coin", [("convert", "1", "pw", "1", "c")]),
        ("witches: upgrade E5 to trading post", [("upgrade", "e5", "tp")]),
        ("witches: upgrade E5 to Stronghold", [("upgrade", "e5", "sh")]),
        ("witches: send priest to FIRE for 2", [("send", "fire", "2")]),
        ("witches: advance shipping to 2", [("advance", "ship")]),
        ("witches: advance digging", [("advance", "dig")]),
        ("witches: transform E5 to grey", [("transform", "e5", "gray")]),
        ("witches: transform E5", [("transform", "e5", "")]),
        ("witches: bridge c2 : d3", [("bridge", "c2", "d3")]),
        ("mermaids: connect r20", [("connect", "r20")]),
        ("mermaids: connect F2:H2", [("connect", "f2", "h2")]),
        ("witches: +2TW3", [("gain", "2", "tw3")]),
        ("witches: +FIRE. +FIRE", [("gain", "2", "fire")]),
        ("witches: -SPADE", [("lose", "1", "spade")]),
        ("witches: -3CONVERT_W_TO_P", [("lose", "3", "convert_w_to_p")]),
        ("witches: decline", [("decline", "", "")]),
        ("witches: leech 3", [("leech", "3", "")]),
        ("witches: wait", [("wait",)]),
        ("witches: done", [("done",)]),
        ("witches: pass", [("pass", "")]),
        ("witches: +BON3", [("pass", "bon3")]),
        ("witches: pass. +BON3", [("pass", "bon3")]),
        ("witches: +WATER. Leech 3 from nomads", [("leech", "3", "nomads"), ("gain", "1", "water")]),
        ("witches: build E5. transform F4 to green", [("transform", "f4", "green"), ("build", "e5")]),
        ("witches: pass BON1. convert 1W to 1C", [("convert", "1", "w", "1", "c"), ("pass", "bon1")]),
        ("witches: dig 1. action ACT5", [("action", "act5"), ("dig", "1")]),
        ("engineers: convert 2W to bridge. bridge C2:D3", [("action", "acte"), ("bridge", "c2", "d3")]),
        ("engineers: -2W. bridge C2:D3", [("action", "acte"), ("bridge", "c2", "d3")]),
        ("witches: cult_income_for_faction", []),
        ("witches: transform E10 to green. other_income_for_faction", [("transform", "e10", "green")]),
        ("cultists: [opponent accepted power]", []),
        ("witches: +8vp for FIRE", []),
        ("## a pragma", []),
        ("income", [("nothing",)]),
        ("option Strict-Leech", [("option", "strict-leech")]),
        ("setup Witches for Somebody email a@b", [("setup", "witches")]),
        ("score SCORE1, SCORE2,SCORE3", [("score", "score1", "score2", "score3")]),
        ("drop-faction witches", [("drop-faction", "witches")]),
    ],
)
def test_rows(row, found):
    assert words(row) == found


def test_a_row_that_was_read_before_is_read_anew():
    """What is done to the commands of one ledger (here gains are merged) is not seen in the next."""
    rows = "witches: build E5\nwitches: +FIRE\nwitches: +FIRE"
    assert words(rows) == words(rows) == [("build", "e5"), ("gain", "2", "fire")]
    again = [command.line for row in read_ledger("\n" + rows, "x").rows for command in row]
    assert again == [2, 3]


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("witches: fly to E5", "this command can't be read: “fly to e5”"),
        ("witches: convert 3X to 1W", "this command can't be read: “convert 3x to 1w”"),
        ("witches: upgrade E5 to palace", "this command can't be read: “upgrade e5 to palace”"),
        ("yetis: build E5", "there is no faction “yetis” in the base game"),
        ("option fire-and-ice-factions", "the option “fire-and-ice-factions” is not known"),
        ("map 126fe960806d587c78546b30f1a90853b1ada468", "only the base map can be read"),
        ("final-scoring connected-distance", "this belongs to an expansion"),
        ("setup yetis", "there is no faction “yetis” in the base game"),
        ("delete BON12", "there is no tile or card “bon12”"),
        ("randomize v3 seed abc", "this command can't be read"),
        ("hello", "this command can't be read: “hello”"),
        ("witches: +²fire", "this command can't be read: “+²fire”"),
        ("witches: +٣fire", "this command can't be read: “+٣fire”"),
        ("witches: convert ３pw to 1w", "this command can't be read"),
        ("witches: leech ² from nomads", "this command can't be read"),
        ("witches: burn ²", "this command can't be read"),
        ("witches: send p to FIRE for ²", "this command can't be read"),
        ("Round ² scoring: SCORE3, D >> 2\tshow history", "this command can't be read"),
        ("witches: fly\0\0to\x1b[2J", "this command can't be read: “fly··to·[2j”"),
    ],
)
def test_a_row_that_can_not_be_read_is_named(row, reason):
    """The ledger's ninth line."""
    where, why = failure(HEAD + row + "\n")
    assert where == "game.txt:9"
    assert why.startswith(reason)


@pytest.mark.parametrize(
    ("ledger", "reason"),
    [
        ("", "two to five factions"),
        (HEAD, "three more bonus cards"),
        (
            START.replace("SCORE2,SCORE5", "SCORE2,SCORE1").replace("SCORE8,SCORE1", "SCORE8,SCORE4"),
            "six scoring",
        ),
        (START.replace("SCORE5", "SCORE9"), "six scoring tiles"),
        (START.replace("setup mermaids", "setup fakirs"), "two of these factions share a colour"),
    ],
)
def test_a_set_up_that_is_not_whole(ledger, reason):
    assert failure(ledger)[1].startswith(reason)


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("nomads: build E5", "there are too few spades"),
        ("nomads: build X9", "there is no land hex “x9”"),
        ("nomads: upgrade F3 to TE", "“upgrade f3 to te” is not allowed here"),
        ("nomads: action ACT6", "“action act6” is not allowed here"),
        ("nomads: action ACT9", "this command can't be read"),
        ("nomads: leech 3 from mermaids", "there is no such leech"),
        ("nomads: convert 2PW to 1W", "there is no such rate"),
        ("nomads: bridge F3:F4", "no bridge can stand there"),
        ("nomads: pass", "a bonus card must be taken"),
        ("nomads: pass BON2", "“pass bon2” is not allowed here"),
        ("nomads: -30C", "“-30c” is not allowed here"),
        ("nomads: -3KEYS", "this command can't be read"),
        ("nomads: +FIRE", "no such step is owed"),
        ("nomads: dig 2. transform E6 to yellow", "spades that were bought are left over"),
        ("nomads: transform E6 to yellow", "there are too few spades"),
        ("mermaids: advance ship", "“advance ship” is not allowed here"),
        ("witches: build F4", "the faction “witches” is not in this game"),
        ("nomads: connect r1", "“connect r1” is not allowed here"),
    ],
)
def test_a_command_the_rules_forbid_is_named_with_its_line(row, reason):
    """Income gives the Nomads 6 workers and 19 coins; the row is the 16th."""
    where, why = failure(START + row + "\n")
    assert where == "game.txt:16"
    assert why.startswith(reason)


def test_late_answers_stand_where_the_text_has_them():
    """The Nomads have passed; they answer after the Mermaids' next turn, and the round waits for it."""
    ledger = START + "nomads: pass BON4\nmermaids: upgrade E4 to TP\nmermaids: pass BON2\n"
    waiting = snellman.read(ledger, "x").state
    assert (waiting.round, waiting.seat) == (1, 0)
    late = snellman.read(ledger + "nomads: leech 1 from mermaids\n", "x").state
    early = ledger.replace("mermaids: pass BON2", "nomads: leech 1 from mermaids\nmermaids: pass BON2")
    assert late.round == 2
    assert late.dump() == snellman.read(early, "x").state.dump()


@pytest.mark.parametrize("amount", [1, 2])
def test_the_offered_or_the_real_amount_names_an_offer(amount):
    """The Mermaids offer 2, but the Nomads have room for 1 only: either number may be written."""
    base = START + "nomads: upgrade D3 to TP\nmermaids: upgrade E4 to TP\n"
    player = Player(read_ledger(base + f"nomads: leech {amount} from mermaids\n", "x"))
    player.begin()
    *before, last = [command for row in player.ledger.rows for command in row]
    for command in before:
        player.step(command)
    nomads = player.g.players[0]
    nomads.bowl1, nomads.bowl2, nomads.bowl3 = 0, 1, 11
    player.step(last)
    assert (nomads.bowl2, nomads.bowl3) == (0, 12)
    assert player.g.points[0] == 20


def test_an_unfinished_ledger_is_an_open_record():
    found = snellman.read(START, "x")
    assert found.record.result is None
    assert found.record.text().splitlines()[-2] == "open"
    assert found.factions == ("nomads", "mermaids")


def test_a_set_up_drawn_from_a_seed():
    """With all options and four players this seed, a game's id, gives these tiles and cards."""
    ledger = "".join(
        f"option {name}\n" for name in ("mini-expansion-1", "shipping-bonus", "temple-scoring-tile")
    )
    ledger += "randomize v1 seed 4pLeague_S60_D1L1_G1\n"
    ledger += "setup darklings\nsetup nomads\nsetup mermaids\nsetup engineers\n"
    state = snellman.read(ledger, "x").state
    names = [TILE_IDS[tile] for tile in state.tiles]
    assert names == ["SCORE5", "SCORE8", "SCORE4", "SCORE9", "SCORE6", "SCORE2"]
    assert [CARD_IDS[card] for card, place in enumerate(state.cards) if place == -2] == [
        "BON3",
        "BON4",
        "BON5",
    ]


def test_a_drop_out_is_imported():
    found = snellman.read(START + "drop-faction nomads\nmermaids: pass BON3\nmermaids: pass BON1\n", "x")
    assert found.state.players[0].left == 1
    assert found.state.round == 3
    again = snellman.read(snellman.write(found.record), "y")
    assert again.state.dump() == found.state.dump()


@pytest.mark.parametrize("seed", range(12))
def test_random_games_of_ours_survive_a_ledger(seed):
    """Export and import: the same scores, whoever was first player, with all options."""
    options = {"extra_towns": "on", "extra_card": "on", "extra_tile": "on", "turn_order": "passing"}
    more = {"leaving": "on"} if seed % 4 == 3 else {}
    plain = {"factions": ("choose", "colours", "first_game")[seed % 3]}
    match = Match.start(GAME, 2 + seed % 4, {**options, **more} if seed % 2 else plain, seed=seed)
    rng = Rng(seed)
    while not match.state.over:
        moves = match.state.moves()
        go_on = [move for move in moves if not GAME.moves.text(move).startswith(("pass", "leave"))]
        pool = go_on if go_on and rng.below(3) else moves
        match.play(pool[rng.below(len(pool))], match.state.seat)
    found = snellman.read(snellman.write(match.record), "x")
    state: Any = match.state
    ours = {FACTION_IDS[state.players[seat].faction]: n for seat, n in enumerate(state.scores)}
    assert found.state.over
    assert dict(zip(found.factions, found.state.scores, strict=True)) == ours


def test_a_record_of_another_game_is_refused():
    import ratusha

    match = Match.start(ratusha.game("burgundy"), 2, {}, seed=1)
    with pytest.raises(BadInput):
        snellman.write(match.record)


def test_the_words_are_there_in_both_languages():
    assert ids("snellman", "en") == ids("snellman", "ru")
    with pytest.raises(BadInput) as error:
        snellman.read(START + "nomads: build X9\n", "x")
    for lang in LANGS:
        assert problems(error.value.message(), lang) == []


# -- the command line ------------------------------------------------------------------------------

CORPUS = Path(__file__).resolve().parents[1] / "corpus/terra_mystica"
LEDGER = sorted(CORPUS.glob("syn_2p*.txt"))[0]


def test_import_writes_a_record_and_tells_the_scores(tmp_path, capsys):
    assert main(["import", "snellman", str(LEDGER), "-o", str(tmp_path), "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert report["ok"]
    assert report["error"] == ""
    assert all(player["expected"] == player["got"] for player in report["players"])
    record = tmp_path / f"{LEDGER.stem}.record"
    assert main(["verify", str(record)]) == 0
    assert main(["export", "snellman", str(record)]) == 0
    assert "setup " in capsys.readouterr().out


def test_import_tells_file_line_and_reason(tmp_path, capsys):
    bad = tmp_path / "bad.txt"
    bad.write_text(START + "nomads: build X9\n")
    assert main(["import", "snellman", str(bad), "-o", str(tmp_path / "out")]) == 2
    told = capsys.readouterr()
    assert f"{bad}:16: there is no land hex “x9” on the base map" in told.err
    assert not (tmp_path / "out").exists()
    assert main(["import", "snellman", str(tmp_path / "absent.txt")]) == 2
    assert main(["import", "snellman", str(bad), str(LEDGER), "--json"]) == 2
    reports = json.loads(capsys.readouterr().out)
    assert [report["ok"] for report in reports] == [False, True]


def test_import_notices_a_row_that_differs(tmp_path, capsys):
    """A trace in which one number was changed."""
    ledger = tmp_path / "game.txt"
    ledger.write_text(LEDGER.read_text())
    rows = LEDGER.with_suffix(".rows.tsv").read_text().splitlines()
    cells = rows[30].split("\t")
    cells[3] = str(int(cells[3]) + 1)
    rows[30] = "\t".join(cells)
    (tmp_path / "game.rows.tsv").write_text("\n".join(rows) + "\n")
    assert main(["import", "snellman", str(ledger)]) == 1
    assert "row 31" in capsys.readouterr().err


@pytest.mark.parametrize("number", ["²", "٣", "1_0", "+5", ""])
def test_a_trace_with_a_strange_number_is_named(number, tmp_path, capsys):
    """The file that is named is the trace, with its line."""
    ledger = tmp_path / "game.txt"
    ledger.write_text(LEDGER.read_text())
    rows = LEDGER.with_suffix(".rows.tsv").read_text().splitlines()
    cells = rows[30].split("\t")
    rows[30] = "\t".join([*cells[:3], number, *cells[4:]])
    (tmp_path / "game.rows.tsv").write_text("\n".join(rows) + "\n")
    assert main(["import", "snellman", str(ledger)]) == 2
    assert f"{tmp_path / 'game.rows.tsv'}:31: this row of the trace" in capsys.readouterr().err


def test_a_trace_that_can_not_be_read_is_named(tmp_path, capsys, monkeypatch):
    ledger = tmp_path / "game.txt"
    ledger.write_text(LEDGER.read_text())
    trace = tmp_path / "game.rows.tsv"
    trace.write_text("")
    plain = Path.read_text

    def guarded(self, *args, **kwargs):
        if self == trace:
            raise PermissionError(13, "Permission denied", str(self))
        return plain(self, *args, **kwargs)

    monkeypatch.setattr(Path, "read_text", guarded)
    assert main(["import", "snellman", str(ledger)]) == 2
    assert f"ratusha: {trace}: " in capsys.readouterr().err


def test_import_notices_other_scores(tmp_path, capsys):
    ledger = tmp_path / "game.txt"
    ledger.write_text(LEDGER.read_text())
    factions = [line.split()[1] for line in LEDGER.read_text().splitlines() if line.startswith("setup ")]
    (tmp_path / "manifest.json").write_text(
        json.dumps([{"id": "game", "expected_vp": dict.fromkeys(factions, 1)}])
    )
    assert main(["import", "snellman", str(ledger)]) == 1
    assert "1 points expected" in capsys.readouterr().err


def test_binary_input_is_refused_in_one_sentence(tmp_path, capsys):
    bad = tmp_path / "bad.txt"
    bad.write_bytes(b"\xff\xfe\x00\x01")
    assert main(["import", "snellman", str(bad)]) == 2
    assert "Traceback" not in capsys.readouterr().err
