"""Lines of the log as each viewer reads them: made once, and never for other eyes."""

from tests.server.house import House
from tests.server.test_web_pages_parts import reader

from ratusha.kernel.bits import BIT
from ratusha.kernel.event import Event
from ratusha.server.tables.shown.seen_by_viewer import lines_seen


def test_a_line_with_secrets_is_made_once_for_each_seat_and_anew_when_all_is_open(house):
    """What only one of two may read, the other reads when the game is over."""

    async def test(h: House) -> None:
        live = await h.table(2, game="altay")
        known = live.lines[-1].events[0]
        secret = Event(known.id, known.seat, known.params, only=BIT[0])
        live.lines[-1].events.append(secret)
        mine, his = (lines_seen(live, reader(h, seat).viewer) for seat in (0, 1))
        assert secret in [event for event, _ in mine[-1].events]
        assert secret not in [event for event, _ in his[-1].events]
        again = lines_seen(live, reader(h, 1).viewer)
        assert all(one is other for one, other in zip(his, again, strict=True)), "nothing is made twice"
        assert any(one is other for one, other in zip(his, mine, strict=True)), (
            "what all read alike is shared"
        )
        live.log_state.status = "over"
        assert secret in [event for event, _ in lines_seen(live, reader(h, 1).viewer)[-1].events]

    house(test)
