"""Founders of Gloomhaven drawn: the whole table, each player's board, a phone's cuts. See docs/draw.md."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from ratusha.draw.cardboard import panel
from ratusha.draw.picture import BOARD, END, PHONE, REPLAY, TABLE, Frame, Scene
from ratusha.games.gloomhaven import places
from ratusha.games.gloomhaven.components import (
    ADVISER_SLOTS,
    BASICS,
    BIT,
    COPIES,
    NEUTRAL,
    NOTHING,
    PROPOSALS,
    RACES,
    RESOURCES,
    WANTS,
)
from ratusha.games.gloomhaven.draw import boards, mats, offers
from ratusha.games.gloomhaven.draw.bidding import stepped
from ratusha.games.gloomhaven.draw.brings import brings, plots
from ratusha.games.gloomhaven.draw.city import add_city
from ratusha.games.gloomhaven.draw.components import component
from ratusha.games.gloomhaven.draw.delivering import draw_planned, planned
from ratusha.games.gloomhaven.draw.event import HIGH, WIDE, draw_event
from ratusha.games.gloomhaven.draw.purse import THINGS, holdings, moment
from ratusha.games.gloomhaven.draw.signs import SIGNS, sign
from ratusha.games.gloomhaven.draw.tiles import Grid
from ratusha.games.gloomhaven.draw.vote import bidders, draw_bids, draw_brings, draw_where
from ratusha.games.gloomhaven.draw.words import say
from ratusha.games.gloomhaven.geometry import HEIGHT, WIDTH, cells_of
from ratusha.games.gloomhaven.scoring import chronicle
from ratusha.games.gloomhaven.solo import solo_price
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.vote import Bids
from ratusha.kernel.msg import Msg

__all__ = ["SIGNS", "THINGS", "component", "draw", "frames", "holdings", "moment", "sign", "stepped"]

Box = tuple[float, float, float, float]

SIDE: Final = 28
"""The side of a cell."""
EDGE: Final = 8
"""From the edge of the city's sheet to its cells."""
SMALL: Final = 16.6
"""The side where the city is only looked at."""
THUMB: Final = 44
"""The side of a cell on a phone."""
PHONE_CITY: Final = (WIDTH * THUMB + 2 * EDGE, HEIGHT * THUMB + 2 * EDGE)
ADVISERS: Final[Box] = (0, 444, 446, 84)
MAT: Final[Box] = (452, 444, 308, 84)
STRIP: Final[Box] = (0, 534, 760, 31)
HAND: Final[Box] = (0, 571, 562, 93)
ACTIONS: Final[Box] = (568, 571, 192, 93)


def frames(g: Gloomhaven, seat: int) -> list[Frame]:
    """The whole table; each player's board; on a phone the city, the viewer's cards, the offers; the end;
    the table without the viewer's cards, unless there are the races, or a vote is held.
    """
    replay = [Frame("replay", REPLAY, 760, HAND[1] - 6, Msg("gloomhaven-title"))]
    if NOTHING in g.races or (g.agenda and isinstance(g.agenda[-1], Bids)):
        replay = []
    end = [Frame("end-city", END, 604, 436, Msg("gloomhaven-draw-city"))]
    if g.over and chronicle(g) is not None:
        end.append(Frame("end-event", END, WIDE, HIGH, Msg("gloomhaven-draw-event")))
    return [
        Frame("table", TABLE, 760, 664, Msg("gloomhaven-title")),
        *(
            Frame(f"board-{other}", BOARD, 748, 594, Msg("gloomhaven-draw-board"), seat=other)
            for other in range(g.seats)
        ),
        Frame("phone-city", PHONE, *PHONE_CITY, Msg("gloomhaven-draw-city"), "board"),
        Frame(
            "phone-hand",
            PHONE,
            390,
            max(440, 154 + 94 * mats.rows_on_phone(g, seat)),
            Msg("gloomhaven-draw-hand"),
            "mine",
        ),
        Frame("phone-offers", PHONE, 390, 440, Msg("gloomhaven-draw-offers"), "cards"),
        Frame("phone-resources", PHONE, 390, 440, Msg("gloomhaven-draw-resources"), "chart"),
        *end,
        *replay,
    ]


