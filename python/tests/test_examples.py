"""The examples run; of those with heavy libraries, the part that plays."""

from __future__ import annotations

import importlib.util
import py_compile
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.stem)
def test_compiles(path: Path, tmp_path: Path) -> None:
    py_compile.compile(str(path), cfile=str(tmp_path / "out.pyc"), doraise=True)


def test_random_match() -> None:
    assert load("random_match").play("welcome", 2, 1).over


def test_mcts_beats_random() -> None:
    game = load("mcts").play(4, "random", 1, rounds=3)
    assert game.over


def test_the_table_of_a_million_games() -> None:
    columns = load("million_games").columns(20, ["random", "random"], 2)
    assert {len(column) for column in columns.values()} == {40}
    assert "ends" not in columns


def test_what_ray_is_asked_to_do() -> None:
    one, other, share = load("ray_tournament").duel("architect", "random", 4, 1)
    assert (one, other, share) == ("architect", "random", 1.0)


def test_what_ppo_learns_from() -> None:
    ppo = load("ppo")
    env = ppo.make_env("eggs")
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert np.abs(observation).max() < 10
    assert env.action_masks().any()
    assert ppo.random_score("eggs", 10) != 0
