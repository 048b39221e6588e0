"""What the start page says about each game, and the table that its one button makes."""

from __future__ import annotations

from typing import Final, NamedTuple

from ratusha.kernel.msg import Msg
from ratusha.kernel.registry import game
from ratusha.kernel.words import problems, text
from ratusha.server.base.games import playable
from ratusha.server.model import table_card
from ratusha.server.model.person import Person
from ratusha.server.model.table_settings import OPEN, TableSettings
from ratusha.server.store import Tx
from ratusha.server.store import log as log_store
from ratusha.server.words import say

QUICK_BOT: Final = "easy"
REMEMBERED: Final = 60
"""This many of a player's tables are searched for the last similar one."""


class GameCard(NamedTuple):
    """A game to choose: a sentence about it, how many play, how long."""

    id: str
    title: str
    about: str
    least: int
    most: int
    minutes: str
    components: bool


def game_cards(lang: str) -> list[GameCard]:
    """The installed games. A game may have the messages `<game>-about` and `<game>-minutes`."""
    return [_card(id, lang) for id in playable()]


def _card(id: str, lang: str) -> GameCard:
    rules = game(id)
    minutes = _words(f"{id}-minutes", lang)
    long = say(lang, "minutes-range", range=minutes) if minutes else ""
    about = _words(f"{id}-about", lang)
    return GameCard(id, rules.title(lang), about, rules.least, rules.most, long, rules.components is not None)


def option_abouts(id: str, lang: str) -> dict[str, str]:
    """What each option of a game is about: a game may have the messages `<game>-option-<id>-about`."""
    return {option.id: _words(f"{id}-option-{option.id}-about", lang) for option in game(id).options}


def _words(id: str, lang: str) -> str:
    msg = Msg(id)
    return "" if problems(msg, lang) else text(msg, lang)


def with_friends(id: str, person: Person) -> TableSettings:
    """A table for two, to be joined by its link."""
    return _table(id, person, OPEN)


async def with_bots(tx: Tx, id: str, person: Person) -> TableSettings:
    """A table like the last one of this game that the person played against bots alone; else with one easy
    bot."""
    for row, _ in await log_store.of_person(tx, person.id, REMEMBERED, latest=True):
        card = table_card.decode(row.card)
        settings, bots = card.settings, [seat.bot for seat in card.seats if not seat.person]
        if settings.game == id and all(bots) and len(bots) == len(card.seats) - 1 and settings.origin is None:
            seats = [OPEN, *bots]
            options = settings.options
            return TableSettings(game=id, seats=seats, options=options, open=False, pace=person.settings.pace)
    return _table(id, person, QUICK_BOT)


def _table(id: str, person: Person, other: str) -> TableSettings:
    others = [other] * (max(2, game(id).least) - 1)
    return TableSettings(game=id, seats=[OPEN, *others], open=False, pace=person.settings.pace)
