"""The icon formula of a card or a building: its action as a list of tokens, made from its printed data.

A token is the name of an icon, or a number as text; `or` stands between choices.
"""

from __future__ import annotations

from ratusha.games.gloomhaven import effects
from ratusha.games.gloomhaven.components import TERRAIN
from ratusha.games.gloomhaven.effects import DOES, FREE, KINDS, PER, Effect


def formula(action: list[Effect]) -> list[str]:
    """The tokens of an action, step by step."""
    found: list[str] = []
    for step in action:
        if found:
            found.append("then")
        found += _step(step)
    return found


def _step(step: Effect) -> list[str]:
    does = step.does
    if does in (effects.COINS, effects.FLEETING, effects.LASTING):
        return [f"{step.n:+d}", _SIGN[does]]
    if does in (effects.COINS_PER, effects.FLEETING_PER):
        most = [f"<={step.most}"] if step.most < 9 else []
        return ["+1", _SIGN[does], "per", PER[step.what], *most]
    found = [DOES[does]]
    if does == effects.TRADE and step.options != 7:
        for option in range(3):
            if step.options >> option & 1:
                found += ["or"] if found[-1].startswith("option") else []
                found.append(f"option-{option + 1}")
    if does == effects.CONSTRUCT and step.kinds in (1, 2):
        found.append(KINDS[step.kinds - 1])
    if does in (effects.TRADE, effects.FREE_ACCESS) and step.terrains != effects.ALL_TERRAINS:
        found += [TERRAIN[t] for t in range(len(TERRAIN)) if step.terrains >> t & 1]
    if does == effects.UPGRADE and step.level < 3:
        found.append(f"level-{step.level}")
    if does == effects.RECRUIT and step.accessed:
        found += ["=", "option-2"]
    found += _price(step)
    if step.most > 1:
        found.append(f"x{step.most}")
    if step.least == 0:
        found.append("optional")
    return found + ["road"] * step.roads


def _price(step: Effect) -> list[str]:
    """What the action takes off the price."""
    if step.does not in (effects.TRADE, effects.CONSTRUCT, effects.UPGRADE, effects.RECRUIT):
        return []
    if step.discount == FREE:
        return ["coin", "0"]
    return ["coin", f"-{step.discount}"] if step.discount else []


_SIGN = {
    effects.COINS: "coin",
    effects.COINS_PER: "coin",
    effects.FLEETING: "fleeting",
    effects.FLEETING_PER: "fleeting",
    effects.LASTING: "lasting",
}
