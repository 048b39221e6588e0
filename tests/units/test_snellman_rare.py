"""Rare turns of the ledger language that the known games hardly show, played on small positions."""

import pytest
from tests.units.ledgers import STRICT, hand, start, table, words, write

from ratusha.adapters import snellman
from ratusha.adapters.snellman.ledger import read as read_ledger
from ratusha.games.terra_mystica.components import TERRAIN_IDS, TILE_IDS
from ratusha.games.terra_mystica.open_leech import OpenLeech
from ratusha.kernel import BIT, BadInput
from ratusha.kernel.words import text

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
