"""The board at the table: what glows and how, where arrows lead, the whole of it small on a phone."""

from typing import Any

import pytest
from tests.browser.players import WALK, Player
from tests.browser.visitors import NARROW, People, Visitor, expect

from ratusha.kernel.msg import Msg
from ratusha.kernel.words import text

GAMES = ("burgundy", "terra_mystica", "empire", "altay", "gloomhaven")
PHONE = {"viewport": NARROW, "has_touch": True, "is_mobile": True}
LEFT = ".options li:not([hidden]) .option"

# Random layouts, some with spots one upon the other, of which some spot is not reached from the first.
LOST = """async (layouts) => {
  const script = document.querySelector('link[rel=modulepreload][href*="places.js"]');
  const { ways } = await import(script.href);
  const lost = [];
  let luck = 1;
  const roll = (most) => (luck = (luck * 48271) % 2147483647) % most;
  for (let layout = 0; layout < layouts; layout += 1) {
    const step = layout % 2 ? 90 : 1;
    const spot = () => [roll(700 / step | 0) * step, roll(600 / step | 0) * step];
    const spots = Array.from({ length: 1 + roll(60) }, spot);
    const found = ways(spots);
    const reached = new Set([0]);
    for (const at of reached) for (const next of found[at]) if (next >= 0) reached.add(next);
    if (reached.size < spots.length) lost.push(spots);
  }
  return lost;
}"""

# The outlines of which the box is not the one that the browser measures.
WRONG_BOXES = """async () => {
  const script = document.querySelector('link[rel=modulepreload][href*="places.js"]');
  const { boxOf, cornerOf } = await import(script.href);
  const places = [...document.querySelectorAll('.picture [data-outline]')];
  const differs = (place) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', place.dataset.outline);
    place.ownerSVGElement.append(path);
    const [is, said, corner] = [path.getBBox(), boxOf(place), cornerOf(place)];
    path.remove();
    const far = ['x', 'y', 'width', 'height'].map((name) => Math.abs(is[name] - said[name]));
    return Math.max(...far) > 2.5 || corner.x + corner.y > is.x + is.y + (is.width + is.height) / 2;
  };
  return [places.length, places.filter(differs).map((place) => place.dataset.outline)];
}"""

# Somebody writes in the chat of the table, and all its pages are told.
SAY = """async ([table, text]) => {
  const { csrf } = await (await fetch('/api/v1/me')).json();
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf };
  await fetch(`/api/v1/tables/${table}/chat`, { method: 'POST', headers, body: JSON.stringify({ text }) });
}"""

# How far each digit stands from the nearest outline that glows, in units of the picture.
DIGITS = """() => [...document.querySelectorAll('.glow .digit circle')].map((digit) => {
  const middle = new DOMPoint(digit.cx.baseVal.value, digit.cy.baseVal.value);
  return Math.min(...[...document.querySelectorAll('.glow .legal .ring')].flatMap((ring) => {
    const long = ring.getTotalLength();
    return Array.from({ length: 96 }, (_, at) => {
      const point = ring.getPointAtLength((long * at) / 96);
      return Math.hypot(point.x - middle.x, point.y - middle.y);
    });
  }));
})"""


def dig(people: People, **screen: Any) -> tuple[Visitor, str, str]:
    """A turn of Terra Mystica; a hex that is made a home in one way, and another land in others."""
    anna = people.visitor("en", **screen)
    anna.enter("Anna")
    anna.take_over("terra_mystica", "4p_first_game", "Turn", 3)
    options = [
        (option.get_attribute("value") or "", (option.get_attribute("data-touches") or "").split()[0],
         option.locator(".warning").count() > 0)
        for option in anna.page.locator(".option[value^='transform']").all()
    ]  # fmt: skip
    for home, hex, warned in options:
        same = [other for other in options if other[1] == hex]
        if not warned and len(same) > 1 and sum(not other[2] for other in same) == 1:
            return anna, hex, home
    raise AssertionError("no such hex")


def to_the_board(anna: Visitor) -> None:
    """By keys alone, once the page is ready for them."""
    anna.asked()
    expect(anna.page.locator(".glow .legal").first).to_be_attached()
    anna.page.evaluate("document.activeElement.blur()")
    anna.page.keyboard.press("b")
    assert anna.page.evaluate("document.activeElement.matches('[data-place]')")


@pytest.mark.parametrize("game", GAMES)
def test_arrows_lead_to_every_place(people: People, game: str):
    anna = people.visitor()
    anna.play_now(game)
    for turn in range(3):
        anna.asked()
        if anna.page.locator(".turnbar .confirm").count():
            return
        to_the_board(anna)
        legal = anna.page.locator("[data-place].legal").evaluate_all("all => all.map((p) => p.dataset.place)")
        assert [id for id in legal if anna.page.evaluate(WALK, id) is None] == []
        anna.act(turn)


