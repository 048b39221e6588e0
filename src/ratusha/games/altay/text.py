"""The position in words, as sections."""

from __future__ import annotations

from ratusha.games.altay import names
from ratusha.games.altay.achievements import given
from ratusha.games.altay.components import (
    ACHIEVEMENTS,
    FACTIONS,
    LEVEL,
    MAP,
    MARKET,
    MOMENT,
    NEEDS,
    OF_LEVEL,
    OPTIONS,
    POINTS,
    REGION,
    REGIONS,
    SLOTS,
    TECHNOLOGIES,
    TYPE_CARD,
    TYPE_POINTS,
    WHEN,
)
from ratusha.games.altay.formula import sentence
from ratusha.games.altay.market import EMPTY_PILE, left, price_in_kinds, top
from ratusha.games.altay.player import NONE, UNKNOWN, Player
from ratusha.games.altay.regions import LAND, STRAIT
from ratusha.games.altay.slots import in_slots
from ratusha.games.altay.state import ENDS, Altay
from ratusha.kernel.bits import BIT, bits
from ratusha.kernel.description import Section
from ratusha.kernel.listing import player as player_name
from ratusha.kernel.listing import row
from ratusha.kernel.msg import Msg, Param
from ratusha.kernel.words import text


def describe(g: Altay, viewer: int, lang: str) -> list[Section]:
    """The turn, the viewer's cards and achievements, the map, the market, the achievements, the players."""
    made = [_head(g, lang)]
    if 0 <= viewer < g.seats and g.players[viewer].faction != NONE:
        made += [_hand(g.players[viewer], lang)] if g.players[viewer].held() else []
        made.append(_own(g.players[viewer], lang))
    made += [
        _map(g, lang),
        _market(g, lang),
        _achievements(g, lang),
        _players(g, viewer, lang),
        _discards(g, lang),
        _gone(g, lang),
    ]
    return made


def _say(id: str, lang: str, **params: Param) -> str:
    return text(Msg(f"altay-text-{id}", **params), lang)


def _or_none(items: list[Msg]) -> Msg:
    return row(items) if items else Msg("altay-none")


def _head(g: Altay, lang: str) -> Section:
    if g.over:
        made = Section("turn", _say(f"over-{ENDS[g.ending]}", lang))
    elif not g.round:
        made = Section("turn", _say("before", lang))
    else:
        made = Section("turn", _say("turn", lang, round=str(g.round), who=player_name(g.active)))
    if g.round:
        made.say(_say("first", lang, who=player_name(g.first)))
    if g.ending and not g.over:
        made.say(_say("last-round", lang))
    if any(g.pool):
        made.say(_say("pool", lang, what=names.resources(g.pool)))
    if g.played:
        made.say(_say("played", lang, what=names.cards(g.played)))
    used = [names.region(region) for region in bits(g.used)]
    used += [names.achievement(kind) for kind in bits(g.applied)]
    if used:
        made.say(_say("used", lang, what=row(used)))
    made.say(_say("sources", lang))
    return made


# -- one player ---------------------------------------------------------------------------------------


def _hand(player: Player, lang: str) -> Section:
    made = Section("hand", _say("hand", lang))
    held = player.hand
    rows = [
        [text(names.card(card), lang), effect_of(TYPE_CARD[card], lang), str(held.count(card))]
        for card in sorted(set(held))
    ]
    made.grid([_say("card", lang), _say("effect", lang), _say("copies", lang)], rows)
    if player.kept:
        made.say(_say("aside", lang, what=names.cards(player.kept)))
    return made


def effect_of(kind: int, lang: str) -> str:
    """What a kind of card does."""
    said = [sentence(option) for option in OPTIONS[kind]]
    return text(said[0] if len(said) == 1 else Msg("altay-text-or", a=said[0], b=said[1]), lang)


