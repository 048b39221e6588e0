"""The timer over the rules runs a little longer than they do; it must not outlive its handler."""

import subprocess
import sys
import textwrap

import pytest

SLOW_END = """
    import signal, time
    from ratusha.server.tables.live.rules_guard import limit_rules, rules

    class Slow:
        def __del__(self, sleep=time.sleep):
            sleep(1.0)  # when Python has let go of the handler

    slow = Slow()
    limit_rules(4.0)
    with rules():
        pass
    assert signal.getitimer(signal.ITIMER_REAL)[0] > 0
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no timer there")
def test_a_process_that_ends_just_after_a_call_into_the_rules_ends_with_0():
    ended = subprocess.run([sys.executable, "-c", textwrap.dedent(SLOW_END)], check=False)
    assert ended.returncode == 0
