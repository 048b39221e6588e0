"""The tracks: phases with their bonus, goods to come, turn order, the bonus tiles of the colours."""

from __future__ import annotations

from typing import Final

from ratusha.draw.cardboard import die, panel
from ratusha.draw.icons import icon, icon_at
from ratusha.draw.lettering import text
from ratusha.draw.picture import Player
from ratusha.draw.shapes import box, disc, hexagon, token
from ratusha.draw.svg import circle, pale, path, place, rect, shown_with
from ratusha.games.burgundy import names, places
from ratusha.games.burgundy.components import (
    COLOUR_NAMES,
    LARGE_BONUS,
    PHASE_POINTS,
    PHASES,
    ROUNDS,
    SMALL_BONUS,
    TRACK_SPACES,
)
from ratusha.games.burgundy.draw.tiles import glyph, goods_tile
from ratusha.games.burgundy.state import NOBODY_YET
from ratusha.games.burgundy.text.words import say
from ratusha.kernel import words
from ratusha.kernel.msg import Msg

HEIGHT: Final = 78
_CASTLE_FIRST: Final = (4, 0, 3, 1, 5, 2)
"""The colours in the order of the bonus tiles on the board."""


def draw_tracks(
    phase: int,
    round: int,
    white: int,
    goods: tuple[int, ...],
    order: tuple[int, ...],
    track: tuple[int, ...],
    bonuses: tuple[int, ...],
    players: tuple[Player, ...],
    x: float,
    y: float,
    wide: float,
    lang: str,
) -> str:
    """All tracks, in two rows on a panel."""
    made = panel(x, y, wide, HEIGHT)
    made += _phases(phase, x + 12, y + 10, lang)
    made += _coming(phase, round, goods, x + 219, y + 12, wide - 231, lang)
    if white and wide > 400:
        made += die(x + 362, y + 23, 18, white)
    made += icon("ship", x + 10, y + 47, 18)
    made += _turn_order(order, track, players, x + 32, y + 46, lang)
    step = 31.5 if wide > 400 else 27.5
    left = x + wide - 10 - 6 * step
    for at, colour in enumerate(_CASTLE_FIRST):
        made += _bonus(colour, bonuses[2 * colour : 2 * colour + 2], players, left + at * step, y + 57, lang)
    return made


def draw_sailing(ships: tuple[str, ...], space: int, before: int, player: Player, x: float, y: float) -> str:
    """Where a ship would bring a player on the turn-order track, and as which he would then move: in sight
    while one of these ships is pointed at."""
    left, top = x + 32 + space * 26, y + 46
    inner = rect(left - 3, top - 3, 44, 28, 7, "amber-soft", "amber-deep", 2)
    inner += token(player.colour, left + 10, top + 11, 7.5)
    inner += text(left + 29, top + 16, f"{before + 1}.", 14, "s7", anchor="middle", room=16)
    return "".join(shown_with(ship, inner) for ship in ships)


def _phases(phase: int, x: float, y: float, lang: str) -> str:
    made = ""
    for number in range(1, PHASES + 1):
        left, now = x + (number - 1) * 39, number == phase
        fill, edge = ("amber-soft", "amber-deep") if now else ("paper-2", "line")
        inner = rect(left, y, 37, 26, 6, fill, edge, 1.8 if now else 1)
        ink = "ink" if number >= phase else "ink-2"
        letter = words.text(names.phase(number), lang)
        inner += text(left + 6, y + 18, letter, 14, "f7", ink, room=14)
        inner += text(left + 32, y + 17.5, PHASE_POINTS[number], 12, "s4", "ink-2", anchor="end", room=14)
        about = say(lang, "draw-phase-about", points=Msg("kernel-n-points", n=PHASE_POINTS[number]))
        name = say(lang, "draw-phase", phase=letter)
        made += place(places.phase(number), box(left, y, 37, 26, 6), inner, name, about)
    return made


def _coming(
    phase: int, round: int, goods: tuple[int, ...], x: float, y: float, wide: float, lang: str
) -> str:
    """The goods of the coming rounds, the next one first; behind them the round."""
    gone = ROUNDS - len(goods)
    inner = ""
    for at in range(ROUNDS):
        if at < gone:
            inner += rect(x + at * 26, y, 22, 22, 4, "paper-2", "line", 1, dash="3 3")
        else:
            inner += goods_tile(goods[at - gone], x + 11 + at * 26, y + 11, 22)
    told = say(lang, "draw-coming"), say(lang, "draw-coming-about")
    made = place(places.COMING_GOODS, box(x - 2, y - 2, 26 * ROUNDS, 26, 5), inner, *told)
    if phase:
        shown = say(lang, "draw-round", round=str(round), rounds=str(ROUNDS))
        room = (
            wide - 26 * ROUNDS - (24 if wide > 170 else 4)
        )  # where it is wide, the white die lies before it
        made += text(x + wide, y + 16, shown, 12.5, "s4", "ink-2", anchor="end", room=room)
    return made


def _turn_order(
    order: tuple[int, ...], track: tuple[int, ...], players: tuple[Player, ...], x: float, y: float, lang: str
) -> str:
    """The spaces of the track; of several markers on one, the upper moves first."""
    made = ""
    for at in range(TRACK_SPACES):
        here = [seat for seat in order if track[seat] == at]
        left = x + at * 26
        inner = rect(left, y, 24, 22, 5, "paper-2", "line", 1)
        step = 7 if len(here) < 3 else 4.6
        for up, seat in enumerate(reversed(here)):
            middle = y + 11 + step * (len(here) - 1) / 2 - step * up
            inner += token(players[seat].colour, left + 12, middle, 6.4 if len(here) > 1 else 7)
        told = say(lang, "draw-order"), say(lang, "draw-order-about")
        made += place(places.track(at), box(left, y, 24, 22, 5), inner, *told)
    return made


def _bonus(
    colour: int, owners: tuple[int, ...], players: tuple[Player, ...], x: float, y: float, lang: str
) -> str:
    """The bonus tiles of a colour: the points of the next one, and who has taken which."""
    taken = [owner for owner in owners if owner != NOBODY_YET]
    points = (LARGE_BONUS[len(players)], SMALL_BONUS[len(players)])
    tile = path(hexagon(x + 13, y, 12.5), COLOUR_NAMES[colour], "outline", 1.3)
    tile += icon_at(glyph(colour), x + 13, y, 15)
    if len(taken) == 2:
        tile = pale(tile, 0.4)
    name = words.text(names.colour(colour), lang)
    large = say(lang, "draw-bonus-large", colour=name, points=Msg("kernel-n-points", n=points[0]))
    small = say(lang, "draw-bonus-small", colour=name, points=Msg("kernel-n-points", n=points[1]))
    about = say(lang, "draw-bonus-about", colour=name)
    made = place(places.bonus(colour, 0), hexagon(x + 13, y, 12.5), tile, large, about)
    next_one = ""
    if len(taken) < 2:
        next_one = circle(x + 23, y - 7.5, 6.6, "white", "outline", 1)
        next_one += text(x + 23, y - 4, points[len(taken)], 10, "s7", "dark", anchor="middle", room=12)
    made += place(places.bonus(colour, 1), disc(x + 23, y - 7.5, 6.6), next_one, small, about)
    for at, owner in enumerate(taken):
        made += token(players[owner].colour, x + 23 - at * 12, y + 8.5, 4.8)
    return made
