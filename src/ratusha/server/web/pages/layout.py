"""How the pages arrange things: options under headings, reasons, the log and its digest."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ratusha.draw.holdings import things
from ratusha.kernel.event import thing
from ratusha.kernel.heading import grouped as headings
from ratusha.kernel.log import Deed
from ratusha.kernel.msg import Msg
from ratusha.kernel.option import Option, amounts
from ratusha.kernel.registry import game
from ratusha.kernel.words import problems, text
from ratusha.server.model.entries import Moved
from ratusha.server.tables.shown.draft_data import sentence
from ratusha.server.tables.shown.seen_by_viewer import LineSeen
from ratusha.server.words import say

FOLD: Final = 6
"""More options with a warning than this are folded away, if there are others."""

ROWS: Final = 9
"""The number of rows that have a digit: where there are more options, their kinds are folded."""

FEW: Final = 4
"""At least this many options of the likeliest kind are visible."""

MANY: Final = 30
"""More options of a single kind than this are for the board: the list shows those with a digit."""

ENDING: Final = frozenset(("end", "pass", "skip", "lapse", "done", "load-nothing", "surrender"))
"""The kinds of moves that end something: they come last."""

ALIKE: Final = 3
"""More sentences of one kind than this are replaced by the first, with their number."""
TABLE: Final = -1
"""In place of a seat: what happens to nobody in particular."""


Data = dict[str, Any]
"""What a template is given, or a part of it."""


class Choice(NamedTuple):
    """An option as the page shows it: with costs and gains in words."""

    notation: str
    label: str
    touches: list[str]
    pays: str
    gets: str
    chips: list[tuple[str, int]]
    """The same as icons with numbers; empty where the game has none."""
    warning: str
    aside: bool
    icon: str = ""
    """The icon of what it is about; empty: none."""


class Group(NamedTuple):
    """Options under one heading; those that are folded away come with a warning."""

    id: int
    heading: str
    size: int
    options: list[Choice]
    folded: list[Choice]
    more: Sequence[Choice] = ()
    """Those for which there is no room beside the other kinds: also folded away."""
    open: bool = True
    """Is it unfolded at first? A folded kind is one row of the list: its heading and its size."""
    lead: str = ""
    """What its labels begin with and its heading says already."""


class Done(NamedTuple):
    """What a player did, as a line of the log shows it."""

    seat: int
    sentences: list[tuple[str, str]]
    """Each with the name that it begins with, where the name is already shown before it."""
    words: str
    chips: list[tuple[str, int]]
    """What was paid and gained, as icons with numbers; empty: it is only in the words."""


class Linked(NamedTuple):
    """A line of the log: what it says in short, and the ply it led to.

    The ply is 0 where a line led to none, or was taken back.
    """

    version: int
    kind: str
    text: str
    told: list[str]
    done: list[Done]
    first: int
    at_ply: int
    moved: str
    """What it moved: `FROM>TO` for each thing, the ids of places."""


def grouped(
    game: str, options: list[Option], lang: str, icons: Mapping[int, str] = MappingProxyType({})
) -> list[Group]:
    """The options under the headings of their kinds: what ends the turn last, then the asides.

    `icons` are those of the moves. Where there are more options than rows, kinds are folded; see `opened`.
    """
    moves = [option for option in options if not option.aside]
    groups = [
        (heading, [moves[at] for at in places])
        for heading, places in headings(game, [option.notation for option in moves], lang)
    ]
    groups.sort(key=lambda group: all(is_ending(option.notation) for option in group[1]))
    asides = [option for option in options if option.aside]
    if asides:
        groups.append((say(lang, "asides"), asides))
    if len(moves) > MANY and len({icons.get(option.move) for option in moves}) == 1:
        icons = {}  # what stands before all of so many rows says nothing
    found: list[Group] = []
    for heading, members in groups:
        members.sort(key=lambda option: is_ending(option.notation))
        choices = [_choice(game, option, lang, icons.get(option.move, "")) for option in members]
        warned = [choice for choice in choices if choice.warning]
        if FOLD < len(warned) < len(choices):
            shown = [choice for choice in choices if not choice.warning]
        else:
            shown, warned = choices, []
        lead = lead_of(heading, choices)
        found.append(Group(len(found) + 1, heading, len(choices), shown, warned, lead=lead))
    return opened(found)


def opened(groups: list[Group]) -> list[Group]:
    """The first kind unfolded, as the likeliest, so far as it leaves the others in sight; of these the ones
    for which there are rows enough, or that would be one row anyway. Many places are chosen on the board.
    """
    rows = len(groups)
    found: list[Group] = []
    for group in groups:
        more = len(group.options) + bool(group.folded) - 1
        unfolded = not found or not group.heading or rows + more <= ROWS
        alone = rows == 1 and len(group.options) > MANY and all(option.touches for option in group.options)
        if alone or (not found and rows > 1 and group.heading):
            most = max(FEW, ROWS + 1 - rows)
            if len(group.options) > most + 1:
                group = group._replace(options=group.options[:most], more=group.options[most:])
                more = most
        rows += more if unfolded else 0
        found.append(group._replace(open=unfolded))
    return found


def is_ending(notation: str) -> bool:
    """Does a move end the turn, or pass?"""
    return notation.partition(" ")[0] in ENDING


def _choice(game: str, option: Option, lang: str, icon: str) -> Choice:
    cost, gain = (
        {what: n for what, n in some.items() if not is_said(option.label, text(thing(game, what, n), lang))}
        for some in (option.cost, option.gain)
    )
    return Choice(
        option.notation,
        option.label[:1].upper() + option.label[1:],
        option.touches,
        amounts(game, cost, lang),
        amounts(game, gain, lang),
        chips(game, [*((what, -n) for what, n in cost.items()), *gain.items()]),
        sentence(option.warning) if option.warning else "",
        option.aside,
        icon,
    )


@lru_cache(10_000)
def is_said(label: str, amount: str) -> bool:
    """Does a label say an amount already (“2 coins”, «2 монеты», of steps of Fire “Fire +2”)? Then no chip
    repeats it. Words need only begin alike, for they have endings; “2 coins for each” is not yet an amount.
    """
    number, *what = amount.split(" ")
    if not what:
        return False
    stem = re.escape(what[0][: max(2, min(5, len(what[0]) - 1))])
    said = rf"\b{number} (?:× )?(?:\w+ )?{stem}\w*(?! (?:for each|за кажд))\b"
    track = re.escape(what[-1][: max(2, len(what[-1]) - 2)])
    return re.search(rf"{said}|\b{track}\w* \+{number}\b", label, re.IGNORECASE) is not None


def lead_of(heading: str, options: Sequence[Choice]) -> str:
    """What the labels of a kind begin with and its heading says already; empty: nothing."""
    kind, colon, _ = heading.partition(": ")
    if colon:
        return kind + colon
    first, colon, _ = options[0].label.partition(": ")
    lead = first + colon
    shared = colon and all(option.label.startswith(lead) for option in options)
    said = heading.lower().startswith(first.lower()) or heading.lower().endswith(f" {first.lower()}")
    return lead if shared and said else ""


Laid = dict[tuple[int, int], Linked]
"""Lines as they were laid out before for the same reader: by version and ply."""


def linked(game: str, lines: list[LineSeen], names: list[str], known: Laid | None = None) -> list[Linked]:
    """Lines of the log, oldest first; `known` are those that were laid out before."""
    found: list[Linked] = []
    last = sys.maxsize
    for seen in reversed(lines):
        line = seen.line
        if seen.kind == "rewound":
            last = min(last, line.last)
        at = line.last if line.first < line.last <= last else 0
        made = known.get((line.version, line.first)) if known else None
        if made is None or made.at_ply != at:
            made = _linked(game, seen, names, at)
        found.append(made)
    return found[::-1]


def _linked(game: str, seen: LineSeen, names: list[str], at: int) -> Linked:
    line = seen.line
    moved = flights((event.start, event.end) for event, _ in seen.events)
    done = [_done(game, deed, names) for deed in seen.deeds]
    return Linked(line.version, seen.kind, seen.text, seen.told, done, line.first, at, moved)


def _done(game: str, deed: Deed, names: list[str]) -> Done:
    name = names[deed.seat] if deed.seat >= 0 else ""
    parts = [parted(said, name) if at else ("", said) for at, said in enumerate(deed.sentences)]
    sentences = [(head, _sentence(rest)) for head, rest in parts]
    shown = chips(game, deed.sums.items()) if deed.sentences else []
    return Done(deed.seat, sentences, deed.changes, shown)


def _sentence(said: str) -> str:
    """With a capital letter and a full stop."""
    return sentence(said[:1].upper() + said[1:])


def parted(sentence: str, name: str) -> tuple[str, str]:
    """The name that a sentence begins with, if it is this one, and the rest."""
    head = f"{name} "
    return (head, sentence[len(head) :]) if name and sentence.startswith(head) else ("", sentence)


def flights(moved: Iterable[tuple[str, str]]) -> str:
    """Things that went from place to place, for the script that shows it."""
    return " ".join(f"{start}>{end}" for start, end in moved if start or end)


def places_of(lines: Iterable[LineSeen]) -> str:
    """The places where something came or went, each once."""
    ends = (event.end or event.start for line in lines for event, _ in line.events)
    return " ".join(dict.fromkeys(id for id in ends if id))


def digest(game: str, lines: list[LineSeen], lang: str) -> list[Data]:
    """What happened, a line for the table and one for each player: what he did, and all he paid and
    gained."""
    told: dict[int, list[tuple[str, str]]] = {}
    sums: dict[int, Counter[str]] = {}
    at: dict[int, int] = {}
    for seen in lines:
        if seen.text:
            by = seen.line.entry.seat if isinstance(seen.line.entry, Moved) else TABLE
            told.setdefault(by, []).append(("", seen.text))
        for event, said in seen.events:
            seat = max(TABLE, event.seat)
            told.setdefault(seat, [])
            at[seat] = seen.line.last
            if event.what:
                sums.setdefault(seat, Counter())[event.what] += event.amount
            else:
                told[seat].append((event.id, said))
    found = [
        {
            "seat": seat,
            "told": folded(told[seat], lang),
            "at": at.get(seat, 0),
            **changes(game, sums.get(seat, Counter()), lang),
        }
        for seat in sorted(told, key=lambda seat: seat != TABLE)
    ]
    return [line for line in found if line["told"] or line["pays"] or line["gets"]]


def folded(told: list[tuple[str, str]], lang: str) -> list[str]:
    """Sentences with the ids of their messages; of many with the same id only the first, with their
    number.

    A game may have words for them: the message `<id>-many`, with `$n`.
    """
    counts = Counter(id for id, _ in told)
    found: list[str] = []
    done: set[str] = set()
    for id, said in told:
        if not id or counts[id] <= ALIKE:
            found.append(said)
        elif id not in done:
            done.add(id)
            many = Msg(f"{id}-many", n=counts[id])
            rest = say(lang, "more-alike", n=counts[id] - 1)
            found.append(f"{said} {rest}" if problems(many, lang) else text(many, lang))
    return found


def chips(id: str, changes: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    """Resources lost and gained as icons with numbers; nothing where one of them has no icon."""
    icons, found = things(game(id)), list(changes)
    return [(icons[what], n) for what, n in found] if all(what in icons for what, _ in found) else []


def changes(game: str, sums: Counter[str], lang: str) -> Data:
    """Resources lost and gained, in words and as icons with numbers."""
    return {
        "chips": chips(game, [(what, n) for what, n in sums.items() if n]),
        "pays": amounts(game, {what: -n for what, n in sums.items() if n < 0}, lang),
        "gets": amounts(game, {what: n for what, n in sums.items() if n > 0}, lang),
    }
