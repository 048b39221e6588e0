"""The assignment of needs to neighbours against a brute force that tries everything. Chapters 5 and 9."""

import itertools
import subprocess
import sys
from pathlib import Path

import pytest

from ratusha.games.empire.carts import joints
from ratusha.games.empire.components import KIND, MAKES, NEEDS, RESOURCE
from ratusha.games.empire.moves import cell_at, x_of, y_of
from ratusha.games.empire.realm import COINED, MASTERED, RAVAGED, Realm
from ratusha.games.empire.supply import assign
from ratusha.kernel import BIT
from ratusha.kernel.rng import Rng

Cell = tuple[int, int]


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + dx, cell[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


def joined(carts: list[Cell]) -> list[set[Cell]]:
    """Blocks of four, merged while two of them share a cell."""
    groups = [{(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} for x, y in carts]
    while True:
        for a, b in itertools.combinations(groups, 2):
            if a & b:
                groups = [group for group in groups if group not in (a, b)] + [a | b]
                break
        else:
            return groups


def possible(needs: list[int], offers: list[list[int]]) -> bool:
    """Try every way to let each need be met by another giver."""
    return any(
        all(need in offers[giver] for need, giver in zip(needs, givers, strict=True))
        for givers in itertools.permutations(range(len(offers)), len(needs))
    )


def brute(
    squares: dict[Cell, int], marks: dict[Cell, int], carts: list[Cell], cell: Cell, extra: int
) -> set[int]:
    """The kinds that may be laid on a cell, by the words of the rules."""
    touched = {c for c in around(cell) if c in squares}
    reach = set(touched)
    for group in joined(carts):
        if group & touched:
            reach |= group
    reach.discard(cell)
    offers = [MAKES[squares[c]] for c in reach if not marks.get(c, 0) and MAKES[squares[c]]]
    if extra >= 0:
        offers.append([extra])
    return {kind for kind in range(len(KIND)) if possible(NEEDS[kind], offers)}


def random_realm(rng: Rng, size: int) -> tuple[Realm, dict[Cell, int], dict[Cell, int], list[Cell]]:
    """A realm grown at random, with marks, carts and replacements put in on the way."""
    realm = Realm()
    realm.add(cell_at(0, 0), rng.below(len(KIND)))
    while len(realm.cells) < size:
        kind = rng.below(len(KIND)) if rng.below(3) else rng.below(6)
        realm.add(rng.pick(realm.border), kind)
        square = rng.below(len(realm.cells))
        event = rng.below(8)
        if event < 3:
            realm.marks[square] |= (RAVAGED, COINED, MASTERED)[event]
            realm.changed(square)
        elif event == 3:
            realm.replace(square, rng.below(len(KIND)))
        elif event == 4 and realm.marks[square] & COINED:
            realm.marks[square] &= ~COINED
            realm.changed(square)
        elif event >= 5 and joints(realm) and len(realm.carts) < 4:
            realm.join(rng.pick(joints(realm)))
    at = [(x_of(c), y_of(c)) for c in realm.cells]
    squares = dict(zip(at, realm.kinds, strict=True))
    marks = dict(zip(at, realm.marks, strict=True))
    return realm, squares, marks, [(x_of(c), y_of(c)) for c in realm.carts]


@pytest.mark.rule(
    "empire 5.3", "empire 5.5", "empire 5.6", "empire 5.8", "empire 9.2", "empire 9.3", "empire 9.4"
)
@pytest.mark.parametrize("seed", range(60))
def test_random_realms_agree_with_brute_force(seed):
    """Every place of a random realm takes exactly the kinds that some assignment supplies, with and without
    a bought unit; ordinary places and own squares."""
    rng = Rng(f"realm {seed}")
    realm, squares, marks, carts = random_realm(rng, 4 + rng.below(12))
    border = {c for cell in squares for c in around(cell) if c not in squares and _side(c, squares)}
    assert {(x_of(c), y_of(c)) for c in realm.border} == border
    extra = rng.below(len(RESOURCE)) if seed % 2 else -1
    for place in realm.border + realm.cells:
        cell = (x_of(place), y_of(place))
        plain = brute(squares, marks, carts, cell, -1)
        assert {k for k in range(len(KIND)) if realm.fits_at(place) & BIT[k]} == plain
        if extra >= 0:
            helped = brute(squares, marks, carts, cell, extra)
            for kind in range(len(KIND)):
                assert (place in realm.places(kind, BIT[extra])) == (kind in helped)
    for kind in range(len(KIND)):
        everywhere = [c for c in realm.border if realm.fits_at(c) & BIT[kind]]
        assert bool(realm.ordinary(0) & BIT[kind]) == bool(everywhere)


@pytest.mark.rule("empire 5.3")
def test_a_square_enclosed_at_its_sides_still_touches_free_places_by_its_corners():
    """A cross of five squares: the four places at its corners are the neighbours of all of them. Once these
    are taken, too, the one in the middle touches no free place."""
    realm = Realm()
    for cell in ((0, 0), (1, 0), (0, 1), (-1, 0), (0, -1)):
        realm.add(cell_at(*cell), 0)
    assert realm.at_border() == 0b11111
    for cell in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        realm.add(cell_at(*cell), 0)
    assert realm.at_border() == 0b111111110


def _side(cell: Cell, squares: dict[Cell, int]) -> bool:
    x, y = cell
    return any(c in squares for c in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))


@pytest.mark.rule("empire 5.7")
@pytest.mark.parametrize("seed", range(40))
def test_the_general_assignment_agrees_with_brute_force(seed):
    """Any number of needs, the same resource several times, squares that offer up to three."""
    rng = Rng(f"needs {seed}")
    for _ in range(25):
        needs = [rng.below(4) for _ in range(rng.below(5))]
        offers = [sorted({rng.below(4) for _ in range(1 + rng.below(3))}) for _ in range(rng.below(6))]
        masks = [sum(BIT[r] for r in offer) for offer in offers]
        given = assign(needs, masks)
        met = [need for need in given if need >= 0]
        assert len(met) == len(set(met))
        assert all(masks[i] & BIT[needs[need]] for i, need in enumerate(given) if need >= 0)
        assert (len(met) == len(needs)) == possible(needs, offers)


OTHER_FILE = """
from pathlib import Path
from ratusha.kernel import components
components.use("empire", Path({path!r}))
from ratusha.games.empire.components import KIND
from ratusha.kernel import BIT
from ratusha.games.empire.moves import cell_at
from ratusha.games.empire.realm import Realm
def fits(*squares):
    realm = Realm()
    for cell, name in squares:
        realm.add(cell_at(*cell), KIND.index(name))
    place = cell_at(0, 1)
    return {{name for i, name in enumerate(KIND) if realm.fits_at(place) & BIT[i]}}
one = fits(((0, 0), "forest"), ((1, 0), "meadow"))
two = fits(((0, 0), "forest"), ((1, 0), "forest"))
three = fits(((0, 0), "forest"), ((1, 0), "forest"), ((-1, 0), "forest"))
print("mine" in one, "mine" in two, "winery" in two, "winery" in three)
"""


@pytest.mark.rule("empire 5.7")
def test_a_corrected_file_may_ask_for_more(tmp_path):
    """With a mine of wood + wood and a winery of wood + wood + stone: two forests, three forests."""
    import ratusha.games.empire as package

    text = (Path(package.__file__).parent / "components.toml").read_text(encoding="utf-8")
    mine, winery = 'id = "mine"', 'id = "winery"'
    text = _with_needs(_with_needs(text, mine, '["wood", "wood"]'), winery, '["wood", "wood", "stone"]')
    path = tmp_path / "components.toml"
    path.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", OTHER_FILE.format(path=str(path))], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["False", "True", "False", "True"]


def _with_needs(text: str, id: str, needs: str) -> str:
    head, tail = text.split(f"{id}\n", 1)
    before, after = tail.split("needs = ", 1)
    return f"{head}{id}\n{before}needs = {needs}\n{after.split(chr(10), 1)[1]}"
