"""Rare turns as they are written in the ledger language, and read back."""

import pytest
from tests.units.ledgers import STRICT, hand, table, write

from ratusha.adapters.snellman.exporter import Writer
from ratusha.games.terra_mystica import GAME
from ratusha.games.terra_mystica.components import TERRAIN_IDS, TILE_IDS
from ratusha.kernel.record import Ply


def written(player, moves):
    """What the exporter writes for moves of the first seat in the importer's position."""
    writer = Writer(player.finish().record)
    writer.g = player.g.clone()
    writer.g.settle()
    writer.headed = True
    for move in moves:
        writer.flow()
        writer.ply(Ply(writer.g.seat, GAME.moves.parse(move), 0))
    writer.flow()
    writer.close()
    return writer.rows, writer.g


@pytest.mark.parametrize(
    ("cults", "lost", "moves", "row"),
    [
        ([9, 9, 3, 0], 0, ["town tile=TW5", "step cult=water"], "witches: -FIRE. +TW5"),
        ([9, 9, 8, 0], 0, ["town tile=TW6", "step cult=earth", "step cult=fire"], "witches: -2WATER. +TW6"),
        ([9, 9, 8, 0], 0, ["town tile=TW6", "step cult=water", "step cult=fire"], "witches: -EARTH. +TW6"),
        ([9, 9, 3, 0], 3, ["town tile=TW1", "step cult=water"], "witches: +TW1. +WATER"),
    ],
)
def test_the_track_that_gets_the_key_is_written_and_read(cults, lost, moves, row):
    """The server adds the tile's steps: who is to stay at 9 is taken down by just these before."""
    options = STRICT + "option mini-expansion-1\n"
    player = table({"witches": ("F4", "C3"), "nomads": ("F3", "D3", "A5")}, options)
    own = player.g.players[0]
    own.cults = list(cults)
    own.blocked = lost
    player.g.turn.towns_owed = 1
    rows, after = written(player, moves)
    assert rows == [row]
    write(player, row + "\n")
    assert player.g.players[0].cults == after.players[0].cults
    assert player.g.players[0].keys == 0


def test_bonus_spades_without_a_hex_are_given_up():
    """The Chaos Magicians are shut in; the Witches use theirs."""
    player = table({"chaosmagicians": ("I1",), "witches": ("F4", "C3")})
    g = player.g
    for name in ("h1", "i2"):
        g.terrain[player.hex(name)] = TERRAIN_IDS.index("forest")
        g.put(1, player.hex(name), 1)
    g.tiles[0] = TILE_IDS.index("SCORE8")
    g.players[0].cults = [0, 0, 0, 9]
    g.players[1].cults = [0, 0, 0, 4]
    rows, after = written(player, ["pass card=BON1", "pass card=BON2", "transform hex=E7 to=forest"])
    assert rows == [
        "chaosmagicians: pass BON1",
        "witches: pass BON2",
        "chaosmagicians: -2SPADE",
        "witches: transform E7 to green",
    ]
    assert after.round == 2


@pytest.mark.parametrize(
    ("moves", "row"),
    [
        ([], "darklings: upgrade E5 to SH. -3CONVERT_W_TO_P"),
        (["convert what=worker_to_priest"] * 2, "darklings: upgrade E5 to SH. convert 2W to 2P"),
    ],
)
def test_darklings_who_ordain_nobody_say_so(moves, row):
    player = table({"darklings": ("E5", "A8"), "witches": ("F4", "C3")})
    player.g.put(0, player.hex("e5"), 2)
    player.g.players[0].workers, player.g.players[0].coins = 9, 9
    rows, _ = written(player, ["upgrade hex=E5 to=stronghold", *moves, "end"])
    assert rows == [row]


def test_what_is_thrown_away_is_written_and_read():
    player = table({"witches": ("F4", "C3"), "nomads": ("F3", "D3", "A5")})
    own = player.g.players[0]
    own.coins, own.workers, own.priests = 9, 9, 2
    own.bowl1, own.bowl2, own.bowl3 = 0, 6, 6
    moves = [f"discard what={what}" for what in ("coin", "worker", "priest", "power", "point")]
    rows, after = written(player, moves)
    assert rows == ["witches: -C. -W. -P. -PW. -VP"]
    write(player, rows[0] + "\n")
    assert hand(player, "witches") == (8, 8, 1, (1, 6, 5), 19)
    assert player.g.points == after.points