def test_who_has_come_to_a_place_by_keys_stays_there(people: People):
    """Whatever comes from the server meanwhile."""
    anna = people.visitor()
    table = anna.play_now("burgundy")
    to_the_board(anna)
    place = anna.page.evaluate("document.activeElement.dataset.place")
    assert place
    anna.page.evaluate("document.dispatchEvent(new Event('sifted'))")
    assert anna.page.evaluate("document.activeElement.dataset.place") == place
    anna.page.evaluate(SAY, [table, "Hello!"])
    expect(anna.page.locator("#chat")).to_contain_text("Hello!")
    assert anna.page.evaluate("document.activeElement.dataset.place") == place


def test_arrows_lead_to_every_place_however_they_lie(people: People):
    anna = people.visitor()
    anna.play_now("burgundy")
    assert anna.page.evaluate(LOST, 300) == []


def test_a_digit_stands_at_the_edge_of_its_place(people: People):
    """Not beside it, where it would be another's: the corner of a hexagon's box lies on the next hexagon."""
    anna = people.visitor()
    anna.enter("Anna")
    anna.take_over("burgundy", "easy-3-11", "CastleAction")
    far = anna.page.evaluate(DIGITS)
    assert len(far) > 2
    assert max(far) < 6


def test_a_second_touch_does_what_is_sensible(people: People):
    """A hex becomes a home; what comes with a warning is chosen by a touch more, or from the list."""
    anna, hex, home = dig(people)
    page, player = anna.page, Player(anna)
    assert player.press(hex)
    shown = page.locator(LEFT)
    assert shown.count() > 1
    expect(page.locator(".group:not([hidden]) h3 .count")).to_have_text(f"· {shown.count()}")
    note = page.locator(".place-note:visible")
    label = str(page.locator(f".option[value='{home}'] .label").first.text_content()).strip()
    expect(note).to_contain_text(label)
    expect(note.locator(".chips")).to_be_visible()
    assert page.locator(".glow .second").count() > 0
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        assert player.press(hex)
    expect(page.locator(".made li")).to_have_attribute("data-label", label)


def test_a_phone_stays_where_one_has_played_once_the_turn_may_end(people: People):
    """What could still be exchanged lies on another tab: that is no reason to leave the map."""
    anna, _, home = dig(people, **PHONE)
    page = anna.page
    page.locator(".cuts [data-tab=phone-map]").tap()
    anna.click(page.locator(f".option[value='{home}']").first)
    expect(page.locator(".turnbar .confirm")).to_be_visible()
    expect(page.locator(".cuts [data-tab=phone-map]")).to_have_attribute("aria-selected", "true")


def test_a_phone_stays_on_a_tab_without_targets_while_nothing_is_asked_anew(people: People):
    """Who looks at the cults stays there when something else on the page changes, such as the language."""
    anna, _, _ = dig(people, **PHONE)
    tab = anna.page.locator(".cuts [data-tab=phone-cults]")
    tab.tap()
    expect(tab).to_have_attribute("data-targets", "")
    anna.page.evaluate("document.querySelector('a[hreflang]').click()")
    expect(anna.page.locator("html")).to_have_attribute("lang", "ru")
    expect(tab).to_have_attribute("aria-selected", "true")


