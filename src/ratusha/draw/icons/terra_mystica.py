"""Buildings and cults of Terra Mystica; buildings have the colour of their owner."""

from typing import Final

ICONS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "dwelling": (("M4 20.5V11L12 4l8 7v9.5Z", "own"),),
    "trading": (("M2.5 20.5V13l5-4.5 3.5 3V8l5-4.5L21.5 8v12.5Z", "own"),),
    "temple": (
        ("M2.5 9.5L12 3.5l9.5 6Z", "own"),
        ("M4 18h16v2.8H4ZM5.5 9.5h3V18h-3ZM10.5 9.5h3V18h-3ZM15.5 9.5h3V18h-3Z", "own"),
    ),
    "stronghold": (
        ("M3 20.5V5h3.5v2.5H9V5h6v2.5h2.5V5H21v15.5Z", "own"),
        ("M9.5 20.5V16a2.5 2.5 0 0 1 5 0v4.5Z", "black"),
    ),
    "sanctuary": (("M4 20.5V12a8 8 0 0 1 16 0v8.5h-4.5V12a3.5 3.5 0 0 0-7 0v8.5Z", "own"),),
    "town": (
        ("M2.5 20.5V12l3.5-3 3.5 3v8.5ZM14.5 20.5V12L18 9l3.5 3v8.5Z", "white"),
        ("M8 20.5V8.5l4-4.5 4 4.5v12Z", "gold"),
    ),
    "fire": (
        (
            "M12 2.5c1 4 5.5 5.5 5.5 11.5 0 4-2.5 7-5.5 7s-5.5-3-5.5-6.5"
            "c0-2.5 1-4 2.5-5.5 0 2 .5 3 1.5 3.5C10.5 9 10 6 12 2.5Z",
            "fire",
        ),
    ),
    "waterdrop": (("M12 2.5c4 5.5 6.5 8.5 6.5 12a6.5 6.5 0 0 1-13 0c0-3.5 2.5-6.5 6.5-12Z", "#4d8dc4"),),
    "earth": (("M2.5 19.5L9 7l4 6.5 2.5-3.5 6 9.5Z", "earth"),),
    "air": (("M3 9h11.5a3 3 0 1 0-3-3M3 13h15.5a3 3 0 1 1-3 3M3 17h8a2.2 2.2 0 1 1-2.2 2.2", ""),),
    "favor": (
        ("M12 2.5l7 3v6c0 5-3 8-7 10-4-2-7-5-7-10v-6Z", "#e7d6a6"),
        ("M12 7v9M8.5 10.5h7", ""),
    ),
}
