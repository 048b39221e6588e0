"""Lobby, new table, import, invitations."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from ratusha.bots import bot_ids
from ratusha.kernel.errors import BadInput, RatushaError
from ratusha.kernel.msg import Msg
from ratusha.kernel.registry import game
from ratusha.kernel.words import text
from ratusha.server.base import limits
from ratusha.server.base.games import playable
from ratusha.server.base.ids import now
from ratusha.server.model import table_card
from ratusha.server.model.person import Person, PersonSettings
from ratusha.server.model.table_settings import OPEN, Clock, TableSettings, clock_face
from ratusha.server.model.zones import to_choose
from ratusha.server.refusal import Refused, not_found
from ratusha.server.server import Server
from ratusha.server.store import Tx, ratings
from ratusha.server.store import invitations as invitation_store
from ratusha.server.store import log as log_store
from ratusha.server.store import people as people_store
from ratusha.server.store.ratings import ShownRating
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations import new_tables
from ratusha.server.tables.operations.invitations import InviteTo, enter_by
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.seating import Start
from ratusha.server.web.answers import set_session
from ratusha.server.web.context import convert, lang_of, need_person, person_of, server_of, take
from ratusha.server.web.guard import form_of
from ratusha.server.web.lobby_api import game_info
from ratusha.server.web.pages import start
from ratusha.server.web.pages.layout import Data
from ratusha.server.web.pages.render import go, problem_of, render
from ratusha.server.words import say

MAY_BE_EMPTY = {"sleep_from", "sleep_to", "zone"}
"""Fields of a clock that the form may leave empty."""


@dataclass(frozen=True, slots=True)
class Player:
    """A seat on a card."""

    name: str
    colour: str
    rating: ShownRating | None


@dataclass(frozen=True, slots=True)
class Card:
    """A table in a list: the game, the options, who sits there."""

    id: str
    title: str
    game: str
    game_id: str
    status: str
    asked: bool
    mine: bool
    paused: bool
    updated: int
    seats: list[Player]
    details: list[str]
    scores: list[int] | None
    deadline: int | None
    late: bool

    @property
    def free(self) -> int:
        """How many seats nobody has taken."""
        return sum(not seat.name for seat in self.seats)


async def cards(
    tx: Tx, stored: list[tuple[log_store.StoredTable, bool]], lang: str, mine: bool = False
) -> list[Card]:
    """Tables as cards; each says whether it is the reader's turn there."""
    made: list[Card] = []
    read = [table_card.decode(row.card) for row, _ in stored]
    names = await people_store.names(tx, {seat.person for card in read for seat in card.seats if seat.person})
    for (row, asked), card in zip(stored, read, strict=True):
        settings = card.settings
        if settings.game not in playable():
            continue
        people = {seat.person for seat in card.seats if seat.person in names}
        known = await ratings.of_people(tx, settings.game, people) if settings.rated else {}
        seats: list[Player] = []
        for i, seat in enumerate(card.seats):
            name = ""
            if seat.person:
                name = names.get(seat.person, say(lang, "gone-player"))
            elif seat.bot:
                name = say(lang, "bot-name", bot=seat.bot, n=str(i + 1))
            rating = known[seat.person].shown() if seat.person in known else None
            seats.append(Player(name, seat.colour, rating))
        made.append(
            Card(
                id=row.id,
                title=settings.title,
                game=game(settings.game).title(lang),
                game_id=settings.game,
                status=row.status,
                asked=asked,
                mine=mine,
                paused=card.paused,
                updated=row.updated,
                seats=seats,
                details=details(settings, lang, row.status == "open"),
                scores=card.scores,
                deadline=row.deadline if settings.clock.kind == "days" else None,
                late=row.deadline is not None and row.deadline <= now(),
            )
        )
    return made


