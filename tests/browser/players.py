"""Guests who play on the board: with a mouse, by keys alone, or with a thumb on a phone.

Where an option touches places of the picture they touch those, and take the list only for what is left then.
They never touch through something: where a place has no point of its own in sight, that is a fault.
"""

from typing import Any, ClassVar

from tests.browser.visitors import NARROW, People, Visitor, until

MOST = 3000
"""Acts after which a game that goes on never ends."""

OPTIONS = """() => [...document.querySelectorAll('.options .option')]
  .filter((o) => !o.matches('.aside'))
  .map((o) => [o.value, o.dataset.touches ?? ''])"""

# A point of a place where a click meets this place and nothing else; or why there is none.
SPOT = """async (id) => {
  const stage = document.querySelector('#opponent, .pane:not([hidden])') ?? document.querySelector('.drawn');
  const place = stage?.querySelector(`[data-place="${CSS.escape(id)}"]`);
  if (!place) return 'is not in sight';
  const ring = [...place.ownerSVGElement.querySelectorAll('[data-glow] .ring')]
    .find((ring) => ring.parentElement.dataset.glow === id);
  if (!ring) return 'has no outline';
  const box = ring.getBBox();
  const steps = [0.5, 0.4, 0.6, 0.25, 0.75, 0.12, 0.88];
  const meets = () => {
    for (const down of steps)
      for (const across of steps) {
        const inside = new DOMPoint(box.x + box.width * across, box.y + box.height * down);
        if (!ring.isPointInFill(inside)) continue;
        const { x, y } = inside.matrixTransform(ring.getScreenCTM());
        const under = document.elementFromPoint(x, y);
        // A part of a place that may not be touched itself stands for the place.
        if ((under?.closest('[data-place].legal') ?? under?.closest('[data-place]')) === place) return [x, y];
      }
    return null;
  };
  const seen = meets();
  if (seen) return seen;
  ring.scrollIntoView({ block: 'center', inline: 'center' });
  // What stands in a corner of the board makes way.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  const { x, y } = middle.matrixTransform(ring.getScreenCTM());
  const over = document.elementFromPoint(x, y);
  const named = over?.closest('[data-place]')?.dataset.place ?? over?.getAttribute('class');
  return meets() ?? `is covered by ${named ?? over?.localName} at ${Math.round(x)}, ${Math.round(y)}`;
}"""

# Without the cards of which a part is touched: a thumb at a card's edge meets the part.
INNERMOST = """(ids) => ids.filter((id) => !ids.some((other) => document.querySelector(
  `.picture [data-place="${CSS.escape(id)}"] [data-place="${CSS.escape(other)}"]`)))"""

# The arrows that lead from the place in focus to another one, or null.
WALK = """async (id) => {
  const script = document.querySelector('link[rel=modulepreload][href*="places.js"]');
  const { ways } = await import(script.href);
  const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  const picture = document.activeElement?.closest('.picture');
  const places = [...(picture?.querySelectorAll('[data-place].legal') ?? [])];
  const boxes = places.map((place) => place.getBoundingClientRect());
  const leads = ways(boxes.map((box) => [box.x + box.width / 2, box.y + box.height / 2]));
  const start = places.indexOf(document.activeElement);
  const found = new Map(start < 0 ? [] : [[start, []]]);
  for (const [at, keys] of found) {
    if (places[at].dataset.place === id) return keys;
    for (const [way, next] of leads[at].entries())
      if (next >= 0 && !found.has(next)) found.set(next, [...keys, arrows[way]]);
  }
  return null;
}"""

CHOSEN = "() => [...document.querySelectorAll('.glow .chosen')].map((ring) => ring.dataset.glow)"
LEFT = ".options li:not([hidden]) .option:not(.aside)"


