"""What the server says no to: a code for programs, and a sentence in the reader's language for people."""

from __future__ import annotations

from typing import Any

from quayside.core.errors import QuaysideError

# Every code with its HTTP status; its sentence is the message `refused-<code>` in text/.
CODES = {
    "not_understood": 422,
    "too_large": 413,
    "no_such_page": 404,
    "not_allowed_here": 405,
    "foreign_origin": 403,
    "too_often": 429,
    "who_are_you": 401,
    "bad_login": 403,
    "name_taken": 409,
    "bad_name": 422,
    "bad_password": 422,
    "bad_email": 422,
    "long_chat": 422,
    "bad_time_zone": 422,
    "is_guest": 409,
    "is_account": 409,
    "no_such_game": 404,
    "bad_seats": 422,
    "bad_options": 422,
    "rated_for_people": 422,
    "no_time": 422,
    "bad_edition": 422,
    "bad_record": 422,
    "no_such_table": 404,
    "other_rules": 409,
    "no_such_seat": 404,
    "no_such_move": 404,
    "no_such_bot": 422,
    "private": 403,
    "not_owner": 403,
    "not_seated": 403,
    "not_your_seat": 403,
    "seat_taken": 409,
    "seats_empty": 409,
    "already_seated": 409,
    "already_started": 409,
    "not_started": 409,
    "is_over": 409,
    "not_over": 409,
    "is_closed": 409,
    "not_your_turn": 409,
    "stale": 409,
    "not_legal": 409,
    "no_undo": 409,
    "no_request": 409,
    "bot_plays": 409,
    "still_here": 409,
    "not_away": 409,
    "no_hints": 409,
    "no_clock": 409,
    "price_gone": 409,
    "empty_chat": 422,
    "busy": 503,
    "broken": 500,
}


class Refusal(QuaysideError):
    """A wish that cannot be granted. Nothing has changed."""

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(code)
        self.code = code
        self.status = CODES[code]
        self.arguments = arguments
