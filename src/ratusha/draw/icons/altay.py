"""Fights, settlements, cards and lands of Altay."""

from typing import Final

ICONS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "attack": (
        ("M19.5 3l1.5 1.5-1 4L11 17l-4-4 9-9Z", "#c3cad2"),
        ("M6 12l6 6M8.5 15.5L4 20", ""),
    ),
    "defence": (
        ("M12 2.5l8 2.5v6c0 5.5-3.5 8.5-8 10.5-4.5-2-8-5-8-10.5V5Z", "#7f9fbf"),
        ("M12 2.5v19", ""),
    ),
    "settlement": (
        ("M3.5 20.5V12l4.5-4 4.5 4v8.5Z", "own"),
        ("M12.5 20.5V9.5L17 5l4 4.5v11Z", "own"),
    ),
    "conquest": (
        ("M5 21V3.5", ""),
        ("M5 4h13l-3 4 3 4H5Z", "#c75a4a"),
    ),
    "technology": (
        ("M12 3a6.5 6.5 0 0 1 4 11.6V17H8v-2.4A6.5 6.5 0 0 1 12 3Z", "#f1d573"),
        ("M9 20.5h6M12 17v-4", ""),
    ),
    "wonder": (
        ("M12 3.5L22 20H2Z", "#e7c878"),
        ("M12 3.5L15 20M6 13.5h9.6", ""),
    ),
    "farmland": (
        ("M3 18c5-3 13-3 18 0v2.5H3Z", "farmland"),
        ("M7 17V9M12 16.5V7M17 17V9M5 10l2 1.5L9 10M10 8l2 1.5L14 8M15 10l2 1.5L19 10", ""),
    ),
    "woodland": (
        ("M8 4l5 8h-2.5l3 5.5H2.5l3-5.5H3Z", "woodland"),
        ("M16.5 7l4 6.5h-2l2.5 4h-8.5", "woodland"),
        ("M8 17.5v3M17 17.5v3", ""),
    ),
    "minefield": (
        ("M2.5 19.5C3 12 7 7 12 7s9 5 9.5 12.5Z", "minefield"),
        ("M8.5 19.5v-4a3.5 3.5 0 0 1 7 0v4Z", "black"),
    ),
    "mountain": (
        ("M1.5 20L9 5l4.5 8 2.5-4 6.5 11Z", "mountain"),
        ("M6.8 9.5l2.2 2 2-1.7", ""),
    ),
    "store": (
        ("M4 9h16v11.5H4Z", "wood-2"),
        ("M3 5h18v4H3ZM9.5 12.5h5", "wood"),
    ),
    "trash": (
        ("M6 8h12l-1 12.5H7Z", "#cfc6b6"),
        ("M4.5 8h15M9.5 8V5h5v3M10 11.5v6M14 11.5v6", ""),
    ),
    "move": (
        ("M2.5 20.5V13l4.5-4 4.5 4v7.5Z", "#efe3c8"),
        ("M10 5.5h10M16.5 2l3.5 3.5L16.5 9", ""),
    ),
    "convert": (
        ("M4 21V8", ""),
        ("M4 8.5h9l-2 3 2 3H4Z", "#c75a4a"),
        ("M9.5 4.5a6.5 6.5 0 0 1 11 5v3M18 10.5l2.5 2.5 2.5-2.5", ""),
    ),
    "save": (
        ("M7 2.5h10V13H7Z", "#fbf5e6"),
        ("M3 12v8.5h18V12M12 6v10M8.5 13l3.5 3.5 3.5-3.5", ""),
    ),
    "captured": (
        ("M2.5 20.5V13l5-4.5 5 4.5v7.5Z", "#efe3c8"),
        ("M16 20.5V3.5", ""),
        ("M16 4h6l-1.5 2.5L22 9h-6Z", "#c75a4a"),
    ),
    "crowded": (
        ("M2 20.5v-6l4-3.5 4 3.5v6ZM14 20.5v-6l4-3.5 4 3.5v6Z", "#efe3c8"),
        ("M8 11.5V7l4-3.5L16 7v4.5Z", "#efe3c8"),
    ),
    "alike": (
        ("M3 5h7v7H3Z", "#e7d9b8"),
        ("M14 5h7v7h-7Z", "#e7d9b8"),
        ("M8 16.5h8M8 20h8", ""),
    ),
}
