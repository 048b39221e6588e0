"""Factions that may be chosen: their home terrain, what they begin with, what they can do."""

from __future__ import annotations

from ratusha.draw import patterns
from ratusha.draw.cardboard import Chip, panel, shadow, sheet
from ratusha.draw.icons import control
from ratusha.draw.lettering import paragraph, text
from ratusha.draw.shapes import box
from ratusha.draw.svg import pale, path, place
from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.components import CULTS, FACTION_IDS, FACTIONS, TERRAIN_IDS
from ratusha.games.terra_mystica.draw.look import CULT_ICON, Owner, glyphs, glyphs_width, say, token
from ratusha.kernel import words


def draw_factions(
    colours: tuple[int, ...],
    owners: tuple[Owner, ...],
    x: float,
    y: float,
    wide: float,
    high: float,
    columns: int,
    lang: str,
) -> str:
    """All factions; those whose colour is somebody's are pale and bear that player's marker."""
    made = panel(x, y, wide, high, say(lang, "factions"))
    rows = len(FACTIONS) // columns
    pitch_x, pitch_y = (wide - 14) / columns, (high - 34) / rows
    for at, board in enumerate(sorted(range(len(FACTIONS)), key=lambda f: (FACTIONS[f].home, f))):
        column, row = (at // rows, at % rows) if rows == 2 else (at % columns, at // columns)
        left, top = x + 8 + column * pitch_x, y + 28 + row * pitch_y
        holder = colours[FACTIONS[board].home]
        card = faction_card(board, left, top, pitch_x - 5, pitch_y - 5, lang)
        if holder >= 0:
            card = pale(card, 0.4) + token(owners[holder], left + pitch_x - 17, top + 12, 7)
        name = words.text(names.faction(board), lang)
        about = say(lang, f"ability-{FACTION_IDS[board]}")
        made += place(places.faction(board), box(left, top, pitch_x - 5, pitch_y - 5, 6), card, name, about)
    return made


def faction_card(faction: int, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """A faction: its home terrain, its name, what it begins with."""
    board = FACTIONS[faction]
    land = TERRAIN_IDS[board.home]
    d = box(x, y, wide, high, 6)
    made = shadow(d, 1.6, 0.22) + path(d, f"{land}-print")
    made += path(d, patterns.printed(land, 0.8), "outline", 1.2, opacity=0.8)
    made += text(x + 6, y + 15, words.text(names.faction(faction), lang), 12.5, "f7", room=wide - 12)
    start: list[Chip] = [("coin", board.coins), ("worker", board.workers)]
    if board.priests:
        start.append(("priest", board.priests))
    cults: list[Chip] = [
        (CULT_ICON[cult], board.cults[cult] if board.cults[cult] > 1 else "")
        for cult in range(CULTS)
        if board.cults[cult]
    ]
    items = [*start, *cults]
    sign, size = 12.5, 10.6
    room = glyphs_width(items, sign, size, 2)
    room = min(room, wide - 10)
    made += glyphs(x + 5 + room / 2, y + 28, items, sign, size, "ink", 2, room)
    terrain = words.text(names.terrain(board.home), lang)
    return made + text(x + 6, y + high - 7, terrain, 10.6, "s4", "ink-2", room=wide - 12)


def waiting(owner: Owner, wide: float, high: float, lang: str) -> str:
    """The place of a board whose player has no faction yet."""
    made = sheet(wide, high) + token(owner, 26, 30, 11)
    made += control("clock", wide / 2 - 20, high / 2 - 44, 40, "ink-2", 1.6)
    return made + paragraph(
        wide / 2,
        high / 2 + 20,
        say(lang, "no-faction", who=owner.name),
        15,
        room=wide - 80,
        most=3,
        anchor="middle",
    )
