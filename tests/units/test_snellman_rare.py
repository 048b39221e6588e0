"""Rare turns of the ledger language that the known games hardly show, played on small positions."""

import pytest

from ratusha.adapters import snellman
from ratusha.adapters.snellman.exporter import Writer
from ratusha.adapters.snellman.importer import Player
from ratusha.adapters.snellman.ledger import read as read_ledger
from ratusha.games.terra_mystica import GAME
from ratusha.games.terra_mystica.components import TERRAIN_IDS, TILE_IDS
from ratusha.games.terra_mystica.open_leech import OpenLeech
from ratusha.kernel import BIT, BadInput
from ratusha.kernel.record import Ply
from ratusha.kernel.words import text

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


# -- power offers ------------------------------------------------------------------------------------


def test_an_offer_of_just_this_size_comes_before_one_that_is_only_worth_it():
    """Offers of 2 and then 1 with room for 1: `leech 1` is the second, so that 2 can still be declined."""
    player = table({"witches": ("F4", "C3"), "nomads": ("F3", "D3", "A5")})
    nomads = player.g.players[1]
    player.g.leeches += [OpenLeech(90, 0, 0, 1, 2, 1), OpenLeech(91, 0, 0, 1, 1, 1)]
    nomads.bowl1, nomads.bowl2, nomads.bowl3 = 0, 1, 11
    write(player, "nomads: leech 1 from witches\nnomads: decline 2 from witches\n")
    assert player.g.leeches == []
    assert hand(player, "nomads")[3:] == ((0, 0, 12), 20)


# -- spades ------------------------------------------------------------------------------------------


def test_spades_of_a_row_of_their_own_are_paid_in_it():
    """The others write between `dig` and `build`: the workers are gone before."""
    player = table({"witches": ("F4", "C3"), "nomads": ("F3", "D3", "A5")})
    own = player.g.players[0]
    own.workers, own.coins = 7, 9
    rows = "witches: dig 1\nnomads: wait\nwitches: build E7\n"
    first, *rest = read_ledger(rows, "x").rows
    for command in first:
        player.step(command)
    assert own.workers == 4
    for row in rest:
        for command in row:
            player.step(command)
    assert (own.workers, own.coins) == (3, 7)


def test_spades_given_up_before_the_transformation_do_not_count():
    """Two spades of the cult, one given up: without a colour the hex goes one step, not two."""
    player = table({"witches": ("F4", "C3"), "nomads": ("F3", "D3", "A5")})
    g = player.g
    g.players[0].cults = [0, 0, 0, 8]
    g.tiles[0] = 7
    write(player, "witches: pass BON1\nnomads: pass BON2\n")
    assert g.players[0].spades == 2
    hex = player.hex("e6")
    assert g.terrain[hex] == TERRAIN_IDS.index("plains")
    write(player, "witches: -SPADE. transform E6\n")
    assert g.players[0].spades == 0
    assert g.terrain[hex] == TERRAIN_IDS.index("swamp")


@pytest.mark.parametrize(("option", "spades"), [("", 4), ("option loose-dig\n", 3)])
def test_the_long_way_round_is_taken_when_the_spades_are_just_enough(option, spades):
    """Forest from desert is three steps or four: four spades go the long way, but not in the oldest games."""
    player = table({"witches": ("F4", "C3"), "nomads": ("F3", "D3", "A5")}, STRICT + option)
    g = player.g
    g.terrain[player.hex("e6")] = TERRAIN_IDS.index("desert")
    own = g.players[0]
    own.workers, own.dig = 20, 2
    g.players[1].passed = 1
    write(player, "witches: dig 4. transform E6 to green\n")
    assert g.terrain[player.hex("e6")] == TERRAIN_IDS.index("forest")
    assert own.workers == 16
    assert own.spades == 4 - spades


