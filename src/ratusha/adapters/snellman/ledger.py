"""The ledger language of the snellman server: text to commands, without playing them.

A row is `faction: command. command`; without a faction it is the administrator's. The habits of old
ledgers (answers to leeches in the middle of a row, a build before its transform, and so on) are put
in order here, just as the server does before playing.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ratusha.adapters.snellman.page import is_number, plain
from ratusha.kernel.errors import BadInput, shown
from ratusha.kernel.msg import Msg

FACTIONS: Final = (
    "alchemists",
    "auren",
    "chaosmagicians",
    "cultists",
    "darklings",
    "dwarves",
    "engineers",
    "fakirs",
    "giants",
    "halflings",
    "mermaids",
    "nomads",
    "swarmlings",
    "witches",
)
CULTS: Final = ("fire", "water", "earth", "air")
RESOURCES: Final = {
    "c": "c",
    "coin": "c",
    "coins": "c",
    "w": "w",
    "worker": "w",
    "workers": "w",
    "p": "p",
    "priest": "p",
    "priests": "p",
    "pw": "pw",
    "power": "pw",
    "vp": "vp",
}
BUILDINGS: Final = {
    "d": "d",
    "dwelling": "d",
    "tp": "tp",
    "trading post": "tp",
    "te": "te",
    "temple": "te",
    "sh": "sh",
    "stronghold": "sh",
    "sa": "sa",
    "sanctuary": "sa",
}
COLOURS: Final = {
    "yellow": "yellow",
    "brown": "brown",
    "black": "black",
    "blue": "blue",
    "green": "green",
    "gray": "gray",
    "grey": "gray",
    "red": "red",
}
BLANKS: Final = (("+ ", "+"), (" +", "+"), ("- ", "-"), (": ", ":"), (" :", ":"))
# Rows and commands that the server writes itself.
WRITTEN_BY_SERVER: Final = (
    "setup",
    "cult_income_for_faction",
    "other_income_for_faction",
    "all_income_for_faction",
    "income_for_faction",
    "[opponent accepted power]",
    "[all opponents declined power]",
    "score_resources",
)


class Command:
    """One command: who, what, up to four words, and the line it stands on."""

    __slots__ = ("early", "faction", "line", "next", "text", "verb", "words")

    def __init__(self, faction: str, verb: str, words: tuple[str, ...], line: int, text: str) -> None:
        self.faction: str = faction
        self.verb: str = verb
        self.words: tuple[str, ...] = words
        self.line: int = line
        self.text: str = text
        self.next: Command | None = None
        """The command after this one, in whichever row."""
        self.early: bool = False
        """Was this command played before its place?"""

    def number(self, at: int) -> int:
        """A word that is a number."""
        return int(self.words[at])

    def same(self, other: Command) -> bool:
        """Does the same faction say the same?"""
        return self.faction == other.faction and self.verb == other.verb and self.words == other.words

    def rest(self) -> list[Command]:
        """What the same faction writes next, before anybody else writes."""
        found: list[Command] = []
        after = self.next
        while after is not None and after.faction == self.faction:
            found.append(after)
            after = after.next
        return found


class Ledger(NamedTuple):
    """A whole ledger: the commands of each row, in order."""

    name: str
    rows: list[list[Command]]


def wrong(name: str, line: int, id: str, text: str) -> BadInput:
    """The error that names file, line and reason."""
    return BadInput(f"{name}:{line}", Msg(f"snellman-{id}", text=shown(text, 60)))


def read(text: str, name: str) -> Ledger:
    """The commands of a ledger; BadInput names the line that can't be read."""
    rows: list[list[Command]] = []
    for line, raw in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        row = read_row(raw, name, line)
        if row:
            rows.append(row)
    merge_gains(rows)
    last: Command | None = None
    for row in rows:
        for one in row:
            if last is not None:
                last.next = one
            last = one
    return Ledger(name, rows)


def merge_gains(rows: list[list[Command]]) -> None:
    """Two equal gains of one faction after one another are one: `+FIRE` `+FIRE` is `+2FIRE`."""
    before: list[Command] = []
    last = -1
    for row in rows:
        at = 0
        while at < len(row):
            one = row[at]
            if one.verb == "gain" and last >= 0 and before[last].same(one):
                before[last].words = (str(2 * one.number(0)), one.words[1])
                del row[at]
                continue
            before, last = row, at
            at += 1


