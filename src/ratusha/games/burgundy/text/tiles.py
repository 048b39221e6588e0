"""What tiles do."""

from __future__ import annotations

from ratusha.games.burgundy import names
from ratusha.games.burgundy.components import (
    ANIMAL,
    BUILDING,
    COLOUR_OF,
    KNOWLEDGE,
    NO_TILE,
    SPECIES_OF,
    TILE_NAMES,
    TILES,
)
from ratusha.games.burgundy.state import Burgundy
from ratusha.games.burgundy.text.words import say
from ratusha.kernel import words
from ratusha.kernel.description import Section


def tiles_in_sight(g: Burgundy, lang: str) -> Section:
    """What the buildings do that can be taken or placed, and the knowledge tiles, also those in force."""
    made = Section("sight", say(lang, "text-in-sight"))
    near = {tile for tiles in [g.shelves, *[estate.storage for estate in g.estates]] for tile in tiles}
    laid = {tile for estate in g.estates for tile in estate.tiles}
    tiles = [tile for tile in sorted(near) if tile != NO_TILE and COLOUR_OF[tile] == BUILDING]
    tiles += [tile for tile in sorted(near | laid) if tile != NO_TILE and COLOUR_OF[tile] == KNOWLEDGE]
    if tiles:
        made.grid(*_table(tiles, lang))
    else:
        made.say(say(lang, "text-nothing"))
    return made


def other_tiles(lang: str) -> Section:
    """What all tiles but knowledge do."""
    made = Section("tiles", say(lang, "text-about"), folded=True)
    tiles = [tile for tile in range(TILES) if COLOUR_OF[tile] not in (KNOWLEDGE, ANIMAL)]
    heads, rows = _table(tiles, lang)
    made.grid(heads, [*rows, [words.text(names.colour(ANIMAL), lang), say(lang, "about-animal")]])
    return made


def _table(tiles: list[int], lang: str) -> tuple[list[str], list[list[str]]]:
    rows = [[words.text(names.tile(tile), lang), about(tile, lang)] for tile in tiles]
    return [say(lang, "text-tile"), say(lang, "text-does")], rows


def about(tile: int, lang: str) -> str:
    """What a tile does, with the rule's number."""
    if SPECIES_OF[tile] >= 0:
        return say(lang, "about-animal")
    return say(lang, f"about-{TILE_NAMES[tile]}")
