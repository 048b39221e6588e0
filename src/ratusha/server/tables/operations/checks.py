"""Checks that many operations share: whose seat it is, and whether the game goes on."""

from __future__ import annotations

from ratusha.kernel.registry import game
from ratusha.server.refusal import Refused
from ratusha.server.tables.live.table import Live


def check_index(live: Live, seat: int) -> None:
    """Refused unless this seat exists."""
    if not 0 <= seat < len(live.log_state.seats):
        raise Refused("unknown_seat", n=len(live.log_state.seats))


def check_mine(live: Live, person: str, seat: int) -> None:
    """Refused unless the seat is this person's."""
    if not 0 <= seat < len(live.log_state.seats) or live.log_state.seats[seat].person != person:
        raise Refused("not_your_seat")


def check_creator(live: Live, person: str) -> None:
    """Refused unless this person created the table."""
    if live.log_state.creator != person:
        raise Refused("not_table_creator")


def check_open(live: Live) -> None:
    """Refused unless the game has not started."""
    if live.log_state.status != "open":
        raise Refused("already_started")


def check_begun(live: Live) -> None:
    """Refused unless the game has started and is not over; a pause is no obstacle."""
    match live.log_state.status:
        case "open":
            raise Refused("not_started")
        case "over":
            raise Refused("game_over")
        case "frozen":
            raise outdated(live) if live.history.outdated else Refused("frozen")


def check_decides(live: Live, person: str, seat: int) -> None:
    """Refused unless this person decides for this seat now."""
    check_mine(live, person, seat)
    check_begun(live)
    if live.log_state.paused:
        raise Refused("game_paused")
    if live.log_state.seats[seat].bot:
        raise Refused("bot_plays_for_you")


def check_bot(live: Live, seat: int) -> None:
    """Refused unless a bot still decides for this seat: it has been thinking for a while."""
    if not live.playing or not live.log_state.seats[seat].bot:
        raise Refused("stale")


def check_current(live: Live, seat: int, ply: int) -> None:
    """Refused if this was decided at another position."""
    if not live.history.current(ply, seat):
        raise Refused("stale")


def check_draft(live: Live, seat: int, mark: str | None) -> None:
    """Refused if the draft is not the one with this mark; None: any draft.

    Only called for a person's own seat, so that nobody learns anything about another's draft.
    """
    if mark is not None and mark != live.kept.draft_mark(seat):
        raise Refused("stale")


def outdated(live: Live) -> Refused:
    """The refusal for a table that began under another version of the rules than the server has now."""
    now = game(live.log_state.settings.game).rules_version
    return Refused("other_rules_version", was=str(live.log_state.rules), now=str(now))
