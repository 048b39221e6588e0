"""What all tests share: `@pytest.mark.rule("burgundy 4.2")` names the numbered rules a test proves.

Cases that are made up are the same in every run, and may take their time: no test fails by chance.
"""

import os
import re

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same")

os.environ["RATUSHA_COMPILE"] = "0"  # no server of a test compiles the engines while the tests run

RULE = re.compile(r"[a-z_]+ \d+\.\d+")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A citation that is misspelt would prove nothing, so it stops the run."""
    for item in items:
        for mark in item.iter_markers("rule"):
            for number in mark.args:
                if not (isinstance(number, str) and RULE.fullmatch(number)):
                    raise pytest.UsageError(f'{item.nodeid}: cite a rule as "game N.N", not {number!r}')
