"""The conformance suite: what must hold for every game, all through random play.

python -m ratusha.kernel.conformance burgundy --seats 3 --games 50

from ratusha.kernel.conformance import check
check("burgundy", seats=2, games=5)          # raises Violation with the record that shows it
"""

from ratusha.kernel.conformance.suite import check
from ratusha.kernel.conformance.violation import Violation

__all__ = ["Violation", "check"]
