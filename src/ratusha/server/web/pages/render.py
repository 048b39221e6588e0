"""Rendering pages: templates, words, errors, forms with their CSRF token."""

from __future__ import annotations

import re
import urllib.parse
from collections.abc import Awaitable, Callable, MutableMapping
from datetime import UTC, datetime
from functools import cache
from importlib import resources
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Match, Route

from ratusha.kernel.errors import RatushaError
from ratusha.kernel.words import text
from ratusha.server.base import logs
from ratusha.server.model.table_settings import COLOURS
from ratusha.server.refusal import Refused
from ratusha.server.store import is_away
from ratusha.server.store import log as log_store
from ratusha.server.tables.live.rules_guard import EngineFailed
from ratusha.server.web import picture_files, static
from ratusha.server.web.answers import Json, error_data, rules_failed, set_session, storage_away
from ratusha.server.web.context import lang_of, person_of, server_of, session_of
from ratusha.server.web.guard import admit
from ratusha.server.web.pages import icons, layout
from ratusha.server.web.pages.template_cache import compiled_templates
from ratusha.server.web.shapes import Refusal
from ratusha.server.words import DEFAULT, say

Handler = Callable[[Request], Awaitable[Response]]

SHAPES = {
    "red": "circle",
    "blue": "square",
    "yellow": "triangle",
    "green": "diamond",
    "purple": "hexagon",
    "white": "star",
}

WRONG = {
    "empty_name": "name",
    "name_too_long": "name",
    "bad_characters_in_name": "name",
    "name_not_allowed": "name",
    "wrong_login": "password",
    "password_too_short": "password",
    "password_too_long": "password",
    "password_not_allowed": "password",
    "wrong_password": "old",
    "bad_webhook": "webhook",
    "bad_email": "email",
    "title_too_long": "title",
    "unknown_time_zone": "clock_zone",
    "incomplete_sleeping_hours": "clock_sleep_to",
}
"""The field of a form that a refusal is about."""

CSRF = Markup("<csrf>")
SUBMIT_ID = Markup("<id>")
"""Placeholders in the forms of a part, which many visitors share, for what each visitor has of his own.
Text that somebody has written is escaped there, and can't be taken for them. They are filled in when a
whole page is sent; a script sends its own values."""

HEADINGS = (403, 404, 429, 500)
"""Errors with a heading of their own."""


class Templates(Environment):
    """Templates that share one dict of globals: with Jinja's chain of maps each import would be slower."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        return self.globals


@cache
def environment() -> Environment:
    """The environment of the templates."""
    folder = str(resources.files("ratusha.client") / "templates")
    made = Templates(
        loader=FileSystemLoader(folder),
        auto_reload=False,  # otherwise each use would check whether the file has changed
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.bytecode_cache = compiled_templates(made)
    made.globals["static"] = static.address
    made.globals["pictures"] = picture_files.address
    made.globals["scripts"] = sorted(file.name for file in static.FOLDER.glob("*.js"))
    made.globals["vignette"] = picture_files.vignette_address
    made.globals["sign"] = icons.sign
    made.globals["icon"] = icons.icon
    made.globals["token"] = token
    made.globals["thing"] = icons.thing
    made.globals["option_sign"] = icons.option_sign
    made.globals["sprite"] = icons.sprite
    made.globals["colours"] = COLOURS
    made.globals["tied"] = tied
    made.globals["tongue"] = tongue
    made.globals["parted"] = layout.parted
    made.globals["is_ending"] = layout.is_ending
    made.filters["filled"] = filled
    made.filters["when"] = when
    made.filters["duration"] = duration
    return made


def filled(html: str, csrf: str, submit_id: str) -> Markup:
    """A part for a visitor's page, with his own values in its forms."""
    return Markup(html.replace(str(CSRF), csrf).replace(str(SUBMIT_ID), submit_id))


