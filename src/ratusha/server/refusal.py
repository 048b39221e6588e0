"""What a client is told when something can't be done: a status, a code for programs, a sentence."""

from __future__ import annotations

from typing import Final

from ratusha.kernel.errors import IllegalMove, RatushaError
from ratusha.kernel.msg import Msg, Param

CODES: Final = {
    400: (
        "not_json",
        "unreadable_form",
    ),
    401: (
        "bad_token",
        "not_signed_in",
    ),
    403: (
        "bad_csrf_token",
        "cannot_end_alone",
        "chat_not_allowed",
        "cross_site_request",
        "invitation_needed",
        "not_host",
        "not_table_creator",
        "not_your_seat",
        "own_time_is_up",
        "wrong_login",
        "wrong_password",
    ),
    404: (
        "not_found",
        "unknown_operation",
    ),
    405: ("method_not_allowed",),
    408: ("request_too_slow",),
    409: (
        "already_has_account",
        "already_signed_in",
        "already_started",
        "bad_characters_in_name",
        "bad_email",
        "bad_input",
        "bad_line_length",
        "bad_webhook",
        "bot_plays_for_you",
        "cannot_propose_now",
        "colour_taken",
        "empty_message",
        "empty_name",
        "fork_before_end",
        "frozen",
        "game_over",
        "game_paused",
        "id_already_used",
        "illegal_move",
        "line_goes_beyond_chance",
        "line_not_possible",
        "log_full",
        "name_not_allowed",
        "name_too_long",
        "no_account",
        "no_draft",
        "no_hints",
        "no_proposal",
        "not_frozen",
        "not_overdue",
        "not_started",
        "other_proposal_open",
        "other_rules_version",
        "own_proposal",
        "password_not_allowed",
        "password_too_long",
        "password_too_short",
        "record_before_end",
        "rematch_before_end",
        "rematch_not_agreed",
        "replay_before_end",
        "sandbox_not_allowed",
        "seat_not_free",
        "seats_not_filled",
        "stale",
        "title_too_long",
        "too_many_invitations",
        "too_many_tokens",
        "turn_not_finished",
        "unknown_bot",
        "unknown_colour",
        "unknown_ply",
        "unknown_seat",
        "unknown_standing_answer",
        "unknown_time_zone",
    ),
    413: (
        "record_too_long",
        "request_too_large",
    ),
    422: (
        "incomplete_sleeping_hours",
        "not_a_number",
        "wrong_shape",
    ),
    429: (
        "too_many_connections",
        "too_many_requests",
    ),
    500: ("internal_error",),
    503: (
        "busy",
        "storage_unavailable",
    ),
}
"""Every code of the API by the status it comes with. The sentence of `no_draft` is `server-refused-no-draft`;
`illegal_move` and `bad_input` are what the rules and the notation refuse, with sentences of their own."""
STATUS: Final = {code: status for status, codes in CODES.items() for code in codes}


class Refused(RatushaError):
    """A request that is refused; nothing was changed."""

    def __init__(self, code: str, /, **params: Param) -> None:
        super().__init__(code)
        self.status = STATUS[code]
        self.code = code
        self.msg = Msg(f"server-refused-{code.replace('_', '-')}", **params)
        self.retry_after = 0.0

    def message(self) -> Msg:
        return self.msg


def code_of(error: RatushaError) -> str:
    """The code of a refusal, also of what the rules or the notation refuse."""
    if isinstance(error, Refused):
        return error.code
    return "illegal_move" if isinstance(error, IllegalMove) else "bad_input"


def not_found() -> Refused:
    """The same answer for what does not exist and for what the person may not know about."""
    return Refused("not_found")


def too_often(seconds: float) -> Refused:
    """Over the rate limit."""
    refused = Refused("too_many_requests", n=max(1, round(seconds)))
    refused.retry_after = seconds
    return refused
