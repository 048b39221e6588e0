"""Tournaments of bots: which games are played, what is kept of them, and the figures that follow."""

import json
import math
import re
from collections import Counter
from dataclasses import replace

import pytest

from ratusha.arena import figures, results, run, tables
from ratusha.arena.tournament import MATCH, MIRROR, SANITY, Place, Played, Tournament, sides
from ratusha.arena.workers import Workers
from ratusha.kernel import game
from ratusha.kernel.errors import BadInput

pytestmark = pytest.mark.usefixtures("fair")


def tournament(*bots: str, id: str = "lantern_fair", seats: int = 2, rounds: int = 2) -> Tournament:
    rules = game(id).rules_version
    return Tournament(id, seats, bots, seed=5, rounds=rounds, controls=1, rules=rules)


def test_every_bot_plays_every_seed_at_every_seat():
    one = tournament("easy", "random", "medium", seats=3, rounds=2)
    held = Counter(
        (round.seed, seat, round.bots[side])
        for round in one.schedule()
        if round.kind == MATCH
        for turn in range(3)
        for seat, side in enumerate(sides(3, turn))
    )
    assert held == dict.fromkeys(
        [(seed, seat, bot) for seed in (5, 6) for seat in range(3) for bot in ("easy", "random", "medium")], 1
    )


def test_more_bots_than_seats_meet_each_other_in_turn():
    assert tournament("a", "b", "c").line_ups() == [("a", "b"), ("a", "c"), ("b", "c")]


def test_one_among_three_others():
    assert tournament("hard", "medium", "medium", "medium", seats=4).line_ups() == [
        ("hard", "medium", "medium", "medium")
    ]


def test_each_bot_is_also_played_against_itself_and_against_random():
    kinds = [(round.kind, round.bots) for round in tournament("easy", "random").schedule()]
    assert kinds[2:] == [
        (MIRROR, ("easy", "easy")),
        (SANITY, ("easy", "random")),
        (MIRROR, ("random", "random")),
    ]


def play(one: Tournament, path=None, **more) -> results.Results:
    kept = results.Results(one, path)
    run.run(kept, more.pop("workers", Workers()), **more)
    return kept


def moves(kept: results.Results) -> dict[Place, str]:
    return {place: played.moves for place, played in kept.games.items()}


def test_two_processes_play_the_same_games_as_one():
    one = tournament("easy", "random", rounds=1)
    assert moves(play(one, workers=Workers(2))) == moves(play(one))


def test_a_tournament_that_was_killed_goes_on_where_it_was(tmp_path):
    """The last line is half written; only that game and those after it are played."""
    path = tmp_path / "games.jsonl"
    one = tournament("random", "easy", rounds=1)
    whole = moves(play(one, path))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    told: list[tuple[int, int]] = []
    again = play(one, path, progress=lambda *done: told.append(done))
    assert told[0] == (2, 8)
    assert moves(again) == whole == moves(results.read(path))


def test_shards_put_together_are_the_whole(tmp_path):
    one = tournament("random", "easy", rounds=2)
    files = [tmp_path / f"{part}.jsonl" for part in (1, 2, 3)]
    for part, path in enumerate(files, 1):
        assert len(play(one, path, shard=(part, 3)).games) < 10
    assert moves(results.merge(files)) == moves(play(one))


def test_files_of_another_tournament_are_not_merged(tmp_path):
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    results.Results(tournament("random", "easy"), one)
    results.Results(replace(tournament("random", "easy"), seed=6), other)
    with pytest.raises(BadInput, match="seed"):
        results.merge([one, other])
    with pytest.raises(BadInput, match="seed"):
        results.Results(tournament("random", "easy"), other)


def test_a_game_that_differs_between_files_is_refused(tmp_path):
    one, other = results.Results(tournament("random", "easy")), results.Results(tournament("random", "easy"))
    one.add(played(0, 0, 1, 2))
    other.add(replace(played(0, 0, 1, 2), moves="b"))
    for kept, name in ((one, "one"), (other, "other")):
        results.write(kept, tmp_path / name)
    with pytest.raises(BadInput, match="round"):
        results.merge([tmp_path / "one", tmp_path / "other"])


def line(played: Played) -> bytes:
    return json.dumps(vars(played)).encode() + b"\n"


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"nonsense\n",
        b'{"game": "empire"}\n',
        b"GOOD" + b'{"round": 0}\n',
        b"GOOD" + line(Played(99, 0, [1, 2], [1, 2], [1, 1], [0, 0], [0, 0], "")),
        b"GOOD" + line(Played(0, 0, [1], [1], [1], [0], [0], "")),
    ],
)
def test_a_damaged_file_of_results_is_refused(tmp_path, damage):
    good = tmp_path / "good.jsonl"
    results.Results(tournament("random", "easy"), good)
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(damage.replace(b"GOOD", good.read_bytes()))
    with pytest.raises(BadInput):
        results.merge([bad])


def played(round: int, turn: int, *ranks: int) -> Played:
    seats = len(ranks)
    return Played(
        round, turn, [10] * seats, list(ranks), [1] * seats, [0.5] * seats, [0.5] * seats, moves=f"{ranks}"
    )


def test_a_shared_first_place_is_divided():
    """The first bot: a victory, a tie and two defeats in four games, so 1.5 of 4."""
    kept = results.Results(tournament("easy", "random"))
    for game_ in (played(0, 0, 1, 2), played(0, 1, 1, 1), played(1, 0, 2, 1), played(1, 1, 1, 2)):
        kept.add(game_)
    first, second = tables.report(kept).standings
    assert (first.bot, first.games, first.won.value) == ("easy", 4, 0.375)
    assert second.won.value == 0.625