def details(settings: TableSettings, lang: str, waiting: bool) -> list[str]:
    """A table's settings in words: options that differ from the default, clock, rated; who may join."""
    found: list[str] = []
    for option in game_info(settings.game, lang).options:
        value = settings.options.get(option.id, option.default)
        if value != option.default:
            labels = {choice.id: choice.label for choice in option.choices}
            found.append(f"{option.label}: {labels.get(value, value)}")
    clock = settings.clock
    if clock.kind == "live":
        found.append(say(lang, "clock-live-short", minutes=clock.minutes, seconds=clock.increment))
    elif clock.kind == "days":
        found.append(say(lang, "clock-days-short", n=clock.days))
    elif waiting and settings.seats.count(OPEN) > 1:
        found.append(say(lang, "absence-short", n=clock.absence))
    if clock.sleeps:
        night = {"from": clock_face(clock.sleep_from), "to": clock_face(clock.sleep_to)}
        found.append(say(lang, "clock-sleep-short", zone=clock.zone, **night))
    if settings.rated:
        found.append(say(lang, "rated"))
    if waiting and not settings.open:
        found.append(say(lang, "by-invitation"))
    return found


async def lists(request: Request) -> Data:
    """The tables that the lobby shows: the reader's own, those that wait for players, those in progress."""
    server = server_of(request)
    lang = await lang_of(request)
    person = await person_of(request)

    async def work(tx: Tx) -> tuple[list[Card], list[Card]]:
        mine = await log_store.of_person(tx, person.id, 30) if person is not None else []
        known = {row.id for row, _ in mine}
        others = [
            (row, False) for row in await log_store.lobby(tx, ("open", "playing"), 40) if row.id not in known
        ]
        return await cards(tx, mine, lang, mine=True), await cards(tx, others, lang)

    mine, others = await server.store.read(work)
    return {
        "strength": server.engines.strength,
        "mine": [card for card in mine if card.status != "over"],
        "finished": [card for card in mine if card.status == "over"],
        "open": [card for card in others if card.status == "open"],
        "running": [card for card in others if card.status != "open"],
    }


async def lists_now(request: Request) -> Response:
    """The changing part of the lobby, for the script."""
    return await render(request, "_lobby.html", **await lists(request))


async def show(request: Request, problem: str = "", given: str = "") -> Response:
    """The lobby: my tables, open tables, games to start."""
    lang = await lang_of(request)
    return await render(
        request, "lobby.html", 422 if problem else 200, games=start.game_cards(lang), problem=problem,
        given=given, **await lists(request),
    )  # fmt: skip


async def play_now(request: Request) -> Response:
    """One button from the lobby to the first move, or to the link for a friend; people without a name
    become guests."""
    server = server_of(request)
    form = await form_of(request)
    friend = "friend" in form
    chosen = form.get("friend" if friend else "game", "")
    person = await person_of(request)
    session = ""
    try:
        if chosen not in playable():
            raise not_found()
        if person is None:
            await take(request, "guest")
            session = server.people.new_session()
            lang = await lang_of(request)
            name = form.get("name", "").strip() or say(lang, "guest-name")
            person = await server.people.guest(name, lang, session)
        await take(request, "create", person.id)
        live = await _quick_table(server, person, chosen, friend)
    except RatushaError as error:
        return await show(request, await problem_of(request, error), form.get("name", ""))
    answer = go(f"/tables/{live.id}")
    if session:
        set_session(request, answer, session)
    return answer


async def _quick_table(server: Server, person: Person, id: str, friend: bool) -> Live:
    """A table with a link for a friend, or one with bots that starts at once."""
    if friend:
        live = await new_tables.create(server.tables, person, start.with_friends(id, person))
        await carry_out(server.tables, live, person, InviteTo(kind="play"))
    else:
        plans = await server.store.read(lambda tx: start.with_bots(tx, id, person))
        live = await new_tables.create(server.tables, person, plans)
        await carry_out(server.tables, live, person, Start())
    return live


async def new(request: Request, problem: str = "", given: dict[str, str] | None = None) -> Response:
    """Choose a game, then its settings."""
    await need_person(request)
    lang = await lang_of(request)
    chosen = (given or {}).get("game") or request.query_params.get("game", "")
    games = [game_info(id, lang) for id in playable()]
    found = next((known for known in games if known.id == chosen), None)
    abouts = start.option_abouts(chosen, lang) if found else {}
    return await render(
        request, "new.html", 422 if problem else 200, games=games, game=found, abouts=abouts,
        bots=bot_ids(), problem=problem, given=given or {}, zones=to_choose(),
        strength=server_of(request).engines.strength,
    )  # fmt: skip


