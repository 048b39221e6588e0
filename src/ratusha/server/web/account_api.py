"""The HTTP API about yourself: signing in, account, settings, tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from ratusha.kernel.registry import game
from ratusha.server.base import limits
from ratusha.server.model.person import Person, PersonSettings
from ratusha.server.model.table_settings import COLOURS
from ratusha.server.refusal import Refused
from ratusha.server.store import ratings
from ratusha.server.web.answers import Json, set_session
from ratusha.server.web.context import (
    bearer_of,
    lang_of,
    need_person,
    person_of,
    read_json,
    server_of,
    session_of,
    take,
)  # fmt: skip
from ratusha.server.web.password_tries import know_device, one_try
from ratusha.server.web.shapes import (
    Changed,
    KnownToken,
    LoggedIn,
    Ok,
    Ratings,
    SignedIn,
    Token,
    Tokens,
    WhoYouAre,
    You,
)
from ratusha.server.words import say

AnyResponse = TypeVar("AnyResponse", bound=Response)
Text = Annotated[str, Meta(max_length=limits.PASSWORD)]


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    """Sign in as a guest. With `token` you get one for a program, and no cookie."""

    name: Annotated[str, Meta(max_length=200)]
    token: bool = False


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A login and a password."""

    login: Text
    password: Text


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """Change the password."""

    old: Text
    new: Text


class Me(msgspec.Struct, forbid_unknown_fields=True):
    """Change your name or your settings."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    settings: PersonSettings | None = None


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """A token for a program of yours."""

    label: Annotated[str, Meta(max_length=200)] = ""


def you(person: Person) -> You:
    """A person as he himself sees it."""
    return You(person.id, person.name, person.guest, person.login, person.host, person.settings)


async def me(request: Request) -> Json[WhoYouAre]:
    """Who you are, and the token that your unsafe requests must carry in X-CSRF-Token."""
    server = server_of(request)
    person = await person_of(request)
    told = None if person is None else you(person)
    if bearer_of(request) is not None:
        return Json(WhoYouAre(told, ""))
    session = session_of(request) or server.people.new_session()
    answer = Json(WhoYouAre(told, server.people.csrf(session)))
    set_session(request, answer, session)
    return answer


async def change_me(request: Request) -> Json[Changed]:
    """Change your name or settings."""
    person = await need_person(request)
    await take(request, "change", person.id)
    body = await read_json(request, Me)
    await change_person(request, person, body.name, body.settings)
    return Json(Changed(you(await server_of(request).people.get(person.id) or person)))


async def change_person(
    request: Request, person: Person, name: str | None, given: PersonSettings | None
) -> None:
    """Change a person's name or settings. A new e-mail address must be confirmed by a link sent to it."""
    server = server_of(request)
    settings = None if given is None else check_settings(given, person.settings)
    email = settings.email if settings is not None and server.settings.smtp else ""
    asked = bool(email) and email != person.settings.email
    if asked:
        await take(request, "mail", person.id, "to:" + email.casefold())
    await server.people.change(person, name, settings)
    if asked:
        lang = await lang_of(request)
        token = server.people.sign(f"email:{person.id}:{email}")
        subject = say(lang, "notice-email")
        link = f"{server.settings.base()}/settings/email?token={token}"
        await server.notifier.mail(email, subject, f"{subject}\n\n{link}\n")


def check_settings(given: PersonSettings, before: PersonSettings) -> PersonSettings:
    """The settings, if they can be stored; a new e-mail address is not confirmed yet."""
    if len(given.webhook) > 500 or (given.webhook and not given.webhook.startswith(("http://", "https://"))):
        raise Refused("bad_webhook")
    bad_mail = len(given.email) > 200 or given.email.count("@") != 1 or not given.email.isprintable()
    if given.email and (bad_mail or " " in given.email):
        raise Refused("bad_email")
    if len(given.colours) > len(COLOURS) or any(colour not in COLOURS for colour in given.colours):
        raise Refused("unknown_colour")
    for id, answers in given.standing.items():
        known = game(id).standing
        if any(key not in known or policy not in known[key] for key, policy in answers.items()):
            raise Refused("unknown_standing_answer")
    confirmed = before.email_ok and given.email == before.email
    return msgspec.structs.replace(given, email_ok=confirmed)