class Player:
    """Somebody who plays with a mouse."""

    screen: ClassVar[dict[str, Any]] = {}

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.touched = 0
        self.listed = 0
        """Acts with places that were done on the board, and those that were not."""
        self.faults: list[str] = []

    def begin(self, game: str, seats: int = 2, **options: str) -> None:
        """A table with one bot that does not think, or alone."""
        self.visitor.enter("Anna", f"/new?game={game}")
        if seats == 1:
            self.page.select_option("select[name=seats]", "1")
        else:
            self.page.select_option("select[name=seat1]", "random")
        for id, value in options.items():
            self.page.select_option(f"select[name=option_{id}]", value)
        self.page.click("form[data-new] button.confirm")
        self.visitor.table()

    def play_out(self) -> None:
        """Until the game is over."""
        for n in range(MOST):
            until(self.page, lambda: self.visitor.is_asked() or self.visitor.over())
            if self.visitor.over():
                return
            self.act(n)
        raise AssertionError("the game does not end")

    def act(self, n: int) -> None:
        """One step of a turn, or its end."""
        if self.page.locator(".turnbar .confirm:visible").count():
            self.end_turn()
            return
        options = self.page.evaluate(OPTIONS)
        assert options, "nothing to choose"
        notation, touches = options[self.chosen(n, [value for value, _ in options])]
        if touches and self.touch(touches.split(), notation):
            self.touched += 1
        else:
            self.listed += bool(touches)
            self.choose(notation)

    def chosen(self, n: int, options: list[str]) -> int:
        """Now this, now that; each third time the last, which ends turns, so that games end, too."""
        return -1 if n % 3 == 2 else n * 7919 % len(options)

    def touch(self, places: list[str], notation: str) -> bool:
        """Touch the places until one option is left, and that place again; False: the list must help."""
        left = self.page.locator(LEFT)
        for id in self.page.evaluate(INNERMOST, places):
            if not self.press(id):
                return False
            if left.count() == 1:
                assert left.get_attribute("value") == notation
                with self.page.expect_response(lambda answer: answer.request.method == "POST"):
                    assert self.press(id)
                self.page.wait_for_selector("#table:not(.sending)", state="attached")
                return True
            if id not in self.page.evaluate(CHOSEN):
                self.fault(id, f"was touched for {notation}, but is not chosen")
                return False
        return False

    def fault(self, id: str, what: str) -> None:
        self.faults.append(f"{id} {what}")

    def spot(self, id: str) -> tuple[float, float] | None:
        """Where a place is met."""
        found = self.page.evaluate(SPOT, id)
        if isinstance(found, str):
            self.fault(id, found)
            return None
        return found[0], found[1]

    def press(self, id: str) -> bool:
        """Touch a place."""
        spot = self.spot(id)
        if spot:
            self.page.mouse.click(*spot)
        return spot is not None

    def choose(self, notation: str) -> None:
        """Take an option from the list."""
        option = self.page.locator(f'.options .option[value="{notation}"]').first
        self.visitor.click(option)

    def end_turn(self) -> None:
        self.visitor.click(self.page.locator(".turnbar .confirm:visible").first)


class Follower(Player):
    """Somebody with a mouse who plays given moves."""

    def __init__(self, visitor: Visitor, moves: list[str]) -> None:
        super().__init__(visitor)
        self.moves = moves

    def chosen(self, n: int, options: list[str]) -> int:
        return options.index(self.moves.pop(0))


class Thumb(Player):
    """Somebody with a phone."""

    screen: ClassVar[dict[str, Any]] = {"viewport": NARROW, "has_touch": True, "is_mobile": True}

    def press(self, id: str) -> bool:
        tab = self.page.evaluate(
            """(id) => [...document.querySelectorAll('.pane')]
              .filter((pane) => pane.querySelector(`[data-place="${CSS.escape(id)}"]`))
              .sort((a, b) => a.hidden - b.hidden)[0]?.dataset.pane""",
            id,
        )
        button = self.page.locator(f".cuts [data-tab='{tab}']")
        if tab and button.get_attribute("aria-selected") != "true":
            button.tap()
        spot = self.spot(id)
        if spot:
            self.page.touchscreen.tap(*spot)
        return spot is not None


class Keys(Player):
    """Somebody without a mouse."""

    def begin(self, game: str, seats: int = 2, **options: str) -> None:
        super().begin(game, seats, **options)
        self.page.evaluate(
            "() => addEventListener('pointerdown', () => { throw new Error('a mouse') }, true)"
        )

    def press(self, id: str) -> bool:
        return self.walk_to(id) and self._enter()

    def _enter(self) -> bool:
        self.page.keyboard.press("Enter")
        return True

    def walk_to(self, id: str) -> bool:
        """B to the board, then arrows, by the shortest way."""
        if self.page.evaluate("() => document.activeElement?.matches('input')"):
            self.page.keyboard.press("Escape")
        keys = self.page.evaluate(WALK, id)
        if keys is None:
            self.page.evaluate("() => document.activeElement.blur()")
            self.page.keyboard.press("b")
            keys = self.page.evaluate(WALK, id)
        for key in keys or []:
            self.page.keyboard.press(key)
        if self.page.evaluate("() => document.activeElement?.dataset?.place ?? ''") == id:
            return True
        self.fault(id, "is not reached by arrows")
        return False

    def choose(self, notation: str) -> None:
        with self.page.expect_response(lambda answer: answer.request.method == "POST"):
            self.page.keyboard.press("/")
            self.page.keyboard.type(notation)
            self.page.keyboard.press("Enter")
        self.page.wait_for_selector("#table:not(.sending)", state="attached")

    def end_turn(self) -> None:
        at_confirm = "() => document.activeElement?.matches('.turnbar .confirm')"
        for key in ("Escape", "ArrowUp", "ArrowUp"):
            if self.page.evaluate(at_confirm):
                break
            if key == "ArrowUp" or self.page.evaluate("() => document.activeElement?.matches('input')"):
                self.page.keyboard.press(key)
        with self.page.expect_response(lambda answer: answer.request.method == "POST"):
            self.page.keyboard.press("Enter")
        self.page.wait_for_selector("#table:not(.sending)", state="attached")


WAYS: dict[str, type[Player]] = {"mouse": Player, "keys": Keys, "touch": Thumb}


def sit_down(people: People, way: str, game: str, lang: str = "en", seats: int = 2, **options: str) -> Player:
    """A guest at a table with a bot, or alone."""
    kind = WAYS[way]
    player = kind(people.visitor(lang, **kind.screen))
    player.begin(game, seats, **options)
    return player
