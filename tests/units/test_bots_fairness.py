"""What a bot can't see does not matter to it: hidden things are mixed anew, and it chooses the same."""

import pytest

import ratusha
from ratusha.bots.bot import Bot, Budget
from ratusha.bots.easy import Easy
from ratusha.bots.expert import Expert
from ratusha.bots.hard import Hard
from ratusha.bots.medium import Medium
from ratusha.kernel.rng import Rng

BOTS: list[type[Bot]] = [Easy, Medium, Hard, Expert]
HIDDEN = ["burgundy", "altay", "gloomhaven", "empire"]
"""Games in which something is hidden after the set-up."""


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("id", HIDDEN)
def test_a_choice_does_not_depend_on_what_is_hidden(id, kind):
    state = ratusha.game(id).start(2, 4)
    rng = Rng(2)
    while not any(len(state.moves(seat)) > 3 for seat in state.asked[:1]) or state.rounds() < 1:
        state.play(rng.pick(state.moves(state.asked[0])), state.asked[0])
    seat = state.asked[0]
    view = state.seen_by(seat)
    worlds = [view.imagine(Rng(n)) for n in range(3)]
    assert len({world.to_json() for world in worlds}) == 3, "something is hidden"
    assert {world.seen_by(seat).to_json() for world in worlds} == {view.to_json()}
    chosen = {kind(Rng(5), Budget(nodes=40)).choose(world.seen_by(seat)) for world in worlds}
    assert len(chosen) == 1


def test_expert_compares_more_turns_than_hard():
    hard, expert = Hard(Rng(1), Budget()), Expert(Rng(1), Budget())
    assert expert.times > hard.times
    assert expert.seconds > hard.seconds
