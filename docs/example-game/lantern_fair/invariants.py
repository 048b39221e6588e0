"""What must be true of every position."""

from lantern_fair.components import COUNT, EVENINGS, KINDS
from lantern_fair.state import Fair
from ratusha.kernel import BIT


def problems(g: Fair) -> list[str]:
    """What cannot be: hands that are not counted right, lanterns lost or doubled."""
    if g.evening > EVENINGS[g.options["length"]]:
        return ["there is no such evening"]
    if any(len(hand) != len(COUNT) for hand in g.hands) or g.held != [sum(hand) for hand in g.hands]:
        return ["the hands are not counted right"]
    for kind in KINDS:
        hung = sum(1 for stall in g.stalls if stall & BIT[kind])
        if g.deck[kind] + g.sold[kind] + hung + sum(hand[kind] for hand in g.hands) != COUNT[kind]:
            return [f"lanterns of kind {kind} were lost or doubled"]
    return []
