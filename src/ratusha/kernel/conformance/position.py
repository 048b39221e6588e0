"""Checks of one position: moves, refusals, copies, JSON, views, chance."""

from __future__ import annotations

from typing import Any

from ratusha.kernel.conformance.violation import Violation, hold
from ratusha.kernel.decision import ASK, CHANCE, SPECTATOR, Chance
from ratusha.kernel.errors import BadInput, IllegalMove
from ratusha.kernel.event import Event
from ratusha.kernel.part import Part
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.sealed import UNANSWERED, Sealed
from ratusha.kernel.state import State
from ratusha.kernel.view import View


def moves_are_sound(g: State) -> None:
    """Every asked seat has moves: some, each once, in range."""
    for seat in g.asked:
        moves = g.moves(seat)
        hold(len(moves) > 0, f"seat {seat} is asked but has no moves: {g.agenda[-1]!r}")
        hold(len(set(moves)) == len(moves), f"a move is listed twice for {g.agenda[-1]!r}")
        hold(all(0 <= move < g.game.moves.size for move in moves), "a move is out of range")
        hold(not any(_drawn(g, move) for move in moves), f"an outcome of chance is offered: {g.agenda[-1]!r}")
    if not g.over and g.seat != CHANCE:
        hold(bool(g.asked), f"nobody is asked by {g.agenda[-1]!r}")


def _drawn(g: State, move: int) -> bool:
    """Is this a kind of move that only chance plays?"""
    return g.game.moves.kinds[g.game.moves.tag[move]].chance


def moves_are_allowed(g: State) -> None:
    """List and obstacle agree: `allows` says of every id of the space what `moves` says."""
    if g.over:
        return
    top = g.agenda[-1]
    legal = set(top.moves(g))
    for move in range(g.game.moves.size):
        if top.allows(g, move) != (move in legal):
            verb = "allows" if move not in legal else "forbids"
            raise Violation(f"{top!r} {verb} {g.game.moves.text(move)!r}, but its list says otherwise")


def prices_are_true(g: State) -> None:
    """Where a refusal states a price, something of it is really lacking."""
    for seat in g.asked:
        decision = g.agenda[-1].asking(seat)
        stock = g.game.stock(g, seat)
        for move in range(g.game.moves.size) if stock else ():
            needs = {} if decision.allows(g, move) else decision.why_not(g, move).needs
            lacking = [what for what, n in needs.items() if n > stock.get(what, 0)]
            hold(
                not needs or bool(lacking),
                f"{g.game.moves.text(move)!r} is refused for {needs}: all is there",
            )


def books_balance(g: State) -> None:
    """Components are conserved, and the score sheet sums to the score."""
    found = g.problems()
    hold(not found, f"invariant broken: {found[:1]}")
    for seat in range(g.seats):
        total = sum(g.sheet()[seat].values())
        hold(
            total == g.scores[seat],
            f"the sheet of seat {seat} sums to {total}, the score is {g.scores[seat]}",
        )
    hold(sorted(g.ranks)[0] == 1, "nobody has rank 1")


def refusals_change_nothing(g: State) -> None:
    """Every legal move plays; every other id of the space is refused and changes nothing."""
    before = g.to_json()
    for seat in g.asked:
        legal = set(g.moves(seat)) | set(g.asides(seat))
        for move in legal:
            g.clone().play(move, seat)
        for move in range(g.game.moves.size):
            if move not in legal:
                _refused(g, move, seat)
        for wrong in (-1, g.game.moves.size, 10**9):
            try:
                g.play(wrong, seat)
            except BadInput:
                continue
            raise Violation(f"the id {wrong} was not refused as bad input")
    for seat in range(g.seats):
        if seat not in g.asked and not g.asides(seat):
            _refused(g, 0, seat)
    hold(g.to_json() == before, "a refused move changed the state")


def _refused(g: State, move: int, seat: int) -> None:
    try:
        g.play(move, seat)
    except IllegalMove:
        return
    raise Violation(f"the illegal move {g.game.moves.text(move)!r} of seat {seat} was played")


