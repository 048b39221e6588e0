"""Pictures of positions, as SVG: what the games' `draw` modules are made of. See docs/draw.md."""

from ratusha.draw.picture import (
    BOARD,
    END,
    PHONE,
    REPLAY,
    TABLE,
    Frame,
    Part,
    Picture,
    Player,
    Scene,
    draw,
    drawing,
)

__all__ = [
    "BOARD",
    "END",
    "PHONE",
    "REPLAY",
    "TABLE",
    "Frame",
    "Part",
    "Picture",
    "Player",
    "Scene",
    "draw",
    "drawing",
]