def tied(field: str, wrong: str) -> Markup:
    """The attributes of a field: if it is the wrong one, it is marked, and described by the sentence
    above."""
    return Markup(' aria-invalid="true" aria-describedby="problem" autofocus' if field == wrong else "")


def tongue(said: str, lang: str) -> Markup:
    """The language of a text that somebody wrote, where its letters are not those of the page's language."""
    cyrillic = re.search("[А-яЁё]", said) is not None
    if cyrillic == (lang == "ru") or not (cyrillic or re.search("[A-Za-z]", said)):
        return Markup("")
    return Markup(' lang="{}"').format("ru" if cyrillic else "en")


@cache
def token(colour: str, paint: str = "") -> Markup:
    """A player's token: his shape, in his colour or that of his pieces; its name is written beside it."""
    shape = Markup(_SHAPES[SHAPES.get(colour, "circle")])
    fill = Markup('fill="{}" ').format(paint) if paint else Markup("")
    return Markup('<svg class="token {}" {}viewBox="0 0 24 24" aria-hidden="true">{}</svg>').format(
        "" if paint else colour, fill, shape
    )


_SHAPES = {
    "circle": '<circle cx="12" cy="12" r="9"/>',
    "square": '<rect x="4" y="4" width="16" height="16" rx="2"/>',
    "triangle": '<path d="M12 3 21.5 20.5H2.5Z"/>',
    "diamond": '<path d="M12 2 22 12 12 22 2 12Z"/>',
    "hexagon": '<path d="M12 2 20.7 7V17L12 22 3.3 17V7Z"/>',
    "star": '<path d="M12 2 15 9H22L16.5 13.5 18.5 21 12 16.5 5.5 21 7.5 13.5 2 9H9Z"/>',
}


def when(ms: int) -> Markup:
    """A time as a `time` element that the script shows in the reader's zone."""
    moment = datetime.fromtimestamp(ms / 1000, UTC)
    return Markup('<time datetime="{}">{}</time>').format(
        moment.isoformat(timespec="seconds"), moment.strftime("%Y-%m-%d %H:%M UTC")
    )


def duration(ms: int | None, day: str) -> str:
    """Milliseconds as a clock shows them; `day` is the abbreviation of days."""
    if ms is None:
        return ""
    sign = "−" if ms < 0 else ""
    seconds = abs(ms) // 1000
    days, rest = divmod(seconds, 86_400)
    hours, rest = divmod(rest, 3600)
    minutes, rest = divmod(rest, 60)
    if days:
        return f"{sign}{days}\u00a0{day} {hours}:{minutes:02d}"
    return f"{sign}{hours}:{minutes:02d}:{rest:02d}" if hours else f"{sign}{minutes}:{rest:02d}"


async def problem_of(request: Request, error: RatushaError) -> str:
    """The sentence of a refusal, for the page that is shown again; the field it is about is marked there."""
    request.state.wrong = WRONG.get(error.code, "") if isinstance(error, Refused) else ""
    return text(error.message(), await lang_of(request))


async def render(request: Request, template: str, status: int = 200, **data: Any) -> Response:
    """A page in the reader's language."""
    server = server_of(request)
    lang = await lang_of(request)
    person = await person_of(request)
    session = session_of(request)
    fresh = session is None
    if session is None:
        session = server.people.new_session()
    waiting = 0
    if person is not None and not template.startswith("_"):
        id = person.id
        tables = await server.store.read(lambda tx: log_store.waiting_for(tx, id))
        waiting = sum(table != request.path_params.get("table") for table in tables)
    at = request.path_params.get("table", "")

    wrong: str = getattr(request.state, "wrong", "")

    def t(id: str, /, **params: Any) -> str:
        return say(lang, id, **params)

    here = address(request)
    html = environment().get_template(template).render(
        t=t, lang=lang, me=person, csrf=server.people.csrf(session), waiting=waiting, at=at, here=here,
        wrong=wrong,
        theme=person.settings.theme if person is not None else theme_of(request), **data,
    )  # fmt: skip
    answer = Response(html, status, media_type="text/html; charset=utf-8")
    answer.headers["vary"] = "Cookie, Accept-Language"
    if fresh:
        set_session(request, answer, session)
    if request.query_params.get("lang") in ("en", "ru"):
        answer.set_cookie("lang", lang, max_age=31_536_000, samesite="lax", httponly=True)
    return answer


