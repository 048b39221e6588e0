"""Rate limits of all processes together: for each bucket, the time at which it is full again."""

from __future__ import annotations

from collections.abc import Sequence

from ratusha.server.base.ids import fingerprint
from ratusha.server.store.interface import Tx


async def take(tx: Tx, kind: str, names: Sequence[str], most: int, pause: int, at: int) -> float:
    """Take a token from each of these buckets: 0.0, or how many seconds until all of them have one.

    A bucket holds `most` and gets one back every `pause` microseconds; `at` is now, in microseconds.
    """
    wait = 0
    spare = at + (most - 1) * pause
    for name in sorted({fingerprint(f"{kind} {name}") for name in names}):
        taken = await tx.run(
            "INSERT INTO rates (id, full_at) VALUES (?, ?) ON CONFLICT (id) DO UPDATE"
            " SET full_at = CASE WHEN rates.full_at > ? THEN rates.full_at ELSE ? END + ?"
            " WHERE rates.full_at <= ?",
            name,
            at + pause,
            at,
            at,
            pause,
            spare,
        )
        if not taken:
            row = await tx.one("SELECT full_at FROM rates WHERE id = ?", name)
            wait = max(wait, row[0] - spare if row is not None else 0)
    return wait / 1_000_000


async def give(tx: Tx, kind: str, name: str, pause: int) -> None:
    """Put a token back."""
    await tx.run("UPDATE rates SET full_at = full_at - ? WHERE id = ?", pause, fingerprint(f"{kind} {name}"))


async def forget(tx: Tx, at: int) -> None:
    """Drop the buckets that are full."""
    await tx.run("DELETE FROM rates WHERE full_at <= ?", at)
