"""The position in words, in both languages: for terminals, screen readers and the plain page."""

from __future__ import annotations

from ratusha.games.burgundy.boards import NO_BOARD
from ratusha.games.burgundy.setup import chooses_from
from ratusha.games.burgundy.state import Burgundy
from ratusha.games.burgundy.text.estate import areas, boards_to_choose, estate, legend
from ratusha.games.burgundy.text.table import bonuses_left, depots, players, round_and_order
from ratusha.games.burgundy.text.tiles import other_tiles, tiles_in_sight
from ratusha.kernel.description import Section


def describe(g: Burgundy, viewer: int, lang: str) -> list[Section]:
    """The round, the viewer's estate, the depots, all players; then the other estates and what tiles do."""
    seats = sorted(range(g.seats), key=lambda seat: (seat != viewer, seat))
    playing = g.phase > 0 and not g.over
    seated = 0 <= viewer < g.seats
    made = [round_and_order(g, lang)]
    made += [boards_to_choose(g, seat, seat == viewer, lang) for seat in seats if chooses_from(g, seat)]
    if seated:
        made.append(estate(g, viewer, True, lang))
    if playing:
        made.append(depots(g, lang))
    if seated and g.estates[viewer].board != NO_BOARD and not g.over:
        made.append(areas(g, viewer, lang))
    if playing:
        made.append(tiles_in_sight(g, lang))
    made.append(players(g, seats, lang))
    made += [estate(g, seat, False, lang) for seat in seats if seat != viewer]
    return [*made, bonuses_left(g, lang), other_tiles(lang), legend(lang)]