KNOWN: Final[dict[str, list[Command]]] = {}
"""Rows that were read before: ledgers repeat themselves."""
MOST_KNOWN: Final = 20_000


def read_row(raw: str, name: str, line: int) -> list[Command]:
    """The commands of one row, put in order."""
    known = KNOWN.get(raw)
    if known is None:
        known = read_new_row(raw, name, line)
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        KNOWN[raw] = known
    return [Command(one.faction, one.verb, one.words, line, one.text) for one in known]


def read_new_row(raw: str, name: str, line: int) -> list[Command]:
    """The commands of a row that was not read before."""
    rows = plain(raw)
    if rows is not None:
        return [one for row in rows for one in read_new_row(row, name, line)]
    text = " ".join(raw.partition("#")[0].lower().split())
    if not text:
        return []
    if text.startswith("randomize "):
        return [randomize(raw, name, line)]
    prefix, colon, rest = text.partition(":")
    if not colon or " " in prefix.strip():
        return [admin(text, name, line)] if not colon else [admin_or_wrong(text, name, line)]
    faction = prefix.strip()
    if faction not in FACTIONS:
        raise wrong(name, line, "unknown-faction", faction)
    found = [command(faction, part, name, line) for part in reorder(faction, parts_of(rest))]
    return [one for one in found if one.verb]


def admin_or_wrong(text: str, name: str, line: int) -> Command:
    """A row whose colon does not end a faction's name."""
    raise wrong(name, line, "unknown-command", text)


def parts_of(text: str) -> list[str]:
    """The commands of a row; blanks beside signs do not count."""
    for loose, tight in BLANKS:
        text = text.replace(loose, tight)
    parts = [part.strip() for part in text.split(".")]
    return [part for part in parts if part]


def reorder(faction: str, parts: list[str]) -> list[str]:
    """The old habits, in the order in which the server plays them."""
    found = parts[:]
    if faction == "engineers":
        found = [
            "action acte" if part.replace(" ", "") in ("convert2wtobridge", "convert2wto1bridge") else part
            for part in found
        ]
        if "-2w" in found and found.index("-2w") + 1 < len(found):
            at = found.index("-2w")
            if found[at + 1].startswith("bridge"):
                found[at] = "action acte"
    if found and found[0].startswith("+bon"):
        found[0] = "pass " + found[0][1:]
    for at in range(len(found) - 1):
        one, two = found[at], found[at + 1]
        if one == "pass" and two.startswith("+bon"):
            found[at], found[at + 1] = "pass " + two[1:], ""
        elif (
            (one.startswith("build ") and two.startswith("transform "))
            or (one.startswith("pass ") and two.startswith("convert "))
            or (one.startswith("dig ") and two.startswith("action "))
        ):
            found[at], found[at + 1] = two, one
    answers = [part for part in found if part.startswith(("leech", "decline"))]
    if answers:
        found = answers + [part for part in found if not part.startswith(("leech", "decline"))]
    return [part for part in found if part]


# -- the administrator ----------------------------------------------------------------------------


def admin(text: str, name: str, line: int) -> Command:
    """A row without a faction."""
    verb, _, rest = text.partition(" ")
    words = tuple(rest.split())
    if verb in ("income", "start", "finish", "abort") and not words:
        return Command("", "nothing", (), line, text)
    if verb in ("player", "player-count", "order", "email") and words:
        return Command("", verb, words, line, text)
    if verb == "admin" and words[:1] == ("email",):
        return Command("", "nothing", (), line, text)
    if (
        verb in ("option", "dropoption", "delete", "map", "final-scoring", "faction-variant")
        and len(words) == 1
    ):
        return Command("", verb, words, line, text)
    if verb == "round-tile" and len(words) == 2 and is_number(words[0]):
        return Command("", verb, words, line, text)
    if verb == "score" and words:
        return Command("", verb, tuple(rest.replace(" ", "").split(",")), line, text)
    if verb == "setup" and words and (len(words) == 1 or words[1] in ("for", "email")):
        return Command("", verb, words[:1], line, text)
    if verb == "drop-faction" and len(words) == 1:
        return Command("", verb, words, line, text)
    raise wrong(name, line, "unknown-command", text)


