"""A table in the terminal: shows the position, asks people, lets the bots play."""

from __future__ import annotations

import sys
from textwrap import wrap
from typing import Final

from ratusha.bots import Bot, Budget
from ratusha.bots.advice import end_words, hints, reason_words, turn_words
from ratusha.cli.sheet import score_sheet, seat_names
from ratusha.kernel.decision import NOBODY
from ratusha.kernel.errors import BadInput, RatushaError
from ratusha.kernel.event import Event
from ratusha.kernel.heading import explained, grouped, heading
from ratusha.kernel.log import told
from ratusha.kernel.match import Match
from ratusha.kernel.msg import Msg, Param
from ratusha.kernel.option import Option, amounts, prompt, reasons
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import CHOSEN
from ratusha.kernel.view import View
from ratusha.kernel.words import text

SHOWN: Final = 40
"""So many options are listed at once; `all` lists the rest."""

HEADED: Final = 6
"""Longer lists have headings."""
FOLD: Final = 6
"""More options of a kind than so many that come with a warning are listed last."""

WIDTH: Final = 100
"""Longer lines go on, indented, in the next."""

WIPE: Final = "\033[2J\033[3J\033[H"
"""Clears a terminal with all that can be scrolled back to."""

HINT: Final = 300
"""So many positions are looked at for a hint,"""
HINT_WORLDS: Final = 8
HINT_SECONDS: Final = 3.0
"""and so many games are played on from it, in so many seconds at the most."""

QUIT: Final = ("quit", "q", "exit", "выход")
UNDO: Final = ("undo", "u", "назад")


class Left(Exception):
    """The people have gone before the end."""


