"""Rules and help: Markdown as it appears on the page."""

from ratusha.server.web.pages.help import as_html

RULES = """# A game

## Setup *now*

**1.1** Each player takes `3` coins
and a **ship**.

- one
- two

## Turns

**2.1** See <b>1.1</b> & [more](javascript:alert(1)).

| Tile | Points |
| --- | --: |
| Inn | 4 |
"""


def test_chapters_and_rules_can_be_linked_to():
    chapters, body = as_html(RULES)
    assert chapters == ["Setup now", "Turns"]
    assert '<h2 id="c1">Setup <em>now</em></h2>' in body
    assert '<h2 id="c2">Turns</h2>' in body
    assert '<p id="r1.1"><strong>1.1</strong> Each player takes <code>3</code> coins' in body
    assert '<p id="r2.1">' in body


def test_lists_and_tables_are_what_they_are():
    _, body = as_html(RULES)
    assert "<ul>\n<li>one</li>\n<li>two</li>\n</ul>" in body
    assert '<div class="scroll"><table>' in body and "</table></div>" in body
    assert "<th>Points</th>" in body and "<td>4</td>" in body


def test_nothing_in_the_text_becomes_code_of_the_page():
    """No tags, no links that run something, no styles: the site's policy allows none of them."""
    _, body = as_html(RULES)
    assert "&lt;b&gt;1.1&lt;/b&gt; &amp;" in body
    assert "href" not in body
    assert "style" not in body
