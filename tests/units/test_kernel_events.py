"""Events: what happened, with its cause, and who may see it."""

import pytest

from ratusha.kernel import EVERYBODY, NOBODY, SPECTATOR, Event, Msg, words


def test_an_open_event_is_seen_by_all():
    event = Event("x", 0, {})
    assert event.only == EVERYBODY
    assert [event.seen_by(viewer) for viewer in (0, 1, 4, SPECTATOR)] == [event] * 4


def test_a_secret_event_is_seen_by_its_seats_and_the_others_get_what_is_public():
    public = Event("somebody", 1, {})
    event = Event("x", 1, {"card": "dragon"}, only=0b0101, public=public)
    assert event.seen_by(0) is event
    assert event.seen_by(2) is event
    for viewer in (1, 3, 40, SPECTATOR):
        assert event.seen_by(viewer) is public
    assert Event("x", 1, {}, only=0b0001).seen_by(1) is None
    assert Event("x", 1, {}, only=0).seen_by(0) is None


def test_json_of_an_event_never_holds_what_others_may_not_see():
    event = Event("x", 1, {"card": Msg("lantern_fair-lantern-crane")}, only=2, public=Event("y", 1, {}))
    assert event.to_dict() == {"id": "x", "seat": 1, "params": {"card": {"id": "lantern_fair-lantern-crane"}}}
    shown = event.seen_by(0)
    assert shown is not None
    assert shown.to_dict() == {"id": "y", "seat": 1}


def test_gains_and_costs_name_their_cause(fair):
    g = fair.start(2, seed=None)
    events = g.listen()
    g.gain(0, "coin", 3, "sale")
    g.gain(1, "coin", -2, "oil")
    g.gain(1, "coin", 0, "oil")
    g.score(1, 1, 5)
    told = [event.to_dict() for event in events]
    assert told == [
        {"id": "kernel-gain", "seat": 0, "what": "coin", "amount": 3, "cause": "sale"},
        {"id": "kernel-pay", "seat": 1, "what": "coin", "amount": -2, "cause": "oil"},
        {"id": "kernel-gain", "seat": 1, "what": "points", "amount": 5, "cause": "gate"},
    ]
    sentences = [words.text(event.message("lantern_fair"), "en") for event in events]
    assert sentences == [
        "Player 1 gets 3 coins (sale).",
        "Player 2 pays 2 coins (oil).",
        "Player 2 gets 5 points (the gate).",
    ]
    assert (
        words.text(events[1].message("lantern_fair"), "ru", ["Анна", "Вера"])
        == "Вера отдаёт: 2 монеты (масло)."
    )


def test_points_go_to_score_and_sheet_alike(fair):
    g = fair.start(2, seed=None)
    g.score(0, 0, 7)
    g.score(0, 1, 2)
    g.score(0, 0, -3)
    assert g.scores == [6, 0]
    assert g.sheet() == [{"lanterns": 4, "gate": 2}, {}]


def test_nothing_is_reported_while_nobody_listens(fair):
    g = fair.start(2, seed=None)
    g.tell("x")
    g.gain(0, "coin", 3, "sale")
    g.whisper("x", 0, "y", n=1)
    g.score(0, 0, 1)
    assert g.events is None
    events = g.listen()
    g.tell("x", 1, n=3)
    assert [event.to_dict() for event in events] == [{"id": "x", "seat": 1, "params": {"n": 3}}]
    assert g.clone().events is None


def test_telling_some_seats_only(fair):
    g = fair.start(3, seed=None)
    events = g.listen()
    g.tell("x", NOBODY, 0b011, n=1)
    g.whisper("mine", 2, "theirs", n=1)
    assert [[e.id for e in events if e.seen_by(v) is not None] for v in (0, 2, SPECTATOR)] == [
        ["x", "mine"],
        ["mine"],
        ["mine"],
    ]
    seen = [events[1].seen_by(viewer) for viewer in (0, 1, 2, SPECTATOR)]
    assert [event.to_dict() if event else None for event in seen] == [
        {"id": "theirs", "seat": 2},
        {"id": "theirs", "seat": 2},
        {"id": "mine", "seat": 2, "params": {"n": 1}},
        {"id": "theirs", "seat": 2},
    ]


def test_a_parameter_of_an_event_may_have_any_name(fair):
    g = fair.start(1, seed=None)
    events = g.listen()
    g.tell("x", 0, EVERYBODY, id="a", seat="b", only="c")
    g.whisper("x", 0, "y", id="a", seat="b", public="c")
    assert [event.params for event in events] == [
        {"id": "a", "seat": "b", "only": "c"},
        {"id": "a", "seat": "b", "public": "c"},
    ]


def test_who_is_filled_in_for_a_seats_event_only():
    assert Event("x", 0, {}).message("g").params == {"who": Msg("kernel-seat", n=1)}
    assert Event("x", NOBODY, {}).message("g").params == {}


@pytest.mark.parametrize("seats", [2, 5])
def test_through_a_whole_game_nobody_is_told_anothers_card(fair, seats):
    """Every event as each viewer sees it: a drawn card is named to its owner alone."""
    g = fair.start(seats, seed=None)
    events = g.listen()
    while not g.over:
        g.play(g.moves()[-1])
    named = 0
    for event in events:
        for viewer in [*range(seats), SPECTATOR]:
            shown = event.seen_by(viewer)
            if shown is not None and shown.id == "lantern_fair-drew-card":
                assert viewer == shown.seat
                named += 1
    assert named == sum(event.id == "lantern_fair-drew-card" for event in events) > 0
