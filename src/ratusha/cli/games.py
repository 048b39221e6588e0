"""`ratusha games`: what can be played."""

from __future__ import annotations

import argparse
from typing import Any

from ratusha.cli import arguments
from ratusha.cli.arguments import Commands
from ratusha.kernel.errors import BadInput
from ratusha.kernel.game import AnyGame
from ratusha.kernel.installed import game_ids
from ratusha.kernel.registry import game
from ratusha.kernel.words import LANGS


def add(commands: Commands) -> None:
    parser = arguments.command(
        commands, "games", run, "list the games with their seats and options", "ratusha games --json"
    )
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    games: list[dict[str, Any]] = []
    status = 0
    for id in game_ids():
        try:
            games.append(describe(game(id)))
        except BadInput as error:  # a broken plug-in hides no other game
            arguments.complain(str(error))
            status = 1
    if args.json:
        arguments.print_json(games)
    else:
        _print(games)
    return status


def _print(games: list[dict[str, Any]]) -> None:
    for entry in games:
        print(f"{entry['id']}: {entry['titles']['en']} / {entry['titles']['ru']}")
        print(
            f"  seats {entry['seats'][0]} to {entry['seats'][-1]}, rules version {entry['rules_version']}",
            end="",
        )
        print(f", {entry['move_space']} moves")
        for option in entry["options"]:
            print(f"  option {option['id']}={option['default']} (of {', '.join(option['choices'])})")
        shares = [f"{share:.0%} {source}" for source, share in entry["components"].items() if share]
        print(f"  component data: {', '.join(shares) or 'none'}")


def describe(found: AnyGame) -> dict[str, Any]:
    """A game as JSON data."""
    counts = found.components.share() if found.components is not None else {}
    total = sum(counts.values())
    return {
        "id": found.id,
        "titles": {lang: found.title(lang) for lang in LANGS},
        "seats": list(range(found.least, found.most + 1)),
        "options": [
            {"id": option.id, "default": option.default, "choices": list(option.choices)}
            for option in found.options
        ],
        "rules_version": found.rules_version,
        "move_space": found.moves.size,
        "components": {source: round(n / total, 4) for source, n in counts.items()} if total else {},
    }