def randomize(raw: str, name: str, line: int) -> Command:
    """The seed of a drawn set-up, the only word whose capitals count."""
    words = raw.partition("#")[0].split()
    if len(words) >= 4 and words[1].lower() in ("v1", "v2") and words[2].lower() == "seed":
        return Command("", "randomize", (" ".join(words[3:]),), line, " ".join(words))
    raise wrong(name, line, "unknown-command", raw.strip())


# -- the factions ---------------------------------------------------------------------------------


def command(faction: str, text: str, name: str, line: int) -> Command:
    """One command of a faction; with no verb if the server writes it itself."""
    if text in WRITTEN_BY_SERVER or (text.startswith("+") and " for " in text):
        return Command(faction, "", (), line, text)
    sign = text[0]
    if sign in "+-":
        n, what = counted(text[1:])
        if n and what.isascii() and what.replace("_", "").isalnum():
            verb = "gain" if sign == "+" else "lose"
            return Command(faction, verb, (str(n), RESOURCES.get(what, what)), line, text)
        raise wrong(name, line, "unknown-command", text)
    verb, _, rest = text.partition(" ")
    words = rest.split()
    found = faction_words(verb, words, rest)
    if found is None:
        raise wrong(name, line, "unknown-command", text)
    return Command(faction, found[0], found[1:], line, text)


def counted(text: str) -> tuple[int, str]:
    """`3pw` as 3 and pw; a missing number means 1."""
    at = 0
    while at < len(text) and is_number(text[at]):
        at += 1
    if at > 4:
        return 0, ""
    return (int(text[:at]) if at else 1), text[at:].strip()


def faction_words(verb: str, words: list[str], rest: str) -> tuple[str, ...] | None:
    """Verb and words in their one spelling; None: no such command."""
    n = len(words)
    if verb == "build" and n == 1:
        return ("build", words[0])
    if verb == "leech" and n and is_number(words[0]):
        if n == 1:
            return ("leech", words[0], "")
        return ("leech", words[0], words[2]) if n == 3 and words[1] == "from" else None
    if verb == "decline":
        if n == 0:
            return ("decline", "", "")
        return (
            ("decline", words[0], words[2]) if n == 3 and words[1] == "from" and is_number(words[0]) else None
        )
    if verb == "pass":
        return ("pass", words[0] if n else "") if n <= 1 else None
    if verb == "action" and n == 1:
        return ("action", words[0])
    if verb == "upgrade" and n >= 3 and words[1] == "to":
        building = BUILDINGS.get(" ".join(words[2:]))
        return ("upgrade", words[0], building) if building else None
    if verb == "convert":
        return convert_words(rest)
    if verb == "transform" and n and (n == 1 or (n == 3 and words[1] == "to")):
        if n == 1:
            return ("transform", words[0], "")
        colour = COLOURS.get(words[2])
        return ("transform", words[0], colour) if colour else None
    if verb == "burn" and n == 1 and is_number(words[0]):
        return ("burn", words[0])
    if verb == "dig" and n >= 1 and is_number(words[0]):
        return ("dig", words[0])
    if verb == "send" and n >= 3 and words[0] in ("p", "priest") and words[1] == "to" and words[2] in CULTS:
        if n == 3:
            return ("send", words[2], "")
        return ("send", words[2], words[4]) if n == 5 and words[3] == "for" and is_number(words[4]) else None
    if verb == "advance" and n and words[0].startswith(("ship", "dig")):
        return ("advance", words[0][:4] if words[0].startswith("ship") else "dig")
    if verb == "bridge" and n == 1 and words[0].count(":") == 1:
        return ("bridge", *words[0].split(":"))
    if verb == "connect" and n == 1:
        return ("connect", *words[0].split(":"))
    if verb == "drop-faction" and n == 1:
        return ("resign", words[0])
    if verb in ("wait", "done", "resign", "income", "start") and n == 0:
        return (verb,)
    return None


def convert_words(rest: str) -> tuple[str, ...] | None:
    """`3pw to 1w` as its four words."""
    one, to, two = rest.partition(" to ")
    if not to:
        return None
    n, what = counted(one)
    m, into = counted(two)
    if not n or not m or what not in RESOURCES or into not in RESOURCES:
        return None
    return ("convert", str(n), RESOURCES[what], str(m), RESOURCES[into])
