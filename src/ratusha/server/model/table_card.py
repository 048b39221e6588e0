"""What a list of tables shows of one, kept beside its log so that no log is read for a list."""

from __future__ import annotations

from typing import Literal

import msgspec

from ratusha.server.model.table_settings import TableSettings

Status = Literal["open", "playing", "over", "frozen"]
"""How far a table is."""


class CardSeat(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    person: str
    bot: str
    plan: str
    colour: str

    @property
    def taken(self) -> bool:
        """Does anybody sit here?"""
        return bool(self.person or self.bot)


class TableCard(msgspec.Struct, frozen=True):
    """A table at a glance."""

    settings: TableSettings = TableSettings("", [])
    seats: list[CardSeat] = []
    paused: bool = False
    why: str = ""
    started: int = 0
    scores: list[int] | None = None


_decoder = msgspec.json.Decoder(TableCard)


def decode(text: str) -> TableCard:
    """The card that a stored text holds."""
    return _decoder.decode(text)


def encode(card: TableCard) -> str:
    """The text to store."""
    return msgspec.json.encode(card).decode()