def test_the_storm_makes_nothing_but_desert():
    """Another colour is no desert, and is named as an error, not silently changed."""
    player = table({"nomads": ("F3", "D3", "A5"), "witches": ("F4", "C3")})
    player.g.put(0, player.hex("f3"), 4)
    player.g.players[0].bowl3 = 1
    with pytest.raises(BadInput) as error:
        write(player, "nomads: action ACTN. transform E6 to green\n")
    assert "is not allowed here" in text(error.value.why, "en")
    assert player.g.terrain[player.hex("e6")] == TERRAIN_IDS.index("plains")
    write(player, "nomads: transform E6. build E6\n")
    assert player.g.terrain[player.hex("e6")] == TERRAIN_IDS.index("desert")


# -- tiles, keys, strongholds ------------------------------------------------------------------------


@pytest.mark.parametrize(("named", "top"), [("FIRE", 0), ("WATER", 1)])
def test_a_step_lost_for_want_of_a_key_is_named_after_the_tile(named, top):
    """Fire and Water both lost their last step in this turn; one key comes: `+CULT` says where it goes."""
    player = table({"witches": ("F4", "C3"), "nomads": ("F3", "D3", "A5")})
    g = player.g
    own = g.players[0]
    own.cults = [9, 9, 0, 0]
    own.blocked = BIT[0] | BIT[1]
    g.turn.towns_owed = 1
    write(player, f"witches: +TW1. +{named}. convert 1W to 1C\n")
    assert own.cults[top] == 10
    assert own.cults[1 - top] == 9
    assert own.keys == 0


def test_tiles_may_be_written_after_the_second_of_two_actions():
    """The Chaos Magicians name the tiles of the first action after the second."""
    player = table({"chaosmagicians": ("D4",), "witches": ("F4", "C3")})
    g = player.g
    g.put(0, player.hex("d6"), 4)
    g.put(0, player.hex("d4"), 2)
    own = g.players[0]
    own.workers, own.coins, own.priests = 9, 20, 2
    write(player, "chaosmagicians: action ACTC. upgrade D4 to TE. advance ship. +FAV7. +FAV11\n")
    assert own.favours == BIT[6] | BIT[10]
    assert own.ship == 1
    write(player, "witches: upgrade F4 to TP\n")
    assert player.g.players[1].counts[2] == 1


def test_an_answer_does_not_end_the_turn_of_darklings_who_may_ordain():
    """Strict: the turn goes on until the priests are ordained or given up, whoever answers in between."""
    player = table({"darklings": ("E5", "A8"), "witches": ("F4", "C3"), "nomads": ("F3", "D3", "A5")})
    own = player.g.players[0]
    player.g.put(0, player.hex("e5"), 2)
    own.workers, own.coins, own.priests = 9, 9, 0
    write(player, "darklings: upgrade E5 to SH\nnomads: leech 1 from darklings\n")
    write(player, "darklings: convert 3W to 3P\n")
    assert (own.workers, own.priests) == (2, 3)


def test_without_the_strict_option_darklings_ordain_in_a_later_turn():
    player = table({"darklings": ("E5", "A8"), "witches": ("F4", "C3")}, "option errata-cultist-power\n")
    own = player.g.players[0]
    player.g.put(0, player.hex("e5"), 2)
    own.workers, own.coins, own.priests = 4, 9, 0
    write(player, "darklings: upgrade E5 to SH\nwitches: upgrade F4 to TP\n")
    own.workers = 4
    write(player, "darklings: convert 2W to 2P. send p to FIRE\n")
    assert (own.workers, own.priests) == (2, 1)


def test_own_things_are_thrown_away():
    """Before and after the action; power goes back to bowl I."""
    player = table({"witches": ("F4", "C3"), "nomads": ("F3", "D3", "A5")})
    own = player.g.players[0]
    own.coins, own.workers, own.priests = 9, 9, 2
    own.bowl1, own.bowl2, own.bowl3 = 0, 6, 6
    write(player, "witches: -2C. -1W. upgrade F4 to TP. -PW. -2pw. -1P. -3VP\n")
    assert hand(player, "witches") == (9 - 2 - 3, 9 - 1 - 2, 1, (3, 6, 3), 17)
    with pytest.raises(BadInput):
        write(player, "witches: -2P\n")


