"""The position in words: the round, what is on offer, the players beside each other."""

from __future__ import annotations

from ratusha.games.terra_mystica import names
from ratusha.games.terra_mystica.components import (
    ACTION_COST,
    ACTION_IDS,
    AREA_POINTS,
    CARDS,
    CULT_POINTS,
    CULTS,
    FACTIONS,
    FAVOURS,
    NO_CULT,
    NO_FACTION,
    POWER_FOR_COIN,
    RETURNED,
    ROUNDS,
    SPOTS,
    TILE_BONUS,
    TILE_CULT,
    TILE_EVERY,
    TILE_PRIEST_BONUS,
    TOWNS,
)
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.scoring import area, shares
from ratusha.games.terra_mystica.state import NO_SEAT, NO_TILE, TerraMystica
from ratusha.games.terra_mystica.text.boards import board, income, spade, state_of
from ratusha.games.terra_mystica.text.maps import drawing, land, sites
from ratusha.games.terra_mystica.text.phrases import amounts, gains, joined, rule, say
from ratusha.kernel.bits import BIT
from ratusha.kernel.description import Section
from ratusha.kernel.listing import player as who
from ratusha.kernel.msg import Msg
from ratusha.kernel.words import text


def describe(g: TerraMystica, viewer: int, lang: str) -> list[Section]:
    """The round; the viewer's own board; all players; what is on offer; the others; the map."""
    seats = g.order or list(range(g.seats))
    found = [_round(g, lang)]
    if viewer in seats and g.players[viewer].faction != NO_FACTION:
        found += board(g, viewer, True, lang)
    if any(player.faction != NO_FACTION for player in g.players):
        found += [_players(g, viewer, lang), _cults(g, viewer, lang)]
    if any(player.faction == NO_FACTION for player in g.players):
        found.append(_factions(lang))
    found += [_actions(g, lang), _cards(g, lang)]
    for seat in seats:
        if seat != viewer and g.players[seat].faction != NO_FACTION:
            found += board(g, seat, False, lang)
    if g.round and not g.over:
        found.append(_final(g, viewer, lang))
    return [*found, _tiles(g, lang), *_supply(g, lang), land(g, lang), sites(g, lang), drawing(g, lang)]


def _round(g: TerraMystica, lang: str) -> Section:
    if g.over:
        head = say("over", lang)
    else:
        head = say("round", lang, round=str(g.round), rounds=str(ROUNDS)) if g.round else say("set-up", lang)
    made = Section("round", head)
    if g.round and not g.over:
        made.say(say("scoring", lang, tile=names.tile(g.tile())))
        made.say(
            say("last-round", lang)
            if g.round == ROUNDS
            else say("next-scoring", lang, tile=names.tile(g.tiles[g.round]))
        )
    if g.order:
        order = [_in_turn(g, seat, lang) for seat in g.order]
        made.say(say("order", lang, list=joined(order, lang)))
    leeches = [
        say(
            "leech",
            lang,
            builder=who(leech.builder),
            taker=who(leech.taker),
            power=Msg("terra_mystica-n-power", n=leech.power),
        )
        for leech in g.leeches
    ]
    if leeches:
        made.say(say("leeches", lang, list="; ".join(leeches)))
    return made


def _in_turn(g: TerraMystica, seat: int, lang: str) -> str:
    name = text(who(seat), lang)
    state = state_of(g, seat, lang)
    return f"{name} ({state})" if state else name


def seats_from(g: TerraMystica, viewer: int) -> list[int]:
    """The seats in turn order, the viewer's first."""
    order = g.order or list(range(g.seats))
    return sorted(order, key=lambda seat: (seat != viewer, order.index(seat)))


def _players(g: TerraMystica, viewer: int, lang: str) -> Section:
    made = Section("players", say("players", lang))
    seats = [seat for seat in seats_from(g, viewer) if g.players[seat].faction != NO_FACTION]
    players = [g.players[seat] for seat in seats]
    boards = [FACTIONS[player.faction] for player in players]
    rows: list[list[str]] = [
        [say("faction", lang), *(text(names.faction(player.faction), lang) for player in players)],
        [say("home", lang), *(text(names.terrain(faction.home), lang) for faction in boards)],
        [say("points", lang), *(str(g.points[seat]) for seat in seats)],
        [say("coins", lang), *(str(player.coins) for player in players)],
        [say("workers", lang), *(str(player.workers) for player in players)],
        [say("priests", lang), *(str(player.priests) for player in players)],
        [say("bowls", lang), *(f"{p.bowl1} / {p.bowl2} / {p.bowl3}" for p in players)],
    ]
    if g.round < ROUNDS and not g.over:
        rows.append([say("income", lang), *(income(player, lang) for player in players)])
        if g.round:
            rows.append([say("cult-bonus", lang), *(_cult_bonus(g, seat, lang) for seat in seats)])
    rows += [
        [
            say("shipping", lang),
            *(
                say("of", lang, n=str(p.ship), most=str(f.ship_max)) if f.ship_max else say("none", lang)
                for p, f in zip(players, boards, strict=True)
            ),
        ],
        [say("spade", lang), *(spade(player, lang) for player in players)],
        [say("keys", lang), *(str(player.keys) for player in players)],
    ]
    made.grid([say("player", lang), *(text(who(seat), lang) for seat in seats)], rows)
    return made


