"""A faction board in words: what its player has, earns, pays and may still do."""

from __future__ import annotations

from ratusha.games.terra_mystica import names
from ratusha.games.terra_mystica.board import LAND_IDS
from ratusha.games.terra_mystica.components import (
    BRIDGES,
    DWELLING,
    FACTIONS,
    FAVOURS,
    NO_CARD,
    PIECES,
    POWER_VALUE,
    SANCTUARY,
    TOWN_SIZE,
    TOWN_SIZE_SANCTUARY,
    TRADING_HOUSE,
    TRADING_HOUSE_ALONE,
    Faction,
)
from ratusha.games.terra_mystica.moves import (
    BRIDGE_ACTION,
    SPECIAL_IDS,
)
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.rounds import income as next_income
from ratusha.games.terra_mystica.scoring import area
from ratusha.games.terra_mystica.special import owns_special
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.games.terra_mystica.text.maps import beside, reach
from ratusha.games.terra_mystica.text.phrases import amounts, joined, rule, say
from ratusha.games.terra_mystica.towns import group, town_power
from ratusha.kernel.bits import BIT
from ratusha.kernel.description import Section
from ratusha.kernel.listing import player as who
from ratusha.kernel.msg import Msg
from ratusha.kernel.words import text


def board(g: TerraMystica, seat: int, own: bool, lang: str) -> list[Section]:
    """The board of a player; of the viewer's own also how far he reaches and what his faction can do."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    head = say(
        "you" if own else "other",
        lang,
        who=who(seat),
        faction=names.faction(player.faction),
        terrain=names.terrain(faction.home),
        points=Msg("kernel-n-points", n=g.points[seat]),
    )
    made = Section(f"board-{seat}", head, folded=not own)
    stock = amounts([("coin", player.coins), ("worker", player.workers), ("priest", player.priests)], lang)
    made.say(say("stock", lang, list=stock, bowls=f"{player.bowl1} / {player.bowl2} / {player.bowl3}"))
    made.say(say("income-line", lang, list=income(player, lang)))
    made.say(_shipping(player, faction, lang), _digging(player, faction, lang))
    _tiles(g, seat, made, lang)
    _buildings(g, seat, made, lang)
    _towns(g, seat, made, lang)
    if not own:
        made.say(rule(f"12.{player.faction + 1}", lang))
        return [made]
    able = Section("ability", say("ability", lang, faction=names.faction(player.faction)), folded=True)
    able.say(rule(f"12.{player.faction + 1}", lang))
    return [made, reach(g, seat, lang), able] if player.buildings else [made, able]


def state_of(g: TerraMystica, seat: int, lang: str) -> str:
    """Has the player passed or left? Is it his turn?"""
    player = g.players[seat]
    if player.left or player.passed:
        return say("has-left" if player.left else "has-passed", lang)
    return say("acts", lang) if seat in g.asked else ""


def income(player: Player, lang: str) -> str:
    """What the board, the card and the favour tiles yield at the next income. Rules 4.1, 4.2."""
    gain = next_income(player)
    things = [("coin", gain.coins), ("worker", gain.workers), ("priest", gain.priests), ("power", gain.power)]
    return amounts(things, lang)


def spade(player: Player, lang: str) -> str:
    """What a spade costs."""
    faction = FACTIONS[player.faction]
    paid = "priest" if faction.spade_in_priests else "worker"
    return amounts([(paid, faction.spade_cost[player.dig])], lang)


def _shipping(player: Player, faction: Faction, lang: str) -> str:
    if not faction.ship_max:
        return say("no-shipping", lang)
    line = say("shipping-line", lang, n=str(player.ship), most=str(faction.ship_max))
    if player.ship < faction.ship_max:
        price = amounts([("coin", faction.ship_coins), ("priest", faction.ship_priests)], lang)
        points = Msg("kernel-n-points", n=faction.ship_points[player.ship + 1])
        line += " " + say("next-step", lang, cost=price, points=points)
    return line


def _digging(player: Player, faction: Faction, lang: str) -> str:
    line = say("spade-line", lang, cost=spade(player, lang))
    if player.dig + 1 < len(faction.spade_cost):
        price = amounts(
            [("coin", faction.dig_coins), ("worker", faction.dig_workers), ("priest", faction.dig_priests)],
            lang,
        )
        line += " " + say("next-step", lang, cost=price, points=Msg("kernel-n-points", n=faction.dig_points))
    return line


def _tiles(g: TerraMystica, seat: int, made: Section, lang: str) -> None:
    """The bonus card, the favour tiles, and the special actions with what is used of them."""
    player = g.players[seat]
    if player.card != NO_CARD:
        made.say(say("own-card", lang, card=names.card(player.card)))
    held = [text(names.favour(tile), lang) for tile in range(FAVOURS) if player.favours & BIT[tile]]
    if held:
        made.say(say("own-favours", lang, list=" · ".join(held)))
    actions = [
        say(
            "used-up" if player.used & BIT[action] else "still-free",
            lang,
            what=names.special(player.faction, action),
        )
        for action in _specials(player)
    ]
    if actions:
        made.say(say("specials", lang, list=" · ".join(actions)))


def _specials(player: Player) -> list[int]:
    """The special actions a player owns; the Engineers' as long as they have bridges. Rules 7.6, 12.7."""
    found = [action for action in range(len(SPECIAL_IDS)) if owns_special(player, action)]
    return [action for action in found if action != BRIDGE_ACTION or player.bridges]


