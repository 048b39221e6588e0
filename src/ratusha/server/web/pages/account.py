"""The pages for signing in, settings and the account."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ratusha.kernel.errors import RatushaError
from ratusha.kernel.registry import game
from ratusha.kernel.words import text
from ratusha.server.base.games import playable
from ratusha.server.model.person import PersonSettings
from ratusha.server.refusal import not_found
from ratusha.server.store import ratings
from ratusha.server.web.account_api import change_person, check_login, logged_in, new_account
from ratusha.server.web.answers import set_session
from ratusha.server.web.context import (
    convert,
    lang_of,
    need_person,
    person_of,
    server_of,
    session_of,
    take,
)  # fmt: skip
from ratusha.server.web.guard import form_of
from ratusha.server.web.pages.render import go, problem_of, render, safe_next
from ratusha.server.web.password_tries import one_try
from ratusha.server.words import say


async def enter(
    request: Request, problem: str = "", status: int = 422, given: dict[str, str] | None = None
) -> Response:
    """Choose a name, or log in; what was entered stays, except the password."""
    given = given or {}
    to = safe_next(given.get("next") or request.query_params.get("next", "/"))
    return await render(
        request, "enter.html", status if problem else 200, problem=problem, to=to,
        name=given.get("name", ""), login=given.get("login", ""),
    )  # fmt: skip


async def do_enter(request: Request) -> Response:
    """A new guest."""
    server = server_of(request)
    form = await form_of(request)
    to = safe_next(form.get("next", "/"))
    if await person_of(request) is not None:
        return go(to)
    lang = await lang_of(request)
    try:
        await take(request, "guest")
        session = server.people.new_session()
        await server.people.guest(form.get("name", ""), lang, session)
    except RatushaError as error:
        return await enter(request, await problem_of(request, error), given=form)
    answer = go(to)
    set_session(request, answer, session)
    return answer


async def do_login(request: Request) -> Response:
    """Log in."""
    form = await form_of(request)
    login = form.get("login", "")
    try:
        person = await check_login(request, login, form.get("password", ""))
    except RatushaError as error:
        return await enter(request, await problem_of(request, error), 403, form)
    return await logged_in(request, person, login, lambda _: go(safe_next(form.get("next", "/"))))


async def do_logout(request: Request) -> Response:
    """Log out."""
    server = server_of(request)
    session = session_of(request)
    if session is not None:
        await server.people.end_session(session)
    answer = go("/")
    set_session(request, answer, server.people.new_session())
    return answer


async def settings(request: Request, problem: str = "", done: str = "", token: str = "") -> Response:
    """The page of settings."""
    person = await need_person(request)
    person = await server_of(request).people.get(person.id) or person
    lang = await lang_of(request)
    standing = [
        {
            "game": id,
            "title": game(id).title(lang),
            "keys": [
                {
                    "key": key,
                    "label": standing_label(id, key, lang),
                    "policies": [(policy, policy_label(id, key, policy, lang)) for policy in policies],
                    "now": person.settings.standing.get(id, {}).get(key, ""),
                }
                for key, policies in game(id).standing.items()
            ],
        }
        for id in playable()
        if game(id).standing
    ]
    id = person.id
    rated = await server_of(request).store.read(lambda tx: ratings.of_person(tx, id))
    shown = [(game(id).title(lang), rating.shown()) for id, rating in rated.items() if id in playable()]
    return await render(
        request, "settings.html", 422 if problem else 200, person=person, standing=standing, problem=problem,
        ratings=shown,
        done=done, token_text=token, tokens=await server_of(request).people.api_tokens(person),
        mail=bool(server_of(request).settings.smtp),
    )  # fmt: skip


def standing_label(id: str, key: str, lang: str) -> str:
    """What a standing answer is about, in the game's words where it has them."""
    return _words(f"{id}-standing-{key}", key, lang)


def policy_label(id: str, key: str, policy: str, lang: str) -> str:
    """A standing answer in words."""
    return _words(f"{id}-standing-{key}-{policy}", policy, lang)


def _words(message: str, plain: str, lang: str) -> str:
    from ratusha.kernel.msg import Msg
    from ratusha.kernel.words import problems

    msg = Msg(message)
    return plain.replace("-", " ") if problems(msg, lang) else text(msg, lang)


