"""The buildings that are still on a faction board, and the income where others stood."""

from __future__ import annotations

from ratusha.draw.cardboard import Chip
from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import text
from ratusha.draw.shapes import box
from ratusha.draw.svg import place, rect
from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.components import (
    DWELLING,
    FACTIONS,
    PIECES,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    TRADING_HOUSE_ALONE,
    Faction,
)
from ratusha.games.terra_mystica.draw.look import (
    BUILDING_ICON,
    gained,
    glyphs,
    glyphs_width,
    say,
)
from ratusha.kernel import words


def buildings(
    seat: int,
    faction: int,
    kind: int,
    built: int,
    fill: str,
    x: float,
    y: float,
    pitch: float,
    high: float,
    lang: str,
) -> str:
    """The buildings of a kind that are still on the board, the income where they stood, the price."""
    board = FACTIONS[faction]
    name = words.text(names.building(kind), lang)
    name = name[:1].upper() + name[1:]
    made = ""
    slot = high - 13
    wide = PIECES[kind] * pitch
    price = _price(board, kind)
    sign, size = _price_size(high)
    costs = glyphs_width(price, sign, size, 4)
    made += text(x, y + 8, name, 10.4, "s4", "ink-2", room=wide + 6 + costs)
    for at in range(PIECES[kind]):
        left = x + at * pitch
        if at < built:
            made += rect(left, y + 13, pitch - 3, slot, 5, "none", "line", 1.1, dash="3 3")
            made += _uncovered(board, kind, at, left + (pitch - 3) / 2, y + 13 + slot / 2, pitch - 3, slot)
        else:
            made += rect(left, y + 13, pitch - 3, slot, 5, "paper-2", "line", 1)
            size_of = min(pitch - 7, slot * 0.72)
            made += icon_at(BUILDING_ICON[kind], left + (pitch - 3) / 2, y + 13 + slot / 2, size_of, own=fill)
    made += glyphs(x + wide + 3 + costs / 2, y + 13 + slot / 2, price, sign, size, "ink", 4)
    outline = box(x - 2, y + 12, wide + costs + 9, slot + 4, 6)
    left_over = PIECES[kind] - built
    return place(places.building(seat, kind), outline, made, name, say(lang, "left", n=left_over))


def _price_size(high: float) -> tuple[float, float]:
    """The size of the icons of a price and of its numbers."""
    return min((high - 13) * 0.44, 18), min((high - 13) * 0.38, 15)


def _price(board: Faction, kind: int) -> list[Chip]:
    """What a building costs; a trading house costs more coins where no opponent is near."""
    coins = str(board.cost_coins[kind])
    if kind == TRADING_HOUSE:
        coins += f"/{board.cost_coins[kind] * TRADING_HOUSE_ALONE}"
    return [("worker", board.cost_workers[kind]), ("coin", coins)]


def _uncovered(board: Faction, kind: int, at: int, x: float, y: float, wide: float, high: float) -> str:
    """The income that a building covered."""
    before, after = (dict(gained(board.income[kind][n])) for n in (at, at + 1))
    items: list[Chip] = []
    for sign, amount in after.items():
        more = int(amount) - int(before.get(sign, 0))
        if more > 0:
            items.append((sign, "" if more == 1 and len(after) == 1 else more))
    if len(items) < 2:
        large = min(wide * 0.62, high * 0.55)
        bare = all(not str(amount) for _, amount in items)
        return glyphs(x, y, items, large if bare else large * 0.74, max(9.2, large * 0.6), "ink", 1)
    made = ""
    small = min(wide * 0.5, high * 0.42)
    for row, item in enumerate(items[:2]):
        made += glyphs(x, y + (row - 0.5) * high * 0.46, [item], small, max(9.2, small * 0.8), "ink", 0)
    return made


def building_rows(
    seat: int,
    faction: int,
    counts: tuple[int, ...],
    fill: str,
    x: float,
    y: float,
    wide: float,
    pitch: float,
    row: float,
    high: float,
    lang: str,
) -> str:
    """Three rows: dwellings; trading houses and the stronghold; temples and the sanctuary."""
    made = ""
    rows = ((DWELLING,), (TRADING_HOUSE, STRONGHOLD), (TEMPLE, SANCTUARY))
    for at, kinds in enumerate(rows):
        for second, kind in enumerate(kinds):
            left = x
            if second:
                costs = glyphs_width(_price(FACTIONS[faction], kind), *_price_size(high), 4)
                left = x + wide - pitch - 3 - costs
            made += buildings(seat, faction, kind, counts[kind], fill, left, y + at * row, pitch, high, lang)
    return made
