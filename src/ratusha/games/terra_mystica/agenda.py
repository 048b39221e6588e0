"""What may wait on the agenda: checked when a position comes from outside."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.terra_mystica.answers import AnswerLeech, AskLeeches, OwedStep
from ratusha.games.terra_mystica.board import TERRAIN_AT
from ratusha.games.terra_mystica.components import NO_FACTION, ROUNDS
from ratusha.games.terra_mystica.cult_bonus import CultSpades
from ratusha.games.terra_mystica.cults import open_tops
from ratusha.games.terra_mystica.free import InTurn
from ratusha.games.terra_mystica.keys import UseKey
from ratusha.games.terra_mystica.leech import leeches_of
from ratusha.games.terra_mystica.rounds import BonusSpades, NextTurn, Round, RoundEnd
from ratusha.games.terra_mystica.scoring import FinalScoring
from ratusha.games.terra_mystica.setup import (
    DWELLINGS_SET_UP,
    FACTIONS_SET_UP,
    FIRST_PLAYER,
    Begin,
    CardsSetUp,
    ChooseCard,
    ChooseFaction,
    DealCard,
    DealColour,
    DealFaction,
    DrawRoundTile,
    DwellingsSetUp,
    FactionsSetUp,
    FirstDwelling,
    FirstPlayer,
    SetUp,
)
from ratusha.games.terra_mystica.spades import UseSpades
from ratusha.games.terra_mystica.state import NO_TILE, TerraMystica
from ratusha.games.terra_mystica.turn import FinishTurn, Turn
from ratusha.kernel.decision import NOBODY, Decision

# In what order the set-up's own decisions lie on the agenda, the bottom one first.
SETUP_ORDER: Final[tuple[tuple[type[Any], ...], ...]] = (
    (Begin,),
    (ChooseCard,),
    (CardsSetUp,),
    (FirstDwelling,),
    (DwellingsSetUp,),
    (ChooseFaction, DealFaction),
    (DealColour,),
    (FactionsSetUp,),
    (FirstPlayer,),
    (DealCard,),
    (DrawRoundTile,),
    (SetUp,),
)


NOWHERE: Final = -1


def agenda_problems(g: TerraMystica) -> list[str]:
    """What is wrong with the decisions on the agenda."""
    found = [f"{decision}: {why}" for decision in g.agenda if (why := decision.problem(g))]
    if found or not g.agenda:
        return found
    found += _setup(g) if g.round == 0 else _round(g)
    if not found and g.agenda[-1].seat != NOBODY and not _askable(g):
        found.append(f"{g.agenda[-1]} can't be asked here")
    return found


def _place(decision: Decision[Any]) -> int:
    """Where a decision lies in the order of the set-up; NOWHERE if it does not belong there."""
    for place, kinds in enumerate(SETUP_ORDER):
        if isinstance(decision, kinds):
            return place
    return NOWHERE


def _setup(g: TerraMystica) -> list[str]:
    places = [_place(decision) for decision in g.agenda]
    if NOWHERE in places:
        return [f"{g.agenda[places.index(NOWHERE)]} does not belong to the set-up"]
    if places != sorted(places):
        return ["the set-up is out of order"]
    stage = places[-1]
    if stage <= _place(FACTIONS_SET_UP) and sorted(g.order) != list(range(g.seats)):
        return ["there is no turn order"]
    if stage <= _place(DWELLINGS_SET_UP) and any(player.faction == NO_FACTION for player in g.players):
        return ["somebody has no faction"]
    if stage <= _place(FIRST_PLAYER) and g.options["factions"] != "first_game" and NO_TILE in g.tiles:
        return ["a scoring tile is missing"]
    if g.terrain != TERRAIN_AT:
        return ["the land is not as printed"]
    return []


def _round(g: TerraMystica) -> list[str]:
    if sorted(g.order) != list(range(g.seats)) or NO_TILE in g.tiles:
        return ["the set-up is not done"]
    if any(player.faction == NO_FACTION for player in g.players):
        return ["somebody has no faction"]
    bottom = g.agenda[0]
    flows = (NextTurn, Round, RoundEnd, BonusSpades, FinalScoring)
    if not isinstance(bottom, flows) or (isinstance(bottom, Round) and g.round >= ROUNDS):
        return [f"{bottom} does not begin a round's agenda"]
    for at, decision in enumerate(g.agenda[1:], 1):
        below = g.agenda[at - 1]
        if isinstance(decision, CultSpades):
            fits = isinstance(below, BonusSpades)
        elif isinstance(decision, (AnswerLeech, OwedStep)):
            fits = isinstance(below, (AskLeeches, RoundEnd))
        elif isinstance(decision, AskLeeches):
            fits = isinstance(below, (NextTurn, Turn))
        elif isinstance(decision, UseKey):
            fits = isinstance(below, InTurn)
        elif isinstance(decision, Turn):
            fits = isinstance(below, NextTurn) or (isinstance(below, Turn) and below.seat == decision.seat)
        elif isinstance(decision, FinishTurn):
            fits = isinstance(below, AskLeeches) or (g.late and isinstance(below, (NextTurn, Turn)))
        else:
            fits = (
                isinstance(decision, InTurn) and isinstance(below, FinishTurn) and below.seat == decision.seat
            )
        if not fits:
            return [f"{decision} can't lie on {below}"]
    return []


def _askable(g: TerraMystica) -> bool:
    """Can what lies on top be asked here?"""
    top = g.agenda[-1]
    if isinstance(top, AnswerLeech) and not leeches_of(g, top.seat):
        return False
    if isinstance(top, AnswerLeech) and not g.late and g.leeches[0].taker != top.seat:
        return False
    if isinstance(top, UseKey) and not (g.players[top.seat].keys and open_tops(g, g.players[top.seat])):
        return False
    if isinstance(top, (UseSpades, CultSpades)) and not g.players[top.seat].spades:
        return False
    if isinstance(top, OwedStep) and not g.players[top.seat].steps:
        return False
    if isinstance(top, DrawRoundTile) and NO_TILE not in g.tiles:
        return False
    return len(top.moves(g)) > 0
