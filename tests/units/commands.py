"""All commands of `ratusha`."""

import argparse

from ratusha.cli import build_parser


def command_names() -> list[str]:
    actions = build_parser()._actions
    return [name for a in actions if isinstance(a, argparse._SubParsersAction) for name in a.choices]