def draw(scene: Scene[Gloomhaven]) -> None:
    """Add the parts of the scene's frame."""
    frame, g = scene.frame, scene.g
    now = g.agenda[-1] if g.agenda else None
    if frame.kind == BOARD:
        mat = mats.mat_of(g, scene.players[frame.seat])
        points = (g.points[frame.seat], *(g.by_source(frame.seat, source) for source in range(6)))
        mine = frame.seat == scene.seat == scene.view.viewer
        scene.part("board", boards.draw_board, mat, points, mine, 748, 594, scene.lang)
    elif frame.id == "end-city":
        add_city(scene, EDGE, EDGE, SIDE)
    elif frame.id == "end-event":
        _event(scene)
    elif frame.id == "phone-city":
        add_city(scene, EDGE, EDGE, THUMB)
        _planned(scene, Grid(EDGE, EDGE, THUMB))
    elif frame.id == "phone-hand":
        high = frame.height - 148
        _hand(scene, (0, 0, 390, high), (0, high + 6, 390, 142))
    elif frame.id == "phone-offers":
        _phone_offers(scene)
    elif frame.id == "phone-resources":
        _phone_resources(scene)
    elif isinstance(now, Bids):
        _vote(scene, now)
    else:
        _table(scene)


def _planned(scene: Scene[Gloomhaven], grid: Grid) -> None:
    """What may be built, and what it delivers."""
    plans = planned(scene)
    if plans:
        scene.part("planned", draw_planned, plans, tuple(player.colour for player in scene.players), grid)


def _table(scene: Scene[Gloomhaven]) -> None:
    add_city(scene, EDGE, EDGE, SIDE)
    for slot in range(PROPOSALS):
        _proposal(scene, slot, (612, slot * 136, 148, 129))
    _piles(scene, 612, 409, 148, 27)
    _advisers(scene, ADVISERS)
    _mat(scene, MAT)
    _strip(scene, STRIP)
    if scene.frame.kind != REPLAY:
        _hand(scene, HAND, ACTIONS)
        _planned(scene, Grid(EDGE, EDGE, SIDE))


def _event(scene: Scene[Gloomhaven]) -> None:
    """The card that the winner gets."""
    found = chronicle(scene.g)
    assert found is not None
    winner = scene.players[found.seat]
    shown = (found.race, tuple(found.buildings), winner.name, winner.colour)
    scene.part("event", draw_event, *shown, scene.lang)


def _vote(scene: Scene[Gloomhaven], bids: Bids) -> None:
    """Three large proposals with what they bring; below them where they could stand, and the bids."""
    g, lang = scene.g, scene.lang
    names = tuple(player.name for player in scene.players)
    where = [[] if building == NOTHING else plots(g, building) for building in g.proposals]
    for slot, building in enumerate(g.proposals):
        x = slot * 256
        _proposal(scene, slot, (x, 0, 248, 372))
        if building != NOTHING:
            found = brings(g, scene.seat, building, where[slot])
            foot = (x + 8, 372 - offers.BRINGS - 8, 232, offers.BRINGS)
            scene.part(f"brings-{slot}", draw_brings, found, names, *foot, lang)
    scene.part("where-sheet", panel, 0, 380, 366, 284, say(lang, "where"), say(lang, "where-about"))
    grid = Grid(9, 411, SMALL)
    add_city(scene, *grid)
    cells = tuple(tuple(cells_of(reduce(or_, spots, 0))) for spots in where)
    scene.part("where", draw_where, cells, grid)
    people = bidders(g, bids, scene.players)
    scene.part("bids", draw_bids, people, scene.view.viewer, 374, 380, 386, 284, lang)


def _proposal(scene: Scene[Gloomhaven], slot: int, frame: Box) -> None:
    g = scene.g
    building = g.proposals[slot]
    owners: tuple[tuple[str, ...], ...] = ()
    if building != NOTHING:
        owners = tuple(
            tuple(player.colour for player in scene.players if g.owned[player.seat] & BIT[resource])
            for resource in WANTS[building]
        )
    price = solo_price(g, slot) if g.seats == 1 else -1
    scene.part(f"proposal-{slot}", offers.draw_proposal, slot, building, price, owners, *frame, scene.lang)


def _piles(scene: Scene[Gloomhaven], x: float, y: float, wide: float, high: float) -> None:
    """The deck of proposals, those discarded, the bank."""
    g, lang = scene.g, scene.lang
    third = wide / 3
    piles = (
        (places.PROPOSAL_DECK, "prestige", str(g.deck.bit_count() + len(g.top)), "proposal-deck"),
        (places.DISCARDS, "trash", str(g.discards.bit_count()), "proposal-discards"),
        (places.BANK, "coin", "", "bank"),
    )
    for at, (id, drawn, count, what) in enumerate(piles):
        frame = (x + at * third, y, third - 4, high)
        scene.part(what, offers.draw_chip, id, drawn, count, *frame, say(lang, what))


