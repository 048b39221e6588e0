"""A record of ours as a ledger of the snellman server."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.terra_mystica import GAME
from ratusha.games.terra_mystica.board import FIRST_HEXES, LAND_IDS, RIVER_IDS, SITES
from ratusha.games.terra_mystica.bridges import PlaceBridge
from ratusha.games.terra_mystica.components import (
    ACTION_IDS,
    CARD_IDS,
    CARD_OPTION,
    CULT_IDS,
    FACTION_IDS,
    FACTIONS,
    FAVOUR_ACTION,
    FAVOUR_IDS,
    TERRAIN_COLOURS,
    TILE_IDS,
    TOP,
    TOWN_IDS,
    TOWN_STEPS,
)
from ratusha.games.terra_mystica.cult_bonus import CultSpades, bonus_spade_moves
from ratusha.games.terra_mystica.cults import open_tops
from ratusha.games.terra_mystica.keys import UseKey
from ratusha.games.terra_mystica.leech import leech_amounts
from ratusha.games.terra_mystica.moves import (
    BRIDGE,
    BRIDGE_ACTION,
    BUILD,
    BURN,
    CARD,
    CARD_SPADE,
    CARD_STEP,
    CONNECT,
    CONVERT,
    DECLINE,
    DETOUR,
    DIG_MOVE,
    DISCARD,
    END_MOVE,
    FAVOUR,
    FAVOUR_STEP,
    LAPSE_MOVE,
    LEAVE_MOVE,
    MOVES,
    PASS,
    PASS_NO_CARD,
    POWER,
    PRIEST,
    SHIP_MOVE,
    SPADE_MOVE,
    SPECIAL,
    STEP,
    TAKE,
    TOWN,
    TRANSFORM,
    UPGRADE,
)
from ratusha.games.terra_mystica.rounds import BonusSpades
from ratusha.games.terra_mystica.setup import placing_order
from ratusha.games.terra_mystica.spades import UseSpades
from ratusha.games.terra_mystica.special import Flight, FreeHouse, Sandstorm, Steps
from ratusha.games.terra_mystica.state import CARD_OUT, TerraMystica
from ratusha.games.terra_mystica.terraform import spades_of
from ratusha.games.terra_mystica.turn import Turn
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import CHANCE, NO_MOVE, NOBODY, Decision
from ratusha.kernel.errors import BadInput, IllegalMove
from ratusha.kernel.msg import Msg
from ratusha.kernel.record import Ply, Record

OPTION_NAMES: Final = {
    "extra_towns": ("on", "mini-expansion-1"),
    "extra_card": ("on", "shipping-bonus"),
    "extra_tile": ("on", "temple-scoring-tile"),
    "turn_order": ("passing", "variable-turn-order"),
    "cultists_power": ("on", "errata-cultist-power"),
}
STRICT: Final = ("strict-leech", "strict-darkling-sh", "strict-chaosmagician-sh")
UPGRADES: Final = ("TP", "TE", "SH", "SA")
# What a conversion is called, and how many of the first make one of the second.
CONVERSIONS: Final = (
    ("PW", 1, "C"),
    ("PW", 3, "W"),
    ("PW", 5, "P"),
    ("P", 1, "W"),
    ("W", 1, "C"),
    ("VP", 1, "C"),
    ("C", 2, "VP"),
    ("W", 1, "P"),
)
STRONGHOLD_NAMES: Final = {
    "steps": "ACTA",
    "flight": "ACTW",
    "upgrade": "ACTS",
    "double": "ACTC",
    "spades": "ACTG",
    "sandstorm": "ACTN",
}


def write(record: Record) -> str:
    """The ledger of a record; BadInput if it is of another game."""
    if record.game is not GAME:
        raise BadInput("record", Msg("snellman-other-game", game=record.game.id))
    return Writer(record).run()


class Writer:
    """Replays a record and writes down what the server's players would have written."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.g: TerraMystica = GAME.new(record.seats, dict(record.options))
        self.rows: list[str] = []
        self.row: list[str] = []
        self.seat = -1
        self.open: list[tuple[int, int, int]] = []
        """Leeches nobody has answered yet: from, to, power."""
        self.headed = False
        self.places: list[int] = []
        """Where the last to take a town tile stood on the cults before it."""
        self.tile = 0

    def run(self) -> str:
        """The whole text."""
        for ply in self.record.plies():
            self.ply(ply)
        self.flow()
        self.close()
        return "\n".join(self.rows) + "\n"

    def head(self) -> None:
        """Options, tiles, cards and factions, when all are known."""
        g = self.g
        options = [*STRICT]
        for id, (value, name) in OPTION_NAMES.items():
            if g.options[id] == value:
                options.append(name)
        self.rows += [f"option {name}" for name in options]
        self.rows.append("score " + ",".join(TILE_IDS[tile] for tile in g.tiles))
        for card, option in enumerate(CARD_OPTION):
            if g.cards[card] == CARD_OUT and (not option or g.options[option] == "on"):
                self.rows.append(f"delete {CARD_IDS[card]}")
        self.rows += [f"setup {self.name(seat)}" for seat in g.order]
        if g.options["factions"] == "first_game":
            hexes = [FIRST_HEXES[player.faction][:] for player in g.players]
            for seat in placing_order(g):
                self.rows.append(f"{self.name(seat)}: build {LAND_IDS[hexes[seat].pop(0)]}")
        self.headed = True

    def name(self, seat: int) -> str:
        """The faction of a seat."""
        return FACTION_IDS[self.g.players[seat].faction]

    def say(self, seat: int, command: str) -> None:
        """One more command of a seat's row."""
        if seat != self.seat:
            self.close()
            self.seat = seat
        self.row.append(command)

    def close(self) -> None:
        """The row is finished."""
        if self.row:
            self.rows.append(f"{self.name(self.seat)}: {'. '.join(self.row)}")
        self.row = []
        self.seat = -1

    def flow(self) -> None:
        """Play on through what nobody decides, but not through forced moves: these have commands, too."""
        g = self.g
        while g.agenda and g.agenda[-1].seat == NOBODY:
            if isinstance(g.agenda[-1], BonusSpades):
                self.useless_spades()
            g.agenda.pop().play(g, NO_MOVE)
        if not self.headed and g.order and g.players[g.order[-1]].faction >= 0:
            self.head()

    def apply(self, seat: int, move: int) -> None:
        """Make a move of a seat, as its turn or aside."""
        g = self.g
        top = g.agenda[-1]
        if move in top.moves(g) if seat == top.seat else move in top.asides(g, seat):
            if seat == top.seat:
                g.agenda.pop()
                top.play(g, move)
            else:
                top.play_aside(g, seat, move)
            return
        raise IllegalMove(Msg("kernel-not-your-turn"))

    def ply(self, ply: Ply) -> None:
        """One move: its command, then the move."""
        self.flow()
        if not self.g.agenda:
            raise IllegalMove(Msg("kernel-over"))
        top = self.g.agenda[-1]
        if ply.seat == CHANCE:
            self.apply(CHANCE, ply.move)
            return
        if isinstance(top, Turn):
            self.decline_lost()
        self.command(top, ply.seat, ply.move)

    def command(self, top: Decision[Any], seat: int, move: int) -> None:
        """What a player's move is called, and the move itself."""
        g = self.g
        args = MOVES.args[move]
        if TRANSFORM.has(move) or DETOUR.has(move):
            self.transform(top, seat, move)
            return
        if BUILD.has(move):
            self.note_leeches(seat, args[0])
            self.say(seat, f"build {LAND_IDS[args[0]]}")
            if g.round == 0:
                self.close()
        elif UPGRADE.has(move):
            self.note_leeches(seat, args[0])
            self.say(seat, f"upgrade {LAND_IDS[args[0]]} to {UPGRADES[args[1]]}")
        elif TAKE.has(move) or DECLINE.has(move):
            self.answer(seat, move)
        elif CONVERT.has(move) or BURN.has(move):
            self.exchange(seat, move)
        elif move == END_MOVE:
            if g.turn.trade == FACTIONS[g.players[seat].faction].stronghold_trade > 0:
                self.give_up_trade(seat, g.turn.trade)
            self.apply(seat, move)
            self.flow()
            if g.seat == seat and isinstance(g.agenda[-1], Turn):
                self.say(seat, "done")
            self.close()
            return
        elif PASS.has(move) or CARD.has(move):
            self.say(seat, "pass" if args[0] == PASS_NO_CARD else f"pass {CARD_IDS[args[0]]}")
            self.close()
        elif STEP.has(move):
            self.step(top, seat, args[0])
        elif move == LAPSE_MOVE:
            self.lapse(top, seat)
        elif move == LEAVE_MOVE:
            self.close()
            self.rows.append(f"drop-faction {self.name(seat)}")
            self.open = [leech for leech in self.open if leech[1] != seat]
        else:
            word = self.word(seat, move)
            if word:
                self.say(seat, word)
        self.apply(seat, move)

    def word(self, seat: int, move: int) -> str:
        """The command of a simple move; empty: it has none."""
        args = MOVES.args[move]
        if POWER.has(move):
            return f"action {ACTION_IDS[args[0]]}"
        if SPECIAL.has(move):
            return f"action {self.special(seat, args[0])}"
        if PRIEST.has(move):
            return f"send p to {CULT_IDS[args[0]].upper()} for {args[1]}"
        if FAVOUR.has(move):
            return f"+{FAVOUR_IDS[args[0]]}"
        if TOWN.has(move):
            self.tile = args[0]
            self.places = self.g.players[seat].cults[:]
            return f"+{TOWN_IDS[args[0]]}"
        if BRIDGE.has(move):
            one, two = SITES[args[0]]
            return f"bridge {LAND_IDS[one]}:{LAND_IDS[two]}"
        if CONNECT.has(move):
            return f"connect {RIVER_IDS[args[0]]}"
        if DISCARD.has(move):
            return f"-{('C', 'W', 'P', 'PW', 'VP')[args[0]]}"
        if move == SHIP_MOVE:
            return "advance ship"
        if move == DIG_MOVE:
            return "advance dig"
        return "dig 1" if move == SPADE_MOVE else ""

    def special(self, seat: int, action: int) -> str:
        """What the server calls a special action."""
        player = self.g.players[seat]
        if action in (CARD_SPADE, CARD_STEP):
            return CARD_IDS[player.card]
        if action == FAVOUR_STEP:
            return next(
                FAVOUR_IDS[tile]
                for tile, has in enumerate(FAVOUR_ACTION)
                if has and player.favours & BIT[tile]
            )
        return "ACTE" if action == BRIDGE_ACTION else STRONGHOLD_NAMES[FACTIONS[player.faction].action]

    def transform(self, top: Decision[Any], seat: int, move: int) -> None:
        """Buy what is missing, transform, and give up what can't be used."""
        g = self.g
        player = g.players[seat]
        hex, to = MOVES.args[move]
        free = player.spades if not isinstance(top, Turn) else 0
        storm = isinstance(top, Sandstorm)
        need = spades_of(FACTIONS[player.faction], g.terrain[hex], move)
        if need > free and not storm:
            self.say(seat, f"dig {need - free}")
        self.say(seat, f"transform {LAND_IDS[hex]} to {TERRAIN_COLOURS[to]}")
        self.apply(seat, move)
        self.flow()
        left = free - need
        if left > 0 and player.spades == 0 and not storm and not isinstance(top, CultSpades):
            self.say(seat, f"-{left}SPADE")
        if isinstance(top, CultSpades) and not player.spades:
            self.close()

    def answer(self, seat: int, move: int) -> None:
        """A leech is taken or declined."""
        builder, power = MOVES.args[move]
        verb = "leech" if TAKE.has(move) else "decline"
        self.close()
        self.say(seat, f"{verb} {power} from {self.name(builder)}")
        self.close()
        if (builder, seat, power) in self.open:
            self.open.remove((builder, seat, power))

    def note_leeches(self, seat: int, hex: int) -> None:
        """Who may leech from a new building; the server asks those, too, who have no room for power."""
        if self.g.round and not self.g.late:
            for other, power in enumerate(leech_amounts(self.g, seat, hex)):
                if power and not self.g.players[other].left:
                    self.open.append((seat, other, power))

    def decline_lost(self) -> None:
        """Leeches that our rules ask nobody about, because the bowls were full."""
        for builder, seat, power in self.open:
            self.close()
            self.say(seat, f"decline {power} from {self.name(builder)}")
            self.close()
        self.open = []

    def exchange(self, seat: int, move: int) -> None:
        """Equal conversions after one another are written as one."""
        if BURN.has(move):
            word, n = "burn", 1
            if self.seat == seat and self.row and self.row[-1].startswith("burn "):
                n += int(self.row.pop().split()[1])
            self.say(seat, f"{word} {n}")
            return
        what, rate, into = CONVERSIONS[MOVES.args[move][0]]
        n = 1
        if self.seat == seat and self.row:
            words = self.row[-1].split()
            if words[0] == "convert" and words[1].endswith(what) and words[3].endswith(into):
                count = words[3][: -len(into)]
                if words[1] == f"{int(count) * rate}{what}":
                    n += int(count)
                    self.row.pop()
        self.say(seat, f"convert {n * rate}{what} to {n}{into}")

    def step(self, top: Decision[Any], seat: int, cult: int) -> None:
        """A cult step; one that a key allows shows in what is held back from the top."""
        if isinstance(top, UseKey):
            player = self.g.players[seat]
            tops = open_tops(self.g, player)
            steps = TOWN_STEPS[self.tile]
            if not steps:
                # A step lost before the tile came: it is named after it.
                self.say(seat, f"+{CULT_IDS[cult].upper()}")
            elif player.keys == 1:
                # The last key: the others are taken so far down that the tile's own steps end at 9.
                others = [other for other in range(4) if tops & BIT[other] and other != cult]
                down = [(other, self.places[other] + steps - TOP + 1) for other in others]
                held = [f"-{n if n > 1 else ''}{CULT_IDS[other].upper()}" for other, n in down]
                self.row[-1:] = [*held, self.row[-1]]
            return
        n = top.steps if isinstance(top, Steps) and top.seat == seat else 1
        self.say(seat, f"+{n if n > 1 else ''}{CULT_IDS[cult].upper()}")
        if not (isinstance(top, Steps) and top.seat == seat):
            self.close()

    def give_up_trade(self, seat: int, n: int) -> None:
        """Darklings who ordain nobody after building their stronghold have to say so."""
        if any(command.endswith(" to SH") for command in self.row):
            self.say(seat, f"-{n}CONVERT_W_TO_P")

    def lapse(self, top: Decision[Any], seat: int) -> None:
        """What is given up."""
        if isinstance(top, UseSpades | CultSpades):
            n = self.g.players[seat].spades
            self.say(seat, f"-{n if n > 1 else ''}SPADE")
        elif isinstance(top, FreeHouse):
            self.say(seat, "-FREE_TP")
        elif isinstance(top, Flight):
            self.say(seat, "-FREE_D")
        elif isinstance(top, Sandstorm):
            self.say(seat, "-FREE_TF")
        elif isinstance(top, PlaceBridge):
            self.say(seat, "-BRIDGE")
        if isinstance(top, CultSpades):
            self.close()

    def useless_spades(self) -> None:
        """Bonus spades that nothing can be done with lapse by themselves here; the server wants it said."""
        g = self.g
        for seat in g.order:
            n = g.players[seat].spades
            if n and not g.players[seat].left:
                if bonus_spade_moves(g, seat):
                    return
                self.close()
                self.say(seat, f"-{n if n > 1 else ''}SPADE")
                self.close()
