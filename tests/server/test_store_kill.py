"""A short run of what benchmarks/kill.py does two hundred times."""

from pathlib import Path

import pytest
from tests.server.harness import Running
from tests.server.kills import kill_again_and_again

pytestmark = pytest.mark.long


def test_nothing_acknowledged_is_lost_on_sqlite(site: Path, tmp_path: Path):
    running = Running(site, tmp_path).start()
    try:
        assert kill_again_and_again(running, 2, 1) > 10
    finally:
        running.stop()


def test_nothing_acknowledged_is_lost_on_postgresql(site: Path, tmp_path: Path, databases):
    running = Running(site, tmp_path, databases.new()).start()
    try:
        assert kill_again_and_again(running, 2, 2) > 10
    finally:
        running.stop()


def test_nothing_acknowledged_is_lost_when_one_of_two_processes_dies(site: Path, tmp_path: Path, databases):
    running = Running(site, tmp_path, databases.new(), workers=2).start()
    try:
        assert kill_again_and_again(running, 2, 3, one_worker=True) > 10
    finally:
        running.stop()
