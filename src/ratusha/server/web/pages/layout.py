"""How the plain pages lay things out: options under headings, reasons, the log and its digest."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any, Final

from ratusha.kernel import log
from ratusha.kernel.heading import grouped as headings
from ratusha.kernel.log import Told
from ratusha.kernel.option import amounts
from ratusha.server.words import say

FOLD: Final = 6
"""More options than so many that come with a warning are folded away, if there are others."""


def grouped(game: str, options: list[dict[str, Any]], lang: str) -> list[dict[str, Any]]:
    """The options under the headings of their kinds, with costs and gains in words; the asides last."""
    for option in options:
        option["pays"] = amounts(game, option["cost"], lang)
        option["gets"] = amounts(game, option["gain"], lang)
    moves = [option for option in options if not option["aside"]]
    groups = [
        (heading, [moves[at] for at in places])
        for heading, places in headings(game, [option["notation"] for option in moves], lang)
    ]
    asides = [option for option in options if option["aside"]]
    if asides:
        groups.append((say(lang, "asides"), asides))
    found: list[dict[str, Any]] = []
    for heading, members in groups:
        warned = [option for option in members if option["warning"]]
        fold = FOLD < len(warned) < len(members)
        found.append(
            {
                "id": len(found) + 1,
                "heading": heading,
                "size": len(members),
                "options": [option for option in members if not (fold and option["warning"])],
                "folded": warned if fold else [],
            }
        )
    return found


def linked(lines: list[dict[str, Any]], game: str, names: list[str], lang: str) -> list[dict[str, Any]]:
    """Lines of the log, oldest first: what they tell in short, and the ply they led to.

    The ply is 0 where a line led to none, or what it tells was taken back.
    """
    found: list[dict[str, Any]] = []
    last = sys.maxsize
    for line in reversed(lines):
        first, end = line["ply"]
        if line["kind"] == "rewound":
            last = min(last, end)
        told = [
            Told(
                event["seat"],
                event.get("what", ""),
                event.get("amount", 0),
                event.get("cause", ""),
                event["text"],
            )
            for event in line["events"]
        ]
        at = end if first < end <= last else 0
        found.append({**line, "at_ply": at, "told": log.lines(told, game, lang, names)})
    return found[::-1]


def digest(game: str, entries: list[dict[str, Any]], lang: str) -> dict[str, Any]:
    """Moves in short: what each did, paid and got; and the sums of every player.

    Moves of a player that only pay and get, one after the other, are one line.
    """
    moves: list[tuple[int, list[str], Counter[str]]] = []
    sums: dict[int, Counter[str]] = {}
    for entry in entries:
        told = [entry["text"]] if entry["text"] else []
        mine: Counter[str] = Counter()
        for event in entry["events"]:
            if "what" not in event:
                told.append(event["text"])
                continue
            sums.setdefault(event["seat"], Counter())[event["what"]] += event["amount"]
            if event["seat"] == entry["seat"]:
                mine[event["what"]] += event["amount"]
            else:
                told.append(event["text"])
        if moves and not told and not moves[-1][1] and moves[-1][0] == entry["seat"]:
            for what, amount in mine.items():
                moves[-1][2][what] += amount
        elif told or mine:
            moves.append((entry["seat"], told, mine))
    shown = [{"seat": seat, **changes(game, sums[seat], lang)} for seat in sorted(sums)]
    lines = [{"seat": seat, "told": told, **changes(game, mine, lang)} for seat, told, mine in moves]
    lines = [line for line in lines if line["told"] or line["pays"] or line["gets"]]
    return {"moves": lines, "sums": [sum for sum in shown if sum["pays"] or sum["gets"]]} if lines else {}


def changes(game: str, sums: Counter[str], lang: str) -> dict[str, str]:
    """Resources lost and won, in words."""
    return {
        "pays": amounts(game, {what: -n for what, n in sums.items() if n < 0}, lang),
        "gets": amounts(game, {what: n for what, n in sums.items() if n > 0}, lang),
    }
