"""Text copied from the server's page of a game: its rows as rows of a ledger.

A row of the table has tab-separated cells: the faction, change and value of points, coins, workers, priests,
power and cults, the leeches, and the commands. Rows in between are remarks of the server.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.components import FACTION_IDS

COMMANDS: Final = 14
"""The cell of the commands."""
HISTORY: Final = "show history"
REMARKS: Final = (
    "default game options",
    "randomize setup",
    "converting resources to vps",
    "scoring fire cult",
    "scoring water cult",
    "scoring earth cult",
    "scoring air cult",
    "scoring network",
    "scoring largest network",
)
DROPPED: Final = " dropped from the game"


def is_number(word: str) -> bool:
    """A small whole number in plain digits? (Python takes ² and ٣ for digits, too.)"""
    return word.isascii() and word.isdigit() and len(word) < 5


def plain(raw: str) -> list[str] | None:
    """A line of the page as rows of a ledger, those it adds by itself left out; None: it is no such line."""
    colon = raw.find(":")
    if colon > 0 and " " not in raw[:colon] and "\t" not in raw:
        return None
    cells = [" ".join(cell.lower().split()) for cell in raw.split("\t")]
    if len(cells) > 1 and cells[0] in FACTION_IDS:
        return table_row(cells[0], cells[COMMANDS] if len(cells) > COMMANDS else "")
    history = len(cells) > 1 and cells[-1] == HISTORY
    text = cells[0] if history else " ".join(" ".join(cells).split())
    found = remark(text)
    return [text] if found is None and history else found


def table_row(faction: str, commands: str) -> list[str]:
    """The commands of a faction in the order in which they are printed: an answer is a row of its own."""
    if commands == "setup":
        return [f"setup {faction}"]
    rows: list[str] = []
    row: list[str] = []
    for part in (part.strip() for part in commands.split(".")):
        answer = part.startswith(("leech", "decline"))
        if answer and row:
            rows.append(f"{faction}: {'. '.join(row)}")
            row = []
        if answer:
            rows.append(f"{faction}: {part}")
        elif part:
            row.append(part)
    if row:
        rows.append(f"{faction}: {'. '.join(row)}")
    return rows


def remark(text: str) -> list[str] | None:
    """A remark of the server: nothing, or what it tells about the set-up; None: it is no remark."""
    words = text.split()
    if text in REMARKS:
        return []
    if text.endswith(DROPPED) and words[0] in FACTION_IDS and len(words) == 5:
        return [f"drop-faction {words[0]}"]
    if len(words) >= 3 and words[0] == "round" and is_number(words[1].strip(",")):
        if words[2] == "scoring:" and len(words) > 3:
            return [f"round-tile {words[1]} {words[3].strip(',')}"]
        return [] if words[2] in ("income", "turn") else None
    if len(words) == 3 and words[:2] == ["removing", "tile"]:
        return [f"delete {words[2]}"]
    if len(words) > 1 and words[0] == "player" and words[1].endswith(":") and is_number(words[1][:-1]):
        return []
    return None
