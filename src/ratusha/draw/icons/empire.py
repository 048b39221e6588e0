"""Prizes, war and stacks of Founders of the Empire."""

from typing import Final

ICONS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "altar": (
        ("M5 20.5h14v-3H5ZM7 10.5h10v7H7Z", "#d9d3c7"),
        ("M5.5 7.5h13v3h-13Z", "#d9d3c7"),
        ("M12 7c-2-1.5-1-3 0-4.5 1 1.5 2 3 0 4.5Z", "fire"),
    ),
    "temple2": (
        ("M2.5 9L12 3l9.5 6Z", "#f0e6d0"),
        ("M3.5 18.5h17v2.5h-17ZM5 9.5h2.5v9H5ZM10.7 9.5h2.6v9h-2.6ZM16.5 9.5H19v9h-2.5Z", "#f0e6d0"),
    ),
    "shrine": (
        ("M4 20.5v-8h16v8Z", "#f0e6d0"),
        ("M6 12.5a6 6.5 0 0 1 12 0Z", "gold"),
        ("M12 6V2.5M8 15v5.5M12 15v5.5M16 15v5.5", ""),
    ),
    "ravaged": (("M4 20.5l3-9 3 4 3-10 3 9 3-5 2 11Z", "fire"),),
    "stack": (
        ("M4 14.5l8-4 8 4-8 4Z", "paper-3"),
        ("M4 11l8-4 8 4-8 4Z", "paper-2"),
    ),
}
