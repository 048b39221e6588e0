"""The table that all share, and the players side by side."""

from __future__ import annotations

from ratusha.games.burgundy import names
from ratusha.games.burgundy.components import (
    BLACK_DEPOT,
    COLOURS,
    LARGE_BONUS,
    NUMBERS,
    PHASE_POINTS,
    ROUNDS,
    SHELF,
    SLOTS,
    SMALL_BONUS,
)
from ratusha.games.burgundy.estate import Estate
from ratusha.games.burgundy.geometry import SPACES
from ratusha.games.burgundy.state import GOODS_ROW, NOBODY_YET, Burgundy
from ratusha.games.burgundy.text.words import dice, goods_list, goods_type, say, tile_list
from ratusha.kernel import words
from ratusha.kernel.description import Section
from ratusha.kernel.listing import player
from ratusha.kernel.msg import Msg


def round_and_order(g: Burgundy, lang: str) -> Section:
    """Where the game stands, whose turn comes when, which goods will come."""
    made = Section("round", _stage(g, lang))
    if g.white and not g.over:
        made.say(say(lang, "text-white", die=str(g.white)))
    if g.order:
        order = ", ".join(
            say(lang, "text-on-track", who=player(seat), space=str(g.track[seat])) for seat in g.order
        )
        made.say(say(lang, "text-order", seats=order))
    if g.phase and not g.over:
        coming = ", ".join(goods_type(kind, lang) for kind in g.round_goods)
        made.say(say(lang, "text-coming", goods=coming or say(lang, "text-nothing")))
        made.say(say(lang, "text-phase-points", points=Msg("kernel-n-points", n=PHASE_POINTS[g.phase])))
    return made


def _stage(g: Burgundy, lang: str) -> str:
    if g.over:
        return say(lang, "text-over")
    if not g.phase:
        return say(lang, "text-setup")
    return say(lang, "text-head", phase=names.phase(g.phase), round=str(g.round), rounds=str(ROUNDS))


def depots(g: Burgundy, lang: str) -> Section:
    """What may be taken, and the goods that ships may load."""
    made = Section("depots", say(lang, "text-depots"))
    rows: list[list[str]] = []
    for depot in [*range(1, NUMBERS + 1), BLACK_DEPOT]:
        label = say(lang, "text-black") if depot == BLACK_DEPOT else str(depot)
        goods = goods_list(g.depot_goods[depot * GOODS_ROW : (depot + 1) * GOODS_ROW], lang)
        tiles = tile_list(g.shelves[SHELF[depot] : SHELF[depot] + SLOTS[depot]], lang)
        rows.append([label, tiles, goods or "—"])
    made.grid([say(lang, "text-depot"), say(lang, "text-tiles"), say(lang, "text-goods-there")], rows)
    return made


def players(g: Burgundy, seats: list[int], lang: str) -> Section:
    """All players side by side."""
    made = Section("players", say(lang, "text-players"))
    estates = [g.estates[seat] for seat in seats]
    rows = [
        [say(lang, "text-points"), *(str(g.points[seat]) for seat in seats)],
        [say(lang, "text-dice-head"), *(dice(g, seat, lang) for seat in seats)],
        [say(lang, "text-silver"), *(str(estate.silver) for estate in estates)],
        [say(lang, "text-workers"), *(str(estate.workers) for estate in estates)],
        [say(lang, "text-goods-held"), *(str(sum(estate.goods)) for estate in estates)],
        [say(lang, "text-goods-sold"), *(str(sum(estate.sold)) for estate in estates)],
        [say(lang, "text-storage-head"), *(tile_list(estate.storage, lang) for estate in estates)],
        [say(lang, "text-filled"), *(_filled(estate, lang) for estate in estates)],
    ]
    if g.over:
        rows.insert(0, [say(lang, "text-rank"), *(str(g.ranks[seat]) for seat in seats)])
    made.grid([say(lang, "text-player"), *(words.text(player(seat), lang) for seat in seats)], rows)
    return made


def _filled(estate: Estate, lang: str) -> str:
    return say(lang, "text-of", n=str(estate.filled.bit_count()), most=str(SPACES))


def bonuses_left(g: Burgundy, lang: str) -> Section:
    """The bonus tiles for whole colours: their points, or who has them."""
    made = Section("bonuses", say(lang, "text-bonuses-left"), folded=True)
    rows: list[list[str]] = []
    for colour in range(COLOURS):
        row = [words.text(names.colour(colour), lang)]
        for small in range(2):
            seat = g.bonuses[2 * colour + small]
            points = SMALL_BONUS[g.seats] if small else LARGE_BONUS[g.seats]
            worth = words.text(Msg("kernel-n-points", n=points), lang)
            row.append(worth if seat == NOBODY_YET else words.text(player(seat), lang))
        rows.append(row)
    made.grid([say(lang, "text-colour"), say(lang, "text-first"), say(lang, "text-second")], rows)
    return made
