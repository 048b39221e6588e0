"""What needs the others: who is asked, and what becomes of a proposal."""

from typing import Any

import pytest
from tests.server.harness import Client, Gate, Running, eventually, two
from tests.server.house import DAY, House
from tests.server.test_tables_operations_play import bid, bid_both, lantern_hung

from ratusha.server.model.table_settings import Clock
from ratusha.server.refusal import Refused
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.proposals import Answer, Away, Propose


def rest(client: Client, table: str) -> int:
    """Play `rest`; the ply before it."""
    ply = int(client.see(table)["table"]["ply"])
    client.do(table, "submit", moves=["rest"], ply=ply)
    return ply


def settled(client: Client, table: str) -> Any:
    """The table when no bot has anything to do."""

    def found() -> Any:
        seen = client.see(table)["table"]
        return not any(seat["asked"] and seat["bot"] for seat in seen["seats"]) and seen

    return eventually(found)


@pytest.mark.parametrize("what", ["take-back", "end", "pause"])
def test_who_lets_a_bot_play_for_him_is_still_asked(lite: Running, what: str):
    """His bot moves for him, it agrees to nothing: no game is ended or undone behind his back."""
    table, anna, boris = two(lite)
    bid_both(table, anna, boris)
    boris.do(table, "away", bot="random")
    rest(anna, table)
    seen = settled(anna, table)
    anna.do(table, "propose", what=what)
    now = anna.see(table)["table"]
    assert (now["status"], now["paused"], now["ply"]) == ("playing", False, seen["ply"])
    assert now["proposal"]["asked"] == [1]
    boris.do(table, "answer", yes=True)
    done = anna.see(table)["table"]
    assert done["proposal"] is None
    assert done["ply"] < seen["ply"] or done["status"] == "over" or done["paused"]


def test_whose_seat_the_others_gave_to_a_bot_is_not_asked_until_he_is_back(house):
    async def test(h: House) -> None:
        live = await h.table(3, Clock("days", days=1))
        h.time += DAY
        await h.vote(live, 1, 0, "bot")
        await h.vote(live, 2, 0, "bot")
        assert live.log_state.seats[0].bot
        await carry_out(h.tables, live, h.people[1], Propose(what="pause", seat=1))
        await carry_out(h.tables, live, h.people[2], Answer(yes=True, seat=2))
        assert live.log_state.paused
        await carry_out(h.tables, live, h.people[0], Away(seat=0))
        await carry_out(h.tables, live, h.people[1], Propose(what="resume", seat=1))
        await carry_out(h.tables, live, h.people[2], Answer(yes=True, seat=2))
        assert live.log_state.paused, "he is back, and asked"
        await carry_out(h.tables, live, h.people[0], Answer(yes=True, seat=0))
        assert not live.log_state.paused

    house(test)


def test_a_bots_move_does_not_answer_for_the_others(gate: Gate):
    """The take-back is still to be agreed to after a bot has moved; a person's own move makes it void."""
    anna, boris = gate.running.client("Anna"), gate.running.client("Boris")
    table = anna.table("lantern_fair", ["open", "gated", "open"])
    boris.do(table, "sit")
    anna.do(table, "start")
    gate.wait_for_thought()
    ply = bid(anna, table, 1) and anna.see(table)["table"]["ply"]
    anna.do(table, "propose", what="take-back", ply=-1)
    gate.open()
    seen = anna.see(table)["table"]
    assert seen["ply"] > ply
    assert seen["proposal"]["what"] == "take-back"
    bid(boris, table, 0)
    assert anna.see(table)["table"]["proposal"] is None


def test_a_proposal_is_withdrawn_repeated_and_answered_too_late(lite: Running):
    table, anna, boris = two(lite)
    bid_both(table, anna, boris)
    ply = rest(anna, table)
    anna.do(table, "propose", what="take-back", ply=ply)
    assert anna.refused(table, "propose", what="take-back", ply=ply) == "other_proposal_open"
    assert boris.refused(table, "propose", what="pause") == "other_proposal_open"
    anna.do(table, "answer", yes=False)
    assert boris.refused(table, "answer", yes=True) == "no_proposal"
    anna.do(table, "propose", what="take-back", ply=ply)
    rest(boris, table)
    assert boris.refused(table, "answer", yes=True) == "no_proposal", "his move was the answer"
    assert anna.refused(table, "propose", what="resume") == "cannot_propose_now"


