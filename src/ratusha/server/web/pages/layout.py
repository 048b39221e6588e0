"""How the plain pages lay things out: options under headings, reasons, the log and its digest."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any, Final

from ratusha.kernel import log
from ratusha.kernel.heading import grouped as headings
from ratusha.kernel.log import Told
from ratusha.kernel.msg import Msg
from ratusha.kernel.option import amounts
from ratusha.kernel.words import problems, text
from ratusha.server.words import say

FOLD: Final = 6
"""More options than so many that come with a warning are folded away, if there are others."""

ALIKE: Final = 3
"""More sentences of one kind than so many are told by the first."""
TABLE: Final = -1
"""In place of a seat: what happens to nobody in particular."""


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
        log_state = FOLD < len(warned) < len(members)
        found.append(
            {
                "id": len(found) + 1,
                "heading": heading,
                "size": len(members),
                "options": [option for option in members if not (log_state and option["warning"])],
                "folded": warned if log_state else [],
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


def digest(game: str, entries: list[dict[str, Any]], lang: str) -> list[dict[str, Any]]:
    """What happened, a line for the table and one for each player: what he did, and all he paid and got."""
    told: dict[int, list[tuple[str, str]]] = {}
    sums: dict[int, Counter[str]] = {}
    for entry in entries:
        if entry["text"]:
            told.setdefault(entry.get("seat", TABLE), []).append(("", entry["text"]))
        for event in entry["events"]:
            seat = max(TABLE, event["seat"])
            told.setdefault(seat, [])
            if "what" in event:
                sums.setdefault(seat, Counter())[event["what"]] += event["amount"]
            else:
                told[seat].append((event["id"], event["text"]))
    lines = [
        {"seat": seat, "told": folded(told[seat], lang), **changes(game, sums.get(seat, Counter()), lang)}
        for seat in sorted(told, key=lambda seat: seat != TABLE)
    ]
    return [line for line in lines if line["told"] or line["pays"] or line["gets"]]


def folded(told: list[tuple[str, str]], lang: str) -> list[str]:
    """Sentences with the ids of their messages; of many with the same id the first tells how many there are.

    A game may have words for them: the message `<id>-many`, with `$n`.
    """
    counts = Counter(id for id, _ in told)
    found: list[str] = []
    done: set[str] = set()
    for id, sentence in told:
        if not id or counts[id] <= ALIKE:
            found.append(sentence)
        elif id not in done:
            done.add(id)
            many = Msg(f"{id}-many", n=counts[id])
            rest = say(lang, "more-alike", n=counts[id] - 1)
            found.append(f"{sentence} {rest}" if problems(many, lang) else text(many, lang))
    return found


def changes(game: str, sums: Counter[str], lang: str) -> dict[str, str]:
    """Resources lost and won, in words."""
    return {
        "pays": amounts(game, {what: -n for what, n in sums.items() if n < 0}, lang),
        "gets": amounts(game, {what: n for what, n in sums.items() if n > 0}, lang),
    }
