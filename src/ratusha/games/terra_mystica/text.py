"""The position in words and signs, for terminals and screen readers."""

from __future__ import annotations

from ratusha.games.terra_mystica.board import BIT, LAND_IDS, LANDS, PLACE
from ratusha.games.terra_mystica.components import (
    ACTION_IDS,
    BRIDGE_IDS,
    CARDS,
    CULTS,
    FACTIONS,
    FAVOURS,
    NO_FACTION,
    TERRAIN_LETTERS,
    TOWNS,
)
from ratusha.games.terra_mystica.names import (
    action_name,
    building_name,
    card_name,
    cult_name,
    faction_name,
    favour_name,
    terrain_name,
    tile_name,
    town_name,
)
from ratusha.games.terra_mystica.state import NO_SEAT, NO_TILE, OFFER_SIZE, TerraMystica
from ratusha.kernel.msg import Msg, Param
from ratusha.kernel.words import text

BUILDING_LETTERS = " dtesa"


def describe(g: TerraMystica, viewer: int, lang: str) -> str:
    """The whole table: round, map, what is on offer, and every faction board."""
    lines = _head(g, lang)
    lines += ["", _say("map", lang), *_map(g), ""]
    bridges = [f"{BRIDGE_IDS[site]} ({seat + 1})" for site, seat in enumerate(g.bridges) if seat != NO_SEAT]
    if bridges:
        lines.append(_say("bridges", lang, list=", ".join(bridges)))
    lines += _offers(g, lang)
    for seat in g.order or range(g.seats):
        lines += ["", *_player(g, seat, lang)]
    return "\n".join(lines)


def _say(id: str, lang: str, **params: Param) -> str:
    return text(Msg(f"terra_mystica-text-{id}", **params), lang)


def _list(names: list[str], lang: str) -> str:
    return "; ".join(names) if names else _say("none", lang)


def _who(seat: int) -> Msg:
    return Msg("kernel-seat", n=seat + 1)


def _head(g: TerraMystica, lang: str) -> list[str]:
    if g.round:
        lines = [_say("head", lang, round=str(g.round), tile=tile_name(g.tile()))]
    else:
        lines = [_say("set-up", lang)]
    tiles = [f"{at}. {text(tile_name(tile), lang)}" for at, tile in enumerate(g.tiles, 1) if tile != NO_TILE]
    lines.append(_say("tiles", lang, list=_list(tiles, lang)))
    if g.order:
        lines.append(_say("order", lang, list=", ".join(text(_who(seat), lang) for seat in g.order)))
    actions = [f"{ACTION_IDS[a]} {text(action_name(a), lang)}" for a in range(6) if not g.used & BIT[a]]
    lines.append(_say("actions", lang, list=_list(actions, lang)))
    cards: list[str] = []
    for card in range(CARDS):
        if g.cards[card] == NO_SEAT:
            coins = g.card_coins[card]
            more = f" + {text(Msg('terra_mystica-n-coin', n=coins), lang)}" if coins else ""
            cards.append(text(card_name(card), lang) + more)
    lines.append(_say("cards", lang, list=_list(cards, lang)))
    favours = [f"{text(favour_name(t), lang)} × {g.favours[t]}" for t in range(FAVOURS) if g.favours[t]]
    lines.append(_say("favours", lang, list=_list(favours, lang)))
    towns = [f"{text(town_name(t), lang)} × {g.towns[t]}" for t in range(TOWNS) if g.towns[t]]
    lines.append(_say("towns", lang, list=_list(towns, lang)))
    return lines


def _map(g: TerraMystica) -> list[str]:
    rows: list[list[str]] = [[] for _ in range(9)]
    order = sorted(range(len(PLACE)), key=PLACE.__getitem__)
    for hex in order:
        row, _ = PLACE[hex]
        if hex >= LANDS:
            rows[row].append("~".center(7))
            continue
        sign = TERRAIN_LETTERS[g.terrain[hex]]
        if g.building[hex]:
            sign += f"{g.owner[hex] + 1}{BUILDING_LETTERS[g.building[hex]]}"
        rows[row].append(f"{LAND_IDS[hex]}:{sign}".center(7))
    return [("    " if row % 2 else "") + " ".join(cells).rstrip() for row, cells in enumerate(rows)]


def _offers(g: TerraMystica, lang: str) -> list[str]:
    found = []
    for at in range(0, len(g.offers), OFFER_SIZE):
        builder, taker, power = g.offers[at + 1 : at + 4]
        names = [text(faction_name(g.players[seat].faction), lang) for seat in (builder, taker)]
        found.append(f"{names[0]} → {names[1]}: {power}")
    return [_say("offers", lang, list="; ".join(found))] if found else []


def _player(g: TerraMystica, seat: int, lang: str) -> list[str]:
    player = g.players[seat]
    if player.faction == NO_FACTION:
        return [f"{seat + 1}. {text(_who(seat), lang)}"]
    board = FACTIONS[player.faction]
    head = f"{seat + 1}. " + _say(
        "player",
        lang,
        who=_who(seat),
        faction=faction_name(player.faction),
        terrain=terrain_name(board.home),
        points=str(g.points[seat]),
    )
    if player.left or player.passed:
        head += f" · {_say('left' if player.left else 'passed', lang)}"
    what = "priest" if board.spade_in_priests else "worker"
    lines = [
        head,
        "  "
        + _say(
            "stock",
            lang,
            coins=str(player.coins),
            workers=str(player.workers),
            priests=str(player.priests),
            bowls=f"{player.bowl1}/{player.bowl2}/{player.bowl3}",
            ship=str(player.ship),
            spade=Msg(f"terra_mystica-n-{what}", n=board.spade_cost[player.dig]),
            keys=str(player.keys),
        ),
    ]
    cults = ", ".join(f"{text(cult_name(cult), lang)} {player.cults[cult]}" for cult in range(CULTS))
    lines.append("  " + _say("cults", lang, list=cults))
    kinds: list[str] = []
    for kind in range(1, 6):
        hexes = [LAND_IDS[hex] for hex in range(LANDS) if g.owner[hex] == seat and g.building[hex] == kind]
        if hexes:
            kinds.append(f"{text(building_name(kind), lang)} {', '.join(hexes)}")
    lines.append("  " + _say("buildings", lang, list=_list(kinds, lang)))
    if player.card >= 0:
        lines.append("  " + _say("card", lang, card=card_name(player.card)))
    held = [text(favour_name(tile), lang) for tile in range(FAVOURS) if player.favours & BIT[tile]]
    if held:
        lines.append("  " + _say("own-favours", lang, list="; ".join(held)))
    return lines
