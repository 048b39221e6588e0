"""What the server printed after every row, compared with our game row by row.

A trace is a table of tab-separated columns: faction, commands, VP, C, W, P, PW (three bowls) and CULT
(four tracks). Our side of the comparison is built from events alone, so that it tests those too.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ratusha.adapters.snellman.importer import Imported, Player
from ratusha.adapters.snellman.ledger import FACTIONS, Command, read_row
from ratusha.adapters.snellman.ledger import read as read_ledger
from ratusha.adapters.snellman.page import is_number
from ratusha.games.terra_mystica.components import CULT_IDS, TOP
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.kernel.errors import BadInput
from ratusha.kernel.event import POINTS, Event
from ratusha.kernel.msg import Msg

COLUMNS: Final = ("faction", "commands", "VP", "C", "W", "P", "PW", "CULT")
VALUES: Final = 11
"""How many numbers a row has: PW holds three of them, CULT four."""
MARKS: Final = ("terra_mystica-round-over", "terra_mystica-round")
"""Events after which the server's own rows begin."""
RANKED: Final = (*CULT_IDS, "area")
"""Sources of points that have a row of their own at the end."""
OWN_ROWS: Final = {
    "terra_mystica-cult-bonus": ("cult_income_for_faction",),
    "terra_mystica-income": ("other_income_for_faction", "all_income_for_faction", "income_for_faction"),
    "terra_mystica-left-overs": ("score_resources",),
    "terra_mystica-owed-step": ("[opponent accepted power]",),
    "terra_mystica-all-declined": ("[all opponents declined power]",),
}


class Row(NamedTuple):
    """One printed row: how many commands of a player it holds, the server's own, and the values after it."""

    line: int
    text: str
    units: int
    lapse: bool
    own: str
    values: tuple[int, ...]


class Difference(NamedTuple):
    """A row after which our values are not the server's."""

    line: int
    faction: str
    text: str
    expected: tuple[int, ...]
    got: tuple[int, ...]


class Checked(NamedTuple):
    """A ledger compared with its trace."""

    imported: Imported
    rows: int
    differences: list[Difference]
    printed: dict[str, int]
    """The last points that the trace prints for each faction, unless it dropped out."""


def units(commands: list[Command]) -> int:
    """How many commands, a gain of two counted as two."""
    return sum(one.number(0) if one.verb in ("gain", "lose") else 1 for one in commands)


def read_trace(text: str, name: str) -> dict[str, list[Row]]:
    """The rows of each faction."""
    lines = text.splitlines()
    if not lines or tuple(lines[0].split("\t")) != COLUMNS:
        raise BadInput(f"{name}:1", Msg("snellman-trace-columns", known=" ".join(COLUMNS)))
    found: dict[str, list[Row]] = {}
    for number, line in enumerate(lines[1:], 2):
        cells = line.split("\t")
        numbers = [*cells[2:6], *"/".join(cells[6:]).split("/")]
        if (
            len(cells) != len(COLUMNS)
            or len(numbers) != VALUES
            or cells[0] not in FACTIONS
            or not all(is_number(word) for word in numbers)
        ):
            raise BadInput(f"{name}:{number}", Msg("snellman-trace-row"))
        commands = read_row(f"{cells[0]}: {cells[1]}", name, number)
        lapse = bool(commands) and all(one.verb == "lose" and one.words[1] == "spade" for one in commands)
        values = tuple(int(word) for word in numbers)
        row = Row(number, cells[1], units(commands), lapse, own_part(cells[1].lower()), values)
        found.setdefault(cells[0], []).append(row)
    return found


def own_part(text: str) -> str:
    """What the server itself wrote into a row."""
    for part in (part.strip() for part in text.split(".")):
        if part == "setup" or any(part in parts for parts in OWN_ROWS.values()):
            return part
        if part.startswith("+") and " for " in part:
            return part.partition(" for ")[2]
    return ""


PLACE: Final = {
    what: place
    for place, what in enumerate((POINTS, "coin", "worker", "priest", "", "", "", *CULT_IDS))
    if what
}
"""Where a trace prints what an event counts; power moves between three places."""


class Tracker:
    """The values of every seat, kept by events alone."""

    def __init__(self, seats: int) -> None:
        self.values = [[0] * VALUES for _ in range(seats)]

    def start(self, g: TerraMystica) -> None:
        """The values of a position."""
        self.values = [list(values_of(g, seat)) for seat in range(g.seats)]

    def take(self, event: Event) -> None:
        """One event."""
        what = event.what
        if not what or event.seat < 0:
            return
        values = self.values[event.seat]
        place = PLACE.get(what, -1)
        if place >= 0:
            values[place] += event.amount
        elif what == "power":
            gain_or_spend(values, event.amount)
        elif what == "token":
            values[5] -= 2
            values[6] += 1


def gain_or_spend(values: list[int], n: int) -> None:
    """Move power through the bowls token by token."""
    if n < 0:
        values[6] += n
        values[4] -= n
    for _ in range(n):
        if values[4]:
            values[4] -= 1
            values[5] += 1
        else:
            values[5] -= 1
            values[6] += 1


def values_of(g: TerraMystica, seat: int) -> tuple[int, ...]:
    """The values of a seat as a trace prints them."""
    player = g.players[seat]
    bowls = (player.bowl1, player.bowl2, player.bowl3)
    return (g.points[seat], player.coins, player.workers, player.priests, *bowls, *player.cults)


