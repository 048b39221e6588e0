"""Component files that were changed, and what a game says to each when it is loaded with it."""

import json
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

LOADED = "loaded"
"""What is said to a file that holds."""

LOAD = """
import json, os, sys
from pathlib import Path
from ratusha.kernel import BadInput, components
package = sys.argv[1]
for file in sys.argv[2:]:
    if os.fork():  # a game is loaded once in a process: each file gets one
        assert os.wait()[1] == 0
        continue
    try:
        components.use(package.rpartition(".")[2], Path(file))
        game = __import__(package, fromlist=["GAME"]).GAME
        game.start(game.most, 1)
    except BadInput as error:
        print(json.dumps(str(error)))
    else:
        print(json.dumps("loaded"))
    sys.stdout.flush()
    os._exit(0)
"""


def written(folder: Path, texts: Iterable[str]) -> list[Path]:
    """The texts as files."""
    files: list[Path] = []
    for n, text in enumerate(texts):
        files.append(folder / f"{n}.toml")
        files[-1].write_text(text, encoding="utf-8")
    return files


def answers(package: str, files: Sequence[Path]) -> list[str]:
    """What a game says to each file: a sentence, or LOADED."""
    command = [sys.executable, "-c", LOAD, package, *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]
