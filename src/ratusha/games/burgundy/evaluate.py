from ratusha.games.burgundy.state import Burgundy


def evaluate(g: Burgundy, seat: int) -> float:
    return 0.0