def _cult_bonus(g: TerraMystica, seat: int, lang: str) -> str:
    """What the cults would bring if the round ended now. Rules 13.1, 13.2, 15.4."""
    player = g.players[seat]
    tile = g.tile()
    cult = TILE_CULT[tile]
    if cult == NO_CULT:
        return gains(TILE_PRIEST_BONUS[tile], player.ordained, lang)
    return gains(TILE_BONUS[tile], player.cults[cult] // TILE_EVERY[tile], lang)


def _cults(g: TerraMystica, viewer: int, lang: str) -> Section:
    made = Section("cults", say("cult-tracks", lang))
    seats = [seat for seat in seats_from(g, viewer) if g.players[seat].faction != NO_FACTION]
    rows: list[list[str]] = []
    for cult in range(CULTS):
        free = [
            str(steps) for at, steps in enumerate(SPOTS) if g.spots[cult * len(SPOTS) + at] == NO_SEAT
        ] + [str(RETURNED)]
        rows.append(
            [
                text(names.cult(cult), lang),
                *(str(g.players[seat].cults[cult]) for seat in seats),
                ", ".join(free),
            ]
        )
    made.grid([say("cult", lang), *(text(who(seat), lang) for seat in seats), say("spots", lang)], rows)
    made.say(say("spots-about", lang))
    return made


def _final(g: TerraMystica, viewer: int, lang: str) -> Section:
    """What the final scoring would bring if the game ended now. Chapter 14."""
    made = Section("final", say("final", lang), folded=True)
    seats = seats_from(g, viewer)
    players = [g.players[seat] for seat in seats]
    rows: list[list[str]] = []
    for cult in range(CULTS):
        points = shares([player.cults[cult] for player in players], CULT_POINTS)
        rows.append([text(names.cult(cult), lang), *map(str, points)])
    points = shares([area(g, seat) for seat in seats], AREA_POINTS)
    rows.append([text(Msg("terra_mystica-cause-area"), lang), *map(str, points)])
    left = [_left_over(player) for player in players]
    rows.append([text(Msg("terra_mystica-cause-resources"), lang), *map(str, left)])
    made.grid([say("points-for", lang), *(text(who(seat), lang) for seat in seats)], rows)
    return made


def _left_over(player: Player) -> int:
    """The points of what is left over: power of bowl II is burned first. Rule 14.5."""
    power = player.bowl3 + player.bowl2 // 2
    coins = player.coins + player.workers + player.priests + power // POWER_FOR_COIN
    return coins // FACTIONS[player.faction].coins_for_a_point


def _factions(lang: str) -> Section:
    """What factions can do, as long as one may still be chosen."""
    made = Section("factions", say("factions", lang))
    made.say(*(faction_rule(faction, lang) for faction in range(len(FACTIONS))))
    return made


def faction_rule(faction: int, lang: str) -> str:
    """What a faction can do, in the words of its rule."""
    return rule(f"12.{faction + 1}", lang)


def _actions(g: TerraMystica, lang: str) -> Section:
    made = Section("actions", say("actions", lang))
    rows = [
        [
            text(names.action(action), lang),
            amounts([("power", ACTION_COST[action])], lang),
            say("used" if g.used & BIT[action] else "free", lang),
        ]
        for action in range(len(ACTION_IDS))
    ]
    made.grid([say("action", lang), say("cost", lang), say("this-round", lang)], rows)
    return made


def _cards(g: TerraMystica, lang: str) -> Section:
    made = Section("cards", say("cards", lang))
    rows: list[list[str]] = []
    for card in range(CARDS):
        if g.cards[card] == NO_SEAT:
            coins = g.card_coins[card]
            more = amounts([("coin", coins)], lang) if coins else "—"
            rows.append([text(names.card(card), lang), more])
    made.grid([say("card", lang), say("coins-on-it", lang)], rows)
    if not rows:
        made.say(say("none", lang))
    return made


def _tiles(g: TerraMystica, lang: str) -> Section:
    made = Section("tiles", say("tiles", lang), folded=bool(g.round))
    made.grid(
        [say("in-round", lang), say("points", lang)],
        [
            [str(at), text(names.tile(tile), lang)]
            for at, tile in enumerate(g.tiles, 1)
            if tile != NO_TILE
        ],
    )  # fmt: skip
    return made


def _supply(g: TerraMystica, lang: str) -> list[Section]:
    """The favour and town tiles that are left; open while one is to be taken."""
    favours = Section("favours", say("favours", lang), folded=not g.turn.favours_owed)
    favours.grid(
        [say("tile", lang), say("left", lang)],
        [
            [text(names.favour(tile), lang), str(g.favours[tile])]
            for tile in range(FAVOURS)
            if g.favours[tile]
        ],
    )
    towns = Section("towns", say("towns", lang), folded=not g.turn.towns_owed)
    towns.grid(
        [say("tile", lang), say("left", lang)],
        [[text(names.town(tile), lang), str(g.towns[tile])] for tile in range(TOWNS) if g.towns[tile]],
    )
    return [favours, towns]