# -- forms of rows -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "found"),
    [
        ("engineers: convert 2W to bridge", [("action", "acte")]),
        ("engineers: convert 2 w to 1bridge", [("action", "acte")]),
        ("engineers: action ACTE", [("action", "acte")]),
        ("engineers: -BRIDGE", [("lose", "1", "bridge")]),
        ("witches: drop-faction witches", [("resign", "witches")]),
        ("witches: resign", [("resign",)]),
        ("witches: +FIRE. +FIRE. +FIRE", [("gain", "2", "fire"), ("gain", "1", "fire")]),
        ("witches: +FIRE\nwitches: +FIRE", [("gain", "2", "fire")]),
        ("witches: + 2 FIRE", [("gain", "2", "fire")]),
        ("witches: pass  BON1 .", [("pass", "bon1")]),
        ("Witches:build E5.Leech 2 from Nomads", [("leech", "2", "nomads"), ("build", "e5")]),
        ("witches:\tconvert\t3 PW\tto\tW", [("convert", "3", "pw", "1", "w")]),
        ("mermaids: connect F2:H2:G1", [("connect", "f2", "h2", "g1")]),
        ("mermaids: connect F2 : H2", [("connect", "f2", "h2")]),
    ],
)
def test_rows(row, found):
    assert words(row) == found


@pytest.mark.parametrize("option", ["loose-dig", "loose-done", "loose-multi-spade", "Loose-Adjust-Resource"])
def test_options_of_old_games_are_known(option):
    hexes = {"witches": ("F4", "C3"), "nomads": ("F3", "D3", "A5")}
    assert snellman.read(start(hexes, f"option {option}\n"), "x").state.round == 1


@pytest.mark.parametrize(
    ("rows", "dwellings"),
    [
        ("drop-faction nomads\nwitches: build C3\nwitches: pass BON1\n", 1),
        ("nomads: build D3\nnomads: resign\nwitches: build C3\nwitches: pass BON1\n", 2),
        (
            "nomads: build D3\nwitches: build C3\nnomads: build A5\n"
            "drop-faction nomads\nwitches: pass BON1\n",
            3,
        ),
        (
            "nomads: build D3\nwitches: build C3\nnomads: build A5\n"
            "nomads: pass BON2\nnomads: resign\nwitches: pass BON2\n",
            3,
        ),
    ],
)
def test_a_drop_out_in_the_set_up(rows, dwellings):
    """No more dwellings, no card; those that stand stay, and their income goes on."""
    head = "\n".join(start({"witches": ("F4", "C3"), "nomads": ("F3", "D3", "A5")}).splitlines()[:10])
    ledger = head + "\nwitches: build F4\nnomads: build F3\n" + rows
    found = snellman.read(ledger, "x")
    nomads = found.state.players[1]
    assert (nomads.left, nomads.card, nomads.counts[1]) == (1, -1, dwellings)
    assert (found.state.round, found.state.seat) == (1, 0)
    assert nomads.workers == 2 + 1 + dwellings
    again = snellman.read(snellman.write(found.record), "y")
    assert again.state.dump() == found.state.dump()


HEXES = {"cultists": ("E6", "H7"), "witches": ("F4", "C3")}


def test_a_drop_out_while_everybody_waits_for_his_answer():
    """All have passed; the Cultists never answer and are dropped: the next round begins."""
    player = table(HEXES)
    player.g.leaving = True
    write(player, "cultists: pass BON1\nwitches: upgrade F4 to TP\nwitches: pass BON2\n")
    assert (player.g.round, player.g.seat) == (1, 0)
    write(player, "drop-faction cultists\n")
    assert (player.g.round, player.g.seat, player.g.players[0].left) == (2, 1, 1)


