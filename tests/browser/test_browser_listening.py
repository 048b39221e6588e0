"""What a screen reader says: live regions, names, and a place in the page that is not lost."""

import re
from typing import Any

import pytest
from tests.browser.test_browser_play import first_of, pair
from tests.browser.visitors import People, Visitor, expect

pytestmark = pytest.mark.long

HEAR = """() => {
  window.heard = [];
  const place = document.getElementById("news");
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) window.heard.push(node.textContent);
  }).observe(place, { childList: true, subtree: true, characterData: true });
}"""


class Ear:
    """Takes down what the live region of a table's page says from now on."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.page.evaluate(HEAR)

    def said(self) -> list[str]:
        """What was said since it was asked last."""
        found: list[str] = self.page.evaluate("window.heard.splice(0)")
        return found


def sentence(text: str) -> str:
    """As it is said: with an end."""
    return text if re.search(r"[.!?:…]$", text) else f"{text}."


def prompt(visitor: Visitor) -> str:
    told = visitor.page.locator("#prompt").text_content() or ""  # not as it looks: in capitals
    return sentence(" ".join(told.split()))


def lower(sentences: list[str]) -> list[str]:
    """Under its heading a label begins with a capital letter, after the die's number it does not."""
    return [sentence.lower() for sentence in sentences]


def unfold(visitor: Visitor) -> None:
    """All kinds of options, which fold when there are many: how many there are is a matter of dice."""
    visitor.page.evaluate("for (const kind of document.querySelectorAll('details.kind')) kind.open = true")


def test_each_step_is_said_once_with_what_comes_next(people: People):
    """Choosing, stepping back, choosing the same again, restarting: told each time, and nothing else."""
    anna, _ = first_of(people)
    ear = Ear(anna)
    workers = anna.page.locator("button[value^='workers']").first
    label = workers.locator(".label").text_content()
    for _ in range(2):
        unfold(anna)
        workers.focus()
        anna.page.keyboard.press("Enter")
        expect(anna.page.locator(".made li")).to_have_count(1)
        assert lower(ear.said()) == lower([f"{anna.say('step')} 1: {label}. {prompt(anna)}"])
        assert anna.page.evaluate("document.activeElement.id") == "decide"
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator(".draft")).to_have_count(0)
        assert ear.said() == [f"{anna.say('taken-back-all')} {prompt(anna)}"]
    unfold(anna)
    anna.click(workers)
    second = workers.locator(".label").text_content()
    unfold(anna)
    anna.click(workers)
    ear.said()
    anna.click(anna.button("undo"))
    assert lower(ear.said()) == lower([f"{anna.say('taken-back')} {second}. {prompt(anna)}"])
    anna.click(anna.button("restart"))
    assert ear.said() == [f"{anna.say('taken-back-all')} {prompt(anna)}"]


def test_the_end_of_a_turn_is_no_taking_back(people: People):
    """After Confirm: what happened, sentence by sentence, and who decides now."""
    mover, waiter = first_of(people)
    mine, other = Ear(mover), Ear(waiter)
    for _ in range(2):
        unfold(mover)
        mover.click(mover.page.locator("button[value^='workers']").first)
    mine.said()
    mover.click(mover.page.locator("form[action$='/confirm'] button"))
    [said] = mine.said()
    assert mover.say("taken-back-all") not in said
    assert said.endswith(prompt(mover))
    waiter.page.wait_for_function("() => window.heard.length")
    [heard] = other.said()
    lines = waiter.page.locator("[data-log] > li.move")
    assert lines.count() == 2  # two steps, the older one below
    events = [
        *lines.last.locator(".event").all_text_contents(),
        *lines.first.locator(".event").all_text_contents(),
    ]
    plain = [" ".join(event.split()) for event in events]
    assert heard == " ".join([*map(sentence, plain), prompt(waiter)])


def test_a_reader_keeps_the_place_while_others_move(people: People):
    """What has not changed is the same element afterwards, so a reading cursor stays in it."""
    mover, waiter = first_of(people)
    page = waiter.page
    kept = [
        ".bar h1",
        "#people .players li",
        "#position-title",
        "#log",
        "[data-log] > li:last-child",
        "#chat ol",
    ]
    page.evaluate("kept => window.places = kept.map((s) => document.querySelector(s))", kept)
    version = page.locator(".panel").get_attribute("data-version")
    while mover.act():
        pass
    page.wait_for_function("v => document.querySelector('.panel').dataset.version !== v", arg=version)
    assert page.evaluate("window.places.map((place) => place.isConnected)") == [True] * len(kept)