def _own(player: Player, lang: str) -> Section:
    made = Section("own", _say("own", lang))
    if player.secret >= 0:
        name = names.achievement(player.secret)
        if player.secret_out:
            made.say(_say("secret-shown", lang, achievement=name))
        else:
            needs = names.slots(NEEDS[player.secret])
            made.say(_say("secret", lang, achievement=name, slots=needs, effect=given(player.secret)))
    made.say(f"{_say('work', lang)}: {text(_work(player), lang)}")
    made.say(f"{_say('table', lang)}: {text(_table(player), lang)}")
    done = [[text(names.achievement(kind), lang), text(moment(kind), lang)] for kind in bits(player.done)]
    made.grid([_say("done", lang), _say("effect", lang)], done)
    return made


def moment(kind: int) -> Msg:
    """What an achievement gives, and when."""
    if kind >= TECHNOLOGIES:
        return given(kind)
    return Msg(f"altay-text-when-{WHEN[MOMENT[kind]]}", effect=given(kind))


def _slots(slots: list[int], load: int) -> Msg:
    """The slots of a card; what lies on one stands in brackets."""
    return row(
        [
            Msg("altay-text-filled", resource=names.resource(resource))
            if resource >= 0
            else names.resource(kind)
            for kind, resource in zip(slots, in_slots(slots, load), strict=True)
        ]
    )


def _work(player: Player) -> Msg:
    if player.work == NONE:
        return Msg("altay-none")
    name = names.achievement(player.work)
    return Msg("altay-text-work-on", achievement=name, slots=_slots(NEEDS[player.work], player.work_load))


def _table(player: Player) -> Msg:
    return _or_none(
        [
            Msg("altay-text-on-card", card=names.card(card), slots=_slots(SLOTS[TYPE_CARD[card]], load))
            for card, load in zip(player.table, player.loads, strict=True)
        ]
    )


# -- the table ----------------------------------------------------------------------------------------


def _map(g: Altay, lang: str) -> Section:
    made = Section("map", _say("map", lang))
    rows = [
        [text(names.region(region), lang), text(there(g, region), lang), text(_adjacent(region), lang)]
        for region in range(REGIONS)
        if g.in_play & BIT[region]
    ]
    made.grid([_say("region", lang), _say("there", lang), _say("adjacent", lang)], rows)
    return made


def there(g: Altay, region: int) -> Msg:
    """What lies in a region."""
    found: list[Msg] = []
    if g.pieces[region]:
        found.append(Msg("altay-text-settled", who=player_name(g.owner[region]), n=g.pieces[region]))
    elif g.markers[region] >= 0:
        found.append(Msg("altay-text-guarded", marker=names.marker(g.markers[region])))
    else:
        found.append(Msg("altay-text-free"))
    if g.tokens()[region]:
        found.append(Msg("altay-text-token", n=str(g.tokens()[region])))
    return row(found)


def _adjacent(region: int) -> Msg:
    found: list[Msg] = []
    for a, b, by in MAP.borders:
        if region in (a, b):
            other = REGION[b if region == a else a]
            if by == LAND:
                found.append(Msg("altay-marker-plain", n=other))
            else:
                found.append(Msg("altay-text-strait" if by == STRAIT else "altay-text-river", region=other))
    return row(found)


def _market(g: Altay, lang: str) -> Section:
    made = Section("market", _say("market", lang))
    rows: list[list[str]] = []
    for pile, kind in enumerate(MARKET):
        card = top(g, pile)
        price = "—" if card == EMPTY_PILE else text(names.slots(price_in_kinds(card)), lang)
        points = "—" if card == EMPTY_PILE else str(TYPE_POINTS[card])
        rows.append([text(names.kind(kind), lang), effect_of(kind, lang), price, points, str(left(g, pile))])
    head = ["card", "effect", "price", "points", "left"]
    made.grid([_say(word, lang) for word in head], rows)
    return made


