"""Single components: for the page that lists them with their sources."""

from __future__ import annotations

from typing import Final

from ratusha.draw.component import Small
from ratusha.draw.icons import icon_at
from ratusha.games.empire.components import (
    FILE,
    KIND,
    MASTER,
    RESOURCE,
    SIZE,
    STACKS,
    TOKENS,
)
from ratusha.games.empire.draw.hands import craftsman, token
from ratusha.games.empire.draw.squares import back, resource_icon, square

SIDE: Final = 72
KIND_OF_TOKEN: Final = {
    str(row.data["id"]): TOKENS.index(str(row.data["kind"])) for row in FILE.tables()["token"]
}


def component(table: str, id: str, lang: str) -> Small | None:
    """A square, the back of a stack, a resource or a token."""
    if table == "square":
        return Small(square(KIND.index(id), 1, 1, SIDE, lang), SIDE + 2, SIDE + 4)
    if table == "stack":
        stack = STACKS.index(id)
        return Small(back(stack, SIZE[stack], 1, 5, SIDE), SIDE + 6, SIDE + 8)
    if table == "resource":
        return Small(icon_at(resource_icon(RESOURCE.index(id)), 16, 16, 28), 32, 32)
    if table == "token":
        if id in MASTER:
            return Small(craftsman(MASTER.index(id), 22, 21, 18), 46, 44)
        return Small(token(KIND_OF_TOKEN[id], 1, 22, 21, 18), 46, 44)
    return None