def test_only_what_is_new_in_the_chat_is_read(people: People):
    anna, boris, _ = pair(people)
    boris.open_panel("chat")
    for word in ("first", "second", "third"):
        boris.page.fill("[data-chat] input[name=text]", word)
        boris.page.keyboard.press("Enter")
        expect(boris.page.locator("[data-chat] input[name=text]")).to_have_value("")
    expect(anna.page.locator("#chat li")).to_have_count(3)
    anna.page.reload()
    anna.open_panel("chat")
    expect(anna.page.locator("#talk[aria-live=polite]")).to_be_visible()  # a moment after the page has come
    anna.page.evaluate("""() => {
      window.added = [];
      new MutationObserver((changes) => {
        for (const change of changes)
          for (const node of change.addedNodes) window.added.push(node.textContent);
      }).observe(document.getElementById("chat"), { childList: true, subtree: true, characterData: true });
    }""")
    boris.page.fill("[data-chat] input[name=text]", "fourth")
    boris.page.keyboard.press("Enter")
    expect(anna.page.locator("#chat li")).to_have_count(4)
    added: list[Any] = anna.page.evaluate("window.added.map((text) => text.trim()).filter(Boolean)")
    assert added == ["Борис: fourth"]


def test_a_chat_that_stands_there_is_not_read_when_the_page_comes(people: People):
    anna = people.visitor()
    anna.play_now("lantern_fair")
    source = anna.page.request.get(anna.page.url).text()
    assert "aria-live" not in source.split('id="chat"')[1].split("</ol>")[0]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_an_option_tells_its_cost_in_words(people: People, lang: str):
    """No "costs minus 1 worker": the signs are for the eye."""
    anna = people.visitor(lang)
    anna.play_now("burgundy")
    anna.asked()
    unfold(anna)
    option = anna.page.locator("button[value^='workers']").first
    label = option.locator(".label").text_content() or ""
    name = re.compile(rf"^{re.escape(label)} ?, {anna.say('gets')} 2 \S+$")
    expect(option).to_have_accessible_name(name)
    for cost in anna.page.locator(".option .pays").all():
        assert "−" not in cost.aria_snapshot()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_refusal_is_tied_to_its_field(people: People, lang: str):
    """The field that was wrong is marked, has the focus, and is described by the sentence."""
    anna = people.visitor(lang)
    for path, form, field in (
        ("/enter", "/enter", "name"),
        ("/", "/play", "name"),
        ("/enter", "/login", "password"),
    ):
        anna.go(path)
        inputs = anna.page.locator(f"form[action='{form}'] input:not([type=hidden])")
        for n in range(inputs.count()):
            inputs.nth(n).fill("\u200b" if field == "name" else "nobody at all")
        anna.page.locator(f"form[action='{form}'] button").first.click()
        sentence = anna.page.get_by_role("alert").inner_text()
        wrong = anna.page.locator("[aria-invalid=true]")
        expect(wrong).to_have_count(1)
        expect(wrong).to_have_attribute("name", field)
        expect(wrong).to_have_accessible_description(sentence)
        expect(wrong).to_be_focused()
    anna.complaints.clear()  # 403 and 422


def test_what_is_written_in_the_other_alphabet_is_in_the_other_language(people: People):
    """So that the right voice reads it: Russian names and lines on an English page, and the reverse."""
    anna, boris, _ = pair(people)
    for visitor, line in ((anna, "hello"), (boris, "привет"), (boris, "17:30")):
        visitor.open_panel("chat")
        visitor.page.fill("[data-chat] input[name=text]", line)
        visitor.page.keyboard.press("Enter")
        expect(anna.page.locator("#chat")).to_contain_text(line)
        expect(boris.page.locator("#chat")).to_contain_text(line)
    lang = "all => all.map((e) => e.getAttribute('lang'))"
    assert anna.page.locator("#chat .said").evaluate_all(lang) == [None, "ru", None]
    assert boris.page.locator("#chat .said").evaluate_all(lang) == ["en", None, None]
    assert anna.page.locator(".players .name").evaluate_all(lang) == [None, "ru"]
    assert boris.page.locator(".players .name").evaluate_all(lang) == ["en", None]


