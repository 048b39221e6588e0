"""Help, and the rules of each game."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

from ratusha.kernel.registry import game, package_of
from ratusha.server.games import playable
from ratusha.server.refusal import not_found
from ratusha.server.web.context import lang_of
from ratusha.server.web.pages.page import render


async def show(request: Request) -> Response:
    """How to play here."""
    lang = await lang_of(request)
    return await render(
        request,
        "help.html",
        games=[(id, game(id).title(lang), game(id).components is not None) for id in playable()],
    )


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
    if not file.is_file():
        return None
    markdown = file.read_text(encoding="utf-8")
    return re.findall(r"^## (.+)$", markdown, re.M), as_html(markdown)


def as_html(markdown: str) -> Markup:
    """The little of Markdown that rules use: headings, numbered rules, lists, tables, emphasis."""
    out: list[str] = []
    block: list[str] = []

    def flush() -> None:
        if not block:
            return
        if all(line.startswith("|") for line in block):
            rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in block]
            out.append("<div class='scroll'><table>")
            for n, row in enumerate(rows):
                if all(set(cell) <= set(":- ") for cell in row):
                    continue
                cell_tag = "th" if n == 0 else "td"
                out.append(
                    "<tr>" + "".join(f"<{cell_tag}>{_inline(cell)}</{cell_tag}>" for cell in row) + "</tr>"
                )
            out.append("</table></div>")
        elif block[0].startswith("- "):
            items = re.split(r"\n- ", "\n".join(block)[2:])
            out.append(
                "<ul>" + "".join(f"<li>{_inline(' '.join(item.split()))}</li>" for item in items) + "</ul>"
            )
        else:
            text = " ".join(block)
            number = re.match(r"\*\*(\d+\.\d+)\*\*", text)
            id = f' id="r{number[1]}"' if number else ""
            out.append(f"<p{id}>{_inline(text)}</p>")
        block.clear()

    chapters = 0
    for line in markdown.splitlines():
        heading = re.match(r"(#{1,4}) (.*)", line)
        if heading:
            flush()
            level = len(heading[1])
            chapters += level == 2
            id = f' id="c{chapters}"' if level == 2 else ""
            out.append(f"<h{level}{id}>{_inline(heading[2])}</h{level}>")
        elif not line.strip():
            flush()
        else:
            block.append(line.strip())
    flush()
    return Markup("\n".join(out))


def _inline(text: str) -> str:
    safe = str(escape(text))
    safe = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", safe)
    safe = re.sub(r"(?<!\*)\*([^*]+)\*(?!\*)", r"<em>\1</em>", safe)
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", safe)
