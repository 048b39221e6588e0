"""`ratusha` with the same dice at every run: what a browser's test meets does not depend on luck.

The secret of a table follows from its game and from how many tables its maker has made before it; bots choose
by the same seeds. `python -m tests.browser.fixed_dice serve …` is otherwise `python -m ratusha serve …`.
"""

import sys
from collections import Counter
from hashlib import sha256
from types import SimpleNamespace
from typing import Any
from unittest import mock

from ratusha.cli import main
from ratusha.server.bots import players
from ratusha.server.tables.operations import new_tables
from ratusha.server.tables.tables import NewTable

SALT = "23"
"""With these dice the visitor begins at the first table of each game that the start page makes."""

_made: Counter[tuple[str, str]] = Counter()
_prepare = new_tables.prepare


def _prepare_fixed(tables: Any, person: Any, settings: Any, *more: Any, **named: Any) -> NewTable:
    key = person.id, settings.game
    secret = sha256(f"{SALT} {settings.game} {_made[key]}".encode()).digest()
    _made[key] += 1
    with mock.patch.object(new_tables, "secrets", SimpleNamespace(token_bytes=lambda _: secret)):
        return _prepare(tables, person, settings, *more, **named)


if __name__ == "__main__":
    mock.patch.object(new_tables, "prepare", _prepare_fixed).start()
    mock.patch.object(players, "secrets", SimpleNamespace(token_hex=lambda size: "0" * 2 * size)).start()
    sys.exit(main())
