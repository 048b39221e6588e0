"""Terra Mystica ledgers of the snellman server: `read` makes a record of one, `write` one of a record."""

from ratusha.adapters.snellman.exporter import write
from ratusha.adapters.snellman.importer import Imported, read
from ratusha.adapters.snellman.trace import Checked, Difference, check
from ratusha.kernel import words

words.add("snellman", "ratusha.adapters.snellman")

__all__ = ["Checked", "Difference", "Imported", "check", "read", "write"]
