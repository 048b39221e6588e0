"""Component files: each way in which one can be broken is one sentence that names the place."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ratusha.kernel import BadInput, Msg, components
from ratusha.kernel.components import Components, Row

GOOD = """
[board]
spaces = [1, 2, 3]
name = "north"
open = true
source = "rulebook"

[[card]]
id = 1
cost = 3
effect = "draw"
tags = ["old", "gold"]
names = ["Anna", "Вера"]
source = "public"
ref = "a list on a web page, checked twice"

[[card]]
id = 2
cost = 0
effect = "none"
tags = []
names = ["x"]
source = "reconstructed"
note = "nobody has seen it"
field_sources = { cost = "rulebook" }
"""


@pytest.fixture
def doc(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Components]:
    """Reads such a file as the game `probe` would."""
    path = tmp_path / "probe.toml"

    def read(text: str | bytes) -> Components:
        path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
        components._read.discard("probe")
        components.use("probe", path)
        return components.read("probe", "probe")

    monkeypatch.chdir(tmp_path)
    return read


def load(doc: Components) -> dict[str, Any]:
    """The tables of the made-up game."""
    board = doc.row("board")
    made: dict[str, Any] = {
        "spaces": board.numbers("spaces", 1, 9, length=3),
        "name": board.text("name"),
        "open": board.flag("open"),
        "cards": [
            (
                card.number("id", 1, 2),
                card.number("cost", 0, 5),
                card.choice("effect", ("none", "draw")),
                card.choices("tags", ("old", "gold")),
                card.texts("names"),
                card.source,
            )
            for card in doc.rows("card", count=2, key="id")
        ],
    }
    doc.done()
    return made


def test_a_good_file_becomes_tables(doc):
    read = doc(GOOD)
    assert load(read) == {
        "spaces": (1, 2, 3),
        "name": "north",
        "open": True,
        "cards": [
            (1, 3, "draw", ("old", "gold"), ("Anna", "Вера"), "public"),
            (2, 0, "none", (), ("x",), "reconstructed"),
        ],
    }
    assert read.given
    assert read.share() == {"rulebook": 1, "public": 1, "reconstructed": 1}
    assert read.tables()["card"][1].field_sources == {"cost": "rulebook"}
    assert set(read.tables()) == {"board", "card"}


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm(doc):
    assert load(doc("\ufeff" + GOOD.replace("\n", "\r\n"))) == load(doc(GOOD))


def test_the_digest_tells_files_apart(doc):
    one, two = doc(GOOD).digest, doc(GOOD + "\n").digest
    assert one != two
    assert len(one) == 16


BROKEN = [
    ("cost = 3\n", "", "card[0].cost: it is missing"),
    ("cost = 3", 'cost = "3"', "card[0].cost: a whole number is expected"),
    ("cost = 3", "cost = 3.0", "card[0].cost: a whole number is expected"),
    ("cost = 3", "cost = true", "card[0].cost: a whole number is expected"),
    ("cost = 3", "cost = 6", "card[0].cost: 6 is not between 0 and 5"),
    ("cost = 3", "cost = -1", "card[0].cost: -1 is not between 0 and 5"),
    ("cost = 3", "cost = 0x" + "f" * 9000, "card[0].cost: int is not between 0 and 5"),
    ("cost = 3", "cost = " + "9" * 9000, "it is not TOML"),
    ("cost = 3", "cost = 3\nprice = 3", "card[0].price: there is no such field"),
    ("cost = 3", "cost = 3\ncost = 3", "it is not TOML"),
    ("id = 2", "id = 1", "card[1].id: “1” stands here twice"),
    ("id = 2\n", "", "card[1].id: it is missing"),
    ("id = 2", "id = 3", "card[1].id: 3 is not between 1 and 2"),
    ('effect = "none"', 'effect = "fly"', "card[1].effect: it must be one of: none, draw"),
    ('effect = "none"', 'effect = ["none"]', "card[1].effect: it must be one of: none, draw"),
    ('effect = "none"', "effect = {}", "card[1].effect: it must be one of: none, draw"),
    ('tags = ["old", "gold"]', 'tags = "old"', "card[0].tags: a list is expected"),
    ('tags = ["old", "gold"]', 'tags = ["old", 1]', "card[0].tags[1]: it must be one of: old, gold"),
    ('names = ["x"]', 'names = [""]', "card[1].names[0]: a text is expected"),
    ('names = ["x"]', "names = [1]", "card[1].names[0]: a text is expected"),
    ('source = "public"\n', "", "card[0].source: it is missing"),
    ('source = "public"', 'source = "hearsay"', "card[0].source: it must be one of: rulebook, public, recon"),
    ('source = "public"', "source = 1", "card[0].source: it must be one of"),
    ('ref = "a list on a web page, checked twice"\n', "", "card[0].ref: it is missing"),
    ('ref = "a list on a web page, checked twice"', 'ref = ""', "card[0].ref: a text is expected"),
    ('{ cost = "rulebook" }', '{ cost = "hearsay" }', "card[1].field_sources: it must be one of"),
    ('{ cost = "rulebook" }', '"rulebook"', "card[1].field_sources: it must be one of"),
    ("spaces = [1, 2, 3]", "spaces = [1, 2]", "board.spaces: there are 2, but there must be 3"),
    ("spaces = [1, 2, 3]", "spaces = [1, 2, 10]", "board.spaces[2]: 10 is not between 1 and 9"),
    ("spaces = [1, 2, 3]", "spaces = [1, 2, [3]]", "board.spaces[2]: a whole number is expected"),
    ("spaces = [1, 2, 3]", "spaces = 3", "board.spaces: a list is expected"),
    ("spaces = [1, 2, 3]", "spaces = " + "[" * 5000, "it is not TOML"),
    ('name = "north"', 'name = ""', "board.name: a text is expected"),
    ('name = "north"', "name = 1", "board.name: a text is expected"),
    ("open = true", "open = 1", "board.open: true or false is expected"),
    ("open = true", 'open = "true"', "board.open: true or false is expected"),
    ("[board]", "[bord]", "board: it is missing"),
    ("[board]", "[[board]]", "board: a table is expected"),
    ("[[card]]\nid = 2", "[[cards]]\nid = 2", "card: there are 1, but there must be 2"),
    ("[[card]]\nid = 2", '[[card]]\nid = 7\nsource = "rulebook"\n[[card]]\nid = 2', "card: there are 3, but"),
    ("[[card]]", "[[tile]]", "card: it is missing"),
    ("[board]", "hello = 1\n[board]", "hello: there is no such field"),
    ("[board]", "[extra]\n[board]", "extra: there is no such field"),
    ("[board]", "[board", "it is not TOML"),
    ("north", "\ud800", "this is not a text file in UTF-8"),
    (GOOD, "", "board: it is missing"),
    (GOOD, "\x00", "it is not TOML"),
]


@pytest.mark.parametrize(("old", "new", "why"), BROKEN, ids=range(len(BROKEN)))
def test_a_broken_file_is_told_in_one_sentence(doc, old, new, why):
    assert old in GOOD
    with pytest.raises(BadInput) as caught:
        load(doc(GOOD.replace(old, new)))
    told = str(caught.value)
    assert why in told
    assert "probe.toml" in told
    assert len(told) < 400
    assert told.isprintable()


def test_a_table_that_should_be_a_list_of_records(doc):
    text = 'card = 3\n[board]\nspaces = [1, 2, 3]\nname = "n"\nopen = true\nsource = "rulebook"\n'
    with pytest.raises(BadInput, match="card: a list of records is expected"):
        load(doc(text))
    with pytest.raises(BadInput, match=r"card\[0\]: a table is expected"):
        load(doc(text.replace("card = 3", "card = [1, 2]")))


def test_a_table_inside_a_record_and_a_games_own_check(doc):
    read = doc('[a]\nsource = "rulebook"\ncost = { gold = 2 }\nplain = 1\n')
    row: Row = read.row("a")
    assert row.table("cost") == {"gold": 2}
    assert row.has("plain")
    assert not row.has("fancy")
    with pytest.raises(BadInput, match=r"a\.plain: a table is expected"):
        row.table("plain")
    assert str(row.wrong("cost", Msg("kernel-components-missing"))).endswith(
        "probe.toml: a.cost: it is missing"
    )


def test_records_without_a_key_may_be_alike(doc):
    read = doc('[[a]]\nn = 1\nsource = "rulebook"\n[[a]]\nn = 1\nsource = "rulebook"\n')
    assert [row.number("n") for row in read.rows("a", key="")] == [1, 1]


def test_a_file_that_is_not_there_or_cannot_be_read(doc, tmp_path):
    with pytest.raises(BadInput, match="there is no such file"):
        components.use("other", tmp_path / "none.toml")
    with pytest.raises(BadInput, match="this is not a file"):
        components.use("other", tmp_path)
    gone = tmp_path / "gone.toml"
    gone.write_text("")
    components.use("other", gone)
    gone.unlink()
    with pytest.raises(BadInput, match=r"gone\.toml: there is no such file"):
        components.read("other", "other")


def test_a_file_comes_too_late_for_a_game_that_is_loaded(doc, tmp_path):
    doc(GOOD)
    components.use("probe", tmp_path / "probe.toml")  # the file it has: said again, nothing is lost
    with pytest.raises(BadInput, match="the components of probe are already loaded"):
        components.use("probe", tmp_path / "other.toml")


def test_a_game_with_a_broken_file_says_so_when_it_is_asked_for(tmp_path):
    """Through the registry, in a process of its own."""
    example = Path(__file__).resolve().parents[2] / "docs" / "example-game"
    info = tmp_path / "lantern_fair-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lantern-fair\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[ratusha.games]\nlantern_fair = lantern_fair:GAME\n")
    text = (example / "lantern_fair" / "components.toml").read_text(encoding="utf-8")
    broken = tmp_path / "broken.toml"
    broken.write_text(text.replace("short = 3", "brief = 3"), encoding="utf-8")
    ask = (
        "import sys; from pathlib import Path; from ratusha.kernel import BadInput, components, game\n"
        "components.use('lantern_fair', Path(sys.argv[1]))\n"
        "try: game('lantern_fair')\n"
        "except BadInput as error: print(error)"
    )
    path = os.pathsep.join([str(tmp_path), str(example), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", ask, str(broken)],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.stdout.strip().endswith(
        "broken.toml: fair.evenings: two numbers above zero are expected, full and short"
    ), done.stderr
