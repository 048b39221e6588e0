"""An estate in words and as a map; the boards to choose from."""

from __future__ import annotations

from ratusha.games.burgundy import names
from ratusha.games.burgundy.boards import AREA, COLOUR_MASK, NO_BOARD, NUMBER, SPACE_COLOUR
from ratusha.games.burgundy.components import (
    ANIMALS_ON,
    AREA_POINTS,
    CASTLE,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    NO_TILE,
    NUMBER_OF,
    PHASE_POINTS,
    SPECIES_NAMES,
    SPECIES_OF,
    TILE_NAMES,
)
from ratusha.games.burgundy.estate import Estate
from ratusha.games.burgundy.geometry import ROWS
from ratusha.games.burgundy.setup import chooses_from
from ratusha.games.burgundy.state import Burgundy
from ratusha.games.burgundy.text.words import dice, goods_list, say, tile_list
from ratusha.kernel import words
from ratusha.kernel.bits import BIT, bits
from ratusha.kernel.description import Section
from ratusha.kernel.listing import player
from ratusha.kernel.msg import Msg

_CELL = 8
"""The width of a space on the map of an estate."""


def estate(g: Burgundy, seat: int, you: bool, lang: str) -> Section:
    """A player's estate: what is at hand, then the tiles by colour."""
    mine = g.estates[seat]
    who = words.text(player(seat), lang)
    points = Msg("kernel-n-points", n=g.points[seat])
    head = say(lang, "text-own" if you else "text-estate", who=who, points=points)
    made = Section(f"estate-{seat}", head, folded=not you)
    if mine.board != NO_BOARD:
        made.say(say(lang, "text-board", board=str(mine.board)))
    made.say(
        say(
            lang,
            "text-dice",
            dice=dice(g, seat, lang),
            silver=Msg("burgundy-n-silver", n=mine.silver),
            workers=Msg("burgundy-n-workers", n=mine.workers),
        ),
        say(lang, "text-storage", tiles=tile_list(mine.storage, lang)),
        say(lang, "text-goods", goods=goods_list(mine.goods, lang) or say(lang, "text-nothing")),
    )
    if any(mine.sold):
        made.say(say(lang, "text-sold", goods=goods_list(mine.sold, lang)))
    bonuses = [
        Msg(f"burgundy-text-bonus-{'small' if at % 2 else 'large'}", colour=names.colour(at // 2))
        for at in range(2 * COLOURS)
        if g.bonuses[at] == seat
    ]
    if bonuses:
        shown = ", ".join(words.text(bonus, lang) for bonus in bonuses)
        made.say(say(lang, "text-bonuses", bonuses=shown))
    if mine.board != NO_BOARD:
        made.say(*_laid(mine, lang))
        if not you or g.over:
            made.draw(_map(mine, lang))
    return made


def _laid(estate: Estate, lang: str) -> list[str]:
    """The tiles of an estate by colour."""
    lines: list[str] = []
    for colour in range(COLOURS):
        tiles = [
            f"{words.text(names.tile(tile), lang)} ({space})"
            for space, tile in enumerate(estate.tiles)
            if tile != NO_TILE and COLOUR_OF[tile] == colour
        ]
        if tiles:
            lines.append(say(lang, "text-laid", colour=names.colour(colour), tiles=", ".join(tiles)))
    return lines


def areas(g: Burgundy, seat: int, lang: str) -> Section:
    """The unfinished areas: what may be filled now, what later, and what finishing one would bring."""
    estate = g.estates[seat]
    made = Section("areas", say(lang, "text-areas"))
    rows: list[tuple[int, list[str]]] = []
    for area in {area for area in AREA[estate.board] if area & ~estate.filled}:
        free = area & ~estate.filled
        size, missing = area.bit_count(), free.bit_count()
        name = words.text(names.area(SPACE_COLOUR[estate.board][bits(area)[0]]), lang)
        brings = AREA_POINTS[size] + (PHASE_POINTS[g.phase] if g.phase else 0)
        rows.append(
            (
                missing,
                [
                    f"{name}, {say(lang, 'text-of', n=str(size - missing), most=str(size))}",
                    _spaces(free & estate.frontier),
                    _spaces(free & ~estate.frontier),
                    str(brings),
                ],
            )
        )
    rows.sort(key=lambda row: (row[1][1] == "—", row))
    heads = ("area", "open-now", "open-later", "points")
    made.grid([say(lang, f"text-{head}") for head in heads], [row for _, row in rows])
    made.say(say(lang, "text-areas-about"))
    made.draw(_map(estate, lang))
    return made


def _spaces(mask: int) -> str:
    """Spaces with the numbers that fill them."""
    return ", ".join(f"{space}\u00a0({NUMBER[space]})" for space in bits(mask)) or "—"


def boards_to_choose(g: Burgundy, seat: int, you: bool, lang: str) -> Section:
    """The boards a player chooses from, with the spaces where the first castle may lie. Rule 2.7."""
    head = say(lang, "text-your-boards" if you else "text-boards-of", who=player(seat))
    made = Section(f"boards-{seat}", head, folded=not you)
    for board in chooses_from(g, seat):
        shown = Estate()
        shown.board = board
        shown.frontier = COLOUR_MASK[board][CASTLE]
        made.say(say(lang, "text-board-castles", board=str(board), spaces=_spaces(shown.frontier)))
        made.draw(_map(shown, lang))
    return made


# -- the map ---------------------------------------------------------------------------------------


def _map(estate: Estate, lang: str) -> list[str]:
    """The spaces row by row, each half a space further in than the next longer row."""
    lines: list[str] = []
    space = 0
    for length in ROWS:
        cells = [f"{_cell(estate, space + i, lang):<{_CELL}}" for i in range(length)]
        lines.append((" " * (2 + (max(ROWS) - length) * _CELL // 2) + "".join(cells)).rstrip())
        space += length
    return lines


def _cell(estate: Estate, space: int, lang: str) -> str:
    """An empty space: `13 Bu2`, with a star where a tile may go next; a filled one: `[Bk]`."""
    tile = estate.tiles[space]
    if tile == NO_TILE:
        colour = say(lang, f"short-{COLOUR_NAMES[SPACE_COLOUR[estate.board][space]]}")
        star = "*" if estate.frontier & BIT[space] else ""
        return f"{space:>2} {colour}{NUMBER[space]}{star}"
    return f" [{_short(tile, lang)}]"


def _short(tile: int, lang: str) -> str:
    """A tile in two or three letters: `Bk`, `3c`, `k12`."""
    if NUMBER_OF[tile]:
        return f"{say(lang, 'short-k')}{NUMBER_OF[tile]}"
    if SPECIES_OF[tile] >= 0:
        return f"{ANIMALS_ON[tile]}{say(lang, f'short-{SPECIES_NAMES[SPECIES_OF[tile]]}')}"
    return say(lang, f"short-{TILE_NAMES[tile]}")


def legend(lang: str) -> Section:
    """How to read the maps."""
    made = Section("legend", say(lang, "text-legend"), folded=True)
    made.say(*(say(lang, f"text-legend-{part}") for part in ("spaces", "colours", "buildings", "others")))
    return made