def theme_of(request: Request) -> str:
    """The theme that a visitor without settings has chosen."""
    chosen = request.cookies.get("theme", "")
    return chosen if chosen in ("light", "dark") else "auto"


def go(address: str) -> Response:
    """Redirect to another page, after a form."""
    return RedirectResponse(address, 303)


def safe_next(address: str) -> str:
    """An address of our own to go to, or the lobby."""
    plain = address.startswith("/") and not address.startswith(("//", "/\\")) and address.isprintable()
    return address if plain else "/"


def page(handler: Handler) -> Handler:
    """A page's endpoint: its errors become a page with one sentence."""

    async def endpoint(request: Request) -> Response:
        try:
            await admit(request)
            return await handler(request)
        except RatushaError as error:
            return await error_page(request, error)
        except EngineFailed as error:
            await rules_failed(request, error)
            return await error_page(request, Refused("frozen"))
        except Exception as error:
            if is_away(error):
                return await away_page(request, error)
            logs.log_error("page failed", method=request.method)
            server_of(request).metrics.count("errors")
            return await error_page(request, Refused("internal_error"))

    return endpoint


def address(request: Request) -> str:
    """The visitor's present address, to come back to: the path and the query, without the language."""
    query = urllib.parse.urlencode([(k, v) for k, v in request.query_params.items() if k != "lang"])
    return request.url.path + (f"?{query}" if query else "")


async def error_page(request: Request, error: RatushaError) -> Response:
    """One clear sentence; a visitor who is not logged in is asked to sign in."""
    try:
        await _nobody_without_token(request)
        if isinstance(error, Refused) and error.status == 401 and request.method == "GET":
            return go("/enter?" + urllib.parse.urlencode({"next": address(request)}))
        answer = await _sentence(request, error)
        if isinstance(error, Refused) and error.retry_after:
            answer.headers["retry-after"] = str(int(error.retry_after) + 1)
        return answer
    except Exception as failure:
        if is_away(failure):
            return await away_page(request, failure)
        logs.log_error("error page failed")
        return Response(say(DEFAULT, "refused-internal-error"), 500, media_type="text/plain")


async def away_page(request: Request, failure: Exception) -> Response:
    """The page for an unavailable database, made without asking it who the reader is."""
    refused = storage_away(request, failure)
    request.state.person = None
    return await _sentence(request, refused)


async def _sentence(request: Request, error: RatushaError) -> Response:
    lang = await lang_of(request)
    status, _ = error_data(error, lang)
    heading = say(lang, f"error-{status}" if status in HEADINGS else "error")
    return await render(request, "error.html", status, heading=heading, sentence=text(error.message(), lang))


async def _nobody_without_token(request: Request) -> None:
    """A visitor with an invalid token gets the error page like anybody else."""
    try:
        await person_of(request)
    except Refused:
        request.state.person = None


def _methods(request: Request) -> set[str]:
    """The methods that this address accepts, over all its routes."""
    found: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE:
            found |= route.methods or set()
    return found


async def missing(request: Request, error: Exception) -> Response:
    """The answer for what does not exist, or not for this method, for pages and the API."""
    status = getattr(error, "status_code", 404)
    refused = Refused("method_not_allowed") if status == 405 else Refused("not_found")
    if request.url.path.startswith("/api/"):
        made = Json(Refusal(error_data(refused, await lang_of(request))[1]), status)
        if status == 405:
            made.headers["allow"] = ", ".join(sorted(_methods(request)))
        return made
    return await error_page(request, refused)