class Table:
    """One game in one terminal; seats without a bot belong to people."""

    def __init__(self, match: Match, bots: dict[int, Bot], lang: str) -> None:
        self.match = match
        self.bots = bots
        self.lang = lang
        self.names = seat_names(match.state.seats, lang)
        for seat, name in match.record.players.items():
            self.names[seat] += f" ({name})"
        self.told: dict[int, int] = {}
        self.on_screen = NOBODY
        """The person whose view of the game was shown last."""
        self.talking = sys.stdin.isatty()

    def play(self) -> None:
        """Play to the end; Left when somebody quits."""
        self.say("cli-welcome", title=self.match.game.title(self.lang))
        while not self.match.state.over:
            seat = self._next_seat()
            if seat in self.bots:
                self.match.play(self.bots[seat].choose(self.match.state.seen_by(seat)), seat)
            else:
                self._ask(seat)
        self._tell_news(next((s for s in range(self.match.state.seats) if s not in self.bots), 0))

    def say(self, id: str, **params: Param) -> None:
        """A message of ours, on a line of its own."""
        for line in text(Msg(id, **params), self.lang, self.names).split("\n"):
            write(line)

    def _next_seat(self) -> int:
        """Of several that are asked, bots answer first, so that a person is not kept waiting."""
        asked = self.match.state.asked
        return next((seat for seat in asked if seat in self.bots), asked[0])

    # -- a person's turn -------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Show the position and carry out one answer, be it a move or a command."""
        self._hand_over(seat)
        self._tell_news(seat)
        view = self.match.state.seen_by(seat)
        options = self._ordered(view.options(self.lang, self.names))
        self._show(view, everything=False)
        write(f"{self.names[seat]}: {prompt(view, self.lang, self.names)}")
        self._list(options, SHOWN)
        while not self._answer(seat, view, options, self._read()):
            pass

    def _hand_over(self, seat: int) -> None:
        """Before another person looks at the same screen: wipe off what is a secret between the two."""
        before, self.on_screen = self.on_screen, seat
        if not self.talking or before in (NOBODY, seat):
            return
        state = self.match.state
        if state.seen_by(before).known.to_dict() == state.seen_by(seat).known.to_dict():
            return
        print(WIPE, end="")
        self.say("cli-hand-over", who=self.names[seat])
        if self._read().lower() in QUIT:
            raise Left

    def _answer(self, seat: int, view: View, options: list[Option], line: str) -> bool:
        """Is the position another one now?"""
        word = line.lower()
        if word in QUIT:
            raise Left
        if word in UNDO:
            return self._undo(seat)
        if word in ("?", "help", "помощь"):
            self.say("cli-help")
        elif word in ("all", "все"):
            self._list(options, len(options))
        elif word in ("details", "подробно"):
            self._show(view, everything=True)
        elif word in ("score", "счёт", "счет"):
            print(score_sheet(self.match.state, self.lang, self.names))
        elif word in ("why", "почему"):
            self._why(view)
        elif word in ("hint", "подсказка"):
            self._hint(view, options)
        elif word:
            return self._move(seat, options, line)
        return False

    def _move(self, seat: int, options: list[Option], line: str) -> bool:
        try:
            if line.isascii() and line.isdigit():
                number = int(line) if len(line) < 9 else 0
                if not 1 <= number <= len(options):
                    raise BadInput(line[:20], Msg("cli-number", most=str(len(options))))
                move = options[number - 1].move
            else:
                move = self.match.game.moves.parse(line)
            self.match.play(move, seat)
        except RatushaError as error:
            if not self.talking:  # a script goes no further
                raise error if isinstance(error, BadInput) else BadInput(line, error.message()) from None
            write(text(error.message(), self.lang, self.names))
            return False
        if self.talking and not self._confirmed(seat):
            self._undo(seat)
        return True

    def _confirmed(self, seat: int) -> bool:
        """A turn that is about to be handed on can still be taken back."""
        if seat in self.match.state.asked or self.match.free_floor(seat) == len(self.match.plies):
            return True
        self.say("cli-confirm")
        word = self._read().lower()
        if word in QUIT:
            raise Left
        return word not in UNDO

    def _undo(self, seat: int) -> bool:
        floor = self.match.free_floor(seat)
        for at in range(len(self.match.plies) - 1, floor - 1, -1):
            if self.match.plies[at].how == CHOSEN:
                self.match.back_to(at)
                self.told[seat] = min(self.told.get(seat, 0), at)
                return True
        self.say("cli-no-undo")
        return False

    def _why(self, view: View) -> None:
        found = explained(self.match.game.id, reasons(view, self.lang, self.names), self.lang)
        for reason in found:
            rule = f" ({reason['rule']})" if reason["rule"] else ""
            things = f" — {', '.join(reason['things'])}" if reason["things"] else ""
            write(f"  {reason['why']}{rule}{things}")
        if not found:
            self.say("cli-no-reasons")

    def _hint(self, view: View, options: list[Option]) -> None:
        """The best moves as a bot sees them, with what they lead to."""
        known = {option.move: option for option in options}
        search, games = Budget(nodes=HINT), Budget(seconds=HINT_SECONDS)
        found = hints(view, search, games, HINT_WORLDS, Rng(view.known.ply))
        now = view.imagine(Rng(view.known.ply))
        for advice in found:
            option = known[advice.move]
            turn = turn_words(now, view.viewer, [advice.move, *advice.then])[1:]
            moves = "; ".join(text(label, self.lang, self.names) for label in turn)
            words = reason_words(view.game.id, advice.reasons)
            because = ", ".join(text(reason, self.lang, self.names) for reason in words)
            write(f"  {option.label}   [{option.notation}]{f': {because}' if because else ''}")
            if moves:
                write(f"    {text(Msg('bots-then', moves=moves), self.lang)}")
            end = end_words(advice.ends, view.viewer)
            if end is not None:
                write(f"    {text(end, self.lang)}")

    def _read(self) -> str:
        try:
            line = input("> ")
        except EOFError:
            print()
            raise Left from None
        if not self.talking:
            print(line)  # a script's answers stand in its transcript
        return line.strip()

    # -- what is shown ---------------------------------------------------------------------------

    def _tell_news(self, seat: int) -> None:
        """What has happened since this seat last looked."""
        for events in self.match.events[self.told.get(seat, 0) :]:
            seen: list[Event] = [shown for event in events if (shown := event.seen_by(seat)) is not None]
            for line in told(seen, self.match.game.id, self.lang, self.names):
                write("  " + line)
        self.told[seat] = len(self.match.events)

    def _show(self, view: View, everything: bool) -> None:
        """The position; what is folded on request only."""
        sections = view.sections(self.lang, self.names)
        shown = [section.text() for section in sections if everything or not section.folded]
        print("\n" + "\n\n".join(shown) + "\n")
        if len(shown) < len(sections):
            self.say("cli-details")

    def _ordered(self, options: list[Option]) -> list[Option]:
        """The options by their headings; many that might be regretted, and the asides, come last."""
        moves = [option for option in options if not option.aside]
        groups = grouped(self.match.game.id, [option.notation for option in moves], self.lang)
        found: list[Option] = []
        later: list[Option] = []
        for _, places in groups:
            warned = [moves[at] for at in places if moves[at].warning]
            found += [moves[at] for at in places if not moves[at].warning]
            if FOLD < len(warned) < len(places):
                later += warned
            else:
                found += warned
        return [*found, *later, *(option for option in options if option.aside)]

    def _list(self, options: list[Option], most: int) -> None:
        above = ""
        for number, option in enumerate(options[:most], 1):
            head = heading(self.match.game.id, option.notation, self.lang)
            if head and head != above and len(options) > HEADED:
                print(f"  {head}")
            above = head
            line = f"{number:4}. {option.label}{self._effects(option)}"
            whole = f"{line}   [{option.notation}]"
            for part in [whole] if len(whole) <= WIDTH else [line, f"      [{option.notation}]"]:
                write(part)
            if option.warning:
                write(f"      ! {option.warning}")
        if len(options) > most:
            self.say("cli-more", n=len(options) - most)

    def _effects(self, option: Option) -> str:
        """What the move costs and brings at once."""
        parts: list[str] = []
        for id, given in (("cli-cost", option.cost), ("cli-gain", option.gain)):
            if given:
                shown = amounts(self.match.game.id, given, self.lang)
                parts.append(text(Msg(id, things=shown), self.lang))
        return f" ({'; '.join(parts)})" if parts else ""


def write(line: str) -> None:
    """Print a line; what does not fit goes on, indented, in the next."""
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    parts = (
        wrap(line, WIDTH, subsequent_indent=indent, break_on_hyphens=False) if len(line) > WIDTH else [line]
    )
    print("\n".join(parts))