def _achievements(g: Altay, lang: str) -> Section:
    made = Section("achievements", _say("achievements", lang))
    rows: list[list[str]] = []
    for kind in range(ACHIEVEMENTS):
        if g.open[kind]:
            name = names.achievement(kind)
            n = g.open[kind]
            shown = Msg("altay-times", what=name, n=str(n)) if n > 1 else name
            needs = names.slots(NEEDS[kind])
            points = str(POINTS[kind]) if kind < TECHNOLOGIES else "—"
            rows.append(
                [str(LEVEL[kind] + 1), text(shown, lang), text(needs, lang), text(moment(kind), lang), points]
            )
    head = ["level", "card", "slots", "effect", "points"]
    made.grid([_say(word, lang) for word in head], rows)
    hidden = [sum(g.stock[kind] for kind in kinds) for kinds in OF_LEVEL]
    hidden[-1] -= sum(1 for player in g.players if player.secret == UNKNOWN)
    made.say(_say("stock", lang, a=str(hidden[0]), b=str(hidden[1]), c=str(hidden[2])))
    return made


def _players(g: Altay, viewer: int, lang: str) -> Section:
    made = Section("players", _say("players", lang))
    seats = sorted(range(g.seats), key=lambda seat: (seat != viewer, seat))
    players = [g.players[seat] for seat in seats]
    rows = [[_say("points", lang), *(str(g.points[seat]) for seat in seats)]]
    for source, name in enumerate(g.game.sources):
        label = text(Msg(f"altay-cause-{name}"), lang)
        rows.append([label, *(str(g.by_source(seat, source)) for seat in seats)])
    rows += [
        [_say("people", lang), *(text(_people(player), lang) for player in players)],
        [_say("supply", lang), *(str(player.supply) for player in players)],
        [_say("cards-held", lang), *(text(_held(player), lang) for player in players)],
        [_say("deck", lang), *(str(player.deck_size()) for player in players)],
        [_say("discard", lang), *(str(len(player.discard)) for player in players)],
        [_say("markers", lang), *(text(_markers(player), lang) for player in players)],
        [_say("work", lang), *(text(_work(player), lang) for player in players)],
        [_say("done", lang), *(text(_done(player), lang) for player in players)],
        [_say("table", lang), *(text(_table(player), lang) for player in players)],
    ]
    if g.trade:
        rows.append([_say("coins", lang), *(str(player.coins) for player in players)])
    made.grid([_say("player", lang), *(text(player_name(seat), lang) for seat in seats)], rows)
    return made


def _people(player: Player) -> Msg:
    return names.faction(player.faction) if 0 <= player.faction < FACTIONS else Msg("altay-none")


def _held(player: Player) -> Msg:
    n = str(len(player.hand))
    if player.kept:
        return Msg("altay-text-plus-aside", n=n, m=str(len(player.kept)))
    return Msg("altay-marker-plain", n=n)


def _markers(player: Player) -> Msg:
    found = [names.marker(kind) for kind in sorted(player.markers)]
    found += [Msg("altay-text-converted", marker=names.marker(kind)) for kind in sorted(player.converted)]
    return _or_none(found)


def _done(player: Player) -> Msg:
    return _or_none([names.achievement(kind) for kind in bits(player.done)])


def _discards(g: Altay, lang: str) -> Section:
    made = Section("discards", _say("discards", lang), folded=True)
    for seat, player in enumerate(g.players):
        pile = names.cards(player.discard) if player.discard else Msg("altay-none")
        made.say(f"{text(player_name(seat), lang)}: {text(pile, lang)}")
    return made


def _gone(g: Altay, lang: str) -> Section:
    """What left the game, for those who want to count."""
    made = Section("gone", _say("gone", lang), folded=True)
    made.say(_say("trashed", lang, what=names.cards(g.trashed) if g.trashed else Msg("altay-none")))
    left_behind = [names.achievement(kind) for kind in g.abandoned]
    made.say(_say("abandoned", lang, what=_or_none(left_behind)))
    return made
