"""Checks of what people are told: every word exists in both languages."""

from __future__ import annotations

from ratusha.kernel.conformance.position import view_of, viewers
from ratusha.kernel.conformance.violation import hold
from ratusha.kernel.event import Event, thing
from ratusha.kernel.game import AnyGame
from ratusha.kernel.msg import Msg
from ratusha.kernel.option import options, reasons
from ratusha.kernel.rng import Rng
from ratusha.kernel.rules import rules
from ratusha.kernel.state import State
from ratusha.kernel.words import LANGS, problems


def spoken(msg: Msg) -> None:
    """The message has its words in both languages."""
    for lang in LANGS:
        found = problems(msg, lang)
        hold(not found, "; ".join(found[:1]))


def fixed_words(game: AnyGame) -> None:
    """The title, the options, the sources of points and the standing answers have their words."""
    spoken(Msg(f"{game.id}-title"))
    for option in game.options:
        spoken(Msg(f"{game.id}-option-{option.id}"))
        for choice in option.choices:
            spoken(Msg(f"{game.id}-option-{option.id}-{choice}"))
    for source in game.sources:
        spoken(Msg(f"{game.id}-cause-{source}"))
    for key, policies in game.standing.items():
        spoken(Msg(f"{game.id}-standing-{key}"))
        for policy in policies:
            spoken(Msg(f"{game.id}-standing-{key}-{policy}"))
    numbers = [[rule.number for rule in rules(game.id, lang)] for lang in LANGS]
    hold(
        bool(numbers[0]) and numbers[0] == numbers[1],
        "the rules are numbered differently in the two languages",
    )


def options_are_spoken(g: State, rng: Rng) -> None:
    """Prompts, labels, warnings, reasons and previews of the asked seat have their words."""
    view = view_of(g)
    if view is None:
        return
    decision = view.decision()
    assert decision is not None
    known = view.known
    spoken(decision.prompt(known))
    for move in view.moves():
        spoken(decision.label(known, move))
        warning = decision.warning(known, move)
        if warning is not None:
            spoken(warning)
    for reason in decision.blocked(known).values():
        spoken(reason.msg)
        _cited(g.game, reason.rule)
    for _ in range(12):
        move = rng.below(g.game.moves.size)
        if move not in view.moves():
            refusal = decision.why_not(known, move)
            spoken(refusal.msg)
            _cited(g.game, refusal.rule)
    for lang in LANGS:
        found = options(view, lang)
        hold([o.move for o in found if not o.aside] == view.moves(), "the options are not the moves")
        for option in found:
            hold(bool(option.label), f"no label for {option.notation}")
            for what, n in {**option.cost, **option.gain}.items():
                spoken(thing(g.game.id, what, n))
        reasons(view, lang)


def places_are_known(g: State) -> None:
    """Every place that an option or a reason names is one of the game's places; each has an id of its own."""
    known = g.game.places(g)
    hold(len(set(known)) == len(known), "two places have the same id")
    view = view_of(g)
    decision = view.decision() if view is not None else None
    if view is None or decision is None:
        return
    for move in view.moves():
        touched = decision.touches(view.known, move)
        hold(len(set(touched)) == len(touched), f"{g.game.moves.text(move)!r} touches a place twice")
        _are_places(touched, known, g.game.moves.text(move))
    _are_places(list(decision.blocked(view.known)), known, "a reason")


def things_move_between_places(events: list[Event], known: list[str]) -> None:
    """An event that says from where to where a thing went names places of the table."""
    for event in events:
        if event.start or event.end:
            hold(bool(event.start and event.end), f"{event.id} says only one end of the way")
            _are_places([event.start, event.end], known, event.id)


def _are_places(ids: list[str], known: list[str], who: str) -> None:
    for id in ids:
        hold(id in known, f"{who} names the place {id!r}, which is not on the table")


def _cited(game: AnyGame, rule: str) -> None:
    if rule:
        hold(
            any(rule == known.number for known in rules(game.id, "en")), f"rule {rule} is cited but not there"
        )


def positions_are_told(g: State) -> None:
    """Every viewer gets the position in words, in both languages."""
    for viewer in viewers(g):
        view = g.seen_by(viewer)
        for lang in LANGS:
            hold(bool(view.text(lang).strip()), f"no text of the position in {lang}")


def events_are_spoken(game: AnyGame, events: list[Event]) -> None:
    """Every event has its words, for those who see all of it and for the others."""
    for event in events:
        shown: Event | None = event
        while shown is not None:
            spoken(shown.message(game.id))
            shown = shown.public
