"""A draft as it is kept."""

from __future__ import annotations

import msgspec


class StoredDraft(msgspec.Struct, frozen=True):
    """The steps in notation, and the ply at which they begin."""

    ply: int
    moves: list[str]