def _advisers(scene: Scene[Gloomhaven], frame: Box) -> None:
    g, lang = scene.g, scene.lang
    x, y, wide, high = frame
    scene.part("advisers-sheet", panel, *frame)
    deck = 34.0
    step = (wide - deck - 14) / ADVISER_SLOTS
    for slot in range(ADVISER_SLOTS):
        place = (x + 6 + slot * step, y + 5, step - 4, high - 11)
        scene.part(f"adviser-{slot}", offers.draw_adviser, slot, g.advisers[slot], *place, lang)
    place = (x + wide - deck - 6, y + 5, deck, high - 11)
    count = g.adviser_deck.bit_count()
    name = say(lang, "adviser-deck")
    scene.part(
        "adviser-deck", offers.draw_deck, places.ADVISER_DECK, "cards-adviser", "adviser", count, *place, name
    )


def _mat(scene: Scene[Gloomhaven], frame: Box) -> None:
    scene.part("mat", mats.draw_mat, mats.mat_of(scene.g, scene.players[scene.seat]), *frame, scene.lang)


def _owners(scene: Scene[Gloomhaven]) -> tuple[str, ...]:
    """The colour of each basic resource's owner."""
    g = scene.g
    found = [g.basic_owner[resource] if resource < BASICS else NEUTRAL for resource in range(RESOURCES)]
    return tuple("" if seat == NEUTRAL else scene.players[seat].colour for seat in found)


def _left(g: Gloomhaven) -> tuple[int, ...]:
    return tuple(COPIES[resource] - g.kinds.count(resource) for resource in range(RESOURCES))


def _strip(scene: Scene[Gloomhaven], frame: Box) -> None:
    g = scene.g
    shown = (_owners(scene), _left(g), tuple(g.goals))
    scene.part("resources", offers.draw_strip, *shown, *frame, scene.lang)


def _hand(scene: Scene[Gloomhaven], frame: Box, actions: Box) -> None:
    """The own cards and actions; while races are chosen, the races."""
    g, lang = scene.g, scene.lang
    x, y, wide, high = frame
    mat = mats.mat_of(g, scene.players[scene.seat])
    if NOTHING in g.races:
        leads = {race: scene.players[seat].colour for seat, race in enumerate(g.races) if race != NOTHING}
        columns = RACES if wide > 400 else 3
        rows = -(-RACES // columns)
        room = (760 if wide > 400 else wide) / columns
        down = (high if wide > 400 else 440) / rows
        for race in range(RACES):
            place = (x + race % columns * room + 2, y + race // columns * down + 2, room - 5, down - 6)
            scene.part(f"race-{race}", mats.draw_race, race, leads.get(race, ""), *place, lang)
        return
    scene.part("hand-sheet", panel, *frame)
    mine = scene.seat == scene.view.viewer
    scene.part("hand", mats.draw_hand, mat, mine, x + 6, y + 5, wide - 10, high - 7, lang)
    scene.part("actions", mats.draw_actions, mat, *actions, lang)


def _phone_offers(scene: Scene[Gloomhaven]) -> None:
    g, lang = scene.g, scene.lang
    for slot in range(PROPOSALS):
        _proposal(scene, slot, (slot * 130, 0, 126, 226))
    scene.part("advisers-sheet", panel, 0, 232, 390, 164)
    for slot in range(ADVISER_SLOTS):
        place = (6 + slot % 2 * 172, 238 + slot // 2 * 77, 166, 71)
        scene.part(f"adviser-{slot}", offers.draw_adviser, slot, g.advisers[slot], *place, lang)
    count, name = g.adviser_deck.bit_count(), say(lang, "adviser-deck")
    deck = (places.ADVISER_DECK, "cards-adviser", "adviser", count)
    scene.part("adviser-deck", offers.draw_deck, *deck, 350, 238, 34, 148, name)
    _piles(scene, 4, 402, 386, 36)


def _phone_resources(scene: Scene[Gloomhaven]) -> None:
    g, lang = scene.g, scene.lang
    owners, left = _owners(scene), _left(g)
    scene.part("resources-sheet", panel, 0, 0, 390, 318)
    for resource in range(RESOURCES):
        place = (9 + resource % 6 * 62.5, 8 + resource // 6 * 62, 57.5, 56)
        shown = (resource, owners[resource], left[resource])
        scene.part(f"resource-{resource}", offers.draw_resource, *shown, *place, lang)
    for at, goal in enumerate(goal for goal in g.goals if goal != NOTHING):
        scene.part(f"goal-{at}", offers.draw_goal_row, goal, 10, 193 + at * 41, 370, 37, lang)
    _mat(scene, (0, 324, 390, 116))
