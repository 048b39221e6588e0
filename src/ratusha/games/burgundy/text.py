from ratusha.games.burgundy.state import Burgundy


def describe(g: Burgundy, viewer: int, lang: str) -> str:
    return ""
