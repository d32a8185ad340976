"""What the environments share: rewards at the end, spaces, seeds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from .._faubourg import Setup

Observation: TypeAlias = dict[str, NDArray[Any]]


def check_reward(name: str) -> None:
    """Raise if there is no such reward."""
    final_reward(name, {"scores": [0, 0], "ranks": [1, 1]}, 0)


def final_reward(name: str, outcome: Mapping[str, Any], seat: int) -> float:
    """Return what the end of a game brings a seat."""
    scores: list[int] = outcome["scores"]
    match name:
        case "win":
            last = max(len(scores), 2) - 1
            return 1.0 - 2.0 * float(outcome["ranks"][seat] - 1) / last
        case "score":
            return float(scores[seat])
        case "margin":
            others = [score for other, score in enumerate(scores) if other != seat]
            return float(scores[seat] - max(others, default=0))
        case _:
            raise ValueError(f"there is no reward `{name}`: expected `win`, `score` or `margin`")


def figures(setup: Setup) -> spaces.Box:
    """Return the space of the observations of a setup."""
    return spaces.Box(-32768, 32767, (setup.figures,), np.int16)


def next_seed(given: int | None, generator: np.random.Generator) -> int:
    """Return the seed of the next game."""
    return int(generator.integers(2**63)) if given is None else given
