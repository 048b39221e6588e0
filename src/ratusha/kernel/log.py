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


def lines(events: Sequence[Told], game: str, lang: str, names: Sequence[str] = ()) -> list[str]:
    """A line for each run of events of one seat."""
    found: list[str] = []
    at = 0
    while at < len(events):
        end = at + 1
        while end < len(events) and events[end].seat == events[at].seat and events[at].seat >= 0:
            end += 1
        line = _line(events[at:end], game, lang, names)
        if line:  # not where all that was paid came back
            found.append(line)
        at = end
    return found


def _line(events: Sequence[Told], game: str, lang: str, names: Sequence[str]) -> str:
    """Sentences first, then the changes, those of one cause together; with none: who paid and got what."""
    sentences = [event.sentence for event in events if not event.what]
    changes: dict[str, dict[str, int]] = {}
    for event in events:
        if event.what:
            sums = changes.setdefault(event.cause, {})
            sums[event.what] = sums.get(event.what, 0) + event.amount
    changes = {cause: sums for cause, sums in changes.items() if any(sums.values())}
    if sentences:
        return " ".join(
            [*sentences, "; ".join(_change(sums, cause, game, lang) for cause, sums in changes.items())]
        ).rstrip()
    who = text(Msg("kernel-seat", n=events[0].seat + 1), lang, names)
    return " ".join(_sentence(who, sums, cause, game, lang) for cause, sums in changes.items())


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