def test_there_must_be_something_to_take_back(lite: Running):
    table, anna, boris = two(lite)
    assert anna.refused(table, "propose", what="take-back", ply=-1) == "unknown_ply"
    bid_both(table, anna, boris)
    seen = anna.see(table)["table"]
    for ply in (seen["ply"], seen["ply"] + 5):
        assert anna.refused(table, "propose", what="take-back", ply=ply) == "unknown_ply"


def test_forced_moves_alone_are_nothing_to_take_back(lite: Running):
    """The plies after the last choice follow by the rules: to go back among them changes nothing."""
    anna, boris = lite.client("Anna"), lite.client("Boris")
    table = anna.table("burgundy", ["open", "open"])
    boris.do(table, "sit")
    anna.do(table, "start")
    ply = anna.see(table)["table"]["ply"]
    assert ply > 0, "the set-up draws and is forced"
    assert anna.refused(table, "propose", what="take-back", ply=0) == "unknown_ply"
    assert anna.refused(table, "propose", what="take-back", ply=ply - 1) == "unknown_ply"


def test_who_proposed_and_went_leaves_no_proposal_behind(lite: Running):
    table, anna, boris = two(lite)
    bid_both(table, anna, boris)
    rest(anna, table)
    anna.do(table, "propose", what="take-back", ply=-1)
    assert anna.http.request("DELETE", "/me", json={}).status_code < 300
    assert boris.see(table)["table"]["proposal"] is None
    boris.do(table, "propose", what="end")
    assert boris.see(table)["table"]["status"] == "over", "nobody else is left to ask"


def test_a_frozen_table_says_so_whatever_is_asked_of_it(lite: Running):
    anna, boris = lite.client("Anna"), lite.client("Boris")
    table = anna.table("brittle", ["open", "open"])
    boris.do(table, "sit")
    anna.do(table, "start")
    anna.refused(table, "submit", moves=["boom"], ply=0)
    assert anna.see(table)["table"]["status"] == "frozen"
    assert anna.refused(table, "propose", what="pause") == "frozen"
    assert boris.refused(table, "away", bot="random") == "frozen"


def test_a_pause_and_its_clocks_outlive_a_restart(house):
    async def test(h: House) -> None:
        live = await h.table(2, Clock("live", minutes=10, increment=0))
        h.time += 60
        await carry_out(h.tables, live, h.people[0], Propose(what="pause", seat=0))
        await carry_out(h.tables, live, h.people[1], Answer(yes=True, seat=1))
        assert h.left(live) == [540, 600]
        h.time += 3600
        h.forget()
        live = await h.tables.get(live.id)
        assert live.log_state.paused
        assert h.left(live) == [540, 600]
        with pytest.raises(Refused):
            await h.move(live, 0)
        await carry_out(h.tables, live, h.people[1], Propose(what="resume", seat=1))
        await carry_out(h.tables, live, h.people[0], Answer(yes=True, seat=0))
        h.time += 60
        assert h.left(live) == [480, 600]

    house(test)


def test_alone_with_bots_nobody_chooses_and_the_late_one_plays_on(house):
    async def test(h: House) -> None:
        live = await h.table(1, Clock("days", days=1), bots=1)
        h.time += 2 * DAY
        assert live.history.overdue(int(h.time * 1000)) == [0]
        for choice in ("wait", "time", "bot", "end"):
            with pytest.raises(Refused) as refused:
                await h.vote(live, 0, 0, choice)
            assert refused.value.code == "own_time_is_up"
        await h.move(live, 0)
        assert live.ply > 0

    house(test)


def test_a_standing_answer_given_while_asked_answers_at_once(lite: Running):
    """And is logged as automatic, for all to see; which it is, nobody else is told."""
    table, anna, boris = lantern_hung(lite)
    before = boris.see(table)
    assert before["table"]["seats"][1]["asked"]
    boris.do(table, "standing", key="bask", policy="never")
    after = anna.see(table)
    assert after["table"]["ply"] > before["table"]["ply"]
    assert [line["how"] for line in after["log"] if line["kind"] == "moved"][-1] == "standing"
    assert "never" not in str(after)
    boris.do(table, "standing", key="bask")
    assert "standing" not in boris.see(table)["you"], "ask me again"
