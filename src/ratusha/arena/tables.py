"""What a tournament has shown so far: each bot's victories, points and rating, the controls, the test."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from ratusha.arena import figures
from ratusha.arena.figures import Share
from ratusha.arena.results import Results
from ratusha.arena.tournament import MATCH, MIRROR, SANITY, Place, Played, Round, sides, won

MEAN: Final = 1500.0
DEVIATION: Final = 350.0
"""A rating begins so, on the scale of chess players (and of the server's ratings of people)."""


class Standing(NamedTuple):
    """A bot in the match, or in a control."""

    bot: str
    games: int
    """Seats it held."""
    won: Share
    """First places for each of them; a shared one is divided."""
    points: float
    milliseconds: float
    """CPU time of a decision, its mean, and that of the longest."""
    longest: float
    rating: float = MEAN
    deviation: float = DEVIATION


class Control(NamedTuple):
    """A bot against itself, or against `random`: the standing of its first instance."""

    kind: str
    standing: Standing
    verdict: str
    """`ok`: against itself its interval holds the fair share, against `random` it lies above; `odd`: not so;
    `few`: against `random` more games are needed."""


class Test(NamedTuple):
    """The sequential test: is the first bot `elo1` stronger, or only `elo0`?"""

    elo0: float
    elo1: float
    pairs: int
    evidence: float
    verdict: int
    """1: `elo1`, -1: `elo0`, 0: not known yet."""


class Report(NamedTuple):
    """A tournament in figures."""

    results: Results
    games: int
    """Of the match, without the controls."""
    fair: float
    standings: list[Standing]
    controls: list[Control]
    elo: tuple[float, float, float] | None
    """Two bots at two seats: how much stronger the first is, with the interval."""
    test: Test | None

    def to_dict(self) -> dict[str, Any]:
        """As `ratusha arena --json` prints it. What is infinite is null."""
        tournament = self.results.tournament
        data: dict[str, Any] = {
            "game": tournament.game,
            "seats": tournament.seats,
            "bots": list(tournament.bots),
            "seed": tournament.seed,
            "games": self.games,
            "fair_share": round(self.fair, 4),
            "standings": [_standing(standing) for standing in self.standings],
            "controls": [
                {"kind": control.kind, "verdict": control.verdict, **_standing(control.standing)}
                for control in self.controls
            ],
        }
        if self.elo is not None:
            data["elo"] = dict(zip(("value", "low", "high"), map(_finite, self.elo), strict=True))
        if self.test is not None:
            data["sprt"] = {**self.test._asdict(), "evidence": round(self.test.evidence, 3)}
        return data


def report(results: Results, sprt: tuple[float, float] | None = None) -> Report:
    """The figures of the games so far; with a sequential test those until it was decided."""
    tournament = results.tournament
    schedule = tournament.schedule()
    games = sorted(results.games.items())
    test = None
    if sprt is not None:
        pairs = paired(results, schedule)
        count, verdict = figures.verdict(pairs, *sprt)
        evidence = figures.evidence(pairs[:count], *sprt)
        test = Test(*sprt, pairs=count, evidence=evidence, verdict=verdict)
        if verdict:
            games = [
                (place, played)
                for place, played in games
                if schedule[place.round].kind != MATCH or place.round < count
            ]
    match = [(place, played) for place, played in games if schedule[place.round].kind == MATCH]
    ratings = _ratings(match, schedule, tournament.contestants())
    fair = 1 / tournament.seats
    standings = [
        found._replace(rating=ratings[name][0], deviation=ratings[name][1])
        for name in tournament.contestants()
        if (found := _found(name, match, schedule, first_only=False)) is not None
    ]
    controls = []
    for kind in (MIRROR, SANITY):
        for name in tournament.contestants():
            mine = [
                (place, played)
                for place, played in games
                if schedule[place.round].kind == kind and schedule[place.round].bots[0] == name
            ]
            standing = _found(name, mine, schedule, first_only=True)
            if standing is not None:
                controls.append(Control(kind, standing, _judged(kind, standing.won, fair)))
    elo = None
    if tournament.seats == 2 and len(standings) == 2:
        share = standings[0].won
        elo = (figures.elo(share.value), figures.elo(share.low), figures.elo(share.high))
    return Report(results, len(match), fair, standings, controls, elo, test)


def _judged(kind: str, share: Share, fair: float) -> str:
    if kind == MIRROR:
        return "ok" if share.low <= fair <= share.high else "odd"
    if share.low > fair:
        return "ok"
    return "few" if share.high > fair else "odd"


def paired(results: Results, schedule: Sequence[Round]) -> list[float]:
    """The share that the first bot won in each finished pair of the match, up to the first that is not."""
    found: list[float] = []
    for at, (kind, _, _) in enumerate(schedule):
        games = [results.games.get(Place(at, turn)) for turn in range(2)]
        if kind != MATCH or None in games:
            break
        found.append(
            fmean(won(played.ranks)[sides(2, turn).index(0)] for turn, played in enumerate(games) if played)
        )
    return found


def _found(
    name: str, games: list[tuple[Place, Played]], schedule: Sequence[Round], *, first_only: bool
) -> Standing | None:
    """What became of a bot in these games; of its first instance only, where it meets itself."""
    rounds: dict[int, list[float]] = {}
    points: list[int] = []
    decisions = 0
    seconds = longest = 0.0
    for place, played in games:
        shares = won(played.ranks)
        names = schedule[place.round].bots
        for seat, side in enumerate(sides(len(names), place.turn)):
            if names[side] != name:
                continue
            points.append(played.scores[seat])
            decisions += played.decisions[seat]
            seconds += played.seconds[seat]
            longest = max(longest, played.longest[seat])
            if side == 0 or not first_only:
                rounds.setdefault(place.round, []).append(shares[seat])
    if not rounds:
        return None
    held = sum(map(len, rounds.values()))
    share = figures.share([fmean(shares) for shares in rounds.values()], held)
    pace = 1000 * seconds / max(1, decisions)
    return Standing(name, held, share, fmean(points), pace, 1000 * longest)


def _ratings(
    games: list[tuple[Place, Played]], schedule: Sequence[Round], names: list[str]
) -> dict[str, tuple[float, float]]:
    """OpenSkill's rating of each bot (Plackett and Luce) after these games, and its deviation."""
    model = PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=DEVIATION / 2, tau=0.0)
    known = dict.fromkeys(names, (MEAN, DEVIATION))
    for place, played in games:
        bots = schedule[place.round].bots
        at = [bots[side] for side in sides(len(bots), place.turn)]
        teams = [[model.rating(*known[name])] for name in at]
        rated = model.rate(teams, ranks=[float(rank) for rank in played.ranks])
        for name in set(at):
            new = [team[0] for seat, team in enumerate(rated) if at[seat] == name]
            known[name] = fmean(rating.mu for rating in new), fmean(rating.sigma for rating in new)
    return known


def _standing(standing: Standing) -> dict[str, Any]:
    return {
        "bot": standing.bot,
        "games": standing.games,
        "won": round(standing.won.value, 4),
        "low": round(standing.won.low, 4),
        "high": round(standing.won.high, 4),
        "mean_score": round(standing.points, 2),
        "ms": round(standing.milliseconds, 2),
        "longest_ms": round(standing.longest, 1),
        "rating": round(standing.rating, 1),
        "deviation": round(standing.deviation, 1),
    }


def _finite(value: float) -> float | None:
    return round(value, 1) if abs(value) < 1e9 else None