def test_a_drop_out_while_everybody_waits_for_his_step():
    """The Cultists owe the table a step on a cult."""
    player = table(HEXES)
    player.g.leaving = True
    write(player, "cultists: upgrade H7 to TP\nwitches: pass BON1\ncultists: upgrade E6 to TP\n")
    write(player, "cultists: pass BON2\nwitches: leech 1 from cultists\n")
    assert (player.g.round, player.g.players[0].steps) == (1, 1)
    write(player, "drop-faction cultists\n")
    assert (player.g.round, player.g.seat) == (2, 1)


def test_a_drop_out_while_everybody_waits_for_his_spades():
    player = table(HEXES)
    player.g.leaving = True
    player.g.tiles[0] = TILE_IDS.index("SCORE8")
    player.g.players[0].cults = [0, 0, 0, 4]
    write(player, "cultists: pass BON1\nwitches: pass BON2\n")
    assert (player.g.round, player.g.players[0].spades) == (1, 1)
    write(player, "drop-faction cultists\n")
    assert (player.g.round, player.g.seat) == (2, 1)


def test_one_faction_can_not_resign_for_another():
    with pytest.raises(BadInput):
        snellman.read(
            start({"witches": ("F4", "C3"), "nomads": ("F3", "D3", "A5")}) + "witches: drop-faction nomads\n"
        )


# -- writing -----------------------------------------------------------------------------------------


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


# -- what others write meanwhile ---------------------------------------------------------------------


def darklings(rows):
    """Darklings build their stronghold beside Cultists, who act next; then these rows."""
    player = table({"darklings": ("E5", "A8"), "cultists": ("E6", "H7")})
    for seat, kind in ((0, "e5"), (1, "e6")):
        player.g.put(seat, player.hex(kind), 2)
        own = player.g.players[seat]
        own.workers, own.coins, own.priests = 9, 20, 0
    write(player, rows)
    return player


def test_a_leech_ends_the_turn_of_those_who_have_no_trade():
    """One worker traded; the Darklings leech from the Cultists, whose turn is over by then, and act."""
    player = darklings("darklings: upgrade E5 to SH. convert 1W to 1P\n")
    write(player, "cultists: upgrade E6 to TE. +FAV11\ndarklings: leech 3 from cultists\n")
    assert player.g.players[1].steps == 1
    write(player, "darklings: send p to WATER\n")
    assert player.g.players[0].priests == 0
    write(player, "cultists: +FIRE\n")
    assert player.g.players[1].steps == 0


def test_the_cultists_step_does_not_end_the_turn_of_darklings_who_may_trade():
    """The Cultists are owed a step from before; they take it between stronghold and trade."""
    player = table({"darklings": ("E5", "A8"), "cultists": ("E6", "H7")})
    player.g.put(0, player.hex("e5"), 2)
    own = player.g.players[0]
    own.workers, own.coins, own.priests = 9, 20, 0
    player.g.players[1].steps = 1
    write(player, "darklings: upgrade E5 to SH\ncultists: +FIRE\ndarklings: convert 3W to 3P\n")
    assert (own.workers, own.priests) == (2, 3)


def test_any_conversion_ends_the_trade_with_the_turn():
    player = darklings("darklings: upgrade E5 to SH. convert 1W to 1C\ncultists: upgrade E6 to TE. +FAV11\n")
    assert player.g.turn.trade == 0
    with pytest.raises(BadInput):
        write(player, "darklings: convert 1W to 1P\n")


def test_the_last_player_takes_a_step_after_the_pass():
    """Everybody else is out: the step of the favour tile's action may come after the pass."""
    player = table({"witches": ("F4", "C3"), "nomads": ("F3", "D3", "A5")})
    own = player.g.players[1]
    own.favours = BIT[5]
    player.g.favours[5] -= 1
    write(player, "witches: pass BON1\nnomads: action FAV6. pass BON2\n")
    assert (player.g.round, own.steps, own.cults[1]) == (1, 1, 0)
    write(player, "nomads: +WATER\n")
    assert (player.g.round, own.cults[1]) == (2, 1)