def holds(g: TerraMystica, seat: int, values: list[int]) -> bool:
    """Are these the values of a seat? Asked of every seat after every command, so no list is made for it."""
    player = g.players[seat]
    cults = player.cults
    return (
        values[0] == g.points[seat]
        and values[1] == player.coins
        and values[2] == player.workers
        and values[3] == player.priests
        and values[4] == player.bowl1
        and values[5] == player.bowl2
        and values[6] == player.bowl3
        and values[7] == cults[0]
        and values[8] == cults[1]
        and values[9] == cults[2]
        and values[10] == cults[3]
    )


class Checker:
    """Plays a ledger and compares every row of its trace."""

    def __init__(self, ledger: str, trace: str, name: str, trace_name: str) -> None:
        self.player = Player(read_ledger(ledger, name))
        self.rows = read_trace(trace, trace_name)
        self.at: dict[str, int] = dict.fromkeys(self.player.factions, 0)
        self.done: dict[str, int] = dict.fromkeys(self.player.factions, 0)
        self.tracker = Tracker(len(self.player.factions))
        self.lapsed: dict[str, int] = dict.fromkeys(self.player.factions, 0)
        """Spades that lapsed by themselves before the ledger gives them up."""
        self.differences: list[Difference] = []
        self.checked = 0

    def run(self) -> Checked:
        """Play everything; collect what differs."""
        player = self.player
        player.begin()
        self.tracker.start(player.g)
        for faction in player.factions:
            self.compare(faction, "setup")
        for row in player.ledger.rows:
            for command in row:
                events = player.listen()
                row_now = self.row(command.faction) if command.faction else None
                player.tops = [] if row_now is None else [c for c in range(4) if row_now.values[7 + c] == TOP]
                player.step(command)
                self.follow(command, events)
        for faction in player.factions:
            self.missing(faction)
        left = [player.g.players[seat].left for seat in range(player.g.seats)]
        printed = {
            faction: self.rows[faction][-1].values[0]
            for seat, faction in enumerate(player.factions)
            if faction in self.rows and not left[seat]
        }
        return Checked(player.finish(), self.checked, self.differences, printed)

    def missing(self, faction: str) -> None:
        """A row that was never reached is a difference, too."""
        row = self.row(faction)
        if row is not None:
            got = tuple(self.tracker.values[self.player.seat_of[faction]])
            self.differences.append(Difference(row.line, faction, row.text, row.values, got))

    def follow(self, command: Command, events: list[Event]) -> None:
        """The events of one command: first its own row, then the rows the server adds."""
        faction = command.faction
        if faction:
            self.done[faction] += units([command])
        if command.verb == "lose" and command.words[1] == "spade" and self.lapsed[faction]:
            self.lapsed[faction] -= command.number(0)
            self.done[faction] -= command.number(0)
            return
        pending = bool(faction)
        for event in events:
            if pending and event.id in MARKS:
                self.compare_row(faction)
                pending = False
            if event.id == MARKS[1]:
                self.lapse_by_itself()
            self.tracker.take(event)
            self.own_row(event)
        if pending:
            self.compare_row(faction)
        g = self.player.g
        for seat in range(g.seats):
            if not holds(g, seat, self.tracker.values[seat]):
                got = tuple(self.tracker.values[seat])
                self.differences.append(
                    Difference(command.line, self.player.factions[seat], "events", values_of(g, seat), got)
                )
                self.tracker.start(g)

    def lapse_by_itself(self) -> None:
        """A spade that is of no use lapses at once here; the ledger gives it up in a row of its own."""
        for faction in self.player.factions:
            row = self.row(faction)
            if row is not None and row.lapse and row.units > self.done[faction]:
                self.lapsed[faction] += row.units
                self.done[faction] += row.units
                self.compare_row(faction)

    def own_row(self, event: Event) -> None:
        """A row the server wrote for what this event tells."""
        if event.seat < 0:
            return
        faction = self.player.factions[event.seat]
        if event.id in OWN_ROWS:
            for own in OWN_ROWS[event.id]:
                self.compare(faction, own)
        elif event.what == POINTS and event.cause in RANKED:
            self.compare(faction, "network" if event.cause == "area" else event.cause)

    def compare_row(self, faction: str) -> None:
        """If the commands of the faction's present row are all played: compare."""
        row = self.row(faction)
        if row is not None and not row.own and row.units <= self.done[faction]:
            self.done[faction] -= row.units
            self.close(faction, row)

    def compare(self, faction: str, own: str) -> None:
        """The faction's present row, if it is this one of the server's."""
        row = self.row(faction)
        if row is not None and row.own == own and row.units <= self.done[faction]:
            self.done[faction] -= row.units
            self.close(faction, row)

    def row(self, faction: str) -> Row | None:
        """The row a faction has come to."""
        rows = self.rows.get(faction, [])
        return rows[self.at[faction]] if self.at[faction] < len(rows) else None

    def close(self, faction: str, row: Row) -> None:
        """Compare and go on to the next row."""
        self.at[faction] += 1
        self.checked += 1
        got = tuple(self.tracker.values[self.player.seat_of[faction]])
        if got != row.values:
            self.differences.append(Difference(row.line, faction, row.text, row.values, got))


def check(ledger: str, trace: str, name: str, trace_name: str = "trace") -> Checked:
    """Play a ledger and compare it with its trace; the names are those of the files, for errors."""
    return Checker(ledger, trace, name, trace_name).run()
