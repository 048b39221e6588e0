"""A draft as its player sees it: the steps, what they reveal, and how the turn can be ended."""

from __future__ import annotations

from ratusha.kernel.msg import Msg
from ratusha.kernel.words import problems, text
from ratusha.server.tables.live.draft import Draft
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.shown import shapes
from ratusha.server.tables.shown.shapes import DraftStep, TurnEnd
from ratusha.server.words import say


def draft_shape(live: Live, seat: int, lang: str) -> shapes.Draft:
    """The draft of a seat, in words; called within the rules guard."""
    draft = live.kept.drafts[seat]
    steps, end = _steps(live, draft, lang), turn_end(live, draft, lang)
    return shapes.Draft(steps, draft.done, end, live.kept.draft_mark(seat))


def _steps(live: Live, draft: Draft, lang: str) -> list[DraftStep]:
    """The steps with the labels they were chosen by, and a warning where one reveals something.

    Where the turn ends by itself, and that reveals something, this is a step of its own, without notation.
    """
    names = live.seat_names(lang)
    game = draft.state.game
    moves = game.moves
    steps = [
        DraftStep(text(label, lang, names), moves.text(move), "")
        for move, label in zip(draft.moves, draft.labels, strict=True)
    ]
    if draft.reveals:
        if draft.forced:
            forced = Msg(f"{game.id}-do-{moves.kinds[moves.tag[draft.forced[-1]]].name}")
            label = say(lang, "by-itself") if problems(forced, lang) else text(forced, lang, names)
            steps.append(DraftStep(label, "", ""))
        steps[-1].warning = revealed(draft, lang)
    return steps


def turn_end(live: Live, draft: Draft, lang: str) -> TurnEnd | None:
    """The move that ends the turn, where it can be ended and nothing more has to be decided."""
    whole = draft.ended()
    if whole is None:
        return None
    end = whole.moves[-1]
    known = draft.state.seen_by(draft.seat).known
    warned = known.agenda[-1].warning(known, end)
    warnings = [text(warned, lang, live.seat_names(lang))] if warned is not None else []
    warnings += [revealed(whole, lang)] if whole.reveals else []
    return TurnEnd(draft.state.game.moves.text(end), " ".join(map(sentence, warnings)))


def sentence(said: str) -> str:
    """With a full stop, so that it does not run into the next sentence."""
    return said if said.endswith((".", "!", "?", "…", ":")) else f"{said}."


def revealed(draft: Draft, lang: str) -> str:
    """What the confirmation of a draft reveals, as a warning: in the game's own words, if it has any.

    They are the message `<game>-reveals-<kind>`, with the kind of the move that chance makes.
    """
    game = draft.state.game
    if not draft.covered:
        kind = game.moves.kinds[game.moves.tag[draft.state.moves()[0]]].name
        own = Msg(f"{game.id}-reveals-{kind}")
        if not problems(own, lang):
            return text(own, lang)
        if kind == "roll":
            return say(lang, "reveals-dice")
    return say(lang, "reveals-something")
