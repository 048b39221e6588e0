"""What processes tell each other: whole where it can be sent, never taken for something else."""

import msgspec
import pytest

from ratusha.server.model import entries as e
from ratusha.server.model.notices import (
    LONGEST,
    Blocked,
    KeptChanged,
    Missed,
    PeopleHere,
    Renamed,
    TableChanged,
    decode,
    encode,
)

MOVED = e.Moved(4, 1, "wait", "anna")


def test_a_notice_comes_as_it_was_sent():
    for notice in (
        TableChanged("t", 6, ["anna", "boris"], 77, [MOVED, e.Ended("rules")]),
        KeptChanged("t", "one"),
        PeopleHere("t", "one", []),
        Renamed("anna", "A name, with  spaces\nand lines"),
        Blocked("anna", False),
    ):
        assert decode(encode(notice)) == notice


def test_entries_have_the_versions_up_to_the_one_that_was_reached():
    told = TableChanged("t", 6, [], 77, [MOVED, e.Ended("rules")])
    assert told.rows() == [(5, 77, MOVED), (6, 77, e.Ended("rules"))]


def test_of_a_change_that_is_too_long_to_send_the_version_is_told():
    long = TableChanged("t", 6, ["anna"], 77, [e.Frozen("ы" * LONGEST)])
    assert len(encode(long).encode()) <= LONGEST
    assert decode(encode(long)) == msgspec.structs.replace(long, entries=[])


@pytest.mark.parametrize("text", ["", "table t 6 anna", "{}", '{"kind":"another"}', '{"kind":"table"}'])
def test_what_cannot_be_read_may_have_been_anything(text: str):
    assert decode(text) == Missed()
