"""The report of a tournament in words: a table, the strength, the controls and the test."""

from __future__ import annotations

import math

from ratusha.arena.figures import BOUND, Share
from ratusha.arena.tables import Report, Test
from ratusha.arena.tournament import MIRROR
from ratusha.kernel.msg import Msg, decimal
from ratusha.kernel.registry import game
from ratusha.kernel.words import text


def percent(value: float, lang: str) -> str:
    """A share in hundredths, with one decimal where more would be lost otherwise.

    >>> percent(0.25, "en"), percent(0.4567, "en"), percent(0.4567, "ru")
    ('25 %', '45.7 %', '45,7 %')
    """
    tenths = round(1000 * value)
    written = text(decimal(tenths / 10), lang) if tenths % 10 else str(tenths // 10)
    return f"{written} %"


def signed(value: float) -> str:
    """A difference of Elo."""
    if math.isinf(value):
        return "+∞" if value > 0 else "−∞"
    return f"{value:+.0f}".replace("-", "−")


def ends(share: Share) -> dict[str, str]:
    """The interval of a share: its ends in hundredths."""
    return {"low": f"{100 * share.low:.0f}", "high": f"{100 * share.high:.0f}"}


def heading(report: Report, lang: str) -> str:
    """What was played."""
    tournament = report.results.tournament
    title = game(tournament.game).title(lang)
    return text(
        Msg(
            "arena-heading",
            title=title,
            seats=tournament.seats,
            n=report.games,
            seed=str(tournament.seed),
        ),
        lang,
    )


def table(report: Report, lang: str) -> list[list[str]]:
    """A row for each bot, the strongest first; the heads above them."""
    heads = ("bot", "games", "won", "interval", "points", "rating", "time", "longest")
    rows = [[text(Msg(f"arena-{head}"), lang) for head in heads]]
    for standing in sorted(report.standings, key=lambda standing: -standing.won.value):
        low, high = ends(standing.won).values()
        rows.append(
            [
                standing.bot,
                str(standing.games),
                percent(standing.won.value, lang),
                f"{low}–{high}",
                text(decimal(standing.points), lang),
                f"{standing.rating:.0f} ± {1.96 * standing.deviation:.0f}",
                text(decimal(standing.milliseconds), lang),
                f"{standing.longest:.0f}",
            ]
        )
    return rows


def remarks(report: Report, lang: str) -> list[str]:
    """What stands below the table: the strength in Elo, the fair share, the test, the controls."""
    said: list[Msg] = []
    if report.elo is not None:
        first, second = report.standings
        value, low, high = (signed(figure) for figure in report.elo)
        said.append(Msg("arena-elo", first=first.bot, second=second.bot, elo=value, low=low, high=high))
    elif report.standings:
        said.append(Msg("arena-fair", share=percent(report.fair, lang)))
    if report.test is not None:
        said.append(_test(report.test, report.results.tournament.bots[0]))
    for kind, standing, verdict in report.controls:
        control = Msg(
            "arena-mirror" if kind == MIRROR else "arena-sanity",
            bot=standing.bot,
            share=percent(standing.won.value, lang),
            points=decimal(standing.points),
            **ends(standing.won),
        )
        said.append(Msg(f"arena-{verdict}", control=control))
    return [text(msg, lang) for msg in said]


def running(report: Report, lang: str) -> str:
    """The result so far, for the progress bar."""
    if not report.standings:
        return ""
    first = report.standings[0]
    share = percent(first.won.value, lang)
    return text(Msg("arena-running", bot=first.bot, share=share, **ends(first.won)), lang)


def _test(test: Test, first: str) -> Msg:
    strengths = {"elo0": f"{test.elo0:g}", "elo1": f"{test.elo1:g}", "pairs": str(test.pairs)}
    if not test.verdict:
        evidence, bound = decimal(test.evidence, 2, signed=True), decimal(BOUND, 2)
        return Msg("arena-test-open", evidence=evidence, bound=bound, **strengths)
    return Msg("arena-test-more" if test.verdict > 0 else "arena-test-less", first=first, **strengths)