def copies_are_independent(g: State, rng: Rng) -> None:
    """A clone is equal in every slot and shares nothing that changes."""
    before = g.to_json()
    copy = g.clone()
    slots_are_alike(g, copy, "a clone")
    hold(copy.to_json() == before, "a clone differs from its original")
    for _ in range(8):
        if copy.over or copy.seat == CHANCE:
            break
        copy.play(rng.pick(copy.moves()), copy.seat)
    hold(g.to_json() == before, "playing on a clone changed the original")


def slots_are_alike(one: Part, two: Part, what: str) -> None:
    """Every slot of a part is declared, equal in both, and no list or part is shared by both."""
    declared = {slot.name for slot in one.slots()} | set(one.derived())
    for name in _slot_names(one):
        where = f"{type(one).__name__}.{name}"
        hold(name in declared, f"{where} is neither in slots() nor in derived()")
        _alike(getattr(one, name), getattr(two, name), f"{what} and {where}")


def _slot_names(part: Part) -> list[str]:
    """The slots of a part's own classes, not of the kernel's."""
    own = [cls for cls in type(part).__mro__ if issubclass(cls, Part) and cls not in (Part, State)]
    return [name for cls in own for name in getattr(cls, "__slots__", ())]


def _alike(one: object, two: object, where: str) -> None:
    if isinstance(one, Part) and isinstance(two, Part):
        hold(one is not two, f"{where}: a part is shared")
        slots_are_alike(one, two, where)
    elif isinstance(one, list) and isinstance(two, list):
        hold(one is not two and len(one) == len(two), f"{where}: a list is shared or of another length")
        for left, right in zip(one, two, strict=True):
            _alike(left, right, where)
    else:
        shared = isinstance(one, dict) and one is two
        hold(one == two and not shared, f"{where}: the values differ or are shared")


def json_is_exact(g: State) -> None:
    """A position and its views survive JSON to the byte, and play on alike."""
    before = g.to_json()
    again = g.game.from_json(before)
    hold(again.to_json() == before, "JSON and back is not the same position")
    slots_are_alike(g, again, "JSON and back")
    if g.asked:
        seat = g.asked[0]
        move = g.moves(seat)[-1]
        one, two = g.clone(), again
        one.play(move, seat)
        two.play(move, seat)
        hold(one.to_json() == two.to_json(), "a position read from JSON plays on differently")
    for viewer in viewers(g):
        view = g.seen_by(viewer)
        back = g.game.view_from_dict(view.to_dict())
        hold(back == view, f"the view of {viewer} does not survive JSON")
        hold(back.moves() == view.moves(), f"the view of {viewer} read from JSON offers other moves")


def views_obey_the_law(g: State, rng: Rng) -> bool:
    """`view.imagine(rng).seen_by(viewer) == view`, and equal views offer equal moves.

    Returns whether some imagined position differed from the true one.
    """
    truth = _hidden_part(g)
    differed = False
    for viewer in viewers(g):
        view = g.seen_by(viewer)
        hold('"rng"' not in view.to_json(), "a view shows the generator")
        hold(g.seen_by(viewer) == view, "seeing twice gives two views")
        for _ in range(2):
            other = view.imagine(rng)
            hold(not other.problems(), f"an imagined position is broken: {other.problems()[:1]}")
            differed = differed or _hidden_part(other) != truth
            hold(other.seen_by(viewer) == view, f"an imagined position looks different to {viewer}")
            if viewer >= 0 and viewer in g.asked:
                hold(view.moves() == g.moves(viewer), f"the view of {viewer} offers other moves")
                hold(other.moves(viewer) == g.moves(viewer), "equal views offer different moves")
            if viewer >= 0:
                hold(view.asides() == g.asides(viewer), f"the view of {viewer} offers other asides")
                hold(other.asides(viewer) == g.asides(viewer), "equal views offer different asides")
            _errors_tell_nothing(g, other, viewer, rng)
    return differed


def _hidden_part(g: State) -> str:
    copy = g.clone()
    copy.rng = NO_RNG
    return copy.to_json()


def _errors_tell_nothing(g: State, other: State, viewer: int, rng: Rng) -> None:
    """Refusals read the same in every position that looks the same to the one refused."""
    if viewer < 0 or g.over or g.seat == CHANCE:
        return
    for _ in range(4):
        move = rng.below(g.game.moves.size)
        if move not in g.moves(viewer) and move not in g.asides(viewer):
            hold(_refusal(g, move, viewer) == _refusal(other, move, viewer), "a refusal tells what is hidden")