def test_a_phone_shows_the_whole_map_small_where_only_a_part_is_in_sight(people: People):
    anna, _, _ = dig(people, **PHONE)
    page = anna.page
    page.locator(".cuts [data-tab=phone-map]").tap()
    overview, pane = page.locator("#overview"), page.locator(".pane:not([hidden])")
    expect(overview).to_be_visible()
    wide = "() => +document.querySelector('.lens').getAttribute('width')"
    assert 0 < page.evaluate(wide) < 500
    for corner, end in (("left", 1), ("right", 0)):
        box = overview.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 6 + (box["width"] - 12) * (1 - end), box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(box["x"] + 3 + (box["width"] - 6) * end, box["y"] + box["height"] / 2, steps=4)
        page.mouse.up()
        most = pane.evaluate("(p) => p.scrollWidth - p.clientWidth")
        assert most > 100
        assert pane.evaluate("(p) => p.scrollLeft") == pytest.approx(most * end, abs=2)
        expect(overview).to_have_attribute("data-corner", f"bottom {corner}")
    page.locator(".cuts [data-tab=phone-board]").tap()
    expect(overview).to_be_hidden()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_who_is_offered_power_may_say_what_holds_from_now_on(people: People, lang: str):
    """Beside the question itself, not only in the menu; it answers this one, too."""
    anna = people.visitor(lang)
    anna.enter("Anna")
    anna.take_over("terra_mystica", "4p_first_game", "AnswerLeech")
    form = anna.page.locator(".from-now-on")
    tick, (less, more), number = form.locator(".tick"), form.locator(".tool").all(), form.locator("output")
    expect(tick).to_contain_text(anna.say("from-now-on-unasked"))
    expect(tick).to_have_attribute("aria-pressed", "false")
    offered = int(str(number.text_content()))
    for by in range(1, 13 - offered):
        more.click()
        expect(number).to_have_text(str(offered + by))
    expect(more).to_be_disabled()
    price = text(Msg("terra_mystica-standing-power-up_to_12"), lang)
    assert "11" in price
    expect(form.locator("small:visible")).to_have_text(price)
    for _ in range(12 - offered):
        less.click()
    expect(number).to_have_text(str(offered))
    expect(tick).to_have_attribute("value", f"up_to_{offered}")
    asked = anna.page.locator("#prompt").text_content()
    anna.click(tick)
    expect(anna.page.locator("#prompt")).not_to_have_text(str(asked))


def test_a_standing_answer_that_goes_less_far_is_ticked_and_can_be_taken_back(people: People):
    anna = people.visitor()
    anna.enter("Anna")
    for nth in range(40):
        anna.take_over("terra_mystica", "4p_first_game", "AnswerLeech", nth)
        if anna.page.locator(".from-now-on output").text_content() != "1":
            break
    tick, less = anna.page.locator(".tick"), anna.page.locator(".from-now-on .tool").first
    less.click()
    anna.click(tick)
    expect(tick).to_have_attribute("aria-pressed", "true")
    less_far = anna.page.locator(".from-now-on output").text_content()
    anna.click(tick)
    expect(tick).to_have_attribute("aria-pressed", "false")
    expect(tick).not_to_have_attribute("value", f"up_to_{less_far}")


def test_a_move_with_two_pairs_of_brackets_is_no_name_for_the_button(people: People):
    """“Lay it right of no. 8 (Meadow), in front of no. 7 (Tavern)”: neither half of it would be right."""
    anna = people.visitor()
    anna.enter("Anna")
    for nth in range(10, 40):
        anna.take_over("empire", "easy-4-12", "Lay", nth)
        options = [option for option in anna.options.all() if str(option.text_content()).count("(") > 1]
        if options:
            anna.click(options[0])
            expect(anna.confirm).to_contain_text(anna.say("end-turn"))
            return
    raise AssertionError("no such place")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_five_players_and_the_log_stand_beside_the_board(people: People, lang: str):
    anna = people.visitor(lang)
    anna.enter("Анна Константиновна")
    anna.take_over("terra_mystica", "5p_extra_tiles", "Turn", 12)
    people_box = anna.page.locator(".people")
    assert people_box.evaluate("(p) => p.scrollHeight - p.clientHeight") <= 1
    assert anna.page.locator("#history").evaluate("(h) => h.clientHeight") >= 96


def test_an_attack_that_is_pointed_at_shows_its_arrow_and_its_sum(people: People):
    """Its own alone, though others lead to the same region."""
    anna = people.visitor()
    anna.enter("Anna")
    for nth in range(20, 60):
        anna.take_over("altay", "easy-4-9", "Turn", nth)
        attacks = anna.page.locator(".option[value^='attack ']")
        if attacks.count():
            break
    assert attacks.count()
    anna.page.mouse.move(0, 0)  # it may stand where an option has come
    shown = anna.page.locator(".drawn [data-with].on")
    expect(shown).to_have_count(0)
    for option in attacks.all():
        option.hover()
        expect(shown).to_have_count(1)
        start, target = str(option.get_attribute("data-touches")).split()
        expect(shown).to_have_attribute("data-start", start)
        expect(shown).to_have_attribute("data-with", target)
    anna.page.evaluate("document.dispatchEvent(new Event('sifted'))")  # drawn again, as by news of others
    expect(shown).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_outlines_are_measured_without_laying_out_the_page(people: People, game: str):
    """Read from their text they have the boxes that the browser would measure."""
    anna = people.visitor("en")
    anna.play_now(game)
    anna.asked()
    count, wrong = anna.page.evaluate(WRONG_BOXES)
    assert count > 20
    assert wrong == []


