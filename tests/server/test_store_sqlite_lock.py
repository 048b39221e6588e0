"""A SQLite file has one server at a time, in a folder of its owner's."""

from pathlib import Path

import pytest

from ratusha.kernel.errors import BadInput
from ratusha.server.store.sqlite_lock import claimed


def test_a_file_is_claimed_once_until_it_is_given_back(tmp_path: Path):
    database = f"sqlite:///{tmp_path / 'data' / 'ratusha.db'}"
    held = claimed(database)
    assert held is not None
    with pytest.raises(BadInput, match="another server is using it"):
        claimed(database)
    held.close()
    again = claimed(database)
    assert again is not None
    again.close()


def test_nobody_else_on_the_machine_reads_the_folder(tmp_path: Path):
    """The server's key and the secrets of running tables are in it."""
    held = claimed(f"sqlite:///{tmp_path / 'data' / 'ratusha.db'}")
    assert held is not None
    held.close()
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "data" / "ratusha.db.lock").stat().st_mode & 0o777 == 0o600


def test_a_folder_that_can_not_be_made_is_refused_by_name(tmp_path: Path):
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="file"):
        claimed(f"sqlite:///{tmp_path / 'file' / 'ratusha.db'}")


def test_postgresql_is_shared(tmp_path: Path):
    assert claimed("postgresql://host/name") is None
