"""The set-up that the server draws from a seed: `randomize v1 seed S`.

The seed's SHA-1 starts a Mersenne twister; each shuffle sorts by one number of it an item. The game's id is
the usual seed, which lets known games check this.
"""

from __future__ import annotations

import hashlib
import random

from ratusha.games.terra_mystica.components import CARD_IDS, ROUNDS, SPARE_CARDS, TILES_FOR


def draw(seed: str, tiles: list[int], cards: list[int], players: int) -> tuple[list[int], list[int]]:
    """The scoring tiles of the six rounds, and the bonus cards that are taken out."""
    twister = random.Random(int.from_bytes(hashlib.sha1(seed.encode()).digest(), "little"))
    while True:
        order = shuffle(twister, tiles)
        if all(tile in TILES_FOR[at] for at, tile in enumerate(order[:ROUNDS], 1)):
            break
    by_name = sorted(cards, key=lambda card: CARD_IDS[card])
    out = shuffle(twister, by_name)[: len(cards) - players - SPARE_CARDS]
    return order[:ROUNDS], out


def shuffle(twister: random.Random, items: list[int]) -> list[int]:
    """Each item gets a number; their order is the shuffle."""
    return [item for _, item in sorted((twister.getrandbits(32), item) for item in items)]