async def create(request: Request) -> Response:
    """Make the table of the form."""
    person = await need_person(request)
    form = await form_of(request)
    try:
        await take(request, "create", person.id)
        live = await new_tables.create(server_of(request).tables, person, settings_of(form))
        if all(place.taken for place in live.log_state.seats):
            await carry_out(server_of(request).tables, live, person, Start())
    except RatushaError as error:
        return await new(request, await problem_of(request, error), form)
    return go(f"/tables/{live.id}")


def settings_of(form: dict[str, str]) -> TableSettings:
    """The settings in the form of a new table."""
    count = int(form["seats"]) if form.get("seats", "").isascii() and form.get("seats", "").isdigit() else 0
    others = [form.get(f"seat{i}", OPEN) for i in range(1, min(count, limits.SEATS))]
    plans = [OPEN, *others] if count else []
    timing = {key[6:]: value for key, value in form.items() if key.startswith("clock_")}
    timing = {key: value for key, value in timing.items() if value or key not in MAY_BE_EMPTY}
    if timing.get("kind") == "days" and ("sleep_from" in timing) != ("sleep_to" in timing):
        raise Refused("incomplete_sleeping_hours")
    clock = convert(timing, Clock)
    return TableSettings(
        game=form.get("game", ""),
        seats=plans,
        options={key[7:]: value for key, value in form.items() if key.startswith("option_")},
        clock=clock,
        open=form.get("open", "open") == "open",
        rated=form.get("rated") == "on",
        title=form.get("title", ""),
        pace=convert({"pace": form.get("pace", "normal")}, PersonSettings).pace,
    )


async def show_import(request: Request, problem: str = "", given: str = "") -> Response:
    """A form for a record."""
    await need_person(request)
    return await render(request, "import.html", 422 if problem else 200, problem=problem, given=given)


async def do_import(request: Request) -> Response:
    """Make a table of a record."""
    person = await need_person(request)
    form = await form_of(request)
    record = form.get("record", "").replace("\r\n", "\n")
    try:
        await take(request, "create", person.id)
        live = await new_tables.import_record(server_of(request).tables, person, record, None)
    except BadInput as error:
        lang = await lang_of(request)
        line = error.where.params.get("line") if isinstance(error.where, Msg) else None
        where = say(lang, "record-line", n=line) if line is not None else say(lang, "record-no")
        return await show_import(request, f"{where} {text(error.why, lang).rstrip('.')}.", record)
    except RatushaError as error:
        return await show_import(request, await problem_of(request, error), record)
    return go(f"/tables/{live.id}")


async def next_table(request: Request) -> Response:
    """To the most urgent of the waiting tables, other than the present one."""
    person = await need_person(request)
    found = await server_of(request).store.read(lambda tx: log_store.waiting_for(tx, person.id))
    here = request.query_params.get("from", "")
    found.sort(key=lambda table: table == here)
    return go(f"/tables/{found[0]}" if found else "/")


async def invitation(request: Request, problem: str = "", given: str = "") -> Response:
    """What a link invites to; it is accepted by a button, with a name if the visitor has none."""
    token = request.path_params["token"]
    found = await server_of(request).store.read(lambda tx: invitation_store.invite(tx, token))
    if found is None:
        raise not_found()
    live = await server_of(request).tables.get(found.table)
    lang = await lang_of(request)
    seats = zip(live.log_state.seats, live.seat_names(lang), strict=True)
    names = [name for place, name in seats if place.taken]
    return await render(
        request, "invitation.html", 422 if problem else 200, kind=found.kind, problem=problem, given=given,
        game=game(live.log_state.settings.game).title(lang),
        details=details(live.log_state.settings, lang, False),
        names=names, free=len(live.log_state.seats) - len(names), action=request.url.path,
    )  # fmt: skip


async def accept(request: Request) -> Response:
    """Use a link; a guest enters his name here."""
    server = server_of(request)
    form = await form_of(request)
    person = await person_of(request)
    session = ""
    if person is None:
        try:
            await take(request, "guest")
            session = server.people.new_session()
            person = await server.people.guest(form.get("name", ""), await lang_of(request), session)
        except RatushaError as error:
            sentence = await problem_of(request, error)
            return await invitation(request, sentence, form.get("name", ""))
    await take(request, "change", person.id)
    invite, _ = await enter_by(server.tables, request.path_params["token"], person)
    answer = go(f"/tables/{invite.table}")
    if session:
        set_session(request, answer, session)
    return answer
