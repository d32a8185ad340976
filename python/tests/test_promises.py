"""What actions and figures mean is a promise: programs that have learned know it by heart.

A change here is a change of the rules' version, and makes everything useless that was learned.
"""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from faubourg import Setup

KEPT: list[tuple[str, int, dict[str, Any], tuple[int, str], tuple[int, str]]] = [
    ("welcome", 2, {}, (1273, "e53a5afc48c3"), (574, "63bfb9eeb8c1")),
    (
        "welcome",
        1,
        {"edition": "2023", "opponent": "1", "quarters": True},
        (2403, "47559aae414d"),
        (372, "e548e48c5135"),
    ),
    (
        "welcome",
        2,
        {"edition": "2023", "sheet": "zombies", "expert": True},
        (1315, "be51f0b9a1ac"),
        (765, "29ceecaede17"),
    ),
    ("dream", 2, {}, (638, "9955f58deb6a"), (375, "e1d4ce301e32")),
    ("welkin", 2, {}, (405, "a0c483d536de"), (788, "8853d99d8975")),
    ("bienvenue", 2, {}, (15237, "c79200ec3cd7"), (1510, "a29bb76a7874")),
]


def summary(names: list[str]) -> tuple[int, str]:
    return len(names), hashlib.sha256("\n".join(names).encode()).hexdigest()[:12]


@pytest.mark.parametrize(("game", "seats", "options", "actions", "figures"), KEPT)
def test_numbers_keep_their_meaning(
    game: str,
    seats: int,
    options: dict[str, Any],
    actions: tuple[int, str],
    figures: tuple[int, str],
) -> None:
    setup = Setup(game, seats, options)
    assert summary(setup.action_names) == actions
    assert summary(setup.figure_names) == figures


def test_some_of_them_by_heart() -> None:
    names = Setup("welcome", 2).action_names
    known = {0: "take 1", 3: "refuse", 4: "write 0 a1", 598: "fence a1", 640: "bis 0 a1"}
    assert {index: names[index] for index in known} == known
    assert names[-1] == "done"
