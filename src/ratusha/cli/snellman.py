"""`ratusha import snellman` and `ratusha export snellman`: ledgers in and out."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratusha.cli import arguments
from ratusha.cli.arguments import Commands
from ratusha.kernel.errors import BadInput, RatushaError, shown, unreadable
from ratusha.kernel.match import Match
from ratusha.kernel.msg import Msg
from ratusha.kernel.record import Record, parse
from ratusha.kernel.words import text

if TYPE_CHECKING:
    from ratusha.adapters.snellman import Difference

FORMATS = ("snellman",)


def add(commands: Commands) -> None:
    taken = arguments.command(
        commands,
        "import",
        run_import,
        "read games of another server, play them on our rules and check their scores",
        "ratusha import snellman game.txt -o records",
    )
    taken.add_argument("format", choices=FORMATS, help="snellman: ledgers of Terra Mystica")
    taken.add_argument(
        "files", nargs="+", metavar="FILE", help="a ledger; FILE.rows.tsv beside it is compared"
    )
    taken.add_argument("-o", "--output", metavar="DIR", help="write the records into this folder")
    arguments.add_lang(taken)
    arguments.add_json(taken)
    given = arguments.command(
        commands,
        "export",
        run_export,
        "write a record in the format of another server",
        "ratusha export snellman game.record",
    )
    given.add_argument("format", choices=FORMATS, help="snellman: a ledger of Terra Mystica")
    given.add_argument("record", metavar="RECORD", help="a record file")
    given.add_argument("-o", "--output", metavar="FILE", help="write it here instead of printing it")
    arguments.add_lang(given)


def run_import(args: argparse.Namespace) -> int:
    """0: all played to the expected scores; 1: some did not; 2: some could not be read."""
    folder = Path(args.output) if args.output else None
    if folder is not None and folder.exists() and not folder.is_dir():
        raise BadInput(args.output, Msg("cli-not-a-folder"))
    reports: list[dict[str, Any]] = []
    status = 0
    manifests = {parent: read_manifest(parent) for parent in {Path(file).parent for file in args.files}}
    for file in args.files:
        known = manifests[Path(file).parent].get(Path(file).stem, {})
        report, failed, record = import_one(file, known, args.lang)
        reports.append(report)
        status = max(status, failed)
        if record is not None and folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{Path(file).stem}.record").write_text(record.text(), encoding="utf-8")
        if not args.json:
            tell(report, args.lang)
    if args.json:
        arguments.print_json(reports)
    return status


def tell(report: dict[str, Any], lang: str) -> None:
    """One line for a file: its scores, or what is wrong."""
    if report["error"]:
        arguments.complain(report["error"])
        return
    scores = ", ".join(f"{player['faction']} {player['got']}" for player in report["players"])
    how = "read" if report["finished"] else "read-open"
    print(text(Msg(f"snellman-{how}", file=report["file"], scores=scores), lang))


def import_one(file: str, known: dict[str, int], lang: str) -> tuple[dict[str, Any], int, Record | None]:
    """The report on a ledger with these known scores, the status it deserves, its record if all is well."""
    from ratusha.adapters import snellman  # only now: a game is loaded when it is needed

    report: dict[str, Any] = {"file": file, "ok": False, "players": [], "finished": False, "error": ""}
    try:
        ledger = arguments.read_text(file)
        trace = Path(file).with_suffix(".rows.tsv")
        expected = known
        differences: list[Difference] = []
        if trace.is_file():
            checked = snellman.check(ledger, arguments.read_text(str(trace)), file, str(trace))
            imported, differences = checked.imported, checked.differences
            expected = {**checked.printed, **known}
        else:
            imported = snellman.read(ledger, file)
    except RatushaError as error:
        report["error"] = text(error.message(), lang)
        return report, 2, None
    except OSError as error:
        report["error"] = text(BadInput(str(error.filename or file), unreadable(error)).message(), lang)
        return report, 2, None
    scores = imported.state.scores
    report["finished"] = imported.state.over
    for seat, faction in enumerate(imported.factions):
        wanted = expected.get(faction) if imported.state.over else known.get(faction)
        report["players"].append({"faction": faction, "expected": wanted, "got": scores[seat]})
    why = first_difference(report["players"], differences)
    if why is not None and not imported.state.over and not differences:
        why = Msg("snellman-unfinished")
    if why is not None:
        report["error"] = text(Msg("kernel-bad-input", where=file, why=why), lang)
        return report, 1, None
    report["ok"] = True
    return report, 0, imported.record


def first_difference(players: list[dict[str, Any]], differences: list[Difference]) -> Msg | None:
    """The first row or score that is not as expected."""
    if differences:
        one = differences[0]
        expected, got = ("/".join(map(str, values)) for values in (one.expected, one.got))
        return Msg(
            "snellman-differs",
            row=str(one.line),
            faction=one.faction,
            text=shown(one.text, 60),
            expected=expected,
            got=got,
        )
    for player in players:
        if player["expected"] is not None and player["expected"] != player["got"]:
            return Msg(
                "snellman-score-differs",
                faction=player["faction"],
                expected=str(player["expected"]),
                got=str(player["got"]),
            )
    return None


def read_manifest(folder: Path) -> dict[str, dict[str, int]]:
    """The final scores that a manifest.json of this folder gives for each ledger."""
    try:
        entries = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    found: dict[str, dict[str, int]] = {}
    for entry in entries if isinstance(entries, list) else []:
        if isinstance(entry, dict) and isinstance(entry.get("expected_vp"), dict):
            scores = {name: n for name, n in entry["expected_vp"].items() if isinstance(n, int)}
            found.setdefault(str(entry.get("id")), scores)
    return found


def run_export(args: argparse.Namespace) -> int:
    from ratusha.adapters import snellman

    record = parse(arguments.read_text(args.record), args.record)
    if not record.intact:
        raise BadInput(args.record, Msg("cli-edited"))
    if record.game.id == "terra_mystica":
        Match(record)  # every move is checked before anything is written
    ledger = snellman.write(record)
    if args.output:
        Path(args.output).write_text(ledger, encoding="utf-8")
    else:
        print(ledger, end="")
    return 0
