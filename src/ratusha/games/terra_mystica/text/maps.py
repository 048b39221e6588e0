"""The map in words: what a player reaches and for how many spades, free land, bridges, and a drawing."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import names
from ratusha.games.terra_mystica.board import (
    LAND_IDS,
    LANDS,
    PLACE,
    SITES,
    SPADES,
)
from ratusha.games.terra_mystica.building import neighbours
from ratusha.games.terra_mystica.components import (
    BUILDING_IDS,
    FACTIONS,
    TERRAIN_IDS,
    TERRAINS,
    Faction,
)
from ratusha.games.terra_mystica.reach import free_land, jump_priests, jump_workers, jumps, shipping
from ratusha.games.terra_mystica.state import NO_SEAT, TerraMystica
from ratusha.games.terra_mystica.text.phrases import amounts, joined, say
from ratusha.kernel.description import Section
from ratusha.kernel.listing import player as who
from ratusha.kernel.msg import Msg
from ratusha.kernel.words import text


def beside(g: TerraMystica, seat: int, hex: int, lang: str) -> str:
    """Whose buildings stand directly beside a hex, the seat's own left out; empty: nobody's."""
    owners = neighbours(g, seat, hex)
    return say("beside", lang, list=", ".join(text(who(owner), lang) for owner in owners)) if owners else ""


def spades_to_home(faction: Faction, terrain: int) -> int:
    """How many spades make a terrain home. Rules 6.5, 12.12."""
    if terrain == faction.home:
        return 0
    return faction.home_spades or SPADES[faction.home][terrain][faction.home]


def reach(g: TerraMystica, seat: int, lang: str) -> Section:
    """The free hexes the player reaches, by the spades they take to become home."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    made = Section("reach", say("reach", lang))
    _by_spades(g, seat, free_land(g, player, shipping(player)), made, lang)
    far = jumps(g, player, faction)
    if far:
        workers = jump_workers(player, faction)
        price = amounts([("worker", workers), ("priest", jump_priests(player, faction))], lang)
        points = Msg("kernel-n-points", n=faction.jump_points)
        made.say(say("jump", lang, cost=price, points=points))
        _by_spades(g, seat, far, made, lang)
    return made


def _by_spades(g: TerraMystica, seat: int, hexes: list[int], made: Section, lang: str) -> None:
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    paid = "priest" if faction.spade_in_priests else "worker"
    rows: list[list[str]] = []
    for spades in range(TERRAINS):
        here = [hex for hex in hexes if spades_to_home(faction, g.terrain[hex]) == spades]
        if here:
            need = amounts([("spade", spades)], lang) if spades else say("no-spade", lang)
            cost = amounts([(paid, spades * faction.spade_cost[player.dig])], lang) if spades else ""
            rows.append([need, cost or "—", "; ".join(_hex(g, seat, hex, lang) for hex in here)])
    made.grid([say("spades", lang), say("if-bought", lang), say("hexes", lang)], rows)
    if not rows:
        made.say(say("nothing-near", lang))


def _hex(g: TerraMystica, seat: int, hex: int, lang: str) -> str:
    near = beside(g, seat, hex, lang)
    terrain = text(names.terrain(g.terrain[hex]), lang)
    return f"{LAND_IDS[hex]} {terrain}" + (f" ({near})" if near else "")


def land(g: TerraMystica, lang: str) -> Section:
    """The free hexes of each terrain; open while first dwellings are placed."""
    made = Section("land", say("land", lang), folded=bool(g.round))
    rows: list[list[str]] = []
    for terrain in range(TERRAINS):
        hexes = [
            LAND_IDS[hex]
            for hex in range(LANDS)
            if g.terrain[hex] == terrain and g.owner[hex] == NO_SEAT
        ]  # fmt: skip
        rows.append([text(names.terrain(terrain), lang), joined(hexes, lang)])
    made.grid([say("terrain", lang), say("hexes", lang)], rows)
    return made


def sites(g: TerraMystica, lang: str) -> Section:
    """Which hexes a bridge may join, and whose bridges stand."""
    made = Section("sites", say("sites", lang), folded=True)
    free = [names.site(site) for site in range(len(SITES)) if g.bridges[site] == NO_SEAT]
    made.say(say("sites-free", lang, list=joined(free, lang)))
    for seat in range(g.seats):
        built = [names.site(site) for site in range(len(SITES)) if g.bridges[site] == seat]
        if built:
            made.say(say("sites-of", lang, who=who(seat), list=", ".join(built)))
    return made


CELL: Final = 6
"""The width of a hex of the drawn map: `10:F2t`."""


def drawing(g: TerraMystica, lang: str) -> Section:
    """The map drawn with letters, row by row."""
    made = Section("map", say("map", lang), folded=True)
    owners = ", ".join(f"{seat + 1} {text(who(seat), lang)}" for seat in range(g.seats))
    made.say(say("map-terrain", lang), say("map-buildings", lang, list=owners))
    rows: list[list[str]] = [[] for _ in range(9)]
    letters = [""] * len(rows)
    lines: list[str] = []
    for hex in sorted(range(len(PLACE)), key=PLACE.__getitem__):
        row, _ = PLACE[hex]
        if hex >= LANDS:
            rows[row].append("~".center(CELL))
            continue
        sign = text(Msg(f"terra_mystica-letter-{TERRAIN_IDS[g.terrain[hex]]}"), lang)
        if g.building[hex]:
            kind = BUILDING_IDS[g.building[hex] - 1].replace("_", "-")
            sign += str(g.owner[hex] + 1) + text(Msg(f"terra_mystica-letter-{kind}"), lang)
        letters[row] = LAND_IDS[hex][0]
        rows[row].append(f"{LAND_IDS[hex][1:]}:{sign}".center(CELL))
    for row, cells in enumerate(rows):
        shift = " " * (CELL // 2) if row % 2 else ""
        lines.append(f"{letters[row]}  {shift}{' '.join(cells)}".rstrip())
    made.draw(lines)
    return made
