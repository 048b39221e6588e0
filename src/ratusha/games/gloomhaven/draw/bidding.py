"""A bid as it is put together: a proposal, and crystals of both kinds. Rules 11.5 to 11.9."""

from __future__ import annotations

from ratusha.draw.stepped import Amount, Choice, Stepped
from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.components import FLEETING_VOTES, LASTING_VOTES, NOTHING, SYMBOL
from ratusha.games.gloomhaven.draw.brings import brings, plots
from ratusha.games.gloomhaven.moves import MOST_FLEETING, MOST_LASTING
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.vote import Bids
from ratusha.kernel.msg import Msg


def stepped(g: Gloomhaven, seat: int) -> Stepped | None:
    """The bid of a seat that is asked for one; fleeting crystals start at all, for they are lost anyway."""
    if not (g.agenda and isinstance(g.agenda[-1], Bids) and g.agenda[-1].waits_for(seat)):
        return None
    choices = tuple(
        Choice(
            SYMBOL[slot],
            places.proposal(slot),
            SYMBOL[slot],
            names.building(building),
            brings(g, seat, building, plots(g, building)).total,
        )
        for slot, building in enumerate(g.proposals)
        if building != NOTHING
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


def _amount(field: str, votes: int, most: int, start: int, *, kept: bool) -> Amount:
    about = Msg("gloomhaven-bid-votes", n=votes)
    return Amount(field, field, Msg(f"gloomhaven-bid-{field}"), about, most, start, kept)
