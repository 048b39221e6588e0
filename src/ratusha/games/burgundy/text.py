"""The position as text, in both languages: for terminals, screen readers and the plain page."""

from __future__ import annotations

from ratusha.games.burgundy.boards import NO_BOARD, NUMBER, SPACE_COLOUR
from ratusha.games.burgundy.components import (
    ANIMALS_ON,
    BLACK_DEPOT,
    BLACK_SPACES,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    DEPOT_SPACES,
    KNOWLEDGE,
    NO_TILE,
    NUMBER_OF,
    NUMBERS,
    ROUNDS,
    SHELF,
    SPECIES_NAMES,
    SPECIES_OF,
    TILE_NAMES,
)
from ratusha.games.burgundy.geometry import BIT, ROWS
from ratusha.games.burgundy.names import colour_name, goods_name, phase_name, tile_name
from ratusha.games.burgundy.state import Burgundy, Estate
from ratusha.kernel import words
from ratusha.kernel.msg import Msg, Param

_CELL = 8
"""The width of a space on the map of an estate."""


def describe(g: Burgundy, viewer: int, lang: str) -> str:
    """The table, then the estates, the viewer's first, then what the knowledge tiles in sight do."""
    seats = sorted(range(g.seats), key=lambda seat: (seat != viewer, seat))
    parts = [_table(g, lang)]
    parts += [_player(g, seat, seat == viewer, lang) for seat in seats]
    parts += [_legend(lang), _knowledge_in_sight(g, lang)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def _say(lang: str, id: str, **params: Param) -> str:
    return words.text(Msg(f"burgundy-{id}", **params), lang)


def _who(seat: int) -> Msg:
    return Msg("kernel-seat", n=seat + 1)


# -- the table -------------------------------------------------------------------------------------


def _table(g: Burgundy, lang: str) -> list[str]:
    head = [_say(lang, "title"), _stage(g, lang)]
    if g.white and not g.over:
        head.append(_say(lang, "text-white", die=str(g.white)))
    lines = [" · ".join(head)]
    if g.order:
        order = ", ".join(
            _say(lang, "text-on-track", who=_who(seat), space=str(g.track[seat])) for seat in g.order
        )
        lines.append(_say(lang, "text-order", seats=order))
    if g.phase and not g.over:
        coming = ", ".join(_goods_type(kind, lang) for kind in g.round_goods)
        lines.append(_say(lang, "text-coming", goods=coming or _say(lang, "text-nothing")))
        lines += [_depot(g, depot, lang) for depot in [*range(1, NUMBERS + 1), BLACK_DEPOT]]
    return lines


def _stage(g: Burgundy, lang: str) -> str:
    if g.over:
        return _say(lang, "text-over")
    if not g.phase:
        return _say(lang, "text-setup")
    return _say(lang, "text-head", phase=phase_name(g.phase), round=str(g.round), rounds=str(ROUNDS))


def _depot(g: Burgundy, depot: int, lang: str) -> str:
    """`3:  [0] Bank  [1] 2 cows   goods: 1 × red goods`; the number in brackets is the slot."""
    spaces = BLACK_SPACES if depot == BLACK_DEPOT else DEPOT_SPACES
    tiles = g.shelves[SHELF[depot] : SHELF[depot] + spaces]
    shown = _numbered(tiles, lang)
    label = _say(lang, "text-black") if depot == BLACK_DEPOT else f"{depot}:"
    goods = _goods(g.depot_goods[depot * (NUMBERS + 1) : (depot + 1) * (NUMBERS + 1)], lang)
    line = f"  {label:<8}{shown}"
    return f"{line:<50} {_say(lang, 'text-depot-goods', goods=goods)}" if goods else line


def _numbered(tiles: list[int], lang: str) -> str:
    """Tiles with their positions in brackets; empty positions are left out."""
    shown = [
        f"[{at}] {words.text(tile_name(tile), lang)}" for at, tile in enumerate(tiles) if tile != NO_TILE
    ]
    return "  ".join(shown) or _say(lang, "text-nothing")


def _goods(counts: list[int], lang: str) -> str:
    """`2 × red goods (4), 1 × pink goods (3)`."""
    return ", ".join(f"{n} × {_goods_type(kind, lang)}" for kind, n in enumerate(counts) if n)


def _goods_type(kind: int, lang: str) -> str:
    """A type of goods with the number that sells it."""
    return f"{words.text(goods_name(kind), lang)} ({kind})"


# -- an estate -------------------------------------------------------------------------------------


def _player(g: Burgundy, seat: int, you: bool, lang: str) -> list[str]:
    estate = g.estates[seat]
    who = words.text(_who(seat), lang)
    if you:
        who += " " + _say(lang, "text-you")
    facts = [words.text(Msg("kernel-n-points", n=g.points[seat]), lang)]
    if estate.board != NO_BOARD:
        facts.append(_say(lang, "text-board", board=str(estate.board)))
    if g.over:
        facts.append(_say(lang, "text-place", rank=str(g.ranks[seat])))
    dice = [str(die) for die in g.dice[2 * seat : 2 * seat + 2] if die]
    lines = [
        f"{who}: {', '.join(facts)}",
        f"  {_say(lang, 'text-dice', dice=', '.join(dice) or _say(lang, 'text-dice-used'))}"
        f" · {_say(lang, 'n-silver', n=estate.silver)} · {_say(lang, 'n-workers', n=estate.workers)}",
        f"  {_say(lang, 'text-storage', tiles=_numbered(estate.storage, lang))}",
        f"  {_say(lang, 'text-goods', goods=_goods(estate.goods, lang) or _say(lang, 'text-nothing'))}",
    ]
    if any(estate.sold):
        lines.append(f"  {_say(lang, 'text-sold', goods=_goods(estate.sold, lang))}")
    bonuses = [
        Msg(f"burgundy-text-bonus-{'small' if at % 2 else 'large'}", colour=colour_name(at // 2))
        for at in range(2 * COLOURS)
        if g.bonuses[at] == seat
    ]
    if bonuses:
        shown = ", ".join(words.text(bonus, lang) for bonus in bonuses)
        lines.append(f"  {_say(lang, 'text-bonuses', bonuses=shown)}")
    return lines + _map(estate, lang) if estate.board != NO_BOARD else lines


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
        colour = _say(lang, f"short-{COLOUR_NAMES[SPACE_COLOUR[estate.board][space]]}")
        star = "*" if estate.frontier & BIT[space] else ""
        return f"{space:>2} {colour}{NUMBER[space]}{star}"
    return f" [{_short(tile, lang)}]"


def _short(tile: int, lang: str) -> str:
    """A tile in two or three letters: `Bk`, `3c`, `k12`."""
    if NUMBER_OF[tile]:
        return f"{_say(lang, 'short-k')}{NUMBER_OF[tile]}"
    if SPECIES_OF[tile] >= 0:
        return f"{ANIMALS_ON[tile]}{_say(lang, f'short-{SPECIES_NAMES[SPECIES_OF[tile]]}')}"
    return _say(lang, f"short-{TILE_NAMES[tile]}")


# -- explanations ----------------------------------------------------------------------------------


def _legend(lang: str) -> list[str]:
    return [_say(lang, f"text-legend-{part}") for part in ("spaces", "colours", "buildings", "others")]


def _knowledge_in_sight(g: Burgundy, lang: str) -> list[str]:
    """What every knowledge tile does that lies in a depot, in storage or in an estate."""
    places = [*g.shelves]
    for estate in g.estates:
        places += estate.storage + estate.tiles
    tiles = sorted({tile for tile in places if tile != NO_TILE and COLOUR_OF[tile] == KNOWLEDGE})
    return [f"{words.text(tile_name(tile), lang)}: {about(tile, lang)}" for tile in tiles]


def about(tile: int, lang: str) -> str:
    """What a tile does, with the rule's number."""
    if SPECIES_OF[tile] >= 0:
        return _say(lang, "about-animal")
    return _say(lang, f"about-{TILE_NAMES[tile]}")
