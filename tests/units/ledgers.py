"""Small ledgers for tests: a set-up, more rows played on it, what a faction has then."""

from ratusha.adapters.snellman.importer import Player
from ratusha.adapters.snellman.ledger import read as read_ledger

TILES = "score SCORE3,SCORE8,SCORE4,SCORE7,SCORE2,SCORE5\n"
CARDS = ["BON1", "BON2", "BON3", "BON4", "BON5", "BON6", "BON7", "BON8", "BON9"]
STRICT = "option errata-cultist-power\noption strict-darkling-sh\noption strict-leech\n"


def start(hexes, options=STRICT):
    """A ledger up to the first turn: factions with their first dwellings, cards from BON3 on."""
    names = list(hexes)
    out = CARDS[len(names) + 3 :]
    rows = [options.strip(), TILES.strip(), *(f"delete {card}" for card in out)]
    rows += [f"setup {name}" for name in names]
    pairs = [name for name in names if len(hexes[name]) > 1]
    rows += [f"{name}: build {hexes[name][0]}" for name in pairs]
    rows += [f"{name}: build {hexes[name][1]}" for name in reversed(pairs)]
    rows += [f"{name}: build {hexes[name][2]}" for name in names if len(hexes[name]) == 3]
    rows += [f"{name}: build {hexes[name][0]}" for name in names if len(hexes[name]) == 1]
    rows += [f"{name}: pass {card}" for name, card in zip(reversed(names), CARDS[2:], strict=False)]
    return "\n".join(row for row in rows if row) + "\n"


def table(hexes, options=STRICT, rows=""):
    """The importer after the first rows; `write` plays more."""
    player = Player(read_ledger(start(hexes, options) + rows, "x"))
    player.begin()
    for row in player.ledger.rows:
        for command in row:
            player.step(command)
    return player


def write(player, rows):
    """Play more rows of the ledger, the position perhaps changed by hand before."""
    player.g.settle()
    for row in read_ledger(rows, "x").rows:
        for command in row:
            player.step(command)


def hand(player, faction):
    """Coins, workers, priests, bowls, points of a faction."""
    seat = player.seat(faction)
    own = player.g.players[seat]
    bowls = (own.bowl1, own.bowl2, own.bowl3)
    return own.coins, own.workers, own.priests, bowls, player.g.points[seat]


def words(row):
    """The commands of a row as verb and words."""
    return [(command.verb, *command.words) for found in read_ledger(row, "x").rows for command in found]