def test_a_note_says_what_a_thing_does_and_goes_with_the_mouse(people: People):
    """Also of a tile that may be taken, with what that brings; a touch more plays it, and says so."""
    anna = people.visitor("en")
    anna.play_now("burgundy")
    anna.asked()
    page, player = anna.page, Player(anna)
    option = page.locator(".option[data-touches*=depot]").first
    tile = next(id for id in str(option.get_attribute("data-touches")).split() if id.startswith("depot"))
    spot = player.spot(tile)
    assert spot
    page.mouse.move(*spot)
    note = page.locator(".place-note:visible")
    about = page.locator(f".picture [data-place='{tile}']").first.get_attribute("data-about")
    expect(note.locator(".about")).to_have_text(str(about))
    expect(note).not_to_contain_text(anna.say("touch-again"))
    box = page.locator("[data-part=depots-sheet]").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] - 6, box["y"] + 6)
    expect(note).to_have_count(0)
    for id in str(option.get_attribute("data-touches")).split():
        if page.locator(".option.ready").count() == 0:
            assert player.press(id)
    expect(note.locator(".again")).to_have_text(anna.say("touch-again"))


def test_a_phone_begins_where_something_can_be_touched_and_the_board_stays_between_two_touches(
    people: People,
):
    """Fewer options are a shorter list: if the board moved for it, the second touch would meet another."""
    anna = people.visitor("ru", **PHONE)
    anna.play_now("terra_mystica")
    page = anna.page
    expect(page.locator(".cuts [data-tab=phone-board]")).to_have_attribute("aria-selected", "true")
    witches = page.locator(".pane:not([hidden]) [data-place=faction-witches]")
    before = witches.bounding_box()
    witches.tap()
    expect(page.locator(".option.ready")).to_be_visible()
    assert witches.bounding_box() == before
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        witches.tap()
    expect(page.locator(".option.ready")).to_have_count(0)
    assert page.locator(".decide").evaluate("sheet => sheet.style.minHeight") == ""


def test_a_phone_turns_to_the_map_when_the_row_beside_it_decides_nothing(people: People):
    """Every starting dwelling comes from the same row: where it stands is chosen on the map."""
    anna = people.visitor("en", **PHONE)
    anna.play_now("terra_mystica")
    page = anna.page
    anna.click(page.locator(".option").first)
    anna.click(anna.confirm)
    expect(page.locator(".option[data-touches*='hex-']").first).to_be_attached()
    expect(page.locator(".cuts [data-tab=phone-map]")).to_have_attribute("aria-selected", "true")


# The places that may be touched whose middle meets a drawing that belongs to no place.
COVERED = """() => [...document.querySelectorAll('.drawn [data-place].legal')].filter((place) => {
  if (!place.getClientRects().length) return false;
  const box = place.querySelector(':scope > .reach').getBoundingClientRect();
  const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return met?.closest('.picture') && met.localName !== 'svg' && !met.closest('[data-place]');
}).map((place) => place.dataset.place)"""


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_the_middle_of_a_hex_in_reach_is_touched_though_its_spades_are_drawn_there(people: People, screen):
    anna, hex, _ = dig(people, **screen)
    page = anna.page
    if screen:
        page.locator(".cuts [data-tab=phone-map]").tap()
    assert page.locator(f".drawn [data-place='{hex}'].legal:visible").count() == 1
    assert page.evaluate(COVERED) == []


def test_what_others_have_laid_on_the_ground_is_outlined(people: People):
    """A move names the cells where it was made; seen is the tile that lies there, or else the cell."""
    anna = people.visitor("en")
    anna.play_now("gloomhaven")
    anna.play_until(anna.page.locator("#since[data-changed*=cell-]"))
    cells = str(anna.page.locator("#since").get_attribute("data-changed")).split()
    rings = anna.page.locator(".drawn .glow .changed, .drawn .glow .last")
    assert rings.count() >= sum(cell.startswith("cell-") for cell in cells) > 0
    seen = rings.evaluate_all("rings => rings.map((ring) => ring.dataset.glow)")
    assert any(id.startswith("storage-") for id in seen)


def test_the_hand_one_plays_from_is_not_outlined_as_changed(people: People):
    """Cards were drawn, but those that may be played glow; what a bot has done is outlined."""
    anna = people.visitor("en")
    anna.play_now("altay")
    anna.play_until(anna.page.locator(".drawn [data-place='player-0-hand'] [data-place].legal"))
    anna.page.evaluate("""() => {
      document.getElementById('since').dataset.changed = 'player-0-hand region-MW';
      document.dispatchEvent(new Event('sifted'));
    }""")
    seen = anna.page.locator(".drawn .glow .changed")
    assert seen.evaluate_all("rings => rings.map((ring) => ring.dataset.glow)") == ["region-MW"]
