"""Error codes: each says a fact, comes with one status, has its sentence, and is listed where people look."""

import re
from pathlib import Path

import pytest

from ratusha.kernel.errors import BadInput, IllegalMove
from ratusha.kernel.msg import Msg
from ratusha.server.refusal import CODES, STATUS, Refused, code_of
from ratusha.server.web.openapi import description

ROOT = Path(__file__).resolve().parents[2]
FROM_THE_RULES = {"illegal_move", "bad_input"}


def used() -> set[str]:
    """The codes that the server's source names."""
    found: set[str] = set()
    for file in (ROOT / "src" / "ratusha" / "server").rglob("*.py"):
        found |= set(re.findall(r'Refused\(\s*"(\w+)"', file.read_text()))
    return found


def test_every_code_is_used_and_every_used_code_is_listed():
    assert used() | FROM_THE_RULES == set(STATUS)
    assert len(STATUS) == sum(len(codes) for codes in CODES.values()), "each has one status"


def test_no_refusal_is_made_of_a_code_that_is_not_written_out():
    """Else the list could not be checked against the source."""
    for file in (ROOT / "src" / "ratusha" / "server").rglob("*.py"):
        for made in re.findall(r"(?<!class )\bRefused\(\s*(\S)", file.read_text()):
            assert made == '"', file


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_code_has_its_sentence_and_every_sentence_its_code(lang: str):
    words = (ROOT / "src" / "ratusha" / "server" / f"words.{lang}.ftl").read_text()
    written = re.findall(r"^server-refused-([\w-]+) =", words, re.M)
    assert sorted(written) == sorted(code.replace("_", "-") for code in set(STATUS) - FROM_THE_RULES)


def test_the_openapi_lists_them_all():
    code = description()["components"]["schemas"]["Error"]["properties"]["code"]
    assert code["enum"] == sorted(STATUS)


def test_the_page_for_bots_lists_them_all_with_their_status():
    page = (ROOT / "docs" / "bot-api.md").read_text()
    _, _, listed = page.partition("## Error codes")
    rows = re.findall(r"^\| (\d+) \| `(\w+)` \| \S", listed, re.M)
    assert [(int(status), code) for status, code in rows] == [
        (status, code) for status, codes in CODES.items() for code in codes
    ]
    named = set(re.findall(r"\| \d+ \| (.*?) \|", page.partition("## Error codes")[0]))
    assert {code for cell in named for code in re.findall(r"`(\w+)`", cell)} <= set(STATUS)


def test_codes_are_facts_in_snake_case():
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", code) for code in STATUS)


def test_what_the_rules_refuse_has_a_code_too():
    assert code_of(IllegalMove(Msg("kernel-over"))) == "illegal_move"
    assert code_of(BadInput("move", Msg("kernel-over"))) == "bad_input"
    assert code_of(Refused("no_draft")) == "no_draft"
