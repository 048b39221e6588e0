"""The operations at a table, by name: for the HTTP API, the socket and the forms."""

from __future__ import annotations

from typing import Final

from ratusha.server.tables.operations.chat import Chat, Notes
from ratusha.server.tables.operations.invitations import InviteTo, Revoke
from ratusha.server.tables.operations.new_tables import Fork, Rematch
from ratusha.server.tables.operations.operation import Operation
from ratusha.server.tables.operations.play import Confirm, DraftLine, Restart, Step, Submit, Undo
from ratusha.server.tables.operations.proposals import Answer, Away, End, Overdue, Propose, Rewind
from ratusha.server.tables.operations.seating import (
    Colour,
    Leave,
    SeatBot,
    Sit,
    Standing,
    Start,
    Swap,
    SwapColours,
)

OPERATIONS: Final[dict[str, type[Operation]]] = {
    operation.name: operation
    for operation in (
        Step, Undo, Restart, Confirm, Submit, DraftLine,
        Sit, Leave, SeatBot, Colour, Swap, SwapColours, Start, Standing,
        Propose, Answer, Overdue, Away, Rewind, End,
        Chat, Notes, InviteTo, Revoke, Rematch, Fork,
    )
}  # fmt: skip
