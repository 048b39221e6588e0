"""What is kept beside a table's log: its people's names and ratings, their drafts, answers and links."""

from __future__ import annotations

from msgspec.structs import replace

from ratusha.server.base.ids import fingerprint
from ratusha.server.model import entries as e
from ratusha.server.store import Tx, ratings
from ratusha.server.store.invitations import Invite
from ratusha.server.store.log import Seated
from ratusha.server.store.ratings import ShownRating
from ratusha.server.tables.live.draft import Draft, restore, store
from ratusha.server.tables.live.history import History
from ratusha.server.tables.live.log_state import LogState


class KeptData:
    """What the database has of a table beside its log, as far as it is known here."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        """The names of everybody who sits here or ever did, except deleted people."""
        self.ratings: dict[str, ShownRating] = {}
        """At a rated table: the ratings of the people who sit here."""
        self.rated: dict[int, tuple[int, int]] = {}
        """After a rated game: each seat's rating before and after it."""
        self.standing: dict[tuple[int, str], str] = {}
        """Standing answers, by seat and key."""
        self.invites: list[Invite] = []
        """The links into the table."""
        self.drafts: dict[int, Draft] = {}
        self.steps: dict[int, list[str]] = {}
        """The steps of drafts as the database has them, legal or not."""
        self.seats: list[Seated] = []
        """The seats as this process last wrote them; empty: not known."""

    def apply(self, history: History, entry: e.AnyEntry, mover: int) -> None:
        """The log has an entry more; `mover` is the seat whose turn it was, if it is a move in one.

        The drafts of all other seats are kept as far as they are still legal.
        """
        if isinstance(entry, e.Rewound):
            self.drafts.clear()
        elif isinstance(entry, e.Moved):
            again = {
                seat: restore(store(draft, history.ply), history.state, seat)
                for seat, draft in self.drafts.items()
                if seat != mover
            }
            self.drafts = {seat: draft for seat, draft in again.items() if draft is not None}
        elif isinstance(entry, e.Adopted):
            self.invites = [
                replace(made, author=entry.new) if made.author == entry.old else made for made in self.invites
            ]
        elif isinstance(entry, e.ANOTHER):
            self.standing = {known: said for known, said in self.standing.items() if known[0] != entry.seat}

    def standing_of(self, seat: int) -> dict[str, str]:
        """The standing answers of a seat, by key."""
        return {key: policy for (known, key), policy in self.standing.items() if known == seat}

    def draft_moves(self, seat: int) -> list[str]:
        """The steps of a seat's draft, in notation."""
        draft = self.drafts.get(seat)
        return [] if draft is None else [draft.state.game.moves.text(move) for move in draft.moves]

    def draft_mark(self, seat: int) -> str:
        """A text that changes with a seat's draft; empty: there is none."""
        moves = self.draft_moves(seat)
        return fingerprint("\n".join(moves))[:16] if moves else ""

    async def look_up_ratings(self, tx: Tx, table: str, log_state: LogState) -> None:
        """At a rated table: the ratings of its people, and how it changed them once it is over."""
        settings = log_state.settings
        if settings.rated:
            known = await ratings.of_people(tx, settings.game, log_state.people())
            self.ratings = {person: rating.shown() for person, rating in known.items()}
        if settings.rated and log_state.status == "over":
            changes = await ratings.of_table(tx, table)
            self.rated = {seat: (change.before, change.after) for seat, change in changes.items()}
