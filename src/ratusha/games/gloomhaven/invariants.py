"""What must be true of every position: nothing is lost or doubled, and what is derived is up to date."""

from __future__ import annotations

from ratusha.games.gloomhaven.components import (
    ADVISERS,
    BIT,
    BOARD,
    BUILDINGS,
    CALL_TO_VOTE,
    FIRST_ADVISER,
    FIRST_INPUT,
    INCOME,
    LEVEL,
    MOST_WANTS,
    NEUTRAL,
    NOTHING,
    SECOND_INPUT,
    SHAPE_OF,
    TILE,
    WANTS,
)
from ratusha.games.gloomhaven.geometry import CELL
from ratusha.games.gloomhaven.state import NO_SLOT, UNKNOWN, Gloomhaven


def problems(g: Gloomhaven) -> list[str]:
    """What is wrong with a position; empty if nothing is."""
    return _sizes(g) or _city(g) or _kept(g) + _cards(g) + _buildings(g) + _players(g)


def _sizes(g: Gloomhaven) -> list[str]:
    """Lists about the same things are equally long."""
    storages = {len(g.kinds), len(g.spots), len(g.owners), len(g.tokens), len(g.firsts), len(g.seconds)}
    buildings = {len(g.built), len(g.plots), len(g.workers), len(g.helped), len(g.cubes) // MOST_WANTS}
    if len(storages) != 1 or len(buildings) != 1 or len(g.cubes) % MOST_WANTS:
        return ["lists about the same things differ in length"]
    if any(len(g.down[seat]) != len(g.maybe[seat]) for seat in range(g.seats)):
        return ["not every face-down card is accounted for"]
    return []


def _city(g: Gloomhaven) -> list[str]:
    """Everything stands where it may, and nothing on something else. Rules 2.2 and 2.10."""
    board = BOARD[g.board]
    taken = 0
    pieces = [CELL[cell] for cell in g.roads]
    pieces += [CELL[cell] for houses in g.houses for cell in houses]
    for s, spot in enumerate(g.spots):
        pieces.append(TILE[SHAPE_OF[g.kinds[s]]][spot])
    if any(not piece or piece & ~board.land for piece in pieces):
        return ["something stands where there is no land"]
    pieces += [CELL[cell] for bridges in g.bridges for cell in bridges]
    if any(not board.barrier & CELL[cell] for bridges in g.bridges for cell in bridges):
        return ["a bridge stands on land"]
    pieces += g.plot_cells
    for piece in pieces:
        if not piece or taken & piece:
            return ["two things stand on one cell"]
        taken |= piece
    if any(owner != NEUTRAL and owner >= g.seats for owner in g.owners):
        return ["nobody owns a storage"]
    for s in range(len(g.kinds)):
        wrong = _inputs(g, s)
        if wrong:
            return wrong
    return []


def _inputs(g: Gloomhaven, s: int) -> list[str]:
    """The bound inputs are storages of the right resources, built before."""
    for bound, kind in ((g.firsts[s], FIRST_INPUT[g.kinds[s]]), (g.seconds[s], SECOND_INPUT[g.kinds[s]])):
        if bound == NOTHING:
            waits = s == len(g.kinds) - 1 and bool(g.agenda)
            if kind != NOTHING and not waits:
                return ["an input is missing"]
        elif kind == NOTHING or bound >= s or g.kinds[bound] != kind:
            return ["an input is of another resource"]
    if LEVEL[g.kinds[s]] == 1 and g.owners[s] != g.basic_owner[g.kinds[s]]:
        return ["a basic storage has another owner"]
    return []


def _kept(g: Gloomhaven) -> list[str]:
    """What is kept up to date is what flooding the board gives."""
    anew = g.clone()
    anew.derive()
    return [f"{name} is out of date" for name in g.derived() if getattr(g, name) != getattr(anew, name)]


def _cards(g: Gloomhaven) -> list[str]:
    """Every card is somewhere. Rules 1.4 and 1.5."""
    found: list[str] = []
    seen = g.adviser_deck
    on_offer = [adviser for adviser in g.advisers if adviser != NOTHING]
    held = [(g.cards[seat] >> FIRST_ADVISER) for seat in range(g.seats)]
    for mask in [*(BIT[adviser] for adviser in on_offer), *held]:
        if seen & mask:
            found.append("an adviser is in two places")
        seen |= mask
    if g.seats > 1 and seen != BIT[ADVISERS] - 1:
        found.append("an adviser is missing")
    standard = BIT[INCOME + 1] - 1 if g.seats == 2 else BIT[INCOME] - 1
    for seat in range(g.seats):
        if g.cards[seat] & (BIT[FIRST_ADVISER] - 1) != standard:
            found.append(f"seat {seat} has other standard cards")
        if g.up[seat] & ~g.cards[seat] or g.up[seat] & BIT[CALL_TO_VOTE]:
            found.append(f"seat {seat} has discarded a card that is not his")
        used = g.up[seat]
        if g.playing != NOTHING and seat == g.active:
            used |= BIT[g.playing]
        for card, maybe in zip(g.down[seat], g.maybe[seat], strict=True):
            if maybe & (~g.cards[seat] | BIT[CALL_TO_VOTE]):
                found.append(f"a face-down card of seat {seat} can't be what is said of it")
            if card != UNKNOWN and (used & BIT[card] or not maybe & BIT[card]):
                found.append(f"a face-down card of seat {seat} can't be there")
            used |= BIT[card] if card != UNKNOWN else 0
    return found


def _buildings(g: Gloomhaven) -> list[str]:
    """Every prestige building is somewhere, and its slots are as they were delivered. Rules 12.7 and 12.8."""
    found: list[str] = []
    seen = 0
    on_offer = [BIT[card] for card in g.proposals if card != NOTHING]
    built = [BIT[card] for card in g.built]
    for mask in [g.deck, g.discards, g.gone, *on_offer, *built, *(BIT[card] for card in g.top)]:
        if seen & mask:
            found.append("a prestige building is in two places")
        seen |= mask
    if seen != BIT[BUILDINGS] - 1:
        found.append("a prestige building is missing")
    for at, building in enumerate(g.built):
        for want in range(MOST_WANTS):
            cube = g.cubes[at * MOST_WANTS + want]
            if (want >= len(WANTS[building])) != (cube == NO_SLOT) or (cube != NEUTRAL and cube >= g.seats):
                found.append("a slot is filled by nobody")
    if g.completed != sum(1 for wanted in g.wanted if not wanted):
        found.append("the completed buildings are miscounted")
    if g.marked >> len(g.built):
        found.append("a token lies on no building")
    return found


def _players(g: Gloomhaven) -> list[str]:
    """Races and resources differ; no more workers are used than there are houses. Rules 3.7, 3.9 and 5.4."""
    found: list[str] = []
    races = [race for race in g.races if race != NOTHING]
    resources = [kind for kind in g.bases if kind != NOTHING] + [kind for one in g.extras for kind in one]
    if len(set(races)) != len(races) or len(set(resources)) != len(resources):
        found.append("a race or resource is taken twice")
    for seat in range(g.seats):
        if g.used_workers(seat) > len(g.houses[seat]):
            found.append(f"seat {seat} uses more workers than it has houses")
    return found