def _refusal(g: State, move: int, seat: int) -> str:
    try:
        g.play(move, seat)
    except IllegalMove as error:
        return str(error)
    raise Violation(f"the illegal move {g.game.moves.text(move)!r} of seat {seat} was played")


def events_tell_nothing(g: State, rng: Rng) -> None:
    """To one for whom two games look alike before and after a move, its events are alike too."""
    if not g.asked:
        return
    seat = g.asked[rng.below(len(g.asked))]
    move = rng.pick(g.moves(seat))
    after, events = _played(g, move, seat)
    top = g.agenda[-1]
    for viewer in viewers(g):
        other = g.seen_by(viewer).imagine(rng)
        if isinstance(top, Sealed) and len(g.asked) == 1:  # the envelopes are opened: all see the answers
            if not _could_answer(other, top):
                continue
            other.agenda[-1] = top
        if move not in other.moves(seat):
            continue
        then, others = _played(other, move, seat)
        if then.seen_by(viewer) == after.seen_by(viewer):
            hold(_shown(events, viewer) == _shown(others, viewer), f"events tell {viewer} what is hidden")


def _could_answer(g: State, top: Sealed[Any]) -> bool:
    """Could these sealed answers have been given in this position?"""
    given = [pair for pair in zip(top.asked, top.answers, strict=True) if pair[1] != UNANSWERED]
    return all(answer in top.moves_for(g, seat) for seat, answer in given)


def _played(g: State, move: int, seat: int) -> tuple[State, list[Event]]:
    copy = g.clone()
    copy.rng = NO_RNG
    events = copy.listen()
    copy.play(move, seat)
    return copy, events


def _shown(events: list[Event], viewer: int) -> list[object]:
    shown = [event.seen_by(viewer) for event in events]
    return [event.to_dict() for event in shown if event is not None]


def sealed_answers_commute(g: State, rng: Rng) -> None:
    """Secret answers give the same position in whatever order they come."""
    top = g.agenda[-1] if g.agenda else None
    if not isinstance(top, Sealed) or len(g.asked) < 2:
        return
    answers = [(seat, rng.pick(g.moves(seat))) for seat in g.asked]
    one, two = g.clone(), g.clone()
    for seat, move in answers:
        one.play(move, seat)
    for seat, move in reversed(answers):
        two.play(move, seat)
    hold(one.to_json() == two.to_json(), "sealed answers in another order give another position")


def chance_is_fair(g: State) -> None:
    """Where chance is asked: every ticket is an outcome, every outcome has a ticket."""
    top = g.agenda[-1] if g.agenda else None
    if not isinstance(top, Chance):
        return
    moves = top.moves(g)
    hold(len(set(moves)) == len(moves) > 0, f"bad outcomes of {top!r}")
    hold(all(_drawn(g, move) for move in moves), f"{top!r} draws what is not declared as an `outcome`")
    tickets = top.tickets(g)
    hold(tickets > 0, f"{top!r} has no tickets")
    drawn = {top.outcome(g, ticket) for ticket in range(tickets)}
    hold(drawn == set(moves), f"tickets and outcomes of {top!r} differ")
    hold(sum(top.weights(g)) == tickets, f"the weights of {top!r} do not sum to its tickets")


def standing_answers_are_legal(g: State) -> None:
    """Whatever a standing answer says is a legal move, or a question to the person."""
    top = g.agenda[-1] if g.agenda else None
    if top is None or not top.standing():
        return
    policies = g.game.standing.get(top.standing(), ())
    hold(bool(policies), f"the game does not list the standing answers {top.standing()!r}")
    known = g.seen_by(g.seat).known
    for policy in policies:
        answer = top.standing_answer(known, policy)
        hold(answer == ASK or answer in g.moves(), f"the standing answer {policy!r} is illegal")


def viewers(g: State) -> list[int]:
    """Every seat, and the spectator."""
    return [*range(g.seats), SPECTATOR]


def view_of(g: State) -> View | None:
    """The view of the first seat that is asked."""
    return g.seen_by(g.asked[0]) if g.asked else None
