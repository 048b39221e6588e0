"""Playing: steps of a draft, confirming it, and moves submitted at once."""

from __future__ import annotations

from typing import ClassVar

from ratusha.server.base import limits
from ratusha.server.model import entries as e
from ratusha.server.model.draft import StoredDraft
from ratusha.server.refusal import Refused
from ratusha.server.tables.live.draft import Draft, check_legal, is_aside, restore
from ratusha.server.tables.live.rules_guard import rules
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations.checks import check_bot, check_current, check_decides, check_draft
from ratusha.server.tables.operations.operation import (
    AtTable,
    Done,
    Mark,
    Move,
    MoveLine,
    Operation,
    Ply,
    Steps,
    act,
)
from ratusha.server.tables.tables import Tables


class Playing(Operation):
    """An operation in a player's own turn."""

    rate: ClassVar[str] = "move"


class Step(Playing, kw_only=True):
    """Add a step to your draft. What reveals something is played at once; or, if you are not sure, waits
    for `confirm`."""

    name: ClassVar[str] = "step"

    move: Move
    ply: Ply
    sure: bool = True
    draft: Mark | None = None

    async def do(self, at: AtTable) -> Done:
        """An aside is played at once; the draft stays."""
        live, seat, person = at.live, at.seat, at.person
        check_current(live, seat, self.ply)
        check_decides(live, person.id, seat)
        check_draft(live, seat, self.draft)
        move = live.state.game.moves.parse(self.move)
        with rules():
            aside = is_aside(live.state, move, seat)
        if aside:
            notation = live.state.game.moves.text(move)
            return await at.change([e.Moved(live.ply, seat, notation, person.id)])
        draft = (live.kept.drafts.get(seat) or Draft(live.state, seat)).step(move)
        if (draft.reveals and self.sure) or (draft.done and not person.settings.confirm):
            return await at.change(_moved(live, draft, person.id), seat)
        if len(draft.moves) > limits.LINE:
            raise Refused("bad_line_length", n=limits.LINE)
        return await at.keep_draft(draft)


class Undo(Playing, kw_only=True):
    """Take back the last step of your draft, or the last few of them."""

    name: ClassVar[str] = "undo"

    draft: Mark | None = None
    steps: Steps = 1

    async def do(self, at: AtTable) -> Done:
        """The steps before them stay."""
        left: Draft | None = _draft(at, self.draft)
        for _ in range(self.steps):
            left = None if left is None else left.before
        return await at.keep_draft(left)


class Restart(Playing, kw_only=True):
    """Take back your whole draft."""

    name: ClassVar[str] = "restart"

    draft: Mark | None = None

    async def do(self, at: AtTable) -> Done:
        """No step stays."""
        _draft(at, self.draft)
        return await at.keep_draft(None)


class Confirm(Playing, kw_only=True):
    """Play your draft and end your turn; refused while something more has to be decided."""

    name: ClassVar[str] = "confirm"

    ply: Ply
    draft: Mark | None = None

    async def do(self, at: AtTable) -> Done:
        """The move that ends the turn is added, if one is needed."""
        draft = _draft(at, self.draft)
        check_current(at.live, at.seat, self.ply)
        whole = draft if draft.done else draft.ended()
        if whole is None:
            raise Refused("turn_not_finished")
        return await at.change(_moved(at.live, whole, at.person.id), at.seat)


class Submit(Playing, kw_only=True):
    """Play moves at once, without a draft."""

    name: ClassVar[str] = "submit"

    moves: MoveLine
    ply: Ply

    async def do(self, at: AtTable) -> Done:
        """All of them, or none."""
        live, seat, person = at.live, at.seat, at.person.id
        check_current(live, seat, self.ply)
        check_decides(live, person, seat)
        parsed = [live.state.game.moves.parse(text) for text in self.moves]
        if len(parsed) == 1:
            return await at.change([_single(live, seat, parsed[0], person)])
        draft = Draft(live.state, seat)
        for i, move in enumerate(parsed):
            draft = draft.step(move)
            if draft.reveals and i + 1 < len(parsed):
                raise Refused("line_goes_beyond_chance", n=i + 1)
        return await at.change(_moved(live, draft, person))


class DraftLine(Playing, kw_only=True):
    """Make a line of moves (of the sandbox) your draft, as far as it is legal now, up to what
    reveals something.
    """

    name: ClassVar[str] = "draft"

    moves: MoveLine
    ply: Ply = -1
    draft: Mark | None = None

    async def do(self, at: AtTable) -> Done:
        """Refused if no part of it can be played."""
        live, seat = at.live, at.seat
        check_current(live, seat, self.ply if self.ply >= 0 else live.ply)
        check_decides(live, at.person.id, seat)
        check_draft(live, seat, self.draft)
        draft = restore(StoredDraft(live.ply, self.moves), live.state, seat)
        if draft is None:
            check_legal(live.state, live.state.game.moves.parse(self.moves[0]), seat)
            raise Refused("line_not_possible")
        return await at.keep_draft(draft)


async def play_for_bot(
    tables: Tables, live: Live, bot: str, seat: int, ply: int, move: str, how: e.How
) -> None:
    """Play the move that a bot, or the quick choice in its place, has decided on at this ply."""

    async def work() -> int:
        check_current(live, seat, ply)
        check_bot(live, seat)
        parsed = live.state.game.moves.parse(move)
        return await tables.writer.change(live, [_single(live, seat, parsed, f"bot:{bot}", how)])

    await act(tables, live, work)


def _single(live: Live, seat: int, move: int, by: str, how: e.How = "") -> e.Moved:
    """One legal move."""
    check_legal(live.state, move, seat)
    return e.Moved(live.ply, seat, live.state.game.moves.text(move), by, how)


def _moved(live: Live, draft: Draft, person: str) -> list[e.AnyEntry]:
    moves = live.state.game.moves
    # Another's sealed answer may have come in since: the first ply is the present one.
    shift = live.ply - draft.plies[0]
    return [
        e.Moved(ply + shift, draft.seat, moves.text(move), person)
        for ply, move in zip(draft.plies, draft.moves, strict=True)
    ]


def _draft(at: AtTable, mark: str | None) -> Draft:
    """The seat's draft, which must be the one that was decided on."""
    check_decides(at.live, at.person.id, at.seat)
    check_draft(at.live, at.seat, mark)
    draft = at.live.kept.drafts.get(at.seat)
    if draft is None:
        raise Refused("no_draft")
    return draft
