"""Schemathesis against the server's own OpenAPI description: every answer is as described, nothing falls.

`make soak` does the same for minutes, with more examples and other seeds.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.harness import Client, Running, play_out

pytestmark = pytest.mark.long

SECONDS = int(os.environ.get("RATUSHA_SOAK", "10"))
"""How long each run may take; a long one takes other seeds, too."""
SEED = "3" if SECONDS == 10 else str(SECONDS)


def tables(anna: Client) -> list[str]:
    """One table in each state: open, being played, over, frozen; and one that is not there."""
    waiting = anna.table("lantern_fair", ["open", "open"])
    playing = anna.table("lantern_fair", ["open", "hot"])
    anna.do(playing, "start")
    over = anna.table("lantern_fair", ["open", "random"], options={"length": "short"})
    anna.do(over, "start")
    play_out(over, [anna])
    frozen = anna.table("brittle", ["open", "hot"])
    anna.do(frozen, "start")
    anna.refused(frozen, "submit", moves=["boom"], ply=0)
    return [waiting, playing, over, frozen, "nosuchtable"]


@pytest.mark.parametrize("host", [False, True])
def test_the_openapi_holds(site: Path, tmp_path: Path, host: bool):
    """As a player and as the host. Left out: what waits (the stream, the long poll), and deleting oneself."""
    pytest.importorskip("schemathesis", reason="schemathesis is not installed: make test installs it")
    server = Running(site, tmp_path, RATUSHA_BOT_SECONDS="3").start()
    try:
        anna = server.client("Anna")
        if host:
            anna.post("/host", token=server.host_link.rsplit("=", 1)[1])
        known = tables(anna)
        schema = anna.get("/openapi.json")
        for path in schema["paths"].values():
            for operation in path.values():
                for parameter in operation.get("parameters", []):
                    if parameter["name"] == "table":
                        parameter["schema"] = {"enum": known}
        (tmp_path / "openapi.json").write_text(json.dumps(schema))
        command = [sys.executable, "-m", "schemathesis.cli", "run", str(tmp_path / "openapi.json")]
        command += ["--url", f"{server.address}/api/v1", "--header", f"Authorization: Bearer {anna.token}"]
        command += ["--max-time", str(SECONDS), "--max-examples", str(SECONDS), "--seed", SEED, "--no-color"]
        command += ["--exclude-path", "/stream", "--exclude-path-regex", "/updates$", "--warnings", "off"]
        command += ["--exclude-operation-id", "delete_me"]
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=10 * SECONDS)
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
        assert anna.see(known[1])["table"]["id"] == known[1], "and the server is as well as before"
        lines = (tmp_path / "server.log").read_text().splitlines()
        failed = [line for line in lines if json.loads(line)["level"] == "error"]
        events = {json.loads(line)["event"] for line in failed}
        assert all(event.startswith(("engine failed", "a preview failed")) for event in events), failed
    finally:
        server.stop()
