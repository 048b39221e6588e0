"""The administrator's rows: options, seats, tiles and cards of a ledger."""

from __future__ import annotations

from ratusha.adapters.snellman.ledger import Command, Ledger, wrong
from ratusha.adapters.snellman.randomize import draw
from ratusha.adapters.snellman.tables import (
    CARD_AT,
    HARMLESS,
    LOOSE,
    OPTIONS,
    TILE_AT,
)
from ratusha.games.terra_mystica import GAME
from ratusha.games.terra_mystica.components import (
    CARD_IDS,
    CARD_OPTION,
    FACTION_IDS,
    FACTIONS,
    ROUNDS,
    SPARE_CARDS,
    TILE_IDS,
    TILE_OPTION,
    TILES_FOR,
)


class Head:
    """What the administrator's rows say before the first dwelling."""

    def __init__(self, ledger: Ledger) -> None:
        self.name = ledger.name
        self.options: dict[str, str] = {
            "late_answers": "on",
            "give_up": "on",
            "spade_points": "gain",
            "cultists_power": "off",
        }
        self.factions: list[str] = []
        self.tiles: list[int] = []
        self.page: dict[int, int] = {}
        """The tile of each round, as the server's page tells it."""
        self.deleted: list[int] = []
        self.seed = ""
        self.short_way = False
        """Do spades never go the long way round, as in the oldest games?"""
        self.line = 1
        for row in ledger.rows:
            for command in row:
                if not command.faction:
                    self.line = command.line
                    self.admin(command)
                elif command.verb == "resign":
                    self.options["leaving"] = "on"
        self.check()

    def admin(self, command: Command) -> None:
        """One row of the administrator."""
        verb, words = command.verb, command.words
        if verb == "option":
            if words[0] in OPTIONS:
                id, value = OPTIONS[words[0]]
                self.options[id] = value
            elif words[0] == "loose-dig":
                self.short_way = True
            elif words[0] not in HARMLESS and words[0] not in LOOSE:
                raise wrong(self.name, command.line, "unknown-option", words[0])
        elif verb == "dropoption":
            if words[0] == "loose-dig":
                self.short_way = False
            if words[0] in OPTIONS:
                id, _ = OPTIONS[words[0]]
                self.options[id] = "off" if id != "turn_order" else "clockwise"
        elif verb == "setup":
            if words[0] not in FACTION_IDS:
                raise wrong(self.name, command.line, "unknown-faction", words[0])
            self.factions.append(words[0])
        elif verb == "score":
            self.tiles = [self.known(TILE_AT, word, command) for word in words]
        elif verb == "round-tile":
            self.page[int(words[0])] = self.known(TILE_AT, words[1], command)
        elif verb == "delete":
            self.deleted.append(self.known(CARD_AT, words[0], command))
        elif verb == "drop-faction":
            self.options["leaving"] = "on"
        elif verb == "map" and words[0] != "original":
            raise wrong(self.name, command.line, "other-map", words[0])
        elif verb in ("final-scoring", "faction-variant"):
            raise wrong(self.name, command.line, "expansion", command.text)
        elif verb == "randomize":
            self.seed = words[0]

    def known(self, table: dict[str, int], word: str, command: Command) -> int:
        """The number of a tile or card."""
        if word not in table:
            raise wrong(self.name, command.line, "unknown-tile", word)
        return table[word]

    def check(self) -> None:
        """Is there everything a game needs to begin?"""
        if not GAME.least <= len(self.factions) <= GAME.most:
            raise wrong(self.name, self.line, "seats", str(len(self.factions)))
        homes = [FACTIONS[FACTION_IDS.index(id)].home for id in self.factions]
        if len(set(homes)) != len(homes):
            raise wrong(self.name, self.line, "same-colour", ", ".join(self.factions))
        options = GAME.check_options(self.options, len(self.factions))
        if not self.tiles:
            self.tiles = [self.page[at] for at in sorted(self.page)]
        if self.seed and not self.tiles:
            known = [tile for tile, option in enumerate(TILE_OPTION) if not option or options[option] == "on"]
            self.tiles, self.deleted = draw(self.seed, known, self.cards(options), len(self.factions))
        good = len(self.tiles) == ROUNDS == len(set(self.tiles))
        for at, tile in enumerate(self.tiles, 1):
            option = TILE_OPTION[tile]
            good = good and tile in TILES_FOR[at] and (not option or options[option] == "on")
        if not good:
            raise wrong(self.name, self.line, "tiles", ", ".join(TILE_IDS[tile] for tile in self.tiles))
        cards = self.cards(options)
        if len(cards) != len(self.factions) + SPARE_CARDS:
            raise wrong(self.name, self.line, "cards", ", ".join(CARD_IDS[card] for card in cards))
        self.options = options

    def cards(self, options: dict[str, str]) -> list[int]:
        """The bonus cards of this game."""
        return [
            card
            for card, option in enumerate(CARD_OPTION)
            if card not in self.deleted and (not option or options[option] == "on")
        ]
