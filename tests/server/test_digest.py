"""What happened since one's last turn, in as few lines as tell it."""

from typing import Any

from ratusha.server.web.pages.layout import digest


def move(seat: int, text: str = "", **amounts: int) -> dict[str, Any]:
    """A line of the log: what was said, and what the player paid and got."""
    changes = [
        {"seat": seat, "what": what, "amount": n, "text": f"{what} {n}"} for what, n in amounts.items()
    ]
    told = [{"seat": seat, "text": text}] if text else []
    return {"seat": seat, "text": "", "events": [*told, *changes]}


def test_moves_that_only_pay_and_get_are_one_line_until_something_is_told_or_another_moves():
    found = digest(
        "burgundy",
        [
            move(1, "Boris sells.", silver=1),
            move(1, workers=-1),
            move(1, workers=-2, silver=1),
            move(0, workers=-1),
            move(1, workers=-1),
            move(1, "Boris builds."),
            move(1, workers=-1),
        ],
        "en",
    )
    assert [(line["seat"], line["told"], line["pays"], line["gets"]) for line in found["moves"]] == [
        (1, ["Boris sells."], "", "1 silver"),
        (1, [], "3 workers", "1 silver"),
        (0, [], "1 worker", ""),
        (1, [], "1 worker", ""),
        (1, ["Boris builds."], "", ""),
        (1, [], "1 worker", ""),
    ]
    assert [(sum["seat"], sum["pays"], sum["gets"]) for sum in found["sums"]] == [
        (0, "1 worker", ""),
        (1, "5 workers", "2 silver"),
    ]


def test_what_comes_and_goes_again_is_no_line():
    found = digest("burgundy", [move(1, "Boris waits."), move(1, workers=-1), move(1, workers=1)], "en")
    assert [line["told"] for line in found["moves"]] == [["Boris waits."]]