def test_headings_are_no_buttons_but_a_kind_is_unfolded_by_its_own(people: People):
    """A heading that can be focused is called clickable: it is the row around it that can."""
    anna = people.visitor()
    anna.enter("Anna")
    anna.take_over("terra_mystica", "4p_first_game", "Turn", 20)
    page = anna.page
    assert page.locator("h1[tabindex], h2[tabindex], h3[tabindex]").count() == 0
    kind = page.locator(".kind:not([open])").last
    fold, shown = kind.get_attribute("data-fold"), anna.options.count()
    kind.locator("summary").focus()
    page.keyboard.press("Enter")
    kind = page.locator(f".kind[open][data-fold='{fold}']")
    expect(kind).to_have_count(1)
    assert anna.options.count() > shown
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className").startswith("option")


def test_a_sandbox_says_what_was_done_and_asks_on(people: People):
    """As at the table: a step is told once, with the next question, and the focus is before it."""
    anna = people.visitor()
    table = anna.play_now("burgundy")
    anna.asked()
    anna.go(f"/tables/{table}/sandbox?seat=0")
    ear = Ear(anna)
    anna.click(anna.options.first)
    expect(anna.page.locator("#decide")).to_be_focused()
    [said] = ear.said()
    assert f"{anna.say('step')} 1: " in said
    assert said.endswith(prompt(anna))
    assert anna.page.get_by_role("status").count() == 0, "a banner that never changes is no news"


def test_a_replay_goes_on_where_one_was(people: People):
    """The way forward, with what happened, has the focus."""
    anna = people.visitor()
    table = anna.play_now("burgundy")
    anna.asked()
    anna.go(f"/tables/{table}")
    anna.play_until(anna.page.locator("[data-log] .move"))
    anna.go(f"/tables/{table}/replay?ply=0")
    forward = anna.page.get_by_role("link", name=anna.say("forward"))
    expect(forward).to_be_focused()
    anna.turn_to("**/replay?ply=*", "Enter")
    expect(forward).to_be_focused()
    told = " ".join(str(anna.page.locator("#moved .event").first.text_content()).split())
    assert re.match(rf"{anna.say('step')} [1-9]\d* .*: {re.escape(told)}", anna.page.title())
    expect(forward).to_have_accessible_description(re.compile(r"\w"))


def test_a_long_line_of_the_log_is_not_read_out_whole(people: People):
    """The set-up of a game takes some forty sentences: the first few are said, and how many are left."""
    anna, boris = people.visitor("en"), people.visitor("ru")
    boris.enter("Борис")
    anna.enter("Anna", "/new?game=burgundy")
    anna.page.select_option("select[name=seat1]", "open")
    anna.page.click("form[data-new] button.confirm")
    table = anna.table()
    boris.go(f"/tables/{table}")
    boris.sit()
    expect(anna.button("start")).to_be_visible()
    ear = Ear(anna)
    anna.click(anna.button("start"))
    [said] = ear.said()
    folded = anna.page.locator("[data-log] details.folded")
    assert sentence(folded.first.locator("summary").inner_text()) in said
    assert (folded.first.locator(".event").last.text_content() or "nothing") not in said
    assert said.endswith(prompt(anna))
    assert len(said) < 700


def test_a_refused_command_can_be_mended_where_it_was_written(people: People):
    """The refusal is an alert, each time anew; the focus and the words stay in the field."""
    anna, _ = first_of(people)
    anna.page.locator("summary", has_text=anna.say("command")).click()
    field = anna.page.locator("form.command input[name=move]")
    alert = anna.page.get_by_role("alert")
    ear = Ear(anna)
    for _ in range(2):
        field.fill("fly")
        with anna.page.expect_response(lambda answer: answer.request.method == "POST"):
            anna.page.keyboard.press("Enter")
        expect(alert).to_contain_text("fly")
        expect(field).to_be_focused()
        expect(field).to_have_value("fly")
        anna.page.wait_for_selector("#table:not(.sending)", state="attached")
        assert alert.evaluate("alert => alert.heard !== true && (alert.heard = true)"), "an old alert"
    assert ear.said() == [], "the alert speaks for itself"
    field.fill(anna.page.locator("button[value^='workers']").first.get_attribute("value") or "")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".made li")).to_have_count(1)
    expect(alert).to_have_count(0)
