"""What a table's entries add up to, without the position (see `history`)."""

from __future__ import annotations

from dataclasses import dataclass, field

from ratusha.server.model import entries as e
from ratusha.server.model.table_card import Status
from ratusha.server.model.table_settings import COLOURS, HOT, OPEN, TableSettings


@dataclass(slots=True)
class Seat:
    """A place at the table: whose it is, and who plays it."""

    plan: str
    person: str = ""
    bot: str = ""
    """The bot that plays here: the seat's own when there is no person, else in the person's place."""
    colour: str = ""
    swap: int = -1
    """The seat with which this player would like to swap colours."""
    given: bool = False
    """The others gave the seat to the bot, because its player's time had run out."""
    invited: bool = False
    """It is kept for this person, who has not accepted yet."""
    former: tuple[int, int] | None = None
    """The rating and deviation of the person who played here and has deleted his account."""

    @property
    def taken(self) -> bool:
        """Does anybody sit here?"""
        return bool(self.person or self.bot)

    @property
    def player(self) -> str:
        """The person who decides here now; empty: a bot or nobody."""
        return "" if self.bot else self.person


@dataclass(slots=True)
class Proposal:
    """Something that needs the others' consent, and who has agreed."""

    what: str
    seat: int
    ply: int
    yes: set[int] = field(default_factory=set)