def _buildings(g: TerraMystica, seat: int, made: Section, lang: str) -> None:
    """Where the buildings stand, how many are left, and what they cost."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    rows: list[list[str]] = []
    for kind in range(DWELLING, SANCTUARY + 1):
        name = text(names.building(kind), lang)
        hexes = [_standing(g, seat, hex, lang) for hex in player.buildings if g.building[hex] == kind]
        if hexes:
            made.say(say("standing", lang, building=name, hexes=", ".join(hexes)))
        cost = amounts([("worker", faction.cost_workers[kind]), ("coin", faction.cost_coins[kind])], lang)
        if kind == TRADING_HOUSE:
            alone = amounts([("coin", faction.cost_coins[kind] * TRADING_HOUSE_ALONE)], lang)
            cost = say("alone", lang, cost=cost, coins=alone)
        left = say("of", lang, n=str(PIECES[kind] - player.counts[kind]), most=str(PIECES[kind]))
        rows.append([name, left, cost])
    made.grid([say("building", lang), say("left", lang), say("cost", lang)], rows)


def _standing(g: TerraMystica, seat: int, hex: int, lang: str) -> str:
    near = beside(g, seat, hex, lang)
    return f"{LAND_IDS[hex]} ({near})" if near else LAND_IDS[hex]


def _towns(g: TerraMystica, seat: int, made: Section, lang: str) -> None:
    """Towns, groups on the way to one, the largest area, bridges."""
    player = g.players[seat]
    seen: list[int] = []
    for start in player.buildings:
        if start in seen:
            continue
        hexes = sorted(group(g, seat, start, player.rivers))
        seen += hexes
        called = ", ".join(LAND_IDS[hex] for hex in hexes)
        if start in player.in_town:
            made.say(say("town-line", lang, hexes=called))
        elif len(hexes) > 1:
            sanctuary = any(g.building[hex] == SANCTUARY for hex in hexes)
            power = sum(POWER_VALUE[g.building[hex]] for hex in hexes)
            made.say(
                say(
                    "group-line",
                    lang,
                    hexes=called,
                    size=str(len(hexes)),
                    size_need=str(TOWN_SIZE_SANCTUARY if sanctuary else TOWN_SIZE),
                    power=str(power),
                    power_need=str(town_power(player)),
                )
            )
    sites = [names.site(site) for site, owner in enumerate(g.bridges) if owner == seat]
    made.say(say("area", lang, n=str(area(g, seat))))
    if player.bridges < BRIDGES or sites:
        made.say(say("bridges", lang, list=joined(sites, lang), left=str(player.bridges)))
