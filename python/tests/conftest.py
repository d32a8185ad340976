"""Setups of every game and kind of option."""

from __future__ import annotations

from typing import Any

import pytest

SHEETS = ("eggs", "christmas", "ducks", "roswell", "atomic", "trucks", "halloween", "zombies")

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("welcome", 2, {}),
    ("welcome", 1, {}),
    ("welcome", 3, {"advanced": True, "expert": True}),
    ("welcome", 2, {"edition": 2023, "quarters": True, "sheet": "blueprint"}),
    ("welcome", 1, {"edition": "2023", "opponent": "3"}),
    *(("welcome", 2, {"edition": "2023", "sheet": sheet}) for sheet in SHEETS),
    ("dream", 2, {}),
    ("dream", 1, {"opponent": "5", "quarters": True}),
    ("welkin", 3, {}),
    ("bienvenue", 2, {"money": "hidden"}),
]


@pytest.fixture(params=SETUPS, ids=lambda setup: f"{setup[0]}-{setup[1]}-{len(setup[2])}")
def setup(request: pytest.FixtureRequest) -> tuple[str, int, dict[str, Any]]:
    """A game, its seats and its options."""
    given: tuple[str, int, dict[str, Any]] = request.param
    return given
