"""Help, and the rules of each game."""

from __future__ import annotations

import itertools
import re
from functools import cache
from importlib import resources
from typing import Final

from markdown_it import MarkdownIt
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from ratusha.kernel.installed import package_of
from ratusha.kernel.registry import game
from ratusha.server.base.games import playable
from ratusha.server.refusal import not_found
from ratusha.server.web.context import lang_of
from ratusha.server.web.pages.render import render
from ratusha.server.words import say

TOPICS: Final = range(1, 10)
"""The topics of the help page, in order."""


async def show(request: Request) -> Response:
    """How to play here."""
    lang = await lang_of(request)
    topics = [(say(lang, f"help-{n}-title"), as_html(say(lang, f"help-{n}"))[1]) for n in TOPICS]
    titles = [(id, game(id).title(lang), game(id).components is not None) for id in playable()]
    return await render(request, "help.html", topics=topics, games=titles)


async def rules(request: Request) -> Response:
    """The numbered rules of a game."""
    lang = await lang_of(request)
    id = request.path_params["game"]
    written = rules_of(id, lang) if id in playable() else None
    if written is None:
        raise not_found()
    chapters, body = written
    return await render(request, "rules.html", title=game(id).title(lang), body=body, chapters=chapters)


@cache
def rules_of(id: str, lang: str) -> tuple[list[str], Markup] | None:
    """The chapters of a game's rules and their text, read once; None: there are none in this language."""
    file = resources.files(package_of(id) or "") / f"rules.{lang}.md"
    return as_html(file.read_text(encoding="utf-8")) if file.is_file() else None


MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
MARKDOWN.add_render_rule("table_open", lambda *_: '<div class="scroll"><table>\n')
MARKDOWN.add_render_rule("table_close", lambda *_: "</table></div>\n")


def as_html(markdown: str) -> tuple[list[str], Markup]:
    """The chapters and the text; chapter 2 has the id `c2`, rule 2.1 (a paragraph that begins so) `r2.1`."""
    tokens = MARKDOWN.parse(markdown)
    chapters: list[str] = []
    for token, inner in itertools.pairwise(tokens):
        if token.type == "heading_open" and token.tag == "h2":
            chapters.append("".join(part.content for part in inner.children or []))
            token.attrSet("id", f"c{len(chapters)}")
        elif token.type == "paragraph_open":
            number = re.match(r"\*\*(\d+\.\d+)\*\*", inner.content)
            if number:
                token.attrSet("id", f"r{number[1]}")
        elif token.type in ("th_open", "td_open"):
            token.attrs.pop("style", None)  # the content security policy allows none
    return chapters, Markup(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))
