"""The printed values, read once into tables."""

from typing import Final

from ratusha.kernel import Msg, components

SEATS: Final = (1, 5)
FILE: Final = components.read("lantern_fair", "lantern_fair")

_fair = FILE.row("fair")
_evenings = _fair.table("evenings")
if sorted(_evenings) != ["full", "short"] or not all(type(n) is int and n > 0 for n in _evenings.values()):
    raise _fair.wrong("evenings", Msg("lantern_fair-bad-evenings"))
EVENINGS: Final[dict[str, int]] = _evenings
START_COINS: Final = _fair.number("coins", 0, 20)
RESERVE: Final = _fair.number("reserve", 1, 20)
REST: Final = _fair.number("rest", 0, 20)
BASK: Final = _fair.number("bask", 0, 20)
COINS_A_POINT: Final = _fair.number("coins_a_point", 1, 20)

FACES: Final = FILE.row("die").numbers("faces", 1, 6, length=6)

_lanterns = FILE.rows("lantern", count=5)
NAMES: Final = tuple(row.text("id") for row in _lanterns)
COUNT: Final = [row.number("count", 1, 40) for row in _lanterns]
OIL: Final = [row.number("oil", 0, 20) for row in _lanterns]
LIGHT: Final = [row.number("light", 0, 20) for row in _lanterns]
GLOW: Final = [row.number("glow", 0, 20) for row in _lanterns]
SALE: Final = [row.number("sale", 0, 20) for row in _lanterns]
KINDS: Final = range(len(NAMES))
START_CARDS: Final = _fair.number("cards", 0, sum(COUNT) // SEATS[1])  # enough for a full table

FILE.done()
