"""What may wait on the agenda: checked when a position comes from outside."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.terra_mystica.components import NO_FACTION, ROUNDS
from ratusha.games.terra_mystica.cults import open_tops
from ratusha.games.terra_mystica.leech import Answer, Offers, OwedStep, offered
from ratusha.games.terra_mystica.own import OwnTurn
from ratusha.games.terra_mystica.rounds import NextTurn, Round, RoundEnd, UseSpades
from ratusha.games.terra_mystica.scoring import FinalScoring
from ratusha.games.terra_mystica.setup import (
    Begin,
    CardsSetup,
    ChooseCard,
    ChooseFaction,
    DealCard,
    DealColour,
    DealFaction,
    DrawTile,
    DwellingsSetup,
    FactionsSetup,
    FirstDwelling,
    FirstPlayer,
    Setup,
)
from ratusha.games.terra_mystica.special import Spades, Steps
from ratusha.games.terra_mystica.state import NO_TILE, TerraMystica
from ratusha.games.terra_mystica.summit import Summit
from ratusha.games.terra_mystica.terraform import CultSpades
from ratusha.games.terra_mystica.turn import Rest, Turn

# In what order the set-up's own decisions lie on the agenda, the bottom one first.
SETUP_ORDER: Final[tuple[tuple[type[Any], ...], ...]] = (
    (Begin,),
    (ChooseCard,),
    (CardsSetup,),
    (FirstDwelling,),
    (DwellingsSetup,),
    (ChooseFaction, DealFaction),
    (DealColour,),
    (FactionsSetup,),
    (FirstPlayer,),
    (DealCard,),
    (DrawTile,),
    (Setup,),
)


def agenda_problems(g: TerraMystica) -> list[str]:
    """What is wrong with what waits."""
    found = [f"{decision}: {why}" for decision in g.agenda for why in decision.problems(g)]
    if found or not g.agenda:
        return found
    found += _setup(g) if g.round == 0 else _round(g)
    if not found and g.agenda[-1].seat != -2 and not _askable(g):
        found.append(f"{g.agenda[-1]} can't be asked here")
    return found


def _setup(g: TerraMystica) -> list[str]:
    places: list[int] = []
    for decision in g.agenda:
        place = [at for at, kinds in enumerate(SETUP_ORDER) if isinstance(decision, kinds)]
        if not place:
            return [f"{decision} does not belong to the set-up"]
        places += place
    if places != sorted(places):
        return ["the set-up is out of order"]
    if places[-1] <= 7 and sorted(g.order) != list(range(g.seats)):
        return ["there is no turn order"]
    if places[-1] <= 4 and any(player.faction == NO_FACTION for player in g.players):
        return ["somebody has no faction"]
    if places[-1] <= 8 and g.options["factions"] != "first_game" and NO_TILE in g.tiles:
        return ["a scoring tile is missing"]
    return []


def _round(g: TerraMystica) -> list[str]:
    if sorted(g.order) != list(range(g.seats)) or NO_TILE in g.tiles:
        return ["the set-up is not done"]
    if any(player.faction == NO_FACTION for player in g.players):
        return ["somebody has no faction"]
    bottom = g.agenda[0]
    flows = (NextTurn, Round, RoundEnd, UseSpades, FinalScoring)
    if not isinstance(bottom, flows) or (isinstance(bottom, Round) and g.round >= ROUNDS):
        return [f"{bottom} does not begin a round's agenda"]
    for at, decision in enumerate(g.agenda[1:], 1):
        below = g.agenda[at - 1]
        if isinstance(decision, CultSpades):
            fits = isinstance(below, UseSpades)
        elif isinstance(decision, (Answer, OwedStep)):
            fits = isinstance(below, (Offers, RoundEnd))
        elif isinstance(decision, Offers):
            fits = isinstance(below, (NextTurn, Turn))
        elif isinstance(decision, Summit):
            fits = isinstance(below, OwnTurn)
        elif isinstance(decision, Turn):
            fits = isinstance(below, NextTurn) or (isinstance(below, Turn) and below.seat == decision.seat)
        elif isinstance(decision, Rest):
            fits = isinstance(below, Offers) or (g.late and isinstance(below, (NextTurn, Turn)))
        else:
            fits = isinstance(decision, OwnTurn) and isinstance(below, Rest) and below.seat == decision.seat
        if not fits:
            return [f"{decision} can't lie on {below}"]
    return []


def _askable(g: TerraMystica) -> bool:
    top = g.agenda[-1]
    if isinstance(top, Answer) and (not offered(g, top.seat) or (not g.late and g.offers[2] != top.seat)):
        return False
    if isinstance(top, Summit) and not (g.players[top.seat].keys and open_tops(g, g.players[top.seat])):
        return False
    if isinstance(top, Spades) and not g.players[top.seat].spades:
        return False
    if isinstance(top, Steps) and not 1 <= top.steps <= 5:
        return False
    if isinstance(top, (OwedStep, CultSpades)) and not (
        g.players[top.seat].steps or g.players[top.seat].spades
    ):
        return False
    if isinstance(top, DrawTile) and NO_TILE not in g.tiles:
        return False
    return len(top.moves(g)) > 0