async def delete_me(request: Request) -> Json[Ok]:
    """Delete your account and what is yours."""
    person = await need_person(request)
    server = server_of(request)
    await server.people.delete(person)
    answer = Json(Ok())
    set_session(request, answer, server.people.new_session())
    return answer


async def guest(request: Request) -> Json[SignedIn]:
    """Sign in as a guest."""
    await take(request, "guest")
    body = await read_json(request, Guest)
    server = server_of(request)
    if not body.token and await person_of(request) is not None:
        raise Refused("already_signed_in")
    session = server.people.new_session()
    person = await server.people.guest(body.name, await lang_of(request), session)
    if body.token:
        await server.people.end_session(session)
        return Json(SignedIn(you(person), token=await server.people.new_api_token(person, "api")), 201)
    answer = Json(SignedIn(you(person), csrf=server.people.csrf(session)), 201)
    set_session(request, answer, session)
    return answer


async def log_in(request: Request) -> Json[LoggedIn]:
    """Log in."""
    body = await read_json(request, Credentials)
    person = await check_login(request, body.login, body.password)
    return await logged_in(request, person, body.login, _answer_to(request, person))


def _answer_to(request: Request, person: Person) -> Callable[[str], Json[LoggedIn]]:
    return lambda session: Json(LoggedIn(you(person), server_of(request).people.csrf(session)))


async def check_login(request: Request, login: str, password: str) -> Person:
    """The person with this login and password; Refused if there is none, or after too many attempts."""
    async with one_try(request, login):
        person = await server_of(request).people.log_in(login, password, await person_of(request))
        if person is None:
            raise Refused("wrong_login")
    return person


async def new_account(request: Request, login: str, password: str) -> Person:
    """Make an account of the guest who asks."""
    async with one_try(request, login):
        return await server_of(request).people.register(await need_person(request), login, password)


async def logged_in(
    request: Request, person: Person, login: str, answer: Callable[[str], AnyResponse]
) -> AnyResponse:
    """Answer, with a new session after a right password; the device is known from now on."""
    people = server_of(request).people
    session = people.new_session()
    await people.start_session(session, person)
    found = answer(session)
    set_session(request, found, session)
    know_device(request, found, login)
    return found


async def log_out(request: Request) -> Json[Ok]:
    """Log out."""
    server = server_of(request)
    session = session_of(request)
    await take(request, "change")
    if session is not None:
        await server.people.end_session(session)
    answer = Json(Ok())
    set_session(request, answer, server.people.new_session())
    return answer


async def register(request: Request) -> Json[LoggedIn]:
    """Make an account of a guest, who keeps his tables."""
    body = await read_json(request, Credentials)
    person = await new_account(request, body.login, body.password)
    return await logged_in(request, person, body.login, _answer_to(request, person))


async def password(request: Request) -> Json[Ok]:
    """Change your password; other sessions and all tokens end."""
    body = await read_json(request, NewPassword)
    person = await need_person(request)
    async with one_try(request, person.login or ""):
        await server_of(request).people.set_password(person, body.old, body.new, session_of(request) or "")
    return Json(Ok())


async def my_ratings(request: Request) -> Json[Ratings]:
    """Your ratings, by game."""
    person = await need_person(request)
    found = await server_of(request).store.read(lambda tx: ratings.of_person(tx, person.id))
    return Json(Ratings({game: rating.shown() for game, rating in found.items()}))


async def tokens(request: Request) -> Json[Tokens]:
    """Your tokens for programs."""
    found = await server_of(request).people.api_tokens(await need_person(request))
    return Json(Tokens([KnownToken(id, label, created) for id, label, created in found]))


async def new_token(request: Request) -> Json[Token]:
    """A new token; it is shown only now."""
    person = await need_person(request)
    await take(request, "create", person.id)
    body = await read_json(request, NewToken)
    return Json(Token(await server_of(request).people.new_api_token(person, body.label)), 201)


async def end_token(request: Request) -> Json[Ok]:
    """End a token."""
    person = await need_person(request)
    await take(request, "change", person.id)
    await server_of(request).people.end_api_token(person, request.path_params["id"])
    return Json(Ok())