def test_wilsons_interval_of_a_share():
    """Newcombe (1998), table I, method 3: 81 of 263 gives 0.2553 to 0.3662."""
    share = figures.share([1.0] * 81 + [0.0] * 182, 263)
    assert (round(share.low, 3), round(share.high, 3)) == (0.255, 0.366)


def test_a_share_of_all_or_nothing_has_an_open_end():
    assert figures.share([1.0] * 10, 20).high == 1.0 and figures.elo(1.0) == math.inf
    assert figures.share([0.0] * 10, 20).low == 0.0 and figures.elo(0.0) == -math.inf


def test_elo_of_a_share():
    """Ten to one are 400 points."""
    assert figures.elo(10 / 11) == pytest.approx(400)
    assert figures.expected(400) == pytest.approx(10 / 11)


def test_the_evidence_of_single_results_is_wald_s():
    """Pairs that are won or lost whole: 30 won and 10 lost, 0.5 against 0.75: 30 ln 1.5 + 10 ln 0.5."""
    pairs = [1.0] * 30 + [0.0] * 10
    found = figures.evidence(pairs, 0.0, 400 * math.log10(3))
    assert found == pytest.approx(30 * math.log(1.5) + 10 * math.log(0.5), rel=0.01)


def test_the_sequential_test_ends_when_the_answer_is_known():
    assert figures.verdict([0.5] * 3, 0, 100) == (3, 0)
    assert figures.verdict([1.0] * 100, 0, 100)[1] == 1
    count, answer = figures.verdict([0.0] * 100, 0, 100)
    assert answer == -1 and count < 100


def test_games_after_the_answer_do_not_count():
    """Many workers may have played on when the test was decided: the report stops where the test did."""
    kept = results.Results(tournament("easy", "random", rounds=60))
    for at in range(60):
        kept.add(played(at, 0, 1, 2))
        kept.add(played(at, 1, 2, 1))
    found = tables.report(kept, (0, 200))
    assert found.test is not None and found.test.verdict == 1
    assert found.games == 2 * found.test.pairs < 120


def test_a_match_ends_with_the_sequential_test_but_not_the_controls():
    kept = play(tournament("easy", "random"), sprt=(0, 400))
    kinds = Counter(kept.tournament.schedule()[place.round].kind for place in kept.games)
    assert kinds[MATCH] < 60
    assert (kinds[MIRROR], kinds[SANITY]) == (4, 2)


def test_openskill_puts_the_winner_first():
    kept = results.Results(tournament("a", "b", "c", seats=3, rounds=4))
    for at in range(4):
        for turn in range(3):
            kept.add(played(at, turn, *(side + 1 for side in sides(3, turn))))
    ratings = [standing.rating for standing in tables.report(kept).standings]
    assert ratings == sorted(ratings, reverse=True) and ratings[0] > 1600 > 1400 > ratings[2]


def test_the_command_reports_in_both_languages_and_draws(run, tmp_path):
    words = ("arena", "lantern_fair", "easy", "random", "--games", 4, "--results", tmp_path / "a.jsonl")
    done = run(*words, "--picture", tmp_path / "a.svg")
    assert done.status == 0 and "Elo stronger than random" in done.out
    assert "easy against itself" in done.out and "easy against random" in done.out
    assert 'role="img"' in (tmp_path / "a.svg").read_text(encoding="utf-8")
    russian = run(*words, "--lang", "ru").out
    assert "easy сильнее random" in russian and re.search(r" \d+,\d ", russian)
    assert not re.search(r"\d\.\d", russian)
    merged = run("arena", "merge", tmp_path / "a.jsonl", "--results", tmp_path / "b.jsonl", "--json")
    data = json.loads(merged.out)
    assert [standing["bot"] for standing in data["standings"]] == ["easy", "random"]
    assert sum(standing["won"] for standing in data["standings"]) == 1.0
    assert data["elo"]["low"] < data["elo"]["value"] < data["elo"]["high"]
    assert results.read(tmp_path / "b.jsonl").games == results.read(tmp_path / "a.jsonl").games


def test_bots_may_be_named_before_and_behind_options(run):
    before = run("arena", "lantern_fair", "easy", "random", "--games", 2, "--json")
    behind = run("arena", "--games", 2, "lantern_fair", "--json", "easy", "random")
    assert before.status == behind.status == 0
    assert json.loads(before.out)["bots"] == json.loads(behind.out)["bots"] == ["easy", "random"]


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["empire", "--nonsense", "easy", "random"], "--nonsense"),
        (["empire", "easy"], "two different bots"),
        (["empire", "easy", "easy"], "two different bots"),
        (["empire", "easy", "brilliant"], "brilliant"),
        (["gloomhaven", "easy", "random", "--seats", "1"], "two seats"),
        (["empire", "easy", "random", "--seats", "9"], "9"),
        (["empire", "easy", "random", "--bots", "easy,random"], "once"),
        (["empire", "easy", "random", "--shard", "3/2"], "3/2"),
        (["empire", "easy", "random", "--sprt", "50,0"], "50,0"),
        (["empire", "easy", "random", "--sprt", "0,50", "--shard", "1/2"], "all rounds"),
        (["empire", "easy", "random", "medium", "--sprt", "0,50"], "two bots"),
        (["empire", "easy", "random", "--picture", "a.png"], ".svg"),
        (["empire", "easy", "random", "--results", "none/a.jsonl"], "folder"),
        (["merge"], "files"),
        (["merge", "none.jsonl"], "none.jsonl"),
    ],
)
def test_bad_input_is_told_in_one_sentence(run, tmp_path, monkeypatch, words, part):
    monkeypatch.chdir(tmp_path)
    done = run("arena", *words)
    assert done.status == 2 and part in done.err and len(done.err.splitlines()) == 1
    assert not list(tmp_path.iterdir())