class LogState:
    """The table as its log describes it."""

    def __init__(self) -> None:
        self.settings = TableSettings("", [])
        self.rules = 0
        self.creator = ""
        self.commitment = ""
        self.line: list[str] = []
        self.seats: list[Seat] = []
        self.came: dict[str, str] = {}
        """Everybody who ever sat here, by the id in the log, and his present id; empty: deleted."""
        self.status: Status = "open"
        self.paused = False
        self.paused_at = 0
        self.blocked: set[str] = set()
        """The blocked people among those who sit here, who are asked for nothing. Not part of the log."""
        self.proposal: Proposal | None = None
        self.votes: dict[int, dict[int, str]] = {}
        """About a seat whose time has run out: what each seat wants."""
        self.why = ""
        """Why the table is over or frozen."""
        self.rematch = ""
        """The table of the rematch."""
        self.several = False
        """Has one person had several seats since the start?"""
        self.created = 0
        self.started = 0
        self.ended = 0

    def apply(self, entry: e.AnyEntry, at: int) -> None:
        """Apply the next entry."""
        match entry:
            case e.Created():
                self._create(entry, at)
            case e.Sat(seat, person, invited):
                self._seat(seat, person, "")
                self.seats[seat].invited = invited
            case e.BotSat(seat, bot):
                self._seat(seat, "", bot)
            case e.Left(seat):
                self._seat(seat, "", "")
            case e.AskedSwap(seat, other):
                self.seats[seat].swap = other
            case e.Coloured(seat, colour):
                self._colour(seat, colour)
            case e.Started(_, rules):
                self.status = "playing"
                self.started = at
                self.rules = rules or self.rules
                self._note_several()
            case e.Moved(how=how):
                self.votes.clear()
                if self.proposal is not None and self.proposal.what == "take-back" and not how:
                    self.proposal = None
            case e.Proposed(what, seat, ply):
                self.proposal = Proposal(what, seat, ply)
            case e.Answered(seat, yes):
                self._answer(seat, yes)
            case e.Rewound():
                self.proposal = None
                self.votes.clear()
                if self.status == "frozen":
                    self.status = "playing"
                    self.why = ""
            case e.Paused(on):
                self.proposal = None
                self.paused = on
                self.paused_at = at
            case e.GaveTime(seat):
                self.votes.pop(seat, None)
            case e.Replaced(seat, bot, by):
                self.seats[seat].bot = bot
                self.seats[seat].given = bool(bot) and by != self.seats[seat].person
                self.votes.pop(seat, None)
            case e.Voted(seat, about, choice):
                self.votes.setdefault(about, {})[seat] = choice
            case e.Frozen(why):
                self.status = "frozen"
                self.why = why
                self.proposal = None
            case e.Ended(why):
                self.status = "over"
                self.why = why
                self.ended = at
                self.proposal = None
            case e.Rematched(table):
                self.rematch = table
            case e.Adopted(old, new, rating, deviation):
                for seat in self.seats_of(old) if rating else ():
                    self.seats[seat].former = (rating, deviation)
                self._adopt(old, new)
                self._note_several()
            case e.BotFailed():
                pass

    def _create(self, entry: e.Created, at: int) -> None:
        self.settings = entry.settings
        self.rules = entry.rules
        self.creator = entry.creator
        self.commitment = entry.commitment
        self.line = entry.line
        self.created = at
        for i, plan in enumerate(entry.settings.seats):
            seat = Seat(plan, colour=COLOURS[i % len(COLOURS)])
            if plan == HOT:
                seat.person = entry.creator
                self.came[entry.creator] = entry.creator
            elif plan != OPEN:
                seat.bot = plan
            self.seats.append(seat)

    def _seat(self, seat: int, person: str, bot: str) -> None:
        if person:
            self.came[person] = person
        self.seats[seat].person = person
        self.seats[seat].bot = bot
        self.seats[seat].invited = False
        for i, place in enumerate(self.seats):
            if i == seat or place.swap == seat:
                place.swap = -1

    def _colour(self, seat: int, colour: str) -> None:
        """Take a colour; the seat that had it gets the other's."""
        for place in self.seats:
            place.swap = -1
        for other in self.seats:
            if other.colour == colour:
                other.colour = self.seats[seat].colour
        self.seats[seat].colour = colour

    def _answer(self, seat: int, yes: bool) -> None:
        if self.proposal is not None:
            if yes:
                self.proposal.yes.add(seat)
            else:
                self.proposal = None

    def _adopt(self, old: str, new: str) -> None:
        self.came = {known: new if now == old else now for known, now in self.came.items()}
        if not new and self.proposal is not None and self.seats[self.proposal.seat].person == old:
            self.proposal = None
        for seat in self.seats:
            if seat.person == old:
                seat.person = new
        if self.creator == old:
            self.creator = new

    def _note_several(self) -> None:
        """Does one person play several seats?"""
        sitting = sum(bool(seat.person) for seat in self.seats)
        self.several = self.several or (self.status != "open" and sitting > len(self.people()))

    # -- who is who ------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        """The seats of this person."""
        return [i for i, seat in enumerate(self.seats) if person and seat.person == person]

    def people(self) -> set[str]:
        """Everybody who sits here."""
        return {seat.person for seat in self.seats if seat.person}

    def everybody(self) -> set[str]:
        """Everybody who sits here or ever did."""
        return self.people() | {now for now in self.came.values() if now}

    def others(self, seat: int) -> list[int]:
        """One seat of each other person who plays himself: those who decide when a seat is overdue."""
        return self._seats_of_others(seat, [place.player for place in self.seats])

    def consenting(self, seat: int) -> list[int]:
        """One seat of each other person: those whose consent is asked.

        A player who has left his seat to a bot himself is asked, too: the bot moves for him, but agrees to
        nothing. A player whom the others have replaced is not asked until he is back.
        """
        return self._seats_of_others(seat, ["" if place.given else place.person for place in self.seats])

    def _seats_of_others(self, seat: int, people: list[str]) -> list[int]:
        asked: dict[str, int] = {}
        mine = self.seats[seat].person if 0 <= seat < len(self.seats) else ""
        for i, person in enumerate(people):
            if person and person != mine and person not in self.blocked:
                asked.setdefault(person, i)
        return sorted(asked.values())

    def agreed(self) -> bool:
        """Have all whose consent is asked agreed to the proposal?"""
        if self.proposal is None:
            return False
        yes = {self.seats[seat].person for seat in self.proposal.yes}
        return all(self.seats[seat].person in yes for seat in self.consenting(self.proposal.seat))