async def save(request: Request) -> Response:
    """Store the settings of the form."""
    person = await need_person(request)
    await take(request, "change", person.id)
    form = await form_of(request)
    standing: dict[str, dict[str, str]] = {}
    for field, policy in form.items():
        if field.startswith("standing.") and policy:
            _, id, key = (field + "..").split(".")[:3]
            standing.setdefault(id, {})[key] = policy
    fields = {
        "lang": form.get("lang", ""),
        "theme": form.get("theme", "auto"),
        "colours": [form["colour"]] if form.get("colour") else [],
        "confirm": form.get("confirm") == "on",
        "pace": form.get("pace", "normal"),
        "sounds": form.get("sounds") == "on",
        "motion": form.get("motion") == "on",
        "labels": form.get("labels") == "on",
        "title": form.get("title") == "on",
        "reminders": form.get("reminders") == "on",
        "webhook": form.get("webhook", "").strip(),
        "email": form.get("email", "").strip(),
        "standing": standing,
    }
    name = form.get("name", person.name)
    try:
        await change_person(
            request, person, name if name != person.name else None, convert(fields, PersonSettings)
        )
    except RatushaError as error:
        return await settings(request, await problem_of(request, error))
    answer = go("/settings")
    answer.delete_cookie("lang")  # the settings count from now on
    return answer


async def choose_theme(request: Request) -> Response:
    """Light, dark or the system's theme: a setting, or a cookie for people without settings."""
    form = await form_of(request)
    person = await person_of(request)
    answer = go(safe_next(form.get("next", "/")))
    if person is not None:
        await take(request, "change", person.id)
        fields = msgspec.to_builtins(person.settings) | {"theme": form.get("theme", "")}
        await change_person(request, person, None, convert(fields, PersonSettings))
    elif form.get("theme") in ("auto", "light", "dark"):
        answer.set_cookie("theme", form["theme"], max_age=31_536_000, samesite="lax", httponly=True)
    return answer


async def confirm_email(request: Request) -> Response:
    """The link in the mail that confirms an e-mail address."""
    people = server_of(request).people
    kind, _, rest = (people.unsign(request.query_params.get("token", "")) or "").partition(":")
    id, _, email = rest.partition(":")
    person = await people.get(id) if kind == "email" else None
    if person is None or person.settings.email != email:
        raise not_found()
    await people.change(person, None, msgspec.structs.replace(person.settings, email_ok=True))
    lang = await lang_of(request)
    return await render(
        request, "error.html", heading=say(lang, "settings"), sentence=say(lang, "email-confirmed")
    )


async def do_register(request: Request) -> Response:
    """Make an account of a guest."""
    form = await form_of(request)
    login = form.get("login", "")
    try:
        person = await new_account(request, login, form.get("password", ""))
    except RatushaError as error:
        problem = await problem_of(request, error)
        if request.state.wrong == "name":  # the log-in is a name, too
            request.state.wrong = "login"
        return await settings(request, problem)
    return await logged_in(request, person, login, lambda _: go("/settings"))


async def do_password(request: Request) -> Response:
    """Change the password."""
    form = await form_of(request)
    lang = await lang_of(request)
    try:
        person = await need_person(request)
        async with one_try(request, person.login or ""):
            await server_of(request).people.set_password(
                person, form.get("old", ""), form.get("new", ""), session_of(request) or ""
            )
    except RatushaError as error:
        return await settings(request, await problem_of(request, error))
    return await settings(request, done=say(lang, "password-changed"))


async def make_token(request: Request) -> Response:
    """A token for a program; shown once."""
    person = await need_person(request)
    await take(request, "create", person.id)
    form = await form_of(request)
    token = await server_of(request).people.new_api_token(person, form.get("label", ""))
    return await settings(request, token=token)


async def end_token(request: Request) -> Response:
    """End a token."""
    form = await form_of(request)
    person = await need_person(request)
    await take(request, "change", person.id)
    await server_of(request).people.end_api_token(person, form.get("id", ""))
    return go("/settings")


async def do_delete(request: Request) -> Response:
    """Delete your account."""
    person = await need_person(request)
    server = server_of(request)
    form = await form_of(request)
    if form.get("sure") != "on":
        return await settings(request, say(await lang_of(request), "delete-sure"))
    await server.people.delete(person)
    answer = go("/")
    set_session(request, answer, server.people.new_session())
    return answer
