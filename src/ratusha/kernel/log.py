"""The log in lines that people read: what a player did, with what it cost and brought him."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ratusha.kernel.event import Event, thing
from ratusha.kernel.msg import Msg
from ratusha.kernel.words import text


class Told(NamedTuple):
    """An event as its reader meets it: a sentence, or a change of a resource (`what` is then not empty)."""

    seat: int
    what: str
    amount: int
    cause: str
    sentence: str


def told(events: Sequence[Event], game: str, lang: str, names: Sequence[str] = ()) -> list[str]:
    """The lines of events, which are those that the reader may see."""
    found = [
        Told(event.seat, event.what, event.amount, event.cause, text(event.message(game), lang, names))
        for event in events
    ]
    return lines(found, game, lang, names)


class Deed(NamedTuple):
    """A run of events of one seat: what it did, and what it paid and got."""

    seat: int
    sentences: list[str]
    changes: str
    """What was paid and got, with its causes, in words; a sentence of its own where there is no other."""
    sums: dict[str, int]
    """The same by resource."""


def lines(events: Sequence[Told], game: str, lang: str, names: Sequence[str] = ()) -> list[str]:
    """A line for each run of events of one seat."""
    return [line_of(deed) for deed in deeds(events, game, lang, names)]


def line_of(deed: Deed) -> str:
    """Sentences first, then the changes."""
    return " ".join([*deed.sentences, deed.changes]).rstrip()


def deeds(events: Sequence[Told], game: str, lang: str, names: Sequence[str] = ()) -> list[Deed]:
    """The runs of events of one seat; what happens to nobody in particular is each for itself."""
    found: list[Deed] = []
    at = 0
    while at < len(events):
        end = at + 1
        while end < len(events) and events[end].seat == events[at].seat and events[at].seat >= 0:
            end += 1
        deed = _deed(events[at:end], game, lang, names)
        if deed.sentences or deed.changes:  # not where all that was paid came back
            found.append(deed)
        at = end
    return found


def _deed(events: Sequence[Told], game: str, lang: str, names: Sequence[str]) -> Deed:
    """The changes of one cause together; with no sentences: who paid and got what."""
    sentences = [event.sentence for event in events if not event.what]
    changes: dict[str, dict[str, int]] = {}
    total: dict[str, int] = {}
    for event in events:
        if event.what:
            sums = changes.setdefault(event.cause, {})
            sums[event.what] = sums.get(event.what, 0) + event.amount
            total[event.what] = total.get(event.what, 0) + event.amount
    changes = {cause: sums for cause, sums in changes.items() if any(sums.values())}
    if sentences:
        words = "; ".join([_change(sums, cause, game, lang) for cause, sums in changes.items()])
    else:
        who = text(Msg("kernel-seat", n=events[0].seat + 1), lang, names)
        words = " ".join([_sentence(who, sums, cause, game, lang) for cause, sums in changes.items()])
    return Deed(events[0].seat, sentences, words, {what: n for what, n in total.items() if n})


def _cause(game: str, cause: str, lang: str) -> str:
    return text(Msg(f"{game}-cause-{cause}"), lang)


def _change(sums: dict[str, int], cause: str, game: str, lang: str) -> str:
    """`+2 silver, −1 worker (Bank)`."""
    signed = [
        f"{'+' if n > 0 else '−'}{text(thing(game, what, abs(n)), lang)}" for what, n in sums.items() if n
    ]
    return f"{', '.join(signed)} ({_cause(game, cause, lang)})"


def _sentence(who: str, sums: dict[str, int], cause: str, game: str, lang: str) -> str:
    """`Olga pays 2 workers (digging).`"""
    pays = ", ".join(text(thing(game, what, -n), lang) for what, n in sums.items() if n < 0)
    gets = ", ".join(text(thing(game, what, n), lang) for what, n in sums.items() if n > 0)
    msg = Msg("kernel-gain", thing=gets) if not pays else Msg("kernel-pay", thing=pays)
    if pays and gets:
        msg = Msg("kernel-exchange", pays=pays, gets=gets)
    return text(msg.with_params({"who": who, "cause": _cause(game, cause, lang)}), lang)
