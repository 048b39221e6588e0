"""What all of a player's decisions share: the words and the places of a move, read off its fields."""

from __future__ import annotations

from ratusha.games.burgundy import names, places
from ratusha.games.burgundy.components import SHELF
from ratusha.games.burgundy.moves import FREE_WORKERS, MOVES, WORKERS
from ratusha.games.burgundy.state import Burgundy
from ratusha.kernel.decision import Decision
from ratusha.kernel.moves import NONE
from ratusha.kernel.msg import Msg, Param


class Choice(Decision[Burgundy]):
    """A decision of one player."""

    __slots__ = ()

    def label(self, g: Burgundy, move: int) -> Msg:
        """“Die 3: take Bank from depot 5”."""
        words = f"burgundy-do-{MOVES.kinds[MOVES.tag[move]].name}"
        given = fields(move)
        estate = g.estates[self.seat]
        params: dict[str, Param] = {}
        if "die" in given:
            params["die"] = str(given["die"])
        if "slot" in given:
            params["tile"] = names.tile(g.shelves[SHELF[given["depot"]] + given["slot"]])
            params["depot"] = names.depot(given["depot"])
        if "discard" in given:
            words += "-discard"
            params["discard"] = names.tile(estate.storage[given["discard"]])
        if "storage" in given:
            params["tile"] = names.tile(estate.storage[given["storage"]])
            params["space"] = names.space(estate.board, given["space"])
        if "goods" in given:
            params["goods"] = names.goods(given["goods"])
            params["n"] = estate.goods[given["goods"]]
        return Msg(words, **params)

    def touches(self, g: Burgundy, move: int) -> list[str]:
        seat = self.seat
        given = fields(move)
        found: list[str] = []
        if "die" in given:
            found.append(places.die(seat, given["die"]))
        if "slot" in given:
            found.append(places.depot_space(given["depot"], given["slot"]))
        for stored in ("discard", "storage"):
            if stored in given:
                found.append(places.storage(seat, given[stored]))
        if "space" in given:
            found.append(places.space(seat, given["space"]))
        if "goods" in given:
            found.append(places.goods(seat, given["goods"]))
        if WORKERS.has(move) or FREE_WORKERS.has(move):
            found.append(places.workers(seat))
        return found

    def warning(self, g: Burgundy, move: int) -> Msg | None:
        return Msg("burgundy-warn-discard") if "discard" in fields(move) else None


def fields(move: int) -> dict[str, int]:
    """The fields of a move by name; those left out are not there."""
    kind = MOVES.kinds[MOVES.tag[move]]
    values = zip(kind.fields, MOVES.args[move], strict=True)
    return {field.name: value for field, value in values if value != NONE}
