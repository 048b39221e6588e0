"""Boards under a thumb: a small map of what is larger than the window, cards that are touched anywhere."""

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.visitors import NARROW, People, Visitor, expect, until

from ratusha.games.altay.defence import Answer
from ratusha.games.gloomhaven.trade import PlaceStorage
from ratusha.kernel.match import Match
from ratusha.kernel.record import Record, parse
from ratusha.kernel.state import FORCED

CORPUS = Path(__file__).resolve().parents[1] / "corpus"

IMPORT = """async ([record, settings]) => {
  const csrf = document.querySelector("input[name=csrf]").value;
  const headers = { "content-type": "application/json", "x-csrf-token": csrf };
  const body = JSON.stringify({ record, settings });
  return await (await fetch("/api/v1/import", { method: "POST", headers, body })).text();
}"""


def stopped(name: str, fits: Callable[[Any], bool]) -> tuple[Record, int]:
    """A game of the corpus up to the first position of this kind, and the seat that is asked there."""
    record = parse((CORPUS / f"{name}.record").read_text(encoding="utf-8"))
    state: Any = Match(record.fork(0)).state
    for ply, entry in enumerate(record.plies()):
        if state.asked and fits(state):
            return record.fork(ply), state.asked[0]
        if entry.how != FORCED:
            state.play(entry.move, entry.seat)
    raise AssertionError("there is no such position")


def attacked(state: Any) -> bool:
    """Must a player with cards for the defence answer an attack?"""
    return isinstance(state.agenda[-1], Answer) and len(state.moves(state.asked[0])) > 2


def seated(anna: Visitor, record: Record, seat: int) -> None:
    """At a table that begins with this record; the other seats are bots that never move."""
    plans = ["open" if at == seat else "sleeper" for at in range(record.seats)]
    settings = {"game": record.game.id, "seats": plans, "open": False}
    table = json.loads(anna.page.evaluate(IMPORT, [record.text(), settings]))["table"]
    anna.go(f"/tables/{table}")
    anna.click(anna.page.locator("form[action$='/start'] button"))
    anna.asked()


def test_a_board_that_is_larger_than_the_window_has_a_small_map(people: People):
    """Its frame goes with the board, and the board with the frame; a board that fits has none."""
    anna = people.visitor("en", viewport=NARROW, has_touch=True)
    anna.play_now("gloomhaven")
    anna.asked()
    page = anna.page
    page.locator(".cuts [data-tab=phone-city]").click()
    small, pane = page.locator("#overview"), page.locator(".pane[data-pane=phone-city]")
    expect(small).to_be_visible()
    box = small.locator("svg").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] - 2, box["y"] + box["height"] - 2)
    page.mouse.down()
    page.mouse.up()
    until(page, lambda: pane.evaluate("e => e.scrollLeft + e.clientWidth >= e.scrollWidth - 1"))
    shown = """() => {
      const { x, width } = document.querySelector("#overview .lens").getBBox();
      return (x + width) / document.querySelector("#overview svg").viewBox.baseVal.width;
    }"""
    until(page, lambda: page.evaluate(shown) > 0.97)
    page.locator(".cuts [data-tab=phone-offers]").click()
    expect(small).to_be_hidden()


def test_a_card_that_may_be_played_as_a_whole_is_touched_anywhere(people: People):
    """In a battle: the halves of a card can't be chosen, and a touch on one of them means the card."""
    anna = people.visitor("en")
    anna.enter("Anna")
    seated(anna, *stopped("altay/easy-4-9", attacked))
    page = anna.page
    card = page.locator(".picture [data-place].legal:has([data-place]:not(.legal))").first
    half = card.locator("[data-place]").last
    half.click(force=True)
    chosen = page.locator(f".glow .chosen[data-glow='{card.get_attribute('data-place')}']")
    expect(chosen).to_have_count(1)


def test_a_card_whose_halves_are_options_has_no_ring_of_its_own(people: People):
    anna = people.visitor("en")
    anna.play_now("altay")
    halves = anna.page.locator(".picture [data-place*='-hand-'].legal [data-place].legal")
    anna.play_until(halves)
    half = halves.first.get_attribute("data-place") or ""
    card = half.rpartition("-")[0]
    expect(anna.page.locator(f".glow .legal[data-glow='{half}']")).to_have_count(1)
    expect(anna.page.locator(f".glow .legal[data-glow='{card}']")).to_have_count(0)


def test_a_large_board_opens_where_it_can_be_touched(people: People):
    """Targets that lie far apart do not fit: one of them is wholly in sight, not the middle between them."""
    anna = people.visitor("en", viewport=NARROW, has_touch=True)
    anna.play_now("gloomhaven")
    pane = ".pane[data-pane=phone-city]"
    anna.play_until(anna.page.locator(f"{pane} [data-place].legal"))
    inside = """(pane) => {
      const around = pane.getBoundingClientRect();
      return [...pane.querySelectorAll("[data-place].legal")].some((place) => {
        const box = place.getBoundingClientRect();
        return box.left >= around.left - 2 && box.right <= around.right + 2
          && box.top >= around.top - 2 && box.bottom <= around.bottom + 2;
      });
    }"""
    until(anna.page, lambda: anna.page.locator(pane).evaluate(inside))


def test_many_places_are_an_area_without_a_ring_round_each(people: People):
    """Where a storage may stand: the cells under amber; the ring comes where one points."""
    anna = people.visitor("en")
    anna.enter("Anna")
    where = stopped("gloomhaven/easy-2-15", lambda state: isinstance(state.agenda[-1], PlaceStorage))
    seated(anna, *where)
    ring = "document.querySelector('.glow.many .legal .ring')"
    wide = f"() => parseFloat(getComputedStyle({ring}).strokeWidth)"
    expect(anna.page.locator(".glow.many .legal").first).to_be_attached()
    assert anna.page.evaluate(wide) < 2
    anna.page.locator(".picture [data-place].legal").first.hover()
    until(anna.page, lambda: anna.page.locator(".glow.many .legal.pointed").count())
    assert anna.page.evaluate(wide.replace(".legal", ".legal.pointed")) > 3


DIGITS = """() => [...document.querySelectorAll(".glow .digit circle")].map((dot) => {
  const box = dot.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2, box.width / 2];
})"""


def test_digits_on_small_places_do_not_cover_each_other(people: People):
    """The spots for priests: three of each cult, a few pixels from each other."""
    anna = people.visitor("en")
    anna.enter("Anna")
    anna.take_over("terra_mystica", "2p_choose", "Turn", 21)
    until(anna.page, lambda: anna.page.locator(".glow .digit").count() > 5)
    dots = anna.page.evaluate(DIGITS)
    for at, (x, y, radius) in enumerate(dots):
        for other_x, other_y, other in dots[:at]:
            assert math.hypot(x - other_x, y - other_y) > radius + other - 1
