"""A bid as it is put together: a proposal, and crystals of both kinds. Rules 11.5 to 11.9."""

from __future__ import annotations

from ratusha.draw.stepped import Amount, Choice, Gain, Stepped
from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.components import FLEETING_VOTES, LASTING_VOTES, NOTHING, SYMBOL
from ratusha.games.gloomhaven.draw.brings import THEIRS, brings, plots
from ratusha.games.gloomhaven.draw.tiles import resource_icon
from ratusha.games.gloomhaven.moves import MOST_FLEETING, MOST_LASTING
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.vote import Bids
from ratusha.kernel.msg import Msg


def stepped(g: Gloomhaven, seat: int) -> Stepped | None:
    """The bid of a seat that is asked for one; fleeting crystals start at all, for they are lost anyway."""
    if not (g.agenda and isinstance(g.agenda[-1], Bids) and g.agenda[-1].waits_for(seat)):
        return None
    choices = tuple(
        _choice(g, seat, slot, building) for slot, building in enumerate(g.proposals) if building != NOTHING
    )
    fleeting, lasting = min(g.fleeting[seat], MOST_FLEETING), min(g.lasting[seat], MOST_LASTING)
    amounts = (
        _amount("fleeting", FLEETING_VOTES, fleeting, fleeting, kept=False),
        _amount("lasting", LASTING_VOTES, lasting, 0, kept=True),
    )
    note = Msg("gloomhaven-bid-fleeting-lost") if fleeting else None
    heads = (Msg("gloomhaven-bid-token"), Msg("gloomhaven-bid-influence"))
    ends = (Msg(f"gloomhaven-bid-{what}") for what in ("won", "lost", "lost-is", "left", "seal"))
    return Stepped("bid", "proposal", heads[0], choices, heads[1], amounts, note, *ends)


def _choice(g: Gloomhaven, seat: int, slot: int, building: int) -> Choice:
    """A proposal, with what it would bring: each resource it wants, and when."""
    found = brings(g, seat, building, plots(g, building))
    gains = [
        Gain(
            resource_icon(share.resource),
            Msg(
                f"gloomhaven-draw-{share.when}",
                what=names.resource(share.resource),
                who=names.owner(share.owner) if share.when == THEIRS else "",
                n=share.n,
            ),
            share.points,
        )
        for share in found.shares
    ]
    gains += [
        Gain("vp", Msg("gloomhaven-bid-others", who=names.owner(other), n=n), 0) for other, n in found.others
    ]
    symbol = SYMBOL[slot]
    return Choice(symbol, places.proposal(slot), symbol, names.building(building), found.total, tuple(gains))


def _amount(field: str, votes: int, most: int, start: int, *, kept: bool) -> Amount:
    about = Msg("gloomhaven-bid-votes", n=votes)
    return Amount(field, field, Msg(f"gloomhaven-bid-{field}"), about, most, start, kept)
